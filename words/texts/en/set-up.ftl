# Setting a table up, and going on with a game elsewhere.

set-up-opponent = Opponent { $number }
set-up-only-opponent = Your opponent
set-up-nobody = nobody
set-up-company = Who plays along?
set-up-company-note = { $least } to { $most } can play. Leave the seats that you do not need to nobody.
set-up-friend = A friend who is sent the link
set-up-anyone = Whoever comes along
set-up-beside = somebody beside me, on this device
set-up-beside-name = Their name
set-up-side = Your side
set-up-side-random = drawn by lot
set-up-side-n = seat { $seat }
set-up-hints = Hints may be asked for
set-up-opens = This is what opens
set-up-open = Open the table

device-title = Go on with another device
device-lead = Open this link on your other device. It works once, for ten minutes, and whoever opens it plays as you: send it to nobody.
device-link = Link for your other device
device-back = Back
device-as = Go on as { $name } on this device?
device-enter = Go on here

end-title = The end of the game
set-up-preset = What do you play?
set-up-own = My own choice
set-up-own-text = Choose every rule below.
set-up-details = Every rule one by one
set-up-details-note = These count if “My own choice” is picked above.
set-up-changed = changed
set-up-reset = The rules that you have changed would be put back.
set-up-reset-yes = Put them back

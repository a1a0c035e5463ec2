# Everything that belongs to no game: frame, landing page, waiting, replay, end, errors.

## The frame
skip-to-content = Skip to the content
skip-to-choices = Skip to the decision
nav = Main
nav-play = Play
nav-games = My games
nav-watch = Watch
nav-rules = Rules
nav-learn = Learn by playing
nav-thumb = Main, at the thumb
shelf-lead = Each book tells the whole game with pictures, in our own words, and what we decided where the box is silent.
sound = Sound on your turn
theme-to-system = Colours: as the system
theme-to-light = Colours: light
theme-to-dark = Colours: dark
fan-work = Caravanserai is unofficial fan work. The games belong to their authors and publishers, who have nothing to do with this site; all art and wording here is our own.
fan-work-buy = If you like the games, buy the boxes.
newer-version = A newer version is here. Your games stay as they are.
take-newer-version = Begin it now
later = Later
cannot-keep = This browser cannot keep the games: open the page by https, and not in a private window.
needs-scripts = The games run in your browser: please allow scripts for this page.
offline = Connection lost. Trying again …
post-failed = That did not arrive. Please try again.
post-too-soon = That did not count: it came right after the lesson. Please click again.
turn-note = It is your turn
list-and = { $first } and { $last }
list-or = { $first } or { $last }

## How long ago
ago-now = just now
ago-minutes = { $count ->
    [one] a minute ago
   *[other] { $count } minutes ago
}
ago-hours = { $count ->
    [one] an hour ago
   *[other] { $count } hours ago
}
ago-days = { $count ->
    [one] yesterday
   *[other] { $count } days ago
}

## The landing page
home-title = Two desert games, one quiet courtyard
home-lead = Play { $games } in your browser, with friends or against opponents that think hard and never cheat.
play-now = Play now
play-as-last-time = Play as last time
pick-game = Game
pick-preset = What do you play?
pick-players = How many players?
players-with-you = { $others ->
    [one] you and one
   *[other] you and { $others }
}
pick-level = How strong are your opponents?
pick-level-note = From 1, who has just learned the rules, to { $most }, who thinks hard. The Hoarder keeps whatever can be kept, the Blocker takes what you wanted; both are as strong as the Trader.
your-name = Your name
your-name-example = how others see you
no-account = No account needed. Every level sees only what you would see in its seat.
players-exactly = { $count ->
    [one] 1 player
   *[other] { $count } players
}
players-range = { $least } to { $most } players
minutes = { $count } minutes
set-up-table = Set up a table
set-up-table-lead = Choose the cards, the rules and who sits where: friends who are sent one link, strangers, opponents of the house.
take-along = Take the games with you
take-along-lead = The same games and opponents in your browser alone: once opened, they need neither this house nor a network, and your games stay on your device.
take-along-open = Open them
join-by-link = Join by link
join-by-link-lead = Paste the link that your friend sent you.
join-code = Link or code
join = Join
learn = Learn by playing
learn-lead = A guided first game. Everything explains itself, and you can take moves back.
guided-title = New here?
guided-title-of = New to { $game }?
guided-note = A whole game that explains itself, with free take-backs.
guided-begin = Begin the guided game
guided-or = Or straight to the table:
learn-start = Start the first game
learn-game = Learn { $game }
wait-for-you = { $count ->
    [one] 1 waits for you
   *[other] { $count } wait for you
}
welcome-back = Welcome back, { $name }
your-turn-at = { $count ->
    [one] It is your turn at one table.
   *[other] It is your turn at { $count } tables.
}
nobody-waits-for-you = Nobody waits for you.
game-with = { $game } with { $names }
then-table = Then: { $table }
turn-of = { $name } is to act
waits-for-the-deal = The cards are about to be dealt
continue-table = Continue: { $table }
open-table = Open: { $table }
no-games-yet = No game under way. One click on Play now changes that.
your-turn = Your turn
continue = Continue
open = Open
open-and-live = Join and watch
nobody-plays = Nobody else is at a table right now.
watch = Watch
watch-note = Games against the house are listed only if their player wants it.
let-others-watch = Let others watch
results = Results
no-results-yet = No game has ended yet.
you-won = won
you-lost = lost
table-of = { $game }: { $names }
round-n = Round { $round }
round = round

## A table that waits
waiting-title = A table of { $game }
invites-you = { $name } invites you to { $game }
take-a-seat = Take a seat
not-known-yet = I do not know { $game } yet
no-account-seat = No account. This device remembers your seat; you can take it to another device later.
invite = Invite somebody
invite-lead = Send this link. Whoever opens it can take a free seat.
invite-link = Link to this table
copy = Copy
reach-this-machine = Only this computer can open this address.
reach-why = On any other device it means that device itself.
reach-others = Others in the same network can use:
reach-open = The house is open for this computer alone. To open it for your network, close it and start it with
reach-then = Then others in the same network can use:
reach-nowhere = No address of this computer in a network was found.
copied = Copied
qr-code = The link as a QR code
seats = Seats
you = you
free-seat = free
seats-free = { $count ->
    [one] 1 seat free
   *[other] { $count } seats free
}
of-the-house = of the house
fill-and-begin = Fill all free seats and begin
sit-down = Sit down
stand-up = Stand up
seat-a-bot = Seat an opponent
waiting-for-others = As soon as every seat is taken, the game begins by itself.
close-table = Close the table
agreed = What is played
fair-shuffle = A fair shuffle you can check
fair-shuffle-lead = The cards are shuffled already, from a seed that nobody can change any more. This is its hash; the seed itself is told when the game is over.
fair-shared-lead = The house has drawn a secret seed that it cannot change any more: this is its hash. Everybody adds something of their own, fixed by its hash as well, and the cards are dealt from all of it together. When the game is over, everything is told.
fair-by-lot = Who sits where is drawn by lot from the same seed when the cards are dealt.
commitment = Published when the table opened (SHA-256)
added-at = Added from place { $place } (SHA-256)
added-later = not fixed yet
added-nothing = nothing
how-to-check = How to check it yourself
waiting-for-the-deal = Every seat is taken. The cards are dealt as soon as everybody has added something of their own.
add-title = Something of your own for the shuffle
add-by-script = Your browser adds a random number, so that nobody can choose the cards, the house included.
add-lead = Type a number or a few words that nobody can guess. They are mixed into the shuffle, so that nobody can choose the cards, the house included. If you leave the field empty, you trust the house and the others.
add-words = Your own number or words
add-example = e.g. 4711 and a camel
add-go-on = Go on
add-lost = Your number is sealed in another browser: open this table there. If that is not possible, get up and open another table.

## Replay
replay = Replay
replay-back = One move back
replay-on = One move on
replay-round-back = To the start of the round
replay-round-on = To the next round
replay-play = Play on by itself
replay-at = Move { $at } of { $length }
replay-eyes = Seen through
replay-show = Show
replay-share = Share this position
game-link = Copy a link with the whole game
game-link-copied = Copied: the link holds the whole game.
game-link-long = This game is too long for a link. Download the record and send the file instead.
replay-leave = Back to the table
eyes-public = what all could see
eyes-all = everything open
eyes-of = the eyes of { $name }

## The end
end-won = You won
end-won-by = You won by { $points }
end-won-tie = You won the tie against { $name }
end-lost-by = You lost by { $points }
end-lost-tie = You lost the tie against { $name }
end-lost-by-place = You lost by { $points }: { $place ->
    [2] second
    [3] third
   *[other] fourth
} of { $players ->
    [3] three
   *[other] four
}
end-lost-tie-place = You lost the tie against { $name }: { $place ->
    [2] second
    [3] third
   *[other] fourth
} of { $players ->
    [3] three
   *[other] four
}
end-wins = { $name } won
draw = A draw
share-the-win = { $names } share the win
gave-up = { $name } gave up.
it-ended = { $game }, { $summary }. It ended in round { $round }.
rematch = Rematch
rematch-rest = Rematch with the other cards
rematch-rest-note = The cards that stayed in the box this time.
to-the-rematch = To the rematch
the-count = The count
what-counts = What counts
together = Together
how-it-turned = How it turned
chart-scores = Points over the game
chart-chance = Chance to win of { $name }
chart-chances = Chances to win
chart-chance-ends = The chance of { $name } ends at { $last } per cent.
chart-ends-at = { $name } ends with { $points } points.
chart-chance-told = The chance of { $name } lies between { $least } and { $most } per cent and ends at { $last } per cent.
analysing = Sage is still looking at this game; the chances and mistakes will follow here.
swing = What decided it
swing-lead = The chance of { $name } went from { $first } per cent before the first choice to { $last } per cent at the end.
swing-play = Play: what the mistakes of { $other } gave, less what those of { $name } cost
swing-play-many = Play: what the mistakes of the others gave, less what those of { $name } cost
swing-luck = Luck of { $name }: what was drawn and turned up
swing-unforeseen = The rest: what could not be foreseen without knowing the others’ cards and plans
worst-moments = { $count ->
    [one] Your worst moment
    [2] Your two worst moments
   *[other] Your three worst moments
}
worst-played = You
worst-better = Better
show-me = Show me
chart-round = Round { $round }: { $value }
chart-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
chart-moment = Your worst moment number { $number }
chart-touch = Choose a round to see the table as it stood.
chart-numbers = The numbers are your worst moments.
mistakes = Where more was possible
mistake = { $played } – better: { $better }
no-mistakes = Sage found no mistake worth naming.
nav-bring = Bring a game
take-position = Take this position with you as a file
bring = Bring a game
bring-lead = Look at any recorded game or any position, have Sage look at it, and play on from there. It becomes a table of your own that counts for nobody.
bring-paste = The record, or a position as JSON
bring-file = Or a file
bring-drop = It may be dropped anywhere on this page, too.
bring-look = Look at it
parcel = The games of this browser
parcel-lead = Everything is kept in this browser alone. Save all games as one file, as a safe copy or to go on with them in another browser.
parcel-save = Save all games
parcel-file = A file with the games of another browser, chosen or dropped here
parcel-take-in = Take these games in
parcel-taken = { $count ->
    [0] No game was new.
    [one] One game was taken in.
   *[other] { $count } games were taken in.
}
parcel-known = { $count ->
    [one] One was here already.
   *[other] { $count } were here already.
}
watch-levels = Watch the house play itself
watch-levels-lead = Two levels play each other, and you look on.
watch-one = The first at { $game }
watch-other = The second at { $game }
exercise = Exercise
exercise-task = In this game you played something else here. What is better? Play the turn to its end, then you are told.
exercise-answer = Show the answer
exercise-next = Next exercise
exercise-progress = { $found } of { $all } found
exercises = My exercises
exercises-lead = The moments of your games at which most was to be gained, to be tried again.
exercises-often = What you often miss
exercises-often-lead = A better choice would have done this above all:
exercises-times = { $count ->
    [one] once
   *[other] { $count } times
}
exercises-lately = { $count } of them in your last { $games } games
exercises-none = Play a game to its end and look at the count: as soon as Sage has looked at it, its moments are here.
try-again = Try again
try-right = Found!
try-equal = Just as good: the difference is only noise
try-close = Close, but there is something better
try-wrong = Not better
try-played = That is what you played
mistakes-mine = only mine
mark-played = played
mark-better = better
mark-tried = tried
mark-next = also
was-played = was played
was-better = would have been better
slip-by = { $name } could do better
slip-of = { $name }, move { $number }: −{ $cost } %
slip-n = { $number } of { $count }
slips = { $count ->
    [one] 1 mistake
   *[other] { $count } mistakes
}
slip-back = ‹ Previous
slip-on = Next ›
curve-told = The chance of { $name } to win, move by move; here it is { $chance } per cent.
play-on = Play on from here
play-on-against = Against
practice = Practice
practice-note = A table of your own that goes on from this position, against the house. It counts for nobody.
final-displays = Final displays
was-it-fair = Was it fair? Check it yourself
it-was-fair = The seed matches what was published before the first move, and the record leads to this result.
it-was-not-fair = The seed or the record does not match what was published. Please report this.
check-it = Before the first move the hash of the seed was published; here is the seed itself. Whoever replays the record gets exactly this game.
seed-told = The seed, told at the end
house-seed-told = The house’s seed, told at the end
seed-of-all = The seed that dealt: the hash of all these
added-by = Added by { $name }
you-added-checked = You added { $text }. Checked: the house’s seed fits what was published, and the cards were dealt from both.
you-added-broken = You added { $text }, but the house’s seed does not fit what was published. Please report this.
noted-same = This browser noted the hashes when it added its number: they are the same.
noted-other = This browser noted other hashes when it added its number than are told now. Somebody has changed something.
check-at-home = On your own machine:
verify = Verify now
download-record = Download the record

## Errors
look-again = Look again
error-400 = That did not make sense
error-403 = This seat is not yours
error-404 = There is nothing here but sand
error-409 = The table has moved on
error-413 = That is too much at once
error-429 = Slow down, please
error-500 = Something broke on our side
error-other = That did not work
error-detail = As programs read it:
error-set-aside = This table was set aside
error-banned = You are not let in here
error-removed = This table is gone
error-closed = This table is closed
advice-banned = If you think that is a mistake, ask whoever runs the house.
download-log = Download its log
advice-400 = Go back and try it another way.
advice-403 = You can watch, but only who sits here can act. If you sat here with another browser, use that one.
advice-404 = The table may have been closed, or the link is not complete.
advice-409 = Somebody acted in the meantime, or you did in another tab. Go back to see the table as it is now.
advice-429 = Too many requests came from you. Wait a moment, then go on.
advice-500 = Nothing that was confirmed is lost. Please try again in a moment.
go-home = To the courtyard

## Keys
keys = Keys
key-number = choose what has this key; on a board it is shown first, and Enter plays it
key-arrows = walk over the board
key-undo = undo
key-redo = redo
key-end = end the turn, or be done
key-hint = ask for a hint
key-story = step through the others' turns
key-rule = open the rule of what you look at
key-tab = go from thing to thing; each explains itself
key-help = show these keys
close = Close

## The menu of a table
table-menu = More about this table
other-device = Go on with another device
give-up = Give up
give-up-sure = The game ends at once, and your opponent wins.
give-up-stand-in = An opponent of the house takes your seat, and the others play on.
give-up-all = The game ends at once, and the others win.
give-up-yes = Yes, give up

## Fairness
fairness-title = How a deal is fair
fairness-lead = Nobody can choose the cards: not the house, not whoever runs it, not the other players.
fairness-how = How it works
fairness-how-commit = When a table opens, the house draws a secret seed and publishes its SHA-256. From then on it cannot take another one.
fairness-how-seal = Everybody who sits down adds a random number: the browser draws it and at first tells only its SHA-256. Programs do the same. The house’s own opponents add nothing.
fairness-how-open = When every seat is taken and everything is fixed, the browsers tell their numbers. Nobody can answer to them any more, not even a host who plays along.
fairness-how-deal = The cards are dealt from the SHA-256 of the house’s seed and all numbers together. Seats that are drawn by lot come from it, too.
fairness-how-end = When the game is over, the seed and all numbers are told and stand in the record.
fairness-check-note = Your browser notes what was published and what it added, and compares it on the last page. If you trust nobody, write down the hashes while the table waits.
fairness-check-command = With the record and your notes, on your own machine:
fairness-check-by-hand = Or without this program: the seed in the record is the SHA-256 of these parts, each with its length in bytes; whoever added nothing has the length 0.
fairness-limits = What it does not protect against
fairness-limit-nothing = Whoever adds nothing trusts those who do. In first games with lessons the cards are the same for everybody.
fairness-limit-words = Without a script, words are told at once and not sealed. They bind the house, but not a host who sits down at the table after you.
fairness-limit-script = The script that draws the numbers comes from the house. Programs of your own, or words that you type, do not.
fairness-limit-abort = The house can always break off: close a table instead of dealing, and hope for a better one. That is seen.
fairness-limit-look = Whoever runs the house can look at everybody’s hand while the game goes on, and tell a player. No shuffle helps against that.

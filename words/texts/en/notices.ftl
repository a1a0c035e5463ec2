# Being told that it is one's turn.

## The switch
tell-me = Tell me when it is my turn
tell-me-here = On this device
tell-try = Try it now
tell-ways = More ways
tell-tried = This is how you are told.
tell-open = You are told while a page of the house is open. This browser cannot do more.
tell-unsafe = At this address the browser may not tell you: that takes one that begins with https://.
tell-unable = This browser cannot tell you. On an iPhone or iPad it can once you put the house on the home screen and open it from there.
tell-refused = This browser does not let the house tell you anything. Allow notifications for this page in its settings.

## The page of all ways
notices-title = When it is your turn
notices-here = On this device
notices-here-push = The browser tells you, also when no page of the house is open.
notices-here-open = The browser tells you while a page of the house is open.
notices-here-script = That needs scripts, which this browser does not run.
notices-ways = Ways that are switched on
notices-none = You are told while a table is open, and nowhere else.
notices-told = last told { $ago }
notices-never-told = nothing told yet
notices-unconfirmed = not confirmed yet: follow the link in the mail that was sent there
notices-failed = The last try failed:
notices-secret = Signed with the secret
notices-end = Switch off
notices-end-this = Switch off: { $name }
notices-add = Switch on
notices-tried = A try went out to all of them.
notices-mail = By mail
notices-mail-lead = One mail an hour at most, for all tables together. You confirm the address first, and every mail has a link that ends it.
notices-address = Your address
notices-address-example = ada@example.org
notices-webhook = By webhook
notices-webhook-lead = The house sends a signed request to an address of yours: a channel of a chat, ntfy, a program of your own.
notices-url = The address
notices-url-example = https://ntfy.sh/ada-at-the-table
notices-confirm = Tell you here when it is your turn?
notices-confirm-yes = Yes, tell me here
notices-confirmed = You are told here from now on
notices-stop = No more mail from this house?
notices-stop-yes = No more mail
notices-stopped = You get no more mail

## What a notice says
notice-turn = Your turn: { $game }
notice-with = With { $names }
notice-try = A try of the house

## Mail
mail-confirm = Confirm your address
mail-confirm-lead = Somebody asked a house of board games to tell them here when it is their turn. If that was you, follow this link:
mail-confirm-note = If it was not you, do nothing: there will be no other mail.
mail-turns = { $count ->
    [one] Your turn at one table
   *[other] Your turn at { $count } tables
}
mail-note = You asked for this mail. This link ends it:

## Without a network
away-title = No network
away-lead = The house cannot be reached from here just now. Your tables are as you left them: nothing is lost, and nothing is shown that may be old.
away-lead-alone = What you asked for has not been fetched yet. Your games are all here, as you left them; the rest comes by itself once there is a network.

## Why a notice did not go out
unsent-gone = nobody is there any more
unsent-forbidden = nothing may be sent to this address
unsent-private = the address lies in a private network
unsent-spoilt = what the house keeps of this way cannot be used; switch it on anew
unsent-no-mail = this house sends no mail
unsent-no-certificate = the address has no name that a certificate could be for
unsent-late = no answer came in time
unsent-answered = the answer was { $said }
unsent-unreachable = it could not be reached: { $said }
unsent-house = the house could not send it: { $said }

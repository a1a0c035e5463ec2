# Guests: their devices and names, and whoever runs the house.

## My devices
devices-title = My devices
devices-name = Your name
devices-rename = Change name
devices-name-note = Others see it at every table at once, in finished games as well.
devices-list = Where you are { $name }
devices-lead = These browsers and programs act for you. End those that you do not know or no longer use; a game stays where it is.
devices-idle = { $count ->
    [one] One that is not used for a day is forgotten.
   *[other] One that is not used for { $count } days is forgotten.
}
devices-here = this device
devices-now = in use now
devices-last = last used { $ago }
devices-first = first used { $ago }
devices-end = End
devices-end-this = End: { $name }
devices-end-others = End all others
devices-add = Add a device
devices-nobody = This browser has no name here yet. It gets one when you sit down at a table.
device-browser-on = { $browser } on { $system }
device-browser = { $browser }
device-on = A browser on { $system }
device-some-browser = A browser
device-program = The program { $name }
device-unknown = An unknown device
my-page = My page: { $name }

## My page
nav-history = My page
me-devices = Name and devices
me-games = { $count ->
    [one] game
   *[other] games
}
me-won = won
me-under-way = under way
me-scores = My scores
me-played = played
me-best = best
me-mean = average
the-house = the house
past-title = Finished games
past-shared = shared
past-found = { $found } of { $all }
past-none = No game has ended yet. What you have played to its end is listed here.
past-none-such = No game like that.
past-export = { $count ->
    [one] Export the record
   *[other] Export all { $count } records as one file
}
past-with = With whom
past-with-anybody = with anybody
past-with-people = with people
past-with-house = against the house alone
past-with-name = with { $name }
past-result = Result
past-any-game = any game
past-any-result = won or lost
past-show = Show
past-all = Show all
past-left = not played to the end
past-place = place { $place }
past-pages = Pages
past-page = Page { $page } of { $pages }
past-newer = Newer games
past-older = Older games
versus-title = Head to head
versus-words = You won { $won }, { $name } won { $lost }
versus-games = { $count ->
    [one] 1 game
   *[other] { $count } games
}
versus-last = last { $ago }
forget-me = Forget me
forget-name = { $count ->
    [one] Your name, this device and what you practised are deleted at once.
   *[other] Your name, your { $count } devices and what you practised are deleted at once.
}
forget-finished = { $count ->
    [one] In a finished game “{ $name }” becomes “{ $then }”; the others keep their record.
   *[other] In { $count } finished games “{ $name }” becomes “{ $then }”; the others keep their records.
}
forget-under-way = { $count ->
    [one] A game under way is given up.
   *[other] { $count } games under way are given up.
}
forget-stays = The moves stay, without your name: they belong to the others as well. Nobody can bring your name back, you included.
forget-export = Export first
forget-yes = Yes, forget me
forgotten-title = You are forgotten
forgotten-lead = Your name is gone from every table, and your sessions have ended. You are welcome again at any time, as somebody new.

## A link for another device, opened by somebody else
swap-title = You are { $now } here
swap-lead = This link is for { $name }, but this browser acts for { $now }. Nothing happens until you say so.
swap-then = If you go on, this browser acts for { $name } and no longer for { $now }.
swap-games = { $count ->
    [one] A game of { $now } is not over and stays where it is.
   *[other] { $count } games of { $now } are not over and stay where they are.
}
swap-others = { $count ->
    [one] Another device still acts for { $now }.
   *[other] { $count } other devices still act for { $now }.
}
swap-last = No other device acts for { $now }: nobody could be { $now } any more.
swap-stay = Stay { $now }
swap-first-devices = First add another device
swap-do = Become { $name }

## The page of whoever runs the house
admin-title = Looking after the house
admin-enter-lead = The token was told when the house opened for the first time. `caravanserai admin token` makes a new one.
admin-token = Token
admin-enter = Enter
admin-leave = Leave
admin-done = Done.
admin-freed = { $count ->
    [one] One seat was freed.
   *[other] { $count } seats were freed.
}
admin-find-label = Name, number, address or table
admin-find = Find
admin-find-all = Show all
admin-guests = Guests
admin-guests-today = here within a day
admin-tables = Tables
admin-waiting = tables waiting
admin-playing = tables playing
admin-over = games over
admin-tables-today = opened within a day
admin-moves = moves kept
admin-megabytes = MB on the disk
admin-connections = connections
admin-listeners = pages listening
admin-nothing = Nothing found.
admin-banned = banned
admin-removed = removed
admin-games = { $count ->
    [one] 1 game
   *[other] { $count } games
}, { $unfinished } under way
admin-devices = { $count ->
    [one] 1 device
   *[other] { $count } devices
}
admin-deeds = What to do about { $name }
admin-reason = Reason, told to those concerned
admin-guest-note = Both free their seats: before a game the seat is free again, between two the other one wins, among more an opponent of the house sits in. Whoever is removed loses their name and devices for good; a ban can be lifted.
admin-table-note = A closed table stays and has no winner. A removed one is gone with its moves.
admin-ban = Ban
admin-remove = Remove
admin-close = Close
admin-unban = Lift
admin-unban-this = Lift the ban of { $name }
admin-stage-waiting = waits for players
admin-stage-playing = is played
admin-stage-over = is over
admin-stage-closed = was closed
admin-move-count = { $count ->
    [one] 1 move
   *[other] { $count } moves
}
admin-bans = Bans
admin-no-bans = Nobody is banned.
admin-ban-network = Ban a network
admin-network = Address or network
admin-log = What was done
admin-no-log = Nothing yet.
admin-at = { $time } UTC
admin-by-page = on this page, from
admin-by-command = by a command of
admin-did-close-table = Table closed
admin-did-remove-table = Table removed
admin-did-remove-guest = Guest removed
admin-did-ban-guest = Guest banned
admin-did-unban-guest = Ban of a guest lifted
admin-did-ban-network = Network banned
admin-did-unban-network = Ban of a network lifted
admin-did-new-token = New token made
guest-removed = A former guest

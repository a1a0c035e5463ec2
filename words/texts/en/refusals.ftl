# Why a request is not granted.

refusal-no-page = There is nothing at this address.
refusal-no-table = There is no table of this name. Was the link copied completely?
refusal-removed = Whoever runs this house has removed this table, with everything that was played at it.
refusal-removed-because = Whoever runs this house has removed this table, with everything that was played at it: { $reason }
refusal-closed = Whoever runs this house has closed this table. Nobody has won.
refusal-closed-because = Whoever runs this house has closed this table. Nobody has won. The reason: { $reason }
refusal-wrong-method = This address is not asked in this way.
refusal-foreign = This request comes from another site, so it was not carried out.
refusal-other-host = This house is not called “{ $name }”. Whoever runs it can allow that name with --name.
refusal-banned = Whoever runs this house has banned you from it.
refusal-banned-because = Whoever runs this house has banned you from it: { $reason }
refusal-no-guest = There is no guest with the number { $number }.
refusal-not-banned = “{ $name }” is not banned.
refusal-bad-network = That is no address or network; write it as in 203.0.113.7 or 2001:db8::/32.
refusal-shuts-oneself-out = You come from this network yourself. To ban it nevertheless, use the command: caravanserai admin ban network …
refusal-wrong-admin-token = This token opens nothing. `caravanserai admin token` makes a new one.
refusal-no-token = This needs a token: send `Authorization: Bearer …` with one from /api/guests.
refusal-not-seated = Only who sits at this table can do this.
refusal-not-your-turn = Somebody else is to act.
refusal-old-page = The table has moved on since this page was shown.
refusal-nothing-to-undo = This cannot simply be undone: somebody else may act now, or something hidden was shown. You can ask to take it back.
refusal-bad-record = This record does not hold: { $fault }
refusal-bad-position = This position cannot be: { $fault }
refusal-no-record = A game that began from a position has no record.
refusal-nothing-to-redo = There is nothing to make again: something else was chosen since.
refusal-nothing-asked = There is no request to answer.
refusal-nothing-awaited = Nothing is to be added to the shuffle here, or it was added already.
refusal-too-soon = Not yet: first everybody must have fixed what they add.
refusal-other-seal = That is not what was sealed.
refusal-full = Every seat of this table is taken.
refusal-taken = Somebody else was quicker on this seat; another one is still free.
refusal-not-begun = The game has not begun: a seat is still free.
refusal-not-over = This is told when the game is over.
refusal-over = This game is over.
refusal-no-hints = This table plays without hints.
refusal-dead-link = This link was used already, or is too old. Ask for a new one.
refusal-no-game = There is no game `{ $name }` in this house.
refusal-no-opponent = There is no opponent `{ $name }`.
refusal-too-few = At least { $least } must play: choose who plays along with you.
refusal-no-such-side = There is no seat { $side } at a table for { $seats }.
refusal-too-many-opponents = { $seats } play by these options, you among them: { $opponents } opponents are too many.
refusal-bad-options = This cannot be played: { $reason }
refusal-bad-field = The field `{ $name }` is missing or makes no sense.
refusal-name-invisible = Character { $place } of this name cannot be seen: { $code }. Type the name without it.
refusal-name-marks = There are { $count } marks on “{ $letter }” in this name. Up to three on a letter are fine.
refusal-name-opponent = “{ $name }” looks like “{ $like }”, an opponent of the house. Please take another name.
refusal-unreadable = The request makes no sense: { $reason }
refusal-long-option = A deck may have at most { $most } KB of text.
refusal-no-space = The disk of this house is nearly full. Games go on, but no new table can be opened.
refusal-too-large = The request is too large.
refusal-too-slow = The request took too long.
refusal-too-many-requests = Too many requests in a short time. Wait a moment.
refusal-too-many-guests = Too many new guests from your address. Wait a while.
refusal-too-many-renames = Too many new names in a short time. Wait a while.
refusal-too-many-guesses = Too many wrong tokens. Wait a minute.
refusal-too-many-new-tables = Too many tables in a short time. Wait a while.
refusal-too-many-open-tables = You have too many unfinished games. Finish or leave one of them first.
refusal-too-many-tables-today = That is enough new tables for one day. Finish some, or come back tomorrow.
refusal-too-many-takebacks = You have asked often enough. Play on.
refusal-too-many-listeners = Too many open pages. Close one of them.
refusal-too-many-thoughts = Too many hints in a short time. Wait a moment.
refusal-damaged = What was kept of this table is damaged, so nothing more can be done at it. Whoever runs the house can restore it from a backup. Other tables play on.
refusal-other-rules = This game was played by rules that have changed since, so it cannot go on here. Nothing is lost: its log is kept as it is.
refusal-failed = Something is broken here. It is not your fault, and was noted.
refusal-unavailable = The house cannot write to its disk just now, so this is not confirmed.

## A name for whoever gives none
guest-number = Guest { $number }

# Why a choice is not played.

choice-illegal = `{ $choice }` is not possible now: { $reason }
choice-unreadable = `{ $text }` is not a choice: { $reason }
record-line = line { $line }: { $fault }
record-other-rules = made with version { $made } of the rules, while this program plays version { $plays }; { $fault }

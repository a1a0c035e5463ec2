# What the terminal says in every game.

terminal-you = you
terminal-you-are = You are { $pieces }
terminal-who-is = { $name } is { $pieces }
terminal-greeting = { $title }. { $seats }. Seed { $seed }. Type `help` for help.
terminal-asked = { $name } { $shape }: { $asked }
terminal-you-win = The game is over. You win, { $mine } to { $others }!
terminal-you-win-tie = The game is over. You win the tie, { $mine } to { $others }!
terminal-you-share = The game is over. You share the victory, { $mine } to { $others }.
terminal-you-lose = The game is over. You lose, { $mine } to { $others }.
terminal-you-lose-tie = The game is over. You lose the tie, { $mine } to { $others }.

terminal-over = The game is over.
terminal-over-commands = The game is over. Type `new`, `save`, `log` or `quit`.
terminal-no-rest = This game left no cards in the box to play with.
terminal-rest = Type `new rest` for another game with the cards that stayed in the box.
terminal-what-now = Type `new` for another game, `save` to keep the record, or `quit`.
terminal-cannot-end = Your turn cannot end yet: first answer what is asked at the top.
terminal-would-forfeit = You would forfeit { $unused }. Type `end` again to do so.
terminal-end-turn = End your turn?
terminal-end-anyway = You have not used { $unused }. End your turn anyway?
terminal-leave = Leave the table?
terminal-not-finished = The game is not finished. A saved game goes on with
terminal-no-such-key = No choice begins with `{ $key }`; press ? for help.
terminal-no-such-number = There is no choice { $number }: type 1 to { $most }.
terminal-taken-back = Taken back: { $choice }
terminal-nothing-to-undo = There is nothing to take back yet.
terminal-opponent-acted = Your opponent has acted since; your move stands.
terminal-revealed = A card was turned up by your last move; what was seen cannot be taken back.
terminal-saved = Saved to { $file }.
terminal-saved-resume = Saved to { $file }; `--resume` goes on from there.
terminal-cannot-save = Cannot save to { $file }: { $error }

terminal-hint = Hint: { $choice }, { $chance } to win
terminal-or = or { $choice }, { $chance } to win
terminal-likely-result = likely result: { $points }
terminal-then-perhaps = then perhaps { $steps }
terminal-no-hint = The game is over; there is nothing left to advise.
terminal-bar-off = The bar is off.

terminal-result = The game is over
terminal-total = total
terminal-seed = Seed { $seed }
terminal-watch-again = A saved record can be watched again with `caravanserai replay`.
terminal-log = Log  ▌since your last move
terminal-more-in-log = (Tab: log)
terminal-shown = { $from }-{ $to } of { $count }
terminal-too-small =
    This window is { $size }.
    The game needs { $needed }: please make it larger,
    or play with --plain.

# What keys do, in one or two words.

terminal-key-select = select
terminal-key-do-it = do it
terminal-key-end = end
terminal-key-end-turn = end turn
terminal-key-end-it = end the turn
terminal-key-go-on = go on
terminal-key-play-on = go on playing
terminal-key-undo = undo
terminal-key-log = log
terminal-key-save = save
terminal-key-save-record = save record
terminal-key-save-and-quit = save and quit
terminal-key-help = help
terminal-key-quit = quit
terminal-key-new = new game
terminal-key-rest = new game with the cards left in the box
terminal-key-look = look at the table
terminal-key-result = the result, a new game
terminal-key-what-happened = what happened
terminal-result-key = result

# The help.

terminal-help-title = Help: Esc to close
terminal-help-title-long = Help: ↑ ↓ to read on, Esc to close
terminal-keys = Keys
terminal-commands = Commands
terminal-help-select = select a choice; its place is framed on the board
terminal-help-third = choose the third choice
terminal-help-enter = carry it out
terminal-help-end = end your turn
terminal-help-undo = undo (not past a reveal or an opponent's move)
terminal-help-hint = hint: what would a good player do?
terminal-help-bar = show or hide how things stand
terminal-help-tab = in small windows: the next page
terminal-help-scroll = scroll the log
terminal-help-line = type a choice in its text form
terminal-help-board = show the table again
terminal-help-log = show everything that happened
terminal-help-save = save the game
terminal-help-help = this help
terminal-help-quit = leave

# Records that are looked at again.

replay-start = before the first of { $count } choices
replay-after = after { $at } of { $count } choices, the last by { $name }: { $choice }
replay-result = result: { $result }
replay-verified = verified: the seed fits its commitment and deals these cards, all { $choices } choices are legal, the result is { $result }
replay-verified-unfinished = verified: the seed fits its commitment and deals these cards, all { $choices } choices are legal, the game is unfinished
replay-dealt-by-house = dealt from a seed that nobody else had a hand in
replay-dealt-by-all = { $count ->
    [one] dealt from the house’s seed and what one player added
   *[other] dealt from the house’s seed and what { $count } players added
}
replay-lot = the seats were drawn by lot from the seed
replay-too-far = the record has { $count } choices, not { $asked }
replay-other-seal = the table published { $noted }, the record says { $recorded }
replay-without-yours = the cards were dealt without the contribution `{ $noted }`

# The analysis of a record.

analyse-moves = moves
analyse-player = player
analyse-chance = chance
analyse-loss = loss
analyse-played = played
analyse-summary = { $name } ({ $called }): { $decisions ->
    [one] 1 decision
   *[other] { $decisions } decisions
}, { $best } % of them best, { $loss } % lost on average, { $luck } % by luck
analyse-mistake = move { $number }, round { $round }, { $loss } % lost: { $told }
analyse-left = { $count } choices, { $time } left
analyse-chart = chart: { $file }

# What is played.

play-other-game = the saved game is of `{ $saved }`, not { $asked }
play-no-opponent = there is no opponent `{ $name }`; there is { $known }
play-no-seat = there is no seat { $seat }; seats are 0 to { $last }

## Decks
deck-no-rest = no cards of this game are left in the box
deck-written = { $file }: written; play with it by `play --deck`
deck-unknown = there is no deck `{ $name }`; there is { $known }
deck-no-files = { $game } is not played with deck files

# What stands beside every board.

your-turn-lead = Your turn.
please-wait-lead = Please wait.
watching-lead = You are watching.
replay-lead = Move { $number }.
game-over = The game is over.
board = Board
you-name = You
head-wait = Not your turn
head-over = Over
end-turn = End turn
end-anyway = End the turn anyway
at-any-time = At any time
waiting-note = Look around: hover or tap anything to have it explained.
watching-note = You see what everybody may see. Hover or tap anything to have it explained.
replay-note = This is how the table stood. The arrow keys go back and on; every line of the log leads to its moment.
over-note = Thank you for playing.
to-the-count = To the count
undo = Undo
undo-note = { $count ->
    [one] Take back 1 move
   *[other] Take back up to { $count } moves
}
takeback = Take back …
takeback-note = Something was shown or somebody else has acted: all people at the table must agree.
takeback-asked = { $name } asks to take a move back. Do you agree?
takeback-waits = You asked to take a move back. Waiting for { $names }.
takeback-open = { $name } asks to take a move back. Waiting for { $names }.
takeback-all = It is taken back if all people at the table agree; opponents of the house always do.
yes = Yes
no = No
hint = Hint
hint-share = Chance to win
since-your-last-turn = Since your last turn
log = Log
whole-log = whole log
panels = Panels
tab-actions = Actions
explanations = Explanations
last-move-of = Last move of { $name }
ruling = Ruling:
reconstructed = The figures of this set are reconstructed.
points-title = Points ({ $name })
points-text = As if the game ended now.
tap-again = Tap again to play
left = { $count } left
or = or
about-rule = The rule
with = With
without = Without

## The coach compares two choices
coach-brings = brings { $things }
coach-costs = costs { $things }
coach-keeps = keeps { $things } from { $name }
coach-leaves = leaves { $things } to { $name }
coach-good = It { $good }: { $worth }.
coach-good-and-bad = It { $good }, but { $bad }: { $worth }.
coach-later = It pays off in later rounds: { $worth }.
coach-equal = It is about as good as the next best.
coach-points-and-chance = about { $points ->
    [one] { $points } point
   *[other] { $points } points
} and { $percent } % more
coach-chance = about { $percent } % more

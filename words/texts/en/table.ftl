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
redo = Redo
redo-note = { $count ->
    [one] Make again the choice that was taken back
   *[other] Make again the { $count } choices that were taken back, the opponents' included
}
takeback = Take back …
takeback-note = Something was shown or somebody else may act: all people at the table must agree.
takeback-now = Take back
takeback-ask = Ask { $names }
takeback-asked = { $name } asks to take a choice back. Do you agree?
takeback-agree = I agree
takeback-waits = You asked to take back { $what }. Waiting for { $names }.
takeback-withdraw = Never mind
takeback-open = { $name } asks to take back { $what }. Waiting for { $names }.
takeback-all = It is taken back if all people at the table agree; opponents of the house always do.
gone = This takes back { $what }.
gone-first = It begins with: { $told }
gone-own-choice = your last choice
gone-choice-of = the last choice of { $name }
gone-own-part = what you have chosen since
gone-part-of = what { $name } has chosen since
gone-own-turns = { $turns ->
    [one] your whole turn
   *[other] { $turns } whole turns of yours
}
gone-turns-of = { $turns ->
    [one] the whole turn of { $name }
   *[other] { $turns } whole turns of { $name }
}
note-asked = { $name } asks to take back { $count ->
    [one] a choice
   *[other] { $count } choices
}.
note-withdrew = { $name } no longer asks to take anything back.
note-declined = { $name } does not agree to take back what { $asker } asked for. The game goes on.
note-took-back = { $name } took back { $count ->
    [one] a choice
   *[other] { $count } choices
}.
note-handed-over = { $name } gave up. An opponent of the house plays on in this seat.
no = No
plan-ahead = Plan ahead
plan-yours = Your plan
plan-none = Nothing is planned. Choose what you will do when it is your turn.
plan-first = When it is my turn
plan-then = And then
plan-change = Change
plan-drop = Drop the plan
plan-remove = Remove
plan-remove-from = Remove this and what follows
plan-unlikely = As things stand, this will hardly be possible.
plan-no-more = More cannot be planned: the turn ends here, or something hidden will be shown first.
plan-note = Only you see your plan. It is played at once when it is your turn, unless somebody has made a choice impossible or changed what it means: there it ends, and you are told why.
plan-unless = Unless this happens first
plan-unless-add = Not if this happens
plan-back = Back to the table
plan-ended-illegal = Your plan ended at “{ $choice }”: { $reason }.
plan-ended-impossible = Your plan ended at “{ $choice }”: that was not possible.
plan-ended-changed = Your plan ended at “{ $choice }”: now that would be “{ $now }”.
plan-ended-revealed = Your plan ended because something hidden was shown.
plan-ended-turn-over = Your plan ended because your turn was over.
plan-ended-unless = Your plan was dropped, as you wished, because of this: { $deed }
plan-ended-taken-back = Your plan ended because moves were taken back.
bar-show = My chance to win at the edge
bar-told = Your chance to win: { $chance } %
bar-waits = Your chance to win is being worked out.
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
leaves = leaves { $what }
or = or
about-rule = The rule
with = With
without = Without

## The story of the others' turns
story = Story
story-keys = Go through the turns
story-back = Back one step
story-on = On one step
story-play = Play the turns, or pause
story-speed = Speed
story-now = To now

## The coach compares two choices
coach-brings = brings { $things }
coach-costs = costs { $things }
coach-keeps = keeps { $things } from { $name }
coach-leaves = leaves { $things } to { $name }
coach-others = others
coach-good = It { $good }: { $worth }.
coach-good-and-bad = It { $good }, but { $bad }: { $worth }.
coach-later = It pays off in later rounds: { $worth }.
coach-tried = A better turn { $good }: { $worth }.
coach-tried-later = A better turn pays off in later rounds: { $worth }.
coach-turn = How the turn may go on
coach-equal = It is about as good as the next best.
coach-points-and-chance = about { $points ->
    [one] { $points } point
   *[other] { $points } points
} and { $percent } % more
coach-chance = about { $percent } % more

## Who is where
people-here = here
people-elsewhere = elsewhere
people-away = away
people-away-minutes = away { $count } min
people-away-hours = away { $count } h
people-away-days = { $count ->
    [one] away since yesterday
   *[other] away { $count } days
}
people-is-here = { $name } is at the table.
people-is-elsewhere = { $name } is elsewhere in the house.
people-is-away = { $name } is away.
people-is-away-minutes = { $name } has been away for { $count ->
    [one] a minute
   *[other] { $count } minutes
}.
people-is-away-hours = { $name } has been away for { $count ->
    [one] an hour
   *[other] { $count } hours
}.
people-is-away-days = { $name } has been away for { $count ->
    [one] a day
   *[other] { $count } days
}.
people-watching = { $count ->
    [0] Nobody watches.
    [one] One person watches.
   *[other] { $count } people watch.
}

## How fast is played
pace = How fast?
pace-none = At leisure
pace-none-text = Nobody is hurried. After seven days without a move the others may go on.
pace-none-words = at leisure
pace-line = Pace: { $pace }.
pace-table = At the table
pace-table-text = Everybody has a clock.
pace-post = By post
pace-post-text = Hours or days for each turn.
pace-minutes = Minutes for each player
pace-seconds = Seconds more for each turn
pace-hours = Time for a turn
pace-holidays = Holidays a week
pace-holidays-note = Whoever needs longer for a turn uses up holidays. Every week brings new ones.
pace-over-note = When somebody’s time is over, the others choose: wait, let the house play on or, between two, claim the game.
pace-claims = Nobody has to choose: between two the game is lost then, among more the house plays on
pace-table-plain = { $minutes ->
    [one] a minute each
   *[other] { $minutes } minutes each
}
pace-table-words = { $minutes ->
    [one] a minute each
   *[other] { $minutes } minutes each
} and { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
} a turn
pace-post-words = by post, { $time } a turn
pace-post-holidays = { $time } of holidays a week
pace-post-claims = lost by itself when time is over
span-minutes = { $minutes } min
span-hours = { $hours } h
span-days = { $days ->
    [one] 1 day
   *[other] { $days } days
}
span-days-hours = { $days ->
    [one] 1 day
   *[other] { $days } days
} { $hours } h
clock-low = You have less than a minute left.
clock-left = Time left
clock-of = { $name } has { $time } left.
deadline-of = { $name } has time until
deadline-yours = You have time until
deadline-holidays = After that, { $time } of this week's holidays are left.
overdue-of = { $name }’s time is over.
overdue-yours = Your time is over.
overdue-hurry = You can still play as long as nobody has chosen otherwise.
overdue-claim = Claim the game
overdue-claim-text = It ends now, and you win. { $name } can look at it as it stands.
overdue-wait = Wait
overdue-wait-text = { $name } is given { $time } more, and you are asked again when that is over.
overdue-house = Let the house take the seat
overdue-house-text = An opponent of this level plays on for { $name }.
overdue-free = Free the seat for somebody else
overdue-free-text = { $others ->
    [0] Whoever opens this page may take the seat and play on for { $name }.
   *[other] If everybody else agrees, whoever opens this page may take the seat and play on for { $name }.
}
ran-out = { $name } had no time left. The game was claimed.
note-replaced = { $name } had no time left. An opponent of the house plays on in this seat.
time-left = { $time } left
time-left-holidays = { $time } left with holidays
time-over = time over

## A few words across the table
say-something = Say something
say-hello = Hello!
say-have-fun = Have fun!
say-good-move = Good move!
say-well-played = Well played!
say-thank-you = Thank you!
say-sorry = Sorry!
say-oh-no = Oh no!
say-one-moment = One moment, please
say-back-soon = Back in five minutes
say-back-tomorrow = Back tomorrow
say-again = Another game?
say-good-night = Good night!
say-mute = Hear nothing more
say-unmute = Hear again what others say

## Leaving one's seat to another
handover = Leave my seat to another
handover-note = For when you cannot play on. The others at the table must agree; until somebody else sits here you play.
handover-anyone = whoever sits down
handover-ask = Ask the others
handover-waits = You would leave your seat. { $names } must agree.
handover-withdraw = Keep my seat
handover-to-house = { $name } would leave the seat to an opponent of the house: { $level }.
handover-to-anyone = { $name } would leave the seat to whoever sits down.
handover-agree = Agree
handover-asked = { $names } must agree.
handover-vacant = Whoever opens this page may take the seat of { $name }.
handover-sit = Take this seat
handover-link = Send the address of this page to whoever plays on for you.
handover-keep = Keep my seat after all
handover-free = { $name } would let somebody else have the seat of { $late }, who has no time left.
handover-free-yours = Your time is over, and { $name } would let somebody else have your seat.
handover-ask-no-longer = Ask no longer
handover-link-others = Send the address of this page to whoever is to play on.
note-left-seat = { $name } left the seat. An opponent of the house plays on there.
note-sat-down = { $name } plays on in this seat now.
note-kept-seated = { $name } did not agree that { $asker } leaves the seat.
note-freed = { $name } had no time left. Somebody else may take the seat now.
note-kept-for = { $name } did not agree that somebody else has the seat of { $late }.

event-by = { $name }: { $what }

## Several people on one device
curtain = { $name } is next
curtain-note = Pass the device to { $name }. Nobody else should look now.
curtain-here = I am { $name }

## How a game ended, and its numbers
outcome = { $winners ->
    [one] { $points }, won by { $names }
   *[other] { $points }, a draw between { $names }
}
decimal = { $whole }.{ $tenths }

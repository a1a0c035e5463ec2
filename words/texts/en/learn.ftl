# The guided first game: the way in, and the coach.

## The way in
learn-door-lead = A whole game of { $game } against an easy opponent. You do not have to read anything first: the rules come one at a time, just when you need them.
learn-point-lessons = Short lessons beside the board, each at the moment it is about. You can skip them whenever you like.
learn-point-undo = Take moves back freely and ask for a hint when you are stuck.
learn-point-resume = Leave and come back: the game and the lessons wait where you left them.
learn-continue = Continue your first game
learn-lessons = What you learn in { $game }, one thing at a time

## The coach
lessons = Lessons
lessons-off = The lessons are off
lessons-on = Switch them on
lessons-seen = { $seen } of { $all } lessons seen
lessons-so-far = Lessons so far
lesson-again = Show it again
got-it = Got it
more-in-rules = More on this
skip-lessons = Skip the lessons

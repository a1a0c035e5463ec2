# The guided first game: the way in, and the coach's lessons.

## The way in
learn-door-lead = A whole game of { $game } against an easy opponent. You do not have to read anything first: the rules come one at a time, just when you need them.
learn-point-lessons = Short lessons beside the board, each at the moment it is about. You can skip them whenever you like.
learn-point-undo = Take moves back freely and ask for a hint when you are stuck.
learn-point-resume = Leave and come back: the game and the lessons wait where you left them.
learn-continue = Continue your first game

## The coach
lessons = Lessons
lessons-off = The lessons are off
lessons-on = Switch them on
lessons-seen = { $seen } of { $all } lessons seen
got-it = Got it
more-in-rules = More on this
skip-lessons = Skip the lessons

## What the coach tells
lesson-welcome = Welcome to the desert
lesson-welcome-text = You lead a tribe of traders. Collect goods, and with them buy tribe cards for your display. Cards, full rows and silver crosses are points; whoever has more at the end wins. Blue is you.
lesson-placing = Place a Targi
lesson-placing-text = In every round you place three Targi on the border, taking turns with your opponent. What a field says is what you may do there later. The fields that glow are free: pick one on the board or in the list.
lesson-robber = The robber blocks a field
lesson-robber-text = The dark rider stands on a field, and nobody may be placed there. Each round he goes one field further, clockwise. On a corner he raids you both.
lesson-facing = Not opposite your opponent
lesson-facing-text = You cannot enter a field where any Targi stands, nor the field straight across the board from one of your opponent’s. The same goes for them, so every Targi takes two fields away.
lesson-lines = Lines that cross
lesson-lines-text = Each Targi looks straight across the board. Where a row and a column of yours cross, that card will be yours too. So think of pairs: one Targi above or below, one at the side. Three Targi can win you two cards.
lesson-waiting = Now your opponent
lesson-waiting-text = They decide, and the board follows by itself. What they did is told under “Since your last turn”. Meanwhile point at anything, or tap it, to have it explained.
lesson-actions = Your actions
lesson-actions-text = Now use your fields and your marked cards, one by one, in the order you like. Order matters: take goods first, buy with them afterwards. Undo brings you back if you change your mind.
lesson-goods-card = A marker on a goods card
lesson-goods-card-text = Your lines cross on a goods card, so your marker lies on it. Use the card and you get what it shows.
lesson-tribe-card = A marker on a tribe card
lesson-tribe-card-text = Your marker lies on a tribe card. At its top is the price, at the bottom its points. Have the goods together before you take it up.
lesson-taken = What to do with the card
lesson-taken-text = Play it into your display for its price, or keep it in hand for later: one card fits in your hand, and only the Noble plays it from there. Or throw it away, so that nobody gets it.
lesson-paying = Paying
lesson-paying-text = Choose what you pay with. Gold is scarce: when a price can be paid in goods or in gold, think about which you will miss more.
lesson-rows = In which row?
lesson-rows-text = Your display has three rows of four, filled from the left. A full row brings 4 points if all four symbols are equal, 2 if all are different, otherwise nothing. A laid card stays where it is.
lesson-face-down = A card lies face down
lesson-face-down-text = A card that was used is replaced at once: a goods card by a tribe card, a tribe card by a goods card. It is turned up at the end of the round.
lesson-end-of-turn = End your turn
lesson-end-of-turn-text = Nothing is left to do, so end your turn. If you end it earlier, the actions you did not use are lost.
lesson-next-round = A new round
lesson-next-round-text = Cards were turned up, all Targi came home, and the other player begins this time. The robber went on by one field.
lesson-texts = Cards with a text
lesson-texts-text = One of your cards has a text. The sign below its symbol tells when it counts: at once, permanently, or at the end of the game. Point at the card to read it.
lesson-hand = A card in your hand
lesson-hand-text = You hold a card. Place a Targi on the Noble, field 1, when you have its price; while you hold it you can take no other in hand. At the end it counts nothing.
lesson-noble = The Noble
lesson-noble-text = Play the card in your hand for its price, or discard it to free your hand.
lesson-trader = The Trader
lesson-trader-text = Exchange as often as you like: three equal goods for a gold, or two equal goods for one of another kind. Stop when you have what you need.
lesson-silversmith = The Silversmith
lesson-silversmith-text = He turns goods or gold into silver crosses, which are points at once. One deal for each visit: four equal goods for 3 points is the best use of a surplus.
lesson-fata-morgana = The Fata Morgana
lesson-fata-morgana-text = Move a marker that you have not used yet to another open card without a marker. So you get a card where your lines do not cross.
lesson-raid-ahead = A raid is coming
lesson-raid-ahead-text = At the start of the next round the robber reaches a corner and demands something of you both. The line at the top says what; keep it ready.
lesson-raid = A raid
lesson-raid-text = Pay one of the two demands; who can pay must. Often a few goods hurt less than points. Then the robber goes on and the round begins.
lesson-limit = Not too much
lesson-limit-text = At the end of your turn you keep at most 10 goods and 3 gold, the rest goes back. Before that happens, buy something or visit the Silversmith.
lesson-near-the-end = The end comes near
lesson-near-the-end-text = The game ends after the round in which somebody plays a twelfth card, or with the fourth raid after round 12. Fill your rows, and sell what you will not need any more.
lesson-over = That was your first game
lesson-over-text = Points are the silver crosses in your purse, the points on your cards, what scoring cards bring, and your full rows. Now you know the game: play again, or try the expansion.

# Targi: the table around the choices.

## The sentence
you-win-by = You win { $first } to { $second }.
wins-by = { $name } wins { $first } to { $second }.
draw-at = A draw at { $points } points.

## The board
border-fields = Border fields, clockwise
centre-cards = Centre cards, row by row
paid = paid
tile-silversmith = Silversmith
tile-water-hole = Water hole
tile-tribal-expansion = Tribal expansion
tile-noble = play from hand, or
tile-caravan = top goods card
tile-tribal = take a tribe card
tile-one-step = one step
tile-any-card = to any card
robber-here = The robber: this field is blocked
targia-here = The Targia
targi-of = Targi ({ $name })
targi-token-of = Targi token ({ $name })
marker-of = Tribe marker ({ $name })
marker-token-of = Marker token ({ $name })
targi-to-place = { $count } Targi to place
dunes = Dunes
open-tribe-card = Open tribe card
decks = Decks
deck-tribe = tribe
deck-goods = goods
rounds-and-raids = Rounds and raids
raid-now = Raid now:
raid-in = { $count ->
    [one] Next round a raid:
   *[other] Raid in { $count } rounds:
}

## The players
seat-blue = Blue
seat-ivory = Ivory
starts-round = starts
points-now = { $count ->
    [one] point now
   *[other] points now
}
purse = Purse
display-of = Display ({ $name }), { $count } of 12 cards
hand = Hand
hand-empty = empty
hidden-card = A hidden card
tokens = Action tokens
token-ready = ready
token-gone = gone
cards-of-four = { $count } of 4
row-equal = all equal
row-mixed = all differ
row-neither = no bonus
row-open = equal / differ
row-open-in-words = { $equal } VP if all are equal, { $mixed } VP if all differ
row-if-equal = if all equal
row-if-mixed = if all differ
row-nothing = no bonus
vp-with-bracket = { $vp } VP, { $more } more for the bracket

## The choices
actions-left = { $count ->
    [one] 1 action left
   *[other] { $count } actions left
}
actions-unused = { $count ->
    [one] 1 action stays unused
   *[other] { $count } actions stay unused
}
end-warning = { $count ->
    [one] You can still carry out one action. If you end your turn now, it is lost.
   *[other] You can still carry out { $count } actions. If you end your turn now, they are lost.
}
keep-token = Keep the token
keep-text = Keep the text
for-gold = for gold
for-good = for a good
for-water = for water
for-points = for victory points
move-card = Move { $card }
swap-card = Swap { $card } with
in-question = Cards in question

## Explanations
robber-text = The robber stands here: no Targi can be placed on this field.
targia-text = The Targia is here. Whose Targi stands on her field may once take 1 good of their choice, or give 1 good, open the top goods card and take it, or give another good for the next.
targi-stands = A Targi ({ $name }) stands here. Nobody else can enter this field, and the opponent cannot enter the field facing it.
covered-title = Face-down tribe card
covered-text = It lay open on the deck before, so everybody knows it: { $card }. It is turned up at the end of the round.
face-down-goods-text = It replaces a tribe card that was taken, and is turned up at the end of the round.
face-down-tribe-text = It replaces a goods card that was taken, and is turned up at the end of the round.
empty-place-text = No card is left for this place.
goods-card-title = Goods card
goods-card-text = Brings { $brings } to whoever has a marker here.
goods-card-replaced = A face-down tribe card takes its place.
displayed-dune-text = It counts as any symbol in its row.
dune-when = for a Targi
dune-idle = Using this dune would bring you nothing now.
dune-rule = Place a Targi here instead of on the border; it draws no line. A used dune is discarded.
bracket-cost = extra { $what } brings { $gain }
discount-of = { $count ->
    [one] 1 good less for you
   *[other] { $count } goods less for you
}
you-have-it = you have it
you-lack = missing { $what }
row-begins = begins a row
row-becomes-full = would be full: { $what }
row-becomes-full-nothing = would be full, without a bonus
row-becomes-open = { $cards } cards, still open
row-becomes-equal = { $cards } equal
row-becomes-mixed = { $cards } different
row-becomes-nothing = no bonus any more
purse-text = At the end of your turn you keep at most 10 goods and 3 gold.
purse-water = Water: 2 for a good, 3 for a gold, at any time. At most 10; at the end of the game 2 make 1 VP.

rows-title = Rows of the display
rows-text = A full row brings 4 VP if its four symbols are equal, 2 VP if they are all different. The game ends after the round in which somebody lays a twelfth card.

## The count
score-tokens = Silver crosses
score-tokens-note = VP in the purse
score-cards = Cards
score-cards-note = points on the displayed cards
score-advantages = Scoring cards
score-advantages-note = what their texts bring
score-rows = Full rows
score-rows-note = equal 4, different 2
score-water = Water left
score-water-note = 2 water make 1 VP
score-waiver = Waiver
score-waiver-note = a card’s text given up

## Lines and crossings
closed-corner = No Targi can stand on a corner.
closed-robber = Closed to you: the robber stands here.
closed-own = Your own Targi stands here already.
closed-theirs = A Targi of { $name } stands here.
closed-facing = Closed to you: { $name } has a Targi at the other end of this line, on { $field }.
you-can-pay = you can pay
short-of = missing
left-over = left over: { $what }
nothing-left = nothing left over
brings-runs-over = Its line runs over { $cards }. Where it crosses another line of yours, you get the card.
brings-same-line = No new card: this line is yours already.
brings-no-crossing = No new card: it runs beside your other lines.
brings-shuts = Closes { $field } to { $name }.
brings-denies = Closes { $field } to { $name }, who can then no longer reach { $cards } with the next Targi.
lines-you-get = You get { $cards }.
lines-gets = { $name } gets { $cards }.
lines-reach = { $name } can reach with the next Targi: { $cards }.

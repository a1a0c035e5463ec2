# Targi: goods, cards, dunes, border fields and tokens.

## Goods
good-dates = Dates
good-salt = Salt
good-pepper = Pepper
good-gold = Gold
good-water = Water
good-vp = Victory points
amount-dates = { $count ->
    [one] 1 date
   *[other] { $count } dates
}
amount-salt = { $count } salt
amount-pepper = { $count } pepper
amount-gold = { $count } gold
amount-water = { $count } water
amount-vp = { $count } VP
amount-any = { $count ->
    [one] 1 good of your choice
   *[other] { $count } goods of your choice
}
amount-nothing = nothing
this-or-that = { $this } or { $that }

## Tribe cards
symbol-oasis = Oasis
symbol-camel-rider = Camel rider
symbol-well = Well
symbol-tent = Tent
symbol-targia = Targia
symbols-oasis = Oasis cards
symbols-camel-rider = Camel rider cards
symbols-well = Well cards
symbols-tent = Tent cards
symbols-targia = Targia cards
timing-plain = No effect
timing-immediate = At once, when played
timing-permanent = Permanent
timing-once = Once, in one of your turns
timing-scoring = At the end of the game
tribe-card = { $symbol } { $id }
displayed-dune = Dune { $id }
goods-card = Goods card: { $brings }
face-down-goods = Face-down goods card
face-down-tribe = Face-down tribe card
empty-place = Empty place
cost = Cost:
card-in-slot = { $card } ({ $slot })

## What tribe cards do, in full
effect-points-per-symbol = At the end: { $vp } VP for every { $per } { $symbols } in your display.
effect-points-for-longer-display = At the end: { $vp } VP if you display more cards than your opponent.
effect-points-for-cards = At the end: { $vp } VP if you display at least { $cards } cards.
effect-points-for-mixed-rows = At the end: full rows of four different symbols bring { $vp } VP more each, for at most { $rows } rows.
effect-points-for-last-place = At the end: { $vp } VP if this card lies in the fourth place of its row.
effect-points-for-all-symbols = At the end: { $vp } VP if your display holds all five symbols.
effect-points-for-water = At the end: 1 VP more for every { $per } water you have left, at most { $most } VP.
effect-points-for-full-rows = At the end: { $vp } VP for each full row of your display.
effect-points-for-gold = At the end: 1 VP for each gold you have left, at most { $most } VP.
effect-points-for-majorities = At the end: 1 VP for each symbol of which you display more cards than your opponent, at most { $most } VP.
effect-discount = Your later { $symbols } cost { $goods ->
    [one] 1 good
   *[other] { $goods } goods
} less.
effect-no-raids = Raids cost you nothing.
effect-noble-discount = At the Noble your hand card costs { $goods ->
    [one] 1 good
   *[other] { $goods } goods
} less.
effect-raid-reward = After every raid that you settle you get { $vp } VP.
effect-ignore-robber = You may place a Targi on the robber’s field.
effect-more-of = { $good }: once a round, when a goods card brings you some, you get 1 more.
effect-empty-handed = In a round in which no goods card brought you a good you get 1 good of your choice.
effect-hand-without-noble = You may play your hand card without the Noble for { $goods ->
    [one] 1 good
   *[other] { $goods } goods
} more.
effect-trader-swaps = At the Trader you may swap 1 good for 1 other.
effect-more-water = The Water hole gives you { $water } water more.
effect-silversmith-lines = You may sell { $lines } times on each visit to the Silversmith.
effect-join-dunes = You may place a Targi on a dune that holds your opponent’s.
effect-dune-reward = Each time you use a dune you also get { $water } water and { $goods ->
    [one] 1 good
   *[other] { $goods } goods
} of your choice.
effect-water-for-good = Once a round you may exchange 1 water for 1 good of your choice.
effect-raid-for-water = At a raid you may pay { $water } water instead of the whole demand.
effect-hand-of-two = You may hold two cards in hand.
effect-bracket-reward = Each time you pay the extra cost in brackets you get { $vp } VP.
effect-targia-favour = The Targia gives you 2 goods of your choice instead of 1; when you search the goods cards with her, the first one is free.
effect-far-mirage = The Fata Morgana moves your marker to any open card, even one with your opponent’s marker.
effect-once-water = Once, in one of your turns: take { $water } water.
effect-once-border = Once, in one of your turns: carry out any border field but a corner, occupied or not.
effect-once-discount = Once, in one of your turns: the next tribe card costs { $goods ->
    [one] 1 good
   *[other] { $goods } goods
} less.
effect-once-hand = Once, in one of your turns: play your hand card without the Noble, at its ordinary cost.
effect-once-top-card = Once, in one of your turns: take the open card of the tribe deck and play, keep or discard it.
effect-goods-per-cards = When played: 1 good of your choice for every { $per } cards in your display.
effect-goods-per-free-places = When played: 1 good of your choice for every { $per } free places in your display.
effect-gold-on-card = When played: { $gold } gold is laid on this card. It can pay for later tribe cards and for nothing else.
effect-treasure = When played: { $offers }.
effect-rearrange = When played: swap two cards of your display, or move up to { $cards } of them, each to the end of a row.
effect-fewer-targi = When played: your opponent has only { $targi } Targi in the next round.
effect-water-per-cards = When played: 1 water for each card in your display, at most { $most }.
effect-pick-goods-cards = When played: open { $open } goods cards and receive { $receive } of them.
effect-swap-cards = When played: you may swap two cards of your display.
effect-use-dune = When played: carry out an open dune without a Targi.

## What tribe cards do, in the few words that fit on a card
brief-points-per-symbol = per { $per } { $symbols }
brief-points-for-longer-display = for more cards than your opponent
brief-points-for-cards = for { $cards } or more cards
brief-points-for-mixed-rows = for rows of four different
brief-points-for-last-place = if fourth in its row
brief-points-for-all-symbols = for all five symbols
brief-points-for-water = for water left, at most { $most }
brief-points-for-full-rows = for each full row
brief-points-for-gold = for each gold left, at most { $most }
brief-points-for-majorities = per symbol you lead in
brief-discount = later { $symbols } cost less
brief-no-raids = raids cost you nothing
brief-noble-discount = less at the Noble
brief-raid-reward = after every raid
brief-ignore-robber = robber does not block you
brief-more-of = more from goods cards
brief-empty-handed = if no goods card gave you any
brief-hand-without-noble = from hand without the Noble
brief-trader-swaps = swap at the Trader
brief-more-water = more at the Water hole
brief-silversmith-lines = sell { $lines } times a visit
brief-join-dunes = join their Targi on dunes
brief-dune-reward = each time you use a dune
brief-water-for-good = once a round
brief-raid-for-water = pays a whole raid
brief-hand-of-two = hand of two cards
brief-bracket-reward = for each paid bracket
brief-targia-favour = 2 goods; first search free
brief-far-mirage = marker to any open card
brief-once = once, in your turn
brief-once-border = once: any border field
brief-once-discount = once: a card costs less
brief-once-hand = once: play from hand
brief-once-top-card = once: the open card
brief-goods-per-cards = good per { $per } cards
brief-goods-per-free-places = good per { $per } free places
brief-gold-on-card = on this card, for cards
brief-treasure = choose one
brief-rearrange = rearrange your display
brief-fewer-targi = opponent: { $targi } Targi next round
brief-water-per-cards = per card, at most { $most }
brief-pick-goods-cards = open { $open } goods cards, get { $receive }
brief-swap-cards = swap two of your cards
brief-use-dune = use a free dune

## Rulings on tribe cards
ruling-discount = You choose which good it saves, even one that you lack. It never saves gold.
ruling-raid-reward = The point comes after paying, so it cannot pay the same raid. It does not come when you could not pay.
ruling-ignore-robber = Only the robber’s block is lifted: Targi and the fields facing your opponent’s still bar you.
ruling-more-of = A card drawn by the Caravan counts; of a good of choice the good that you choose counts.
ruling-empty-handed = It looks at your whole turn and pays at its end. Gold, water or points alone are no good.
ruling-hand-without-noble = Between two actions of your own turn. The extra good is of your choice.
ruling-trader-swaps = What a one-to-one swap brought you is not swapped on one to one in the same visit.
ruling-counted-with-itself = Counted with this card in its place, rounded down. Any mix of goods.
ruling-gold-on-card = It is spent before the gold of your purse and counts neither for the limit nor for raids or ties.
ruling-rearrange = Gaps close to the left. A second move may follow the first, a swap may not.
ruling-fewer-targi = If the game ends before, nothing happens.

## Dunes
dune-n = Dune { $number }
dune-with = Dune: { $effect }
dune-gain = Take { $what }.
dune-goods-of-a-kind = Take { $goods } goods of one kind of your choice.
dune-play-hand = Play your hand card; it costs { $goods ->
    [one] 1 good
   *[other] { $goods } goods
} less.
dune-pick-tribe-card = Draw { $cards } tribe cards and keep one: play it, take it in hand or discard it. The others are discarded.
dune-play-from-centre = Take an open, unmarked tribe card of the centre and play it for its cost.
dune-any-border = Carry out any border field but a corner, occupied or not.
dune-pick-goods-cards = Open { $open } goods cards and receive { $receive } of them.
dune-swap-cards = Swap two cards of your display, and take { $water } water.
dune-swap-goods = Up to { $times } times 1 good for 1 other, and { $water } water.
dune-sell-goods = Up to { $times } times { $goods } goods in any mix for { $vp } VP.
dune-display = Lay this dune in the next free place of a row of your display. It counts { $vp } VP and as any symbol in its row; it is one of the twelve cards.
dune-rob = Your opponent gives you 1 good of your choice that they have, and you take { $water } water.
dune-goods-of-a-kind-brief = { $goods } of one kind
dune-play-hand-brief = play from hand, { $goods ->
    [one] 1 good
   *[other] { $goods } goods
} less
dune-pick-tribe-card-brief = draw { $cards } tribe cards, keep one
dune-play-from-centre-brief = buy an open, unmarked tribe card
dune-any-border-brief = any border field but a corner
dune-pick-goods-cards-brief = open { $open } goods cards, get { $receive }
dune-swap-cards-brief = swap two of your cards
dune-swap-goods-brief = up to { $times } swaps
dune-sell-goods-brief = up to { $times } times
dune-display-brief = joins a row as any symbol
dune-rob-brief = take a good you name

## Border fields
field-noble = Noble
field-raid = Raid { $number }
field-trader = Trader
field-fata-morgana = Fata Morgana
field-silversmith = Silversmith
field-caravan = Caravan
field-water-hole = Water hole
field-tribal-expansion = Tribal expansion
last-card-of-a-row = the last card of a row
field-noble-brief = play or discard your hand card
field-noble-brief-x = play your hand card, or discard it for water and a good
field-trader-brief = exchange goods
field-fata-morgana-brief = move one of your markers
field-silversmith-brief = sell goods or gold for VP
field-silversmith-brief-x = sell goods, gold or water for VP
field-caravan-brief = draw a goods card
field-water-hole-brief = take 2 water
field-tribal-expansion-brief = draw a tribe card
field-tribal-expansion-brief-x = take the open tribe card
field-good-brief = take { $what }
field-good-text = Take { $what }.
field-noble-text = Play your hand card for its cost, or discard it.
field-noble-text-x = Play your hand card for its cost, or discard it and take 1 water and 1 good of your choice.
field-raid-text = When the robber comes here, both players pay { $demand }. No Targi can stand here.
field-trader-text = As often as you like: 3 identical goods for 1 gold, or 2 identical goods for 1 good of your choice.
field-trader-text-x = As often as you like: 3 goods in any mix for 2 gold, 1 good for 1 good of your choice, or 1 good for 2 water.
field-fata-morgana-text = Move one of your tribe markers to another open card without a marker.
field-fata-morgana-text-x = Move one of your tribe markers to a neighbouring open card without a marker.
field-silversmith-text = Sell once: 2 identical goods for 1 VP, 4 identical goods for 3 VP, 1 gold for 2 VP, or 2 gold for 4 VP.
field-silversmith-text-x = Sell once: 2 goods for 1 VP, 4 goods for 3 VP, 1 gold for 2 VP, 2 gold for 4 VP, or 3 water for 2 VP. Goods in any mix.
field-caravan-text = Draw the top goods card and take what it brings.
field-water-hole-text = Take 2 water.
field-tribal-expansion-text = Draw the top tribe card: play it for its cost, take it in hand, or discard it.
field-tribal-expansion-text-x = Take the open tribe card: play it, take it in hand, or discard it. Before that, as often as you like: 1 water discards it for the next.
field-noble-ruling = A card that you took in hand this turn may be played here too, unless the printed hand rule was agreed.
field-raid-ruling = Who can pay must pay. Who can pay neither pays nothing, and the opponent gets the points of the demand.
field-fata-morgana-ruling = Only a marker that you have not used yet, and never onto a card that holds a marker or marker token.
field-trader-ruling = A visit may be broken off at any point. You never get a kind of good that you just gave.
field-silversmith-ruling = Whoever comes here sells one line.
field-tribal-expansion-ruling = The drawn card is your secret until you play or discard it.

## Tokens
token-joker = Joker
token-targi = Targi token
token-marker = Marker token
token-waiver = Waiver
token-joker-text = Once, at any time: 1 good of your choice.
token-targi-text = After all Targi are placed: a fourth figure on any free border field, even one facing your opponent.
token-marker-text = After the markers: a marker on a free card where the robber’s line crosses one of yours.
token-waiver-text = When you play a tribe card with a text: give the text up for 2 VP at the end.

## Places of the centre
place-0 = top left
place-1 = top middle
place-2 = top right
place-3 = middle left
place-4 = in the middle
place-5 = middle right
place-6 = bottom left
place-7 = bottom middle
place-8 = bottom right
card-at = the card { $place }
the-targia = the Targia
targia-brief = 1 good, or search the goods cards

# What cards do, in about thirteen columns of a terminal.

sign-points-per-symbol = { $vp }VP/{ $per } { $symbols }
sign-points-for-longer-display = +{ $vp } if longer
sign-points-for-cards = +{ $vp } for { $cards }+
sign-points-for-mixed-rows = mixed rows +{ $vp }
sign-points-for-last-place = +{ $vp } if 4th
sign-points-for-all-symbols = all five: { $vp }
sign-points-for-water = 1VP/{ $per } water
sign-points-for-full-rows = { $vp }VP/full row
sign-points-for-gold = 1VP/gold
sign-points-for-majorities = 1VP/majority
sign-discount = { $symbols } -{ $goods }
sign-no-raids = no raids
sign-noble-discount = Noble -{ $goods }
sign-raid-reward = raids: +{ $vp } VP
sign-ignore-robber = ignore robber
sign-more-of = +1 { $good }
sign-empty-handed = no goods: +1
sign-hand-without-noble = hand for +{ $goods }
sign-trader-swaps = Trader 1:1
sign-more-water = hole +{ $water }W
sign-silversmith-lines = silver { $lines }×
sign-join-dunes = join dunes
sign-dune-reward = dune +{ $water }W+{ $goods }
sign-water-for-good = 1W → 1 good
sign-raid-for-water = raid for { $water }W
sign-hand-of-two = hand of two
sign-bracket-reward = brackets +{ $vp }
sign-targia-favour = Targia twice
sign-far-mirage = far mirage
sign-once-water = { $water } water
sign-once-border = any field
sign-once-discount = card -{ $goods }
sign-once-hand = play hand
sign-once-top-card = top card
sign-goods-per-cards = good/{ $per } cards
sign-goods-per-free-places = good/{ $per } free
sign-gold-on-card = { $gold } gold on it
sign-treasure-goods = { $goods }gd
sign-rearrange = rearrange
sign-fewer-targi = foe { $targi } Targi
sign-water-per-cards = 1W/card
sign-pick-goods-cards = { $receive } of { $open } goods
sign-swap-cards = swap cards
sign-use-dune = use a dune
sign-dune-gain = { $what } and { $goods } goods
sign-dune-goods-of-a-kind = { $goods } goods of a kind
sign-dune-play-hand = play hand for { $goods } less
sign-dune-pick-tribe-card = 1 of { $cards } tribe cards
sign-dune-play-from-centre = play a centre card
sign-dune-any-border = any border field
sign-dune-pick-goods-cards = { $receive } of { $open } goods cards
sign-dune-swap-cards = swap 2 cards, { $water }W
sign-dune-swap-goods = { $times }× swap goods, { $water }W
sign-dune-sell-goods = { $times }× { $goods } goods → { $vp } VP
sign-dune-display = lay in display
sign-dune-rob = rob a good, { $water }W

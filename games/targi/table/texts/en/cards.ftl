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
    .cards = Oasis cards
    .short-cards = Oases
symbol-camel-rider = Camel rider
    .cards = Camel rider cards
    .short-cards = Camels
    .short = Camel
symbol-well = Well
    .cards = Well cards
    .short-cards = Wells
    .short = Well
symbol-tent = Tent
    .cards = Tent cards
    .short-cards = Tents
symbol-targia = Targia
    .cards = Targia cards
    .short-cards = Targias
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
    .brief = per { $per } { $symbols }
    .sign = { $vp }VP/{ $per } { $short }
effect-points-for-longer-display = At the end: { $vp } VP if you display more cards than your opponent.
    .brief = for more cards than your opponent
    .sign = +{ $vp } if longer
effect-points-for-cards = At the end: { $vp } VP if you display at least { $cards } cards.
    .brief = for { $cards } or more cards
    .sign = +{ $vp } for { $cards }+
effect-points-for-mixed-rows = At the end: full rows of four different symbols bring { $vp } VP more each, for at most { $rows } rows.
    .brief = for rows of four different
    .sign = mixed rows +{ $vp }
effect-points-for-last-place = At the end: { $vp } VP if this card lies in the fourth place of its row.
    .brief = if fourth in its row
    .sign = +{ $vp } if 4th
effect-points-for-all-symbols = At the end: { $vp } VP if your display holds all five symbols.
    .brief = for all five symbols
    .sign = all five: { $vp }
effect-points-for-water = At the end: 1 VP more for every { $per } water you have left, at most { $most } VP.
    .brief = for water left, at most { $most }
    .sign = 1VP/{ $per } water
effect-points-for-full-rows = At the end: { $vp } VP for each full row of your display.
    .brief = for each full row
    .sign = { $vp }VP/full row
effect-points-for-gold = At the end: 1 VP for each gold you have left, at most { $most } VP.
    .brief = for each gold left, at most { $most }
    .sign = 1VP/gold
effect-points-for-majorities = At the end: 1 VP for each symbol of which you display more cards than your opponent, at most { $most } VP.
    .brief = per symbol you lead in
    .sign = 1VP/majority
effect-discount = Your later { $symbols } cost { $goods ->
    [one] 1 good
   *[other] { $goods } goods
} less.
    .brief = later { $symbols } cost less
    .sign = { $short } -{ $goods }
    .ruling = You choose which good it saves, even one that you lack. It never saves gold.
effect-no-raids = Raids cost you nothing.
    .brief = raids cost you nothing
    .sign = no raids
effect-noble-discount = At the Noble your hand card costs { $goods ->
    [one] 1 good
   *[other] { $goods } goods
} less.
    .brief = less at the Noble
    .sign = Noble -{ $goods }
effect-raid-reward = After every raid that you settle you get { $vp } VP.
    .brief = after every raid
    .sign = raids: +{ $vp } VP
    .ruling = The point comes after paying, so it cannot pay the same raid. It does not come when you could not pay.
effect-ignore-robber = You may place a Targi on the robber’s field.
    .brief = robber does not block you
    .sign = ignore robber
    .ruling = Only the robber’s block is lifted: Targi and the fields facing your opponent’s still bar you.
effect-more-of = { $good }: once a round, when a goods card brings you some, you get 1 more.
    .brief = more from goods cards
    .sign = +1 { $good }
    .ruling = A card drawn by the Caravan counts; of a good of choice the good that you choose counts.
effect-empty-handed = In a round in which no goods card brought you a good you get 1 good of your choice.
    .brief = if no goods card gave you any
    .sign = no goods: +1
    .ruling = It looks at your whole turn and pays at its end. Gold, water or points alone are no good.
effect-hand-without-noble = You may play your hand card without the Noble for { $goods ->
    [one] 1 good
   *[other] { $goods } goods
} more.
    .brief = from hand without the Noble
    .sign = hand for +{ $goods }
    .ruling = Between two actions of your own turn. The extra good is of your choice.
effect-trader-swaps = At the Trader you may swap 1 good for 1 other.
    .brief = swap at the Trader
    .sign = Trader 1:1
    .ruling = What a one-to-one swap brought you is not swapped on one to one in the same visit.
effect-more-water = The Water hole gives you { $water } water more.
    .brief = more at the Water hole
    .sign = hole +{ $water }W
effect-silversmith-lines = You may sell { $lines } times on each visit to the Silversmith.
    .brief = sell { $lines } times a visit
    .sign = silver { $lines }×
effect-join-dunes = You may place a Targi on a dune that holds your opponent’s.
    .brief = join their Targi on dunes
    .sign = join dunes
effect-dune-reward = Each time you use a dune you also get { $water } water and { $goods ->
    [one] 1 good
   *[other] { $goods } goods
} of your choice.
    .brief = each time you use a dune
    .sign = dune +{ $water }W+{ $goods }
effect-water-for-good = Once a round you may exchange 1 water for 1 good of your choice.
    .brief = once a round
    .sign = 1W → 1 good
effect-raid-for-water = At a raid you may pay { $water } water instead of the whole demand.
    .brief = pays a whole raid
    .sign = raid for { $water }W
effect-hand-of-two = You may hold two cards in hand.
    .brief = hand of two cards
    .sign = hand of two
effect-bracket-reward = Each time you pay the extra cost in brackets you get { $vp } VP.
    .brief = for each paid bracket
    .sign = brackets +{ $vp }
effect-targia-favour = The Targia gives you 2 goods of your choice instead of 1; when you search the goods cards with her, the first one is free.
    .brief = 2 goods; first search free
    .sign = Targia twice
effect-far-mirage = The Fata Morgana moves your marker to any open card, even one with your opponent’s marker.
    .brief = marker to any open card
    .sign = far mirage
effect-once-water = Once, in one of your turns: take { $water } water.
    .brief = once, in your turn
    .sign = { $water } water
effect-once-border = Once, in one of your turns: carry out any border field but a corner, occupied or not.
    .brief = once: any border field
    .sign = any field
effect-once-discount = Once, in one of your turns: the next tribe card costs { $goods ->
    [one] 1 good
   *[other] { $goods } goods
} less.
    .brief = once: a card costs less
    .sign = card -{ $goods }
    .ruling = { effect-discount.ruling }
effect-once-hand = Once, in one of your turns: play your hand card without the Noble, at its ordinary cost.
    .brief = once: play from hand
    .sign = play hand
effect-once-top-card = Once, in one of your turns: take the open card of the tribe deck and play, keep or discard it.
    .brief = once: the open card
    .sign = top card
effect-goods-per-cards = When played: 1 good of your choice for every { $per } cards in your display.
    .brief = good per { $per } cards
    .sign = good/{ $per } cards
    .ruling = Counted with this card in its place, rounded down. Any mix of goods.
effect-goods-per-free-places = When played: 1 good of your choice for every { $per } free places in your display.
    .brief = good per { $per } free places
    .sign = good/{ $per } free
    .ruling = { effect-goods-per-cards.ruling }
effect-gold-on-card = When played: { $gold } gold is laid on this card. It can pay for later tribe cards and for nothing else.
    .brief = on this card, for cards
    .sign = { $gold } gold on it
    .ruling = It is spent before the gold of your purse and counts neither for the limit nor for raids or ties.
effect-treasure = When played: { $offers }.
    .brief = choose one
    .sign = { $signs }
effect-rearrange = When played: swap two cards of your display, or move up to { $cards } of them, each to the end of a row.
    .brief = rearrange your display
    .sign = rearrange
    .ruling = Gaps close to the left. A second move may follow the first, a swap may not.
effect-fewer-targi = When played: your opponent has only { $targi } Targi in the next round.
    .brief = opponent: { $targi } Targi next round
    .sign = foe { $targi } Targi
    .ruling = If the game ends before, nothing happens.
effect-water-per-cards = When played: 1 water for each card in your display, at most { $most }.
    .brief = per card, at most { $most }
    .sign = 1W/card
effect-pick-goods-cards = When played: open { $open } goods cards and receive { $receive } of them.
    .brief = open { $open } goods cards, get { $receive }
    .sign = { $receive } of { $open } goods
effect-swap-cards = When played: you may swap two cards of your display.
    .brief = swap two of your cards
    .sign = swap cards
effect-use-dune = When played: carry out an open dune without a Targi.
    .brief = use a free dune
    .sign = use a dune

## Dunes
dune-n = Dune { $number }
dune-with = Dune: { $effect }
dune-gain = Take { $what }.
    .brief = { $what }
    .sign = { $signs }
dune-goods-of-a-kind = Take { $goods } goods of one kind of your choice.
    .brief = { $goods } of one kind
    .sign = { $goods } goods of a kind
dune-play-hand = Play your hand card; it costs { $goods ->
    [one] 1 good
   *[other] { $goods } goods
} less.
    .brief = play from hand, { $goods ->
        [one] 1 good
       *[other] { $goods } goods
    } less
    .sign = play hand for { $goods } less
dune-pick-tribe-card = Draw { $cards } tribe cards and keep one: play it, take it in hand or discard it. The others are discarded.
    .brief = draw { $cards } tribe cards, keep one
    .sign = 1 of { $cards } tribe cards
dune-play-from-centre = Take an open, unmarked tribe card of the centre and play it for its cost.
    .brief = buy an open, unmarked tribe card
    .sign = play a centre card
dune-any-border = Carry out any border field but a corner, occupied or not.
    .brief = any border field but a corner
    .sign = any border field
dune-pick-goods-cards = Open { $open } goods cards and receive { $receive } of them.
    .brief = open { $open } goods cards, get { $receive }
    .sign = { $receive } of { $open } goods cards
dune-swap-cards = Swap two cards of your display, and take { $water } water.
    .brief = swap two of your cards
    .sign = swap 2 cards, { $water }W
dune-swap-goods = Up to { $times } times 1 good for 1 other, and { $water } water.
    .brief = up to { $times } swaps
    .sign = { $times }× swap goods, { $water }W
dune-sell-goods = Up to { $times } times { $goods } goods in any mix for { $vp } VP.
    .brief = up to { $times } times
    .sign = { $times }× { $goods } goods → { $vp } VP
dune-display = Lay this dune in the next free place of a row of your display. It counts { $vp } VP and as any symbol in its row; it is one of the twelve cards.
    .brief = joins a row as any symbol
    .sign = lay in display
dune-rob = Your opponent gives you 1 good of your choice that they have, and you take { $water } water.
    .brief = take a good you name
    .sign = rob a good, { $water }W

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
field-good-text = Take { $what }.
    .brief = take { $what }
field-noble-text = Play your hand card for its cost, or discard it.
    .brief = play or discard your hand card
    .ruling = A card that you took in hand this turn may be played here too, unless the printed hand rule was agreed.
    .gives = play hand
field-noble-text-x = Play your hand card for its cost, or discard it and take 1 water and 1 good of your choice.
    .brief = play your hand card, or discard it for water and a good
    .ruling = { field-noble-text.ruling }
    .gives = { field-noble-text.gives }
field-raid-text = When the robber comes here, both players pay { $demand }. No Targi can stand here.
    .brief = { $demand }
    .ruling = Who can pay must pay. Who can pay neither pays nothing, and the opponent gets the points of the demand.
    .origin = which goods it takes is reconstructed
field-trader-text = As often as you like: 3 identical goods for 1 gold, or 2 identical goods for 1 good of your choice.
    .brief = exchange goods
    .ruling = A visit may be broken off at any point. You never get a kind of good that you just gave.
    .gives = exchange
field-trader-text-x = As often as you like: 3 goods in any mix for 2 gold, 1 good for 1 good of your choice, or 1 good for 2 water.
    .brief = { field-trader-text.brief }
    .ruling = { field-trader-text.ruling }
    .gives = { field-trader-text.gives }
    .origin = its rates are reconstructed
field-fata-morgana-text = Move one of your tribe markers to another open card without a marker.
    .brief = move one of your markers
    .ruling = Only a marker that you have not used yet, and never onto a card that holds a marker or marker token.
    .gives = move mark
field-fata-morgana-text-x = Move one of your tribe markers to a neighbouring open card without a marker.
    .brief = { field-fata-morgana-text.brief }
    .ruling = { field-fata-morgana-text.ruling }
    .gives = { field-fata-morgana-text.gives }
field-silversmith-text = Sell once: 2 identical goods for 1 VP, 4 identical goods for 3 VP, 1 gold for 2 VP, or 2 gold for 4 VP.
    .brief = sell goods or gold for VP
    .ruling = Whoever comes here sells one line.
    .gives = sell → VP
field-silversmith-text-x = Sell once: 2 goods for 1 VP, 4 goods for 3 VP, 1 gold for 2 VP, 2 gold for 4 VP, or 3 water for 2 VP. Goods in any mix.
    .brief = sell goods, gold or water for VP
    .ruling = { field-silversmith-text.ruling }
    .gives = { field-silversmith-text.gives }
    .origin = all but its first rate are reconstructed
field-caravan-text = Draw the top goods card and take what it brings.
    .brief = draw a goods card
    .gives = top goods
field-water-hole-text = Take 2 water.
    .brief = take 2 water
    .origin = the amount is reconstructed
field-tribal-expansion-text = Draw the top tribe card: play it for its cost, take it in hand, or discard it.
    .brief = draw a tribe card
    .ruling = The drawn card is your secret until you play or discard it.
    .gives = top tribe
field-tribal-expansion-text-x = Take the open tribe card: play it, take it in hand, or discard it. Before that, as often as you like: 1 water discards it for the next.
    .brief = take the open tribe card
    .gives = open card

## Tokens
token-joker = Joker
    .text = Once, at any time: 1 good of your choice.
    .short = joker
token-targi = Targi token
    .text = After all Targi are placed: a fourth figure on any free border field, even one facing your opponent.
    .short = Targi
token-marker = Marker token
    .text = After the markers: a marker on a free card where the robber’s line crosses one of yours.
    .short = marker
token-waiver = Waiver
    .text = When you play a tribe card with a text: give the text up for 2 VP at the end.
    .short = waiver

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

sign-treasure-goods = { $goods }gd
sign-dune-gain = { $what } and { $goods } goods
short-vp = { $count }VP
card-in-full = { $card }, cost { $cost }, { $points } VP.
is-reconstructed = reconstructed

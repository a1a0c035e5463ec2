# Targi on a terminal: short forms for narrow cells, and what pages say in other ways.

## Names in one word
short-dune = Dune
short-raid = Raid { $number }
short-fata-morgana = F.Morgana
short-silversmith = Silversm.
short-water-hole = Water
short-tribal-expansion = Tribal
short-no-tokens = none left
short-goods = Goods
short-goods-back = goods ?
short-tribe-back = tribe ?
short-empty = empty
short-top = top

## Amounts in few columns
short-any = { $count ->
    [one] 1 good
   *[other] { $count } goods
}
short-bonus = +{ $vp } VP
short-if-equal = equal?
short-if-mixed = mixed?

## What border fields give, in nine columns
short-good-gives = +{ $what }
short-raid-any = { $any } any/{ $vp }VP
short-raid-exactly = { $what }/{ $vp }VP
short-raid-card = { $what }/card

## The table in lines
tokens-first = Action tokens: each player does without one
before-round-one = Before round 1
after-rounds = After { $round } rounds the game is over.
name-starts = { $name } starts
robber-on = robber on { $field }
robber-beside = robber beside the board
targia-on = Targia { $sign } on { $field }
raid-when = { $count ->
    [0] raid now: { $demand }
    [one] raid after this round: { $demand }
   *[other] next raid in { $count } rounds: { $demand }
}
raid-soon = raid in { $count }
round-short = round { $round }
name-you = { $name } (you)
points-of = { $points } points
gold-on-a-card = { $gold } gold on a card
hand-line = Hand: { $hand }
one-unseen = one card, unseen
two-unseen = two cards, unseen
unseen = one unseen
card-for = { $card }, cost { $cost }
tokens-line = Tokens: { $tokens }
tokens-still-secret = three of four, still secret
tokens-lying = { $tokens } · on { $places }
piles = piles: { $tribe } tribe, { $goods } goods
piles-x = piles: { $tribe } tribe, { $goods } goods, { $dunes } dunes
with-card = { $count ->
    [one] +card
   *[other] +{ $count } cards
}
dune-at = dune { $place }: { $dune }
open-card-line = Open tribe card: { $card }
card-in-question = In question: { $card }
dunes-and-open-card = Dunes and the open tribe card
pages-beside = dunes, …
pages-players = players, log
tie-break = gold, goods (ties)
your-hand-card = your hand card
which-cards = Name a tribe card by its id, as in `card B07`, or a dune, as in `card N04`; only cards of this game are known.

## A card or a choice explained
about-cost = Cost { $cost } ({ $words }), worth { $vp } VP.
about-bracket = For { $what } on top you get { $vp } VP more, at once.
about-no-effect = It has no further effect.
about-displayed-dune = It is worth { $vp } VP.
about-put-back = You keep the other three, each for one use. Both choices are shown once both are made.
about-line = Its line runs over { $places }. Where it crosses the line of another Targi of yours, you mark that card.
about-marks = You would mark { $cards }.
about-facing = It keeps your opponent off { $field }.
about-in-hand = In hand: { $card }
about-can-pay = You can pay for it now.
about-cannot-pay = You cannot pay for it now.
about-could-keep = You could keep it in hand for the Noble.
about-hand-full = Your hand is full.
about-turned-up = The card is turned up at once: no undo after that.
about-join = You join your opponent’s Targi; the dune stays until both have used it.
about-spent = Its marker is spent by that.
about-purse = Your purse afterwards: { $purse }.
about-forfeit = You would forfeit { $unused }.
about-then-acts = Then { $name } acts.
about-then-ends = Then the round ends and hidden cards are turned up.
dune-on = { $dune } on { $place }

## The help
help-signs = Signs
help-signs-text =
    ▲ Blue, ● Ivory, △ ○ a marker to come, ✖ robber, ‹ can be chosen
    ▼ Blue’s token, ◉ Ivory’s token, ✿ Targia, ░ lies face down
    D dates, S salt, P pepper, G gold, W water, VP victory points
    1D 2P / 1G: pay either; 1D (1G) and 1(+2): 1G on top for 2 VP more
    On a card: ! works at once, ∞ from then on, + at the end of the game,
    • once when you like (× used), ⊘ its text was given up
help-play = How to play
help-play-text =
    You lead a Tuareg tribe. Collect dates, salt, pepper and gold, spend them on tribe cards, and have the most victory points (VP) at the end.
    Placing: in turn each player puts three Targi on border fields. Not on a corner, not beside the robber on his field, not on or opposite a Targi of your opponent.
    Every Targi draws a line across the centre. Where a row and a column of yours cross, you mark that card. So three Targi give you three fields and up to two cards.
    Acting: the start player uses all his fields and cards in any order, then the other. Goods cards give what they show. A tribe card is played for its cost into your display, or kept in hand (one at most) until you use the Noble.
    Your display has 3 rows of 4 cards. A full row brings 4 VP if all four symbols are equal, 2 VP if all four differ. Cards also count their own VP, and many help you.
    The robber walks around the border. On a corner he raids: pay goods, gold or VP. At the end of your turn you may keep 10 goods and 3 gold.
    The game ends after the round in which somebody plays a 12th tribe card, or with the raid on field 16.
help-expansion = The expansion
help-expansion-text =
    Water: at any time, in payments and raids too, 2 water bring a good of your choice and 3 water a gold. You may keep 10; at the end 2 water are worth 1 VP.
    Dunes: a Targi may go on an open dune instead of a field. It draws no line, and when you have used the dune it is gone. After a raid three new ones are opened.
    The Targia ✿ walks the border the other way round. With a Targi on her field you may take 1 good, or give goods to open goods cards until you like one.
    The top tribe card lies open. Costs in brackets may be paid on top: the VP in brackets are then yours at once. A once-card is used in one of your turns, when you like.
    The printed figures of the expansion are in no source that this program has: its cards are marked as reconstructed, and a deck of your own can be played with --deck.
help-tokens = Action tokens
help-tokens-text = Each player has three of four, each for one use. The joker is a good of choice at any time. The Targi token goes on a free field after all Targi are placed. The marker token goes on a free card where the robber’s line crosses yours. The waiver gives up the text of a card just played for 2 VP.
help-numbers = select by the number of a field, a card or a choice
help-dunes = select a dune, the Targia
help-exchange = exchange water, use the joker (for D, S, P, G)
help-text-form = choose by its text form
help-card = show a tribe card, or a dune: `card N04`

## The decks
deck-tribe-cards = Tribe cards
deck-goods-cards = Goods cards
deck-dunes = Dunes
deck-border = Border fields
deck-count-tribe = { $count } tribe cards
deck-count-goods = { $count } goods cards
deck-count-dunes = { $count } dunes

# Targi: what there is to do, and every choice.

## A choice as a sentence
choice-put-back = Do without the { $token }
choice-place = Place a Targi: { $spot }
choice-token = Place the token: { $spot }
choice-use = Use { $spot }
choice-use-card = Take { $card }
choice-pick = Carry out { $spot }
choice-card = Use the card { $card }
choice-take = Take { $what }
choice-pay = Pay { $what }
choice-give-card = Give the last card of row { $row }
choice-trade = Give { $give } for { $get }
choice-joker = Use the Joker as { $what }
choice-give = Give { $what } to open a goods card
choice-open = Open a goods card for nothing
choice-next = Pay 1 water for the next card
choice-accept = Take this card
choice-return = Return { $what }
choice-hand = Hand card { $card }
choice-choose = Keep { $card }
choice-leave = Do not take { $card }
choice-play = Pay for the card and play it
choice-play-hand = Play your hand card without the Noble
choice-keep = Take the card in hand
choice-discard = Discard the card
choice-waive = Give up the card’s text for 2 VP
choice-row = Lay it in row { $row }
choice-move-marker = Move your marker from { $from } to { $to }
choice-shift = Move { $card } to the end of row { $row }
choice-swap = Swap { $a } and { $b }
choice-done = Done
choice-end = End your turn

## Titles in the list
title-give = Give { $what }, open a goods card
title-leave = Leave { $card }
title-trade = { $give } → { $get }
title-shift = to the end of row { $row }
row-n = Row { $row }

## A line of detail
detail-goods-card = take what it shows
detail-keep = play it later, at the Noble
detail-discard = it leaves the game for now
detail-waive = its text counts no more
detail-play-hand = costs more
detail-move-marker = your marker { $from }

## What you are asked to do
do-put-back = Which action token do you do without?
    .heading = Do without
do-raid = The robber raids. What do you pay?
    .heading = Pay the robber
do-placement = Place a Targi on a numbered field.
    .heading = Place a Targi
do-targi-token = Place your Targi token on a numbered field, or keep it.
    .heading = Place the Targi token
do-marker-token = Place your marker token on a numbered card, or keep it.
    .heading = Place the marker token
do-turn = Use a marked field or card, in any order, or end your turn.
    .heading = Your actions
do-limit = You have too much: give back down to 10 goods, 3 gold and 10 water.
    .heading = Give back
do-noble = Play or discard your hand card.
    .heading = { do-taken.heading }
do-which-hand = Which of your hand cards?
do-trader = Exchange goods as often as you like.
    .heading = At the Trader
do-silversmith = What do you sell?
    .heading = At the Silversmith
do-fata-morgana = Move one of your markers to a numbered card.
    .heading = Move a marker
do-open-card = Take the open tribe card, or pay 1 water for the next.
do-targia = Take a good from the Targia, or open goods cards.
do-targia-card = Take the opened goods card, or give a good for the next.
do-taken = What do you do with the card?
    .heading = The card
do-pay = How do you pay for the card?
    .heading = Ways to pay
do-lay = In which row of your display does the card go?
    .heading = Choose a row
do-lay-dune = In which row of your display does the dune go?
    .heading = { do-lay.heading }
do-goods = { $count ->
    [one] Choose a good.
   *[other] Choose { $count } goods.
}
    .heading = Choose goods
do-goods-of-a-kind = Choose a kind; you get { $count } of it.
    .heading = { do-goods.heading }
do-either = Choose one.
do-rob = Which good do you take from your opponent?
    .heading = { do-goods.heading }
do-waive = Give up the card’s text for 2 VP at the end?
do-any-border = Carry out any border field.
    .heading = Any border field
do-any-dune = Carry out an open dune.
    .heading = An open dune
do-from-centre = Buy an open tribe card of the centre.
do-pick-tribe = Which of the drawn cards do you keep?
do-pick-goods = Which of the opened goods cards do you leave?
do-swap-goods = Swap goods, up to { $times } times more.
do-sell-goods = Sell { $goods } goods for { $vp } VP, up to { $times } times.
do-rearrange = Swap two cards of your display, or move up to { $cards }.
    .heading = Rearrange your display
do-swap-cards = Swap two cards of your display, if you like.
    .heading = { do-rearrange.heading }
do-rearrange-more = Move another card, or be done.
    .heading = { do-rearrange.heading }
do-wait = One moment …

## What somebody else is doing
does-put-back = { $name } puts an action token back.
does-raid = The robber raids; { $name } pays.
does-placement = { $name } places a Targi.
does-token = { $name } may place a token.
does-limit = { $name } gives back what is too much.
does-trade = { $name } exchanges goods.
does-silversmith = { $name } is at the Silversmith.
does-card = { $name } decides on a tribe card.
does-goods = { $name } chooses goods.
does-turn = { $name } takes actions.

## Headings of the list
head-choose = Choose

## Why a choice is refused, as the rest of a sentence
illegal-over = the game is over
illegal-corner = field { $field } is a corner, where no Targi may stand
illegal-robber = the robber stands on field { $field }
illegal-occupied = a Targi stands on field { $field } already
illegal-facing = field { $field } faces a Targi of { $seat }'s opponent
illegal-asked = { $seat } is asked something else. { $asked } Possible: { $choices }

## What a player has, for the coach
holding-hand = { $count ->
    [one] a card in hand
   *[other] { $count } cards in hand
}
holding-equal-row = row { $row } full with equal symbols
holding-mixed-row = row { $row } full with different symbols

## What is wrong with a position that somebody brings
position-tribe-card = tribe card
position-goods-card = goods card
position-dune = dune
position-no-card = there is no { $kind } { $card }
position-two-places = { $kind } { $card } is in two places
position-nowhere = { $kind } { $card } is nowhere
position-dune-off-display = { $card } is a dune and lies only in displays
position-symbols = { $found } cards of the symbol { $symbol } are there, not { $right }
position-no-dune = a Targi stands on { $place }, where no dune is
position-two-on-dune = two Targi stand on { $place }
position-held-dune-not-laid = only a display dune is laid
position-round = with the robber on field { $field } it is round { $right }, not { $found }
position-empty-face-down = { $place } is empty and face down
position-marker-on-no-card = the marker on { $place } lies on no open card
position-both-markers = both players' markers lie on { $place }
position-faces-opponent = the Targi on { $field } is on or opposite an opponent's Targi
position-marked-before-turns = before the turns no card is face down or marked
position-targi-before-placement = before the placement no Targi are out
position-agenda = no decision can wait in an agenda with these tasks: { $tasks }
position-not-to-act = seat { $seat } is not the one to act
position-all-placed = all Targi are placed
position-robber-and-raid = the robber stands on a corner exactly while he raids
position-taken-card = a card is taken exactly while it is decided on
position-hand-card-taken = a hand card is not taken again
position-held-dune = a dune is held exactly while it is laid
position-drawn-cards = tribe cards are drawn exactly while one is chosen
position-opened-cards = goods cards are opened exactly while one is chosen
position-targia-card = the Targia opens one card
position-no-choice = nothing can be chosen at the task “{ $task }”
position-nothing-to-decide = at the task “{ $task }” there is nothing to decide
position-player = seat { $seat }: { $what }
position-amounts = nobody can own { $purse }
position-over-limit = { $purse } is more than 10 goods and 3 gold
position-noted = only during the own actions something is noted about them
position-powers = the powers are not those of the display
position-gold-on-cards = there cannot be { $gold } gold on the displayed cards
position-action-marker = { $card } carries no action marker
position-placed = { $count } Targi are placed
position-targi-count = nobody has so many Targi
position-on-corner = a Targi stands on a corner
position-with-robber = a Targi stands with the robber on { $field }
position-marker-count = there are only two tribe markers
position-hand-count = there are too many hand cards
position-noted-too-much = that much is never noted
position-no-targia = there is no Targia in the base game
position-no-tokens = there are no action tokens in this game
position-waiver = the waiver lies on no displayed card
position-targi-token = the Targi token lies on no free field
position-marker-token = the marker token lies on a marked card
position-tokens-meet = two tokens lie on one place
position-put-back = a token is put back in secret only while both choose
position-other-tokens = there are tokens that were not agreed on
position-token-count = there are too many action tokens

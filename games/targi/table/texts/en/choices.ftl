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

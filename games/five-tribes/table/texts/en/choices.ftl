# Five Tribes: what there is to do, and every choice.

## A choice as a sentence
ft-place-first = so far you act first
ft-place-after = { $count ->
    [one] you act after 1 marker
   *[other] you act after { $count } markers
}
ft-choice-bid = Bid { $price }: { $place }
ft-choice-bid-fakirs = Bid { $price }, pay { $coins } and { $fakirs }: { $place }
ft-choice-bid-all = Bid { $price } with all the coins you have: { $place }
ft-choice-take = Walk from { $square } with { $meeples }
ft-choice-step = Drop { $meeple } on { $square }
ft-choice-last-step = End on { $square }: { $gain }
ft-choice-fly = Fly to { $square } by carpet: { $gain }
ft-gain = take { $meeples }
ft-gain-with-tile = take { $meeples } and the tile
ft-choice-pass = Pass: there is no legal walk
ft-choice-camel = Put a camel on { $square }: it is yours
ft-choice-tent = Pitch your tent on { $square }: it is yours, and { $points } more for red tiles
ft-choice-no-fakirs = Earn { $coins }, without Fakirs
ft-choice-fakirs = Spend { $fakirs } and earn { $coins }
ft-choice-kill = Kill { $meeple } on { $square }
ft-choice-kill-tile = Kill { $meeple } on { $square } and take the tile
ft-choice-kill-far = Kill { $meeple } on { $square } for { $fakirs }
ft-choice-kill-far-tile = Kill { $meeple } on { $square } for { $fakirs } and take the tile
ft-choice-kill-held = Kill { $meeple } of { $name }
ft-choice-use-djinn = Call { $djinn } for { $cost }
ft-choice-use-item = Use the { $item }
ft-choice-use-thief = Send { $thief }: { $text }
ft-choice-buy-djinn = Take { $djinn } for { $cost }
ft-choice-buy-thief = Hire the thief { $thief } for { $cost }
ft-choice-buy-card = Buy { $card }, card { $place } of the row, for { $coins }
ft-choice-buy-cards = Buy { $card }, card { $place } of the row: the first of { $cards } for { $coins }
ft-choice-card = Take { $card }, card { $place } of the row
ft-a-card = a card
ft-choice-make = Take the top item for { $cost }
ft-choice-palm = Plant the palm on { $square }
ft-choice-palace = Build the palace on { $square }
ft-choice-settle = Bring meeples from the bag to { $square }
ft-choice-camel-back = Take back your camel on { $square }
ft-choice-give-palm = Give up a palm on { $square }
ft-choice-give-palace = Give up a palace on { $square }
ft-choice-flute = Gather meeples on { $square }
ft-choice-lift-camel = Move the camel that stands on { $square }
ft-choice-move-camel = Move the camel from { $from } to { $square }
ft-choice-discard = Give up { $what }
ft-choice-keep = Keep { $what }
ft-choice-loot = Take { $what }
ft-choice-arrange = Put { $card } in place { $place } of the row
ft-choice-gather = Call { $meeple } from { $square }
ft-choice-lay-first = Sell: begin a set with { $card }
ft-choice-lay = Add { $card }: the set is then worth { $coins }
ft-choice-sell = { $kinds ->
    [one] Sell this one card for { $coins }
   *[other] Sell the set of { $kinds } kinds for { $coins }
}
ft-skip-kill = Kill nobody
ft-skip-thief = Send no thief
ft-skip-market = Buy nothing
ft-skip-djinn = Take no djinn
ft-skip-item = Take no item
ft-skip-camel = Put no camel there
ft-choice-done = That is enough
ft-choice-end = End your turn

## A choice on a button
ft-short-bid = Bid { $price }
ft-short-bid-fakirs = Bid { $price } ({ $fakirs })
ft-short-take = From { $square }
ft-short-step = { $meeple } to { $square }
ft-short-fly = { $meeple } flies to { $square }
ft-short-for = { $what } for { $cost }
ft-short-pass = Pass
ft-short-camel = Camel
ft-short-tent = Tent
ft-short-no-fakirs = No Fakirs: { $coins }
ft-short-fakirs = { $fakirs }: { $coins }
ft-short-kill = { $meeple } on { $square }
ft-short-kill-held = { $meeple } of { $name }
ft-short-card = { $place }: { $card }
ft-short-palm = Palm { $square }
ft-short-palace = Palace { $square }
ft-short-gather = { $meeple } from { $square }
ft-short-sell = Sell: { $coins }
ft-short-skip = Do without
ft-short-done = Enough
ft-short-end = End turn

## What you are asked to do
ft-do-bid = Bid for your place in the turn order.
    .heading = Your bid
    .does = { $who } bids for a place in the turn order.
ft-do-walk = Choose a tile and take up its meeples.
    .heading = Walk from
    .does = { $who } begins a turn.
ft-do-pass = There is no legal walk: use a djinn or an item, or pass.
    .heading = { ft-do-walk.heading }
    .does = { ft-do-walk.does }
ft-do-step = Drop a meeple on a neighbouring tile; { $count } are in your hand.
    .heading = Next step
    .does = { $who } walks, with { $meeples } in hand.
ft-do-last-step = Drop your last meeple, { $meeple }, on a tile with its colour.
    .heading = Last step
    .does = { ft-do-step.does }
ft-do-control = { $square } is yours now: a camel or your tent?
    .heading = Take the tile
    .does = { $who } takes { $square }: a camel or the tent?
ft-do-builders = { $builders }, { $tiles }: spend Fakirs to earn more?
    .heading = Builders
    .does = { $who } has { $builders } at work.
ft-do-assassins = Whom do your Assassins kill within { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}, farther with Fakirs?
    .heading = Kill
    .does = { $who } chooses whom to kill.
ft-do-second-kill = Iblis: choose the second victim on { $square }.
    .heading = { ft-do-assassins.heading }
    .does = { ft-do-assassins.does }
ft-do-second-kill-held = Iblis: choose the second victim of { $name }.
    .heading = { ft-do-assassins.heading }
    .does = { ft-do-assassins.does }
ft-do-use-thief = Send a thief after your { $tribe }?
    .heading = Send a thief
    .does = { $who } may send a thief.
ft-do-market = Buy at the { $tile }, or do without.
    .heading = At the market
    .does = { $who } decides about the { $tile }.
ft-do-sacred = Take a djinn at the Sacred place, or do without.
    .heading = At the Sacred place
    .does = { ft-do-market.does }
ft-do-sacred-thief = Take a djinn or the thief at the Sacred place, or do without.
    .heading = { ft-do-sacred.heading }
    .does = { ft-do-market.does }
ft-do-workshop = Take an item at the Workshop, or do without.
    .heading = At the Workshop
    .does = { ft-do-market.does }
ft-do-market-card = Take one more of the first { $among } cards.
    .heading = { ft-do-market.heading }
    .does = { $who } takes another card at the market.
ft-do-finish = Sell merchandise if you like, then end your turn.
    .heading = End of your turn
    .does = { $who } may sell, then ends the turn.
ft-do-finish-plain = End your turn.
    .heading = { ft-do-finish.heading }
    .does = { ft-do-finish.does }
ft-do-lay-set = Add merchandise to the set, or sell it.
    .heading = For sale
    .does = { $who } lays out a set for sale.
ft-do-choose-tile = { $djinn }: choose a tile.
    .heading = Choose a tile
    .does = { $who } calls { $djinn }.
ft-do-build-palm = Where does the palm go?
    .heading = { ft-do-choose-tile.heading }
    .does = { $who } places a palm.
ft-do-build-palace = Where does the palace go?
    .heading = { ft-do-choose-tile.heading }
    .does = { $who } places a palace.
ft-do-keep-djinn = Sibittis: keep one of these djinns.
    .heading = Keep
    .does = { $who } looks at djinns of the pile.
ft-do-keep-item = Keep one of the items you drew.
    .heading = { ft-do-keep-djinn.heading }
    .does = { $who } looks at the items drawn.
ft-do-give-resources = { $thief } robs you: { $left ->
    [one] give up a card.
   *[other] give up { $left } cards.
}
    .heading = Give up
    .does = { $who } chooses what to give to { $thief }.
ft-do-give-viziers = { $thief } robs you: give up a Vizier.
    .heading = { ft-do-give-resources.heading }
    .does = { ft-do-give-resources.does }
ft-do-give-djinns = { $thief } robs you: give up a djinn.
    .heading = { ft-do-give-resources.heading }
    .does = { ft-do-give-resources.does }
ft-do-give-camels = { $thief } robs you: take a camel back.
    .heading = { ft-do-give-resources.heading }
    .does = { ft-do-give-resources.does }
ft-do-give-buildings = { $thief } robs you: give up a palm or a palace.
    .heading = { ft-do-give-resources.heading }
    .does = { ft-do-give-resources.does }
ft-do-give-items = { $thief } robs you: give up an item.
    .heading = { ft-do-give-resources.heading }
    .does = { ft-do-give-resources.does }
ft-do-take-loot = { $thief }: choose your share of the loot.
    .heading = The loot
    .does = { $who } takes the loot of { $thief }.
ft-do-take-camel = { $thief }: put a camel on a tile that was left, if you like.
    .heading = { ft-do-take-loot.heading }
    .does = { ft-do-take-loot.does }
ft-do-take-building = { $thief }: put the piece on a tile of yours.
    .heading = { ft-do-take-loot.heading }
    .does = { ft-do-take-loot.does }
ft-do-lamp = The lamp: choose a djinn.
    .does = { $who } uses a magic item.
ft-do-flute = The flute: choose the tile where meeples shall gather.
    .heading = { ft-do-choose-tile.heading }
    .does = { ft-do-lamp.does }
ft-do-flute-more = The flute: call meeples from beside; { $gathered } of 5 have come.
    .does = { ft-do-lamp.does }
ft-do-scimitar = { $left ->
    [one] The scimitar: choose one more victim.
   *[other] The scimitar: choose { $left } victims.
}
    .heading = { ft-do-assassins.heading }
    .does = { ft-do-lamp.does }
ft-do-talisman = The talisman: choose the camel that moves.
    .heading = { ft-do-choose-tile.heading }
    .does = { ft-do-lamp.does }
ft-do-talisman-to = The talisman: choose where the camel goes.
    .heading = { ft-do-choose-tile.heading }
    .does = { ft-do-lamp.does }
ft-do-horn = The horn: choose the card for place { $place } of the row.
    .does = { ft-do-lamp.does }
ft-do-ring = The ring: choose an item of the discard pile.
    .does = { ft-do-lamp.does }
ft-do-over = The game is over.

## Headings of the list
ft-head-choose = Choose

## What a player has, for the coach
ft-holding-elders = { $count ->
    [one] 1 Elder
   *[other] { $count } Elders
}
ft-holding-cards = { $count ->
    [one] a card of { $kind }
   *[other] { $count } cards of { $kind }
}

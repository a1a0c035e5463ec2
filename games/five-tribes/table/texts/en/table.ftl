# Five Tribes: the table around the choices.

## The sentence
tribes-your-bid = Your bid.
tribes-you-are-robbed = A thief!
tribes-you-win = You win with { $points } points.
tribes-wins = { $name } wins with { $points } points.
tribes-share = { $names } share the victory with { $points } points.
tribes-last-round = last round

## The board
tribes-tiles = Tiles, row by row
tribes-start = Start
tribes-tile-is = { $square }: { $tile }, { $value }
tribes-camel-of = Camel of { $name }
tribes-tent-of = Tent of { $name }
tribes-nobody-here = No meeples here.
tribes-palms = { $count ->
    [one] 1 palm
   *[other] { $count } palms
}
tribes-palaces = { $count ->
    [one] 1 palace
   *[other] { $count } palaces
}

## The end of a walk
tribes-control = Control
tribes-tribe = Tribe
tribes-tile = Tile
tribes-claims = The tile is yours, { $points } points
tribes-no-camel = Emptied, but you have no camel left
tribes-yours-already = Yours already
tribes-stays-with = Stays with { $name }
tribes-meeples-stay = { $count ->
    [one] 1 meeple stays: no claim
   *[other] { $count } meeples stay: no claim
}
tribes-builders = { $who } × { $tiles } = { $coins }
tribes-blue-tiles = { $count ->
    [one] blue tile
   *[other] blue tiles
}
tribes-merchants = { $who } bring { $cards }
tribes-kept = { $who } come to you
tribes-artisans = { $who } come to you; keep 1 of { $count ->
    [one] 1 item
   *[other] { $count } items
}
tribes-assassins = { $who } kill 1 within { $count ->
    [one] 1 step
   *[other] { $count } steps
} or held by an opponent
tribes-places = { $what } on { $square }
tribes-none-left = None left to place
tribes-market = { $cards } of the first { $among } cards for { $price }
tribes-market-any = { $cards } card of the row for { $price }
tribes-too-poor = Too dear for you.
tribes-djinn = A djinn or thief for 2 Elders, or 1 Elder and 1 Fakir
tribes-item = An item for 1 Artisan or 2 Fakirs
tribes-by-carpet = by carpet
tribes-in-reach = Ends in reach, as the tiles stand now

## The walk
tribes-walk = The walk so far, and the meeples in hand
tribes-pick-colour = Show the steps of one colour
tribes-any-colour = all
tribes-sets-out = Took { $who } from { $from }
tribes-walked = Walked from { $from }: { $steps }

## Turn order and auction
tribes-turn-order = Turn order
tribes-order = Order
tribes-track = Turn order track, the first to act first
tribes-bid-order = Still to bid
tribes-next-to-bid = Next to bid
tribes-bid-too-dear = more than you have
tribes-coins-left = { $coins } left
tribes-first = first
tribes-first-so-far = first so far
tribes-after = after

## The row and the djinns
tribes-row = The row
tribes-offers = On offer
tribes-bracket = { $cards } of { $among }: { $price }
tribes-merchants-only = Merchants only
tribes-pile = pile { $count }
tribes-djinns = Djinns
tribes-djinns-and-thief = Djinns and thief
tribes-always = always on
tribes-ready = ready
tribes-called = called
tribes-cost = Costs:
tribes-once-a-turn = Once in each of your turns.
tribes-strikes-after = after
tribes-would-hit = would hit
tribes-hits-nobody = hits nobody now

## Players
tribes-players = Players
tribes-you = you
tribes-pts = pts
tribes-points-in-sight = What everybody can count. Coins, merchandise and items are secret.
tribes-bids-now = bids now
tribes-bids-later = bids later
tribes-has-bid = has bid
tribes-acts-now = acts now
tribes-acts-next = acts next
tribes-acts-later = acts later
tribes-has-acted = has acted
tribes-on-turn = on turn
tribes-camels-left = { $count ->
    [one] 1 camel left
   *[other] { $count } camels left
}
tribes-tent-left = The tent is not pitched yet
tribes-tent-note = Once in a game; it scores the red tiles around.
tribes-tiles-worth = { $count ->
    [one] 1 tile
   *[other] { $count } tiles
}, worth { $points }
tribes-cards = { $count ->
    [one] 1 resource card
   *[other] { $count } resource cards
}
tribes-items = { $count ->
    [one] 1 item
   *[other] { $count } items
}
tribes-coins-hidden = Coins are secret
tribes-your-cards = Cards and items
tribes-only-you = only you see this
tribes-sells-for = sells for { $coins }
tribes-loot = Given up:
tribes-bag = Bag
tribes-bag-note = Meeples in the bag, then palms and palaces left in the supply
tribes-palms-left = { $count ->
    [one] 1 palm left
   *[other] { $count } palms left
}
tribes-palaces-left = { $count ->
    [one] 1 palace left
   *[other] { $count } palaces left
}

## The decision
tribes-start-over = Start over
tribes-sell = Sell a set that begins with
tribes-powers = Djinns and items
tribes-unused = { $name } could still be called
tribes-unused-warning = You could still call { $name } in this turn. The chance is gone when your turn ends.

## The story of the others' turns
tribes-auction = Auction
tribes-turn-points = What everybody can count of it: tiles, palms, palaces, Viziers, Elders, djinns and coins
tribes-about-points = { $points ->
    [one] about 1 point
   *[other] about { $points } points
}
tribes-told-walk = walked from { $from }: { $steps }
tribes-told-sets-out = sets out from { $from }
tribes-new-in-row = New in the row:

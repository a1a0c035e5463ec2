# Five Tribes: what everything is called, and what it does.

## Tribes
ft-tribe-vizier = { $count ->
    [one] Vizier
   *[other] Viziers
}
    .counted = { $count ->
        [one] 1 Vizier
       *[other] { $count } Viziers
    }
    .one = a Vizier
    .colour = yellow
    .action = Keep them. At the end each is worth { $points ->
        [one] 1 point
       *[other] { $points } points
    }, and every opponent with fewer Viziers than you brings { $more } more.
ft-tribe-elder = { $count ->
    [one] Elder
   *[other] Elders
}
    .counted = { $count ->
        [one] 1 Elder
       *[other] { $count } Elders
    }
    .one = an Elder
    .colour = white
    .action = Keep them. At the end each is worth { $points } points; until then they pay for djinns.
ft-tribe-merchant = { $count ->
    [one] Merchant
   *[other] Merchants
}
    .counted = { $count ->
        [one] 1 Merchant
       *[other] { $count } Merchants
    }
    .one = a Merchant
    .colour = green
    .action = They go to the bag. For each take a card from the front of the row.
ft-tribe-builder = { $count ->
    [one] Builder
   *[other] Builders
}
    .counted = { $count ->
        [one] 1 Builder
       *[other] { $count } Builders
    }
    .one = a Builder
    .colour = blue
    .action = They go to the bag. Each earns 1 coin for every blue tile among this one and the 8 around it; every Fakir you spend counts as one more Builder.
ft-tribe-assassin = { $count ->
    [one] Assassin
   *[other] Assassins
}
    .counted = { $count ->
        [one] 1 Assassin
       *[other] { $count } Assassins
    }
    .one = an Assassin
    .colour = red
    .action = They go to the bag and kill one meeple: on a tile at most as many steps away as there are Assassins (each Fakir you spend adds a step), or one that an opponent keeps.
ft-tribe-artisan = { $count ->
    [one] Artisan
   *[other] Artisans
}
    .counted = { $count ->
        [one] 1 Artisan
       *[other] { $count } Artisans
    }
    .one = an Artisan
    .colour = purple
    .action = Keep them. Draw as many items, keep one in secret and discard the rest. At the end each Artisan is worth { $points } points, or { $most } if nobody has as many.
ft-no-meeples = no meeples
ft-blue-tiles = { $count ->
    [one] 1 blue tile
   *[other] { $count } blue tiles
}

## Seats
ft-seat-orange = Orange
ft-seat-pink = Pink
ft-seat-black = Black
ft-seat-turquoise = Turquoise

## Resources
ft-ivory = Ivory
ft-jewels = Jewels
ft-gold = Gold
ft-papyrus = Papyrus
ft-silk = Silk
ft-spice = Spice
ft-fish = Fish
ft-wheat = Wheat
ft-pottery = Pottery
ft-fakir = Fakir
ft-fakir-text = { $count } in the game. Fakirs help Builders and Assassins, and pay for djinns together with Elders. They are no merchandise and cannot be sold.
ft-merchandise-text = { $count } in the game. Sell sets of different merchandise: 1 to 9 kinds bring { $sets } coins, in your turns or at the end.
ft-coins = { $count ->
    [one] 1 coin
   *[other] { $count } coins
}
ft-fakirs = { $count ->
    [one] 1 Fakir
   *[other] { $count } Fakirs
}
ft-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
ft-points-reconstructed = { $count ->
    [one] 1 point, reconstructed
   *[other] { $count } points, reconstructed
}
ft-worth = { $what } ({ $points })
ft-with-note = { $text } { $note }
ft-reconstructed-points = (Its points are reconstructed.)
ft-reconstructed-count = { $count ->
    [one] (One in the game; the number is reconstructed.)
   *[other] ({ $count } in the game; the number is reconstructed.)
}

## Paying
ft-pay-elder = 1 Elder
ft-pay-fakir = 1 Fakir
ft-pay-elders = 2 Elders
ft-pay-elder-and-fakir = 1 Elder and 1 Fakir
ft-pay-artisan = 1 Artisan
ft-pay-fakirs = 2 Fakirs
ft-cost-none = always on
ft-cost-elder = 1 Elder or 1 Fakir
ft-cost-elders = 1 Elder and another Elder or a Fakir
ft-cost-fakir = 1 Fakir
ft-cost-fakirs = 1 or more Fakirs

## Djinns
ft-djinn-al-amin = At the end every two Fakirs in your hand stand in for one merchandise of any kind.
ft-djinn-anun-nak = Draw 3 meeples from the bag and put them on a tile without camel, meeple, palm or palace.
ft-djinn-baal = Whenever somebody gains a djinn: 1 coin if it is you, 2 coins if it is an opponent.
ft-djinn-boaz = Assassins cannot kill the meeples that you keep in front of you.
ft-djinn-bouraq = Build a palace on any Village.
ft-djinn-echidna = Your Builders earn twice as much this turn. Call her before you take the coins.
ft-djinn-enki = Plant a palm on any Oasis.
ft-djinn-hagis = A palace that you place may go on one of the 8 tiles around instead.
ft-djinn-haurvatat = At the end each palm on your tiles is worth { $points } points instead of { $usual }.
ft-djinn-iblis = Your Assassins kill 2: both on one tile, or both in front of one opponent.
ft-djinn-jafaar = At the end each of your Viziers is worth { $points } points instead of { $usual }. The bonus for having more than others stays as it is.
ft-djinn-kandicha-base = Those your Assassins kill serve you: a Merchant brings the top resource card; a Builder 1 coin for every blue tile in the block around his tile; Viziers and Elders join you.
ft-djinn-kandicha = Those your Assassins kill serve you: a Merchant brings the top resource card; a Builder 1 coin for every blue tile in the block around his tile; Viziers and Elders join you; an Artisan joins you and brings the top item.
ft-djinn-kumarbi = When you bid, every Fakir you spend lowers what you pay by one space.
ft-djinn-lamia = A palm that you place may go on one of the 8 tiles around instead.
ft-djinn-leta = Put a camel on a tile without camel, meeple, palm or palace: it is yours.
ft-djinn-marid = Whenever a meeple is dropped on a tile of yours during a walk: 1 coin if you walk, 2 coins if an opponent does.
ft-djinn-monkir = Whenever a palace is placed: 1 coin if you place it, 2 coins if an opponent does.
ft-djinn-nekir = Whenever Assassins kill: 1 coin if they are yours, 2 coins if they are an opponent’s.
ft-djinn-shamhat = At the end each of your Elders is worth { $points } points instead of { $usual }.
ft-djinn-sibittis = Look at the top 3 djinns of the pile, keep one and discard the others.
ft-djinn-sloar = Take the top card of the resource pile.
ft-djinn-utug = Put a camel on a tile that holds meeples and nothing else: it is yours.
ft-djinn-morgiane = The thieves of your opponents do not harm you.
ft-djinn-geb = At the end each of your precious items is worth { $points } points more.
ft-djinn-ptah = At the end each of your Artisans is worth { $points } points more.

## Thieves
ft-thief-power = Send this thief right after an action of your { $tribe }, once. { $text } Unused at the end it is worth { $points } points.
ft-thief-houssain = Each opponent openly discards 2 resource cards; you take 2 of all these.
    .strikes = every opponent discards 2 resource cards
ft-thief-ziad = Each opponent gives up 1 Vizier; you take 1 of them, the others go to the bag.
    .strikes = every opponent gives up a Vizier
ft-thief-ouafat = Each opponent gives up 1 djinn; you take 1 of them, the others are discarded.
    .strikes = every opponent gives up a djinn
ft-thief-kohdjah = Each opponent takes 1 camel back from a tile; you may put one of yours on one of these tiles.
    .strikes = every opponent takes a camel back
ft-thief-shaum = Each opponent takes 1 palm or palace off a tile of theirs; you put 1 of these on a tile of yours.
    .strikes = every opponent gives up a palm or palace
ft-thief-madjaar = Each opponent discards 1 item; you take 1 of them.
    .strikes = every opponent discards an item

## Items
ft-item-jewelry = Jewelry
ft-item-chest = Chest
ft-item-crown = Crown
ft-item-carpet = Flying carpet
    .power = The last meeple of your walk may fly to any tile that holds a meeple of its colour.
ft-item-lamp = Fabulous lamp
    .power = Take one of the open djinns for nothing.
ft-item-flute = Enchanting flute
    .power = Choose a tile and gather 1 to 5 meeples from the tiles beside it onto it.
ft-item-scimitar = Burning scimitar
    .power = Kill any 2 meeples on the board. A tile without owner that this empties becomes yours.
ft-item-talisman = Tempest talisman
    .power = Move one of your camels to a tile without camel, meeple, palm or palace.
ft-item-horn = Horn of plenty
    .power = Discard the row and lay out 9 new cards in an order of your choice.
ft-item-ring = Rebirth ring
    .power = Take an item from the discard pile.
ft-precious = Precious: { $points } points at the end.

## Tiles
ft-tile-village = Village
ft-tile-sacred = Sacred place
ft-tile-oasis = Oasis
ft-tile-small-market = Small market
ft-tile-large-market = Large market
ft-tile-special-market = Specialised market
ft-tile-workshop = Workshop
ft-tile-chasm = Chasm
ft-tile-title = { $tile } { $value }
ft-value-blue = blue, worth { $value }
ft-value-red = red, worth { $value }
ft-value-none = worth nothing
ft-action-none = Nobody can walk here, and nothing ever stands here.
ft-action-palace = A palace is placed here, as long as there are any: { $points } points for the owner of the tile.
ft-action-palm = A palm is placed here, as long as there are any: { $points } points for the owner of the tile.
ft-action-djinn = For 2 Elders, or 1 Elder and 1 Fakir, you may take one of the open djinns (or, if thieves are played, the open thief).
ft-action-item = For 1 Artisan or 2 Fakirs you may take the top item of the pile.
ft-action-market = For { $price } coins you may take { $cards ->
    [one] one
   *[other] { $cards }
} of the first { $among } cards of the row.
ft-action-market-any = For { $price } coins you may take { $cards ->
    [one] any one card
   *[other] any { $cards } cards
} of the row.
ft-a-palm = a palm
ft-a-palace = a palace
ft-square = { $square } ({ $tile })
ft-nothing = nothing

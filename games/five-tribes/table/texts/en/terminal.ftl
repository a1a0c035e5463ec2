# Five Tribes: what only the terminal says, in few letters, and the deck tool.

## On the board: at most three letters, two where the value has two digits
ft-cell-village = Vil
ft-cell-sacred = Sa
ft-cell-oasis = Oas
ft-cell-workshop = Wrk
ft-cell-small-market = Mkt
ft-cell-large-market = Mk2
ft-cell-special-market = Sp

## In lists
ft-label-after = { $count ->
    [one] after 1 marker
   *[other] after { $count } markers
}
ft-label-bid-fakirs = and { $fakirs }
ft-label-lay-first = sell { $card }
ft-label-lay = and { $card }

## Beside the board
ft-pages = djinns, …
ft-player-points = { $points } pts
ft-player-points-at-least = ≥ { $points } pts
ft-market = ({ $cards } for { $price })
ft-camels = { $count ->
    [one] 1 camel
   *[other] { $count } camels
}
ft-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
ft-piles = piles: { $cards } cards, { $djinns } djinns
ft-thief = thief { $thief } ({ $tribe })
ft-hand = hand: { $cards }
ft-items = items: { $items }
ft-unseen = unseen: { $things }

## A choice explained
ft-detail-leaves = That leaves you { $things }.
ft-detail-zero = Whoever bids 0 later acts before you.
ft-detail-walk = { $count ->
    [one] One step; the meeple must meet its own colour.
   *[other] { $count } steps, one meeple dropped at each; the last must meet its own colour.
}
ft-detail-hand = In hand stay { $meeples }.
ft-detail-carpet = The flying carpet is then used up.
ft-detail-on-it = On it: { $things }.
ft-detail-held = You hold { $count }.
ft-detail-sale = Your hand: { $cards }. Its merchandise is worth { $coins } now, and as much at the end.
ft-detail-djinn = Djinn, { $points }. To call: { $cost }.

## Help
ft-name-a-card = Name a djinn, a thief, an item or a tile, as in `card leta`, `card houssain`, `card lamp` or `card village`.
ft-signs = Signs
ft-signs-camels = { $camels }: camels; { $tents }: their tents
ft-signs-meeples = Meeples: { $meeples }
ft-signs-marks = ♣ palm, ⌂ palace, ‹ can be chosen, @ here your walk stands, █ ▀ mountains
ft-signs-tiles = { $tiles }; the number is the tile’s value
ft-signs-market = [1:3] in the row: 1 of the cards up to here for 3 coins at a market; |3 where room is short
ft-key-square = select by tile, or by tile and colour (y w g b r p)
ft-key-number = select a bid by its price, other choices by their number
ft-command-choice = choose by its text form
ft-command-walk = a whole walk in one line
ft-command-card = show a djinn, a thief, an item or a tile

## Decks
ft-deck-title = Five Tribes with the Thieves and the Artisans of Naqala
ft-deck-counts = { $tiles } tiles, { $resources } resource cards, { $djinns } djinns, { $thieves } thieves, { $items } items
ft-deck-listed = { $title }: { $counts } († reconstructed in part)
ft-deck-good = a good deck: { $title }, { $counts }
ft-deck-tribes = Tribes
ft-deck-mark = † reconstructed: no source has this figure
ft-deck-whole = the file as a whole
ft-deck-error = { $part }, { $field }: { $fault }
ft-deck-fault-other-game = this program reads decks of the game "{ $game }"
ft-deck-fault-tribes = expected { $tribes } in this order
ft-deck-fault-id = an id is one word without punctuation
ft-deck-fault-id-twice = another card has this id too
ft-deck-fault-resources = expected { $merchandise } kinds of merchandise, then `fakir`
ft-deck-fault-kinds = { $found } kinds, where the game has { $right }
ft-deck-fault-count = { $found } in all, where the game has { $right }
ft-deck-fault-power-twice = another djinn has this power too

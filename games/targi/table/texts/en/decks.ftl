# Why options and deck files cannot be used. What stands in files is spelled as there.

option-goes-with = it goes with "{ $option }": { $value }
option-no-deck = with "tribe_deck": "custom" it holds the deck's text
option-same-in-both = the expansion has no card of its own for field { $field }

## The values of options that cannot be listed
option-values-same-tokens = three tokens, as in ["joker","targi","waiver"], with "tokens": "same"
option-values-deck = the text of a deck file, with "tribe_deck": "custom"
option-values-border = "base" or "expansion" by field, as in {"{"}"5":"base"{"}"}

## Deck files
deck-good = a good deck: { $title }, { $counts }
deck-not-mixed = this game was not played with mixed cards (`tribe_deck=mixed`), so that none were left in the box
deck-error = line { $line }, column { $column }: { $fault }
deck-error-card = line { $line }, column { $column }: card { $card }: { $fault }
deck-fault-other-game = this program reads decks of the game "targi"
deck-fault-name = a deck's name is up to 40 letters, digits, - and _
deck-fault-card-twice = the card `{ $id }` is there twice
deck-fault-no-such-card = no bundled deck has a card `{ $id }`
deck-fault-id = an id is up to 12 letters, digits, - and _
deck-fault-taken-id = an id such as N18 or G05 is that of a dune or goods card
deck-fault-id-twice = the id `{ $id }` is there twice
deck-fault-too-many-cards = { $count } tribe cards are more than any deck has
deck-fault-symbols = a deck has { $right } { $symbol } cards, this one has { $count }
deck-fault-no-amount = `{ $text }` is no amount such as `2D` or `1G`
deck-fault-amount-twice = `{ $letter }` is counted twice
deck-fault-too-much = { $amounts } is more than { $most } of a kind
deck-fault-bracket = a bracket holds goods, gold or water
deck-fault-paid-in-points = cards are not paid with victory points
deck-fault-ways = there are at most two ways to pay
deck-fault-choice = a card brings { $least } to { $most } goods of choice
deck-fault-points = no card has more than { $most }
deck-fault-bracket-points = a cost in brackets and its points go together
deck-fault-timing = this effect is { $timing }
deck-fault-figure = { $name } is { $figure }, not from { $least } to { $most }
deck-fault-treasure = a treasure holds something
deck-fault-rewards = with this card the { $name } of all { $effect } cards is { $sum }, more than { $most }
deck-fault-goods = a deck adds up to { $more } goods cards to those of the base game, or has { $least } to { $most } in all; this one has { $count }
deck-fault-dunes = a deck has { $least } to { $most } dunes, or none; this one has { $count }
deck-fault-dune-id = the id of a dune is N and two digits, such as N07

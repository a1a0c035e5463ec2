# Five Tribes: the form that sets a table up, and the scores.

## Ready-made
ft-set-up-base-text = 30 tiles, five tribes, 22 djinns. The best start.
ft-set-up-thieves-text = Five thieves to hire, who strike every opponent, and Morgiane, who guards against them.
ft-set-up-artisans-text = A board of 6 by 6 with mountains and a chasm, a sixth tribe, tents and magic items.
ft-set-up-all-text = Thieves and Artisans together, and a sixth thief who is after items.

## Option by option
ft-option-thieves = The Thieves of Naqala
ft-thieves-on = One thief lies open beside the djinns and can be hired instead of one. Morgiane’s points are reconstructed.
ft-thieves-off = Djinns only.
ft-option-artisans = The Artisans of Naqala
ft-artisans-off = The board of the base game, 5 by 6.
ft-artisans-on = Six more tiles, purple Artisans, tents, mountains and 18 items; the items’ numbers and some points are reconstructed.
ft-option-tie = If nobody has most Artisans
ft-tie-two = Two each
ft-tie-two-text = Nobody is ahead, so every Artisan counts 2.
ft-tie-three = Three each
ft-tie-three-text = All who share the lead count 3 for each Artisan.
ft-summary-base = base game
ft-summary-thieves = thieves
ft-summary-artisans = artisans
ft-summary-tie = tied Artisans count 2

## Scores
ft-score-coins = Coins
ft-score-coins-note = 1 point for each
ft-score-viziers = Viziers
ft-score-viziers-note = { $points } each, and { $more } for every player with fewer
ft-score-elders = Elders
ft-score-elders-note = { $points } each
ft-score-djinns = Djinns
ft-score-djinns-note = the points on the cards
ft-score-tiles = Tiles
ft-score-tiles-note = the values of all tiles with a camel or tent
ft-score-palms = Palms
ft-score-palms-note = { $points } for each on an own tile
ft-score-palaces = Palaces
ft-score-palaces-note = { $points } for each on an own tile
ft-score-merchandise = Merchandise
ft-score-merchandise-note = the hand, sold in the best sets
ft-score-thieves = Thieves
ft-score-thieves-note = those that were never sent
ft-score-tent = Tent
ft-score-tent-note = { $points } for each red tile in its block
ft-score-artisans = Artisans
ft-score-artisans-note = { $points } each, { $most } for whoever has most
ft-score-items = Items
ft-score-items-note = precious items (points reconstructed)
ft-score-helped = { $note } (with { $djinn } { $points } each)

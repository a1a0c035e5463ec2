# Five Tribes: what is said of the game where others are offered as well.
game-title = Five Tribes
game-credit = Five Tribes: Bruno Cathala, published by Days of Wonder.
ft-set-up-base = Base game
ft-set-up-thieves = Thieves
ft-set-up-artisans = Artisans
ft-set-up-all = Everything
ft-base-short = the best start
ft-thieves-short = five to hire
ft-artisans-short = a larger board
ft-all-short = thieves and artisans

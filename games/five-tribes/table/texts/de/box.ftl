# Five Tribes: was von dem Spiel gesagt wird, wo auch andere angeboten werden.
game-title = Five Tribes
game-credit = Five Tribes: Bruno Cathala, erschienen bei Days of Wonder.
ft-set-up-base = Grundspiel
ft-set-up-thieves = Diebe
ft-set-up-artisans = Handwerker
ft-set-up-all = Alles
ft-base-short = der beste Einstieg
ft-thieves-short = fünf Diebe
ft-artisans-short = größerer Plan
ft-all-short = Diebe und Handwerker

# Targi: was von dem Spiel gesagt wird, wo auch andere angeboten werden.
game-title = Targi
game-credit = Targi: Andreas Steiger, erschienen bei KOSMOS.
preset-base = Grundspiel
preset-base-short = der beste Einstieg
preset-all = Alles
preset-all-short = Erweiterung und Plättchen

# Targi: what is said of the game where others are offered as well.
game-title = Targi
game-credit = Targi: Andreas Steiger, published by KOSMOS.
preset-base = Base game
preset-base-short = the best start
preset-all = Everything
preset-all-short = expansion and tokens

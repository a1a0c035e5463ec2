# What is also said on pages in other languages.
switch-language = In English
level-pilgrim = Pilgrim
level-novice = Novice
level-herder = Herder
level-weaver = Weaver
level-trader = Trader
level-guide = Guide
level-scholar = Scholar
level-sage = Sage
level-hoarder = Hoarder
level-blocker = Blocker
level-random = Dice
level-greedy = Greedy

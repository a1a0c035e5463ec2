# Was auch auf Seiten in anderen Sprachen gesagt wird.
switch-language = Auf Deutsch
level-pilgrim = Pilger
level-novice = Neuling
level-herder = Hirte
level-weaver = Weber
level-trader = Händler
level-guide = Führer
level-scholar = Gelehrter
level-sage = Weiser
level-hoarder = Horter
level-blocker = Störer
level-random = Würfel
level-greedy = Raffer

# Five Tribes: das Formular, mit dem ein Tisch eingerichtet wird, und die Wertung.

## Fertige Mischungen
ft-set-up-base-text = 30 Plättchen, fünf Stämme, 22 Dschinns. Der beste Einstieg.
ft-set-up-thieves-text = Fünf Diebe zum Anheuern, die alle Gegner treffen, und Morgiane, die vor ihnen schützt.
ft-set-up-artisans-text = Ein Feld von 6 mal 6 mit Bergen und einer Schlucht, ein sechster Stamm, Zelte und magische Gegenstände.
ft-set-up-all-text = Diebe und Handwerker zusammen, dazu ein sechster Dieb, der es auf Gegenstände abgesehen hat.

## Jede Regel einzeln
ft-option-thieves = Die Diebe von Naqala
ft-thieves-on = Ein Dieb liegt offen neben den Dschinns und kann statt eines Dschinns angeheuert werden. Morgianes Punkte sind rekonstruiert.
ft-thieves-off = Nur Dschinns.
ft-option-artisans = Die Handwerker von Naqala
ft-artisans-off = Das Feld des Grundspiels, 5 mal 6.
ft-artisans-on = Sechs Plättchen mehr, lila Handwerker, Zelte, Berge und 18 Gegenstände; deren Anzahl und einige Punkte sind rekonstruiert.
ft-option-tie = Wenn niemand allein die meisten Handwerker hat
ft-tie-two = Je zwei
ft-tie-two-text = Niemand liegt vorn, also zählt jeder Handwerker 2.
ft-tie-three = Je drei
ft-tie-three-text = Für alle, die gemeinsam vorn liegen, zählt jeder Handwerker 3.
ft-summary-base = Grundspiel
ft-summary-thieves = Diebe
ft-summary-artisans = Handwerker
ft-summary-tie = Gleichstand bei Handwerkern zählt 2

## Wertung
ft-score-coins = Münzen
ft-score-coins-note = je 1 Punkt
ft-score-viziers = Wesire
ft-score-viziers-note = je { $points }, und { $more } für jeden Mitspieler mit weniger
ft-score-elders = Älteste
ft-score-elders-note = je { $points }
ft-score-djinns = Dschinns
ft-score-djinns-note = die Punkte auf den Karten
ft-score-tiles = Plättchen
ft-score-tiles-note = die Werte aller Plättchen mit Kamel oder Zelt
ft-score-palms = Palmen
ft-score-palms-note = je { $points } auf eigenen Plättchen
ft-score-palaces = Paläste
ft-score-palaces-note = je { $points } auf eigenen Plättchen
ft-score-merchandise = Waren
ft-score-merchandise-note = die Hand, in den besten Sätzen verkauft
ft-score-thieves = Diebe
ft-score-thieves-note = die nie losgeschickt wurden
ft-score-tent = Zelt
ft-score-tent-note = { $points } für jedes rote Plättchen in seinem Block
ft-score-artisans = Handwerker
ft-score-artisans-note = je { $points }, je { $most } für den mit den meisten
ft-score-items = Gegenstände
ft-score-items-note = Kostbarkeiten (Punkte rekonstruiert)
ft-score-helped = { $note } (mit { $djinn } je { $points })

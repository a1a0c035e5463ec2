# Five Tribes: der Tisch um die Entscheidungen.

## Der Satz
tribes-your-bid = Dein Gebot.
tribes-you-are-robbed = Ein Dieb!
tribes-you-win = Du gewinnst mit { $points } Punkten.
tribes-wins = { $name } gewinnt mit { $points } Punkten.
tribes-share = { $names } teilen sich den Sieg mit { $points } Punkten.
tribes-last-round = letzte Runde

## Das Spielfeld
tribes-tiles = Plättchen, Reihe für Reihe
tribes-start = Start
tribes-tile-is = { $square }: { $tile }, { $value }
tribes-camel-of = Kamel von { $name }
tribes-tent-of = Zelt von { $name }
tribes-nobody-here = Keine Figuren hier.
tribes-palms = { $count ->
    [one] 1 Palme
   *[other] { $count } Palmen
}
tribes-palaces = { $count ->
    [one] 1 Palast
   *[other] { $count } Paläste
}

## Das Ende eines Wegs
tribes-control = Besitz
tribes-tribe = Stamm
tribes-tile = Feld
tribes-claims = Das Plättchen wird deins, { $points } Punkte
tribes-no-camel = Leer, aber du hast kein Kamel mehr
tribes-yours-already = Gehört dir schon
tribes-stays-with = Bleibt bei { $name }
tribes-meeples-stay = { $count ->
    [one] 1 Figur bleibt: kein Besitz
   *[other] { $count } Figuren bleiben: kein Besitz
}
tribes-builders = { $who } × { $tiles } = { $coins }
tribes-blue-tiles = { $count ->
    [one] blaues Feld
   *[other] blaue Felder
}
tribes-merchants = { $who } bringen { $cards }
tribes-kept = { $who } kommen zu dir
tribes-artisans = { $who } kommen zu dir; behalte 1 von { $count ->
    [one] 1 Gegenstand
   *[other] { $count } Gegenständen
}
tribes-assassins = { $who } töten 1 bis { $count ->
    [one] 1 Schritt
   *[other] { $count } Schritte
} weit oder bei einem Gegner
tribes-places = { $what } auf { $square }
tribes-none-left = Nichts mehr zu bauen da
tribes-market = { $cards } der ersten { $among } Karten für { $price }
tribes-market-any = { $cards } Karte der Reihe für { $price }
tribes-too-poor = Zu teuer für dich.
tribes-djinn = Ein Dschinn oder Dieb für 2 Älteste oder 1 Ältesten und 1 Fakir
tribes-item = Ein Gegenstand für 1 Handwerker oder 2 Fakire
tribes-by-carpet = mit dem Teppich
tribes-in-reach = Erreichbare Ziele, wie es jetzt steht

## Der Weg
tribes-walk = Der Weg bisher und die Figuren auf der Hand
tribes-pick-colour = Nur die Schritte einer Farbe zeigen
tribes-any-colour = alle
tribes-sets-out = Nahm von { $from }: { $who }
tribes-walked = Ging von { $from }: { $steps }

## Zugfolge und Versteigerung
tribes-turn-order = Zugfolge
tribes-order = Folge
tribes-track = Zugfolge, wer zuerst handelt, steht vorn
tribes-bid-order = Bieten noch
tribes-next-to-bid = Bieten als Nächste
tribes-bid-too-dear = mehr, als du hast
tribes-coins-left = bleiben { $coins }
tribes-first = Erster
tribes-first-so-far = bisher Erster
tribes-after = nach

## Die Reihe und die Dschinns
tribes-row = Die Reihe
tribes-offers = Angebot
tribes-bracket = { $cards } von { $among }: { $price }
tribes-merchants-only = nur Händler
tribes-pile = Stapel { $count }
tribes-djinns = Dschinns
tribes-djinns-and-thief = Dschinns und Dieb
tribes-always = wirkt immer
tribes-ready = bereit
tribes-called = gerufen
tribes-cost = Kostet:
tribes-once-a-turn = Einmal in jedem deiner Züge.
tribes-strikes-after = nach
tribes-would-hit = träfe
tribes-hits-nobody = trifft gerade niemanden

## Spieler
tribes-players = Spieler
tribes-you = du
tribes-pts = P.
tribes-points-in-sight = Was alle zählen können. Münzen, Waren und Gegenstände sind geheim.
tribes-bids-now = bietet jetzt
tribes-bids-later = bietet später
tribes-has-bid = hat geboten
tribes-acts-now = ist dran
tribes-acts-next = als Nächstes
tribes-acts-later = später
tribes-has-acted = war dran
tribes-on-turn = am Zug
tribes-camels-left = { $count ->
    [one] noch 1 Kamel
   *[other] noch { $count } Kamele
}
tribes-tent-left = Das Zelt ist noch nicht aufgeschlagen
tribes-tent-note = Einmal im Spiel; es zählt die roten Plättchen ringsum.
tribes-tiles-worth = { $count ->
    [one] 1 Plättchen
   *[other] { $count } Plättchen
}, { $points } wert
tribes-cards = { $count ->
    [one] 1 Rohstoffkarte
   *[other] { $count } Rohstoffkarten
}
tribes-items = { $count ->
    [one] 1 Gegenstand
   *[other] { $count } Gegenstände
}
tribes-coins-hidden = Münzen sind geheim
tribes-your-cards = Karten und Gegenstände
tribes-only-you = siehst nur du
tribes-sells-for = bringt { $coins }
tribes-loot = Abgegeben:
tribes-bag = Beutel
tribes-bag-note = Figuren im Beutel, danach Palmen und Paläste im Vorrat
tribes-palms-left = { $count ->
    [one] noch 1 Palme
   *[other] noch { $count } Palmen
}
tribes-palaces-left = { $count ->
    [one] noch 1 Palast
   *[other] noch { $count } Paläste
}

## Die Entscheidung
tribes-start-over = Weg von vorn
tribes-sell = Einen Satz verkaufen, beginnend mit
tribes-powers = Dschinns und Gegenstände
tribes-unused = { $name } könnte noch helfen
tribes-unused-warning = Du könntest in diesem Zug noch { $name } rufen. Mit dem Ende des Zugs ist die Gelegenheit vorbei.

## Die Geschichte der anderen Züge
tribes-auction = Versteigerung
tribes-turn-points = Was alle davon zählen können: Felder, Palmen, Paläste, Wesire, Älteste, Dschinns und Münzen
tribes-about-points = { $points ->
    [one] etwa 1 Punkt
   *[other] etwa { $points } Punkte
}
tribes-told-walk = Marsch von { $from }: { $steps }
tribes-told-sets-out = bricht von { $from } auf
tribes-new-in-row = Neu in der Reihe:

# Five Tribes: was zu tun ist, und jede Entscheidung.

## Eine Entscheidung als Satz
ft-place-first = du ziehst bisher zuerst
ft-place-after = { $count ->
    [one] du ziehst nach 1 Stein
   *[other] du ziehst nach { $count } Steinen
}
ft-choice-bid = { $price } bieten: { $place }
ft-choice-bid-fakirs = { $price } bieten, { $coins } und { $fakirs } zahlen: { $place }
ft-choice-bid-all = { $price } bieten mit allem, was du hast: { $place }
ft-choice-take = Von { $square } losgehen mit: { $meeples }
ft-choice-step = Auf { $square } { $meeple } absetzen
ft-choice-last-step = Auf { $square } enden: { $gain }
ft-choice-fly = Mit dem Teppich nach { $square }: { $gain }
ft-gain = { $meeples } für dich
ft-gain-with-tile = { $meeples } und das Plättchen für dich
ft-choice-pass = Passen: Kein Marsch ist möglich
ft-choice-camel = Kamel auf { $square } stellen: Es gehört dir
ft-choice-tent = Zelt auf { $square } aufschlagen: Es gehört dir, dazu { $points } für rote Plättchen
ft-choice-no-fakirs = Ohne Fakire: { $coins } einnehmen
ft-choice-fakirs = { $fakirs } abgeben, { $coins } einnehmen
ft-choice-kill = Auf { $square } { $meeple } töten
ft-choice-kill-tile = Auf { $square } { $meeple } töten und das Plättchen nehmen
ft-choice-kill-far = Auf { $square } { $meeple } töten, für { $fakirs }
ft-choice-kill-far-tile = Auf { $square } { $meeple } töten, für { $fakirs }, und das Plättchen nehmen
ft-choice-kill-held = Bei { $name } { $meeple } töten
ft-choice-use-djinn = { $djinn } rufen für { $cost }
ft-choice-use-item = Gegenstand nutzen: { $item }
ft-choice-use-thief = { $thief } losschicken: { $text }
ft-choice-buy-djinn = { $djinn } nehmen für { $cost }
ft-choice-buy-thief = Den Dieb { $thief } anheuern für { $cost }
ft-choice-buy-card = { $card } kaufen, Karte { $place } der Reihe, für { $coins }
ft-choice-buy-cards = { $card } kaufen, Karte { $place } der Reihe: die erste von { $cards } für { $coins }
ft-choice-card = { $card } nehmen, Karte { $place } der Reihe
ft-a-card = eine Karte
ft-choice-make = Den obersten Gegenstand nehmen für { $cost }
ft-choice-palm = Palme auf { $square } pflanzen
ft-choice-palace = Palast auf { $square } bauen
ft-choice-settle = Figuren aus dem Beutel auf { $square } stellen
ft-choice-camel-back = Dein Kamel von { $square } zurücknehmen
ft-choice-give-palm = Eine Palme von { $square } abgeben
ft-choice-give-palace = Einen Palast von { $square } abgeben
ft-choice-flute = Figuren auf { $square } versammeln
ft-choice-lift-camel = Das Kamel versetzen, das auf { $square } steht
ft-choice-move-camel = Das Kamel von { $from } nach { $square } versetzen
ft-choice-discard = Abgeben: { $what }
ft-choice-keep = Behalten: { $what }
ft-choice-loot = Nehmen: { $what }
ft-choice-arrange = { $card } auf Platz { $place } der Reihe legen
ft-choice-gather = Von { $square } { $meeple } rufen
ft-choice-lay-first = Verkaufen: einen Satz mit { $card } beginnen
ft-choice-lay = { $card } dazulegen: Der Satz bringt dann { $coins }
ft-choice-sell = { $kinds ->
    [one] Diese eine Karte für { $coins } verkaufen
   *[other] Den Satz aus { $kinds } Sorten für { $coins } verkaufen
}
ft-skip-kill = Niemanden töten
ft-skip-thief = Keinen Dieb losschicken
ft-skip-market = Nichts kaufen
ft-skip-djinn = Keinen Dschinn nehmen
ft-skip-item = Keinen Gegenstand nehmen
ft-skip-camel = Kein Kamel hinstellen
ft-choice-done = Das reicht
ft-choice-end = Zug beenden

## Eine Entscheidung auf einem Knopf
ft-short-bid = { $price } bieten
ft-short-bid-fakirs = { $price } bieten ({ $fakirs })
ft-short-take = Von { $square }
ft-short-step = { $meeple } nach { $square }
ft-short-fly = { $meeple } fliegt nach { $square }
ft-short-for = { $what } für { $cost }
ft-short-pass = Passen
ft-short-camel = Kamel
ft-short-tent = Zelt
ft-short-no-fakirs = Ohne Fakire: { $coins }
ft-short-fakirs = { $fakirs }: { $coins }
ft-short-kill = { $meeple } auf { $square }
ft-short-kill-held = { $meeple } bei { $name }
ft-short-card = { $place }: { $card }
ft-short-palm = Palme { $square }
ft-short-palace = Palast { $square }
ft-short-gather = { $meeple } von { $square }
ft-short-sell = Verkaufen: { $coins }
ft-short-skip = Verzichten
ft-short-done = Genug
ft-short-end = Zug beenden

## Was du tun sollst
ft-do-bid = Biete um deinen Platz in der Reihenfolge.
    .heading = Dein Gebot
ft-do-walk = Such ein Plättchen aus und nimm seine Figuren auf.
    .heading = Losgehen von
ft-do-pass = Kein Marsch möglich: Nutz Dschinn oder Gegenstand, oder pass.
    .heading = { ft-do-walk.heading }
ft-do-step = Setz nebenan eine Figur ab; { $count } hast du auf der Hand.
    .heading = Nächster Schritt
ft-do-last-step = Setz deine letzte Figur, { $meeple }, zu einer ihrer Farbe.
    .heading = Letzter Schritt
ft-do-control = { $square } gehört jetzt dir: ein Kamel oder dein Zelt?
    .heading = Das Plättchen nehmen
ft-do-builders = { $builders }, { $tiles }: Gibst du Fakire dazu?
    .heading = Baumeister
ft-do-assassins = Wen töten die Assassinen, bis { $steps ->
    [one] 1 Schritt
   *[other] { $steps } Schritte
} weit, mit Fakiren weiter?
    .heading = Töten
ft-do-second-kill = Iblis: Such das zweite Opfer auf { $square } aus.
    .heading = { ft-do-assassins.heading }
ft-do-second-kill-held = Iblis: Such das zweite Opfer bei { $name } aus.
    .heading = { ft-do-assassins.heading }
ft-do-use-thief = Schickst du nach dieser Aktion ({ $tribe }) einen Dieb los?
    .heading = Dieb losschicken
ft-do-market = Kauf ein ({ $tile }) oder verzichte.
    .heading = Am Markt
ft-do-sacred = Nimm an der Heiligen Stätte einen Dschinn oder verzichte.
    .heading = An der Heiligen Stätte
ft-do-sacred-thief = Heilige Stätte: Nimm einen Dschinn oder den Dieb, oder verzichte.
    .heading = { ft-do-sacred.heading }
ft-do-workshop = Nimm in der Werkstatt einen Gegenstand oder verzichte.
    .heading = In der Werkstatt
ft-do-market-card = Nimm noch eine der ersten { $among } Karten.
    .heading = { ft-do-market.heading }
ft-do-finish = Verkauf Waren, wenn du magst, und beende deinen Zug.
    .heading = Ende deines Zugs
ft-do-finish-plain = Beende deinen Zug.
    .heading = { ft-do-finish.heading }
ft-do-lay-set = Leg Waren zum Satz dazu oder verkauf ihn.
    .heading = Zum Verkauf
ft-do-choose-tile = { $djinn }: Such ein Plättchen aus.
    .heading = Plättchen wählen
ft-do-build-palm = Wohin kommt die Palme?
    .heading = { ft-do-choose-tile.heading }
ft-do-build-palace = Wohin kommt der Palast?
    .heading = { ft-do-choose-tile.heading }
ft-do-keep-djinn = Sibittis: Behalte einen dieser Dschinns.
    .heading = Behalten
ft-do-keep-item = Behalte einen der gezogenen Gegenstände.
    .heading = { ft-do-keep-djinn.heading }
ft-do-give-resources = { $thief } bestiehlt dich: { $left ->
    [one] Gib eine Karte ab.
   *[other] Gib { $left } Karten ab.
}
    .heading = Abgeben
ft-do-give-viziers = { $thief } bestiehlt dich: Gib einen Wesir ab.
    .heading = { ft-do-give-resources.heading }
ft-do-give-djinns = { $thief } bestiehlt dich: Gib einen Dschinn ab.
    .heading = { ft-do-give-resources.heading }
ft-do-give-camels = { $thief } bestiehlt dich: Nimm ein Kamel zurück.
    .heading = { ft-do-give-resources.heading }
ft-do-give-buildings = { $thief } bestiehlt dich: Gib eine Palme oder einen Palast ab.
    .heading = { ft-do-give-resources.heading }
ft-do-give-items = { $thief } bestiehlt dich: Gib einen Gegenstand ab.
    .heading = { ft-do-give-resources.heading }
ft-do-take-loot = { $thief }: Nimm deinen Teil der Beute.
    .heading = Die Beute
ft-do-take-camel = { $thief }: Magst du ein Kamel auf ein verlassenes Plättchen stellen?
    .heading = { ft-do-take-loot.heading }
ft-do-take-building = { $thief }: Setz das Stück auf eins deiner Plättchen.
    .heading = { ft-do-take-loot.heading }
ft-do-lamp = Die Lampe: Such einen Dschinn aus.
ft-do-flute = Die Flöte: Auf welchem Plättchen sollen sich Figuren versammeln?
    .heading = { ft-do-choose-tile.heading }
ft-do-flute-more = Die Flöte: Ruf Figuren von nebenan; { $gathered } von 5 sind gekommen.
ft-do-scimitar = { $left ->
    [one] Der Säbel: Such noch ein Opfer aus.
   *[other] Der Säbel: Such { $left } Opfer aus.
}
    .heading = { ft-do-assassins.heading }
ft-do-talisman = Der Talisman: Welches Kamel zieht um?
    .heading = { ft-do-choose-tile.heading }
ft-do-talisman-to = Der Talisman: Wohin zieht das Kamel?
    .heading = { ft-do-choose-tile.heading }
ft-do-horn = Das Füllhorn: Welche Karte kommt auf Platz { $place } der Reihe?
ft-do-ring = Der Ring: Such einen Gegenstand vom Ablagestapel aus.
ft-do-over = Das Spiel ist aus.

## Was jemand anderes tut
ft-does-bid = { $name } bietet um einen Platz in der Reihenfolge.
ft-does-walk = { $name } beginnt einen Zug.
ft-does-market-card = { $name } nimmt noch eine Karte vom Markt.
ft-does-step = { $name } ist unterwegs, auf der Hand: { $meeples }.
ft-does-control = { $name } bekommt { $square }: ein Kamel oder das Zelt?
ft-does-builders = { $name } lässt { $builders } arbeiten.
ft-does-assassins = { $name } sucht ein Opfer aus.
ft-does-use-thief = { $name } kann einen Dieb losschicken.
ft-does-tile = { $name } überlegt: { $tile }.
ft-does-finish = { $name } kann verkaufen und beendet dann den Zug.
ft-does-lay-set = { $name } legt einen Satz zum Verkauf aus.
ft-does-djinn = { $name } ruft { $djinn }.
ft-does-build-palm = { $name } setzt eine Palme.
ft-does-build-palace = { $name } setzt einen Palast.
ft-does-keep-djinn = { $name } sieht sich Dschinns des Stapels an.
ft-does-keep-item = { $name } sieht sich die gezogenen Gegenstände an.
ft-does-give = { $name } sucht aus, was { $thief } bekommt.
ft-does-take-loot = { $name } nimmt die Beute von { $thief }.
ft-does-item = { $name } nutzt einen magischen Gegenstand.

## Überschriften der Liste
ft-head-choose = Wählen

## Was jemand hat, für den Lehrer
ft-holding-elders = { $count ->
    [one] 1 Ältesten
   *[other] { $count } Älteste
}
ft-holding-cards = { $count ->
    [one] eine Karte { $kind }
   *[other] { $count } Karten { $kind }
}

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
    .does = { $who } bietet um einen Platz in der Reihenfolge.
ft-do-walk = Such ein Plättchen aus und nimm seine Figuren auf.
    .heading = Losgehen von
    .does = { $who } beginnt einen Zug.
ft-do-pass = Kein Marsch möglich: Nutz Dschinn oder Gegenstand, oder pass.
    .heading = { ft-do-walk.heading }
    .does = { ft-do-walk.does }
ft-do-step = Setz nebenan eine Figur ab; { $count } hast du auf der Hand.
    .heading = Nächster Schritt
    .does = { $who } ist unterwegs, auf der Hand: { $meeples }.
ft-do-last-step = Setz deine letzte Figur, { $meeple }, zu einer ihrer Farbe.
    .heading = Letzter Schritt
    .does = { ft-do-step.does }
ft-do-control = { $square } gehört jetzt dir: ein Kamel oder dein Zelt?
    .heading = Das Plättchen nehmen
    .does = { $who } bekommt { $square }: ein Kamel oder das Zelt?
ft-do-builders = { $builders }, { $tiles }: Gibst du Fakire dazu?
    .heading = Baumeister
    .does = { $who } lässt { $builders } arbeiten.
ft-do-assassins = Wen töten die Assassinen, bis { $steps ->
    [one] 1 Schritt
   *[other] { $steps } Schritte
} weit, mit Fakiren weiter?
    .heading = Töten
    .does = { $who } sucht ein Opfer aus.
ft-do-second-kill = Iblis: Such das zweite Opfer auf { $square } aus.
    .heading = { ft-do-assassins.heading }
    .does = { ft-do-assassins.does }
ft-do-second-kill-held = Iblis: Such das zweite Opfer bei { $name } aus.
    .heading = { ft-do-assassins.heading }
    .does = { ft-do-assassins.does }
ft-do-use-thief = Schickst du nach dieser Aktion ({ $tribe }) einen Dieb los?
    .heading = Dieb losschicken
    .does = { $who } kann einen Dieb losschicken.
ft-do-market = Kauf ein ({ $tile }) oder verzichte.
    .heading = Am Markt
    .does = { $who } überlegt: { $tile }.
ft-do-sacred = Nimm an der Heiligen Stätte einen Dschinn oder verzichte.
    .heading = An der Heiligen Stätte
    .does = { ft-do-market.does }
ft-do-sacred-thief = Heilige Stätte: Nimm einen Dschinn oder den Dieb, oder verzichte.
    .heading = { ft-do-sacred.heading }
    .does = { ft-do-market.does }
ft-do-workshop = Nimm in der Werkstatt einen Gegenstand oder verzichte.
    .heading = In der Werkstatt
    .does = { ft-do-market.does }
ft-do-market-card = Nimm noch eine der ersten { $among } Karten.
    .heading = { ft-do-market.heading }
    .does = { $who } nimmt noch eine Karte vom Markt.
ft-do-finish = Verkauf Waren, wenn du magst, und beende deinen Zug.
    .heading = Ende deines Zugs
    .does = { $who } kann verkaufen und beendet dann den Zug.
ft-do-finish-plain = Beende deinen Zug.
    .heading = { ft-do-finish.heading }
    .does = { ft-do-finish.does }
ft-do-lay-set = Leg Waren zum Satz dazu oder verkauf ihn.
    .heading = Zum Verkauf
    .does = { $who } legt einen Satz zum Verkauf aus.
ft-do-choose-tile = { $djinn }: Such ein Plättchen aus.
    .heading = Plättchen wählen
    .does = { $who } ruft { $djinn }.
ft-do-build-palm = Wohin kommt die Palme?
    .heading = { ft-do-choose-tile.heading }
    .does = { $who } setzt eine Palme.
ft-do-build-palace = Wohin kommt der Palast?
    .heading = { ft-do-choose-tile.heading }
    .does = { $who } setzt einen Palast.
ft-do-keep-djinn = Sibittis: Behalte einen dieser Dschinns.
    .heading = Behalten
    .does = { $who } sieht sich Dschinns des Stapels an.
ft-do-keep-item = Behalte einen der gezogenen Gegenstände.
    .heading = { ft-do-keep-djinn.heading }
    .does = { $who } sieht sich die gezogenen Gegenstände an.
ft-do-give-resources = { $thief } bestiehlt dich: { $left ->
    [one] Gib eine Karte ab.
   *[other] Gib { $left } Karten ab.
}
    .heading = Abgeben
    .does = { $who } sucht aus, was { $thief } bekommt.
ft-do-give-viziers = { $thief } bestiehlt dich: Gib einen Wesir ab.
    .heading = { ft-do-give-resources.heading }
    .does = { ft-do-give-resources.does }
ft-do-give-djinns = { $thief } bestiehlt dich: Gib einen Dschinn ab.
    .heading = { ft-do-give-resources.heading }
    .does = { ft-do-give-resources.does }
ft-do-give-camels = { $thief } bestiehlt dich: Nimm ein Kamel zurück.
    .heading = { ft-do-give-resources.heading }
    .does = { ft-do-give-resources.does }
ft-do-give-buildings = { $thief } bestiehlt dich: Gib eine Palme oder einen Palast ab.
    .heading = { ft-do-give-resources.heading }
    .does = { ft-do-give-resources.does }
ft-do-give-items = { $thief } bestiehlt dich: Gib einen Gegenstand ab.
    .heading = { ft-do-give-resources.heading }
    .does = { ft-do-give-resources.does }
ft-do-take-loot = { $thief }: Nimm deinen Teil der Beute.
    .heading = Die Beute
    .does = { $who } nimmt die Beute von { $thief }.
ft-do-take-camel = { $thief }: Magst du ein Kamel auf ein verlassenes Plättchen stellen?
    .heading = { ft-do-take-loot.heading }
    .does = { ft-do-take-loot.does }
ft-do-take-building = { $thief }: Setz das Stück auf eins deiner Plättchen.
    .heading = { ft-do-take-loot.heading }
    .does = { ft-do-take-loot.does }
ft-do-lamp = Die Lampe: Such einen Dschinn aus.
    .does = { $who } nutzt einen magischen Gegenstand.
ft-do-flute = Die Flöte: Auf welchem Plättchen sollen sich Figuren versammeln?
    .heading = { ft-do-choose-tile.heading }
    .does = { ft-do-lamp.does }
ft-do-flute-more = Die Flöte: Ruf Figuren von nebenan; { $gathered } von 5 sind gekommen.
    .does = { ft-do-lamp.does }
ft-do-scimitar = { $left ->
    [one] Der Säbel: Such noch ein Opfer aus.
   *[other] Der Säbel: Such { $left } Opfer aus.
}
    .heading = { ft-do-assassins.heading }
    .does = { ft-do-lamp.does }
ft-do-talisman = Der Talisman: Welches Kamel zieht um?
    .heading = { ft-do-choose-tile.heading }
    .does = { ft-do-lamp.does }
ft-do-talisman-to = Der Talisman: Wohin zieht das Kamel?
    .heading = { ft-do-choose-tile.heading }
    .does = { ft-do-lamp.does }
ft-do-horn = Das Füllhorn: Welche Karte kommt auf Platz { $place } der Reihe?
    .does = { ft-do-lamp.does }
ft-do-ring = Der Ring: Such einen Gegenstand vom Ablagestapel aus.
    .does = { ft-do-lamp.does }
ft-do-over = Das Spiel ist aus.

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

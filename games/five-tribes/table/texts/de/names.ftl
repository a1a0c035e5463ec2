# Five Tribes: wie alles heißt und was es tut.

## Stämme
ft-tribe-vizier = { $count ->
    [one] Wesir
   *[other] Wesire
}
    .counted = { $count ->
        [one] 1 Wesir
       *[other] { $count } Wesire
    }
    .one = einen Wesir
    .colour = Gelb
    .action = Du behältst sie. Am Ende zählt jeder { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }, und für jeden Gegner mit weniger Wesiren gibt es { $more } dazu.
ft-tribe-elder = { $count ->
    [one] Ältester
   *[other] Älteste
}
    .counted = { $count ->
        [one] 1 Ältester
       *[other] { $count } Älteste
    }
    .one = einen Ältesten
    .colour = Weiß
    .action = Du behältst sie. Am Ende zählt jeder { $points } Punkte; bis dahin bezahlst du mit ihnen Dschinns.
ft-tribe-merchant = { $count ->
    [one] Händler
   *[other] Händler
}
    .counted = { $count ->
        [one] 1 Händler
       *[other] { $count } Händler
    }
    .one = einen Händler
    .colour = Grün
    .action = Sie kommen in den Beutel. Für jeden nimmst du eine Karte vom Anfang der Reihe.
ft-tribe-builder = { $count ->
    [one] Baumeister
   *[other] Baumeister
}
    .counted = { $count ->
        [one] 1 Baumeister
       *[other] { $count } Baumeister
    }
    .one = einen Baumeister
    .colour = Blau
    .action = Sie kommen in den Beutel. Jeder bringt 1 Münze für jedes blaue Plättchen unter diesem und den 8 ringsum; jeder Fakir, den du abgibst, zählt wie ein Baumeister mehr.
ft-tribe-assassin = { $count ->
    [one] Assassine
   *[other] Assassinen
}
    .counted = { $count ->
        [one] 1 Assassine
       *[other] { $count } Assassinen
    }
    .one = einen Assassinen
    .colour = Rot
    .action = Sie kommen in den Beutel und töten eine Figur: auf einem Plättchen, das höchstens so viele Schritte entfernt ist, wie es Assassinen sind (jeder abgegebene Fakir reicht einen Schritt weiter), oder eine, die ein Gegner vor sich behalten hat.
ft-tribe-artisan = { $count ->
    [one] Handwerker
   *[other] Handwerker
}
    .counted = { $count ->
        [one] 1 Handwerker
       *[other] { $count } Handwerker
    }
    .one = einen Handwerker
    .colour = Violett
    .action = Du behältst sie. Zieh ebenso viele Gegenstände, behalte geheim einen und wirf die anderen ab. Am Ende zählt jeder Handwerker { $points } Punkte, oder { $most }, wenn niemand so viele hat wie du.
ft-no-meeples = keine Figuren
ft-blue-tiles = { $count ->
    [one] 1 blaues Plättchen
   *[other] { $count } blaue Plättchen
}

## Plätze
ft-seat-orange = Orange
ft-seat-pink = Rosa
ft-seat-black = Schwarz
ft-seat-turquoise = Türkis

## Rohstoffe
ft-ivory = Elfenbein
ft-jewels = Juwelen
ft-gold = Gold
ft-papyrus = Papyrus
ft-silk = Seide
ft-spice = Gewürze
ft-fish = Fisch
ft-wheat = Weizen
ft-pottery = Keramik
ft-fakir = Fakir
ft-fakir-text = { $count } im Spiel. Fakire helfen Baumeistern und Assassinen und bezahlen zusammen mit Ältesten Dschinns. Sie sind keine Ware und lassen sich nicht verkaufen.
ft-merchandise-text = { $count } im Spiel. Verkauf Sätze verschiedener Waren: 1 bis 9 Sorten bringen { $sets } Münzen, in deinen Zügen oder am Ende.
ft-coins = { $count ->
    [one] 1 Münze
   *[other] { $count } Münzen
}
ft-fakirs = { $count ->
    [one] 1 Fakir
   *[other] { $count } Fakire
}
ft-points = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}
ft-points-reconstructed = { $count ->
    [one] 1 Punkt, rekonstruiert
   *[other] { $count } Punkte, rekonstruiert
}
ft-worth = { $what } ({ $points })
ft-with-note = { $text } { $note }
ft-reconstructed-points = (Die Punktzahl ist rekonstruiert.)
ft-reconstructed-count = { $count ->
    [one] (Einmal im Spiel; die Anzahl ist rekonstruiert.)
   *[other] ({ $count }-mal im Spiel; die Anzahl ist rekonstruiert.)
}

## Bezahlen
ft-pay-elder = 1 Ältesten
ft-pay-fakir = 1 Fakir
ft-pay-elders = 2 Älteste
ft-pay-elder-and-fakir = 1 Ältesten und 1 Fakir
ft-pay-artisan = 1 Handwerker
ft-pay-fakirs = 2 Fakire
ft-cost-none = wirkt immer
ft-cost-elder = 1 Ältester oder 1 Fakir
ft-cost-elders = 1 Ältester und noch ein Ältester oder Fakir
ft-cost-fakir = 1 Fakir
ft-cost-fakirs = 1 Fakir oder mehr

## Dschinns
ft-djinn-al-amin = Am Ende stehen je zwei Fakire auf deiner Hand für eine Ware beliebiger Sorte.
ft-djinn-anun-nak = Zieh 3 Figuren aus dem Beutel und stell sie auf ein Plättchen ohne Kamel, Figur, Palme und Palast.
ft-djinn-baal = Immer wenn jemand einen Dschinn bekommt: 1 Münze, wenn du es bist, 2 Münzen, wenn es ein Gegner ist.
ft-djinn-boaz = Assassinen können die Figuren nicht töten, die du vor dir behältst.
ft-djinn-bouraq = Bau einen Palast auf ein beliebiges Dorf.
ft-djinn-echidna = Deine Baumeister bringen in diesem Zug doppelt so viel. Ruf sie, bevor du die Münzen nimmst.
ft-djinn-enki = Pflanz eine Palme auf eine beliebige Oase.
ft-djinn-hagis = Einen Palast, den du setzt, darfst du stattdessen auf eins der 8 Plättchen ringsum setzen.
ft-djinn-haurvatat = Am Ende zählt jede Palme auf deinen Plättchen { $points } Punkte statt { $usual }.
ft-djinn-iblis = Deine Assassinen töten 2: beide auf einem Plättchen oder beide vor einem Gegner.
ft-djinn-jafaar = Am Ende zählt jeder deiner Wesire { $points } Punkte statt { $usual }. Der Bonus dafür, mehr zu haben als andere, bleibt gleich.
ft-djinn-kandicha-base = Wen deine Assassinen töten, der dient dir: Ein Händler bringt die oberste Rohstoffkarte, ein Baumeister 1 Münze für jedes blaue Plättchen im Block um das seine; Wesire und Älteste kommen zu dir.
ft-djinn-kandicha = Wen deine Assassinen töten, der dient dir: Ein Händler bringt die oberste Rohstoffkarte, ein Baumeister 1 Münze für jedes blaue Plättchen im Block um das seine; Wesire und Älteste kommen zu dir; ein Handwerker kommt zu dir und bringt den obersten Gegenstand.
ft-djinn-kumarbi = Beim Bieten senkt jeder Fakir, den du abgibst, deinen Preis um ein Feld.
ft-djinn-lamia = Eine Palme, die du setzt, darfst du stattdessen auf eins der 8 Plättchen ringsum setzen.
ft-djinn-leta = Stell ein Kamel auf ein Plättchen ohne Kamel, Figur, Palme und Palast: Es gehört dir.
ft-djinn-marid = Immer wenn bei einem Marsch eine Figur auf einem deiner Plättchen abgesetzt wird: 1 Münze, wenn du gehst, 2 Münzen, wenn ein Gegner geht.
ft-djinn-monkir = Immer wenn ein Palast gesetzt wird: 1 Münze, wenn du ihn setzt, 2 Münzen, wenn es ein Gegner tut.
ft-djinn-nekir = Immer wenn Assassinen töten: 1 Münze, wenn es deine sind, 2 Münzen, wenn es die eines Gegners sind.
ft-djinn-shamhat = Am Ende zählt jeder deiner Ältesten { $points } Punkte statt { $usual }.
ft-djinn-sibittis = Sieh dir die obersten 3 Dschinns des Stapels an, behalte einen und wirf die anderen ab.
ft-djinn-sloar = Nimm die oberste Karte des Rohstoffstapels.
ft-djinn-utug = Stell ein Kamel auf ein Plättchen, auf dem nur Figuren stehen: Es gehört dir.
ft-djinn-morgiane = Die Diebe deiner Gegner tun dir nichts.
ft-djinn-geb = Am Ende zählt jede deiner Kostbarkeiten { $points } Punkte mehr.
ft-djinn-ptah = Am Ende zählt jeder deiner Handwerker { $points } Punkte mehr.

## Diebe
ft-thief-power = Schick diesen Dieb einmal los, direkt nach einer Aktion dieses Stamms: { $tribe }. { $text } Am Ende ungenutzt zählt er { $points } Punkte.
ft-thief-houssain = Jeder Gegner wirft offen 2 Rohstoffkarten ab; du nimmst 2 von allen diesen.
    .strikes = Jeder Gegner wirft 2 Rohstoffkarten ab
ft-thief-ziad = Jeder Gegner gibt 1 Wesir ab; du nimmst 1 davon, die anderen kommen in den Beutel.
    .strikes = Jeder Gegner gibt einen Wesir ab
ft-thief-ouafat = Jeder Gegner gibt 1 Dschinn ab; du nimmst 1 davon, die anderen werden abgeworfen.
    .strikes = Jeder Gegner gibt einen Dschinn ab
ft-thief-kohdjah = Jeder Gegner nimmt 1 Kamel von einem Plättchen zurück; auf eins dieser Plättchen darfst du ein eigenes stellen.
    .strikes = Jeder Gegner nimmt ein Kamel zurück
ft-thief-shaum = Jeder Gegner nimmt 1 Palme oder Palast von einem eigenen Plättchen; du setzt 1 davon auf eins von deinen.
    .strikes = Jeder Gegner gibt eine Palme oder einen Palast ab
ft-thief-madjaar = Jeder Gegner wirft 1 Gegenstand ab; du nimmst 1 davon.
    .strikes = Jeder Gegner wirft einen Gegenstand ab

## Gegenstände
ft-item-jewelry = Geschmeide
ft-item-chest = Truhe
ft-item-crown = Krone
ft-item-carpet = Fliegender Teppich
    .power = Die letzte Figur deines Marschs darf auf ein beliebiges Plättchen fliegen, auf dem eine Figur ihrer Farbe steht.
ft-item-lamp = Wunderlampe
    .power = Nimm einen der offenen Dschinns umsonst.
ft-item-flute = Zauberflöte
    .power = Wähl ein Plättchen und lock 1 bis 5 Figuren von den Plättchen daneben darauf.
ft-item-scimitar = Flammensäbel
    .power = Töte 2 beliebige Figuren auf dem Spielfeld. Ein Plättchen ohne Besitzer, das dabei leer wird, gehört dir.
ft-item-talisman = Sturmtalisman
    .power = Versetz eins deiner Kamele auf ein Plättchen ohne Kamel, Figur, Palme und Palast.
ft-item-horn = Füllhorn
    .power = Wirf die Reihe ab und leg 9 neue Karten in einer Reihenfolge deiner Wahl aus.
ft-item-ring = Wiedergeburtsring
    .power = Nimm einen Gegenstand vom Ablagestapel.
ft-precious = Kostbarkeit: { $points } Punkte am Ende.

## Plättchen
ft-tile-village = Dorf
ft-tile-sacred = Heilige Stätte
ft-tile-oasis = Oase
ft-tile-small-market = Kleiner Markt
ft-tile-large-market = Großer Markt
ft-tile-special-market = Spezialmarkt
ft-tile-workshop = Werkstatt
ft-tile-chasm = Schlucht
ft-tile-title = { $tile } { $value }
ft-value-blue = blau, Wert { $value }
ft-value-red = rot, Wert { $value }
ft-value-none = ohne Wert
ft-action-none = Hier kommt niemand hin, und hier steht nie etwas.
ft-action-palace = Hier wird ein Palast gesetzt, solange es welche gibt: { $points } Punkte für den Besitzer des Plättchens.
ft-action-palm = Hier wird eine Palme gesetzt, solange es welche gibt: { $points } Punkte für den Besitzer des Plättchens.
ft-action-djinn = Für 2 Älteste, oder 1 Ältesten und 1 Fakir, darfst du einen der offenen Dschinns nehmen (oder, wenn mit Dieben gespielt wird, den offenen Dieb).
ft-action-item = Für 1 Handwerker oder 2 Fakire darfst du den obersten Gegenstand des Stapels nehmen.
ft-action-market = Für { $price } Münzen darfst du { $cards ->
    [one] eine
   *[other] { $cards }
} der ersten { $among } Karten der Reihe nehmen.
ft-action-market-any = Für { $price } Münzen darfst du { $cards ->
    [one] eine beliebige Karte
   *[other] { $cards } beliebige Karten
} der Reihe nehmen.
ft-a-palm = eine Palme
ft-a-palace = einen Palast
ft-square = { $square } ({ $tile })
ft-nothing = nichts

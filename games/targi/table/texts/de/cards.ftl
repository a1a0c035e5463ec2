# Targi: Waren, Karten, Dünen, Randkarten und Plättchen.

## Waren
good-dates = Datteln
good-salt = Salz
good-pepper = Pfeffer
good-gold = Gold
good-water = Wasser
good-vp = Siegpunkte
amount-dates = { $count ->
    [one] 1 Dattel
   *[other] { $count } Datteln
}
amount-salt = { $count } Salz
amount-pepper = { $count } Pfeffer
amount-gold = { $count } Gold
amount-water = { $count } Wasser
amount-vp = { $count } SP
amount-any = { $count ->
    [one] 1 Ware nach Wahl
   *[other] { $count } Waren nach Wahl
}
amount-nothing = nichts
this-or-that = { $this } oder { $that }

## Stammeskarten
symbol-oasis = Oase
    .cards = Oasen
    .short-cards = Oasen
symbol-camel-rider = Kamelreiter
    .cards = Kamelreiter
    .short-cards = Kamele
    .short = Kamel
symbol-well = Brunnen
    .cards = Brunnen
    .short-cards = Brunnen
    .short = Brunn.
symbol-tent = Zelt
    .cards = Zelte
    .short-cards = Zelte
symbol-targia = Targia
    .cards = Targia-Karten
    .short-cards = Targias
timing-plain = Ohne Vorteil
timing-immediate = Sofort, beim Ausspielen
timing-permanent = Dauerhaft
timing-once = Einmal, in einem deiner Züge
timing-scoring = Am Spielende
tribe-card = { $symbol } { $id }
displayed-dune = Düne { $id }
goods-card = Warenkarte: { $brings }
face-down-goods = Verdeckte Warenkarte
face-down-tribe = Verdeckte Stammeskarte
empty-place = Leerer Platz
cost = Kosten:
card-in-slot = { $card } ({ $slot })

## Was Stammeskarten bewirken, ausführlich
effect-points-per-symbol = Am Spielende: { $vp } SP für je { $per } { $symbols } in deiner Auslage.
    .brief = je { $per } { $symbols }
    .sign = { $vp }SP/{ $per } { $short }
effect-points-for-longer-display = Am Spielende: { $vp } SP, wenn deine Auslage mehr Karten hat als die deines Gegners.
    .brief = bei mehr Karten als der Gegner
    .sign = +{ $vp } wenn mehr
effect-points-for-cards = Am Spielende: { $vp } SP, wenn deine Auslage mindestens { $cards } Karten hat.
    .brief = ab { $cards } Karten
    .sign = +{ $vp } ab { $cards }
effect-points-for-mixed-rows = Am Spielende: Volle Reihen mit vier verschiedenen Symbolen bringen je { $vp } SP mehr, bei höchstens { $rows } Reihen.
    .brief = für gemischte Reihen
    .sign = bunte R. +{ $vp }
effect-points-for-last-place = Am Spielende: { $vp } SP, wenn diese Karte auf dem vierten Platz ihrer Reihe liegt.
    .brief = als vierte in ihrer Reihe
    .sign = +{ $vp } als 4.
effect-points-for-all-symbols = Am Spielende: { $vp } SP, wenn deine Auslage alle fünf Symbole zeigt.
    .brief = für alle fünf Symbole
    .sign = alle fünf: { $vp }
effect-points-for-water = Am Spielende: 1 SP zusätzlich für je { $per } übriges Wasser, höchstens { $most } SP.
    .brief = für übriges Wasser, höchstens { $most }
    .sign = 1SP/{ $per } Wasser
effect-points-for-full-rows = Am Spielende: { $vp } SP für jede volle Reihe deiner Auslage.
    .brief = je volle Reihe
    .sign = { $vp }SP/volle R.
effect-points-for-gold = Am Spielende: 1 SP für jedes übrige Gold, höchstens { $most } SP.
    .brief = je übriges Gold, höchstens { $most }
    .sign = 1SP/Gold
effect-points-for-majorities = Am Spielende: 1 SP für jedes Symbol, von dem du mehr Karten ausliegen hast als dein Gegner, höchstens { $most } SP.
    .brief = je Symbol, bei dem du führst
    .sign = 1SP/Mehrheit
effect-discount = { $symbols }, die du später ausspielst, kosten { $goods ->
    [one] 1 Ware
   *[other] { $goods } Waren
} weniger.
    .brief = { $symbols } kosten weniger
    .sign = { $short } -{ $goods }
    .ruling = Du suchst aus, welche Ware entfällt, auch eine, die dir fehlt. Gold wird nie erlassen.
effect-no-raids = Überfälle kosten dich nichts.
    .brief = Überfälle kosten nichts
    .sign = kein Überfall
effect-noble-discount = Beim Adligen kostet deine Handkarte { $goods ->
    [one] 1 Ware
   *[other] { $goods } Waren
} weniger.
    .brief = beim Adligen billiger
    .sign = Adliger -{ $goods }
effect-raid-reward = Nach jedem Überfall, den du begleichst, bekommst du { $vp } SP.
    .brief = nach jedem Überfall
    .sign = Raub: +{ $vp } SP
    .ruling = Der Punkt kommt nach dem Bezahlen und kann denselben Überfall nicht bezahlen. Wer nicht zahlen konnte, bekommt ihn nicht.
effect-ignore-robber = Du darfst einen Targi auf das Feld des Räubers setzen.
    .brief = Räuber sperrt dich nicht
    .sign = trotz Räuber
    .ruling = Nur die Sperre des Räubers entfällt: Targi und Felder gegenüber gegnerischen Targi bleiben tabu.
effect-more-of = { $good }: Bringt dir eine Warenkarte davon, bekommst du einmal pro Runde 1 mehr.
    .brief = mehr von Warenkarten
    .sign = +1 { $good }
    .ruling = Auch eine Karte der Karawane zählt; bei einer Ware nach Wahl zählt die gewählte.
effect-empty-handed = Hat dir in einer Runde keine Warenkarte eine Ware gebracht, bekommst du 1 Ware nach Wahl.
    .brief = falls keine Warenkarte etwas gab
    .sign = leer aus: +1
    .ruling = Es zählt dein ganzer Zug, gezahlt wird an seinem Ende. Gold, Wasser oder Punkte allein sind keine Ware.
effect-hand-without-noble = Du darfst deine Handkarte ohne den Adligen ausspielen, für { $goods ->
    [one] 1 Ware
   *[other] { $goods } Waren
} mehr.
    .brief = ohne Adligen ausspielen
    .sign = Hand für +{ $goods }
    .ruling = Zwischen zwei Aktionen deines Zugs. Die zusätzliche Ware suchst du aus.
effect-trader-swaps = Beim Händler darfst du 1 Ware gegen 1 andere tauschen.
    .brief = Tausch beim Händler
    .sign = Händler 1:1
    .ruling = Was ein Tausch eins zu eins gebracht hat, wird beim selben Besuch nicht eins zu eins weitergetauscht.
effect-more-water = Die Wasserstelle gibt dir { $water } Wasser mehr.
    .brief = mehr an der Wasserstelle
    .sign = Stelle +{ $water }W
effect-silversmith-lines = Beim Silberschmied darfst du bei jedem Besuch { $lines }-mal verkaufen.
    .brief = { $lines }-mal verkaufen
    .sign = Schmied { $lines }×
effect-join-dunes = Du darfst einen Targi auf eine Düne setzen, auf der ein gegnerischer steht.
    .brief = auch auf besetzte Dünen
    .sign = Düne dazu
effect-dune-reward = Immer wenn du eine Düne nutzt, bekommst du dazu { $water } Wasser und { $goods ->
    [one] 1 Ware
   *[other] { $goods } Waren
} nach Wahl.
    .brief = bei jeder Düne
    .sign = Düne +{ $water }W+{ $goods }
effect-water-for-good = Einmal pro Runde darfst du 1 Wasser gegen 1 Ware nach Wahl tauschen.
    .brief = einmal pro Runde
    .sign = 1W → 1 Ware
effect-raid-for-water = Bei einem Überfall darfst du { $water } Wasser statt der ganzen Forderung zahlen.
    .brief = statt ganzem Überfall
    .sign = Raub für { $water }W
effect-hand-of-two = Du darfst zwei Karten auf der Hand haben.
    .brief = zwei Handkarten
    .sign = zwei auf Hand
effect-bracket-reward = Immer wenn du den Aufpreis in Klammern zahlst, bekommst du { $vp } SP.
    .brief = je bezahlter Klammer
    .sign = Klammern +{ $vp }
effect-targia-favour = Die Targia gibt dir 2 Waren nach Wahl statt 1; lässt du sie Warenkarten aufdecken, ist die erste umsonst.
    .brief = 2 Waren; erste Suche frei
    .sign = Targia mal 2
effect-far-mirage = Die Fata Morgana versetzt deinen Marker auf eine beliebige offene Karte, auch auf eine mit gegnerischem Marker.
    .brief = Marker auf jede offene Karte
    .sign = ferne Morgana
effect-once-water = Einmal, in einem deiner Züge: Nimm { $water } Wasser.
    .brief = einmal, in deinem Zug
    .sign = { $water } Wasser
effect-once-border = Einmal, in einem deiner Züge: Führe ein beliebiges Randfeld aus, auch ein besetztes, nur keine Ecke.
    .brief = einmal: beliebiges Randfeld
    .sign = jedes Feld
effect-once-discount = Einmal, in einem deiner Züge: Die nächste Stammeskarte kostet { $goods ->
    [one] 1 Ware
   *[other] { $goods } Waren
} weniger.
    .brief = einmal: Karte billiger
    .sign = Karte -{ $goods }
    .ruling = { effect-discount.ruling }
effect-once-hand = Einmal, in einem deiner Züge: Spiel deine Handkarte ohne den Adligen aus, zu ihren gewöhnlichen Kosten.
    .brief = einmal: Handkarte spielen
    .sign = Hand spielen
effect-once-top-card = Einmal, in einem deiner Züge: Nimm die offene Karte des Stammesstapels und spiel sie aus, behalte sie oder wirf sie ab.
    .brief = einmal: die offene Karte
    .sign = oberste Karte
effect-goods-per-cards = Beim Ausspielen: 1 Ware nach Wahl für je { $per } Karten in deiner Auslage.
    .brief = Ware je { $per } Karten
    .sign = Ware/{ $per } Karten
    .ruling = Diese Karte zählt schon mit, abgerundet wird. Die Waren dürfen gemischt sein.
effect-goods-per-free-places = Beim Ausspielen: 1 Ware nach Wahl für je { $per } freie Plätze in deiner Auslage.
    .brief = Ware je { $per } freie Plätze
    .sign = Ware/{ $per } frei
    .ruling = { effect-goods-per-cards.ruling }
effect-gold-on-card = Beim Ausspielen: { $gold } Gold kommt auf diese Karte. Damit lassen sich nur spätere Stammeskarten bezahlen.
    .brief = auf die Karte, für Karten
    .sign = { $gold } Gold drauf
    .ruling = Es wird vor dem Gold im Beutel ausgegeben und zählt weder fürs Limit noch bei Überfällen oder Gleichstand.
effect-treasure = Beim Ausspielen: { $offers }.
    .brief = eins davon
    .sign = { $signs }
effect-rearrange = Beim Ausspielen: Tausche zwei Karten deiner Auslage oder versetze bis zu { $cards }, jede ans Ende einer Reihe.
    .brief = Auslage umordnen
    .sign = umordnen
    .ruling = Lücken schließen sich nach links. Auf ein Versetzen darf ein zweites folgen, aber kein Tausch.
effect-fewer-targi = Beim Ausspielen: Dein Gegner hat in der nächsten Runde nur { $targi } Targi.
    .brief = Gegner: nächste Runde { $targi } Targi
    .sign = Feind { $targi } Targi
    .ruling = Ist das Spiel vorher zu Ende, passiert nichts.
effect-water-per-cards = Beim Ausspielen: 1 Wasser für jede Karte in deiner Auslage, höchstens { $most }.
    .brief = je Karte, höchstens { $most }
    .sign = 1W/Karte
effect-pick-goods-cards = Beim Ausspielen: Deck { $open } Warenkarten auf und erhalte { $receive } davon.
    .brief = { $open } Warenkarten, { $receive } erhalten
    .sign = { $receive } von { $open } Waren
effect-swap-cards = Beim Ausspielen: Du darfst zwei Karten deiner Auslage tauschen.
    .brief = zwei eigene Karten tauschen
    .sign = Karten tausch
effect-use-dune = Beim Ausspielen: Führe eine offene Düne aus, auf der kein Targi steht.
    .brief = eine freie Düne nutzen
    .sign = eine Düne

## Dünen
dune-n = Düne { $number }
dune-with = Düne: { $effect }
dune-gain = Nimm { $what }.
    .brief = { $what }
    .sign = { $signs }
dune-goods-of-a-kind = Nimm { $goods } Waren einer Sorte nach Wahl.
    .brief = { $goods } einer Sorte
    .sign = { $goods } Waren einer Sorte
dune-play-hand = Spiel deine Handkarte aus; sie kostet { $goods ->
    [one] 1 Ware
   *[other] { $goods } Waren
} weniger.
    .brief = Handkarte, { $goods ->
        [one] 1 Ware
       *[other] { $goods } Waren
    } billiger
    .sign = Handkarte { $goods } billiger
dune-pick-tribe-card = Zieh { $cards } Stammeskarten und behalte eine: Spiel sie aus, nimm sie auf die Hand oder wirf sie ab. Die anderen werden abgeworfen.
    .brief = { $cards } Stammeskarten ziehen, eine behalten
    .sign = 1 von { $cards } Stammesk.
dune-play-from-centre = Nimm eine offene Stammeskarte ohne Marker aus der Mitte und spiel sie für ihre Kosten aus.
    .brief = offene Stammeskarte ohne Marker kaufen
    .sign = Karte der Mitte
dune-any-border = Führe ein beliebiges Randfeld aus, auch ein besetztes, nur keine Ecke.
    .brief = beliebiges Randfeld, keine Ecke
    .sign = jedes Randfeld
dune-pick-goods-cards = Deck { $open } Warenkarten auf und erhalte { $receive } davon.
    .brief = { $open } Warenkarten, { $receive } erhalten
    .sign = { $receive } von { $open } Warenkarten
dune-swap-cards = Tausche zwei Karten deiner Auslage und nimm { $water } Wasser.
    .brief = zwei eigene Karten tauschen
    .sign = 2 Karten tausch., { $water }W
dune-swap-goods = Bis zu { $times }-mal 1 Ware gegen 1 andere, dazu { $water } Wasser.
    .brief = bis zu { $times }-mal tauschen
    .sign = { $times }× Waren tausch., { $water }W
dune-sell-goods = Bis zu { $times }-mal { $goods } beliebige Waren gegen { $vp } SP.
    .brief = bis zu { $times }-mal
    .sign = { $times }× { $goods } Waren → { $vp } SP
dune-display = Leg diese Düne auf den nächsten freien Platz einer Reihe deiner Auslage. Sie zählt { $vp } SP und in ihrer Reihe als beliebiges Symbol; sie ist eine der zwölf Karten.
    .brief = liegt in einer Reihe als jedes Symbol
    .sign = in die Auslage
dune-rob = Dein Gegner gibt dir 1 Ware deiner Wahl, die er hat, und du nimmst { $water } Wasser.
    .brief = eine Ware vom Gegner
    .sign = Ware vom Gegner, { $water }W

## Randfelder
field-noble = Adliger
field-raid = Überfall { $number }
field-trader = Händler
field-fata-morgana = Fata Morgana
field-silversmith = Silberschmied
field-caravan = Karawane
field-water-hole = Wasserstelle
field-tribal-expansion = Stammeserweiterung
last-card-of-a-row = die letzte Karte einer Reihe
field-good-text = Nimm { $what }.
    .brief = { $what } nehmen
field-noble-text = Spiel deine Handkarte für ihre Kosten aus oder wirf sie ab.
    .brief = Handkarte ausspielen oder abwerfen
    .ruling = Auch eine Karte, die du in diesem Zug auf die Hand genommen hast, darfst du hier ausspielen, außer ihr spielt mit der gedruckten Handregel.
    .gives = Handkarte
field-noble-text-x = Spiel deine Handkarte für ihre Kosten aus, oder wirf sie ab und nimm 1 Wasser und 1 Ware nach Wahl.
    .brief = Handkarte ausspielen, oder abwerfen für Wasser und eine Ware
    .ruling = { field-noble-text.ruling }
    .gives = { field-noble-text.gives }
field-raid-text = Kommt der Räuber hierher, zahlen beide { $demand }. Targi können hier nicht stehen.
    .brief = { $demand }
    .ruling = Wer zahlen kann, muss zahlen. Wer beides nicht kann, zahlt nichts, und der Gegner bekommt die Punkte der Forderung.
    .origin = welche Waren er nimmt, ist rekonstruiert
field-trader-text = So oft du willst: 3 gleiche Waren gegen 1 Gold oder 2 gleiche Waren gegen 1 Ware nach Wahl.
    .brief = Waren tauschen
    .ruling = Du kannst jederzeit aufhören. Eine Sorte, die du gerade abgibst, bekommst du dafür nicht zurück.
    .gives = tauschen
field-trader-text-x = So oft du willst: 3 beliebige Waren gegen 2 Gold, 1 Ware gegen 1 Ware nach Wahl oder 1 Ware gegen 2 Wasser.
    .brief = { field-trader-text.brief }
    .ruling = { field-trader-text.ruling }
    .gives = { field-trader-text.gives }
    .origin = die Kurse sind rekonstruiert
field-fata-morgana-text = Versetze einen deiner Stammesmarker auf eine andere offene Karte ohne Marker.
    .brief = einen deiner Marker versetzen
    .ruling = Nur ein Marker, den du noch nicht genutzt hast, und nie auf eine Karte mit Marker oder Marker-Plättchen.
    .gives = versetzen
field-fata-morgana-text-x = Versetze einen deiner Stammesmarker auf eine benachbarte offene Karte ohne Marker.
    .brief = { field-fata-morgana-text.brief }
    .ruling = { field-fata-morgana-text.ruling }
    .gives = { field-fata-morgana-text.gives }
field-silversmith-text = Verkaufe einmal: 2 gleiche Waren für 1 SP, 4 gleiche Waren für 3 SP, 1 Gold für 2 SP oder 2 Gold für 4 SP.
    .brief = Waren oder Gold gegen SP
    .ruling = Wer hierherkommt, verkauft eine Zeile.
    .gives = Verkauf
field-silversmith-text-x = Verkaufe einmal: 2 Waren für 1 SP, 4 Waren für 3 SP, 1 Gold für 2 SP, 2 Gold für 4 SP oder 3 Wasser für 2 SP. Waren beliebig gemischt.
    .brief = Waren, Gold oder Wasser gegen SP
    .ruling = { field-silversmith-text.ruling }
    .gives = { field-silversmith-text.gives }
    .origin = alle Kurse außer dem ersten sind rekonstruiert
field-caravan-text = Zieh die oberste Warenkarte und nimm, was sie bringt.
    .brief = eine Warenkarte ziehen
    .gives = 1 Ware ?
field-water-hole-text = Nimm 2 Wasser.
    .brief = 2 Wasser nehmen
    .origin = die Menge ist rekonstruiert
field-tribal-expansion-text = Zieh die oberste Stammeskarte: Spiel sie für ihre Kosten aus, nimm sie auf die Hand oder wirf sie ab.
    .brief = eine Stammeskarte ziehen
    .ruling = Die gezogene Karte bleibt dein Geheimnis, bis du sie ausspielst oder abwirfst.
    .gives = 1 Karte ?
field-tribal-expansion-text-x = Nimm die offene Stammeskarte: Spiel sie aus, nimm sie auf die Hand oder wirf sie ab. Davor, so oft du willst: 1 Wasser wirft sie für die nächste ab.
    .brief = die offene Stammeskarte nehmen
    .gives = offene K.

## Plättchen
token-joker = Joker
    .text = Einmal, jederzeit: 1 Ware nach Wahl.
    .short = Joker
token-targi = Targi-Plättchen
    .text = Wenn alle Targi stehen: eine vierte Figur auf ein freies Randfeld, auch gegenüber einem gegnerischen Targi.
    .short = Targi
token-marker = Marker-Plättchen
    .text = Nach den Markern: ein Marker auf eine freie Karte, wo die Linie des Räubers eine von deinen kreuzt.
    .short = Marker
token-waiver = Verzicht-Plättchen
    .text = Wenn du eine Stammeskarte mit Text ausspielst: Verzichte auf den Text für 2 SP am Spielende.
    .short = Verzicht

## Plätze der Mitte
place-0 = oben links
place-1 = oben Mitte
place-2 = oben rechts
place-3 = Mitte links
place-4 = ganz in der Mitte
place-5 = Mitte rechts
place-6 = unten links
place-7 = unten Mitte
place-8 = unten rechts
card-at = Karte { $place }
the-targia = Targia
targia-brief = 1 Ware, oder Warenkarten aufdecken

# Was Karten tun, in etwa dreizehn Spalten eines Terminals.

sign-treasure-goods = { $goods }Wa
sign-dune-gain = { $what } und { $goods } Waren
short-vp = { $count }SP
card-in-full = { $card }, Kosten { $cost }, { $points } SP.
is-reconstructed = rekonstruiert

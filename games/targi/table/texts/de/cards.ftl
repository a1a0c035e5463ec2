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
symbol-camel-rider = Kamelreiter
symbol-well = Brunnen
symbol-tent = Zelt
symbol-targia = Targia
symbols-oasis = Oasen
symbols-camel-rider = Kamelreiter
symbols-well = Brunnen
symbols-tent = Zelte
symbols-targia = Targia-Karten
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
effect-points-for-longer-display = Am Spielende: { $vp } SP, wenn deine Auslage mehr Karten hat als die deines Gegners.
effect-points-for-cards = Am Spielende: { $vp } SP, wenn deine Auslage mindestens { $cards } Karten hat.
effect-points-for-mixed-rows = Am Spielende: Volle Reihen mit vier verschiedenen Symbolen bringen je { $vp } SP mehr, bei höchstens { $rows } Reihen.
effect-points-for-last-place = Am Spielende: { $vp } SP, wenn diese Karte auf dem vierten Platz ihrer Reihe liegt.
effect-points-for-all-symbols = Am Spielende: { $vp } SP, wenn deine Auslage alle fünf Symbole zeigt.
effect-points-for-water = Am Spielende: 1 SP zusätzlich für je { $per } übriges Wasser, höchstens { $most } SP.
effect-points-for-full-rows = Am Spielende: { $vp } SP für jede volle Reihe deiner Auslage.
effect-points-for-gold = Am Spielende: 1 SP für jedes übrige Gold, höchstens { $most } SP.
effect-points-for-majorities = Am Spielende: 1 SP für jedes Symbol, von dem du mehr Karten ausliegen hast als dein Gegner, höchstens { $most } SP.
effect-discount = { $symbols }, die du später ausspielst, kosten { $goods ->
    [one] 1 Ware
   *[other] { $goods } Waren
} weniger.
effect-no-raids = Überfälle kosten dich nichts.
effect-noble-discount = Beim Adligen kostet deine Handkarte { $goods ->
    [one] 1 Ware
   *[other] { $goods } Waren
} weniger.
effect-raid-reward = Nach jedem Überfall, den du begleichst, bekommst du { $vp } SP.
effect-ignore-robber = Du darfst einen Targi auf das Feld des Räubers setzen.
effect-more-of = { $good }: Bringt dir eine Warenkarte davon, bekommst du einmal pro Runde 1 mehr.
effect-empty-handed = Hat dir in einer Runde keine Warenkarte eine Ware gebracht, bekommst du 1 Ware nach Wahl.
effect-hand-without-noble = Du darfst deine Handkarte ohne den Adligen ausspielen, für { $goods ->
    [one] 1 Ware
   *[other] { $goods } Waren
} mehr.
effect-trader-swaps = Beim Händler darfst du 1 Ware gegen 1 andere tauschen.
effect-more-water = Die Wasserstelle gibt dir { $water } Wasser mehr.
effect-silversmith-lines = Beim Silberschmied darfst du bei jedem Besuch { $lines }-mal verkaufen.
effect-join-dunes = Du darfst einen Targi auf eine Düne setzen, auf der ein gegnerischer steht.
effect-dune-reward = Immer wenn du eine Düne nutzt, bekommst du dazu { $water } Wasser und { $goods ->
    [one] 1 Ware
   *[other] { $goods } Waren
} nach Wahl.
effect-water-for-good = Einmal pro Runde darfst du 1 Wasser gegen 1 Ware nach Wahl tauschen.
effect-raid-for-water = Bei einem Überfall darfst du { $water } Wasser statt der ganzen Forderung zahlen.
effect-hand-of-two = Du darfst zwei Karten auf der Hand haben.
effect-bracket-reward = Immer wenn du den Aufpreis in Klammern zahlst, bekommst du { $vp } SP.
effect-targia-favour = Die Targia gibt dir 2 Waren nach Wahl statt 1; lässt du sie Warenkarten aufdecken, ist die erste umsonst.
effect-far-mirage = Die Fata Morgana versetzt deinen Marker auf eine beliebige offene Karte, auch auf eine mit gegnerischem Marker.
effect-once-water = Einmal, in einem deiner Züge: Nimm { $water } Wasser.
effect-once-border = Einmal, in einem deiner Züge: Führe ein beliebiges Randfeld aus, auch ein besetztes, nur keine Ecke.
effect-once-discount = Einmal, in einem deiner Züge: Die nächste Stammeskarte kostet { $goods ->
    [one] 1 Ware
   *[other] { $goods } Waren
} weniger.
effect-once-hand = Einmal, in einem deiner Züge: Spiel deine Handkarte ohne den Adligen aus, zu ihren gewöhnlichen Kosten.
effect-once-top-card = Einmal, in einem deiner Züge: Nimm die offene Karte des Stammesstapels und spiel sie aus, behalte sie oder wirf sie ab.
effect-goods-per-cards = Beim Ausspielen: 1 Ware nach Wahl für je { $per } Karten in deiner Auslage.
effect-goods-per-free-places = Beim Ausspielen: 1 Ware nach Wahl für je { $per } freie Plätze in deiner Auslage.
effect-gold-on-card = Beim Ausspielen: { $gold } Gold kommt auf diese Karte. Damit lassen sich nur spätere Stammeskarten bezahlen.
effect-treasure = Beim Ausspielen: { $offers }.
effect-rearrange = Beim Ausspielen: Tausche zwei Karten deiner Auslage oder versetze bis zu { $cards }, jede ans Ende einer Reihe.
effect-fewer-targi = Beim Ausspielen: Dein Gegner hat in der nächsten Runde nur { $targi } Targi.
effect-water-per-cards = Beim Ausspielen: 1 Wasser für jede Karte in deiner Auslage, höchstens { $most }.
effect-pick-goods-cards = Beim Ausspielen: Deck { $open } Warenkarten auf und erhalte { $receive } davon.
effect-swap-cards = Beim Ausspielen: Du darfst zwei Karten deiner Auslage tauschen.
effect-use-dune = Beim Ausspielen: Führe eine offene Düne aus, auf der kein Targi steht.

## Dasselbe in den wenigen Wörtern, die auf eine Karte passen
brief-points-per-symbol = je { $per } { $symbols }
brief-points-for-longer-display = bei mehr Karten als der Gegner
brief-points-for-cards = ab { $cards } Karten
brief-points-for-mixed-rows = für Reihen mit vier verschiedenen
brief-points-for-last-place = als vierte in ihrer Reihe
brief-points-for-all-symbols = für alle fünf Symbole
brief-points-for-water = für übriges Wasser, höchstens { $most }
brief-points-for-full-rows = je volle Reihe
brief-points-for-gold = je übriges Gold, höchstens { $most }
brief-points-for-majorities = je Symbol, bei dem du führst
brief-discount = { $symbols } kosten weniger
brief-no-raids = Überfälle kosten nichts
brief-noble-discount = beim Adligen billiger
brief-raid-reward = nach jedem Überfall
brief-ignore-robber = Räuber sperrt dich nicht
brief-more-of = mehr von Warenkarten
brief-empty-handed = falls keine Warenkarte etwas gab
brief-hand-without-noble = ohne Adligen ausspielen
brief-trader-swaps = Tausch beim Händler
brief-more-water = mehr an der Wasserstelle
brief-silversmith-lines = { $lines }-mal verkaufen
brief-join-dunes = auch auf besetzte Dünen
brief-dune-reward = bei jeder Düne
brief-water-for-good = einmal pro Runde
brief-raid-for-water = statt ganzem Überfall
brief-hand-of-two = zwei Handkarten
brief-bracket-reward = je bezahlter Klammer
brief-targia-favour = 2 Waren; erste Suche frei
brief-far-mirage = Marker auf jede offene Karte
brief-once = einmal, in deinem Zug
brief-once-border = einmal: beliebiges Randfeld
brief-once-discount = einmal: Karte billiger
brief-once-hand = einmal: Handkarte spielen
brief-once-top-card = einmal: die offene Karte
brief-goods-per-cards = Ware je { $per } Karten
brief-goods-per-free-places = Ware je { $per } freie Plätze
brief-gold-on-card = auf die Karte, für Karten
brief-treasure = eins davon
brief-rearrange = Auslage umordnen
brief-fewer-targi = Gegner: nächste Runde { $targi } Targi
brief-water-per-cards = je Karte, höchstens { $most }
brief-pick-goods-cards = { $open } Warenkarten, { $receive } erhalten
brief-swap-cards = zwei eigene Karten tauschen
brief-use-dune = eine freie Düne nutzen

## Regelfragen zu Stammeskarten
ruling-discount = Du suchst aus, welche Ware entfällt, auch eine, die dir fehlt. Gold wird nie erlassen.
ruling-raid-reward = Der Punkt kommt nach dem Bezahlen und kann denselben Überfall nicht bezahlen. Wer nicht zahlen konnte, bekommt ihn nicht.
ruling-ignore-robber = Nur die Sperre des Räubers entfällt: Targi und Felder gegenüber gegnerischen Targi bleiben tabu.
ruling-more-of = Auch eine Karte der Karawane zählt; bei einer Ware nach Wahl zählt die gewählte.
ruling-empty-handed = Es zählt dein ganzer Zug, gezahlt wird an seinem Ende. Gold, Wasser oder Punkte allein sind keine Ware.
ruling-hand-without-noble = Zwischen zwei Aktionen deines Zugs. Die zusätzliche Ware suchst du aus.
ruling-trader-swaps = Was ein Tausch eins zu eins gebracht hat, wird beim selben Besuch nicht eins zu eins weitergetauscht.
ruling-counted-with-itself = Diese Karte zählt schon mit, abgerundet wird. Die Waren dürfen gemischt sein.
ruling-gold-on-card = Es wird vor dem Gold im Beutel ausgegeben und zählt weder fürs Limit noch bei Überfällen oder Gleichstand.
ruling-rearrange = Lücken schließen sich nach links. Auf ein Versetzen darf ein zweites folgen, aber kein Tausch.
ruling-fewer-targi = Ist das Spiel vorher zu Ende, passiert nichts.

## Dünen
dune-n = Düne { $number }
dune-with = Düne: { $effect }
dune-gain = Nimm { $what }.
dune-goods-of-a-kind = Nimm { $goods } Waren einer Sorte nach Wahl.
dune-play-hand = Spiel deine Handkarte aus; sie kostet { $goods ->
    [one] 1 Ware
   *[other] { $goods } Waren
} weniger.
dune-pick-tribe-card = Zieh { $cards } Stammeskarten und behalte eine: Spiel sie aus, nimm sie auf die Hand oder wirf sie ab. Die anderen werden abgeworfen.
dune-play-from-centre = Nimm eine offene Stammeskarte ohne Marker aus der Mitte und spiel sie für ihre Kosten aus.
dune-any-border = Führe ein beliebiges Randfeld aus, auch ein besetztes, nur keine Ecke.
dune-pick-goods-cards = Deck { $open } Warenkarten auf und erhalte { $receive } davon.
dune-swap-cards = Tausche zwei Karten deiner Auslage und nimm { $water } Wasser.
dune-swap-goods = Bis zu { $times }-mal 1 Ware gegen 1 andere, dazu { $water } Wasser.
dune-sell-goods = Bis zu { $times }-mal { $goods } beliebige Waren gegen { $vp } SP.
dune-display = Leg diese Düne auf den nächsten freien Platz einer Reihe deiner Auslage. Sie zählt { $vp } SP und in ihrer Reihe als beliebiges Symbol; sie ist eine der zwölf Karten.
dune-rob = Dein Gegner gibt dir 1 Ware deiner Wahl, die er hat, und du nimmst { $water } Wasser.
dune-goods-of-a-kind-brief = { $goods } einer Sorte
dune-play-hand-brief = Handkarte, { $goods ->
    [one] 1 Ware
   *[other] { $goods } Waren
} billiger
dune-pick-tribe-card-brief = { $cards } Stammeskarten ziehen, eine behalten
dune-play-from-centre-brief = offene Stammeskarte ohne Marker kaufen
dune-any-border-brief = beliebiges Randfeld, keine Ecke
dune-pick-goods-cards-brief = { $open } Warenkarten, { $receive } erhalten
dune-swap-cards-brief = zwei eigene Karten tauschen
dune-swap-goods-brief = bis zu { $times }-mal tauschen
dune-sell-goods-brief = bis zu { $times }-mal
dune-display-brief = liegt in einer Reihe als jedes Symbol
dune-rob-brief = eine Ware vom Gegner

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
field-noble-brief = Handkarte ausspielen oder abwerfen
field-noble-brief-x = Handkarte ausspielen, oder abwerfen für Wasser und eine Ware
field-trader-brief = Waren tauschen
field-fata-morgana-brief = einen deiner Marker versetzen
field-silversmith-brief = Waren oder Gold gegen SP
field-silversmith-brief-x = Waren, Gold oder Wasser gegen SP
field-caravan-brief = eine Warenkarte ziehen
field-water-hole-brief = 2 Wasser nehmen
field-tribal-expansion-brief = eine Stammeskarte ziehen
field-tribal-expansion-brief-x = die offene Stammeskarte nehmen
field-good-brief = { $what } nehmen
field-good-text = Nimm { $what }.
field-noble-text = Spiel deine Handkarte für ihre Kosten aus oder wirf sie ab.
field-noble-text-x = Spiel deine Handkarte für ihre Kosten aus, oder wirf sie ab und nimm 1 Wasser und 1 Ware nach Wahl.
field-raid-text = Kommt der Räuber hierher, zahlen beide { $demand }. Targi können hier nicht stehen.
field-trader-text = So oft du willst: 3 gleiche Waren gegen 1 Gold oder 2 gleiche Waren gegen 1 Ware nach Wahl.
field-trader-text-x = So oft du willst: 3 beliebige Waren gegen 2 Gold, 1 Ware gegen 1 Ware nach Wahl oder 1 Ware gegen 2 Wasser.
field-fata-morgana-text = Versetze einen deiner Stammesmarker auf eine andere offene Karte ohne Marker.
field-fata-morgana-text-x = Versetze einen deiner Stammesmarker auf eine benachbarte offene Karte ohne Marker.
field-silversmith-text = Verkaufe einmal: 2 gleiche Waren für 1 SP, 4 gleiche Waren für 3 SP, 1 Gold für 2 SP oder 2 Gold für 4 SP.
field-silversmith-text-x = Verkaufe einmal: 2 Waren für 1 SP, 4 Waren für 3 SP, 1 Gold für 2 SP, 2 Gold für 4 SP oder 3 Wasser für 2 SP. Waren beliebig gemischt.
field-caravan-text = Zieh die oberste Warenkarte und nimm, was sie bringt.
field-water-hole-text = Nimm 2 Wasser.
field-tribal-expansion-text = Zieh die oberste Stammeskarte: Spiel sie für ihre Kosten aus, nimm sie auf die Hand oder wirf sie ab.
field-tribal-expansion-text-x = Nimm die offene Stammeskarte: Spiel sie aus, nimm sie auf die Hand oder wirf sie ab. Davor, so oft du willst: 1 Wasser wirft sie für die nächste ab.
field-noble-ruling = Auch eine Karte, die du in diesem Zug auf die Hand genommen hast, darfst du hier ausspielen, außer ihr spielt mit der gedruckten Handregel.
field-raid-ruling = Wer zahlen kann, muss zahlen. Wer beides nicht kann, zahlt nichts, und der Gegner bekommt die Punkte der Forderung.
field-fata-morgana-ruling = Nur ein Marker, den du noch nicht genutzt hast, und nie auf eine Karte mit Marker oder Marker-Plättchen.
field-trader-ruling = Du kannst jederzeit aufhören. Eine Sorte, die du gerade abgibst, bekommst du dafür nicht zurück.
field-silversmith-ruling = Wer hierherkommt, verkauft eine Zeile.
field-tribal-expansion-ruling = Die gezogene Karte bleibt dein Geheimnis, bis du sie ausspielst oder abwirfst.

## Plättchen
token-joker = Joker
token-targi = Targi-Plättchen
token-marker = Marker-Plättchen
token-waiver = Verzicht-Plättchen
token-joker-text = Einmal, jederzeit: 1 Ware nach Wahl.
token-targi-text = Wenn alle Targi stehen: eine vierte Figur auf ein freies Randfeld, auch gegenüber einem gegnerischen Targi.
token-marker-text = Nach den Markern: ein Marker auf eine freie Karte, wo die Linie des Räubers eine von deinen kreuzt.
token-waiver-text = Wenn du eine Stammeskarte mit Text ausspielst: Verzichte auf den Text für 2 SP am Spielende.

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

sign-points-per-symbol = { $vp }SP/{ $per } { $symbols }
sign-points-for-longer-display = +{ $vp } wenn mehr
sign-points-for-cards = +{ $vp } ab { $cards }
sign-points-for-mixed-rows = bunte R. +{ $vp }
sign-points-for-last-place = +{ $vp } als 4.
sign-points-for-all-symbols = alle fünf: { $vp }
sign-points-for-water = 1SP/{ $per } Wasser
sign-points-for-full-rows = { $vp }SP/volle R.
sign-points-for-gold = 1SP/Gold
sign-points-for-majorities = 1SP/Mehrheit
sign-discount = { $symbols } -{ $goods }
sign-no-raids = kein Überfall
sign-noble-discount = Adliger -{ $goods }
sign-raid-reward = Raub: +{ $vp } SP
sign-ignore-robber = trotz Räuber
sign-more-of = +1 { $good }
sign-empty-handed = leer aus: +1
sign-hand-without-noble = Hand für +{ $goods }
sign-trader-swaps = Händler 1:1
sign-more-water = Stelle +{ $water }W
sign-silversmith-lines = Schmied { $lines }×
sign-join-dunes = Düne dazu
sign-dune-reward = Düne +{ $water }W+{ $goods }
sign-water-for-good = 1W → 1 Ware
sign-raid-for-water = Raub für { $water }W
sign-hand-of-two = zwei auf Hand
sign-bracket-reward = Klammern +{ $vp }
sign-targia-favour = Targia mal 2
sign-far-mirage = ferne Morgana
sign-once-water = { $water } Wasser
sign-once-border = jedes Feld
sign-once-discount = Karte -{ $goods }
sign-once-hand = Hand spielen
sign-once-top-card = oberste Karte
sign-goods-per-cards = Ware/{ $per } Karten
sign-goods-per-free-places = Ware/{ $per } frei
sign-gold-on-card = { $gold } Gold drauf
sign-treasure-goods = { $goods }Wa
sign-rearrange = umordnen
sign-fewer-targi = Feind { $targi } Targi
sign-water-per-cards = 1W/Karte
sign-pick-goods-cards = { $receive } von { $open } Waren
sign-swap-cards = Karten tausch
sign-use-dune = eine Düne
sign-dune-gain = { $what } und { $goods } Waren
sign-dune-goods-of-a-kind = { $goods } Waren einer Sorte
sign-dune-play-hand = Handkarte { $goods } billiger
sign-dune-pick-tribe-card = 1 von { $cards } Stammesk.
sign-dune-play-from-centre = Karte der Mitte
sign-dune-any-border = jedes Randfeld
sign-dune-pick-goods-cards = { $receive } von { $open } Warenkarten
sign-dune-swap-cards = 2 Karten tausch., { $water }W
sign-dune-swap-goods = { $times }× Waren tausch., { $water }W
sign-dune-sell-goods = { $times }× { $goods } Waren → { $vp } SP
sign-dune-display = in die Auslage
sign-dune-rob = Ware vom Gegner, { $water }W

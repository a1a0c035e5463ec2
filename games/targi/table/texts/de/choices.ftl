# Targi: was zu tun ist, und jede Entscheidung.

## Eine Entscheidung als Satz
choice-put-back = Darauf verzichten: { $token }
choice-place = Targi setzen: { $spot }
choice-token = Plättchen legen: { $spot }
choice-use = Nutzen: { $spot }
choice-use-card = Nehmen: { $card }
choice-pick = Ausführen: { $spot }
choice-card = Karte nutzen: { $card }
choice-take = { $what } nehmen
choice-pay = { $what } zahlen
choice-give-card = Die letzte Karte von Reihe { $row } abgeben
choice-trade = { $give } gegen { $get }
choice-joker = Joker als { $what }
choice-give = { $what } geben und eine Warenkarte aufdecken
choice-open = Eine Warenkarte umsonst aufdecken
choice-next = 1 Wasser für die nächste Karte zahlen
choice-accept = Diese Karte nehmen
choice-return = { $what } zurückgeben
choice-hand = Handkarte { $card }
choice-choose = { $card } behalten
choice-leave = Nicht nehmen: { $card }
choice-play = Karte bezahlen und ausspielen
choice-play-hand = Handkarte ohne den Adligen ausspielen
choice-keep = Karte auf die Hand nehmen
choice-discard = Karte abwerfen
choice-waive = Für 2 SP auf den Text der Karte verzichten
choice-row = In Reihe { $row } legen
choice-move-marker = Marker versetzen ({ $from }): { $to }
choice-shift = { $card } ans Ende von Reihe { $row }
choice-swap = { $a } und { $b } tauschen
choice-done = Fertig
choice-end = Zug beenden

## Titel in der Liste
title-give = { $what } geben, Warenkarte aufdecken
title-leave = Liegen lassen: { $card }
title-trade = { $give } → { $get }
title-shift = ans Ende von Reihe { $row }
row-n = Reihe { $row }

## Eine Zeile mehr
detail-goods-card = nimm, was sie zeigt
detail-keep = später beim Adligen ausspielen
detail-discard = sie kommt auf den Ablagestapel
detail-waive = der Text gilt dann nicht mehr
detail-play-hand = kostet mehr
detail-move-marker = dein Marker { $from }

## Was du tun sollst
do-put-back = Auf welches Aktionsplättchen verzichtest du?
    .heading = Verzichten auf
do-raid = Der Räuber überfällt euch. Was zahlst du?
    .heading = Den Räuber bezahlen
do-placement = Setz einen Targi auf ein nummeriertes Feld.
    .heading = Targi setzen
do-targi-token = Leg dein Targi-Plättchen auf ein Feld oder heb es auf.
    .heading = Targi-Plättchen legen
do-marker-token = Leg dein Marker-Plättchen auf eine Karte oder heb es auf.
    .heading = Marker-Plättchen legen
do-turn = Nutze markierte Felder und Karten, oder beende deinen Zug.
    .heading = Deine Aktionen
do-limit = Zu viel: Behalte höchstens 10 Waren, 3 Gold und 10 Wasser.
    .heading = Zurückgeben
do-noble = Spiel deine Handkarte aus oder wirf sie ab.
    .heading = { do-taken.heading }
do-which-hand = Welche deiner Handkarten?
do-trader = Tausche Waren, so oft du willst.
    .heading = Beim Händler
do-silversmith = Was verkaufst du?
    .heading = Beim Silberschmied
do-fata-morgana = Versetze einen deiner Marker auf eine nummerierte Karte.
    .heading = Marker versetzen
do-open-card = Nimm die offene Stammeskarte oder zahl 1 Wasser für die nächste.
do-targia = Nimm eine Ware von der Targia oder deck Warenkarten auf.
do-targia-card = Nimm die aufgedeckte Karte oder gib eine Ware für die nächste.
do-taken = Was machst du mit der Karte?
    .heading = Die Karte
do-pay = Womit bezahlst du die Karte?
    .heading = So kannst du zahlen
do-lay = In welche Reihe deiner Auslage kommt die Karte?
    .heading = Reihe wählen
do-lay-dune = In welche Reihe deiner Auslage kommt die Düne?
    .heading = { do-lay.heading }
do-goods = { $count ->
    [one] Wähl eine Ware.
   *[other] Wähl { $count } Waren.
}
    .heading = Waren wählen
do-goods-of-a-kind = Wähl eine Sorte; du bekommst { $count } davon.
    .heading = { do-goods.heading }
do-either = Wähl eins davon.
do-rob = Welche Ware nimmst du deinem Gegner?
    .heading = { do-goods.heading }
do-waive = Verzichtest du für 2 SP am Spielende auf den Text der Karte?
do-any-border = Führe ein beliebiges Randfeld aus.
    .heading = Ein beliebiges Randfeld
do-any-dune = Führe eine offene Düne aus.
    .heading = Eine offene Düne
do-from-centre = Kauf eine offene Stammeskarte der Mitte.
do-pick-tribe = Welche der gezogenen Karten behältst du?
do-pick-goods = Welche der aufgedeckten Warenkarten lässt du liegen?
do-swap-goods = Tausche Waren, noch bis zu { $times }-mal.
do-sell-goods = Verkaufe { $goods } Waren für { $vp } SP, bis zu { $times }-mal.
do-rearrange = Tausche zwei Karten deiner Auslage oder versetze bis zu { $cards }.
    .heading = Auslage umordnen
do-swap-cards = Tausche zwei Karten deiner Auslage, wenn du magst.
    .heading = { do-rearrange.heading }
do-rearrange-more = Versetze noch eine Karte oder lass es gut sein.
    .heading = { do-rearrange.heading }
do-wait = Einen Moment …

## Was jemand anderes tut
does-put-back = { $name } verzichtet auf ein Aktionsplättchen.
does-raid = Der Räuber schlägt zu; { $name } zahlt.
does-placement = { $name } setzt einen Targi.
does-token = { $name } kann ein Plättchen legen.
does-limit = { $name } gibt zurück, was zu viel ist.
does-trade = { $name } tauscht Waren.
does-silversmith = { $name } ist beim Silberschmied.
does-card = { $name } überlegt bei einer Stammeskarte.
does-goods = { $name } wählt Waren.
does-turn = { $name } ist am Zug.

## Überschriften der Liste
head-choose = Wählen

## Warum etwas nicht geht, als Rest eines Satzes
illegal-over = die Partie ist zu Ende
illegal-corner = Feld { $field } ist eine Ecke, dort darf kein Targi stehen
illegal-robber = auf Feld { $field } steht der Räuber
illegal-occupied = auf Feld { $field } steht schon ein Targi
illegal-facing = gegenüber von Feld { $field } steht ein Targi des Gegners von { $seat }
illegal-asked = { $seat } wird etwas anderes gefragt. { $asked } Möglich: { $choices }

## Was jemand hat, für den Lehrer
holding-hand = { $count ->
    [one] eine Handkarte
   *[other] { $count } Handkarten
}
holding-equal-row = eine volle Reihe { $row } mit gleichen Symbolen
holding-mixed-row = eine volle Reihe { $row } mit verschiedenen Symbolen

## Was an einer mitgebrachten Stellung nicht stimmt
position-tribe-card = Stammeskarte
position-goods-card = Warenkarte
position-dune = Düne
position-no-card = eine { $kind } { $card } gibt es nicht
position-two-places = { $kind } { $card } liegt an zwei Stellen
position-nowhere = { $kind } { $card } liegt nirgends
position-dune-off-display = { $card } ist eine Düne und liegt nur in Auslagen
position-symbols = vom Symbol { $symbol } sind { $found } Karten da statt { $right }
position-no-dune = auf { $place } steht ein Targi, aber dort liegt keine Düne
position-two-on-dune = auf { $place } stehen zwei Targi
position-held-dune-not-laid = nur Auslage-Dünen werden ausgelegt
position-round = mit dem Räuber auf Feld { $field } läuft Runde { $right }, nicht { $found }
position-empty-face-down = { $place } ist leer und verdeckt
position-marker-on-no-card = der Marker auf { $place } liegt auf keiner offenen Karte
position-both-markers = auf { $place } liegen Marker von beiden
position-faces-opponent = der Targi auf { $field } steht auf dem Feld eines gegnerischen oder gegenüber
position-marked-before-turns = vor den Zügen ist keine Karte verdeckt oder markiert
position-targi-before-placement = vor dem Setzen ist kein Targi unterwegs
position-agenda = in einer Agenda mit diesen Aufgaben wartet nie eine Entscheidung: { $tasks }
position-not-to-act = Platz { $seat } ist nicht dran
position-all-placed = alle Targi sind gesetzt
position-robber-and-raid = der Räuber steht genau dann auf einer Ecke, wenn er zuschlägt
position-taken-card = eine Karte ist genau dann genommen, wenn über sie entschieden wird
position-hand-card-taken = eine Handkarte wird nicht noch einmal genommen
position-held-dune = eine Düne ist genau dann in der Hand, wenn sie ausgelegt wird
position-drawn-cards = Stammeskarten sind genau dann gezogen, wenn eine davon gewählt wird
position-opened-cards = Warenkarten sind genau dann aufgedeckt, wenn eine davon gewählt wird
position-targia-card = die Targia deckt eine Karte auf
position-no-choice = bei der Aufgabe „{ $task }“ gibt es nichts zu wählen
position-nothing-to-decide = bei der Aufgabe „{ $task }“ ist nichts zu entscheiden
position-player = Platz { $seat }: { $what }
position-amounts = { $purse } kann niemand haben
position-over-limit = { $purse } sind mehr als 10 Waren und 3 Gold
position-noted = nur während der eigenen Aktionen wird etwas über sie notiert
position-powers = die Fähigkeiten sind nicht die der Auslage
position-gold-on-cards = auf den ausgelegten Karten können keine { $gold } Gold liegen
position-action-marker = { $card } trägt keinen Aktionsmarker
position-placed = { $count } Targi sind gesetzt
position-targi-count = so viele Targi hat niemand
position-on-corner = ein Targi steht auf einer Ecke
position-with-robber = ein Targi steht mit dem Räuber auf { $field }
position-marker-count = es gibt nur zwei Stammesmarker
position-hand-count = das sind zu viele Handkarten
position-noted-too-much = so viel wird nie notiert
position-no-targia = im Grundspiel gibt es keine Targia
position-no-tokens = in dieser Partie gibt es keine Aktionsplättchen
position-waiver = das Verzicht-Plättchen liegt auf keiner ausgelegten Karte
position-targi-token = das Targi-Plättchen liegt auf keinem freien Feld
position-marker-token = das Marker-Plättchen liegt auf einer markierten Karte
position-tokens-meet = zwei Plättchen liegen auf einer Stelle
position-put-back = ein Plättchen liegt nur verdeckt zurück, solange beide wählen
position-other-tokens = solche Plättchen waren nicht vereinbart
position-token-count = das sind zu viele Aktionsplättchen

# Targi: der Tisch rund um die Entscheidungen.

## Der Satz
you-win-by = Du gewinnst { $first } zu { $second }.
wins-by = { $name } gewinnt { $first } zu { $second }.
draw-at = Unentschieden mit { $points } Punkten.

## Das Spielfeld
border-fields = Randfelder im Uhrzeigersinn
centre-cards = Karten der Mitte, Reihe für Reihe
paid = bezahlt
tile-silversmith = Silber{"\u00AD"}schmied
tile-water-hole = Wasser{"\u00AD"}stelle
tile-tribal-expansion = Stammes{"\u00AD"}erwei{"\u00AD"}terung
tile-noble = Handkarte spielen, oder
tile-caravan = oberste Warenkarte
tile-tribal = Stammeskarte nehmen
tile-one-step = ein Feld weit
tile-any-card = auf jede Karte
robber-here = Der Räuber: Dieses Feld ist gesperrt
targia-here = Die Targia
targi-of = Targi ({ $name })
targi-token-of = Targi-Plättchen ({ $name })
marker-of = Stammesmarker ({ $name })
marker-token-of = Marker-Plättchen ({ $name })
targi-to-place = noch { $count } Targi zu setzen
dunes = Dünen
open-tribe-card = Offene Karte
decks = Stapel
deck-tribe = Stamm
deck-goods = Waren
rounds-and-raids = Runden und Überfälle
raid-now = Überfall jetzt:
raid-in = { $count ->
    [one] Überfall nächste Runde:
   *[other] Überfall in { $count } Runden:
}

## Die Spieler
seat-blue = Blau
seat-ivory = Elfenbein
starts-round = beginnt
points-now = { $count ->
    [one] Punkt bisher
   *[other] Punkte bisher
}
purse = Beutel
display-of = Auslage ({ $name }), { $count } von 12 Karten
hand = Hand
hand-empty = leer
hidden-card = Eine verdeckte Karte
tokens = Aktionsplättchen
token-ready = bereit
token-gone = nicht mehr da
cards-of-four = { $count } von 4
row-equal = alle gleich
row-mixed = alle anders
row-neither = kein Bonus
row-open = gleich / anders
row-open-in-words = { $equal } SP, wenn alle gleich sind, { $mixed } SP, wenn alle verschieden sind
row-if-equal = wenn gleich
row-if-mixed = wenn anders
row-nothing = kein Bonus
vp-with-bracket = { $vp } SP, { $more } mehr für die Klammer

## Die Entscheidungen
actions-left = { $count ->
    [one] noch 1 Aktion
   *[other] noch { $count } Aktionen
}
actions-unused = { $count ->
    [one] 1 Aktion verfällt
   *[other] { $count } Aktionen verfallen
}
end-warning = { $count ->
    [one] Du kannst noch eine Aktion ausführen. Beendest du jetzt deinen Zug, verfällt sie.
   *[other] Du kannst noch { $count } Aktionen ausführen. Beendest du jetzt deinen Zug, verfallen sie.
}
keep-token = Plättchen behalten
keep-text = Text behalten
for-gold = gegen Gold
for-good = gegen eine Ware
for-water = gegen Wasser
for-points = gegen Siegpunkte
move-card = { $card } versetzen
swap-card = { $card } tauschen mit
in-question = Karten, um die es geht

## Erklärungen
robber-text = Hier steht der Räuber: Auf dieses Feld darf kein Targi gesetzt werden.
targia-text = Hier ist die Targia. Wessen Targi auf ihrem Feld steht, darf einmal 1 Ware nach Wahl nehmen, oder 1 Ware geben, die oberste Warenkarte aufdecken und nehmen, oder noch eine Ware für die nächste geben.
targi-stands = Hier steht ein Targi ({ $name }). Sonst darf niemand auf dieses Feld, und der Gegner nicht auf das Feld gegenüber.
covered-title = Verdeckte Stammeskarte
covered-text = Sie lag vorher offen auf dem Stapel, darum kennen sie alle: { $card }. Am Ende der Runde wird sie aufgedeckt.
face-down-goods-text = Sie ersetzt eine genommene Stammeskarte und wird am Ende der Runde aufgedeckt.
face-down-tribe-text = Sie ersetzt eine genommene Warenkarte und wird am Ende der Runde aufgedeckt.
empty-place-text = Für diesen Platz ist keine Karte mehr da.
goods-card-title = Warenkarte
goods-card-text = Wer hier einen Marker hat, bekommt { $brings }.
goods-card-replaced = An ihre Stelle kommt verdeckt eine Stammeskarte.
displayed-dune-text = Sie zählt in ihrer Reihe als beliebiges Symbol.
dune-when = für einen Targi
dune-idle = Diese Düne zu nutzen brächte dir jetzt nichts.
dune-rule = Setz einen Targi hierher statt auf den Rand; er zieht keine Linie. Eine genutzte Düne wird abgeworfen.
bracket-cost = zusätzlich { $what } bringt { $gain }
discount-of = { $count ->
    [one] für dich 1 Ware weniger
   *[other] für dich { $count } Waren weniger
}
you-have-it = hast du
you-lack = es fehlt { $what }
row-begins = beginnt eine Reihe
row-becomes-full = wäre voll: { $what }
row-becomes-full-nothing = wäre voll, ohne Bonus
row-becomes-open = { $cards } Karten, noch offen
row-becomes-equal = { $cards } gleiche
row-becomes-mixed = { $cards } verschiedene
row-becomes-nothing = kein Bonus mehr
purse-text = Am Ende deines Zugs behältst du höchstens 10 Waren und 3 Gold.
purse-water = Wasser: jederzeit 2 gegen eine Ware, 3 gegen ein Gold. Höchstens 10; am Spielende sind 2 ein SP.

rows-title = Reihen der Auslage
rows-text = Eine volle Reihe bringt 4 SP, wenn ihre vier Symbole gleich sind, 2 SP, wenn sie alle verschieden sind. Das Spiel endet nach der Runde, in der jemand die zwölfte Karte auslegt.

## Die Wertung
score-tokens = Silberkreuze
score-tokens-note = SP im Beutel
score-cards = Karten
score-cards-note = Punkte auf den ausliegenden Karten
score-advantages = Wertungskarten
score-advantages-note = was ihre Texte bringen
score-rows = Volle Reihen
score-rows-note = gleiche 4, verschiedene 2
score-water = Übriges Wasser
score-water-note = 2 Wasser sind 1 SP
score-waiver = Verzicht
score-waiver-note = auf den Text einer Karte verzichtet

## Linien und Kreuzungen
closed-corner = Auf einer Ecke darf kein Targi stehen.
closed-robber = Für dich gesperrt: Hier steht der Räuber.
closed-own = Hier steht schon dein eigener Targi.
closed-theirs = Hier steht ein Targi ({ $name }).
closed-facing = Für dich gesperrt: Am anderen Ende der Linie, auf { $field }, steht ein Targi ({ $name }).
you-can-pay = bezahlbar
short-of = es fehlt
left-over = es bleibt: { $what }
nothing-left = es bleibt nichts
brings-runs-over = Die Linie läuft über { $cards }. Wo sie eine andere Linie von dir kreuzt, bekommst du die Karte.
brings-same-line = Keine neue Karte: Diese Linie hast du schon.
brings-no-crossing = Keine neue Karte: Die Linie läuft neben deinen anderen her.
brings-shuts = Sperrt { $field } für { $name }.
brings-denies = Sperrt { $field } für { $name } und damit den Weg zu { $cards } mit dem nächsten Targi.
lines-you-get = Du bekommst { $cards }.
lines-gets = { $name } bekommt { $cards }.
lines-reach = { $name } erreicht mit dem nächsten Targi: { $cards }.

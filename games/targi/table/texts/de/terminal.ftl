# Targi im Terminal: kurze Formen für schmale Felder, und was die Seiten anders sagen.

## Namen in einem Wort
short-dune = Düne
short-raid = Raub { $number }
short-fata-morgana = F.Morgana
short-silversmith = Schmied
short-water-hole = Wasser
short-tribal-expansion = Stamm
short-no-tokens = keine mehr
short-goods = Ware
short-goods-back = Ware ?
short-tribe-back = Stamm ?
short-empty = leer
short-top = oben

## Mengen in wenigen Spalten
short-any = { $count ->
    [one] 1 Ware
   *[other] { $count } Waren
}
short-bonus = +{ $vp } SP
short-if-equal = gleich
short-if-mixed = anders

## Was Randfelder geben, in neun Spalten
short-good-gives = +{ $what }
short-raid-any = { $any } bel/{ $vp }SP
short-raid-exactly = { $what }/{ $vp }SP
short-raid-card = { $what }/Karte

## Der Tisch in Zeilen
tokens-first = Aktionsplättchen: jeder verzichtet auf eins
before-round-one = Vor Runde 1
after-rounds = Nach { $round } Runden ist das Spiel aus.
name-starts = { $name } beginnt
robber-on = Räuber auf { $field }
robber-beside = Räuber neben dem Spielfeld
targia-on = Targia { $sign } auf { $field }
raid-when = { $count ->
    [0] Überfall jetzt: { $demand }
    [one] Überfall nach dieser Runde: { $demand }
   *[other] Überfall in { $count } Runden: { $demand }
}
raid-soon = Überfall in { $count }
round-short = Runde { $round }
name-you = { $name } (du)
points-of = { $points } Punkte
gold-on-a-card = { $gold } Gold auf einer Karte
hand-line = Hand: { $hand }
one-unseen = eine verdeckte Karte
two-unseen = zwei verdeckte Karten
unseen = eine verdeckte
card-for = { $card }, Kosten { $cost }
tokens-line = Plättchen: { $tokens }
tokens-still-secret = drei von vier, noch geheim
tokens-lying = { $tokens } · auf { $places }
piles = Stapel: { $tribe } Stamm, { $goods } Waren
piles-x = Stapel: { $tribe } Stamm, { $goods } Waren, { $dunes } Dünen
with-card = { $count ->
    [one] +Karte
   *[other] +{ $count } Karten
}
dune-at = Düne { $place }: { $dune }
open-card-line = Offene Stammeskarte: { $card }
card-in-question = Es geht um: { $card }
dunes-and-open-card = Dünen und offene Stammeskarte
pages-beside = Dünen, …
pages-players = Spieler, Verlauf
tie-break = Gold, Waren (Patt)
your-hand-card = deine Handkarte
which-cards = Nenn eine Stammeskarte, etwa `card B07`, oder eine Düne, etwa `card N04`; bekannt sind nur die Karten dieses Spiels.

## Eine Karte oder Entscheidung erklärt
about-cost = Kosten { $cost } ({ $words }), Wert { $vp } SP.
about-bracket = Für zusätzlich { $what } bekommst du sofort { $vp } SP mehr.
about-no-effect = Sie hat keine weitere Wirkung.
about-displayed-dune = Sie ist { $vp } SP wert.
about-put-back = Die anderen drei behältst du, jedes für einmal. Gezeigt wird beides, wenn beide gewählt haben.
about-line = Die Linie läuft über { $places }. Wo sie die Linie eines anderen Targi von dir kreuzt, markierst du die Karte.
about-marks = Du würdest markieren: { $cards }.
about-facing = Dein Gegner darf dann nicht auf { $field }.
about-in-hand = Auf der Hand: { $card }
about-can-pay = Du kannst sie jetzt bezahlen.
about-cannot-pay = Du kannst sie jetzt nicht bezahlen.
about-could-keep = Du könntest sie für den Adligen auf die Hand nehmen.
about-hand-full = Deine Hand ist voll.
about-turned-up = Die Karte wird sofort aufgedeckt: Danach gibt es kein Zurück.
about-join = Du kommst zum Targi deines Gegners dazu; die Düne bleibt, bis beide sie genutzt haben.
about-spent = Damit ist ihre Markierung verbraucht.
about-purse = Dein Beutel danach: { $purse }.
about-forfeit = Verfallen würde: { $unused }.
about-then-acts = Danach ist { $name } am Zug.
about-then-ends = Danach endet die Runde, und verdeckte Karten werden aufgedeckt.
dune-on = { $dune } auf { $place }

## Die Hilfe
help-signs = Zeichen
help-signs-text =
    ▲ Blau, ● Elfenbein, △ ○ hier käme ein Marker hin, ✖ Räuber, ‹ wählbar
    ▼ Plättchen von Blau, ◉ von Elfenbein, ✿ Targia, ░ liegt verdeckt
    D Datteln, S Salz, P Pfeffer, G Gold, W Wasser, SP Siegpunkte
    1D 2P / 1G: eins von beiden zahlen; 1D (1G) und 1(+2): für 1G mehr 2 SP
    Auf Karten: ! wirkt sofort, ∞ von da an, + am Ende des Spiels,
    • einmal, wann du willst (× genutzt), ⊘ auf den Text verzichtet
help-play = So wird gespielt
help-play-text =
    Du führst einen Stamm der Tuareg. Sammle Datteln, Salz, Pfeffer und Gold, gib sie für Stammeskarten aus und hab am Ende die meisten Siegpunkte (SP).
    Setzen: Reihum setzt jeder drei Targi auf Randfelder. Nicht auf eine Ecke, nicht zum Räuber, nicht zu einem Targi des Gegners und nicht gegenüber von einem.
    Jeder Targi zieht eine Linie durch die Mitte. Wo sich bei dir eine Reihe und eine Spalte kreuzen, markierst du die Karte. Drei Targi bringen so drei Felder und bis zu zwei Karten.
    Handeln: Erst nutzt der Startspieler alle seine Felder und Karten in beliebiger Reihenfolge, dann der andere. Warenkarten geben, was sie zeigen. Eine Stammeskarte kommt für ihre Kosten in deine Auslage oder bleibt auf der Hand (höchstens eine), bis du den Adligen nutzt.
    Deine Auslage hat 3 Reihen mit je 4 Karten. Eine volle Reihe bringt 4 SP, wenn alle vier Symbole gleich sind, 2 SP, wenn alle verschieden sind. Auch die Karten selbst zählen SP, und viele helfen dir.
    Der Räuber zieht um den Rand. Auf einer Ecke gibt es einen Überfall: Zahl Waren, Gold oder SP. Am Ende deines Zugs behältst du höchstens 10 Waren und 3 Gold.
    Das Spiel endet nach der Runde, in der jemand die zwölfte Stammeskarte ausspielt, oder mit dem Überfall auf Feld 16.
help-expansion = Die Erweiterung
help-expansion-text =
    Wasser: Jederzeit, auch beim Bezahlen und bei Überfällen, bringen 2 Wasser eine Ware nach Wahl und 3 Wasser ein Gold. Behalten darfst du 10; am Ende sind 2 Wasser 1 SP wert.
    Dünen: Ein Targi darf statt auf ein Feld auf eine offene Düne. Er zieht keine Linie, und ist die Düne genutzt, ist sie weg. Nach einem Überfall werden drei neue aufgedeckt.
    Die Targia ✿ geht andersherum um den Rand. Mit einem Targi auf ihrem Feld darfst du 1 Ware nehmen oder Waren geben und Warenkarten aufdecken, bis dir eine gefällt.
    Die oberste Stammeskarte liegt offen. Kosten in Klammern darfst du zusätzlich zahlen: Die SP in Klammern bekommst du sofort. Eine Einmal-Karte nutzt du in einem deiner Züge, wann du willst.
    Die gedruckten Zahlen der Erweiterung kennt dieses Programm aus keiner Quelle: Ihre Karten sind als rekonstruiert markiert, und mit --deck spielst du mit eigenen Karten.
help-tokens = Aktionsplättchen
help-tokens-text = Jeder hat drei von vier, jedes für einmal. Der Joker ist jederzeit eine Ware nach Wahl. Das Targi-Plättchen kommt auf ein freies Feld, wenn alle Targi stehen. Das Marker-Plättchen kommt auf eine freie Karte, wo die Linie des Räubers eine von deinen kreuzt. Das Verzicht-Plättchen tauscht den Text einer gerade gespielten Karte gegen 2 SP.
help-numbers = mit der Nummer wählen: ein Feld, eine Karte, eine Möglichkeit
help-dunes = eine Düne wählen, die Targia
help-exchange = Wasser tauschen, Joker nutzen (für D, S, P, G)
help-text-form = mit der Textform wählen
help-card = eine Stammeskarte zeigen, oder eine Düne: `card N04`

## Die Karten
deck-tribe-cards = Stammeskarten
deck-goods-cards = Warenkarten
deck-dunes = Dünen
deck-border = Randfelder
deck-count-tribe = { $count } Stammeskarten
deck-count-goods = { $count } Warenkarten
deck-count-dunes = { $count } Dünen

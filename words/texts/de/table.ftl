# Was neben jedem Spielplan steht.

your-turn-lead = Du bist dran.
please-wait-lead = Bitte warten.
watching-lead = Du schaust zu.
replay-lead = Zug { $number }.
game-over = Das Spiel ist aus.
board = Spielfeld
you-name = Du
head-wait = Nicht am Zug
head-over = Vorbei
end-turn = Zug beenden
end-anyway = Trotzdem beenden
at-any-time = Jederzeit
waiting-note = Sieh dich um: Fahr über etwas oder tipp es an, dann wird es erklärt.
watching-note = Du siehst, was alle sehen dürfen. Fahr über etwas oder tipp es an, dann wird es erklärt.
replay-note = So stand der Tisch. Mit den Pfeiltasten geht es vor und zurück; jede Zeile des Verlaufs führt zu ihrem Augenblick.
over-note = Danke fürs Spielen.
to-the-count = Zur Wertung
undo = Zurück
undo-note = { $count ->
    [one] 1 Zug zurücknehmen
   *[other] Bis zu { $count } Züge zurücknehmen
}
takeback = Zurücknehmen …
takeback-note = Etwas wurde aufgedeckt oder jemand anderes hat schon gezogen: Alle Menschen am Tisch müssen zustimmen.
takeback-asked = { $name } möchte einen Zug zurücknehmen. Einverstanden?
takeback-waits = Du hast um eine Rücknahme gebeten. Warte auf { $names }.
takeback-open = { $name } möchte einen Zug zurücknehmen. Warten auf { $names }.
takeback-all = Zurückgenommen wird, wenn alle Menschen am Tisch zustimmen; Gegner des Hauses tun es immer.
yes = Ja
no = Nein
hint = Tipp
hint-share = Gewinnaussicht
since-your-last-turn = Seit deinem letzten Zug
log = Verlauf
whole-log = ganzer Verlauf
panels = Ansichten
tab-actions = Aktionen
explanations = Erklärungen
last-move-of = Letzter Zug ({ $name })
ruling = Regelfrage:
reconstructed = Die Werte dieser Karten sind rekonstruiert.
points-title = Punkte ({ $name })
points-text = Als wäre das Spiel jetzt zu Ende.
tap-again = Noch einmal tippen, um es zu tun
left = noch { $count }
or = oder
about-rule = Die Regel dazu
with = Mit
without = Ohne

## Der Lehrer vergleicht zwei Züge
coach-brings = bringt { $things }
coach-costs = kostet { $things }
coach-keeps = lässt { $name } nicht { $things }
coach-leaves = überlässt { $name } { $things }
coach-good = Das { $good }: { $worth }.
coach-good-and-bad = Das { $good }, aber es { $bad }: { $worth }.
coach-later = Das zahlt sich in späteren Runden aus: { $worth }.
coach-equal = Das ist etwa so gut wie das Nächstbeste.
coach-points-and-chance = etwa { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} und { $percent } % mehr
coach-chance = etwa { $percent } % mehr

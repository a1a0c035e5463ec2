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
redo = Wieder vor
redo-note = { $count ->
    [one] Die zurückgenommene Entscheidung noch einmal treffen
   *[other] Die { $count } zurückgenommenen Entscheidungen noch einmal treffen, auch die der Gegner
}
takeback = Zurücknehmen …
takeback-note = Etwas wurde aufgedeckt oder jemand anderes darf schon handeln: Alle Menschen am Tisch müssen zustimmen.
takeback-now = Zurücknehmen
takeback-ask = { $names } fragen
takeback-asked = { $name } möchte eine Entscheidung zurücknehmen. Einverstanden?
takeback-agree = Einverstanden
takeback-waits = Du hast gefragt, ob du zurücknehmen darfst: { $what }. Warten auf { $names }.
takeback-withdraw = Doch nicht
takeback-open = { $name } möchte zurücknehmen: { $what }. Warten auf { $names }.
takeback-all = Zurückgenommen wird, wenn alle Menschen am Tisch zustimmen; Gegner des Hauses tun es immer.
gone = Zurückgenommen wird: { $what }.
gone-first = Es beginnt mit: { $told }
gone-own-choice = deine letzte Entscheidung
gone-choice-of = die letzte Entscheidung von { $name }
gone-own-part = was du seitdem entschieden hast
gone-part-of = was { $name } seitdem entschieden hat
gone-own-turns = { $turns ->
    [one] dein ganzer Zug
   *[other] { $turns } ganze Züge von dir
}
gone-turns-of = { $turns ->
    [one] der ganze Zug von { $name }
   *[other] { $turns } ganze Züge von { $name }
}
note-asked = { $name } möchte { $count ->
    [one] eine Entscheidung
   *[other] { $count } Entscheidungen
} zurücknehmen.
note-withdrew = { $name } möchte nichts mehr zurücknehmen.
note-declined = { $name } ist nicht einverstanden mit dem, was { $asker } zurücknehmen möchte. Das Spiel geht weiter.
note-took-back = { $name } hat { $count ->
    [one] eine Entscheidung
   *[other] { $count } Entscheidungen
} zurückgenommen.
note-handed-over = { $name } hat aufgegeben. Ein Gegner des Hauses spielt an diesem Platz weiter.
no = Nein
bar-show = Meine Gewinnchance am Rand
bar-told = Deine Gewinnchance: { $chance } %
bar-waits = Deine Gewinnchance wird gerade berechnet.
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
leaves = bleibt { $what }
or = oder
about-rule = Die Regel dazu
with = Mit
without = Ohne

## Die Geschichte der anderen Züge
story = Geschichte
story-keys = Durch die Züge gehen
story-back = Einen Schritt zurück
story-on = Einen Schritt weiter
story-play = Züge abspielen oder anhalten
story-speed = Tempo
story-now = Zu jetzt

## Der Lehrer vergleicht zwei Züge
coach-brings = bringt { $things }
coach-costs = kostet { $things }
coach-keeps = lässt { $name } nicht { $things }
coach-leaves = überlässt { $name } { $things }
coach-good = Das { $good }: { $worth }.
coach-good-and-bad = Das { $good }, aber es { $bad }: { $worth }.
coach-later = Das zahlt sich in späteren Runden aus: { $worth }.
coach-turn = So kann der Zug weitergehen
coach-equal = Das ist etwa so gut wie das Nächstbeste.
coach-points-and-chance = etwa { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} und { $percent } % mehr
coach-chance = etwa { $percent } % mehr

## Wer ist wo
people-here = da
people-elsewhere = im Haus
people-away = weg
people-away-minutes = seit { $count } min weg
people-away-hours = seit { $count } h weg
people-away-days = { $count ->
    [one] seit gestern weg
   *[other] seit { $count } Tagen weg
}
people-is-here = { $name } ist am Tisch.
people-is-elsewhere = { $name } ist anderswo im Haus.
people-is-away = { $name } ist nicht da.
people-is-away-minutes = { $name } ist seit { $count ->
    [one] einer Minute
   *[other] { $count } Minuten
} nicht da.
people-is-away-hours = { $name } ist seit { $count ->
    [one] einer Stunde
   *[other] { $count } Stunden
} nicht da.
people-is-away-days = { $name } ist seit { $count ->
    [one] einem Tag
   *[other] { $count } Tagen
} nicht da.
people-watching = { $count ->
    [0] Niemand sieht zu.
    [one] Eine Person sieht zu.
   *[other] { $count } Leute sehen zu.
}

## Wie schnell gespielt wird
pace = Wie schnell?
pace-none = In Ruhe
pace-none-text = Niemand wird gedrängt.
pace-table = Am Tisch
pace-table-text = Alle haben eine Uhr.
pace-post = Per Post
pace-post-text = Stunden oder Tage für jeden Zug.
pace-minutes = Minuten für jeden
pace-seconds = Sekunden mehr für jeden Zug
pace-hours = Zeit für einen Zug
pace-holidays = Urlaub in der Woche
pace-claims = Läuft die Zeit ab, wird die Partie von selbst beansprucht
pace-table-plain = { $minutes ->
    [one] je eine Minute
   *[other] je { $minutes } Minuten
}
pace-table-words = { $minutes ->
    [one] je eine Minute
   *[other] je { $minutes } Minuten
} und { $seconds ->
    [one] eine Sekunde
   *[other] { $seconds } Sekunden
} für jeden Zug
pace-post-words = per Post, { $time } für jeden Zug
pace-post-holidays = { $time } Urlaub in der Woche
pace-post-claims = von selbst beansprucht
span-minutes = { $minutes } Min.
span-hours = { $hours } Std.
span-days = { $days ->
    [one] 1 Tag
   *[other] { $days } Tage
}
span-days-hours = { $days ->
    [one] 1 Tag
   *[other] { $days } Tage
} { $hours } Std.
clock-left = Verbleibende Zeit
clock-of = { $name } hat noch { $time }.
deadline-of = { $name } hat Zeit bis
deadline-yours = Du hast Zeit bis
deadline-holidays = Danach bleiben { $time } Urlaub von dieser Woche.
overdue-of = Die Zeit von { $name } ist um.
overdue-yours = Deine Zeit ist um.
overdue-hurry = Du kannst noch ziehen, solange niemand anders entschieden hat.
overdue-claim = Die Partie beanspruchen
overdue-claim-text = Sie endet jetzt, und du gewinnst. { $name } kann sie ansehen, wie sie steht.
overdue-wait = Warten
overdue-wait-text = { $name } bekommt mehr Zeit, und danach wirst du wieder gefragt.
overdue-house = Das Haus übernehmen lassen
overdue-house-text = Ein Gegner dieser Stärke spielt für { $name } weiter.
ran-out = { $name } hatte keine Zeit mehr. Die Partie wurde beansprucht.
note-replaced = { $name } hatte keine Zeit mehr. Ein Gegner des Hauses spielt auf diesem Platz weiter.
time-left = noch { $time }
time-over = Zeit um

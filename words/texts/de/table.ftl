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
plan-ahead = Vorausplanen
plan-yours = Dein Plan
plan-none = Nichts ist geplant. Wähle, was du tun willst, wenn du am Zug bist.
plan-first = Wenn ich am Zug bin
plan-then = Und dann
plan-change = Ändern
plan-drop = Plan verwerfen
plan-remove = Entfernen
plan-remove-from = Dies und alles danach entfernen
plan-unlikely = So, wie es steht, wird das kaum möglich sein.
plan-no-more = Mehr lässt sich nicht planen: Hier endet der Zug, oder vorher wird etwas Verdecktes gezeigt.
plan-note = Nur du siehst deinen Plan. Er wird sofort gespielt, wenn du am Zug bist, außer jemand hat eine Wahl unmöglich gemacht oder ihr einen anderen Sinn gegeben: Dort endet er, und du erfährst, warum.
plan-unless = Außer vorher geschieht dies
plan-unless-add = Nicht, wenn dies geschieht
plan-back = Zurück zum Tisch
plan-ended-illegal = Dein Plan endete bei „{ $choice }“: { $reason }.
plan-ended-impossible = Dein Plan endete bei „{ $choice }“: Das war nicht möglich.
plan-ended-changed = Dein Plan endete bei „{ $choice }“: Jetzt wäre das „{ $now }“.
plan-ended-revealed = Dein Plan endete, weil etwas Verdecktes gezeigt wurde.
plan-ended-turn-over = Dein Plan endete, weil dein Zug vorbei war.
plan-ended-unless = Dein Plan wurde verworfen, wie du es wolltest, weil dies geschah: { $deed }
plan-ended-taken-back = Dein Plan endete, weil Züge zurückgenommen wurden.
bar-show = Meine Gewinnchance am Rand
bar-told = Deine Gewinnchance: { $chance } %
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
coach-keeps = enthält { $name } { $things } vor
coach-leaves = überlässt { $name } { $things }
coach-others = anderen
coach-good = Das { $good }: { $worth }.
coach-good-and-bad = Das { $good }, aber es { $bad }: { $worth }.
coach-later = Das zahlt sich in späteren Runden aus: { $worth }.
coach-tried = Ein besserer Zug { $good }: { $worth }.
coach-tried-later = Ein besserer Zug zahlt sich in späteren Runden aus: { $worth }.
coach-turn = So kann der Zug weitergehen
coach-equal = Das ist etwa so gut wie das Nächstbeste.
coach-points-and-chance = etwa { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} und { $percent } % mehr
coach-chance = etwa { $percent } % mehr

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
pace-none-text = Niemand wird gedrängt. Nach sieben Tagen ohne Zug dürfen die anderen weitermachen.
pace-none-words = in Ruhe
pace-line = Tempo: { $pace }.
pace-table = Am Tisch
pace-table-text = Alle haben eine Uhr.
pace-post = Per Post
pace-post-text = Stunden oder Tage für jeden Zug.
pace-minutes = Minuten für jeden
pace-seconds = Sekunden mehr für jeden Zug
pace-hours = Zeit für einen Zug
pace-holidays = Urlaub in der Woche
pace-holidays-note = Wer für einen Zug länger braucht, verbraucht Urlaub. Jede Woche gibt es neuen.
pace-over-note = Ist jemandes Zeit um, entscheiden die anderen: warten, das Haus weiterspielen lassen oder, zu zweit, den Sieg beanspruchen.
pace-claims = Niemand muss entscheiden: Zu zweit ist die Partie dann verloren, zu mehreren spielt das Haus weiter
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
pace-post-claims = von selbst verloren, wenn die Zeit um ist
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
clock-low = Du hast weniger als eine Minute.
clock-left = Verbleibende Zeit
clock-of = { $name } hat noch { $time }.
deadline-of = { $name } hat Zeit bis
deadline-yours = Du hast Zeit bis
deadline-holidays = Danach bleiben { $time } Urlaub von dieser Woche.
overdue-of = Die Zeit von { $name } ist um.
overdue-yours = Deine Zeit ist um.
overdue-hurry = Du kannst noch ziehen, solange niemand anders entschieden hat.
overdue-claim = Den Sieg beanspruchen
overdue-claim-text = Die Partie endet jetzt, und du gewinnst. { $name } kann sie ansehen, wie sie steht.
overdue-wait = Warten
overdue-wait-text = { $name } bekommt noch { $time }, und danach wirst du wieder gefragt.
overdue-house = Das Haus übernehmen lassen
overdue-house-text = Ein Gegner dieser Stärke spielt für { $name } weiter.
overdue-free = Den Platz für jemand anderen freigeben
overdue-free-text = { $others ->
    [0] Wer diese Seite öffnet, kann den Platz nehmen und für { $name } weiterspielen.
   *[other] Wenn alle anderen zustimmen, kann den Platz nehmen, wer diese Seite öffnet, und für { $name } weiterspielen.
}
ran-out = { $name } hatte keine Zeit mehr. Der Sieg wurde beansprucht.
note-replaced = { $name } hatte keine Zeit mehr. Ein Gegner des Hauses spielt auf diesem Platz weiter.
time-left = noch { $time }
time-left-holidays = noch { $time } mit Urlaub
time-over = Zeit um

## Ein paar Worte über den Tisch
say-something = Etwas sagen
say-hello = Hallo!
say-have-fun = Viel Spaß!
say-good-move = Guter Zug!
say-well-played = Gut gespielt!
say-thank-you = Danke!
say-sorry = Entschuldigung!
say-oh-no = O nein!
say-one-moment = Einen Moment bitte
say-back-soon = Bin in fünf Minuten zurück
say-back-tomorrow = Morgen wieder
say-again = Noch eine Partie?
say-good-night = Gute Nacht!
say-mute = Nichts mehr hören
say-unmute = Wieder hören, was andere sagen

## Den Platz jemand anderem lassen
handover = Meinen Platz abgeben
handover-note = Wenn du nicht weiterspielen kannst. Die anderen am Tisch müssen zustimmen; bis jemand anders hier sitzt, spielst du.
handover-anyone = wer sich hinsetzt
handover-ask = Die anderen fragen
handover-waits = Du möchtest deinen Platz abgeben. Es fehlt noch die Zustimmung von { $names }.
handover-withdraw = Platz behalten
handover-to-house = { $name } möchte den Platz einem Gegner des Hauses lassen: { $level }.
handover-to-anyone = { $name } möchte den Platz dem lassen, der sich hinsetzt.
handover-agree = Zustimmen
handover-asked = Es fehlt noch die Zustimmung von { $names }.
handover-vacant = Wer diese Seite öffnet, kann den Platz von { $name } übernehmen.
handover-sit = Diesen Platz nehmen
handover-link = Schick die Adresse dieser Seite weiter: Wer sie öffnet, kann für dich weiterspielen.
handover-keep = Platz doch behalten
handover-free = { $name } möchte den Platz von { $late } freigeben: Die Zeit ist um.
handover-free-yours = Deine Zeit ist um, und { $name } möchte deinen Platz für jemand anderen freigeben.
handover-ask-no-longer = Nicht mehr fragen
handover-link-others = Schick die Adresse dieser Seite weiter: Wer sie öffnet, kann auf dem Platz weiterspielen.
note-left-seat = { $name } hat den Platz abgegeben. Ein Gegner des Hauses spielt dort weiter.
note-sat-down = { $name } spielt jetzt auf diesem Platz weiter.
note-kept-seated = { $name } war dagegen, dass { $asker } den Platz abgibt.
note-freed = { $name } hatte keine Zeit mehr. Den Platz kann jetzt jemand anders nehmen.
note-kept-for = { $name } war dagegen, dass jemand anders den Platz von { $late } bekommt.

event-by = { $name }: { $what }

## Mehrere an einem Gerät
curtain = { $name } ist dran
curtain-note = Gib das Gerät an { $name } weiter. Sonst sollte jetzt niemand hinsehen.
curtain-here = Ich bin { $name }

## Wie eine Partie ausging, und ihre Zahlen
outcome = { $winners ->
    [one] { $points }, Sieg: { $names }
   *[other] { $points }, unentschieden: { $names }
}
decimal = { $whole },{ $tenths }

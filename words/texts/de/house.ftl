# Alles, was zu keinem Spiel gehört: Rahmen, Startseite, Warten, Rückblick, Ende, Fehler.

## Der Rahmen
skip-to-content = Zum Inhalt springen
skip-to-choices = Zur Entscheidung springen
nav = Hauptmenü
nav-play = Spielen
nav-games = Meine Partien
nav-watch = Zuschauen
nav-rules = Regeln
nav-learn = Spielend lernen
nav-thumb = Hauptmenü am Daumen
shelf-lead = Jedes Buch erklärt das ganze Spiel mit Bildern und in eigenen Worten, und was wir entschieden haben, wo die Schachtel schweigt.
sound = Ton, wenn du dran bist
theme-to-system = Farben: wie im System
theme-to-light = Farben: hell
theme-to-dark = Farben: dunkel
fan-work = Caravanserai ist ein inoffizielles Fanprojekt. Die Spiele gehören ihren Autoren und Verlagen, die mit dieser Seite nichts zu tun haben; alle Bilder und Texte hier sind unsere eigenen.
fan-work-buy = Gefallen dir die Spiele? Dann kauf die Schachteln.
newer-version = Eine neuere Version ist da. Deine Spiele bleiben, wie sie sind.
take-newer-version = Jetzt beginnen
later = Später
cannot-keep = Dieser Browser kann die Spiele nicht behalten: Öffne die Seite über https und nicht in einem privaten Fenster.
needs-scripts = Die Spiele laufen in deinem Browser: Bitte erlaube Skripte für diese Seite.
offline = Verbindung verloren. Neuer Versuch …
post-failed = Das ist nicht angekommen. Bitte versuch es noch einmal.
post-too-soon = Das zählte nicht: Es kam gleich nach der Lektion. Bitte klick noch einmal.
turn-note = Du bist am Zug
list-and = { $first } und { $last }
list-or = { $first } oder { $last }

## Wie lange her
ago-now = gerade eben
ago-minutes = { $count ->
    [one] vor einer Minute
   *[other] vor { $count } Minuten
}
ago-hours = { $count ->
    [one] vor einer Stunde
   *[other] vor { $count } Stunden
}
ago-days = { $count ->
    [one] gestern
   *[other] vor { $count } Tagen
}

## Die Startseite
home-title = Zwei Wüstenspiele, ein stiller Innenhof
home-lead = Spiel { $games } im Browser: mit Freunden oder gegen Gegner, die scharf nachdenken und niemals schummeln.
play-now = Jetzt spielen
play-as-last-time = Spielen wie zuletzt
pick-game = Spiel
pick-preset = Was wird gespielt?
pick-players = Wie viele spielen?
players-with-you = { $others ->
    [one] du und eins
   *[other] du und { $others }
}
pick-level = Wie stark sind deine Gegner?
pick-level-note = Von 1 (hat die Regeln eben erst gelernt) bis { $most } (denkt gründlich nach). Der Horter behält, was sich behalten lässt, der Störer nimmt, was du wolltest; beide sind so stark wie der Händler.
your-name = Dein Name
your-name-example = so sehen dich die anderen
no-account = Kein Konto nötig. Jede Stufe sieht nur, was du auf ihrem Platz auch sähst.
players-exactly = { $count ->
    [one] 1 Person
   *[other] { $count } Personen
}
players-range = { $least } bis { $most } Personen
minutes = { $count } Minuten
set-up-table = Tisch einrichten
set-up-table-lead = Wähle Karten, Regeln und wer wo sitzt: Freunde mit einem einzigen Link, Fremde, Gegner des Hauses.
take-along = Nimm die Spiele mit
take-along-lead = Dieselben Spiele und Gegner allein in deinem Browser: Einmal geöffnet, brauchen sie weder dieses Haus noch ein Netz, und deine Spiele bleiben auf deinem Gerät.
take-along-open = Öffnen
join-by-link = Mit Link mitspielen
join-by-link-lead = Füge den Link ein, den du bekommen hast.
join-code = Link oder Code
join = Mitspielen
learn = Spielend lernen
learn-lead = Eine begleitete erste Partie. Alles erklärt sich selbst, und Züge lassen sich zurücknehmen.
guided-title = Neu hier?
guided-title-of = Neu bei { $game }?
guided-note = Eine ganze Partie, die sich selbst erklärt; Züge lassen sich frei zurücknehmen.
guided-begin = Begleitete Partie beginnen
guided-or = Oder gleich an den Tisch:
learn-start = Erste Partie beginnen
learn-game = { $game } lernen
wait-for-you = { $count ->
    [one] 1 wartet auf dich
   *[other] { $count } warten auf dich
}
welcome-back = Willkommen zurück, { $name }
your-turn-at = { $count ->
    [one] An einem Tisch bist du dran.
   *[other] An { $count } Tischen bist du dran.
}
nobody-waits-for-you = Niemand wartet auf dich.
game-with = { $game } mit { $names }
then-table = Danach: { $table }
turn-of = { $name } ist dran
waits-for-the-deal = Gleich werden die Karten gegeben
continue-table = Weiter: { $table }
open-table = Öffnen: { $table }
no-games-yet = Keine Partie läuft. Ein Klick auf „Jetzt spielen“ ändert das.
your-turn = Du bist dran
continue = Weiter
open = Öffnen
open-and-live = Mitspielen und zuschauen
nobody-plays = Gerade sitzt sonst niemand an einem Tisch.
watch = Zuschauen
watch-note = Partien gegen das Haus stehen hier nur, wenn ihr Spieler es will.
let-others-watch = Andere zuschauen lassen
results = Ergebnisse
no-results-yet = Noch ist keine Partie zu Ende.
you-won = gewonnen
you-lost = verloren
table-of = { $game }: { $names }
round-n = Runde { $round }
round = Runde

## Ein Tisch, der wartet
waiting-title = Ein Tisch { $game }
invites-you = { $name } lädt dich zu { $game } ein
take-a-seat = Nimm Platz
not-known-yet = Ich kenne { $game } noch nicht
no-account-seat = Kein Konto. Dieses Gerät merkt sich deinen Platz; du kannst ihn später auf ein anderes Gerät mitnehmen.
invite = Jemanden einladen
invite-lead = Verschick diesen Link. Wer ihn öffnet, kann sich auf einen freien Platz setzen.
invite-link = Link zu diesem Tisch
copy = Kopieren
reach-this-machine = Nur dieser Rechner kann diese Adresse öffnen.
reach-why = Auf jedem anderen Gerät meint sie dieses Gerät selbst.
reach-others = Andere im selben Netz erreichen ihn so:
reach-open = Das Haus ist nur für diesen Rechner offen. Um es für dein Netz zu öffnen, schließe es und starte es mit
reach-then = Dann erreichen es andere im selben Netz so:
reach-nowhere = Es fand sich keine Adresse dieses Rechners in einem Netz.
copied = Kopiert
qr-code = Der Link als QR-Code
seats = Plätze
you = du
free-seat = frei
seats-free = { $count ->
    [one] 1 Platz frei
   *[other] { $count } Plätze frei
}
of-the-house = vom Haus
fill-and-begin = Alle freien Plätze besetzen und beginnen
sit-down = Hinsetzen
stand-up = Aufstehen
seat-a-bot = Gegner hinsetzen
waiting-for-others = Sobald alle Plätze besetzt sind, geht es von selbst los.
close-table = Tisch auflösen
agreed = Das wird gespielt
fair-shuffle = Ehrlich gemischt, zum Nachprüfen
fair-shuffle-lead = Die Karten sind schon gemischt, aus einem Startwert, den niemand mehr ändern kann. Dies ist sein Hash; der Startwert selbst wird am Ende verraten.
fair-shared-lead = Das Haus hat einen geheimen Startwert gezogen, den es nicht mehr ändern kann: Dies ist sein Hash. Alle geben etwas Eigenes dazu, ebenso durch seinen Hash festgelegt, und aus allem zusammen werden die Karten ausgegeben. Am Ende wird alles verraten.
fair-by-lot = Wer wo sitzt, wird beim Ausgeben aus demselben Startwert gelost.
commitment = Veröffentlicht, als der Tisch öffnete (SHA-256)
added-at = Dazugegeben von Platz { $place } (SHA-256)
added-later = noch nicht festgelegt
added-nothing = nichts
how-to-check = So prüfst du es selbst
waiting-for-the-deal = Alle Plätze sind besetzt. Die Karten werden ausgegeben, sobald alle etwas Eigenes dazugegeben haben.
add-title = Etwas Eigenes fürs Mischen
add-by-script = Dein Browser gibt eine Zufallszahl dazu, damit niemand die Karten aussuchen kann, auch das Haus nicht.
add-lead = Gib eine Zahl oder ein paar Wörter ein, die niemand erraten kann. Sie werden untergemischt, damit niemand die Karten aussuchen kann, auch das Haus nicht. Lässt du das Feld leer, vertraust du dem Haus und den anderen.
add-words = Deine eigene Zahl oder Wörter
add-example = z. B. 4711 und ein Kamel
add-go-on = Weiter
add-lost = Deine Zahl liegt versiegelt in einem anderen Browser: Öffne diesen Tisch dort. Geht das nicht, steh auf und eröffne einen anderen Tisch.

## Rückblick
replay = Rückblick
replay-back = Einen Zug zurück
replay-on = Einen Zug weiter
replay-round-back = Zum Anfang der Runde
replay-round-on = Zur nächsten Runde
replay-play = Von selbst weiterspielen
replay-at = Zug { $at } von { $length }
replay-eyes = Gesehen mit
replay-show = Zeigen
replay-share = Diese Stellung teilen
game-link = Link mit dem ganzen Spiel kopieren
game-link-copied = Kopiert: Im Link steckt das ganze Spiel.
game-link-long = Dieses Spiel ist zu lang für einen Link. Lade die Aufzeichnung und schick die Datei.
replay-leave = Zurück zum Tisch
eyes-public = was alle sehen konnten
eyes-all = alles offen
eyes-of = den Augen von { $name }

## Das Ende
end-won = Du hast gewonnen
end-won-by = Du hast mit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
} Vorsprung gewonnen
end-won-tie = Gleichstand mit { $name }, doch du hast gewonnen
end-lost-by = Du hast mit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
} Rückstand verloren
end-lost-tie = Gleichstand, doch { $name } hat gewonnen
end-lost-by-place = Du hast mit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
} Rückstand verloren: Platz { $place } von { $players }
end-lost-tie-place = Gleichstand, doch { $name } hat gewonnen: Platz { $place } von { $players } für dich
end-wins = { $name } hat gewonnen
draw = Unentschieden
share-the-win = { $names } teilen sich den Sieg
gave-up = { $name } hat aufgegeben.
it-ended = { $game }, { $summary }. Zu Ende in Runde { $round }.
rematch = Revanche
rematch-rest = Revanche mit den anderen Karten
rematch-rest-note = Mit den Karten, die diesmal in der Schachtel blieben.
to-the-rematch = Zur Revanche
the-count = Die Wertung
what-counts = Was zählt
together = Zusammen
how-it-turned = Wie es lief
chart-scores = Punkte im Lauf der Partie
chart-chance = Gewinnaussicht von { $name }
chart-chances = Gewinnchancen
chart-chance-ends = Die Chance von { $name } endet bei { $last } Prozent.
chart-ends-at = { $name } endet mit { $points } Punkten.
chart-chance-told = Die Aussicht von { $name } liegt zwischen { $least } und { $most } Prozent und endet bei { $last } Prozent.
analysing = Sage sieht sich die Partie noch an; Aussichten und Fehler folgen hier.
swing = Was es entschieden hat
swing-lead = Die Aussicht von { $name } ging von { $first } Prozent vor der ersten Wahl auf { $last } Prozent am Ende.
swing-play = Spiel: was Fehler von { $other } einbrachten, abzüglich der Fehler von { $name }
swing-play-many = Spiel: was Fehler der anderen einbrachten, abzüglich der Fehler von { $name }
swing-luck = Glück von { $name }: was gezogen und aufgedeckt wurde
swing-unforeseen = Der Rest: was sich nicht vorhersehen ließ, ohne Karten und Pläne der anderen zu kennen
worst-moments = { $count ->
    [one] Dein schwächster Moment
    [2] Deine zwei schwächsten Momente
   *[other] Deine drei schwächsten Momente
}
worst-played = Du
worst-better = Besser
show-me = Zeig mir
chart-round = Runde { $round }: { $value }
chart-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
chart-moment = Dein schwächster Moment Nummer { $number }
chart-touch = Wähl eine Runde und sieh den Tisch, wie er stand.
chart-numbers = Die Ziffern sind deine schwächsten Momente.
mistakes = Wo mehr drin war
mistake = { $played } – besser: { $better }
no-mistakes = Sage hat keinen nennenswerten Fehler gefunden.
nav-bring = Spiel mitbringen
take-position = Diese Stellung als Datei mitnehmen
bring = Ein Spiel mitbringen
bring-lead = Sieh dir ein aufgezeichnetes Spiel oder eine Stellung an, lass Sage daraufschauen und spiel von dort weiter. Daraus wird ein eigener Tisch, der für niemanden zählt.
bring-paste = Die Aufzeichnung oder eine Stellung als JSON
bring-file = Oder eine Datei
bring-drop = Sie lässt sich auch irgendwo auf diese Seite ziehen.
bring-look = Ansehen
parcel = Die Spiele dieses Browsers
parcel-lead = Alles liegt nur in diesem Browser. Sichere alle Spiele als eine Datei, als Kopie oder um in einem anderen Browser weiterzuspielen.
parcel-save = Alle Spiele sichern
parcel-file = Eine Datei mit den Spielen eines anderen Browsers, ausgewählt oder hier abgelegt
parcel-take-in = Diese Spiele übernehmen
parcel-taken = { $count ->
    [0] Kein Spiel war neu.
    [one] Ein Spiel wurde übernommen.
   *[other] { $count } Spiele wurden übernommen.
}
parcel-known = { $count ->
    [one] Eines war schon hier.
   *[other] { $count } waren schon hier.
}
watch-levels = Dem Haus beim Spielen zusehen
watch-levels-lead = Zwei Stufen spielen gegeneinander, und du siehst zu.
watch-one = Die erste bei { $game }
watch-other = Die zweite bei { $game }
exercise = Übung
exercise-task = In diesem Spiel hast du hier anders gespielt. Was ist besser? Spiel den Zug zu Ende, dann erfährst du es.
exercise-answer = Lösung zeigen
exercise-next = Nächste Übung
exercise-progress = { $found } von { $all } gefunden
exercises = Meine Übungen
exercises-lead = Die Momente deiner Spiele, in denen am meisten zu holen war, zum noch einmal Versuchen.
exercises-often = Was du oft übersiehst
exercises-often-lead = Eine bessere Entscheidung hätte vor allem dies getan:
exercises-times = { $count ->
    [one] einmal
   *[other] { $count }-mal
}
exercises-lately = davon { $count } in deinen letzten { $games } Spielen
exercises-none = Spiel ein Spiel zu Ende und sieh dir die Wertung an: Sobald Sage es angesehen hat, sind seine Momente hier.
try-again = Noch einmal versuchen
try-right = Gefunden!
try-equal = Genauso gut: Der Unterschied ist nur Zufall
try-close = Nah dran, aber es geht noch besser
try-wrong = Nicht besser
try-played = Das hast du gespielt
mistakes-mine = nur meine
mark-played = gespielt
mark-better = besser
mark-tried = versucht
mark-next = auch
was-played = wurde gespielt
was-better = wäre besser gewesen
slip-by = { $name } konnte es besser
slip-of = { $name }, Zug { $number }: −{ $cost } %
slip-n = { $number } von { $count }
slips = { $count ->
    [one] 1 Fehler
   *[other] { $count } Fehler
}
slip-back = ‹ Vorheriger
slip-on = Nächster ›
curve-told = Die Gewinnchance von { $name }, Zug für Zug; hier sind es { $chance } Prozent.
play-on = Von hier weiterspielen
play-on-against = Gegen
practice = Übung
practice-note = Ein eigener Tisch, an dem es von dieser Stellung aus gegen das Haus weitergeht. Er zählt für niemanden.
final-displays = Die Auslagen am Ende
was-it-fair = War es ehrlich? Prüf es selbst
it-was-fair = Der Startwert passt zu dem, was vor dem ersten Zug veröffentlicht wurde, und die Aufzeichnung führt zu diesem Ergebnis.
it-was-not-fair = Startwert oder Aufzeichnung passen nicht zu dem, was veröffentlicht wurde. Bitte melde das.
check-it = Vor dem ersten Zug wurde der Hash des Startwerts veröffentlicht; hier ist der Startwert selbst. Wer die Aufzeichnung nachspielt, bekommt genau diese Partie.
seed-told = Der Startwert, am Ende verraten
house-seed-told = Der Startwert des Hauses, am Ende verraten
seed-of-all = Der Startwert, aus dem ausgegeben wurde: der Hash von allem
added-by = Dazugegeben von { $name }
you-added-checked = Du hast { $text } dazugegeben. Geprüft: Der Startwert des Hauses passt zu dem, was veröffentlicht wurde, und die Karten kamen aus beidem.
you-added-broken = Du hast { $text } dazugegeben, aber der Startwert des Hauses passt nicht zu dem, was veröffentlicht wurde. Bitte melde das.
noted-same = Dieser Browser hat sich die Hashes gemerkt, als er seine Zahl dazugab: Es sind dieselben.
noted-other = Dieser Browser hat sich andere Hashes gemerkt, als er seine Zahl dazugab, als jetzt verraten werden. Jemand hat etwas geändert.
check-at-home = Auf dem eigenen Rechner:
verify = Jetzt prüfen
download-record = Aufzeichnung laden

## Fehler
look-again = Noch einmal nachsehen
error-400 = Das ergab keinen Sinn
error-403 = Das ist nicht dein Platz
error-404 = Hier ist nichts als Sand
error-409 = Der Tisch ist schon weiter
error-413 = Das ist zu viel auf einmal
error-429 = Bitte langsamer
error-500 = Bei uns ist etwas kaputtgegangen
error-other = Das hat nicht geklappt
error-detail = Wie Programme es lesen:
error-set-aside = Dieser Tisch wurde beiseitegestellt
error-banned = Du kommst hier nicht herein
error-removed = Diesen Tisch gibt es nicht mehr
error-closed = Dieser Tisch ist geschlossen
advice-banned = Hältst du das für einen Irrtum? Dann frag, wer das Haus betreibt.
download-log = Sein Protokoll herunterladen
advice-400 = Geh zurück und versuch es anders.
advice-403 = Zuschauen geht, aber ziehen kann nur, wer hier sitzt. Falls du mit einem anderen Browser hier saßt, nimm den.
advice-404 = Vielleicht wurde der Tisch aufgelöst, oder der Link ist nicht vollständig.
advice-409 = Inzwischen hat jemand gezogen, oder du selbst in einem anderen Tab. Geh zurück, dann siehst du den Tisch, wie er jetzt ist.
advice-429 = Von dir kamen zu viele Anfragen. Warte einen Augenblick, dann geht es weiter.
advice-500 = Nichts, was bestätigt wurde, ist verloren. Bitte versuch es gleich noch einmal.
go-home = Zum Innenhof

## Tasten
keys = Tasten
key-number = wählen, was diese Taste trägt; auf einem Plan erst zeigen, Enter spielt es
key-arrows = über den Plan gehen
key-undo = zurücknehmen
key-redo = wiederholen
key-end = Zug beenden, fertig sein
key-hint = um einen Tipp bitten
key-story = durch die Züge der anderen gehen
key-rule = die Regel zu dem öffnen, was du ansiehst
key-tab = von Ding zu Ding gehen; jedes erklärt sich
key-help = diese Tasten zeigen
close = Schließen

## Das Menü eines Tischs
table-menu = Mehr zu diesem Tisch
other-device = Auf anderem Gerät weiterspielen
give-up = Aufgeben
give-up-sure = Das Spiel endet sofort, und dein Gegner gewinnt.
give-up-stand-in = Ein Gegner des Hauses übernimmt deinen Platz, und die anderen spielen weiter.
give-up-all = Das Spiel endet sofort, und die anderen gewinnen.
give-up-yes = Ja, aufgeben

## Ehrlichkeit
fairness-title = Wie ehrlich ausgegeben wird
fairness-lead = Niemand kann die Karten aussuchen: nicht das Haus, nicht wer es betreibt, nicht die Mitspielenden.
fairness-how = So geht es
fairness-how-commit = Wenn ein Tisch öffnet, zieht das Haus einen geheimen Startwert und veröffentlicht dessen SHA-256. Von da an kann es keinen anderen mehr nehmen.
fairness-how-seal = Wer sich setzt, gibt eine Zufallszahl dazu: Der Browser zieht sie und nennt zunächst nur ihren SHA-256. Programme machen es ebenso. Die Gegner des Hauses geben nichts dazu.
fairness-how-open = Sind alle Plätze besetzt und alles festgelegt, nennen die Browser ihre Zahlen. Darauf kann niemand mehr antworten, auch kein Gastgeber, der selbst mitspielt.
fairness-how-deal = Ausgegeben wird aus dem SHA-256 des Startwerts des Hauses und aller Zahlen zusammen. Auch ausgeloste Plätze kommen daher.
fairness-how-end = Am Ende werden der Startwert und alle Zahlen verraten und stehen in der Aufzeichnung.
fairness-check-note = Dein Browser merkt sich, was veröffentlicht wurde und was er dazugab, und vergleicht es auf der letzten Seite. Wenn du niemandem traust, schreib dir die Hashes auf, solange der Tisch wartet.
fairness-check-command = Mit der Aufzeichnung und deinen Notizen, auf dem eigenen Rechner:
fairness-check-by-hand = Oder ohne dieses Programm: Der Startwert in der Aufzeichnung ist der SHA-256 dieser Teile, jeder mit seiner Länge in Bytes; wer nichts dazugab, hat die Länge 0.
fairness-limits = Wovor es nicht schützt
fairness-limit-nothing = Wer nichts dazugibt, vertraut denen, die es tun. In ersten Partien mit Lektionen sind die Karten für alle gleich.
fairness-limit-words = Ohne Skript werden die Wörter gleich genannt und nicht versiegelt. Sie binden das Haus, aber keinen Gastgeber, der sich nach dir an den Tisch setzt.
fairness-limit-script = Das Skript, das die Zahlen zieht, kommt vom Haus. Eigene Programme, oder Wörter, die du tippst, nicht.
fairness-limit-abort = Das Haus kann immer abbrechen: einen Tisch auflösen, statt auszugeben, und auf einen besseren hoffen. Das sieht man.
fairness-limit-look = Wer das Haus betreibt, kann während der Partie alle Karten ansehen und sie jemandem verraten. Dagegen hilft kein Mischen.

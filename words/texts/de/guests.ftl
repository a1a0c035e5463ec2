# Gäste: ihre Geräte und Namen, und wer das Haus betreibt.

## Meine Geräte
devices-title = Meine Geräte
devices-name = Dein Name
devices-rename = Namen ändern
devices-name-note = Andere sehen ihn sofort an jedem Tisch, auch in beendeten Partien.
devices-list = Wo du { $name } bist
devices-lead = Diese Browser und Programme handeln für dich. Beende, was du nicht kennst oder nicht mehr brauchst; Partien bleiben, wie sie sind.
devices-idle = { $count ->
    [one] Was einen Tag lang nicht benutzt wird, wird vergessen.
   *[other] Was { $count } Tage lang nicht benutzt wird, wird vergessen.
}
devices-here = dieses Gerät
devices-now = gerade benutzt
devices-last = zuletzt { $ago } benutzt
devices-first = zum ersten Mal { $ago }
devices-end = Beenden
devices-end-this = Beenden: { $name }
devices-end-others = Alle anderen beenden
devices-add = Gerät hinzufügen
devices-nobody = Dieser Browser hat hier noch keinen Namen. Er bekommt einen, sobald du dich an einen Tisch setzt.
device-browser-on = { $browser } auf { $system }
device-browser = { $browser }
device-on = Ein Browser auf { $system }
device-some-browser = Ein Browser
device-program = Das Programm { $name }
device-unknown = Ein unbekanntes Gerät
my-page = Meine Seite: { $name }

## Meine Seite
nav-history = Meine Seite
me-devices = Name und Geräte
me-games = { $count ->
    [one] Partie
   *[other] Partien
}
me-won = gewonnen
me-under-way = laufend
me-scores = Meine Punkte
me-played = gespielt
me-best = beste
me-mean = Schnitt
the-house = das Haus
past-title = Beendete Partien
past-shared = geteilt
past-found = { $found } von { $all }
past-none = Noch ist keine Partie zu Ende. Hier steht, was du zu Ende gespielt hast.
past-none-such = So eine Partie gibt es nicht.
past-export = { $count ->
    [one] Die Aufzeichnung speichern
   *[other] Alle { $count } Aufzeichnungen als eine Datei speichern
}
past-with = Mit wem
past-with-anybody = mit irgendwem
past-with-people = mit Menschen
past-with-house = nur gegen das Haus
past-with-name = mit { $name }
past-result = Ergebnis
past-any-game = jedes Spiel
past-any-result = gewonnen oder verloren
past-show = Zeigen
past-all = Alle zeigen
past-left = nicht zu Ende gespielt
past-place = Platz { $place }
past-pages = Seiten
past-page = Seite { $page } von { $pages }
past-newer = Neuere Partien
past-older = Ältere Partien
versus-title = Gegeneinander
versus-words = Du hast { $won } gewonnen, { $name } { $lost }
versus-games = { $count ->
    [one] 1 Partie
   *[other] { $count } Partien
}
versus-last = zuletzt { $ago }
forget-me = Vergesst mich
forget-name = { $count ->
    [one] Dein Name, dieses Gerät und was du geübt hast, werden sofort gelöscht.
   *[other] Dein Name, deine { $count } Geräte und was du geübt hast, werden sofort gelöscht.
}
forget-finished = { $count ->
    [one] In einer beendeten Partie wird aus „{ $name }“ „{ $then }“; die anderen behalten ihre Aufzeichnung.
   *[other] In { $count } beendeten Partien wird aus „{ $name }“ „{ $then }“; die anderen behalten ihre Aufzeichnungen.
}
forget-under-way = { $count ->
    [one] Eine laufende Partie wird aufgegeben.
   *[other] { $count } laufende Partien werden aufgegeben.
}
forget-stays = Die Züge bleiben, ohne deinen Namen: Sie gehören auch den anderen. Niemand kann deinen Namen zurückholen, auch du nicht.
forget-export = Erst speichern
forget-yes = Ja, vergesst mich
forgotten-title = Du bist vergessen
forgotten-lead = Dein Name ist von jedem Tisch verschwunden, und deine Sitzungen sind beendet. Du bist jederzeit wieder willkommen, als jemand Neues.

## Ein Link für ein anderes Gerät, von jemand anderem geöffnet
swap-title = Du bist hier { $now }
swap-lead = Dieser Link ist für { $name }, dieser Browser handelt aber für { $now }. Solange du nichts sagst, passiert nichts.
swap-then = Machst du weiter, handelt dieser Browser für { $name } und nicht mehr für { $now }.
swap-games = { $count ->
    [one] Eine Partie von { $now } ist nicht zu Ende und bleibt, wie sie ist.
   *[other] { $count } Partien von { $now } sind nicht zu Ende und bleiben, wie sie sind.
}
swap-others = { $count ->
    [one] Ein anderes Gerät handelt weiter für { $now }.
   *[other] { $count } andere Geräte handeln weiter für { $now }.
}
swap-last = Kein anderes Gerät handelt für { $now }: Niemand könnte mehr { $now } sein.
swap-stay = { $now } bleiben
swap-first-devices = Erst ein anderes Gerät hinzufügen
swap-do = { $name } werden

## Die Seite für alle, die das Haus betreiben
admin-title = Das Haus betreuen
admin-enter-lead = Das Token wurde gezeigt, als das Haus zum ersten Mal öffnete. `caravanserai admin token` macht ein neues.
admin-token = Token
admin-enter = Hinein
admin-leave = Hinaus
admin-done = Erledigt.
admin-freed = { $count ->
    [one] Ein Platz wurde frei.
   *[other] { $count } Plätze wurden frei.
}
admin-find-label = Name, Nummer, Adresse oder Tisch
admin-find = Suchen
admin-find-all = Alle zeigen
admin-guests = Gäste
admin-guests-today = heute hier
admin-tables = Tische
admin-waiting = Tische warten
admin-playing = Tische spielen
admin-over = Partien vorbei
admin-tables-today = heute eröffnet
admin-moves = Züge aufgehoben
admin-megabytes = MB auf der Platte
admin-connections = Verbindungen
admin-listeners = offene Seiten
admin-nothing = Nichts gefunden.
admin-banned = ausgesperrt
admin-removed = entfernt
admin-games = { $count ->
    [one] 1 Partie
   *[other] { $count } Partien
}, davon laufen { $unfinished }
admin-devices = { $count ->
    [one] 1 Gerät
   *[other] { $count } Geräte
}
admin-deeds = Was tun mit { $name }
admin-reason = Grund, den die Betroffenen lesen
admin-guest-note = Beides macht Plätze frei: Vor einer Partie ist der Platz wieder frei, zu zweit gewinnt die andere Seite, zu mehreren übernimmt ein Gegner des Hauses. Wer entfernt wird, verliert Namen und Geräte endgültig; eine Sperre lässt sich aufheben.
admin-table-note = Ein geschlossener Tisch bleibt und hat niemanden, der gewinnt. Ein entfernter ist weg, mit allen Zügen.
admin-ban = Aussperren
admin-remove = Entfernen
admin-close = Schließen
admin-unban = Aufheben
admin-unban-this = Die Sperre von { $name } aufheben
admin-stage-waiting = wartet
admin-stage-playing = wird gespielt
admin-stage-over = ist vorbei
admin-stage-closed = wurde geschlossen
admin-move-count = { $count ->
    [one] 1 Zug
   *[other] { $count } Züge
}
admin-bans = Sperren
admin-no-bans = Niemand ist ausgesperrt.
admin-ban-network = Ein Netz aussperren
admin-network = Adresse oder Netz
admin-log = Was getan wurde
admin-no-log = Noch nichts.
admin-at = { $time } UTC
admin-by-page = auf dieser Seite, von
admin-by-command = mit einem Befehl von
admin-did-close-table = Tisch geschlossen
admin-did-remove-table = Tisch entfernt
admin-did-remove-guest = Gast entfernt
admin-did-ban-guest = Gast ausgesperrt
admin-did-unban-guest = Sperre eines Gasts aufgehoben
admin-did-ban-network = Netz ausgesperrt
admin-did-unban-network = Sperre eines Netzes aufgehoben
admin-did-new-token = Neues Token gemacht
guest-removed = Ehemaliger Gast

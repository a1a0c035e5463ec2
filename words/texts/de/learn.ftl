# Die geführte erste Partie: der Einstieg und der Lehrer.

## Der Weg hinein
learn-door-lead = Eine ganze Partie { $game } gegen einen leichten Gegner. Vorher musst du nichts lesen: Die Regeln kommen eine nach der anderen, genau dann, wenn du sie brauchst.
learn-point-lessons = Kurze Lektionen neben dem Spielfeld, jede in dem Moment, um den es geht. Du kannst sie jederzeit überspringen.
learn-point-undo = Nimm Züge zurück, so oft du willst, und hol dir einen Tipp, wenn du nicht weiterweißt.
learn-point-resume = Geh weg und komm wieder: Partie und Lektionen warten dort, wo du aufgehört hast.
learn-continue = Deine erste Partie fortsetzen
learn-lessons = Was du in { $game } lernst, eins nach dem anderen

## Die Begleitung
lessons = Lektionen
lessons-off = Die Lektionen sind aus
lessons-on = Wieder einschalten
lessons-seen = { $seen } von { $all } Lektionen gesehen
lessons-so-far = Lektionen bisher
lesson-again = Noch einmal zeigen
got-it = Verstanden
more-in-rules = Mehr dazu
skip-lessons = Lektionen aus

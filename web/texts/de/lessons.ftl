# Die begleitete erste Partie: der Weg hinein und die Lektionen.

## Der Weg hinein
learn-door-lead = Eine ganze Partie { $game } gegen einen leichten Gegner. Vorher musst du nichts lesen: Die Regeln kommen eine nach der anderen, genau dann, wenn du sie brauchst.
learn-point-lessons = Kurze Lektionen neben dem Spielfeld, jede in dem Moment, um den es geht. Du kannst sie jederzeit überspringen.
learn-point-undo = Nimm Züge zurück, so oft du willst, und hol dir einen Tipp, wenn du nicht weiterweißt.
learn-point-resume = Geh weg und komm wieder: Partie und Lektionen warten dort, wo du aufgehört hast.
learn-continue = Deine erste Partie fortsetzen

## Die Begleitung
lessons = Lektionen
lessons-off = Die Lektionen sind aus
lessons-on = Wieder einschalten
lessons-seen = { $seen } von { $all } Lektionen gesehen
got-it = Verstanden
more-in-rules = Mehr dazu
skip-lessons = Lektionen aus

## Was erklärt wird
lesson-welcome = Willkommen in der Wüste
lesson-welcome-text = Du führst einen Stamm von Händlern an. Sammle Waren und kauf damit Stammeskarten für deine Auslage. Karten, volle Reihen und Silberkreuze sind Punkte; wer am Ende mehr hat, gewinnt. Blau bist du.
lesson-placing = Setz einen Targi
lesson-placing-text = In jeder Runde setzt ihr abwechselnd je drei Targi auf den Rand. Was auf einem Feld steht, darfst du dort später tun. Die leuchtenden Felder sind frei: Such dir eins aus, auf dem Spielfeld oder in der Liste.
lesson-robber = Der Räuber sperrt ein Feld
lesson-robber-text = Auf dem Feld des dunklen Reiters darf niemand stehen. Jede Runde zieht er im Uhrzeigersinn ein Feld weiter. Auf einer Ecke überfällt er euch beide.
lesson-facing = Nicht gegenüber dem Gegner
lesson-facing-text = Tabu sind Felder, auf denen schon ein Targi steht, und das Feld genau gegenüber einem gegnerischen Targi. Das gilt auch für deinen Gegner: Jeder Targi nimmt ihm zwei Felder.
lesson-lines = Linien, die sich kreuzen
lesson-lines-text = Jeder Targi blickt geradeaus über das Spielfeld. Wo sich eine Reihe und eine Spalte von dir kreuzen, gehört dir auch diese Karte. Denk also in Paaren: ein Targi oben oder unten, einer an der Seite. Drei Targi können dir zwei Karten sichern.
lesson-waiting = Jetzt der Gegner
lesson-waiting-text = Er überlegt, und das Spielfeld zieht von selbst nach. Was er getan hat, steht unter „Seit deinem letzten Zug“. Fahr inzwischen über irgendetwas oder tipp es an, dann wird es erklärt.
lesson-actions = Deine Aktionen
lesson-actions-text = Nutz jetzt deine Felder und deine markierten Karten, eine nach der anderen, in beliebiger Reihenfolge. Auf die kommt es an: erst Waren nehmen, dann damit kaufen. Mit „Zurück“ machst du einen Zug ungeschehen.
lesson-goods-card = Ein Marker auf einer Warenkarte
lesson-goods-card-text = Deine Linien kreuzen sich auf einer Warenkarte, darum liegt dein Marker darauf. Nutz die Karte, und du bekommst, was sie zeigt.
lesson-tribe-card = Ein Marker auf einer Stammeskarte
lesson-tribe-card-text = Dein Marker liegt auf einer Stammeskarte. Oben steht, was sie kostet, unten, wie viele Punkte sie bringt. Hab die Waren beisammen, bevor du sie nimmst.
lesson-taken = Was tun mit der Karte?
lesson-taken-text = Spiel sie für ihre Kosten in deine Auslage, oder nimm sie für später auf die Hand: Dort ist Platz für eine Karte, und nur der Adlige spielt sie aus. Oder wirf sie ab, damit niemand sie bekommt.
lesson-paying = Bezahlen
lesson-paying-text = Such aus, womit du zahlst. Gold ist knapp: Lässt sich eine Karte mit Waren oder mit Gold bezahlen, überleg, was dir später mehr fehlt.
lesson-rows = In welche Reihe?
lesson-rows-text = Deine Auslage hat drei Reihen zu vier Karten, gefüllt von links. Eine volle Reihe bringt 4 Punkte, wenn alle vier Symbole gleich sind, 2, wenn alle verschieden sind, sonst nichts. Was liegt, bleibt liegen.
lesson-face-down = Eine Karte liegt verdeckt
lesson-face-down-text = Eine genutzte Karte wird sofort ersetzt: eine Warenkarte durch eine Stammeskarte, eine Stammeskarte durch eine Warenkarte. Aufgedeckt wird am Ende der Runde.
lesson-end-of-turn = Beende deinen Zug
lesson-end-of-turn-text = Es ist nichts mehr zu tun, also beende deinen Zug. Beendest du ihn früher, verfallen die Aktionen, die du nicht genutzt hast.
lesson-next-round = Eine neue Runde
lesson-next-round-text = Karten wurden aufgedeckt, alle Targi sind zurück, und diesmal beginnt der andere. Der Räuber ist ein Feld weitergezogen.
lesson-texts = Karten mit Text
lesson-texts-text = Eine deiner Karten hat einen Text. Das Zeichen unter ihrem Symbol sagt, wann er gilt: sofort, dauerhaft oder am Spielende. Fahr über die Karte, um ihn zu lesen.
lesson-hand = Eine Karte auf der Hand
lesson-hand-text = Du hast eine Handkarte. Setz einen Targi auf den Adligen, Feld 1, sobald du sie bezahlen kannst; solange du sie hast, passt keine zweite auf die Hand. Am Ende zählt sie nichts.
lesson-noble = Der Adlige
lesson-noble-text = Spiel deine Handkarte für ihre Kosten aus, oder wirf sie ab, um die Hand frei zu haben.
lesson-trader = Der Händler
lesson-trader-text = Tausch, so oft du willst: drei gleiche Waren gegen ein Gold oder zwei gleiche Waren gegen eine andere. Hör auf, wenn du hast, was du brauchst.
lesson-silversmith = Der Silberschmied
lesson-silversmith-text = Er macht aus Waren oder Gold Silberkreuze, und die sind sofort Punkte wert. Ein Geschäft je Besuch: Vier gleiche Waren für 3 Punkte sind der beste Weg, Überschuss loszuwerden.
lesson-fata-morgana = Die Fata Morgana
lesson-fata-morgana-text = Versetz einen Marker, den du noch nicht genutzt hast, auf eine andere offene Karte ohne Marker. So bekommst du eine Karte, auf der sich deine Linien nicht kreuzen.
lesson-raid-ahead = Ein Überfall naht
lesson-raid-ahead-text = Zu Beginn der nächsten Runde erreicht der Räuber eine Ecke und fordert von euch beiden etwas. Was, steht oben; halt es bereit.
lesson-raid = Überfall!
lesson-raid-text = Zahl eine der beiden Forderungen; wer kann, der muss. Ein paar Waren schmerzen oft weniger als Punkte. Danach zieht der Räuber weiter, und die Runde beginnt.
lesson-limit = Nicht zu viel
lesson-limit-text = Am Ende deines Zugs behältst du höchstens 10 Waren und 3 Gold, der Rest kommt weg. Kauf vorher etwas, oder geh zum Silberschmied.
lesson-near-the-end = Das Ende naht
lesson-near-the-end-text = Die Partie endet nach der Runde, in der jemand seine zwölfte Karte ausspielt, oder mit dem vierten Überfall nach Runde 12. Mach Reihen voll und verkauf, was du nicht mehr brauchst.
lesson-over = Das war deine erste Partie
lesson-over-text = Punkte sind die Silberkreuze im Beutel, die Punkte auf deinen Karten, was Wertungskarten bringen, und volle Reihen. Jetzt kennst du das Spiel: Spiel noch einmal, oder probier die Erweiterung.

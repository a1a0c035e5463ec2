# Warum eine Bitte nicht erfüllt wird.

refusal-no-page = Unter dieser Adresse gibt es nichts.
refusal-no-table = Einen Tisch mit diesem Namen gibt es nicht. Ist der Link vollständig?
refusal-removed = Wer dieses Haus betreibt, hat diesen Tisch entfernt, mit allem, was daran gespielt wurde.
refusal-removed-because = Wer dieses Haus betreibt, hat diesen Tisch entfernt, mit allem, was daran gespielt wurde: { $reason }
refusal-closed = Wer dieses Haus betreibt, hat diesen Tisch geschlossen. Niemand hat gewonnen.
refusal-closed-because = Wer dieses Haus betreibt, hat diesen Tisch geschlossen. Niemand hat gewonnen. Der Grund: { $reason }
refusal-wrong-method = Diese Adresse wird anders gefragt.
refusal-foreign = Diese Anfrage kommt von einer anderen Seite und wurde nicht ausgeführt.
refusal-other-host = Dieses Haus heißt nicht „{ $name }“. Wer es betreibt, kann den Namen mit --name erlauben.
refusal-banned = Wer dieses Haus betreibt, hat dich ausgesperrt.
refusal-banned-because = Wer dieses Haus betreibt, hat dich ausgesperrt: { $reason }
refusal-no-guest = Einen Gast mit der Nummer { $number } gibt es nicht.
refusal-not-banned = „{ $name }“ ist nicht ausgesperrt.
refusal-bad-network = Das ist keine Adresse und kein Netz; schreib es wie 203.0.113.7 oder 2001:db8::/32.
refusal-shuts-oneself-out = Aus diesem Netz kommst du selbst. Soll es trotzdem ausgesperrt werden, nimm den Befehl: caravanserai admin ban network …
refusal-wrong-admin-token = Dieses Token öffnet nichts. `caravanserai admin token` macht ein neues.
refusal-no-token = Dafür braucht es ein Token: `Authorization: Bearer …` mit einem von /api/guests.
refusal-not-seated = Das kann nur, wer an diesem Tisch sitzt.
refusal-not-your-turn = Jemand anderes ist am Zug.
refusal-old-page = Der Tisch ist schon weiter als diese Seite.
refusal-nothing-to-undo = Das lässt sich nicht einfach zurücknehmen: Jemand anderes darf schon handeln, oder etwas Verdecktes wurde gezeigt. Du kannst darum bitten.
refusal-bad-record = Diese Aufzeichnung stimmt nicht: { $fault }
refusal-bad-position = Diese Stellung kann es nicht geben: { $fault }
refusal-no-record = Ein Spiel, das von einer Stellung aus begann, hat keine Aufzeichnung.
refusal-nothing-to-redo = Es gibt nichts zu wiederholen: Seitdem wurde etwas anderes entschieden.
refusal-nothing-asked = Es gibt keine Anfrage zu beantworten.
refusal-nothing-awaited = Hier ist nichts fürs Mischen dazuzugeben, oder es ist schon geschehen.
refusal-too-soon = Noch nicht: Erst müssen alle festgelegt haben, was sie dazugeben.
refusal-other-seal = Das ist nicht, was versiegelt wurde.
refusal-full = An diesem Tisch ist jeder Platz besetzt.
refusal-taken = Auf diesem Platz war jemand schneller; ein anderer ist noch frei.
refusal-not-begun = Die Partie hat noch nicht begonnen: Ein Platz ist noch frei.
refusal-not-over = Das wird verraten, wenn die Partie vorbei ist.
refusal-over = Diese Partie ist vorbei.
refusal-no-hints = An diesem Tisch wird ohne Tipps gespielt.
refusal-dead-link = Dieser Link wurde schon benutzt oder ist zu alt. Bitte um einen neuen.
refusal-no-game = Ein Spiel `{ $name }` gibt es hier nicht.
refusal-no-opponent = Einen Gegner `{ $name }` gibt es nicht.
refusal-too-few = Mindestens { $least } müssen spielen: Wähle, wer mitspielt.
refusal-no-such-side = An einem Tisch für { $seats } gibt es keinen Platz { $side }.
refusal-too-many-opponents = Nach diesen Regeln spielen { $seats }, du eingeschlossen: { $opponents } Gegner sind zu viele.
refusal-bad-options = So kann nicht gespielt werden. ({ $reason })
refusal-bad-field = Das Feld `{ $name }` fehlt oder ergibt keinen Sinn.
refusal-name-invisible = Das { $place }. Zeichen dieses Namens ist nicht zu sehen: { $code }. Schreib den Namen ohne es.
refusal-name-marks = Auf „{ $letter }“ liegen in diesem Namen { $count } Zeichen übereinander. Bis zu drei auf einem Buchstaben gehen.
refusal-name-opponent = „{ $name }“ sieht aus wie „{ $like }“, ein Gegner des Hauses. Bitte nimm einen anderen Namen.
refusal-unreadable = Die Anfrage ergibt keinen Sinn. ({ $reason })
refusal-long-option = Ein Kartensatz darf höchstens { $most } KB Text haben.
refusal-no-space = Auf der Festplatte dieses Hauses ist kaum noch Platz. Partien gehen weiter, aber neue Tische gibt es nicht.
refusal-too-large = Die Anfrage ist zu groß.
refusal-too-slow = Die Anfrage hat zu lange gedauert.
refusal-too-many-requests = Zu viele Anfragen in kurzer Zeit. Warte einen Moment.
refusal-too-many-guests = Zu viele neue Gäste von deiner Adresse. Warte eine Weile.
refusal-too-many-renames = Zu viele neue Namen in kurzer Zeit. Warte eine Weile.
refusal-too-many-guesses = Zu viele falsche Tokens. Warte eine Minute.
refusal-too-many-new-tables = Zu viele Tische in kurzer Zeit. Warte eine Weile.
refusal-too-many-open-tables = Du hast zu viele offene Partien. Beende oder verlasse erst eine davon.
refusal-too-many-tables-today = Das waren genug neue Tische für einen Tag. Spiel welche zu Ende oder komm morgen wieder.
refusal-too-many-takebacks = Du hast oft genug gefragt. Spiel weiter.
refusal-too-many-listeners = Zu viele offene Seiten. Schließe eine davon.
refusal-too-many-thoughts = Zu viele Tipps in kurzer Zeit. Warte einen Moment.
refusal-damaged = Was von diesem Tisch aufgehoben wurde, ist beschädigt; hier geht nichts mehr. Wer das Haus betreibt, kann ihn aus einer Sicherung wiederherstellen. An anderen Tischen wird weitergespielt.
refusal-other-rules = Diese Partie wurde nach Regeln gespielt, die sich seither geändert haben, und kann hier nicht weitergehen. Verloren ist nichts: Ihr Protokoll bleibt, wie es ist.
refusal-failed = Hier ist etwas kaputt. Es liegt nicht an dir und wurde aufgeschrieben.
refusal-unavailable = Das Haus kann gerade nicht auf seine Platte schreiben; bestätigt ist das darum nicht.

## Ein Name für alle, die keinen nennen
guest-number = Gast { $number }

# Warum ein Zug nicht gespielt wird.

choice-illegal = `{ $choice }` geht jetzt nicht: { $reason }
choice-unreadable = `{ $text }` ist kein Zug; wie man Züge schreibt, steht in der Hilfe.
record-line = Zeile { $line }: { $fault }
record-other-rules = nach Fassung { $made } der Regeln gespielt, dieses Programm spielt Fassung { $plays }; { $fault }

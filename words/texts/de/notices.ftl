# Bescheid bekommen, wenn man am Zug ist.

## Der Schalter
tell-me = Sag mir, wenn ich am Zug bin
tell-me-here = Auf diesem Gerät
tell-try = Jetzt ausprobieren
tell-ways = Mehr Wege
tell-tried = So bekommst du Bescheid.
tell-open = Du bekommst Bescheid, solange eine Seite des Hauses offen ist. Mehr kann dieser Browser nicht.
tell-unsafe = Unter dieser Adresse darf der Browser dir nichts melden: Dafür muss sie mit https:// beginnen.
tell-unable = Dieser Browser kann dir nichts melden. Auf iPhone und iPad kann er es, wenn du das Haus auf den Home-Bildschirm legst und von dort öffnest.
tell-refused = Dieser Browser lässt keine Nachrichten des Hauses zu. Erlaube in seinen Einstellungen Benachrichtigungen für diese Seite.

## Die Seite mit allen Wegen
notices-title = Wenn du am Zug bist
notices-here = Auf diesem Gerät
notices-here-push = Der Browser sagt dir Bescheid, auch wenn keine Seite des Hauses offen ist.
notices-here-open = Der Browser sagt dir Bescheid, solange eine Seite des Hauses offen ist.
notices-here-script = Das braucht Skripte, die dieser Browser nicht ausführt.
notices-ways = Eingeschaltete Wege
notices-none = Du bekommst Bescheid, solange ein Tisch offen ist, und sonst nirgends.
notices-told = zuletzt { $ago }
notices-never-told = noch nichts gesagt
notices-unconfirmed = noch nicht bestätigt: folge dem Link in der Mail, die dorthin ging
notices-failed = Der letzte Versuch schlug fehl:
notices-secret = Unterschrieben mit dem Geheimnis
notices-end = Ausschalten
notices-end-this = Ausschalten: { $name }
notices-add = Einschalten
notices-tried = Ein Versuch ging an alle hinaus.
notices-mail = Per Mail
notices-mail-lead = Höchstens eine Mail in der Stunde, für alle Tische zusammen. Zuerst bestätigst du die Adresse, und jede Mail hat einen Link, der sie beendet.
notices-address = Deine Adresse
notices-address-example = ada@example.org
notices-webhook = Per Webhook
notices-webhook-lead = Das Haus schickt eine unterschriebene Anfrage an eine Adresse von dir: einen Kanal in einem Chat, ntfy, ein eigenes Programm.
notices-url = Die Adresse
notices-url-example = https://ntfy.sh/ada-am-tisch
notices-confirm = Hier Bescheid sagen, wenn du am Zug bist?
notices-confirm-yes = Ja, sag mir hier Bescheid
notices-confirmed = Von jetzt an bekommst du hier Bescheid
notices-stop = Keine Mail mehr von diesem Haus?
notices-stop-yes = Keine Mail mehr
notices-stopped = Du bekommst keine Mail mehr

## Was eine Nachricht sagt
notice-turn = Du bist am Zug: { $game }
notice-with = Mit { $names }
notice-try = Ein Versuch des Hauses

## Mail
mail-confirm = Bestätige deine Adresse
mail-confirm-lead = Jemand hat ein Haus für Brettspiele gebeten, hier Bescheid zu sagen, wenn er am Zug ist. Wenn du das warst, folge diesem Link:
mail-confirm-note = Wenn nicht, tu nichts: Es kommt keine weitere Mail.
mail-turns = { $count ->
    [one] Du bist an einem Tisch am Zug
   *[other] Du bist an { $count } Tischen am Zug
}
mail-note = Du hast um diese Mail gebeten. Dieser Link beendet sie:

## Ohne Netz
away-title = Kein Netz
away-lead = Das Haus ist von hier aus gerade nicht zu erreichen. Deine Tische sind, wie du sie verlassen hast: Nichts ist verloren, und nichts wird gezeigt, das alt sein könnte.
away-lead-alone = Was du sehen wolltest, ist noch nicht geladen. Deine Spiele sind alle hier, wie du sie verlassen hast; der Rest kommt von selbst, sobald es ein Netz gibt.

## Warum eine Nachricht nicht hinausging
unsent-gone = dort ist niemand mehr
unsent-forbidden = an diese Adresse darf nichts geschickt werden
unsent-private = die Adresse liegt in einem privaten Netz
unsent-spoilt = was das Haus von diesem Weg aufbewahrt, ist unbrauchbar; schalte ihn neu ein
unsent-no-mail = dieses Haus verschickt keine Mail
unsent-no-certificate = die Adresse hat keinen Namen, für den es ein Zertifikat gäbe
unsent-late = es kam keine Antwort in der erlaubten Zeit
unsent-answered = die Antwort war { $said }
unsent-unreachable = das Ziel war nicht zu erreichen: { $said }
unsent-house = das Haus konnte sie nicht verschicken: { $said }

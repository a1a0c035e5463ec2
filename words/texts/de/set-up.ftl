# Einen Tisch aufbauen und anderswo weiterspielen.

set-up-opponent = Gegner { $number }
set-up-only-opponent = Dein Gegenüber
set-up-nobody = niemand
set-up-company = Wer spielt mit?
set-up-company-note = { $least } bis { $most } können mitspielen. Plätze, die du nicht brauchst, bekommt niemand.
set-up-friend = Jemand, dem du den Link schickst
set-up-anyone = Wer gerade vorbeikommt
set-up-beside = jemand neben mir, an diesem Gerät
set-up-beside-name = Name
set-up-side = Deine Seite
set-up-side-random = wird ausgelost
set-up-side-n = Platz { $seat }
set-up-hints = Tipps sind erlaubt
set-up-opens = Das wird eröffnet
set-up-open = Tisch eröffnen

device-title = Auf einem anderen Gerät weiterspielen
device-lead = Öffne diesen Link auf deinem anderen Gerät. Er gilt einmal und zehn Minuten lang, und wer ihn öffnet, spielt an deiner Stelle: Schick ihn niemandem.
device-link = Link für dein anderes Gerät
device-back = Zurück
device-as = Auf diesem Gerät als { $name } weiterspielen?
device-enter = Hier weiterspielen

end-title = Das Ende der Partie
set-up-preset = Was spielt ihr?
set-up-own = Eigene Auswahl
set-up-own-text = Jede Regel unten selbst bestimmen.
set-up-details = Jede Regel einzeln
set-up-details-note = Das gilt, wenn oben „Eigene Auswahl“ gewählt ist.
set-up-changed = geändert
set-up-reset = Deine geänderten Regeln würden zurückgesetzt.
set-up-reset-yes = Zurücksetzen

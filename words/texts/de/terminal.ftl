# Was das Terminal in jedem Spiel sagt.

terminal-you = du
terminal-you-are = Du bist { $pieces }
terminal-who-is = { $name } ist { $pieces }
terminal-greeting = { $title }. { $seats }. Startwert { $seed }. `help` zeigt die Hilfe.
terminal-asked = { $name } { $shape }: { $asked }
terminal-you-win = Das Spiel ist aus. Du gewinnst mit { $mine } zu { $others }!
terminal-you-win-tie = Das Spiel ist aus. Du gewinnst den Gleichstand, { $mine } zu { $others }!
terminal-you-share = Das Spiel ist aus. Du teilst den Sieg, { $mine } zu { $others }.
terminal-you-lose = Das Spiel ist aus. Du verlierst mit { $mine } zu { $others }.
terminal-you-lose-tie = Das Spiel ist aus. Du verlierst den Gleichstand, { $mine } zu { $others }.

terminal-over = Das Spiel ist aus.
terminal-over-commands = Das Spiel ist aus. Tippe `new`, `save`, `log` oder `quit`.
terminal-no-rest = Dieses Spiel hat keine Karten in der Schachtel gelassen.
terminal-rest = Tippe `new rest` für ein Spiel mit den Karten, die in der Schachtel blieben.
terminal-what-now = Tippe `new` für ein neues Spiel, `save` für die Aufzeichnung oder `quit`.
terminal-cannot-end = Dein Zug kann noch nicht enden: beantworte erst, was oben gefragt ist.
terminal-would-forfeit = Du würdest { $unused } verfallen lassen. Tippe noch einmal `end`, wenn du das willst.
terminal-end-turn = Zug beenden?
terminal-end-anyway = Nicht genutzt: { $unused }. Trotzdem den Zug beenden?
terminal-leave = Den Tisch verlassen?
terminal-not-finished = Das Spiel ist nicht zu Ende. Gespeichert geht es weiter mit
terminal-no-such-key = Keine Wahl beginnt mit `{ $key }`; ? zeigt die Hilfe.
terminal-no-such-number = Es gibt keine Wahl { $number }: tippe 1 bis { $most }.
terminal-taken-back = Zurückgenommen: { $choice }
terminal-nothing-to-undo = Es gibt noch nichts zurückzunehmen.
terminal-opponent-acted = Seitdem hat dein Gegner gehandelt; dein Zug gilt.
terminal-revealed = Dein letzter Zug hat eine Karte aufgedeckt; was gesehen ist, bleibt gesehen.
terminal-saved = Gespeichert in { $file }.
terminal-saved-resume = Gespeichert in { $file }; mit `--resume` geht es dort weiter.
terminal-cannot-save = { $file } lässt sich nicht schreiben: { $error }

terminal-hint = Tipp: { $choice }, { $chance } Siegchance
terminal-or = oder { $choice }, { $chance } Siegchance
terminal-likely-result = wahrscheinlicher Ausgang: { $points }
terminal-then-perhaps = danach vielleicht { $steps }
terminal-no-hint = Das Spiel ist aus; es gibt nichts mehr zu raten.
terminal-bar-off = Der Balken ist aus.

terminal-result = Das Spiel ist aus
terminal-total = zusammen
terminal-seed = Startwert { $seed }
terminal-watch-again = Eine gespeicherte Aufzeichnung zeigt `caravanserai replay` noch einmal.
terminal-log = Verlauf  ▌seit deinem letzten Zug
terminal-more-in-log = (Tab: Verlauf)
terminal-shown = { $from }-{ $to } von { $count }
terminal-too-small =
    Dieses Fenster misst { $size }.
    Das Spiel braucht { $needed }: bitte vergrößern,
    oder mit --plain spielen.

# Was Tasten tun, in ein, zwei Wörtern.

terminal-key-select = wählen
terminal-key-do-it = tun
terminal-key-end = Ende
terminal-key-end-turn = Zug beenden
terminal-key-end-it = Zug beenden
terminal-key-go-on = weiter
terminal-key-play-on = weiterspielen
terminal-key-undo = zurück
terminal-key-log = Verlauf
terminal-key-save = sichern
terminal-key-save-record = Aufzeichnung sichern
terminal-key-save-and-quit = sichern und gehen
terminal-key-help = Hilfe
terminal-key-quit = gehen
terminal-key-new = neues Spiel
terminal-key-rest = neues Spiel mit den übrigen Karten
terminal-key-look = zum Tisch
terminal-key-result = Ergebnis, neues Spiel
terminal-key-what-happened = was geschah
terminal-result-key = Ergebnis

# Die Hilfe.

terminal-help-title = Hilfe: Esc schließt sie
terminal-help-title-long = Hilfe: ↑ ↓ zum Weiterlesen, Esc schließt sie
terminal-keys = Tasten
terminal-commands = Befehle
terminal-help-select = eine Wahl markieren; ihr Platz ist auf dem Plan umrahmt
terminal-help-third = die dritte Wahl treffen
terminal-help-enter = ausführen
terminal-help-end = den Zug beenden
terminal-help-undo = zurücknehmen (nicht über Aufgedecktes oder Züge anderer hinweg)
terminal-help-hint = Tipp: was täte ein guter Spieler?
terminal-help-bar = zeigen oder verbergen, wie es steht
terminal-help-tab = in kleinen Fenstern: die nächste Seite
terminal-help-scroll = im Verlauf blättern
terminal-help-line = eine Wahl in ihrer Textform tippen
terminal-help-board = den Tisch noch einmal zeigen
terminal-help-log = alles zeigen, was geschah
terminal-help-save = das Spiel sichern
terminal-help-help = diese Hilfe
terminal-help-quit = gehen

# Aufzeichnungen, die man sich noch einmal ansieht.

replay-start = vor der ersten von { $count } Entscheidungen
replay-after = nach { $at } von { $count } Entscheidungen, die letzte von { $name }: { $choice }
replay-result = Ergebnis: { $result }
replay-verified = geprüft: der Startwert passt zu seiner Zusage und gibt diese Karten aus, alle { $choices } Entscheidungen sind regelgerecht, das Ergebnis ist { $result }
replay-verified-unfinished = geprüft: der Startwert passt zu seiner Zusage und gibt diese Karten aus, alle { $choices } Entscheidungen sind regelgerecht, das Spiel ist nicht zu Ende
replay-dealt-by-house = ausgegeben aus einem Startwert, zu dem sonst niemand etwas dazugab
replay-dealt-by-all = { $count ->
    [one] ausgegeben aus dem Startwert des Hauses und dem, was jemand dazugab
   *[other] ausgegeben aus dem Startwert des Hauses und dem, was { $count } dazugaben
}
replay-lot = die Plätze wurden aus dem Startwert gelost
replay-too-far = die Aufzeichnung hat { $count } Entscheidungen, nicht { $asked }
replay-other-seal = der Tisch hat { $noted } veröffentlicht, in der Aufzeichnung steht { $recorded }
replay-without-yours = die Karten wurden ohne den Beitrag `{ $noted }` ausgegeben

# Die Analyse einer Aufzeichnung.

analyse-moves = Züge
analyse-player = Spieler
analyse-chance = Chance
analyse-loss = verloren
analyse-played = gespielt
analyse-summary = { $name } ({ $called }): { $decisions ->
    [one] 1 Entscheidung
   *[other] { $decisions } Entscheidungen
}, davon { $best } % die beste, im Schnitt { $loss } % verloren, { $luck } % durch Glück
analyse-mistake = Zug { $number }, Runde { $round }, { $loss } % verloren: { $told }
analyse-left = { $count } Entscheidungen, noch { $time }
analyse-chart = Diagramm: { $file }

# Was gespielt wird.

play-other-game = das gesicherte Spiel ist eines von `{ $saved }`, nicht von { $asked }
play-no-opponent = einen Gegner `{ $name }` gibt es nicht; es gibt { $known }
play-no-seat = Platz { $seat } gibt es nicht; die Plätze sind 0 bis { $last }

## Decks
deck-no-rest = von diesem Spiel bleiben keine Karten in der Schachtel
deck-written = { $file }: geschrieben; gespielt wird damit mit `play --deck`
deck-unknown = ein Deck `{ $name }` gibt es nicht; es gibt { $known }
deck-no-files = { $game } wird nicht mit Deckdateien gespielt

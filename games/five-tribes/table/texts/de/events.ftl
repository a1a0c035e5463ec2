# Five Tribes: was geschehen ist. Wer gehandelt hat, steht vor der Zeile.
ft-event-round-begins = Runde { $round } beginnt mit dem Bieten
ft-event-bid = { $price } geboten
ft-event-bid-paid = { $price } geboten und { $coins } gezahlt
ft-event-bid-fakirs = { $price } geboten, mit Hilfe: { $fakirs }
ft-event-bid-fakirs-paid = { $price } geboten, mit Hilfe: { $fakirs }; { $coins } gezahlt
ft-event-turn-begins = Am Zug
ft-event-no-move = Kein Marsch ist möglich: Diese Runde ist die letzte
ft-event-passed = Gepasst
ft-event-picked-up = Auf { $square } aufgenommen: { $meeples }
ft-event-dropped = Auf { $square } { $meeple } abgesetzt
ft-event-flew = Die letzte Figur, { $meeple }, nach { $square } fliegen lassen
ft-event-took = Von { $square } genommen: { $meeples }
ft-event-camel = { $square } mit einem Kamel gewonnen
ft-event-tent = { $square } gewonnen und dort das Zelt aufgeschlagen
ft-event-last-round = Hat alles aufgestellt: Diese Runde ist die letzte
ft-event-kept = Behält: { $meeples }
ft-event-earned-builders = { $coins } mit Baumeistern verdient
ft-event-earned-sale = { $coins } mit dem Verkauf verdient
ft-event-earned-djinn = { $coins } durch { $djinn } verdient
ft-event-paid = { $what } gezahlt
ft-event-spent = Abgegeben: { $what }
ft-event-took-card = Karte genommen: { $card }
ft-event-drew-card = Karte vom Stapel gezogen: { $card }
ft-event-drew-hidden = Eine Karte vom Stapel gezogen
ft-event-killed = Auf { $square } { $meeple } getötet
ft-event-killed-held = Bei { $name } { $meeple } getötet
ft-event-palm = Eine Palme auf { $square } gepflanzt
ft-event-palace = Einen Palast auf { $square } gebaut
ft-event-used-djinn = { $djinn } gerufen
ft-event-gained-djinn = Den Dschinn { $djinn } bekommen
ft-event-discarded-djinn = Den Dschinn { $djinn } abgeworfen
ft-event-looked-at-djinns = { $count ->
    [one] 1 Dschinn des Stapels angesehen
   *[other] { $count } Dschinns des Stapels angesehen
}
ft-event-settled = Aus dem Beutel { $meeples } auf { $square } gestellt
ft-event-gained-thief = Den Dieb { $thief } angeheuert
ft-event-used-thief = Den Dieb { $thief } losgeschickt: { $text }
ft-event-discarded-card = Karte abgegeben: { $card }
ft-event-gave-vizier = Einen Wesir abgegeben
ft-event-camel-back = Das Kamel von { $square } zurückgenommen
ft-event-unbuilt = Von { $square } { $piece } abgegeben
ft-event-drew-items = { $count ->
    [one] 1 Gegenstand gezogen
   *[other] { $count } Gegenstände gezogen
}
ft-event-kept-item = Gegenstand behalten: { $item }
ft-event-kept-hidden = Geheim einen Gegenstand behalten
ft-event-discarded-item = Gegenstand abgeworfen: { $item }
ft-event-took-item = Gegenstand genommen: { $item }
ft-event-used-item = Magischen Gegenstand genutzt: { $item }
ft-event-gathered = Mit der Flöte { $meeple } von { $from } nach { $onto } gerufen
ft-event-camel-moved = Ein Kamel von { $from } nach { $to } versetzt
ft-event-row-swept = Die Reihe abgeräumt, für neue Karten
ft-event-arranged = { $card } auf Platz { $place } der Reihe gelegt
ft-event-laid = Zum Verkauf ausgelegt: { $card }
ft-event-sold = { $kinds ->
    [one] Eine einzelne Karte verkauft
   *[other] Einen Satz aus { $kinds } Sorten verkauft
}
ft-event-turn-ends = Zug beendet
ft-event-card-shown = Neu in der Reihe: { $card }
ft-event-djinn-shown = Ein Dschinn erscheint: { $djinn }
ft-event-thief-shown = Ein Dieb erscheint: { $thief }
ft-event-reshuffled-resources = Die abgeworfenen Rohstoffkarten werden in den Stapel gemischt
ft-event-reshuffled-djinns = Die abgeworfenen Dschinns werden in den Stapel gemischt
ft-event-reshuffled-items = Die abgeworfenen Gegenstände werden in den Stapel gemischt
ft-event-game-over = Das Spiel ist aus

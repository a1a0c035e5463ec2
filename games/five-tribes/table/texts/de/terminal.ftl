# Five Tribes: was nur das Terminal sagt, in wenigen Buchstaben, und das Werkzeug für Decks.

## Auf dem Spielfeld: höchstens drei Buchstaben, zwei bei zweistelligem Wert
ft-cell-village = Dor
ft-cell-sacred = HS
ft-cell-oasis = Oas
ft-cell-workshop = Wks
ft-cell-small-market = Mkt
ft-cell-large-market = Mk2
ft-cell-special-market = Sp

## In Listen
ft-label-after = { $count ->
    [one] nach 1 Stein
   *[other] nach { $count } Steinen
}
ft-label-bid-fakirs = und { $fakirs }
ft-label-lay-first = { $card } verkaufen
ft-label-lay = und { $card }

## Neben dem Spielfeld
ft-pages = Dschinns, …
ft-player-points = { $points } P.
ft-player-points-at-least = ≥ { $points } P.
ft-market = ({ $cards } für { $price })
ft-camels = { $count ->
    [one] 1 Kamel
   *[other] { $count } Kamele
}
ft-cards = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
ft-piles = Stapel: { $cards } Karten, { $djinns } Dschinns
ft-thief = Dieb { $thief } ({ $tribe })
ft-hand = Hand: { $cards }
ft-items = Gegenstände: { $items }
ft-unseen = verdeckt: { $things }

## Eine Entscheidung, erklärt
ft-detail-leaves = Danach hast du noch { $things }.
ft-detail-zero = Wer später 0 bietet, zieht vor dir.
ft-detail-walk = { $count ->
    [one] Ein Schritt; die Figur muss ihre Farbe treffen.
   *[other] { $count } Schritte, bei jedem eine Figur abgesetzt; die letzte muss ihre Farbe treffen.
}
ft-detail-hand = In der Hand bleiben: { $meeples }.
ft-detail-carpet = Der fliegende Teppich ist dann verbraucht.
ft-detail-on-it = Darauf: { $things }.
ft-detail-held = Du hast davon { $count }.
ft-detail-sale = Deine Hand: { $cards }. Die Waren bringen jetzt { $coins }, am Ende ebenso viel.
ft-detail-djinn = Dschinn, { $points }. Rufen: { $cost }.

## Hilfe
ft-name-a-card = Nenn einen Dschinn, einen Dieb, einen Gegenstand oder ein Plättchen, etwa `card leta`, `card houssain`, `card lamp` oder `card village`.
ft-signs = Zeichen
ft-signs-camels = { $camels }: Kamele; { $tents }: ihre Zelte
ft-signs-meeples = Figuren: { $meeples }
ft-signs-marks = ♣ Palme, ⌂ Palast, ‹ lässt sich wählen, @ hier steht dein Marsch, █ ▀ Berge
ft-signs-tiles = { $tiles }; die Zahl ist der Wert des Plättchens
ft-signs-market = [1:3] in der Reihe: 1 der Karten bis hierher für 3 Münzen am Markt; |3, wo es eng ist
ft-key-square = nach dem Plättchen wählen, oder nach Plättchen und Farbe (y w g b r p)
ft-key-number = ein Gebot nach dem Preis wählen, anderes nach der Nummer
ft-command-choice = nach der Textform wählen
ft-command-walk = ein ganzer Marsch in einer Zeile
ft-command-card = einen Dschinn, Dieb, Gegenstand oder ein Plättchen zeigen

## Decks
ft-deck-title = Five Tribes mit den Dieben und den Handwerkern von Naqala
ft-deck-counts = { $tiles } Plättchen, { $resources } Rohstoffkarten, { $djinns } Dschinns, { $thieves } Diebe, { $items } Gegenstände
ft-deck-listed = { $title }: { $counts } († zum Teil rekonstruiert)
ft-deck-good = ein gutes Deck: { $title }, { $counts }
ft-deck-tribes = Stämme
ft-deck-mark = † rekonstruiert: keine Quelle nennt diese Zahl
ft-deck-whole = die Datei als Ganzes
ft-deck-error = { $part }, { $field }: { $fault }
ft-deck-fault-other-game = dieses Programm liest hier Decks des Spiels "{ $game }"
ft-deck-fault-tribes = erwartet werden { $tribes } in dieser Reihenfolge
ft-deck-fault-id = eine Kennung ist ein Wort ohne Satzzeichen
ft-deck-fault-id-twice = eine andere Karte hat dieselbe Kennung
ft-deck-fault-resources = erwartet werden { $merchandise } Sorten Waren, dann `fakir`
ft-deck-fault-kinds = { $found } Sorten, das Spiel hat { $right }
ft-deck-fault-count = zusammen { $found }, das Spiel hat { $right }
ft-deck-fault-power-twice = ein anderer Dschinn hat dieselbe Kraft

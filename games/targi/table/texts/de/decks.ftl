# Warum Optionen und Deckdateien nicht gelten. Was in Dateien steht, ist wie dort geschrieben.

option-goes-with = sie gehört zu "{ $option }": { $value }
option-no-deck = mit "tribe_deck": "custom" steht hier der Text der Deckdatei
option-same-in-both = für Feld { $field } hat die Erweiterung keine eigene Karte

## Die Werte von Optionen, die sich nicht aufzählen lassen
option-values-same-tokens = drei Plättchen, etwa ["joker","targi","waiver"], mit "tokens": "same"
option-values-deck = der Text einer Deckdatei, mit "tribe_deck": "custom"
option-values-border = "base" oder "expansion" nach Feldern, etwa {"{"}"5":"base"{"}"}

## Deckdateien
deck-good = ein gutes Deck: { $title }, { $counts }
deck-not-mixed = diese Partie wurde nicht mit gemischten Karten gespielt (`tribe_deck=mixed`), also blieben keine in der Schachtel
deck-error = Zeile { $line }, Spalte { $column }: { $fault }
deck-error-card = Zeile { $line }, Spalte { $column }: Karte { $card }: { $fault }
deck-fault-other-game = dieses Programm liest Decks des Spiels "targi"
deck-fault-name = der Name eines Decks hat bis zu 40 Buchstaben, Ziffern, - und _
deck-fault-card-twice = die Karte `{ $id }` kommt zweimal vor
deck-fault-no-such-card = kein mitgeliefertes Deck hat eine Karte `{ $id }`
deck-fault-id = eine Kennung hat bis zu 12 Buchstaben, Ziffern, - und _
deck-fault-taken-id = Kennungen wie N18 oder G05 gehören Dünen und Warenkarten
deck-fault-id-twice = die Kennung `{ $id }` kommt zweimal vor
deck-fault-too-many-cards = { $count } Stammeskarten sind mehr, als ein Deck hat
deck-fault-symbols = ein Deck hat { $right } Karten mit dem Symbol `{ $symbol }`, dieses hat { $count }
deck-fault-no-amount = `{ $text }` ist keine Menge wie `2D` oder `1G`
deck-fault-amount-twice = `{ $letter }` ist zweimal gezählt
deck-fault-too-much = { $amounts } ist mehr als { $most } von einer Art
deck-fault-bracket = in einer Klammer stehen Waren, Gold oder Wasser
deck-fault-paid-in-points = Karten werden nicht mit Siegpunkten bezahlt
deck-fault-ways = höchstens zwei Arten zu bezahlen sind möglich
deck-fault-choice = eine Karte bringt { $least } bis { $most } Waren nach Wahl
deck-fault-points = keine Karte hat mehr als { $most }
deck-fault-bracket-points = Kosten in Klammern und ihre Punkte gehören zusammen
deck-fault-timing = diese Wirkung ist `{ $timing }`
deck-fault-figure = `{ $name }` ist { $figure }, möglich sind { $least } bis { $most }
deck-fault-treasure = ein Schatz enthält etwas
deck-fault-rewards = mit dieser Karte ist die Summe von `{ $name }` aller Karten mit `{ $effect }` { $sum }, mehr als { $most }
deck-fault-goods = ein Deck fügt denen des Grundspiels bis zu { $more } Warenkarten hinzu oder hat insgesamt { $least } bis { $most }; dieses hat { $count }
deck-fault-dunes = ein Deck hat { $least } bis { $most } Dünen oder keine; dieses hat { $count }
deck-fault-dune-id = die Kennung einer Düne ist N und zwei Ziffern, etwa N07

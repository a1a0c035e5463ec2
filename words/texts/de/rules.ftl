# Was alle Regelbücher gemeinsam haben.

rules-of = Die Regeln von { $game }
book-lead = Alles, was man wissen muss, in eigenen Worten und mit Bildern. Jede Regel trägt ein kleines Kürzel: Es nennt die Regel und führt genau an diese Stelle.
book-learn = oder spar dir das Lesen: Die erste Partie bringt dir das Spiel beim Spielen bei.
book-contents = Inhalt
book-part-questions = Fragen
book-questions = Häufige Fragen

# Das Regelbuch von Five Tribes. games/five-tribes/rules.md ist maßgeblich.

## Teile und Kapitel
ft-book-part-base = Das Grundspiel
ft-book-part-thieves = Die Diebe von Naqala
ft-book-part-artisans = Die Handwerker von Naqala
ft-book-reconstructed = Rekonstruiert: Keine unserer Quellen nennt diese Zahlen, also sind es unsere.
ft-book-goal = Das Ziel
ft-book-table = Was auf dem Tisch liegt
ft-book-setup = Aufbau
ft-book-round = Eine Runde auf einen Blick
ft-book-auction = Das Bieten
ft-book-walk = Der Marsch
ft-book-control = Besitz und Kamele
ft-book-tribes = Die Stämme, einer nach dem anderen
ft-book-tiles = Die Plättchen, eins nach dem anderen
ft-book-calling = Dschinns rufen
ft-book-selling = Waren verkaufen
ft-book-clean = Das Ende einer Runde
ft-book-passing = Kein Marsch mehr
ft-book-end = Ende und Wertung
ft-book-secrets = Was geheim ist
ft-book-djinns = Alle 22 Dschinns
ft-book-hiring = Diebe anheuern und losschicken
ft-book-thieves = Alle Diebe
ft-book-morgiane = Morgiane
ft-book-a-setup = Was dazukommt
ft-book-a-board = Das Feld von 6 mal 6
ft-book-a-tribe = Handwerker
ft-book-a-tiles = Die neuen Plättchen
ft-book-tent = Das Zelt
ft-book-items = Gegenstände
ft-book-a-djinns = Die Dschinns der Handwerker

## Ziel und Tisch
ft-book-goal-1 = Fünf Stämme stehen bunt gemischt auf den Plättchen von Naqala. In deinem Zug nimmst du alle Figuren eines Plättchens auf und marschierst, auf jedem Plättchen setzt du eine ab, bis die letzte ihre eigene Farbe trifft. Wen du dort einsammelst, der handelt für dich: mit Punkten, Karten, Münzen oder einem Mord. Und wenn du ein Plättchen leerst, gehört es dir.
ft-book-goal-2 = Münzen sind Punkte, ebenso Plättchen, Palmen, Paläste, Dschinns, Waren und die Wesire und Ältesten vor dir. Hat jemand das letzte Kamel aufgestellt, wird die Runde noch zu Ende gespielt. Wer die meisten Punkte hat, gewinnt.
ft-book-tribes-lead = Die fünf Stämme, an Farbe und Gestalt zu erkennen:
ft-book-pieces-lead = Was ihr aufstellt:
ft-book-camel = Kamel: Das Plättchen gehört dir
ft-book-palm = Palme: { $points } Punkte für den Besitzer des Plättchens
ft-book-palace = Palast: { $points } Punkte für den Besitzer des Plättchens
ft-book-marker = Zugstein: dein Platz in der Reihenfolge
ft-book-row = Die Rohstoffkarten
ft-book-row-lead = Neun Sorten Waren, manche davon selten, und Fakire, die keine Ware sind. Neun Karten liegen offen in einer Reihe; Händler und Märkte nehmen von ihrem Anfang.
ft-book-count = { $count }-mal
ft-r-setup-1 = Es gibt 90 Figuren: 16 gelbe Wesire, 20 weiße Älteste, 18 grüne Händler, 18 blaue Baumeister und 18 rote Assassinen. Dazu 30 Plättchen, 12 Palmen, 10 Paläste, 22 Dschinns und 54 Rohstoffkarten.
ft-r-setup-2 = Die Plättchen werden zu fünf Reihen mit je sechs gemischt, und auf jedes kommen drei Figuren aus dem Beutel, der damit leer ist. Neun Rohstoffkarten liegen offen und geordnet in einer Reihe, drei Dschinns liegen offen.
ft-r-setup-3 = Alle beginnen mit 50 Münzen, die sonst niemand sieht. Zu dritt und zu viert hat jeder 8 Kamele und 1 Zugstein; zu zweit hat jeder 11 Kamele und 2 Zugsteine, also zwei Züge je Runde.
ft-r-setup-4 = Alle Zugsteine kommen in zufälliger Reihenfolge auf die Bietleiste.

## Runde und Bieten
ft-book-round-lead = In jeder Runde bieten alle um einen Platz in der Reihenfolge; dann wird in dieser Reihenfolge gezogen. Ein Zug geht so:
ft-book-step-1 = Marschieren: die Figuren eines Plättchens aufnehmen und einzeln absetzen.
ft-book-step-2 = Alle Figuren von der Farbe der letzten nehmen; ist das Plättchen dann leer und gehört niemandem, macht ein Kamel es zu deinem.
ft-book-step-3 = Der Stamm handelt, den du genommen hast.
ft-book-step-4 = Das Plättchen wirkt.
ft-book-step-5 = Waren verkaufen, wenn du magst.
ft-book-step-6 = Haben alle gezogen, werden Reihe und Dschinns aufgefüllt, und eine neue Runde beginnt.
ft-r-bid-1 = In der Reihenfolge der Bietleiste nimmt der Besitzer jedes Zugsteins ein freies Feld der Zugleiste und zahlt seinen Preis: 0, 0, 0, 1, 3, 5, 8, 12 oder 18 Münzen. Auf ein Feld passt nur ein Stein. Wer 0 bietet, stellt sich vor alle, die schon 0 geboten haben, und schiebt sie zurück; haben drei 0 geboten, muss der nächste mindestens 1 bieten.
ft-r-bid-1-ruling = Wer sich kein freies Feld leisten kann, nimmt das billigste und zahlt, was da ist.
ft-r-rule-1 = Kumarbi hilft bei jedem Gebot einmal. Mehr Fakire, als nötig sind, um nichts zu zahlen, kann man nicht abgeben. Wer kein freies Feld bezahlen kann, muss keine abgeben: Das billigste bekommt man für das, was man hat.
ft-r-rule-2 = Nach einem Gebot wird immer gefragt, auch wenn es nur eine Möglichkeit gibt, damit niemand aus einem stummen Gebot erfährt, wie reich jemand ist. Was wirklich gezahlt wurde, sieht nur, wer geboten hat.
ft-r-turn-1 = Das höchste Feld zieht zuerst, dann das nächste, bis zum letzten. Wer zieht, stellt seinen Stein auf das erste freie Feld der Bietleiste: Wer früh zieht, bietet in der nächsten Runde auch früh.
ft-book-track = Die Zugleiste, vom letzten Platz zum ersten
ft-book-track-text = B hat 12 geboten und zieht zuerst, dann A für 5. C hat 0 geboten und danach D auch: D stellt sich nach vorn und schiebt C zurück, zieht also als Dritter und C als Letzter.

## Marsch und Besitz
ft-r-move-1 = Nimm alle Figuren eines Plättchens und geh von Plättchen zu Plättchen, nie schräg. Auf jedem, das du betrittst, setzt du genau eine ab, die Farben in beliebiger Reihenfolge. Die letzte muss dorthin, wo schon eine Figur ihrer Farbe steht. Auf das Plättchen, von dem du gerade kommst, darfst du nicht sofort zurück; im Kreis gehen darfst du, auch über das erste Plättchen. Wer marschieren kann, muss.
ft-r-move-1-ruling = Eine Figur, die du auf demselben Marsch schon abgesetzt hast, zählt als eine, die dort steht.
ft-book-walk-figure = Ein Marsch mit drei Figuren von b2, der Reihe nach nummeriert. Der Händler kommt auf b1, der Älteste auf c1 und die letzte Figur, ein Baumeister, auf c2, wo schon ein Baumeister steht.
ft-r-move-2 = Nimm die letzte Figur und alle ihrer Farbe vom Zielplättchen. Wird dadurch ein Plättchen leer, das niemandem gehört, musst du ein Kamel darauf stellen: Es gehört dir für immer. Ein Plättchen mit Kamel wechselt nie den Besitzer. Das Plättchen zu leeren, auf dem du begonnen hast, bringt nichts.
ft-book-control-figure = Beide Baumeister werden genommen, und damit ist das Plättchen leer: Ein Kamel kommt darauf.

## Stämme
ft-r-tribe-1 = Nun handeln die Figuren, die du genommen hast, alle zusammen.
ft-book-vizier-more = Bei drei Gegnern, die alle weniger Wesire haben als du, sind das 30 Punkte mehr.
ft-book-merchant-more = Am Anfang der Reihe liegen die ältesten Karten. Händler können mehr holen, als ein Markt hergibt, und das umsonst.
ft-book-builder-figure = Drei Baumeister kommen auf dem Plättchen in der Mitte an. Fünf der neun Plättchen sind blau, das mittlere mitgezählt: 3 × 5 = 15 Münzen, mit einem Fakir 20.
ft-book-assassin-more = Entfernung 0 ist das Zielplättchen selbst. Gibt es jemanden zu töten, muss es sein. Wird dadurch ein Plättchen leer, das niemandem gehört, gewinnst du es mit einem Kamel; mit nur noch einem Kamel kommt das Zielplättchen zuerst.
ft-r-rule-6 = Assassinen geben genau die Fakire ab, die die Entfernung verlangt. Ein Mord, der nur mit Fakiren möglich ist, darf unterbleiben; einer, der nichts kostet, muss sein.
ft-r-rule-8 = Baumeister ohne blaues Plättchen ringsum fragen nicht nach Fakiren; andere Kräfte kannst du in diesem Moment trotzdem nutzen.
ft-r-rule-9 = Was abgegeben oder getötet wird, geht zurück: Figuren in den Beutel, Fakire auf den Ablagestapel. Genommene Händler, Baumeister und Assassinen liegen schon im Beutel, bevor sie handeln; Anun-Nak kann sie also ziehen.

## Plättchen
ft-r-tile-1 = Auf die Aktion des Stamms folgt die des Zielplättchens, wem es auch gehört. Palmen und Paläste müssen gesetzt werden, solange es welche gibt; alles andere steht dir frei.
ft-book-tile-count = { $count ->
    [one] eins davon, { $value }
   *[other] { $count } davon, { $value }
}
ft-book-large-market = Der Preis ist 6, auch wenn nur noch eine Karte da ist.
ft-book-supply = Die 12 Palmen und 10 Paläste begrenzen jedes Setzen, woher es auch kommt.
ft-r-rule-10 = „Die ersten Karten der Reihe“ sind die ersten, die noch da liegen; genommene Karten hinterlassen keine Lücke. Die zweite Karte eines Großen Markts kommt aus dem Rest derselben sechs.

## Dschinns
ft-book-calling-lead = Dschinns nimmt man an Heiligen Stätten. Sie bringen Punkte und eine Kraft. Manche Kräfte wirken immer; andere kosten bei jedem Ruf Älteste oder Fakire.
ft-book-calling-once = Eine Kraft, die etwas kostet, wirkt einmal in jedem deiner Züge, auch in dem, in dem du den Dschinn genommen hast; zu zweit also in beiden Zügen einer Runde.
ft-r-rule-3 = Dschinns, die an keinen Moment gebunden sind (Anun-Nak, Bouraq, Enki, Leta, Sibittis, Sloar, Utug), und magische Gegenstände kann man vor dem Marsch nutzen, bei der Entscheidung über Baumeister oder Assassinen, bei der über das Plättchen und vor dem Ende des Zugs. Sie stehen nur zur Wahl, wenn sie etwas bewirken.
ft-r-rule-7 = Iblis kannst du nur rufen, wo zwei Opfer für ihn da sind, auf einem Plättchen in Reichweite oder vor einem Gegner. Nekir verdient trotzdem nur einmal.
ft-book-djinns-lead = Jeder mit seinen Punkten und dem, was ein Ruf kostet. Drei Dschinns liegen offen und sind für alle zu sehen.
ft-book-djinn-points = { $points } wert
ft-book-djinn-cost = Ein Ruf kostet:
ft-book-hagis = Hagis und Lamia passen zu Bouraq und Enki: Auch deren Palast oder Palme darf danebengesetzt werden.
ft-book-leta = Leta und Utug brauchen ein Kamel, das noch nicht aufgestellt ist, und können das Ende auslösen.

## Verkaufen, Auffüllen, Passen
ft-r-sell-1 = Am Ende deines Zugs darfst du Sätze verschiedener Waren verkaufen, so viele du magst. Je mehr Sorten in einem Satz, desto besser:
ft-book-kinds = Sorten
ft-book-coins = Münzen
ft-r-rule-11 = Ein Satz wird offen ausgelegt, Karte für Karte in der Reihenfolge der Liste oben, und verkauft, wenn du es sagst oder wenn alle sehen, dass keine Sorte mehr dazukommen kann.
ft-book-selling-when = Nicht verkaufte Waren zählen am Ende genauso viel. Verkauf früher, wenn du die Münzen zum Bieten oder für Märkte brauchst.
ft-r-clean-1 = Haben alle Steine gezogen, rücken Reihe und Dschinns auf und werden auf neun Karten und drei Dschinns ergänzt. Vorher nicht: Was in der Runde genommen wird, fehlt den anderen.
ft-r-rule-12 = Hat ein Stapel weniger Karten, als gezogen werden, werden vorher die abgeworfenen daruntergemischt. Das gilt für Rohstoffe, Dschinns und Gegenstände.
ft-r-pass-1 = Wer nicht marschieren kann, darf nur Dschinns rufen oder passen.
ft-r-pass-1-ruling = Das gilt auch für alle danach, außer es ist wieder ein Marsch möglich geworden.
ft-r-rule-4 = Ob ein Marsch möglich ist, zeigt sich zu Beginn eines Zugs. Macht dann ein Dschinn oder Gegenstand einen möglich, muss er sein; die Runde bleibt die letzte.
ft-r-rule-5 = Wer nicht marschieren kann, darf vor dem Passen verkaufen. Die Waren zählten am Ende genauso viel, aber bis dahin könnte ein Dieb sie noch nehmen.

## Ende
ft-r-end-1 = Die Runde, in der jemand das letzte Kamel aufstellt oder nicht marschieren kann, wird zu Ende gespielt. Dann wird gezählt.
ft-r-end-2 = Alles zählt:
ft-book-end-tie = Wer gleich viele Punkte hat, teilt sich den Sieg.
ft-r-secret-1 = Deine Münzen und deine Handkarten sehen die anderen nicht. Wer mitzählt, weiß trotzdem viel davon: Was geboten, bezahlt und verdient wird, sehen alle, und auch, welche Karten du aus der Reihe nimmst. Alles andere liegt offen.
ft-r-rule-22 = Was ein Platz nicht wissen kann, wird neu ausgelost, wenn ein Bot nachdenkt oder eine Partie untersucht wird: Karten, die niemand gesehen hat, zufällig auf Hände und Stapel. Münzen und Karten, die alle gesehen haben, werden mitgezählt.
ft-r-rule-23 = Was du gefragt wirst, verrät den anderen nichts: Wo du nach allem, was sie wissen, einen Fakir, die Münzen oder einen magischen Gegenstand haben könntest, wirst du gefragt, auch wenn du nur weitermachen kannst. Wer einem Dieb alles geben muss, gibt es ungefragt.

## Diebe
ft-book-thieves-lead = Sechs Diebe lauern neben den Dschinns. Jeder trifft einmal alle Gegner.
ft-r-thief-1 = Morgiane kommt zu den Dschinns. Die Diebe werden zu einem Stapel gemischt, einer liegt offen. Ohne die Handwerker bleibt Madjaar in der Schachtel.
ft-r-thief-2 = Wo immer du einen Dschinn kaufen könntest, darfst du stattdessen für dasselbe den offenen Dieb anheuern. (Nicht durch Sibittis oder die Lampe, die nichts kaufen.) Du behältst ihn, bis du ihn losschickst. In dem Zug, in dem er angeheuert wurde, geht das nicht; zu zweit ist der zweite Zug einer Runde ein anderer Zug.
ft-r-rule-13 = Es ginge auch gar nicht: Dschinns kauft man erst, wenn der Stamm gehandelt hat.
ft-r-rule-24 = Den offenen Dieb kannst du auch anheuern, wenn kein Dschinn offen liegt: Es braucht nur den Ort und den Preis.
ft-r-thief-3 = Direkt nach einer Aktion in der Farbe des Diebs darfst du ihn losschicken. Er trifft alle Gegner, im Uhrzeigersinn von links; dann kommt er zurück in die Schachtel.
ft-r-thief-4 = Liegt am Ende einer Runde kein Dieb offen, wird der nächste aufgedeckt. Ein Dieb, der nie losgeschickt wurde, zählt am Ende 6 Punkte. Diebe sind keine Dschinns.
ft-r-thief-5 = Das Opfer sucht aus, was es gibt. Wer zu wenig hat, gibt, was da ist. Alles wird ausgeführt, soweit es geht, und auch ein Dieb, der nichts findet, ist verbraucht.
ft-r-rule-14 = Hagis und Lamia helfen nicht beim Setzen dessen, was Shaum geholt hat: Es kommt ohnehin auf eins deiner Plättchen. Palmen und Paläste auf einem Plättchen mit Zelt kann Shaum nehmen.
ft-book-thief-rulings = Ba’al zahlt für einen Dschinn, den Ouafat bringt, nicht für einen Dieb. Kohdjah lässt Palmen, Paläste und Figuren auf dem befreiten Plättchen, das neu gewonnen werden kann; Zelte sind vor ihm sicher, und ein ausgelöstes Ende bleibt ausgelöst. Hast du kein Plättchen, kommt in den Vorrat, was Shaum geholt hat. Monkir zahlt für einen Palast, den Shaum bringt. Boaz hilft nicht gegen Ziad.
ft-book-thief-when = Nach: { $tribe }
ft-book-morgiane-more = Auch Ouafat kann Morgiane nicht nehmen, solange du sie hast.

## Handwerker
ft-book-artisans-lead = Ein sechster Stamm, ein größeres Feld, Zelte und ein Stapel voller Schätze. Alle Regeln des Grundspiels gelten weiter.
ft-r-art-1 = Sechs Plättchen mehr: drei Werkstätten, zwei Spezialmärkte und die Schlucht. Dazu 15 lila Handwerker, ein Zelt für jeden, sechs Berge und 18 Gegenstände. Die Dschinns Geb und Ptah kommen dazu; auch Boaz und Kandicha kümmern sich um Handwerker.
ft-r-art-2 = Das Feld ist 6 mal 6 groß. Die sechs neuen und zehn ausgeloste Plättchen des Grundspiels bilden die vier mal vier in der Mitte, die anderen zwanzig liegen ringsum. Auf jedem außer der Schlucht stehen drei Figuren. Berge stehen an zwei Seiten jeder Werkstatt: bei einer oben und links, bei den beiden anderen unten und rechts. Ein Aufbau, der ein Plättchen einmauert, wird neu ausgelost.
ft-r-rule-16 = Neu ausgelost wird, wenn Berge und Schlucht ein Plättchen oder Gebiet vom Rest abschneiden. Bei welcher Werkstatt die Berge oben und links stehen, entscheidet das Los.
ft-r-art-3 = Berge halten einen Marsch über ihre Kante auf, sonst nichts. In die Schlucht kommt niemand, und dort steht nie etwas; für Entfernungen zählt sie wie jedes andere Feld.
ft-book-mountain-figure = Eine Werkstatt auf b2 mit Bergen an der oberen und der linken Seite. Kein Marsch erreicht sie von b1, von a2 oder aus der Schlucht auf c2; hinein geht es nur von unten.
ft-book-tent-figure = Ein Zelt auf einer Heiligen Stätte vom Wert 12. Vier Plättchen seines Blocks sind rot: 12 + 4 = 16 Punkte.
ft-r-art-4 = Die Handwerker, die du nimmst, behältst du. Zieh so viele Gegenstände, wie du Handwerker genommen hast, behalte geheim einen davon und wirf die anderen offen ab. Am Ende zählt ein Handwerker 3 Punkte für den, der die meisten hat, auch für mehrere, die gemeinsam vorn liegen, sonst 2. Als Option bringt ein Gleichstand an der Spitze allen nur 2.
ft-r-art-5 = Was die neuen Plättchen bieten, steht dir frei:
ft-r-art-6 = Einmal im Spiel darfst du statt eines Kamels dein Zelt aufschlagen, wenn du ein Plättchen gewinnst. Es gehört dir wie jedes andere und bringt 1 Punkt mehr für jedes rote Plättchen in seinem Block. Das Ende kommt, wenn alle deine Kamele und das Zelt stehen. Assassinen dürfen auch einen Handwerker vor einem Gegner töten.
ft-r-rule-17 = Zum Block eines Zelts gehört auch sein eigenes Plättchen. Leta, Utug und Kohdjah stellen Kamele auf, nie das Zelt.
ft-r-art-7 = Kostbarkeiten sind am Ende Punkte. Magische Gegenstände kann man im eigenen Zug nutzen, höchstens einen je Zug; dann werden sie abgeworfen.
ft-book-precious = Kostbarkeiten
ft-book-magic = Magische Gegenstände
ft-r-rule-15 = Einen Gegenstand, den Madjaar oder der Wiedergeburtsring bringt, haben alle gesehen. Was jemand behält, wird den anderen trotzdem nicht gezeigt.
ft-r-rule-18 = Der Fliegende Teppich: Ein Marsch, der nur mit dem Teppich enden kann, darf begonnen werden, muss aber nicht. Ob ein Marsch möglich ist, wird ohne Teppich beurteilt, weil sein Besitz geheim ist. Die letzte Figur darf auf jedes Plättchen fliegen, auf dem ihre Farbe steht, auch auf das, auf dem der Marsch gerade steht.
ft-r-rule-19 = Der Flammensäbel ist kein Assassine: Nekir, Kandicha und Boaz geht er nichts an. Die Zauberflöte bringt keinen Besitz an Plättchen, die sie leert, und Berge halten sie nicht auf.
ft-r-rule-20 = Der Wiedergeburtsring kann sich nicht selbst nehmen. Das Füllhorn wirft die alte Reihe ab, bevor es zieht.
ft-r-rule-21 = Der Sturmtalisman versetzt ein Kamel, nicht das Zelt, und kann das Ende nicht auslösen.
ft-r-art-8 = Mit Geb zählt jede Kostbarkeit am Ende 3 Punkte mehr, mit Ptah jeder Handwerker 2. Boaz schützt auch Handwerker. Mit Kandicha kommt ein Handwerker, den du tötest, zu dir und bringt den obersten Gegenstand.

## Fragen
ft-q-own-drop = Darf meine letzte Figur auf eine treffen, die ich selbst abgesetzt habe?
ft-a-own-drop = Ja, wenn sie dieselbe Farbe hat und du noch einmal vorbeikommst. Du darfst nur nicht sofort umkehren.
ft-q-no-control = Ich habe das Plättchen geleert, auf dem ich begonnen habe. Gehört es mir?
ft-a-no-control = Nein. Nur das Zielplättchen und Plättchen, die ein Mord leert, können dir gehören.
ft-q-owned-tile = Darf ich auf einem fremden Plättchen enden?
ft-a-owned-tile = Ja. Stamm und Plättchen wirken für dich. Palmen und Paläste dort zählen für den Besitzer.
ft-q-zero = Drei wollen 0 bieten. Wer zieht zuerst?
ft-a-zero = Der Letzte von ihnen. Eine neue 0 stellt sich vor die anderen; ein Vierter müsste mindestens 1 bieten.
ft-q-fakir-kill = Muss ich Fakire abgeben, wenn niemand nah genug ist?
ft-a-fakir-kill = Nein. Pflicht ist nur ein Mord, der nichts kostet.
ft-q-djinn-now = Darf ich einen Dschinn in dem Zug rufen, in dem ich ihn genommen habe?
ft-a-djinn-now = Ja, wenn er etwas kostet und sein Moment nicht vorbei ist.
ft-q-market-empty = In der Reihe liegen nur noch wenige Karten. Was zahle ich am Großen Markt?
ft-a-market-empty = 6 Münzen, auch wenn nur noch eine Karte da ist.
ft-q-sell-later = Jetzt verkaufen oder am Ende?
ft-a-sell-later = Für die Punkte ist es gleich. Wer wartet, bekommt vielleicht größere Sätze; mit Münzen auf der Hand kannst du einen frühen Platz kaufen.
ft-q-last-camel = Mein letztes Kamel steht. Spiele ich weiter?
ft-a-last-camel = Die Runde wird zu Ende gespielt. Marschieren kannst du noch, aber kein Plättchen mehr gewinnen.
ft-q-thief-self = Darf ich aussuchen, wen mein Dieb trifft?
ft-a-thief-self = Nein, er trifft jeden Gegner, außer wen Morgiane schützt.
ft-q-mountain = Halten Berge Assassinen oder Baumeister auf?
ft-a-mountain = Nein, nur einen Marsch.

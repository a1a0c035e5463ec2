# Das Regelbuch zu Targi. Maßgeblich ist games/targi/rules.md.

## Das Buch
book-part-base = Das Grundspiel
book-part-tokens = Aktionsplättchen
book-part-expansion = Die Erweiterung
book-reconstructed = Rekonstruiert: Die gedruckten Werte stehen in keiner Quelle, die wir haben; diese hier sind unsere eigenen. Wer die Schachtel besitzt, kann die gedruckten Karten als Kartendatei eintippen.
book-blue = Blau
book-ivory = Elfenbein

## Kapitel des Grundspiels
book-goal = Das Ziel
book-goal-1 = Zwei Stämme treiben Handel am Rand der Wüste. Ihr setzt eure Targi auf den Rand des Spielfelds, sammelt Datteln, Salz, Pfeffer und Gold und bezahlt damit Stammeskarten, die ihr in eine Auslage aus drei Reihen zu vier Karten legt.
book-goal-2 = Stammeskarten bringen Punkte, ebenso Reihen mit den richtigen Symbolen und Silberkreuze. Das Spiel endet, wenn eine Auslage voll ist oder der Räuber zum vierten Mal zuschlägt. Wer die meisten Punkte hat, gewinnt.
book-table = Was auf dem Tisch liegt
book-words = Datteln, Salz und Pfeffer sind Waren; Gold ist keine Ware. Silberkreuze sind Siegpunkte (SP).
book-goods-cards = Die Warenkarten
book-goods-cards-text = Neunzehn Karten. Zeigt eine Karte eine Ware nach Wahl, suchst du sie aus, wenn du die Karte nutzt.
book-setup = Aufbau
book-round = Eine Runde im Überblick
book-round-lead = Jede Runde hat fünf Schritte. Es gibt höchstens zwölf Runden.
book-step-1 = Der Räuber zieht weiter; auf einer Ecke gibt es einen Überfall.
book-step-2 = Beide setzen abwechselnd ihre Targi auf den Rand.
book-step-3 = Wo sich ihre Linien kreuzen, bekommen sie Stammesmarker.
book-step-4 = Der Startspieler führt alle Aktionen aus, dann der andere.
book-step-5 = Verdeckte Karten werden aufgedeckt, und der andere beginnt die nächste Runde.
book-robber = Der Räuber und seine Überfälle
book-placing = Targi setzen
book-ban-corner = auf eine Ecke,
book-ban-robber = auf das Feld des Räubers,
book-ban-taken = auf ein Feld, auf dem schon ein Targi steht,
book-ban-facing = auf ein Feld gegenüber einem gegnerischen Targi.
book-allowed = Gegenüber einem eigenen Targi oder dem Räuber zu stehen ist erlaubt.
book-markers = Linien und Stammesmarker
book-example = Runde 1, alle Targi stehen; der Räuber ist auf Feld 1. Blau steht auf { $blue }: Seine Marker liegen { $blue_marks }. Elfenbein steht auf { $ivory }: Seine Marker liegen { $ivory_marks }. Fahr über etwas oder tipp es an, dann wird es erklärt.
book-actions = Aktionen
book-reveal = Das Ende einer Runde
book-fields = Der Rand, Feld für Feld
book-fields-lead = Im Uhrzeigersinn von oben. Wer einen Targi auf einem Feld hat, darf es im eigenen Zug einmal nutzen.
book-tribe = Stammeskarten
book-read-symbol = Oben links auf farbigem Grund das Symbol, eines von fünf. Es zählt für die Reihen.
book-read-timing = Das Zeichen unten links sagt, wann der Text wirkt. Karten ohne Text haben keins.
book-read-cost = Oben rechts: was die Karte kostet. Ein Schrägstrich heißt: die eine Seite oder die andere.
book-read-text = In der Mitte: was die Karte bewirkt, in Zeichen und wenigen Wörtern.
book-read-points = Unten rechts: ihre Punkte.
book-timings = Sofort-Texte werden beim Ausspielen einmal ausgeführt. Dauerhafte Texte wirken, sobald die Karte in der Auslage liegt, auch noch im selben Zug. Wertungstexte zählen am Spielende.
book-display = Die Auslage und ihre Reihen
book-row-equal = vier gleiche Symbole
book-row-mixed = vier verschiedene Symbole
book-row-neither = keins von beiden: nichts
book-end = Spielende und Wertung
book-cards = Alle Stammeskarten
book-cards-lead = 45 Karten, neun von jedem Symbol.
book-cards-rules = Regeln zu einzelnen Karten

## Spielfeld und Aufbau
r-board-1 = Das Spielfeld ist fünf mal fünf Felder groß: sechzehn Randfelder, im Uhrzeigersinn nummeriert, um neun Karten herum. Die Ecken 4, 8, 12 und 16 sind die Überfälle. Jedes andere Feld liegt einem auf der anderen Seite gegenüber: 1 und 11, 2 und 10, 3 und 9, 5 und 15, 6 und 14, 7 und 13.
r-board-2 = Es gibt 45 Stammeskarten, je neun mit fünf Symbolen, 19 Warenkarten, 16 Randkarten und den Räuber. Jeder hat drei Targi und zwei Stammesmarker.
r-board-3 = Waren, Gold und Silberkreuze gehen nie aus.
r-setup-1 = Mischt Waren- und Stammeskarten getrennt. Neun davon liegen offen in der Mitte wie ein Schachbrett: Warenkarten in den Ecken und in der Mitte, dazwischen Stammeskarten. Wenn ihr es so vereinbart, liegen dieselben fünf und vier beliebig durcheinander.
r-setup-2 = Jeder beginnt mit { $what }.
r-setup-3 = Der Räuber wartet neben Feld 1 und betritt es in Runde 1. Wer beginnt, wird ausgelost, wenn nichts anderes vereinbart ist.

## Der Räuber
r-rob-1 = Zu Beginn jeder Runde zieht der Räuber ein Feld weiter, im Uhrzeigersinn; in Runde 1 betritt er Feld 1.
r-rob-2 = Betritt er eine Ecke, gibt es einen Überfall: Zuerst der Startspieler, dann der andere sucht sich eine der beiden Forderungen aus und zahlt sie. Geforderte Waren dürfen beliebig gemischt sein. Haben beide gezahlt, zieht der Räuber noch ein Feld weiter, und die Runde geht los.
r-rob-3 = Wer eine der beiden Forderungen zahlen kann, muss zahlen. Wer keine ganz zahlen kann, zahlt nichts, und der Gegner bekommt die Punkte, die die Forderung nennt.
r-rob-3a = Der Zweite zahlt nach dem Ersten. Was er eben bekommen hat, weil der Erste nicht zahlen konnte, gehört ihm schon und kann von ihm gefordert werden.
r-rob-4 = Auf Feld 16 ist das Spiel zu Ende, sobald beide den Überfall hinter sich haben.
r-rob-4a = Dieser letzte Überfall gehört zu Runde 12; eine dreizehnte beginnt nicht.

## Setzen und Marker
r-place-1 = Der Startspieler beginnt; dann setzt ihr abwechselnd je einen Targi, bis jeder drei gesetzt hat. Targi stehen nur auf Randfeldern. Verboten ist es, einen zu setzen:
r-mark-1 = Jeder deiner Targi zieht eine gerade Linie durch die Mitte: eine Reihe oder eine Spalte. Auf jede Karte, wo sich eine Reihe und eine Spalte von dir kreuzen, kommt ein Marker von dir. Das sind zwei Karten, nur eine, wenn sich zwei deiner Targi gegenüberstehen, oder keine, wenn alle drei in dieselbe Richtung blicken. Zu entscheiden gibt es hier nichts.

## Aktionen
r-act-1 = Der Startspieler führt alle seine Aktionen aus, Randfelder und markierte Karten, in beliebiger Reihenfolge; jede wird abgeschlossen, bevor die nächste beginnt. Auf jede darf verzichtet werden. Dann ist der andere an der Reihe.
r-act-1a = Ein Feld, das nichts bewirken könnte, steht nicht zur Wahl und kann nur verfallen: der Adlige ohne Handkarte, der Händler ohne etwas zu tauschen, der Silberschmied ohne etwas zu verkaufen, die Fata Morgana ohne Marker oder ohne freie Karte, ein Feld zum Ziehen ohne Karten.
r-act-1b = Wer ein Feld nutzt, führt es auch aus: Beim Adligen wird ausgespielt oder abgeworfen, beim Silberschmied eine Zeile verkauft, bei der Fata Morgana ein Marker versetzt. Nur beim Händler kann man jederzeit aufhören; der Besuch endet von selbst, wenn nichts mehr zu tauschen ist. Was mehrmals möglich ist, endet nicht, solange ein Joker, Wasser oder E07 es noch möglich machen könnte.
r-act-1c = Zwei Waren werden nicht gegen eine derselben Sorte getauscht.
r-act-1d = Eine Karte von der Stammeserweiterung bleibt geheim, bis sie ausgespielt oder abgeworfen wird, auch auf der Hand. Eine Karte, die aus der Mitte auf die Hand kommt, haben alle gesehen; der Gegner kennt sie. Ablagestapel sind offen.
r-act-2 = Ein genutzter Targi verlässt sein Feld, ein genutzter Marker geht zurück an seinen Besitzer.
r-act-2a = Targi und Marker, auf die verzichtet wurde, bleiben bis zum Aufdecken stehen. Die Fata Morgana kann also keinen Marker auf eine Karte versetzen, auf deren Marker verzichtet wurde.
r-act-3 = Eine genutzte Karte der Mitte wird sofort durch eine der anderen Art ersetzt, verdeckt und von niemandem angesehen: eine Warenkarte durch eine Stammeskarte, eine Stammeskarte durch eine Warenkarte. Eine Karte, auf die verzichtet wurde, bleibt liegen.
r-act-4 = Du bekommst, was eine genutzte Warenkarte zeigt; die Karte kommt auf ihren Ablagestapel.
r-act-5 = Am Ende deiner Aktionen behältst du höchstens 10 Waren und 3 Gold. Welche Waren zurückgehen, suchst du aus.
r-act-6 = Ein leerer Stapel wird aus seinem gemischten Ablagestapel aufgefüllt. Ist auch der leer, bleibt der Platz in der Mitte frei: Er bekommt keinen Marker und kann nicht genutzt werden.
r-act-6a = Aufgefüllt wird erst, wenn eine Karte gebraucht wird. Eine Karte, die gerade gezogen ist oder über die entschieden wird, wird nicht mit eingemischt.
r-rev-1 = Sind beide fertig, werden die verdeckten Karten aufgedeckt, alle Targi und Marker gehen zurück, und der andere wird Startspieler.
r-rev-1a = Züge lassen sich zurücknehmen bis zu dem Punkt, an dem zuletzt etwas gezeigt wurde. Das Aufdecken zeigt etwas, ebenso eine Karte der Karawane oder der Stammeserweiterung und eine geheime Karte, die ausgespielt oder abgeworfen wird.

## Stammeskarten und Auslage
r-tribe-1 = Eine markierte Stammeskarte kannst du für ihre Kosten in deine Auslage spielen, auf die Hand nehmen, wenn sie leer ist, nehmen und abwerfen oder liegen lassen. Mehr als eine Karte hat niemand auf der Hand. Das ist die Regel des Autors; sie gilt, wenn nichts anderes vereinbart ist.
r-tribe-2 = Von der Hand kommt eine Karte nur über den Adligen: ausgespielt für ihre Kosten oder ersatzlos abgeworfen.
r-tribe-2a = Nach der Autorenregel darf der Adlige auch eine Karte ausspielen, die im selben Zug auf die Hand kam.
r-tribe-3 = Nach der gedruckten Handregel, die ihr vereinbaren könnt, spielt man eine genommene Karte aus oder nimmt sie auf die Hand. Ist die Hand voll und wird die Karte nicht ausgespielt, wird sie abgeworfen; mit leerer Hand darf man sie nicht einfach abwerfen. Der Adlige darf eine Karte nicht in dem Zug ausspielen, in dem sie auf die Hand kam. Liegen lassen darf man eine markierte Karte immer noch.
r-tribe-3a = Auch über B38 darf eine solche Karte in diesem Zug nicht ausgespielt werden. Abwerfen darf der Adlige sie.
r-tribe-4 = Bei Kosten mit Schrägstrich wählst du eine Seite. Rabatte ersparen Waren, nie Gold. Welche Waren, suchst du aus; mehrere Rabatte zählen zusammen, und weniger als nichts kostet keine Karte.
r-tribe-4a = Ein Rabatt darf auch für eine Ware gelten, die dir fehlt. Nennt eine Seite der Kosten nur Gold, erspart er dort nichts.
r-tribe-5 = Deine Auslage hat drei Reihen zu vier Karten. Jede Reihe wird von links nach rechts gefüllt; in welcher Reihenfolge du Reihen beginnst und in welche du legst, ist deine Sache. Was liegt, bleibt liegen, außer ein Text versetzt es. Eine volle Auslage nimmt keine Karte mehr auf.

## Ende
r-end-1 = Das Spiel endet nach der Runde, in der jemand seine zwölfte Stammeskarte ausgespielt hat; war es der Startspieler, hat der andere noch seinen ganzen Zug. Oder es endet mit dem vierten Überfall.
r-end-1a = Nach einer zwölften Karte wird nichts mehr aufgedeckt, und kein Überfall folgt.
r-end-2 = Es zählen deine Silberkreuze, die Punkte auf den Karten deiner Auslage, was Wertungskarten bringen, und volle Reihen: 4 Punkte für vier gleiche Symbole, 2 für vier verschiedene. Eine Handkarte zählt nichts.
r-end-3 = Die meisten Punkte gewinnen. Bei Gleichstand gewinnt mehr Gold, dann mehr Waren; sonst ist es unentschieden.

## Einzelne Karten
r-card-29 = B29: Du zahlst bei keinem späteren Überfall etwas, und niemand bekommt etwas dafür.
r-card-31 = B31 bringt seinen Punkt nach jedem Überfall, den du beglichen hast, auch wenn B29 das für dich getan hat, aber nicht, wenn du nicht zahlen konntest. Der Punkt kommt nach dem Zahlen und kann denselben Überfall nicht bezahlen.
r-card-32 = B32 hebt nur die Sperre des Räubers auf; die anderen Verbote beim Setzen bleiben.
r-card-33 = B33, B34 und B35 wirken je einmal pro Runde. Eine Karte der Karawane zählt als Warenkarte; bei einer Ware nach Wahl zählt die gewählte.
r-card-33a = Für eine Ware, die vor dem Ausspielen der Karte kam, gibt es nichts. Für die nächste derselben Runde schon.
r-card-36 = Für B36 gelten Warenkarten wie bei B33 bis B35; Gold oder Punkte allein sind keine Ware. Gezahlt wird am Ende deiner Aktionen, vor dem Limit.
r-card-36a = Es zählt der ganze Zug, auch was vor dem Ausspielen von B36 kam.
r-card-37 = Bei B37 und B42 zählt die Karte an ihrem Platz schon mit; abgerundet wird. Die Waren sind frei wählbar, auch gemischt. Sie kommen nicht von einer Warenkarte.
r-card-38 = B38 wirkt in deinem eigenen Zug, zwischen zwei Aktionen. Es spielt deine Handkarte für eine Ware deiner Wahl mehr aus; abwerfen kann es sie nicht.
r-card-38a = Die zusätzliche Ware kommt nach den Rabatten auf das Symbol hinzu. Der Rabatt des Adligen durch B30 zählt nicht, denn er hat damit nichts zu tun.
r-card-39 = B39: Beim Händler darfst du 1 Ware gegen 1 andere tauschen, so oft du willst. Die anderen Kurse bleiben.
r-card-39a = Was ein Tausch eins zu eins gebracht hat, wird beim selben Besuch nicht eins zu eins weitergetauscht. Dir entgeht dadurch nichts, denn ein Tausch leistet dasselbe wie zwei.
r-card-40 = Das Gold von B40 liegt auf der Karte. Damit lässt sich Gold in den Kosten einer späteren Stammeskarte bezahlen und sonst nichts; es zählt weder fürs Limit noch bei Überfällen oder Gleichstand.
r-card-40a = Es wird vor dem Gold im Beutel ausgegeben. B40 selbst kann es nicht bezahlen.
r-card-43 = B43: Tausche die Plätze zweier Karten deiner Auslage, oder versetze bis zu zwei Karten, jede auf den ersten freien Platz einer Reihe. Lücken schließen sich nach links.
r-card-43a = Eine Karte darf ans Ende ihrer eigenen Reihe. Auf ein Versetzen darf ein zweites folgen, aber kein Tausch. Liegt keine andere Karte in deiner Auslage, entfällt das Ganze.
r-card-44 = B44: Dein Gegner setzt in der nächsten Runde nur zwei Targi. Ist das Spiel vorher zu Ende, passiert nichts.
r-card-44a = Gesetzt wird abwechselnd wie immer; wer noch einen Targi hat, wenn der andere keinen mehr hat, setzt ihn allein. Ein Überfall zu Beginn dieser Runde ändert nichts.

## Plättchen
book-tokens-lead = Vier Plättchen für jeden, fürs Grundspiel oder für die Erweiterung. Jedes wirkt einmal pro Partie.
r-tok-1 = Jeder legt geheim eines seiner vier Plättchen zurück und behält drei; dann wird aufgedeckt. Auf Wunsch wird stattdessen aus jedem Satz eines ungesehen weggelegt, oder beide spielen mit denselben drei, ausgelost oder abgesprochen.
r-tok-1a = Beim geheimen Zurücklegen wählt der Startspieler zuerst. Der andere erfährt nur, dass ein Plättchen zurückgelegt wurde; verraten wird es, wenn beide gewählt haben.
r-tok-2 = Jedes Plättchen wirkt einmal und ist dann aus dem Spiel; das Verzicht-Plättchen bleibt auf seiner Karte.
r-tok-3 = Der Joker ist jederzeit 1 Ware nach Wahl: auch beim Bezahlen, beim Tauschen und bei Überfällen. Ungenutzt zählt er weder fürs Limit noch bei Gleichstand.
r-tok-3a = Er steht überall zur Wahl, wo du etwas entscheidest, bei dem eine Ware helfen könnte: zwischen deinen Aktionen, bei einer genommenen Karte, beim Bezahlen, beim Tauschen und bei Überfällen.
r-tok-4 = Das Targi-Plättchen kommt, wenn alle Targi stehen, vor den Markern, der Startspieler zuerst. Es darf auf jedes freie Randfeld, also ohne Targi, ohne Räuber und keine Ecke, auch gegenüber einem gegnerischen Targi. Seine Aktion wird ausgeführt wie die anderen. Es zieht keine Linie und bringt keinen Dienst der Targia; Dünen sind keine Randfelder.
r-tok-4a = Ein gesetztes Plättchen ist verbraucht, auch wenn auf seine Aktion verzichtet wird.
r-tok-5 = Das Marker-Plättchen kommt nach den Markern, der Startspieler zuerst. Es darf auf eine freie Karte der Mitte, wo die Linie des Räubers die Linie eines deiner Targi kreuzt. Die Karte wird genutzt wie die anderen.
r-tok-6 = Die Fata Morgana versetzt keinen Marker auf eine Karte mit Marker-Plättchen und auch nicht das Marker-Plättchen selbst.
r-tok-7 = Das Verzicht-Plättchen: Unmittelbar wenn du eine Stammeskarte ausspielst, darfst du für die ganze Partie auf ihren Text verzichten; das bringt am Spielende 2 SP. Nur solange deine Auslage höchstens neun Karten hat, die neue mitgezählt.
r-tok-7a = Der Verzicht steht nur bei Karten mit Text zur Wahl.

## Die Erweiterung
book-x-lead = Alle Regeln des Grundspiels gelten, mit diesen Änderungen.
book-x-setup = Was sich ändert
r-x-setup-1 = Am Rand bleiben die sechs Warenfelder; zehn andere Karten kommen dazu. Fünf Wasserkarten kommen zu den Warenkarten. In der Mitte liegen zu Beginn fünf Stammeskarten und vier Warenkarten. Die 45 Stammeskarten der Erweiterung ersetzen die des Grundspiels.
r-x-setup-2 = Die oberste Stammeskarte des Stapels liegt offen. Ersetzt eine Stammeskarte eine genutzte Warenkarte, ist es diese offene Karte; sie wird verdeckt hingelegt und die nächste sofort aufgedeckt.
r-x-setup-2a = Eine Karte, die offen lag, kennen alle, wohin sie auch kommt, verdeckt in die Mitte oder auf eine Hand. Liegt auf Feld 14 die Karte der Erweiterung, ist die oberste Karte offen, auch wenn der übrige Rand vom Grundspiel ist.
r-x-setup-3 = Zwanzig Dünen werden gemischt, drei liegen offen. Die Targia wartet neben Feld 15. Jeder beginnt mit { $what }. Beim leichten Start sind es je zwei von jeder Ware.
r-x-water-1 = Jederzeit, auch beim Bezahlen und bei Überfällen, darfst du 2 Wasser gegen 1 Ware nach Wahl oder 3 Wasser gegen 1 Gold tauschen. Zurück geht es nicht.
r-x-water-1a = Der Tausch steht überall zur Wahl, wo er für deine Entscheidung zählen könnte: zwischen deinen Aktionen, bei einer genommenen Karte, beim Bezahlen, beim Tauschen, bei Überfällen und beim Limit. Ausspielen kannst du eine Karte, sobald dein Beutel sie bezahlen kann; tausch also vorher.
r-x-water-1b = Bei einem Überfall darf man Joker und Wasser hergeben, auch mit E24, man muss es nicht. Wer ohne sie zahlen kann, muss zahlen. Wer es nur mit ihnen könnte, darf auch nichts zahlen; ein Tausch, nach dem man nicht zahlen könnte, steht nicht zur Wahl. Was ein Tausch bringt, darf bis zum Ende deiner nächsten Aktionen über dem Limit liegen.
r-x-water-2 = Am Ende deiner Aktionen behältst du höchstens 10 Wasser; den Rest darfst du vorher tauschen, sonst geht er zurück. Am Spielende sind 2 Wasser 1 SP.
book-water-cards = Die Wasserkarten
r-x-targia-1 = Nach dem Räuber zieht die Targia ein Feld gegen den Uhrzeigersinn; in Runde 1 betritt sie Feld 15. Auf einer Ecke steht sie genau dann, wenn der Räuber überfällt, und zieht mit ihm weiter. Sie sperrt kein Feld.
r-x-targia-2 = Wessen Targi auf ihrem Feld steht, darf einmal während der eigenen Aktionen 1 Ware nach Wahl nehmen. Oder 1 Ware geben, die oberste Warenkarte aufdecken und nehmen, was sie zeigt, oder noch eine Ware für die nächste geben, und so weiter.
r-x-targia-2a = Ihren Dienst verdient, wer beim Verteilen der Marker dort steht; genutzt wird er vor oder nach dem Feld selbst. Eine Warenkarte, die man durch sie nimmt, zählt als Warenkarte. Nicht genommene Karten werden offen abgeworfen.
r-x-dune-1 = Ein Targi darf statt auf ein Randfeld auf eine freie offene Düne; er zieht dann keine Linie. Du nutzt die Düne bei deinen Aktionen. Danach wird sie abgeworfen, auch wenn du auf sie verzichtest.
r-x-dune-1a = Eine Düne, deren Besuch nichts bringt, steht nicht zur Wahl. Mit E15 bringt jeder Besuch das Wasser und die Ware, auch wenn die Düne selbst nichts bewirken kann; das Wasser kommt sofort, die Ware nach der Aktion der Düne. Bei E16, E35, N12 und N13 darf man auch nach dem Beginn noch verzichten.
r-x-dune-2 = Liegt zu Beginn einer Runde keine Düne offen, wird eine aufgedeckt. Nach einem Überfall, wenn die Targia weitergezogen ist, werden alle offenen Dünen abgeworfen und drei neue aufgedeckt.
r-x-dune-2a = Sind die Dünen aufgebraucht, wird ihr Ablagestapel gemischt.
r-x-dune-3 = Mit E14 darf ein Targi zu einem gegnerischen auf eine Düne; sie bleibt dann liegen, bis der zweite Spieler fertig ist. Die Auslagen-Düne gehört dem Startspieler; verzichtet er, darf der andere sie nehmen. Ebenso bei zwei Markern auf einer Karte durch E42: der Startspieler zuerst.
r-x-dune-3a = Von zwei Markern auf einer Karte verfällt der des zweiten Spielers, wenn der erste die Karte nimmt. Wer die Auslagen-Düne zuerst nutzt, nimmt sie einem dazugekommenen Targi weg.
book-all-dunes = Alle Dünen
book-x-fields = Der Rand der Erweiterung
book-x-fields-lead = Zehn Felder sind anders als im Grundspiel; die Warenfelder bleiben.
r-x-raid-4 = Der letzte Überfall fordert 1 Gold oder eine Stammeskarte, die letzte einer Reihe nach Wahl ihres Besitzers; dann ist das Spiel aus. Wer beides nicht hat, gibt nichts.
r-x-raid-4a = Eine Auslagen-Düne kann man geben wie eine Karte; Gold auf B40 und ein Verzicht-Plättchen gehen mit ihrer Karte weg. E24 wirkt auch bei diesem Überfall. Punkte bekommt dabei niemand.
book-x-cards = Zeitpunkte und Klammern
r-x-time-1 = Neben Sofort-, Dauer- und Wertungstexten gibt es Karten mit Aktionsmarker: Ihr Text gilt einmal, in einem beliebigen Moment eines deiner Züge; dann ist der Marker verbraucht.
r-x-time-1a = E25 darf man auch nutzen, wenn eine Karte schon genommen, aber noch nicht ausgespielt ist. Der Rabatt gilt für die nächste Stammeskarte dieses Zugs und verfällt mit dem Zug. E07 darf man überall nutzen, wo das Wasser zählen könnte, auch während eine Karte aufgedeckt liegt, beim Händler, beim Silberschmied, bei der Targia und auf Dünen, die Waren tauschen. Eine Karte mit Aktionsmarker darf sofort beim Ausspielen genutzt werden.
r-x-cost-1 = Ein Schrägstrich in den Kosten heißt: Wähle eine Seite. Eine Klammer ist ein Aufpreis, den du beim Ausspielen zahlen darfst: Die Punkte in Klammern nimmst du dann sofort als Silberkreuze. Am Ende zählen auf der Karte nur die Punkte außerhalb der Klammer.
r-x-cost-1a = Rabatte gelten für die ganze Zahlung, die Klammer eingeschlossen.
book-x-mixing = Sätze mischen
r-x-mix-1 = Gespielt wird mit den Stammeskarten der Erweiterung, denen des Grundspiels, einer Mischung (aus allen 90 je neun zufällige von jedem Symbol) oder einem eigenen Stapel mit genau neun Karten von jedem Symbol.
r-x-mix-1a = Welche Karten bei einer Mischung in der Schachtel bleiben, weiß niemand. Eine Kartendatei darf mitgelieferte Karten über ihre Nummern übernehmen; das Programm schreibt eine solche Datei für die anderen 45.
r-x-mix-1b = Eine Kartendatei darf auch Warenkarten und Dünen enthalten. Bis zu fünf Warenkarten ersetzen die fünf der Erweiterung; 19 bis 24 sind dann alle. Ihre Dünen, 3 bis 20, ersetzen die der Erweiterung. Karten, die immer wieder etwas geben, dürfen zusammen nicht mehr als 6 davon geben, und kein Beutel fasst mehr als 80 von einer Sorte.
r-x-mix-2 = Die Randkarten dürfen Feld für Feld aus Grundspiel oder Erweiterung gewählt werden, außer den sechs Warenfeldern, die in beiden gleich sind.
r-x-mix-2a = Der Händler gibt nie eine Ware der Sorte, die man ihm dafür gegeben hat.
r-x-mix-2b = Beim Händler der Erweiterung wird eine Sorte, die beim selben Besuch für eine andere Ware oder für zwei Wasser hereinkam, nicht für eine andere Ware oder für Wasser weitergegeben. Gib also zuerst ab, was Wasser werden soll. B39 ändert dort nichts.
book-x-gallery = Alle Stammeskarten der Erweiterung
book-cards-x-lead = 45 Karten, neun von jedem Symbol. Punkte in Klammern gibt es für die Klammer in den Kosten.

## Fragen
q-own-facing = Darf ich einen Targi meinem eigenen gegenüberstellen?
a-own-facing = Ja. Beide ziehen dann dieselbe Linie, du bekommst also weniger Kreuzungen. Verboten sind nur Felder gegenüber einem gegnerischen Targi.
q-three-on-a-line = Alle meine Targi blicken in dieselbe Richtung. Was bekomme ich?
a-three-on-a-line = Deine drei Felder, aber keine Karte: Ohne Reihe und Spalte kreuzt sich nichts.
q-robber-comes = Vertreibt der Räuber meinen Targi?
a-robber-comes = Nein. Er zieht, bevor Targi gesetzt werden; dann steht niemand auf dem Rand.
q-cannot-pay-raid = Was, wenn ich einen Überfall nicht bezahlen kann?
a-cannot-pay-raid = Kannst du keine der Forderungen ganz zahlen, zahlst du nichts, und dein Gegner bekommt die Punkte, die die Forderung nennt.
q-hand-same-turn = Darf der Adlige eine Karte ausspielen, die ich in diesem Zug auf die Hand genommen habe?
a-hand-same-turn = Nach der Autorenregel ja, nach der gedruckten Handregel nein.
q-just-discard = Darf ich eine Karte nehmen, nur um sie abzuwerfen?
a-just-discard = Ja, nach der Autorenregel. So bekommt sie dein Gegner nicht, und an ihre Stelle kommt eine Warenkarte.
q-trader-same = Darf ich dem Händler zwei Datteln geben und eine Dattel nehmen?
a-trader-same = Nein, du bekommst eine andere Sorte, als du gibst.
q-limit-when = Darf ich mitten im Zug mehr als zehn Waren haben?
a-limit-when = Ja. Das Limit gilt erst am Ende deiner Aktionen.
q-face-down = Kann eine verdeckte Karte in dieser Runde noch genutzt werden?
a-face-down = Nein. Sie wird am Ende der Runde aufgedeckt und ist für die nächste da.
q-discount-gold = Erspart ein Rabatt auch Gold?
a-discount-gold = Nie. Er erspart Waren deiner Wahl, auch solche, die dir fehlen.
q-card-works-now = Wirkt eine dauerhafte Karte schon in dem Zug, in dem ich sie ausspiele?
a-card-works-now = Ja, sobald sie in deiner Auslage liegt. Für das, was vorher war, gibt es nichts.
q-twelfth = Ich spiele als Startspieler meine zwölfte Karte aus. Ist mein Gegner noch einmal dran?
a-twelfth = Ja, mit einem ganzen Zug. Dann ist das Spiel sofort zu Ende, ohne Aufdecken und ohne Überfall.
q-joker-raid = Kann der Joker einen Überfall bezahlen?
a-joker-raid = Ja, er ist eine Ware, wann immer du eine brauchst.
q-dune-line = Zieht ein Targi auf einer Düne eine Linie, oder bringt er den Dienst der Targia?
a-dune-line = Weder noch. Er steht nicht auf dem Rand.

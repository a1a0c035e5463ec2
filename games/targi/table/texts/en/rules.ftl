# The rule book of Targi. games/targi/rules.md is the authority.

## The book
book-part-base = The base game
book-part-tokens = Action tokens
book-part-expansion = The expansion
book-reconstructed = Reconstructed: the printed figures are in no source that we have, so these are ours. Who owns the box can type in the printed cards as a deck file.
book-blue = Blue
book-ivory = Ivory

## Chapters of the base game
book-goal = The goal
book-goal-1 = Two tribes trade at the edge of the desert. You send your Targi to the border of the board, gather dates, salt, pepper and gold, and pay with them for tribe cards, which you lay into a display of three rows of four.
book-goal-2 = Tribe cards bring points, and so do rows of the right symbols and silver crosses. The game ends when a display is full or with the robber’s fourth raid. The most points win.
book-table = What is on the table
book-words = Dates, salt and pepper are goods; gold is not a good. The silver crosses are victory points (VP).
book-goods-cards = The goods cards
book-goods-cards-text = Nineteen cards. Where a card shows a good of choice, you choose when you use it.
book-setup = Setting up
book-round = A round at a glance
book-round-lead = Every round has five steps. There are twelve rounds at most.
book-step-1 = The robber moves on; on a corner he raids.
book-step-2 = In turn, both place their Targi on the border.
book-step-3 = Where their lines cross, they get tribe markers.
book-step-4 = The start player carries out all actions, then the other.
book-step-5 = Face-down cards are turned up, and the other player starts the next round.
book-robber = The robber and his raids
book-placing = Placing Targi
book-ban-corner = a corner,
book-ban-robber = the robber’s field,
book-ban-taken = a field where any Targi stands,
book-ban-facing = a field that faces one of your opponent’s Targi.
book-allowed = A field that faces your own Targi, or the robber, is allowed.
book-markers = Lines and tribe markers
book-example = Round 1, all Targi are placed; the robber is on field 1. Blue stands on { $blue }: its markers lie { $blue_marks }. Ivory stands on { $ivory }: its markers lie { $ivory_marks }. Point at anything, or tap it, to have it explained.
book-actions = Actions
book-reveal = The end of a round
book-fields = The border, field by field
book-fields-lead = Clockwise from the top. If you have a Targi on a field you may use it once, in your turn.
book-tribe = Tribe cards
book-read-symbol = The symbol, top left on its colour: one of five. It counts for rows.
book-read-timing = The sign at the bottom left tells when the text works. Cards without a text have none.
book-read-cost = Top right: what the card costs. A slash means: one side or the other.
book-read-text = In the middle: what the card does, in signs and a few words.
book-read-points = Bottom right: its points.
book-timings = Immediate texts are carried out once, when the card is played. Permanent texts work from the moment the card lies in the display, in the same turn too. Scoring texts count at the end of the game.
book-display = The display and its rows
book-row-equal = four equal symbols
book-row-mixed = four different symbols
book-row-neither = neither: nothing
book-end = The end and the scoring
book-cards = All tribe cards
book-cards-lead = 45 cards, nine of each symbol.
book-cards-rules = Rules for single cards

## Board and set-up
r-board-1 = The board is a square of five by five: sixteen border fields, numbered clockwise, around nine cards. The corners 4, 8, 12 and 16 are the raids. Every other field faces one on the far side: 1 faces 11, 2 faces 10, 3 faces 9, 5 faces 15, 6 faces 14 and 7 faces 13.
r-board-2 = There are 45 tribe cards, nine each of five symbols, 19 goods cards, 16 border cards and the robber. Each player has three Targi and two tribe markers.
r-board-3 = Goods, gold and silver crosses never run out.
r-setup-1 = Shuffle goods cards and tribe cards separately. Lay nine of them face up into the centre like a chequerboard: goods cards in the corners and the middle, tribe cards between them. If agreed, the same five and four lie in random order.
r-setup-2 = Each player starts with { $what }.
r-setup-3 = The robber waits beside field 1 and enters it in round 1. Who starts is drawn by lot, unless a seat was agreed.

## The robber
r-rob-1 = At the start of each round the robber moves one field clockwise; in round 1 he steps onto field 1.
r-rob-2 = When he enters a corner there is a raid: the start player first, then the other, chooses one of the two demands and pays it. Where goods are demanded, any mix will do. When both have settled it, the robber moves one field further and the round goes on.
r-rob-3 = Who can pay one of the two demands must pay. Who can pay neither in full pays nothing, and the opponent receives the points that the demand names.
r-rob-3a = The second player settles after the first. What they have just received because the first could not pay is theirs by then, and can be demanded of them.
r-rob-4 = On field 16 the game ends as soon as both have settled the raid.
r-rob-4a = This last raid belongs to round 12 and opens no thirteenth round.

## Placing and markers
r-place-1 = The start player begins; then players take turns placing one Targi each, until everybody has placed three. Targi stand on border fields only. Not allowed are:
r-mark-1 = Each of your Targi draws a line straight across the centre: a row or a column. Every card where a row and a column of yours cross gets one of your markers. So you get two cards, or one if two of your Targi face each other, or none if all three draw lines in one direction. Nothing is chosen here.

## Actions
r-act-1 = The start player carries out all their actions, border fields and marked cards, in any order; each is completed before the next begins. Any of them may be given up. Then it is the other player’s turn.
r-act-1a = A field whose action could do nothing is not offered and can only be given up: the Noble with an empty hand, the Trader with nothing to exchange, the Silversmith with nothing to sell, the Fata Morgana without a marker or a free card, a drawing field with no card left.
r-act-1b = Who uses a field carries it out: at the Noble you play or discard, at the Silversmith you sell one line, at the Fata Morgana you move a marker. Only a visit to the Trader may be broken off at any point; it ends by itself when nothing is left to exchange. What may be done more than once does not end as long as a joker, water or E07 could still feed it.
r-act-1c = Two goods are not exchanged for one of the same kind.
r-act-1d = A card drawn through the Tribal expansion is the drawer’s secret until it is played or discarded, also while it is in hand. A card taken in hand from the centre was seen by all, so the opponent knows it. Discard piles are open.
r-act-2 = A Targi that was used leaves its field, a marker that was used returns to its owner.
r-act-2a = Targi and markers that were given up stay until the reveal. So the Fata Morgana cannot move a marker onto a card whose marker was given up.
r-act-3 = A used card of the centre is replaced at once by a card of the other kind, face down and unseen by all: a goods card by a tribe card, a tribe card by a goods card. A card that was given up stays.
r-act-4 = You receive what a used goods card shows; the card goes to its discard pile.
r-act-5 = At the end of your own actions you keep at most 10 goods and 3 gold. You choose which goods go back.
r-act-6 = An exhausted pile is refilled from its shuffled discard pile. If that is empty too, the place in the centre stays empty: it gets no marker and cannot be used.
r-act-6a = A pile is refilled when a card is needed, not before. A card that is just being drawn or decided on is not shuffled in.
r-rev-1 = When both have finished, the face-down cards are turned up, all Targi and markers return, and the start-player sign passes to the other player.
r-rev-1a = Moves can be taken back as far as the last thing that was shown. The reveal shows something, and so do a card drawn by the Caravan or the Tribal expansion and a secret card that is played or discarded.

## Tribe cards and display
r-tribe-1 = A marked tribe card can be played into your display for its cost, taken in hand if your hand is empty, taken and discarded, or left lying. One card is the limit of your hand. This is the author’s rule, which is played unless something else was agreed.
r-tribe-2 = A card leaves your hand only through the Noble: played for its cost, or discarded for nothing.
r-tribe-2a = By the author’s rule the Noble may play a card that was taken in hand in the same turn.
r-tribe-3 = By the printed hand rule, an option, who takes a card plays it or takes it in hand. If the hand is full and the card is not played, it is discarded; with an empty hand it cannot simply be discarded. A card taken in hand this turn cannot be played by the Noble in the same turn. A marked card may still be left lying.
r-tribe-3a = Nor can such a card be played through B38 in that turn. The Noble may discard it.
r-tribe-4 = Of a cost with a slash you choose one side. Discounts save goods, never gold. You choose which goods; several discounts add up, and no cost goes below zero.
r-tribe-4a = A discount may be taken on a good that you lack. On a side of the cost that names gold alone it saves nothing.
r-tribe-5 = Your display has three rows of four. Each row is filled from left to right; rows may be begun in any order, and you choose the row. A card stays where it was laid, unless a text moves it. A full display takes no more cards.

## End
r-end-1 = The game ends after the round in which somebody played a twelfth tribe card; if the start player did, the other still takes a full turn. Or it ends with the fourth raid.
r-end-1a = After a twelfth card nothing more is turned up, and no raid follows.
r-end-2 = You score your silver crosses, the points on your displayed cards, what scoring cards bring, and your full rows: 4 points for four equal symbols, 2 for four different ones. A card in hand counts nothing.
r-end-3 = The most points win. If equal, more gold wins, then more goods; otherwise it is a draw.

## Single cards
r-card-29 = B29: you pay nothing at any later raid, and nobody receives anything for it.
r-card-31 = B31 brings its point whenever you have settled a raid, also if B29 settled it for you, but not if you could not pay. The point comes after paying, so it cannot pay the same raid.
r-card-32 = B32 lifts the robber’s block and nothing else; the other bans on placing stay.
r-card-33 = B33, B34 and B35 work once a round each. A card drawn by the Caravan counts as a goods card; a good of choice counts as the good that was chosen.
r-card-33a = A good that came before the card was displayed earns no bonus. The next one of the same round does.
r-card-36 = B36 counts goods cards as B33 to B35 do; gold or points alone are no good. It pays at the end of your actions, before the limit.
r-card-36a = It looks at the whole turn, also at what came before B36 was played.
r-card-37 = B37 and B42 are counted with the card itself in its place, rounded down. The goods are of free choice, in any mix. They do not come from a goods card.
r-card-38 = B38 works in your own turn, between two actions. It plays the card in your hand for one good more, of your choice; it never discards it.
r-card-38a = The extra good is added after discounts on the symbol. The Noble’s discount of B30 does not count, since he has no part in it.
r-card-39 = B39: at the Trader you may swap 1 good for 1 other, as often as you like. The other rates stay.
r-card-39a = What a one-to-one swap brought is not swapped on one to one in the same visit. Nothing is lost by that, since one swap does the work of two.
r-card-40 = The gold of B40 lies on the card. It can pay gold in the cost of a later tribe card and nothing else; it counts neither for the limit nor for raids nor for ties.
r-card-40a = It is spent before the gold of your purse. It cannot pay for B40 itself.
r-card-43 = B43: swap the places of two displayed cards, or move up to two cards, each to the first free place of a row. Gaps close to the left.
r-card-43a = A card may move to the end of its own row. A second move may follow the first, a swap may not. With no other card in your display nothing is asked.
r-card-44 = B44: your opponent places only two Targi in the next round. If the game ends before, nothing happens.
r-card-44a = Placing goes in turn as ever; who still has a Targi when the other has none places it alone. A raid at the start of that round changes nothing.

## Tokens
book-tokens-lead = Four tokens for each player, for the base game or for the expansion. Each works once a game.
r-tok-1 = Each player secretly puts one of the four back and keeps three; then both reveal. As options, one token of each set is put away unseen, or both play with the same three, drawn by lot or agreed on.
r-tok-1a = When tokens are put back in secret the start player chooses first. The other learns only that a token was put back; both are told when both have chosen.
r-tok-2 = Each token works once and then leaves the game; the Waiver stays on its card.
r-tok-3 = The Joker is 1 good of your choice at any time: also in payments, exchanges and raids. Unused it counts neither for the limit nor for ties.
r-tok-3a = It is offered wherever you decide something that a good could matter for: between your actions, for a card you have taken up, in payments, exchanges and raids.
r-tok-4 = The Targi token comes after all Targi are placed and before the markers, start player first. It may go to any free border field, without Targi or robber and no corner, also to one facing an opponent’s Targi. Its action is carried out like the others. It draws no line and earns no service of the Targia; dunes are no border fields.
r-tok-4a = A token that was placed is used up, also if its action is given up.
r-tok-5 = The Marker token comes after the markers, start player first. It may go to a free card of the centre where the robber’s line crosses the line of one of your Targi. Its card is used like the others.
r-tok-6 = The Fata Morgana moves no marker onto a card with a marker token, nor the marker token itself.
r-tok-7 = The Waiver: directly when you play a tribe card you may give up its text for the whole game, and score 2 VP at the end. Only while your display holds at most nine cards, the new one included.
r-tok-7a = The Waiver is offered for cards with a text only.

## The expansion
book-x-lead = All rules of the base game hold, with these changes.
book-x-setup = What changes
r-x-setup-1 = The border keeps the six goods fields and gets ten other cards. Five water cards join the goods cards. The centre starts with five tribe cards and four goods cards. The expansion’s own 45 tribe cards take the place of the base game’s.
r-x-setup-2 = The top card of the tribe cards lies open. A tribe card that replaces a used goods card is this open card, laid face down; the next one is opened at once.
r-x-setup-2a = A card that lay open is known to all wherever it goes, face down in the centre or into a hand. With the expansion’s card on field 14 the top card lies open even if the rest of the border is the base game’s.
r-x-setup-3 = Twenty dunes are shuffled and three lie open. The Targia waits beside field 15. Each player starts with { $what }. With the easy start it is two of each good.
r-x-water-1 = At any time, in payments and raids too, you may exchange 2 water for 1 good of your choice or 3 water for 1 gold. There is no way back.
r-x-water-1a = Exchanges are offered wherever they could matter for your decision: between your actions, for a card you have taken up, in payments, exchanges and raids, and over the limit. A card can be played once your purse covers its cost, so exchange first.
r-x-water-1b = At a raid joker and water, E24 too, may be given and need not be. Who can pay without them must pay. Who could pay only with them may also pay nothing; exchanges after which you could not pay are not offered. What exchanges bring may exceed the limit until the end of your next actions.
r-x-water-2 = At the end of your actions you keep at most 10 water; you may exchange the surplus first, otherwise it goes back. At the end of the game 2 water are 1 VP.
book-water-cards = The water cards
r-x-targia-1 = After the robber’s move the Targia moves one field anticlockwise; in round 1 she steps onto field 15. She stands on a corner exactly while the robber raids, and moves on with him. She blocks nobody.
r-x-targia-2 = If your Targi stands on her field you may once, during your actions, take 1 good of your choice. Or you give 1 good, open the top goods card, and take what it shows or give another good for the next one, and so on.
r-x-targia-2a = Her service is earned by standing there when the markers are placed, and may be used before or after the field itself. A goods card taken through her counts as a goods card. Cards that were not taken are discarded openly.
r-x-dune-1 = A Targi may be placed on a free open dune instead of a border field; it draws no line. You use the dune among your actions. Then it is discarded, also if you give it up.
r-x-dune-1a = A dune whose visit brings nothing is not offered. With E15 every visit brings its water and its good, also where the dune itself can do nothing; the water comes at once, the good after the action of the dune. E16, E35, N12 and N13 may be declined once begun.
r-x-dune-2 = At the start of a round, if no dune is open, one is opened. After a raid, when the Targia has moved on, all open dunes are discarded and three are opened instead.
r-x-dune-2a = Exhausted dunes are refilled from their shuffled discard pile.
r-x-dune-3 = With E14 a Targi may join an opponent’s on a dune, which then stays until the second player has finished. The display dune goes to the start player; if it is given up, the other may take it. Two markers on one card, by E42, work alike: start player first.
r-x-dune-3a = Of two markers on one card the second player’s comes to nothing when the first takes the card. Who uses the display dune first takes it away from a Targi that joined it.
book-all-dunes = All dunes
book-x-fields = The expansion’s border
book-x-fields-lead = Ten fields differ from the base game; the goods fields stay.
r-x-raid-4 = The last raid demands 1 gold, or one tribe card that is the last of its row, of its owner’s choice; then the game ends. Who has neither gives nothing.
r-x-raid-4a = A display dune can be given like a card; gold on B40 and a waiver go with their card. E24 works at this raid too. Nobody receives points at it.
book-x-cards = Timings and brackets
r-x-time-1 = Besides immediate, permanent and scoring texts there are cards with an action marker: their text may be used once, at any moment of one of your turns; then the marker is spent.
r-x-time-1a = E25 may also be used when a card has been taken up and not yet played. Its discount is for the next tribe card of that turn and lapses with the turn. E07 may be used wherever its water could matter, also while a card is on show, at the Trader, the Silversmith and the Targia, and on dunes that exchange goods. A card with an action marker may be used the moment it is played.
r-x-cost-1 = A slash in the cost means: choose a side. A bracket is an extra payment that you may make when you play the card: the points in brackets are taken at once as silver crosses. At the end only the points outside the bracket count on the card.
r-x-cost-1a = Discounts count for the whole payment, bracket included.
book-x-mixing = Mixing the sets
r-x-mix-1 = The tribe cards may be the expansion’s, the base game’s, a mix (nine random cards of each symbol out of all 90), or a deck of your own with exactly nine cards of each symbol.
r-x-mix-1a = Nobody knows which cards of a mixed deck stayed in the box. A deck file may take over bundled cards by their ids; the program writes such a file for the other 45.
r-x-mix-1b = A deck file may also hold goods cards and dunes. Up to five goods cards take the place of the expansion’s five; 19 to 24 are all there are. Its dunes, 3 to 20, take the place of the expansion’s. Cards that give something time and again may not give more than 6 of it together, and no purse holds more than 80 of a kind.
r-x-mix-2 = The border cards may be chosen field by field from the base game or the expansion, all but the six goods fields, which are the same in both.
r-x-mix-2a = The Trader never gives a good of a kind that was given for it.
r-x-mix-2b = At the expansion’s Trader a kind of good that came in during the visit, for another good or for two water, is not given on for another good or for water. Give first what is to become water. B39 changes nothing there.
book-x-gallery = All tribe cards of the expansion
book-cards-x-lead = 45 cards, nine of each symbol. Points in brackets come with the bracket of the cost.

## Questions
q-own-facing = May I place a Targi opposite my own?
a-own-facing = Yes. Both then draw the same line, so you get fewer crossings. Only fields facing an opponent’s Targi are barred.
q-three-on-a-line = All my Targi draw lines in one direction. What do I get?
a-three-on-a-line = Your three fields, but no card: without a row and a column nothing crosses.
q-robber-comes = Does the robber drive my Targi away?
a-robber-comes = No. He moves before Targi are placed, when nobody stands on the border.
q-cannot-pay-raid = What if I cannot pay a raid?
a-cannot-pay-raid = If you can pay neither demand in full you pay nothing, and your opponent receives the points that the demand names.
q-hand-same-turn = May the Noble play a card that I took in hand this turn?
a-hand-same-turn = By the author’s rule, yes. By the printed hand rule, no.
q-just-discard = May I take a card only to discard it?
a-just-discard = Yes, by the author’s rule. It keeps the card from your opponent, and a goods card comes in its place.
q-trader-same = May I give two dates at the Trader and take a date?
a-trader-same = No, what you receive is of another kind than what you give.
q-limit-when = May I have more than ten goods in the middle of my turn?
a-limit-when = Yes. The limit is looked at once, at the end of your actions.
q-face-down = Can a face-down card be used this round?
a-face-down = No. It is turned up at the end of the round and is there for the next one.
q-discount-gold = Does a discount save gold?
a-discount-gold = Never. It saves goods of your choice, even one that you lack.
q-card-works-now = Does a permanent card work in the turn in which I play it?
a-card-works-now = Yes, from the moment it lies in your display. What happened before earns nothing.
q-twelfth = I play my twelfth card as the start player. Does my opponent get another turn?
a-twelfth = Yes, a full one. Then the game ends at once, without a reveal or a raid.
q-joker-raid = Can the Joker pay a raid?
a-joker-raid = Yes, it is a good whenever you need one.
q-dune-line = Does a Targi on a dune draw a line, or earn the Targia’s service?
a-dune-line = Neither. It is not on the border.

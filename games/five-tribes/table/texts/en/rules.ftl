# The rule book of Five Tribes. games/five-tribes/rules.md is the authority.

## Parts and chapters
ft-book-part-base = The base game
ft-book-part-thieves = The Thieves of Naqala
ft-book-part-artisans = The Artisans of Naqala
ft-book-reconstructed = Reconstructed: no source that we have names these figures, so they are ours.
ft-book-goal = The goal
ft-book-table = What is on the table
ft-book-setup = Setting up
ft-book-round = A round at a glance
ft-book-auction = The auction
ft-book-walk = The walk
ft-book-control = Control and camels
ft-book-tribes = The tribes, one by one
ft-book-tiles = The tiles, one by one
ft-book-calling = Calling djinns
ft-book-selling = Selling merchandise
ft-book-clean = The end of a round
ft-book-passing = No walk left
ft-book-end = The end and the scoring
ft-book-secrets = What is secret
ft-book-djinns = All 22 djinns
ft-book-hiring = Hiring and sending thieves
ft-book-thieves = All thieves
ft-book-morgiane = Morgiane
ft-book-a-setup = What is added
ft-book-a-board = The board of 6 by 6
ft-book-a-tribe = Artisans
ft-book-a-tiles = The new tiles
ft-book-tent = The tent
ft-book-items = Items
ft-book-a-djinns = The djinns of the Artisans

## Goal and table
ft-book-goal-1 = Five tribes stand mixed on the tiles of Naqala. In your turn you take up all meeples of one tile and walk, dropping one on each tile, until the last meets its own colour. What you take there acts for you: it brings points, cards, coins, a murder. If you empty a tile, it is yours.
ft-book-goal-2 = Coins are points, and so are tiles, palms, palaces, djinns, merchandise, and the Viziers and Elders in front of you. When somebody has placed the last camel, the round is played to its end. The most points win.
ft-book-tribes-lead = The five tribes, by colour and shape:
ft-book-pieces-lead = The pieces that players place:
ft-book-camel = Camel: the tile is yours
ft-book-palm = Palm: { $points } points for the owner of the tile
ft-book-palace = Palace: { $points } points for the owner of the tile
ft-book-marker = Turn marker: your place in the order
ft-book-row = The resource cards
ft-book-row-lead = Nine kinds of merchandise, some of them rare, and Fakirs, who are no merchandise. Nine cards lie open in a row; Merchants and markets take from its front.
ft-book-count = × { $count }
ft-r-setup-1 = There are 90 meeples: 16 yellow Viziers, 20 white Elders, 18 green Merchants, 18 blue Builders and 18 red Assassins. There are 30 tiles, 12 palms, 10 palaces, 22 djinns and 54 resource cards.
ft-r-setup-2 = The tiles are shuffled into five rows of six, and three meeples are drawn from the bag onto each, which empties it. Nine resource cards lie open in a row, in order, and three djinns lie open.
ft-r-setup-3 = Everybody starts with 50 coins, which nobody else sees. With three or four players each has 8 camels and 1 turn marker; with two players each has 11 camels and 2 markers, and so two turns a round.
ft-r-setup-4 = All turn markers are put on the bid order track by lot.

## Round and auction
ft-book-round-lead = In each round everybody bids for a place in the order; then the markers act in that order. A turn goes like this:
ft-book-step-1 = Walk: take up a tile’s meeples and drop them one by one.
ft-book-step-2 = Take all meeples of the last one’s colour; if the tile is empty and nobody’s, a camel makes it yours.
ft-book-step-3 = The tribe that you took acts.
ft-book-step-4 = The tile acts.
ft-book-step-5 = Sell merchandise, if you like.
ft-book-step-6 = When all have acted, row and djinns are filled up and a new round begins.
ft-r-bid-1 = In the order of the bid track, the owner of each marker takes a free space of the turn order track and pays its price: 0, 0, 0, 1, 3, 5, 8, 12 or 18 coins. Only one marker fits on a space. Who bids 0 goes to the front of those who bid 0 before and pushes them back; when three have bid 0, the next must bid at least 1.
ft-r-bid-1-ruling = Who can afford no free space takes the cheapest one and pays what there is.
ft-r-rule-1 = Kumarbi helps once with each bid. More Fakirs than it takes to pay nothing cannot be spent. Who can afford no free space need not spend any: the cheapest one is there for what you have.
ft-r-rule-2 = A bid is always asked for, even if there is only one way, so that nobody learns from a silent bid how rich somebody is. What was really paid is shown to the bidder alone.
ft-r-turn-1 = The highest space acts first, then the next, down to the last. A marker that acts moves to the first free space of the bid order track: whoever acts early also bids early in the next round.
ft-book-track = The turn order track, from the last place to the first
ft-book-track-text = B bid 12 and acts first, then A, who bid 5. C bid 0, and D after that bid 0 too: D went to the front and pushed C back, so D acts third and C last.

## Walk and control
ft-r-move-1 = Take all meeples of one tile and walk from tile to tile, never diagonally, dropping exactly one on each tile that you enter, in any order of colours. The last one must go where a meeple of its colour already stands. You may not step straight back to the tile you just left, but you may come round in a loop, across your first tile too. If a legal walk exists, you must walk.
ft-r-move-1-ruling = A meeple that you dropped earlier in the same walk counts as one that stands there.
ft-book-walk-figure = A walk with three meeples from b2, shown by numbers. The Merchant goes to b1, the Elder to c1, and the last, a Builder, to c2, where a Builder stands already.
ft-r-move-2 = Take the last meeple and all of its colour from the final tile. If that empties a tile that belongs to nobody, you must put a camel of yours on it: it is yours for good. A tile with a camel never changes hands. Emptying the tile where you began gives nothing.
ft-book-control-figure = Both Builders are taken, and with them the tile is empty: a camel goes on it.

## Tribes
ft-r-tribe-1 = The meeples that you took now act, all together.
ft-book-vizier-more = With three opponents who all have fewer Viziers than you, that is 30 points more.
ft-book-merchant-more = The front of the row is where the oldest cards lie. Merchants can take more than a market offers, and for nothing.
ft-book-builder-figure = Three Builders end on the tile in the middle. Five of the nine tiles are blue, the middle one included: 3 × 5 = 15 coins, or 20 with one Fakir.
ft-book-assassin-more = Distance 0 is the final tile itself. A kill must be made if there is somebody to kill. If it empties a tile that belongs to nobody, you win that tile with a camel; with only one camel left the final tile comes first.
ft-r-rule-6 = Assassins spend exactly the Fakirs that the distance asks for. A kill that is possible only with Fakirs may be left; one that is free must be made.
ft-r-rule-8 = Builders with no blue tile around ask for no Fakirs; other powers may be used at that moment all the same.
ft-r-rule-9 = What is spent or killed goes back: meeples to the bag, Fakirs to the discard pile. Merchants, Builders and Assassins that you took lie in the bag before they act, so Anun-Nak may draw them.

## Tiles
ft-r-tile-1 = The action of the final tile follows that of the tribe, whoever owns the tile. Palms and palaces must be placed while there are any; the other actions are a choice.
ft-book-tile-count = { $count ->
    [one] one of them, { $value }
   *[other] { $count } of them, { $value }
}
ft-book-large-market = The price is 6 even if only one card is left.
ft-book-supply = The 12 palms and 10 palaces limit every placement, whatever brings it about.
ft-r-rule-10 = “The first cards of the row” are the first that still lie there; cards that were taken leave no gap. The second card of a Large market comes from the rest of the same six.

## Djinns
ft-book-calling-lead = Djinns are taken at Sacred places. They bring points, and a power. Some powers are always on; others cost Elders or Fakirs each time they are called.
ft-book-calling-once = A power with a cost works once in each of your turns, also in the turn in which you took the djinn; with two players in both turns of a round.
ft-r-rule-3 = Djinns that are not bound to a moment (Anun-Nak, Bouraq, Enki, Leta, Sibittis, Sloar, Utug) and magic items can be used before the walk, while you decide about Builders or Assassins, while you decide about the tile, and before the end of the turn. They are offered only when they would do something.
ft-r-rule-7 = Iblis can be called only where two victims are there for him, on one tile within reach or in front of one opponent. Nekir earns once all the same.
ft-book-djinns-lead = Each with its points and what it costs to call. Djinns lie open; three can be seen at any time.
ft-book-djinn-points = worth { $points }
ft-book-djinn-cost = To call:
ft-book-hagis = Hagis and Lamia go together with Bouraq and Enki: the palace or palm that those bring may also go beside.
ft-book-leta = Leta and Utug need a camel that is not placed yet, and can bring about the end.

## Selling, cleaning up, passing
ft-r-sell-1 = At the end of your turn you may sell sets of different merchandise, as many as you like. The more kinds in a set, the better:
ft-book-kinds = Kinds
ft-book-coins = Coins
ft-r-rule-11 = A set is laid out openly, card by card in the order of the list above, and is sold when you say so, or when all can see that no kind can be added.
ft-book-selling-when = Unsold merchandise scores the same at the end. Sell earlier when you need the coins for bids and markets.
ft-r-clean-1 = When all markers have acted, row and djinns move up and are filled to nine cards and three djinns. Not before: what is taken during the round leaves the rest to the others.
ft-r-rule-12 = When a pile has fewer cards than are drawn, the discards are shuffled beneath it first. This holds for resources, djinns and items.
ft-r-pass-1 = Whoever has no legal walk may only call djinns or pass.
ft-r-pass-1-ruling = So may those who come later, unless a legal walk has arisen again.
ft-r-rule-4 = Whether there is a legal walk is seen when a turn begins. If a djinn or an item then brings one about, it must be made; the round stays the last.
ft-r-rule-5 = Whoever has no legal walk may sell before passing. The merchandise would score the same at the end, but until then a thief could still take it.

## End
ft-r-end-1 = The round in which somebody places the last camel, or has no legal walk, is played to its end. Then points are counted.
ft-r-end-2 = Everything counts:
ft-book-end-tie = Equal totals share the victory.
ft-r-secret-1 = Your coins and the cards in your hand are hidden from the others. Whoever counts along knows much of it, though: all that is bid, paid and earned is seen by all, and so are the cards that you take from the row. Everything else lies open.
ft-r-rule-22 = What a seat cannot know is drawn anew when a bot thinks or a game is analysed: cards that nobody has seen, at random among hands and piles. Coins, and cards that all have seen, are counted along.
ft-r-rule-23 = What you are asked tells the others nothing: wherever you could have a Fakir, the coins or a magic item for all that they know, you are asked, even if going on is your only answer. Who must give a thief everything gives it without being asked.

## Thieves
ft-book-thieves-lead = Six thieves lurk beside the djinns. Each strikes every opponent, once.
ft-r-thief-1 = Morgiane joins the djinns. The thieves are shuffled into a pile, and one lies open. Without the Artisans, Madjaar stays in the box.
ft-r-thief-2 = Wherever you could buy a djinn, you may hire the open thief for the same cost instead. (Not through Sibittis or the lamp, which do not buy.) You keep it until you send it. It cannot be sent in the turn in which it was hired; with two players the second turn of a round is another turn.
ft-r-rule-13 = In fact it never could: djinns are bought after the tribe has acted.
ft-r-rule-24 = You may hire the open thief even if no djinn lies face up: the place and the price are all it takes.
ft-r-thief-3 = Right after an action of the thief’s colour you may send it. It strikes all opponents, clockwise from your left; then it goes back to the box.
ft-r-thief-4 = If no thief lies open at the end of a round, the next is opened. A thief that was never sent is worth 6 points at the end. Thieves are not djinns.
ft-r-thief-5 = The victim chooses what to give. Who has too little gives what there is. Everything is carried out as far as possible, and a thief who finds nothing is spent all the same.
ft-r-rule-14 = Hagis and Lamia do not help to place what Shaum took: it goes on a tile of yours anyway. Palms and palaces on a tile with a tent can be taken by Shaum.
ft-book-thief-rulings = Ba’al pays for a djinn gained through Ouafat, not for a thief. Kohdjah leaves palms, palaces and meeples on the freed tile, which can be won again; tents are safe from him, and an end that was brought about stays. If you have no tile, what Shaum took goes to the supply. Monkir pays for a palace placed through Shaum. Boaz does not help against Ziad.
ft-book-thief-when = After your { $tribe }
ft-book-morgiane-more = Ouafat cannot take Morgiane either while you hold her.

## Artisans
ft-book-artisans-lead = A sixth tribe, a larger board, tents and a pile of treasures. All rules of the base game hold.
ft-r-art-1 = Six more tiles: three Workshops, two Specialised markets and the Chasm. 15 purple Artisans, a tent for each player, six mountains and 18 items. The djinns Geb and Ptah join; Boaz and Kandicha also care about Artisans.
ft-r-art-2 = The board is 6 by 6. The six new tiles and ten of the base game, drawn by lot, form the four by four in its middle; the other twenty lie around. Three meeples stand on each tile but the Chasm. Mountains stand on two edges of each Workshop: top and left at one, bottom and right at the other two. A set-up that walls a tile in is drawn anew.
ft-r-rule-16 = A set-up is drawn anew when mountains and the Chasm cut any tile or region off from the rest. At which Workshop the mountains are top and left is drawn by lot.
ft-r-art-3 = Mountains stop a walk across their edge and nothing else. Nobody can walk into the Chasm, and nothing ever stands there; for distances it counts like any other square.
ft-book-mountain-figure = A Workshop on b2 with mountains on its upper and its left edge. A walk reaches it from neither b1 nor a2, nor from the Chasm on c2; the way in is from below.
ft-book-tent-figure = A tent on a Sacred place worth 12. Four tiles of its block are red: 12 + 4 = 16 points.
ft-r-art-4 = Keep the Artisans that you take. Draw as many items as you took Artisans, keep one of them in secret and discard the others face up. At the end an Artisan is worth 3 points to whoever has most, also to several who share the lead, and 2 otherwise. As an option, a tie for the lead brings everybody only 2.
ft-r-art-5 = What the new tiles offer is a choice:
ft-r-art-6 = Once in the game you may pitch your tent instead of placing a camel when you take control. The tile is yours like any other, and brings 1 point more for each red tile in its block. The end comes when all your camels and the tent are placed. Assassins may also kill an Artisan in front of an opponent.
ft-r-rule-17 = The block of a tent includes its own tile. Leta, Utug and Kohdjah place camels, never the tent.
ft-r-art-7 = Precious items are points at the end. Magic items can be used in your turn, at most one a turn, and are then discarded.
ft-book-precious = Precious items
ft-book-magic = Magic items
ft-r-rule-15 = An item taken through Madjaar or the Rebirth ring was seen by all. What somebody keeps is still not shown to the others.
ft-r-rule-18 = The Flying carpet: a walk that can end only by carpet may be begun, but need not be. Whether there is a legal walk is judged without the carpet, because holding it is secret. The last meeple may fly to any tile that holds its colour, also to the one where the walk stands.
ft-r-rule-19 = The Burning scimitar is no Assassin: Nekir, Kandicha and Boaz do not care. The Enchanting flute gives no control of tiles that it empties, and mountains do not stop it.
ft-r-rule-20 = The Rebirth ring cannot take itself. The Horn of plenty discards the old row before it draws.
ft-r-rule-21 = The Tempest talisman moves a camel, not the tent, and cannot bring about the end.
ft-r-art-8 = Geb makes each precious item worth 3 points more at the end, Ptah each Artisan 2. Boaz protects Artisans too. With Kandicha an Artisan whom you kill joins you and brings the top item.

## Questions
ft-q-own-drop = May my last meeple end on one that I dropped myself?
ft-a-own-drop = Yes, if it has the same colour and you come by again. You only may not turn straight back.
ft-q-no-control = I emptied the tile where I began. Is it mine?
ft-a-no-control = No. Only the final tile, and tiles emptied by a kill, can become yours.
ft-q-owned-tile = May I end on a tile that belongs to somebody else?
ft-a-owned-tile = Yes. Tribe and tile act for you. Palms and palaces there count for the owner.
ft-q-zero = Three players want to bid 0. Who acts first?
ft-a-zero = The last of them. A new 0 goes to the front of the 0s; a fourth would have to bid at least 1.
ft-q-fakir-kill = Must I spend Fakirs if nobody is near enough to kill?
ft-a-fakir-kill = No. Only a kill that costs nothing is compulsory.
ft-q-djinn-now = May I call a djinn in the turn in which I took it?
ft-a-djinn-now = Yes, if it costs something and its moment has not passed.
ft-q-market-empty = Few cards are left in the row. What do I pay at a Large market?
ft-a-market-empty = 6 coins, also if only one card is left.
ft-q-sell-later = Should I sell now or at the end?
ft-a-sell-later = For points it is the same. Waiting can make larger sets; coins in hand can buy an early place.
ft-q-last-camel = I placed my last camel. Do I go on playing?
ft-a-last-camel = The round is played to its end. You can still walk, but no more tile can become yours.
ft-q-thief-self = Can I choose whom my thief strikes?
ft-a-thief-self = No, it strikes every opponent, except whom Morgiane protects.
ft-q-mountain = Do mountains stop Assassins or Builders?
ft-a-mountain = No, only a walk.

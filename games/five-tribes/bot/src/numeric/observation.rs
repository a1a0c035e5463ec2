//! A view as a vector of numbers.
//!
//! Players come clockwise from the one who looks; squares are counted row by row
//! from a1, and cards in the order of the catalogue. Seats that nobody plays, and
//! squares that the board has not, are 0 everywhere.

use caravanserai_core::{Member, Seat};
use five_tribes::{
    ArtisanTie, Board, Djinn, Item, Open, Piece, ROW, Resource, Resources, SEATS, SPACES, SQUARES,
    Square, Squares, TRIBES, Tally, Task, Thief, Tile, Tribe, View,
};
use sage::{Block, Features, blocks};

/// How many kinds of tasks there are.
const TASKS: usize = 26;

blocks! {
    /// Everything that a seat of Five Tribes sees.
    FEATURES:
    OPTION [6], 1, "the options: 2, 3, 4 players; thieves; artisans; artisan_tie two";
    ROUND [1], 16, "the round";
    ENDING [1], 1, "whether this round is the last";
    TO_ACT [SEATS], 1, "who is to act";
    ACTIVE [SEATS], 1, "whose turn it is";
    TASK [TASKS], 1, "what is to be decided, in the order of the tasks of the rules";
    PENDING [TASKS], 1, "what is to be done after that";
    TASK_COUNT [1], 6, "how many meeples, cards, places or things the decision is about";
    TASK_TRIBE [TRIBES], 1, "the tribe that acts";
    TASK_SQUARE [SQUARES], 1, "the tile that it is about";
    TASK_DJINN [Djinn::KINDS], 1, "the djinn that was called";
    TASK_THIEF [Thief::KINDS], 1, "the thief at work";
    TASK_VICTIM [SEATS], 1, "whom it hits";
    TASK_PIECE [2], 1, "what is built: palm, palace";
    TASK_LAID [Resource::KINDS], 1, "the kinds that are laid out for sale";
    TILE [SQUARES, Tile::KINDS], 1, "the tiles";
    MOUNTAIN_EAST [SQUARES], 1, "squares with a mountain on their right edge";
    MOUNTAIN_SOUTH [SQUARES], 1, "squares with a mountain on their lower edge";
    MEEPLES [SQUARES, TRIBES], 3, "the meeples on the board";
    PALMS [SQUARES], 3, "palms on the board";
    PALACES [SQUARES], 3, "palaces on the board";
    CAMELS [SEATS, SQUARES], 1, "tiles with a camel";
    TENTS [SEATS, SQUARES], 1, "tiles with a tent";
    WALK_HAND [TRIBES], 3, "the meeples in hand during a walk";
    WALK_AT [SQUARES], 1, "where the walk stands";
    WALK_FROM [SQUARES], 1, "where it came from";
    BAG [TRIBES], 16, "the meeples in the bag";
    SUPPLY [2], 12, "palms and palaces in the supply";
    CARDS_IN_ROW [ROW, Resource::KINDS], 1, "the resource cards on offer, the first one first";
    RESOURCE_DISCARD [Resource::KINDS], 6, "discarded resource cards";
    RESOURCES_UNSEEN [Resource::KINDS], 6, "resource cards in the pile and in other hands";
    DJINNS_UP [Djinn::KINDS], 1, "the djinns on offer";
    DJINN_DISCARD [Djinn::KINDS], 1, "discarded djinns";
    ITEM_DISCARD [Item::KINDS], 3, "discarded items";
    ITEMS_UNSEEN [Item::KINDS], 3, "items in the pile and of other players";
    THIEF_UP [Thief::KINDS], 1, "the thief on offer";
    THIEVES_GONE [Thief::KINDS], 1, "thieves that went back to the box";
    PILES [4], 54, "how many resource cards, djinns, items and thieves the piles hold";
    BID_ORDER [SEATS, SEATS], 1, "who bids, in order";
    TRACK [SPACES, SEATS], 1, "the turn order track, from the last place to the first";
    USED [Djinn::KINDS], 1, "djinns whose power was used this turn";
    ITEM_USED [1], 1, "whether an item was used this turn";
    LOOT_RESOURCES [Resource::KINDS], 3, "what was given up for a thief: resource cards";
    LOOT_DJINNS [Djinn::KINDS], 1, "djinns";
    LOOT_TILES [SQUARES], 1, "camels, by tile";
    LOOT_PIECES [2], 3, "palms and palaces";
    LOOT_ITEMS [Item::KINDS], 3, "items";
    HELD [SEATS, 3], 10, "Viziers, Elders and Artisans of each player";
    DJINNS [SEATS, Djinn::KINDS], 1, "djinns of each player";
    THIEVES [SEATS, Thief::KINDS], 1, "thieves of each player";
    CAMELS_LEFT [SEATS], 11, "camels that each player can still place";
    CARDS [SEATS], 10, "how many resource cards each player holds";
    ITEMS [SEATS], 6, "how many items each player holds";
    KNOWN_COINS [SEATS], 100, "coins of each player as everybody can count them, up to 255";
    KNOWN_CARDS [SEATS, Resource::KINDS], 3, "resource cards that all know each player to hold";
    COINS [1], 100, "the own coins, up to 255";
    OWN_CARDS [Resource::KINDS], 3, "the own resource cards";
    OWN_ITEMS [Item::KINDS], 3, "the own items";
    LOOKED_AT [Djinn::KINDS], 1, "the djinns that Sibittis shows just now";
    ITEMS_DRAWN [Item::KINDS], 3, "the items that were drawn just now";
}

/// The seats as the one who looks counts them.
#[derive(Clone, Copy)]
struct Seen {
    first: u8,
    players: u8,
}

impl Seen {
    #[inline]
    fn place(self, seat: Seat) -> usize {
        usize::from((seat.0 + self.players - self.first) % self.players)
    }
}

pub(super) fn observe(view: &View, out: &mut impl Features) {
    let open = &view.open;
    let seen = Seen { first: view.seat.map_or(0, |seat| seat.0), players: open.options.players };
    let options = &open.options;
    out.put(&OPTION, usize::from(options.players) - 2, 1);
    out.put(&OPTION, 3, options.thieves.into());
    out.put(&OPTION, 4, options.artisans.into());
    out.put(&OPTION, 5, (options.artisan_tie == ArtisanTie::Two).into());
    out.put(&ROUND, 0, open.round.min(255) as u8);
    out.put(&ENDING, 0, open.ending.into());
    if let Some(seat) = open.to_act() {
        out.put(&TO_ACT, seen.place(seat), 1);
    }
    out.put(&ACTIVE, seen.place(open.active), 1);
    tasks(open, seen, out);
    board(&open.board, out);
    walk(open, out);
    market(view, out);
    order(open, seen, out);
    loot(open, out);
    for seat in open.seats() {
        player(view, seat, seen.place(seat), out);
    }
    if let Some(own) = &view.own {
        out.put(&COINS, 0, own.coins.min(255) as u8);
        tally(&OWN_CARDS, 0, &own.hand, out);
        tally(&OWN_ITEMS, 0, &own.items, out);
        set(&LOOKED_AT, 0, own.djinns_looked_at, out);
        tally(&ITEMS_DRAWN, 0, &own.items_drawn, out);
    }
}

/// The number of a task, and how many of something it is about.
fn kind(task: Task) -> (usize, u8) {
    match task {
        Task::Bid => (0, 0),
        Task::NextTurn => (1, 0),
        Task::Walk => (2, 0),
        Task::Step => (3, 0),
        Task::Control { .. } => (4, 0),
        Task::Tribe { count, .. } => (5, count),
        Task::SecondKill { .. } => (6, 0),
        Task::SecondKillHeld { .. } => (7, 0),
        Task::UseThief { .. } => (8, 0),
        Task::TileAction { .. } => (9, 0),
        Task::MarketCard { among } => (10, among),
        Task::Finish => (11, 0),
        Task::LaySet { .. } => (12, 0),
        Task::ChooseTile { .. } => (13, 0),
        Task::Build { .. } => (14, 0),
        Task::BuildBeside { .. } => (15, 0),
        Task::KeepDjinn { count } => (16, count),
        Task::KeepItem { count } => (17, count),
        Task::Give { left, .. } => (18, left),
        Task::TakeLoot { left, .. } => (19, left),
        Task::Lamp => (20, 0),
        Task::Flute { gathered, .. } => (21, gathered),
        Task::Scimitar { left } => (22, left),
        Task::Talisman { .. } => (23, 0),
        Task::Horn { placed } => (24, placed),
        Task::Ring => (25, 0),
    }
}

fn tasks(open: &Open, seen: Seen, out: &mut impl Features) {
    let [below @ .., top] = open.agenda.as_slice() else { return };
    for task in below {
        out.put(&PENDING, kind(*task).0, 1);
    }
    let (number, count) = kind(*top);
    out.put(&TASK, number, 1);
    out.put(&TASK_COUNT, 0, count);
    match *top {
        Task::Control { at } | Task::SecondKill { at } | Task::TileAction { at } => {
            out.put(&TASK_SQUARE, at.index(), 1);
        }
        Task::Tribe { tribe, at, .. } => {
            out.put(&TASK_TRIBE, tribe.index(), 1);
            out.put(&TASK_SQUARE, at.index(), 1);
        }
        Task::SecondKillHeld { victim } => out.put(&TASK_VICTIM, seen.place(victim), 1),
        Task::UseThief { tribe } => out.put(&TASK_TRIBE, tribe.index(), 1),
        Task::LaySet { laid } => set(&TASK_LAID, 0, laid, out),
        Task::ChooseTile { djinn } => out.put(&TASK_DJINN, djinn.index(), 1),
        Task::Build { piece, at } | Task::BuildBeside { piece, at } => {
            out.put(&TASK_PIECE, usize::from(piece == Piece::Palace), 1);
            out.put(&TASK_SQUARE, at.index(), 1);
        }
        Task::Give { thief, victim, .. } => {
            out.put(&TASK_THIEF, thief.index(), 1);
            out.put(&TASK_VICTIM, seen.place(victim), 1);
        }
        Task::TakeLoot { thief, .. } => out.put(&TASK_THIEF, thief.index(), 1),
        Task::Flute { onto: Some(at), .. } | Task::Talisman { from: Some(at) } => {
            out.put(&TASK_SQUARE, at.index(), 1);
        }
        _ => {}
    }
}

fn board(board: &Board, out: &mut impl Features) {
    for square in board.squares() {
        let at = square.index();
        out.put(&TILE, at * Tile::KINDS + board.tile(square).index(), 1);
        let heap = board.meeples(square);
        for tribe in Tribe::ALL {
            out.put(&MEEPLES, at * TRIBES + tribe.index(), heap.of(tribe));
        }
        out.put(&PALMS, at, board.built(Piece::Palm, square));
        out.put(&PALACES, at, board.built(Piece::Palace, square));
    }
    let mountains = board.mountains();
    squares(&MOUNTAIN_EAST, 0, mountains.east, out);
    squares(&MOUNTAIN_SOUTH, 0, mountains.south, out);
}

fn walk(open: &Open, out: &mut impl Features) {
    let walk = &open.walk;
    if !walk.hand.is_empty() {
        for tribe in Tribe::ALL {
            out.put(&WALK_HAND, tribe.index(), walk.hand.of(tribe));
        }
        out.put(&WALK_AT, walk.at.index(), 1);
        if let Some(from) = walk.from {
            out.put(&WALK_FROM, from.index(), 1);
        }
    }
    for tribe in Tribe::ALL {
        out.put(&BAG, tribe.index(), open.bag.of(tribe));
    }
    out.put(&SUPPLY, 0, open.palms_left);
    out.put(&SUPPLY, 1, open.palaces_left);
}

fn market(view: &View, out: &mut impl Features) {
    let open = &view.open;
    for (place, card) in open.row.as_slice().iter().enumerate() {
        out.put(&CARDS_IN_ROW, place * Resource::KINDS + card.index(), 1);
    }
    tally(&RESOURCE_DISCARD, 0, &open.resource_discard, out);
    set(&DJINNS_UP, 0, open.djinns_up, out);
    set(&DJINN_DISCARD, 0, open.djinn_discard, out);
    tally(&ITEM_DISCARD, 0, &open.item_discard, out);
    if let Some(thief) = open.thief_up {
        out.put(&THIEF_UP, thief.index(), 1);
    }
    set(&THIEVES_GONE, 0, open.thieves_gone, out);
    let counts = &view.counts;
    let piles = [counts.resource_pile, counts.djinn_pile, counts.item_pile, counts.thief_pile];
    for (place, count) in piles.into_iter().enumerate() {
        out.put(&PILES, place, count);
    }
    let own = view.own.unwrap_or_default();
    let row: Resources = open.row.as_slice().iter().copied().collect();
    let laid = open.laid_out(open.active);
    let seen = row.and(&open.resource_discard).and(&open.loot.resources).and(&own.hand).and(&laid);
    unseen(&RESOURCES_UNSEEN, &seen, |kind: Resource| kind.row().count, out);
    if open.options.artisans {
        let seen = open.item_discard.and(&open.loot.items).and(&own.items).and(&own.items_drawn);
        unseen(&ITEMS_UNSEEN, &seen, |kind: Item| kind.row().count, out);
    }
}

/// What the box has of each kind and nobody has seen.
fn unseen<K: Member>(
    block: &Block,
    seen: &Tally<K>,
    in_box: impl Fn(K) -> u8,
    out: &mut impl Features,
) {
    for index in 0..block.len() {
        let kind = K::from_index(index);
        out.put(block, index, in_box(kind).saturating_sub(seen.of(kind)));
    }
}

fn order(open: &Open, seen: Seen, out: &mut impl Features) {
    for (place, seat) in open.bid_order.as_slice().iter().enumerate() {
        out.put(&BID_ORDER, place * SEATS + seen.place(*seat), 1);
    }
    for (place, seat) in open.track.iter().enumerate() {
        if let Some(seat) = seat {
            out.put(&TRACK, place * SEATS + seen.place(*seat), 1);
        }
    }
    set(&USED, 0, open.used, out);
    out.put(&ITEM_USED, 0, open.item_used.into());
}

fn loot(open: &Open, out: &mut impl Features) {
    let loot = &open.loot;
    tally(&LOOT_RESOURCES, 0, &loot.resources, out);
    set(&LOOT_DJINNS, 0, loot.djinns, out);
    squares(&LOOT_TILES, 0, loot.tiles, out);
    out.put(&LOOT_PIECES, 0, loot.palms);
    out.put(&LOOT_PIECES, 1, loot.palaces);
    tally(&LOOT_ITEMS, 0, &loot.items, out);
}

fn player(view: &View, seat: Seat, place: usize, out: &mut impl Features) {
    let player = view.open.player(seat);
    squares(&CAMELS, place * SQUARES, player.camels, out);
    if let Some(tent) = player.tent {
        out.put(&TENTS, place * SQUARES + tent.index(), 1);
    }
    for (kept, tribe) in Tribe::KEPT.into_iter().enumerate() {
        out.put(&HELD, place * Tribe::KEPT.len() + kept, player.held.of(tribe));
    }
    set(&DJINNS, place * Djinn::KINDS, player.djinns, out);
    set(&THIEVES, place * Thief::KINDS, player.thieves, out);
    out.put(&CAMELS_LEFT, place, view.open.camels_left(seat));
    out.put(&CARDS, place, view.counts.hands[seat.index()]);
    out.put(&ITEMS, place, view.counts.items[seat.index()]);
    let known = &view.ledger[seat.index()];
    out.put(&KNOWN_COINS, place, known.coins.unwrap_or(0).min(255) as u8);
    tally(&KNOWN_CARDS, place * Resource::KINDS, &known.hand, out);
}

fn squares(block: &Block, first: usize, squares: Squares, out: &mut impl Features) {
    squares.for_each(|square: Square| out.put(block, first + square.index(), 1));
}

fn set<T: Member>(
    block: &Block,
    first: usize,
    set: caravanserai_core::Set<T>,
    out: &mut impl Features,
) {
    set.iter().for_each(|member| out.put(block, first + member.index(), 1));
}

fn tally<K: Member>(block: &Block, first: usize, tally: &Tally<K>, out: &mut impl Features) {
    for kind in tally.kinds() {
        out.put(block, first + kind.index(), tally.of(kind));
    }
}

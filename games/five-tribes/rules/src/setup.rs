//! Setting the game up (F-SETUP-1 to F-SETUP-4, F-THIEF-1, F-ART-1, F-ART-2).
//!
//! Every deck has its own named stream of the seed, so that one deck's use
//! never shifts another's.

use crate::agenda::Task;
use crate::board::{Board, Mountains};
use crate::catalogue::catalogue;
use crate::ids::{Djinn, Djinns, Items, Resources, Thief, Thieves, Tile};
use crate::options::Options;
use crate::printed::{Set, TileAction};
use crate::square::{SQUARES, Square, Squares, Way};
use crate::state::{DJINNS_UP, Gathered, Hidden, Open, Player, ROW, SEATS, Shuffles, State, Walk};
use crate::tribe::{Meeples, Tribe};
use caravanserai_core::{Blank, Chance, Pile, Seat, Seed, SeedKey};

impl State {
    pub(crate) fn deal(options: &Options, seed: &Seed) -> State {
        let key = seed.key();
        let mut open = Open {
            options: *options,
            round: 1,
            board: lay_tiles(options, &key),
            players: [Player::default(); SEATS],
            bag: Meeples::NONE,
            palms_left: catalogue().palms,
            palaces_left: catalogue().palaces,
            row: Pile::default(),
            resource_discard: Resources::default(),
            djinns_up: Djinns::default(),
            djinn_discard: Djinns::default(),
            item_discard: Items::default(),
            thief_up: None,
            thieves_gone: Thieves::default(),
            bid_order: Pile::shuffled(markers(options), &mut key.stream("markers")),
            track: Default::default(),
            active: Seat(0),
            ending: false,
            used: Djinns::default(),
            item_used: false,
            walk: Walk::default(),
            loot: Gathered::default(),
            agenda: [Task::Bid].into_iter().collect(),
            reveals: 0,
            shuffles: Shuffles::default(),
        };
        put_meeples(&mut open.board, options, &key);
        let items = if options.artisans { Items::box_full() } else { Items::default() };
        let djinns = Djinn::in_play(options.thieves, options.artisans);
        let thieves = Thief::in_play(options.thieves, options.artisans);
        let mut hidden = Hidden {
            key: key.stream("later").next_u64(),
            coins: [0; SEATS],
            hands: [Resources::default(); SEATS],
            items: [Items::default(); SEATS],
            counted: [true; SEATS],
            unseen_cards: [Resources::default(); SEATS],
            resource_pile: Pile::shuffled(
                Resources::box_full().each(),
                &mut key.stream("resources"),
            ),
            djinn_pile: Pile::shuffled(djinns.iter(), &mut key.stream("djinns")),
            item_pile: Pile::shuffled(items.each(), &mut key.stream("items")),
            thief_pile: Pile::shuffled(thieves.iter(), &mut key.stream("thieves")),
        };
        for seat in open.seats() {
            hidden.coins[seat.index()] = catalogue().coins;
        }
        for _ in 0..ROW {
            hidden.resource_pile.pop().into_iter().for_each(|card| open.row.push(card));
        }
        for _ in 0..DJINNS_UP {
            open.djinns_up = open.djinns_up.union(hidden.djinn_pile.pop().into_iter().collect());
        }
        open.thief_up = hidden.thief_pile.pop();
        State { open, hidden }
    }
}

fn markers(options: &Options) -> impl Iterator<Item = Seat> + use<> {
    let (players, markers) = (options.players, options.markers());
    (0..markers).map(move |marker| Seat(marker % players))
}

fn tiles_of(set: Set) -> impl Iterator<Item = Tile> {
    let kinds = Tile::all().filter(move |tile| tile.row().set == set);
    kinds.flat_map(|tile| (0..tile.row().count).map(move |_| tile))
}

/// The tiles of the base game.
type BaseTiles = Pile<Tile, 30>;

fn lay_tiles(options: &Options, key: &SeedKey) -> Board {
    let mut chance = key.stream("tiles");
    let mut base: BaseTiles = tiles_of(Set::Base).collect();
    if !options.artisans {
        base.shuffle(&mut chance);
        return lay(
            options.rows(),
            Squares::rows(5),
            &base,
            &Pile::default(),
            Mountains::default(),
        );
    }
    let mut chains = key.stream("mountains");
    loop {
        base.shuffle(&mut chance);
        let (around, inside) = base.as_slice().split_at(20);
        let around: BaseTiles = around.iter().copied().collect();
        let inside = inside.iter().copied().chain(tiles_of(Set::Artisans));
        let centre: Pile<Tile, 16> = Pile::shuffled(inside, &mut chance);
        let ring = Square::all().filter(|square| !is_central(*square)).collect();
        let bare = lay(options.rows(), ring, &around, &centre, Mountains::default());
        let board = lay(options.rows(), ring, &around, &centre, raise(&bare, &mut chains));
        // F-ART-2: redo a set-up in which something is walled in.
        if board.is_connected() {
            return board;
        }
    }
}

fn is_central(square: Square) -> bool {
    (1..5).contains(&square.column()) && (1..5).contains(&square.row())
}

/// Lays `outer` on the squares of `ring` and `inner` on the others.
fn lay(
    rows: u8,
    ring: Squares,
    outer: &BaseTiles,
    inner: &Pile<Tile, 16>,
    mountains: Mountains,
) -> Board {
    let mut tiles = [Tile::default(); SQUARES];
    for (square, tile) in ring.zip(outer.as_slice()) {
        tiles[square.index()] = *tile;
    }
    for (square, tile) in Squares::rows(rows).without(ring).zip(inner.as_slice()) {
        tiles[square.index()] = *tile;
    }
    Board::new(rows, tiles, mountains)
}

/// Mountains on two edges of each Workshop: top and left of one of them,
/// bottom and right of the others (F-ART-2).
fn raise(board: &Board, chance: &mut impl Chance) -> Mountains {
    let workshops: Pile<Square, 3> = Pile::shuffled(board.with_action(TileAction::Item), chance);
    let mut mountains = Mountains::default();
    for (i, workshop) in workshops.as_slice().iter().enumerate() {
        let edges = if i == 0 { [Way::North, Way::West] } else { [Way::South, Way::East] };
        edges.into_iter().for_each(|way| mountains.block(*workshop, way));
    }
    mountains
}

impl Blank for Square {
    const BLANK: Square = Square::new(0).expect("a square");
}

fn put_meeples(board: &mut Board, options: &Options, key: &SeedKey) {
    let tribes = Tribe::ALL.into_iter().filter(|t| *t != Tribe::Artisan || options.artisans);
    let all: Meeples = tribes.map(|tribe| (tribe, tribe.count())).collect();
    let bag: Pile<Tribe, 105> = Pile::shuffled(all.each(), &mut key.stream("meeples"));
    for (square, meeples) in board.land().zip(bag.as_slice().chunks(3)) {
        meeples.iter().for_each(|tribe| board.put(square, *tribe));
    }
}

//! Setting the game up (F-SETUP-1 to F-SETUP-4, F-THIEF-1, F-ART-1, F-ART-2).
//!
//! Every deck has its own named stream of the seed, so that one deck's use
//! never shifts another's.

use crate::agenda::Task;
use crate::board::{Board, Mountains};
use crate::catalogue::catalogue;
use crate::ids::{Djinn, Djinns, Items, Resources, Thief, Thieves, Tile};
use crate::options::Options;
use crate::piles::{Blank, Pile};
use crate::printed::{Set, TileAction};
use crate::square::{SQUARES, Square, Squares, Way};
use crate::state::{DJINNS_UP, Gathered, Hidden, Open, Player, ROW, SEATS, Shuffles, State, Walk};
use crate::tribe::{Meeples, Tribe};
use caravanserai_core::{Chance, Seat, Seed, SeedKey};

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
            bid_order: shuffled(markers(options), &key, "markers"),
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
            resource_pile: shuffled(Resources::box_full().each(), &key, "resources"),
            djinn_pile: shuffled(djinns.iter(), &key, "djinns"),
            item_pile: shuffled(items.each(), &key, "items"),
            thief_pile: shuffled(thieves.iter(), &key, "thieves"),
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

fn shuffled<T: Copy + Blank, const N: usize>(
    cards: impl Iterator<Item = T>,
    key: &SeedKey,
    name: &str,
) -> Pile<T, N> {
    let mut pile: Pile<T, N> = cards.collect();
    key.stream(name).shuffle(pile.as_mut_slice());
    pile
}

fn markers(options: &Options) -> impl Iterator<Item = Seat> + use<> {
    let (players, markers) = (options.players, options.markers());
    (0..markers).map(move |marker| Seat(marker % players))
}

fn tiles_of(set: Set) -> impl Iterator<Item = Tile> {
    let kinds = Tile::all().filter(move |tile| tile.row().set == set);
    kinds.flat_map(|tile| (0..tile.row().count).map(move |_| tile))
}

fn lay_tiles(options: &Options, key: &SeedKey) -> Board {
    let mut chance = key.stream("tiles");
    let mut base: Pile<Tile, 30> = tiles_of(Set::Base).collect();
    if !options.artisans {
        chance.shuffle(base.as_mut_slice());
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
        chance.shuffle(base.as_mut_slice());
        let (around, inside) = base.as_slice().split_at(20);
        let around: Pile<Tile, 30> = around.iter().copied().collect();
        let inside = inside.iter().copied().chain(tiles_of(Set::Artisans));
        let mut centre: Pile<Tile, 16> = inside.collect();
        chance.shuffle(centre.as_mut_slice());
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
    outer: &Pile<Tile, 30>,
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
    let mut workshops: Pile<Square, 3> = board.with_action(TileAction::Item).collect();
    chance.shuffle(workshops.as_mut_slice());
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

impl Blank for Tribe {
    const BLANK: Tribe = Tribe::Vizier;
}

fn put_meeples(board: &mut Board, options: &Options, key: &SeedKey) {
    let tribes = Tribe::ALL.into_iter().filter(|t| *t != Tribe::Artisan || options.artisans);
    let all: Meeples = tribes.map(|tribe| (tribe, tribe.count())).collect();
    let bag: Pile<Tribe, 105> = shuffled(all.each(), key, "meeples");
    for (square, meeples) in board.land().zip(bag.as_slice().chunks(3)) {
        meeples.iter().for_each(|tribe| board.put(square, *tribe));
    }
}

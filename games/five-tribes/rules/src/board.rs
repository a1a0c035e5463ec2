//! The board: what lies where, and where one can walk.
//!
//! Besides the pieces it keeps a few sets of squares that follow from them
//! (where each colour stands, where how many stand, what is built up, which edges
//! are open), because walks, kills and incomes ask for them all the time. The
//! invariants check that they fit.

use crate::catalogue::catalogue;
use crate::ids::Tile;
use crate::printed::{TileAction, TileColour};
use crate::square::{SQUARES, Square, Squares, Way};
use crate::tribe::{Colours, Meeples, TRIBES, Tribe};
use caravanserai_core::named;
use std::fmt;
use std::hash::{Hash, Hasher};

named! {
    /// Something that can be built on a tile.
    pub enum Piece {
        /// A palm tree.
        Palm = "palm",
        /// A palace.
        Palace = "palace",
    }
}

impl fmt::Display for Piece {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// The edges that mountains block.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Mountains {
    /// Squares with a mountain on their right edge.
    pub east: Squares,
    /// Squares with a mountain on their lower edge.
    pub south: Squares,
}

impl Mountains {
    /// Puts a mountain on an edge of a square; at the edge of the board it
    /// would block nothing and is left out.
    pub fn block(&mut self, square: Square, way: Way) {
        let Some(beyond) = square.beside(way) else { return };
        match way {
            Way::North => self.south.insert(beyond),
            Way::East => self.east.insert(square),
            Way::South => self.south.insert(square),
            Way::West => self.east.insert(beyond),
        }
    }

    /// The two squares of every blocked edge.
    pub fn edges(self) -> impl Iterator<Item = (Square, Square)> {
        let east = self.east.filter_map(|a| Some((a, a.beside(Way::East)?)));
        let south = self.south.filter_map(|a| Some((a, a.beside(Way::South)?)));
        east.chain(south)
    }
}

/// Heaps of more meeples than this are not told apart by [`Board::crowd`].
pub(crate) const CROWD: usize = 3;

/// The board with everything on it but camels and tents.
#[derive(Clone, Copy, Debug)]
pub struct Board {
    tiles: [Tile; SQUARES],
    meeples: [Meeples; SQUARES],
    palms: [u8; SQUARES],
    palaces: [u8; SQUARES],
    rows: u8,
    mountains: Mountains,
    standing: [Squares; TRIBES],
    /// The squares with more than so many meeples, from 0 to [`CROWD`].
    more_than: [Squares; CROWD + 1],
    built_up: Squares,
    land: Squares,
    blue: Squares,
    red: Squares,
    exits: [Squares; 4],
    /// The tiles to set out from, found when somebody's turn to do so came.
    walks_from: Squares,
}

/// The pieces alone: all else follows from them.
impl Hash for Board {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.tiles.hash(state);
        self.meeples.hash(state);
        self.palms.hash(state);
        self.palaces.hash(state);
        self.rows.hash(state);
        self.mountains.hash(state);
    }
}

impl PartialEq for Board {
    fn eq(&self, other: &Board) -> bool {
        (self.tiles, self.meeples, self.palms, self.palaces, self.rows, self.mountains)
            == (other.tiles, other.meeples, other.palms, other.palaces, other.rows, other.mountains)
    }
}

impl Board {
    /// A board of so many rows with these tiles and nothing on them.
    pub fn new(rows: u8, tiles: [Tile; SQUARES], mountains: Mountains) -> Board {
        let (mut land, mut blue, mut red) = (Squares::NONE, Squares::NONE, Squares::NONE);
        for square in Squares::rows(rows) {
            match tiles[square.index()].row().colour {
                Some(TileColour::Blue) => blue.insert(square),
                Some(TileColour::Red) => red.insert(square),
                // The Chasm.
                None => continue,
            }
            land.insert(square);
        }
        let open = |way: Way| {
            let blocked = match way {
                Way::North => mountains.south.moved(Way::South),
                Way::East => mountains.east,
                Way::South => mountains.south,
                Way::West => mountains.east.moved(Way::East),
            };
            let leads = Squares::off_the_edge(way).and(land.moved(way.back()));
            land.and(leads).without(blocked)
        };
        Board {
            tiles,
            meeples: [Meeples::NONE; SQUARES],
            palms: [0; SQUARES],
            palaces: [0; SQUARES],
            rows,
            mountains,
            standing: [Squares::NONE; TRIBES],
            more_than: [Squares::NONE; CROWD + 1],
            built_up: Squares::NONE,
            land,
            blue,
            red,
            exits: Way::ALL.map(open),
            walks_from: Squares::NONE,
        }
    }

    /// How many rows the board has: 5, or 6 with the Artisans.
    pub fn rows(&self) -> u8 {
        self.rows
    }

    /// All squares, the Chasm included.
    #[inline]
    pub fn squares(&self) -> Squares {
        Squares::rows(self.rows)
    }

    /// All squares that can hold something.
    #[inline]
    pub fn land(&self) -> Squares {
        self.land
    }

    /// The squares with a blue-valued tile.
    #[inline]
    pub fn blue(&self) -> Squares {
        self.blue
    }

    /// The squares with a red-valued tile.
    #[inline]
    pub fn red(&self) -> Squares {
        self.red
    }

    /// The blocked edges.
    pub fn mountains(&self) -> Mountains {
        self.mountains
    }

    /// The squares from which a walk may step this way.
    #[inline]
    pub(crate) fn exits(&self, way: Way) -> Squares {
        self.exits[way as usize]
    }

    /// The tile on a square.
    #[inline]
    pub fn tile(&self, square: Square) -> Tile {
        self.tiles[square.index()]
    }

    /// What the tile on a square does.
    #[inline]
    pub fn action(&self, square: Square) -> TileAction {
        self.tile(square).row().action
    }

    /// The squares whose tile does this.
    pub fn with_action(&self, action: TileAction) -> Squares {
        let tiles = &catalogue().tiles;
        self.land.filter(|square| tiles[self.tile(*square).index()].action == action).collect()
    }

    /// The meeples on a square.
    #[inline]
    pub fn meeples(&self, square: Square) -> Meeples {
        self.meeples[square.index()]
    }

    /// The squares where a colour stands.
    #[inline]
    pub fn standing(&self, tribe: Tribe) -> Squares {
        self.standing[tribe.index()]
    }

    /// The squares where each colour stands.
    #[inline]
    pub(crate) fn all_standing(&self) -> [Squares; TRIBES] {
        self.standing
    }

    /// Those of these colours that stand on any of these squares; of three or more only two.
    #[inline]
    pub(crate) fn colours_on(&self, squares: Squares, colours: Colours) -> Colours {
        let (mut rest, mut found) = (u32::from(colours.bits()), 0);
        while let Some(standing) = self.standing.get(rest.trailing_zeros() as usize) {
            let others = rest & (rest - 1);
            if !standing.and(squares).is_empty() {
                let before = found;
                found |= rest ^ others;
                if before != 0 {
                    break;
                }
            }
            rest = others;
        }
        Colours::from_bits(found as u8)
    }

    /// Whether one of these colours stands on any of these squares.
    #[inline]
    pub(crate) fn stands_on(&self, squares: Squares, colours: Colours) -> bool {
        let mut rest = u32::from(colours.bits());
        while let Some(standing) = self.standing.get(rest.trailing_zeros() as usize) {
            if !standing.and(squares).is_empty() {
                return true;
            }
            rest &= rest - 1;
        }
        false
    }

    /// The squares where anybody stands.
    #[inline]
    pub fn occupied(&self) -> Squares {
        self.more_than[0]
    }

    /// The squares with exactly so many meeples, 1 to [`CROWD`].
    #[inline]
    pub(crate) fn crowd(&self, meeples: usize) -> Squares {
        self.more_than[meeples - 1].without(self.more_than[meeples])
    }

    /// The squares with more than [`CROWD`] meeples.
    #[inline]
    pub(crate) fn larger_crowds(&self) -> Squares {
        self.more_than[CROWD]
    }

    /// The tiles to set out from, if it is somebody's turn to do so.
    #[inline]
    pub(crate) fn walks_from(&self) -> Squares {
        self.walks_from
    }

    #[inline]
    pub(crate) fn keep_walks_from(&mut self, tiles: Squares) {
        self.walks_from = tiles;
    }

    /// How many of a piece are on a square.
    #[inline]
    pub fn built(&self, piece: Piece, square: Square) -> u8 {
        match piece {
            Piece::Palm => self.palms[square.index()],
            Piece::Palace => self.palaces[square.index()],
        }
    }

    /// The squares with a palm or a palace.
    #[inline]
    pub fn built_up(&self) -> Squares {
        self.built_up
    }

    /// All meeples on the board.
    pub fn all_meeples(&self) -> Meeples {
        self.meeples.into_iter().fold(Meeples::NONE, Meeples::and)
    }

    #[inline]
    pub(crate) fn put(&mut self, square: Square, tribe: Tribe) {
        let heap = &mut self.meeples[square.index()];
        let before = heap.total();
        heap.add(tribe, 1);
        self.standing[tribe.index()].insert(square);
        if let Some(squares) = self.more_than.get_mut(usize::from(before)) {
            squares.insert(square);
        }
    }

    #[inline]
    pub(crate) fn take(&mut self, square: Square, tribe: Tribe) {
        let heap = &mut self.meeples[square.index()];
        heap.take(tribe);
        if !heap.has(tribe) {
            self.standing[tribe.index()].remove(square);
        }
        self.recount(square);
    }

    #[inline]
    pub(crate) fn take_colour(&mut self, square: Square, tribe: Tribe) -> u8 {
        self.standing[tribe.index()].remove(square);
        let taken = self.meeples[square.index()].take_all(tribe);
        self.recount(square);
        taken
    }

    #[inline]
    pub(crate) fn take_all(&mut self, square: Square) -> Meeples {
        self.standing.iter_mut().for_each(|squares| squares.remove(square));
        self.more_than.iter_mut().for_each(|squares| squares.remove(square));
        std::mem::take(&mut self.meeples[square.index()])
    }

    /// Some meeples have left a square.
    #[inline]
    fn recount(&mut self, square: Square) {
        let left = usize::from(self.meeples(square).total());
        let exceeded = self.more_than.iter_mut().skip(left);
        exceeded.for_each(|squares| squares.remove(square));
    }

    pub(crate) fn build(&mut self, piece: Piece, square: Square) {
        let count = self.built(piece, square);
        self.set_built(piece, square, count.saturating_add(1));
    }

    pub(crate) fn unbuild(&mut self, piece: Piece, square: Square) {
        let count = self.built(piece, square);
        self.set_built(piece, square, count.saturating_sub(1));
    }

    pub(crate) fn set_built(&mut self, piece: Piece, square: Square, count: u8) {
        match piece {
            Piece::Palm => self.palms[square.index()] = count,
            Piece::Palace => self.palaces[square.index()] = count,
        }
        self.built_up.set(square, self.has_building(square));
    }

    fn has_building(&self, square: Square) -> bool {
        self.palms[square.index()] > 0 || self.palaces[square.index()] > 0
    }

    pub(crate) fn set_meeples(&mut self, square: Square, heap: Meeples) {
        self.meeples[square.index()] = heap;
        for tribe in Tribe::ALL {
            self.standing[tribe.index()].set(square, heap.has(tribe));
        }
        for (fewer, squares) in (0..).zip(&mut self.more_than) {
            squares.set(square, heap.total() > fewer);
        }
    }

    /// Whether every square of the land can be walked to from every other
    /// (F-ART-2: no tile may be walled in; whole regions neither).
    pub fn is_connected(&self) -> bool {
        let Some(first) = self.land.into_iter().next() else { return true };
        let mut reached = first.only();
        loop {
            let mut wider = reached;
            for way in Way::ALL {
                wider = wider.or(reached.and(self.exits(way)).moved(way));
            }
            if wider == reached {
                return reached == self.land;
            }
            reached = wider;
        }
    }

    /// Squares where the kept sets do not fit the pieces, or where something
    /// stands that no square there can hold: none, on every sound board.
    pub(crate) fn strays(&self) -> impl Iterator<Item = Square> + '_ {
        Square::all().filter(|square| {
            let heap = self.meeples(*square);
            let forgotten =
                Tribe::ALL.into_iter().any(|t| heap.has(t) != self.standing(t).has(*square));
            let miscounted = (0..)
                .zip(self.more_than)
                .any(|(fewer, squares)| (heap.total() > fewer) != squares.has(*square));
            let built = self.has_building(*square);
            let overlooked = built != self.built_up.has(*square);
            let bare = heap.is_empty() && !built;
            forgotten || miscounted || overlooked || !(bare || self.land.has(*square))
        })
    }
}

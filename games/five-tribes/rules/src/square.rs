//! Squares of the board and sets of them.
//!
//! The board has six columns `a` to `f` and five rows, six with the Artisans;
//! `a1` is the top left square. Every board uses the same numbering, so a set
//! of squares is one `u64` and moving it by a step is a shift.

use caravanserai_core::{TextForm, beginning, text_form};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;

/// How many columns every board has.
pub const COLUMNS: u8 = 6;
/// How many squares the largest board has.
pub const SQUARES: usize = 36;
/// How many rows the largest board has.
pub(crate) const ROWS: usize = SQUARES / COLUMNS as usize;

/// Where the second of two sets side by side begins: both have room for five rows.
const HALF: u32 = u64::BITS / 2;

/// A square of the board, such as `c3`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Square(u8);

impl Square {
    /// The square with this number, counted row by row from `a1`.
    pub const fn new(index: u8) -> Option<Square> {
        if (index as usize) < SQUARES { Some(Square(index)) } else { None }
    }

    /// The square at a column and row, both counted from 0.
    pub const fn at(column: u8, row: u8) -> Option<Square> {
        if column < COLUMNS { Square::new(row * COLUMNS + column) } else { None }
    }

    /// All 36 squares.
    pub fn all() -> impl Iterator<Item = Square> {
        (0..SQUARES as u8).map(Square)
    }

    /// The number of the square.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The column, counted from 0.
    #[inline]
    pub const fn column(self) -> u8 {
        self.0 % COLUMNS
    }

    /// The row, counted from 0.
    #[inline]
    pub const fn row(self) -> u8 {
        self.0 / COLUMNS
    }

    /// The set of this square alone.
    #[inline]
    pub const fn only(self) -> Squares {
        Squares(1 << self.0)
    }

    /// The square next to this one, if the largest board has it.
    #[inline]
    pub const fn beside(self, way: Way) -> Option<Square> {
        match way {
            Way::North if self.0 >= COLUMNS => Some(Square(self.0 - COLUMNS)),
            Way::East if self.column() + 1 < COLUMNS => Some(Square(self.0 + 1)),
            Way::South => Square::new(self.0 + COLUMNS),
            Way::West if self.column() > 0 => Some(Square(self.0 - 1)),
            _ => None,
        }
    }

    /// The square one step further. The caller makes sure that the board has it.
    #[inline]
    pub(crate) const fn moved(self, way: Way) -> Square {
        const AWAY: [u8; 4] = [COLUMNS.wrapping_neg(), 1, COLUMNS, 1_u8.wrapping_neg()];
        Square(self.0.wrapping_add(AWAY[way as usize]))
    }

    /// The 3×3 block around this square, itself included.
    #[inline]
    pub fn block(self) -> Squares {
        BLOCKS[self.index()]
    }

    /// All squares at an orthogonal distance of at most `steps`.
    #[inline]
    pub fn within(self, steps: u8) -> Squares {
        WITHIN[self.index()][(steps as usize).min(FARTHEST)]
    }

    /// The orthogonal distance to another square.
    #[inline]
    pub const fn distance(self, other: Square) -> u8 {
        self.column().abs_diff(other.column()) + self.row().abs_diff(other.row())
    }
}

/// The largest distance on the largest board.
const FARTHEST: usize = 10;

static BLOCKS: [Squares; SQUARES] = {
    let mut blocks = [Squares(0); SQUARES];
    let mut from = 0;
    while from < SQUARES {
        let mut to = 0;
        while to < SQUARES {
            let (a, b) = (Square(from as u8), Square(to as u8));
            if a.column().abs_diff(b.column()) <= 1 && a.row().abs_diff(b.row()) <= 1 {
                blocks[from].0 |= 1 << to;
            }
            to += 1;
        }
        from += 1;
    }
    blocks
};

static WITHIN: [[Squares; FARTHEST + 1]; SQUARES] = {
    let mut within = [[Squares(0); FARTHEST + 1]; SQUARES];
    let mut from = 0;
    while from < SQUARES {
        let mut to = 0;
        while to < SQUARES {
            let mut steps = Square(from as u8).distance(Square(to as u8)) as usize;
            while steps <= FARTHEST {
                within[from][steps].0 |= 1 << to;
                steps += 1;
            }
            to += 1;
        }
        from += 1;
    }
    within
};

/// A direction of a step.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub enum Way {
    /// Up, towards row 1.
    North,
    /// Right, towards column `f`.
    East,
    /// Down, away from row 1.
    South,
    /// Left, towards column `a`.
    West,
}

impl Way {
    /// All four.
    pub const ALL: [Way; 4] = [Way::North, Way::East, Way::South, Way::West];

    /// The way back.
    #[inline]
    pub const fn back(self) -> Way {
        match self {
            Way::North => Way::South,
            Way::East => Way::West,
            Way::South => Way::North,
            Way::West => Way::East,
        }
    }

    /// The way from a square to one beside it.
    #[inline]
    pub const fn between(from: Square, to: Square) -> Option<Way> {
        const ROW: i8 = COLUMNS as i8;
        match to.0 as i8 - from.0 as i8 {
            1 if from.column() + 1 < COLUMNS => Some(Way::East),
            -1 if from.column() > 0 => Some(Way::West),
            ROW => Some(Way::South),
            step if step == -ROW => Some(Way::North),
            _ => None,
        }
    }
}

/// A set of squares.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Squares(pub(crate) u64);

impl Squares {
    /// No square.
    pub const NONE: Squares = Squares(0);

    /// The first `rows` rows of the board.
    pub const fn rows(rows: u8) -> Squares {
        Squares((1 << (rows * COLUMNS)) - 1)
    }

    /// The squares of the largest board that have another beside them this way.
    pub(crate) const fn off_the_edge(way: Way) -> Squares {
        const ALL: u64 = Squares::rows(SQUARES as u8 / COLUMNS).0;
        /// Column `a`.
        const FIRST: u64 = ALL / ((1 << COLUMNS) - 1);
        Squares(match way {
            Way::North => ALL << COLUMNS & ALL,
            Way::East => ALL & !(FIRST << (COLUMNS - 1)),
            Way::South => ALL >> COLUMNS,
            Way::West => ALL & !FIRST,
        })
    }

    /// Whether the set has no square.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many squares it has.
    #[inline]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether it has this square.
    #[inline]
    pub const fn has(self, square: Square) -> bool {
        self.0 >> square.0 & 1 == 1
    }

    /// Adds a square.
    #[inline]
    pub const fn insert(&mut self, square: Square) {
        self.0 |= 1 << square.0;
    }

    /// Takes a square out.
    #[inline]
    pub const fn remove(&mut self, square: Square) {
        self.0 &= !(1 << square.0);
    }

    /// Adds a square or takes it out.
    #[inline]
    pub(crate) const fn set(&mut self, square: Square, is_in: bool) {
        if is_in { self.insert(square) } else { self.remove(square) }
    }

    /// The squares of one row, the first in the lowest bit.
    #[inline]
    pub(crate) const fn in_row(self, row: usize) -> usize {
        (self.0 >> (row * COLUMNS as usize)) as usize & ((1 << COLUMNS) - 1)
    }

    /// Whether it has more than one square.
    #[inline]
    pub(crate) const fn has_several(self) -> bool {
        self.0 & self.0.wrapping_sub(1) != 0
    }

    /// The squares of this set that are not in `other`.
    #[inline]
    pub const fn without(self, other: Squares) -> Squares {
        Squares(self.0 & !other.0)
    }

    /// The squares of both sets.
    #[inline]
    pub const fn and(self, other: Squares) -> Squares {
        Squares(self.0 & other.0)
    }

    /// The squares of either set.
    #[inline]
    pub const fn or(self, other: Squares) -> Squares {
        Squares(self.0 | other.0)
    }

    /// The first five rows of two sets side by side in one word. A step that stays on the
    /// board stays in its half.
    #[inline]
    pub(crate) const fn beside_other(self, other: Squares) -> Squares {
        Squares(self.0 | other.0 << HALF)
    }

    /// The second of two sets side by side.
    #[inline]
    pub(crate) const fn second_half(self) -> Squares {
        Squares(self.0 >> HALF)
    }

    /// All squares moved by one step. The caller makes sure that none is
    /// pushed over an edge of the board.
    #[inline]
    pub(crate) const fn moved(self, way: Way) -> Squares {
        match way {
            Way::North => Squares(self.0 >> COLUMNS),
            Way::East => Squares(self.0 << 1),
            Way::South => Squares(self.0 << COLUMNS),
            Way::West => Squares(self.0 >> 1),
        }
    }
}

impl Iterator for Squares {
    type Item = Square;

    #[inline]
    fn next(&mut self) -> Option<Square> {
        if self.0 == 0 {
            return None;
        }
        let first = Square(self.0.trailing_zeros() as u8);
        self.0 &= self.0 - 1;
        Some(first)
    }
}

impl FromIterator<Square> for Squares {
    fn from_iter<I: IntoIterator<Item = Square>>(squares: I) -> Squares {
        let mut set = Squares::NONE;
        squares.into_iter().for_each(|square| set.insert(square));
        set
    }
}

impl fmt::Debug for Squares {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(*self).finish()
    }
}

impl Serialize for Squares {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(*self)
    }
}

impl<'de> Deserialize<'de> for Squares {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Squares, D::Error> {
        Ok(Vec::<Square>::deserialize(deserializer)?.into_iter().collect())
    }
}

impl Square {
    /// How it is written: column and row.
    pub fn name(self) -> &'static str {
        /// All of them, row by row: written in one piece, since views are full of them.
        const NAMES: &str =
            "a1b1c1d1e1f1a2b2c2d2e2f2a3b3c3d3e3f3a4b4c4d4e4f4a5b5c5d5e5f5a6b6c6d6e6f6";
        &NAMES[2 * self.index()..][..2]
    }
}

impl TextForm for Square {
    fn write(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }

    fn read(text: &str) -> Option<Square> {
        match text.as_bytes() {
            [column @ b'a'..=b'f', row @ b'1'..=b'6'] => {
                Some(Square((row - b'1') * COLUMNS + (column - b'a')))
            }
            _ => None,
        }
    }

    fn unknown(text: &str) -> String {
        format!("`{}` is no square; squares are `a1` to `f6`", beginning(text))
    }
}

text_form!(Square, serde);

impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_square_reads_as_it_is_written() {
        for square in Square::all() {
            assert_eq!(square.to_string().parse(), Ok(square));
        }
        for wrong in ["", "a", "a0", "a7", "g1", "A1", "a11", "ä1"] {
            assert!(wrong.parse::<Square>().is_err(), "{wrong}");
        }
    }

    #[test]
    fn steps_stay_on_the_board_and_lead_back() {
        for square in Square::all() {
            for way in Way::ALL {
                let next = square.beside(way);
                assert_eq!(Squares::off_the_edge(way).has(square), next.is_some());
                if let Some(next) = next {
                    assert_eq!(square.moved(way), next);
                    assert_eq!(square.distance(next), 1);
                    assert_eq!(next.beside(way.back()), Some(square));
                    assert_eq!(Way::between(square, next), Some(way));
                }
            }
        }
        let exits = |text: &str| {
            let square: Square = text.parse().unwrap();
            Way::ALL.into_iter().filter(|way| square.beside(*way).is_some()).count()
        };
        assert_eq!(
            (exits("a1"), exits("f1"), exits("c1"), exits("f6"), exits("b2")),
            (2, 2, 3, 2, 4)
        );
    }

    #[test]
    fn a_block_is_three_by_three_and_cut_off_at_the_edge() {
        let block = |text: &str| text.parse::<Square>().unwrap().block().len();
        assert_eq!((block("a1"), block("c1"), block("c3")), (4, 6, 9));
    }
}

//! The nine places of the centre and the cards on them.

use crate::ids::{GoodsId, TribeId};
use caravanserai_core::{Set, TextForm, member, named, text_form};
use std::fmt;

/// A place of the centre, `c0` to `c8`, row by row.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Place(u8);

named! {
    /// Goods card or tribe card: what the back of a card tells.
    pub enum Kind {
        Goods = "goods",
        Tribe = "tribe",
    }
}

/// What lies on a place of the centre.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[expect(missing_docs, reason = "the names say it all")]
pub enum CentreCard {
    Empty,
    Goods(GoodsId),
    Tribe(TribeId),
}

impl Place {
    /// How many there are.
    pub const COUNT: usize = 9;
    /// All nine.
    pub const ALL: PlaceSet = PlaceSet::from_bits((1 << Place::COUNT) - 1);

    /// The place of this number, if there is one.
    pub const fn new(number: u8) -> Option<Place> {
        if (number as usize) < Place::COUNT { Some(Place(number)) } else { None }
    }

    /// The place in this row and column, both from 0 to 2.
    pub(crate) const fn at(row: u8, column: u8) -> Place {
        Place(row * 3 + column)
    }

    /// All places in order.
    pub fn all() -> impl Iterator<Item = Place> {
        (0..Place::COUNT as u8).map(Place)
    }

    /// The place as an index.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The places beside this one.
    #[inline]
    pub const fn beside(self) -> PlaceSet {
        const BESIDE: [u16; Place::COUNT] = [
            0b000_001_010,
            0b000_010_101,
            0b000_100_010,
            0b001_010_001,
            0b010_101_010,
            0b100_010_100,
            0b010_001_000,
            0b101_010_000,
            0b010_100_000,
        ];
        PlaceSet::from_bits(BESIDE[self.0 as usize])
    }

    /// Where these rows and columns, given as bits, cross.
    #[inline]
    pub(crate) const fn crossings(rows: u16, columns: u16) -> PlaceSet {
        let mut bits = 0;
        if rows & 1 != 0 {
            bits |= columns;
        }
        if rows & 2 != 0 {
            bits |= columns << 3;
        }
        if rows & 4 != 0 {
            bits |= columns << 6;
        }
        PlaceSet::from_bits(bits)
    }

    /// The places for which something is true.
    #[inline]
    pub(crate) fn where_true(places: [bool; Place::COUNT]) -> PlaceSet {
        let bit = |(index, is): (usize, bool)| u16::from(is) << index;
        PlaceSet::from_bits(places.into_iter().enumerate().map(bit).fold(0, |all, one| all | one))
    }

    /// Whether the chequerboard starts with a goods card here (T-SETUP-1).
    pub const fn is_even(self) -> bool {
        self.0.is_multiple_of(2)
    }
}

impl TextForm for Place {
    fn write(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "c{}", self.0)
    }

    fn read(text: &str) -> Option<Place> {
        match text.as_bytes() {
            [b'c', digit @ b'0'..=b'8'] => Some(Place(digit - b'0')),
            _ => None,
        }
    }

    fn unknown(_: &str) -> String {
        "a place of the centre is one of c0 to c8".to_owned()
    }
}

text_form!(Place, serde);

impl CentreCard {
    /// Its kind; `None` for an empty place.
    pub const fn kind(self) -> Option<Kind> {
        match self {
            CentreCard::Empty => None,
            CentreCard::Goods(_) => Some(Kind::Goods),
            CentreCard::Tribe(_) => Some(Kind::Tribe),
        }
    }
}

member!(Place: u16, |index| Place(index as u8));

/// A set of places.
pub type PlaceSet = Set<Place>;

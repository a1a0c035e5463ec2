//! The sixteen border fields and the lines they draw across the centre.

use crate::centre::Place;
use caravanserai_core::{Set, member};
use serde::{Deserialize, Serialize};
use std::fmt;

/// A border field, 1 to 16, numbered clockwise from the Noble (T-BOARD-1).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Field(u8);

/// A line across the centre.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the names say it all")]
pub enum Line {
    Row(u8),
    Column(u8),
}

impl Field {
    /// How many there are.
    pub const COUNT: u8 = 16;
    /// All sixteen.
    pub const ALL: FieldSet = FieldSet::from_bits(u16::MAX);
    /// The four corners.
    pub const CORNERS: FieldSet = FieldSet::from_bits(0x8888);
    /// The six fields that bring a good.
    pub(crate) const GOODS: FieldSet = FieldSet::from_bits(0b0100_0100_0110_0110);

    /// The field of this number, if there is one.
    pub const fn new(number: u8) -> Option<Field> {
        if number >= 1 && number <= Field::COUNT { Some(Field(number)) } else { None }
    }

    /// All fields in order.
    pub fn all() -> impl Iterator<Item = Field> {
        (1..=Field::COUNT).map(Field)
    }

    /// The field as an index from 0.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize - 1
    }

    /// Its number.
    #[inline]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// The next field clockwise.
    #[inline]
    pub const fn next(self) -> Field {
        Field(self.0 % Field::COUNT + 1)
    }

    /// Whether it is a corner, where raids are.
    #[inline]
    pub const fn is_corner(self) -> bool {
        self.0.is_multiple_of(4)
    }

    /// The line it draws across the centre; corners draw none.
    #[inline]
    pub const fn line(self) -> Option<Line> {
        match self.0 {
            1..=3 => Some(Line::Column(self.0 - 1)),
            5..=7 => Some(Line::Row(self.0 - 5)),
            9..=11 => Some(Line::Column(11 - self.0)),
            13..=15 => Some(Line::Row(15 - self.0)),
            _ => None,
        }
    }

    /// The field at the other end of its line.
    #[inline]
    pub const fn facing(self) -> Option<Field> {
        match self.0 {
            1..=3 | 9..=11 => Some(Field(12 - self.0)),
            5..=7 | 13..=15 => Some(Field(20 - self.0)),
            _ => None,
        }
    }

    /// Where the lines of two fields cross, if one is a row and one a column.
    pub const fn crossing(self, other: Field) -> Option<Place> {
        match (self.line(), other.line()) {
            (Some(Line::Row(row)), Some(Line::Column(column)))
            | (Some(Line::Column(column)), Some(Line::Row(row))) => Some(Place::at(row, column)),
            _ => None,
        }
    }
}

impl TryFrom<u8> for Field {
    type Error = String;
    fn try_from(number: u8) -> Result<Field, String> {
        Field::new(number).ok_or_else(|| format!("there is no border field {number}"))
    }
}

impl From<Field> for u8 {
    fn from(field: Field) -> u8 {
        field.0
    }
}

impl fmt::Display for Field {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

member!(Field: u16, |index| Field(index as u8 + 1));

/// A set of border fields.
pub type FieldSet = Set<Field>;

/// The first field of each side.
const FIRST_OF_SIDES: u16 = 0x1111;
/// The middle of each side.
const MIDDLES: u16 = 0x2222;

/// The fields that face one of these: a line read from its other end.
#[inline]
pub(crate) fn facing(fields: FieldSet) -> FieldSet {
    // Half a round further, and each side the other way round.
    let across = fields.bits().rotate_left(8);
    let mirrored = across >> 2 & FIRST_OF_SIDES | (across & FIRST_OF_SIDES) << 2;
    FieldSet::from_bits(mirrored | across & MIDDLES)
}

/// The rows and the columns that these fields draw across the centre, as bits.
#[inline]
pub(crate) fn lines(fields: FieldSet) -> (u16, u16) {
    // Either end of a line names it; the top and the right side count upwards.
    let both = fields.union(facing(fields)).bits();
    (both >> 4 & 0b111, both & 0b111)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_of_fields_faces_what_its_fields_face() {
        for bits in 0..=u16::MAX {
            let set = FieldSet::from_bits(bits);
            let each: FieldSet = set.iter().filter_map(Field::facing).collect();
            assert_eq!(facing(set), each, "{bits:016b}");
            let (mut rows, mut columns) = (0, 0);
            for line in set.iter().filter_map(Field::line) {
                match line {
                    Line::Row(row) => rows |= 1 << row,
                    Line::Column(column) => columns |= 1 << column,
                }
            }
            assert_eq!(lines(set), (rows, columns), "{bits:016b}");
        }
    }
}

//! A player's display: three rows of four tribe cards (T-TRIBE-5).

use crate::ids::TribeId;
use caravanserai_core::{TextForm, text_form};
use serde::{Deserialize, Serialize};
use std::fmt;

/// A row of a display, counted from 0, written from 1.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Row(u8);

/// A place in a display, written `row.place`, both from 1.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[expect(missing_docs, reason = "the names say it all")]
pub struct Slot {
    pub row: Row,
    /// Counted from 0.
    pub place: u8,
}

/// The displayed cards, each row filled from the left without gaps.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Display {
    rows: [[Option<TribeId>; Display::PLACES]; Display::ROWS],
}

impl Row {
    /// The row of this index, if there is one.
    pub const fn new(index: u8) -> Option<Row> {
        if (index as usize) < Display::ROWS { Some(Row(index)) } else { None }
    }

    /// All rows.
    pub const ALL: [Row; Display::ROWS] = [Row(0), Row(1), Row(2)];

    /// The row as an index.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl Display {
    /// No card yet.
    pub const EMPTY: Display = Display { rows: [[None; Display::PLACES]; Display::ROWS] };
    /// How many rows there are.
    pub const ROWS: usize = 3;
    /// How many cards a row takes.
    pub const PLACES: usize = 4;
    /// How many cards a display takes; the game ends when one is full.
    pub const CAPACITY: u8 = 12;

    /// The cards of a row, from the left.
    #[inline]
    pub fn row(&self, row: Row) -> impl Iterator<Item = TribeId> + '_ {
        self.rows[row.index()].iter().map_while(|card| *card)
    }

    /// How many cards a row holds.
    #[inline]
    pub fn row_len(&self, row: Row) -> usize {
        self.rows[row.index()].iter().filter(|card| card.is_some()).count()
    }

    /// Whether a row has room.
    #[inline]
    pub fn has_room(&self, row: Row) -> bool {
        self.rows[row.index()][Display::PLACES - 1].is_none()
    }

    /// The rows that have room.
    #[inline]
    pub fn open_rows(&self) -> impl Iterator<Item = Row> + '_ {
        Row::ALL.into_iter().filter(|row| self.has_room(*row))
    }

    /// Whether all twelve places are taken.
    #[inline]
    pub fn is_full(&self) -> bool {
        self.open_rows().next().is_none()
    }

    /// All cards, row by row.
    #[inline]
    pub fn cards(&self) -> impl Iterator<Item = TribeId> + '_ {
        self.rows.iter().flatten().filter_map(|card| *card)
    }

    /// How many cards there are.
    #[inline]
    pub fn len(&self) -> u8 {
        self.cards().count() as u8
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.cards().next().is_none()
    }

    /// The card on a place.
    #[inline]
    pub fn get(&self, slot: Slot) -> Option<TribeId> {
        self.rows[slot.row.index()][usize::from(slot.place)]
    }

    /// The places that hold a card, row by row.
    pub fn slots(&self) -> impl Iterator<Item = Slot> + '_ {
        Row::ALL
            .into_iter()
            .flat_map(|row| (0..self.row_len(row) as u8).map(move |place| Slot { row, place }))
    }

    /// Lays a card on the first free place of a row; a full row takes none.
    #[inline]
    pub fn push(&mut self, row: Row, card: TribeId) -> bool {
        match self.rows[row.index()].iter_mut().find(|place| place.is_none()) {
            Some(place) => {
                *place = Some(card);
                true
            }
            None => false,
        }
    }

    /// Takes a card out; the gap closes to the left.
    pub fn take(&mut self, slot: Slot) -> Option<TribeId> {
        let row = &mut self.rows[slot.row.index()];
        let place = usize::from(slot.place);
        let card = row[place].take();
        row[place..].rotate_left(1);
        card
    }

    /// Swaps two places.
    pub fn swap(&mut self, a: Slot, b: Slot) {
        let card = self.get(a);
        self.rows[a.row.index()][usize::from(a.place)] = self.get(b);
        self.rows[b.row.index()][usize::from(b.place)] = card;
    }
}

impl TryFrom<u8> for Row {
    type Error = String;
    fn try_from(number: u8) -> Result<Row, String> {
        let row = number.checked_sub(1).and_then(Row::new);
        row.ok_or_else(|| Row::unknown(""))
    }
}

impl From<Row> for u8 {
    fn from(row: Row) -> u8 {
        row.0 + 1
    }
}

impl TextForm for Row {
    fn write(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0 + 1)
    }

    fn read(text: &str) -> Option<Row> {
        match text.as_bytes() {
            [digit @ b'1'..=b'3'] => Some(Row(digit - b'1')),
            _ => None,
        }
    }

    fn unknown(_: &str) -> String {
        "a row is a number from 1 to 3".to_owned()
    }
}

text_form!(Row);

impl TextForm for Slot {
    fn write(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", self.row, self.place + 1)
    }

    fn read(text: &str) -> Option<Slot> {
        match text.as_bytes() {
            [row @ b'1'..=b'3', b'.', place @ b'1'..=b'4'] => {
                Some(Slot { row: Row(row - b'1'), place: place - b'1' })
            }
            _ => None,
        }
    }

    fn unknown(_: &str) -> String {
        "a place of the display is written row.place, as in 1.2".to_owned()
    }
}

text_form!(Slot, serde);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn taking_a_card_out_closes_the_gap_to_the_left() {
        let mut display = Display::default();
        for index in 0..4 {
            assert!(display.push(Row(0), TribeId::new(index)));
        }
        assert!(!display.push(Row(0), TribeId::new(9)), "a row takes four");
        assert_eq!(display.take("1.2".parse().unwrap()), Some(TribeId::new(1)));
        let left: Vec<usize> = display.row(Row(0)).map(TribeId::index).collect();
        assert_eq!(left, [0, 2, 3]);
    }
}

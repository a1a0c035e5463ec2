//! Goods cards: what they bring.

use crate::goods::Bundle;

/// A goods card of the deck in play, by its place in the deck's list.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct GoodsId(u8);

impl GoodsId {
    /// The card at this place of the list.
    #[inline]
    pub const fn new(index: u8) -> GoodsId {
        GoodsId(index)
    }

    /// Its place in the list.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A goods card as printed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GoodsCard {
    /// Its name in positions.
    pub id: String,
    /// What it brings for certain.
    pub gives: Bundle,
    /// How many goods of choice it brings besides.
    pub choice: u8,
}

/// A set of goods cards.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct GoodsSet(u32);

impl GoodsSet {
    /// The most cards that a deck may have.
    pub const CAPACITY: usize = 32;

    /// Adds a card; tells whether it was new.
    #[inline]
    pub const fn insert(&mut self, card: GoodsId) -> bool {
        let bit = 1 << card.index();
        let new = self.0 & bit == 0;
        self.0 |= bit;
        new
    }

    /// Whether a card is in it.
    #[inline]
    pub const fn contains(self, card: GoodsId) -> bool {
        self.0 >> card.index() & 1 == 1
    }

    /// How many are in it.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether none is in it.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The cards in the order of the deck's list.
    pub fn iter(self) -> impl Iterator<Item = GoodsId> {
        (0..GoodsSet::CAPACITY as u8).map(GoodsId).filter(move |card| self.contains(*card))
    }
}

//! Goods cards: what they bring.

use crate::goods::Bundle;
use serde::{Deserialize, Serialize};
use std::num::NonZeroU8;

/// A goods card of the deck in play, by its place in the deck's list.
///
/// Stored as index + 1, so that an optional card takes one byte.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct GoodsId(NonZeroU8);

impl GoodsId {
    /// The card at this place of the list.
    ///
    /// # Panics
    /// If the list could not have such a place.
    #[inline]
    pub const fn new(index: u8) -> GoodsId {
        assert!(index < u8::MAX);
        GoodsId(NonZeroU8::MIN.saturating_add(index))
    }

    /// Its place in the list.
    #[inline]
    pub const fn index(self) -> usize {
        self.0.get() as usize - 1
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
    /// What may be taken instead.
    pub or: Option<Bundle>,
    /// Whether its figures are this project's own.
    pub reconstructed: bool,
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
        (0..GoodsSet::CAPACITY as u8).map(GoodsId::new).filter(move |card| self.contains(*card))
    }
}

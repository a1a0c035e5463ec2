//! Goods cards: what they bring.

use crate::goods::Bundle;
use caravanserai_core::{Member, Set};
use std::fmt;
use std::num::NonZeroU8;

/// A goods card of the deck in play, by its place in the deck's list.
///
/// Stored as index + 1, so that an optional card takes one byte.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
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

/// What it brings, as deck files write it: `1D 1S`, `1 good 1W`, `1G / 3W`.
impl fmt::Display for GoodsCard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.choice {
            0 => write!(f, "{}", self.gives)?,
            1 => f.write_str("1 good")?,
            n => write!(f, "{n} goods")?,
        }
        if self.choice > 0 && !self.gives.is_nothing() {
            write!(f, " {}", self.gives)?;
        }
        match self.or {
            Some(or) => write!(f, " / {or}"),
            None => Ok(()),
        }
    }
}

impl Member for GoodsId {
    type Bits = u32;

    #[inline]
    fn index(self) -> usize {
        GoodsId::index(self)
    }

    #[inline]
    fn from_index(index: usize) -> GoodsId {
        GoodsId::new(index as u8)
    }
}

/// A set of goods cards.
pub type GoodsSet = Set<GoodsId>;

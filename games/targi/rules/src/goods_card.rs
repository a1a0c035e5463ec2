//! Goods cards: what they bring.

use crate::goods::Bundle;
use std::fmt;

/// A goods card as printed.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
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

//! A position.

use serde::{Deserialize, Serialize};

/// How many pebbles everybody draws, and how many of them are laid.
pub(super) const DRAWN: usize = 3;
pub(super) const LAID: usize = 2;

#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) struct Pebbles {
    pub(super) hands: Vec<Vec<u8>>,
    pub(super) laid: Vec<Vec<u8>>,
}

/// Every pebble there is: 1 to 6, three of each.
pub(super) fn bag() -> Vec<u8> {
    (0..18).map(|index| index % 6 + 1).collect()
}

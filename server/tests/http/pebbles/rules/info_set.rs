//! What tells positions apart for a seat.

use super::Pebbles;
use caravanserai_core::{Game, InfoSet, KeyHasher, Seat};
use std::hash::{Hash, Hasher};

impl InfoSet for Pebbles {
    fn key(&self, seat: Seat) -> u64 {
        let mut hasher = KeyHasher::new(seat);
        self.view(Some(seat)).hash(&mut hasher);
        hasher.finish()
    }
}

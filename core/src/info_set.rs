use crate::{Game, Seat};
use std::hash::Hasher;

/// A game whose information sets have keys, so that a search can keep one node
/// for all states that look the same to whoever is to act.
pub trait InfoSet: Game {
    /// A number that two states share exactly when they look the same to a
    /// seat, but for the odds of one in 2^64. What the seat may choose must
    /// follow from what it sees.
    fn key(&self, seat: Seat) -> u64;
}

/// Hashes small numbers quickly, the same on every machine and in every run.
#[derive(Clone, Debug)]
pub struct KeyHasher(u64);

impl KeyHasher {
    /// A hasher for what `seat` sees.
    #[inline]
    pub const fn new(seat: Seat) -> KeyHasher {
        KeyHasher(seat.0 as u64 + 1)
    }
}

impl Hasher for KeyHasher {
    #[inline]
    fn write(&mut self, bytes: &[u8]) {
        for chunk in bytes.chunks(8) {
            let mut word = [0; 8];
            word[..chunk.len()].copy_from_slice(chunk);
            self.write_u64(u64::from_le_bytes(word));
        }
    }

    #[inline]
    fn write_u8(&mut self, number: u8) {
        self.write_u64(number.into());
    }

    #[inline]
    fn write_u16(&mut self, number: u16) {
        self.write_u64(number.into());
    }

    #[inline]
    fn write_u32(&mut self, number: u32) {
        self.write_u64(number.into());
    }

    #[inline]
    fn write_u64(&mut self, number: u64) {
        self.0 = (self.0.rotate_left(5) ^ number).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    }

    #[inline]
    fn write_usize(&mut self, number: usize) {
        self.write_u64(number as u64);
    }

    #[inline]
    fn finish(&self) -> u64 {
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }
}

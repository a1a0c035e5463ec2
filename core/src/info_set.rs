use crate::{Game, Seat};
use std::hash::Hasher;

/// A game whose information sets have keys, so that a search can keep one node
/// for all states that look the same to the player to act.
pub trait InfoSet: Game {
    /// A number that two states share exactly when they look the same to a
    /// seat, but for the odds of one in 2^64. What the seat may choose must
    /// follow from what it sees.
    fn key(&self, seat: Seat) -> u64;
}

/// Hashes small numbers quickly, the same on every machine and in every run.
///
/// Bytes are gathered and mixed eight at a time.
#[derive(Clone, Debug)]
pub struct KeyHasher {
    mixed: u64,
    gathered: u64,
    /// How many bits are gathered.
    bits: u32,
}

const FACTOR: u64 = 0x9e37_79b9_7f4a_7c15;

impl KeyHasher {
    /// A hasher for what `seat` sees.
    #[inline]
    pub const fn new(seat: Seat) -> KeyHasher {
        let mixed = (seat.0 as u64 + 1).wrapping_mul(FACTOR);
        KeyHasher { mixed, gathered: 0, bits: 0 }
    }

    #[inline]
    const fn mix(&mut self, number: u64) {
        // Both halves of the product, so that high bits reach low ones as well.
        let product = (self.mixed ^ number) as u128 * FACTOR as u128;
        self.mixed = product as u64 ^ (product >> 64) as u64;
    }

    #[inline]
    const fn mix_gathered(&mut self) {
        if self.bits > 0 {
            self.mix(self.gathered);
            (self.gathered, self.bits) = (0, 0);
        }
    }

    /// Gathers a number of fewer than 64 bits.
    #[inline]
    const fn gather(&mut self, number: u64, bits: u32) {
        if self.bits + bits > u64::BITS {
            self.mix_gathered();
        }
        self.gathered |= number << self.bits;
        self.bits += bits;
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
        self.gather(number.into(), 8);
    }

    #[inline]
    fn write_u16(&mut self, number: u16) {
        self.gather(number.into(), 16);
    }

    #[inline]
    fn write_u32(&mut self, number: u32) {
        self.gather(number.into(), 32);
    }

    #[inline]
    fn write_u64(&mut self, number: u64) {
        self.mix_gathered();
        self.mix(number);
    }

    /// Lengths of lists and variants of enums: nearly always small.
    #[inline]
    fn write_usize(&mut self, number: usize) {
        match u8::try_from(number) {
            Ok(small) if small < u8::MAX => self.gather(small.into(), 8),
            _ => {
                self.gather(u8::MAX.into(), 8);
                self.write_u64(number as u64);
            }
        }
    }

    #[inline]
    fn finish(&self) -> u64 {
        let mut last = self.clone();
        last.mix_gathered();
        let mut mixed = last.mixed;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashSet;
    use std::hash::Hash;

    fn key(of: impl Hash) -> u64 {
        let mut hasher = KeyHasher::new(Seat(0));
        of.hash(&mut hasher);
        hasher.finish()
    }

    #[test]
    fn whatever_differs_in_one_place_has_another_key() {
        let mut keys = HashSet::new();
        for place in 0..24 {
            for number in 1..=255_u8 {
                let mut bytes = [0_u8; 24];
                bytes[place] = number;
                let [one, two, rest @ ..] = bytes;
                assert!(keys.insert(key((one, Some(two), u64::from(one), rest.map(Some)))));
            }
        }
        for length in [0, 1, 254, 255, 256, 1000] {
            assert!(keys.insert(key(vec![0_u16; length])), "a list of {length}");
        }
        assert!(keys.insert(key((1_u8, 0x0200_u64))));
        assert!(keys.insert(key((0x0100_u16, 0x02_u64))));
    }
}

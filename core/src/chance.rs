//! Random numbers, and what the house does with them.
//!
//! The shuffle is our own, so that a record made today deals the same cards
//! with any later version of any library. `Shuffler` serves the deals of real
//! games; `Quick` serves playouts, where speed counts and nothing is recorded.

use rand_chacha::ChaCha8Rng;
use rand_core::{Rng, SeedableRng};

/// A source of chance.
pub trait Chance {
    /// The next 32 random bits.
    fn next_u32(&mut self) -> u32;

    /// A number below `n`, every one equally likely (Lemire's method: multiply,
    /// keep the high half, reject the few low halves that would bias it).
    ///
    /// `n` must not be 0.
    #[inline]
    fn below(&mut self, n: u32) -> u32 {
        debug_assert!(n > 0, "there is no number below 0");
        let mut product = u64::from(self.next_u32()) * u64::from(n);
        if (product as u32) < n {
            let reject_below = n.wrapping_neg() % n;
            while (product as u32) < reject_below {
                product = u64::from(self.next_u32()) * u64::from(n);
            }
        }
        (product >> 32) as u32
    }

    /// Shuffles in place: Fisher-Yates, from the last item down.
    #[inline]
    fn shuffle<T>(&mut self, items: &mut [T])
    where
        Self: Sized,
    {
        for last in (1..items.len()).rev() {
            let other = self.below(last as u32 + 1) as usize;
            items.swap(last, other);
        }
    }
}

/// The generator behind recorded games: ChaCha8, one named stream per deck.
pub struct Shuffler(ChaCha8Rng);

impl Shuffler {
    /// The stream called `name` under a 256-bit key.
    pub fn new(key: [u8; 32], name: &str) -> Shuffler {
        let mut generator = ChaCha8Rng::from_seed(key);
        generator.set_stream(name_of_stream(name));
        Shuffler(generator)
    }

    /// The `nth` later shuffle of the deck called `name`, for games that carry
    /// a short key in their state to refill a deck in mid-game.
    pub fn later(key: u64, name: &str, nth: u8) -> Shuffler {
        let mut long = [0; 32];
        long[..8].copy_from_slice(&key.to_le_bytes());
        long[8] = nth;
        Shuffler::new(long, name)
    }

    /// The next 64 random bits, low half first.
    pub fn next_u64(&mut self) -> u64 {
        let low = u64::from(self.next_u32());
        low | u64::from(self.next_u32()) << 32
    }
}

impl Chance for Shuffler {
    #[inline]
    fn next_u32(&mut self) -> u32 {
        self.0.next_u32()
    }
}

/// FNV-1a of the name: short, stable, and different for different decks.
const fn name_of_stream(name: &str) -> u64 {
    let bytes = name.as_bytes();
    let mut hash = 0xcbf2_9ce4_8422_2325_u64;
    let mut i = 0;
    while i < bytes.len() {
        hash = (hash ^ bytes[i] as u64).wrapping_mul(0x0100_0000_01b3);
        i += 1;
    }
    hash
}

/// A small, fast generator for playouts (SplitMix64).
#[derive(Clone, Debug)]
pub struct Quick(u64);

impl Quick {
    /// A generator whose whole sequence follows from `seed`.
    pub const fn new(seed: u64) -> Quick {
        Quick(seed)
    }
}

impl Chance for Quick {
    #[inline]
    fn next_u32(&mut self) -> u32 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((mixed ^ (mixed >> 31)) >> 32) as u32
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_shuffle_never_changes_between_versions() {
        let mut cards: Vec<u8> = (0..10).collect();
        Shuffler::new([7; 32], "goods").shuffle(&mut cards);
        assert_eq!(cards, SHUFFLED_BY_KEY_OF_SEVENS);
        let mut again: Vec<u8> = (0..10).collect();
        Shuffler::new([7; 32], "tribe").shuffle(&mut again);
        assert_ne!(again, cards, "another deck has another stream");
    }

    /// Recorded once; a different order would break every record ever made.
    const SHUFFLED_BY_KEY_OF_SEVENS: [u8; 10] = [3, 0, 9, 1, 4, 7, 8, 5, 2, 6];

    #[test]
    fn every_number_below_n_is_about_equally_likely() {
        let mut chance = Quick::new(1);
        let mut seen = [0_u32; 6];
        for _ in 0..60_000 {
            seen[chance.below(6) as usize] += 1;
        }
        assert!(seen.iter().all(|&n| (9_600..10_400).contains(&n)), "{seen:?}");
    }

    #[test]
    fn every_order_of_three_cards_is_about_equally_likely() {
        let mut chance = Shuffler::new([1; 32], "three");
        let mut seen = std::collections::BTreeMap::new();
        for _ in 0..12_000 {
            let mut cards = [0, 1, 2];
            chance.shuffle(&mut cards);
            *seen.entry(cards).or_insert(0) += 1;
        }
        assert_eq!(seen.len(), 6);
        assert!(seen.values().all(|n| (1_800..2_200).contains(n)), "{seen:?}");
    }
}

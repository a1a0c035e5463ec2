//! Where a seed comes from when everybody at the table has a hand in it.
//!
//! The house commits to a seed of its own before anybody sits down: it publishes the
//! SHA-256. Everybody who plays adds a text, and the game is dealt from the hash of
//! all of them. So the house cannot choose the cards, and neither can anybody else.

use crate::seed::hex;
use crate::{Chance, Seed};
use sha2::{Digest, Sha256};

/// What stands before what is hashed, so that the hash means nothing else.
const DOMAIN: &[u8] = b"caravanserai deal 1\n";
/// The stream that draws who sits where.
const LOT: &str = "seats";

/// What a game's seed was made of.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Origin {
    /// The seed that the house committed to.
    pub house: Seed,
    /// What was added at each place, empty where nothing was; no places at all if
    /// the house's seed deals alone.
    pub contributions: Vec<String>,
    /// How many seats further everybody sits than the place they took, drawn by lot
    /// from the seed; `None` if the seats were chosen.
    pub lot: Option<u8>,
}

impl Origin {
    /// The seed that deals: the house's own if nobody added anything, otherwise the
    /// SHA-256, in hexadecimal digits, of `caravanserai deal 1`, a line break, the
    /// house's seed and then every place's contribution, each as a netstring
    /// (`3:abc,`).
    pub fn seed(&self) -> Seed {
        if self.contributions.iter().all(String::is_empty) {
            return self.house.clone();
        }
        let mut hash = Sha256::new().chain_update(DOMAIN);
        let contributions = self.contributions.iter().map(String::as_str);
        for text in [self.house.as_str()].into_iter().chain(contributions) {
            hash.update(format!("{}:{text},", text.len()));
        }
        Seed::new(hex(&hash.finalize()))
    }
}

impl Seed {
    /// How many seats further everybody sits than the place they took, where seats
    /// are drawn by lot.
    ///
    /// `seats` must not be 0.
    pub fn lot(&self, seats: u8) -> u8 {
        self.key().stream(LOT).below(seats.into()) as u8
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn origin(contributions: &[&str]) -> Origin {
        let contributions = contributions.iter().map(|&text| text.to_owned()).collect();
        Origin { house: Seed::new("abc"), contributions, lot: None }
    }

    #[test]
    fn anybody_can_work_out_the_seed_with_a_shell() {
        // printf 'caravanserai deal 1\n3:abc,5:lucky,0:,' | sha256sum
        let told = "e43d16e4e8b6d138040943b50b64a2534b341f33e785652ef3395da50c6360c6";
        assert_eq!(origin(&["lucky", ""]).seed().as_str(), told);
    }

    #[test]
    fn nobody_adds_and_the_seed_of_the_house_deals() {
        assert_eq!(origin(&[]).seed(), Seed::new("abc"));
        assert_eq!(origin(&["", ""]).seed(), Seed::new("abc"));
    }

    #[test]
    fn every_contribution_and_its_place_counts() {
        let all =
            [&["a", ""][..], &["", "a"], &["a", "b"], &["b", "a"], &["ab", ""], &["a,1:b", ""]];
        let mut seeds: Vec<String> =
            all.iter().map(|texts| origin(texts).seed().as_str().to_owned()).collect();
        seeds.sort();
        seeds.dedup();
        assert_eq!(seeds.len(), all.len());
    }

    #[test]
    fn every_lot_is_drawn() {
        let drawn = (0..60).map(|n| Seed::new(n.to_string()).lot(4));
        let seen: std::collections::BTreeSet<u8> = drawn.collect();
        assert!(seen.into_iter().eq(0..4));
    }
}

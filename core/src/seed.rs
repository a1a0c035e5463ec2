//! Seeds: any text, from which every shuffle of a game follows.

use crate::Shuffler;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use std::fmt;

/// What a game is dealt from. Any text will do.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Seed(String);

/// The key of all streams of one seed.
#[derive(Clone, Copy)]
pub struct SeedKey([u8; 32]);

/// Mixed into the key, so that the published commitment (a plain SHA-256 of
/// the seed) tells nothing about the shuffles.
const KEY_PREFIX: &[u8] = b"caravanserai shuffle 1\n";

impl Seed {
    /// A seed of this text.
    pub fn new(text: impl Into<String>) -> Seed {
        Seed(text.into())
    }

    /// A seed that nobody can guess, of at least 256 bits.
    ///
    /// # Panics
    /// If the machine has no randomness, without which no deal is fair.
    #[cfg(not(target_arch = "wasm32"))]
    pub fn random() -> Seed {
        let mut bytes = [0; 52];
        getrandom::fill(&mut bytes).expect("the operating system gives random bytes");
        Seed::from_bytes(bytes)
    }

    /// A seed of random bytes, five bits of each: 52 letters and digits that are not mistaken
    /// for one another.
    pub fn from_bytes(bytes: [u8; 52]) -> Seed {
        const LETTERS: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";
        Seed(bytes.iter().map(|byte| LETTERS[usize::from(byte % 32)] as char).collect())
    }

    /// The text.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// SHA-256 of the seed in hexadecimal digits: what a table publishes when
    /// it opens, so that the seed can be checked when it is told at the end.
    pub fn commitment(&self) -> String {
        hex(&Sha256::digest(self.0.as_bytes()))
    }

    /// The key from which the named streams are opened.
    pub fn key(&self) -> SeedKey {
        let hash = Sha256::new().chain_update(KEY_PREFIX).chain_update(self.0.as_bytes());
        SeedKey(hash.finalize().into())
    }
}

impl SeedKey {
    /// The stream of the deck called `name`. Streams never influence each other.
    pub fn stream(&self, name: &str) -> Shuffler {
        Shuffler::new(self.0, name)
    }
}

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// Bytes as lower-case hexadecimal digits.
pub fn hex(bytes: &[u8]) -> String {
    let digit = |half: u8| char::from_digit(half.into(), 16).expect("half a byte");
    bytes.iter().flat_map(|byte| [digit(byte >> 4), digit(byte & 0xf)]).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_commitment_is_plain_sha_256_that_anybody_can_check() {
        assert_eq!(
            Seed::new("abc").commitment(),
            "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
        );
    }

    #[test]
    fn the_commitment_is_not_the_key() {
        let seed = Seed::new("abc");
        assert_ne!(seed.commitment(), hex(&seed.key().0));
    }

    #[test]
    fn drawn_seeds_differ_and_can_be_typed() {
        let (a, b) = (Seed::random(), Seed::random());
        assert_ne!(a, b);
        assert_eq!(a.as_str().len(), 52);
        assert!(a.as_str().chars().all(|c| c.is_ascii_alphanumeric()));
    }
}

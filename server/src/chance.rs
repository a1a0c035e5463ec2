//! Randomness that nobody can guess: tokens, names of tables, seeds.

use caravanserai_core::Chance;
use sha2::{Digest, Sha256};

/// The machine's own randomness.
pub(crate) struct Unguessable;

impl Chance for Unguessable {
    fn next_u32(&mut self) -> u32 {
        u32::from_le_bytes(bytes())
    }
}

/// Random bytes.
///
/// # Panics
/// If the machine has no randomness, without which nothing here is safe.
pub(crate) fn bytes<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the operating system gives random bytes");
    bytes
}

/// A random number for the identity of something, positive and below 2⁵³ so
/// that any language can hold it.
pub(crate) fn number() -> i64 {
    (u64::from_le_bytes(bytes()) >> 11) as i64
}

/// Letters and digits that are not mistaken for one another.
const LETTERS: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";

/// A random word of `length` letters and digits, 5 bits each.
pub(crate) fn word(length: usize) -> String {
    (0..length).map(|_| LETTERS[Unguessable.below(32) as usize] as char).collect()
}

/// A secret of 256 bits as hexadecimal digits.
pub(crate) fn secret() -> String {
    bytes::<32>().iter().map(|byte| format!("{byte:02x}")).collect()
}

/// What is kept of a secret.
pub(crate) fn hash(secret: &str) -> [u8; 32] {
    Sha256::digest(secret.as_bytes()).into()
}

/// Whether this is the secret that was kept, in the same time for every one that is not.
pub(crate) fn is_secret(told: &str, kept: &[u8; 32]) -> bool {
    let pairs = hash(told).into_iter().zip(*kept);
    std::hint::black_box(pairs.fold(0, |differ, (a, b)| differ | (a ^ b))) == 0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_secret_is_known_by_all_of_its_hash() {
        let kept = hash("a long secret");
        assert!(is_secret("a long secret", &kept));
        assert!(!is_secret("a long secreT", &kept) && !is_secret("", &kept));
        for at in 0..kept.len() {
            let mut other = kept;
            other[at] ^= 1;
            assert!(!is_secret("a long secret", &other), "byte {at} counts");
        }
    }
}

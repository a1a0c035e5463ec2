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

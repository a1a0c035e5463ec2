//! Randomness that nobody can guess: tokens, names of tables, seeds.

use caravanserai_core::{Chance, Seed};
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
    fill(&mut bytes);
    bytes
}

#[cfg(feature = "net")]
fn fill(bytes: &mut [u8]) {
    getrandom::fill(bytes).expect("the operating system gives random bytes");
}

#[cfg(not(feature = "net"))]
use lent::fill;
#[cfg(not(feature = "net"))]
pub use lent::lend;

#[cfg(not(feature = "net"))]
mod lent {
    use rand_chacha::ChaCha20Rng;
    use rand_core::{Rng, SeedableRng};
    use std::cell::RefCell;

    thread_local! {
        static GENERATOR: RefCell<Option<ChaCha20Rng>> = const { RefCell::new(None) };
    }

    /// Lends randomness that nobody can guess, from which all other follows.
    pub fn lend(seed: [u8; 32]) {
        GENERATOR.set(Some(ChaCha20Rng::from_seed(seed)));
    }

    pub(super) fn fill(bytes: &mut [u8]) {
        GENERATOR.with_borrow_mut(|generator| {
            let generator = generator.as_mut().expect("whoever opens the house lends randomness");
            generator.fill_bytes(bytes);
        });
    }
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

/// The word of 16 letters and digits that follows from a text.
#[cfg(not(feature = "net"))]
pub(crate) fn word_of(text: &str) -> String {
    hash(text)[..16].iter().map(|byte| LETTERS[usize::from(byte % 32)] as char).collect()
}

/// A seed that nobody can guess.
pub(crate) fn seed() -> Seed {
    Seed::from_bytes(of_a_deal())
}

/// Random bytes by which a game is dealt or its opponents choose. Where a program that was built
/// for tests is told a word, they follow from it, so that a test meets the same games again;
/// tokens and names of tables never do.
pub(crate) fn of_a_deal<const N: usize>() -> [u8; N] {
    #[cfg(all(debug_assertions, feature = "net"))]
    if let Some(stream) = &*foretold::STREAM {
        let mut stream = stream.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        return std::array::from_fn(|_| stream.next_u32() as u8);
    }
    bytes()
}

#[cfg(all(debug_assertions, feature = "net"))]
mod foretold {
    use caravanserai_core::{Seed, Shuffler};
    use std::sync::{LazyLock, Mutex};

    pub(super) static STREAM: LazyLock<Option<Mutex<Shuffler>>> = LazyLock::new(|| {
        let word = std::env::var("CARAVANSERAI_DEALS").ok()?;
        Some(Mutex::new(Seed::new(word).key().stream("deals")))
    });
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

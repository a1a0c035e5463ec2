//! Options that were read before, so that a list of tables need not read them again.
//!
//! Every game holds its options, and the cards of its deck, itself or shares them. Those
//! that were used last are remembered here too, up to a limit: what was read for one visitor
//! never keeps another from anything, and what nobody uses goes.

use caravanserai_core::Named;
use sage::moment::Moment;
use serde_json::Value;
use sha2::{Digest, Sha256};
use std::collections::HashMap;
use std::time::Duration;

/// What all options of a game that are remembered may take.
const MOST_BYTES: usize = 32 << 20;
/// What options take besides their text: the cards of a deck. Few have one, but then a
/// couple of thousand are enough to remember.
const CARDS_BYTES: usize = 16 << 10;

/// Options that are spelled out, told apart by their hash.
pub(crate) struct Key {
    hash: [u8; 32],
    bytes: usize,
}

impl Key {
    pub(crate) fn of(named: &Named) -> Key {
        let text = serde_json::to_string(named).expect("options are plain data");
        // A game may keep the text of a deck beside its cards.
        Key { hash: Sha256::digest(text.as_bytes()).into(), bytes: CARDS_BYTES + 2 * text.len() }
    }
}

struct Remembered<O> {
    options: O,
    bytes: usize,
    used: Moment,
}

/// The options of one game.
pub(crate) struct OptionCache<O> {
    remembered: HashMap<[u8; 32], Remembered<O>>,
    bytes: usize,
}

impl<O> Default for OptionCache<O> {
    fn default() -> OptionCache<O> {
        OptionCache { remembered: HashMap::new(), bytes: 0 }
    }
}

impl<O: Clone> OptionCache<O> {
    /// These options, if they are remembered.
    pub(crate) fn get(&mut self, key: &Key) -> Option<O> {
        let found = self.remembered.get_mut(&key.hash)?;
        found.used = Moment::now();
        Some(found.options.clone())
    }

    /// Remembers options that were read. If somebody else has read them meanwhile, theirs
    /// are the ones to use.
    pub(crate) fn remember(&mut self, key: Key, options: O) -> O {
        if let Some(earlier) = self.get(&key) {
            return earlier;
        }
        if self.bytes + key.bytes > MOST_BYTES {
            self.forget_oldest(MOST_BYTES / 2);
        }
        self.bytes += key.bytes;
        let used = Moment::now();
        let kept = Remembered { options: options.clone(), bytes: key.bytes, used };
        self.remembered.insert(key.hash, kept);
        options
    }

    /// Forgets those that were not used for longest, until the rest takes so many bytes.
    fn forget_oldest(&mut self, bytes: usize) {
        let mut by_use: Vec<_> =
            self.remembered.iter().map(|(hash, kept)| (kept.used, *hash)).collect();
        by_use.sort_unstable();
        for (_, hash) in by_use {
            if self.bytes <= bytes {
                return;
            }
            self.bytes -= self.remembered.remove(&hash).map_or(0, |kept| kept.bytes);
        }
    }

    /// Forgets what was not used for so long.
    pub(crate) fn forget_unused(&mut self, idle: Duration) {
        self.remembered.retain(|_, kept| kept.used.elapsed() < idle);
        self.remembered.shrink_to_fit();
        self.bytes = self.remembered.values().map(|kept| kept.bytes).sum();
    }

    /// What those that are remembered take.
    pub(crate) fn bytes(&self) -> usize {
        self.bytes
    }
}

/// The length of the longest text in a value.
pub(crate) fn longest_text(value: &Value) -> usize {
    match value {
        Value::String(text) => text.len(),
        Value::Array(list) => list.iter().map(longest_text).max().unwrap_or(0),
        Value::Object(map) => map.values().map(longest_text).max().unwrap_or(0),
        _ => 0,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;
    use std::sync::{Arc, Weak};

    fn options(number: usize) -> Named {
        Named::from_iter([("number".to_owned(), number.into())])
    }

    fn with_deck(number: usize) -> Named {
        let text = format!("{number}{}", "x".repeat(32 << 10));
        Named::from_iter([("deck".to_owned(), json!(text))])
    }

    #[test]
    fn what_is_used_is_remembered_and_the_rest_makes_room() {
        let mut cache = OptionCache::default();
        let mut reads = 0;
        let many = 4 * MOST_BYTES / CARDS_BYTES;
        for number in 0..many {
            for used in [0, number] {
                let key = Key::of(&options(used));
                let found = cache.get(&key).unwrap_or_else(|| {
                    reads += 1;
                    cache.remember(key, used)
                });
                assert_eq!(found, used);
            }
        }
        assert_eq!(reads, many, "each is read once, the one in use never again");
        assert!((MOST_BYTES / 4..=MOST_BYTES).contains(&cache.bytes()), "{}", cache.bytes());
    }

    #[test]
    fn decks_that_nobody_plays_with_any_more_are_freed() {
        let mut cache = OptionCache::default();
        let mut seen: Vec<Weak<usize>> = Vec::new();
        let played = cache.remember(Key::of(&with_deck(0)), Arc::new(0));
        for number in 1..5000 {
            let deck = cache.remember(Key::of(&with_deck(number)), Arc::new(number));
            seen.push(Arc::downgrade(&deck));
        }
        let held = seen.iter().filter(|deck| deck.strong_count() > 0).count();
        assert!((100..=500).contains(&held), "{held} of 5000 decks of 32 KB are held");
        assert!(cache.bytes() <= MOST_BYTES);
        assert_eq!(*played, 0, "what is forgotten here is still at its table");

        cache.forget_unused(Duration::from_secs(3600));
        assert!(cache.bytes() > 0, "these were used a moment ago");
        cache.forget_unused(Duration::ZERO);
        assert_eq!(cache.bytes(), 0);
        assert!(seen.iter().all(|deck| deck.strong_count() == 0));
        assert_eq!(Arc::strong_count(&played), 1);
    }

    #[test]
    fn options_that_two_read_at_once_are_shared() {
        let mut cache = OptionCache::default();
        let first = cache.remember(Key::of(&with_deck(1)), Arc::new(1));
        let second = cache.remember(Key::of(&with_deck(1)), Arc::new(1));
        assert!(Arc::ptr_eq(&first, &second));
    }
}

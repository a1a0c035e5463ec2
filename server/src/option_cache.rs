//! Options that were read before, so that a list of tables need not read them again.
//!
//! Reading a deck takes memory that a game may keep for as long as the program runs, so
//! the same options with a deck are read only once and all together have a limit. Options
//! without one take little and are forgotten when others are used more.

use crate::hosting::Named;
use serde_json::Value;
use sha2::{Digest, Sha256};
use std::collections::HashMap;

/// A text of more bytes, such as a deck, is kept by the game that reads it.
const LONG: usize = 256;
/// What all options with long texts together may take; new ones are refused then.
const LONG_BYTES: usize = 128 << 20;
/// What options with a long text take besides: its cards.
const LONG_EACH: usize = 16 << 10;
/// Options without long texts that are remembered.
const SHORT: usize = 4096;

/// Whether options are new to the house, or those of a table that it keeps.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Wish {
    New,
    Kept,
}

type Key = [u8; 32];

/// The options of one game.
pub(crate) struct OptionCache<O> {
    /// Those without long texts, each with when it was used last.
    short: HashMap<Key, (O, u64)>,
    long: HashMap<Key, O>,
    long_bytes: usize,
    uses: u64,
}

impl<O> Default for OptionCache<O> {
    fn default() -> OptionCache<O> {
        OptionCache { short: HashMap::new(), long: HashMap::new(), long_bytes: 0, uses: 0 }
    }
}

impl<O: Clone> OptionCache<O> {
    /// These options, read if need be.
    pub(crate) fn get(
        &mut self,
        named: &Named,
        wish: Wish,
        read: impl FnOnce(&Named) -> Result<O, String>,
    ) -> Result<O, String> {
        let text = serde_json::to_string(named).expect("options are plain data");
        let key = Sha256::digest(text.as_bytes()).into();
        self.uses += 1;
        if let Some((options, used)) = self.short.get_mut(&key) {
            *used = self.uses;
            return Ok(options.clone());
        }
        if let Some(options) = self.long.get(&key) {
            return Ok(options.clone());
        }
        if is_long(named) {
            // The text once by the game itself, and once more while it is read.
            let bytes = LONG_EACH + 2 * text.len();
            if wish == Wish::New && self.long_bytes + bytes > LONG_BYTES {
                return Err("this house holds too many different decks by now".to_owned());
            }
            let options = read(named)?;
            self.long_bytes += bytes;
            self.long.insert(key, options.clone());
            return Ok(options);
        }
        let options = read(named)?;
        if self.short.len() >= SHORT {
            self.forget_half();
        }
        self.short.insert(key, (options.clone(), self.uses));
        Ok(options)
    }

    /// Forgets those that were not used for longest.
    fn forget_half(&mut self) {
        let mut uses: Vec<u64> = self.short.values().map(|(_, used)| *used).collect();
        let middle = uses.len() / 2;
        let (_, median, _) = uses.select_nth_unstable(middle);
        let median = *median;
        self.short.retain(|_, (_, used)| *used >= median);
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

/// Whether a long text, such as a deck, is among options.
pub(crate) fn is_long(named: &Named) -> bool {
    named.values().any(|value| longest_text(value) > LONG)
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn options(number: usize) -> Named {
        Named::from_iter([("number".to_owned(), number.into())])
    }

    #[test]
    fn what_is_used_is_remembered_and_the_rest_makes_room() {
        let mut cache = OptionCache::default();
        let mut reads = 0;
        for number in 0..10 * SHORT {
            for used in [0, number] {
                let read = |_: &Named| {
                    reads += 1;
                    Ok(used)
                };
                assert_eq!(cache.get(&options(used), Wish::New, read), Ok(used));
            }
        }
        assert_eq!(reads, 10 * SHORT, "each is read once, the one in use never again");
        assert!(cache.short.len() <= SHORT, "{}", cache.short.len());
    }

    #[test]
    fn decks_have_a_limit_that_stops_neither_old_tables_nor_other_options() {
        let mut cache = OptionCache::default();
        let deck = |number: usize| {
            let text = format!("{number}{}", "x".repeat(32 << 10));
            Named::from_iter([("deck".to_owned(), json!(text))])
        };
        let read = |_: &Named| Ok(());
        let most = (0..).find(|number| cache.get(&deck(*number), Wish::New, read).is_err());
        let most = most.expect("there is a limit");
        assert!(most > 1000, "{most} decks of 32 KB");
        assert!(cache.get(&deck(0), Wish::New, read).is_ok(), "known decks can be played");
        assert!(cache.get(&deck(most), Wish::Kept, read).is_ok(), "and those of old tables");
        assert!(cache.get(&options(1), Wish::New, read).is_ok(), "and anything without a deck");
    }
}

//! Any text is a deck or a list of mistakes, each at a line of the text.
#![no_main]

use libfuzzer_sys::fuzz_target;
use targi::Deck;

fuzz_target!(|text: &str| {
    match Deck::parse(text) {
        Ok(deck) => assert_eq!(deck.tribe.len(), 45),
        Err(errors) => {
            assert!(!errors.0.is_empty());
            let lines = text.lines().count() + 1;
            assert!(errors.0.iter().all(|error| (1..=lines).contains(&error.line)));
        }
    }
});

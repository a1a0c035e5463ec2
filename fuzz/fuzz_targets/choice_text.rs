//! A text that is a choice is written back as a text that is the same choice.
#![no_main]

use libfuzzer_sys::fuzz_target;
use targi::Choice;

fuzz_target!(|text: &str| {
    if let Ok(choice) = text.parse::<Choice>() {
        assert_eq!(choice.to_string().parse(), Ok(choice));
    }
});

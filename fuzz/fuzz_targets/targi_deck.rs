//! Any text is a deck or a mistake with its reason.
#![no_main]

libfuzzer_sys::fuzz_target!(|text: &str| caravanserai_fuzz::targi_deck(text));

//! Any text is a record or an error with its line; a record survives printing.
#![no_main]

libfuzzer_sys::fuzz_target!(|text: &str| caravanserai_fuzz::record::<targi::State>(text));

//! A conversation about a game is answered line by line.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| caravanserai_fuzz::engine_talk::<five_tribes::State>(
    bytes
));

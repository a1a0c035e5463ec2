//! What a seat cannot see changes nothing that it sees.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| caravanserai_fuzz::secrets::<targi::State>(bytes));

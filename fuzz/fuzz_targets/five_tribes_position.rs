//! A position that loads is one that plays on without a broken invariant.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| caravanserai_fuzz::position::<five_tribes::State>(
    bytes
));

//! The list of legal choices and checked play agree.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| caravanserai_fuzz::legal_choices::<five_tribes::State>(
    bytes
));

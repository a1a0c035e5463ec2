//! Every line that is not empty gets exactly one line of JSON back.
#![no_main]

libfuzzer_sys::fuzz_target!(|input: &[u8]| caravanserai_fuzz::engine_lines(input));

//! A real record, changed here and there, is a record or an error with its line.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| caravanserai_fuzz::changed_record::<targi::State>(
    bytes
));

//! A text that is a choice is written back as a text that is the same choice.
#![no_main]

libfuzzer_sys::fuzz_target!(|text: &str| caravanserai_fuzz::choice_text::<five_tribes::State>(
    text
));

//! Every line that is not empty gets exactly one line of JSON back.
#![no_main]

use libfuzzer_sys::fuzz_target;

fuzz_target!(|input: &[u8]| {
    let mut output = Vec::new();
    caravanserai_cli::engine::serve(input, &mut output).expect("memory does not fail");
    let asked = input.split(|byte| *byte == b'\n').filter(|line| !line.trim_ascii().is_empty());
    let output = String::from_utf8(output).expect("answers are text");
    assert_eq!(output.lines().count(), asked.count());
    for line in output.lines() {
        let answer: serde_json::Value = serde_json::from_str(line).expect("answers are JSON");
        assert!(answer["ok"].is_boolean());
    }
});

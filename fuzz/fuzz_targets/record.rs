//! Any text is a record or an error with its line; a record survives printing.
#![no_main]

use caravanserai_core::{Record, Table};
use libfuzzer_sys::fuzz_target;
use targi::State;

fuzz_target!(|text: &str| {
    let lines = text.lines().count() + 1;
    match Record::parse(text) {
        Ok(record) => {
            let again = Record::parse(&record.to_string()).expect("a printed record is a record");
            assert_eq!(again.to_string(), record.to_string());
            match Table::<State>::replay(&record, None) {
                Ok(table) => assert!(table.moves().len() == record.entries.len()),
                Err(error) => assert!((1..=lines).contains(&error.line)),
            }
        }
        Err(error) => assert!((1..=lines).contains(&error.line)),
    }
});

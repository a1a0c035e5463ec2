//! Recorded games, replayed: every djinn, thief, item and tile is at work in
//! one of them. `cargo run --release -p five-tribes --example five_tribes_corpus` makes
//! them anew after a change of the rules.

#[path = "common/witness.rs"]
#[allow(unreachable_pub, reason = "shared with the generator")]
mod witness;

use caravanserai_core::Record;
use five_tribes::State;
use std::path::PathBuf;

fn records() -> Vec<PathBuf> {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../corpus");
    let files = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let mut files: Vec<PathBuf> =
        files.filter(|path| path.extension().is_some_and(|e| e == "record")).collect();
    files.sort();
    files
}

#[test]
fn every_recorded_game_replays_to_its_result_and_nothing_is_missing() {
    let mut missing = witness::everything();
    for path in records() {
        let text = std::fs::read_to_string(&path).unwrap();
        let record = Record::parse(&text).unwrap_or_else(|e| panic!("{}: {e}", path.display()));
        let table = record.verify::<State>().unwrap_or_else(|e| panic!("{}: {e}", path.display()));
        assert_eq!(table.record().unwrap().to_string(), text, "{}", path.display());
        for thing in witness::witnessed(&table) {
            missing.remove(&thing);
        }
    }
    assert!(missing.is_empty(), "no recorded game shows {missing:?}");
}

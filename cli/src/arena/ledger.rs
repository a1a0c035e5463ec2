//! The file in which a contest keeps its results: one pair a line, as JSON. A
//! contest that was broken off goes on from there.

use crate::Failure;
use sage::arena::{Pair, Played};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use std::collections::HashMap;
use std::fs::{File, OpenOptions};
use std::io::Write;
use std::path::Path;

/// Which pair it was.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(super) struct Entry {
    pub(super) game: String,
    pub(super) options: Map<String, Value>,
    pub(super) seed: String,
    pub(super) first: String,
    pub(super) second: String,
    pub(super) pair: u32,
}

/// A line of the file.
#[derive(Serialize, Deserialize)]
struct Line {
    #[serde(flatten)]
    entry: Entry,
    /// The share of the first player and the points of both, game by game.
    games: [(f32, i16, i16); 2],
}

/// The results so far.
pub(super) struct Ledger {
    known: HashMap<String, Pair>,
    file: Option<File>,
}

impl Ledger {
    pub(super) fn in_memory() -> Ledger {
        Ledger { known: HashMap::new(), file: None }
    }

    /// Opens a file of results, or begins one. A last line that was cut off
    /// when the program was stopped is passed over.
    pub(super) fn open(path: &Path) -> Result<Ledger, Failure> {
        let wrong = |error: String| format!("{}: {error}", path.display());
        let text = match std::fs::read_to_string(path) {
            Ok(text) => text,
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => String::new(),
            Err(error) => return Err(wrong(error.to_string()).into()),
        };
        let mut ledger = Ledger::in_memory();
        let whole = text.rfind('\n').map_or(0, |end| end + 1);
        for (index, line) in text[..whole].lines().enumerate() {
            let line: Line = serde_json::from_str(line)
                .map_err(|error| wrong(format!("line {}: {error}", index + 1)))?;
            let games = line.games.map(|(share, a, b)| Played { share, points: [a, b] });
            ledger.known.insert(key(&line.entry), Pair { games });
        }
        let mut file = OpenOptions::new()
            .create(true)
            .append(true)
            .open(path)
            .map_err(|error| wrong(error.to_string()))?;
        if whole < text.len() {
            file.set_len(whole as u64).map_err(|error| wrong(error.to_string()))?;
        }
        file.flush().map_err(|error| wrong(error.to_string()))?;
        ledger.file = Some(file);
        Ok(ledger)
    }

    pub(super) fn find(&self, entry: &Entry) -> Option<Pair> {
        self.known.get(&key(entry)).copied()
    }

    /// Notes a pair that was played.
    pub(super) fn add(&mut self, entry: &Entry, pair: &Pair) -> Result<(), Failure> {
        let games = pair.games.map(|game| (game.share, game.points[0], game.points[1]));
        if let Some(file) = &mut self.file {
            let line = serde_json::to_string(&Line { entry: entry.clone(), games })?;
            file.write_all(format!("{line}\n").as_bytes())
                .map_err(|error| format!("the results cannot be kept: {error}"))?;
        }
        self.known.insert(key(entry), *pair);
        Ok(())
    }
}

fn key(entry: &Entry) -> String {
    serde_json::to_string(entry).expect("an entry is plain data")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn entry(pair: u32) -> Entry {
        let word = |text: &str| text.to_owned();
        let (game, seed, first, second) = (word("targi"), word("s"), word("sage"), word("greedy"));
        Entry { game, options: Map::new(), seed, first, second, pair }
    }

    #[test]
    fn a_contest_goes_on_from_its_file_and_a_torn_line_is_played_again() {
        let path = std::env::temp_dir().join(format!("arena-ledger-{}.jsonl", std::process::id()));
        let _ = std::fs::remove_file(&path);
        let pair = Pair { games: [Played { share: 0.5, points: [30, 30] }; 2] };
        Ledger::open(&path).unwrap().add(&entry(0), &pair).unwrap();
        let mut text = std::fs::read_to_string(&path).unwrap();
        text.push_str("{\"game\":\"tar");
        std::fs::write(&path, text).unwrap();
        let mut again = Ledger::open(&path).unwrap();
        assert_eq!(again.find(&entry(0)), Some(pair));
        assert_eq!(again.find(&entry(1)), None);
        again.add(&entry(1), &pair).unwrap();
        drop(again);
        assert_eq!(Ledger::open(&path).unwrap().find(&entry(1)), Some(pair));
        std::fs::write(&path, "nonsense\n").unwrap();
        let error = Ledger::open(&path).err().unwrap().to_string();
        assert!(error.contains("line 1"), "{error}");
        std::fs::remove_file(&path).unwrap();
    }
}

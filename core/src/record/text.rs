//! Records as texts that people can read.
//!
//! ```text
//! caravanserai record 1
//! game: NAME
//! options: {"hand_rule":"author","layout":"chequerboard","start":"random"}
//! seed: "abc"
//! shuffle: chacha8 fisher-yates 1
//! rules: 2
//! commitment: ba7816bf…
//! deal: 5e1f0c2a…
//! seat 0: "Ada"
//! seat 1: "greedy"
//! result: 31-28, won by 0
//!
//! round 1
//! 0: place 2
//! 1: place 5
//! 0: place 13; use 2; end
//! ```
//!
//! `commitment` is SHA-256 of the seed and `deal` SHA-256 of the position it
//! deals, so a record can be checked without trusting its writer. `rules`
//! is the version of the game's rules; a record without it was made with the
//! first. An unfinished game has `result: unfinished`.
//!
//! Where players had a hand in the seed, `commitment` is the SHA-256 of the house's
//! part of it, and these lines follow:
//!
//! ```text
//! house seed: "k3v9…"
//! contribution 0: "4f1d…"
//! contribution 1: "my own words"
//! ```
//!
//! `lot: 1` says that seats were drawn by lot; see [`Origin`].

use super::{Entry, Outcome, Record};
use crate::record_error::{Malformed, RecordError};
use crate::{Origin, Seat, Seed};
use serde::de::DeserializeOwned;
use serde_json::Value;
use std::fmt;

const FIRST_LINE: &str = "caravanserai record 1";
const SHUFFLE: &str = "chacha8 fisher-yates 1";
/// How a text is shown that may be any.
const TEXT: &str = "\"…\"";
/// Longer texts are not read at all.
const MAX_BYTES: usize = 4 << 20;

impl Record {
    /// Reads a record. Whether its choices are legal is for
    /// [`Table::replay`](crate::Table::replay) to say.
    pub fn parse(text: &str) -> Result<Record, RecordError<Malformed>> {
        if text.len() > MAX_BYTES {
            return Err(RecordError::new(1, Malformed::TooLong { mib: MAX_BYTES >> 20 }));
        }
        let mut lines = Lines::new(text);
        let mut record = parse_header(&mut lines)?;
        parse_choices(&mut lines, &mut record)?;
        Ok(record)
    }
}

/// The lines of a text with their numbers.
struct Lines<'a> {
    rest: std::iter::Peekable<std::iter::Enumerate<std::str::Lines<'a>>>,
    last: usize,
}

impl<'a> Lines<'a> {
    fn new(text: &'a str) -> Lines<'a> {
        Lines { rest: text.lines().enumerate().peekable(), last: 0 }
    }

    fn next(&mut self) -> Option<(usize, &'a str)> {
        let (index, line) = self.rest.next()?;
        self.last = index + 1;
        Some((self.last, line))
    }

    /// Whether the next line begins like this.
    fn next_is(&mut self, beginning: &str) -> bool {
        self.rest.peek().is_some_and(|(_, line)| line.starts_with(beginning))
    }

    /// The value of the line `name: value` that must come next.
    fn value(&mut self, name: &str) -> Result<(usize, &'a str), RecordError<Malformed>> {
        let Some((number, line)) = self.next() else {
            let expected = format!("{name}: …");
            return Err(RecordError::new(self.last + 1, Malformed::Ends { expected }));
        };
        let value = line.strip_prefix(name).and_then(|rest| rest.strip_prefix(": "));
        Ok((number, value.ok_or_else(|| unexpected(number, &format!("{name}: …"), line))?))
    }

    /// The value of the line `name: value` that must come next, in JSON like this.
    fn json<T: DeserializeOwned>(
        &mut self,
        name: &str,
        like: &str,
    ) -> Result<(usize, T), RecordError<Malformed>> {
        let (number, text) = self.value(name)?;
        let wrong = |_| unexpected(number, &format!("{name}: {like}"), &format!("{name}: {text}"));
        Ok((number, serde_json::from_str(text).map_err(wrong)?))
    }
}

fn parse_header(lines: &mut Lines<'_>) -> Result<Record, RecordError<Malformed>> {
    match lines.next() {
        Some((_, FIRST_LINE)) => {}
        Some((number, line)) => return Err(unexpected(number, FIRST_LINE, line)),
        None => return Err(RecordError::new(1, Malformed::Ends { expected: FIRST_LINE.into() })),
    }
    let (_, game) = lines.value("game")?;
    let (options_line, options) = lines.json("options", "{…}")?;
    let (seed_line, seed) = lines.json::<String>("seed", TEXT)?;
    let (shuffle_line, shuffle) = lines.value("shuffle")?;
    if shuffle != SHUFFLE {
        return Err(unexpected(shuffle_line, SHUFFLE, shuffle));
    }
    let rules = parse_rules(lines)?;
    let (commitment_line, commitment) = lines.value("commitment")?;
    let seed = Seed::new(seed);
    let mut origin = parse_origin(lines, &seed)?;
    let (deal_line, deal) = lines.value("deal")?;
    let seats_line = lines.last + 1;
    let names = parse_names(lines)?;
    if let Some(Origin { contributions, .. }) = &mut origin
        && !contributions.is_empty()
    {
        if contributions.len() > names.len() {
            return Err(RecordError::new(deal_line, Malformed::NobodyThere));
        }
        contributions.resize(names.len(), String::new());
    }
    let (result_line, result) = lines.value("result")?;
    let result = match result {
        "unfinished" => None,
        text => {
            let outcome = Outcome::parse(text);
            Some(outcome.ok_or_else(|| unexpected(result_line, "31-28, won by 0", text))?)
        }
    };
    Ok(Record {
        game: game.to_owned(),
        options,
        seed,
        rules,
        commitment: commitment.to_owned(),
        origin,
        deal: deal.to_owned(),
        names,
        result,
        entries: Vec::new(),
        options_line,
        seed_line,
        commitment_line,
        deal_line,
        seats_line,
        result_line,
    })
}

/// The line `rules: 2`; records made with the first version have none.
fn parse_rules(lines: &mut Lines<'_>) -> Result<u32, RecordError<Malformed>> {
    if !lines.next_is("rules: ") {
        return Ok(1);
    }
    let (number, rules) = lines.value("rules")?;
    let version = rules.parse().ok().filter(|version| *version > 0);
    version.ok_or_else(|| unexpected(number, "rules: 1", &format!("rules: {rules}")))
}

/// The lines that tell what the seed was made of, if there are any.
fn parse_origin(
    lines: &mut Lines<'_>,
    seed: &Seed,
) -> Result<Option<Origin>, RecordError<Malformed>> {
    let mut origin = Origin { house: seed.clone(), contributions: Vec::new(), lot: None };
    let mut known = false;
    if lines.next_is("house seed: ") {
        let (_, house) = lines.json::<String>("house seed", TEXT)?;
        origin.house = Seed::new(house);
        while lines.next_is("contribution ") {
            parse_contribution(lines, &mut origin.contributions)?;
        }
        if origin.contributions.is_empty() {
            lines.value("contribution 0")?;
        }
        known = true;
    }
    if lines.next_is("lot: ") {
        let (number, lot) = lines.value("lot")?;
        let wrong = |_| unexpected(number, "lot: 0", &format!("lot: {lot}"));
        origin.lot = Some(lot.parse().map_err(wrong)?);
        known = true;
    }
    Ok(known.then_some(origin))
}

/// The line `contribution 1: "…"` of a later place than those before.
fn parse_contribution(
    lines: &mut Lines<'_>,
    contributions: &mut Vec<String>,
) -> Result<(), RecordError<Malformed>> {
    let later = contributions.len();
    let named =
        (later..crate::MAX_SEATS).find(|place| lines.next_is(&format!("contribution {place}: ")));
    let place = named.unwrap_or(later);
    let name = format!("contribution {place}");
    let (number, text) = lines.json::<String>(&name, TEXT)?;
    if text.is_empty() {
        let found = format!("{name}: \"\"");
        return Err(unexpected(number, &format!("{name}: {TEXT}"), &found));
    }
    contributions.resize(place, String::new());
    contributions.push(text);
    Ok(())
}

/// What tells where a seed comes from, line by line.
pub(super) fn origin_lines(origin: &Origin) -> Vec<String> {
    let mut lines = Vec::new();
    let added = origin.contributions.iter().enumerate().filter(|(_, text)| !text.is_empty());
    for (place, text) in added {
        if lines.is_empty() {
            lines.push(format!("house seed: {}", quoted(origin.house.as_str())));
        }
        lines.push(format!("contribution {place}: {}", quoted(text)));
    }
    lines.extend(origin.lot.map(|lot| format!("lot: {lot}")));
    lines
}

/// The lines `seat 0: "…"`, `seat 1: "…"` and so on.
fn parse_names(lines: &mut Lines<'_>) -> Result<Vec<String>, RecordError<Malformed>> {
    let mut names: Vec<String> = Vec::new();
    while lines.next_is("seat ") {
        let (number, name) = lines.json(&format!("seat {}", names.len()), TEXT)?;
        names.push(name);
        if names.len() > crate::MAX_SEATS {
            let fault = Malformed::Seats { named: names.len(), play: crate::MAX_SEATS };
            return Err(RecordError::new(number, fault));
        }
    }
    Ok(names)
}

fn parse_choices(lines: &mut Lines<'_>, record: &mut Record) -> Result<(), RecordError<Malformed>> {
    let mut round = None;
    while let Some((number, line)) = lines.next() {
        let line = line.trim();
        if line.is_empty() {
            continue;
        }
        if let Some(text) = line.strip_prefix("round ") {
            let parsed = text.parse::<u16>().map_err(|_| unexpected(number, "round 1", line))?;
            // Each round stands there once and with choices, or one game could be written
            // in many ways.
            if round.is_some_and(|(last, _)| last == parsed) {
                return Err(RecordError::new(number, Malformed::RoundAgain { round: parsed }));
            }
            not_empty(round, record)?;
            round = Some((parsed, (number, record.entries.len())));
            continue;
        }
        let (round, _) = round.ok_or_else(|| unexpected(number, "round 1", line))?;
        let by_seat = line.split_once(": ");
        let (seat, choices) = by_seat
            .and_then(|(seat, choices)| Some((Seat(seat.parse().ok()?), choices)))
            .ok_or_else(|| unexpected(number, "0: …", line))?;
        record.entries.extend(choices.split(';').map(|choice| Entry {
            round,
            seat,
            choice: choice.trim().to_owned(),
            line: number,
        }));
    }
    not_empty(round, record)
}

/// Whether a round has choices: it began at a line, after so many of them.
fn not_empty(
    round: Option<(u16, (usize, usize))>,
    record: &Record,
) -> Result<(), RecordError<Malformed>> {
    match round {
        Some((round, (line, choices))) if choices == record.entries.len() => {
            Err(RecordError::new(line, Malformed::RoundEmpty { round }))
        }
        _ => Ok(()),
    }
}

/// Another line than the one that is due.
fn unexpected(line: usize, expected: &str, found: &str) -> RecordError<Malformed> {
    let found = found.chars().take(60).collect();
    RecordError::new(line, Malformed::Unexpected { expected: expected.to_owned(), found })
}

/// A text in quotation marks.
fn quoted(text: &str) -> String {
    Value::from(text).to_string()
}

impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{FIRST_LINE}")?;
        writeln!(f, "game: {}", self.game)?;
        writeln!(f, "options: {}", Value::Object(self.options.clone()))?;
        writeln!(f, "seed: {}", quoted(self.seed.as_str()))?;
        writeln!(f, "shuffle: {SHUFFLE}")?;
        writeln!(f, "rules: {}", self.rules)?;
        writeln!(f, "commitment: {}", self.commitment)?;
        for line in self.origin.iter().flat_map(origin_lines) {
            writeln!(f, "{line}")?;
        }
        writeln!(f, "deal: {}", self.deal)?;
        for (seat, name) in self.names.iter().enumerate() {
            writeln!(f, "seat {seat}: {}", quoted(name))?;
        }
        match &self.result {
            Some(outcome) => writeln!(f, "result: {outcome}")?,
            None => writeln!(f, "result: unfinished")?,
        }
        let mut round = None;
        let mut seat = None;
        for entry in &self.entries {
            if round != Some(entry.round) {
                round = Some(entry.round);
                seat = None;
                let before = if entry == &self.entries[0] { "\n" } else { "\n\n" };
                write!(f, "{before}round {}", entry.round)?;
            }
            if seat == Some(entry.seat) {
                write!(f, "; {}", entry.choice)?;
            } else {
                seat = Some(entry.seat);
                write!(f, "\n{}: {}", entry.seat, entry.choice)?;
            }
        }
        if self.entries.is_empty() { Ok(()) } else { writeln!(f) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What the lines between `commitment` and `deal` say.
    fn origin(lines: &str) -> Result<Option<Origin>, RecordError> {
        let text = format!(
            "caravanserai record 1\ngame: some\noptions: {{}}\nseed: \"abc\"\n\
             shuffle: chacha8 fisher-yates 1\nrules: 1\ncommitment: x\n{lines}deal: y\n\
             seat 0: \"Ada\"\nseat 1: \"Bo\"\nresult: unfinished\n"
        );
        let record = Record::parse(&text)?;
        assert_eq!(record.to_string(), text);
        Ok(record.origin)
    }

    #[test]
    fn what_a_seed_was_made_of_is_read_as_it_was_written() {
        assert_eq!(origin(""), Ok(None));
        let of = |house: &str, contributions: &[&str], lot: Option<u8>| {
            let contributions = contributions.iter().map(|&text| text.to_owned()).collect();
            Ok(Some(Origin { house: Seed::new(house), contributions, lot }))
        };
        assert_eq!(origin("lot: 1\n"), of("abc", &[], Some(1)));
        let last = "house seed: \"h\"\ncontribution 1: \"a \\\"b\\\"\"\n";
        assert_eq!(origin(last), of("h", &["", "a \"b\""], None));
        let both = "house seed: \"h\"\ncontribution 0: \"a\"\ncontribution 1: \"b\"\nlot: 0\n";
        assert_eq!(origin(both), of("h", &["a", "b"], Some(0)));
        let first = "house seed: \"h\"\ncontribution 0: \"a\"\n";
        assert_eq!(origin(first), of("h", &["a", ""], None));
        for (wrong, line) in [
            ("house seed: \"h\"\n", 9),
            ("house seed: \"h\"\ncontribution 1: \"a\"\ncontribution 0: \"a\"\n", 10),
            ("house seed: \"h\"\ncontribution 0: \"\"\n", 9),
            ("house seed: \"h\"\ncontribution 3: \"a\"\n", 10),
            ("house seed: \"h\"\ncontribution 9: \"a\"\n", 9),
            ("contribution 0: \"a\"\n", 8),
            ("lot: x\n", 8),
        ] {
            assert_eq!(origin(wrong).expect_err(wrong).line, line, "{wrong}");
        }
    }

    #[test]
    fn each_round_stands_there_once_and_has_choices() {
        let record = |rounds: &str| {
            let head = "caravanserai record 1\ngame: some\noptions: {}\nseed: \"abc\"\n\
                        shuffle: chacha8 fisher-yates 1\ncommitment: x\ndeal: y\n\
                        seat 0: \"Ada\"\nseat 1: \"Bo\"\nresult: unfinished\n\n";
            Record::parse(&format!("{head}{rounds}"))
        };
        assert_eq!(record("round 1\n0: a\n\nround 2\n1: b\n").expect("good").entries.len(), 2);
        assert!(record("").is_ok());
        for (wrong, line, fault) in [
            ("round 1\n0: a\nround 1\n1: b\n", 14, Malformed::RoundAgain { round: 1 }),
            ("round 1\nround 1\n0: a\n", 13, Malformed::RoundAgain { round: 1 }),
            ("round 1\nround 2\n0: a\n", 12, Malformed::RoundEmpty { round: 1 }),
            ("round 1\n0: a\nround 2\n", 14, Malformed::RoundEmpty { round: 2 }),
        ] {
            assert_eq!(record(wrong), Err(RecordError::new(line, fault)), "{wrong}");
        }
    }
}

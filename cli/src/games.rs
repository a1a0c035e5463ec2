//! The games of the house by name.

use caravanserai_core::{Game, OpenTable, Record, RecordError, Seed};
use serde_json::{Map, Value};

/// Every game that can be named.
pub(crate) const NAMES: [&str; 1] = [targi::State::NAME];

/// A name that is no game of the house.
#[derive(Debug, thiserror::Error)]
#[error("there is no game `{0:.40}`; there is {names}", names = NAMES.join(", "))]
pub(crate) struct UnknownGame(String);

fn known(game: &str) -> Result<(), UnknownGame> {
    if NAMES.contains(&game) { Ok(()) } else { Err(UnknownGame(game.to_owned())) }
}

/// Deals a new table.
pub(crate) fn deal(
    game: &str,
    options: &Map<String, Value>,
    seed: Seed,
) -> Result<Box<dyn OpenTable>, String> {
    known(game).map_err(|error| error.to_string())?;
    <dyn OpenTable>::deal::<targi::State>(options, seed)
}

/// A table that goes on from a position, or all reasons why it cannot.
pub(crate) fn load(game: &str, position: Value) -> Result<Box<dyn OpenTable>, Vec<String>> {
    known(game).map_err(|error| vec![error.to_string()])?;
    <dyn OpenTable>::load::<targi::State>(position)
}

/// The table at the end of a record.
pub(crate) fn replay(record: &Record) -> Result<Box<dyn OpenTable>, RecordError> {
    known(&record.game).map_err(|error| RecordError { line: 2, reason: error.to_string() })?;
    <dyn OpenTable>::replay::<targi::State>(record)
}

/// `NAME=VALUE`, the value as JSON or, failing that, as a plain word.
pub(crate) fn named_value(text: &str) -> Result<(String, Value), String> {
    let (name, value) =
        text.split_once('=').ok_or("expected NAME=VALUE, as in hand_rule=printed")?;
    let value = serde_json::from_str(value).unwrap_or_else(|_| value.into());
    Ok((name.to_owned(), value))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn options_are_typed_with_or_without_quotation_marks() {
        assert_eq!(named_value("start=1"), Ok(("start".to_owned(), 1.into())));
        assert_eq!(named_value("layout=random"), Ok(("layout".to_owned(), "random".into())));
        assert_eq!(named_value("expansion=true"), Ok(("expansion".to_owned(), true.into())));
        assert!(named_value("layout").is_err());
    }
}

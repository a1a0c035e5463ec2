//! The games of the house by name.

use caravanserai_core::{Game, OpenTable, Record, RecordError, Seed};
use sage::{Budget, Plays};
use serde_json::{Map, Value, json};
use std::sync::atomic::AtomicBool;

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

/// What a coach thinks who sees what the seat to act sees.
pub(crate) fn advise(table: &dyn OpenTable, budget: Budget) -> Result<Value, String> {
    known(table.game()).map_err(|error| error.to_string())?;
    advise_on::<targi::State>(table, budget)
}

fn advise_on<G: Plays>(table: &dyn OpenTable, budget: Budget) -> Result<Value, String> {
    let position = serde_json::from_value(table.position()).map_err(|error| error.to_string())?;
    let state = G::from_position(position).map_err(|reasons| reasons.join("; "))?;
    let seat = state.to_act().ok_or("the game is over; there is nothing left to choose")?;
    let mut legal = Vec::new();
    state.choices(&mut legal);
    let never = AtomicBool::new(false);
    let advice = sage::advise::<G>(&state.view(Some(seat)), &legal, budget, 0, &never);
    let choices: Vec<Value> = advice
        .choices
        .iter()
        .map(|advised| {
            let chance = advised.chance.map(|chance| rounded(chance, 1000.0));
            json!({"choice": advised.choice.to_string(), "chance": chance, "visits": advised.visits})
        })
        .collect();
    let line: Vec<Value> = advice
        .line
        .iter()
        .map(|step| json!({"seat": step.seat, "choice": step.choice.to_string(), "words": step.words}))
        .collect();
    Ok(json!({
        "to_act": seat,
        "best": advice.best().map(|best| best.choice.to_string()),
        "chance": advice.chance().map(|chance| rounded(chance, 1000.0)),
        "points": advice.points.iter().map(|points| rounded(*points, 10.0)).collect::<Vec<_>>(),
        "visits": advice.visits,
        "choices": choices,
        "line": line,
    }))
}

/// A number with as many digits as mean something.
fn rounded(number: f32, parts: f64) -> f64 {
    (f64::from(number) * parts).round() / parts
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

//! `caravanserai replay`: any position of a recorded game, or proof of it.

use crate::language::Spoken;
use crate::{Failure, registry};
use caravanserai_core::{Game, Record, RecordError, Seat, Table};
use serde_json::{Value, json};
use std::path::PathBuf;
use terminal::Tabletop;
use words::{AnyVocabulary, Language, t};

/// What to show of which record.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// The record.
    file: PathBuf,
    /// Show the position after so many choices; all of them by default.
    #[arg(long, value_name = "N")]
    to: Option<usize>,
    /// Look through this seat's eyes instead of a spectator's.
    #[arg(long = "as", value_name = "SEAT", value_parser = clap::value_parser!(u8).range(0..4))]
    seat: Option<u8>,
    /// Check the shuffles against the seed, every choice and the result.
    #[arg(long)]
    verify: bool,
    /// Write JSON, for programs.
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    spoken: Spoken,
}

pub(crate) fn run(arguments: &Arguments) -> Result<(), Failure> {
    let name = arguments.file.display();
    let text =
        std::fs::read_to_string(&arguments.file).map_err(|error| format!("{name}: {error}"))?;
    let within = |error: RecordError| format!("{name}: {error}");
    let record = Record::parse(&text).map_err(within)?;
    let game = registry::of_record(&record).map_err(within)?;
    print!("{}", (game.show)(&record, arguments)?);
    Ok(())
}

/// What was asked about the record of a game.
pub(crate) fn show<T: Tabletop>(record: &Record, arguments: &Arguments) -> Result<String, Failure> {
    let name = arguments.file.display();
    let language = arguments.spoken.language();
    let within = |error: RecordError| {
        format!("{name}: {}", <dyn AnyVocabulary>::of::<T>().record_error(language, &error))
    };
    if arguments.verify {
        let verified = record.verify::<T::Game>().map_err(within)?;
        return Ok(match arguments.json {
            true => format!("{:#}\n", json!({"verified": true, "record": facts(&verified)})),
            false => verdict::<T>(language, &verified),
        });
    }
    let whole = Table::<T::Game>::replay(record, None).map_err(within)?;
    let (count, seats) = (whole.moves().len(), whole.state().seats());
    if let Some(to) = arguments.to
        && to > count
    {
        return Err(format!("{name}: the record has {count} choices, not {to}").into());
    }
    if let Some(seat) = arguments.seat
        && seat >= seats
    {
        let last = seats - 1;
        return Err(format!("{name}: there is no seat {seat}; seats are 0 to {last}").into());
    }
    let table = Table::<T::Game>::replay(record, arguments.to).map_err(within)?;
    let seat = arguments.seat.map(Seat);
    Ok(match arguments.json {
        true => format!("{:#}\n", position_as_json(&whole, &table, seat)?),
        false => position::<T>(language, &table, seat, count),
    })
}

/// What a record tells of its game, for programs.
fn facts<G: Game>(table: &Table<G>) -> Value {
    json!({
        "game": G::NAME,
        "rules": G::RULES,
        "names": table.names(),
        "choices": table.moves().len(),
        "result": table.outcome().map(|outcome| outcome.to_string()),
    })
}

/// The position as a seat sees it, for programs.
fn position_as_json<G: Game>(
    whole: &Table<G>,
    table: &Table<G>,
    seat: Option<Seat>,
) -> Result<Value, Failure> {
    let last = table.moves().last();
    let told = table.told().last().into_iter().flatten();
    let events: Vec<_> = told.map(|event| G::event_for(event, seat)).collect();
    Ok(json!({
        "record": facts(whole),
        "at": table.moves().len(),
        "last": last.map(|made| json!({"seat": made.seat, "choice": made.choice.to_string()})),
        "events": serde_json::to_value(events)?,
        "to_act": table.state().to_act(),
        "view": serde_json::to_value(table.state().view(seat))?,
    }))
}

fn verdict<T: Tabletop>(language: Language, table: &Table<T::Game>) -> String {
    let choices = table.moves().len();
    let text = match table.outcome() {
        Some(outcome) => {
            let result = outcome.to_string();
            t!(language, "replay-verified", choices = choices, result = result)
        }
        None => t!(language, "replay-verified-unfinished", choices = choices),
    };
    format!("{text}\n")
}

/// The position, with the last thing that happened.
fn position<T: Tabletop>(
    language: Language,
    table: &Table<T::Game>,
    seat: Option<Seat>,
    of: usize,
) -> String {
    let at = table.moves().len();
    let after = match table.moves().last() {
        None => t!(language, "replay-start", count = of),
        Some(last) => {
            let (name, choice) = (&table.names()[last.seat.index()], last.choice.to_string());
            t!(language, "replay-after", at = at, count = of, name = name.as_str(), choice = choice)
        }
    };
    let mut text = format!("{after}\n");
    let names = T::seats(language, table.state().seats());
    for event in table.told().last().into_iter().flatten() {
        let heard = T::Game::event_for(event, seat);
        text += &format!("  {}\n", T::event(language, &names, &heard));
    }
    text.push('\n');
    text += &T::draw(language, &table.state().view(seat));
    if let Some(outcome) = table.outcome() {
        let result = t!(language, "replay-result", result = outcome.to_string());
        text += &format!("\n{result}\n");
    }
    text
}

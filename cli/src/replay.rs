//! `caravanserai replay`: any position of a recorded game, or proof of it.

use crate::Failure;
use crate::registry::RecordFile;
use caravanserai_core::{Game, Outcome, Record, RecordError, Seat, Table};
use serde_json::{Value, json};
use std::borrow::Cow;
use terminal::Tabletop;
use words::{Language, t};

/// What to show of which record.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// Show the position after so many choices; all of them by default.
    #[arg(long, value_name = "N")]
    to: Option<usize>,
    /// Look through this seat's eyes instead of a spectator's.
    #[arg(long = "as", value_name = "SEAT", value_parser = clap::value_parser!(u8).range(0..4))]
    seat: Option<u8>,
    /// Check the shuffles against the seed, every choice and the result.
    #[arg(long)]
    verify: bool,
    /// With `--verify`: the hash that the table published, as you noted it.
    #[arg(long, value_name = "SHA-256", requires = "verify")]
    commitment: Option<String>,
    /// With `--verify`: what you added to the shuffle, as you noted it.
    #[arg(long, value_name = "TEXT", requires = "verify")]
    contribution: Option<String>,
    #[command(flatten)]
    record: RecordFile,
}

pub(crate) fn run(arguments: &Arguments) -> Result<(), Failure> {
    let (record, game) = arguments.record.read()?;
    print!("{}", (game.show)(&record, arguments)?);
    Ok(())
}

/// What was asked about the record of a game.
pub(crate) fn show<T: Tabletop>(record: &Record, arguments: &Arguments) -> Result<String, Failure> {
    let (file, language) = (&arguments.record, arguments.record.language());
    let wrong = |error: RecordError| file.refused::<T>(&error);
    if arguments.verify {
        let verified = record.verify::<T::Game>().map_err(wrong)?;
        compare_notes(language, record, arguments).map_err(|reason| file.fault(reason))?;
        return Ok(match file.json {
            true => format!("{:#}\n", json!({"verified": true, "record": facts(&verified)})),
            false => verdict::<T>(language, &verified),
        });
    }
    let whole = Table::<T::Game>::replay(record, None).map_err(wrong)?;
    let (count, seats) = (whole.moves().len(), whole.state().seats());
    if let Some(to) = arguments.to
        && to > count
    {
        let reason = t!(language, "replay-too-far", count = count, asked = to);
        return Err(file.fault(reason).into());
    }
    if let Some(seat) = arguments.seat
        && seat >= seats
    {
        let reason = t!(language, "play-no-seat", seat = seat, last = seats - 1);
        return Err(file.fault(reason).into());
    }
    let table = Table::<T::Game>::replay(record, arguments.to).map_err(wrong)?;
    let seat = arguments.seat.map(Seat);
    Ok(match file.json {
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

/// Compares a record that holds in itself with what somebody noted when it was played: a
/// host could have made up all of it afterwards.
fn compare_notes(
    language: Language,
    record: &Record,
    arguments: &Arguments,
) -> Result<(), Cow<'static, str>> {
    if let Some(noted) = &arguments.commitment
        && !noted.eq_ignore_ascii_case(&record.commitment)
    {
        let (noted, recorded) = (noted.as_str(), record.commitment.as_str());
        return Err(t!(language, "replay-other-seal", noted = noted, recorded = recorded));
    }
    let added = record.origin.iter().flat_map(|origin| &origin.contributions);
    match &arguments.contribution {
        Some(noted) if !added.into_iter().any(|text| text == noted) => {
            Err(t!(language, "replay-without-yours", noted = noted.as_str()))
        }
        _ => Ok(()),
    }
}

fn verdict<T: Tabletop>(language: Language, table: &Table<T::Game>) -> String {
    let choices = table.moves().len();
    let text = match table.outcome() {
        Some(outcome) => {
            let result = result::<T>(language, &outcome);
            t!(language, "replay-verified", choices = choices, result = result)
        }
        None => t!(language, "replay-verified-unfinished", choices = choices),
    };
    let origin = table.origin();
    let added = origin
        .map_or(0, |origin| origin.contributions.iter().filter(|text| !text.is_empty()).count());
    let from = match added {
        0 => t!(language, "replay-dealt-by-house"),
        count => t!(language, "replay-dealt-by-all", count = count),
    };
    let mut verdict = format!("{text}\n{from}\n");
    if origin.is_some_and(|origin| origin.lot.is_some()) {
        verdict += &format!("{}\n", t!(language, "replay-lot"));
    }
    verdict
}

/// How the game ended.
fn result<T: Tabletop>(language: Language, outcome: &Outcome) -> String {
    let names = T::seats(language, outcome.totals.len() as u8);
    words::records::outcome(language, outcome, |seat| names[seat.index()].clone())
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
        let result = t!(language, "replay-result", result = result::<T>(language, &outcome));
        text += &format!("\n{result}\n");
    }
    text
}

//! `caravanserai replay`: any position of a recorded game, or proof of it.

use crate::{Failure, board};
use caravanserai_core::{Game, Record, Seat, Table};
use std::path::PathBuf;
use targi::State;

/// What to show of which record.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// The record.
    file: PathBuf,
    /// Show the position after so many choices; all of them by default.
    #[arg(long, value_name = "N")]
    to: Option<usize>,
    /// Look through this seat's eyes instead of a spectator's.
    #[arg(long = "as", value_name = "SEAT", value_parser = clap::value_parser!(u8).range(0..2))]
    seat: Option<u8>,
    /// Check the shuffles against the seed, every choice and the result.
    #[arg(long)]
    verify: bool,
}

pub(crate) fn run(arguments: &Arguments) -> Result<(), Failure> {
    let name = arguments.file.display();
    let within = |error: &dyn std::fmt::Display| format!("{name}: {error}");
    let text = std::fs::read_to_string(&arguments.file).map_err(|error| within(&error))?;
    let record = Record::parse(&text).map_err(|error| within(&error))?;
    if record.game != State::NAME {
        return Err(format!("{name}: line 2: there is no game `{:.40}`", record.game).into());
    }
    if let Some(to) = arguments.to
        && to > record.entries.len()
    {
        return Err(
            format!("{name}: the record has {} choices, not {to}", record.entries.len()).into()
        );
    }
    if arguments.verify {
        let table = record.verify::<State>().map_err(|error| within(&error))?;
        println!("{}", verdict(&table));
        return Ok(());
    }
    let table = Table::<State>::replay(&record, arguments.to).map_err(|error| within(&error))?;
    print!("{}", show(&table, arguments.seat.map(Seat), record.entries.len()));
    Ok(())
}

fn verdict(table: &Table<State>) -> String {
    let result = table.outcome().map_or("unfinished".to_owned(), |outcome| outcome.to_string());
    format!(
        "verified: the seed fits its commitment and deals these cards, \
         all {} choices are legal, the result is {result}",
        table.moves().len()
    )
}

/// The position, with the last thing that happened.
fn show(table: &Table<State>, seat: Option<Seat>, of: usize) -> String {
    let mut text = format!("after {} of {of} choices", table.moves().len());
    if let Some(last) = table.moves().last() {
        text += &format!(", the last by {}: {}", table.names()[last.seat.index()], last.choice);
    }
    text.push('\n');
    if let Some(events) = table.told().last() {
        for event in events {
            text += &format!("  {}\n", State::event_for(event, seat));
        }
    }
    text.push('\n');
    text += &board::draw(&table.state().view(seat));
    if let Some(outcome) = table.outcome() {
        text += &format!("\nresult: {outcome}\n");
    }
    text
}

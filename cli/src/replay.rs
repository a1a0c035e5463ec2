//! `caravanserai replay`: any position of a recorded game, or proof of it.

use crate::{Failure, registry};
use caravanserai_core::{Game, Record, RecordError, Seat, Table};
use std::path::PathBuf;
use terminal::Tabletop;

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
    let within = |error: RecordError| format!("{name}: {error}");
    if arguments.verify {
        return Ok(verdict::<T>(&record.verify::<T::Game>().map_err(within)?));
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
    Ok(position::<T>(&table, arguments.seat.map(Seat), count))
}

fn verdict<T: Tabletop>(table: &Table<T::Game>) -> String {
    let result = table.outcome().map_or("unfinished".to_owned(), |outcome| outcome.to_string());
    format!(
        "verified: the seed fits its commitment and deals these cards, \
         all {} choices are legal, the result is {result}\n",
        table.moves().len()
    )
}

/// The position, with the last thing that happened.
fn position<T: Tabletop>(table: &Table<T::Game>, seat: Option<Seat>, of: usize) -> String {
    let mut text = format!("after {} of {of} choices", table.moves().len());
    if let Some(last) = table.moves().last() {
        text += &format!(", the last by {}: {}", table.names()[last.seat.index()], last.choice);
    }
    text.push('\n');
    if let Some(events) = table.told().last() {
        for event in events {
            text += &format!("  {}\n", T::Game::event_for(event, seat));
        }
    }
    text.push('\n');
    text += &T::draw(&table.state().view(seat));
    if let Some(outcome) = table.outcome() {
        text += &format!("\nresult: {outcome}\n");
    }
    text
}

//! `caravanserai deck`: list, show, check and write decks of cards.

mod five_tribes;
mod show;
mod template;

use crate::Failure;
use caravanserai_core::{Game, Record, Table};
use std::path::{Path, PathBuf};
use targi::{Deck, State, TribeDeck};

/// What to do with decks.
#[derive(clap::Subcommand)]
pub(crate) enum Command {
    /// List the decks that the program brings along.
    List,
    /// Show every card of a deck.
    Show {
        /// The deck's name, as `deck list` tells it.
        name: String,
        /// Write JSON, for programs.
        #[arg(long)]
        json: bool,
    },
    /// Check a deck file and explain every mistake.
    Check {
        /// The file.
        file: PathBuf,
    },
    /// Write a deck file to begin with: the base game's cards, and an example of everything.
    New {
        /// The file, which must not be there yet; standard output when not given.
        file: Option<PathBuf>,
    },
    /// Write the deck of the cards that a game with mixed cards left in the box.
    Rest {
        /// The record of the game.
        record: PathBuf,
    },
}

pub(crate) fn run(command: &Command) -> Result<(), Failure> {
    match command {
        Command::List => print!("{}{}", show::list(), five_tribes::list()),
        Command::Show { name, json } => print!("{}", shown(name, *json)?),
        Command::Check { file } => println!("{}", checked(file)?),
        Command::New { file: None } => print!("{}", template::text()),
        Command::New { file: Some(file) } => {
            write_new(file, &template::text())?;
            println!("{}: written; play with it by `play --deck`", file.display());
        }
        Command::Rest { record } => print!("{}", rest(record)?),
    }
    Ok(())
}

/// A deck by its name, for people or as JSON.
fn shown(name: &str, json: bool) -> Result<String, Failure> {
    let pretty = |value| serde_json::to_string_pretty(&value).map(|text| text + "\n");
    if name == five_tribes::name() {
        return Ok(if json { pretty(five_tribes::as_json())? } else { five_tribes::as_text() });
    }
    let deck = Deck::all().into_iter().find(|deck| deck.name == name);
    let deck = deck.ok_or_else(|| {
        let known = format!("{}, {}", show::names(), five_tribes::name());
        format!("there is no deck `{name:.40}`; there is {known}")
    })?;
    Ok(if json { pretty(show::as_json(deck))? } else { show::as_text(deck) })
}

/// What is to be said of a deck file that is good.
fn checked(file: &Path) -> Result<String, Failure> {
    let text = text_of(file)?;
    let name = file.display();
    if let Some(checked) = five_tribes::check(&text) {
        let good = checked.map_err(|error| format!("{name}: {error}"))?;
        return Ok(format!("{name}: {good}"));
    }
    let (_, deck) = read(file)?;
    Ok(format!("{name}: a good deck: {}, {}", deck.title, show::counts(&deck)))
}

fn text_of(file: &Path) -> Result<String, Failure> {
    Ok(std::fs::read_to_string(file).map_err(|error| format!("{}: {error}", file.display()))?)
}

/// The text of a deck file that was found good.
pub(crate) fn read_checked(file: &Path) -> Result<String, Failure> {
    read(file).map(|(text, _)| text)
}

fn read(file: &Path) -> Result<(String, Deck), Failure> {
    let name = file.display();
    let text = text_of(file)?;
    let deck = Deck::parse(&text).map_err(|errors| {
        let lines: Vec<String> = errors.0.iter().map(|error| format!("{name}: {error}")).collect();
        lines.join("\n")
    })?;
    Ok((text, deck))
}

fn write_new(file: &Path, text: &str) -> Result<(), Failure> {
    use std::io::Write;
    let within = |error: std::io::Error| format!("{}: {error}", file.display());
    let mut out = std::fs::File::create_new(file).map_err(within)?;
    Ok(out.write_all(text.as_bytes()).map_err(within)?)
}

/// The cards that the game of a record did not use (X-MIX-1).
fn rest(file: &Path) -> Result<String, Failure> {
    let name = file.display();
    let within = |error: &dyn std::fmt::Display| format!("{name}: {error}");
    let text = std::fs::read_to_string(file).map_err(|error| within(&error))?;
    let record = Record::parse(&text).map_err(|error| within(&error))?;
    if record.game != State::NAME {
        return Err(format!("{name}: line 2: there is no game `{:.40}`", record.game).into());
    }
    let table = Table::<State>::replay(&record, Some(0)).map_err(|error| within(&error))?;
    if table.state().options().tribe_deck() != TribeDeck::Mixed {
        let reason = "this game was not played with mixed cards (`tribe_deck=mixed`), \
                      so that none were left in the box";
        return Err(within(&reason).into());
    }
    let dealt = table.state().position();
    let used = |id: &str| {
        let in_centre = dealt.centre.iter().flatten().any(|card| card == id);
        in_centre || dealt.tribe_pile.iter().any(|card| card == id)
    };
    let all = Deck::all().into_iter().flat_map(|deck| &deck.tribe);
    let left: Vec<_> = all.filter(|card| !used(&card.id)).collect();
    let title = "What a mixed game left in the box";
    Ok(template::head("rest", title) + &template::cards(left.into_iter()))
}

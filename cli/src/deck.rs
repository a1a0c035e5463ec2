//! `caravanserai deck`: list, show, check and write decks of cards.

use crate::Failure;
use crate::language::Spoken;
use crate::registry::{self, Registered};
use serde_json::{Map, Value, json};
use std::path::{Path, PathBuf};
use words::{Language, t};

/// What to do with decks.
#[derive(clap::Subcommand)]
pub(crate) enum Command {
    /// List the decks that the program brings along.
    List {
        /// Write JSON, for programs.
        #[arg(long)]
        json: bool,
        #[command(flatten)]
        spoken: Spoken,
    },
    /// Show every card of a deck.
    Show {
        /// The deck's name, as `deck list` tells it.
        name: String,
        /// Write JSON, for programs.
        #[arg(long)]
        json: bool,
        #[command(flatten)]
        spoken: Spoken,
    },
    /// Check a deck file and explain every mistake.
    Check {
        /// The file.
        file: PathBuf,
        #[command(flatten)]
        spoken: Spoken,
    },
    /// Write a deck file to begin with: the base game's cards, and an example of everything.
    New {
        /// The file, which must not be there yet; standard output when not given.
        file: Option<PathBuf>,
        #[command(flatten)]
        spoken: Spoken,
    },
    /// Write the deck of the cards that a game with mixed cards left in the box.
    Rest {
        /// The record of the game.
        record: PathBuf,
        #[command(flatten)]
        spoken: Spoken,
    },
}

pub(crate) fn run(command: &Command) -> Result<(), Failure> {
    match command {
        Command::List { json: true, .. } => println!("{:#}", Value::Array(listed())),
        Command::List { json: false, spoken } => {
            let language = spoken.language();
            registry::all().for_each(|game| print!("{}", game.decks.list(language)));
        }
        Command::Show { name, json, spoken } => {
            print!("{}", shown(spoken.language(), name, *json)?);
        }
        Command::Check { file, spoken } => {
            println!("{}: {}", file.display(), read(spoken.language(), file)?.1);
        }
        Command::New { file: None, .. } => print!("{}", template()?),
        Command::New { file: Some(file), spoken } => {
            write_new(file, &template()?)?;
            let file = file.display().to_string();
            println!("{}", t!(spoken.language(), "deck-written", file = file));
        }
        Command::Rest { record, spoken } => print!("{}", rest(spoken.language(), record)?),
    }
    Ok(())
}

/// The decks of every game, as `deck show` knows them.
fn listed() -> Vec<Value> {
    let of = |game: &'static Registered| {
        game.decks.names().into_iter().map(|name| json!({"game": game.name, "name": name}))
    };
    registry::all().flat_map(of).collect()
}

/// A deck by its name, for people or as JSON.
fn shown(language: Language, name: &str, json: bool) -> Result<String, Failure> {
    let found = registry::all().find_map(|game| match json {
        true => game.decks.as_json(language, name).map(|value| format!("{value:#}\n")),
        false => game.decks.as_text(language, name),
    });
    Ok(found.ok_or_else(|| {
        let known: Vec<&str> = registry::all().flat_map(|game| game.decks.names()).collect();
        let (name, known) = (format!("{name:.40}"), known.join(", "));
        t!(language, "deck-unknown", name = name, known = known).into_owned()
    })?)
}

/// The first game that can be played with a deck file of one's own.
fn template() -> Result<String, Failure> {
    let mut templates = registry::all().filter_map(|game| game.decks.template());
    Ok(templates.next().ok_or("no game is played with deck files")?)
}

/// The game that a text is a deck file of: what it says itself, or the first.
fn game_of(text: &str) -> Result<&'static Registered, Failure> {
    let meant = registry::all().find(|game| game.decks.is_meant_by(text));
    Ok(meant.or_else(|| registry::all().next()).ok_or("there is no game")?)
}

/// The text of a good deck file, and what there is to say of it.
fn read(language: Language, file: &Path) -> Result<(String, String), Failure> {
    let name = file.display();
    let text = std::fs::read_to_string(file).map_err(|error| format!("{name}: {error}"))?;
    let good = game_of(&text)?.decks.check(language, &text).map_err(|errors| {
        errors.iter().map(|error| format!("{name}: {error}")).collect::<Vec<_>>().join("\n")
    })?;
    Ok((text, good))
}

/// The options that play with a deck file that was found good.
pub(crate) fn options_with(language: Language, file: &Path) -> Result<Map<String, Value>, Failure> {
    let (text, _) = read(language, file)?;
    let game = game_of(&text)?;
    let options = game.decks.options_with(&text);
    Ok(options.ok_or_else(|| t!(language, "deck-no-files", game = game.name).into_owned())?)
}

fn write_new(file: &Path, text: &str) -> Result<(), Failure> {
    use std::io::Write;
    let within = |error: std::io::Error| format!("{}: {error}", file.display());
    let mut out = std::fs::File::create_new(file).map_err(within)?;
    Ok(out.write_all(text.as_bytes()).map_err(within)?)
}

/// The cards that the game of a record did not use.
fn rest(language: Language, file: &Path) -> Result<String, Failure> {
    let (record, game) = registry::read_record(file, language)?;
    let rest = game.decks.rest(language, &record);
    Ok(rest.map_err(|error| format!("{}: {error}", file.display()))?)
}

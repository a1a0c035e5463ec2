//! The games of the house by name, and what the program can do with each.

use crate::language::Spoken;
use crate::{Failure, analyse, arena, balance, measure, play, replay};
use caravanserai_core::{
    AnyGame, AnyTable, Game, Malformed, OptionSpec, Record, RecordError, Seat, Seed,
};
use five_tribes_table::FiveTribesTable;
use sage::Budget;
use sage::balance::Balanced;
use serde_json::{Map, Value, json};
use server::HostedGame;
use std::fmt::Display;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use targi_table::TargiTable;
use terminal::{Decks, Spread, Tabletop};
use web::Pages;
use words::positions::for_programs;
use words::records::unread;
use words::{AnyVocabulary, Language, Vocabulary};

/// What the engine speaks to programs, and commands that know no other language.
pub(crate) const ENGLISH: Language = Language::English;

/// The one list of games; a new one is one line. The first is meant where none is named.
const GAMES: &[Registered] =
    &[Registered::of(&TargiTable).balanced::<TargiTable>(), Registered::of(&FiveTribesTable)];

/// The names of all games.
pub(crate) const NAMES: [&str; GAMES.len()] = {
    let mut names = [""; GAMES.len()];
    let mut index = 0;
    while index < GAMES.len() {
        names[index] = GAMES[index].name;
        index += 1;
    }
    names
};

/// A name that is no game of the house.
#[derive(Debug, thiserror::Error)]
#[error("there is no game `{0:.40}`; there is {names}", names = NAMES.join(", "))]
pub(crate) struct UnknownGame(String);

/// All games.
pub(crate) fn all() -> impl Iterator<Item = &'static Registered> {
    GAMES.iter()
}

/// The game of this name.
pub(crate) fn find(name: &str) -> Result<&'static Registered, UnknownGame> {
    all().find(|game| game.name == name).ok_or_else(|| UnknownGame(name.to_owned()))
}

/// The game that a record is of.
fn of_record(record: &Record) -> Result<&'static Registered, RecordError<Malformed>> {
    let unknown = |UnknownGame(name)| Malformed::UnknownGame { name, known: NAMES.join(", ") };
    find(&record.game).map_err(|error| RecordError::new(2, unknown(error)))
}

/// The record in a file, and the game that it is of.
pub(crate) fn read_record(
    file: &Path,
    language: Language,
) -> Result<(Record, &'static Registered), String> {
    let within = |error: &dyn Display| format!("{}: {error}", file.display());
    let text = std::fs::read_to_string(file).map_err(|error| within(&error))?;
    let record = Record::parse(&text);
    let known = record.and_then(|record| of_record(&record).map(|game| (record, game)));
    known.map_err(|error| within(&unread(language, &error)))
}

/// A recorded game, and how to speak of it.
#[derive(clap::Args)]
pub(crate) struct RecordFile {
    /// The record.
    file: PathBuf,
    /// Write JSON, for programs.
    #[arg(long)]
    pub(crate) json: bool,
    #[command(flatten)]
    spoken: Spoken,
}

impl RecordFile {
    /// The record, and the game that it is of.
    pub(crate) fn read(&self) -> Result<(Record, &'static Registered), String> {
        read_record(&self.file, self.language())
    }

    pub(crate) fn language(&self) -> Language {
        self.spoken.language()
    }

    /// That something is wrong with the file.
    pub(crate) fn fault(&self, fault: impl Display) -> String {
        format!("{}: {fault}", self.file.display())
    }

    /// That the record does not hold.
    pub(crate) fn refused<V: Vocabulary>(&self, error: &RecordError) -> String {
        self.fault(<dyn AnyVocabulary>::of::<V>().record_error(self.language(), error))
    }
}

/// Reports how well the cards of a game hold each other in check.
type Report = fn(&balance::Arguments) -> Result<(), Failure>;

/// What can be done with a game.
pub(crate) struct Registered {
    pub(crate) name: &'static str,
    /// The version of its rules, as records name it.
    pub(crate) version: u32,
    /// Its options.
    pub(crate) options: &'static [OptionSpec],
    rules: &'static dyn AnyGame,
    vocabulary: &'static dyn AnyVocabulary,
    advise: fn(&dyn AnyTable, Budget) -> Result<Value, String>,
    /// Its pages and opponents, for the server.
    pub(crate) host: fn() -> Arc<HostedGame>,
    /// Plays it in the terminal.
    pub(crate) play: fn(play::Arguments, Option<&Record>) -> Result<(), Failure>,
    /// Shows or verifies a record of it.
    pub(crate) show: fn(&Record, &replay::Arguments) -> Result<String, Failure>,
    /// Judges the choices of a record of it.
    pub(crate) analyse: fn(&Record, &analyse::Arguments) -> Result<String, Failure>,
    /// Measures how fast its rules are.
    pub(crate) measure: fn(&measure::Arguments) -> Result<(), Failure>,
    /// Lets players meet in it.
    pub(crate) contest: fn(&arena::Arguments) -> Result<(), Failure>,
    /// Reports how well its cards hold each other in check, if it counts that.
    pub(crate) balance: Option<Report>,
    /// Its decks.
    pub(crate) decks: &'static dyn Decks,
}

impl Registered {
    const fn of<T: Spread + Decks + Pages>(decks: &'static T) -> Registered {
        Registered {
            name: T::Game::NAME,
            version: T::Game::RULES,
            options: T::Game::OPTIONS,
            rules: <dyn AnyGame>::of::<T::Game>(),
            vocabulary: <dyn AnyVocabulary>::of::<T>(),
            advise: advise_on::<T>,
            host: || Arc::new(HostedGame::of::<T, T::Bot>()),
            play: play::play::<T>,
            show: replay::show::<T>,
            analyse: analyse::analyse::<T>,
            measure: measure::measure::<T>,
            contest: arena::contest::<T>,
            balance: None,
            decks,
        }
    }

    /// The same game, whose opponents count what is offered and taken.
    const fn balanced<T: Tabletop<Bot: Balanced>>(self) -> Registered {
        Registered { balance: Some(balance::report::<T>), ..self }
    }
}

/// The options of a game, given by name, or why they cannot be used.
pub(crate) fn read_options<V: Vocabulary>(
    language: Language,
    named: &Map<String, Value>,
) -> Result<<V::Game as Game>::Options, String> {
    let words = <dyn AnyVocabulary>::of::<V>();
    V::Game::read_options(named).map_err(|error| words.option_error(language, &error))
}

/// Deals a new table.
pub(crate) fn deal(
    game: &str,
    options: &Map<String, Value>,
    seed: Seed,
) -> Result<Box<dyn AnyTable>, String> {
    let game = find(game).map_err(|error| error.to_string())?;
    let refused = |error| game.vocabulary.option_error(ENGLISH, &error);
    let agreed = game.rules.agree(options).map_err(refused)?;
    Ok(game.rules.deal(&agreed, seed))
}

/// A table that goes on from a position, or all reasons why it cannot.
pub(crate) fn load(game: &str, position: Value) -> Result<Box<dyn AnyTable>, Vec<String>> {
    let game = find(game).map_err(|error| vec![error.to_string()])?;
    game.rules.load(position).map_err(|faults| for_programs(game.vocabulary, &faults))
}

/// The table at the end of a record, or what is wrong with it.
pub(crate) fn replay(record: &Record) -> Result<Box<dyn AnyTable>, String> {
    let game = of_record(record).map_err(|error| unread(ENGLISH, &error))?;
    game.rules.replay(record).map_err(|error| game.vocabulary.record_error(ENGLISH, &error))
}

/// Plays choices that are given as text; on an error nothing has changed.
pub(crate) fn play(table: &mut dyn AnyTable, choices: &str) -> Result<(), String> {
    let game = find(table.game()).map_err(|error| error.to_string())?;
    table.play_all(choices).map_err(|refused| game.vocabulary.refused(ENGLISH, &refused))
}

/// What happened in each move after the first `from`, in words that a seat may hear.
pub(crate) fn told(table: &dyn AnyTable, seat: Option<Seat>, from: usize) -> Vec<Vec<String>> {
    let game = find(table.game()).expect("a table of a game of the house");
    game.vocabulary.told(ENGLISH, table, seat, from)
}

/// What a coach thinks who sees what the seat to act sees.
pub(crate) fn advise(table: &dyn AnyTable, budget: Budget) -> Result<Value, String> {
    let game = find(table.game()).map_err(|error| error.to_string())?;
    (game.advise)(table, budget)
}

fn advise_on<T: Tabletop>(table: &dyn AnyTable, budget: Budget) -> Result<Value, String> {
    let state = table.of::<T::Game>().expect("a table of the game that it names").state();
    let seat = state.to_act().ok_or("the game is over; there is nothing left to choose")?;
    let legal = state.legal();
    let never = AtomicBool::new(false);
    let advice = sage::advise::<_, T::Bot>(&state.view(Some(seat)), &legal, budget, 0, &never);
    let choices: Vec<Value> = advice
        .choices
        .iter()
        .map(|advised| {
            let chance = advised.chance.map(|chance| rounded(chance, 1000.0));
            json!({"choice": advised.choice.to_string(), "chance": chance, "visits": advised.visits})
        })
        .collect();
    let names = T::seats(ENGLISH, state.seats());
    let line: Vec<Value> = advice
        .line
        .iter()
        .map(|step| {
            let told = step.events.iter().map(|event| T::event(ENGLISH, &names, event));
            let words: Vec<String> = told.collect();
            json!({"seat": step.seat, "choice": step.choice.to_string(), "words": words})
        })
        .collect();
    Ok(json!({
        "to_act": seat,
        "best": advice.best().map(|best| best.choice.to_string()),
        "chance": advice.chance().map(|chance| rounded(chance, 1000.0)),
        "chances": advice.chances.iter().map(|chance| rounded(*chance, 1000.0)).collect::<Vec<_>>(),
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_is_found_by_its_name_and_others_are_told_which_there_are() {
        assert_eq!(NAMES, ["targi", "five-tribes"]);
        for name in NAMES {
            let table = deal(name, &Map::new(), Seed::new("found")).expect("the defaults are good");
            assert_eq!(table.game(), name);
        }
        let error = deal("chess", &Map::new(), Seed::new("")).err().expect("no game of the house");
        assert_eq!(error, "there is no game `chess`; there is targi, five-tribes");
    }

    #[test]
    fn a_table_tells_what_its_record_tells_also_after_moves_were_taken_back() {
        for name in NAMES {
            let mut table = deal(name, &Map::new(), Seed::new("told")).unwrap();
            for number in 0..60 {
                let choices = table.choices();
                let Some(choice) = choices.get(number * 7 % choices.len().max(1)) else { break };
                assert_eq!(&table.play(choice).unwrap(), choice);
                if number % 5 == 4 {
                    table.go_back(table.moves() - 2);
                }
                assert!(table.play_all("nothing of the kind").is_err());
            }
            let again = replay(&table.record().unwrap()).unwrap();
            assert_eq!(table.moves(), again.moves());
            assert_eq!(table.told(None, 0), again.told(None, 0));
            assert_eq!(table.told(None, 3), again.told(None, 0)[3..]);
        }
    }
}

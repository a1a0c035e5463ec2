//! What the deck tool asks of a game.

use caravanserai_core::Record;
use serde_json::{Map, Value};
use words::{Language, t};

/// The decks of a game: those that it brings along, and those in people's files.
pub trait Decks {
    /// The names of the decks that it brings along.
    fn names() -> Vec<&'static str>;

    /// Those decks, one a line.
    fn list(language: Language) -> String;

    /// Every card of such a deck, for people.
    fn as_text(language: Language, name: &str) -> Option<String>;

    /// The same for programs.
    fn as_json(language: Language, name: &str) -> Option<Value>;

    /// Whether a text is meant to be a deck file of this game.
    fn is_meant_by(text: &str) -> bool;

    /// What there is to say of a good deck file, or everything that is wrong with it.
    fn check(language: Language, text: &str) -> Result<String, Vec<String>>;

    /// A deck file to begin with, for a game that can be played with one.
    fn template() -> Option<String> {
        None
    }

    /// The options that play with a deck file, if the game can.
    fn options_with(_text: &str) -> Option<Map<String, Value>> {
        None
    }

    /// The deck of the cards that the game of a record left in the box, or why there
    /// is none.
    fn rest(language: Language, _record: &Record) -> Result<String, String> {
        Err(t!(language, "deck-no-rest").into_owned())
    }
}

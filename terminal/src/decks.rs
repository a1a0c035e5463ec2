//! What the deck tool asks of a game.

use caravanserai_core::Record;
use serde_json::{Map, Value};
use words::{Language, t};

/// The decks of a game: those that it brings along, and those in people's files.
pub trait Decks: Sync {
    /// The names of the decks that it brings along.
    fn names(&self) -> Vec<&'static str>;

    /// Those decks, one a line.
    fn list(&self, language: Language) -> String;

    /// Every card of such a deck, for people.
    fn as_text(&self, language: Language, name: &str) -> Option<String>;

    /// The same for programs.
    fn as_json(&self, language: Language, name: &str) -> Option<Value>;

    /// Whether a text is meant to be a deck file of this game.
    fn is_meant_by(&self, text: &str) -> bool;

    /// What there is to say of a good deck file, or everything that is wrong with it.
    fn check(&self, language: Language, text: &str) -> Result<String, Vec<String>>;

    /// A deck file to begin with, for a game that can be played with one.
    fn template(&self) -> Option<String> {
        None
    }

    /// The options that play with a deck file, if the game can.
    fn options_with(&self, _text: &str) -> Option<Map<String, Value>> {
        None
    }

    /// The deck of the cards that the game of a record left in the box, or why there
    /// is none.
    fn rest(&self, language: Language, _record: &Record) -> Result<String, String> {
        Err(t!(language, "deck-no-rest").into_owned())
    }
}

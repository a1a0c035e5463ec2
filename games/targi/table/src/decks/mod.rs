//! The decks of Targi in words, and deck files to begin with.

mod show;
mod template;

use crate::TargiTable;
use ::words::Language;
use caravanserai_core::{Game, Record, Table};
use serde_json::{Map, Value};
use targi::{Deck, State};
use terminal::Decks;

fn find(name: &str) -> Option<&'static Deck> {
    Deck::all().into_iter().find(|deck| deck.name == name)
}

impl Decks for TargiTable {
    fn names() -> Vec<&'static str> {
        Deck::all().into_iter().map(|deck| deck.name.as_str()).collect()
    }

    fn list(language: Language) -> String {
        show::list(language)
    }

    fn as_text(language: Language, name: &str) -> Option<String> {
        find(name).map(|deck| show::as_text(language, deck))
    }

    fn as_json(language: Language, name: &str) -> Option<Value> {
        find(name).map(|deck| show::as_json(language, deck))
    }

    fn is_meant_by(text: &str) -> bool {
        text.lines().any(|line| line.replace(' ', "") == format!("game=\"{}\"", State::NAME))
    }

    fn check(text: &str) -> Result<String, Vec<String>> {
        let deck = Deck::parse(text)
            .map_err(|errors| errors.0.iter().map(|error| error.to_string()).collect::<Vec<_>>())?;
        // Deck files and what is wrong with them are in English.
        Ok(format!("a good deck: {}, {}", deck.title, show::counts(Language::English, &deck)))
    }

    fn template() -> Option<String> {
        Some(template::text())
    }

    fn options_with(text: &str) -> Option<Map<String, Value>> {
        let named = [("tribe_deck", "custom"), ("deck", text)];
        Some(named.map(|(name, value)| (name.to_owned(), value.into())).into_iter().collect())
    }

    /// The cards that the game of a record did not use (X-MIX-1).
    fn rest(record: &Record) -> Result<String, String> {
        let table = Table::<State>::replay(record, Some(0)).map_err(|error| error.to_string())?;
        Deck::rest(table.start()).ok_or_else(|| {
            "this game was not played with mixed cards (`tribe_deck=mixed`), so that none were \
             left in the box"
                .to_owned()
        })
    }
}

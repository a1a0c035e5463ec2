//! The decks of Targi in words, and deck files to begin with.

mod show;
mod template;

use crate::TargiTable;
use crate::words::option;
use ::words::{AnyVocabulary, Language, t};
use caravanserai_core::{Game, Record, Table};
use serde_json::{Map, Value};
use targi::{Deck, State};
use terminal::Decks;

fn find(name: &str) -> Option<&'static Deck> {
    Deck::all().into_iter().find(|deck| deck.name == name)
}

impl Decks for TargiTable {
    fn names(&self) -> Vec<&'static str> {
        Deck::all().into_iter().map(|deck| deck.name.as_str()).collect()
    }

    fn list(&self, language: Language) -> String {
        show::list(language)
    }

    fn as_text(&self, language: Language, name: &str) -> Option<String> {
        find(name).map(|deck| show::as_text(language, deck))
    }

    fn as_json(&self, language: Language, name: &str) -> Option<Value> {
        find(name).map(|deck| show::as_json(language, deck))
    }

    fn is_meant_by(&self, text: &str) -> bool {
        text.lines().any(|line| line.replace(' ', "") == format!("game=\"{}\"", State::NAME))
    }

    fn check(&self, language: Language, text: &str) -> Result<String, Vec<String>> {
        let deck = Deck::parse(text).map_err(|errors| option::mistakes(language, &errors))?;
        let (title, counts) = (deck.title.as_str(), show::counts(language, &deck));
        Ok(t!(language, "deck-good", title = title, counts = counts).into_owned())
    }

    fn template(&self) -> Option<String> {
        Some(template::text())
    }

    fn options_with(&self, text: &str) -> Option<Map<String, Value>> {
        let named = [("tribe_deck", "custom"), ("deck", text)];
        Some(named.map(|(name, value)| (name.to_owned(), value.into())).into_iter().collect())
    }

    /// The cards that the game of a record did not use (X-MIX-1).
    fn rest(&self, language: Language, record: &Record) -> Result<String, String> {
        let words = <dyn AnyVocabulary>::of::<TargiTable>();
        let table = Table::<State>::replay(record, Some(0))
            .map_err(|error| words.record_error(language, &error))?;
        Deck::rest(table.start()).ok_or_else(|| t!(language, "deck-not-mixed").into_owned())
    }
}

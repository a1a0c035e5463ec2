//! The decks of Five Tribes in words.

mod show;

use crate::FiveTribesTable;
use ::words::Language;
use five_tribes::{Catalogue, catalogue};
use serde_json::Value;
use terminal::Decks;

impl Decks for FiveTribesTable {
    fn names(&self) -> Vec<&'static str> {
        vec![&catalogue().name]
    }

    fn list(&self, language: Language) -> String {
        show::list(language)
    }

    fn as_text(&self, language: Language, name: &str) -> Option<String> {
        (name == catalogue().name).then(|| show::as_text(language))
    }

    fn as_json(&self, language: Language, name: &str) -> Option<Value> {
        (name == catalogue().name).then(|| show::as_json(language))
    }

    fn is_meant_by(&self, text: &str) -> bool {
        Catalogue::is_meant_by(text)
    }

    fn check(&self, language: Language, text: &str) -> Result<String, Vec<String>> {
        show::check(language, text).map_err(|error| vec![error])
    }
}

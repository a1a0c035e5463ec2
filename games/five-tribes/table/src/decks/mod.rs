//! The decks of Five Tribes in words.

mod show;

use crate::FiveTribesTable;
use ::words::Language;
use five_tribes::{Catalogue, catalogue};
use serde_json::Value;
use terminal::Decks;

impl Decks for FiveTribesTable {
    fn names() -> Vec<&'static str> {
        vec![&catalogue().name]
    }

    fn list(language: Language) -> String {
        show::list(language)
    }

    fn as_text(language: Language, name: &str) -> Option<String> {
        (name == catalogue().name).then(|| show::as_text(language))
    }

    fn as_json(language: Language, name: &str) -> Option<Value> {
        (name == catalogue().name).then(|| show::as_json(language))
    }

    fn is_meant_by(text: &str) -> bool {
        Catalogue::is_meant_by(text)
    }

    fn check(language: Language, text: &str) -> Result<String, Vec<String>> {
        show::check(language, text).map_err(|error| vec![error])
    }
}

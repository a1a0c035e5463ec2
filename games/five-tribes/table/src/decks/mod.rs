//! The decks of Five Tribes in words.

mod show;

use crate::FiveTribesTable;
use five_tribes::{Catalogue, catalogue};
use serde_json::Value;
use terminal::Decks;

impl Decks for FiveTribesTable {
    fn names() -> Vec<&'static str> {
        vec![&catalogue().name]
    }

    fn list() -> String {
        show::list()
    }

    fn as_text(name: &str) -> Option<String> {
        (name == catalogue().name).then(show::as_text)
    }

    fn as_json(name: &str) -> Option<Value> {
        (name == catalogue().name).then(show::as_json)
    }

    fn is_meant_by(text: &str) -> bool {
        Catalogue::is_meant_by(text)
    }

    fn check(text: &str) -> Result<String, Vec<String>> {
        show::check(text).map_err(|error| vec![error])
    }
}

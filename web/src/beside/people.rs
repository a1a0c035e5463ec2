//! Who sits where.

use crate::{Language, TableFacts, labels};
use caravanserai_core::Seat;
use words::Vocabulary;

/// Everybody's name. Opponents go by the name of their level, and a seat
/// without a name by what the game calls it.
pub fn names<V: Vocabulary>(facts: &TableFacts, seats: u8, language: Language) -> Vec<String> {
    let given: Vec<String> = (0..usize::from(seats))
        .map(|seat| facts.names.get(seat).cloned().unwrap_or_default())
        .collect();
    let shown = labels::names(language, &given, &facts.bots);
    let named = |(index, name): (usize, String)| match name.is_empty() {
        true => V::seat(language, Seat(index as u8)).into_owned(),
        false => name,
    };
    shown.into_iter().enumerate().map(named).collect()
}

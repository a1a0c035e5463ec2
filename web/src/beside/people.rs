//! Who sits where.

use crate::{Scene, labels};
use caravanserai_core::{Game, Seat};

/// Everybody's name. Opponents go by the name of their level, and a seat
/// without a name by what the game calls it.
pub fn names<G: Game>(
    scene: &Scene<'_, G>,
    seats: u8,
    unnamed: impl Fn(Seat) -> String,
) -> Vec<String> {
    let facts = scene.table;
    let given: Vec<String> = (0..usize::from(seats))
        .map(|seat| facts.names.get(seat).cloned().unwrap_or_default())
        .collect();
    let shown = labels::names(scene.language, &given, &facts.bots);
    let named = |(index, name): (usize, String)| match name.is_empty() {
        true => unnamed(Seat(index as u8)),
        false => name,
    };
    shown.into_iter().enumerate().map(named).collect()
}

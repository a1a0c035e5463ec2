//! Who sits where.

use crate::{Scene, house};
use caravanserai_core::{Game, Seat};

/// Everybody's name. Opponents go by the name of their level, and a seat
/// without a name by what the game calls it.
pub(crate) fn names<G: Game>(
    scene: &Scene<'_, G>,
    seats: u8,
    unnamed: impl Fn(Seat) -> String,
) -> Vec<String> {
    (0..seats)
        .map(Seat)
        .map(|seat| {
            let given = scene.table.names.get(seat.index()).map_or("", String::as_str);
            let level = scene.table.bots.get(seat.index()).and_then(Option::as_deref);
            match (given, level) {
                ("", None) => unnamed(seat),
                (given, Some(level)) if given.is_empty() || given == level => {
                    house::level(scene.language, level).into_owned()
                }
                (given, _) => given.to_owned(),
            }
        })
        .collect()
}

//! What a player has in words, for the coach.

use super::names;
use ::words::{Language, t};
use five_tribes::{Piece, Tribe, View};
use five_tribes_bot::Holding;

/// A number of one thing.
pub(super) fn words(l: Language, view: &View, holding: Holding, count: u16) -> String {
    let small = u8::try_from(count).unwrap_or(u8::MAX);
    match holding {
        Holding::Coins => names::coins(l, count),
        Holding::Tile(at) => names::square(l, view, at),
        Holding::Palms => names::pieces(l, Piece::Palm, small),
        Holding::Palaces => names::pieces(l, Piece::Palace, small),
        // As the object of a sentence an Elder has another ending in some languages.
        Holding::Meeples(Tribe::Elder) => t!(l, "ft-holding-elders", count = count),
        Holding::Meeples(tribe) => names::counted(l, tribe, small),
        Holding::Djinn(djinn) => names::djinn(l, djinn),
        Holding::Thief(thief) => names::thief(l, thief),
        Holding::Card(kind) => {
            t!(l, "ft-holding-cards", count = count, kind = names::resource(l, kind))
        }
        Holding::Item(kind) => names::item(l, kind),
    }
    .into_owned()
}

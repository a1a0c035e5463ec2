//! What a player has in words, for the coach.

use super::{amount, cards};
use ::words::{Language, t};
use targi::{Bundle, View};
use targi_bot::Holding;

/// A number of one thing.
pub(super) fn words(l: Language, view: &View, holding: Holding, count: u16) -> String {
    let count = u8::try_from(count).unwrap_or(u8::MAX);
    let amount = |bundle: Bundle| amount::words(l, &bundle);
    match holding {
        Holding::Good(good) => amount(Bundle::of(good, count)),
        Holding::Gold => amount(Bundle::gold(count)),
        Holding::Water => amount(Bundle::water(count)),
        Holding::Points => amount(Bundle::vp(count)),
        Holding::Hand => t!(l, "holding-hand", count = count),
        Holding::Card(card) => cards::tribe(l, view.rules.tribe(card)),
        Holding::EqualRow(row) => t!(l, "holding-equal-row", row = row.index() + 1),
        Holding::MixedRow(row) => t!(l, "holding-mixed-row", row = row.index() + 1),
    }
    .into_owned()
}

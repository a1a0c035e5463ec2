//! What is typed to select a choice, and what it is called in the list.

use super::tile;
use crate::FiveTribesTable;
use crate::words::{choice, names};
use ::words::{Language, t};
use five_tribes::{Choice, Square, View};
use std::borrow::Cow;
use terminal::{Tabletop, cut};

/// The key of a choice: its tile, with the colour where that matters; for bids
/// the price; otherwise its place in the list.
pub(super) fn key(choice: Choice, index: usize) -> String {
    match choice {
        Choice::End => "e".to_owned(),
        Choice::Bid { price, fakirs: 0 } => price.to_string(),
        Choice::Bid { price, fakirs } => format!("{price}f{fakirs}"),
        Choice::Take(at) | Choice::On(at) => at.to_string(),
        Choice::Step(at, tribe) | Choice::Kill(at, tribe) | Choice::Gather(at, tribe) => {
            format!("{at}{}", tile::letter(tribe).to_ascii_lowercase())
        }
        _ => (index + 1).to_string(),
    }
}

/// A choice in at most `width` columns.
pub(super) fn label(l: Language, view: &View, choice: Choice, width: usize) -> String {
    // The key beside it tells the square, so the tile stands in its place.
    let tile = |at: Square, taken: usize| tile::name(l, view, at, width.saturating_sub(taken));
    let text: Cow<'static, str> = match choice {
        Choice::Bid { price, fakirs } => bid(l, view, price, fakirs),
        Choice::Take(from) => {
            let letters: String = view.open.board.meeples(from).each().map(tile::letter).collect();
            format!("{letters} {}", tile(from, letters.len() + 1)).into()
        }
        Choice::Step(at, tribe) | Choice::Kill(at, tribe) => {
            let meeple = names::tribe(l, tribe, 1);
            format!("{meeple} {}", tile(at, meeple.chars().count() + 1)).into()
        }
        Choice::KillHeld(seat, tribe) => {
            format!("{} {}", FiveTribesTable::shape(seat), names::tribe(l, tribe, 1)).into()
        }
        Choice::Fakirs(count) => {
            let coins = names::coins(l, choice::income(view, count));
            t!(l, "ft-short-fakirs", fakirs = names::fakirs(l, count), coins = coins)
        }
        Choice::On(at) => tile(at, 0).into(),
        Choice::PickDjinn(djinn) => names::djinn_with_points(l, djinn),
        Choice::Lay(kind) => match choice::laid(view) {
            0 => t!(l, "ft-label-lay-first", card = names::resource(l, kind)),
            _ => t!(l, "ft-label-lay", card = names::resource(l, kind)),
        },
        Choice::Skip => {
            let full = choice::full(l, view, choice);
            match full.chars().count() <= width {
                true => full.into(),
                false => choice::short(l, view, choice).into(),
            }
        }
        other => choice::short(l, view, other).into(),
    };
    cut(&text, width)
}

fn bid(l: Language, view: &View, price: u8, fakirs: u8) -> Cow<'static, str> {
    match (fakirs, choice::markers_ahead(view, price)) {
        (0, 0) => t!(l, "tribes-first-so-far"),
        (0, ahead) => t!(l, "ft-label-after", count = ahead),
        // There is no room for both; the explanation beside it tells the place.
        _ => t!(l, "ft-label-bid-fakirs", fakirs = names::fakirs(l, fakirs)),
    }
}

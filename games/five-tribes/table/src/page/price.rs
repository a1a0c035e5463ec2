//! What a choice costs, and what paying leaves, drawn.

use super::pictures::{self, COIN};
use super::table::Table;
use crate::words::price::{self, Kind};
use five_tribes::Choice;
use maud::{Markup, html};
use web::{Icon, beside, list};

fn drawing(kind: Kind) -> Icon {
    match kind {
        Kind::Coins => COIN,
        Kind::Fakirs => Icon("fakir"),
        Kind::Meeples(tribe) => Icon(pictures::meeple(tribe)),
    }
}

/// What is left to the viewer of everything that a choice costs; none for what is free.
pub(super) fn leaves(table: &Table<'_>, choice: Choice) -> Option<Markup> {
    let left = price::left(table.view, choice);
    if left.is_empty() {
        return None;
    }
    let drawings = html! { @for (kind, amount) in &left { b { (amount) } (drawing(*kind)) } };
    let words: Vec<String> =
        left.iter().map(|(kind, amount)| price::in_words(table.language, *kind, *amount)).collect();
    Some(beside::leaves(table.language, drawings, &list(table.language, &words)))
}

/// What a choice costs, as a chip; none for what is free.
pub(super) fn tag(table: &Table<'_>, choice: Choice) -> Option<Markup> {
    let price = price::of(table.view, choice);
    (!price.is_empty()).then(|| {
        html! {
            span.costs aria-hidden="true" {
                @for (kind, amount) in price { "\u{2212}" (amount) (drawing(kind)) }
            }
        }
    })
}

//! The row of resource cards and what each market takes of it.

use super::about;
use super::pictures;
use super::place::{self, Where};
use super::preview;
use super::table::Table;
use crate::words::names;
use five_tribes::{ROW, TileAction, TileRow, catalogue};
use maud::{Markup, html};
use web::Icon;
use web::{rich, t};

/// The row with the prices above it.
pub(super) fn row(table: &Table<'_>) -> Markup {
    let (language, view) = (table.language, table.view);
    let cards = view.open.row.as_slice();
    html! {
        section.panel.market data-then="market" aria-labelledby="market-title" {
            h2.vh #market-title { (t!(language, "tribes-row")) }
            div.brackets {
                @for (index, tile) in markets(view.open.options.artisans).enumerate() {
                    (bracket(table, index, tile))
                }
                @if !view.open.options.artisans {
                    p.bracket.b3 {
                        span { (Icon("meeple-merchant")) " " (t!(language, "tribes-merchants-only")) (pile(table)) }
                    }
                }
            }
            ol.rescards {
                @for place in 0..ROW {
                    @match cards.get(place) {
                        Some(card) => (card_at(table, place as u8 + 1, *card)),
                        None => li.rescard.gone aria-hidden="true" {},
                    }
                }
            }
        }
    }
}

/// The tiles that sell cards of the row, the cheapest reach first.
fn markets(artisans: bool) -> impl Iterator<Item = &'static TileRow> {
    let sells = |tile: &&TileRow| matches!(tile.action, TileAction::Market { .. });
    let tiles = catalogue().tiles.iter().filter(sells);
    tiles.filter(move |tile| artisans || tile.set == five_tribes::Set::Base)
}

fn bracket(table: &Table<'_>, index: usize, tile: &TileRow) -> Markup {
    let TileAction::Market { price, cards, among } = tile.action else { return html! {} };
    let emblem = match index {
        0 => "tile-small-market",
        1 => "tile-large-market",
        _ => "tile-special-market",
    };
    let price = preview::coins(table.language, price);
    html! {
        p.bracket.{ "b" (index + 1) } {
            span {
                (Icon(emblem)) " "
                (rich!(table.language, "tribes-bracket", cards = cards, among = among, price = price))
                @if usize::from(among) == ROW { (pile(table)) }
            }
        }
    }
}

/// How many cards the pile still has.
fn pile(table: &Table<'_>) -> Markup {
    let count = table.view.counts.resource_pile;
    html! { span.pile { (Icon("resource-card")) " " (t!(table.language, "tribes-pile", count = count)) } }
}

fn card_at(table: &Table<'_>, place: u8, card: five_tribes::Resource) -> Markup {
    let language = table.language;
    let id = format!("row{place}");
    let hits = place::hits(table, Where::Row(place), &id);
    html! {
        li.rescard.is-fakir[card == five_tribes::Resource::FAKIR] .is-legal[hits.is_some()]
            tabindex=[hits.is_none().then_some("0")] aria-labelledby={ "name-" (id) } aria-describedby={ "about-" (id) } {
            sup aria-hidden="true" { (place) }
            (pictures::resource(card))
            span.name id={ "name-" (id) } { (names::resource(language, card)) }
            (hits.unwrap_or_default())
            (about::tip(table, &id, "up", "F-SELL-1",
                html! { h3 { (names::resource(language, card)) } },
                html! { p { (names::resource_use(language, card)) } }))
        }
    }
}

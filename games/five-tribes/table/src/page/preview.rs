//! What the end of a walk brings, drawn: in a chip on the tile, in a line,
//! and in full.

use super::pictures::{self, COIN};
use super::plan::{Control, Ending};
use super::table::Table;
use crate::words::names;
use five_tribes::{Square, TileAction, Tribe};
use maud::{Markup, html};
use web::{Icon, Language};
use web::{rich, t};

/// What the tribe brings, in a sign and a number.
fn gain(table: &Table<'_>, ending: &Ending) -> Markup {
    let view = table.view;
    html! {
        @match ending.tribe {
            Tribe::Builder => { (COIN) (ending.builders(view).0) }
            Tribe::Merchant => { (Icon("resource-card")) (ending.cards(view).len()) }
            Tribe::Assassin => { (Icon("kill")) (ending.count) }
            tribe @ (Tribe::Vizier | Tribe::Elder | Tribe::Artisan) => {
                (Icon(pictures::meeple(tribe))) (ending.count)
            }
        }
    }
}

/// The chip on a tile: what the tribe brings, and whether a camel goes there.
pub(super) fn chip(table: &Table<'_>, ending: &Ending) -> Markup {
    html! {
        span.gainchip aria-hidden="true" {
            (gain(table, ending))
            @if ending.claims() { span.extra { (Icon("camel")) } }
        }
    }
}

/// The same in a line of a list, with what the tile does; words stand beside it.
pub(super) fn line(table: &Table<'_>, ending: &Ending) -> Markup {
    html! {
        span.gain aria-hidden="true" {
            (gain(table, ending))
            @if ending.claims() { (pictures::camel(table.view.open.active)) }
            @if let Some(piece) = ending.piece(table.view) { (Icon(pictures::piece(piece))) }
        }
    }
}

/// What the tribe brings and whose the tile becomes, for those who cannot see the line.
pub(super) fn in_words(table: &Table<'_>, ending: &Ending) -> Markup {
    html! { span.vh { (tribe(table, ending)) "; " (control(table, ending)) } }
}

/// Coins, with their number.
pub(super) fn coins(language: Language, count: impl Into<u32>) -> Markup {
    let count = count.into();
    html! {
        span aria-hidden="true" { b { (count) } " " (COIN) }
        span.vh { (names::coins(language, count)) }
    }
}

/// Control, tribe and tile in words.
pub(super) fn full(table: &Table<'_>, ending: &Ending) -> Markup {
    let language = table.language;
    html! {
        dl.preview {
            div { dt { (t!(language, "tribes-control")) } dd { (control(table, ending)) } }
            div { dt { (t!(language, "tribes-tribe")) } dd { (tribe(table, ending)) } }
            div { dt { (t!(language, "tribes-tile")) } dd { (tile(table, ending)) } }
        }
    }
}

fn control(table: &Table<'_>, ending: &Ending) -> Markup {
    let language = table.language;
    let value = table.view.open.board.tile(ending.at).row().value;
    html! {
        @match ending.control {
            Control::Claimed => {
                (pictures::camel(table.view.open.active)) " " (t!(language, "tribes-claims", points = value))
            }
            Control::CamelOrTent => {
                (pictures::camel(table.view.open.active)) (Icon("tent")) " "
                (t!(language, "tribes-claims", points = value))
            }
            Control::NoCamel => (t!(language, "tribes-no-camel")),
            Control::Owned(owner) if Some(owner) == table.scene.seat => (t!(language, "tribes-yours-already")),
            Control::Owned(owner) => (t!(language, "tribes-stays-with", name = table.own_name(owner))),
            Control::Stays(count) => (t!(language, "tribes-meeples-stay", count = count)),
        }
    }
}

fn tribe(table: &Table<'_>, ending: &Ending) -> Markup {
    let (language, view) = (table.language, table.view);
    let name = names::tribe(language, ending.tribe, ending.count);
    let who = html! { b { (ending.count) } " " (Icon(pictures::meeple(ending.tribe))) span.vh { (name) } };
    match ending.tribe {
        Tribe::Builder => {
            let (sum, each) = ending.builders(view);
            let sum = html! {
                span aria-hidden="true" { b.sum { (sum) " " (COIN) } }
                span.vh { (names::coins(language, sum)) }
            };
            let blue = t!(language, "tribes-blue-tiles", count = each);
            let tiles = html! { b { (each) } " " (Icon("blue-tile")) span.vh { (blue) } };
            rich!(language, "tribes-builders", who = who, tiles = tiles, coins = sum)
        }
        Tribe::Merchant => {
            let cards = html! {
                @for card in ending.cards(view) {
                    (pictures::resource(*card)) span.vh { (names::resource(language, *card)) " " }
                }
            };
            rich!(language, "tribes-merchants", who = who, cards = cards)
        }
        Tribe::Vizier | Tribe::Elder => rich!(language, "tribes-kept", who = who),
        Tribe::Artisan => rich!(language, "tribes-artisans", who = who, count = ending.count),
        Tribe::Assassin => rich!(language, "tribes-assassins", who = who, count = ending.count),
    }
}

fn tile(table: &Table<'_>, ending: &Ending) -> Markup {
    let (language, view) = (table.language, table.view);
    let purse = view.own.filter(|_| view.seat == Some(view.open.active)).map(|own| own.coins);
    match view.open.board.action(ending.at) {
        TileAction::Palace | TileAction::Palm => match ending.piece(view) {
            Some(piece) => html! {
                (Icon(pictures::piece(piece))) " " (places(table, ending.at, piece))
            },
            None => html! { (t!(language, "tribes-none-left")) },
        },
        TileAction::Market { price, cards, among } => {
            let price_tag = coins(language, price);
            let short = purse.is_some_and(|purse| purse < u16::from(price));
            html! {
                @if usize::from(among) < five_tribes::ROW {
                    (rich!(language, "tribes-market", cards = cards, among = among, price = price_tag))
                } @else {
                    (rich!(language, "tribes-market-any", cards = cards, price = price_tag))
                }
                @if short { " " span.lack { (t!(language, "tribes-too-poor")) } }
            }
        }
        TileAction::Djinn => html! { (t!(language, "tribes-djinn")) },
        TileAction::Item => html! { (t!(language, "tribes-item")) },
        TileAction::None => html! {},
    }
}

fn places(table: &Table<'_>, at: Square, piece: five_tribes::Piece) -> Markup {
    let language = table.language;
    let what = names::piece(language, piece);
    html! { (t!(language, "tribes-places", what = what, square = at.to_string())) }
}

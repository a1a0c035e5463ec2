//! The base game after the walk: tribes, tiles, djinns, sales, the end.

use super::pictures::{self, Cell, Sign};
use super::{note, rule, ruling};
use crate::page::pictures as drawn;
use crate::words::names;
use crate::words::scores;
use five_tribes::{Cost, Set, Tile, Tribe, catalogue};
use maud::{Markup, html};
use web::IconAs;
use web::Language;
use web::t;

/// A tribe with its picture, what it does, and more about it.
fn tribe(l: Language, which: Tribe, more: Markup) -> Markup {
    html! {
        div.beside-text id=(drawn::tribe_class(which)) {
            (IconAs("book-piece", drawn::meeple(which)))
            div {
                h4 { (names::tribe(l, which, 2)) }
                p { (names::tribe_action(l, which)) }
                (more)
            }
        }
    }
}

pub(super) fn tribes(l: Language) -> Markup {
    html! {
        (rule("F-TRIBE-1", t!(l, "ft-r-tribe-1")))
        (tribe(l, Tribe::Vizier, html! { p { (t!(l, "ft-book-vizier-more")) } }))
        (tribe(l, Tribe::Elder, html! {}))
        (tribe(l, Tribe::Merchant, html! { p { (t!(l, "ft-book-merchant-more")) } }))
        (tribe(l, Tribe::Builder, html! {
            (builders(l))
            (ruling(l, "F-RULE-8", t!(l, "ft-r-rule-8")))
        }))
        (tribe(l, Tribe::Assassin, html! {
            p { (t!(l, "ft-book-assassin-more")) }
            (ruling(l, "F-RULE-6", t!(l, "ft-r-rule-6")))
        }))
        (ruling(l, "F-RULE-9", t!(l, "ft-r-rule-9")))
    }
}

/// A block with five blue tiles.
fn builders(l: Language) -> Markup {
    let block: [&[Cell]; 3] = [
        &[
            Cell::new("village", &[], Sign::Counts),
            Cell::new("oasis", &[], Sign::Plain),
            Cell::new("sacred-6", &[], Sign::Counts),
        ],
        &[
            Cell::new("small-market", &[], Sign::Plain),
            Cell::new("sacred-10", &[Tribe::Builder, Tribe::Builder, Tribe::Builder], Sign::Counts),
            Cell::new("village", &[], Sign::Counts),
        ],
        &[
            Cell::new("sacred-6", &[], Sign::Counts),
            Cell::new("large-market", &[], Sign::Plain),
            Cell::new("small-market", &[], Sign::Plain),
        ],
    ];
    pictures::figure(&block, false, t!(l, "ft-book-builder-figure"))
}

/// Kinds of tiles of a box, each with its picture and what it does; those that
/// differ in their value alone stand together.
pub(super) fn tiles(l: Language, set: Set) -> Markup {
    let kinds: Vec<Tile> = Tile::all().filter(|kind| kind.row().set == set).collect();
    let alike = |a: &Tile, b: &Tile| a.row().action == b.row().action;
    html! {
        ul.entries {
            @for kinds in kinds.chunk_by(alike) {
                @let first = kinds[0];
                li {
                    (pictures::tile(first))
                    div {
                        h4 { (names::tile(l, first)) }
                        @for kind in kinds {
                            p.small id={ "tile-" (kind) "-text" } {
                                (t!(l, "ft-book-tile-count", count = kind.row().count,
                                    value = names::tile_value(l, *kind)))
                            }
                        }
                        p { (names::tile_action(l, first)) }
                        @if first.row().id == "large-market" {
                            p { (t!(l, "ft-book-large-market")) }
                        }
                    }
                }
            }
        }
    }
}

pub(super) fn tile_chapter(l: Language) -> Markup {
    html! {
        (rule("F-TILE-1", t!(l, "ft-r-tile-1")))
        (tiles(l, Set::Base))
        p { (t!(l, "ft-book-supply")) }
        (ruling(l, "F-RULE-10", t!(l, "ft-r-rule-10")))
    }
}

pub(super) fn calling(l: Language) -> Markup {
    html! {
        p { (t!(l, "ft-book-calling-lead")) }
        ul.bk-list {
            @for cost in [Cost::Elder, Cost::Elders, Cost::Fakir] {
                li { (pictures::cost(l, cost)) }
            }
        }
        p { (t!(l, "ft-book-calling-once")) }
        (ruling(l, "F-RULE-3", t!(l, "ft-r-rule-3")))
        (ruling(l, "F-RULE-7", t!(l, "ft-r-rule-7")))
        (note(l, t!(l, "ft-book-hagis")))
        (note(l, t!(l, "ft-book-leta")))
    }
}

pub(super) fn selling(l: Language) -> Markup {
    let sets = catalogue().sets;
    html! {
        (rule("F-SELL-1", t!(l, "ft-r-sell-1")))
        div.bk-scroll tabindex="0" role="group" aria-label=(t!(l, "ft-book-selling")) {
            table.bk-sets {
                tr {
                    th scope="row" { (t!(l, "ft-book-kinds")) }
                    @for kinds in 1..sets.len() { td { (kinds) } }
                }
                tr {
                    th scope="row" { (t!(l, "ft-book-coins")) }
                    @for coins in &sets[1..] { td { b { (coins) } } }
                }
            }
        }
        p { (t!(l, "ft-book-selling-when")) }
        (ruling(l, "F-RULE-11", t!(l, "ft-r-rule-11")))
    }
}

pub(super) fn clean(l: Language) -> Markup {
    html! {
        (rule("F-CLEAN-1", t!(l, "ft-r-clean-1")))
        (ruling(l, "F-RULE-12", t!(l, "ft-r-rule-12")))
    }
}

pub(super) fn passing(l: Language) -> Markup {
    html! {
        (rule("F-PASS-1", t!(l, "ft-r-pass-1")))
        (note(l, t!(l, "ft-r-pass-1-ruling")))
        (ruling(l, "F-RULE-4", t!(l, "ft-r-rule-4")))
        (ruling(l, "F-RULE-5", t!(l, "ft-r-rule-5")))
    }
}

/// What counts in the base game, by the names of the parts of a score.
const COUNTED: [&str; 8] =
    ["coins", "viziers", "elders", "djinns", "tiles", "palms", "palaces", "merchandise"];

pub(super) fn end(l: Language) -> Markup {
    html! {
        (rule("F-END-1", t!(l, "ft-r-end-1")))
        (rule("F-END-2", t!(l, "ft-r-end-2")))
        (counted(l, &COUNTED))
        p { (t!(l, "ft-book-end-tie")) }
    }
}

/// Parts of a score with what each counts.
pub(super) fn counted(l: Language, parts: &[&str]) -> Markup {
    html! {
        dl.bk-counted {
            @for part in parts {
                @let (title, text) = scores::part(part, l);
                div { dt { (title) } dd { (text) } }
            }
        }
    }
}

pub(super) fn secrets(l: Language) -> Markup {
    html! {
        (rule("F-SECRET-1", t!(l, "ft-r-secret-1")))
        (ruling(l, "F-RULE-22", t!(l, "ft-r-rule-22")))
        (ruling(l, "F-RULE-23", t!(l, "ft-r-rule-23")))
    }
}

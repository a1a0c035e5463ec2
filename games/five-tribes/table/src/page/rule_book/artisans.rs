//! The Artisans of Naqala.

use super::pictures::{self, Cell, Sign};
use super::{deeds, djinns, reconstructed, rule, ruling, with_piece};
use crate::page::pictures as drawn;
use crate::words::names;
use five_tribes::{Item, Set, Tribe};
use maud::{Markup, html};
use web::IconAs;
use web::Language;
use web::t;

pub(super) fn setup(l: Language) -> Markup {
    html! {
        p { (t!(l, "ft-book-artisans-lead")) }
        (rule("F-ART-1", t!(l, "ft-r-art-1")))
    }
}

pub(super) fn board(l: Language) -> Markup {
    html! {
        (rule("F-ART-2", t!(l, "ft-r-art-2")))
        (ruling(l, "F-RULE-16", t!(l, "ft-r-rule-16")))
        (with_piece("mountain", rule("F-ART-3", t!(l, "ft-r-art-3"))))
        (mountains(l))
    }
}

/// A Workshop with its mountains, beside the Chasm.
fn mountains(l: Language) -> Markup {
    use Tribe::{Artisan, Builder, Elder, Merchant, Vizier};
    let around: [&[Cell]; 2] = [
        &[
            Cell::new("oasis", &[Elder, Merchant], Sign::Plain),
            Cell::new("small-market", &[Vizier, Artisan], Sign::Plain),
            Cell::new("specialised-market", &[Builder], Sign::Plain),
        ],
        &[
            Cell::new("village", &[Merchant], Sign::Plain),
            Cell::new("workshop", &[Artisan, Elder], Sign::Mountains),
            Cell::new("chasm", &[], Sign::Plain),
        ],
    ];
    pictures::figure(&around, true, t!(l, "ft-book-mountain-figure"))
}

/// A tent on a blue tile, with four red ones around it.
fn tent_block(l: Language) -> Markup {
    let block: [&[Cell]; 3] = [
        &[
            Cell::new("oasis", &[], Sign::Counts),
            Cell::new("sacred-6", &[], Sign::Plain),
            Cell::new("small-market", &[], Sign::Counts),
        ],
        &[
            Cell::new("village", &[], Sign::Plain),
            Cell::new("sacred-12", &[], Sign::Tent),
            Cell::new("large-market", &[], Sign::Counts),
        ],
        &[
            Cell::new("workshop", &[], Sign::Plain),
            Cell::new("oasis", &[], Sign::Counts),
            Cell::new("village", &[], Sign::Plain),
        ],
    ];
    pictures::figure(&block, false, t!(l, "ft-book-tent-figure"))
}

pub(super) fn tribe(l: Language) -> Markup {
    html! {
        div.beside-text id=(drawn::tribe_class(Tribe::Artisan)) {
            (IconAs("book-piece", drawn::meeple(Tribe::Artisan)))
            div { (rule("F-ART-4", t!(l, "ft-r-art-4"))) }
        }
    }
}

pub(super) fn tiles(l: Language) -> Markup {
    html! {
        (rule("F-ART-5", t!(l, "ft-r-art-5")))
        (deeds::tiles(l, Set::Artisans))
    }
}

pub(super) fn tent(l: Language) -> Markup {
    html! {
        (with_piece("tent", html! {
            (rule("F-ART-6", t!(l, "ft-r-art-6")))
            (ruling(l, "F-RULE-17", t!(l, "ft-r-rule-17")))
        }))
        (tent_block(l))
        (deeds::counted(l, &["tent", "artisans", "items"]))
    }
}

pub(super) fn items(l: Language) -> Markup {
    let (magic, precious): (Vec<Item>, Vec<Item>) =
        Item::all().partition(|item| item.magic().is_some());
    html! {
        (rule("F-ART-7", t!(l, "ft-r-art-7")))
        (reconstructed(l))
        h4 { (t!(l, "ft-book-precious")) }
        (gallery(l, &precious))
        h4 { (t!(l, "ft-book-magic")) }
        (gallery(l, &magic))
        (ruling(l, "F-RULE-15", t!(l, "ft-r-rule-15")))
        (ruling(l, "F-RULE-18", t!(l, "ft-r-rule-18")))
        (ruling(l, "F-RULE-19", t!(l, "ft-r-rule-19")))
        (ruling(l, "F-RULE-20", t!(l, "ft-r-rule-20")))
        (ruling(l, "F-RULE-21", t!(l, "ft-r-rule-21")))
    }
}

fn gallery(l: Language, all: &[Item]) -> Markup {
    html! {
        ul.entries.bk-items {
            @for item in all {
                li id={ "item-" (item.row().id) "-text" } {
                    (pictures::item(*item))
                    div {
                        h4 { (names::item(l, *item)) }
                        p { (names::item_power(l, *item)) }
                    }
                }
            }
        }
    }
}

pub(super) fn new_djinns(l: Language) -> Markup {
    html! {
        (rule("F-ART-8", t!(l, "ft-r-art-8")))
        (reconstructed(l))
        (djinns::gallery(l, Set::Artisans))
    }
}

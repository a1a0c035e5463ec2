//! The Artisans of Naqala.

use super::pictures::{self, Cell, Sign};
use super::{Chapter, deeds, djinns, reconstructed, rule, ruling};
use crate::words::names;
use five_tribes::{Item, Set, Tribe};
use maud::{Markup, html};
use web::IconAs;
use web::Language;
use web::t;

/// The chapters on the Artisans.
pub(super) fn chapters(l: Language) -> Vec<Chapter> {
    let chapter = |id, title, body| Chapter { id, title, body };
    vec![
        chapter("a-setup", t!(l, "ft-book-a-setup"), setup(l)),
        chapter("a-board", t!(l, "ft-book-a-board"), board(l)),
        chapter("a-tribe", t!(l, "ft-book-a-tribe"), tribe(l)),
        chapter("a-tiles", t!(l, "ft-book-a-tiles"), tiles(l)),
        chapter("a-tent", t!(l, "ft-book-tent"), tent(l)),
        chapter("items", t!(l, "ft-book-items"), items(l)),
        chapter("a-djinns", t!(l, "ft-book-a-djinns"), new_djinns(l)),
    ]
}

fn setup(l: Language) -> Markup {
    html! {
        p { (t!(l, "ft-book-artisans-lead")) }
        (rule("F-ART-1", t!(l, "ft-r-art-1")))
    }
}

fn board(l: Language) -> Markup {
    html! {
        (rule("F-ART-2", t!(l, "ft-r-art-2")))
        (ruling(l, "F-RULE-16", t!(l, "ft-r-rule-16")))
        div.beside-text {
            (IconAs("book-piece", "mountain"))
            div { (rule("F-ART-3", t!(l, "ft-r-art-3"))) }
        }
        (mountains(l))
    }
}

/// A Workshop with its mountains, beside the Chasm.
fn mountains(l: Language) -> Markup {
    use Tribe::{Artisan, Builder, Elder, Merchant, Vizier};
    let around: [&[Cell]; 2] = [
        &[
            cell("oasis", &[Elder, Merchant], Sign::Plain),
            cell("small-market", &[Vizier, Artisan], Sign::Plain),
            cell("specialised-market", &[Builder], Sign::Plain),
        ],
        &[
            cell("village", &[Merchant], Sign::Plain),
            cell("workshop", &[Artisan, Elder], Sign::Mountains),
            cell("chasm", &[], Sign::Plain),
        ],
    ];
    html! {
        figure.bk-figure {
            (pictures::board(&around, true))
            figcaption { (t!(l, "ft-book-mountain-figure")) }
        }
    }
}

const fn cell(tile: &'static str, folk: &'static [Tribe], sign: Sign) -> Cell {
    Cell { tile, folk, step: 0, sign }
}

/// A tent on a blue tile, with four red ones around it.
fn tent_block(l: Language) -> Markup {
    let block: [&[Cell]; 3] = [
        &[
            cell("oasis", &[], Sign::Counts),
            cell("sacred-6", &[], Sign::Plain),
            cell("small-market", &[], Sign::Counts),
        ],
        &[
            cell("village", &[], Sign::Plain),
            cell("sacred-12", &[], Sign::Tent),
            cell("large-market", &[], Sign::Counts),
        ],
        &[
            cell("workshop", &[], Sign::Plain),
            cell("oasis", &[], Sign::Counts),
            cell("village", &[], Sign::Plain),
        ],
    ];
    html! {
        figure.bk-figure {
            (pictures::board(&block, false))
            figcaption { (t!(l, "ft-book-tent-figure")) }
        }
    }
}

fn tribe(l: Language) -> Markup {
    html! {
        div.beside-text id=(deeds::tribe_anchor(Tribe::Artisan)) {
            (IconAs("book-piece", pictures::meeple_icon(Tribe::Artisan)))
            div { (rule("F-ART-4", t!(l, "ft-r-art-4"))) }
        }
    }
}

fn tiles(l: Language) -> Markup {
    html! {
        (rule("F-ART-5", t!(l, "ft-r-art-5")))
        (deeds::tiles(l, Set::Artisans))
    }
}

fn tent(l: Language) -> Markup {
    html! {
        div.beside-text {
            (IconAs("book-piece", "tent"))
            div {
                (rule("F-ART-6", t!(l, "ft-r-art-6")))
                (ruling(l, "F-RULE-17", t!(l, "ft-r-rule-17")))
            }
        }
        (tent_block(l))
        (deeds::counted(l, &["tent", "artisans", "items"]))
    }
}

fn items(l: Language) -> Markup {
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

fn new_djinns(l: Language) -> Markup {
    html! {
        (rule("F-ART-8", t!(l, "ft-r-art-8")))
        (reconstructed(l))
        (djinns::gallery(l, Set::Artisans))
    }
}

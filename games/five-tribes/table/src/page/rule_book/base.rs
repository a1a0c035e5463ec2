//! The base game up to the walk: goal, table, set-up, auction, walk, control.

use super::pictures::{self, Cell, Sign};
use super::{Chapter, note, rule, ruling};
use crate::words::names;
use five_tribes::{Resource, Tribe, catalogue};
use maud::{Markup, html};
use web::IconAs;
use web::Language;
use web::t;

/// The five tribes of the base game.
const FIVE: [Tribe; 5] =
    [Tribe::Vizier, Tribe::Elder, Tribe::Merchant, Tribe::Builder, Tribe::Assassin];

/// The chapters up to the walk.
pub(super) fn chapters(l: Language) -> Vec<Chapter> {
    let chapter = |id, title, body| Chapter { id, title, body };
    vec![
        chapter("goal", t!(l, "ft-book-goal"), goal(l)),
        chapter("table", t!(l, "ft-book-table"), table(l)),
        chapter("setup", t!(l, "ft-book-setup"), setup(l)),
        chapter("round", t!(l, "ft-book-round"), round(l)),
        chapter("auction", t!(l, "ft-book-auction"), auction(l)),
        chapter("walk", t!(l, "ft-book-walk"), walk(l)),
        chapter("control", t!(l, "ft-book-control"), control(l)),
    ]
}

fn goal(l: Language) -> Markup {
    html! {
        p { (t!(l, "ft-book-goal-1")) }
        p { (t!(l, "ft-book-goal-2")) }
    }
}

fn table(l: Language) -> Markup {
    let points = &catalogue().points;
    let pieces = [
        ("camel-a", t!(l, "ft-book-camel")),
        ("palm", t!(l, "ft-book-palm", points = points.palm)),
        ("palace", t!(l, "ft-book-palace", points = points.palace)),
        ("turn-marker", t!(l, "ft-book-marker")),
    ];
    html! {
        p { (t!(l, "ft-book-tribes-lead")) }
        ul.key-signs {
            @for tribe in FIVE { li { a href={ "#" (super::deeds::tribe_anchor(tribe)) } { (pictures::meeple(l, tribe)) } } }
        }
        p { (t!(l, "ft-book-pieces-lead")) }
        ul.bk-list { @for (icon, text) in pieces { li { (IconAs("bk-ic", icon)) " " (text) } } }
        h4 { (t!(l, "ft-book-row")) }
        p { (t!(l, "ft-book-row-lead")) }
        ul.key-signs {
            @for kind in Resource::all() {
                li {
                    (pictures::resource(kind)) " " (names::resource(l, kind)) " "
                    span.small { (t!(l, "ft-book-count", count = kind.row().count)) }
                }
            }
        }
    }
}

fn setup(l: Language) -> Markup {
    html! {
        (rule("F-SETUP-1", t!(l, "ft-r-setup-1")))
        (rule("F-SETUP-2", t!(l, "ft-r-setup-2")))
        (rule("F-SETUP-3", t!(l, "ft-r-setup-3")))
        (rule("F-SETUP-4", t!(l, "ft-r-setup-4")))
    }
}

fn round(l: Language) -> Markup {
    html! {
        p { (t!(l, "ft-book-round-lead")) }
        ol.steps {
            li { a href="#walk" { (t!(l, "ft-book-step-1")) } }
            li { a href="#control" { (t!(l, "ft-book-step-2")) } }
            li { a href="#tribes" { (t!(l, "ft-book-step-3")) } }
            li { a href="#tiles" { (t!(l, "ft-book-step-4")) } }
            li { a href="#selling" { (t!(l, "ft-book-step-5")) } }
            li { a href="#F-CLEAN-1" { (t!(l, "ft-book-step-6")) } }
        }
    }
}

fn auction(l: Language) -> Markup {
    html! {
        (rule("F-BID-1", t!(l, "ft-r-bid-1")))
        (note(l, t!(l, "ft-r-bid-1-ruling")))
        (pictures::track(l))
        (rule("F-TURN-1", t!(l, "ft-r-turn-1")))
        (ruling(l, "F-RULE-1", t!(l, "ft-r-rule-1")))
        (ruling(l, "F-RULE-2", t!(l, "ft-r-rule-2")))
    }
}

const fn cell(tile: &'static str, folk: &'static [Tribe], step: u8, sign: Sign) -> Cell {
    Cell { tile, folk, step, sign }
}

fn walk(l: Language) -> Markup {
    use Tribe::{Assassin, Builder, Elder, Merchant, Vizier};
    let before: [&[Cell]; 2] = [
        &[
            cell("small-market", &[Assassin, Assassin], 0, Sign::Plain),
            cell("oasis", &[Vizier], 0, Sign::Plain),
            cell("large-market", &[Assassin, Vizier], 0, Sign::Plain),
        ],
        &[
            cell("village", &[Elder], 0, Sign::Plain),
            cell("sacred-6", &[Merchant, Elder, Builder], 0, Sign::Origin),
            cell("village", &[Builder], 0, Sign::Plain),
        ],
    ];
    let after: [&[Cell]; 2] = [
        &[
            cell("small-market", &[Assassin, Assassin], 0, Sign::Plain),
            cell("oasis", &[Vizier, Merchant], 1, Sign::Plain),
            cell("large-market", &[Assassin, Vizier, Elder], 2, Sign::Plain),
        ],
        &[
            cell("village", &[Elder], 0, Sign::Plain),
            cell("sacred-6", &[], 0, Sign::Origin),
            cell("village", &[Builder, Builder], 3, Sign::Final),
        ],
    ];
    html! {
        (rule("F-MOVE-1", t!(l, "ft-r-move-1")))
        (note(l, t!(l, "ft-r-move-1-ruling")))
        figure.bk-figure {
            div.bk-pair {
                (pictures::board(&before, true))
                (IconAs("bk-arrow", "u-arrow"))
                (pictures::board(&after, true))
            }
            figcaption { (t!(l, "ft-book-walk-figure")) }
        }
    }
}

fn control(l: Language) -> Markup {
    let before: [&[Cell]; 1] =
        [&[cell("village", &[Tribe::Builder, Tribe::Builder], 3, Sign::Final)]];
    let after: [&[Cell]; 1] = [&[cell("village", &[], 0, Sign::Camel)]];
    html! {
        (rule("F-MOVE-2", t!(l, "ft-r-move-2")))
        figure.bk-figure {
            div.bk-pair {
                (pictures::board(&before, false))
                (IconAs("bk-arrow", "u-arrow"))
                (pictures::board(&after, false))
            }
            figcaption { (t!(l, "ft-book-control-figure")) }
        }
    }
}

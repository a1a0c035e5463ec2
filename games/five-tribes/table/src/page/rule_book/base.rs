//! The base game up to the walk: goal, table, set-up, auction, walk, control.

use super::pictures::{self, Cell, Sign};
use super::{note, rule, ruling, steps};
use crate::page::pictures as drawn;
use crate::words::names;
use five_tribes::{Resource, Tribe, catalogue};
use maud::{Markup, html};
use web::IconAs;
use web::Language;
use web::t;

/// The five tribes of the base game.
const FIVE: [Tribe; 5] =
    [Tribe::Vizier, Tribe::Elder, Tribe::Merchant, Tribe::Builder, Tribe::Assassin];

pub(super) fn goal(l: Language) -> Markup {
    html! {
        p { (t!(l, "ft-book-goal-1")) }
        p { (t!(l, "ft-book-goal-2")) }
    }
}

pub(super) fn table(l: Language) -> Markup {
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
            @for tribe in FIVE { li { a href={ "#" (drawn::tribe_class(tribe)) } { (pictures::meeple(l, tribe)) } } }
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

pub(super) fn setup(l: Language) -> Markup {
    html! {
        (rule("F-SETUP-1", t!(l, "ft-r-setup-1")))
        (rule("F-SETUP-2", t!(l, "ft-r-setup-2")))
        (rule("F-SETUP-3", t!(l, "ft-r-setup-3")))
        (rule("F-SETUP-4", t!(l, "ft-r-setup-4")))
    }
}

pub(super) fn round(l: Language) -> Markup {
    html! {
        p { (t!(l, "ft-book-round-lead")) }
        (steps([
            ("walk", t!(l, "ft-book-step-1")),
            ("control", t!(l, "ft-book-step-2")),
            ("tribes", t!(l, "ft-book-step-3")),
            ("tiles", t!(l, "ft-book-step-4")),
            ("selling", t!(l, "ft-book-step-5")),
            ("F-CLEAN-1", t!(l, "ft-book-step-6")),
        ]))
    }
}

pub(super) fn auction(l: Language) -> Markup {
    html! {
        (rule("F-BID-1", t!(l, "ft-r-bid-1")))
        (note(l, t!(l, "ft-r-bid-1-ruling")))
        (pictures::track(l))
        (rule("F-TURN-1", t!(l, "ft-r-turn-1")))
        (ruling(l, "F-RULE-1", t!(l, "ft-r-rule-1")))
        (ruling(l, "F-RULE-2", t!(l, "ft-r-rule-2")))
    }
}

pub(super) fn walk(l: Language) -> Markup {
    use Tribe::{Assassin, Builder, Elder, Merchant, Vizier};
    let before: [&[Cell]; 2] = [
        &[
            Cell::new("small-market", &[Assassin, Assassin], Sign::Plain),
            Cell::new("oasis", &[Vizier], Sign::Plain),
            Cell::new("large-market", &[Assassin, Vizier], Sign::Plain),
        ],
        &[
            Cell::new("village", &[Elder], Sign::Plain),
            Cell::new("sacred-6", &[Merchant, Elder, Builder], Sign::Origin),
            Cell::new("village", &[Builder], Sign::Plain),
        ],
    ];
    let after: [&[Cell]; 2] = [
        &[
            Cell::new("small-market", &[Assassin, Assassin], Sign::Plain),
            Cell::new("oasis", &[Vizier, Merchant], Sign::Plain).step(1),
            Cell::new("large-market", &[Assassin, Vizier, Elder], Sign::Plain).step(2),
        ],
        &[
            Cell::new("village", &[Elder], Sign::Plain),
            Cell::new("sacred-6", &[], Sign::Origin),
            Cell::new("village", &[Builder, Builder], Sign::Final).step(3),
        ],
    ];
    html! {
        (rule("F-MOVE-1", t!(l, "ft-r-move-1")))
        (note(l, t!(l, "ft-r-move-1-ruling")))
        (pictures::change(&before, &after, true, t!(l, "ft-book-walk-figure")))
    }
}

pub(super) fn control(l: Language) -> Markup {
    let before: [&[Cell]; 1] =
        [&[Cell::new("village", &[Tribe::Builder, Tribe::Builder], Sign::Final).step(3)]];
    let after: [&[Cell]; 1] = [&[Cell::new("village", &[], Sign::Camel)]];
    html! {
        (rule("F-MOVE-2", t!(l, "ft-r-move-2")))
        (pictures::change(&before, &after, false, t!(l, "ft-book-control-figure")))
    }
}

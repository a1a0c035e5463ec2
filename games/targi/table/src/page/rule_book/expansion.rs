//! The expansion: water, the Targia, dunes, other border cards and tribe cards.

use super::{base, reconstructed, rule, ruling, with_piece};
use crate::page::pictures::{self, amount, timing};
use maud::{Markup, html};
use targi::{Bundle, Timing};
use web::Language;
use web::{rich, t};

pub(super) fn setup(l: Language) -> Markup {
    let start = Bundle { gold: 1, water: 2, vp: 4, ..Bundle::goods(1, 1, 1) };
    html! {
        p { (t!(l, "book-x-lead")) }
        (reconstructed(l))
        (rule("X-SETUP-1", t!(l, "r-x-setup-1")))
        (rule("X-SETUP-2", t!(l, "r-x-setup-2")))
        (ruling(l, "X-SETUP-2a", t!(l, "r-x-setup-2a")))
        (rule("X-SETUP-3", rich!(l, "r-x-setup-3", what = amount(l, &start))))
    }
}

pub(super) fn water(l: Language) -> Markup {
    let rules = pictures::expansion();
    let with_water = rules.goods_ids().map(|id| rules.goods(id)).filter(|card| card.reconstructed);
    html! {
        (rule("X-WATER-1", t!(l, "r-x-water-1")))
        (ruling(l, "X-WATER-1a", t!(l, "r-x-water-1a")))
        (ruling(l, "X-WATER-1b", t!(l, "r-x-water-1b")))
        (rule("X-WATER-2", t!(l, "r-x-water-2")))
        h4 { (t!(l, "book-water-cards")) }
        (reconstructed(l))
        ul.pics { @for card in with_water { li { (pictures::goods(l, card)) } } }
    }
}

pub(super) fn targia(l: Language) -> Markup {
    let text = html! {
        (rule("X-TARGIA-1", t!(l, "r-x-targia-1")))
        (rule("X-TARGIA-2", t!(l, "r-x-targia-2")))
        (ruling(l, "X-TARGIA-2a", t!(l, "r-x-targia-2a")))
    };
    with_piece("p-targia", text)
}

pub(super) fn dunes(l: Language) -> Markup {
    let rules = pictures::expansion();
    html! {
        (rule("X-DUNE-1", t!(l, "r-x-dune-1")))
        (ruling(l, "X-DUNE-1a", t!(l, "r-x-dune-1a")))
        (rule("X-DUNE-2", t!(l, "r-x-dune-2")))
        (ruling(l, "X-DUNE-2a", t!(l, "r-x-dune-2a")))
        (rule("X-DUNE-3", t!(l, "r-x-dune-3")))
        (ruling(l, "X-DUNE-3a", t!(l, "r-x-dune-3a")))
        h4 { (t!(l, "book-all-dunes")) }
        (reconstructed(l))
        ul.entries {
            @for id in rules.dune_ids() {
                @let dune = rules.dune(id);
                li id={ "dune-" (dune.id) } {
                    (pictures::dune(l, dune))
                    div { h4 { (dune.id) } p { (pictures::dune_words(l, dune)) } }
                }
            }
        }
    }
}

pub(super) fn border(l: Language) -> Markup {
    html! {
        p { (t!(l, "book-x-fields-lead")) }
        (reconstructed(l))
        (base::fields(l, &pictures::expansion(), "x-field", [1, 4, 5, 8, 9, 10, 12, 13, 14, 16].into_iter()))
        (rule("X-RAID-4", t!(l, "r-x-raid-4")))
        (ruling(l, "X-RAID-4a", t!(l, "r-x-raid-4a")))
    }
}

pub(super) fn tribe(l: Language) -> Markup {
    html! {
        (rule("X-TIME-1", t!(l, "r-x-time-1")))
        ul.key-signs {
            @for when in [Timing::Immediate, Timing::Permanent, Timing::Once, Timing::Scoring] {
                li { (timing(l, when)) }
            }
        }
        (ruling(l, "X-TIME-1a", t!(l, "r-x-time-1a")))
        (rule("X-COST-1", t!(l, "r-x-cost-1")))
        (ruling(l, "X-COST-1a", t!(l, "r-x-cost-1a")))
    }
}

pub(super) fn mixing(l: Language) -> Markup {
    html! {
        (rule("X-MIX-1", t!(l, "r-x-mix-1")))
        (ruling(l, "X-MIX-1a", t!(l, "r-x-mix-1a")))
        (ruling(l, "X-MIX-1b", t!(l, "r-x-mix-1b")))
        (rule("X-MIX-2", t!(l, "r-x-mix-2")))
        (ruling(l, "X-MIX-2a", t!(l, "r-x-mix-2a")))
        (ruling(l, "X-MIX-2b", t!(l, "r-x-mix-2b")))
    }
}

//! Tribe cards: how to read one, and all of them one by one.

use super::{reconstructed, rule, ruling};
use crate::page::pictures::{self, TribeWords, timing};
use maud::{Markup, html};
use std::borrow::Cow;
use targi::{Rules, Timing, TribeCard};
use web::Language;
use web::t;

const TIMINGS: [Timing; 5] =
    [Timing::Plain, Timing::Immediate, Timing::Permanent, Timing::Once, Timing::Scoring];

/// A card with a text, to read it by.
const SHOWN: &str = "B26";

/// How to read a tribe card.
pub(super) fn anatomy(l: Language) -> Markup {
    let rules = pictures::base();
    html! {
        @if let Some(card) = rules.find_tribe(SHOWN).map(|id| rules.tribe(id)) {
            div.anatomy {
                (pictures::tribe(l, card))
                ol {
                    li { (t!(l, "book-read-symbol")) }
                    li { (t!(l, "book-read-timing")) }
                    li { (t!(l, "book-read-cost")) }
                    li { (t!(l, "book-read-text")) }
                    li { (t!(l, "book-read-points")) }
                }
            }
        }
        ul.key-signs {
            @for when in [Timing::Immediate, Timing::Permanent, Timing::Scoring] {
                li { (timing(l, when)) }
            }
        }
        p { (t!(l, "book-timings")) }
    }
}

/// All cards of the base game, with the rules on some of them.
pub(super) fn base(l: Language) -> Markup {
    html! {
        p { (t!(l, "book-cards-lead")) }
        (gallery(l, &pictures::base()))
        h4 { (t!(l, "book-cards-rules")) }
        (rule("T-CARD-29", t!(l, "r-card-29")))
        (rule("T-CARD-31", t!(l, "r-card-31")))
        (rule("T-CARD-32", t!(l, "r-card-32")))
        (shared(&["T-CARD-33", "T-CARD-34", "T-CARD-35"], t!(l, "r-card-33")))
        (ruling(l, "T-CARD-33a", t!(l, "r-card-33a")))
        (rule("T-CARD-36", t!(l, "r-card-36")))
        (ruling(l, "T-CARD-36a", t!(l, "r-card-36a")))
        (shared(&["T-CARD-37", "T-CARD-42"], t!(l, "r-card-37")))
        (rule("T-CARD-38", t!(l, "r-card-38")))
        (ruling(l, "T-CARD-38a", t!(l, "r-card-38a")))
        (rule("T-CARD-39", t!(l, "r-card-39")))
        (ruling(l, "T-CARD-39a", t!(l, "r-card-39a")))
        (rule("T-CARD-40", t!(l, "r-card-40")))
        (ruling(l, "T-CARD-40a", t!(l, "r-card-40a")))
        (rule("T-CARD-43", t!(l, "r-card-43")))
        (ruling(l, "T-CARD-43a", t!(l, "r-card-43a")))
        (rule("T-CARD-44", t!(l, "r-card-44")))
        (ruling(l, "T-CARD-44a", t!(l, "r-card-44a")))
    }
}

/// All cards of the expansion.
pub(super) fn expansion(l: Language) -> Markup {
    html! {
        p { (t!(l, "book-cards-x-lead")) }
        (reconstructed(l))
        (gallery(l, &pictures::expansion()))
    }
}

/// One rule that several ids stand for.
fn shared(ids: &[&'static str], text: Cow<'static, str>) -> Markup {
    html! {
        p.rule {
            (text)
            @for id in ids { " " a.rid id=(id) href={ "#" (id) } { (id) } }
        }
    }
}

/// Every tribe card of a set, by its timing.
fn gallery(l: Language, rules: &Rules) -> Markup {
    html! {
        @for when in TIMINGS {
            @let cards: Vec<&TribeCard> = rules
                .tribe_ids()
                .map(|id| rules.tribe(id))
                .filter(|card| card.effect.timing() == when)
                .collect();
            @if !cards.is_empty() {
                h4.timing { (timing(l, when)) }
                @if when == Timing::Plain {
                    ul.pics {
                        @for card in cards {
                            li id={ "card-" (card.id) } { (pictures::tribe(l, card)) (plain(l, card)) }
                        }
                    }
                } @else {
                    ul.entries { @for card in cards { (with_text(l, card)) } }
                }
            }
        }
    }
}

/// A plain card in words, for those who do not see its picture.
fn plain(l: Language, card: &TribeCard) -> Markup {
    let TribeWords { name, cost, points, .. } = pictures::tribe_words(l, card);
    html! { p.vh { (name) ". " (t!(l, "cost")) " " (cost) ", " (points) } p.small aria-hidden="true" { (card.id) } }
}

fn with_text(l: Language, card: &TribeCard) -> Markup {
    let TribeWords { name, cost, text, ruling, points } = pictures::tribe_words(l, card);
    html! {
        li id={ "card-" (card.id) } {
            (pictures::tribe(l, card))
            div {
                h4 { (name) }
                p.small { (t!(l, "cost")) " " (cost) span.vh { ", " (points) } }
                @if let Some(text) = text { p { (text) } }
                @if let Some(ruling) = ruling { p.small { b { (t!(l, "ruling")) } " " (ruling) } }
            }
        }
    }
}

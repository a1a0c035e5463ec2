//! A border field: number, name, emblem and what it offers.

use super::amount::{arrow, counted, row, several};
use super::icons;
use crate::words::border;
use maud::{Markup, html};
use std::borrow::Cow;
use targi::{Border, Demand, Edition, Field, Rules};
use web::{Icon, Kept, Language, t};

/// The face of a border field; `settled` for a raid that is over.
pub(super) fn face(language: Language, rules: &Rules, field: Field, settled: bool) -> Markup {
    static KEPT: Kept<(Field, Border, bool), 1> = Kept::new();
    let on_it = rules.border(field);
    let raid = matches!(on_it, Border::Raid(_));
    KEPT.markup(language, &(field, on_it, settled), || {
        html! {
            div.face."face--tile"."face--raid"[raid] {
                div.tile-top {
                    span.no { (field) } " "
                    span.name { (name(language, rules, field)) }
                    @if settled { span.paid { (Icon("u-check")) span.vh { (t!(language, "paid")) } } }
                }
                div.emblem aria-hidden="true" { (Icon(icons::border(on_it))) }
                (offer(language, on_it))
            }
        }
    })
}

/// The name of a field, with the places where it may be broken.
pub(super) fn name(language: Language, rules: &Rules, field: Field) -> Cow<'static, str> {
    match rules.border(field) {
        Border::Silversmith(_) => t!(language, "tile-silversmith"),
        Border::WaterHole => t!(language, "tile-water-hole"),
        Border::TribalExpansion(_) => t!(language, "tile-tribal-expansion"),
        _ => border::name(language, rules, field),
    }
}

/// What a field offers, in drawings; its explanation says it in words.
fn offer(language: Language, on_it: Border) -> Markup {
    match on_it {
        Border::Good(good) => html! {
            div.do aria-hidden="true" {
                span.amt { i { "+1 " } (Icon(icons::good(good))) }
            }
        },
        Border::WaterHole => html! {
            div.do aria-hidden="true" { span.amt { (several(2, "i-water")) } }
        },
        Border::Noble(edition) => html! {
            div.do aria-hidden="true" {
                span.say { (t!(language, "tile-noble")) }
                @if edition == Edition::Expansion {
                    span.amt { (Icon("u-hand")) (arrow()) (Icon("i-water")) (Icon("i-any")) }
                } @else {
                    span.amt { (Icon("u-hand")) (arrow()) (Icon("f-tribal")) }
                }
            }
        },
        Border::Caravan => html! {
            div.do aria-hidden="true" {
                span.amt { (Icon("b-goods")) }
                span.say { (t!(language, "tile-caravan")) }
            }
        },
        Border::TribalExpansion(edition) => html! {
            div.do aria-hidden="true" {
                span.say { (t!(language, "tile-tribal")) }
                @if edition == Edition::Expansion {
                    span.amt { (Icon("i-water")) (arrow()) (Icon("u-replay")) }
                }
            }
        },
        Border::FataMorgana(edition) => html! {
            div.do aria-hidden="true" {
                span.amt { (Icon("p-marker-blue")) (arrow()) }
                span.say {
                    @if edition == Edition::Expansion { (t!(language, "tile-one-step")) }
                    @else { (t!(language, "tile-any-card")) }
                }
            }
        },
        Border::Raid(demand) => raid(language, &demand),
        Border::Trader(edition) => trader(edition),
        Border::Silversmith(edition) => silversmith(edition),
    }
}

fn raid(language: Language, demand: &Demand) -> Markup {
    html! {
        div.do aria-hidden="true" {
            span.amt {
                @if demand.any > 0 { (several(demand.any, "i-any")) }
                @else { (row(&demand.exactly)) }
            }
            span.say { (t!(language, "or")) }
            @if demand.card {
                span.amt { (Icon("b-tribe")) }
            } @else {
                span.amt { (several(demand.vp, "i-vp")) }
            }
        }
    }
}

/// One rate: so many of this for so many of that. `=` stands for identical goods.
fn rate(give: (u8, &'static str), get: (u8, &'static str), identical: bool) -> Markup {
    html! {
        span.amt {
            i { (give.0) @if identical { "=" } } (Icon(give.1)) (arrow()) (counted(get.0, get.1))
        }
    }
}

fn trader(edition: Edition) -> Markup {
    html! {
        div.do.lines aria-hidden="true" {
            @match edition {
                Edition::Base => {
                    (rate((3, "i-any"), (1, "i-gold"), true))
                    (rate((2, "i-any"), (1, "i-any"), true))
                }
                Edition::Expansion => {
                    (rate((3, "i-any"), (2, "i-gold"), false))
                    (rate((1, "i-any"), (1, "i-any"), false))
                    (rate((1, "i-any"), (2, "i-water"), false))
                }
            }
        }
    }
}

fn silversmith(edition: Edition) -> Markup {
    let identical = edition == Edition::Base;
    html! {
        div.do.many[!identical].lines[identical].tight[identical] aria-hidden="true" {
            (rate((2, "i-any"), (1, "i-vp"), identical))
            (rate((1, "i-gold"), (2, "i-vp"), false))
            (rate((4, "i-any"), (3, "i-vp"), identical))
            (rate((2, "i-gold"), (4, "i-vp"), false))
            @if edition == Edition::Expansion { (rate((3, "i-water"), (2, "i-vp"), false)) }
        }
    }
}

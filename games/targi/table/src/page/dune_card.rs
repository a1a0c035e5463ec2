//! A dune.

use super::amount::{self, arrow, counted, several};
use crate::words::dune;
use maud::{Markup, PreEscaped, html};
use targi::DuneEffect;
use web::Icon;
use web::Language;

const RIDGE: &str = "<svg class=\"ridge\" viewBox=\"0 0 100 40\" preserveAspectRatio=\"none\" aria-hidden=\"true\"><path d=\"M0 26C18 24 30 8 46 4c8 10 28 18 54 22v14H0Z\" fill=\"currentColor\"/><path d=\"M46 4c-3 12 4 18-4 26-5 5-14 7-22 10H0V26C18 24 30 8 46 4Z\" fill=\"#000\" opacity=\".16\"/></svg>";

/// The face of a dune.
pub(super) fn face(language: Language, effect: &DuneEffect) -> Markup {
    html! {
        div.face."face--dune" {
            (PreEscaped(RIDGE))
            (drawings(effect))
            @if !matches!(effect, DuneEffect::Gain { .. }) {
                span.say { (dune::brief(language, effect)) }
            }
        }
    }
}

fn line(inside: Markup) -> Markup {
    html! { span.amt.lng aria-hidden="true" { (inside) } }
}

fn drawings(effect: &DuneEffect) -> Markup {
    let water = |count: u8| html! { @if count > 0 { (line(counted(count, "i-water"))) } };
    match *effect {
        DuneEffect::Gain { gives, goods } => html! {
            span.amt aria-hidden="true" { (amount::row(&gives)) (several(goods, "i-any")) }
        },
        DuneEffect::GoodsOfAKind { goods } => html! {
            span.amt aria-hidden="true" { (counted(goods, "i-any")) }
        },
        DuneEffect::PlayHand { discount } => line(html! {
            (Icon("u-hand")) i { "−" (discount) } (Icon("i-any"))
        }),
        DuneEffect::PickTribeCard { cards } => line(html! {
            i { (cards) } (Icon("b-tribe")) (arrow()) i { "1" }
        }),
        DuneEffect::PlayFromCentre => line(html! { (Icon("f-tribal")) }),
        DuneEffect::AnyBorder => line(html! { (Icon("u-table")) }),
        DuneEffect::PickGoodsCards { open, receive } => line(html! {
            i { (open) } (Icon("b-goods")) (arrow()) i { (receive) }
        }),
        DuneEffect::SwapCards { water: w } => {
            html! { (line(html! { (Icon("u-swap")) })) (water(w)) }
        }
        DuneEffect::SwapGoods { times, water: w } => html! {
            (line(html! { i { (times) "× " } (Icon("i-any")) (arrow()) (Icon("i-any")) })) (water(w))
        },
        DuneEffect::SellGoods { times, goods, vp } => line(html! {
            i { (times) "× " (goods) } (Icon("i-any")) (arrow()) (counted(vp, "i-vp"))
        }),
        DuneEffect::Display { vp } => line(html! { (Icon("u-star")) (several(vp, "i-vp")) }),
        DuneEffect::Rob { water: w } => html! {
            (line(html! { (Icon("u-people")) (arrow()) (Icon("i-any")) })) (water(w))
        },
    }
}

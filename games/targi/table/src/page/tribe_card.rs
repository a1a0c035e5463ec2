//! A tribe card: the whole face, and the small one of a display.

use super::amount::{self, icons};
use super::effect_icons;
use super::icons;
use crate::words::{cards, effect};
use maud::{Markup, html};
use targi::{Effect, Timing, TribeCard};
use web::{Icon, IconAs, Kept, Language, t};

/// The whole face of a tribe card.
pub(super) fn face(language: Language, card: &TribeCard) -> Markup {
    static KEPT: Kept<TribeCard, 1> = Kept::new();
    let (icon, colour) = icons::card(card);
    let timing = icons::timing(card.effect.timing());
    KEPT.markup(language, card, || {
        html! {
            div class={ "face face--tribe " (colour) } {
                div.spine {
                    (IconAs("ic sym", icon))
                    @if let Some(timing) = timing { (IconAs("ic tim", timing)) }
                }
                (cost(card))
                @if card.effect == Effect::None {
                    div.mark aria-hidden="true" { (Icon(icon)) }
                } @else {
                    div.eff aria-hidden="true" {
                        span.amt { (effect_icons::drawings(&card.effect)) }
                        @if let Some(brief) = effect::brief(language, &card.effect) {
                            span.say { (brief) }
                        }
                    }
                }
                (points(language, card))
            }
        }
    })
}

fn cost(card: &TribeCard) -> Markup {
    html! {
        div.cost aria-hidden="true" {
            @for (index, way) in card.cost.ways().enumerate() {
                @let many = way.goods_count() + way.gold + way.water > 4;
                span.amt.five[many] {
                    @if index > 0 { span.slash { "/" } }
                    (amount::row(&way))
                }
            }
            @if let Some(bracket) = card.cost.bracket { span.amt.extra { (amount::row(&bracket)) } }
        }
    }
}

/// The points of a card.
pub(super) fn points(language: Language, card: &TribeCard) -> Markup {
    let label = match card.bracket_vp {
        0 => t!(language, "amount-vp", count = card.vp),
        more => t!(language, "vp-with-bracket", vp = card.vp, more = more),
    };
    html! {
        span.vp role="img" aria-label=(label) {
            @if card.bracket_vp > 0 { small { "(+" (card.bracket_vp) ")" } }
            (card.vp) (Icon("i-vp"))
        }
    }
}

/// A card in short, to be read out: name, points, text.
pub(super) fn label(language: Language, card: &TribeCard) -> String {
    let name = cards::tribe(language, card);
    let vp = t!(language, "amount-vp", count = card.vp);
    match effect::brief(language, &card.effect) {
        Some(brief) => format!("{name}, {vp}, {brief}"),
        None => format!("{name}, {vp}"),
    }
}

/// What shows of a card in a display.
pub(super) struct Small<'a> {
    pub(super) card: &'a TribeCard,
    /// Whether its action marker is still on it.
    pub(super) ready: bool,
    /// The colour of the waiver on it, if there is one.
    pub(super) waiver: Option<&'static str>,
    /// Gold on it.
    pub(super) gold: u8,
}

/// The inside of a small card.
pub(super) fn small(small: &Small<'_>) -> Markup {
    let card = small.card;
    let (icon, _) = icons::card(card);
    let timing = match card.effect.timing() {
        Timing::Once if !small.ready => Some("m-once-spent"),
        timing => icons::timing(timing),
    };
    html! {
        span.sp {
            (Icon(icon))
            @if let Some(timing) = timing { (IconAs("ic tim", timing)) }
        }
        @if let Some(colour) = small.waiver {
            (IconAs(if colour == "blue" { "tok tok--blue" } else { "tok tok--ivory" }, "k-waiver"))
        } @else if small.gold > 0 {
            span.what.amt { (amount::several(small.gold, "i-gold")) }
        } @else {
            span.what.amt { (effect_icons::drawings(&card.effect)) }
        }
        span.pt { (card.vp) (Icon("i-vp")) }
    }
}

/// The cost of a card in a line, for cards in hand.
pub(super) fn cost_line(language: Language, card: &TribeCard) -> Markup {
    html! {
        span.pay.amt {
            @for (index, way) in card.cost.ways().enumerate() {
                @if index > 0 { span.or { "/" } }
                (icons(language, &way))
            }
        }
    }
}

/// The back of a tribe card.
pub(super) fn back() -> Markup {
    html! { div.face."face--back" { (IconAs("bk", "b-tribe")) } }
}

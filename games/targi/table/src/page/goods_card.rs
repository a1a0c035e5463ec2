//! A goods card.

use super::amount;
use crate::words::cards;
use maud::{Markup, html};
use targi::GoodsCard;
use web::{IconAs, Kept, Language, t};

/// The face of a goods card.
pub(super) fn face(language: Language, card: &GoodsCard) -> Markup {
    static KEPT: Kept<GoodsCard, 1> = Kept::new();
    let drawings = u32::from(card.gives.goods_count())
        + u32::from(card.gives.gold + card.gives.vp + card.gives.water + card.choice);
    let size = match (card.or, drawings) {
        (None, 1) => "amt one",
        (None, 2) => "amt",
        _ => "amt two",
    };
    KEPT.markup(language, card, || {
        html! {
            div.face."face--goods" {
                span class=(size) aria-hidden="true" {
                    (amount::several(card.choice, "i-any"))
                    (amount::row(&card.gives))
                    @if let Some(or) = card.or {
                        span.or { (t!(language, "or")) }
                        @if or.water > 1 { (amount::counted(or.water, "i-water")) }
                        @else { (amount::row(&or)) }
                    }
                }
                span.say { (cards::goods_brings(language, card)) }
            }
        }
    })
}

/// The back of a goods card.
pub(super) fn back() -> Markup {
    html! { div.face."face--back" { (IconAs("bk", "b-goods")) } }
}

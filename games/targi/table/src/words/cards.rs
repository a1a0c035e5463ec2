//! Names of cards, their symbols and timings.

use crate::page::amount;
use ::words::Language;
use ::words::t;
use std::borrow::Cow;
use targi::{GoodsCard, Symbol, Timing, TribeCard};

/// A symbol's name.
pub(crate) fn symbol(language: Language, symbol: Symbol) -> Cow<'static, str> {
    match symbol {
        Symbol::Oasis => t!(language, "symbol-oasis"),
        Symbol::CamelRider => t!(language, "symbol-camel-rider"),
        Symbol::Well => t!(language, "symbol-well"),
        Symbol::Tent => t!(language, "symbol-tent"),
        Symbol::Targia => t!(language, "symbol-targia"),
    }
}

/// Cards of a symbol, more than one.
pub(crate) fn symbols(language: Language, symbol: Symbol) -> Cow<'static, str> {
    match symbol {
        Symbol::Oasis => t!(language, "symbols-oasis"),
        Symbol::CamelRider => t!(language, "symbols-camel-rider"),
        Symbol::Well => t!(language, "symbols-well"),
        Symbol::Tent => t!(language, "symbols-tent"),
        Symbol::Targia => t!(language, "symbols-targia"),
    }
}

/// A symbol's drawing and the class of its colour.
pub(crate) const fn symbol_icon(symbol: Symbol) -> (&'static str, &'static str) {
    match symbol {
        Symbol::Oasis => ("t-oasis", "tr-oasis"),
        Symbol::CamelRider => ("t-camel", "tr-camel"),
        Symbol::Well => ("t-well", "tr-well"),
        Symbol::Tent => ("t-tent", "tr-tent"),
        Symbol::Targia => ("t-targia", "tr-targia"),
    }
}

/// The drawing and the class of a card's colour; a display dune has its own.
pub(crate) const fn card_icon(card: &TribeCard) -> (&'static str, &'static str) {
    if card.wild { ("u-star", "tr-dune") } else { symbol_icon(card.symbol) }
}

/// A timing's name.
pub(crate) fn timing(language: Language, timing: Timing) -> Cow<'static, str> {
    match timing {
        Timing::Plain => t!(language, "timing-plain"),
        Timing::Immediate => t!(language, "timing-immediate"),
        Timing::Permanent => t!(language, "timing-permanent"),
        Timing::Once => t!(language, "timing-once"),
        Timing::Scoring => t!(language, "timing-scoring"),
    }
}

/// A timing's drawing; plain cards have none.
pub(crate) const fn timing_icon(timing: Timing) -> Option<&'static str> {
    match timing {
        Timing::Plain => None,
        Timing::Immediate => Some("m-immediate"),
        Timing::Permanent => Some("m-permanent"),
        Timing::Once => Some("m-once"),
        Timing::Scoring => Some("m-scoring"),
    }
}

/// A tribe card by symbol and number.
pub(crate) fn tribe(language: Language, card: &TribeCard) -> Cow<'static, str> {
    if card.wild {
        t!(language, "displayed-dune", id = card.id.as_str())
    } else {
        t!(language, "tribe-card", symbol = symbol(language, card.symbol), id = card.id.as_str())
    }
}

/// What a goods card brings.
pub(crate) fn goods_brings(language: Language, card: &GoodsCard) -> Cow<'static, str> {
    let first = amount::words_with_choice(language, &card.gives, card.choice);
    match card.or {
        Some(or) => t!(language, "this-or-that", this = first, that = amount::words(language, &or)),
        None => first,
    }
}

/// A goods card and what it brings.
pub(crate) fn goods(language: Language, card: &GoodsCard) -> Cow<'static, str> {
    t!(language, "goods-card", brings = goods_brings(language, card))
}

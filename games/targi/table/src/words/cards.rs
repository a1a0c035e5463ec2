//! Names of cards, their symbols and timings.

use super::{amount, effect};
use ::words::{Language, Message, message, t};
use std::borrow::Cow;
use targi::{GoodsCard, Symbol, Timing, TribeCard};

fn message(language: Language, symbol: Symbol) -> Message {
    match symbol {
        Symbol::Oasis => message!(language, "symbol-oasis"),
        Symbol::CamelRider => message!(language, "symbol-camel-rider"),
        Symbol::Well => message!(language, "symbol-well"),
        Symbol::Tent => message!(language, "symbol-tent"),
        Symbol::Targia => message!(language, "symbol-targia"),
    }
}

/// A symbol's name.
pub(crate) fn symbol(language: Language, symbol: Symbol) -> Cow<'static, str> {
    message(language, symbol).text()
}

/// The same in six columns.
pub(crate) fn short_symbol(language: Language, symbol: Symbol) -> Cow<'static, str> {
    let message = message(language, symbol);
    message.get_voice("short").unwrap_or_else(|| message.text())
}

/// Cards of a symbol, more than one.
pub(crate) fn symbols(language: Language, symbol: Symbol) -> Cow<'static, str> {
    message(language, symbol).voice("cards")
}

/// The same in few columns.
pub(crate) fn short_symbols(language: Language, symbol: Symbol) -> Cow<'static, str> {
    message(language, symbol).voice("short-cards")
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

/// A tribe card in one line: what it costs, counts and does.
pub(crate) fn in_full(language: Language, card: &TribeCard) -> String {
    let points = match card.bracket_vp {
        0 => card.vp.to_string(),
        more => format!("{} (+{more})", card.vp),
    };
    let name = tribe(language, card);
    let cost = card.cost.to_string();
    let line = t!(language, "card-in-full", card = name, cost = cost, points = points);
    let mark = card.reconstructed.then(|| reconstructed(language));
    let more = effect::text(language, &card.effect).map(Cow::into_owned).into_iter().chain(mark);
    [line.into_owned()].into_iter().chain(more).collect::<Vec<_>>().join(" ")
}

/// The mark of figures that are this project's own.
pub(crate) fn reconstructed(language: Language) -> String {
    format!("({})", t!(language, "is-reconstructed"))
}

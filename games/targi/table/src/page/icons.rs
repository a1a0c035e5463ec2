//! Which drawing a thing has.

use targi::{Border, Good, Symbol, Timing, Token, TribeCard};

/// The drawing of a field.
pub(super) const fn border(border: Border) -> &'static str {
    match border {
        Border::Noble(_) => "f-noble",
        Border::Good(good) => self::good(good),
        Border::Raid(_) => "f-raid",
        Border::Trader(_) => "f-trader",
        Border::FataMorgana(_) => "f-fata",
        Border::Silversmith(_) => "f-silver",
        Border::Caravan => "f-caravan",
        Border::WaterHole => "f-waterhole",
        Border::TribalExpansion(_) => "f-tribal",
    }
}

/// A symbol's drawing and the class of its colour.
pub(super) const fn symbol(symbol: Symbol) -> (&'static str, &'static str) {
    match symbol {
        Symbol::Oasis => ("t-oasis", "tr-oasis"),
        Symbol::CamelRider => ("t-camel", "tr-camel"),
        Symbol::Well => ("t-well", "tr-well"),
        Symbol::Tent => ("t-tent", "tr-tent"),
        Symbol::Targia => ("t-targia", "tr-targia"),
    }
}

/// The drawing and the class of a card's colour; a display dune has its own.
pub(super) const fn card(card: &TribeCard) -> (&'static str, &'static str) {
    if card.wild { ("u-star", "tr-dune") } else { symbol(card.symbol) }
}

/// A timing's drawing; plain cards have none.
pub(super) const fn timing(timing: Timing) -> Option<&'static str> {
    match timing {
        Timing::Plain => None,
        Timing::Immediate => Some("m-immediate"),
        Timing::Permanent => Some("m-permanent"),
        Timing::Once => Some("m-once"),
        Timing::Scoring => Some("m-scoring"),
    }
}

/// The drawing of an action token.
pub(super) const fn token(token: Token) -> &'static str {
    match token {
        Token::Joker => "k-joker",
        Token::Targi => "k-targi",
        Token::Marker => "k-marker",
        Token::Waiver => "k-waiver",
    }
}

/// The class that a token's explanation hangs on.
pub(super) const fn token_about(token: Token) -> &'static str {
    match token {
        Token::Joker => "a-kj",
        Token::Targi => "a-kt",
        Token::Marker => "a-km",
        Token::Waiver => "a-kw",
    }
}

/// The drawing of a good.
pub(super) const fn good(good: Good) -> &'static str {
    match good {
        Good::Dates => "i-dates",
        Good::Salt => "i-salt",
        Good::Pepper => "i-pepper",
    }
}

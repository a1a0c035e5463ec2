//! Short words where there is little room. The full ones are in `targi::words`.

use caravanserai_core::{Game, Seat};
use targi::{Border, Bundle, Display, Effect, Field, GoodsCard, Row, Symbol, Timing};
use targi::{TribeCard, View, border, words};

/// A seat's name.
pub(crate) fn name(seat: Seat) -> &'static str {
    targi::State::seat_name(seat)
}

/// The shape of a seat's figures and markers, so that colour is never the only sign.
pub(crate) const fn shape(seat: Seat) -> char {
    if seat.0 == 0 { '▲' } else { '●' }
}

/// The shape where a marker would come to lie.
pub(crate) const fn hollow_shape(seat: Seat) -> char {
    if seat.0 == 0 { '△' } else { '○' }
}

/// The robber.
pub(crate) const ROBBER: char = '✖';

/// A symbol in one word.
pub(crate) const fn symbol(symbol: Symbol) -> &'static str {
    match symbol {
        Symbol::CamelRider => "Camel",
        other => words::symbol(other),
    }
}

/// Several cards of a symbol.
const fn symbols(symbol: Symbol) -> &'static str {
    match symbol {
        Symbol::Oasis => "Oases",
        Symbol::CamelRider => "Camels",
        Symbol::Well => "Wells",
        Symbol::Tent => "Tents",
        Symbol::Targia => "Targias",
    }
}

/// A sign for when a card's effect counts; none for plain cards.
pub(crate) const fn timing(timing: Timing) -> &'static str {
    match timing {
        Timing::Plain => "",
        Timing::Immediate => "!",
        Timing::Permanent => "∞",
        Timing::Scoring => "+",
    }
}

/// A field's name in at most `width` columns.
pub(crate) fn field(field: Field, width: usize) -> String {
    let name = match border(field) {
        Border::Raid(_) => return format!("Raid {}", field.number() / 4),
        border => border.name(),
    };
    if name.len() <= width {
        return name.to_owned();
    }
    match border(field) {
        Border::FataMorgana => "F.Morgana",
        Border::Silversmith => "Silversm.",
        Border::TribalExpansion if width >= 11 => "Tribal exp.",
        Border::TribalExpansion => "Tribal",
        border => border.name(),
    }
    .to_owned()
}

/// What a field gives, for cells of at least 13 columns and two lines.
pub(crate) fn field_gives(field: Field) -> String {
    match border(field) {
        Border::Noble => "play your hand card".to_owned(),
        Border::Good(good) => format!("+{}", words::bundle(&Bundle::of(good, 1))),
        Border::Raid(demand) => words::demand(&demand),
        Border::Trader => "3 same: gold\n2 same: good".to_owned(),
        Border::FataMorgana => "move one of your markers".to_owned(),
        Border::Silversmith => "sell goods or gold for VP".to_owned(),
        Border::Caravan => "draw a goods card".to_owned(),
        Border::TribalExpansion => "draw a tribe card".to_owned(),
    }
}

/// What a field gives in nine columns.
pub(crate) fn field_gives_tiny(field: Field) -> String {
    match border(field) {
        Border::Noble => "play hand".to_owned(),
        Border::Good(good) => format!("+{}", words::bundle(&Bundle::of(good, 1))),
        Border::Raid(demand) if demand.gold > 0 => format!("{}gold/{}VP", demand.gold, demand.vp),
        Border::Raid(demand) => format!("{} gd/{} VP", demand.goods, demand.vp),
        Border::Trader => "exchange".to_owned(),
        Border::FataMorgana => "move mark".to_owned(),
        Border::Silversmith => "sell → VP".to_owned(),
        Border::Caravan => "top goods".to_owned(),
        Border::TribalExpansion => "top tribe".to_owned(),
    }
}

/// What a goods card brings.
pub(crate) fn goods(card: &GoodsCard) -> String {
    if card.choice > 0 {
        return words::goods_card_short(card);
    }
    match card.gives {
        Bundle { gold: 1, dates: 0, salt: 0, pepper: 0, vp: 0, water: 0 } => "1 gold".to_owned(),
        Bundle { vp: 1, dates: 0, salt: 0, pepper: 0, gold: 0, water: 0 } => "1 VP".to_owned(),
        gives => gives.to_string(),
    }
}

/// A purse in one line; kinds that the game at hand does not use are left out.
pub(crate) fn purse(purse: &Bundle) -> String {
    let Bundle { dates, salt, pepper, gold, vp, .. } = purse;
    let date = if *dates == 1 { "date" } else { "dates" };
    format!("{dates} {date} {salt} salt {pepper} pepper {gold} gold {vp} VP")
}

/// A purse in very few columns.
pub(crate) fn purse_tiny(purse: &Bundle) -> String {
    format!("{}D {}S {}P {}G {}VP", purse.dates, purse.salt, purse.pepper, purse.gold, purse.vp)
}

/// A displayed card: symbol, id and victory points.
pub(crate) fn displayed(card: &TribeCard) -> String {
    format!("{} {} {}VP", symbol(card.symbol), card.id, card.vp)
}

/// What a row of a display brings, or could still become, in six columns.
pub(crate) fn row_state(view: &View, seat: Seat, row: Row) -> String {
    let display = &view.players[seat.index()].display;
    let symbols: Vec<Symbol> = display.row(row).map(|card| view.deck.tribe(card).symbol).collect();
    let equal = symbols.windows(2).all(|pair| pair[0] == pair[1]);
    let mixed = symbols.iter().enumerate().all(|(i, symbol)| !symbols[..i].contains(symbol));
    let full = symbols.len() == Display::PLACES;
    match (full, equal, mixed) {
        (true, true, _) => "+4 VP",
        (true, _, true) => "+2 VP",
        (true, ..) | (false, false, false) => "+0 VP",
        (false, true, true) => "",
        (false, true, false) => "equal?",
        (false, false, true) => "mixed?",
    }
    .to_owned()
}

/// What a card does, in about thirteen columns.
pub(crate) fn effect(effect: &Effect) -> String {
    match *effect {
        Effect::None => String::new(),
        Effect::PointsPerSymbol { symbol, per, vp } => format!("{vp}VP/{per} {}", symbols(symbol)),
        Effect::PointsForLongerDisplay { vp } => format!("+{vp} if longer"),
        Effect::PointsForCards { at_least, vp } => format!("+{vp} for {at_least}+"),
        Effect::PointsForMixedRows { vp, .. } => format!("mixed rows +{vp}"),
        Effect::PointsForLastPlace { vp } => format!("+{vp} if 4th"),
        Effect::Discount { symbol, goods } => format!("{} -{goods}", symbols(symbol)),
        Effect::NoRaids => "no raids".to_owned(),
        Effect::NobleDiscount { goods } => format!("Noble -{goods}"),
        Effect::RaidReward { vp } => format!("raids: +{vp} VP"),
        Effect::IgnoreRobber => "ignore robber".to_owned(),
        Effect::MoreOf { good } => format!("more {}", words::good(good)),
        Effect::EmptyHanded => "no goods: +1".to_owned(),
        Effect::HandWithoutNoble { goods } => format!("hand for +{goods}"),
        Effect::TraderSwaps => "Trader 1:1".to_owned(),
        Effect::GoodsPerCards { per } => format!("good/{per} cards"),
        Effect::GoodsPerFreePlaces { per } => format!("good/{per} free"),
        Effect::GoldOnCard { gold } => format!("{gold} gold on it"),
        Effect::Treasure { goods, gold, vp } => format!("{goods}gd/{gold}G/{vp}VP"),
        Effect::Rearrange { .. } => "rearrange".to_owned(),
        Effect::FewerTargi { targi } => format!("foe {targi} Targi"),
    }
}

/// Text cut to `width` columns, with an ellipsis where something is missing.
pub(crate) fn cut(text: &str, width: usize) -> String {
    if text.chars().count() <= width {
        return text.to_owned();
    }
    let kept: String = text.chars().take(width.saturating_sub(1)).collect();
    format!("{}…", kept.trim_end())
}

/// Text broken between words into lines of at most `width` columns.
pub(crate) fn wrap(text: &str, width: usize) -> Vec<String> {
    text.lines().flat_map(|line| wrap_line(line, width)).collect()
}

fn wrap_line(text: &str, width: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in text.split_whitespace() {
        match lines.last_mut() {
            Some(line) if line.chars().count() + 1 + word.chars().count() <= width => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push(cut(word, width)),
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;
    use targi::Deck;

    #[test]
    fn every_short_text_fits_its_cell() {
        for at in Field::all() {
            assert!(field(at, 9).chars().count() <= 9, "{}", field(at, 9));
            assert!(field_gives_tiny(at).chars().count() <= 9, "{}", field_gives_tiny(at));
            assert!(wrap(&field_gives(at), 13).len() <= 2, "{}", field_gives(at));
        }
        for card in &Deck::base().tribe {
            assert!(effect(&card.effect).chars().count() <= 13, "{}", effect(&card.effect));
        }
    }

    #[test]
    fn text_is_wrapped_between_words_and_cut_with_an_ellipsis() {
        assert_eq!(wrap("take one good of choice", 9), ["take one", "good of", "choice"]);
        assert_eq!(cut("Tribal expansion", 8), "Tribal…");
        assert_eq!(cut("Noble", 8), "Noble");
    }
}

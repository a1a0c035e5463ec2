//! Short words where there is little room. The full ones are in `targi::words`.

use caravanserai_core::{Game, Seat};
use targi::{Border, Bundle, Display, DuneEffect, Edition, Effect, Field, GoodsCard, Row, Rules};
use targi::{Symbol, Timing, Token, Treasure, TribeCard, TribeId, View, words};

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

/// The shape of a seat's placed action tokens.
pub(crate) const fn token_shape(seat: Seat) -> char {
    if seat.0 == 0 { '▼' } else { '◉' }
}

/// The robber.
pub(crate) const ROBBER: char = '✖';

/// The Targia of the expansion.
pub(crate) const TARGIA: char = '✿';

/// The mark of a once-card that was used.
const SPENT: &str = "×";

/// The mark of a card whose text was given up.
const WAIVED: &str = "⊘";

/// A symbol in one word.
pub(crate) const fn symbol(symbol: Symbol) -> &'static str {
    match symbol {
        Symbol::CamelRider => "Camel",
        other => words::symbol(other),
    }
}

/// What a displayed card counts as, in one word.
pub(crate) const fn kind(card: &TribeCard) -> &'static str {
    if card.wild { "Dune" } else { symbol(card.symbol) }
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
        Timing::Once => "•",
        Timing::Scoring => "+",
    }
}

/// What became of a displayed card's effect.
pub(crate) fn mark(view: &View, seat: Seat, card: TribeId) -> &'static str {
    let player = &view.players[seat.index()];
    let timing_of = view.rules.tribe(card).effect.timing();
    if player.waived == Some(card) {
        WAIVED
    } else if timing_of == Timing::Once && !player.ready.contains(card) {
        SPENT
    } else {
        timing(timing_of)
    }
}

/// Points in very few columns, `1` or `1(+2)`.
pub(crate) fn points(card: &TribeCard) -> String {
    words::points(card).replace(' ', "")
}

/// A cost in at most `width` columns; what does not fit is left to the detail.
pub(crate) fn cost(card: &TribeCard, width: usize) -> String {
    let full = words::cost(&card.cost);
    let first = card.cost.first.to_string().replace(' ', "");
    let more = if card.cost.bracket.is_some() { "(…)" } else { "/…" };
    let forms = [full.clone(), full.replace(" / ", "/"), full.replace(' ', "")];
    let fitting = forms.into_iter().find(|form| form.chars().count() <= width);
    fitting.unwrap_or_else(|| format!("{first}{more}"))
}

/// A field's name in at most `width` columns.
pub(crate) fn field(rules: Rules, field: Field, width: usize) -> String {
    let border = rules.border(field);
    if let Border::Raid(_) = border {
        return format!("Raid {}", field.number() / 4);
    }
    if border.name().len() <= width {
        return border.name().to_owned();
    }
    match border {
        Border::FataMorgana(_) => "F.Morgana",
        Border::Silversmith(_) => "Silversm.",
        Border::WaterHole => "Water",
        Border::TribalExpansion(_) if width >= 11 => "Tribal exp.",
        Border::TribalExpansion(_) => "Tribal",
        border => border.name(),
    }
    .to_owned()
}

/// What a field gives, for cells of at least 13 columns and two lines.
pub(crate) fn field_gives(border: Border) -> String {
    match border {
        Border::Noble(Edition::Base) => "play your hand card",
        Border::Noble(Edition::Expansion) => "hand card, or\n1W + 1 good",
        Border::Good(good) => return format!("+{}", words::bundle(&Bundle::of(good, 1))),
        Border::Raid(demand) => return raid(&demand),
        Border::Trader(Edition::Base) => "3 same: gold\n2 same: good",
        Border::Trader(Edition::Expansion) => "3 any: 2 gold\n1: good or 2W",
        Border::FataMorgana(Edition::Base) => "move one of your markers",
        Border::FataMorgana(Edition::Expansion) => "move a marker one card",
        Border::Silversmith(Edition::Base) => "sell goods or gold for VP",
        Border::Silversmith(Edition::Expansion) => "goods, gold,\nwater for VP",
        Border::Caravan => "draw a goods card",
        Border::WaterHole => "+2 water",
        Border::TribalExpansion(Edition::Base) => "draw a tribe card",
        Border::TribalExpansion(Edition::Expansion) => "take the open tribe card",
    }
    .to_owned()
}

/// A robber's demand on a card of the board.
fn raid(demand: &targi::Demand) -> String {
    if demand.any > 0 || demand.exactly == Bundle::gold(1) && !demand.card {
        return words::demand(demand);
    }
    if demand.card {
        return format!("{} or\na last card", words::bundle(&demand.exactly));
    }
    format!("{}\nor {} VP", demand.exactly, demand.vp)
}

/// What a field gives in nine columns.
pub(crate) fn field_gives_tiny(border: Border) -> String {
    match border {
        Border::Noble(_) => "play hand",
        Border::Good(good) => return format!("+{}", words::bundle(&Bundle::of(good, 1))),
        Border::Raid(demand) => return raid_tiny(&demand),
        Border::Trader(_) => "exchange",
        Border::FataMorgana(_) => "move mark",
        Border::Silversmith(_) => "sell → VP",
        Border::Caravan => "top goods",
        Border::WaterHole => "+2 water",
        Border::TribalExpansion(Edition::Base) => "top tribe",
        Border::TribalExpansion(Edition::Expansion) => "open card",
    }
    .to_owned()
}

fn raid_tiny(demand: &targi::Demand) -> String {
    let targi::Demand { any, exactly, vp, card } = *demand;
    match (any, card) {
        (0, true) => format!("{}G / card", exactly.gold),
        (0, false) if exactly.gold > 0 => format!("{}gold/{vp}VP", exactly.gold),
        (0, false) if exactly.goods_count() > 2 => format!("D+S+P/{vp}VP"),
        (0, false) => format!("{}/{vp}VP", exactly.to_string().replace(' ', "")),
        (any, _) => format!("{any} gd/{vp} VP"),
    }
}

/// What a goods card brings.
pub(crate) fn goods(card: &GoodsCard) -> String {
    if card.choice > 0 || card.or.is_some() {
        return words::goods_card_short(card);
    }
    match card.gives {
        Bundle { gold: 1, dates: 0, salt: 0, pepper: 0, vp: 0, water: 0 } => "1 gold".to_owned(),
        Bundle { vp: 1, dates: 0, salt: 0, pepper: 0, gold: 0, water: 0 } => "1 VP".to_owned(),
        gives => gives.to_string(),
    }
}

/// A purse in one line; water is left out where there is none to be had.
pub(crate) fn purse(rules: Rules, purse: &Bundle) -> String {
    let Bundle { dates, salt, pepper, gold, vp, water } = purse;
    let date = if *dates == 1 { "date" } else { "dates" };
    let water = if has_water(rules, purse) { format!(" {water} water") } else { String::new() };
    format!("{dates} {date} {salt} salt {pepper} pepper {gold} gold{water} {vp} VP")
}

/// A purse in fewer columns, its goods by their letters.
pub(crate) fn purse_short(rules: Rules, purse: &Bundle) -> String {
    let Bundle { dates, salt, pepper, gold, vp, water } = purse;
    let water = if has_water(rules, purse) { format!(" · {water} water") } else { String::new() };
    format!("{dates}D {salt}S {pepper}P · {gold} gold{water} · {vp} VP")
}

/// A purse in very few columns.
pub(crate) fn purse_tiny(rules: Rules, purse: &Bundle) -> String {
    let Bundle { dates, salt, pepper, gold, vp, water } = purse;
    let water = if has_water(rules, purse) { format!(" {water}W") } else { String::new() };
    format!("{dates}D {salt}S {pepper}P {gold}G{water} {vp}VP")
}

fn has_water(rules: Rules, purse: &Bundle) -> bool {
    rules.options.expansion || purse.water > 0
}

/// A displayed card: symbol, id, victory points and its mark.
pub(crate) fn displayed(view: &View, seat: Seat, card: TribeId) -> String {
    let sign = match mark(view, seat, card) {
        sign @ ("•" | SPENT | WAIVED) => sign,
        _ => "",
    };
    let card = view.rules.tribe(card);
    format!("{} {} {}VP{sign}", kind(card), card.id, card.vp)
}

/// What a row of a display brings, or could still become, in six columns.
pub(crate) fn row_state(view: &View, seat: Seat, row: Row) -> String {
    let display = &view.players[seat.index()].display;
    let cards: Vec<&TribeCard> = display.row(row).map(|card| view.rules.tribe(card)).collect();
    // A display dune counts as whichever symbol is best.
    let symbols: Vec<Symbol> =
        cards.iter().filter(|card| !card.wild).map(|card| card.symbol).collect();
    let equal = symbols.windows(2).all(|pair| pair[0] == pair[1]);
    let mixed = symbols.iter().enumerate().all(|(i, symbol)| !symbols[..i].contains(symbol));
    let full = cards.len() == Display::PLACES;
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

/// A token in one word.
const fn token(token: Token) -> &'static str {
    match token {
        Token::Targi => "Targi",
        other => other.name(),
    }
}

/// Tokens by name, in one line.
pub(crate) fn tokens(tokens: impl Iterator<Item = Token>) -> String {
    let names: Vec<&str> = tokens.map(token).collect();
    if names.is_empty() { "none left".to_owned() } else { names.join(", ") }
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
        Effect::Treasure(treasure) => treasure_brief(&treasure),
        Effect::Rearrange { .. } => "rearrange".to_owned(),
        Effect::FewerTargi { targi } => format!("foe {targi} Targi"),
        Effect::PointsForAllSymbols { vp } => format!("all five: {vp}"),
        Effect::PointsForWater { per, .. } => format!("1VP/{per} water"),
        Effect::PointsForFullRows { vp } => format!("{vp}VP/full row"),
        Effect::PointsForGold { .. } => "1VP/gold".to_owned(),
        Effect::PointsForMajorities { .. } => "1VP/majority".to_owned(),
        Effect::MoreWater { water } => format!("hole +{water}W"),
        Effect::SilversmithLines { lines } => format!("silver {lines}×"),
        Effect::JoinDunes => "join dunes".to_owned(),
        Effect::DuneReward { water, goods } => format!("dune +{water}W+{goods}"),
        Effect::WaterForGood => "1W → 1 good".to_owned(),
        Effect::RaidForWater { water } => format!("raid for {water}W"),
        Effect::HandOfTwo => "hand of two".to_owned(),
        Effect::BracketReward { vp } => format!("brackets +{vp}"),
        Effect::TargiaFavour => "Targia twice".to_owned(),
        Effect::FarMirage => "far mirage".to_owned(),
        Effect::OnceWater { water } => format!("{water} water"),
        Effect::OnceBorder => "any field".to_owned(),
        Effect::OnceDiscount { goods } => format!("card -{goods}"),
        Effect::OnceHand => "play hand".to_owned(),
        Effect::OnceTopCard => "top card".to_owned(),
        Effect::WaterPerCards { .. } => "1W/card".to_owned(),
        Effect::PickGoodsCards { open, receive } => format!("{receive} of {open} goods"),
        Effect::SwapCards => "swap cards".to_owned(),
        Effect::UseDune => "use a dune".to_owned(),
    }
}

fn treasure_brief(treasure: &Treasure) -> String {
    let Treasure { goods, gold, water, vp } = *treasure;
    let offers = [(goods, "gd"), (gold, "G"), (water, "W"), (vp, "VP")];
    let offers = offers.into_iter().filter(|(count, _)| *count > 0);
    offers.map(|(count, unit)| format!("{count}{unit}")).collect::<Vec<_>>().join("/")
}

/// What a dune does, in about twenty columns.
pub(crate) fn dune(effect: &DuneEffect) -> String {
    match *effect {
        DuneEffect::Gain { gives, goods: 0 } => gives.to_string().replace('V', " VP"),
        DuneEffect::Gain { gives, goods } => format!("{gives} and {goods} goods"),
        DuneEffect::GoodsOfAKind { goods } => format!("{goods} goods of a kind"),
        DuneEffect::PlayHand { discount } => format!("play hand for {discount} less"),
        DuneEffect::PickTribeCard { cards } => format!("1 of {cards} tribe cards"),
        DuneEffect::PlayFromCentre => "play a centre card".to_owned(),
        DuneEffect::AnyBorder => "any border field".to_owned(),
        DuneEffect::PickGoodsCards { open, receive } => format!("{receive} of {open} goods cards"),
        DuneEffect::SwapCards { water } => format!("swap 2 cards, {water}W"),
        DuneEffect::SwapGoods { times, water } => format!("{times}× swap goods, {water}W"),
        DuneEffect::SellGoods { times, goods, vp } => format!("{times}× {goods} goods → {vp} VP"),
        DuneEffect::Display { .. } => "lay in display".to_owned(),
        DuneEffect::Rob { water } => format!("rob a good, {water}W"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use targi::{Deck, Options, Rules};
    use terminal::wrap;

    fn expansion() -> Options {
        Options { expansion: true, ..Options::default() }
    }

    #[test]
    fn every_short_text_fits_its_cell() {
        for options in [Options::default(), expansion()] {
            let rules = Rules::of(&options);
            for at in Field::all() {
                let border = rules.border(at);
                assert!(field(rules, at, 9).chars().count() <= 9, "{}", field(rules, at, 9));
                let tiny = field_gives_tiny(border);
                assert!(tiny.chars().count() <= 9, "{tiny}");
                let gives = wrap(&field_gives(border), 13);
                assert!(gives.len() <= 2 && gives.iter().all(|line| line.len() <= 13), "{gives:?}");
            }
        }
        for card in Deck::all().iter().flat_map(|deck| &deck.tribe) {
            assert!(effect(&card.effect).chars().count() <= 13, "{}", effect(&card.effect));
            assert!(cost(card, 9).chars().count() <= 9, "{}", cost(card, 9));
        }
        for open in &Deck::expansion().dunes {
            assert!(dune(&open.effect).chars().count() <= 22, "{}", dune(&open.effect));
        }
    }

    #[test]
    fn a_cost_that_does_not_fit_says_that_there_is_more() {
        let rules = Rules::of(&expansion());
        let short = |id: &str| cost(rules.tribe(rules.find_tribe(id).unwrap()), 9);
        assert_eq!(short("E00"), "1D1S1G/…");
        assert_eq!(short("E01"), "1P1G/1P2W");
        assert_eq!(short("E02"), "1D1S1P(…)");
        assert_eq!(short("E05"), "1D 2S/1G");
    }
}

//! Short words where there is little room; the full ones are in [`crate::words`].

use crate::words::rows::{self, Standing};
use crate::words::{amount, border, cards, token};
use ::words::{Language, t};
use caravanserai_core::Seat;
use std::borrow::Cow;
use targi::{Border, Bundle, Demand, Field, GoodsCard, LETTERS, Row};
use targi::{Rules, Timing, Token, TribeCard, TribeId, View};

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

fn fits(text: &str, width: usize) -> bool {
    text.chars().count() <= width
}

/// What a displayed card counts as, in six columns.
pub(crate) fn kind(language: Language, card: &TribeCard) -> Cow<'static, str> {
    if card.wild { t!(language, "short-dune") } else { cards::short_symbol(language, card.symbol) }
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

/// Points in few columns.
pub(crate) fn vp(language: Language, count: u8) -> Cow<'static, str> {
    t!(language, "short-vp", count = count)
}

/// Points as printed, `1` or `1(+2)`.
pub(crate) fn points(card: &TribeCard) -> String {
    match card.bracket_vp {
        0 => card.vp.to_string(),
        more => format!("{}(+{more})", card.vp),
    }
}

/// An amount by its letters, without gaps.
fn dense(bundle: &Bundle) -> String {
    bundle.to_string().split(' ').collect()
}

/// A cost in at most `width` columns; what does not fit is left to the detail.
pub(crate) fn cost(card: &TribeCard, width: usize) -> String {
    let full = card.cost.to_string();
    let first = dense(&card.cost.first);
    let more = if card.cost.bracket.is_some() { "(…)" } else { "/…" };
    let without_gaps: String = full.split(' ').collect();
    let forms = [full.split(" / ").collect::<Vec<_>>().join("/"), without_gaps];
    let mut forms = [full].into_iter().chain(forms);
    forms.find(|form| fits(form, width)).unwrap_or_else(|| format!("{first}{more}"))
}

/// A field's name in at most `width` columns.
pub(crate) fn field(l: Language, rules: &Rules, field: Field, width: usize) -> Cow<'static, str> {
    let name = border::name(l, rules, field);
    if fits(&name, width) {
        return name;
    }
    match rules.border(field) {
        Border::Raid(_) => t!(l, "short-raid", number = field.number() / 4),
        Border::FataMorgana(_) => t!(l, "short-fata-morgana"),
        Border::Silversmith(_) => t!(l, "short-silversmith"),
        Border::WaterHole => t!(l, "short-water-hole"),
        Border::TribalExpansion(_) => t!(l, "short-tribal-expansion"),
        _ => name,
    }
}

/// What a field gives in nine columns.
pub(crate) fn field_gives(language: Language, border: Border) -> Cow<'static, str> {
    let l = language;
    match border {
        Border::Good(good) => gain(l, &Bundle::of(good, 1)),
        Border::WaterHole => gain(l, &Bundle::water(targi::WATER_HOLE)),
        Border::Raid(demand) => raid(l, &demand),
        _ => border::gives(l, border),
    }
}

/// What is added, in words if they fit in nine columns, else in letters.
fn gain(language: Language, bundle: &Bundle) -> Cow<'static, str> {
    let words = t!(language, "short-good-gives", what = amount::words(language, bundle));
    match fits(&words, 9) {
        true => words,
        false => t!(language, "short-good-gives", what = bundle.to_string()),
    }
}

/// A robber's demand in nine columns.
fn raid(language: Language, demand: &Demand) -> Cow<'static, str> {
    let Demand { any, exactly, vp, card } = *demand;
    // One of each kind is named by the letters alone.
    let what = match exactly == Bundle::goods(1, 1, 1) {
        true => LETTERS[..3].iter().map(char::to_string).collect::<Vec<_>>().join("+"),
        false => dense(&exactly),
    };
    match (any, card) {
        (0, true) => t!(language, "short-raid-card", what = what),
        (0, false) => t!(language, "short-raid-exactly", what = what, vp = vp),
        (any, _) => t!(language, "short-raid-any", any = any, vp = vp),
    }
}

/// What a goods card brings, in nine columns.
pub(crate) fn goods(language: Language, card: &GoodsCard) -> String {
    let Bundle { gold, vp, .. } = card.gives;
    let alone = card.gives == Bundle::gold(gold) || card.gives == Bundle::vp(vp);
    let gives = match (card.gives.is_nothing(), alone && card.or.is_none()) {
        (true, _) => String::new(),
        (false, true) => amount::words(language, &card.gives).into_owned(),
        (false, false) => card.gives.to_string(),
    };
    let any = (card.choice > 0).then(|| t!(language, "short-any", count = card.choice));
    let parts = any.into_iter().chain((!gives.is_empty()).then_some(gives.into()));
    let first = parts.collect::<Vec<_>>().join(" ");
    card.or.map_or(first.clone(), |or| format!("{first} / {or}"))
}

/// A purse in one line; water is left out where there is none to be had.
pub(crate) fn purse(language: Language, rules: &Rules, purse: &Bundle) -> String {
    let counts = amount::counts(purse).into_iter().enumerate();
    let counts = counts.filter(|(index, _)| *index != amount::WATER || has_water(rules, purse));
    let named = counts.map(|(index, count)| amount::kind(language, index, count));
    named.collect::<Vec<_>>().join(" ")
}

/// A purse in very few columns, its goods by their letters.
pub(crate) fn purse_tiny(language: Language, rules: &Rules, purse: &Bundle) -> String {
    let Bundle { dates, salt, pepper, gold, water, .. } = purse;
    let water = if has_water(rules, purse) { format!(" {water}W") } else { String::new() };
    format!("{dates}D {salt}S {pepper}P {gold}G{water} {}", vp(language, purse.vp))
}

fn has_water(rules: &Rules, purse: &Bundle) -> bool {
    rules.options.expansion || purse.water > 0
}

/// A displayed card: symbol, id, victory points and its mark.
pub(crate) fn displayed(language: Language, view: &View, seat: Seat, card: TribeId) -> String {
    let sign = match mark(view, seat, card) {
        sign @ ("•" | SPENT | WAIVED) => sign,
        _ => "",
    };
    let card = view.rules.tribe(card);
    format!("{} {} {}{sign}", kind(language, card), card.id, vp(language, card.vp))
}

/// What a row of a display brings, or could still become, in six columns.
pub(crate) fn row_state(l: Language, view: &View, seat: Seat, row: Row) -> Cow<'static, str> {
    let standing = rows::standing(&view.rules, &view.players[seat.index()].display, row);
    match standing {
        Standing { equal: false, mixed: false, .. } => t!(l, "short-bonus", vp = 0),
        _ if standing.is_full() => t!(l, "short-bonus", vp = standing.points()),
        Standing { equal: true, mixed: true, .. } => Cow::Borrowed(""),
        Standing { equal: true, .. } => t!(l, "short-if-equal"),
        _ => t!(l, "short-if-mixed"),
    }
}

/// Tokens by name, in one line.
pub(crate) fn tokens(language: Language, tokens: impl Iterator<Item = Token>) -> String {
    let names: Vec<Cow<'static, str>> = tokens.map(|which| token::short(language, which)).collect();
    match names.is_empty() {
        true => t!(language, "short-no-tokens").into_owned(),
        false => names.join(", "),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use targi::{Deck, Options};

    fn expansion() -> Options {
        Options { expansion: true, ..Options::default() }
    }

    #[track_caller]
    fn assert_fits(text: &str, width: usize) {
        assert!(fits(text, width), "{text} has more than {width} columns");
    }

    #[test]
    fn every_short_text_fits_its_cell_in_every_language() {
        for l in Language::ALL {
            for options in [Options::default(), expansion()] {
                let rules = Rules::of(&options);
                for at in Field::all() {
                    assert_fits(&field(l, &rules, at, 9), 9);
                    assert_fits(&field_gives(l, rules.border(at)), 9);
                }
            }
            for card in Deck::all().iter().flat_map(|deck| &deck.tribe) {
                assert_fits(&crate::words::effect::sign(l, &card.effect), 13);
                assert_fits(&kind(l, card), 6);
                assert_fits(&cost(card, 9), 9);
            }
            for card in Deck::all().iter().flat_map(|deck| &deck.goods) {
                assert_fits(&goods(l, card), 9);
            }
            for open in &Deck::expansion().dunes {
                assert_fits(&crate::words::dune::sign(l, &open.effect), 22);
            }
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

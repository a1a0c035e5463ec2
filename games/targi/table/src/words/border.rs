//! Border fields in words.

use super::amount;
use ::words::{Language, Message, message, t};
use std::borrow::Cow;
use targi::{Border, Bundle, Demand, Edition, Field, Rules};

/// A field's name without its number; corners are counted.
pub(crate) fn name(language: Language, rules: &Rules, field: Field) -> Cow<'static, str> {
    match rules.border(field) {
        Border::Noble(_) => t!(language, "field-noble"),
        Border::Good(good) => amount::good(language, good),
        Border::Raid(_) => t!(language, "field-raid", number = field.number() / 4),
        Border::Trader(_) => t!(language, "field-trader"),
        Border::FataMorgana(_) => t!(language, "field-fata-morgana"),
        Border::Silversmith(_) => t!(language, "field-silversmith"),
        Border::Caravan => t!(language, "field-caravan"),
        Border::WaterHole => t!(language, "field-water-hole"),
        Border::TribalExpansion(_) => t!(language, "field-tribal-expansion"),
    }
}

/// A field's number and name: "5 Trader".
pub(crate) fn title(language: Language, rules: &Rules, field: Field) -> String {
    format!("{field} {}", name(language, rules, field))
}

/// What a field offers, in full.
pub(crate) fn text(language: Language, border: Border) -> Cow<'static, str> {
    message(language, border).text()
}

/// What a field offers, in a few words.
pub(crate) fn brief(language: Language, border: Border) -> Cow<'static, str> {
    message(language, border).voice("brief")
}

/// What a field gives, in nine columns; goods and demands have no such words.
pub(crate) fn gives(language: Language, border: Border) -> Cow<'static, str> {
    message(language, border).voice("gives")
}

/// A ruling that players ask for, where there is one.
pub(crate) fn ruling(language: Language, border: Border) -> Option<Cow<'static, str>> {
    message(language, border).get_voice("ruling")
}

/// What of a border card is this project's own reconstruction, if anything is.
/// Other cards carry that mark themselves.
pub(crate) fn reconstructed(language: Language, border: Border) -> Option<Cow<'static, str>> {
    match border {
        Border::Raid(demand) if demand.exactly.goods_count() == 0 => None,
        _ => message(language, border).get_voice("origin"),
    }
}

fn message(language: Language, border: Border) -> Message {
    match border {
        Border::Noble(Edition::Base) => message!(language, "field-noble-text"),
        Border::Noble(Edition::Expansion) => message!(language, "field-noble-text-x"),
        Border::Good(good) => {
            message!(
                language,
                "field-good-text",
                what = amount::words(language, &Bundle::of(good, 1))
            )
        }
        Border::Raid(demand) => {
            message!(language, "field-raid-text", demand = demanded(language, &demand))
        }
        Border::Trader(Edition::Base) => message!(language, "field-trader-text"),
        Border::Trader(Edition::Expansion) => message!(language, "field-trader-text-x"),
        Border::FataMorgana(Edition::Base) => message!(language, "field-fata-morgana-text"),
        Border::FataMorgana(Edition::Expansion) => message!(language, "field-fata-morgana-text-x"),
        Border::Silversmith(Edition::Base) => message!(language, "field-silversmith-text"),
        Border::Silversmith(Edition::Expansion) => message!(language, "field-silversmith-text-x"),
        Border::Caravan => message!(language, "field-caravan-text"),
        Border::WaterHole => message!(language, "field-water-hole-text"),
        Border::TribalExpansion(Edition::Base) => message!(language, "field-tribal-expansion-text"),
        Border::TribalExpansion(Edition::Expansion) => {
            message!(language, "field-tribal-expansion-text-x")
        }
    }
}

/// What the robber demands.
pub(crate) fn demanded(language: Language, demand: &Demand) -> Cow<'static, str> {
    let in_kind = if demand.any > 0 {
        t!(language, "amount-any", count = demand.any)
    } else {
        amount::words(language, &demand.exactly)
    };
    let otherwise = match demand.card {
        true => t!(language, "last-card-of-a-row"),
        false => amount::words(language, &Bundle::vp(demand.vp)),
    };
    t!(language, "this-or-that", this = in_kind, that = otherwise)
}

#[cfg(test)]
mod tests {
    use super::*;
    use targi::border;

    #[test]
    fn nothing_of_the_base_game_is_reconstructed() {
        let of = |field, edition| reconstructed(Language::English, border(field, edition));
        assert!(Field::all().all(|field| of(field, Edition::Base).is_none()));
        let marked = Field::all().filter(|field| of(*field, Edition::Expansion).is_some());
        assert_eq!(marked.map(Field::number).collect::<Vec<_>>(), [4, 5, 8, 10, 12, 13]);
    }
}

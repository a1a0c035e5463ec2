//! Amounts of goods, gold, water and points in words.

use ::words::{Language, Part, list, t};
use std::borrow::Cow;
use targi::{Bundle, Good};

/// The place of water among what a purse holds.
pub(crate) const WATER: usize = 4;

/// How much there is of each kind, in the order of a purse.
pub(crate) const fn counts(bundle: &Bundle) -> [u8; 6] {
    [bundle.dates, bundle.salt, bundle.pepper, bundle.gold, bundle.water, bundle.vp]
}

/// A good's name, as on its border field.
pub(crate) fn good(language: Language, good: Good) -> Cow<'static, str> {
    match good {
        Good::Dates => t!(language, "good-dates"),
        Good::Salt => t!(language, "good-salt"),
        Good::Pepper => t!(language, "good-pepper"),
    }
}

/// One kind of an amount in words, by its place in the purse.
pub(crate) fn kind(language: Language, index: usize, count: u8) -> Cow<'static, str> {
    match index {
        0 => t!(language, "amount-dates", count = count),
        1 => t!(language, "amount-salt", count = count),
        2 => t!(language, "amount-pepper", count = count),
        3 => t!(language, "amount-gold", count = count),
        4 => t!(language, "amount-water", count = count),
        _ => t!(language, "amount-vp", count = count),
    }
}

/// An amount in words.
pub(crate) fn words(language: Language, bundle: &Bundle) -> Cow<'static, str> {
    words_with_choice(language, bundle, 0)
}

/// An amount and goods of choice in words.
pub(crate) fn words_with_choice(
    language: Language,
    bundle: &Bundle,
    choice: u8,
) -> Cow<'static, str> {
    let mut parts: Vec<Cow<'static, str>> = Vec::new();
    if choice > 0 {
        parts.push(t!(language, "amount-any", count = choice));
    }
    let present = counts(bundle).into_iter().enumerate().filter(|(_, count)| *count > 0);
    parts.extend(present.map(|(index, count)| kind(language, index, count)));
    match parts.as_slice() {
        [] => t!(language, "amount-nothing"),
        [_] => parts.remove(0),
        _ => Cow::Owned(list(language, &parts)),
    }
}

/// An amount as a part of a text: a thing that a page draws.
pub(crate) fn part(language: Language, bundle: &Bundle) -> Part<Bundle> {
    if bundle.is_nothing() { Part::Words(words(language, bundle)) } else { Part::Thing(*bundle) }
}

/// A kind of what a purse holds, by its place in it.
pub(crate) fn kind_name(language: Language, index: usize) -> Cow<'static, str> {
    match index {
        0 => t!(language, "good-dates"),
        1 => t!(language, "good-salt"),
        2 => t!(language, "good-pepper"),
        3 => t!(language, "good-gold"),
        4 => t!(language, "good-water"),
        _ => t!(language, "good-vp"),
    }
}

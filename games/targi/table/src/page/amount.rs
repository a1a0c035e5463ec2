//! Amounts of goods, gold, water and points: as words and as rows of drawings.

use maud::{Markup, html};
use std::borrow::Cow;
use targi::{Bundle, Edition, Field, Good, Rules, TribeDeck};
use web::Language;
use web::rich::Part;
use web::t;
use web::{Icon, IconAs};

/// Whether a text may have drawings in it, or is read out and put into titles.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Voice {
    Drawn,
    Plain,
}

/// From so many on, a number stands for a row of drawings.
const TOO_MANY: u8 = 4;

const ICONS: [&str; 6] = ["i-dates", "i-salt", "i-pepper", "i-gold", "i-water", "i-vp"];

const fn counts(bundle: &Bundle) -> [u8; 6] {
    [bundle.dates, bundle.salt, bundle.pepper, bundle.gold, bundle.water, bundle.vp]
}

/// The drawing of a good.
pub(crate) const fn good_icon(good: Good) -> &'static str {
    match good {
        Good::Dates => "i-dates",
        Good::Salt => "i-salt",
        Good::Pepper => "i-pepper",
    }
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
fn kind(language: Language, index: usize, count: u8) -> Cow<'static, str> {
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
        _ => Cow::Owned(web::list(language, &parts)),
    }
}

/// An amount as a row of drawings that is read out as words.
pub(crate) fn icons(language: Language, bundle: &Bundle) -> Markup {
    html! {
        span.amt role="img" aria-label=(words(language, bundle)) { (row(bundle)) }
    }
}

/// An amount for a text of this voice.
pub(crate) fn part(language: Language, voice: Voice, bundle: &Bundle) -> Part {
    match voice {
        Voice::Drawn if !bundle.is_nothing() => Part::Drawing(icons(language, bundle)),
        _ => Part::Words(words(language, bundle)),
    }
}

/// The drawings alone.
pub(crate) fn row(bundle: &Bundle) -> Markup {
    html! {
        @for (count, icon) in counts(bundle).into_iter().zip(ICONS) { (several(count, icon)) }
    }
}

/// The same with a number for more than one of a kind, where room is short.
pub(crate) fn short_row(bundle: &Bundle) -> Markup {
    html! {
        @for (count, icon) in counts(bundle).into_iter().zip(ICONS) {
            @if count > 1 { (counted(count, icon)) } @else { (several(count, icon)) }
        }
    }
}

/// So many of one drawing.
pub(crate) fn several(count: u8, icon: &'static str) -> Markup {
    html! {
        @if count >= TOO_MANY {
            i { (count) } (Icon(icon))
        } @else {
            @for _ in 0..count { (Icon(icon)) }
        }
    }
}

/// A number and one drawing.
pub(crate) fn counted(count: u8, icon: &'static str) -> Markup {
    html! { i { (count) } (Icon(icon)) }
}

/// The arrow of an exchange.
pub(crate) fn arrow() -> IconAs {
    IconAs("ic go", "u-arrow")
}

/// The place of water among what a purse holds.
const WATER: usize = 4;

/// Whether anything of the expansion can bring water into this game.
fn has_water(rules: &Rules) -> bool {
    let options = &rules.options;
    options.expansion
        || options.tribe_deck() != TribeDeck::Base
        || Field::all().any(|field| options.edition(field) == Edition::Expansion)
}

/// A purse as a list.
pub(crate) fn purse(
    language: Language,
    rules: &Rules,
    bundle: &Bundle,
    class: &'static str,
) -> Markup {
    let water = has_water(rules);
    let amounts = counts(bundle).into_iter().zip(ICONS).enumerate();
    html! {
        ul.purse.a-purse.{ (class) } aria-label=(t!(language, "purse")) {
            @for (index, (count, icon)) in amounts.filter(|(index, _)| water || *index != WATER) {
                li.zero[count == 0] {
                    (Icon(icon))
                    span.vh { (kind_name(language, index)) } " "
                    (count)
                }
            }
        }
    }
}

fn kind_name(language: Language, index: usize) -> Cow<'static, str> {
    match index {
        0 => t!(language, "good-dates"),
        1 => t!(language, "good-salt"),
        2 => t!(language, "good-pepper"),
        3 => t!(language, "good-gold"),
        4 => t!(language, "good-water"),
        _ => t!(language, "good-vp"),
    }
}

//! Amounts of goods, gold, water and points as rows of drawings.

use crate::words::amount::{WATER, counts, kind_name, words};
use ::words::Phrase;
use maud::{Markup, html};
use targi::{Bundle, Edition, Field, Rules, TribeDeck};
use web::Language;
use web::t;
use web::{Icon, IconAs, rich};

/// From so many on, a number stands for a row of drawings.
const TOO_MANY: u8 = 4;

const ICONS: [&str; 6] = ["i-dates", "i-salt", "i-pepper", "i-gold", "i-water", "i-vp"];

/// An amount as a row of drawings that is read out as words.
pub(crate) fn icons(language: Language, bundle: &Bundle) -> Markup {
    html! {
        span.amt role="img" aria-label=(words(language, bundle)) { (row(bundle)) }
    }
}

/// A text with its amounts drawn.
pub(super) fn draw(language: Language, phrase: &Phrase<Bundle>) -> Markup {
    rich::draw(phrase, |bundle| icons(language, bundle))
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

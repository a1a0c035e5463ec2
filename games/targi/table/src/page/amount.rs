//! Amounts of goods, gold, water and points as rows of drawings.

use crate::words::amount::{counts, kind, words};
use ::words::{Phrase, list};
use maud::{Markup, html};
use targi::Bundle;
use web::{Icon, IconAs, Kept, Language, rich};

/// From so many on, a number stands for a row of drawings.
const TOO_MANY: u8 = 4;

/// The drawing of each kind, in the order of a purse.
pub(super) const ICONS: [&str; 6] = ["i-dates", "i-salt", "i-pepper", "i-gold", "i-water", "i-vp"];

/// An amount as a row of drawings that is read out as words.
pub(crate) fn icons(language: Language, bundle: &Bundle) -> Markup {
    static KEPT: Kept<Bundle, 1> = Kept::new();
    KEPT.markup(language, bundle, || {
        html! {
            span.amt role="img" aria-label=(words(language, bundle)) { (row(bundle)) }
        }
    })
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

/// One drawing, a number of times.
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

/// How much `amount` has of each kind that `touched` has, none included.
pub(super) fn of_kinds(touched: &Bundle, amount: &Bundle) -> Markup {
    let amounts = counts(touched).into_iter().zip(counts(amount)).zip(ICONS);
    html! {
        @for ((_, count), icon) in amounts.filter(|((touched, _), _)| *touched > 0) {
            (counted(count, icon))
        }
    }
}

/// The same in words.
pub(super) fn kinds_in_words(language: Language, touched: &Bundle, amount: &Bundle) -> String {
    let amounts = counts(touched).into_iter().zip(counts(amount)).enumerate();
    let touched = amounts.filter(|(_, (touched, _))| *touched > 0);
    let words: Vec<_> = touched.map(|(index, (_, count))| kind(language, index, count)).collect();
    list(language, &words)
}

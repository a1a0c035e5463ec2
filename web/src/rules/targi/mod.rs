//! The rule book of Targi: base game, action tokens and expansion, in our own
//! words, with pictures and rulings. `docs/rules/targi.md` is the authority.

mod base;
mod cards;
mod expansion;
mod questions;
mod tokens;

use super::{Chapter, Part, book, rule, ruling};
use crate::Language;
use crate::icon::Icon;
use crate::texts::t;
use maud::{Markup, html};

/// The whole book, inside `<main>`.
pub(crate) fn rule_book(language: Language) -> Markup {
    let l = language;
    let parts = [
        Part { title: t!(l, "book-part-base"), chapters: base::chapters(l) },
        Part { title: t!(l, "book-part-tokens"), chapters: tokens::chapters(l) },
        Part { title: t!(l, "book-part-expansion"), chapters: expansion::chapters(l) },
        Part { title: t!(l, "book-part-questions"), chapters: questions::chapters(l) },
    ];
    book(l, "targi", &parts)
}

/// What is ours and not from the box.
fn reconstructed(language: Language) -> Markup {
    html! {
        p.reconstructed { (Icon("u-info")) " " span { (t!(language, "book-reconstructed")) } }
    }
}

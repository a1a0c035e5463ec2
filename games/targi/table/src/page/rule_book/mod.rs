//! The rule book of Targi: base game, action tokens and expansion, in our own
//! words, with pictures and rulings. `games/targi/rules.md` is the authority.

mod base;
mod cards;
mod expansion;
mod questions;
mod tokens;

use crate::TargiTable;
use maud::{Markup, html};
use web::Icon;
use web::Language;
use web::Pages;
use web::rule_book::{Chapter, Part, book, rule, ruling, steps, with_piece};
use web::t;

/// The whole book, inside `<main>`.
pub(crate) fn rule_book(language: Language) -> Markup {
    let l = language;
    let parts = [
        Part { title: t!(l, "book-part-base"), chapters: base::chapters(l) },
        Part { title: t!(l, "book-part-tokens"), chapters: tokens::chapters(l) },
        Part { title: t!(l, "book-part-expansion"), chapters: expansion::chapters(l) },
        Part { title: t!(l, "book-part-questions"), chapters: questions::chapters(l) },
    ];
    book(l, &TargiTable::name(l), &parts)
}

/// What is ours and not from the box.
fn reconstructed(language: Language) -> Markup {
    html! {
        p.reconstructed { (Icon("u-info")) " " span { (t!(language, "book-reconstructed")) } }
    }
}

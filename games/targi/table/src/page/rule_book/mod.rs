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
    let base = vec![
        Chapter::new("goal", t!(l, "book-goal"), base::goal(l)),
        Chapter::new("table", t!(l, "book-table"), base::table(l)),
        Chapter::new("setup", t!(l, "book-setup"), base::setup(l)),
        Chapter::new("round", t!(l, "book-round"), base::round(l)),
        Chapter::new("robber", t!(l, "book-robber"), base::robber(l)),
        Chapter::new("placing", t!(l, "book-placing"), base::placing(l)),
        Chapter::new("markers", t!(l, "book-markers"), base::markers(l)),
        Chapter::new("actions", t!(l, "book-actions"), base::actions(l)),
        Chapter::new("fields", t!(l, "book-fields"), base::all_fields(l)),
        Chapter::new("tribe", t!(l, "book-tribe"), base::tribe(l)),
        Chapter::new("display", t!(l, "book-display"), base::display(l)),
        Chapter::new("end", t!(l, "book-end"), base::end(l)),
        Chapter::new("cards", t!(l, "book-cards"), cards::base(l)),
    ];
    let expansion = vec![
        Chapter::new("x-setup", t!(l, "book-x-setup"), expansion::setup(l)),
        Chapter::new("water", t!(l, "good-water"), expansion::water(l)),
        Chapter::new("targia", t!(l, "targia-here"), expansion::targia(l)),
        Chapter::new("dunes", t!(l, "dunes"), expansion::dunes(l)),
        Chapter::new("x-fields", t!(l, "book-x-fields"), expansion::border(l)),
        Chapter::new("timings", t!(l, "book-x-cards"), expansion::tribe(l)),
        Chapter::new("mixing", t!(l, "book-x-mixing"), expansion::mixing(l)),
        Chapter::new("x-cards", t!(l, "book-x-gallery"), cards::expansion(l)),
    ];
    let tokens = Chapter::new("tokens", t!(l, "tokens"), tokens::tokens(l));
    let questions = Chapter::new("questions", t!(l, "book-questions"), questions::questions(l));
    let parts = [
        Part { title: t!(l, "book-part-base"), chapters: base },
        Part { title: t!(l, "book-part-tokens"), chapters: vec![tokens] },
        Part { title: t!(l, "book-part-expansion"), chapters: expansion },
        Part { title: t!(l, "book-part-questions"), chapters: vec![questions] },
    ];
    book(l, &TargiTable::name(l), &parts)
}

/// What is ours and not from the box.
fn reconstructed(language: Language) -> Markup {
    html! {
        p.reconstructed { (Icon("u-info")) " " span { (t!(language, "book-reconstructed")) } }
    }
}

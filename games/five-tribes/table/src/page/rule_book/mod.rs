//! The rule book of Five Tribes: base game, Thieves and Artisans, in our own
//! words, with pictures and rulings. `games/five-tribes/rules.md` is the authority.

mod artisans;
mod base;
mod deeds;
mod djinns;
mod pictures;
#[cfg(test)]
mod tests;
mod thieves;

use crate::FiveTribesTable;
use maud::{Markup, Render, html};
use web::Icon;
use web::Language;
use web::Pages;
use web::rule_book::{Asked, Chapter, Part, book, questions, rule, ruling, steps, with_piece};
use web::t;

/// The whole book, inside `<main>`.
pub(crate) fn rule_book(language: Language) -> Markup {
    let l = language;
    let base = vec![
        Chapter::new("goal", t!(l, "ft-book-goal"), base::goal(l)),
        Chapter::new("table", t!(l, "ft-book-table"), base::table(l)),
        Chapter::new("setup", t!(l, "ft-book-setup"), base::setup(l)),
        Chapter::new("round", t!(l, "ft-book-round"), base::round(l)),
        Chapter::new("auction", t!(l, "ft-book-auction"), base::auction(l)),
        Chapter::new("walk", t!(l, "ft-book-walk"), base::walk(l)),
        Chapter::new("control", t!(l, "ft-book-control"), base::control(l)),
        Chapter::new("tribes", t!(l, "ft-book-tribes"), deeds::tribes(l)),
        Chapter::new("tiles", t!(l, "ft-book-tiles"), deeds::tile_chapter(l)),
        Chapter::new("calling", t!(l, "ft-book-calling"), deeds::calling(l)),
        Chapter::new("selling", t!(l, "ft-book-selling"), deeds::selling(l)),
        Chapter::new("clean", t!(l, "ft-book-clean"), deeds::clean(l)),
        Chapter::new("passing", t!(l, "ft-book-passing"), deeds::passing(l)),
        Chapter::new("end", t!(l, "ft-book-end"), deeds::end(l)),
        Chapter::new("secrets", t!(l, "ft-book-secrets"), deeds::secrets(l)),
        Chapter::new("djinns", t!(l, "ft-book-djinns"), djinns::base(l)),
    ];
    let thieves = vec![
        Chapter::new("hiring", t!(l, "ft-book-hiring"), thieves::hiring(l)),
        Chapter::new("thieves", t!(l, "ft-book-thieves"), thieves::gallery(l)),
        Chapter::new("morgiane", t!(l, "ft-book-morgiane"), thieves::morgiane(l)),
    ];
    let artisans = vec![
        Chapter::new("a-setup", t!(l, "ft-book-a-setup"), artisans::setup(l)),
        Chapter::new("a-board", t!(l, "ft-book-a-board"), artisans::board(l)),
        Chapter::new("a-tribe", t!(l, "ft-book-a-tribe"), artisans::tribe(l)),
        Chapter::new("a-tiles", t!(l, "ft-book-a-tiles"), artisans::tiles(l)),
        Chapter::new("a-tent", t!(l, "ft-book-tent"), artisans::tent(l)),
        Chapter::new("items", t!(l, "ft-book-items"), artisans::items(l)),
        Chapter::new("a-djinns", t!(l, "ft-book-a-djinns"), artisans::new_djinns(l)),
    ];
    let parts = [
        Part { title: t!(l, "ft-book-part-base"), chapters: base },
        Part { title: t!(l, "ft-book-part-thieves"), chapters: thieves },
        Part { title: t!(l, "ft-book-part-artisans"), chapters: artisans },
        Part { title: t!(l, "book-part-questions"), chapters: vec![asked(l)] },
    ];
    book(l, &FiveTribesTable::name(l), &parts)
}

/// A ruling that belongs to the rule above it and has no id of its own.
fn note(language: Language, text: impl Render) -> Markup {
    html! { p.rule.ruling { b { (t!(language, "ruling")) } " " (text) } }
}

/// What is ours and not from the box.
fn reconstructed(language: Language) -> Markup {
    html! {
        p.reconstructed { (Icon("u-info")) " " span { (t!(language, "ft-book-reconstructed")) } }
    }
}

/// Questions that players ask.
fn asked(l: Language) -> Chapter {
    let all: [Asked; 11] = [
        (t!(l, "ft-q-own-drop"), t!(l, "ft-a-own-drop"), &["F-MOVE-1"]),
        (t!(l, "ft-q-no-control"), t!(l, "ft-a-no-control"), &["F-MOVE-2"]),
        (t!(l, "ft-q-owned-tile"), t!(l, "ft-a-owned-tile"), &["F-MOVE-2", "F-TILE-1"]),
        (t!(l, "ft-q-zero"), t!(l, "ft-a-zero"), &["F-BID-1"]),
        (t!(l, "ft-q-fakir-kill"), t!(l, "ft-a-fakir-kill"), &["F-RULE-6"]),
        (t!(l, "ft-q-djinn-now"), t!(l, "ft-a-djinn-now"), &["F-RULE-3"]),
        (t!(l, "ft-q-market-empty"), t!(l, "ft-a-market-empty"), &["F-TILE-1"]),
        (t!(l, "ft-q-sell-later"), t!(l, "ft-a-sell-later"), &["F-SELL-1", "F-END-2"]),
        (t!(l, "ft-q-last-camel"), t!(l, "ft-a-last-camel"), &["F-END-1"]),
        (t!(l, "ft-q-thief-self"), t!(l, "ft-a-thief-self"), &["F-THIEF-3"]),
        (t!(l, "ft-q-mountain"), t!(l, "ft-a-mountain"), &["F-ART-3"]),
    ];
    Chapter::new("questions", t!(l, "book-questions"), questions(&all))
}

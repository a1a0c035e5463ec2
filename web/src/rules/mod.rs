//! The rule book of Targi: base game, action tokens and expansion, in our own
//! words, with pictures and rulings.
//!
//! `docs/rules/targi.md` is the authority. Every rule of it has its paragraph
//! here, with the rule's id as its anchor, so that pages can link to exactly
//! the rule that they are about.

mod base;
mod cards;
mod expansion;
mod questions;
mod tokens;

use crate::Language;
use crate::icon::Icon;
use crate::texts::t;
use maud::{Markup, Render, html};
use std::borrow::Cow;

/// A chapter: its anchor, its title, what it says.
struct Chapter {
    id: &'static str,
    title: Cow<'static, str>,
    body: Markup,
}

/// Chapters that belong together.
struct Part {
    title: Cow<'static, str>,
    chapters: Vec<Chapter>,
}

/// The whole book, inside `<main>`.
pub(crate) fn rule_book(language: Language) -> Markup {
    let l = language;
    let parts = [
        Part { title: t!(l, "book-part-base"), chapters: base::chapters(l) },
        Part { title: t!(l, "book-part-tokens"), chapters: tokens::chapters(l) },
        Part { title: t!(l, "book-part-expansion"), chapters: expansion::chapters(l) },
        Part { title: t!(l, "book-part-questions"), chapters: questions::chapters(l) },
    ];
    html! {
        div.wrap.book {
            header.book-head {
                h1 { (t!(l, "rules-of", game = t!(l, "game-targi"))) }
                p.book-lead { (t!(l, "book-lead")) }
                form.book-go method="post" action="/learn/targi" {
                    button.btn."btn--primary" { (Icon("u-play")) " " (t!(l, "learn-start")) }
                    span.note { (t!(l, "book-learn")) }
                }
            }
            div.book-cols {
                (contents(l, &parts))
                div.book-text {
                    @for part in &parts {
                        h2.part { (part.title) }
                        @for chapter in &part.chapters {
                            section.chapter id=(chapter.id) aria-labelledby={ (chapter.id) "-title" } {
                                h3 id={ (chapter.id) "-title" } { (chapter.title) }
                                (chapter.body)
                            }
                        }
                    }
                }
            }
        }
    }
}

fn contents(language: Language, parts: &[Part]) -> Markup {
    html! {
        nav.toc aria-labelledby="toc-title" {
            details open {
                summary #toc-title { (t!(language, "book-contents")) }
                ol {
                    @for part in parts {
                        li {
                            b { (part.title) }
                            ol {
                                @for chapter in &part.chapters {
                                    li { a href={ "#" (chapter.id) } { (chapter.title) } }
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// A rule under its id.
fn rule(id: &'static str, text: impl Render) -> Markup {
    html! { p.rule id=(id) { (text) " " (mark(id)) } }
}

/// A ruling under its id: an answer to a question that the box leaves open.
fn ruling(language: Language, id: &'static str, text: impl Render) -> Markup {
    html! {
        p.rule.ruling id=(id) { b { (t!(language, "ruling")) } " " (text) " " (mark(id)) }
    }
}

/// The id of a rule as a link to itself.
fn mark(id: &'static str) -> Markup {
    html! { a.rid href={ "#" (id) } { (id) } }
}

/// What is ours and not from the box.
fn reconstructed(language: Language) -> Markup {
    html! {
        p.reconstructed { (Icon("u-info")) " " span { (t!(language, "book-reconstructed")) } }
    }
}

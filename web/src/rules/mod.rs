//! Rule books: what they all are made of, and one module for each game.
//!
//! The rules in `docs/rules` are the authority. Every rule of them has its
//! paragraph in a book, with the rule's id as its anchor, so that pages can
//! link to exactly the rule that they are about.

pub(crate) mod five_tribes;
pub(crate) mod targi;

use crate::icon::Icon;
use crate::texts::t;
use crate::{Language, house};
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

/// A whole book, inside `<main>`.
fn book(language: Language, game: &'static str, parts: &[Part]) -> Markup {
    let l = language;
    html! {
        div.wrap.book {
            header.book-head {
                h1 { (t!(l, "rules-of", game = house::game(l, game))) }
                p.book-lead { (t!(l, "book-lead")) }
                form.book-go method="post" action={ "/learn/" (game) } {
                    button.btn."btn--primary" { (Icon("u-play")) " " (t!(l, "learn-start")) }
                    span.note { (t!(l, "book-learn")) }
                }
            }
            div.book-cols {
                (contents(l, parts))
                div.book-text {
                    @for part in parts {
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

/// A question, its answer, and the rules that say so.
type Asked = (Cow<'static, str>, Cow<'static, str>, &'static [&'static str]);

/// Questions that players ask, each with the rule that answers it.
fn questions(all: &[Asked]) -> Markup {
    html! {
        dl.questions {
            @for (question, answer, rules) in all {
                div {
                    dt { (question) }
                    dd { (answer) @for id in *rules { " " (mark(id)) } }
                }
            }
        }
    }
}

//! Rule books: what they all are made of.
//!
//! The `rules.md` of a game is the authority. Every rule of them has its
//! paragraph in a book, with the rule's id as its anchor, so that pages can
//! link to exactly the rule that they are about.

use crate::{GameName, Icon, IconAs, Language, t};
use maud::{Markup, Render, html};
use std::borrow::Cow;

/// A chapter: its anchor, its title, what it says.
pub struct Chapter {
    /// Its anchor.
    pub id: &'static str,
    /// Its title.
    pub title: Cow<'static, str>,
    /// What it says.
    pub body: Markup,
}

impl Chapter {
    /// A chapter with this anchor, title and content.
    pub fn new(id: &'static str, title: Cow<'static, str>, body: Markup) -> Chapter {
        Chapter { id, title, body }
    }
}

/// Chapters that belong together.
pub struct Part {
    /// Their title.
    pub title: Cow<'static, str>,
    /// The chapters in order.
    pub chapters: Vec<Chapter>,
}

/// A whole book, inside `<main>`.
pub fn book(language: Language, game: &GameName, parts: &[Part]) -> Markup {
    let l = language;
    html! {
        div.wrap.book {
            header.book-head {
                h1 { (t!(l, "rules-of", game = game.title.clone())) }
                p.book-lead { (t!(l, "book-lead")) }
                form.book-go method="post" action={ "/learn/" (game.name) } {
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

/// The steps of a round in their order, each with the anchor of its chapter or rule.
pub fn steps<const N: usize>(all: [(&str, Cow<'static, str>); N]) -> Markup {
    html! {
        ol.steps { @for (anchor, text) in all { li { a href={ "#" (anchor) } { (text) } } } }
    }
}

/// A piece of the game, and what is said of it.
pub fn with_piece(icon: &'static str, text: Markup) -> Markup {
    html! { div.beside-text { (IconAs("book-piece", icon)) div { (text) } } }
}

/// A rule under its id.
pub fn rule(id: &'static str, text: impl Render) -> Markup {
    html! { p.rule id=(id) { (text) " " (mark(id)) } }
}

/// A ruling under its id: an answer to a question that the box leaves open.
pub fn ruling(language: Language, id: &'static str, text: impl Render) -> Markup {
    html! {
        p.rule.ruling id=(id) { b { (t!(language, "ruling")) } " " (text) " " (mark(id)) }
    }
}

/// The id of a rule as a link to itself.
fn mark(id: &'static str) -> Markup {
    html! { a.rid href={ "#" (id) } { (id) } }
}

/// A question, its answer, and the rules that say so.
pub type Asked = (Cow<'static, str>, Cow<'static, str>, &'static [&'static str]);

/// Questions that players ask, each with the rule that answers it.
pub fn questions(all: &[Asked]) -> Markup {
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

//! The shelf with the rule books, where there is more than one.

use crate::Icon;
use crate::t;
use crate::{GameName, Language};
use maud::{Markup, html};

/// A game with a rule book.
#[derive(Clone, Debug)]
pub struct Book {
    /// The game.
    pub game: GameName,
    /// Whether it has a first game to learn by.
    pub teaches: bool,
}

/// The shelf, inside `<main>`.
pub fn shelf(language: Language, books: &[Book]) -> Markup {
    html! {
        div.wrap.shelf {
            h1 { (t!(language, "nav-rules")) }
            p.prose { (t!(language, "shelf-lead")) }
            div.ways {
                @for book in books {
                    section.panel.way {
                        h2 { (book.game.title) }
                        div.field-row {
                            a.btn."btn--primary" href={ "/rules/" (book.game.name) } {
                                (Icon("u-help")) " "
                                (t!(language, "rules-of", game = book.game.title.clone()))
                            }
                            @if book.teaches {
                                a.btn href={ "/learn/" (book.game.name) } { (t!(language, "learn")) }
                            }
                        }
                    }
                }
            }
        }
    }
}

//! The shelf with the rule books, where there is more than one.

use crate::icon::Icon;
use crate::texts::t;
use crate::{Language, house};
use maud::{Markup, html};

/// A game with a rule book.
#[derive(Clone, Debug)]
pub struct Book {
    /// The game's name.
    pub game: &'static str,
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
                        h2 { (house::game(language, book.game)) }
                        div.field-row {
                            a.btn."btn--primary" href={ "/rules/" (book.game) } {
                                (Icon("u-help")) " "
                                (t!(language, "rules-of", game = house::game(language, book.game)))
                            }
                            @if book.teaches {
                                a.btn href={ "/learn/" (book.game) } { (t!(language, "learn")) }
                            }
                        }
                    }
                }
            }
        }
    }
}

//! The action tokens.

use super::{rule, ruling};
use crate::page::pictures;
use maud::{Markup, html};
use targi::Token;
use web::Language;
use web::t;

pub(super) fn tokens(l: Language) -> Markup {
    html! {
        p { (t!(l, "book-tokens-lead")) }
        ul.token-list {
            @for which in Token::ALL {
                @let (drawing, name, text) = pictures::token(l, which);
                li { (drawing) div { h4 { (name) } p { (text) } } }
            }
        }
        (rule("T-TOK-1", t!(l, "r-tok-1")))
        (ruling(l, "T-TOK-1a", t!(l, "r-tok-1a")))
        (rule("T-TOK-2", t!(l, "r-tok-2")))
        (rule("T-TOK-3", t!(l, "r-tok-3")))
        (ruling(l, "T-TOK-3a", t!(l, "r-tok-3a")))
        (rule("T-TOK-4", t!(l, "r-tok-4")))
        (ruling(l, "T-TOK-4a", t!(l, "r-tok-4a")))
        (rule("T-TOK-5", t!(l, "r-tok-5")))
        (rule("T-TOK-6", t!(l, "r-tok-6")))
        (rule("T-TOK-7", t!(l, "r-tok-7")))
        (ruling(l, "T-TOK-7a", t!(l, "r-tok-7a")))
    }
}

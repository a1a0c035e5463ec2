//! The Thieves of Naqala.

use super::{djinns, note, pictures, reconstructed, rule, ruling};
use crate::words::names;
use five_tribes::{Set, Thief};
use maud::{Markup, html};
use web::Language;
use web::t;

pub(super) fn hiring(l: Language) -> Markup {
    html! {
        p { (t!(l, "ft-book-thieves-lead")) }
        (rule("F-THIEF-1", t!(l, "ft-r-thief-1")))
        (rule("F-THIEF-2", t!(l, "ft-r-thief-2")))
        (ruling(l, "F-RULE-13", t!(l, "ft-r-rule-13")))
        (ruling(l, "F-RULE-24", t!(l, "ft-r-rule-24")))
        (rule("F-THIEF-3", t!(l, "ft-r-thief-3")))
        (rule("F-THIEF-4", t!(l, "ft-r-thief-4")))
        (rule("F-THIEF-5", t!(l, "ft-r-thief-5")))
        (ruling(l, "F-RULE-14", t!(l, "ft-r-rule-14")))
        (note(l, t!(l, "ft-book-thief-rulings")))
    }
}

pub(super) fn gallery(l: Language) -> Markup {
    html! {
        ul.entries.bk-cards {
            @for thief in Thief::all() {
                @let row = thief.row();
                li id={ "thief-" (row.id) "-text" } {
                    (pictures::thief(thief))
                    div {
                        h4 { (names::thief(l, thief)) " " (pictures::worth(l, row.points)) }
                        p.small {
                            (t!(l, "ft-book-thief-when", tribe = names::tribe(l, row.tribe, 2)))
                        }
                        p { (names::loot(l, thief)) }
                    }
                }
            }
        }
    }
}

pub(super) fn morgiane(l: Language) -> Markup {
    html! {
        (reconstructed(l))
        (djinns::gallery(l, Set::Thieves))
        p { (t!(l, "ft-book-morgiane-more")) }
    }
}

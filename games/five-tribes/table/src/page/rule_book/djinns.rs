//! Djinns one by one, each with its face, points, cost and power.

use super::pictures;
use crate::words::names;
use five_tribes::{Cost, Djinn, Set};
use maud::{Markup, html};
use web::Language;
use web::t;

/// All djinns of the base game.
pub(super) fn base(l: Language) -> Markup {
    html! {
        p { (t!(l, "ft-book-djinns-lead")) }
        (gallery(l, Set::Base))
    }
}

/// Every djinn of a box.
pub(super) fn gallery(l: Language, set: Set) -> Markup {
    html! {
        ul.entries.bk-cards {
            @for djinn in Djinn::all().filter(|djinn| djinn.row().set == set) {
                @let row = djinn.row();
                li id={ "djinn-" (row.id) "-text" } {
                    (pictures::djinn(djinn))
                    div {
                        h4 { (names::djinn(l, djinn)) " " (pictures::worth(l, row.points)) }
                        p { (names::djinn_power(l, djinn)) }
                        p.small {
                            @if row.cost != Cost::None { (t!(l, "ft-book-djinn-cost")) " " }
                            (pictures::cost(l, row.cost))
                        }
                    }
                }
            }
        }
    }
}

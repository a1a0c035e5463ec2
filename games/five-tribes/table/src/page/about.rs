//! Explanations: each stands in what it explains, and leads to the place in the
//! rule book that says more.

use super::table::Table;
use maud::{Markup, html};
use web::{Icon, Room, t};

/// More than most explanations take.
const TIP: usize = 2 << 10;

/// An explanation with its id, where it shows (`class`) and what it says. What is explained
/// is called what the `head` says, so only the rest is read out with it.
pub(super) fn tip(
    table: &Table<'_>,
    id: &str,
    class: &str,
    anchor: &str,
    head: Markup,
    inside: Markup,
) -> Markup {
    let language = table.language;
    html! {
        (Room(TIP))
        div.tip.{ (class) } {
            (head)
            div id={ "about-" (id) } { (inside) }
            p.tap-again aria-hidden="true" { (t!(language, "tap-again")) }
            a.rule-link data-rule href={ "/rules/five-tribes#" (anchor) } target="_blank" {
                (Icon("u-help")) " " (t!(language, "about-rule")) " " kbd aria-hidden="true" { "r" }
            }
        }
    }
}

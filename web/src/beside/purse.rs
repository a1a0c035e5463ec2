//! Prices and purses: what a choice leaves, and what has changed.

use crate::{Language, rich};
use maud::{Markup, html};

/// What is left of what a choice costs, drawn, and in words for those who cannot see it.
pub fn leaves(language: Language, drawings: Markup, in_words: &str) -> Markup {
    html! {
        span.leaves {
            (rich!(language, "leaves", what = html! {
                span.amt role="img" aria-label=(in_words) { (drawings) }
            }))
        }
    }
}

/// A change with its sign, a real minus included; nothing where nothing has changed.
pub fn delta(change: i16) -> Markup {
    html! { @if change != 0 { " " span.delta { (signed(change)) } } }
}

/// A change with its sign.
pub fn signed(change: i16) -> String {
    if change < 0 { format!("\u{2212}{}", -change) } else { format!("+{change}") }
}

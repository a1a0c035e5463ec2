//! Labels that all pages share: who sits where, how long ago something was.

use crate::Language;
use crate::t;
use maud::{Markup, html};
use std::borrow::Cow;
use words::opponents::{is_yardstick, usual};

pub use words::opponents::{level, names};

/// The lines of a list to pick a level from, numbered by strength. `None` picks the usual one.
pub(crate) fn level_options<L: AsRef<str>>(
    language: Language,
    levels: &[L],
    picked: Option<&str>,
) -> Markup {
    let picked = picked.or(usual(levels).map(AsRef::as_ref));
    let mut people = 0;
    html! {
        @for name in levels.iter().map(AsRef::as_ref) {
            option value=(name) selected[Some(name) == picked] {
                @if !is_yardstick(name) {
                    @let () = people += 1;
                    (people) " "
                }
                (level(language, name))
            }
        }
    }
}

/// How long ago something was.
pub fn ago(language: Language, seconds: u64) -> Cow<'static, str> {
    const MINUTE: u64 = 60;
    const HOUR: u64 = 60 * MINUTE;
    const DAY: u64 = 24 * HOUR;
    match seconds {
        0..MINUTE => t!(language, "ago-now"),
        MINUTE..HOUR => t!(language, "ago-minutes", count = seconds / MINUTE),
        HOUR..DAY => t!(language, "ago-hours", count = seconds / HOUR),
        _ => t!(language, "ago-days", count = seconds / DAY),
    }
}

/// A share as a whole number of per cent.
pub fn percent(share: f32) -> i32 {
    (share * 100.0).round() as i32
}

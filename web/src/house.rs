//! Words that all pages share: games, levels, how long ago something was.

use crate::Language;
use crate::texts::t;
use std::borrow::Cow;

/// Where the source of the house lies.
pub(crate) const SOURCE: &str = "/source";

/// A game's title by its name in addresses.
pub(crate) fn game(language: Language, name: &str) -> Cow<'static, str> {
    match name {
        "targi" => t!(language, "game-targi"),
        "five-tribes" => t!(language, "game-five-tribes"),
        other => Cow::Owned(other.to_owned()),
    }
}

/// The name of an opponent's level.
pub fn level(language: Language, name: &str) -> Cow<'static, str> {
    match name {
        "guest" => t!(language, "level-guest"),
        "herder" => t!(language, "level-herder"),
        "trader" => t!(language, "level-trader"),
        "guide" => t!(language, "level-guide"),
        "sage" => t!(language, "level-sage"),
        "random" => t!(language, "level-random"),
        "greedy" => t!(language, "level-greedy"),
        other => Cow::Owned(other.to_owned()),
    }
}

/// How long ago something was.
pub(crate) fn ago(language: Language, seconds: u64) -> Cow<'static, str> {
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

/// Names in a row: "Amma, Idir and Tin".
pub(crate) fn list(language: Language, names: &[impl AsRef<str>]) -> String {
    match names {
        [] => String::new(),
        [only] => only.as_ref().to_owned(),
        [first @ .., last] => {
            let first: Vec<&str> = first.iter().map(AsRef::as_ref).collect();
            let first = first.join(", ");
            t!(language, "list-and", first = first, last = last.as_ref()).into_owned()
        }
    }
}

/// A share as a whole number of per cent.
pub(crate) fn percent(share: f32) -> i32 {
    (share * 100.0).round() as i32
}

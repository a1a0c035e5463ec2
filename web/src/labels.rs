//! Labels that all pages share: who sits where, how long ago something was.

use crate::Language;
use crate::t;
use maud::{Markup, html};
use std::borrow::Cow;
use words::opponents::{as_strong_as, is_yardstick, usual};

pub use words::opponents::{level, names};

/// The lines of a list to pick a level from, numbered by strength. `None` picks the usual one.
pub(crate) fn level_options<L: AsRef<str>>(
    language: Language,
    levels: &[L],
    picked: Option<&str>,
) -> Markup {
    let picked = picked.or(usual(levels).map(AsRef::as_ref));
    html! {
        @for name in levels.iter().map(AsRef::as_ref) {
            option value=(name) selected[Some(name) == picked] {
                @if let Some(strength) = strength(levels, name) { (strength) " " }
                (level(language, name))
            }
        }
    }
}

/// How strong an opponent is among these, from 1; `None` for yardsticks.
pub(crate) fn strength<L: AsRef<str>>(levels: &[L], name: &str) -> Option<usize> {
    let levels = levels.iter().map(AsRef::as_ref);
    let mut ranked = levels.filter(|level| !is_yardstick(level) && as_strong_as(level) == *level);
    ranked.position(|level| level == as_strong_as(name)).map(|weaker| weaker + 1)
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

/// A time in milliseconds since 1970 as `2026-11-16 08:30`, for people everywhere.
pub fn utc(ms: i64) -> String {
    let (days, minutes) = (ms.div_euclid(86_400_000), ms.rem_euclid(86_400_000) / 60_000);
    // Years that begin in March end with the leap day, so that no other day depends on it.
    let days = days + 719_468;
    let (era, day) = (days.div_euclid(146_097), days.rem_euclid(146_097));
    let year = (day - day / 1_460 + day / 36_524 - day / 146_096) / 365;
    let day = day - (365 * year + year / 4 - year / 100);
    let month = (5 * day + 2) / 153;
    let date = day - (153 * month + 2) / 5 + 1;
    let (month, late) = if month < 10 { (month + 3, 0) } else { (month - 9, 1) };
    let year = year + era * 400 + late;
    format!("{year:04}-{month:02}-{date:02} {:02}:{:02}", minutes / 60, minutes % 60)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_told_as_people_write_them() {
        for (ms, told) in [
            (0, "1970-01-01 00:00"),
            (951_782_400_000, "2000-02-29 00:00"),
            (951_868_799_999, "2000-02-29 23:59"),
            (1_709_251_200_000, "2024-03-01 00:00"),
            (1_763_281_800_000, "2025-11-16 08:30"),
            (4_107_542_399_000, "2100-02-28 23:59"),
            (4_107_542_400_000, "2100-03-01 00:00"),
            (-60_000, "1969-12-31 23:59"),
        ] {
            assert_eq!(utc(ms), told);
        }
    }

    #[test]
    fn characters_have_the_number_of_the_level_that_they_are_as_strong_as() {
        let levels = ["random", "herder", "trader", "hoarder", "blocker", "guide"];
        let list = level_options(Language::English, &levels, None).into_string();
        let shown: Vec<&str> =
            list.split('>').filter_map(|part| part.strip_suffix("</option")).collect();
        assert_eq!(shown, ["Dice", "1 Herder", "2 Trader", "2 Hoarder", "2 Blocker", "3 Guide"]);
    }
}

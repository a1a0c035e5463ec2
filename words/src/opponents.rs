//! What opponents of the house are called.

use crate::{Language, t};
use std::borrow::Cow;

/// What a guest who was forgotten is called where names are kept.
pub const FORMER_GUEST: &str = "A former guest";

/// The name of an opponent's level.
pub fn level(language: Language, name: &str) -> Cow<'static, str> {
    match name {
        "pilgrim" => t!(language, "level-pilgrim"),
        // Tables that were kept still have the old name.
        "novice" | "guest" => t!(language, "level-novice"),
        "herder" => t!(language, "level-herder"),
        "weaver" => t!(language, "level-weaver"),
        "trader" => t!(language, "level-trader"),
        "guide" => t!(language, "level-guide"),
        "scholar" => t!(language, "level-scholar"),
        "sage" => t!(language, "level-sage"),
        "hoarder" => t!(language, "level-hoarder"),
        "blocker" => t!(language, "level-blocker"),
        "random" => t!(language, "level-random"),
        "greedy" => t!(language, "level-greedy"),
        other => Cow::Owned(other.to_owned()),
    }
}

/// The default opponent: a fair fight for a newcomer who knows the
/// rules, or the strongest of a game that has not got so far.
pub fn usual<L: AsRef<str>>(levels: &[L]) -> Option<&L> {
    levels.iter().find(|level| level.as_ref() == "herder").or(levels.last())
}

/// Whether an opponent is there for measuring others, and is no company for people.
pub fn is_yardstick(level: &str) -> bool {
    ["random", "greedy"].contains(&level)
}

/// The level that an opponent plays about as well as: its own, or for a character the one
/// beside which it stands.
pub fn as_strong_as(name: &str) -> &str {
    match name {
        "hoarder" | "blocker" => "trader",
        level => level,
    }
}

/// Who sits where, as pages and terminal call them: the house's own opponents by their
/// level, numbered where there are several of it, unless one sits in for a
/// guest whose name it keeps. No line breaks between level and number.
pub fn names(language: Language, given: &[String], bots: &[Option<String>]) -> Vec<String> {
    let plain = |seat: usize| {
        let name = given.get(seat).map_or("", String::as_str);
        let level = bots.get(seat).and_then(Option::as_deref);
        level.filter(|level| name.is_empty() || name == *level)
    };
    (0..given.len())
        .map(|seat| {
            let Some(same) = plain(seat) else { return called(language, &given[seat]) };
            let of_level = |seats: std::ops::Range<usize>| {
                seats.filter(|other| plain(*other) == Some(same)).count()
            };
            match (of_level(0..given.len()), of_level(0..seat + 1)) {
                (1, _) => level(language, same).into_owned(),
                (_, number) => format!("{}\u{a0}{number}", level(language, same)),
            }
        })
        .collect()
}

/// A name as it was given, unless nobody knows it any more.
fn called(language: Language, name: &str) -> String {
    match name {
        FORMER_GUEST => t!(language, "guest-removed").into_owned(),
        name => name.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn opponents_of_one_level_are_told_apart_and_stand_ins_keep_the_name_of_their_seat() {
        let texts = |all: &[&str]| all.iter().map(|text| (*text).to_owned()).collect::<Vec<_>>();
        let bot = |level: &str| Some(level.to_owned());
        let given = texts(&["Ada", "random", "random", "greedy"]);
        let bots = [None, bot("random"), bot("random"), bot("greedy")];
        assert_eq!(
            names(Language::English, &given, &bots),
            ["Ada", "Dice\u{a0}1", "Dice\u{a0}2", "Greedy"]
        );
        let given = texts(&["Ada", FORMER_GUEST]);
        assert_eq!(names(Language::German, &given, &[None, None])[1], "Ehemaliger Gast");
        assert_eq!(names(Language::English, &given, &[None, None]), given);
        let given = texts(&["Ada", "Bo"]);
        assert_eq!(names(Language::German, &given, &[None, bot("random")]), ["Ada", "Bo"]);
    }
}

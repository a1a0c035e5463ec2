//! What guests may call themselves: something that can be read, and that nobody takes for
//! an opponent of the house.

use crate::hosting::HostedGame;
use crate::refusal::{Refusal, Result};
use std::sync::Arc;
#[cfg(feature = "net")]
use unicode_normalization::{UnicodeNormalization, char::is_combining_mark};
#[cfg(feature = "net")]
use unicode_security::confusable_detection::skeleton;
#[cfg(not(feature = "net"))]
use usual::{Usual, is_combining_mark, skeleton};
use web::{Language, labels};

/// The longest name, in characters.
const LONGEST: usize = 24;
/// The most marks above and below one letter: no language that is written needs more.
const MARKS: usize = 3;

/// Why a name is not taken.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum BadName {
    /// A character that nobody sees, or that turns the text around it.
    Invisible {
        /// As in `U+200B`.
        code: String,
        /// Which character of the name it is, counted from 1.
        place: usize,
    },
    /// A letter under a pile of marks.
    Marks {
        /// The letter.
        letter: char,
        /// How many marks it has.
        count: usize,
    },
    /// The name of an opponent, or one that looks like it.
    Opponent {
        /// The name.
        name: String,
        /// The opponent.
        like: String,
    },
}

/// A name as it is shown, cut to its length; `None` if there is nothing to see.
pub(crate) fn read(text: &str) -> Result<Option<String>> {
    let line: String = text.chars().map(|c| if c.is_whitespace() { ' ' } else { c }).collect();
    if line.chars().all(|c| c == ' ' || is_hidden(c)) {
        return Ok(None);
    }
    let words: Vec<&str> = line.split(' ').filter(|word| !word.is_empty()).collect();
    let name: String = words.join(" ").nfc().collect();
    all_visible(&name)?;
    let mut short: String = name.chars().take(LONGEST).collect();
    short.truncate(short.trim_end_matches([' ', JOINER]).len());
    no_piles(&name)?;
    Ok(Some(short))
}

/// Nothing that is taken for an opponent of one of these games, in any language.
pub(crate) fn no_opponent(name: &str, games: &[Arc<HostedGame>]) -> Result {
    let own = [looks(name), looks(without_number(name))];
    for level in games.iter().flat_map(|game| game.opponents.names) {
        let shown = Language::ALL.map(|language| labels::level(language, level).into_owned());
        for like in shown.into_iter().chain([(*level).to_owned()]) {
            let other = looks(&like);
            if own.iter().any(|own| own[0] == other[0] || own[1] == other[1]) {
                let name = name.to_owned();
                return Err(Refusal::BadName(BadName::Opponent { name, like }));
            }
        }
    }
    Ok(())
}

/// Several opponents of one level are numbered.
fn without_number(name: &str) -> &str {
    let rest = name.trim_end_matches(|c: char| c.is_numeric() || !c.is_alphanumeric());
    if rest.is_empty() { name } else { rest }
}

/// What a name looks like at a glance: no case, no spaces, no marks, and one letter for all
/// that are drawn alike, whatever alphabet they are from. Some letters are drawn alike only as
/// they stand, others only in small.
fn looks(name: &str) -> [String; 2] {
    let lower = |text: &str| text.nfkd().flat_map(char::to_lowercase).collect::<String>();
    let alike = |text: &str| skeleton(text).collect::<String>();
    let plain: String = name.nfkd().collect();
    [lower(&alike(&plain)), lower(&alike(&lower(name)))].map(|text| {
        let letters = text.nfd().filter(|c| c.is_alphanumeric() && !is_combining_mark(*c));
        letters.map(letter_for).collect()
    })
}

/// The letters as they are: nobody else is here to be fooled, the tables of letters that are
/// drawn alike or put together are long, and browsers send the usual spelling.
#[cfg(not(feature = "net"))]
mod usual {
    use std::str::Chars;

    pub(super) fn skeleton(text: &str) -> Chars<'_> {
        text.chars()
    }

    /// The marks that stand on letters of any alphabet.
    pub(super) fn is_combining_mark(c: char) -> bool {
        matches!(
            u32::from(c),
            0x300..=0x36f
                | 0x1ab0..=0x1aff
                | 0x1dc0..=0x1dff
                | 0x20d0..=0x20ff
                | 0xfe20..=0xfe2f
        )
    }

    pub(super) trait Usual {
        fn nfc(&self) -> Chars<'_>;
        fn nfd(&self) -> Chars<'_>;
        fn nfkd(&self) -> Chars<'_>;
    }

    impl Usual for str {
        fn nfc(&self) -> Chars<'_> {
            self.chars()
        }

        fn nfd(&self) -> Chars<'_> {
            self.chars()
        }

        fn nfkd(&self) -> Chars<'_> {
            self.chars()
        }
    }
}

/// The letter that stands for those which are typed in its place.
fn letter_for(c: char) -> char {
    match c {
        '0' => 'o',
        '1' | 'l' | 'ı' => 'i',
        '3' => 'e',
        '4' => 'a',
        '5' => 's',
        '7' => 't',
        other => other,
    }
}

fn all_visible(name: &str) -> Result {
    let mut before = None;
    for (index, c) in name.chars().enumerate() {
        // Pictures are put together with two of these characters.
        let belongs = matches!(c, JOINER | PICTURE) && before.is_some_and(is_picture);
        if is_hidden(c) && !belongs {
            let code = format!("U+{:04X}", u32::from(c));
            return Err(Refusal::BadName(BadName::Invisible { code, place: index + 1 }));
        }
        if !belongs {
            before = Some(c);
        }
    }
    Ok(())
}

fn no_piles(name: &str) -> Result {
    let letters: Vec<char> = name.nfd().filter(|c| *c != PICTURE).collect();
    let marks_from =
        |at: usize| letters[at..].iter().take_while(|c| is_combining_mark(**c)).count();
    let pile = |letter, count| Err(Refusal::BadName(BadName::Marks { letter, count }));
    // A mark at the beginning would stand on whatever is before the name.
    let mut at = marks_from(0);
    if at > 0 {
        return pile('◌', at);
    }
    while at < letters.len() {
        let count = marks_from(at + 1);
        if count > MARKS {
            return pile(letters[at], count);
        }
        at += 1 + count;
    }
    Ok(())
}

/// Puts two pictures together.
const JOINER: char = '\u{200d}';
/// Says that a character is meant as a picture.
const PICTURE: char = '\u{fe0f}';

/// Characters that leave no trace, or turn the text around them.
fn is_hidden(c: char) -> bool {
    c.is_control()
        || matches!(
            u32::from(c),
            0xad | 0x34f
                | 0x61c
                | 0x115f..=0x1160
                | 0x17b4..=0x17b5
                | 0x180b..=0x180f
                | 0x200b..=0x200f
                | 0x202a..=0x202e
                | 0x2060..=0x206f
                | 0x2800
                | 0x3164
                | 0xfe00..=0xfe0f
                | 0xfeff
                | 0xffa0
                | 0xfff0..=0xfffb
                | 0x1bca0..=0x1bca3
                | 0x1d173..=0x1d17a
                | 0xe0000..=0xe0fff
        )
}

fn is_picture(c: char) -> bool {
    matches!(u32::from(c), 0x203c..=0x3299 | 0x1f000..=0x1faff)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn named(text: &str) -> Option<String> {
        read(text).unwrap_or_else(|refusal| panic!("{refusal:?}"))
    }

    fn refused(text: &str) -> BadName {
        match read(text) {
            Err(Refusal::BadName(why)) => why,
            other => panic!("{text:?}: {other:?}"),
        }
    }

    #[test]
    fn a_name_is_one_short_line_that_can_be_seen() {
        assert_eq!(named("  Ada \n Lovelace "), Some("Ada Lovelace".to_owned()));
        assert_eq!(named("\u{202e}\u{200b}"), None);
        assert_eq!(named(" \t"), None);
        assert_eq!(named(&"x".repeat(100)).map(|name| name.len()), Some(24));
    }

    #[test]
    fn names_of_the_world_are_welcome() {
        for name in [
            "Zoë",
            "Nguyễn",
            "Łukasz",
            "Ольга",
            "Γιώργος",
            "עדה",
            "مريم",
            "देवनागरी",
            "தமிழ்",
            "ไก่",
            "田中",
            "한글",
            "👩‍🚀 Mia",
            "❤️",
            "O'Brien-Smith Jr.",
        ] {
            assert_eq!(named(name).as_deref(), Some(name));
        }
        assert_eq!(named("Zoe\u{308}").as_deref(), Some("Zoë"), "in the usual spelling");
    }

    #[test]
    fn what_nobody_sees_is_named_with_its_place() {
        for (text, code, place) in [
            ("A\u{200b}da", "U+200B", 2),
            ("\u{202e}adA", "U+202E", 1),
            ("Ada\u{3164}", "U+3164", 4),
            ("Ada\u{2800}", "U+2800", 4),
            ("Ada\u{e0041}", "U+E0041", 4),
            ("Ada\u{200d}", "U+200D", 4),
            ("Ada\u{fe0f}", "U+FE0F", 4),
            ("A\u{7}da", "U+0007", 2),
        ] {
            let code = code.to_owned();
            assert_eq!(refused(text), BadName::Invisible { code, place }, "{text:?}");
        }
    }

    #[test]
    fn a_pile_of_marks_is_named_with_its_letter() {
        let pile = format!("Bz{}", "\u{30a}".repeat(30));
        assert_eq!(refused(&pile), BadName::Marks { letter: 'z', count: 30 });
        assert_eq!(refused("\u{301}da"), BadName::Marks { letter: '◌', count: 1 });
    }

    #[test]
    fn letters_that_are_drawn_alike_look_alike() {
        let alike = |one: &str, other: &str| {
            let [one, other] = [looks(one), looks(other)];
            one[0] == other[0] || one[1] == other[1]
        };
        for name in
            ["SAGE", "s a g e", "Ѕаɡе", "Ｓａｇｅ", "𝐒𝐚𝐠𝐞", "5age", "Ságe", "S.a.g.e", "_Sage_"]
        {
            assert!(alike(name, "Sage"), "{name}");
        }
        for (name, other) in [("Нirtе", "Hirte"), ("ΤRАDЕR", "Trader"), ("WÜRFEL", "Würfel")]
        {
            assert!(alike(name, other), "{name}");
        }
        for name in ["Sagen", "Page", "Sven", "Usage"] {
            assert!(!alike(name, "Sage"), "{name}");
        }
        assert_eq!(without_number("Sage 12"), "Sage");
        assert_eq!(without_number("007"), "007");
    }
}

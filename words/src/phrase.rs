//! Texts with things among the words, which a page draws and a terminal names.

use crate::{FluentValue, Language, Text};
use std::borrow::Cow;

/// A text with things in it, by its key; arguments are [`Part`](crate::Part)s.
///
/// It is looked up in the `TEXTS` of the crate that asks.
#[macro_export]
macro_rules! phrase {
    ($language:expr, $key:literal $(, $name:ident = $value:expr)* $(,)?) => {
        $crate::Phrase::new(
            $crate::text!($key),
            $language,
            vec![$((stringify!($name), $crate::Part::from($value))),*],
        )
    };
}

/// What can stand in a text with things of the kind `T`.
pub enum Part<T> {
    /// A number, which the text may look at to find the right plural.
    Number(u32),
    /// Words.
    Words(Cow<'static, str>),
    /// A thing.
    Thing(T),
}

impl<T> From<u8> for Part<T> {
    fn from(number: u8) -> Part<T> {
        Part::Number(number.into())
    }
}

impl<T> From<usize> for Part<T> {
    fn from(number: usize) -> Part<T> {
        Part::Number(number as u32)
    }
}

impl<T> From<Cow<'static, str>> for Part<T> {
    fn from(words: Cow<'static, str>) -> Part<T> {
        Part::Words(words)
    }
}

impl<T> From<&'static str> for Part<T> {
    fn from(words: &'static str) -> Part<T> {
        Part::Words(Cow::Borrowed(words))
    }
}

impl<T> From<String> for Part<T> {
    fn from(words: String) -> Part<T> {
        Part::Words(Cow::Owned(words))
    }
}

/// A text in which some arguments are things rather than words.
#[derive(Clone, PartialEq, Debug)]
pub struct Phrase<T> {
    text: Cow<'static, str>,
    things: Vec<T>,
}

/// A piece of a [`Phrase`], in its order.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Span<'a, T> {
    /// Words between things.
    Words(&'a str),
    /// A thing.
    Thing(&'a T),
}

/// Stands for the first thing while a text is put together: a character that
/// no text and no name needs, in a block whose characters take three bytes.
const FIRST_MARK: u32 = 0xE000;
/// How many things a text has at most.
const MARKS: u32 = 0x40;

impl<T> Phrase<T> {
    /// The text of a key with things in it; see [`phrase!`](crate::phrase!).
    pub fn new(text: &Text, language: Language, parts: Vec<(&'static str, Part<T>)>) -> Phrase<T> {
        let mut things = Vec::new();
        let mut value = |part| match part {
            Part::Number(number) => FluentValue::from(number),
            Part::Words(words) => FluentValue::from(words),
            Part::Thing(thing) => {
                let mark = char::from_u32(FIRST_MARK + things.len() as u32);
                things.push(thing);
                FluentValue::from(mark.map(String::from).unwrap_or_default())
            }
        };
        let arguments: Vec<(&'static str, FluentValue<'_>)> =
            parts.into_iter().map(|(name, part)| (name, value(part))).collect();
        Phrase { text: text.say(language, &arguments), things }
    }

    /// A thing without words around it.
    pub fn thing(thing: T) -> Phrase<T> {
        let mark = char::from_u32(FIRST_MARK).map(String::from);
        Phrase { text: mark.unwrap_or_default().into(), things: vec![thing] }
    }

    /// The pieces from left to right.
    pub fn spans(&self) -> impl Iterator<Item = Span<'_, T>> {
        let mut rest = self.text.as_ref();
        std::iter::from_fn(move || {
            if rest.is_empty() {
                return None;
            }
            let (span, len) = match rest.find(is_mark) {
                Some(0) => {
                    let mark = rest.chars().next()?;
                    let index = (u32::from(mark) - FIRST_MARK) as usize;
                    (self.things.get(index).map_or(Span::Words(""), Span::Thing), mark.len_utf8())
                }
                at => {
                    let words = &rest[..at.unwrap_or(rest.len())];
                    (Span::Words(words), words.len())
                }
            };
            rest = &rest[len..];
            Some(span)
        })
    }

    /// The phrase as plain text, things named by `name`.
    pub fn plain(&self, name: impl Fn(&T) -> Cow<'static, str>) -> String {
        self.spans().fold(String::with_capacity(self.text.len()), |text, span| match span {
            Span::Words(words) => text + words,
            Span::Thing(thing) => text + &name(thing),
        })
    }
}

/// Words without a thing among them.
impl<T> From<Cow<'static, str>> for Phrase<T> {
    fn from(text: Cow<'static, str>) -> Phrase<T> {
        Phrase { text, things: Vec::new() }
    }
}

fn is_mark(letter: char) -> bool {
    (FIRST_MARK..FIRST_MARK + MARKS).contains(&u32::from(letter))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn things_stand_where_the_text_has_them() {
        let parts = vec![("reason", Part::Thing(7_u8))];
        let phrase = Phrase::new(crate::text!("refusal-bad-options"), Language::English, parts);
        let spans: Vec<Span<'_, u8>> = phrase.spans().collect();
        assert_eq!(spans, [Span::Words("This cannot be played: "), Span::Thing(&7)]);
        assert_eq!(phrase.plain(|n| n.to_string().into()), "This cannot be played: 7");
    }
}

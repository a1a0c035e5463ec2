//! Texts with drawings among the words.

use crate::Language;
use maud::{Markup, PreEscaped};
use std::borrow::Cow;
use words::{FluentValue, Texts};

/// A text with drawings: arguments are [`Part`](crate::rich::Part)s.
///
/// It is looked up in the `TEXTS` of the crate that asks.
#[macro_export]
#[allow(clippy::crate_in_macro_def)]
macro_rules! rich {
    ($language:expr, $key:literal $(, $name:ident = $value:expr)* $(,)?) => {
        $crate::rich::draw(
            &crate::TEXTS,
            $language,
            $key,
            vec![$((stringify!($name), $crate::rich::Part::from($value))),*],
        )
    };
}

/// What can stand in a text with drawings.
pub enum Part {
    /// A number, which the text may look at to find the right plural.
    Number(u32),
    /// Words.
    Words(Cow<'static, str>),
    /// A drawing, or anything else that is markup already.
    Drawing(Markup),
}

impl From<u8> for Part {
    fn from(number: u8) -> Part {
        Part::Number(number.into())
    }
}

impl From<usize> for Part {
    fn from(number: usize) -> Part {
        Part::Number(number as u32)
    }
}

impl From<Cow<'static, str>> for Part {
    fn from(words: Cow<'static, str>) -> Part {
        Part::Words(words)
    }
}

impl From<&'static str> for Part {
    fn from(words: &'static str) -> Part {
        Part::Words(Cow::Borrowed(words))
    }
}

impl From<String> for Part {
    fn from(words: String) -> Part {
        Part::Words(Cow::Owned(words))
    }
}

impl From<Markup> for Part {
    fn from(markup: Markup) -> Part {
        Part::Drawing(markup)
    }
}

/// Stands for the first drawing while its text is put together: a character
/// that no text and no name needs.
const FIRST_DRAWING: u32 = 0xE000;

/// The text of a key with drawings in it; see [`rich!`].
pub fn draw(
    texts: &'static Texts,
    language: Language,
    key: &'static str,
    parts: Vec<(&'static str, Part)>,
) -> Markup {
    let mut drawings = Vec::new();
    let arguments: Vec<(&'static str, FluentValue<'_>)> = parts
        .into_iter()
        .map(|(name, part)| {
            let value = match part {
                Part::Number(number) => FluentValue::from(number),
                Part::Words(words) => FluentValue::from(words),
                Part::Drawing(markup) => {
                    let mark = char::from_u32(FIRST_DRAWING + drawings.len() as u32);
                    drawings.push(markup);
                    FluentValue::from(mark.map(String::from).unwrap_or_default())
                }
            };
            (name, value)
        })
        .collect();
    let text = texts.say(language, key, &arguments);
    let mut out = String::with_capacity(text.len() * 2);
    let mut rest = text.as_ref();
    while let Some(at) = rest.find(is_mark) {
        maud::Escaper::new(&mut out).write_str_escaped(&rest[..at]);
        let mark = rest[at..].chars().next().map_or(0, u32::from);
        if let Some(drawing) = drawings.get((mark - FIRST_DRAWING) as usize) {
            out.push_str(&drawing.0);
        }
        rest = &rest[at + 3..];
    }
    maud::Escaper::new(&mut out).write_str_escaped(rest);
    PreEscaped(out)
}

/// Marks lie in a block whose characters take three bytes.
fn is_mark(letter: char) -> bool {
    (FIRST_DRAWING..FIRST_DRAWING + 0x40).contains(&u32::from(letter))
}

trait WriteEscaped {
    fn write_str_escaped(self, text: &str);
}

impl WriteEscaped for maud::Escaper<'_> {
    fn write_str_escaped(mut self, text: &str) {
        // Writing to a string cannot fail.
        let _ = std::fmt::Write::write_str(&mut self, text);
    }
}

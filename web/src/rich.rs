//! Texts with drawings among the words.

use maud::{Markup, PreEscaped, Render};
use std::fmt::Write;
use words::{Part, Phrase, Span};

/// A text with drawings; what stands in it is [`Drawable`](crate::rich::Drawable).
///
/// It is looked up in the `TEXTS` of the crate that asks.
#[macro_export]
macro_rules! rich {
    ($language:expr, $key:literal $(, $name:ident = $value:expr)* $(,)?) => {
        $crate::rich::draw(
            &$crate::Phrase::new(
                $crate::text!($key),
                $language,
                vec![$((stringify!($name), $crate::rich::Drawable::part($value))),*],
            ),
            Clone::clone,
        )
    };
}

/// What can stand in a text with drawings.
pub trait Drawable {
    /// It, as a part of the text.
    fn part(self) -> Part<Markup>;
}

macro_rules! drawable {
    ($($words:ty),*) => {
        $(impl Drawable for $words {
            fn part(self) -> Part<Markup> {
                self.into()
            }
        })*
    };
}

drawable!(u8, usize, &'static str, String, std::borrow::Cow<'static, str>, Part<Markup>);

impl Drawable for Markup {
    fn part(self) -> Part<Markup> {
        Part::Thing(self)
    }
}

/// A phrase as markup, its things drawn by `drawing`.
pub fn draw<T>(phrase: &Phrase<T>, drawing: impl Fn(&T) -> Markup) -> Markup {
    let mut out = String::new();
    for span in phrase.spans() {
        match span {
            // Writing to a string cannot fail.
            Span::Words(words) => drop(maud::Escaper::new(&mut out).write_str(words)),
            Span::Thing(thing) => drawing(thing).render_to(&mut out),
        }
    }
    PreEscaped(out)
}

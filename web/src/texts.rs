//! Texts in every language, from the Fluent files in `web/texts`.
//!
//! Pages ask for a text by its key with [`t!`], or with [`rich!`] where
//! drawings stand among the words. Keys are always written out at the place
//! that asks, so that a test can compare them with the files.

use crate::Language;
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use maud::{Markup, PreEscaped};
use std::borrow::Cow;
use std::sync::LazyLock;

type Bundle = FluentBundle<FluentResource>;

/// A text by its key; named arguments follow as `name = value`.
macro_rules! t {
    ($language:expr, $key:literal $(, $name:ident = $value:expr)* $(,)?) => {
        $crate::texts::say(
            $language,
            $key,
            &[$((stringify!($name), ::fluent_bundle::FluentValue::from($value))),*],
        )
    };
}

/// A text with drawings: arguments are [`crate::texts::Part`]s.
macro_rules! rich {
    ($language:expr, $key:literal $(, $name:ident = $value:expr)* $(,)?) => {
        $crate::texts::draw(
            $language,
            $key,
            vec![$((stringify!($name), $crate::texts::Part::from($value))),*],
        )
    };
}

pub(crate) use {rich, t};

macro_rules! files {
    ($($name:literal),* $(,)?) => {
        /// The files of a language: name and content.
        pub(crate) const fn files(language: Language) -> &'static [(&'static str, &'static str)] {
            match language {
                Language::English => {
                    &[$(($name, include_str!(concat!("../texts/en/", $name, ".ftl")))),*]
                }
                Language::German => {
                    &[$(($name, include_str!(concat!("../texts/de/", $name, ".ftl")))),*]
                }
            }
        }
    };
}

files!(
    "house",
    "doors",
    "table",
    "targi-table",
    "targi-choices",
    "targi-events",
    "targi-cards",
    "targi-set-up",
    "five-tribes-table",
    "five-tribes-names",
    "five-tribes-choices",
    "five-tribes-events",
    "five-tribes-set-up",
    "five-tribes-rules",
    "five-tribes-lessons",
    "lessons",
    "rules"
);

static BUNDLES: LazyLock<[Bundle; 2]> = LazyLock::new(|| Language::ALL.map(load));

fn load(language: Language) -> Bundle {
    let id = language.code().parse().expect("the code of a language is a language tag");
    let mut bundle = Bundle::new_concurrent(vec![id]);
    // Marks around arguments are for mixed writing directions; both languages run left to right.
    bundle.set_use_isolating(false);
    for (name, text) in files(language) {
        let resource = FluentResource::try_new((*text).to_owned()).unwrap_or_else(|(_, errors)| {
            panic!("texts/{}/{name}.ftl: {errors:?}", language.code())
        });
        if let Err(errors) = bundle.add_resource(resource) {
            panic!("texts/{}/{name}.ftl: {errors:?}", language.code());
        }
    }
    bundle
}

/// Reads all texts now rather than with the first page.
pub fn load_all() {
    LazyLock::force(&BUNDLES);
}

/// The text of a key; see [`t!`].
pub(crate) fn say(
    language: Language,
    key: &'static str,
    arguments: &[(&'static str, FluentValue<'_>)],
) -> Cow<'static, str> {
    let bundle = &BUNDLES[language as usize];
    let Some(pattern) = bundle.get_message(key).and_then(|message| message.value()) else {
        debug_assert!(false, "no text `{key}` in {}", language.code());
        return Cow::Borrowed(key);
    };
    if arguments.is_empty() {
        let mut errors = Vec::new();
        let text = bundle.format_pattern(pattern, None, &mut errors);
        debug_assert!(errors.is_empty(), "`{key}` in {}: {errors:?}", language.code());
        return text;
    }
    let mut named = FluentArgs::with_capacity(arguments.len());
    for (name, value) in arguments {
        named.set(*name, value.clone());
    }
    let mut errors = Vec::new();
    let text = bundle.format_pattern(pattern, Some(&named), &mut errors);
    debug_assert!(errors.is_empty(), "`{key}` in {}: {errors:?}", language.code());
    Cow::Owned(text.into_owned())
}

/// What can stand in a text with drawings.
pub(crate) enum Part {
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
pub(crate) fn draw(
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
    let text = say(language, key, &arguments);
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

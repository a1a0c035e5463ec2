//! Texts by their keys, from Fluent files.

use crate::{Language, quick};
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use fluent_syntax::ast::Pattern;
use std::borrow::Cow;
use std::sync::OnceLock;

type Bundle = FluentBundle<FluentResource>;

/// The files of a language: name and content.
type Files = &'static [(&'static str, &'static str)];

/// Other texts, in the order in which they are asked.
type Others = &'static [&'static Texts];

/// How many languages have a bundle, the marked one apart.
const LANGUAGES: usize = Language::ALL.len();

/// Stand around a text of [`Language::Marked`].
pub(crate) const MARKS: [char; 2] = ['⟦', '⟧'];

/// A text by its key; named arguments follow as `name = value`.
///
/// It is looked up in the `TEXTS` of the crate that asks.
#[macro_export]
macro_rules! t {
    ($language:expr, $key:literal $(, $name:ident = $value:expr)* $(,)?) => {
        $crate::text!($key).say($language, &$crate::arguments!($($name = $value),*))
    };
}

/// The text of a key, which every place that asks looks up once.
#[doc(hidden)]
#[macro_export]
#[allow(clippy::crate_in_macro_def)]
macro_rules! text {
    ($key:literal) => {{
        static TEXT: $crate::Text = $crate::Text::new(&crate::TEXTS, $key);
        &TEXT
    }};
}

#[doc(hidden)]
#[macro_export]
macro_rules! arguments {
    ($($name:ident = $value:expr),*) => {
        [$((stringify!($name), $crate::FluentValue::from($value))),*]
    };
}

/// Declares the texts of a crate, the files of `texts` beside its `src`, behind others and over
/// others: `texts! { pub static TEXTS behind BOX over words::TEXTS, BOOK = "table", "choices"; }`
#[macro_export]
macro_rules! texts {
    (
        $(#[$doc:meta])* $visible:vis static $name:ident
        $(behind $before:ident)? $(over $($below:path),+)? = $($(#[$when:meta])* $file:literal),*;
    ) => {
        $crate::with_languages! {
            define_texts (
                [$(#[$doc])* $visible $name] [$(&$before)?] [$($(&$below),+)?]
                [$($(#[$when])* $file)*]
            )
        }
    };
}

#[doc(hidden)]
#[macro_export]
macro_rules! define_texts {
    (
        (
            [$(#[$doc:meta])* $visible:vis $name:ident] [$($before:tt)*] [$($below:tt)*] $files:tt
        )
        $($language:ident = $code:literal,)*
    ) => {
        $(#[$doc])*
        $visible static $name: $crate::Texts = $crate::Texts::new(
            &[$($crate::included_texts!($code $files)),*],
            &[$($before)*],
            &[$($below)*],
        );
    };
}

#[doc(hidden)]
#[macro_export]
macro_rules! included_texts {
    ($code:literal [$($(#[$when:meta])* $file:literal)*]) => {
        &[$($(#[$when])* ($file, include_str!(concat!("../texts/", $code, "/", $file, ".ftl")))),*]
    };
}

/// The texts of a crate in every language, and those that it builds on.
pub struct Texts {
    files: &'static [Files; LANGUAGES],
    before: Others,
    below: Others,
    bundles: [OnceLock<Bundle>; LANGUAGES],
}

impl Texts {
    /// Texts behind others, so that what those have can be said without reading all of these, and
    /// over others that are asked for what these do not have; see [`texts!`].
    pub const fn new(files: &'static [Files; LANGUAGES], before: Others, below: Others) -> Texts {
        Texts { files, before, below, bundles: [const { OnceLock::new() }; LANGUAGES] }
    }

    /// Reads all texts now rather than when the first is asked for.
    pub fn load(&self) {
        for language in 0..LANGUAGES {
            self.bundle(language);
        }
        for others in self.before.iter().chain(self.below) {
            others.load();
        }
    }

    /// The texts of a language, which are read when the first is asked for.
    fn bundle(&self, index: usize) -> &Bundle {
        self.bundles[index].get_or_init(|| load(Language::ALL[index], self.files[index]))
    }

    /// Where the text of a key or of one of its attributes is, if there is one.
    fn find(&'static self, language: usize, key: &str, attribute: Option<&str>) -> Option<Found> {
        let among =
            |others: Others| others.iter().find_map(|texts| texts.find(language, key, attribute));
        if let Some(found) = among(self.before) {
            return Some(found);
        }
        let bundle = self.bundle(language);
        let Some(message) = bundle.get_message(key) else {
            return among(self.below);
        };
        let pattern = match attribute {
            None => message.value()?,
            Some(name) => message.get_attribute(name)?.value(),
        };
        Some(Found { bundle, pattern })
    }
}

/// Where a text is.
#[derive(Clone, Copy)]
struct Found {
    bundle: &'static Bundle,
    pattern: &'static Pattern<&'static str>,
}

/// A text by its key, as one place asks for it; see [`t!`]. A page asks for hundreds, so it
/// remembers where it is.
pub struct Text {
    texts: &'static Texts,
    key: &'static str,
    found: [OnceLock<Option<Found>>; LANGUAGES],
}

impl Text {
    /// The text of a key; see [`text!`].
    pub const fn new(texts: &'static Texts, key: &'static str) -> Text {
        Text { texts, key, found: [const { OnceLock::new() }; LANGUAGES] }
    }

    /// In full, with these arguments.
    pub fn say(
        &self,
        language: Language,
        arguments: &[(&'static str, FluentValue<'_>)],
    ) -> Cow<'static, str> {
        self.voice(language, None, arguments).unwrap_or_else(|| {
            debug_assert!(false, "no text `{}` in {}", self.key, language.code());
            Cow::Borrowed(self.key)
        })
    }

    /// In the voice of an attribute, or in full, if there is such a text.
    pub(crate) fn voice(
        &self,
        language: Language,
        attribute: Option<&str>,
        arguments: &[(&'static str, FluentValue<'_>)],
    ) -> Option<Cow<'static, str>> {
        if language == Language::Marked {
            let [open, close] = MARKS;
            let text = self.voice(Language::default(), attribute, arguments)?;
            let text: String = text.chars().map(disguised).collect();
            return Some(Cow::Owned(format!("{open}{text}{close}")));
        }
        let index = language as usize;
        let Found { bundle, pattern } = match attribute {
            None => *self.found[index].get_or_init(|| self.texts.find(index, self.key, None)),
            Some(_) => self.texts.find(index, self.key, attribute),
        }?;
        let text = quick::text(language, pattern, arguments);
        if cfg!(debug_assertions) || text.is_none() {
            let all = in_full(bundle, pattern, arguments, language, self.key);
            let same = text.is_none_or(|text| text == all);
            debug_assert!(same, "`{}` in {}", self.key, language.code());
            return Some(all);
        }
        text
    }
}

/// A text as Fluent puts it together.
fn in_full(
    bundle: &'static Bundle,
    pattern: &'static Pattern<&'static str>,
    arguments: &[(&'static str, FluentValue<'_>)],
    language: Language,
    key: &str,
) -> Cow<'static, str> {
    let named = (!arguments.is_empty()).then(|| {
        let mut named = FluentArgs::with_capacity(arguments.len());
        for (name, value) in arguments {
            named.set(*name, value.clone());
        }
        named
    });
    let mut errors = Vec::new();
    let text = bundle.format_pattern(pattern, named.as_ref(), &mut errors);
    debug_assert!(errors.is_empty(), "`{key}` in {}: {errors:?}", language.code());
    match named {
        None => text,
        Some(_) => Cow::Owned(text.into_owned()),
    }
}

/// A letter in bold, as no source writes it: so a text is known again where it was cut
/// or broken into lines, and its marks are lost or far away.
fn disguised(letter: char) -> char {
    let bold = |first: u32, base: u8| char::from_u32(first + u32::from(letter as u8 - base));
    match letter {
        'a'..='z' => bold(0x1D41A, b'a').unwrap_or(letter),
        'A'..='Z' => bold(0x1D400, b'A').unwrap_or(letter),
        _ => letter,
    }
}

fn load(language: Language, files: Files) -> Bundle {
    let id = language.code().parse().expect("the code of a language is a language tag");
    let mut bundle = Bundle::new_concurrent(vec![id]);
    // Marks around arguments are for mixed writing directions; all languages run left to right.
    bundle.set_use_isolating(false);
    for (name, text) in files {
        let resource = FluentResource::try_new((*text).to_owned()).unwrap_or_else(|(_, errors)| {
            panic!("texts/{}/{name}.ftl: {errors:?}", language.code())
        });
        if let Err(errors) = bundle.add_resource(resource) {
            panic!("texts/{}/{name}.ftl: {errors:?}", language.code());
        }
    }
    bundle
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_crate_does_not_say_itself_is_found_below_and_marked_texts_are_marked_once() {
        static ABOVE: Texts = Texts::new(&[&[], &[]], &[], &[&crate::TEXTS]);
        let rules = Text::new(&ABOVE, "nav-rules");
        assert_eq!(rules.say(Language::German, &[]), "Regeln");
        let marked = rules.say(Language::Marked, &[]);
        assert_eq!(marked, "⟦𝐑𝐮𝐥𝐞𝐬⟧");
    }
}

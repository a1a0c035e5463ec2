//! Things to say that have more than one voice.

use crate::{FluentValue, Language, Texts};
use std::borrow::Cow;

/// A message by its key, with its arguments; in which voice it is spoken is decided later.
///
/// It is looked up in the `TEXTS` of the crate that asks.
#[macro_export]
#[allow(clippy::crate_in_macro_def)]
macro_rules! message {
    ($language:expr, $key:literal $(, $name:ident = $value:expr)* $(,)?) => {
        crate::TEXTS.message($language, $key, $crate::arguments!($($name = $value),*).into())
    };
}

/// One thing to say: in full, or in the voices that its attributes are for, such as a few
/// words where there is little room.
pub struct Message {
    texts: &'static Texts,
    language: Language,
    key: &'static str,
    arguments: Vec<(&'static str, FluentValue<'static>)>,
}

impl Texts {
    /// The message of a key; see [`message!`].
    pub fn message(
        &'static self,
        language: Language,
        key: &'static str,
        arguments: Vec<(&'static str, FluentValue<'static>)>,
    ) -> Message {
        Message { texts: self, language, key, arguments }
    }
}

impl Message {
    /// In full.
    pub fn text(&self) -> Cow<'static, str> {
        self.texts.say(self.language, self.key, &self.arguments)
    }

    /// In another voice, which the message is known to have.
    pub fn voice(&self, attribute: &str) -> Cow<'static, str> {
        self.get_voice(attribute).unwrap_or_else(|| {
            debug_assert!(false, "`{}` has no `.{attribute}`", self.key);
            self.text()
        })
    }

    /// In another voice, if the message has it.
    pub fn get_voice(&self, attribute: &str) -> Option<Cow<'static, str>> {
        self.texts.find(self.language, self.key, Some(attribute), &self.arguments)
    }
}

//! Things to say that have more than one voice.

use crate::{FluentValue, Language, Text};
use std::borrow::Cow;

/// A message by its key, with its arguments; in which voice it is spoken is decided later.
///
/// It is looked up in the `TEXTS` of the crate that asks.
#[macro_export]
macro_rules! message {
    ($language:expr, $key:literal $(, $name:ident = $value:expr)* $(,)?) => {
        $crate::text!($key).message($language, $crate::arguments!($($name = $value),*).into())
    };
}

/// One thing to say: in full, or in the voices that its attributes are for, such as a few
/// words where there is little room.
pub struct Message {
    text: &'static Text,
    language: Language,
    arguments: Vec<(&'static str, FluentValue<'static>)>,
}

impl Text {
    /// The message with these arguments; see [`message!`].
    pub fn message(
        &'static self,
        language: Language,
        arguments: Vec<(&'static str, FluentValue<'static>)>,
    ) -> Message {
        Message { text: self, language, arguments }
    }
}

impl Message {
    /// In full.
    pub fn text(&self) -> Cow<'static, str> {
        self.text.say(self.language, &self.arguments)
    }

    /// In another voice, which the message is known to have.
    pub fn voice(&self, attribute: &str) -> Cow<'static, str> {
        self.get_voice(attribute).unwrap_or_else(|| {
            debug_assert!(false, "`{}` has no `.{attribute}`", self.text());
            self.text()
        })
    }

    /// In another voice, if the message has it.
    pub fn get_voice(&self, attribute: &str) -> Option<Cow<'static, str>> {
        self.text.voice(self.language, Some(attribute), &self.arguments)
    }
}

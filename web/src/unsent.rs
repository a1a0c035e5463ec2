//! Why a notice did not go out, in words.

use crate::{Language, t};
use std::borrow::Cow;
use std::fmt;

caravanserai_core::named! {
    /// Why a notice did not go out.
    pub enum Why {
        /// Nobody is there any more.
        Gone = "gone",
        /// Nothing may be sent to such an address.
        Forbidden = "forbidden",
        /// Its name leads into a private network.
        Private = "private",
        /// What is kept of the way cannot be used.
        Spoilt = "spoilt",
        /// The house sends no mail.
        NoMail = "no-mail",
        /// The address has no name that a certificate could be for.
        NoCertificate = "no-certificate",
        /// No answer came in time.
        Late = "late",
        /// The answer was no.
        Answered = "answered",
        /// Nobody could be reached.
        Unreachable = "unreachable",
        /// The house itself could not send it.
        House = "house",
    }
}

/// Why a notice did not go out, and what a machine said of it, if one did.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Unsent {
    /// Why.
    pub why: Why,
    /// What was said; it is of no language that anybody chose.
    pub said: String,
}

impl Unsent {
    /// In words.
    pub fn words(&self, l: Language) -> Cow<'static, str> {
        let said = self.said.as_str();
        match self.why {
            Why::Gone => t!(l, "unsent-gone"),
            Why::Forbidden => t!(l, "unsent-forbidden"),
            Why::Private => t!(l, "unsent-private"),
            Why::Spoilt => t!(l, "unsent-spoilt"),
            Why::NoMail => t!(l, "unsent-no-mail"),
            Why::NoCertificate => t!(l, "unsent-no-certificate"),
            Why::Late => t!(l, "unsent-late"),
            Why::Answered => t!(l, "unsent-answered", said = said),
            Why::Unreachable => t!(l, "unsent-unreachable", said = said),
            Why::House => t!(l, "unsent-house", said = said),
        }
    }

    /// From the form in which it is kept. Houses once kept no more than what was said.
    pub fn read(kept: &str) -> Unsent {
        let (name, said) = kept.split_once(": ").unwrap_or((kept, ""));
        match Why::named(name) {
            Some(why) => Unsent { why, said: said.to_owned() },
            None => Unsent { why: Why::Unreachable, said: kept.to_owned() },
        }
    }
}

impl From<Why> for Unsent {
    fn from(why: Why) -> Unsent {
        Unsent { why, said: String::new() }
    }
}

/// The form in which it is kept: `late`, `answered: HTTP 500`.
impl fmt::Display for Unsent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.why.name())?;
        if self.said.is_empty() { Ok(()) } else { write!(f, ": {}", self.said) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_is_kept_in_no_language_and_told_in_each() {
        for why in Why::ALL {
            let unsent = Unsent { why, said: "HTTP 500: no".to_owned() };
            assert_eq!(Unsent::read(&unsent.to_string()), unsent);
            assert_eq!(Unsent::read(why.name()), why.into());
            assert_ne!(unsent.words(Language::English), unsent.words(Language::German));
        }
        let late = Unsent::from(Why::Late).words(Language::German);
        assert_eq!(late, "es kam keine Antwort in der erlaubten Zeit");
        let old = Unsent::read("HTTP 500").words(Language::English);
        assert_eq!(old, "it could not be reached: HTTP 500");
    }
}

//! Everything that the house says, in every language.
//!
//! Texts are Fluent files. The shared ones are in `words/texts`; each game brings
//! its own and finds the shared ones below them ([`Texts`]). Code asks for a text by
//! its key with [`t!`]. Keys are always written out at the place that asks, so that
//! a test can compare them with the files.

mod language;
mod list;
mod texts;

pub use fluent_bundle::FluentValue;
pub use language::Language;
pub use list::list;
pub use texts::Texts;

texts! {
    /// The texts that no game owns.
    pub static TEXTS = "house", "set-up", "refusals", "table", "learn", "rules";
}

//! Everything that the house says, in every language.
//!
//! Texts are Fluent files. The shared ones are in `words/texts`; each game brings
//! its own and finds the shared ones below them ([`Texts`]). Code asks for a text by
//! its key with [`t!`]. Keys are always written out at the place that asks, so that
//! a test can compare them with the files.
//!
//! What a game says is said once, by its [`Vocabulary`]. What is said in several voices,
//! in full and in a few words, is one [`Message`] whose attributes are the voices.

pub mod coach;
mod foresight;
mod language;
mod list;
mod message;
pub mod opponents;
mod phrase;
pub mod positions;
mod quick;
pub mod records;
mod texts;
mod vocabulary;

pub use fluent_bundle::FluentValue;
pub use foresight::{Foreseen, Foresight, Planned, Sentence};
pub use language::Language;
pub use list::{decimal, list, list_or};
pub use message::Message;
pub use phrase::{Part, Phrase, Span};
pub use texts::{Text, Texts};
pub use vocabulary::{AnyVocabulary, Vocabulary, illegal, unreadable};

texts! {
    /// What pages also say in languages that they are not in.
    static ELSEWHERE = "elsewhere";
}

texts! {
    /// The texts that no game owns.
    pub static TEXTS behind ELSEWHERE = "house", "guests", "notices", "set-up", "refusals", "table", "learn", "rules",
        #[cfg(feature = "terminal")] "terminal";
}

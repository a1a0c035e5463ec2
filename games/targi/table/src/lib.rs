//! The table of Targi: one vocabulary (`words`), the pages that a browser shows
//! and the screens of a terminal. Everything is drawn from views, so that nothing
//! hidden can be shown.

#[cfg(feature = "terminal")]
mod decks;
#[cfg(feature = "page")]
mod page;
#[cfg(feature = "terminal")]
mod terminal;
#[cfg_attr(
    not(all(feature = "page", feature = "terminal")),
    allow(dead_code, reason = "pages say some things, terminals others")
)]
mod words;

/// Targi as it is shown to people.
pub struct TargiTable;

::words::texts! {
    /// What is said of the game where others are offered as well.
    static BOX = "box";
}

::words::texts! {
    /// The rule book, which nobody reads in order to play.
    static BOOK = "rules";
}

::words::texts! {
    /// The texts of Targi.
    pub static TEXTS behind BOX over ::words::TEXTS, BOOK =
        "table", "choices", "events", "cards", "set-up", "lessons", "decks",
        #[cfg(feature = "terminal")] "terminal";
}

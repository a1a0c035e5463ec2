//! The keys and commands that every game has.

use std::borrow::Cow;
use words::{Language, t};

/// What is typed, and what that does.
type Entry = (&'static str, Cow<'static, str>);

/// The keys of the full screen: those before a game's own, and those after.
pub(crate) fn keys(language: Language) -> ([Entry; 1], [Entry; 10]) {
    let l = language;
    (
        [("↑ ↓", t!(l, "terminal-help-select"))],
        [
            ("Enter", t!(l, "terminal-help-enter")),
            ("e", t!(l, "terminal-help-end")),
            ("u", t!(l, "terminal-help-undo")),
            ("i", t!(l, "terminal-help-hint")),
            ("b", t!(l, "terminal-help-bar")),
            ("Tab", t!(l, "terminal-help-tab")),
            ("PgUp PgDn", t!(l, "terminal-help-scroll")),
            (":", t!(l, "terminal-help-line")),
            ("s", t!(l, "terminal-help-save")),
            ("q", t!(l, "terminal-help-quit")),
        ],
    )
}

/// The commands of line mode: those before a game's own, and those after.
pub(crate) fn commands(language: Language) -> ([Entry; 1], [Entry; 8]) {
    let l = language;
    (
        [("3", t!(l, "terminal-help-third"))],
        [
            ("undo", t!(l, "terminal-help-undo")),
            ("hint", t!(l, "terminal-help-hint")),
            ("bar", t!(l, "terminal-help-bar")),
            ("board", t!(l, "terminal-help-board")),
            ("log", t!(l, "terminal-help-log")),
            ("save [FILE]", t!(l, "terminal-help-save")),
            ("help", t!(l, "terminal-help-help")),
            ("quit", t!(l, "terminal-help-quit")),
        ],
    )
}

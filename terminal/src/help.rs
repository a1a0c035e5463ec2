//! The keys and commands that every game has.

use std::borrow::Cow;
use words::{Language, t};

/// What is typed, and what that does.
type Entry = (&'static str, Cow<'static, str>);

/// The keys of the full screen, a game's own among them.
pub(crate) fn keys(l: Language, own: Vec<Entry>) -> Vec<Entry> {
    let shared = [
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
    ];
    around(("← ↑ ↓ →", t!(l, "terminal-help-select")), own, shared)
}

/// The commands of line mode, a game's own among them.
pub(crate) fn commands(l: Language, own: Vec<Entry>) -> Vec<Entry> {
    let shared = [
        ("undo", t!(l, "terminal-help-undo")),
        ("hint", t!(l, "terminal-help-hint")),
        ("bar", t!(l, "terminal-help-bar")),
        ("board", t!(l, "terminal-help-board")),
        ("log", t!(l, "terminal-help-log")),
        ("save [FILE]", t!(l, "terminal-help-save")),
        ("help", t!(l, "terminal-help-help")),
        ("quit", t!(l, "terminal-help-quit")),
    ];
    around(("3", t!(l, "terminal-help-third")), own, shared)
}

fn around<const N: usize>(first: Entry, own: Vec<Entry>, rest: [Entry; N]) -> Vec<Entry> {
    [first].into_iter().chain(own).chain(rest).collect()
}

//! The help: how to play, and which keys do what.

use ::words::{Language, t};
use terminal::{Help, Topic};

/// All of it.
pub(super) fn help(language: Language) -> Help {
    let l = language;
    Help {
        topics: [
            (t!(l, "help-signs"), t!(l, "help-signs-text")),
            (t!(l, "help-play"), t!(l, "help-play-text")),
            (t!(l, "help-expansion"), t!(l, "help-expansion-text")),
            (t!(l, "help-tokens"), t!(l, "help-tokens-text")),
        ]
        .map(|(title, text)| Topic { title, text })
        .into(),
        keys: vec![
            ("1 … 16, c0 … c8", t!(l, "help-numbers")),
            ("d1 … d3, t", t!(l, "help-dunes")),
            ("w1 … w4, x1 … x3", t!(l, "help-exchange")),
        ],
        commands: vec![("place 6", t!(l, "help-text-form")), ("card B07", t!(l, "help-card"))],
        cards: t!(l, "which-cards"),
    }
}

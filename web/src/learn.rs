//! The way into the first game: what it is, and one button.

use crate::icon::Icon;
use crate::texts::t;
use crate::{Language, house};
use maud::{Markup, html};

/// What the page needs to know.
#[derive(Clone, Debug)]
pub struct LearnFacts {
    /// The language to speak.
    pub language: Language,
    /// The name of the game that is taught.
    pub game: &'static str,
    /// The address of a first game that the visitor has begun.
    pub running: Option<String>,
}

/// The page, inside `<main>`.
pub fn door(facts: &LearnFacts) -> Markup {
    let language = facts.language;
    let game = house::game(language, facts.game);
    html! {
        div.wrap {
            section.panel.box.learn-door {
                h1 { (Icon("u-help")) " " (t!(language, "learn")) }
                p { (t!(language, "learn-door-lead", game = game.clone())) }
                ul.learn-points {
                    li { (Icon("u-bulb")) span { (t!(language, "learn-point-lessons")) } }
                    li { (Icon("u-undo")) span { (t!(language, "learn-point-undo")) } }
                    li { (Icon("u-clock")) span { (t!(language, "learn-point-resume")) } }
                }
                div.learn-go {
                    @if let Some(running) = &facts.running {
                        a.btn."btn--primary" href=(running) {
                            (Icon("u-play")) " " (t!(language, "learn-continue"))
                        }
                    }
                    form method="post" action="/learn" {
                        button.btn."btn--primary"[facts.running.is_none()] {
                            (t!(language, "learn-start"))
                        }
                    }
                    a.btn href={ "/rules/" (facts.game) } {
                        (t!(language, "rules-of", game = game))
                    }
                }
            }
        }
    }
}

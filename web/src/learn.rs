//! The way into a first game: what it is, and one button.

use crate::Icon;
use crate::t;
use crate::tutorial::Title;
use crate::{GameName, Language};
use maud::{Markup, html};
use std::borrow::Cow;

/// What the page needs to know.
#[derive(Clone, Debug)]
pub struct LearnFacts {
    /// The language to speak.
    pub language: Language,
    /// The game that is taught.
    pub game: GameName,
    /// The address of a first game that the visitor has begun.
    pub running: Option<String>,
    /// What there is to learn, in order.
    pub lessons: Vec<Title>,
}

/// The games that can be learnt, inside `<main>`; each leads to its page.
pub fn chooser(language: Language, games: &[LearnFacts]) -> Markup {
    html! {
        div.wrap {
            section.panel.box.learn-door {
                h1 { (Icon("u-help")) " " (t!(language, "learn")) }
                p { (t!(language, "learn-lead")) }
            }
            div.ways.learn-ways {
                @for facts in games {
                    section.panel.way {
                        h2 { (facts.game.title) }
                        (go(facts))
                    }
                }
                // After all of them, so that a phone shows every first game at once.
                section.panel.way.learn-about { (points(language)) }
                @for facts in games.iter().filter(|facts| !facts.lessons.is_empty()) {
                    section.panel.way { h2.sub { (what_you_learn(facts)) } (lessons(facts)) }
                }
            }
            p { (Icon("u-star")) " " a href="/exercises" { (t!(language, "exercises")) } }
        }
    }
}

/// The page of one game, inside `<main>`.
pub fn page(facts: &LearnFacts) -> Markup {
    let language = facts.language;
    let game = facts.game.title.clone();
    html! {
        div.wrap {
            section.panel.box.learn-door {
                h1 { (Icon("u-help")) " " (t!(language, "learn-game", game = game.clone())) }
                p { (t!(language, "learn-door-lead", game = game)) }
                (points(language))
                (go(facts))
                @if !facts.lessons.is_empty() {
                    div { h2.sub { (what_you_learn(facts)) } (lessons(facts)) }
                }
            }
        }
    }
}

fn what_you_learn(facts: &LearnFacts) -> Cow<'static, str> {
    t!(facts.language, "learn-lessons", game = facts.game.title.clone())
}

/// What there is to learn, each thing with the way to where the rule book says more.
fn lessons(facts: &LearnFacts) -> Markup {
    html! {
        ol.learn-lessons {
            @for lesson in &facts.lessons {
                li {
                    a href={ "/rules/" (facts.game.name) "#" (lesson.anchor) } { (lesson.words) }
                }
            }
        }
    }
}

fn points(language: Language) -> Markup {
    html! {
        ul.learn-points {
            li { (Icon("u-bulb")) span { (t!(language, "learn-point-lessons")) } }
            li { (Icon("u-undo")) span { (t!(language, "learn-point-undo")) } }
            li { (Icon("u-clock")) span { (t!(language, "learn-point-resume")) } }
        }
    }
}

fn go(facts: &LearnFacts) -> Markup {
    let language = facts.language;
    let game = facts.game.title.clone();
    html! {
        div.learn-go {
            @if let Some(running) = &facts.running {
                a.btn."btn--primary" href=(running) {
                    (Icon("u-play")) " " (t!(language, "learn-continue"))
                }
            }
            form method="post" action={ "/learn/" (facts.game.name) } {
                button.btn."btn--primary"[facts.running.is_none()] {
                    (t!(language, "learn-start"))
                }
            }
            a.btn href={ "/rules/" (facts.game.name) } {
                (t!(language, "rules-of", game = game))
            }
        }
    }
}

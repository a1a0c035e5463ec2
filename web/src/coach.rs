//! The coach's panel of a first game: the lesson that is due, and the way to
//! go on, to skip all of them or to have them again.
//!
//! Which lessons there are and when their moment comes is each game's matter.

use crate::icon::Icon;
use crate::texts::t;
use crate::{Language, Stage, TableFacts};
use maud::{Markup, html};
use std::borrow::Cow;

/// A lesson in words.
pub(crate) struct Lesson {
    pub(crate) title: Cow<'static, str>,
    pub(crate) text: Cow<'static, str>,
    /// Where the rule book says more.
    pub(crate) anchor: &'static str,
}

/// The lessons that the viewer has seen, if they learn at this table and want
/// to go on learning.
pub(crate) fn seen(facts: &TableFacts, stage: Stage) -> Option<&[String]> {
    let guide = facts.guide.as_ref()?;
    (!guide.skipped && stage == Stage::Live).then_some(&guide.seen)
}

/// The field of the table's form that says which lesson was on the page.
pub(crate) fn field(lesson: Option<&'static str>) -> Markup {
    html! {
        @if let Some(name) = lesson { input type="hidden" name="lesson" value=(name); }
    }
}

/// The panel, with the lesson that is due out of so many; nothing at a table
/// that does not teach.
pub(crate) fn panel(
    language: Language,
    game: &'static str,
    facts: &TableFacts,
    stage: Stage,
    lesson: Option<Lesson>,
    all: usize,
) -> Markup {
    let Some(guide) = facts.guide.as_ref().filter(|_| stage == Stage::Live) else {
        return html! {};
    };
    let reply = format!("{}/lesson", facts.path);
    let button = |class: &str, answer: &str, words: Cow<'static, str>| {
        html! {
            button class=(class) form="play" formaction=(reply) name="answer" value=(answer) {
                (words)
            }
        }
    };
    let seen = guide.seen.len();
    let progress = t!(language, "lessons-seen", seen = seen, all = all);
    html! {
        section.panel.coach."coach--quiet"[lesson.is_none()] aria-labelledby="coach-title"
            aria-live="polite" {
            header.coach-head {
                (Icon("u-bulb"))
                h2 #coach-title {
                    @match &lesson {
                        Some(lesson) => (lesson.title),
                        None if guide.skipped => (t!(language, "lessons-off")),
                        None => (t!(language, "lessons")),
                    }
                }
                span.coach-count title=(progress) {
                    span.vh { (progress) } span aria-hidden="true" { (seen) "/" (all) }
                }
            }
            @if let Some(lesson) = &lesson { p.coach-text { (lesson.text) } }
            div.coach-go {
                @if guide.skipped {
                    (button("btn", "on", t!(language, "lessons-on")))
                } @else {
                    @if let Some(lesson) = &lesson {
                        (button("btn btn--primary", "seen", t!(language, "got-it")))
                        a href={ "/rules/" (game) "#" (lesson.anchor) } target="_blank" {
                            (t!(language, "more-in-rules"))
                        }
                    }
                    (button("coach-skip", "skip", t!(language, "skip-lessons")))
                }
            }
        }
    }
}

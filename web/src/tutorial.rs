//! The tutor's panel of a first game: the lesson that is due, and the way to
//! go on, to skip all of them or to have them again.
//!
//! Which lessons there are and when their moment comes is each game's matter.

use crate::Icon;
use crate::t;
use crate::{Language, Scene, Stage};
use caravanserai_core::Game;
use maud::{Markup, html};
use std::borrow::Cow;

/// Something that the tutor of a game tells once, when its moment comes.
pub trait Lesson<G: Game>: Taught {
    /// Whether its moment is now.
    fn is_due(self, view: &G::View, choices: &[G::Choice]) -> bool;
}

/// What a lesson says; [`lessons!`](crate::lessons!) makes it from a list.
pub trait Taught: Copy + 'static {
    /// All lessons. Of several that are due, the first is told.
    const ALL: &'static [Self];

    /// The names under which they are remembered.
    const NAMES: &'static [&'static str];

    /// The name under which it is remembered.
    fn name(self) -> &'static str;

    /// What it is about.
    fn title(self, language: Language) -> Cow<'static, str>;

    /// What it says.
    fn text(self, language: Language) -> Cow<'static, str>;

    /// Where the rule book says more.
    fn anchor(self) -> &'static str;

    /// The part of the table that it speaks of, as the game's style sheet names it.
    fn points_at(self) -> &'static str;
}

/// Declares the lessons of a game, in the order in which they are told: the name under
/// which each is remembered, where the rule book says more, the part of the table that it
/// speaks of, its title and its text.
#[macro_export]
macro_rules! lessons {
    ($($lesson:ident = $name:literal, $anchor:literal, $part:literal, t!(l, $title:literal), t!(l, $text:literal);)*) => {
        /// Something that the tutor tells once.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub(crate) enum Lesson {
            $($lesson,)*
        }

        impl $crate::tutorial::Taught for Lesson {
            const ALL: &'static [Lesson] = &[$(Lesson::$lesson),*];
            const NAMES: &'static [&'static str] = &[$($name),*];

            fn name(self) -> &'static str {
                Self::NAMES[self as usize]
            }

            fn title(self, language: $crate::Language) -> std::borrow::Cow<'static, str> {
                match self {
                    $(Lesson::$lesson => $crate::t!(language, $title),)*
                }
            }

            fn text(self, language: $crate::Language) -> std::borrow::Cow<'static, str> {
                match self {
                    $(Lesson::$lesson => $crate::t!(language, $text),)*
                }
            }

            fn anchor(self) -> &'static str {
                [$($anchor),*][self as usize]
            }

            fn points_at(self) -> &'static str {
                [$($part),*][self as usize]
            }
        }
    };
}

/// A lesson as a list of them tells it.
#[derive(Clone, Debug)]
pub struct Title {
    /// What it is about.
    pub words: Cow<'static, str>,
    /// Where the rule book says more.
    pub anchor: &'static str,
}

/// What there is to learn, in the order in which it is told.
pub fn titles<L: Taught>(language: Language) -> Vec<Title> {
    let title = |lesson: &L| Title { words: lesson.title(language), anchor: lesson.anchor() };
    L::ALL.iter().map(title).collect()
}

/// The lesson that is due now, if there is one.
pub fn now<G: Game, L: Lesson<G>>(
    view: &G::View,
    choices: &[G::Choice],
    seen: &[String],
) -> Option<L> {
    let unseen = |lesson: &L| !seen.iter().any(|name| name == lesson.name());
    L::ALL.iter().copied().filter(unseen).find(|lesson| lesson.is_due(view, choices))
}

/// The lesson that the page shows, if the viewer learns at this table and wants
/// to go on learning.
pub fn shown<G: Game, L: Lesson<G>>(scene: &Scene<'_, G>) -> Option<L> {
    let guide = scene.table.guide.as_ref()?;
    let again = |name: &String| L::ALL.iter().copied().find(|lesson| lesson.name() == name);
    match (scene.stage, guide.again.as_ref().and_then(again)) {
        (Stage::Replay | Stage::BrokenOff, _) => None,
        (Stage::Live, Some(again)) => Some(again),
        (Stage::Live, None) if guide.skipped => None,
        (Stage::Live, None) => now(scene.view, scene.choices, &guide.seen),
    }
}

/// The field of the table's form that says which lesson was on the page.
pub fn field<G: Game, L: Lesson<G>>(scene: &Scene<'_, G>) -> Markup {
    html! {
        @if let Some(lesson) = shown::<G, L>(scene) {
            input type="hidden" name="lesson" value=(lesson.name());
        }
    }
}

/// The panel, with the lesson that is due; nothing at a table that does not teach.
pub fn panel<G: Game, L: Lesson<G>>(scene: &Scene<'_, G>) -> Markup {
    let (language, facts, all) = (scene.language, scene.table, L::ALL.len());
    let lesson = shown::<G, L>(scene);
    let Some(guide) = facts.guide.as_ref().filter(|_| scene.stage == Stage::Live) else {
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
    let told: Vec<L> = L::ALL
        .iter()
        .copied()
        .filter(|told| guide.seen.iter().any(|name| name == told.name()))
        .collect();
    let seen = guide.seen.len();
    let progress = t!(language, "lessons-seen", seen = seen, all = all);
    html! {
        section.panel.tutor."tutor--quiet"[lesson.is_none()] aria-labelledby="tutor-title"
            aria-live="polite" {
            header.tutor-head {
                (Icon("u-bulb"))
                h2 #tutor-title {
                    @match lesson {
                        Some(lesson) => (lesson.title(language)),
                        None if guide.skipped => (t!(language, "lessons-off")),
                        None => (t!(language, "lessons")),
                    }
                }
                span.tutor-count role="img" title=(progress) { (seen) "/" (all) }
            }
            @if let Some(lesson) = lesson { p.tutor-text { (lesson.text(language)) } }
            div.tutor-go {
                @if guide.skipped && lesson.is_none() {
                    (button("btn", "on", t!(language, "lessons-on")))
                } @else {
                    @if let Some(lesson) = lesson {
                        (button("btn btn--primary", "seen", t!(language, "got-it")))
                        a href={ "/rules/" (G::NAME) "#" (lesson.anchor()) } target="_blank" {
                            (t!(language, "more-in-rules"))
                        }
                    }
                    (button("tutor-skip", "skip", t!(language, "skip-lessons")))
                }
            }
            @if !told.is_empty() {
                details.fold.tutor-told {
                    summary { (t!(language, "lessons-so-far")) }
                    dl {
                        @for lesson in told.iter().rev() {
                            dt {
                                (lesson.title(language)) " "
                                button.tutor-again form="play" formaction=(reply) name="again" value=(lesson.name())
                                    title=(t!(language, "lesson-again")) {
                                    (Icon("u-eye")) span.vh { (t!(language, "lesson-again")) ": " (lesson.title(language)) }
                                }
                            }
                            dd { (lesson.text(language)) }
                        }
                    }
                }
            }
        }
    }
}

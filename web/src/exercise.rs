//! Exercises: moments of one's own games, to be tried again.

use crate::analysis::{self, Mistake};
use crate::{GameName, Icon, Language, labels, t};
use maud::{Markup, html};

/// A moment that is tried again.
#[derive(Clone, Debug)]
pub struct ExerciseFacts {
    /// The language to speak.
    pub language: Language,
    /// Its address.
    pub path: String,
    /// Which of its game's moments it is, from 1.
    pub nth: usize,
    /// Which of them were found.
    pub solved: Vec<bool>,
    /// What was tried so far.
    pub tries: Vec<Try>,
    /// Whether a good choice was found.
    pub found: bool,
    /// What was played and what is better, once it may be told.
    pub mistake: Option<Mistake>,
    /// The address of another moment that was not found yet.
    pub next: Option<String>,
    /// Where the replay shows it.
    pub replay: String,
}

/// Something that was tried.
#[derive(Clone, Debug)]
pub struct Try {
    /// The choice in words.
    pub words: String,
    /// The chance to win with it.
    pub chance: Option<f32>,
    /// What it is.
    pub verdict: Verdict,
    /// What a better choice has over it, in words that do not name that one.
    pub reason: Option<String>,
}

/// What a choice that was tried is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// As good as the best.
    Right,
    /// Nearly as good.
    Close,
    /// Worse.
    Wrong,
    /// What was played in the game.
    Played,
}

/// A game with moments to try again: for each, whether it was found, or not even tried.
#[derive(Clone, Debug)]
pub struct GameLine {
    /// The game.
    pub game: GameName,
    /// The table's address.
    pub path: String,
    /// Its moments.
    pub moments: Vec<Option<bool>>,
}

/// Something that better choices would have brought.
#[derive(Clone, Debug)]
pub struct Missed {
    /// How often.
    pub count: usize,
    /// What, in a few words.
    pub words: String,
}

/// What the panel beside the board says.
pub fn panel(facts: &ExerciseFacts) -> Markup {
    let language = facts.language;
    html! {
        section.exercise aria-live="polite" {
            h3 {
                span { (t!(language, "exercise")) }
                (dots(language, facts.solved.iter().map(|solved| solved.then_some(true)), Some(facts.nth)))
            }
            @if facts.mistake.is_none() { p { (t!(language, "exercise-task")) } }
            @for tried in &facts.tries { (tried_out(language, tried)) }
            @if let Some(mistake) = &facts.mistake { (analysis::answer(language, mistake)) }
            p.go {
                @match (&facts.mistake, &facts.next) {
                    (None, _) => {
                        a.btn."btn--quiet" href={ (facts.path) "?answer=on" } { (t!(language, "exercise-answer")) }
                    }
                    (Some(_), Some(next)) => {
                        a.btn."btn--primary" href=(next) { (t!(language, "exercise-next")) }
                    }
                    (Some(_), None) => {
                        a.btn."btn--primary" href="/exercises" { (t!(language, "exercises")) }
                    }
                }
                @if facts.mistake.is_some() {
                    a.btn href=(facts.replay) { (Icon("u-replay")) " " (t!(language, "replay")) }
                }
            }
        }
    }
}

fn tried_out(language: Language, tried: &Try) -> Markup {
    let (class, icon, said) = match tried.verdict {
        Verdict::Right => ("is-better", "u-check", t!(language, "try-right")),
        Verdict::Close => ("is-close", "u-step", t!(language, "try-close")),
        Verdict::Wrong => ("is-played", "u-close", t!(language, "try-wrong")),
        Verdict::Played => ("is-played", "u-close", t!(language, "try-played")),
    };
    html! {
        div.weighed.{ (class) } {
            (Icon(icon))
            span { b { (tried.words) } small { (said) } }
            @if let Some(chance) = tried.chance { span.pc { (labels::percent(chance)) " %" } }
        }
        @if let Some(reason) = &tried.reason { p.reason { (Icon("u-bulb")) " " (reason) } }
    }
}

/// How far somebody is: a dot for each moment.
fn dots(
    language: Language,
    moments: impl ExactSizeIterator<Item = Option<bool>> + Clone,
    now: Option<usize>,
) -> Markup {
    let (all, found) = (moments.len(), moments.clone().filter(|one| *one == Some(true)).count());
    html! {
        span.dots role="img" aria-label=(t!(language, "exercise-progress", found = found, all = all)) {
            @for (nth, moment) in (1..).zip(moments) {
                i.done[moment == Some(true)].part[moment == Some(false)].now[now == Some(nth)] {
                    @if moment == Some(true) { "✓" } @else { (nth) }
                }
            }
        }
    }
}

/// All moments of somebody's games, inside `<main>`.
pub fn all(language: Language, games: &[GameLine], often: &[Missed]) -> Markup {
    let moments = games.iter().flat_map(|game| &game.moments);
    let (count, found) =
        (moments.clone().count(), moments.filter(|one| **one == Some(true)).count());
    html! {
        div.wrap {
            section.panel.box.stacked aria-labelledby="exercises-title" {
                h1 #exercises-title { (t!(language, "exercises")) }
                p { (t!(language, "exercises-lead")) }
                @if count > 0 {
                    p { label for="exercises-found" { (t!(language, "exercise-progress", found = found, all = count)) } }
                    progress #exercises-found max=(count) value=(found) {}
                }
                @if !often.is_empty() {
                    h2 { (t!(language, "exercises-often")) }
                    p.note { (t!(language, "exercises-often-lead")) }
                    ul.often {
                        @for missed in often {
                            li { (missed.words) " " small { (t!(language, "exercises-times", count = missed.count)) } }
                        }
                    }
                }
                @if games.is_empty() {
                    p.note { (t!(language, "exercises-none")) }
                } @else {
                    ol.exercises {
                        @for game in games {
                            li {
                                a href={ (game.path) "/end" } { (game.game.title) }
                                (dots(language, game.moments.iter().copied(), None))
                                @let next = game.moments.iter().position(|one| *one != Some(true)).unwrap_or(0);
                                a.btn href={ (game.path) "/exercise/" (next + 1) } { (t!(language, "try-again")) }
                            }
                        }
                    }
                }
            }
        }
    }
}

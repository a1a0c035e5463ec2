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
    /// Whether a good turn was found.
    pub found: bool,
    /// What was played and what is better, once it may be told.
    pub mistake: Option<Mistake>,
    /// The address of another moment that was not found yet.
    pub next: Option<String>,
    /// Where the replay shows it.
    pub replay: String,
}

/// A turn that was tried.
#[derive(Clone, Debug)]
pub struct Try {
    /// The turn in words.
    pub words: String,
    /// The chance to win with it.
    pub chance: f32,
    /// What it is.
    pub verdict: Verdict,
    /// What a better turn has over it, in words that do not name that one.
    pub reason: Option<String>,
}

/// What a turn that was tried is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// As good as the best.
    Right,
    /// Another than the best, which is better by no more than luck.
    Equal,
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

/// Something that better turns would have brought.
#[derive(Clone, Debug)]
pub struct Missed {
    /// How often.
    pub count: usize,
    /// How often in the latest games, and how many these are; `None` if there are no others.
    pub lately: Option<(usize, usize)>,
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
        Verdict::Equal => ("is-better", "u-check", t!(language, "try-equal")),
        Verdict::Close => ("is-close", "u-step", t!(language, "try-close")),
        Verdict::Wrong => ("is-played", "u-close", t!(language, "try-wrong")),
        Verdict::Played => ("is-played", "u-close", t!(language, "try-played")),
    };
    html! {
        div.weighed.{ (class) } {
            (Icon(icon))
            span { b { (tried.words) } small { (said) } }
            span.pc { (labels::percent(tried.chance)) " %" }
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

/// What somebody can try again, and what they miss.
#[derive(Clone, Debug)]
pub struct All {
    /// The language to speak.
    pub language: Language,
    /// The latest games with moments to try again.
    pub games: Vec<GameLine>,
    /// What is missed most often in all games.
    pub often: Vec<Missed>,
    /// How many moments of all games were found.
    pub found: usize,
    /// How many there are.
    pub moments: usize,
}

/// All moments of somebody's games, inside `<main>`.
pub fn all(all: &All) -> Markup {
    let All { language, games, often, .. } = all;
    let language = *language;
    html! {
        div.wrap {
            section.panel.box.stacked aria-labelledby="exercises-title" {
                h1 #exercises-title { (t!(language, "exercises")) }
                p { (t!(language, "exercises-lead")) }
                @if all.moments > 0 {
                    p { label for="exercises-found" { (t!(language, "exercise-progress", found = all.found, all = all.moments)) } }
                    progress #exercises-found max=(all.moments) value=(all.found) {}
                }
                @if !often.is_empty() {
                    h2 { (t!(language, "exercises-often")) }
                    p.note { (t!(language, "exercises-often-lead")) }
                    ul.often {
                        @for missed in often {
                            li {
                                (missed.words) " "
                                small {
                                    (t!(language, "exercises-times", count = missed.count))
                                    @if let Some((count, games)) = missed.lately {
                                        ", " (t!(language, "exercises-lately", count = count, games = games))
                                    }
                                }
                            }
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

//! Plans: what somebody who waits has laid down for their turn. Beside the board stands what
//! is planned, and the way to a page of its own where it is changed.

use crate::beside::is_asked;
use crate::{Icon, Language, Scene, Stage, t};
use caravanserai_core::Game;
use maud::{Markup, html};

/// What the viewer has planned.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct PlanFacts {
    /// The choices in words, in order.
    pub line: Vec<String>,
    /// How many of its first choices may still be played, if not all of them may.
    pub fits: Option<usize>,
    /// What the others must not do meanwhile, in words.
    pub unless: Vec<String>,
    /// Why the last plan has ended, in a sentence, until the viewer acts.
    pub ended: Option<String>,
}

/// Why a plan has ended, with its choices in words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Why {
    /// A choice is not legal.
    Illegal {
        /// The choice.
        choice: String,
        /// Why not, as the rest of a sentence.
        reason: Option<String>,
    },
    /// A choice means something else than it did.
    Changed {
        /// The choice as it was planned.
        choice: String,
        /// What it would be now.
        now: Option<String>,
    },
    /// Something hidden was shown.
    Revealed,
    /// The turn was over.
    TurnOver,
    /// Moves were taken back.
    TakenBack,
    /// Somebody did this.
    Unless(String),
}

impl Why {
    /// In a sentence.
    pub fn words(&self, language: Language) -> String {
        match self {
            Why::Illegal { choice, reason: Some(reason) } => {
                t!(language, "plan-ended-illegal", choice = choice, reason = reason)
            }
            Why::Illegal { choice, reason: None } => {
                t!(language, "plan-ended-impossible", choice = choice)
            }
            Why::Changed { choice, now: Some(now) } => {
                t!(language, "plan-ended-changed", choice = choice, now = now)
            }
            Why::Changed { choice, now: None } => {
                t!(language, "plan-ended-impossible", choice = choice)
            }
            Why::Revealed => t!(language, "plan-ended-revealed"),
            Why::TurnOver => t!(language, "plan-ended-turn-over"),
            Why::TakenBack => t!(language, "plan-ended-taken-back"),
            Why::Unless(event) => t!(language, "plan-ended-unless", deed = event),
        }
        .into_owned()
    }
}

/// The plan beside the board, or the way to make one.
pub(crate) fn beside<G: Game>(scene: &Scene<'_, G>) -> Markup {
    let (language, facts) = (scene.language, scene.table);
    let live = scene.stage == Stage::Live && facts.panel.is_none();
    let Some(plan) = facts.plan.as_ref().filter(|_| live) else { return html! {} };
    let page = format!("{}/plan", facts.path);
    html! {
        @if let Some(ended) = &plan.ended { (note(ended)) }
        @if scene.to_act.is_some() && !is_asked(scene) {
            @if plan.line.is_empty() {
                p.plan {
                    a.btn href=(page) { (Icon("u-clock")) " " (t!(language, "plan-ahead")) }
                }
            } @else {
                section.plan aria-labelledby="plan-title" {
                    h3 #plan-title { (t!(language, "plan-yours")) }
                    ol {
                        @for (nth, choice) in plan.line.iter().enumerate() {
                            li { (step(language, choice, plan.fits == Some(nth))) }
                        }
                    }
                    @if !plan.unless.is_empty() {
                        p.note { (t!(language, "plan-unless")) }
                        ul.deeds { @for event in &plan.unless { li { (event) } } }
                    }
                    form.go method="post" action=(page) {
                        a.btn."btn--quiet" href=(page) { (t!(language, "plan-change")) }
                        button.btn."btn--quiet" name="keep" value="0" {
                            (Icon("u-close")) " " (t!(language, "plan-drop"))
                        }
                    }
                }
            }
        }
    }
}

/// A choice that is planned, and whether that will hardly be possible.
fn step(language: Language, choice: &str, is_unlikely: bool) -> Markup {
    html! {
        span { (choice) @if is_unlikely { " " small { (t!(language, "plan-unlikely")) } } }
    }
}

fn note(ended: &str) -> Markup {
    html! { div.ask role="status" { p { (ended) } } }
}

/// What can be planned.
#[derive(Clone, Debug)]
pub struct PlanningFacts {
    /// The language to speak.
    pub language: Language,
    /// The table's address.
    pub path: String,
    /// What is planned, in words.
    pub line: Vec<String>,
    /// How many of its first choices may still be played.
    pub fits: usize,
    /// What can be added.
    pub next: Vec<Listed>,
    /// What the others must not do meanwhile.
    pub unless: Vec<Listed>,
    /// What they may do.
    pub others: Vec<Listed>,
    /// Why the last plan has ended, in a sentence.
    pub ended: Option<String>,
}

/// A choice, or an event of others, in a list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Listed {
    /// What it is called in forms.
    pub choice: String,
    /// What it says.
    pub words: String,
}

/// The panel of the page where a plan is made.
pub fn panel(planning: &PlanningFacts) -> Markup {
    let language = planning.language;
    let last = planning.line.len();
    html! {
        form.plan method="post" action={ (planning.path) "/plan" } {
            h3 { (t!(language, "plan-yours")) }
            @if let Some(ended) = &planning.ended { (note(ended)) }
            @if planning.line.is_empty() { p.note { (t!(language, "plan-none")) } }
            ol {
                @for (nth, choice) in planning.line.iter().enumerate() {
                    li {
                        (step(language, choice, nth == planning.fits))
                        @let label = match nth + 1 == last {
                            true => t!(language, "plan-remove"),
                            false => t!(language, "plan-remove-from"),
                        };
                        button.iconbtn name="keep" value=(nth) title=(label) aria-label={ (label) ": " (choice) } {
                            (Icon("u-close"))
                        }
                    }
                }
            }
            a.btn."btn--primary" href=(planning.path) { (Icon("u-back")) " " (t!(language, "plan-back")) }
            @if !planning.next.is_empty() {
                h3 { @if last == 0 { (t!(language, "plan-first")) } @else { (t!(language, "plan-then")) } }
                ul {
                    @for listed in &planning.next {
                        li { button.btn name="add" value=(listed.choice) { (listed.words) } }
                    }
                }
            } @else if planning.fits == last {
                p.note { (t!(language, "plan-no-more")) }
            }
        }
        @if last > 0 { (exceptions(planning)) }
        p.note { (t!(language, "plan-note")) }
    }
}

/// What the others must not do, or the plan is dropped.
fn exceptions(planning: &PlanningFacts) -> Markup {
    let language = planning.language;
    let offered = planning.others.iter().filter(|event| !planning.unless.contains(event));
    html! {
        form.plan.unless method="post" action={ (planning.path) "/plan" } {
            h3 { (t!(language, "plan-unless")) }
            ul.deeds {
                @for event in &planning.unless {
                    li {
                        span { (event.words) }
                        button.iconbtn name="allow" value=(event.choice) title=(t!(language, "plan-remove"))
                            aria-label={ (t!(language, "plan-remove")) ": " (event.words) } {
                            (Icon("u-close"))
                        }
                    }
                }
            }
        }
        form.plan.unless method="post" action={ (planning.path) "/plan" } {
            label.vh for="plan-unless" { (t!(language, "plan-unless")) }
            select.input #plan-unless name="unless" {
                @for event in offered { option value=(event.choice) { (event.words) } }
            }
            button.btn { (t!(language, "plan-unless-add")) }
        }
    }
}

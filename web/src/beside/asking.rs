//! What a player is asked besides the game's own question: hints, taking
//! moves back, ending the turn.

use crate::Icon;
use crate::t;
use crate::{Scene, Stage, labels};
use caravanserai_core::{Comparison, Game, Seat};
use maud::{Markup, html};
use serde::Deserialize;
use std::borrow::Cow;
use words::{Vocabulary, coach};

/// Whether the viewer is asked for something now.
pub fn is_asked<G: Game>(scene: &Scene<'_, G>) -> bool {
    scene.stage == Stage::Live && scene.seat.is_some() && scene.seat == scene.to_act
}

/// Whether the hint that was asked for names this choice first.
pub fn is_hinted<G: Game>(scene: &Scene<'_, G>, choice: G::Choice) -> bool {
    scene.table.hint.choices.first().is_some_and(|(text, _)| *text == choice.to_string())
}

/// How good a hint finds a choice.
pub fn hint_share<G: Game>(scene: &Scene<'_, G>, choice: G::Choice) -> Markup {
    if scene.table.hint.choices.is_empty() {
        return html! {};
    }
    let text = choice.to_string();
    let share = scene.table.hint.choices.iter().find(|(hinted, _)| *hinted == text);
    html! {
        @if let Some((_, share)) = share {
            span.share title=(t!(scene.language, "hint-share")) {
                (Icon("u-bulb")) (labels::percent(*share)) " %"
            }
        }
    }
}

/// The button that asks for a hint, where one may be had.
pub fn hint_button<G: Game>(scene: &Scene<'_, G>) -> Markup {
    let facts = scene.table;
    html! {
        @if facts.hints && is_asked(scene) && facts.hint.choices.is_empty() {
            button.btn."btn--quiet".hint-btn form="play" formaction={ (facts.path) "/hint" } data-key="h" {
                (Icon("u-bulb")) " " (t!(scene.language, "hint"))
            }
        }
    }
}

/// Why the coach finds the first choice of its hint better than the second.
pub fn hint_reason<V: Vocabulary>(scene: &Scene<'_, V::Game>) -> Markup {
    let ahead =
        scene.table.hint.ahead.as_ref().and_then(|ahead| Comparison::deserialize(ahead).ok());
    let (Some(ahead), Some(seat)) = (ahead, scene.seat) else { return html! {} };
    let names = super::names::<V>(scene.table, scene.table.names.len() as u8, scene.language);
    let reason = coach::reason::<V>(scene.language, scene.view, &names, seat, &ahead);
    html! { p.reason role="status" { (Icon("u-bulb")) " " (reason) } }
}

/// What is said to whoever has nothing to choose.
pub fn waiting<G: Game>(scene: &Scene<'_, G>) -> Markup {
    let language = scene.language;
    html! {
        p.note {
            @if scene.stage == Stage::Replay {
                (t!(language, "replay-note"))
            } @else if scene.to_act.is_none() {
                (t!(language, "over-note"))
            } @else if scene.seat.is_none() {
                (t!(language, "watching-note"))
            } @else {
                (t!(language, "waiting-note"))
            }
        }
    }
}

/// Somebody asks to take a move back. All people at the table have to agree.
pub fn takeback_question<G: Game>(scene: &Scene<'_, G>, name: impl Fn(Seat) -> String) -> Markup {
    let (language, facts) = (scene.language, scene.table);
    let Some(seat) = facts.takeback else { return html! {} };
    let asked: Vec<String> = facts.asked.iter().map(|asked| name(*asked)).collect();
    let asked = words::list(language, &asked);
    let answers = scene.seat.is_some_and(|me| facts.asked.contains(&me));
    html! {
        div.ask role="status" {
            @if scene.seat == Some(seat) {
                p { (t!(language, "takeback-waits", names = asked)) }
            } @else if answers {
                p { (t!(language, "takeback-asked", name = name(seat))) }
                @if facts.asked.len() > 1 { p.note { (t!(language, "takeback-all")) } }
                p.go {
                    button.btn form="play" formaction={ (facts.path) "/takeback" }
                        name="answer" value="yes" { (t!(language, "yes")) }
                    button.btn form="play" formaction={ (facts.path) "/takeback" }
                        name="answer" value="no" { (t!(language, "no")) }
                }
            } @else {
                p { (t!(language, "takeback-open", name = name(seat), names = asked)) }
            }
        }
    }
}

/// The button that takes the last move back, or asks for it.
pub fn undo<G: Game>(scene: &Scene<'_, G>) -> Markup {
    let (language, facts) = (scene.language, scene.table);
    let seated = scene.seat.is_some() && scene.stage == Stage::Live;
    let may_ask = seated
        && facts.undoable == 0
        && facts.takeback.is_none()
        && scene.to_act.is_some()
        && scene.log.iter().any(|told| Some(told.seat) == scene.seat);
    html! {
        @if seated && facts.undoable > 0 {
            button.btn form="play" formaction={ (facts.path) "/undo" } data-key="u"
                title=(t!(language, "undo-note", count = facts.undoable)) {
                (Icon("u-undo")) " " (t!(language, "undo"))
                " " small.count aria-hidden="true" { (facts.undoable) }
            }
        } @else if may_ask {
            button.btn."btn--quiet" form="play" formaction={ (facts.path) "/takeback" }
                title=(t!(language, "takeback-note")) {
                (Icon("u-undo")) " " (t!(language, "takeback"))
            }
        }
    }
}

/// What is said before a turn ends with something left to do.
pub struct Warning {
    /// In a few words, below the label.
    pub short: Cow<'static, str>,
    /// In a sentence, once the button was pressed.
    pub full: Cow<'static, str>,
    /// The label of the button that ends the turn all the same.
    pub anyway: Cow<'static, str>,
}

/// The button of a choice that ends something. With a warning it asks again.
pub fn ending<G: Game>(
    scene: &Scene<'_, G>,
    choice: G::Choice,
    label: &str,
    warning: Option<Warning>,
) -> Markup {
    let hinted = is_hinted(scene, choice);
    html! {
        @match warning {
            Some(warning) => details.confirm {
                summary.btn."btn--primary".is-hint[hinted] data-key="e" {
                    (Icon("u-check"))
                    span.two { (label) small { (warning.short) } }
                }
                div.confirm-box {
                    p { (warning.full) }
                    button.btn."btn--primary" form="play" name="choice" value=(choice) { (warning.anyway) }
                }
            },
            None => button.btn."btn--primary".is-hint[hinted] form="play" name="choice" value=(choice)
                data-key="e" {
                (Icon("u-check")) " " (label) (hint_share(scene, choice))
            },
        }
    }
}

/// The way to the count, once the game is over.
pub fn to_the_count<G: Game>(scene: &Scene<'_, G>) -> Markup {
    html! {
        @if scene.to_act.is_none() {
            a.btn."btn--primary" href={ (scene.table.path) "/end" } {
                (Icon("u-trophy")) " " (t!(scene.language, "to-the-count"))
            }
        }
    }
}

//! What a player is asked besides the game's own question: hints, ending the turn.

use crate::Icon;
use crate::t;
use crate::{Scene, Stage, labels};
use caravanserai_core::{Comparison, Game};
use maud::{Markup, html};
use serde::Deserialize;
use std::borrow::Cow;
use words::Vocabulary;
use words::coach::Coach;

/// Whether the viewer is asked for something now.
pub fn is_asked<G: Game>(scene: &Scene<'_, G>) -> bool {
    scene.stage == Stage::Live && scene.seat.is_some() && scene.seat == scene.to_act
}

/// Whether the others wait for the viewer's word, besides the game: they ask for something, or
/// somebody's time is over.
pub fn is_consulted<G: Game>(scene: &Scene<'_, G>) -> bool {
    let facts = scene.table;
    is_played(scene)
        && scene.seat.is_some_and(|me| {
            let late = facts.time.overdue.is_some_and(|late| late != me);
            late || facts.asked.contains(&me) || facts.handover.asked.contains(&me)
        })
}

/// Whether a game goes on here; a moment that is looked at or tried again is no game.
pub(crate) fn is_played<G: Game>(scene: &Scene<'_, G>) -> bool {
    scene.stage == Stage::Live && scene.to_act.is_some() && scene.table.panel.is_none()
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

/// The turn that the coach would make, and why it finds that better than the next best.
pub fn hint_reason<V: Vocabulary>(scene: &Scene<'_, V::Game>) -> Markup {
    let (language, hint) = (scene.language, &scene.table.hint);
    let Some(seat) = scene.seat.filter(|_| !hint.choices.is_empty()) else { return html! {} };
    let ahead = hint.ahead.as_ref().and_then(|ahead| Comparison::deserialize(ahead).ok());
    let names = super::names::<V>(scene.table, scene.table.names.len() as u8, language);
    let coach = Coach::<V> { language, view: scene.view, names: &names, seat };
    let reason = ahead.map(|ahead| coach.reason(&ahead));
    html! {
        div role="status" {
            @if let Some(reason) = reason { p.reason { (Icon("u-bulb")) " " (reason) } }
            @if hint.turn.len() > 1 {
                details.fold.reason {
                    summary { (t!(language, "coach-turn")) }
                    ol { @for step in &hint.turn { li { (step) } } }
                }
            }
        }
    }
}

/// What is said to a viewer who has nothing to choose.
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

/// What is said before a turn ends with something left to do.
pub struct Warning {
    /// In a few words, below the label.
    pub short: Cow<'static, str>,
    /// In a sentence, once the button was pressed.
    pub full: Cow<'static, str>,
    /// The label of the button that ends the turn all the same.
    pub anyway: Cow<'static, str>,
}

/// The button of a choice that ends something, quiet while there is something else to do. With
/// a warning it asks again.
pub fn ending<G: Game>(
    scene: &Scene<'_, G>,
    choice: G::Choice,
    label: &str,
    warning: Option<Warning>,
) -> Markup {
    let hinted = is_hinted(scene, choice);
    let is_last = scene.choices == [choice];
    html! {
        @match warning {
            Some(warning) => details.confirm {
                summary.btn.ends.is-hint[hinted] data-key="e" {
                    (Icon("u-check"))
                    span.two { (label) small { (warning.short) } }
                }
                div.confirm-box {
                    p { (warning.full) }
                    button.btn."btn--primary" form="play" name="choice" value=(choice) { (warning.anyway) }
                }
            },
            None => button.btn.ends."btn--primary"[is_last].is-hint[hinted] form="play" name="choice"
                value=(choice) data-key="e" {
                (Icon("u-check")) " " (label) (hint_share(scene, choice))
            },
        }
    }
}

/// The way to the count, once the game is over. Where it was broken off, that is said above the
/// table.
pub fn to_the_count<G: Game>(scene: &Scene<'_, G>) -> Markup {
    html! {
        @if scene.to_act.is_none() && scene.stage != Stage::BrokenOff {
            a.btn.ends."btn--primary" href={ (scene.table.path) "/end" } {
                (Icon("u-trophy")) " " (t!(scene.language, "to-the-count"))
            }
        }
    }
}

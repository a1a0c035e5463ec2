//! Leaving a seat to another: everybody else at the table is asked.

use crate::{Icon, Language, Scene, TableFacts, labels, t};
use caravanserai_core::{Game, Seat};
use maud::{Markup, html};

/// What is asked or offered of a seat that somebody would leave.
#[derive(Clone, Debug, Default)]
pub struct HandoverFacts {
    /// Who would leave their seat, and to which level; `None` for anybody.
    pub offer: Option<(Seat, Option<String>)>,
    /// Who of the others would free that seat, if its person did not ask.
    pub by: Option<Seat>,
    /// Who has not answered that yet.
    pub asked: Vec<Seat>,
    /// The seat that anybody may take.
    pub vacant: Option<Seat>,
    /// The levels of opponents who could take a seat.
    pub levels: Vec<String>,
}

/// Somebody would leave their seat, or anybody may take it.
pub(super) fn question<G: Game>(scene: &Scene<'_, G>, names: &[String]) -> Markup {
    let (language, facts) = (scene.language, scene.table);
    let name = |seat: Seat| names.get(seat.index()).cloned().unwrap_or_default();
    if !super::is_played(scene) {
        return html! {};
    }
    let button = |answer: &'static str, label: Markup| {
        html! {
            button.btn form="play" formaction={ (facts.path) "/hand-over" } name="answer" value=(answer) { (label) }
        }
    };
    if let Some((seat, to)) = &facts.handover.offer {
        let to = to.as_deref().map(|level| labels::level(language, level));
        let asked: Vec<String> = facts.handover.asked.iter().map(|asked| name(*asked)).collect();
        let asked = words::list(language, &asked);
        return html! {
            div.ask role="status" {
                @if scene.seat == Some(*seat) {
                    p {
                        @match facts.handover.by {
                            Some(by) => (t!(language, "handover-free-yours", name = name(by))),
                            None => (t!(language, "handover-waits", names = asked)),
                        }
                    }
                    p.go { (button("no", html! { (t!(language, "handover-withdraw")) })) }
                } @else {
                    p {
                        @match (facts.handover.by, to) {
                            (Some(by), _) => (t!(language, "handover-free", name = name(by), late = name(*seat))),
                            (None, Some(level)) => (t!(language, "handover-to-house", name = name(*seat), level = level)),
                            (None, None) => (t!(language, "handover-to-anyone", name = name(*seat))),
                        }
                    }
                    @if scene.seat.is_some_and(|me| facts.handover.asked.contains(&me)) {
                        p.go {
                            (button("yes", html! { (t!(language, "handover-agree")) }))
                            (button("no", html! { (t!(language, "no")) }))
                        }
                    } @else {
                        p.note { (t!(language, "handover-asked", names = asked)) }
                        @if scene.seat.is_some() && scene.seat == facts.handover.by {
                            p.go { (button("no", html! { (t!(language, "handover-ask-no-longer")) })) }
                        }
                    }
                }
            }
        };
    }
    html! {
        @if let Some(seat) = facts.handover.vacant {
            div.ask role="status" {
                p { (t!(language, "handover-vacant", name = name(seat))) }
                @if scene.seat.is_none() {
                    form.go method="post" action={ (facts.path) "/sit" } {
                        button.btn."btn--primary" { (Icon("u-person")) " " (t!(language, "handover-sit")) }
                    }
                } @else if scene.seat == Some(seat) {
                    p.note { (t!(language, "handover-link")) }
                    p.go { (button("no", html! { (t!(language, "handover-keep")) })) }
                } @else {
                    p.note { (t!(language, "handover-link-others")) }
                }
            }
        }
    }
}

/// Whether somebody asks or has agreed to free the seat of an absent player.
pub(crate) fn is_freed(facts: &TableFacts, late: Seat) -> bool {
    let HandoverFacts { offer, by, vacant, .. } = &facts.handover;
    let asked = by.is_some() && offer.as_ref().is_some_and(|(seat, _)| *seat == late);
    asked || *vacant == Some(late)
}

/// The way to leave one's seat to another, in the menu of a table with other people.
pub(crate) fn ask(language: Language, facts: &TableFacts) -> Markup {
    html! {
        details.leave {
            summary.btn."btn--quiet" { (Icon("u-swap")) " " (t!(language, "handover")) }
            form method="post" action={ (facts.path) "/hand-over" } {
                p { (t!(language, "handover-note")) }
                label.vh for="handover-to" { (t!(language, "handover")) }
                select.input #handover-to name="to" {
                    option value="anyone" { (t!(language, "handover-anyone")) }
                    (labels::level_options(language, &facts.handover.levels, Some("anyone")))
                }
                button.btn type="submit" { (t!(language, "handover-ask")) }
            }
        }
    }
}

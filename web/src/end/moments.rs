//! What decided a game: the swing, the visitor's worst moments, and everybody's mistakes.

use super::{EndFacts, Swing, name};
use crate::{Icon, labels, t};
use maud::{Markup, html};

/// The visitor's worst moments, the worst first, each to be looked at and to be tried again.
pub(super) fn worst(facts: &EndFacts) -> Markup {
    let language = facts.language;
    html! {
        section.panel.box data-wide aria-labelledby="worst-title" {
            h2 #worst-title { (t!(language, "worst-moments", count = facts.worst.len())) }
            ol.worst {
                @for (place, moment) in (1..).zip(&facts.worst) {
                    @let mistake = &moment.mistake;
                    li {
                        div.head {
                            span.no aria-hidden="true" { (place) }
                            (t!(language, "round-n", round = mistake.round))
                            b { "−" (labels::percent(mistake.cost)) " %" }
                        }
                        dl {
                            dt { (t!(language, "worst-played")) } dd { (mistake.played.line()) }
                            dt { (t!(language, "worst-better")) } dd.better { (mistake.better.line()) }
                        }
                        p { (mistake.reason) }
                        div.go {
                            a.btn href={ (facts.path) "/replay?at=" (mistake.number) } {
                                (Icon("u-eye")) " " (t!(language, "show-me"))
                            }
                            a.btn href={ (facts.path) "/exercise/" (moment.exercise) } {
                                (Icon("u-replay")) " " (t!(language, "try-again"))
                            }
                        }
                    }
                }
            }
            p.note { a href="/exercises" { (t!(language, "exercises")) } }
        }
    }
}

/// How much of the swing was play, and how much was luck.
pub(super) fn decided(facts: &EndFacts, swing: &Swing) -> Markup {
    let language = facts.language;
    let own = name(facts, swing.seat);
    let play = match facts.names.len() {
        2 => t!(language, "swing-play", name = own, other = name(facts, swing.seat.other())),
        _ => t!(language, "swing-play-many", name = own),
    };
    let line = |words: &str, change: f32| {
        html! {
            li {
                span { (words) }
                @match labels::percent(change.abs()) {
                    0 => { b { "0 %" } }
                    percent if change > 0.0 => { b.up { "+" (percent) " %" } }
                    percent => { b.down { "−" (percent) " %" } }
                }
            }
        }
    };
    html! {
        p.note {
            (t!(language, "swing-lead", name = own, first = labels::percent(swing.first),
                last = labels::percent(swing.last)))
        }
        ul.turns.swing {
            (line(&play, swing.play))
            (line(&t!(language, "swing-luck", name = own), swing.luck))
            (line(&t!(language, "swing-unforeseen"), swing.unforeseen()))
        }
    }
}

pub(super) fn mistakes(facts: &EndFacts) -> Markup {
    let language = facts.language;
    html! {
        @if !facts.mistakes.is_empty() {
            h3.sub { (t!(language, "mistakes")) }
            ol.turns {
                @for mistake in &facts.mistakes {
                    li {
                        a href={ (facts.path) "/replay?at=" (mistake.number) } {
                            (t!(language, "round-n", round = mistake.round))
                        }
                        span {
                            span.seat.{ "seat--" (mistake.seat) } role="img"
                                aria-label=(name(facts, mistake.seat)) {} " "
                            (t!(language, "mistake", played = mistake.played.line(),
                                better = mistake.better.line()))
                            small { (mistake.reason) }
                        }
                        b.down { "−" (labels::percent(mistake.cost)) " %" }
                    }
                }
            }
        } @else {
            p.note { (t!(language, "no-mistakes")) }
        }
    }
}

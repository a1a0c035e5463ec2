//! What happened, line by line: the log.

use super::story::told;
use crate::t;
use crate::{Icon, Note, Scene, Stage, ToldMove, labels, menu, pace, people, talk};
use caravanserai_core::{Game, Seat};
use maud::{Markup, html};

/// How many moves are told while the game is on; a replay tells them all.
const RECENT: usize = 40;

/// One line of what happened.
pub struct Line {
    /// The position after it, to jump to.
    pub number: usize,
    /// The round it was in.
    pub round: u16,
    /// Who did it; `None` for what happens by itself.
    pub who: Option<Seat>,
    /// What, in words and drawings.
    pub text: Markup,
}

/// The moves that a page tells: the last ones, and all that are news.
pub fn shown<'a, G: Game>(scene: &Scene<'a, G>) -> &'a [ToldMove<G>] {
    let log = scene.log;
    let first = match scene.stage {
        Stage::Live => {
            let known = log.partition_point(|told| told.number <= scene.table.seen);
            log.len().saturating_sub(RECENT).min(known)
        }
        Stage::Replay | Stage::BrokenOff => 0,
    };
    &log[first..]
}

/// The lines that the log has, the newest first, each with what was done after it besides
/// playing; at the end what was done before the first of them.
fn with_notes<'a, G: Game>(
    scene: &Scene<'a, G>,
    lines: &'a [Line],
) -> Vec<(Option<&'a Line>, Vec<&'a Note>)> {
    let earliest = scene.log.len() - shown(scene).len();
    let notes = scene.table.notes.iter().rev();
    let mut notes =
        notes.filter(|note| (earliest..=scene.log.len()).contains(&note.moves)).peekable();
    let mut all = Vec::new();
    for line in lines.iter().rev() {
        let mut after = Vec::new();
        while let Some(note) = notes.next_if(|note| note.moves >= line.number) {
            after.push(note);
        }
        all.push((Some(line), after));
    }
    all.push((None, notes.collect()));
    all
}

/// The panel with the log, the newest line first; each line leads to its
/// position. `lines` are in the order in which they happened. Where the story
/// tells what is new, the log is folded away.
pub fn log<G: Game>(
    scene: &Scene<'_, G>,
    lines: &[Line],
    mark: impl Fn(Option<Seat>) -> Markup,
) -> Markup {
    let language = scene.language;
    let path = &scene.table.path;
    let plays = super::is_played(scene) && scene.seat.is_some();
    let names = labels::names(language, &scene.table.names, &scene.table.bots);
    let name = |seat: Seat| names.get(seat.index()).cloned().unwrap_or_default();
    let mut round = None;
    html! {
        section.panel.logbox aria-labelledby="log-title" {
            header.panel-head {
                @if told(scene).is_empty() {
                    h2.panel-title #log-title { (t!(language, "log")) }
                } @else {
                    h2.vh #log-title { (t!(language, "log")) }
                    input.vh #log-open type="checkbox";
                    label.btn."btn--quiet" for="log-open" { (Icon("u-log")) " " (t!(language, "log")) }
                }
                @if scene.table.practice {
                    span.tag title=(t!(language, "practice-note")) { (t!(language, "practice")) }
                }
                @if super::is_played(scene) { (people::watching()) }
                @if plays { (talk::phrases(language, scene.table)) (menu::menu(language, scene.table)) }
                @if scene.log.len() > shown(scene).len() {
                    a.more href={ (path) "/replay?at=" (scene.log.len()) } { (t!(language, "whole-log")) }
                }
            }
            div.scroll tabindex="0" role="log" aria-labelledby="log-title" {
                ol.log {
                    @for (line, notes) in with_notes(scene, lines) {
                        @for note in notes {
                            li.aside { (mark(None)) span { (note.words(language, name)) } }
                        }
                        @if let Some(line) = line {
                            @if round.replace(line.round) != Some(line.round) {
                                li.round { (t!(language, "round-n", round = line.round)) }
                            }
                            li {
                                (mark(line.who))
                                a href={ (path) "/replay?at=" (line.number) } { (line.text) }
                            }
                        }
                    }
                    // What was agreed on before the first move.
                    @if let Some(pace) = pace::agreed(language, scene.table).filter(|_| super::is_played(scene)) {
                        li.aside { (mark(None)) span { (t!(language, "pace-line", pace = pace)) } }
                    }
                }
            }
        }
    }
}

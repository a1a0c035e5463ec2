//! The log in words, the newest line first; each line leads to its position.

use super::amount::Voice;
use super::table::{Table, colour};
use super::words::event;
use crate::texts::t;
use crate::{Stage, ToldMove};
use maud::{Markup, html};
use targi::{Event, State};

/// So many moves are shown while the game is on; a replay shows them all.
const RECENT: usize = 40;

/// The panel with the log.
pub(super) fn panel(table: &Table<'_>) -> Markup {
    let language = table.language;
    let log = table.scene.log;
    let shown = match table.scene.stage {
        Stage::Live => RECENT,
        Stage::Replay => log.len(),
    };
    let path = &table.scene.table.path;
    let mut round = None;
    html! {
        section.panel.logbox aria-labelledby="log-title" {
            header.panel-head {
                h2.panel-title #log-title { (t!(language, "log")) }
                @if log.len() > shown {
                    a.more href={ (path) "/replay?at=" (log.len()) } { (t!(language, "whole-log")) }
                }
            }
            div.scroll tabindex="0" role="log" aria-labelledby="log-title" {
                ol.log {
                    @for told in log.iter().rev().take(shown) {
                        @if round.replace(told.round) != Some(told.round) {
                            li.round { (t!(language, "round-n", round = told.round)) }
                        }
                        @for line in lines(table, told).into_iter().rev() { (line) }
                    }
                }
            }
        }
    }
}

/// What a move did, line by line.
fn lines(table: &Table<'_>, told: &ToldMove<State>) -> Vec<Markup> {
    let path = &table.scene.table.path;
    let shown = told.events.iter().filter(|told| is_worth_a_line(&told.event));
    shown
        .map(|event| {
            html! {
                li {
                    (mark(table, &event.event))
                    a href={ (path) "/replay?at=" (told.number) } {
                        (event::phrase(table.language, &event.rules(), &table.scene.table.names,
                            &event.event, Voice::Drawn))
                    }
                }
            }
        })
        .collect()
}

/// What the table shows anyway needs no line.
fn is_worth_a_line(event: &Event) -> bool {
    !matches!(event, Event::TurnEnded { .. } | Event::RoundBegan { .. })
}

/// The mark of whoever an event is about.
pub(super) fn mark(table: &Table<'_>, event: &Event) -> Markup {
    html! {
        @match event::subject(event) {
            Some(seat) => {
                span class={ "seat seat--" (colour(seat)) } role="img" aria-label=(table.name(seat)) {}
            }
            None => { span.seat."seat--table" aria-hidden="true" {} }
        }
    }
}

//! The log in words, the newest line first; each line leads to its position.

use super::table::Table;
use super::telling;
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
    let lines = telling::lines(table, &told.events).into_iter();
    lines
        .filter(|line| is_worth_a_line(&line.about))
        .map(|line| {
            html! {
                li {
                    (telling::mark(table, line.who))
                    a href={ (path) "/replay?at=" (told.number) } { (line.text) }
                }
            }
        })
        .collect()
}

/// What the table shows anyway needs no line.
fn is_worth_a_line(event: &Event) -> bool {
    !matches!(event, Event::TurnEnded { .. } | Event::RoundBegan { .. })
}

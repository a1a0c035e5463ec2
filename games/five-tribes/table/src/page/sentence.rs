//! The one sentence at the top: whose turn it is and what to do now.

use super::seats;
use super::table::Table;
use crate::words::task;
use caravanserai_core::Seat;
use five_tribes::{State, Task};
use maud::{Markup, html};
use std::borrow::Cow;
use web::{Scene, Stage, beside, list, t};

/// What leads the sentence, and the rest of it.
fn parts(table: &Table<'_>) -> (Cow<'static, str>, String) {
    let language = table.language;
    let lead = match table.task().filter(|_| table.is_asked()) {
        Some(Task::Bid) => t!(language, "tribes-your-bid"),
        Some(Task::Give { .. }) => t!(language, "tribes-you-are-robbed"),
        _ => beside::lead(table.scene),
    };
    let rest = match table.task() {
        None if table.scene.stage == Stage::BrokenOff => String::new(),
        None => result(table),
        Some(_) if table.is_asked() => task::own(language, table.view, &table.names, table.choices),
        Some(_) => task::of(language, table.view, &table.names),
    };
    (lead, rest)
}

fn result(table: &Table<'_>) -> String {
    let language = table.language;
    let scores = table.scene.scores;
    let winners: Vec<Seat> = scores.winners().collect();
    let points = winners.first().map_or(0, |seat| scores.of(*seat).total());
    let names: Vec<String> = winners.iter().map(|seat| table.own_name(*seat).to_owned()).collect();
    let mine = table.scene.seat.is_some_and(|seat| scores.is_winner(seat));
    match (winners.len(), mine) {
        (1, true) => t!(language, "tribes-you-win", points = points).into_owned(),
        (1, false) => {
            t!(language, "tribes-wins", name = names[0].as_str(), points = points).into_owned()
        }
        _ => {
            let names = list(language, &names);
            t!(language, "tribes-share", names = names, points = points).into_owned()
        }
    }
}

/// The sentence as text.
pub(super) fn text(scene: &Scene<'_, State>) -> String {
    let (lead, rest) = parts(&Table::new(scene));
    format!("{lead} {rest}").trim_end().to_owned()
}

/// The sentence as it stands at the top.
pub(super) fn banner(table: &Table<'_>) -> Markup {
    let (lead, rest) = parts(table);
    html! {
        section.sentence.is-waiting[!table.is_asked()] role="status" aria-live="polite" {
            @if let Some(seat) = beside::subject(table.scene) { (seats::badge(seat)) }
            p { b { (lead) } " " (rest) }
        }
    }
}

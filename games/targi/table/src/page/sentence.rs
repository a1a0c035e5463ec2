//! The one sentence at the top: whose turn it is and what to do now.

use super::table::Table;
use crate::words::task;
use caravanserai_core::Seat;
use maud::{Markup, html};
use std::borrow::Cow;
use targi::State;
use web::{IconAs, Scene, Stage, beside, t};

/// What leads the sentence, and the rest of it.
fn parts(table: &Table<'_>) -> (Cow<'static, str>, Cow<'static, str>) {
    let language = table.language;
    let rest = match table.task().zip(table.to_act) {
        None if table.scene.stage == Stage::BrokenOff => Cow::Borrowed(""),
        None => result(table),
        Some((task, _)) if table.is_asked() => task::own(language, task),
        Some((task, seat)) => task::of(language, task, table.own_name(seat)),
    };
    (beside::lead(table.scene), rest)
}

fn result(table: &Table<'_>) -> Cow<'static, str> {
    let language = table.language;
    let scores = table.scene.scores;
    let winners: Vec<Seat> = scores.winners().collect();
    match winners.as_slice() {
        [winner] => {
            let (first, second) = (scores.of(*winner).total(), scores.of(winner.other()).total());
            if table.scene.seat == Some(*winner) {
                t!(language, "you-win-by", first = first, second = second)
            } else {
                let name = table.own_name(*winner);
                t!(language, "wins-by", name = name, first = first, second = second)
            }
        }
        _ => t!(language, "draw-at", points = scores.of(Seat(0)).total()),
    }
}

/// The sentence as text.
pub(super) fn text(scene: &Scene<'_, State>) -> String {
    let (lead, rest) = parts(&Table::new(scene));
    format!("{lead} {rest}").trim_end().to_owned()
}

/// The sentence as it stands at the top.
pub(super) fn banner(table: &Table<'_>) -> Markup {
    let language = table.language;
    let (lead, rest) = parts(table);
    html! {
        section.sentence.is-waiting[!table.is_asked()] role="status" aria-live="polite" {
            @if let Some(seat) = beside::subject(table.scene) {
                (IconAs("who", if seat == Seat(1) { "p-targi-ivory" } else { "p-targi-blue" }))
            }
            p { b { (lead) } " " (rest) }
            @if table.view.round > 0 {
                p.when { (t!(language, "round-n", round = table.view.round)) }
            }
        }
    }
}

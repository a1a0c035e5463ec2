//! The one sentence at the top: whose turn it is and what to do now.

use super::table::Table;
use crate::words::task;
use caravanserai_core::Seat;
use maud::{Markup, html};
use targi::State;
use web::IconAs;
use web::t;
use web::{Scene, Stage};

/// What leads the sentence, and the rest of it.
fn parts(table: &Table<'_>) -> (String, String) {
    let language = table.language;
    let Some((task, to_act)) = table.task().zip(table.scene.to_act) else {
        return (t!(language, "game-over").into_owned(), result(table));
    };
    if table.is_asked() {
        (t!(language, "your-turn-lead").into_owned(), task::own(language, task).into_owned())
    } else {
        let name = table.own_name(to_act);
        let lead = match table.scene.stage {
            Stage::Replay => t!(language, "replay-lead", number = table.scene.log.len()),
            Stage::Live if table.scene.seat.is_none() => t!(language, "watching-lead"),
            Stage::Live => t!(language, "please-wait-lead"),
        };
        (lead.into_owned(), task::of(language, task, name).into_owned())
    }
}

fn result(table: &Table<'_>) -> String {
    let language = table.language;
    let scores = table.scene.scores;
    let winners: Vec<Seat> = scores.winners().collect();
    match winners.as_slice() {
        [winner] => {
            let (first, second) = (scores.of(*winner).total(), scores.of(winner.other()).total());
            if table.scene.seat == Some(*winner) {
                t!(language, "you-win-by", first = first, second = second).into_owned()
            } else {
                let name = table.own_name(*winner);
                t!(language, "wins-by", name = name, first = first, second = second).into_owned()
            }
        }
        _ => t!(language, "draw-at", points = scores.of(Seat(0)).total()).into_owned(),
    }
}

/// The sentence as text.
pub(super) fn text(scene: &Scene<'_, State>) -> String {
    let (lead, rest) = parts(&Table::new(scene));
    format!("{lead} {rest}")
}

/// The sentence as it stands at the top.
pub(super) fn banner(table: &Table<'_>) -> Markup {
    let language = table.language;
    let (lead, rest) = parts(table);
    let actor = table.scene.to_act.or_else(|| table.scene.scores.winners().next());
    let icon = if actor == Some(Seat(1)) { "p-targi-ivory" } else { "p-targi-blue" };
    html! {
        section.sentence.is-waiting[!table.is_asked()] role="status" aria-live="polite" {
            (IconAs("who", icon))
            p { b { (lead) } " " (rest) }
            @if table.view.round > 0 {
                p.when { (t!(language, "round-n", round = table.view.round)) }
            }
        }
    }
}

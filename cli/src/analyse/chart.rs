//! The chances over a game as a picture.

use super::JudgedMove;
use caravanserai_core::{Game, Seat, Table};
use sage::Judged;
use terminal::Tabletop;
use web::chart::{self, Curve, Slip};
use words::{Language, t};

/// Between two the first player's chance before each move, which tells both;
/// among several everybody's, as they could know it. Mistakes are marked.
pub(super) fn draw<T: Tabletop>(
    language: Language,
    table: &Table<T::Game>,
    judged: &[JudgedMove<T>],
) -> String {
    let (names, scores) = (table.names(), table.state().scores());
    let drawn = if names.len() == 2 { 1 } else { names.len() };
    let curve = |seat: Seat| {
        let mut last = 1.0 / names.len() as f32;
        let mut values: Vec<f32> = judged
            .iter()
            .map(|judged| {
                if names.len() == 2 || judged.seat == seat {
                    last = shown(judged, names.len());
                }
                last
            })
            .collect();
        values.push(scores.share(seat));
        Curve { name: names[seat.index()].clone(), seat, values }
    };
    let curves: Vec<Curve> = (0..drawn as u8).map(Seat).map(curve).collect();
    let mut rounds: Vec<u16> = judged.iter().map(|judged| judged.round).collect();
    rounds.extend(rounds.last().copied());
    let mistakes = judged.iter().filter_map(|judged| Some((judged, judged.mistake.as_ref()?)));
    let slips: Vec<Slip> = mistakes
        .map(|(judged, mistake)| Slip {
            number: judged.number,
            seat: judged.seat,
            chance: shown(judged, names.len()),
            loss: mistake.ahead.chance,
            told: format!("{}. {} → {}", judged.number + 1, judged.played, judged.best),
        })
        .collect();
    let total = |seat: u8| format!("{} {}", T::shape(Seat(seat)), scores.of(Seat(seat)).total());
    let totals: Vec<String> =
        (0..).zip(names).map(|(seat, name)| format!("{name} {}", total(seat))).collect();
    let whose = match names {
        [first, _] => t!(language, "chart-chance", name = first.as_str()),
        _ => t!(language, "chart-chances"),
    };
    let title = format!("{whose}: {}", totals.join(", "));
    chart::picture(language, &title, &curves, &rounds, &slips).into_string()
}

/// The chance with the best choice: between two the first player's, otherwise
/// that of the chooser.
fn shown<C, H>(judged: &Judged<C, H>, players: usize) -> f32 {
    if players > 2 || judged.seat == Seat(0) {
        judged.best_chance
    } else {
        1.0 - judged.best_chance
    }
}

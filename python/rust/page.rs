//! The table as the browser draws it, whole enough to stand alone.

use caravanserai_core::{Game, MAX_SEATS, Score, Scores, Seat, Table};
use web::assets::{Asset, SHARED};
use web::{Language, Pages, Scene, Stage, TableFacts, ToldMove, shell};

/// A page with the table through the eyes of a seat, its styles and drawings inside.
pub(crate) fn whole<P: Pages>(table: &Table<P::Game>, seat: Option<Seat>) -> String {
    let state = table.state();
    let to_act = state.to_act();
    let mut choices = Vec::new();
    if to_act.is_some() && to_act == seat {
        state.choices(&mut choices);
    }
    let told = table.told().iter().zip(table.moves()).enumerate();
    let log: Vec<ToldMove<P::Game>> = told
        .map(|(index, (events, played))| ToldMove {
            number: index + 1,
            seat: played.seat,
            round: played.round,
            events: events.iter().map(|event| P::Game::event_for(event, seat)).collect(),
        })
        .collect();
    let facts = TableFacts {
        names: table.names().to_vec(),
        bots: vec![None; table.names().len()],
        moves: log.len(),
        after: log.len(),
        seen: log.len(),
        ..TableFacts::default()
    };
    let body = P::table(&Scene {
        language: Language::English,
        seat,
        view: &state.view(seat),
        to_act,
        choices: &choices,
        scores: &known_scores::<P>(state),
        log: &log,
        table: &facts,
        stage: Stage::Live,
    });
    let is_style = |asset: &&&Asset| asset.name.ends_with(".css");
    let styles: Vec<String> = SHARED
        .iter()
        .chain(P::styles())
        .filter(is_style)
        .map(|asset| String::from_utf8_lossy(asset.bytes).into_owned())
        .collect();
    format!(
        "<!DOCTYPE html><html lang=\"en\"><head><meta charset=\"utf-8\"><style>{}</style></head>\
         <body>{}{}<main id=\"main\">{}</main></body></html>",
        styles.concat(),
        shell::SPRITE,
        P::sprite(),
        body.into_string()
    )
}

/// The scores as they stand, where everybody may know them.
fn known_scores<P: Pages>(state: &P::Game) -> Scores {
    if P::OPEN_SCORES || state.to_act().is_none() {
        return state.scores();
    }
    Scores::new(&[Score::default(); MAX_SEATS][..usize::from(state.seats())], |_| 0)
}

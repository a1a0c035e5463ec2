//! The end of a game: the count, how it went, and the proof that it was fair.

use super::table::facts;
use crate::house::House;
use crate::reader::Reader;
use crate::refusal::Refusal;
use crate::table::{Inside, LiveTable, Progress};
use axum::extract::{Path, State};
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use caravanserai_core::Seat;
use std::sync::Arc;
use web::end::{EndFacts, Progress as Point};

/// The end sheet.
pub(crate) async fn page(
    State(house): State<Arc<House>>,
    reader: Reader,
    Path(id): Path<String>,
) -> Result<Response, Refusal> {
    show(&house, &reader, &id, None).await
}

/// The end sheet, with the game played anew and checked.
pub(crate) async fn verify(
    State(house): State<Arc<House>>,
    reader: Reader,
    Path(id): Path<String>,
) -> Result<Response, Refusal> {
    let table = house.table(&id).await?;
    let fair = {
        let inside = table.look().await?;
        only_when_over(&inside)?;
        let playing = inside.sitting.playing.as_ref().ok_or(Refusal::NotBegun)?;
        let checked = playing.verify().and_then(|()| {
            let told = table.seed.commitment() == table.commitment;
            told.then_some(()).ok_or_else(|| "the seed is another one".to_owned())
        });
        if let Err(reason) = &checked {
            tracing::error!(table = table.id, reason, "a game does not verify");
        }
        checked.is_ok()
    };
    show(&house, &reader, &id, Some(fair)).await
}

/// The record as a file.
pub(crate) async fn record(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
) -> Result<Response, Refusal> {
    let table = house.table(&id).await?;
    let inside = table.look().await?;
    let text = record_text(&inside)?;
    let name = format!("attachment; filename=\"{}-{}.record\"", table.game.name(), table.id);
    let headers =
        [(CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()), (CONTENT_DISPOSITION, name)];
    Ok((headers, text).into_response())
}

/// The record of a game that is over; before that it would tell the seed.
pub(crate) fn record_text(inside: &Inside) -> Result<String, Refusal> {
    only_when_over(inside)?;
    let playing = inside.sitting.playing.as_ref().ok_or(Refusal::NotBegun)?;
    Ok(playing.record().ok_or(Refusal::Failed)?.to_string())
}

fn only_when_over(inside: &Inside) -> Result<(), Refusal> {
    match inside.sitting.progress() {
        Progress::Over => Ok(()),
        Progress::Waiting => Err(Refusal::NotBegun),
        Progress::Playing => Err(Refusal::NotOver),
    }
}

async fn show(
    house: &Arc<House>,
    reader: &Reader,
    id: &str,
    verified: Option<bool>,
) -> Result<Response, Refusal> {
    let table = house.table(id).await?;
    let inside = table.look().await?;
    only_when_over(&inside)?;
    let facts = end_facts(&table, &inside, reader, verified)?;
    let body = web::end::sheet(&facts);
    let title = web::titles::end(reader.language);
    let path = format!("{}/end", table.path());
    Ok(super::shell(house, reader, title, &path, Some(&*table.game), None, body))
}

fn end_facts(
    table: &LiveTable,
    inside: &Inside,
    reader: &Reader,
    verified: Option<bool>,
) -> Result<EndFacts, Refusal> {
    let sitting = &inside.sitting;
    let playing = sitting.playing.as_ref().ok_or(Refusal::NotBegun)?;
    let seat = reader.guest.as_ref().and_then(|guest| sitting.seat_of(guest.id));
    let winners = match sitting.left {
        // Who gives up leaves the game to the others.
        Some(left) => (0..playing.seats()).map(Seat).filter(|seat| *seat != left).collect(),
        None => playing.scores().winners().collect(),
    };
    let rounds = playing.rounds();
    let round_at = |moves: usize| rounds.iter().filter(|first| **first <= moves).count().max(1);
    let progress = playing.points().into_iter().enumerate().map(|(number, scores)| Point {
        number,
        round: round_at(number) as u16,
        scores,
        chances: None,
    });
    Ok(EndFacts {
        language: reader.language,
        path: table.path(),
        game: table.game.name(),
        summary: table.game.summary(&table.options, reader.language),
        names: sitting.names.clone(),
        seat,
        winners,
        round: playing.round(),
        lines: playing.score_lines(reader.language),
        progress: progress.collect(),
        mistakes: Vec::new(),
        analysing: false,
        displays: playing.displays(seat, &facts(table, inside, seat), reader.language),
        commitment: table.commitment.clone(),
        seed: table.seed.as_str().to_owned(),
        verified,
        rematch: sitting.rematch.as_ref().map(|next| format!("/table/{next}")),
    })
}

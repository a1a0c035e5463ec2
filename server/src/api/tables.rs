//! Tables for programs.

use super::{Body, ClientAddr};
use crate::hosting::Named;
use crate::house::House;
use crate::pages::commands::open_rematch;
use crate::pages::end::record_text;
use crate::pages::opening::are_private;
use crate::refusal::Refusal;
use crate::table::{Answer, Command, Inside, LiveTable, Opening, Opponent, Progress, Sitter};
use crate::visitor::Program;
use axum::extract::{Path, RawQuery, State};
use axum::http::StatusCode;
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse, Response};
use caravanserai_core::Seat;
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use serde_json::{Map, Value, json};
use std::sync::Arc;

/// Tables in a list.
const LISTED: u32 = 50;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct NewTable {
    game: String,
    #[serde(default)]
    options: Map<String, Value>,
    #[serde(default)]
    opponents: Vec<String>,
    side: Option<u8>,
    #[serde(default)]
    hints: bool,
}

/// Opens a table.
pub(super) async fn open(
    State(house): State<Arc<House>>,
    Program(guest): Program,
    ClientAddr(client): ClientAddr,
    Body(new): Body<NewTable>,
) -> Result<Response, Refusal> {
    house.rate_limiter.new_table(client)?;
    let game = house.game(&new.game)?;
    let agreed = game.agree(&new.options).map_err(Refusal::BadOptions)?;
    let named = new.opponents.iter().map(|name| Opponent::named(name, &**game));
    let mut opponents = named.collect::<Result<Vec<_>, _>>()?;
    if opponents.is_empty() {
        opponents.push(Opponent::Friend);
    }
    let opening = Opening {
        game: &**game,
        agreed,
        host: (guest.id, guest.name),
        side: new.side.map(Seat),
        private: are_private(&opponents),
        opponents,
        hints: new.hints,
        lesson: None,
    };
    let id = house.open_table(opening).await?;
    let table = house.table(&id).await?;
    house.ask_bot(Arc::clone(&table));
    let inside = table.look().await?;
    let told = told(&table, &inside, inside.state.seat_of(guest.id));
    Ok((StatusCode::CREATED, axum::Json(told)).into_response())
}

/// Tables that wait for players, or (`?stage=playing`) that can be watched.
pub(super) async fn list(
    State(house): State<Arc<House>>,
    RawQuery(query): RawQuery,
) -> Result<axum::Json<Value>, Refusal> {
    let fields = crate::fields::Fields::parse(query.unwrap_or_default().as_bytes());
    let stage = match fields.get("stage").unwrap_or("waiting") {
        stage @ ("waiting" | "playing") => stage,
        _ => return Err(Refusal::BadField("stage")),
    };
    let tables = house.store.public_tables(stage, 0, LISTED).await?;
    let line = |table: &crate::store::ListedTable| {
        let names: Vec<&str> = table.names.split('\n').collect();
        json!({ "id": table.id, "game": table.game, "names": names,
            "options": serde_json::from_str::<Value>(&table.options).unwrap_or_default() })
    };
    Ok(axum::Json(json!({ "tables": tables.iter().map(line).collect::<Vec<_>>() })))
}

/// How a table stands, as the one who asks may see it; anybody may watch.
pub(super) async fn table(
    State(house): State<Arc<House>>,
    guest: Option<Program>,
    Path(id): Path<String>,
) -> Result<Response, Refusal> {
    let table = house.table(&id).await?;
    let inside = table.look().await?;
    let seat = guest.and_then(|Program(guest)| inside.state.seat_of(guest.id));
    Ok(axum::Json(told(&table, &inside, seat)).into_response())
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Join {
    seat: Option<u8>,
}

pub(super) async fn join(
    State(house): State<Arc<House>>,
    Program(guest): Program,
    Path(id): Path<String>,
    Body(join): Body<Join>,
) -> Result<Response, Refusal> {
    let table = house.table(&id).await?;
    let seat = table.sit(guest.id, guest.name, join.seat.map(Seat)).await?;
    house.ask_bot(Arc::clone(&table));
    let inside = table.look().await?;
    Ok(axum::Json(told(&table, &inside, Some(seat))).into_response())
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Play {
    choice: String,
    after: Option<usize>,
}

pub(super) async fn play(
    State(house): State<Arc<House>>,
    Program(guest): Program,
    Path(id): Path<String>,
    Body(play): Body<Play>,
) -> Result<axum::Json<Value>, Refusal> {
    carry_out(
        &house,
        guest.id,
        &id,
        play.after,
        Command::Play { choice: play.choice, lesson: None },
    )
    .await
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Undo {
    count: Option<usize>,
    after: Option<usize>,
}

pub(super) async fn undo(
    State(house): State<Arc<House>>,
    Program(guest): Program,
    Path(id): Path<String>,
    Body(undo): Body<Undo>,
) -> Result<axum::Json<Value>, Refusal> {
    carry_out(&house, guest.id, &id, undo.after, Command::Undo(undo.count.unwrap_or(1))).await
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Takeback {
    answer: Option<Yes>,
    after: Option<usize>,
}

#[derive(Deserialize)]
#[serde(rename_all = "lowercase")]
enum Yes {
    Yes,
    No,
}

/// Asks to take a move back, or answers who asks.
pub(super) async fn takeback(
    State(house): State<Arc<House>>,
    Program(guest): Program,
    Path(id): Path<String>,
    Body(takeback): Body<Takeback>,
) -> Result<axum::Json<Value>, Refusal> {
    let wanted = match takeback.answer {
        None => Command::Takeback,
        Some(Yes::Yes) => Command::Answer(Answer::Grant),
        Some(Yes::No) => Command::Answer(Answer::Decline),
    };
    carry_out(&house, guest.id, &id, takeback.after, wanted).await
}

pub(super) async fn leave(
    State(house): State<Arc<House>>,
    Program(guest): Program,
    Path(id): Path<String>,
) -> Result<axum::Json<Value>, Refusal> {
    carry_out(&house, guest.id, &id, None, Command::Leave).await
}

async fn carry_out(
    house: &Arc<House>,
    guest: i64,
    id: &str,
    after: Option<usize>,
    command: Command,
) -> Result<axum::Json<Value>, Refusal> {
    let table = house.table(id).await?;
    table.carry_out(guest, after, command).await?;
    house.metrics.deeds.inc();
    house.ask_bot(Arc::clone(&table));
    let inside = table.look().await?;
    let told = json!({
        "moves": inside.state.moves(),
        "after": inside.state.log_len,
        "to_act": inside.state.to_act(),
        "stage": inside.state.progress().name(),
    });
    Ok(axum::Json(told))
}

pub(super) async fn rematch(
    State(house): State<Arc<House>>,
    Program(guest): Program,
    ClientAddr(client): ClientAddr,
    Path(id): Path<String>,
) -> Result<Response, Refusal> {
    let next = open_rematch(&house, client, &id, guest.id).await?;
    let table = house.table(&next).await?;
    let inside = table.look().await?;
    Ok(axum::Json(told(&table, &inside, inside.state.seat_of(guest.id))).into_response())
}

pub(super) async fn record(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
) -> Result<Response, Refusal> {
    let table = house.table(&id).await?;
    let text = record_text(&*table.look().await?)?;
    Ok(([(CONTENT_TYPE, "text/plain; charset=utf-8")], text).into_response())
}

/// A table as a seat, or a spectator, may see it.
#[derive(Serialize)]
pub(super) struct Told<'a> {
    id: &'a str,
    game: &'static str,
    options: &'a Named,
    stage: &'static str,
    seats: Vec<Value>,
    seat: Option<Seat>,
    moves: usize,
    after: usize,
    to_act: Option<Seat>,
    undoable: usize,
    takeback: Option<Seat>,
    choices: Option<Vec<String>>,
    view: Option<Box<RawValue>>,
    scores: Option<Value>,
    result: Option<String>,
    rematch: &'a Option<String>,
    commitment: &'a str,
    seed: Option<&'a str>,
    /// What it is called in a stream.
    #[serde(rename = "type", skip_serializing_if = "Option::is_none")]
    pub(super) kind: Option<&'static str>,
}

pub(super) fn told<'a>(table: &'a LiveTable, inside: &'a Inside, seat: Option<Seat>) -> Told<'a> {
    let state = &inside.state;
    let playing = state.playing.as_ref();
    let mine = seat.is_some() && state.to_act() == seat;
    let over = state.progress() == Progress::Over;
    let sitters = state.sitters.iter().zip(&state.names);
    Told {
        id: &table.id,
        game: table.game.name(),
        options: &table.options,
        stage: state.progress().name(),
        seats: sitters
            .map(|(sitter, name)| match sitter {
                Sitter::Free => Value::Null,
                Sitter::Guest(_) => json!({ "name": name }),
                Sitter::Bot(level) => json!({ "name": name, "bot": level }),
            })
            .collect(),
        seat,
        moves: state.moves(),
        after: state.log_len,
        to_act: state.to_act(),
        undoable: seat.zip(playing).map_or(0, |(seat, playing)| playing.undoable(seat)),
        takeback: state.takeback.as_ref().map(|takeback| takeback.seat),
        choices: playing.filter(|_| mine).map(|playing| playing.choices()),
        view: playing.map(|playing| playing.view(seat)),
        scores: playing.filter(|_| over).map(|playing| json!(playing.scores().all())),
        result: state.result(),
        rematch: &state.rematch,
        commitment: &table.commitment,
        seed: over.then(|| table.seed.as_str()),
        kind: None,
    }
}

//! Tables for programs.

use super::HandledJson;
use crate::fields::{Asked, Query};
use crate::house::House;
use crate::orders::{Bring, LEAVE, Order, Orders, PlayOn, Rematch, Say};
use crate::pages::end::record_text;
use crate::pages::opening::{are_private, name_beside};
use crate::pages::table::people;
use crate::refusal::{Handled, Refusal};
use crate::store::ListedTable;
use crate::table::{
    Contribute, Contribution, Inside, LiveTable, Opening, Opponent, Progress, Sitter, TableState,
};
use crate::visitor::{At, ClientAddr, In, Program};
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::http::header::CONTENT_TYPE;
use axum::response::IntoResponse;
use caravanserai_core::{Named, Seat, Seed};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use serde_json::{Map, Value, json};
use std::sync::Arc;
use web::fairness::Ask;
use web::people::Whereabouts;
use web::{Language, Pace};

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
    #[serde(default)]
    contribute: bool,
    pace: Option<Pace>,
}

/// Opens a table.
pub(super) async fn open(
    In { house, who: Program { guest, client, .. } }: In<Program>,
    Asked(new): Asked<NewTable>,
) -> Handled {
    house.rate_limiter.new_table(client)?;
    let game = house.game(&new.game)?;
    let agreed = house.agree(game, &new.options)?;
    let named =
        new.opponents.iter().enumerate().map(|(index, name)| match name.strip_prefix("beside:") {
            Some(name) => {
                let name = name_beside(&house, Language::English, index, name);
                name.map(Opponent::Beside)
            }
            None => Opponent::named(name, game),
        });
    let mut opponents = named.collect::<Result<Vec<_>, _>>()?;
    if opponents.is_empty() {
        opponents.push(Opponent::Friend);
    }
    let opening = Opening {
        contributes: new.contribute,
        side: new.side.map(Seat),
        private: are_private(&opponents),
        pace: new.pace,
        hints: new.hints,
        ..Opening::of(game, agreed, guest, client, opponents)
    };
    let table = house.begin(opening).await?;
    Ok((StatusCode::CREATED, answer(&house, &table, Some(table.host)).await?).into_response())
}

/// Tables that wait for players, or (`?stage=playing`) that can be watched, or (`?mine`)
/// those of the guest that are not over.
pub(super) async fn list(
    State(house): State<Arc<House>>,
    guest: Option<Program>,
    Query(fields): Query,
) -> HandledJson {
    let stage = match fields.get("stage").unwrap_or("waiting") {
        stage @ ("waiting" | "playing") => stage,
        _ => return Err(Refusal::BadField("stage")),
    };
    if fields.get("mine").is_some() {
        let Program { guest, .. } = guest.ok_or(Refusal::NoToken)?;
        let tables = house.store.games_of(guest.id).await?;
        let line = |table: &ListedTable| {
            let mut line = line(table);
            line["stage"] = table.stage.as_str().into();
            line["seat"] = table.mine.into();
            line["to_act"] = table.to_act.into();
            line["due_at"] = table.due_at.into();
            line
        };
        return Ok(axum::Json(json!({ "tables": tables.iter().map(line).collect::<Vec<_>>() })));
    }
    let tables = house.store.public_tables(stage, 0, LISTED).await?;
    Ok(axum::Json(json!({ "tables": tables.iter().map(line).collect::<Vec<_>>() })))
}

fn line(table: &ListedTable) -> Value {
    let names: Vec<&str> = table.names.split('\n').collect();
    json!({ "id": table.id, "game": table.game, "names": names,
        "options": serde_json::from_str::<Value>(&table.options).unwrap_or_default() })
}

/// How a table stands, as the one who asks may see it; anybody may watch.
pub(super) async fn table(at: At<Option<Program>>) -> Handled {
    answer(&at.house, &at.table, at.who.map(|program| program.guest.id)).await
}

/// A table as a guest, or a spectator, may see it.
async fn answer(house: &House, table: &LiveTable, guest: Option<i64>) -> Handled {
    let inside = table.look().await?;
    let seat = guest.and_then(|guest| inside.state.seat_of(guest));
    Ok(axum::Json(told(house, table, &inside, seat)).into_response())
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Join {
    seat: Option<u8>,
    #[serde(default)]
    contribute: bool,
}

pub(super) async fn join(
    At { house, who: Program { guest, .. }, table }: At<Program>,
    Asked(join): Asked<Join>,
) -> Handled {
    let id = guest.id;
    house.sit(&table, guest, join.seat.map(Seat), join.contribute.into()).await?;
    answer(&house, &table, Some(id)).await
}

/// Adds something to the seed.
pub(super) async fn contribution(
    At { house, who: Program { guest, .. }, table }: At<Program>,
    Asked(contribute): Asked<Contribute>,
) -> Handled {
    house.contribute(&table, guest.id, contribute).await?;
    answer(&house, &table, Some(guest.id)).await
}

/// Does what a program asks for.
pub(super) async fn order<T: Orders>(at: At<Program>, Asked(asked): Asked<T>) -> HandledJson {
    let order = asked.order(&at.table.game)?;
    carry_out(at, order).await
}

/// Says something to everybody at the table.
pub(super) async fn say(at: At<Program>, Asked(say): Asked<Say>) -> HandledJson {
    at.table.say(at.who.guest.id, say.phrase()?).await?;
    standing(&at.table).await
}

pub(super) async fn leave(at: At<Program>) -> HandledJson {
    carry_out(at, LEAVE).await
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Listed {
    listed: bool,
}

/// Lets others watch a game against the house alone, or no longer.
pub(super) async fn listed(
    At { house, who: Program { guest, .. }, table }: At<Program>,
    Asked(Listed { listed }): Asked<Listed>,
) -> Handled {
    table.show_to_others(guest.id, listed).await?;
    answer(&house, &table, Some(guest.id)).await
}

async fn carry_out(at: At<Program>, order: Order) -> HandledJson {
    let At { house, who: Program { guest, .. }, table } = at;
    house.carry_out(&table, guest.id, order).await?;
    standing(&table).await
}

/// How a table stands after something was done.
async fn standing(table: &LiveTable) -> HandledJson {
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
    At { house, who: Program { guest, .. }, table }: At<Program>,
    ClientAddr(client): ClientAddr,
    Asked(Rematch { cards }): Asked<Rematch>,
) -> Handled {
    let table = house.rematch(client, &table, guest.id, cards).await?;
    answer(&house, &table, Some(guest.id)).await
}

/// Goes on from a position at a new table.
pub(super) async fn play_on(
    At { house, who: Program { guest, .. }, table }: At<Program>,
    ClientAddr(client): ClientAddr,
    Asked(order): Asked<PlayOn>,
) -> Handled {
    house.rate_limiter.new_table(client)?;
    let id = guest.id;
    let next = house.play_on(client, &table, guest, order).await?;
    answer(&house, &next, Some(id)).await
}

/// Reads a record.
pub(super) async fn bring(
    In { house, who: Program { guest, client, .. } }: In<Program>,
    Asked(order): Asked<Bring>,
) -> Handled {
    house.rate_limiter.new_table(client)?;
    let id = guest.id;
    // Programs read English.
    let table = house.bring(client, guest, order, Language::English).await?;
    let mut response = answer(&house, &table, Some(id)).await?;
    *response.status_mut() = StatusCode::CREATED;
    Ok(response)
}

/// What the coach found in a game that is over.
pub(super) async fn analysis(
    State(house): State<Arc<House>>,
    ClientAddr(client): ClientAddr,
    Path(id): Path<String>,
) -> HandledJson {
    let table = house.table(&id).await?;
    {
        let state = &table.look().await?.state;
        match state.progress() {
            Progress::Over if state.playing.is_some() => {}
            // A table may close before it is played at.
            Progress::Over | Progress::Waiting => return Err(Refusal::NotBegun),
            Progress::Playing => return Err(Refusal::NotOver),
        }
    }
    let judged = house.judged(client, &table).await?;
    Ok(axum::Json(json!({ "analysing": judged.is_none(), "moves": judged.unwrap_or_default() })))
}

pub(super) async fn record(State(house): State<Arc<House>>, Path(id): Path<String>) -> Handled {
    let table = house.table(&id).await?;
    let text = record_text(&table, &*table.look().await?)?;
    Ok(([(CONTENT_TYPE, "text/plain; charset=utf-8")], text).into_response())
}

/// A table as a seat, or a spectator, may see it.
#[derive(Serialize)]
pub(super) struct Told<'a> {
    id: &'a str,
    game: &'static str,
    options: &'a Named,
    stage: &'static str,
    /// Whether everybody may know of the table.
    listed: bool,
    seats: Vec<Value>,
    /// How many watch.
    watching: usize,
    seat: Option<Seat>,
    moves: usize,
    after: usize,
    to_act: Option<Seat>,
    pace: Option<Pace>,
    /// Until when the player to act has time, in milliseconds since 1970.
    due_at: Option<i64>,
    /// At the table: what each seat has left, in milliseconds.
    left_ms: Option<Vec<i64>>,
    /// Whose time is over.
    overdue: Option<Seat>,
    undoable: usize,
    redoable: usize,
    takeback: Option<Seat>,
    offer: Option<Value>,
    vacant: Option<Seat>,
    back_to: Option<usize>,
    choices: Option<Vec<String>>,
    view: Option<Box<RawValue>>,
    scores: Option<Value>,
    result: Option<String>,
    rematch: &'a Option<String>,
    commitment: &'a str,
    /// What this seat is to do before the cards are dealt.
    contribute: Option<&'static str>,
    /// What each seat adds to the seed.
    contributions: Vec<Value>,
    house_seed: Option<&'a str>,
    seed: Option<Seed>,
    /// What it is called in a stream.
    #[serde(rename = "type", skip_serializing_if = "Option::is_none")]
    pub(super) kind: Option<&'static str>,
}

/// Who would leave their seat, or who asks to free it; to whom, and who has not agreed yet.
pub(super) fn told_offer(state: &TableState) -> Option<Value> {
    let offer = state.offer.as_ref()?;
    let asked = state.asked_to_agree();
    Some(json!({ "seat": offer.seat, "to": offer.to, "by": offer.by, "asked": asked }))
}

pub(super) fn told<'a>(
    house: &House,
    table: &'a LiveTable,
    inside: &'a Inside,
    seat: Option<Seat>,
) -> Told<'a> {
    let state = &inside.state;
    let people = people(house, table, inside);
    let now = house.settings.clock.now_ms();
    let playing = state.playing.as_ref();
    let mine = seat.is_some() && state.to_act() == seat;
    let over = state.progress() == Progress::Over;
    let said = state.said();
    let sitters = state.sitters.iter().zip(&state.names).zip(people.seats.iter().zip(&said));
    Told {
        id: &table.id,
        game: table.game.name(),
        options: &table.options,
        stage: state.progress().name(),
        listed: inside.listed,
        seats: sitters
            .map(|((sitter, name), (is, said))| match sitter {
                Sitter::Free => Value::Null,
                Sitter::Guest(_) => {
                    let mut told = json!({ "name": name, "is": is.map(Whereabouts::code) });
                    if let Some(said) = said {
                        told["said"] = said.phrase.name().into();
                    }
                    told
                }
                Sitter::Bot(level) => json!({ "name": name, "bot": level }),
            })
            .collect(),
        watching: people.watching,
        seat,
        moves: state.moves(),
        after: state.log_len,
        to_act: state.to_act(),
        pace: table.pace,
        due_at: table.pace.and_then(|_| state.due()).map(|(_, last)| last),
        left_ms: state.time.left(now),
        overdue: state.overdue(now),
        undoable: seat.map_or(0, |seat| state.undoable(seat)),
        redoable: seat.map_or(0, |seat| state.redoable(seat).len()),
        takeback: state.back.takeback.as_ref().map(|takeback| takeback.seat),
        offer: told_offer(state),
        vacant: state.vacant_seat(),
        back_to: state.back_to(seat),
        choices: playing.filter(|_| mine).map(|playing| playing.choices()),
        view: playing.map(|playing| playing.view(seat)),
        scores: playing.filter(|_| over).map(|playing| json!(playing.scores().all())),
        result: state.result(),
        rematch: &state.rematch,
        commitment: &table.commitment,
        contribute: inside.ask(seat).map(Ask::name),
        contributions: (0..state.sitters.len() as u8)
            .map(|seat| match state.fairness.of(Seat(seat)) {
                Contribution::Nothing => Value::Null,
                added => json!({ "sha256": added.sha256(), "text": added.text().filter(|_| over) }),
            })
            .collect(),
        house_seed: over.then(|| table.seed.as_str()),
        seed: over.then(|| state.fairness.seed(&table.seed)),
        kind: None,
    }
}

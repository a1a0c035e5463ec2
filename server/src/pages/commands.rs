//! What can be done at a table with a form.
//!
//! A deed that was done answers with the table's page (`303`, or the fragment
//! for a script). One that came too late answers with the page as it stands
//! now (`409`).

use super::go_to;
use super::table::show;
use crate::fields::Fields;
use crate::house::House;
use crate::metrics::seconds_since;
use crate::rate_limit::Client;
use crate::refusal::Refusal;
use crate::table::{Answer, Command, LiveTable, Opening, Opponent, Progress, Sitter, Which};
use crate::visitor::Visitor;
use axum::extract::{Path, State};
use axum::http::{HeaderValue, StatusCode};
use axum::response::Response;
use caravanserai_core::Seat;
use std::sync::Arc;
use std::time::Instant;

pub(crate) async fn play(
    State(house): State<Arc<House>>,
    visitor: Visitor,
    Path(id): Path<String>,
    fields: Fields,
) -> Result<Response, Refusal> {
    let choice = fields.need("choice")?.to_owned();
    let after = Some(fields.number("after")?.ok_or(Refusal::BadField("after"))?);
    let lesson = fields.get("lesson").map(str::to_owned);
    carry_out(&house, &visitor, &id, after, Command::Play { choice, lesson }).await
}

pub(crate) async fn undo(
    State(house): State<Arc<House>>,
    visitor: Visitor,
    Path(id): Path<String>,
    fields: Fields,
) -> Result<Response, Refusal> {
    let count = fields.number("count")?.unwrap_or(1);
    carry_out(&house, &visitor, &id, fields.number("after")?, Command::Undo(count)).await
}

/// Asks to take a move back, or answers who asks.
pub(crate) async fn takeback(
    State(house): State<Arc<House>>,
    visitor: Visitor,
    Path(id): Path<String>,
    fields: Fields,
) -> Result<Response, Refusal> {
    let wanted = match fields.get("answer") {
        None => Command::Takeback,
        Some("yes") => Command::Answer(Answer::Grant),
        Some("no") => Command::Answer(Answer::Decline),
        Some(_) => return Err(Refusal::BadField("answer")),
    };
    carry_out(&house, &visitor, &id, fields.number("after")?, wanted).await
}

pub(crate) async fn leave(
    State(house): State<Arc<House>>,
    visitor: Visitor,
    Path(id): Path<String>,
) -> Result<Response, Refusal> {
    carry_out(&house, &visitor, &id, None, Command::Leave).await
}

/// Gets up from a table where the game has not begun.
pub(crate) async fn stand(
    State(house): State<Arc<House>>,
    visitor: Visitor,
    Path(id): Path<String>,
) -> Result<Response, Refusal> {
    let table = house.table(&id).await?;
    if table.look().await?.state.progress() != Progress::Waiting {
        return Err(Refusal::Full);
    }
    carry_out(&house, &visitor, &id, None, Command::Leave).await
}

async fn carry_out(
    house: &Arc<House>,
    visitor: &Visitor,
    id: &str,
    after: Option<usize>,
    command: Command,
) -> Result<Response, Refusal> {
    let table = house.table(id).await?;
    let guest = visitor.guest.as_ref().ok_or(Refusal::NotSeated)?;
    let began = Instant::now();
    let done = table.carry_out(guest.id, after, command).await;
    if done.is_ok() {
        house.metrics.deeds.inc();
        house.metrics.deed_seconds.observe(seconds_since(began));
        house.ask_bot(Arc::clone(&table));
    }
    answer(house, visitor, &table, done, None).await
}

/// What to show after a deed was done or refused.
pub(super) async fn answer(
    house: &House,
    visitor: &Visitor,
    table: &LiveTable,
    done: Result<(), Refusal>,
    cookie: Option<HeaderValue>,
) -> Result<Response, Refusal> {
    match done {
        Ok(()) if visitor.wants_json => show(house, visitor, table, StatusCode::OK, None).await,
        Ok(()) => Ok(go_to(&table.path(), cookie)),
        Err(refusal) if refusal == Refusal::OldPage || visitor.wants_json => {
            let status = refusal.status();
            show(house, visitor, table, status, Some(refusal)).await
        }
        Err(refusal) => Err(refusal),
    }
}

/// Asks the coach for a hint about the own decision.
pub(crate) async fn hint(
    State(house): State<Arc<House>>,
    visitor: Visitor,
    Path(id): Path<String>,
    fields: Fields,
) -> Result<Response, Refusal> {
    let table = house.table(&id).await?;
    let guest = visitor.guest.as_ref().ok_or(Refusal::NotSeated)?;
    let done = house.hint(visitor.client, &table, guest.id, fields.number("after")?).await;
    answer(&house, &visitor, &table, done, None).await
}

/// Takes a free seat.
pub(crate) async fn sit(
    State(house): State<Arc<House>>,
    visitor: Visitor,
    Path(id): Path<String>,
    fields: Fields,
) -> Result<Response, Refusal> {
    let table = house.table(&id).await?;
    let seat = fields.number("seat")?.map(Seat);
    let (guest, cookie) = visitor.seated_guest(&house, fields.get("name")).await?;
    table.sit(guest.id, guest.name, seat).await?;
    house.ask_bot(Arc::clone(&table));
    Ok(go_to(&table.path(), cookie))
}

/// Gives a free seat, or all of them, to opponents of the house.
pub(crate) async fn seat_bot(
    State(house): State<Arc<House>>,
    visitor: Visitor,
    Path(id): Path<String>,
    fields: Fields,
) -> Result<Response, Refusal> {
    let table = house.table(&id).await?;
    let guest = visitor.guest.as_ref().ok_or(Refusal::NotSeated)?;
    let Opponent::Bot(level) = Opponent::named(fields.need("level")?, &*table.game)? else {
        return Err(Refusal::BadField("level"));
    };
    let which = match fields.ticked("all") {
        true => Which::All,
        false => Which::One(fields.number("seat")?.map(Seat)),
    };
    table.seat_bots(guest.id, which, level).await?;
    house.ask_bot(Arc::clone(&table));
    Ok(go_to(&table.path(), None))
}

/// Closes a table where the game has not begun.
pub(crate) async fn close(
    State(house): State<Arc<House>>,
    visitor: Visitor,
    Path(id): Path<String>,
) -> Result<Response, Refusal> {
    let table = house.table(&id).await?;
    let guest = visitor.guest.as_ref().ok_or(Refusal::NotSeated)?;
    table.close(guest.id).await?;
    Ok(go_to("/", None))
}

/// Another game of the same guests, everybody one seat further.
pub(crate) async fn rematch(
    State(house): State<Arc<House>>,
    visitor: Visitor,
    Path(id): Path<String>,
) -> Result<Response, Refusal> {
    let guest = visitor.guest.as_ref().ok_or(Refusal::NotSeated)?.clone();
    let next = open_rematch(&house, visitor.client, &id, guest.id).await?;
    Ok(go_to(&format!("/table/{next}"), None))
}

pub(crate) async fn open_rematch(
    house: &Arc<House>,
    client: Client,
    id: &str,
    guest: i64,
) -> Result<String, Refusal> {
    let table = house.table(id).await?;
    let (seat, others, name) = {
        let inside = table.look().await?;
        let state = &inside.state;
        let seat = state.seat_of(guest).ok_or(Refusal::NotSeated)?;
        if state.progress() != Progress::Over || state.playing.is_none() {
            return Err(Refusal::NotOver);
        }
        if let Some(next) = &state.rematch {
            return Ok(next.clone());
        }
        let seats = state.sitters.len();
        let other = |offset: usize| {
            let index = (seat.index() + offset) % seats;
            match &state.sitters[index] {
                Sitter::Guest(guest) => Opponent::Guest(*guest, state.names[index].clone()),
                Sitter::Bot(level) => Opponent::Bot(level.clone()),
                Sitter::Free => Opponent::Friend,
            }
        };
        let others: Vec<Opponent> = (1..seats).map(other).collect();
        (seat, others, state.names[seat.index()].clone())
    };
    house.rate_limiter.new_table(client)?;
    let agreed = table.game.agree(&table.options).map_err(Refusal::BadOptions)?;
    let opening = Opening {
        game: &*table.game,
        side: Some(Seat((seat.0 + 1) % agreed.seats)),
        agreed,
        host: (guest, name),
        opponents: others,
        hints: table.hints,
        private: !table.listed,
        lesson: None,
    };
    let (next, changes) = opening.changes()?;
    let next = table.rematch(next, changes).await?;
    house.ask_bot(house.table(&next).await?);
    Ok(next)
}

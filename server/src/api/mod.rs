//! The interface for programs: JSON, a token in the `Authorization` header, and a
//! stream of events. `docs/protocol.md` describes them.

mod events;
mod me;
mod notices;
mod plans;
mod tables;

use crate::fields::Asked;
use crate::house::House;
use crate::names;
use crate::orders::{HandOver, Overdue, Play, Redo, Takeback, Undo};
use crate::refusal::{Handled, Refusal};
use crate::sessions::Device;
use crate::visitor::{In, Program};
use axum::Router;
use axum::extract::State;
use axum::http::StatusCode;
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use serde::Deserialize;
use serde_json::{Value, json};
use std::sync::Arc;

/// What an event stream is called in headers.
pub(crate) const EVENTS_KIND: &str = "application/x-ndjson";

/// What is answered as JSON.
type HandledJson = Handled<axum::Json<Value>>;

pub(crate) fn routes() -> Router<Arc<House>> {
    Router::new()
        .route("/openapi.json", get(document))
        .route("/games", get(games))
        .route("/events", get(events::account))
        .route("/guests", post(guests))
        .route("/me", get(whoami).post(rename))
        .route("/me/games", get(me::games))
        .route("/me/records", get(me::records))
        .route("/me/forget", post(me::forget))
        .route("/me/notices", get(notices::list).post(notices::add))
        .route("/me/notices/try", post(notices::attempt))
        .route("/me/notices/end", post(notices::end))
        .route("/tables", get(tables::list).post(tables::open))
        .route("/records", post(tables::bring))
        .route("/tables/{id}", get(tables::table))
        .route("/tables/{id}/events", get(events::stream))
        .route("/tables/{id}/join", post(tables::join))
        .route("/tables/{id}/contribution", post(tables::contribution))
        .route("/tables/{id}/play", post(tables::order::<Play>))
        .route("/tables/{id}/undo", post(tables::order::<Undo>))
        .route("/tables/{id}/redo", post(tables::order::<Redo>))
        .route("/tables/{id}/takeback", post(tables::order::<Takeback>))
        .route("/tables/{id}/plan", get(plans::plan).put(plans::lay).delete(plans::drop_plan))
        .route("/tables/{id}/overdue", post(tables::order::<Overdue>))
        .route("/tables/{id}/hand-over", post(tables::order::<HandOver>))
        .route("/tables/{id}/say", post(tables::say))
        .route("/tables/{id}/leave", post(tables::leave))
        .route("/tables/{id}/listed", post(tables::listed))
        .route("/tables/{id}/rematch", post(tables::rematch))
        .route("/tables/{id}/play-on", post(tables::play_on))
        .route("/tables/{id}/analysis", get(tables::analysis))
        .route("/tables/{id}/record", get(tables::record))
        .fallback(|| async { Refusal::NoPage })
        .method_not_allowed_fallback(|| async { Refusal::WrongMethod })
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct NewGuest {
    name: String,
}

/// A new guest and the token that proves who they are; it is told only here.
async fn guests(
    State(house): State<Arc<House>>,
    device: Device,
    Asked(new): Asked<NewGuest>,
) -> Handled {
    let name = names::read(&new.name)?.ok_or(Refusal::BadField("name"))?;
    names::no_opponent(&name, &house.games)?;
    let (guest, token) = house.welcome(device, name).await?;
    let told = json!({ "id": guest.id, "name": guest.name, "token": token });
    Ok((StatusCode::CREATED, axum::Json(told)).into_response())
}

/// What this interface is, for tools.
async fn document() -> Response {
    const DOCUMENT: &str = include_str!("openapi.json");
    ([(CONTENT_TYPE, "application/json")], DOCUMENT).into_response()
}

async fn whoami(Program { guest, .. }: Program) -> axum::Json<Value> {
    axum::Json(json!({ "id": guest.id, "name": guest.name }))
}

/// Renames the guest, at every table.
async fn rename(
    In { house, who: Program { guest, client, .. } }: In<Program>,
    Asked(NewGuest { name }): Asked<NewGuest>,
) -> HandledJson {
    let name = names::read(&name)?.ok_or(Refusal::BadField("name"))?;
    let guest = match name == guest.name {
        true => guest,
        false => house.call(client, guest.id, name).await?,
    };
    Ok(axum::Json(json!({ "id": guest.id, "name": guest.name })))
}

async fn games(State(house): State<Arc<House>>) -> axum::Json<Value> {
    let game = |game: &Arc<crate::hosting::HostedGame>| {
        let offer = game.pages.box_facts;
        json!({
            "name": game.name(),
            "seats": [offer.seats_least, offer.seats_most],
            "opponents": game.opponents.names,
            "options": game.agree(&Default::default()).map(|agreed| agreed.options.clone()).ok(),
        })
    };
    axum::Json(json!({ "games": house.games.iter().map(game).collect::<Vec<_>>() }))
}

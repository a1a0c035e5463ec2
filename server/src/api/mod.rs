//! The interface for programs: JSON, a token in the `Authorization` header, and a
//! stream of events. `docs/protocol.md` describes them.

mod events;
mod tables;

use crate::fields::body_refused;
use crate::house::House;
use crate::rate_limit::Client;
use crate::refusal::Refusal;
use crate::visitor::{Program, clean_name, client_of};
use axum::Router;
use axum::body::Bytes;
use axum::extract::{FromRef, FromRequest, FromRequestParts, Request, State};
use axum::http::StatusCode;
use axum::http::request::Parts;
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use std::convert::Infallible;
use std::sync::Arc;

/// What an event stream is called in headers.
pub(crate) const EVENTS_KIND: &str = "application/x-ndjson";

pub(crate) fn routes() -> Router<Arc<House>> {
    Router::new()
        .route("/games", get(games))
        .route("/guests", post(guests))
        .route("/me", get(me))
        .route("/tables", get(tables::list).post(tables::open))
        .route("/tables/{id}", get(tables::table))
        .route("/tables/{id}/events", get(events::stream))
        .route("/tables/{id}/join", post(tables::join))
        .route("/tables/{id}/play", post(tables::play))
        .route("/tables/{id}/undo", post(tables::undo))
        .route("/tables/{id}/takeback", post(tables::takeback))
        .route("/tables/{id}/leave", post(tables::leave))
        .route("/tables/{id}/rematch", post(tables::rematch))
        .route("/tables/{id}/record", get(tables::record))
        .fallback(|| async { Refusal::NoPage })
        .method_not_allowed_fallback(|| async { Refusal::WrongMethod })
}

/// A JSON body. An empty one is an empty object.
pub(crate) struct Body<T>(pub(crate) T);

impl<S: Send + Sync, T: DeserializeOwned> FromRequest<S> for Body<T> {
    type Rejection = Refusal;

    async fn from_request(request: Request, state: &S) -> Result<Body<T>, Refusal> {
        let bytes = Bytes::from_request(request, state).await.map_err(body_refused)?;
        let text = if bytes.is_empty() { &b"{}"[..] } else { &bytes[..] };
        let read = serde_json::from_slice(text);
        read.map(Body).map_err(|error| Refusal::Unreadable(error.to_string()))
    }
}

/// Where a program asks from.
pub(crate) struct ClientAddr(pub(crate) Client);

impl<S> FromRequestParts<S> for ClientAddr
where
    S: Send + Sync,
    Arc<House>: FromRef<S>,
{
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<ClientAddr, Infallible> {
        Ok(ClientAddr(client_of(&Arc::<House>::from_ref(state), parts)))
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct NewGuest {
    name: String,
}

/// A new guest and the token that proves who they are; it is told only here.
async fn guests(
    State(house): State<Arc<House>>,
    ClientAddr(client): ClientAddr,
    Body(new): Body<NewGuest>,
) -> Result<Response, Refusal> {
    let name = clean_name(&new.name).ok_or(Refusal::BadField("name"))?;
    let (guest, token) = house.welcome(client, name).await?;
    let told = json!({ "id": guest.id, "name": guest.name, "token": token });
    Ok((StatusCode::CREATED, axum::Json(told)).into_response())
}

async fn me(Program(guest): Program) -> axum::Json<Value> {
    axum::Json(json!({ "id": guest.id, "name": guest.name }))
}

async fn games(State(house): State<Arc<House>>) -> axum::Json<Value> {
    let game = |game: &Arc<dyn crate::hosting::HostedGame>| {
        let offer = game.box_facts();
        json!({
            "name": game.name(),
            "seats": [offer.seats_least, offer.seats_most],
            "opponents": game.levels(),
            "options": game.agree(&Default::default()).map(|agreed| agreed.options).ok(),
        })
    };
    axum::Json(json!({ "games": house.games.iter().map(game).collect::<Vec<_>>() }))
}

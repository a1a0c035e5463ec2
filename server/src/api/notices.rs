//! How a program's guest is told of their turns.

use super::HandledJson;
use crate::fields::Asked;
use crate::house::House;
use crate::notice::{Asker, Kind, NewWay, webhook_secret};
use crate::refusal::{Handled, Refusal};
use crate::store::WayRow;
use crate::visitor::{In, Program, base_of};
use axum::http::{HeaderMap, StatusCode};
use axum::response::IntoResponse;
use serde::Deserialize;
use serde_json::{Value, json};
use web::Language;

#[derive(Deserialize)]
#[serde(tag = "kind", rename_all = "lowercase", deny_unknown_fields)]
pub(super) enum New {
    Push { endpoint: String, p256dh: String, auth: String, language: Option<String> },
    Webhook { url: String, language: Option<String> },
    Mail { address: String, language: Option<String> },
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct End {
    way: i64,
}

fn told(way: &WayRow) -> Value {
    json!({
        "id": way.id,
        "kind": way.kind,
        "target": way.target,
        "secret": webhook_secret(way),
        "confirmed": way.confirmed,
        "told_at": way.told_at,
        "failure": way.unsent().map(|unsent| unsent.words(way.speaks())),
    })
}

/// The ways of the guest, and what the house offers.
pub(super) async fn list(In { house, who: Program { guest, .. } }: In<Program>) -> HandledJson {
    ways_of(&house, guest.id).await
}

async fn ways_of(house: &House, guest: i64) -> HandledJson {
    let ways = house.store.ways_of(guest).await?;
    let offered = Kind::ALL.into_iter().filter(|kind| house.offers(*kind));
    let offered: Vec<&str> = offered.map(Kind::name).collect();
    let key = house.keys().await?.public();
    let ways: Vec<Value> = ways.iter().map(told).collect();
    Ok(axum::Json(json!({ "offered": offered, "push_key": key, "ways": ways })))
}

pub(super) async fn add(
    In { house, who: Program { guest, session, client } }: In<Program>,
    headers: HeaderMap,
    Asked(new): Asked<New>,
) -> Handled {
    house.rate_limiter.way(client)?;
    let (New::Push { language, .. } | New::Webhook { language, .. } | New::Mail { language, .. }) =
        &new;
    let language = match language {
        Some(code) => Language::from_code(code).ok_or(Refusal::BadField("language"))?,
        None => Language::default(),
    };
    let new = match &new {
        New::Push { endpoint, p256dh, auth, .. } => {
            NewWay::Push { endpoint, p256dh, auth, agent: String::new(), session }
        }
        New::Webhook { url, .. } => NewWay::Webhook { url },
        New::Mail { address, .. } => NewWay::Mail { address },
    };
    let asker = Asker { guest: guest.id, language, base: base_of(&house, &headers) };
    let way = house.add_way(asker, new).await?;
    Ok((StatusCode::CREATED, axum::Json(told(&way))).into_response())
}

pub(super) async fn end(
    In { house, who: Program { guest, .. } }: In<Program>,
    Asked(End { way }): Asked<End>,
) -> HandledJson {
    house.end_way(guest.id, way).await?;
    ways_of(&house, guest.id).await
}

/// Tells the guest something in all ways at once; what came of each.
pub(super) async fn attempt(
    In { house, who: Program { guest, client, .. } }: In<Program>,
) -> HandledJson {
    house.rate_limiter.way(client)?;
    let tried = house.try_ways(guest.id).await?;
    let tried = tried.iter().map(|(way, sent)| {
        let failure = sent.as_ref().err().map(|failure| failure.why().words(way.speaks()));
        json!({ "id": way.id, "sent": sent.is_ok(), "failure": failure })
    });
    Ok(axum::Json(json!({ "tried": tried.collect::<Vec<_>>() })))
}

//! The one table of routes.

use crate::chance;
use crate::house::House;
use crate::middleware::{compression, in_house_style};
use crate::pages;
use crate::refusal::Refusal;
use crate::visitor::ClientAddr;
use crate::{api, listening};
use axum::Router;
use axum::extract::{DefaultBodyLimit, State};
use axum::http::header::{AUTHORIZATION, CONTENT_TYPE};
use axum::http::{HeaderMap, StatusCode};
use axum::middleware;
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use serde_json::json;
use std::sync::Arc;
use tower_http::catch_panic::CatchPanicLayer;

/// The whole house as a service.
pub fn router(house: Arc<House>) -> Router {
    let body_bytes = house.settings.limits.body_bytes;
    Router::new()
        .route("/", get(pages::home::home))
        .route("/play", post(pages::opening::play_now))
        .route("/learn", get(pages::learning::chooser))
        .route("/learn/{game}", get(pages::learning::page).post(pages::learning::begin))
        .route("/rules", get(pages::learning::rules))
        .route("/rules/{game}", get(pages::learning::rule_book))
        .route("/new", get(pages::opening::form).post(pages::opening::open))
        .route("/join", get(pages::opening::find))
        .route("/fairness", get(pages::fairness::page))
        .route("/settings", post(pages::settings::change))
        .route("/devices", get(pages::devices::page))
        .route("/devices/name", post(pages::devices::rename))
        .route("/devices/end", post(pages::devices::end))
        .route("/devices/link", post(pages::devices::link))
        .route("/admin", get(pages::admin::page))
        .route("/admin/enter", post(pages::admin::enter))
        .route("/admin/leave", post(pages::admin::leave))
        .route("/admin/do", post(pages::admin::act))
        .route("/enter/{code}", get(pages::device::confirm).post(pages::device::enter))
        .route("/table/{id}", get(pages::table::page))
        .route("/table/{id}/live", get(listening::socket))
        .route("/table/{id}/sit", post(pages::commands::sit))
        .route("/table/{id}/contribution", post(pages::commands::contribution))
        .route("/table/{id}/bot", post(pages::commands::seat_bot))
        .route("/table/{id}/stand", post(pages::commands::stand))
        .route("/table/{id}/close", post(pages::commands::close))
        .route("/table/{id}/play", post(pages::commands::play))
        .route("/table/{id}/undo", post(pages::commands::undo))
        .route("/table/{id}/redo", post(pages::commands::redo))
        .route("/table/{id}/takeback", post(pages::commands::takeback))
        .route("/table/{id}/overdue", post(pages::commands::overdue))
        .route("/table/{id}/hint", post(pages::commands::hint))
        .route("/table/{id}/bar", post(pages::commands::bar))
        .route("/table/{id}/lesson", post(pages::learning::lesson))
        .route("/table/{id}/leave", post(pages::commands::leave))
        .route("/table/{id}/rematch", post(pages::commands::rematch))
        .route("/table/{id}/device", post(pages::device::link))
        .route("/table/{id}/replay", get(pages::replay::page))
        .route("/table/{id}/play-on", post(pages::replay::play_on))
        .route("/table/{id}/exercise/{nth}", get(pages::exercise::page))
        .route("/table/{id}/exercise/{nth}/play", post(pages::exercise::attempt))
        .route("/table/{id}/exercise/{nth}/replay", get(pages::exercise::replay))
        .route("/bring", get(pages::bringing::page).post(pages::bringing::bring))
        .route("/watch", post(pages::bringing::watch))
        .route("/exercises", get(pages::exercise::all))
        .route("/table/{id}/end", get(pages::end::page))
        .route("/table/{id}/record", get(pages::end::record))
        .route("/table/{id}/position", get(pages::end::position))
        .route("/table/{id}/verify", get(pages::end::verify).post(pages::end::verify))
        .route("/assets/{hash}/{name}", get(pages::assets::asset))
        .route("/health", get(health))
        .route("/metrics", get(metrics))
        .nest("/api/v1", api::routes())
        // As older versions had it.
        .nest("/api", api::routes())
        .fallback(|| async { Refusal::NoPage })
        .method_not_allowed_fallback(|| async { Refusal::WrongMethod })
        .layer(DefaultBodyLimit::max(body_bytes))
        .layer(CatchPanicLayer::custom(|_| Refusal::Failed.into_response()))
        .layer(middleware::from_fn_with_state(Arc::clone(&house), in_house_style))
        .layer(compression())
        .with_state(house)
}

/// Metrics and health alone, for a port of their own.
pub(crate) fn metrics_router(house: Arc<House>) -> Router {
    Router::new()
        .route("/health", get(health))
        .route("/metrics", get(told_metrics))
        .with_state(house)
}

/// Whether the house is open: it answers, and can write down what is done.
async fn health(State(house): State<Arc<House>>) -> Response {
    let store = &house.store;
    let (file, tables) = (store.findings.file(), store.damaged_tables().await);
    let sound = file.is_empty() && tables.is_empty();
    let (status, word) = match store.health().await {
        Ok(()) if sound => (StatusCode::OK, "ok".to_owned()),
        // Others play on.
        Ok(()) => (StatusCode::OK, "damaged".to_owned()),
        Err(error) => (StatusCode::SERVICE_UNAVAILABLE, error.to_string()),
    };
    let mut told = json!({ "status": word, "version": env!("CARGO_PKG_VERSION") });
    if house.is_low_on_space() {
        told["space"] = "low".into();
    }
    if !sound {
        told["damaged"] = json!({ "file": file, "tables": tables });
    }
    (status, axum::Json(told)).into_response()
}

/// Metrics for this machine, or for whoever has the token.
async fn metrics(
    State(house): State<Arc<House>>,
    ClientAddr(client): ClientAddr,
    headers: HeaderMap,
) -> Result<Response, Refusal> {
    let token = headers.get(AUTHORIZATION).and_then(|value| value.to_str().ok());
    let token = token.and_then(|value| value.strip_prefix("Bearer "));
    let may = match &house.settings.metrics_token {
        Some(known) => token.is_some_and(|token| chance::is_secret(token, &chance::hash(known))),
        None => client.is_this_machine(),
    };
    if !may {
        return Err(if token.is_some() { Refusal::NoToken } else { Refusal::NoPage });
    }
    Ok(told_metrics(State(house)).await)
}

async fn told_metrics(State(house): State<Arc<House>>) -> Response {
    const KIND: &str = "application/openmetrics-text; version=1.0.0; charset=utf-8";
    let options: usize = house.games.iter().map(|game| game.options_bytes()).sum();
    house.metrics.options_bytes.set(i64::try_from(options).unwrap_or(i64::MAX));
    ([(CONTENT_TYPE, KIND)], house.metrics.text()).into_response()
}

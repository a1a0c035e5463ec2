//! Health and metrics routes; compression.

use crate::api;
use crate::chance;
use crate::house::House;
use crate::refusal::{Handled, Refusal};
use crate::visitor::ClientAddr;
use axum::Router;
use axum::extract::State;
use axum::http::header::{AUTHORIZATION, CONTENT_TYPE};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use serde_json::json;
use std::sync::Arc;
use tower_http::CompressionLevel;
use tower_http::compression::CompressionLayer;
use tower_http::compression::predicate::{DefaultPredicate, NotForContentType, Predicate};

/// Pages are compressed; event streams are not, so that no event waits in a
/// buffer, nor are pictures that are small already.
pub(super) fn compression() -> CompressionLayer<impl Predicate> {
    let predicate = DefaultPredicate::new().and(NotForContentType::const_new(api::EVENTS_KIND));
    CompressionLayer::new()
        .gzip(true)
        .br(true)
        .quality(CompressionLevel::Fastest)
        .compress_when(predicate)
}

/// Metrics and health alone, for a port of their own.
pub(crate) fn metrics_router(house: Arc<House>) -> Router {
    Router::new()
        .route("/health", get(health))
        .route("/metrics", get(told_metrics))
        .with_state(house)
}

/// Whether the house is open: it answers, and can write down what is done.
pub(super) async fn health(State(house): State<Arc<House>>) -> Response {
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

/// Metrics for this machine, or for clients with the token.
pub(super) async fn metrics(
    State(house): State<Arc<House>>,
    ClientAddr(client): ClientAddr,
    headers: HeaderMap,
) -> Handled {
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

//! All doors of the house, and what holds for every one of them: limits, the
//! check of where a request comes from, headers that keep browsers safe, and
//! refusals in the style of the house.

use crate::house::House;
use crate::pages;
use crate::reader::{Reader, client_of};
use crate::refusal::Refusal;
use crate::{api, listening};
use axum::Router;
use axum::body::Body;
use axum::extract::{DefaultBodyLimit, Request, State};
use axum::http::header::{
    CACHE_CONTROL, CONTENT_SECURITY_POLICY, CONTENT_TYPE, HeaderName, ORIGIN, REFERRER_POLICY,
    RETRY_AFTER, VARY, X_CONTENT_TYPE_OPTIONS, X_FRAME_OPTIONS,
};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode};
use axum::middleware::{self, Next};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use serde_json::json;
use std::sync::Arc;
use std::time::{Duration, Instant};
use tower_http::CompressionLevel;
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::compression::CompressionLayer;
use tower_http::compression::predicate::{DefaultPredicate, NotForContentType, Predicate};

/// How long a request may take until its answer begins.
const PATIENCE: Duration = Duration::from_secs(30);

/// The whole house as a service.
pub fn router(house: Arc<House>) -> Router {
    let body_bytes = house.settings.limits.body_bytes;
    Router::new()
        .route("/", get(pages::home::home))
        .route("/play", post(pages::opening::play_now))
        .route("/learn", get(pages::learning::chooser))
        .route("/learn/{game}", get(pages::learning::door).post(pages::learning::begin))
        .route("/rules", get(pages::learning::rules))
        .route("/rules/{game}", get(pages::learning::rule_book))
        .route("/new", get(pages::opening::form).post(pages::opening::open))
        .route("/join", get(pages::opening::find))
        .route("/settings", post(pages::settings::change))
        .route("/enter/{code}", get(pages::device::door).post(pages::device::enter))
        .route("/table/{id}", get(pages::table::page))
        .route("/table/{id}/live", get(listening::socket))
        .route("/table/{id}/sit", post(pages::deeds::sit))
        .route("/table/{id}/bot", post(pages::deeds::seat_bot))
        .route("/table/{id}/stand", post(pages::deeds::stand))
        .route("/table/{id}/close", post(pages::deeds::close))
        .route("/table/{id}/play", post(pages::deeds::play))
        .route("/table/{id}/undo", post(pages::deeds::undo))
        .route("/table/{id}/takeback", post(pages::deeds::takeback))
        .route("/table/{id}/hint", post(pages::deeds::hint))
        .route("/table/{id}/lesson", post(pages::learning::lesson))
        .route("/table/{id}/leave", post(pages::deeds::leave))
        .route("/table/{id}/rematch", post(pages::deeds::rematch))
        .route("/table/{id}/device", post(pages::device::link))
        .route("/table/{id}/replay", get(pages::replay::page))
        .route("/table/{id}/end", get(pages::end::page))
        .route("/table/{id}/record", get(pages::end::record))
        .route("/table/{id}/verify", get(pages::end::verify).post(pages::end::verify))
        .route("/assets/{hash}/{name}", get(pages::assets::asset))
        .route("/health", get(health))
        .route("/metrics", get(metrics))
        .nest("/api", api::routes())
        .fallback(|| async { Refusal::NoPage })
        .method_not_allowed_fallback(|| async { Refusal::WrongMethod })
        .layer(DefaultBodyLimit::max(body_bytes))
        .layer(CatchPanicLayer::custom(|_| Refusal::Failed.into_response()))
        .layer(middleware::from_fn_with_state(Arc::clone(&house), in_house_style))
        .layer(compression())
        .with_state(house)
}

/// Pages are compressed; event streams are not, so that no event waits in a
/// buffer, nor are pictures that are small already.
fn compression() -> CompressionLayer<impl Predicate> {
    let predicate = DefaultPredicate::new().and(NotForContentType::const_new(api::EVENTS_KIND));
    CompressionLayer::new()
        .gzip(true)
        .br(true)
        .quality(CompressionLevel::Fastest)
        .compress_when(predicate)
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
    if !sound {
        told["damaged"] = json!({ "file": file, "tables": tables });
    }
    (status, axum::Json(told)).into_response()
}

async fn metrics(State(house): State<Arc<House>>) -> Response {
    const KIND: &str = "application/openmetrics-text; version=1.0.0; charset=utf-8";
    ([(CONTENT_TYPE, KIND)], house.known.text()).into_response()
}

/// What happens around every request.
async fn in_house_style(State(house): State<Arc<House>>, request: Request, next: Next) -> Response {
    let began = Instant::now();
    let (mut parts, body) = request.into_parts();
    let (method, path) = (parts.method.clone(), parts.uri.path().to_owned());
    let reader = match let_in(&house, &mut parts).await {
        Ok(reader) => reader,
        Err((refusal, reader)) => {
            let response = refused(&house, &refusal, reader.as_ref(), &path);
            return finish(&house, response, &method, &path, began);
        }
    };
    let answering = next.run(Request::from_parts(parts, body));
    let response = match tokio::time::timeout(PATIENCE, answering).await {
        Ok(response) => response,
        Err(_) => Refusal::TooSlow.into_response(),
    };
    let refusal = response.extensions().get::<Refusal>().cloned();
    let response = match refusal {
        Some(refusal) => refused(&house, &refusal, reader.as_ref(), &path),
        None => response,
    };
    finish(&house, response, &method, &path, began)
}

/// The reader, if the request may come in. Programs and the assets have none.
async fn let_in(
    house: &House,
    parts: &mut Parts,
) -> Result<Option<Reader>, (Refusal, Option<Reader>)> {
    let path = parts.uri.path();
    let client = client_of(house, parts);
    let anonymous = path.starts_with("/api/")
        || path.starts_with("/assets/")
        || matches!(path, "/health" | "/metrics");
    if anonymous {
        // What never changes costs nothing, and a watchman must always get in.
        let free = !path.starts_with("/api/");
        return match house.gate.request(client) {
            Err(refusal) if !free => Err((refusal, None)),
            _ => Ok(None),
        };
    }
    let reader = Reader::of(house, parts).await.map_err(|refusal| (refusal, None))?;
    house.gate.request(client).map_err(|refusal| (refusal, Some(reader.clone())))?;
    let changes = !matches!(parts.method, Method::GET | Method::HEAD);
    let listens = parts.headers.contains_key("sec-websocket-key");
    if (changes || listens) && !is_from_here(&parts.headers, &reader.base) {
        return Err((Refusal::Foreign, Some(reader)));
    }
    parts.extensions.insert(reader.clone());
    Ok(Some(reader))
}

/// Whether a browser sent this from one of our own pages.
fn is_from_here(headers: &HeaderMap, base: &str) -> bool {
    let origin = headers.get(ORIGIN).map(|origin| origin.to_str().unwrap_or("null"));
    let site = headers.get("sec-fetch-site").and_then(|site| site.to_str().ok());
    match (origin, site) {
        (Some(origin), _) => origin.eq_ignore_ascii_case(base.trim_end_matches('/')),
        (None, site) => site == Some("same-origin"),
    }
}

/// A refusal as a page, or as JSON for programs.
fn refused(house: &House, refusal: &Refusal, reader: Option<&Reader>, path: &str) -> Response {
    let status = refusal.status();
    let mut response = match reader {
        Some(reader) if !reader.wants_json => {
            let language = reader.language;
            let words = refusal.words(language);
            let body = match refusal {
                Refusal::SetAside { table, over, .. } => {
                    let log = over.then(|| format!("/table/{table}/record"));
                    web::errors::set_aside(language, &words, log.as_deref())
                }
                _ => web::errors::page(language, status.as_u16(), &words),
            };
            let title = status.canonical_reason().unwrap_or_default().to_owned();
            (status, pages::shell(house, reader, title, path, None, None, body)).into_response()
        }
        reader => {
            let language = reader.map(|reader| reader.language).unwrap_or_default();
            let told = json!({ "error": refusal.code(), "reason": refusal.words(language) });
            (status, axum::Json(told)).into_response()
        }
    };
    if matches!(refusal, Refusal::TooMany(_) | Refusal::Unavailable) {
        response.headers_mut().insert(RETRY_AFTER, HeaderValue::from_static("10"));
    }
    response
}

/// Styles, script, pictures and connections from this house and nowhere else.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; \
     font-src 'self'; connect-src 'self'; media-src 'self'; manifest-src 'self'; \
     form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

fn finish(
    house: &House,
    mut response: Response,
    method: &Method,
    path: &str,
    began: Instant,
) -> Response {
    let headers = response.headers_mut();
    let mut set = |name: HeaderName, value: &'static str| {
        headers.insert(name, HeaderValue::from_static(value));
    };
    set(CONTENT_SECURITY_POLICY, POLICY);
    set(X_CONTENT_TYPE_OPTIONS, "nosniff");
    set(X_FRAME_OPTIONS, "DENY");
    set(REFERRER_POLICY, "same-origin");
    set(HeaderName::from_static("cross-origin-opener-policy"), "same-origin");
    set(HeaderName::from_static("cross-origin-resource-policy"), "same-origin");
    set(
        HeaderName::from_static("permissions-policy"),
        "camera=(), microphone=(), geolocation=(), payment=()",
    );
    if !headers.contains_key(CACHE_CONTROL) {
        headers.insert(CACHE_CONTROL, HeaderValue::from_static("no-store"));
        headers.append(VARY, HeaderValue::from_static("Cookie, Accept-Language"));
    }
    let status = response.status().as_u16();
    house.known.request(status);
    let ms = began.elapsed().as_millis() as u64;
    // Only the path: codes of device links are cut off, and queries hold nothing
    // that a log needs.
    let path = if path.starts_with("/enter/") { "/enter/…" } else { path };
    let path: String = path.chars().take(120).collect();
    if status >= 500 {
        tracing::error!(%method, path, status, ms, "request");
    } else {
        tracing::debug!(%method, path, status, ms, "request");
    }
    response.map(Body::new)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn from_here(pairs: &[(&'static str, &'static str)]) -> bool {
        let mut headers = HeaderMap::new();
        for (name, value) in pairs {
            headers.insert(*name, HeaderValue::from_static(value));
        }
        is_from_here(&headers, "http://127.0.0.1:8080")
    }

    #[test]
    fn only_our_own_pages_may_change_something() {
        assert!(from_here(&[("origin", "http://127.0.0.1:8080")]));
        assert!(!from_here(&[("origin", "http://127.0.0.1:9090")]));
        assert!(!from_here(&[("origin", "http://127.0.0.1:8080.evil.example")]));
        assert!(!from_here(&[("origin", "null")]));
        assert!(!from_here(&[]));
        assert!(from_here(&[("sec-fetch-site", "same-origin")]));
        assert!(!from_here(&[("sec-fetch-site", "cross-site")]));
        assert!(!from_here(&[
            ("origin", "https://evil.example"),
            ("sec-fetch-site", "same-origin")
        ]));
    }
}

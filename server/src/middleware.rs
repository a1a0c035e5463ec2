//! What holds for every request: limits, the check of where it comes from, headers
//! that keep browsers safe, and refusals in the style of the house.

use crate::house::House;
use crate::network::is_called;
use crate::pages;
use crate::refusal::Refusal;
use crate::tasks;
use crate::visitor::{Visitor, address_of, client_of};
use axum::body::Body;
use axum::extract::{Request, State};
use axum::http::header::{
    ALLOW, CACHE_CONTROL, CONTENT_SECURITY_POLICY, HOST, HeaderName, ORIGIN, REFERRER_POLICY,
    RETRY_AFTER, SET_COOKIE, STRICT_TRANSPORT_SECURITY, VARY, X_CONTENT_TYPE_OPTIONS,
    X_FRAME_OPTIONS,
};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, Method};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use sage::moment::Moment;
use serde_json::json;
use std::sync::Arc;
use std::time::Duration;

/// How long a request may take until its answer begins.
const PATIENCE: Duration = Duration::from_secs(30);

/// What happens around every request.
pub(crate) async fn in_house_style(
    State(house): State<Arc<House>>,
    request: Request,
    next: Next,
) -> Response {
    let began = Moment::now();
    let (mut parts, body) = request.into_parts();
    let (method, path) = (parts.method.clone(), parts.uri.path().to_owned());
    let visitor = match let_in(&house, &mut parts).await {
        Ok(visitor) => visitor,
        Err((refusal, visitor)) => {
            let response = refused(&house, &refusal, visitor.as_ref(), &path);
            return finish(&house, response, &method, &path, began);
        }
    };
    let guest = visitor.as_ref().and_then(|visitor| visitor.guest.as_ref());
    if let Some(guest) = guest.filter(|_| !is_asked_by_itself(&path)) {
        house.presence.asks(guest.id, table_in(&path), house.settings.clock.now_ms());
    }
    let answering = next.run(Request::from_parts(parts, body));
    let response = match tasks::timeout(PATIENCE, answering).await {
        Ok(response) => response,
        Err(_) => Refusal::TooSlow.into_response(),
    };
    let refusal = response.extensions().get::<Refusal>().cloned();
    let mut response = match refusal {
        Some(refusal) => {
            let mut told = refused(&house, &refusal, visitor.as_ref(), &path);
            // What else can be done at an address that refuses a method.
            let allowed = response.headers().get(ALLOW).cloned();
            told.headers_mut().extend(allowed.map(|allowed| (ALLOW, allowed)));
            told
        }
        None => response,
    };
    // A session that is used lasts; one that was just made or given up is not made anew.
    if let Some(cookie) = visitor.and_then(|visitor| visitor.renewed)
        && !response.headers().contains_key(SET_COOKIE)
    {
        response.headers_mut().append(SET_COOKIE, cookie);
    }
    finish(&house, response, &method, &path, began)
}

/// Whether browsers ask for an address wherever their guest is.
fn is_asked_by_itself(path: &str) -> bool {
    matches!(path, "/sw.js" | "/manifest.webmanifest" | "/away" | "/notices/push")
}

/// The table that an address is about.
pub(crate) fn table_in(path: &str) -> Option<&str> {
    let (_, rest) = path.split_once("/table/").or_else(|| path.split_once("/tables/"))?;
    rest.split('/').next()
}

/// The visitor, if the request may come in. Programs and the assets have none.
async fn let_in(
    house: &House,
    parts: &mut Parts,
) -> Result<Option<Visitor>, (Refusal, Option<Visitor>)> {
    let path = parts.uri.path();
    let client = client_of(house, parts);
    let host = parts.headers.get(HOST).and_then(|host| host.to_str().ok());
    // A monitor may know the house by another name.
    if path != "/health" && host.is_some_and(|host| !is_called(host, &house.names)) {
        let name = host.unwrap_or_default().chars().take(60).collect();
        let visitor = match path.starts_with("/api/") {
            true => None,
            false => Visitor::of(house, parts).await.ok(),
        };
        return Err((Refusal::OtherHost(name), visitor));
    }
    // A watchman must always get in; and what says that one is banned has a style, and can
    // be read in any language.
    let open_to_all =
        path.starts_with("/assets/") || matches!(path, "/health" | "/metrics" | "/settings");
    let ban = house.sessions.ban_of(address_of(house, parts));
    if let Some(reason) = ban.clone().filter(|_| !open_to_all) {
        let visitor = (!path.starts_with("/api/")).then(|| Visitor::stranger(house, parts));
        return Err((Refusal::Banned(reason), visitor));
    }
    let anonymous = path.starts_with("/api/")
        || path.starts_with("/assets/")
        || matches!(path, "/health" | "/metrics");
    if anonymous {
        let free = matches!(path, "/health" | "/metrics");
        return match house.rate_limiter.request(client) {
            Err(refusal) if !free => Err((refusal, None)),
            _ => Ok(None),
        };
    }
    let mut visitor = Visitor::of(house, parts).await.map_err(|refusal| (refusal, None))?;
    visitor.ban = visitor.ban.or(ban);
    house.rate_limiter.request(client).map_err(|refusal| (refusal, Some(visitor.clone())))?;
    let changes = !matches!(parts.method, Method::GET | Method::HEAD);
    let listens = parts.headers.contains_key("sec-websocket-key");
    if (changes || listens) && !is_from_here(&parts.headers, &visitor.base) {
        return Err((Refusal::Foreign, Some(visitor)));
    }
    // Admins may have banned themselves as guests.
    let open_to_all = open_to_all || path == "/admin" || path.starts_with("/admin/");
    if let Some(reason) = visitor.ban.clone().filter(|_| !open_to_all) {
        return Err((Refusal::Banned(reason), Some(visitor)));
    }
    // What changes something answers with a page only if it is refused.
    let shows_page = !changes && !listens && !visitor.wants_json;
    if let Some(guest) = visitor.guest.as_ref().filter(|_| shows_page) {
        let here = table_in(path).unwrap_or_default();
        // Only a badge: a database that fails is told by whatever else is asked of it.
        visitor.waiting = house.store.turns_of(guest.id, here).await.unwrap_or(0);
    }
    parts.extensions.insert(visitor.clone());
    Ok(Some(visitor))
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
fn refused(house: &House, refusal: &Refusal, visitor: Option<&Visitor>, path: &str) -> Response {
    let status = refusal.status();
    let mut response = match visitor {
        Some(visitor) if !visitor.wants_json => {
            let language = visitor.language;
            let words = refusal.words(language);
            let body = match refusal {
                Refusal::SetAside { table, over, .. } => {
                    let log = over.then(|| format!("/table/{table}/record"));
                    web::errors::set_aside(language, &words, log.as_deref())
                }
                Refusal::Banned(_) => web::errors::banned(language, &words),
                Refusal::Removed(_) => web::errors::removed(language, &words),
                Refusal::Closed(_) => web::errors::closed(language, &words),
                _ => web::errors::page(language, status.as_u16(), &words, refusal.detail()),
            };
            let title = status.canonical_reason().unwrap_or_default().to_owned();
            (status, pages::shell(house, visitor, title, path, None, None, body)).into_response()
        }
        visitor => {
            let language = visitor.map(|visitor| visitor.language).unwrap_or_default();
            let mut told = json!({ "error": refusal.code(), "reason": refusal.words(language) });
            if let Some(detail) = refusal.detail() {
                told["detail"] = detail.into();
            }
            (status, axum::Json(told)).into_response()
        }
    };
    if matches!(refusal, Refusal::TooMany(_) | Refusal::Unavailable) {
        response.headers_mut().insert(RETRY_AFTER, HeaderValue::from_static("10"));
    }
    response
}

/// Styles, script, pictures and connections from this house and nowhere else; what else an
/// answer needs, it says itself.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; \
     font-src 'self'; connect-src 'self'; media-src 'self'; manifest-src 'self'; \
     form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

fn finish(
    house: &House,
    mut response: Response,
    method: &Method,
    path: &str,
    began: Moment,
) -> Response {
    let headers = response.headers_mut();
    let mut set = |name: HeaderName, value: &'static str| {
        headers.insert(name, HeaderValue::from_static(value));
    };
    set(X_CONTENT_TYPE_OPTIONS, "nosniff");
    set(X_FRAME_OPTIONS, "DENY");
    set(REFERRER_POLICY, "same-origin");
    set(HeaderName::from_static("cross-origin-opener-policy"), "same-origin");
    set(HeaderName::from_static("cross-origin-resource-policy"), "same-origin");
    set(
        HeaderName::from_static("permissions-policy"),
        "camera=(), microphone=(), geolocation=(), payment=()",
    );
    if house.settings.public_url.as_deref().is_some_and(|url| url.starts_with("https:")) {
        set(STRICT_TRANSPORT_SECURITY, "max-age=31536000");
    }
    if !headers.contains_key(CONTENT_SECURITY_POLICY) {
        headers.insert(CONTENT_SECURITY_POLICY, HeaderValue::from_static(POLICY));
    }
    if !headers.contains_key(CACHE_CONTROL) {
        headers.insert(CACHE_CONTROL, HeaderValue::from_static("no-store"));
        headers.append(VARY, HeaderValue::from_static("Cookie, Accept-Language"));
    }
    let status = response.status().as_u16();
    house.metrics.request(status);
    let ms = began.elapsed().as_millis() as u64;
    // Only the path: codes of links are cut off, and queries hold nothing
    // that a log needs.
    let path = match path {
        path if path.starts_with("/enter/") => "/enter/…",
        path if path.starts_with("/notices/mail/") => "/notices/mail/…",
        path => path,
    };
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

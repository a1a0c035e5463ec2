//! The pages that browsers ask for. Each gathers facts and hands them to `web`.

#[cfg(feature = "net")]
pub(crate) mod admin;
#[cfg(feature = "net")]
pub(crate) mod along;
mod analysis;
pub(crate) mod assets;
pub(crate) mod bringing;
pub(crate) mod commands;
#[cfg(feature = "net")]
pub(crate) mod device;
#[cfg(feature = "net")]
pub(crate) mod devices;
pub(crate) mod end;
pub(crate) mod exercise;
pub(crate) mod exercises;
pub(crate) mod fairness;
pub(crate) mod home;
pub(crate) mod install;
pub(crate) mod learning;
pub(crate) mod me;
#[cfg(feature = "net")]
pub(crate) mod notices;
pub(crate) mod opening;
#[cfg(not(feature = "net"))]
pub(crate) mod parcel;
pub(crate) mod plan;
pub(crate) mod replay;
pub(crate) mod settings;
pub(crate) mod table;

use crate::hosting::HostedGame;
use crate::house::House;
use crate::visitor::Visitor;
use axum::http::HeaderValue;
use axum::http::header::{LOCATION, SET_COOKIE};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use maud::Markup;
use web::shell::{Frame, LiveFacts};

/// A whole page around what belongs inside `<main>`.
pub(crate) fn shell(
    house: &House,
    visitor: &Visitor,
    title: String,
    path: &str,
    game: Option<&HostedGame>,
    live: Option<LiveFacts>,
    body: Markup,
) -> Response {
    let frame = Frame {
        language: visitor.language,
        theme: visitor.theme,
        muted: visitor.muted,
        title,
        path: path.to_owned(),
        sprite: game.map_or("", |game| (game.pages.sprite)()),
        styles: game.map_or(&[], |game| (game.pages.styles)()),
        credits: house.games.iter().map(|game| (game.pages.credit)(visitor.language)).collect(),
        waiting: visitor.waiting,
        player_name: visitor.guest.as_ref().map(|guest| guest.name.clone()),
        live,
    };
    let html = web::shell::page(&frame, body).into_string();
    ([(header::CONTENT_TYPE, "text/html; charset=utf-8")], html).into_response()
}

/// Sends a browser to another page after a deed was done.
pub(crate) fn go_to(path: &str, cookie: Option<HeaderValue>) -> Response {
    let mut response = StatusCode::SEE_OTHER.into_response();
    let headers = response.headers_mut();
    let place = HeaderValue::from_str(path).unwrap_or_else(|_| HeaderValue::from_static("/"));
    headers.insert(LOCATION, place);
    if let Some(cookie) = cookie {
        headers.append(SET_COOKIE, cookie);
    }
    response
}

/// A path of this house to come back to; anything else is the landing page.
pub(crate) fn safe_path(path: &str) -> &str {
    let plain = path.starts_with('/')
        && !path.starts_with("//")
        && !path.contains('\\')
        && path.bytes().all(|byte| byte.is_ascii_graphic());
    if plain { path } else { "/" }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_way_back_never_leads_out_of_the_house() {
        assert_eq!(safe_path("/table/abc?x=1"), "/table/abc?x=1");
        for bad in ["//evil.example", "https://evil.example", "/\\evil.example", "", "/a\r\nb: c"] {
            assert_eq!(safe_path(bad), "/");
        }
    }
}

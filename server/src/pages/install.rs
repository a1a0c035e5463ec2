//! The house on a home screen.

use crate::visitor::{In, Visitor};
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse, Response};

pub(crate) async fn manifest(In { house, who: visitor }: In<Visitor>) -> Response {
    let games = house.named(visitor.language);
    let manifest = web::install::manifest(visitor.language, &games).to_string();
    ([(CONTENT_TYPE, "application/manifest+json")], manifest).into_response()
}

pub(crate) async fn worker(visitor: Visitor) -> Response {
    let worker = web::install::worker(visitor.language);
    ([(CONTENT_TYPE, "text/javascript; charset=utf-8")], worker).into_response()
}

/// The page that browsers keep for when there is no network. It is nobody's in particular.
pub(crate) async fn away(In { house, who: visitor }: In<Visitor>) -> Response {
    let visitor = Visitor { guest: None, ..visitor };
    let body = web::install::away(visitor.language);
    let title = web::install::away_title(visitor.language);
    super::shell(&house, &visitor, title, "/", None, None, body)
}

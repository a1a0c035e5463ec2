//! How to check that nobody rigged the cards.

use crate::visitor::{In, Visitor};
use axum::response::Response;

pub(crate) async fn page(In { house, who: visitor }: In<Visitor>) -> Response {
    let (title, body) =
        (web::titles::fairness(visitor.language), web::fairness::page(visitor.language));
    super::shell(&house, &visitor, title, "/fairness", None, None, body)
}

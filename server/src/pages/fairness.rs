//! How to check that nobody rigged the cards.

use crate::house::House;
use crate::visitor::Visitor;
use axum::extract::State;
use axum::response::Response;
use std::sync::Arc;

pub(crate) async fn page(State(house): State<Arc<House>>, visitor: Visitor) -> Response {
    let (title, body) =
        (web::titles::fairness(visitor.language), web::fairness::page(visitor.language));
    super::shell(&house, &visitor, title, "/fairness", None, None, body)
}

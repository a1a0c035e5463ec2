//! Styles, script and pictures, which browsers may keep for ever.

use crate::house::House;
use crate::refusal::{Handled, Refusal};
use axum::extract::{Path, State};
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE, ETAG};
use axum::response::IntoResponse;
use std::sync::Arc;

pub(crate) async fn asset(
    State(house): State<Arc<House>>,
    Path((hash, name)): Path<(String, String)>,
) -> Handled {
    let of_games = house.games.iter().flat_map(|game| (game.pages.styles)());
    let mut all = web::assets::SHARED.iter().chain(of_games);
    let asset = all.find(|asset| asset.name == name && asset.etag() == hash);
    let asset = asset.ok_or(Refusal::NoPage)?;
    let headers = [
        (CONTENT_TYPE, asset.content_type.to_owned()),
        (CACHE_CONTROL, "public, max-age=31536000, immutable".to_owned()),
        (ETAG, format!("\"{}\"", asset.etag())),
    ];
    Ok((headers, asset.bytes).into_response())
}

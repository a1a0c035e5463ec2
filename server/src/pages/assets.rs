//! Styles, script and pictures, which browsers may keep for ever.

use crate::refusal::Refusal;
use axum::extract::Path;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE, ETAG};
use axum::response::{IntoResponse, Response};

pub(crate) async fn asset(Path((hash, name)): Path<(String, String)>) -> Result<Response, Refusal> {
    let asset = web::assets::get(&name).filter(|asset| asset.etag == hash);
    let asset = asset.ok_or(Refusal::NoPage)?;
    let headers = [
        (CONTENT_TYPE, asset.content_type.to_owned()),
        (CACHE_CONTROL, "public, max-age=31536000, immutable".to_owned()),
        (ETAG, format!("\"{}\"", asset.etag)),
    ];
    Ok((headers, asset.bytes).into_response())
}

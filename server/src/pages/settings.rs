//! What a visitor likes: language, light or dark, their name.

use super::{go_to, safe_path};
use crate::fields::Fields;
use crate::house::House;
use crate::names;
use crate::refusal::Refusal;
use crate::visitor::Visitor;
use axum::extract::State;
use axum::http::header::SET_COOKIE;
use axum::response::Response;
use std::sync::Arc;
use web::Language;
use web::shell::Theme;

pub(crate) async fn change(
    State(house): State<Arc<House>>,
    visitor: Visitor,
    fields: Fields,
) -> Result<Response, Refusal> {
    let mut cookies = Vec::new();
    if let Some(code) = fields.get("language") {
        let language = Language::from_code(code).ok_or(Refusal::BadField("language"))?;
        cookies.push(visitor.language_cookie(language));
    }
    if let Some(code) = fields.get("theme") {
        let theme = Theme::from_code(code).ok_or(Refusal::BadField("theme"))?;
        cookies.push(visitor.theme_cookie(theme));
    }
    if let Some(name) = fields.get("name") {
        names::read(name)?.ok_or(Refusal::BadField("name"))?;
        cookies.extend(visitor.seated_guest(&house, Some(name)).await?.1);
    }
    let mut response = go_to(safe_path(fields.get("back").unwrap_or("/")), None);
    for cookie in cookies {
        response.headers_mut().append(SET_COOKIE, cookie);
    }
    Ok(response)
}

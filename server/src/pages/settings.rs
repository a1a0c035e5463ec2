//! What a visitor likes: language, light or dark, their name.

use super::{go_to, safe_path};
use crate::fields::Fields;
use crate::names;
use crate::refusal::{Handled, Refusal};
use crate::visitor::{In, Likes, Visitor};
use axum::http::header::SET_COOKIE;
use web::Language;
use web::shell::Theme;

pub(crate) async fn change(In { house, who: visitor }: In<Visitor>, fields: Fields) -> Handled {
    let mut cookies = Vec::new();
    if let Some(code) = fields.get("language") {
        let language = Language::from_code(code).ok_or(Refusal::BadField("language"))?;
        cookies.push(visitor.liking(Likes::Language(language)));
    }
    if let Some(code) = fields.get("theme") {
        let theme = Theme::named(code).ok_or(Refusal::BadField("theme"))?;
        cookies.push(visitor.liking(Likes::Theme(theme)));
    }
    if let Some(phrases) = fields.get("phrases") {
        let muted = match phrases {
            "on" => false,
            "off" => true,
            _ => return Err(Refusal::BadField("phrases")),
        };
        cookies.push(visitor.liking(Likes::Silence(muted)));
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

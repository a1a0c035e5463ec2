//! Who asks: their session, their language, where they come from.

use crate::house::{Guest, House};
use crate::network::client_address;
use crate::rate_limit::Client;
use crate::refusal::Refusal;
use crate::table::LiveTable;
use axum::RequestPartsExt;
use axum::extract::{FromRequestParts, OptionalFromRequestParts, Path};
use axum::http::header::{ACCEPT, ACCEPT_LANGUAGE, AUTHORIZATION, COOKIE, HOST};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue};
use std::convert::Infallible;
use std::net::{IpAddr, Ipv4Addr};
use std::sync::Arc;
use web::shell::Theme;
use web::{Language, t};

/// The cookie that holds the session's token, and its name by https: browsers take that one
/// from nobody but the house itself.
const SESSION: &str = "caravanserai";
const SECURE_SESSION: &str = "__Host-caravanserai";
/// The cookies that hold what a visitor likes.
const LANGUAGE: &str = "language";
const THEME: &str = "theme";
const YEAR_S: u32 = 365 * 24 * 3600;
/// The longest name, in characters.
const NAME: usize = 24;

/// Where a connection comes from.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Peer(pub(crate) IpAddr);

/// Whoever reads a page.
#[derive(Clone, Debug)]
pub(crate) struct Visitor {
    pub(crate) language: Language,
    pub(crate) theme: Theme,
    pub(crate) guest: Option<Guest>,
    pub(crate) client: Client,
    /// The house as the visitor addresses it, such as `http://127.0.0.1:8080`.
    pub(crate) base: String,
    /// Whether a program asks and would rather have JSON.
    pub(crate) wants_json: bool,
}

impl Visitor {
    /// The guest, who is given a session and a name if need be; then the
    /// cookie is to be set.
    pub(crate) async fn seated_guest(
        &self,
        house: &House,
        name: Option<&str>,
    ) -> Result<(Guest, Option<HeaderValue>), Refusal> {
        let name = name.and_then(clean_name);
        if let Some(guest) = &self.guest {
            let renamed = name.filter(|name| *name != guest.name);
            if let Some(name) = renamed {
                house.rename(guest.id, name.clone()).await?;
                return Ok((Guest { id: guest.id, name }, None));
            }
            return Ok((guest.clone(), None));
        }
        let name = name.unwrap_or_else(|| self.some_name());
        let (guest, token) = house.welcome(self.client, name).await?;
        Ok((guest, Some(self.session_cookie(&token))))
    }

    fn some_name(&self) -> String {
        let number = 100 + crate::chance::number() % 900;
        t!(self.language, "guest-number", number = number.to_string()).into_owned()
    }

    /// The cookie that lets a browser come back as this guest.
    pub(crate) fn session_cookie(&self, token: &str) -> HeaderValue {
        let name = if self.base.starts_with("https:") { SECURE_SESSION } else { SESSION };
        self.cookie(name, token, "HttpOnly; ")
    }

    /// A cookie with what the visitor likes.
    pub(crate) fn language_cookie(&self, language: Language) -> HeaderValue {
        self.cookie(LANGUAGE, language.code(), "")
    }

    /// A cookie with what the visitor likes.
    pub(crate) fn theme_cookie(&self, theme: Theme) -> HeaderValue {
        self.cookie(THEME, theme.code(), "")
    }

    fn cookie(&self, name: &str, value: &str, more: &str) -> HeaderValue {
        let secure = if self.base.starts_with("https:") { "Secure; " } else { "" };
        let text = format!("{name}={value}; {more}{secure}SameSite=Lax; Path=/; Max-Age={YEAR_S}");
        HeaderValue::from_str(&text).expect("names, tokens and codes are plain letters")
    }
}

impl FromRequestParts<Arc<House>> for Visitor {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, house: &Arc<House>) -> Result<Visitor, Refusal> {
        Visitor::of(house, parts).await
    }
}

impl Visitor {
    /// Who sent this request.
    pub(crate) async fn of(house: &House, parts: &Parts) -> Result<Visitor, Refusal> {
        // Looked up once a request, and then handed on.
        if let Some(visitor) = parts.extensions.get::<Visitor>() {
            return Ok(visitor.clone());
        }
        let headers = &parts.headers;
        // The plain name is also that of older versions by https.
        let token = cookie(headers, SECURE_SESSION).or_else(|| cookie(headers, SESSION));
        let guest = match token {
            Some(token) => house.guest(token).await?,
            None => None,
        };
        Ok(Visitor {
            language: language_of(headers),
            theme: cookie(headers, THEME).and_then(Theme::from_code).unwrap_or_default(),
            guest,
            client: client_of(house, parts),
            base: base_of(house, headers),
            wants_json: headers
                .get(ACCEPT)
                .and_then(|accept| accept.to_str().ok())
                .is_some_and(|accept| accept.starts_with("application/json")),
        })
    }
}

/// A program that proves with a token who it is.
#[derive(Clone, Debug)]
pub(crate) struct Program(pub(crate) Guest);

impl FromRequestParts<Arc<House>> for Program {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, house: &Arc<House>) -> Result<Program, Refusal> {
        let header = parts.headers.get(AUTHORIZATION).and_then(|value| value.to_str().ok());
        let token = header.and_then(|value| value.strip_prefix("Bearer ")).unwrap_or_default();
        house.guest(token.trim()).await?.map(Program).ok_or(Refusal::NoToken)
    }
}

impl OptionalFromRequestParts<Arc<House>> for Program {
    type Rejection = Refusal;

    /// Nobody without a token; a token must be a good one.
    async fn from_request_parts(
        parts: &mut Parts,
        house: &Arc<House>,
    ) -> Result<Option<Program>, Refusal> {
        if !parts.headers.contains_key(AUTHORIZATION) {
            return Ok(None);
        }
        <Program as FromRequestParts<_>>::from_request_parts(parts, house).await.map(Some)
    }
}

/// A visitor who has a name here.
#[derive(Clone, Debug)]
pub(crate) struct Known {
    pub(crate) visitor: Visitor,
    pub(crate) guest: Guest,
}

impl FromRequestParts<Arc<House>> for Known {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, house: &Arc<House>) -> Result<Known, Refusal> {
        let visitor = Visitor::of(house, parts).await?;
        let guest = visitor.guest.clone().ok_or(Refusal::NotSeated)?;
        Ok(Known { visitor, guest })
    }
}

/// Somebody at the table that the address names.
pub(crate) struct At<W> {
    pub(crate) house: Arc<House>,
    pub(crate) who: W,
    pub(crate) table: Arc<LiveTable>,
}

impl<W> FromRequestParts<Arc<House>> for At<W>
where
    W: FromRequestParts<Arc<House>, Rejection = Refusal> + Send,
{
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, house: &Arc<House>) -> Result<At<W>, Refusal> {
        let who = W::from_request_parts(parts, house).await?;
        let Path(id) = parts.extract::<Path<String>>().await.map_err(|_| Refusal::NoTable)?;
        let table = house.table(&id).await?;
        Ok(At { house: Arc::clone(house), who, table })
    }
}

/// Where a program asks from.
pub(crate) struct ClientAddr(pub(crate) Client);

impl FromRequestParts<Arc<House>> for ClientAddr {
    type Rejection = Infallible;

    async fn from_request_parts(
        parts: &mut Parts,
        house: &Arc<House>,
    ) -> Result<ClientAddr, Infallible> {
        Ok(ClientAddr(client_of(house, parts)))
    }
}

/// Where a request comes from.
pub(crate) fn client_of(house: &House, parts: &Parts) -> Client {
    let peer = parts.extensions.get::<Peer>().map_or(IpAddr::V4(Ipv4Addr::LOCALHOST), |p| p.0);
    let told =
        parts.headers.get_all("x-forwarded-for").iter().filter_map(|list| list.to_str().ok());
    Client::new(client_address(peer, &house.settings.trusted_proxies, told))
}

/// The address of the house as the visitor knows it.
pub(crate) fn base_of(house: &House, headers: &HeaderMap) -> String {
    if let Some(url) = &house.settings.public_url {
        return url.clone();
    }
    let host = headers.get(HOST).and_then(|host| host.to_str().ok());
    format!("http://{}", host.map_or_else(|| house.settings.bind.to_string(), str::to_owned))
}

fn cookie<'a>(headers: &'a HeaderMap, name: &str) -> Option<&'a str> {
    let cookies = headers.get_all(COOKIE).iter().filter_map(|value| value.to_str().ok());
    cookies.flat_map(|list| list.split(';')).find_map(|pair| {
        let (known, value) = pair.trim().split_once('=')?;
        (known == name).then_some(value)
    })
}

/// The language that was chosen, or else the best that the browser asks for.
fn language_of(headers: &HeaderMap) -> Language {
    if let Some(chosen) = cookie(headers, LANGUAGE).and_then(Language::from_code) {
        return chosen;
    }
    let accepted = headers.get(ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok());
    let weighed = accepted.into_iter().flat_map(|list| list.split(',')).filter_map(|entry| {
        let (tag, quality) = entry.split_once(";q=").unwrap_or((entry, "1"));
        let code = tag.trim().split('-').next()?.to_ascii_lowercase();
        Some((Language::from_code(&code)?, quality.trim().parse::<f32>().ok()?))
    });
    let mut best = (Language::default(), 0.0);
    for (language, quality) in weighed {
        if quality > best.1 {
            best = (language, quality);
        }
    }
    best.0
}

/// A name as it may be shown: one line of visible characters, not too long.
pub(crate) fn clean_name(name: &str) -> Option<String> {
    let visible: String = name
        .chars()
        .map(|c| if c.is_whitespace() { ' ' } else { c })
        .filter(|c| !c.is_control() && !is_invisible(*c))
        .collect();
    let short: String =
        visible.split(' ').filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ");
    let short: String = short.chars().take(NAME).collect();
    let short = short.trim().to_owned();
    (!short.is_empty()).then_some(short)
}

/// Characters that would hide, or turn the text around them.
fn is_invisible(c: char) -> bool {
    matches!(c, '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}' | '\u{ad}')
}

#[cfg(test)]
mod tests {
    use super::*;

    fn speaks(header: &str) -> Language {
        let mut headers = HeaderMap::new();
        headers.insert(ACCEPT_LANGUAGE, HeaderValue::from_str(header).unwrap());
        language_of(&headers)
    }

    #[test]
    fn the_language_is_the_one_that_the_browser_likes_best() {
        assert_eq!(speaks("de-AT,de;q=0.9,en;q=0.8"), Language::German);
        assert_eq!(speaks("fr, de;q=0.4, en;q=0.7"), Language::English);
        assert_eq!(speaks("fr"), Language::English);
        assert_eq!(speaks(";;q=;q=x,,"), Language::English);
    }

    #[test]
    fn a_name_is_one_short_line_that_can_be_seen() {
        assert_eq!(clean_name("  Ada \n Lovelace "), Some("Ada Lovelace".to_owned()));
        assert_eq!(clean_name("\u{202e}\u{200b}"), None);
        assert_eq!(clean_name(" \t"), None);
        assert_eq!(clean_name(&"x".repeat(100)).map(|name| name.len()), Some(24));
    }
}

//! Who asks: their session, their language, where they come from.

use crate::house::{Guest, House};
use crate::middleware::table_in;
use crate::names;
use crate::network::client_address;
use crate::rate_limit::Client;
use crate::refusal::{Refusal, Result};
use crate::sessions::{Device, Listener, Session, TokenHash};
use crate::table::LiveTable;
use axum::RequestPartsExt;
use axum::extract::{FromRequestParts, OptionalFromRequestParts, Path};
use axum::http::header::{ACCEPT, ACCEPT_LANGUAGE, AUTHORIZATION, COOKIE, HOST, USER_AGENT};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue};
use std::convert::Infallible;
use std::net::{IpAddr, Ipv4Addr};
use std::sync::Arc;
use web::shell::Theme;
use web::{Audience, Language, TableFacts, t};

/// The cookie that holds the session's token, and its name by https: browsers take that one
/// from nobody but the house itself.
const SESSION: &str = "caravanserai";
const SECURE_SESSION: &str = "__Host-caravanserai";
/// The same for admins.
const ADMIN: &str = "caravanserai-admin";
const SECURE_ADMIN: &str = "__Host-caravanserai-admin";
/// How long a browser remembers that token.
const ADMIN_S: u64 = 12 * 3600;
/// The cookies that hold what a visitor likes.
const LANGUAGE: &str = "language";
const THEME: &str = "theme";
const MUTED: &str = "muted";
const YEAR_S: u64 = 365 * 24 * 3600;

/// Where a connection comes from.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Peer(pub(crate) IpAddr);

/// The reader of a page.
#[derive(Clone, Debug)]
pub(crate) struct Visitor {
    pub(crate) language: Language,
    pub(crate) theme: Theme,
    /// Whether nothing shall be heard of what others say.
    pub(crate) muted: bool,
    pub(crate) guest: Option<Guest>,
    /// At how many other tables the guest is to act.
    pub(crate) waiting: usize,
    /// The session by which the guest is known.
    pub(crate) session: Option<TokenHash>,
    /// Why the visitor is banned, if they are; then they are no guest.
    pub(crate) ban: Option<String>,
    /// The cookie anew, when it was used for a while.
    pub(crate) renewed: Option<HeaderValue>,
    pub(crate) client: Client,
    pub(crate) device: Device,
    pub(crate) address: IpAddr,
    /// The house as the visitor addresses it, such as `http://127.0.0.1:8080`.
    pub(crate) base: String,
    /// Whether a program asks and would rather have JSON.
    pub(crate) wants_json: bool,
}

/// What a visitor may like.
#[derive(Clone, Copy)]
pub(crate) enum Likes {
    Language(Language),
    Theme(Theme),
    /// To hear nothing of what others say.
    Silence(bool),
}

impl Visitor {
    /// What is said about a table is for this visitor.
    pub(crate) fn audience<'a>(&self, facts: &'a TableFacts) -> Audience<'a> {
        Audience { facts, language: self.language }
    }

    /// The guest, who is given a session and a name if need be; then the
    /// cookie is to be set.
    pub(crate) async fn seated_guest(
        &self,
        house: &House,
        name: Option<&str>,
    ) -> Result<(Guest, Option<HeaderValue>)> {
        let name = name.map(names::read).transpose()?.flatten();
        if let Some(reason) = &self.ban {
            return Err(Refusal::Banned(reason.clone()));
        }
        if let Some(guest) = &self.guest {
            let Some(name) = name.filter(|name| *name != guest.name) else {
                return Ok((guest.clone(), None));
            };
            let guest = house.call(self.client, guest.id, name).await?;
            return Ok((guest, None));
        }
        if let Some(name) = &name {
            names::no_opponent(name, &house.games)?;
        }
        let name = name.unwrap_or_else(|| self.some_name());
        let (guest, token) = house.welcome(self.device.clone(), name).await?;
        Ok((guest, Some(self.session_cookie(house, &token))))
    }

    /// The visitor as somebody who listens.
    pub(crate) fn listener(&self, house: &House) -> Listener {
        house.listener(self.session, self.address)
    }

    fn some_name(&self) -> String {
        let number = 100 + crate::chance::number() % 900;
        t!(self.language, "guest-number", number = number.to_string()).into_owned()
    }

    /// The cookie that lets a browser come back as this guest.
    pub(crate) fn session_cookie(&self, house: &House, token: &str) -> HeaderValue {
        let name = if self.base.starts_with("https:") { SECURE_SESSION } else { SESSION };
        let idle_s = house.settings.session_idle.map_or(u64::MAX, |idle| idle.as_secs());
        self.cookie(name, token, "HttpOnly; SameSite=Lax", idle_s.clamp(1, YEAR_S))
    }

    /// The cookie that lets a browser be nobody again.
    pub(crate) fn no_session_cookie(&self) -> HeaderValue {
        let name = if self.base.starts_with("https:") { SECURE_SESSION } else { SESSION };
        self.cookie(name, "", "HttpOnly; SameSite=Lax", 0)
    }

    /// The cookie that opens the admin page.
    pub(crate) fn admin_cookie(&self, token: &str) -> HeaderValue {
        self.cookie(self.admin_name(), token, "HttpOnly; SameSite=Strict", ADMIN_S)
    }

    /// The cookie that closes it again.
    pub(crate) fn no_admin_cookie(&self) -> HeaderValue {
        self.cookie(self.admin_name(), "", "HttpOnly; SameSite=Strict", 0)
    }

    fn admin_name(&self) -> &'static str {
        if self.base.starts_with("https:") { SECURE_ADMIN } else { ADMIN }
    }

    /// The admin token, if a browser remembers one.
    pub(crate) fn admin_token(headers: &HeaderMap) -> Option<&str> {
        cookie(headers, SECURE_ADMIN).or_else(|| cookie(headers, ADMIN))
    }

    /// A cookie with what the visitor likes.
    pub(crate) fn liking(&self, likes: Likes) -> HeaderValue {
        let (name, value) = match likes {
            Likes::Language(language) => (LANGUAGE, language.code()),
            Likes::Theme(theme) => (THEME, theme.name()),
            Likes::Silence(silence) => (MUTED, if silence { "1" } else { "0" }),
        };
        self.cookie(name, value, "SameSite=Lax", YEAR_S)
    }

    fn cookie(&self, name: &str, value: &str, more: &str, for_s: u64) -> HeaderValue {
        let secure = if self.base.starts_with("https:") { "Secure; " } else { "" };
        let text = format!("{name}={value}; {secure}{more}; Path=/; Max-Age={for_s}");
        HeaderValue::from_str(&text).expect("names, tokens and codes are plain letters")
    }
}

impl FromRequestParts<Arc<House>> for Visitor {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, house: &Arc<House>) -> Result<Visitor> {
        Visitor::of(house, parts).await
    }
}

impl Visitor {
    /// Who sent this request.
    pub(crate) async fn of(house: &House, parts: &Parts) -> Result<Visitor> {
        // Looked up once a request, and then handed on.
        if let Some(visitor) = parts.extensions.get::<Visitor>() {
            return Ok(visitor.clone());
        }
        let mut visitor = Visitor::stranger(house, parts);
        // The plain name is also that of older versions by https.
        let headers = &parts.headers;
        let token = cookie(headers, SECURE_SESSION).or_else(|| cookie(headers, SESSION));
        let Some(token) = token else { return Ok(visitor) };
        let Some(session) = house.session(token).await? else { return Ok(visitor) };
        if house.note_use(&session, &visitor.device) {
            visitor.renewed = Some(visitor.session_cookie(house, token));
        }
        let Session { hash, guest, ban, .. } = session;
        visitor.session = Some(hash);
        visitor.guest = Some(guest).filter(|_| ban.is_none());
        visitor.ban = ban;
        Ok(visitor)
    }

    /// Who sent this request, without a look at who they are.
    pub(crate) fn stranger(house: &House, parts: &Parts) -> Visitor {
        let headers = &parts.headers;
        let (address, device) = (address_of(house, parts), device_of(house, parts));
        Visitor {
            language: language_of(headers),
            theme: cookie(headers, THEME).and_then(Theme::named).unwrap_or_default(),
            muted: cookie(headers, MUTED) == Some("1"),
            guest: None,
            waiting: 0,
            session: None,
            ban: None,
            renewed: None,
            client: device.client,
            device,
            address,
            base: base_of(house, headers),
            wants_json: headers
                .get(ACCEPT)
                .and_then(|accept| accept.to_str().ok())
                .is_some_and(|accept| accept.starts_with("application/json")),
        }
    }
}

/// A program that proves with a token who it is.
#[derive(Clone, Debug)]
pub(crate) struct Program {
    pub(crate) guest: Guest,
    pub(crate) session: TokenHash,
    pub(crate) client: Client,
}

impl FromRequestParts<Arc<House>> for Program {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, house: &Arc<House>) -> Result<Program> {
        let header = parts.headers.get(AUTHORIZATION).and_then(|value| value.to_str().ok());
        let token = header.and_then(|value| value.strip_prefix("Bearer ")).unwrap_or_default();
        let session = house.session(token.trim()).await?.ok_or(Refusal::NoToken)?;
        house.note_use(&session, &device_of(house, parts));
        let table = table_in(parts.uri.path());
        house.presence.asks(session.guest.id, table, house.settings.clock.now_ms());
        match session.ban {
            Some(reason) => Err(Refusal::Banned(reason)),
            None => Ok(Program {
                guest: session.guest,
                session: session.hash,
                client: client_of(house, parts),
            }),
        }
    }
}

impl OptionalFromRequestParts<Arc<House>> for Program {
    type Rejection = Refusal;

    /// Nobody without a token; a token must be a good one.
    async fn from_request_parts(parts: &mut Parts, house: &Arc<House>) -> Result<Option<Program>> {
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

    async fn from_request_parts(parts: &mut Parts, house: &Arc<House>) -> Result<Known> {
        let visitor = Visitor::of(house, parts).await?;
        let guest = visitor.guest.clone().ok_or(Refusal::NotSeated)?;
        Ok(Known { visitor, guest })
    }
}

/// Somebody in the house.
pub(crate) struct In<W> {
    pub(crate) house: Arc<House>,
    pub(crate) who: W,
}

impl<W> FromRequestParts<Arc<House>> for In<W>
where
    W: FromRequestParts<Arc<House>, Rejection = Refusal>,
{
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, house: &Arc<House>) -> Result<In<W>> {
        let who = W::from_request_parts(parts, house).await?;
        Ok(In { house: Arc::clone(house), who })
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

    async fn from_request_parts(parts: &mut Parts, house: &Arc<House>) -> Result<At<W>> {
        let who = W::from_request_parts(parts, house).await?;
        let Path(id) = parts.extract::<Path<String>>().await.map_err(|_| Refusal::NoTable)?;
        let table = house.table(&id).await?;
        Ok(At { house: Arc::clone(house), who, table })
    }
}

/// The address that a program asks from.
pub(crate) struct Address(pub(crate) IpAddr);

/// Where a program asks from.
pub(crate) struct ClientAddr(pub(crate) Client);

/// What every request has.
macro_rules! of_request {
    ($($type:ty: $read:expr,)*) => {$(
        impl FromRequestParts<Arc<House>> for $type {
            type Rejection = Infallible;

            async fn from_request_parts(
                parts: &mut Parts,
                house: &Arc<House>,
            ) -> Result<$type, Infallible> {
                Ok($read(house, parts))
            }
        }
    )*};
}

of_request! {
    Device: device_of,
    Address: |house, parts| Address(address_of(house, parts)),
    ClientAddr: |house, parts| ClientAddr(client_of(house, parts)),
}

/// Where a request comes from.
pub(crate) fn client_of(house: &House, parts: &Parts) -> Client {
    Client::new(address_of(house, parts))
}

fn device_of(house: &House, parts: &Parts) -> Device {
    let agent = parts.headers.get(USER_AGENT).and_then(|agent| agent.to_str().ok());
    Device::new(client_of(house, parts), agent)
}

/// The address that a request comes from.
pub(crate) fn address_of(house: &House, parts: &Parts) -> IpAddr {
    let peer = parts.extensions.get::<Peer>().map_or(IpAddr::V4(Ipv4Addr::LOCALHOST), |p| p.0);
    let told =
        parts.headers.get_all("x-forwarded-for").iter().filter_map(|list| list.to_str().ok());
    client_address(peer, &house.settings.trusted_proxies, told)
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

/// How much something is wanted, from 0 to 1 with at most three digits after the point, which
/// is all that `Accept` headers may say.
fn thousandths(quality: &str) -> Option<u16> {
    let (whole, digits) = quality.split_once('.').unwrap_or((quality, ""));
    if digits.len() > 3 {
        return None;
    }
    format!("{whole}{digits:0<3}").parse().ok()
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
        Some((Language::from_code(&code)?, thousandths(quality.trim())?))
    });
    let mut best = (Language::default(), 0);
    for (language, quality) in weighed {
        if quality > best.1 {
            best = (language, quality);
        }
    }
    best.0
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
}

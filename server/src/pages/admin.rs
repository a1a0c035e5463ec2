//! The admin page, behind the admin token.

use super::go_to;
use crate::admin::{Order, Ordered, Way};
use crate::clock::now_ms;
use crate::fields::{Fields, Query};
use crate::house::House;
use crate::network::Network;
use crate::refusal::{Handled, Refusal, Result};
use crate::visitor::{In, Visitor};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use std::borrow::Cow;
use web::Language;
use web::admin::{AdminFacts, OrderKind, Said};

/// Where the page is.
const PATH: &str = "/admin";
/// Lines in each list.
const LINES: u32 = 50;

pub(crate) async fn page(
    In { house, who: visitor }: In<Visitor>,
    headers: HeaderMap,
    Query(fields): Query,
) -> Handled {
    if !is_admin(&house, &headers).await? {
        return Ok(show_way_in(&house, &visitor, None));
    }
    show(&house, &visitor, fields.get("find").unwrap_or_default(), None).await
}

async fn is_admin(house: &House, headers: &HeaderMap) -> Result<bool> {
    match Visitor::admin_token(headers) {
        Some(token) => house.is_admin(token).await,
        None => Ok(false),
    }
}

fn show_way_in(house: &House, visitor: &Visitor, wrong: Option<&Refusal>) -> Response {
    let language = visitor.language;
    let words = wrong.map(|wrong| wrong.words(language));
    let body = web::admin::enter(language, words.as_deref());
    let title = web::titles::admin(language);
    let page = super::shell(house, visitor, title, PATH, None, None, body);
    (wrong.map_or(StatusCode::OK, Refusal::status), page).into_response()
}

/// Takes the token.
pub(crate) async fn enter(In { house, who: visitor }: In<Visitor>, fields: Fields) -> Handled {
    house.rate_limiter.guess(visitor.client)?;
    let token = fields.need("token")?.trim();
    if !house.is_admin(token).await? {
        tracing::warn!(from = %visitor.client, "a wrong token for the page of the house");
        return Ok(show_way_in(&house, &visitor, Some(&Refusal::WrongAdminToken)));
    }
    Ok(go_to(PATH, Some(visitor.admin_cookie(token))))
}

/// Forgets the token in this browser.
pub(crate) async fn leave(visitor: Visitor) -> Response {
    go_to(PATH, Some(visitor.no_admin_cookie()))
}

/// Carries out what a form of the page wants.
pub(crate) async fn act(
    In { house, who: visitor }: In<Visitor>,
    headers: HeaderMap,
    fields: Fields,
) -> Handled {
    if !is_admin(&house, &headers).await? {
        return Ok(show_way_in(&house, &visitor, Some(&Refusal::WrongAdminToken)));
    }
    let done = async {
        let ordered = Ordered {
            way: Way::Page,
            who: visitor.client.to_string(),
            reason: fields.get("reason").unwrap_or_default().to_owned(),
            order: order(&visitor, &fields)?,
        };
        house.carry_out_order(ordered).await
    };
    let (said, status) = match done.await {
        Ok(done) => (Said::Done(done.freed), StatusCode::OK),
        Err(refusal) => (Said::Refused(refusal.words(visitor.language)), refusal.status()),
    };
    Ok((status, show(&house, &visitor, "", Some(said)).await?).into_response())
}

fn order(visitor: &Visitor, fields: &Fields) -> Result<Order> {
    let subject = fields.need("subject")?.trim();
    let guest = || subject.parse().map_err(|_| Refusal::BadField("subject"));
    let network = || subject.parse::<Network>().map_err(|_| Refusal::BadNetwork);
    let table = subject.to_owned();
    let kind = OrderKind::named(fields.need("what")?).ok_or(Refusal::BadField("what"))?;
    Ok(match kind {
        OrderKind::CloseTable => Order::CloseTable { table },
        OrderKind::RemoveTable => Order::RemoveTable { table },
        OrderKind::RemoveGuest => Order::RemoveGuest {
            guest: guest()?,
            called: web::admin::removed_name(visitor.language),
        },
        OrderKind::BanGuest => Order::BanGuest { guest: guest()? },
        OrderKind::UnbanGuest => Order::UnbanGuest { guest: guest()? },
        OrderKind::BanNetwork => match network()? {
            own if own.contains(visitor.address) => return Err(Refusal::ShutsOneselfOut),
            network => Order::BanNetwork { network },
        },
        OrderKind::UnbanNetwork => Order::UnbanNetwork { network: network()? },
        // Only a command makes one.
        OrderKind::NewToken => return Err(Refusal::BadField("what")),
    })
}

async fn show(house: &House, visitor: &Visitor, find: &str, said: Option<Said>) -> Handled {
    let (language, store) = (visitor.language, &house.store);
    let find: String = find.trim().chars().take(60).collect();
    let tables = store.table_lines(&find, LINES).await?;
    let facts = AdminFacts {
        language,
        said,
        figures: store.figures().await?,
        connections: house.metrics.connections.get(),
        listeners: house.metrics.listeners.get(),
        now_ms: now_ms(),
        guests: store.guest_lines(&find, LINES).await?,
        tables: tables.into_iter().map(|line| (title(house, language, &line.game), line)).collect(),
        bans: store.bans().await?,
        log: store.admin_log(LINES).await?,
        find,
    };
    let title = web::titles::admin(language);
    let body = web::admin::page(&facts);
    Ok(super::shell(house, visitor, title, PATH, None, None, body))
}

/// What a game is called, if it is still here.
fn title(house: &House, language: Language, name: &str) -> Cow<'static, str> {
    house.game(name).map_or_else(|_| name.to_owned().into(), |game| game.named(language).title)
}

//! How a guest is told of their turns: the page of all ways, the browser that the script
//! brings, and the links of mails.

use super::go_to;
use crate::fields::{Fields, Query};
use crate::house::House;
use crate::notice::{Asker, Kind, Linked, NewWay, webhook_secret};
use crate::refusal::{Handled, Refusal};
use crate::store::WayRow;
use crate::visitor::{In, Known, Visitor};
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::IntoResponse;
use serde_json::json;
use std::sync::Arc;
use web::message::nobody;
use web::notices::{Link, NoticesFacts, Way, WayFacts};

/// Where the page is.
const PATH: &str = "/notices";

pub(crate) async fn page(In { house, who: visitor }: In<Visitor>, Query(fields): Query) -> Handled {
    show(&house, &visitor, None, fields.get("tried").is_some()).await
}

async fn show(
    house: &House,
    visitor: &Visitor,
    wrong: Option<(&'static str, String, String)>,
    tried: bool,
) -> Handled {
    let language = visitor.language;
    let title = web::notices::title(language);
    let body = match &visitor.guest {
        None => nobody(language, &title),
        Some(guest) => {
            let ways = house.store.ways_of(guest.id).await?;
            let now = house.settings.clock.now_ms();
            web::notices::page(&NoticesFacts {
                language,
                push: house.offers(Kind::Push),
                webhook: house.offers(Kind::Webhook),
                mail: house.offers(Kind::Mail),
                ways: ways.iter().filter_map(|way| facts(way, now)).collect(),
                wrong,
                tried,
            })
        }
    };
    Ok(super::shell(house, visitor, title, PATH, None, None, body))
}

fn facts(way: &WayRow, now: i64) -> Option<WayFacts> {
    let is = match Kind::named(&way.kind)? {
        Kind::Push => Way::Push(way.agent.clone()),
        Kind::Webhook => Way::Webhook(way.target.clone(), webhook_secret(way)?),
        Kind::Mail => Way::Mail(way.target.clone(), way.confirmed),
    };
    let told_s = way.told_at.map(|told_at| u64::try_from((now - told_at) / 1000).unwrap_or(0));
    Some(WayFacts { id: way.id, is, told_s, failure: way.unsent() })
}

fn asker(visitor: &Visitor, guest: i64) -> Asker {
    Asker { guest, language: visitor.language, base: visitor.base.clone() }
}

/// Adds a way that was typed; what is wrong with it is said beside it.
async fn add(
    house: &House,
    known: Known,
    field: &'static str,
    new: impl FnOnce(&str) -> NewWay<'_>,
    fields: &Fields,
) -> Handled {
    let Known { visitor, guest } = known;
    let typed = fields.need(field)?;
    let added = match house.rate_limiter.way(visitor.client) {
        Ok(()) => house.add_way(asker(&visitor, guest.id), new(typed)).await,
        Err(refusal) => Err(refusal),
    };
    match added {
        Ok(_) => Ok(go_to(PATH, None)),
        Err(
            refusal @ (Refusal::BadTarget
            | Refusal::PrivateTarget
            | Refusal::NotSent(_)
            | Refusal::TooMany(_)),
        ) => {
            let typed = typed.chars().take(1000).collect();
            let wrong = Some((field, typed, refusal.words(visitor.language)));
            Ok((refusal.status(), show(house, &visitor, wrong, false).await?).into_response())
        }
        Err(refusal) => Err(refusal),
    }
}

pub(crate) async fn webhook(In { house, who: known }: In<Known>, fields: Fields) -> Handled {
    add(&house, known, "url", |url| NewWay::Webhook { url }, &fields).await
}

pub(crate) async fn mail(In { house, who: known }: In<Known>, fields: Fields) -> Handled {
    add(&house, known, "address", |address| NewWay::Mail { address }, &fields).await
}

/// Ends a way.
pub(crate) async fn end(
    In { house, who: Known { guest, .. } }: In<Known>,
    fields: Fields,
) -> Handled {
    let way = fields.number("way")?.ok_or(Refusal::BadField("way"))?;
    house.end_way(guest.id, way).await?;
    Ok(go_to(PATH, None))
}

/// Tells the guest something in all ways at once.
pub(crate) async fn attempt(In { house, who: Known { visitor, guest } }: In<Known>) -> Handled {
    house.rate_limiter.way(visitor.client)?;
    house.try_ways(guest.id).await?;
    Ok(go_to("/notices?tried=1", None))
}

/// The key that a browser is to be told with.
pub(crate) async fn push_key(State(house): State<Arc<House>>) -> Handled {
    if !house.offers(Kind::Push) {
        return Err(Refusal::WayOff);
    }
    Ok(axum::Json(json!({ "key": house.keys().await?.public() })).into_response())
}

/// The browser that asks is to be told.
pub(crate) async fn push(
    In { house, who: Known { visitor, guest } }: In<Known>,
    fields: Fields,
) -> Handled<StatusCode> {
    house.rate_limiter.way(visitor.client)?;
    let new = NewWay::Push {
        endpoint: fields.need("endpoint")?,
        p256dh: fields.need("p256dh")?,
        auth: fields.need("auth")?,
        agent: visitor.device.agent.clone(),
        session: visitor.session.ok_or(Refusal::NotSeated)?,
    };
    house.add_way(asker(&visitor, guest.id), new).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// The browser that asks is to be told no longer.
pub(crate) async fn end_push(
    In { house, who: Known { guest, .. } }: In<Known>,
    fields: Fields,
) -> Handled<StatusCode> {
    let endpoint = fields.need("endpoint")?;
    for way in house.store.ways_of(guest.id).await? {
        if way.kind == Kind::Push.name() && way.target == endpoint {
            house.end_way(guest.id, way.id).await?;
        }
    }
    Ok(StatusCode::NO_CONTENT)
}

fn of(linked: Linked) -> Link {
    match linked {
        Linked::Confirm => Link::Confirm,
        Linked::End => Link::End,
    }
}

/// What a link of a mail is for. Only a click on the page does it.
pub(crate) async fn link(
    In { house, who: visitor }: In<Visitor>,
    Path(link): Path<String>,
) -> Handled {
    let (linked, way) = house.linked_way(&link).await?;
    let path = format!("/notices/mail/{link}");
    let body = web::notices::link(visitor.language, of(linked), &way.target, &path);
    let title = web::notices::title(visitor.language);
    Ok(super::shell(&house, &visitor, title, PATH, None, None, body))
}

pub(crate) async fn follow(
    In { house, who: visitor }: In<Visitor>,
    Path(link): Path<String>,
) -> Handled {
    let (linked, way) = house.follow_link(&link).await?;
    let body = web::notices::linked(visitor.language, of(linked), &way.target);
    let title = web::notices::title(visitor.language);
    Ok(super::shell(&house, &visitor, title, PATH, None, None, body))
}

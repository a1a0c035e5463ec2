//! Going on with a game on another device.

use super::{go_to, safe_path};
use crate::chance;
use crate::clock::now_ms;
use crate::house::House;
use crate::refusal::Refusal;
use crate::store::Change;
use crate::visitor::{At, Known, Visitor};
use axum::extract::{Path, State};
use axum::response::Response;
use std::sync::Arc;

/// How long a link can be used.
const GOOD_FOR_MS: i64 = 10 * 60 * 1000;

/// Makes a link that lets another device act for this guest.
pub(crate) async fn link(
    At { house, who: Known { visitor, guest }, table }: At<Known>,
) -> Result<Response, Refusal> {
    let (code, now) = (chance::secret(), now_ms());
    let code_hash = chance::hash(&code);
    let until = now + GOOD_FOR_MS;
    let link = Change::DeviceLink { code_hash, guest: guest.id, back: table.path(), until };
    house.store.commit(vec![Change::DropDeviceLink { code_hash, now }, link]).await?;
    let address = format!("{}/enter/{code}", visitor.base);
    let body = web::device::link(visitor.language, &address, &table.path());
    let title = web::titles::device(visitor.language);
    Ok(super::shell(&house, &visitor, title, &table.path(), None, None, body))
}

/// The page behind the link.
pub(crate) async fn confirm(
    State(house): State<Arc<House>>,
    visitor: Visitor,
    Path(code): Path<String>,
) -> Result<Response, Refusal> {
    let (guest, _) = whose(&house, &code).await?;
    let name = house.store.name_of(guest).await?.unwrap_or_default();
    let body = web::device::confirm(visitor.language, &name, &format!("/enter/{code}"));
    Ok(super::shell(&house, &visitor, web::titles::device(visitor.language), "/", None, None, body))
}

/// Takes the other device in; the link is used up.
pub(crate) async fn enter(
    State(house): State<Arc<House>>,
    visitor: Visitor,
    Path(code): Path<String>,
) -> Result<Response, Refusal> {
    let (guest, back) = whose(&house, &code).await?;
    let drop = Change::DropDeviceLink { code_hash: chance::hash(&code), now: now_ms() };
    house.store.commit(vec![drop]).await?;
    let token = house.another_token(guest).await?;
    Ok(go_to(safe_path(&back), Some(visitor.session_cookie(&token))))
}

async fn whose(house: &House, code: &str) -> Result<(i64, String), Refusal> {
    let link = house.store.device_link(&chance::hash(code), now_ms()).await?;
    link.ok_or(Refusal::DeadLink)
}

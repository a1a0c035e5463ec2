//! Going on with a game on another device.

use super::{go_to, safe_path};
use crate::chance;
use crate::clock::now_ms;
use crate::fields::Fields;
use crate::house::{Guest, House};
use crate::network::reach;
use crate::refusal::{Handled, Refusal, Result};
use crate::store::Change;
use crate::visitor::{At, In, Known, Visitor};
use axum::extract::Path;
use axum::http::StatusCode;
use axum::response::IntoResponse;
use web::device::SwapFacts;

/// How long a link can be used.
const GOOD_FOR_MS: i64 = 10 * 60 * 1000;

/// Makes a link that lets another device act for this guest.
pub(crate) async fn link(At { house, who: Known { visitor, guest }, table }: At<Known>) -> Handled {
    show_link(&house, &visitor, guest.id, &table.path(), &table.path()).await
}

/// A link that leads another device to `there`, on a page that leads back `here`.
pub(super) async fn show_link(
    house: &House,
    visitor: &Visitor,
    guest: i64,
    there: &str,
    here: &str,
) -> Handled {
    let (code, now) = (chance::secret(), now_ms());
    let code_hash = chance::hash(&code);
    let (back, until) = (there.to_owned(), now + GOOD_FOR_MS);
    let link = Change::DeviceLink { code_hash, guest, back, until };
    house.store.commit(vec![Change::DropDeviceLink { code_hash, now }, link]).await?;
    let (path, reach) = (format!("/enter/{code}"), reach(&house.settings, &visitor.base));
    let body = web::device::link(visitor.language, &visitor.base, &path, &reach, here);
    let title = web::titles::device(visitor.language);
    Ok(super::shell(house, visitor, title, here, None, None, body))
}

/// The page behind the link.
pub(crate) async fn confirm(
    In { house, who: visitor }: In<Visitor>,
    Path(code): Path<String>,
) -> Handled {
    let (guest, _) = whose(&house, &code).await?;
    ask(&house, &visitor, guest, &code).await
}

/// Asks whether this browser shall act for a guest, and says for whom it acts now.
async fn ask(house: &House, visitor: &Visitor, guest: i64, code: &str) -> Handled {
    let language = visitor.language;
    let name = house.store.name_of(guest).await?.unwrap_or_default();
    let action = format!("/enter/{code}");
    let body = match other_than(visitor, guest) {
        None => web::device::confirm(language, &name, &action),
        Some(now) => {
            let facts = SwapFacts {
                name: &name,
                now: &now.name,
                now_id: now.id,
                others: house.store.devices_of(now.id).await?.len().saturating_sub(1),
                games: house.store.unfinished_tables_of(now.id).await?.len(),
            };
            web::device::swap(language, &facts, &action)
        }
    };
    Ok(super::shell(house, visitor, web::titles::device(language), "/", None, None, body))
}

/// For whom this browser acts already, if for another guest.
fn other_than(visitor: &Visitor, guest: i64) -> Option<&Guest> {
    visitor.guest.as_ref().filter(|now| now.id != guest)
}

/// Takes the other device in; the link is used up. A browser that acts for somebody else
/// must say whom it gives up.
pub(crate) async fn enter(
    In { house, who: visitor }: In<Visitor>,
    Path(code): Path<String>,
    fields: Fields,
) -> Handled {
    let (guest, back) = whose(&house, &code).await?;
    let given_up = fields.number::<i64>("instead_of")?;
    if other_than(&visitor, guest).is_some_and(|now| given_up != Some(now.id)) {
        let page = ask(&house, &visitor, guest, &code).await?;
        return Ok((StatusCode::CONFLICT, page).into_response());
    }
    let drop = Change::DropDeviceLink { code_hash: chance::hash(&code), now: now_ms() };
    let back = safe_path(&back);
    if visitor.guest.as_ref().is_some_and(|now| now.id == guest) {
        house.store.commit(vec![drop]).await?;
        return Ok(go_to(back, None));
    }
    let ended = visitor.session.map(|token_hash| Change::EndSession { token_hash });
    let changes = [drop].into_iter().chain(ended).collect();
    let token = house.another_token(guest, visitor.device.clone(), changes).await?;
    house.sessions.forget(|session| Some(session.hash) == visitor.session);
    Ok(go_to(back, Some(visitor.session_cookie(&house, &token))))
}

async fn whose(house: &House, code: &str) -> Result<(i64, String)> {
    let link = house.store.device_link(&chance::hash(code), now_ms()).await?;
    link.ok_or(Refusal::DeadLink)
}

//! "My devices": the sessions of a guest, and their name.

use super::{device, go_to};
use crate::clock::now_ms;
use crate::fields::Fields;
use crate::house::House;
use crate::names;
use crate::refusal::{Handled, Refusal};
use crate::store::DeviceRow;
use crate::visitor::{In, Known, Visitor};
use axum::response::IntoResponse;
use web::devices::{DeviceFacts, DevicesFacts};
use web::message::nobody;

/// Where the page is.
const PATH: &str = "/devices";

pub(crate) async fn page(In { house, who: visitor }: In<Visitor>) -> Handled {
    show(&house, &visitor, None).await
}

async fn show(house: &House, visitor: &Visitor, wrong: Option<(String, String)>) -> Handled {
    let language = visitor.language;
    let title = web::titles::devices(language);
    let body = match &visitor.guest {
        None => nobody(language, &title),
        Some(guest) => {
            let devices = house.store.devices_of(guest.id).await?;
            let oldest = house.oldest_use();
            let alive = |device: &&DeviceRow| oldest.is_none_or(|oldest| device.used_at >= oldest);
            web::devices::page(&DevicesFacts {
                language,
                name: guest.name.clone(),
                wrong,
                devices: devices.iter().filter(alive).map(|row| facts(visitor, row)).collect(),
                idle_days: house.settings.session_idle.map(|idle| idle.as_secs() / (24 * 3600)),
            })
        }
    };
    Ok(super::shell(house, visitor, title, PATH, None, None, body))
}

fn facts(visitor: &Visitor, row: &DeviceRow) -> DeviceFacts {
    let age_s = |at: i64| u64::try_from(now_ms() - at).unwrap_or(0) / 1000;
    DeviceFacts {
        code: row.hash[..8].iter().map(|byte| format!("{byte:02x}")).collect(),
        agent: row.agent.clone(),
        here: visitor.session == Some(row.hash),
        first_s: age_s(row.made_at),
        last_s: age_s(row.used_at),
    }
}

/// Calls the guest otherwise.
pub(crate) async fn rename(
    In { house, who: Known { visitor, guest } }: In<Known>,
    fields: Fields,
) -> Handled {
    let typed = fields.need("name")?;
    let called = async {
        let name = names::read(typed)?.ok_or(Refusal::BadField("name"))?;
        match name == guest.name {
            true => Ok(guest),
            false => house.call(visitor.client, guest.id, name).await,
        }
    };
    match called.await {
        Ok(_) => Ok(go_to(PATH, None)),
        Err(refusal @ (Refusal::BadName(_) | Refusal::BadField(_) | Refusal::TooMany(_))) => {
            let typed = typed.chars().take(100).collect();
            let wrong = Some((typed, refusal.words(visitor.language)));
            Ok((refusal.status(), show(&house, &visitor, wrong).await?).into_response())
        }
        Err(refusal) => Err(refusal),
    }
}

/// Ends one session of the guest, or all but this one.
pub(crate) async fn end(
    In { house, who: Known { visitor, guest } }: In<Known>,
    fields: Fields,
) -> Handled {
    let own = visitor.session.ok_or(Refusal::NotSeated)?;
    let which = match fields.need("device")? {
        "others" => None,
        code => {
            let number = u64::from_str_radix(code, 16).map_err(|_| Refusal::BadField("device"))?;
            Some(number.to_be_bytes())
        }
    };
    house.end_sessions(guest.id, which, own).await?;
    Ok(go_to(PATH, None))
}

/// A link for another device, without a table.
pub(crate) async fn link(In { house, who: Known { visitor, guest } }: In<Known>) -> Handled {
    device::show_link(&house, &visitor, guest.id, "/", PATH).await
}

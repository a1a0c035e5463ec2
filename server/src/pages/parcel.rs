//! All games of this browser as one file, and those of another browser.

use super::end::download;
use super::shell;
use crate::fields::Fields;
use crate::refusal::{Handled, Refusal};
use crate::store::Parcel;
use crate::visitor::{In, Known, Visitor};
use axum::http::header::SET_COOKIE;

/// The file.
pub(crate) async fn file(In { house, who: Known { guest, .. } }: In<Known>) -> Handled {
    let text = house.store.parcel(&guest.name);
    Ok(download("caravanserai-games.json", "application/json", text))
}

/// Takes in a file, and tells what came of it.
pub(crate) async fn take_in(In { house, who: visitor }: In<Visitor>, fields: Fields) -> Handled {
    let parcel = Parcel::read(fields.need("games")?).map_err(Refusal::BadParcel)?;
    // A first-time visitor takes the name from there.
    let name = Some(parcel.name.as_str()).filter(|_| visitor.guest.is_none());
    let (guest, cookie) = visitor.seated_guest(&house, name).await?;
    let taken = house.take_in(parcel, guest.id).await?;
    let language = visitor.language;
    let body = web::bring::taken_in(language, taken.changed.len(), taken.known);
    let visitor = Visitor { guest: Some(guest), ..visitor };
    let title = web::titles::bring(language);
    let mut page = shell(&house, &visitor, title, "/", None, None, body);
    page.headers_mut().extend(cookie.map(|cookie| (SET_COOKIE, cookie)));
    Ok(page)
}

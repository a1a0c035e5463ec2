//! Records that people bring, and games that they only watch.

use super::{go_to, shell};
use crate::fields::Fields;
use crate::house::House;
use crate::orders::{Bring, Watch};
use crate::refusal::{Handled, Refusal};
use crate::visitor::{In, Visitor};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use web::bring::{BringFacts, GameLevels};

/// The forms.
pub(crate) async fn page(In { house, who: visitor }: In<Visitor>) -> Response {
    show(&house, &visitor, String::new(), None)
}

fn show(house: &House, visitor: &Visitor, record: String, wrong: Option<&Refusal>) -> Response {
    let language = visitor.language;
    let facts = BringFacts {
        language,
        games: house
            .games
            .iter()
            .map(|game| GameLevels {
                game: game.named(language),
                levels: game.opponents.names.to_vec(),
            })
            .collect(),
        record,
        has_games: visitor.guest.is_some(),
        wrong: wrong.map(|wrong| wrong.words(language)),
    };
    let title = web::titles::bring(language);
    let body = web::bring::page(&facts);
    let page = shell(house, visitor, title, "/bring", None, None, body);
    (wrong.map_or(StatusCode::OK, Refusal::status), page).into_response()
}

/// Reads a record and leads to its replay.
pub(crate) async fn bring(In { house, who: visitor }: In<Visitor>, fields: Fields) -> Handled {
    // The script that unpacks a link tells why it could not.
    if let Some(trouble) = fields.get("link") {
        let refusal = if trouble == "long" { Refusal::LongLink } else { Refusal::BrokenLink };
        return Ok(show(&house, &visitor, String::new(), Some(&refusal)));
    }
    house.rate_limiter.new_table(visitor.client)?;
    let file = fields.get("file").filter(|text| !text.trim().is_empty());
    let record = file.or(fields.get("record")).unwrap_or_default().to_owned();
    let (guest, cookie) = visitor.seated_guest(&house, None).await?;
    let order = Bring { record: record.clone(), side: fields.number("side")?, level: None };
    match house.bring(visitor.client, guest, order, visitor.language).await {
        Ok(table) => Ok(go_to(&format!("{}/replay?at=0", table.path()), cookie)),
        Err(refusal @ (Refusal::TooMany(_) | Refusal::NoSpace | Refusal::Failed)) => Err(refusal),
        // What is wrong is said where it can be mended.
        Err(refusal) => Ok(show(&house, &visitor, record, Some(&refusal))),
    }
}

/// Lets two levels play each other.
pub(crate) async fn watch(In { house, who: visitor }: In<Visitor>, fields: Fields) -> Handled {
    house.rate_limiter.new_table(visitor.client)?;
    let (guest, cookie) = visitor.seated_guest(&house, None).await?;
    let order = Watch {
        game: fields.need("game")?.to_owned(),
        levels: [fields.need("one")?.to_owned(), fields.need("other")?.to_owned()],
    };
    let table = house.watch(visitor.client, guest, order).await?;
    Ok(go_to(&table.path(), cookie))
}

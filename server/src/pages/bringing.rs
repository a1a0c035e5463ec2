//! Records that people bring, and games that they only watch.

use super::{go_to, shell};
use crate::fields::Fields;
use crate::house::House;
use crate::orders::{Bring, Watch};
use crate::refusal::Refusal;
use crate::visitor::Visitor;
use axum::extract::State;
use axum::response::Response;
use std::sync::Arc;
use web::bring::{BringFacts, GameLevels};

/// The forms.
pub(crate) async fn page(State(house): State<Arc<House>>, visitor: Visitor) -> Response {
    show(&house, &visitor, String::new(), None)
}

fn show(house: &House, visitor: &Visitor, record: String, wrong: Option<&Refusal>) -> Response {
    let language = visitor.language;
    let facts = BringFacts {
        language,
        games: house
            .games
            .iter()
            .map(|game| GameLevels { game: game.named(language), levels: game.levels().to_vec() })
            .collect(),
        record,
        wrong: wrong.map(|wrong| wrong.words(language)),
    };
    let title = web::titles::bring(language);
    let body = web::bring::page(&facts);
    let mut page = shell(house, visitor, title, "/bring", None, None, body);
    if let Some(wrong) = wrong {
        *page.status_mut() = wrong.status();
    }
    page
}

/// Reads a record and leads to its replay.
pub(crate) async fn bring(
    State(house): State<Arc<House>>,
    visitor: Visitor,
    fields: Fields,
) -> Result<Response, Refusal> {
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
pub(crate) async fn watch(
    State(house): State<Arc<House>>,
    visitor: Visitor,
    fields: Fields,
) -> Result<Response, Refusal> {
    house.rate_limiter.new_table(visitor.client)?;
    let (guest, cookie) = visitor.seated_guest(&house, None).await?;
    let order = Watch {
        game: fields.need("game")?.to_owned(),
        levels: [fields.need("one")?.to_owned(), fields.need("other")?.to_owned()],
    };
    let table = house.watch(visitor.client, guest, order).await?;
    Ok(go_to(&table.path(), cookie))
}

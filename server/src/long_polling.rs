//! Long polling, for pages that listen without sockets: each request waits for the next news.

use crate::fields::Query;
use crate::pages::table::news;
use crate::refusal::Result;
use crate::table::Page;
use crate::tasks;
use crate::visitor::{At, Visitor};
use axum::Json;
use serde_json::{Value, json};
use std::time::Duration;

/// How long a request waits for news.
const PATIENCE: Duration = Duration::from_secs(20);

/// What belongs inside `<main>` now, with a mark that tells it from others, as soon as it is
/// not what the page has: that is told by `mark`. Without news there is only the mark.
pub(crate) async fn next(
    At { house, who: visitor, table }: At<Visitor>,
    Query(fields): Query,
) -> Result<Json<Value>> {
    let page = Page::named(fields.get("page"))?;
    let known = fields.get("mark").unwrap_or_default().to_owned();
    let mut changed = table.listen();
    let _stay = house.presence.listens(
        visitor.guest.as_ref().map(|guest| guest.id),
        &table.id,
        house.settings.clock.clone(),
    );
    loop {
        changed.borrow_and_update();
        let fragment = news(&house, &table, &visitor, page).await?;
        let mark = format!("{}-{}", fragment.mark.0, fragment.mark.1);
        if mark != known {
            let frame = fragment.frame.concat();
            let frame = String::from_utf8_lossy(&frame);
            return Ok(Json(json!({ "mark": mark, "news": [frame] })));
        }
        if !matches!(tasks::timeout(PATIENCE, changed.changed()).await, Ok(Ok(()))) {
            return Ok(Json(json!({ "mark": mark, "news": [] })));
        }
    }
}

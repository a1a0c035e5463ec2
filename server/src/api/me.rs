//! What a guest has played, for programs.

use super::HandledJson;
use crate::fields::{Asked, Query};
use crate::history::{Past, Rival};
use crate::pages::me::{all_records, part, wanted};
use crate::refusal::{Handled, Refusal};
use crate::visitor::{In, Program};
use serde::Deserialize;
use serde_json::json;

/// A guest's finished games, and their balance against each opponent.
pub(super) async fn games(
    In { house, who: Program { guest, .. } }: In<Program>,
    Query(fields): Query,
) -> HandledJson {
    let wanted = wanted(&house, &fields)?;
    let history = house.history(guest.id).await?;
    let found: Vec<&Past> = history.find(&wanted).collect();
    let (page, pages, part) = part(&found, &fields)?;
    let game = |past: &&Past| {
        let table = &past.table;
        let names: Vec<&str> = table.names.split('\n').collect();
        json!({ "id": table.id, "game": table.game, "names": names, "seat": past.seat,
            "ending": past.ending().name(), "scores": past.totals, "result": table.result,
            "ended_at": table.touched_at })
    };
    let tallies = history.tallies();
    let versus = tallies.iter().map(|(rival, tally)| {
        let (with, bot) = match rival {
            Rival::Guest(guest) => (Some(guest), None),
            Rival::House(level) => (None, Some(level)),
            Rival::Gone => (None, None),
        };
        json!({ "with": with, "bot": bot, "name": tally.name, "games": tally.games,
            "won": tally.won, "lost": tally.lost })
    });
    Ok(axum::Json(json!({
        "games": part.iter().map(game).collect::<Vec<_>>(),
        "page": page,
        "pages": pages,
        "found": found.len(),
        "versus": versus.collect::<Vec<_>>(),
    })))
}

/// All records of the guest as one file.
pub(super) async fn records(
    In { house, who: Program { guest, client, .. } }: In<Program>,
) -> Handled {
    house.rate_limiter.thought(client)?;
    all_records(house, guest.id).await
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Forget {
    forget: bool,
}

/// Forgets the guest, with all their sessions.
pub(super) async fn forget(
    In { house, who: Program { guest, .. } }: In<Program>,
    Asked(Forget { forget }): Asked<Forget>,
) -> HandledJson {
    if !forget {
        return Err(Refusal::BadField("forget"));
    }
    let left = house.forget(guest.id).await?;
    Ok(axum::Json(json!({ "left": left })))
}

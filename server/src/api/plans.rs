//! Plans for programs: what a seat that waits has laid down for its turn.

use super::HandledJson;
use crate::fields::Asked;
use crate::pages::plan::why;
use crate::planning::Planning;
use crate::table::{Plan, TableState};
use crate::visitor::{At, ClientAddr, Program};
use serde::Deserialize;
use serde_json::{Value, json};
use web::Language;
use words::{Planned, Sentence};

/// What is planned, and what can be.
pub(super) async fn plan(at: At<Program>, ClientAddr(client): ClientAddr) -> HandledJson {
    let At { house, who: Program { guest, .. }, table } = at;
    let Planning { plan, fits, next, others } = house.planning(client, &table, guest.id).await?;
    let inside = table.look().await?;
    let mut told = told(&inside.state, plan.as_ref());
    told["fits"] = fits.into();
    told["next"] = listed(&next).into();
    told["others"] = said(&others).into();
    Ok(axum::Json(told))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Lay {
    line: Vec<String>,
    #[serde(default)]
    unless: Vec<String>,
}

/// Lays down a line of choices, in place of what was planned.
pub(super) async fn lay(
    at: At<Program>,
    ClientAddr(client): ClientAddr,
    Asked(Lay { line, unless }): Asked<Lay>,
) -> HandledJson {
    let (house, table, guest) = (&at.house, &at.table, at.who.guest.id);
    house.lay_plan(client, table, guest, 0, &line, &unless).await?;
    plan(at, ClientAddr(client)).await
}

/// Plans nothing any more.
pub(super) async fn drop_plan(at: At<Program>, client: ClientAddr) -> HandledJson {
    at.table.keep_plan(at.who.guest.id, None).await?;
    plan(at, client).await
}

fn listed(line: &[Planned]) -> Vec<Value> {
    // Programs read English.
    let told = |one: &Planned| json!({ "choice": one.choice, "words": one.words.key() });
    line.iter().map(told).collect()
}

fn said(others: &[Sentence]) -> Vec<&str> {
    others.iter().map(Sentence::key).collect()
}

/// What is planned, or why that has ended.
pub(super) fn told(state: &TableState, plan: Option<&Plan>) -> Value {
    let line = plan.map_or(&[][..], |plan| &plan.line);
    let unless = plan.map_or(&[][..], |plan| &plan.unless);
    let ended = plan.and_then(|plan| plan.ended.as_ref());
    json!({
        "line": listed(line),
        "unless": said(unless),
        "ended": ended.map(|ended| json!({
            "why": ended.code(),
            "choice": ended.choice().map(|planned| &planned.choice),
            "words": why(state, ended, Language::English).words(Language::English),
        })),
    })
}

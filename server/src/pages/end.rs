//! The end of a game: the count, how it went, and the proof that it was fair.

use super::analysis::{chances_before, mistakes, swing, weighed, worst_of};
use super::go_to;
use super::table::{facts, shown_names, told};
use crate::fields::Query;
use crate::house::House;
use crate::refusal::{Handled, Refusal, Result};
use crate::table::{Fragment, Inside, LiveTable, Page, Progress};
use crate::visitor::{At, Known, Visitor};
use axum::extract::{Path, State};
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use caravanserai_core::Seat;
use maud::{PreEscaped, html};
use sage::AnyJudged as Judged;
use serde_json::json;
use std::sync::Arc;
use web::analysis::Mistake;
use web::end::{Added, EndFacts, Moment, Progress as Point};
use web::replay::Eyes;
use web::shell::LiveFacts;

/// The most mistakes that are told.
const MISTAKES: usize = 8;

/// The end sheet.
pub(crate) async fn page(at: At<Visitor>) -> Handled {
    show(at, None).await
}

/// The end sheet, with the game played anew and checked.
pub(crate) async fn verify(at: At<Visitor>) -> Handled {
    let table = &at.table;
    let fair = {
        let inside = table.look().await?;
        only_when_over(&inside)?;
        let playing = inside.state.playing.as_ref().ok_or(Refusal::NotBegun)?;
        let honest = table.seed.commitment() == table.commitment;
        match playing.verify() {
            Some(Ok(())) if honest => true,
            verdict => {
                tracing::error!(table = table.id, honest, ?verdict, "a game does not verify");
                false
            }
        }
    };
    show(at, Some(fair)).await
}

/// The record as a file.
pub(crate) async fn record(State(house): State<Arc<House>>, Path(id): Path<String>) -> Handled {
    let (name, text) = match house.table(&id).await {
        Ok(table) => {
            let text = record_text(&table, &*table.look().await?)?;
            (format!("{}-{}.record", table.game.name(), table.id), text)
        }
        // What is left of a table that was set aside.
        Err(Refusal::SetAside { table, .. }) => {
            let text = house.store.log_when_over(&table).await?.ok_or(Refusal::NotOver)?;
            (format!("{table}.log"), text)
        }
        Err(refusal) => return Err(refusal),
    };
    Ok(download(&name, "text/plain; charset=utf-8", text))
}

/// A position of a game that is over as a file.
pub(crate) async fn position(At { table, .. }: At<Visitor>, Query(fields): Query) -> Handled {
    let inside = table.look().await?;
    only_when_over(&inside)?;
    let mut played = inside.state.playing.as_ref().ok_or(Refusal::NotBegun)?.fork();
    let at = fields.number("at")?.unwrap_or(played.moves());
    if at > played.moves() {
        return Err(Refusal::BadField("at"));
    }
    played.go_back(at);
    let name = format!("{}-{}-{at}.json", table.game.name(), table.id);
    let position = json!({ "game": table.game.name(), "state": played.position() });
    Ok(download(&name, "application/json", position.to_string()))
}

pub(super) fn download(name: &str, kind: &'static str, text: String) -> Response {
    let name = format!("attachment; filename=\"{name}\"");
    let headers = [(CONTENT_TYPE, kind.to_owned()), (CONTENT_DISPOSITION, name)];
    (headers, text).into_response()
}

/// The record of a game that is over; before that it would tell the seed.
pub(crate) fn record_text(table: &LiveTable, inside: &Inside) -> Result<String> {
    only_when_over(inside)?;
    let playing = inside.state.playing.as_ref().ok_or(Refusal::NotBegun)?;
    let mut record = playing.record().ok_or(Refusal::NoRecord)?;
    // As it was published, whatever has become of the seed.
    record.commitment.clone_from(&table.commitment);
    Ok(record.to_string())
}

fn only_when_over(inside: &Inside) -> Result {
    match inside.state.progress() {
        Progress::Over => Ok(()),
        Progress::Waiting => Err(Refusal::NotBegun),
        Progress::Playing => Err(Refusal::NotOver),
    }
}

/// What to show after something was said, or was refused.
pub(super) async fn after_saying(at: At<Known>, done: Result) -> Handled {
    let At { house, who: Known { visitor, .. }, table } = at;
    match done {
        Ok(()) if !visitor.wants_json => Ok(go_to(&format!("{}/end", table.path()), None)),
        Err(refusal) if !visitor.wants_json => Err(refusal),
        done => {
            let fragment = fragment(&house, &table, &visitor, None).await?;
            Ok(told(&visitor, &fragment, done.err()))
        }
    }
}

async fn show(At { house, who: visitor, table }: At<Visitor>, verified: Option<bool>) -> Handled {
    let fragment = fragment(&house, &table, &visitor, verified).await?;
    let path = format!("{}/end", table.path());
    let live = verified.is_none().then(|| LiveFacts {
        path: format!("{}/live?page=end", table.path()),
        plain: html! {},
        again: None,
    });
    let (title, body) = (fragment.title.clone(), PreEscaped(fragment.html().to_owned()));
    Ok(super::shell(&house, &visitor, title, &path, Some(&*table.game), live, body))
}

/// The end sheet as it stands: the judgement may still be under way.
pub(crate) async fn fragment(
    house: &Arc<House>,
    table: &Arc<LiveTable>,
    visitor: &Visitor,
    verified: Option<bool>,
) -> Result<Arc<Fragment>> {
    let guest = visitor.guest.as_ref().map(|guest| guest.id);
    let eyes = {
        let inside = table.look().await?;
        only_when_over(&inside)?;
        // Nobody has won, so there is nothing to count.
        if let Some(reason) = &inside.state.closed_because {
            return Err(Refusal::Closed(reason.clone()));
        }
        if inside.state.closed {
            return Err(Refusal::NotOver);
        }
        let seat = guest.and_then(|guest| inside.state.seat_of(guest));
        let eyes = seat.map_or(Eyes::Public, Eyes::Of);
        if let (None, Some(known)) = (verified, inside.rendered(Page::End, eyes, visitor.language))
        {
            return Ok(known);
        }
        eyes
    };
    house.metrics.rendered.inc();
    let judged = house.judged(visitor.client, table).await?;
    let mut inside = table.look().await?;
    let facts = end_facts(table, &inside, visitor, judged, verified)?;
    let html = web::end::sheet(&facts);
    let title = web::titles::end(visitor.language);
    let fragment = Fragment::new(inside.state.moves(), title, html);
    // What still changes is not kept.
    if verified.is_some() || facts.analysing {
        return Ok(Arc::new(fragment));
    }
    Ok(inside.share(Page::End, eyes, visitor.language, fragment))
}

fn end_facts(
    table: &LiveTable,
    inside: &Inside,
    visitor: &Visitor,
    judged: Option<Vec<Judged>>,
    verified: Option<bool>,
) -> Result<EndFacts> {
    let state = &inside.state;
    let playing = state.playing.as_ref().ok_or(Refusal::NotBegun)?;
    let seat = visitor.guest.as_ref().and_then(|guest| state.seat_of(guest.id));
    let winners: Vec<Seat> = match state.left {
        // Giving up leaves the game to the others.
        Some(left) => (0..playing.seats()).map(Seat).filter(|seat| *seat != left).collect(),
        None => playing.scores().winners().collect(),
    };
    let table_facts = facts(table, inside, seat);
    let analysing = judged.is_none();
    let judged = judged.unwrap_or_default();
    let rounds = playing.rounds();
    let round_at = |moves: usize| rounds.iter().filter(|first| **first <= moves).count().max(1);
    // Giving up decides it.
    let of = seat.or(winners.first().copied()).filter(|_| state.left.is_none());
    let swing = of.and_then(|of| {
        let last = if winners.contains(&of) { 1.0 / winners.len() as f32 } else { 0.0 };
        swing(&judged, of, last)
    });
    let progress = playing.points().into_iter().enumerate().map(|(number, scores)| Point {
        number,
        round: round_at(number) as u16,
        scores,
        chances: chances_before(playing.seats(), &judged, number),
    });
    let own = seat.map(|seat| worst_of(&judged, seat)).unwrap_or_default();
    let own = (1..).zip(own).map(|(exercise, (judged, slip))| Moment {
        exercise,
        mistake: weighed(playing, judged, slip, visitor.audience(&table_facts)),
    });
    let mut own: Vec<Moment> = own.collect();
    own.sort_by(|a, b| b.mistake.cost.total_cmp(&a.mistake.cost));
    Ok(EndFacts {
        language: visitor.language,
        path: table.path(),
        game: table.game.named(visitor.language),
        summary: table.game.summary(&table.options, visitor.language),
        pace: web::pace::agreed(visitor.language, &table_facts),
        names: shown_names(inside, visitor.language),
        seat,
        shared: table_facts.shared,
        said: web::talk::has_company(&table_facts).then(|| table_facts.said.clone()),
        winners,
        left: state.left,
        farewell: state.farewell(),
        round: playing.round(),
        lines: (playing.game.pages.score_lines)(&**playing, visitor.language),
        progress: progress.collect(),
        mistakes: worst(mistakes(playing, &judged, visitor.audience(&table_facts))),
        worst: own,
        swing,
        analysing,
        displays: (playing.game.pages.displays)(&**playing, seat, visitor.audience(&table_facts)),
        dealt: state.start.is_none(),
        commitment: table.commitment.clone(),
        seed: state.fairness.seed(&table.seed).as_str().to_owned(),
        house_seed: table.seed.as_str().to_owned(),
        added: added(table, inside),
        holds: table.seed.commitment() == table.commitment,
        verified,
        rest: playing.options_with_the_rest().is_some(),
        rematch: state.rematch.as_ref().map(|next| format!("/table/{next}")),
    })
}

/// What was added to the seed, in the order of the places.
fn added(table: &LiveTable, inside: &Inside) -> Vec<Added> {
    let fairness = &inside.state.fairness;
    if fairness.origin(&table.seed).is_none_or(|origin| origin.contributions.is_empty()) {
        return Vec::new();
    }
    let added = |place: usize| Added {
        seat: fairness.seat_at(place),
        text: fairness.by_place()[place].text().map(str::to_owned),
    };
    (0..fairness.by_place().len()).map(added).collect()
}

/// The mistakes that cost most, in order.
fn worst(mut mistakes: Vec<Mistake>) -> Vec<Mistake> {
    mistakes.sort_by(|a, b| b.cost.total_cmp(&a.cost));
    mistakes.truncate(MISTAKES);
    mistakes.sort_by_key(|mistake| mistake.number);
    mistakes
}

//! The end of a game: the count, how it went, and the proof that it was fair.

use super::table::{facts, shown_names};
use crate::hosting::{Eyes, Judged, Playing};
use crate::house::House;
use crate::refusal::Refusal;
use crate::table::{Fragment, Inside, LiveTable, Page, Progress};
use crate::visitor::{At, Visitor};
use axum::extract::{Path, State};
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use caravanserai_core::Seat;
use maud::PreEscaped;
use std::sync::Arc;
use web::end::{Added, EndFacts, Mistake, Progress as Point};
use web::{Language, TableFacts};

/// The most mistakes that are told.
const MISTAKES: usize = 8;
/// What costs less of the chance to win is no mistake worth telling.
const LEAST: f32 = 0.03;

/// The end sheet.
pub(crate) async fn page(at: At<Visitor>) -> Result<Response, Refusal> {
    show(at, None).await
}

/// The end sheet, with the game played anew and checked.
pub(crate) async fn verify(at: At<Visitor>) -> Result<Response, Refusal> {
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
pub(crate) async fn record(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
) -> Result<Response, Refusal> {
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
    let name = format!("attachment; filename=\"{name}\"");
    let headers =
        [(CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()), (CONTENT_DISPOSITION, name)];
    Ok((headers, text).into_response())
}

/// The record of a game that is over; before that it would tell the seed.
pub(crate) fn record_text(table: &LiveTable, inside: &Inside) -> Result<String, Refusal> {
    only_when_over(inside)?;
    let playing = inside.state.playing.as_ref().ok_or(Refusal::NotBegun)?;
    let mut record = playing.record().ok_or(Refusal::Failed)?;
    // As it was published, whatever has become of the seed.
    record.commitment.clone_from(&table.commitment);
    Ok(record.to_string())
}

fn only_when_over(inside: &Inside) -> Result<(), Refusal> {
    match inside.state.progress() {
        Progress::Over => Ok(()),
        Progress::Waiting => Err(Refusal::NotBegun),
        Progress::Playing => Err(Refusal::NotOver),
    }
}

async fn show(
    At { house, who: visitor, table }: At<Visitor>,
    verified: Option<bool>,
) -> Result<Response, Refusal> {
    let fragment = fragment(&house, &table, &visitor, verified).await?;
    let path = format!("{}/end", table.path());
    let live = verified.is_none().then(|| format!("{}/live?page=end", table.path()));
    let (title, body) = (fragment.title.clone(), PreEscaped(fragment.html.clone()));
    Ok(super::shell(&house, &visitor, title, &path, Some(&*table.game), live, body))
}

/// The end sheet as it stands: the judgement may still be under way.
pub(crate) async fn fragment(
    house: &Arc<House>,
    table: &Arc<LiveTable>,
    visitor: &Visitor,
    verified: Option<bool>,
) -> Result<Arc<Fragment>, Refusal> {
    let guest = visitor.guest.as_ref().map(|guest| guest.id);
    let eyes = {
        let inside = table.look().await?;
        only_when_over(&inside)?;
        // Nobody has won, so there is nothing to count.
        if let Some(reason) = &inside.state.closed_because {
            return Err(Refusal::Closed(reason.clone()));
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
    let html = web::end::sheet(&facts).into_string();
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
) -> Result<EndFacts, Refusal> {
    let state = &inside.state;
    let playing = state.playing.as_ref().ok_or(Refusal::NotBegun)?;
    let seat = visitor.guest.as_ref().and_then(|guest| state.seat_of(guest.id));
    let winners = match state.left {
        // Who gives up leaves the game to the others.
        Some(left) => (0..playing.seats()).map(Seat).filter(|seat| *seat != left).collect(),
        None => playing.scores().winners().collect(),
    };
    let table_facts = facts(table, inside, seat);
    let analysing = judged.is_none();
    let judged = judged.unwrap_or_default();
    let rounds = playing.rounds();
    let round_at = |moves: usize| rounds.iter().filter(|first| **first <= moves).count().max(1);
    let mut chances = Chances::new(playing.seats(), &judged);
    let progress = playing.points().into_iter().enumerate().map(|(number, scores)| Point {
        number,
        round: round_at(number) as u16,
        scores,
        chances: chances.before(number),
    });
    Ok(EndFacts {
        language: visitor.language,
        path: table.path(),
        game: table.game.named(visitor.language),
        summary: table.game.summary(&table.options, visitor.language),
        names: shown_names(inside, visitor.language),
        seat,
        winners,
        left: state.left,
        round: playing.round(),
        lines: playing.score_lines(visitor.language),
        progress: progress.collect(),
        mistakes: mistakes(&**playing, &judged, &table_facts, visitor.language),
        analysing,
        displays: playing.displays(seat, &table_facts, visitor.language),
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

/// Everybody's chance to win as the game went on. The coach tells the chance
/// of whoever moves, as they could know it. Between two the other has the
/// rest; among more, everybody's last word about themselves is weighed.
struct Chances<'a> {
    judged: &'a [Judged],
    own: Vec<f32>,
}

impl Chances<'_> {
    fn new(seats: u8, judged: &[Judged]) -> Chances<'_> {
        Chances { judged, own: vec![1.0 / f32::from(seats.max(1)); seats.into()] }
    }

    /// The chances before move `number` was made.
    fn before(&mut self, number: usize) -> Option<Vec<f32>> {
        let judged = self.judged.get(number)?;
        let mover = judged.seat.index();
        *self.own.get_mut(mover)? = judged.best_chance;
        if let [first, second] = self.own.as_mut_slice() {
            *(if mover == 0 { second } else { first }) = 1.0 - judged.best_chance;
        }
        let together: f32 = self.own.iter().sum();
        let fair = 1.0 / self.own.len() as f32;
        let share = |own: &f32| if together > f32::EPSILON { own / together } else { fair };
        Some(self.own.iter().map(share).collect())
    }
}

/// The moves that cost most.
fn mistakes(
    playing: &dyn Playing,
    judged: &[Judged],
    facts: &TableFacts,
    language: Language,
) -> Vec<Mistake> {
    let cost = |judged: &Judged| (judged.best_chance - judged.played_chance).max(0.0);
    let mut worst: Vec<&Judged> = judged.iter().filter(|judged| cost(judged) >= LEAST).collect();
    worst.sort_by(|a, b| cost(b).total_cmp(&cost(a)));
    worst.truncate(MISTAKES);
    worst.sort_by_key(|judged| judged.number);
    let words = |judged: &Judged, choice: &str| {
        playing.choice_words(judged.number, choice, facts, language)
    };
    worst
        .into_iter()
        .map(|judged| Mistake {
            number: judged.number,
            round: judged.round,
            seat: judged.seat,
            played: words(judged, &judged.played),
            better: words(judged, &judged.best),
            reason: playing.reason(judged, facts, language),
            cost: cost(judged),
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn judged(number: usize, seat: u8, best_chance: f32) -> Judged {
        Judged {
            number,
            seat: Seat(seat),
            round: 1,
            played: "end".to_owned(),
            best: "end".to_owned(),
            played_chance: best_chance,
            best_chance,
            ahead: None,
        }
    }

    #[test]
    fn chances_always_add_up() {
        let moves = [judged(0, 0, 0.5), judged(1, 2, 0.8), judged(2, 1, 0.0), judged(3, 0, 0.0)];
        let mut chances = Chances::new(3, &moves);
        for number in 0..moves.len() {
            let now = chances.before(number).unwrap();
            assert!((now.iter().sum::<f32>() - 1.0).abs() < 1e-5, "{now:?}");
        }
        assert_eq!(chances.before(4), None);
    }

    #[test]
    fn between_two_the_other_has_the_rest() {
        let moves = [judged(0, 0, 0.7), judged(1, 1, 0.9)];
        let mut chances = Chances::new(2, &moves);
        for (number, first) in [(0, 0.7_f32), (1, 0.1)] {
            let now = chances.before(number).unwrap();
            assert!(
                (now[0] - first).abs() < 1e-5 && (now[1] - 1.0 + first).abs() < 1e-5,
                "{now:?}"
            );
        }
    }
}

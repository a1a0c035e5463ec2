//! Exercises: moments of a guest's own games where something was missed, to be tried again.

use super::analysis::{costly, weighed, worst_of};
use super::table::facts;
use super::{go_to, shell};
use crate::fields::{Asked, Query};
use crate::hosting::{Audience, Eyes, Judged, Mistake, Told};
use crate::house::House;
use crate::rate_limit::Client;
use crate::refusal::{Handled, Refusal, Result};
use crate::store::{Change, ExerciseRow};
use crate::table::{LiveTable, Progress};
use crate::visitor::{In, Known, Visitor};
use axum::extract::Path;
use axum::response::IntoResponse;
use caravanserai_core::Seat;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::sync::Arc;
use web::analysis::{Kind, Mark};
use web::exercise::{ExerciseFacts, GameLine, Missed, Try, Verdict};
use web::{Hint, Language, Stage};

/// A choice that is worth so little less than the best is as good.
const AS_GOOD: f32 = 0.02;
/// A choice that is worth so little less than the best is close.
const CLOSE: f32 = 0.06;
/// The games whose moments are collected.
const GAMES: u32 = 20;
/// What is missed most often: so many things are named.
const OFTEN: usize = 3;

/// A moment to try again, as it stands.
struct Exercise {
    seat: Seat,
    judged: Judged,
    slip: Mistake,
    /// Which of the game's moments it is, from 1, and which of them were found.
    nth: usize,
    solved: Vec<bool>,
    worth: Vec<(String, f32)>,
    tried: Vec<Tried>,
    found: bool,
}

/// A choice that was tried, and what the best one has over it: a `Comparison` of the game's
/// holdings, nothing for a good one.
#[derive(Serialize, Deserialize)]
struct Tried {
    choice: String,
    ahead: Value,
}

impl Exercise {
    /// The guest's moment `nth` of a game that is over.
    async fn find(
        house: &Arc<House>,
        known: &Known,
        table: &Arc<LiveTable>,
        nth: usize,
    ) -> Result<Exercise> {
        let guest = known.guest.id;
        let seat = {
            let inside = table.look().await?;
            let seat = inside.state.seat_of(guest).ok_or(Refusal::NotSeated)?;
            match inside.state.progress() {
                Progress::Over => seat,
                Progress::Waiting => return Err(Refusal::NotBegun),
                Progress::Playing => return Err(Refusal::NotOver),
            }
        };
        let judged = house.judged(known.visitor.client, table).await?.ok_or(Refusal::TooSoon)?;
        let worst = worst_of(&judged, seat);
        let (judged, slip) =
            nth.checked_sub(1).and_then(|index| worst.get(index)).ok_or(Refusal::NoPage)?;
        let mut solved = Vec::with_capacity(worst.len());
        let mut kept = None;
        for (index, (moment, _)) in (1..).zip(&worst) {
            let row = house.store.exercise(guest, &table.id, moment.number).await?;
            solved.push(row.as_ref().is_some_and(|row| row.solved));
            if index == nth {
                kept = row;
            }
        }
        let read = |row: &ExerciseRow| {
            Some((serde_json::from_str(&row.worth).ok()?, serde_json::from_str(&row.tried).ok()?))
        };
        let (worth, tried) = kept.as_ref().and_then(read).unwrap_or_default();
        let found = solved[nth - 1];
        let (judged, slip) = ((*judged).clone(), (*slip).clone());
        Ok(Exercise { seat, judged, slip, nth, solved, worth, tried, found })
    }

    fn worth_of(&self, choice: &str) -> Option<f32> {
        self.worth.iter().find(|(known, _)| known == choice).map(|(_, worth)| *worth)
    }

    fn best(&self) -> f32 {
        self.worth.iter().map(|(_, worth)| *worth).fold(self.judged.best_chance, f32::max)
    }

    /// What is best by what was found out for the exercise.
    fn best_choice(&self) -> &str {
        let best = self.worth.iter().max_by(|(_, a), (_, b)| a.total_cmp(b));
        best.map_or(&self.judged.best, |(choice, _)| choice)
    }

    /// What the best choice has over one that is tried; nothing over a good one.
    async fn ahead_of(
        &self,
        house: &House,
        client: Client,
        table: &LiveTable,
        choice: &str,
    ) -> Result<Value> {
        if self.verdict(choice) == Verdict::Right {
            return Ok(Value::Null);
        }
        let cost = (self.best() - self.worth_of(choice).unwrap_or_default()).max(0.0);
        let choices = [self.best_choice(), choice];
        house.compared(client, table, self.judged.number, choices, cost).await
    }

    /// What is drawn on the board: what was tried, and once it is over what was played and
    /// what is better.
    fn marks(&self, over: bool) -> Vec<Mark> {
        let (judged, slip) = (&self.judged, &self.slip);
        let mut marks = Vec::new();
        if over {
            let lost = (judged.best_chance - slip.lost).max(0.0);
            marks.push(Mark { kind: Kind::Played, line: slip.played.clone(), chance: lost });
            let chance = judged.best_chance;
            marks.push(Mark { kind: Kind::Better, line: slip.better.clone(), chance });
        }
        for Tried { choice, .. } in &self.tried {
            if !over || ![&judged.best, &judged.played].contains(&choice) {
                let chance = self.worth_of(choice).unwrap_or_default();
                marks.push(Mark { kind: Kind::Tried, line: vec![choice.clone()], chance });
            }
        }
        marks
    }

    fn verdict(&self, choice: &str) -> Verdict {
        let best = self.worth.iter().map(|(_, worth)| *worth).fold(0.0, f32::max);
        match self.worth_of(choice) {
            _ if choice == self.judged.best => Verdict::Right,
            _ if choice == self.judged.played => Verdict::Played,
            Some(worth) if worth >= best - AS_GOOD => Verdict::Right,
            Some(worth) if worth >= best - CLOSE => Verdict::Close,
            _ => Verdict::Wrong,
        }
    }
}

#[derive(Deserialize)]
pub(crate) struct Place {
    id: String,
    nth: usize,
}

/// The moment, with its choices as long as nothing good was found.
pub(crate) async fn page(
    In { house, who: known }: In<Known>,
    Path(Place { id, nth }): Path<Place>,
    Query(fields): Query,
) -> Handled {
    let table = house.table(&id).await?;
    let exercise = Exercise::find(&house, &known, &table, nth).await?;
    show(&house, &known.visitor, &table, &exercise, fields.ticked("answer")).await
}

#[derive(Deserialize)]
pub(crate) struct TryOut {
    choice: String,
    #[serde(rename = "after")]
    _after: Option<usize>,
    #[serde(rename = "lesson")]
    _lesson: Option<String>,
}

/// Tries a choice.
pub(crate) async fn attempt(
    In { house, who: known }: In<Known>,
    Path(Place { id, nth }): Path<Place>,
    Asked(TryOut { choice, .. }): Asked<TryOut>,
) -> Handled {
    let table = house.table(&id).await?;
    let mut exercise = Exercise::find(&house, &known, &table, nth).await?;
    let number = exercise.judged.number;
    if exercise.worth.is_empty() {
        exercise.worth = house.weighed(known.visitor.client, &table, number).await?;
    }
    if exercise.worth_of(&choice).is_none() {
        return Err(Refusal::BadField("choice"));
    }
    if !exercise.found && exercise.tried.iter().all(|tried| tried.choice != choice) {
        let ahead = exercise.ahead_of(&house, known.visitor.client, &table, &choice).await?;
        exercise.tried.push(Tried { choice: choice.clone(), ahead });
        exercise.found = exercise.verdict(&choice) == Verdict::Right;
        exercise.solved[nth - 1] = exercise.found;
        let json = |value: serde_json::Value| value.to_string();
        let change = Change::Exercise {
            guest: known.guest.id,
            table: table.id.clone(),
            number,
            worth: json(json!(exercise.worth)),
            tried: json(json!(exercise.tried)),
            solved: exercise.found,
        };
        house.store.commit(vec![change]).await?;
    }
    match known.visitor.wants_json {
        true => show(&house, &known.visitor, &table, &exercise, false).await,
        false => Ok(go_to(&address(&table, nth), None)),
    }
}

/// Lines of the log lead to the replay of the game itself.
pub(crate) async fn replay(Path(Place { id, .. }): Path<Place>, Query(fields): Query) -> Handled {
    let at: usize = fields.number("at")?.unwrap_or(0);
    Ok(go_to(&format!("/table/{id}/replay?at={at}"), None))
}

fn address(table: &LiveTable, nth: usize) -> String {
    format!("{}/exercise/{nth}", table.path())
}

async fn show(
    house: &House,
    visitor: &Visitor,
    table: &LiveTable,
    exercise: &Exercise,
    answered: bool,
) -> Handled {
    let language = visitor.language;
    let inside = table.look().await?;
    let playing = inside.state.playing.as_ref().ok_or(Refusal::NotBegun)?;
    let Judged { number, .. } = exercise.judged;
    let path = address(table, exercise.nth);
    let mut facts = facts(table, &inside, Some(exercise.seat));
    facts.path.clone_from(&path);
    facts.moves = number;
    facts.seen = number;
    facts.after = exercise.tried.len();
    facts.notes = Vec::new();
    facts.hints = false;
    facts.hint = Hint::default();
    facts.guide = None;
    let over = exercise.found || answered;
    let to = visitor.audience(&facts);
    let tries = exercise.tried.iter().map(|tried| Try {
        words: playing.turn_words(number, std::slice::from_ref(&tried.choice), to).concat(),
        chance: exercise.worth_of(&tried.choice),
        verdict: exercise.verdict(&tried.choice),
        reason: playing.compared(number, &tried.ahead, Told::Tried, to),
    });
    let tries: Vec<Try> = tries.collect();
    let mistake = weighed(&**playing, &exercise.judged, &exercise.slip, to);
    let next =
        (1..=exercise.solved.len()).find(|nth| !exercise.solved[nth - 1] && *nth != exercise.nth);
    let told = ExerciseFacts {
        language,
        path: path.clone(),
        nth: exercise.nth,
        solved: exercise.solved.clone(),
        tries,
        found: exercise.found,
        mistake: over.then_some(mistake),
        next: next.map(|nth| address(table, nth)),
        replay: format!("{}/replay?at={number}", table.path()),
    };
    facts.marks = exercise.marks(over);
    facts.panel = Some(web::exercise::panel(&told));
    let stage = if over { Stage::Replay } else { Stage::Live };
    let to = visitor.audience(&facts);
    let shown = playing.show(Eyes::Of(exercise.seat), Some(number), stage, to);
    let title = web::titles::exercise(language);
    if visitor.wants_json {
        let html = shown.html.into_string();
        return Ok(
            axum::Json(json!({ "moves": number, "title": title, "html": html })).into_response()
        );
    }
    Ok(shell(house, visitor, title, &path, Some(&*table.game), None, shown.html))
}

/// All moments of a guest's games that can be tried again, and what is missed most often.
pub(crate) async fn all(In { house, who: visitor }: In<Visitor>) -> Handled {
    let language = visitor.language;
    // Nobody has the number 0.
    let guest = visitor.guest.as_ref().map_or(0, |guest| guest.id);
    let done = house.store.exercises(guest).await?;
    let state_of = |table: &str, number: usize| {
        let row = done.iter().find(|row| row.table_id == table && row.number == number as i64);
        row.map(|row| row.solved)
    };
    let mut games = Vec::new();
    let mut missed: BTreeMap<String, (usize, String, Judged)> = BTreeMap::new();
    for (id, game, seat, body) in house.store.analysed_games(guest, GAMES).await? {
        let (Ok(judged), Ok(game)) =
            (serde_json::from_str::<Vec<Judged>>(&body), house.game(&game))
        else {
            continue;
        };
        let seat = Seat(seat);
        for (worst, _) in costly(&judged).filter(|(worst, _)| worst.seat == seat) {
            if let Some(kind) = above_all(worst) {
                missed.entry(kind).or_insert_with(|| (0, id.clone(), worst.clone())).0 += 1;
            }
        }
        let moments: Vec<Option<bool>> =
            worst_of(&judged, seat).iter().map(|(worst, _)| state_of(&id, worst.number)).collect();
        if !moments.is_empty() {
            games.push(GameLine {
                game: game.named(language),
                path: format!("/table/{id}"),
                moments,
            });
        }
    }
    let mut missed: Vec<_> = missed.into_values().collect();
    missed.sort_by_key(|(count, ..)| std::cmp::Reverse(*count));
    let mut often = Vec::new();
    for (count, id, judged) in missed.into_iter().take(OFTEN) {
        if let Some(words) = missed_words(&house, &id, &judged, language).await {
            often.push(Missed { count, words });
        }
    }
    let title = web::titles::exercises(language);
    let body = web::exercise::all(language, &games, &often);
    Ok(shell(&house, &visitor, title, "/exercises", None, None, body))
}

/// What the better choice had above all, so that the same can be counted: who, what, and
/// whether more or less of it.
fn above_all(judged: &Judged) -> Option<String> {
    let reasons = judged.mistake.as_ref()?.ahead.get("reasons")?.as_array()?;
    let good = reasons.iter().find(|reason| reason["worth"].as_f64() > Some(0.0))?;
    let own = good["seat"] == json!(judged.seat);
    Some(format!("{own} {} {}", good["holding"], good["more"].as_f64() > Some(0.0)))
}

async fn missed_words(
    house: &House,
    id: &str,
    judged: &Judged,
    language: Language,
) -> Option<String> {
    let table = house.table(id).await.ok()?;
    let inside = table.look().await.ok()?;
    let facts = facts(&table, &inside, Some(judged.seat));
    let to = Audience { facts: &facts, language };
    let ahead = &judged.mistake.as_ref()?.ahead;
    inside.state.playing.as_ref()?.compared(judged.number, ahead, Told::Missed, to)
}

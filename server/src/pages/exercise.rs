//! Exercises: moments of a guest's own games where something was missed, to be tried again.
//!
//! A turn is played step by step from the position where the own one went wrong, at a copy of
//! the table, and judged at its end as those of the game were.

use super::analysis::{weighed, worst_of};
use super::table::facts;
use super::{go_to, shell};
use crate::coach;
use crate::fields::{Asked, Query};
use crate::hosting::Playing;
use crate::house::House;
use crate::refusal::{Handled, Refusal, Result};
use crate::store::Change;
use crate::table::{Inside, LiveTable, Progress};
use crate::visitor::{In, Known, Visitor};
use axum::extract::Path;
use axum::response::IntoResponse;
use caravanserai_core::Seat;
use sage::{AnyJudged as Judged, AnyMistake as Mistake, Thinking};
use serde::{Deserialize, Serialize};
use serde_json::json;
use std::sync::Arc;
use web::analysis::{Kind, Mark};
use web::exercise::{ExerciseFacts, Try, Verdict};
use web::replay::Eyes;
use web::{Hint, Stage, Told};

/// A turn that costs less is as good as the best.
const AS_GOOD: f32 = 0.02;
/// A turn that costs less is close.
const CLOSE: f32 = 0.06;

/// A moment to try again, as it stands.
struct Exercise {
    seat: Seat,
    judged: Judged,
    slip: Mistake,
    /// Which of the game's moments it is, from 1, and which of them were found.
    nth: usize,
    solved: Vec<bool>,
    tries: Tries,
}

/// What was tried of a moment, as it is kept.
#[derive(Default, Serialize, Deserialize)]
struct Tries {
    /// The turns that were played to their end.
    done: Vec<Tried>,
    /// The choices of the one that is under way.
    line: Vec<String>,
    /// How often something was chosen or taken back: by that an old page is recognised.
    steps: usize,
}

/// A turn that was tried, and how it goes better; nothing if what is better may be luck.
#[derive(Serialize, Deserialize)]
struct Tried {
    turn: Vec<String>,
    slip: Option<Mistake>,
}

/// What is done with the turn that is under way.
enum Step {
    /// The next choice is made, or several as one text.
    Choose(String),
    /// So many choices are taken back.
    Back(usize),
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
        let known = house.store.exercises(guest, &table.id).await?;
        let solved = worst.iter().map(|(moment, _)| known.contains(&(moment.number, true)));
        let kept = house.store.exercise(guest, &table.id, judged.number).await?;
        let tries = kept.and_then(|tried| serde_json::from_str(&tried).ok()).unwrap_or_default();
        let (judged, slip) = ((*judged).clone(), (*slip).clone());
        Ok(Exercise { seat, judged, slip, nth, solved: solved.collect(), tries })
    }

    fn is_found(&self) -> bool {
        self.solved[self.nth - 1]
    }

    /// The moment with the turn that is under way, as a table of its own.
    fn board(&self, inside: &Inside) -> Result<Playing> {
        let playing = inside.state.playing.as_ref().ok_or(Refusal::NotBegun)?;
        let mut board = playing.copy();
        board.go_back(self.judged.number);
        for choice in &self.tries.line {
            board.play(choice).map_err(|_| Refusal::Failed)?;
        }
        Ok(board)
    }

    /// How many choices of the turn may be taken back.
    fn undoable(&self, board: &Playing) -> usize {
        board.undoable(self.seat).min(self.tries.line.len())
    }

    /// Goes on with the turn; at its end it is judged.
    async fn step(
        &mut self,
        house: &House,
        known: &Known,
        table: &LiveTable,
        after: Option<usize>,
        step: Step,
    ) -> Result {
        if self.is_found() {
            return Ok(());
        }
        if after.is_some_and(|after| after != self.tries.steps) {
            return Err(Refusal::OldPage);
        }
        let number = self.judged.number;
        let mut board = self.board(&*table.look().await?)?;
        match step {
            Step::Choose(choice) => {
                let vocabulary = board.game.vocabulary;
                let played = board.play_all(&choice);
                played.map_err(|refused| Refusal::Illegal { vocabulary, refused })?;
            }
            Step::Back(count) if count <= self.undoable(&board) => {
                let moves = board.moves();
                board.go_back(moves - count);
            }
            Step::Back(_) => return Err(Refusal::NothingToUndo),
        }
        let turn: Vec<String> = board.made(number).into_iter().map(|(_, choice)| choice).collect();
        self.tries.steps += 1;
        if (board.to_act(), board.round()) == (Some(self.seat), self.judged.round) {
            self.tries.line = turn;
        } else {
            self.tries.line.clear();
            // As far as it is the better turn, it costs nothing.
            let same = self.slip.better.iter().zip(&turn).take_while(|(one, other)| one == other);
            let trial = coach::trial(&board, number + same.count(), table.bot_seed);
            self.judge(house, known, turn, trial).await?;
        }
        let change = Change::Exercise {
            guest: known.guest.id,
            table: table.id.clone(),
            number,
            tried: json!(self.tries).to_string(),
            solved: self.is_found(),
        };
        Ok(house.store.commit(vec![change]).await?)
    }

    /// Judges a turn that has come to its end, unless it is known what it is worth.
    async fn judge(
        &mut self,
        house: &House,
        known: &Known,
        turn: Vec<String>,
        trial: Thinking<Option<Mistake>>,
    ) -> Result {
        if self.tries.done.iter().any(|tried| tried.turn == turn) {
            return Ok(());
        }
        let slip = if turn == self.slip.played {
            Some(self.slip.clone())
        } else if turn.starts_with(&self.slip.better) {
            None
        } else {
            house.tried(known.visitor.client, trial).await?
        };
        let tried = Tried { turn, slip };
        self.solved[self.nth - 1] = matches!(self.verdict(&tried), Verdict::Right | Verdict::Equal);
        self.tries.done.push(tried);
        Ok(())
    }

    fn verdict(&self, tried: &Tried) -> Verdict {
        match &tried.slip {
            None if tried.turn.starts_with(&self.slip.better) => Verdict::Right,
            None => Verdict::Equal,
            Some(_) if tried.turn == self.slip.played => Verdict::Played,
            Some(slip) if slip.ahead.chance < AS_GOOD => Verdict::Right,
            Some(slip) if slip.ahead.chance < CLOSE => Verdict::Close,
            Some(_) => Verdict::Wrong,
        }
    }

    /// The chance to win with a turn that gives so much away.
    fn chance(&self, slip: Option<&Mistake>) -> f32 {
        (self.judged.best_chance - slip.map_or(0.0, |slip| slip.ahead.chance)).max(0.0)
    }

    /// What is drawn on the board at the beginning of the turn: what was tried, and once it is
    /// over what was played and what is better.
    fn marks(&self, over: bool) -> Vec<Mark> {
        let Exercise { slip, tries, .. } = self;
        let mark = |kind, line: &[String], slip| Mark {
            kind,
            line: line.to_vec(),
            chance: self.chance(slip),
        };
        let mut marks = Vec::new();
        if over {
            marks.push(mark(Kind::Played, &slip.played, Some(slip)));
            marks.push(mark(Kind::Better, &slip.better, None));
        }
        let told = |tried: &&Tried| !over || ![&slip.better, &slip.played].contains(&&tried.turn);
        let tried = tries.done.iter().filter(told);
        marks.extend(tried.map(|tried| mark(Kind::Tried, &tried.turn, tried.slip.as_ref())));
        marks
    }
}

#[derive(Deserialize)]
pub(crate) struct Place {
    id: String,
    nth: usize,
}

/// The moment, with the choices of the turn as long as nothing good was found.
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
pub(crate) struct Choose {
    choice: String,
    after: Option<usize>,
    #[serde(rename = "lesson")]
    _lesson: Option<String>,
}

/// Makes the next choice of the turn.
pub(crate) async fn choose(
    at: In<Known>,
    place: Path<Place>,
    Asked(Choose { choice, after, .. }): Asked<Choose>,
) -> Handled {
    step(at, place, after, Step::Choose(choice)).await
}

#[derive(Deserialize)]
pub(crate) struct Back {
    count: Option<usize>,
    after: Option<usize>,
    #[serde(rename = "lesson")]
    _lesson: Option<String>,
}

/// Takes the last choices of the turn back.
pub(crate) async fn undo(
    at: In<Known>,
    place: Path<Place>,
    Asked(Back { count, after, .. }): Asked<Back>,
) -> Handled {
    step(at, place, after, Step::Back(count.unwrap_or(1))).await
}

async fn step(
    In { house, who: known }: In<Known>,
    Path(Place { id, nth }): Path<Place>,
    after: Option<usize>,
    step: Step,
) -> Handled {
    let table = house.table(&id).await?;
    let mut exercise = Exercise::find(&house, &known, &table, nth).await?;
    match exercise.step(&house, &known, &table, after, step).await {
        // Who clicked on an old page sees how it stands now.
        Ok(()) | Err(Refusal::OldPage) => {}
        Err(refusal) => return Err(refusal),
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
    let Exercise { judged, slip, tries, seat, .. } = exercise;
    let number = judged.number;
    let path = address(table, exercise.nth);
    let over = exercise.is_found() || answered;
    let board = exercise.board(&inside)?;
    let mut facts = facts(table, &inside, Some(*seat));
    facts.path.clone_from(&path);
    facts.moves = if over { number } else { board.moves() };
    facts.seen = number;
    facts.after = tries.steps;
    facts.undoable = exercise.undoable(&board);
    facts.redoable = 0;
    facts.back_to = None;
    facts.notes = Vec::new();
    facts.hints = false;
    facts.hint = Hint::default();
    facts.guide = None;
    let to = visitor.audience(&facts);
    let told = tries.done.iter().map(|tried| {
        let verdict = exercise.verdict(tried);
        let slip = tried.slip.as_ref().filter(|_| verdict != Verdict::Right);
        Try {
            words: words::coach::line(&(playing.game.pages.turn_words)(
                &**playing,
                number,
                &tried.turn,
                to,
            )),
            chance: exercise.chance(tried.slip.as_ref()),
            verdict,
            reason: slip.and_then(|slip| {
                (playing.game.pages.compared)(&**playing, number, &slip.ahead, Told::Tried, to)
            }),
        }
    });
    let tries: Vec<Try> = told.collect();
    let mistake = weighed(playing, judged, slip, to);
    let next =
        (1..=exercise.solved.len()).find(|nth| !exercise.solved[nth - 1] && *nth != exercise.nth);
    let told = ExerciseFacts {
        language,
        path: path.clone(),
        nth: exercise.nth,
        solved: exercise.solved.clone(),
        tries,
        found: exercise.is_found(),
        mistake: over.then_some(mistake),
        next: next.map(|nth| address(table, nth)),
        replay: format!("{}/replay?at={number}", table.path()),
    };
    // The turns that were tried begin where this one began.
    let has_begun = !exercise.tries.line.is_empty();
    facts.marks = if over || !has_begun { exercise.marks(over) } else { Vec::new() };
    facts.panel = Some(web::exercise::panel(&told));
    let eyes = Eyes::Of(*seat);
    let to = visitor.audience(&facts);
    let shown = match over {
        true => (playing.game.pages.show)(&**playing, eyes, Some(number), Stage::Replay, to),
        false => (board.game.pages.show)(&*board, eyes, None, Stage::Live, to),
    };
    let title = web::titles::exercise(language);
    if visitor.wants_json {
        let html = shown.html.into_string();
        return Ok(axum::Json(json!({ "moves": facts.moves, "title": title, "html": html }))
            .into_response());
    }
    Ok(shell(house, visitor, title, &path, Some(&*table.game), None, shown.html))
}

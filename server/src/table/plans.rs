//! Plans: what a seat that waits has laid down for its turn.
//!
//! A plan is kept beside the log and shown to its guest alone. When the turn comes it is
//! played as if they had clicked, all of it in one commit, as far as every choice is legal,
//! still says what it said, nothing hidden was shown on the way and nobody did what it was to be
//! dropped for. What is left then ends,
//! and the guest is told why until they act.

use super::commands::TRIES;
use super::{Inside, LiveTable, Progress, Sitter, TableState};
use crate::entry::Entry;
use crate::refusal::{Refusal, Result};
use crate::store::{Change, PlanRow};
use caravanserai_core::Seat;
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use web::Language;
use words::{Planned, Sentence};

/// What a seat has laid down for its turn, or why that has ended.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Plan {
    /// Whose plan it is; later players of the seat do not see it.
    pub(crate) guest: i64,
    /// The choices in order.
    pub(crate) line: Vec<Planned>,
    /// How many entries the log had when it was laid down, and how many moves stood.
    pub(crate) seen: usize,
    pub(crate) moves: usize,
    /// What the others must not do meanwhile, or nothing of it is played.
    #[serde(default)]
    pub(crate) unless: Vec<Sentence>,
    /// Why it has ended, if it has.
    pub(crate) ended: Option<Ended>,
}

/// Why a plan has ended.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Ended {
    /// A choice was not legal when its turn came.
    Illegal(Planned),
    /// A choice no longer meant what it did.
    Changed(Planned),
    /// A choice of the plan showed something hidden, and more were to follow.
    Revealed,
    /// The turn was over before the plan was.
    TurnOver,
    /// Moves were taken back that stood when it was laid down.
    TakenBack,
    /// Somebody did what they should not have done.
    Unless(Sentence),
}

impl Ended {
    /// The name for programs.
    pub(crate) const fn code(&self) -> &'static str {
        match self {
            Ended::Illegal(_) => "illegal",
            Ended::Changed(_) => "changed",
            Ended::Revealed => "revealed",
            Ended::TurnOver => "turn_over",
            Ended::TakenBack => "taken_back",
            Ended::Unless(_) => "unless",
        }
    }

    /// The choice at which it ended, if it was one.
    pub(crate) const fn choice(&self) -> Option<&Planned> {
        match self {
            Ended::Illegal(planned) | Ended::Changed(planned) => Some(planned),
            Ended::Revealed | Ended::TurnOver | Ended::TakenBack | Ended::Unless(_) => None,
        }
    }
}

impl Plan {
    /// What was kept. What cannot be read, of a later version perhaps, is no plan.
    pub(super) fn read(row: &PlanRow) -> Option<(Seat, Plan)> {
        Some((Seat(row.seat), serde_json::from_str(&row.body).ok()?))
    }
}

impl TableState {
    /// Whether a seat may lay something down for its turn now. The house answers at once, so
    /// only among people there is anything to wait for.
    pub(crate) fn may_plan(&self, seat: Seat) -> Result {
        match self.progress() {
            Progress::Waiting => Err(Refusal::NotBegun),
            Progress::Over => Err(Refusal::Over),
            Progress::Playing if self.plays_alone(seat) || self.shares_device(seat) => {
                Err(Refusal::NoPlans)
            }
            Progress::Playing if self.to_act() == Some(seat) => Err(Refusal::YourTurn),
            Progress::Playing => Ok(()),
        }
    }

    /// The plan of a seat, or why it has ended, as it stands.
    pub(crate) fn plan_of(&self, seat: Seat) -> Option<Plan> {
        let mut plan = self.own_plan(seat)?.clone();
        if plan.ended.is_none()
            && let Some(ended) = self.ended_already(seat, &plan)
        {
            plan.line.clear();
            plan.ended = Some(ended);
        }
        Some(plan)
    }

    /// Why nothing of a plan will be played, as things stand, whatever can be chosen.
    fn ended_already(&self, seat: Seat, plan: &Plan) -> Option<Ended> {
        if self.kept_since(plan.seen) < plan.moves {
            return Some(Ended::TakenBack);
        }
        self.stopped_by(seat, plan).map(Ended::Unless)
    }

    /// The seat whose plan is to be played now.
    pub(crate) fn plan_due(&self) -> Option<Seat> {
        let seat = self.to_act()?;
        self.own_plan(seat).filter(|plan| plan.ended.is_none()).map(|_| seat)
    }

    /// The plan of the player who has the seat now.
    fn own_plan(&self, seat: Seat) -> Option<&Plan> {
        let sitter = self.sitters.get(seat.index())?;
        self.plans.get(&seat).filter(|plan| *sitter == Sitter::Guest(plan.guest))
    }

    /// What somebody has done since a plan was laid down that it was to be dropped for. Only what
    /// its seat was told counts, so nothing hidden can be found out by it.
    fn stopped_by(&self, seat: Seat, plan: &Plan) -> Option<Sentence> {
        let playing = self.playing.as_ref().filter(|_| !plan.unless.is_empty())?;
        let vocabulary = playing.game.vocabulary;
        let told = vocabulary.told(Language::English, &**playing, Some(seat), plan.moves).concat();
        plan.unless.iter().find(|event| told.iter().any(|said| said == event.key())).cloned()
    }
}

impl Inside {
    /// How many of the first choices of a seat's plan may still be played, if it is known that
    /// not all of them may.
    pub(crate) fn fits(&self, seat: Seat) -> Option<usize> {
        let (after, fits) = self.fits[seat.index()]?;
        let plan = self.state.plan_of(seat)?;
        (after == self.state.log_len && fits < plan.line.len()).then_some(fits)
    }

    /// A seat whose plan was laid down before the others did what they have done since, and what
    /// it has planned.
    pub(crate) fn plan_to_review(&self) -> Option<(Seat, Vec<Planned>)> {
        let state = &self.state;
        let now = state.log_len;
        let old = |seat: &&Seat| self.fits[seat.index()].is_none_or(|(after, _)| after != now);
        state.plans.keys().filter(old).find_map(|seat| {
            let plan = state.plan_of(*seat).filter(|plan| plan.seen != now);
            let plan =
                plan.filter(|plan| !plan.line.is_empty() && state.may_plan(*seat).is_ok())?;
            Some((*seat, plan.line))
        })
    }
}

impl LiveTable {
    /// Notes how many of the first choices of a seat's plan may still be played, found when the
    /// log was so long.
    pub(crate) async fn note_fits(&self, seat: Seat, after: usize, fits: usize) -> Result {
        let mut inside = self.look().await?;
        inside.fits[seat.index()] = Some((after, fits));
        self.tell(&mut inside);
        Ok(())
    }

    /// What is kept of a seat's plan, to be written down.
    pub(super) fn plan(&self, state: &TableState, seat: Seat) -> Change {
        let json = |plan: &Plan| serde_json::to_string(plan).expect("a plan is plain data");
        let plan = state.plans.get(&seat).map(|plan| (json(plan), plan.ended.is_none()));
        Change::Plan { table: self.id.clone(), seat: seat.0, plan }
    }

    /// Forgets the plans of those who do not play here any more.
    pub(super) fn forget_plans(&self, inside: &mut Inside) -> Vec<Change> {
        let state = &mut inside.state;
        let playing = state.progress() == Progress::Playing;
        let seats = state.plans.keys().copied();
        let gone = |seat: &Seat| !playing || state.own_plan(*seat).is_none();
        let gone: Vec<Seat> = seats.filter(gone).collect();
        state.plans.retain(|seat, _| !gone.contains(seat));
        gone.into_iter().map(|seat| self.plan(&inside.state, seat)).collect()
    }

    /// Keeps what a guest has laid down for their turn, or nothing any more. Returns when it is
    /// on the disk.
    pub(crate) async fn keep_plan(self: &Arc<Self>, guest: i64, plan: Option<Plan>) -> Result {
        self.to_the_end(|table| async move {
            let mut inside = table.look().await?;
            for _ in 1..TRIES {
                let state = &mut inside.state;
                let seat = state.seat_of(guest).ok_or(Refusal::NotSeated)?;
                match plan.clone() {
                    Some(plan) => {
                        state.may_plan(seat)?;
                        state.plans.insert(seat, plan);
                    }
                    None if state.plans.remove(&seat).is_none() => return Ok(()),
                    None => {}
                }
                let change = table.plan(&inside.state, seat);
                match table.commit_aside(&mut inside, change).await {
                    // Somebody was faster; what they did may have made it the guest's turn.
                    Err(Refusal::OldPage) => {}
                    done => return done,
                }
            }
            Err(Refusal::OldPage)
        })
        .await
    }

    /// Plays the plan of the player to act, as far as it fits, and tells them where it ended.
    pub(crate) async fn play_plan(self: &Arc<Self>) -> Result {
        self.to_the_end(|table| async move {
            let mut inside = table.look().await?;
            let kept = table.is_kept(&inside);
            let state = &mut inside.state;
            let Some(seat) = state.plan_due().filter(|_| kept) else { return Ok(()) };
            let Some(plan) = state.plans.remove(&seat) else { return Ok(()) };
            // Until it is committed, memory says more than the disk.
            inside.doubtful = true;
            let (mut changes, ended) = table.play_line(&mut inside, seat, &plan)?;
            if ended.is_some() {
                let rest = Plan { line: Vec::new(), ended, ..plan };
                inside.state.plans.insert(seat, rest);
            }
            let rest = table.plan(&inside.state, seat);
            if changes.is_empty() {
                return table.commit_aside(&mut inside, rest).await;
            }
            changes.push(rest);
            table.commit(&mut inside, changes).await
        })
        .await
    }

    /// Plays a line as far as it fits: what has to be written down, and why it ended early.
    fn play_line(
        &self,
        inside: &mut Inside,
        seat: Seat,
        plan: &Plan,
    ) -> Result<(Vec<Change>, Option<Ended>)> {
        let mut changes = Vec::new();
        if let Some(ended) = inside.state.ended_already(seat, plan) {
            return Ok((changes, Some(ended)));
        }
        for planned in &plan.line {
            let began = !changes.is_empty();
            if inside.state.to_act() != Some(seat) {
                return Ok((changes, Some(Ended::TurnOver)));
            }
            let playing = inside.state.going_on()?;
            if began && playing.undoable(seat) == 0 {
                return Ok((changes, Some(Ended::Revealed)));
            }
            let ended = match playing.game.vocabulary.planned(&**playing, &planned.choice) {
                None => Some(Ended::Illegal(planned.clone())),
                Some(now) if now.words.key() != planned.words.key() => {
                    Some(Ended::Changed(planned.clone()))
                }
                Some(_) => None,
            };
            if ended.is_some() {
                return Ok((changes, ended));
            }
            changes.extend(self.apply(inside, vec![(seat, Entry::Play(planned.choice.clone()))])?);
        }
        Ok((changes, None))
    }
}

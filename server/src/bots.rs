//! The house's own opponents at their tables.
//!
//! An opponent is asked in a task of its own, thinks on one of a few threads
//! and makes its choice by the same command as everybody. What it gets is a
//! [`sage::Thought`], which holds the view of its seat and nothing else.
//! Until somebody else acts it is the same opponent, which remembers what it
//! thought about its last choice. Plans of guests are played here, too, at once.

use crate::house::House;
use crate::refusal::{Refusal, Result};
use crate::table::LiveTable;
use crate::tasks;
use crate::thinking::{Client, Effort, Turn};
use caravanserai_core::Seat;
use sage::Mind;
use sage::moment::Moment;
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::sync::atomic::Ordering;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

/// After a failure an opponent waits this long before trying again.
const AFTER_FAILURE: Duration = Duration::from_secs(1);

/// An opponent that has just acted, for as long as nobody else has.
struct Acted {
    seat: Seat,
    level: String,
    /// How many entries the log had after its choice.
    log_len: usize,
    /// With its memory, unless it thought elsewhere.
    opponent: Option<Mind>,
}

/// Who acts automatically next.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Next {
    /// An opponent of the house, by level.
    Bot(Seat, String),
    /// A guest who has laid down what to do.
    Plan,
}

impl House {
    /// Asks the opponents who are to act and whom no node asks that is alive: those who were
    /// in the middle of a turn when the house closed, or when another node went, and those whose
    /// turn came by a commit here of which nobody heard. So are plans played that are due.
    pub(crate) async fn wake_bots(self: &Arc<House>, most: i64) {
        match self.store.forsaken(most).await {
            Ok(ids) => {
                for id in ids.iter().filter(|id| !self.is_bot_asked(id)) {
                    match self.wake_bot(id).await {
                        Ok(()) | Err(Refusal::OldPage) => {}
                        Err(refusal) => tracing::error!(table = id, ?refusal, "not woken"),
                    }
                }
            }
            Err(error) => tracing::error!(%error, "opponents could not be woken"),
        }
    }

    /// Whether an opponent or a plan is being asked at a table.
    pub(crate) fn is_bot_asked(&self, id: &str) -> bool {
        let table = self.known_table(id);
        table.is_some_and(|table| table.bot_asked.load(Ordering::Acquire))
    }

    async fn wake_bot(self: &Arc<House>, id: &str) -> Result {
        let table = self.table(id).await?;
        table.take_over().await?;
        self.ask_bot(table);
        Ok(())
    }

    /// Lets the house's opponents act at a table for as long as it is their
    /// turn, and plans be played. Safe to call at any time.
    pub(crate) fn ask_bot(self: &Arc<House>, table: Arc<LiveTable>) {
        if table.bot_asked.swap(true, Ordering::AcqRel) {
            return;
        }
        let house = Arc::clone(self);
        tasks::spawn(async move {
            let play = async {
                house.play_bots(&table).await;
                if let Err(refusal) = house.show_chance(&table).await {
                    tracing::debug!(table = table.id, ?refusal, "a chance is not shown");
                }
                if let Err(refusal) = house.review_plans(&table).await {
                    tracing::debug!(table = table.id, ?refusal, "plans are not looked at again");
                }
            };
            tokio::select! {
                () = play => {}
                () = house.closed() => {}
            }
        });
    }

    async fn play_bots(&self, table: &Arc<LiveTable>) {
        let mut turn = None;
        loop {
            let next = next_to_act(table).await;
            match next {
                Ok(Some(Next::Plan)) => match table.play_plan().await {
                    Ok(()) | Err(Refusal::OldPage) => turn = None,
                    Err(refusal) => {
                        tracing::error!(table = table.id, ?refusal, "a plan cannot be played");
                        self.settings.clock.sleep(AFTER_FAILURE).await;
                    }
                },
                Ok(Some(Next::Bot(seat, level))) => {
                    turn = match self.play_bot(table, seat, level, turn).await {
                        Ok(turn) => turn,
                        Err(refusal) => {
                            tracing::error!(table = table.id, ?refusal, "an opponent cannot act");
                            self.settings.clock.sleep(AFTER_FAILURE).await;
                            None
                        }
                    }
                }
                Ok(None) => {
                    turn = None;
                    table.bot_asked.store(false, Ordering::Release);
                    // Somebody may have moved between the look and the store,
                    // and found the opponent still busy.
                    let again = matches!(next_to_act(table).await, Ok(Some(_)));
                    if !again || table.bot_asked.swap(true, Ordering::AcqRel) {
                        return;
                    }
                }
                Err(refusal) => {
                    tracing::error!(table = table.id, ?refusal, "an opponent cannot look");
                    // A table that was set aside or removed is not played at any more.
                    if matches!(refusal, Refusal::SetAside { .. } | Refusal::Removed(_)) {
                        return;
                    }
                    self.settings.clock.sleep(AFTER_FAILURE).await;
                }
            }
        }
    }

    /// One choice, by the opponent of the last `turn` if it goes on. If the
    /// table changes while the opponent thinks, the thought is thrown away.
    async fn play_bot(
        &self,
        table: &Arc<LiveTable>,
        seat: Seat,
        level: String,
        turn: Option<Acted>,
    ) -> Result<Option<Acted>> {
        let pause = self.settings.clock.sleep(self.settings.bot_pause);
        let (log_len, thought) = {
            let mut inside = table.look().await?;
            let log_len = inside.state.log_len;
            if inside.state.bot_to_act() != Some((seat, &level)) {
                return Ok(None);
            }
            let playing = inside.state.going_on()?;
            let goes_on =
                |turn: &Acted| (turn.seat, turn.log_len) == (seat, log_len) && turn.level == level;
            let opponent = match turn.filter(goes_on).and_then(|turn| turn.opponent) {
                Some(opponent) => opponent,
                None => {
                    // Another seed for every turn, the same one after a restart.
                    let seed =
                        table.bot_seed ^ (log_len as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15);
                    (playing.game.opponents.opponent)(&level, seed).ok_or(Refusal::Failed)?
                }
            };
            let thought = (playing.game.opponents.thought)(&**playing, opponent);
            (log_len, thought.ok_or(Refusal::Failed)?)
        };
        let began = Moment::now();
        let effort = table.game.effort(&level);
        let remembered = Arc::new(Mutex::new(None));
        let remembers = Arc::clone(&remembered);
        let think = move |_: &mut Turn| {
            let (choice, opponent) = thought();
            *remembers.lock().unwrap_or_else(PoisonError::into_inner) = Some(opponent);
            choice
        };
        let choice = self.think(table.thinks_for, effort, think).await?;
        let opponent = remembered.lock().unwrap_or_else(PoisonError::into_inner).take();
        self.metrics.think_seconds.observe(began.elapsed().as_secs_f64());
        // People want to follow; the time spent thinking counts.
        pause.await;
        match table.play_bot(seat, log_len, choice).await {
            Ok(()) => {
                self.metrics.bot_choices.inc();
                Ok(Some(Acted { seat, level, log_len: log_len + 1, opponent }))
            }
            Err(Refusal::OldPage) => Ok(None),
            Err(refusal) => Err(refusal),
        }
    }

    /// Runs something that takes thinking, when it is this client's turn.
    pub(crate) async fn think<T: Serialize + DeserializeOwned + Send + 'static>(
        &self,
        client: Client,
        effort: Effort,
        thought: impl FnOnce(&mut Turn) -> T + Send + 'static,
    ) -> Result<T> {
        let turn = self.thinkers.turn(client, effort).await;
        tasks::think(turn, thought).await.ok_or(Refusal::Failed)
    }
}

async fn next_to_act(table: &LiveTable) -> Result<Option<Next>> {
    let inside = table.look().await?;
    if !table.is_kept(&inside) {
        return Ok(None);
    }
    let plan = inside.state.plan_due().map(|_| Next::Plan);
    let bot = inside.state.bot_to_act();
    Ok(plan.or(bot.map(|(seat, level)| Next::Bot(seat, level.to_owned()))))
}

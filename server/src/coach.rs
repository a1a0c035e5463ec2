//! The coach: hints on request, and an analysis of finished games.

use crate::hosting::Playing;
use crate::house::House;
use crate::rate_limit::Client;
use crate::refusal::{Refusal, Result, TooMany};
use crate::store::Change;
use crate::table::{LiveTable, Progress};
use crate::tasks;
use crate::thinking::{Effort, Turn};
use sage::{AnyJudged, AnyMistake, Budget, Thinking};
use serde_json::json;
use std::sync::{Arc, PoisonError};
use std::time::Duration;
use web::Hint;

/// How long a hint may take, each choice of a turn that was tried in an exercise, and each
/// move of a game that is judged.
const HINT: Budget = limited(1200, 4000);
const TRIED: Budget = limited(600, 1500);
const JUDGED_MOVE: Budget = limited(150, 500);
/// How many choices a hint names.
const HINTS: usize = 3;
/// Thoughts of one client, its opponents' included, with which hints and judgements wait.
const MOST_THOUGHTS: usize = 500;

const fn limited(millis: u64, visits: u32) -> Budget {
    Budget { time: Some(Duration::from_millis(millis)), visits: Some(visits) }
}

/// What a thought within this budget takes.
const fn effort(budget: Budget) -> Effort {
    Effort { threads: 1, visits: budget.visits }
}

/// How a turn of a game, from so many moves on, can be played better.
pub(crate) fn trial(playing: &Playing, from: usize, seed: u64) -> Thinking<Option<AnyMistake>> {
    (playing.game.opponents.trial)(&**playing, from, TRIED, seed)
}

impl House {
    /// Gives a guest a hint about the decision before them.
    pub(crate) async fn hint(
        &self,
        client: Client,
        table: &LiveTable,
        guest: i64,
        after: Option<usize>,
    ) -> Result {
        let (seat, entries, advice) = {
            let mut inside = table.look().await?;
            let seat = inside.state.seat_of(guest).ok_or(Refusal::NotSeated)?;
            if !table.hints {
                return Err(Refusal::NoHints);
            }
            let entries = inside.state.log_len;
            if after.is_some_and(|after| after != entries) {
                return Err(Refusal::OldPage);
            }
            let playing = inside.state.going_on()?;
            if playing.to_act() != Some(seat) {
                return Err(Refusal::NotYourTurn);
            }
            let seed = table.bot_seed ^ entries as u64;
            let advice = (playing.game.opponents.advice)(&**playing, HINT, seed);
            (seat, entries, advice.ok_or(Refusal::Over)?)
        };
        self.rate_limiter.thought(client)?;
        self.has_time_for(client.network())?;
        let stop = Arc::clone(&self.stop);
        let think = move |_: &mut Turn| {
            let mut advice = advice(&stop);
            advice.choices.truncate(HINTS);
            let ahead = advice.ahead.as_ref().map(|ahead| json!(ahead));
            Hint { choices: advice.choices, turn: advice.turn, ahead }
        };
        let hint = self.think(client.network(), effort(HINT), think).await?;
        table.give_hint(seat, entries, hint).await
    }

    /// Works out the chance to win of the player to act, if they want to see it.
    pub(crate) async fn show_chance(&self, table: &LiveTable) -> Result {
        let (seat, after, advice) = {
            let inside = table.look().await?;
            let state = &inside.state;
            let Some(seat) = inside.wants_chance() else { return Ok(()) };
            let playing = state.playing.as_ref().ok_or(Refusal::NotBegun)?;
            let advice = (playing.game.opponents.advice)(&**playing, HINT, table.bot_seed);
            (seat, state.log_len, advice.ok_or(Refusal::Over)?)
        };
        self.has_time_for(table.thinks_for)?;
        let stop = Arc::clone(&self.stop);
        let best = move |_: &mut Turn| {
            let advice = advice(&stop);
            advice.choices.iter().map(|(_, chance)| *chance).fold(0.0, f32::max)
        };
        let best = self.think(table.thinks_for, effort(HINT), best).await?;
        table.show_chance(seat, after, best).await
    }

    /// How a turn that was tried can be played better; `None` if what is better may be luck.
    pub(crate) async fn tried(
        &self,
        client: Client,
        trial: Thinking<Option<AnyMistake>>,
    ) -> Result<Option<AnyMistake>> {
        self.rate_limiter.thought(client)?;
        self.has_time_for(client.network())?;
        let stop = Arc::clone(&self.stop);
        self.think(client.network(), effort(TRIED), move |_| trial(&stop)).await
    }

    /// What the coach thinks of a finished game; `None` while it is thinking,
    /// which begins with the first question.
    pub(crate) async fn judged(
        self: &Arc<House>,
        client: Client,
        table: &Arc<LiveTable>,
    ) -> Result<Option<Vec<AnyJudged>>> {
        if let Some(body) = self.store.analysis(&table.id).await? {
            match serde_json::from_str(&body) {
                Ok(judged) => return Ok(Some(judged)),
                // Another version wrote it; the game is looked at anew.
                Err(error) => tracing::info!(table = table.id, %error, "an analysis is outdated"),
            }
        }
        if self.has_time_for(client.network()).is_err() {
            // A later visit, when less is to be thought about, begins it.
            return Ok(None);
        }
        let judging = || self.judging.lock().unwrap_or_else(PoisonError::into_inner);
        if judging().insert(table.id.clone()) {
            let (house, table) = (Arc::clone(self), Arc::clone(table));
            tasks::spawn(async move {
                if let Err(refusal) = house.judge(client, &table).await {
                    tracing::error!(table = table.id, ?refusal, "a game could not be judged");
                }
                house.judging.lock().unwrap_or_else(PoisonError::into_inner).remove(&table.id);
            });
        }
        Ok(None)
    }

    /// Whether the house has not too much to think about for this client already.
    pub(crate) fn has_time_for(&self, network: i64) -> Result {
        match self.thinkers.thoughts_of(network) < MOST_THOUGHTS {
            true => Ok(()),
            false => Err(Refusal::TooMany(TooMany::Thoughts)),
        }
    }

    async fn judge(&self, client: Client, table: &LiveTable) -> Result {
        let judgement = {
            let inside = table.look().await?;
            if inside.state.progress() != Progress::Over {
                return Err(Refusal::NotOver);
            }
            let playing = inside.state.playing.as_ref().ok_or(Refusal::NotBegun)?;
            (playing.game.opponents.judgement)(&**playing, JUDGED_MOVE, table.bot_seed)
        };
        let stop = Arc::clone(&self.stop);
        let judge = move |turn: &mut Turn| judgement(&stop, &mut || turn.rest());
        let judged = self.think(client.network(), effort(JUDGED_MOVE), judge).await?;
        if self.stop.load(std::sync::atomic::Ordering::Relaxed) {
            // Only the beginning was judged; another day.
            return Ok(());
        }
        let body = serde_json::to_string(&judged).expect("a judgement is plain data");
        let analysis = Change::Analysis { table: table.id.clone(), body };
        let written = self.store.commit(vec![analysis]).await;
        // What is told as failed may be there nevertheless.
        table.tell_of_judgement().await?;
        Ok(written?)
    }
}

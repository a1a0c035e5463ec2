//! Planning your next turn.

use crate::house::House;
use crate::rate_limit::Client;
use crate::refusal::{Refusal, Result};
use crate::table::{LiveTable, Plan};
use crate::thinking::Effort;
use std::sync::Arc;
use words::{Foreseen, Planned, Sentence};

/// What it takes to see what can be planned.
const FORESIGHT: Effort = Effort::of(100);
/// The most choices of a plan; no turn has so many.
const LONGEST: usize = 100;

/// A plan as it stands, and what can be added to it.
pub(crate) struct Planning {
    /// The plan, if there is one, or why it has ended.
    pub(crate) plan: Option<Plan>,
    /// How many of its first choices may still be played, as far as anybody can tell.
    pub(crate) fits: usize,
    /// What can be added.
    pub(crate) next: Vec<Planned>,
    /// What the others may do until then.
    pub(crate) others: Vec<Sentence>,
}

impl House {
    /// What a guest has laid down and can lay down. On their own turn nothing can be.
    pub(crate) async fn planning(
        &self,
        client: Client,
        table: &LiveTable,
        guest: i64,
    ) -> Result<Planning> {
        let plan = {
            let inside = table.look().await?;
            let seat = inside.state.seat_of(guest).ok_or(Refusal::NotSeated)?;
            let plan = inside.state.plan_of(seat);
            match inside.state.may_plan(seat) {
                Ok(()) => plan,
                Err(Refusal::YourTurn) => {
                    return Ok(Planning { plan, fits: 0, next: Vec::new(), others: Vec::new() });
                }
                Err(refusal) => return Err(refusal),
            }
        };
        let kept = plan.as_ref().map_or(&[][..], |plan| &plan.line);
        let (foreseen, ..) = self.foresee(client, table, guest, kept, &[]).await?;
        let Foreseen { line, next, others, .. } = foreseen;
        Ok(Planning { plan, fits: line.len(), next, others })
    }

    /// Lays down the first `keep` choices of a guest's plan and `new` ones after them, in place
    /// of all that was planned, unless the others do one of these things, named in English.
    pub(crate) async fn lay_plan(
        &self,
        client: Client,
        table: &Arc<LiveTable>,
        guest: i64,
        keep: usize,
        new: &[String],
        unless: &[String],
    ) -> Result {
        let (mut kept, known) = {
            let inside = table.look().await?;
            let seat = inside.state.seat_of(guest).ok_or(Refusal::NotSeated)?;
            let plan = inside.state.plan_of(seat);
            plan.map(|plan| (plan.line, plan.unless)).unwrap_or_default()
        };
        kept.truncate(keep);
        if kept.is_empty() && new.is_empty() {
            return table.keep_plan(guest, None).await;
        }
        if kept.len() + new.len() > LONGEST {
            return Err(Refusal::BadField("line"));
        }
        if unless.len() > LONGEST {
            return Err(Refusal::BadField("unless"));
        }
        let (foreseen, seen, moves) = self.foresee(client, table, guest, &kept, new).await?;
        if let Some(culprit) = foreseen.culprit {
            return Err(Refusal::Unforeseen(culprit));
        }
        let known: Vec<Sentence> = known.into_iter().chain(foreseen.others).collect();
        let event = |says: &String| {
            let found = known.iter().find(|event| event.key() == says).cloned();
            found.ok_or_else(|| Refusal::Unforeseen(says.clone()))
        };
        let unless = unless.iter().map(event).collect::<Result<Vec<Sentence>>>()?;
        let plan = Plan { guest, line: foreseen.line, seen, moves, unless, ended: None };
        table.keep_plan(guest, Some(plan)).await
    }

    /// Finds out how much of each plan at a table may still be played, so that those who wait
    /// are told before their turn comes.
    pub(crate) async fn review_plans(&self, table: &LiveTable) -> Result {
        loop {
            let (seat, after, foresight) = {
                let inside = table.look().await?;
                let Some((seat, line)) = inside.plan_to_review() else { return Ok(()) };
                let playing = inside.state.playing.as_ref().ok_or(Refusal::NotBegun)?;
                let foresight = playing
                    .game
                    .vocabulary
                    .foresight(&**playing, seat, &line, &[])
                    .map_err(|_| Refusal::Failed)?;
                (seat, inside.state.log_len, foresight)
            };
            self.has_time_for(table.thinks_for)?;
            let foreseen = self.think(table.thinks_for, FORESIGHT, |_| foresight()).await?;
            table.note_fits(seat, after, foreseen.line.len()).await?;
        }
    }

    /// What a guest can plan after a line, with how long the log was then and how many moves
    /// stood.
    async fn foresee(
        &self,
        client: Client,
        table: &LiveTable,
        guest: i64,
        kept: &[Planned],
        new: &[String],
    ) -> Result<(Foreseen, usize, usize)> {
        let (foresight, seen, moves) = {
            let mut inside = table.look().await?;
            let seat = inside.state.seat_of(guest).ok_or(Refusal::NotSeated)?;
            inside.state.may_plan(seat)?;
            let (seen, moves) = (inside.state.log_len, inside.state.moves());
            let playing = inside.state.going_on()?;
            let vocabulary = playing.game.vocabulary;
            let foresight = playing.game.vocabulary.foresight(&**playing, seat, kept, new);
            let foresight =
                foresight.map_err(|refused| Refusal::Illegal { vocabulary, refused })?;
            (foresight, seen, moves)
        };
        self.has_time_for(client.network())?;
        let foreseen = self.think(client.network(), FORESIGHT, |_| foresight()).await?;
        Ok((foreseen, seen, moves))
    }
}

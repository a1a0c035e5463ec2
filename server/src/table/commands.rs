//! What guests and opponents do at a table.
//!
//! Every command runs in a task of its own: a browser that goes away in the middle must not
//! leave it half done.

use super::opening::usual_level;
use super::{Inside, LiveTable, Progress};
use crate::entry::Entry;
use crate::refusal::{Refusal, Result, TooMany};
use crate::store::Change;
use crate::tasks;
use caravanserai_core::Seat;
use serde::Deserialize;
use std::sync::Arc;
use web::talk::{Phrase, Said};
use web::{Hint, Pace};

/// How often a command is tried while others change the table under its hands.
pub(super) const TRIES: usize = 4;

/// The shortest time between two phrases of a seat.
const BETWEEN_PHRASES_MS: i64 = 4_000;

/// What somebody wants to do.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Command {
    /// Make a choice, and have seen the lesson that the page showed.
    Play {
        /// The choice in its text form.
        choice: String,
        /// The lesson, if there was one.
        lesson: Option<String>,
    },
    /// Take back this many of one's own last moves.
    Undo(usize),
    /// Make again what was taken back last.
    Redo,
    /// Ask to take back one's own last move, whatever came after it.
    Takeback,
    /// Answer such a takeback, or withdraw it.
    Answer(Answer),
    /// Give the game up, or get up before it begins.
    Leave,
    /// Ask to leave one's seat to an opponent of this level, or to anybody.
    Offer(Option<String>),
    /// Agree to that, or not; the asker then keeps their seat.
    AnswerOffer(bool),
    /// Go on though the player to act has no time left.
    Overdue(WayOut),
    /// Have the device that is shared, to act.
    TakeDevice,
}

/// What the others can do when somebody has no time left.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum WayOut {
    /// Win, between two.
    Claim,
    /// Give them more time.
    Wait,
    /// Let an opponent of this level take the seat.
    House(String),
    /// Let anybody take the seat, if all the others agree.
    Free,
}

/// An answer to a takeback.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub(crate) enum Answer {
    #[serde(rename = "yes")]
    Grant,
    #[serde(rename = "no")]
    Decline,
}

impl LiveTable {
    /// Does something in a task of its own, so that it is finished although the
    /// asker has gone.
    pub(super) async fn to_the_end<T: Send + 'static, D>(
        self: &Arc<Self>,
        command: impl FnOnce(Arc<Self>) -> D,
    ) -> Result<T>
    where
        D: Future<Output = Result<T>> + Send + 'static,
    {
        tasks::spawn(command(Arc::clone(self))).await.unwrap_or_else(|error| {
            tracing::error!(%error, "a command did not finish");
            Err(Refusal::Failed)
        })
    }

    /// Changes the table, in a task of its own, and returns when that is on the disk. If others
    /// change the table meanwhile, `change` says anew what is to be written down.
    pub(super) async fn change<C>(self: &Arc<Self>, mut change: C) -> Result
    where
        C: FnMut(&LiveTable, &mut Inside) -> Result<Vec<Change>> + Send + 'static,
    {
        self.to_the_end(|table| async move {
            let mut inside = table.look().await?;
            for _ in 1..TRIES {
                let changes = change(&table, &mut inside)?;
                if changes.is_empty() {
                    return Ok(());
                }
                match table.commit(&mut inside, changes).await {
                    Err(Refusal::OldPage) => {}
                    done => return done,
                }
            }
            Err(Refusal::OldPage)
        })
        .await
    }

    /// Does what a guest wants, if the log still ends `after` so many entries,
    /// where the guest saw it. Returns when it is on the disk.
    pub(crate) async fn carry_out(
        self: &Arc<Self>,
        guest: i64,
        after: Option<usize>,
        command: Command,
    ) -> Result {
        let mut seen = after;
        self.change(move |table, inside| {
            let seat = inside.state.seat_of(guest).ok_or(Refusal::NotSeated)?;
            if *seen.get_or_insert(inside.state.log_len) != inside.state.log_len {
                return Err(Refusal::OldPage);
            }
            table.act(inside, seat, command.clone())
        })
        .await
    }

    /// Makes an opponent's choice, if the log still has so many entries.
    pub(crate) async fn play_bot(
        self: &Arc<Self>,
        seat: Seat,
        entries: usize,
        choice: String,
    ) -> Result {
        self.change(move |table, inside| {
            if inside.state.log_len != entries {
                return Err(Refusal::OldPage);
            }
            table.act(inside, seat, Command::Play { choice: choice.clone(), lesson: None })
        })
        .await
    }

    /// Does what somebody at a seat wants; what has to be written down for it.
    fn act(&self, inside: &mut Inside, seat: Seat, command: Command) -> Result<Vec<Change>> {
        let may = match command {
            Command::Undo(_) | Command::Redo => inside.state.may_go_back(),
            Command::Takeback => inside.state.may_ask(seat),
            _ => true,
        };
        if !may {
            return Err(Refusal::TooMany(TooMany::Takebacks));
        }
        let acts = matches!(command, Command::Play { .. } | Command::Undo(_) | Command::Redo);
        let mut learnt = None;
        let entries = match command {
            Command::Leave if inside.state.progress() == Progress::Waiting => {
                return Ok(self.get_up(inside, seat));
            }
            Command::Play { choice, lesson } => {
                learnt = lesson.filter(|lesson| self.teaches(lesson));
                vec![(seat, Entry::Play(choice))]
            }
            Command::Undo(count) => {
                let made = inside.state.going_on()?.moves();
                if count > inside.state.undoable(seat) {
                    return Err(Refusal::NothingToUndo);
                }
                vec![(seat, Entry::Undo(made - count))]
            }
            Command::Redo => {
                inside.state.going_on()?;
                let again = inside.state.redoable(seat).iter();
                let again: Vec<_> =
                    again.map(|(seat, choice)| (*seat, Entry::Play(choice.clone()))).collect();
                if again.is_empty() {
                    return Err(Refusal::NothingToRedo);
                }
                again
            }
            Command::Takeback => self.takeback(inside, seat)?,
            Command::Leave if inside.state.goes_on_without(seat) => {
                return self.sit_in(inside, seat);
            }
            Command::Answer(Answer::Grant) => inside.state.granted_by(seat),
            Command::Answer(Answer::Decline) => vec![(seat, Entry::Decline)],
            Command::Leave => vec![(seat, Entry::Leave)],
            Command::Offer(to) => self.offered(inside, seat, to)?,
            Command::AnswerOffer(yes) => self.answered(inside, seat, yes)?,
            Command::Overdue(way) => self.way_out(inside, seat, way)?,
            Command::TakeDevice if !self.waits_for_device(inside, seat) => return Ok(Vec::new()),
            Command::TakeDevice => vec![(seat, Entry::Here)],
        };
        let replaced = entries.iter().find_map(|(_, entry)| match entry {
            Entry::Replace { seat, level } => Some((seat.0, level.clone())),
            _ => None,
        });
        let mut changes = self.apply(inside, entries)?;
        if acts && inside.state.plans.remove(&seat).is_some() {
            changes.push(self.plan(&inside.state, seat));
        }
        if learnt.is_some_and(|lesson| inside.state.learn(seat, &lesson)) {
            changes.push(self.guide(&inside.state, seat));
        }
        if let Some((seat, level)) = replaced {
            changes.push(Change::StandIn { table: self.id.clone(), seat, level });
        }
        Ok(changes)
    }

    /// Does what the entries say; what has to be written down for it.
    pub(super) fn apply(
        &self,
        inside: &mut Inside,
        entries: Vec<(Seat, Entry)>,
    ) -> Result<Vec<Change>> {
        let mut changes = Vec::with_capacity(entries.len() + 1);
        for (seat, mut entry) in entries {
            let (n, at) = (inside.state.log_len, self.clock.now_ms());
            if let Err(refusal) = inside.state.apply(seat, &mut entry, at) {
                if !changes.is_empty() {
                    inside.doubtful = true;
                }
                return Err(refusal);
            }
            changes.push(Change::Entry {
                table: self.id.clone(),
                n,
                seat: seat.0,
                deed: entry.to_string(),
                at,
            });
        }
        Ok(changes)
    }

    /// What somebody does when another has no time left.
    fn way_out(&self, inside: &mut Inside, seat: Seat, way: WayOut) -> Result<Vec<(Seat, Entry)>> {
        inside.state.going_on()?;
        let late = inside.state.overdue(self.clock.now_ms()).filter(|late| *late != seat);
        let late = late.ok_or(Refusal::NotOverdue)?;
        let mut entries = vec![(
            seat,
            match way {
                // Among more, nobody shall win by the absence of one.
                WayOut::Claim if inside.state.sitters.len() > 2 => {
                    return Err(Refusal::BadField("way"));
                }
                WayOut::Claim => Entry::Claim,
                WayOut::House(level) => Entry::Replace { seat: late, level },
                WayOut::Wait => Entry::Wait,
                WayOut::Free => return self.freed(inside, seat, late),
            },
        )];
        if inside.state.back.takeback.is_some() && !matches!(entries[0].1, Entry::Wait) {
            // A takeback was asked of other people than are there now.
            entries.insert(0, (seat, Entry::Decline));
        }
        Ok(entries)
    }

    /// Does what was agreed on for a table whose time is over, if it is: the house claims it
    /// for the other, or sits in among more. Tells whether it was.
    pub(crate) async fn claim_by_itself(self: &Arc<Self>) -> Result<bool> {
        self.to_the_end(|table| async move {
            let mut inside = table.look().await?;
            let state = &inside.state;
            let agreed = matches!(table.pace, Some(Pace::Post { claims: true, .. }));
            let Some(late) = state.overdue(table.clock.now_ms()).filter(|_| agreed) else {
                return Ok(false);
            };
            let others = (0..state.sitters.len() as u8).map(Seat).filter(|seat| *seat != late);
            let other = others.into_iter().next().ok_or(Refusal::NotOverdue)?;
            let way = match state.sitters.len() {
                2 => WayOut::Claim,
                _ => WayOut::House(usual_level(&table.game).ok_or(Refusal::Failed)?.to_owned()),
            };
            let changes = table.act(&mut inside, other, Command::Overdue(way))?;
            table.commit(&mut inside, changes).await.map(|()| true)
        })
        .await
    }

    /// Says something to everybody at the table.
    pub(crate) async fn say(self: &Arc<Self>, guest: i64, phrase: Phrase) -> Result {
        self.change(move |table, inside| {
            let at_ms = table.clock.now_ms();
            let seat = inside.state.seat_of(guest).ok_or(Refusal::NotSeated)?;
            let last = inside.state.said[seat.index()].map_or(0, |said| said.at_ms);
            if at_ms < last + BETWEEN_PHRASES_MS {
                return Err(Refusal::TooMany(TooMany::Phrases));
            }
            inside.state.said[seat.index()] = Some(Said { phrase, at_ms });
            let (table_id, words) = (table.id.clone(), phrase.name().into());
            Ok(vec![Change::Say { table: table_id, seat: seat.0, phrase: words, at: at_ms }])
        })
        .await
    }

    /// Notes the table where the rematch is played, made by `changes`; the
    /// first one who asks makes it, later ones find it.
    pub(crate) async fn rematch(
        self: &Arc<Self>,
        next: String,
        changes: Vec<Change>,
    ) -> Result<String> {
        self.change(move |table, inside| {
            if inside.state.progress() != Progress::Over {
                return Err(Refusal::NotOver);
            }
            if inside.state.rematch.is_some() {
                return Ok(Vec::new());
            }
            inside.state.rematch = Some(next.clone());
            let mut changes = changes.clone();
            changes.push(Change::Rematch { table: table.id.clone(), next: next.clone() });
            Ok(changes)
        })
        .await?;
        self.look().await?.state.rematch.clone().ok_or(Refusal::Failed)
    }

    /// Shows a guest who plays against the house alone their chance to win, or no longer.
    pub(crate) async fn turn_bar(&self, guest: i64) -> Result {
        let mut inside = self.look().await?;
        let seat = inside.state.seat_of(guest).ok_or(Refusal::NotSeated)?;
        if !self.hints {
            return Err(Refusal::NoHints);
        }
        let shown = inside.bar(seat).ok_or(Refusal::NoHints)?;
        inside.bars[seat.index()] = !shown;
        self.tell(&mut inside);
        Ok(())
    }

    /// Shows a seat the chance to win that it had when the log was so long.
    pub(crate) async fn show_chance(&self, seat: Seat, after: usize, chance: f32) -> Result {
        let mut inside = self.look().await?;
        inside.chance = Some((after, seat, chance));
        self.tell(&mut inside);
        Ok(())
    }

    /// Shows a seat the hint that it asked for.
    pub(crate) async fn give_hint(&self, seat: Seat, after: usize, hint: Hint) -> Result {
        let mut inside = self.look().await?;
        inside.hints[seat.index()] = Some((after, hint));
        self.tell(&mut inside);
        Ok(())
    }
}

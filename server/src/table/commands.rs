//! What guests and opponents do at a table.
//!
//! Every command runs in a task of its own: a browser that goes away in the middle must not
//! leave it half done.

use super::fairness::{Contribution, Given};
use super::opening::usual_level;
use super::{Inside, LiveTable, Progress, Sitter, TableState};
use crate::entry::Entry;
use crate::refusal::{Refusal, Result, TooMany};
use crate::store::Change;
use crate::tasks;
use caravanserai_core::{Chance, Seat};
use serde::Deserialize;
use std::sync::Arc;
use web::talk::{Phrase, Said};
use web::{Hint, Pace};

/// How often a command is tried while others change the table under its hands.
pub(super) const TRIES: usize = 4;

/// The least time between two phrases of a seat.
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
    /// Take back so many of the own last moves.
    Undo(usize),
    /// Make again what was taken back last.
    Redo,
    /// Ask to take back the own last move, whatever came after it.
    Takeback,
    /// Answer such a takeback, or withdraw it.
    Answer(Answer),
    /// Give the game up, or get up before it begins.
    Leave,
    /// Ask to leave the own seat to an opponent of this level, or to whoever sits down.
    Offer(Option<String>),
    /// Agree to that, or not; whoever asked keeps their seat.
    AnswerOffer(bool),
    /// Go on though whoever is to act has no time left.
    Overdue(WayOut),
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
    /// Let whoever comes take the seat, if all the others agree.
    Free,
}

/// Which free seats.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Which {
    /// This one, or any.
    One(Option<Seat>),
    /// Every one.
    All,
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
    /// Does something in a task of its own, so that it is done to its end although whoever
    /// asked for it has gone.
    pub(super) async fn to_the_end<T: Send + 'static, D>(
        self: &Arc<Self>,
        command: impl FnOnce(Arc<Self>) -> D,
    ) -> Result<T>
    where
        D: Future<Output = Result<T>> + Send + 'static,
    {
        tasks::spawn(command(Arc::clone(self))).await.unwrap_or_else(|error| {
            tracing::error!(%error, "a deed did not finish");
            Err(Refusal::Failed)
        })
    }

    /// Does what a guest wants, if the log still ends `after` so many entries,
    /// where the guest saw it. Returns when it is on the disk.
    pub(crate) async fn carry_out(
        self: &Arc<Self>,
        guest: i64,
        after: Option<usize>,
        command: Command,
    ) -> Result {
        self.to_the_end(|table| async move {
            let mut inside = table.look().await?;
            for _ in 1..TRIES {
                let seat = inside.state.seat_of(guest).ok_or(Refusal::NotSeated)?;
                let seen = inside.state.log_len;
                if after.is_some_and(|after| after != seen) {
                    return Err(Refusal::OldPage);
                }
                match table.act(&mut inside, seat, command.clone()).await {
                    // Something else was changed meanwhile, a name perhaps.
                    Err(Refusal::OldPage) if inside.state.log_len == seen => {}
                    done => return done,
                }
            }
            Err(Refusal::OldPage)
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
        self.to_the_end(|table| async move {
            let mut inside = table.look().await?;
            if inside.state.log_len != entries {
                return Err(Refusal::OldPage);
            }
            table.act(&mut inside, seat, Command::Play { choice, lesson: None }).await
        })
        .await
    }

    async fn act(&self, inside: &mut Inside, seat: Seat, command: Command) -> Result {
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
                return self.get_up(inside, seat).await;
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
                return self.sit_in(inside, seat).await;
            }
            Command::Answer(Answer::Grant) => vec![(seat, Entry::Grant)],
            Command::Answer(Answer::Decline) => vec![(seat, Entry::Decline)],
            Command::Leave => vec![(seat, Entry::Leave)],
            Command::Offer(to) => self.offered(inside, seat, to)?,
            Command::AnswerOffer(yes) => self.answered(inside, seat, yes)?,
            Command::Overdue(way) => self.way_out(inside, seat, way)?,
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
        self.commit(inside, changes).await
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
            // Whoever is asked now was not there before.
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
                _ => WayOut::House(usual_level(&*table.game).ok_or(Refusal::Failed)?.to_owned()),
            };
            table.act(&mut inside, other, Command::Overdue(way)).await.map(|()| true)
        })
        .await
    }

    /// A takeback, and the consent of every opponent of the house.
    fn takeback(&self, inside: &mut Inside, seat: Seat) -> Result<Vec<(Seat, Entry)>> {
        inside.state.going_on()?;
        let seat = inside.state.takes_back_as(seat);
        let moves = inside.state.before_last_move_of(seat).ok_or(Refusal::NothingToUndo)?;
        let mut entries = vec![(seat, Entry::Ask(moves))];
        let sitters = &inside.state.sitters;
        // Who shares a device with the asker has been asked aloud.
        let agrees =
            |sitter: &Sitter| matches!(sitter, Sitter::Bot(_)) || *sitter == sitters[seat.index()];
        for other in (0..sitters.len() as u8).map(Seat).filter(|other| *other != seat) {
            if agrees(&sitters[other.index()]) {
                entries.push((other, Entry::Grant));
            }
        }
        Ok(entries)
    }

    /// Gets up from a table where the game has not begun; the last guest to go
    /// closes it, and so does whoever goes when all that is left is to deal.
    async fn get_up(&self, inside: &mut Inside, seat: Seat) -> Result {
        let state = &mut inside.state;
        let fixed = state.fairness.is_fixed(&state.sitters);
        state.sitters[seat.index()] = Sitter::Free;
        state.names[seat.index()] = String::new();
        state.fairness.set(seat, Contribution::Nothing);
        let empty = !state.sitters.iter().any(|sitter| matches!(sitter, Sitter::Guest(_)));
        state.closed = empty || fixed;
        let mut changes =
            vec![Change::GetUp { table: self.id.clone(), seat: seat.0 }, self.fairness(state)];
        if state.closed {
            changes.push(Change::Close { table: self.id.clone() });
        }
        self.commit(inside, changes).await
    }

    /// An opponent of the house takes the place of a guest who gets up, so that
    /// the others can play on.
    async fn sit_in(&self, inside: &mut Inside, seat: Seat) -> Result {
        let level = usual_level(&*self.game).ok_or(Refusal::Failed)?.to_owned();
        let mut entries = vec![(seat, Entry::HandOver)];
        if inside.state.back.takeback.is_some() {
            // Whoever is asked now was not there before.
            entries.insert(0, (seat, Entry::Decline));
        }
        let mut changes = self.apply(inside, entries)?;
        inside.state.sitters[seat.index()] = Sitter::Bot(level.clone());
        changes.push(Change::StandIn { table: self.id.clone(), seat: seat.0, level });
        self.commit(inside, changes).await
    }

    /// Closes a table where the game has not begun; only its host may.
    pub(crate) async fn close(self: &Arc<Self>, guest: i64) -> Result {
        self.to_the_end(|table| async move {
            let mut inside = table.look().await?;
            table.only_host_before_the_game(&inside, guest)?;
            inside.state.closed = true;
            table.commit(&mut inside, vec![Change::Close { table: table.id.clone() }]).await
        })
        .await
    }

    /// Closes a table for whoever runs the house, by these changes, whatever is played at it.
    pub(crate) async fn close_by_admin(
        self: &Arc<Self>,
        reason: String,
        changes: Vec<Change>,
    ) -> Result {
        self.to_the_end(|table| async move {
            let mut inside = table.look().await?;
            if inside.state.progress() == Progress::Over {
                return Err(Refusal::Over);
            }
            inside.state.closed = true;
            inside.state.closed_because = Some(reason);
            table.commit(&mut inside, changes).await
        })
        .await
    }

    /// Removes the table, by these changes, while nobody is at it.
    pub(crate) async fn remove(self: &Arc<Self>, reason: String, changes: Vec<Change>) -> Result {
        self.to_the_end(|table| async move {
            let mut inside = table.look().await?;
            inside.doubtful = true;
            table.store.commit(changes).await?;
            inside.removed = Some(reason);
            table.tell(&mut inside);
            Ok(())
        })
        .await
    }

    /// Gives one free seat, or all of them, to opponents of the house; only the
    /// host may.
    pub(crate) async fn seat_bots(
        self: &Arc<Self>,
        guest: i64,
        which: Which,
        level: String,
    ) -> Result {
        self.to_the_end(|table| async move {
            let mut inside = table.look().await?;
            table.only_host_before_the_game(&inside, guest)?;
            let seats = match which {
                Which::One(seat) => vec![table.free_seat(&inside.state, seat)?],
                Which::All => free_seats(&inside.state),
            };
            let mut changes = Vec::new();
            for seat in seats {
                inside.state.sitters[seat.index()] = Sitter::Bot(level.clone());
                inside.state.names[seat.index()].clone_from(&level);
                let (table, name) = (table.id.clone(), level.clone());
                let bot = Some(level.clone());
                changes.push(Change::Sit { table, seat: seat.0, guest: None, bot, name });
            }
            if inside.state.seat_of(guest).is_some_and(|seat| inside.state.plays_alone(seat)) {
                changes.extend(table.list(&mut inside, false));
            }
            table.deal_if_ready(&mut inside, &mut changes)?;
            table.commit(&mut inside, changes).await
        })
        .await
    }

    /// Lets everybody know of a game against the house alone, or no longer; as its only person
    /// wishes.
    pub(crate) async fn show_to_others(self: &Arc<Self>, guest: i64, listed: bool) -> Result {
        self.to_the_end(|table| async move {
            let mut inside = table.look().await?;
            let seat = inside.state.seat_of(guest).ok_or(Refusal::NotSeated)?;
            inside.state.going_on()?;
            if !inside.state.plays_alone(seat) {
                return Err(Refusal::NotAlone);
            }
            match table.list(&mut inside, listed) {
                Some(change) => table.commit(&mut inside, vec![change]).await,
                None => Ok(()),
            }
        })
        .await
    }

    /// Whether everybody may know of the table from now on, if that is new.
    fn list(&self, inside: &mut Inside, listed: bool) -> Option<Change> {
        let new = inside.listed != listed;
        inside.listed = listed;
        new.then(|| Change::Listed { table: self.id.clone(), listed })
    }

    /// Adds something to the seed; deals when nothing is missing any more.
    pub(crate) async fn contribute(self: &Arc<Self>, guest: i64, given: Given) -> Result {
        self.to_the_end(|table| async move {
            let mut inside = table.look().await?;
            let state = &mut inside.state;
            let seat = state.seat_of(guest).ok_or(Refusal::NotSeated)?;
            if state.closed {
                return Err(Refusal::Over);
            }
            state.fairness.give(seat, &state.sitters, given)?;
            let mut changes = vec![table.fairness(state)];
            table.deal_if_ready(&mut inside, &mut changes)?;
            table.commit(&mut inside, changes).await
        })
        .await
    }

    /// What the seed is made of, to be written down.
    fn fairness(&self, state: &TableState) -> Change {
        Change::Fairness { table: self.id.clone(), fairness: state.fairness.written() }
    }

    fn only_host_before_the_game(&self, inside: &Inside, guest: i64) -> Result {
        match inside.state.progress() {
            _ if guest != self.host => Err(Refusal::NotSeated),
            Progress::Waiting => Ok(()),
            Progress::Playing => Err(Refusal::Full),
            Progress::Over => Err(Refusal::Over),
        }
    }

    /// Deals if nothing is missing any more. Where seats are drawn by lot, everybody
    /// then sits where the seed says.
    fn deal_if_ready(&self, inside: &mut Inside, changes: &mut Vec<Change>) -> Result {
        let places = inside.state.fairness.clone();
        let dealt = inside.state.begin_if_ready(&*self.game, &self.options, &self.seed);
        dealt.map_err(|reason| {
            tracing::error!(table = self.id, reason, "a game cannot be dealt");
            inside.doubtful = true;
            Refusal::Failed
        })?;
        if inside.state.playing.is_some() {
            match self.pace {
                Some(_) => changes.extend(self.apply(inside, vec![(Seat(0), Entry::Begin)])?),
                None => inside.state.begin_time(self.clock.now_ms()),
            }
        }
        let state = &inside.state;
        if state.fairness == places {
            return Ok(());
        }
        for (seat, (sitter, name)) in (0..).zip(state.sitters.iter().zip(&state.names)) {
            let (guest, bot) = match sitter {
                Sitter::Guest(guest) => (Some(*guest), None),
                Sitter::Bot(level) => (None, Some(level.clone())),
                Sitter::Free => (None, None),
            };
            let (table, name) = (self.id.clone(), name.clone());
            changes.push(Change::Reseat { table, seat, guest, bot, name });
        }
        changes.push(self.fairness(state));
        Ok(())
    }

    /// Gives a guest a free seat, drawn by lot if they name none; deals when nothing
    /// is missing any more.
    pub(crate) async fn sit(
        self: &Arc<Self>,
        guest: i64,
        name: String,
        seat: Option<Seat>,
        contribution: Contribution,
    ) -> Result {
        self.to_the_end(|table| async move {
            let mut inside = table.look().await?;
            if inside.state.seat_of(guest).is_some() {
                return Ok(());
            }
            if inside.state.closed {
                return Err(Refusal::Over);
            }
            if let Some(seat) = inside.state.vacant_seat() {
                drop(inside);
                return table.take_over_seat(seat, guest, name).await;
            }
            let seat = table.free_seat(&inside.state, seat)?;
            let state = &mut inside.state;
            state.sitters[seat.index()] = Sitter::Guest(guest);
            state.names[seat.index()].clone_from(&name);
            let (id, guest) = (table.id.clone(), Some(guest));
            let sit = Change::Sit { table: id, seat: seat.0, guest, bot: None, name };
            let mut changes = vec![sit];
            if contribution != Contribution::Nothing {
                state.fairness.set(seat, contribution);
                changes.push(table.fairness(state));
            }
            table.deal_if_ready(&mut inside, &mut changes)?;
            table.commit(&mut inside, changes).await
        })
        .await
    }

    /// Says something to everybody at the table.
    pub(crate) async fn say(self: &Arc<Self>, guest: i64, phrase: Phrase) -> Result {
        self.to_the_end(|table| async move {
            let mut inside = table.look().await?;
            let at_ms = table.clock.now_ms();
            for _ in 1..TRIES {
                let seat = inside.state.seat_of(guest).ok_or(Refusal::NotSeated)?;
                let last = inside.state.said[seat.index()].map_or(0, |said| said.at_ms);
                if at_ms < last + BETWEEN_PHRASES_MS {
                    return Err(Refusal::TooMany(TooMany::Phrases));
                }
                inside.state.said[seat.index()] = Some(Said { phrase, at_ms });
                let (table_id, words) = (table.id.clone(), phrase.name().into());
                let say = Change::Say { table: table_id, seat: seat.0, phrase: words, at: at_ms };
                match table.commit(&mut inside, vec![say]).await {
                    // The coach has judged the game meanwhile, or somebody did something.
                    Err(Refusal::OldPage) => {}
                    done => return done,
                }
            }
            Err(Refusal::OldPage)
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
        self.to_the_end(|table| async move {
            let mut inside = table.look().await?;
            let mut all = changes;
            all.push(Change::Rematch { table: table.id.clone(), next: next.clone() });
            for _ in 1..TRIES {
                if inside.state.progress() != Progress::Over {
                    return Err(Refusal::NotOver);
                }
                if let Some(there) = &inside.state.rematch {
                    return Ok(there.clone());
                }
                inside.state.rematch = Some(next.clone());
                match table.commit(&mut inside, all.clone()).await {
                    // The coach has judged the game meanwhile, or somebody else asked.
                    Err(Refusal::OldPage) => {}
                    done => return done.map(|()| next),
                }
            }
            Err(Refusal::OldPage)
        })
        .await
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

    /// The seat that was asked for, or one by lot, if it is free.
    fn free_seat(&self, state: &TableState, wanted: Option<Seat>) -> Result<Seat> {
        let free = free_seats(state);
        match wanted {
            _ if free.is_empty() => Err(Refusal::Full),
            Some(seat) if seat.index() >= state.sitters.len() => Err(Refusal::BadField("seat")),
            Some(seat) if free.contains(&seat) => Ok(seat),
            Some(_) => Err(Refusal::Taken),
            None => {
                let lot = self.seed.key().stream("free seats").below(free.len() as u32);
                Ok(free[lot as usize])
            }
        }
    }
}

fn free_seats(state: &TableState) -> Vec<Seat> {
    let seats = (0..state.sitters.len() as u8).map(Seat);
    seats.filter(|seat| state.sitters[seat.index()] == Sitter::Free).collect()
}

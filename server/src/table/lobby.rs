//! A table before its cards are dealt: who sits down, opponents of the house, what everybody
//! adds to the seed, the deal; and closing and removing a table.

use super::fairness::{Contribution, Given};
use super::{Inside, LiveTable, Progress, Sitter, TableState};
use crate::entry::Entry;
use crate::refusal::{Refusal, Result};
use crate::store::Change;
use caravanserai_core::{Chance, Seat};
use std::sync::Arc;

/// Which free seats.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Which {
    /// This one, or any.
    One(Option<Seat>),
    /// Every one.
    All,
}

impl LiveTable {
    /// Gets up from a table where the game has not begun; the last guest to go
    /// closes it, and so does one who goes when only the deal is left.
    pub(super) fn get_up(&self, inside: &mut Inside, seat: Seat) -> Vec<Change> {
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
        changes
    }

    /// Closes a table where the game has not begun; only its host may.
    pub(crate) async fn close(self: &Arc<Self>, guest: i64) -> Result {
        self.change(move |table, inside| {
            table.only_host_before_the_game(inside, guest)?;
            inside.state.closed = true;
            Ok(vec![Change::Close { table: table.id.clone() }])
        })
        .await
    }

    /// Closes a table on behalf of an admin, by these changes, whatever is played at it.
    pub(crate) async fn close_by_admin(
        self: &Arc<Self>,
        reason: String,
        changes: Vec<Change>,
    ) -> Result {
        self.change(move |_, inside| {
            if inside.state.progress() == Progress::Over {
                return Err(Refusal::Over);
            }
            inside.state.closed = true;
            inside.state.closed_because = Some(reason.clone());
            Ok(changes.clone())
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
        self.change(move |table, inside| {
            table.only_host_before_the_game(inside, guest)?;
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
                changes.extend(table.list(inside, false));
            }
            table.deal_if_ready(inside, &mut changes)?;
            Ok(changes)
        })
        .await
    }

    /// Lets everybody know of a game against the house alone, or no longer; as its only person
    /// wishes.
    pub(crate) async fn show_to_others(self: &Arc<Self>, guest: i64, listed: bool) -> Result {
        self.change(move |table, inside| {
            let seat = inside.state.seat_of(guest).ok_or(Refusal::NotSeated)?;
            inside.state.going_on()?;
            if !inside.state.plays_alone(seat) {
                return Err(Refusal::NotAlone);
            }
            Ok(table.list(inside, listed).into_iter().collect())
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
        self.change(move |table, inside| {
            let state = &mut inside.state;
            let seat = state.seat_of(guest).ok_or(Refusal::NotSeated)?;
            if state.closed {
                return Err(Refusal::Over);
            }
            state.fairness.give(seat, &state.sitters, given.clone())?;
            let mut changes = vec![table.fairness(state)];
            table.deal_if_ready(inside, &mut changes)?;
            Ok(changes)
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
        let dealt = inside.state.begin_if_ready(&self.game, &self.options, &self.seed);
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
        let vacant = self.look().await?.state.vacant_seat();
        if let Some(seat) = vacant {
            return self.take_over_seat(seat, guest, name).await;
        }
        self.change(move |table, inside| {
            if inside.state.seat_of(guest).is_some() {
                return Ok(Vec::new());
            }
            if inside.state.closed {
                return Err(Refusal::Over);
            }
            let seat = table.free_seat(&inside.state, seat)?;
            let state = &mut inside.state;
            state.sitters[seat.index()] = Sitter::Guest(guest);
            state.names[seat.index()].clone_from(&name);
            let (id, guest) = (table.id.clone(), Some(guest));
            let name = name.clone();
            let sit = Change::Sit { table: id, seat: seat.0, guest, bot: None, name };
            let mut changes = vec![sit];
            if contribution != Contribution::Nothing {
                state.fairness.set(seat, contribution.clone());
                changes.push(table.fairness(state));
            }
            table.deal_if_ready(inside, &mut changes)?;
            Ok(changes)
        })
        .await
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

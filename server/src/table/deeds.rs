//! What guests and opponents do at a table.
//!
//! Every deed runs in a task of its own: a browser that goes away in the
//! middle must not leave a deed half done.

use super::opening::usual_level;
use super::{Inside, LiveTable, Progress, Sitter, Sitting};
use crate::chance;
use crate::clock::now_ms;
use crate::deed::Deed;
use crate::refusal::Refusal;
use crate::store::Change;
use caravanserai_core::{Chance, Seat};
use std::sync::Arc;

/// What somebody wants to do.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Want {
    /// Make a choice, and have seen the lesson that the page showed.
    Play {
        /// The choice in its text form.
        choice: String,
        /// The lesson, if there was one.
        lesson: Option<String>,
    },
    /// Take back so many of the own last moves.
    Undo(usize),
    /// Ask to take back the own last move, whatever came after it.
    Takeback,
    /// Answer such a wish, or withdraw it.
    Answer(Answer),
    /// Give the game up, or get up before it begins.
    Leave,
}

/// Which free seats.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Which {
    /// This one, or any.
    One(Option<Seat>),
    /// Every one.
    All,
}

/// An answer to a wish.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Answer {
    /// Yes.
    Grant,
    /// No.
    Decline,
}

impl LiveTable {
    /// Does what a guest wants, if the log still ends `after` so many entries,
    /// where the guest saw it. Returns when it is on the disk.
    pub(crate) async fn want(
        self: &Arc<Self>,
        guest: i64,
        after: Option<usize>,
        want: Want,
    ) -> Result<(), Refusal> {
        let table = Arc::clone(self);
        let task = tokio::spawn(async move {
            let mut inside = table.look().await?;
            let seat = inside.sitting.seat_of(guest).ok_or(Refusal::NotSeated)?;
            if after.is_some_and(|after| after != inside.sitting.deeds) {
                return Err(Refusal::OldPage);
            }
            table.act(&mut inside, seat, want).await
        });
        finished(task).await
    }

    /// Makes an opponent's choice, if the log still has so many entries.
    pub(crate) async fn play_bot(
        self: &Arc<Self>,
        seat: Seat,
        deeds: usize,
        choice: String,
    ) -> Result<(), Refusal> {
        let table = Arc::clone(self);
        let task = tokio::spawn(async move {
            let mut inside = table.look().await?;
            if inside.sitting.deeds != deeds {
                return Err(Refusal::OldPage);
            }
            table.act(&mut inside, seat, Want::Play { choice, lesson: None }).await
        });
        finished(task).await
    }

    async fn act(&self, inside: &mut Inside, seat: Seat, want: Want) -> Result<(), Refusal> {
        let mut learnt = None;
        let deeds = match want {
            Want::Leave if inside.sitting.progress() == Progress::Waiting => {
                return self.get_up(inside, seat).await;
            }
            Want::Play { choice, lesson } => {
                learnt = lesson.filter(|lesson| self.teaches(lesson));
                let playing = inside.sitting.going_on()?;
                // Somebody else's choices must not be tried out.
                if playing.to_act() != Some(seat) {
                    return Err(Refusal::NotYourTurn);
                }
                vec![(seat, Deed::Play(playing.check(&choice).map_err(Refusal::Illegal)?))]
            }
            Want::Undo(count) => {
                let made = inside.sitting.going_on()?.moves();
                let moves = made.checked_sub(count).ok_or(Refusal::NothingToUndo)?;
                vec![(seat, Deed::Undo(moves))]
            }
            Want::Takeback => self.wish(inside, seat)?,
            Want::Leave if inside.sitting.goes_on_without(seat) => {
                return self.sit_in(inside, seat).await;
            }
            Want::Answer(Answer::Grant) => vec![(seat, Deed::Grant)],
            Want::Answer(Answer::Decline) => vec![(seat, Deed::Decline)],
            Want::Leave => vec![(seat, Deed::Leave)],
        };
        let mut changes = Vec::with_capacity(deeds.len() + 1);
        for (seat, deed) in deeds {
            let n = inside.sitting.deeds;
            if let Err(refusal) = inside.sitting.apply(seat, &deed) {
                if !changes.is_empty() {
                    inside.doubtful = true;
                }
                return Err(refusal);
            }
            changes.push(Change::Deed {
                table: self.id.clone(),
                n,
                seat: seat.0,
                deed: deed.to_string(),
                at: now_ms(),
            });
        }
        if learnt.is_some_and(|lesson| inside.sitting.learn(seat, &lesson)) {
            changes.push(self.guide(&inside.sitting, seat));
        }
        self.commit(inside, changes).await
    }

    /// A wish, and the consent of every opponent of the house.
    fn wish(&self, inside: &mut Inside, seat: Seat) -> Result<Vec<(Seat, Deed)>, Refusal> {
        inside.sitting.going_on()?;
        let moves = inside.sitting.before_last_move_of(seat).ok_or(Refusal::NothingToUndo)?;
        let mut deeds = vec![(seat, Deed::Ask(moves))];
        for (index, sitter) in inside.sitting.sitters.iter().enumerate() {
            if matches!(sitter, Sitter::Bot(_)) {
                deeds.push((Seat(index as u8), Deed::Grant));
            }
        }
        Ok(deeds)
    }

    /// Gets up from a table where the game has not begun; the last guest to go
    /// closes it.
    async fn get_up(&self, inside: &mut Inside, seat: Seat) -> Result<(), Refusal> {
        let sitting = &mut inside.sitting;
        sitting.sitters[seat.index()] = Sitter::Free;
        sitting.names[seat.index()] = String::new();
        let empty = !sitting.sitters.iter().any(|sitter| matches!(sitter, Sitter::Guest(_)));
        sitting.closed = empty;
        let mut changes = vec![Change::GetUp { table: self.id.clone(), seat: seat.0 }];
        if empty {
            changes.push(Change::Close { table: self.id.clone() });
        }
        self.commit(inside, changes).await
    }

    /// An opponent of the house takes the place of a guest who gets up, so that
    /// the others can play on.
    async fn sit_in(&self, inside: &mut Inside, seat: Seat) -> Result<(), Refusal> {
        let level = usual_level(&*self.game).ok_or(Refusal::Failed)?.to_owned();
        let mut changes = Vec::new();
        if inside.sitting.wish.is_some() {
            // Whoever is asked now was not there before.
            let n = inside.sitting.deeds;
            inside.sitting.apply(seat, &Deed::Decline)?;
            changes.push(Change::Deed {
                table: self.id.clone(),
                n,
                seat: seat.0,
                deed: Deed::Decline.to_string(),
                at: now_ms(),
            });
        }
        inside.sitting.sitters[seat.index()] = Sitter::Bot(level.clone());
        changes.push(Change::StandIn { table: self.id.clone(), seat: seat.0, level });
        self.commit(inside, changes).await
    }

    /// Closes a table where the game has not begun; only its host may.
    pub(crate) async fn close(self: &Arc<Self>, guest: i64) -> Result<(), Refusal> {
        let table = Arc::clone(self);
        let task = tokio::spawn(async move {
            let mut inside = table.look().await?;
            table.only_host_before_the_game(&inside, guest)?;
            inside.sitting.closed = true;
            table.commit(&mut inside, vec![Change::Close { table: table.id.clone() }]).await
        });
        finished(task).await
    }

    /// Gives one free seat, or all of them, to opponents of the house; only the
    /// host may.
    pub(crate) async fn seat_bots(
        self: &Arc<Self>,
        guest: i64,
        which: Which,
        level: String,
    ) -> Result<(), Refusal> {
        let table = Arc::clone(self);
        let task = tokio::spawn(async move {
            let mut inside = table.look().await?;
            table.only_host_before_the_game(&inside, guest)?;
            let seats = match which {
                Which::One(seat) => vec![free_seat(&inside.sitting, seat)?],
                Which::All => free_seats(&inside.sitting),
            };
            let mut changes = Vec::new();
            for seat in seats {
                inside.sitting.sitters[seat.index()] = Sitter::Bot(level.clone());
                inside.sitting.names[seat.index()].clone_from(&level);
                let (table, level) = (table.id.clone(), level.clone());
                changes.push(Change::SeatBot { table, seat: seat.0, level });
            }
            table.deal_if_full(&mut inside)?;
            table.commit(&mut inside, changes).await
        });
        finished(task).await
    }

    fn only_host_before_the_game(&self, inside: &Inside, guest: i64) -> Result<(), Refusal> {
        match inside.sitting.progress() {
            _ if guest != self.host => Err(Refusal::NotSeated),
            Progress::Waiting => Ok(()),
            Progress::Playing => Err(Refusal::Full),
            Progress::Over => Err(Refusal::Over),
        }
    }

    fn deal_if_full(&self, inside: &mut Inside) -> Result<(), Refusal> {
        let dealt = inside.sitting.begin_if_full(&*self.game, &self.options, &self.seed);
        dealt.map_err(|reason| {
            tracing::error!(table = self.id, reason, "a game cannot be dealt");
            inside.doubtful = true;
            Refusal::Failed
        })
    }

    /// Gives a guest a free seat, drawn by lot if they name none; deals when it
    /// was the last one.
    pub(crate) async fn sit(
        self: &Arc<Self>,
        guest: i64,
        name: String,
        seat: Option<Seat>,
    ) -> Result<Seat, Refusal> {
        let table = Arc::clone(self);
        let task = tokio::spawn(async move {
            let mut inside = table.look().await?;
            if let Some(seat) = inside.sitting.seat_of(guest) {
                return Ok(seat);
            }
            if inside.sitting.closed {
                return Err(Refusal::Over);
            }
            let seat = free_seat(&inside.sitting, seat)?;
            inside.sitting.sitters[seat.index()] = Sitter::Guest(guest);
            inside.sitting.names[seat.index()].clone_from(&name);
            table.deal_if_full(&mut inside)?;
            let sit = Change::Sit { table: table.id.clone(), seat: seat.0, guest, name };
            table.commit(&mut inside, vec![sit]).await?;
            Ok(seat)
        });
        finished(task).await
    }

    /// Notes the table where the rematch is played, made by `changes`; the
    /// first wish makes it, later ones find it.
    pub(crate) async fn rematch(
        self: &Arc<Self>,
        next: String,
        changes: Vec<Change>,
    ) -> Result<String, Refusal> {
        let table = Arc::clone(self);
        let task = tokio::spawn(async move {
            let mut inside = table.look().await?;
            if inside.sitting.progress() != Progress::Over {
                return Err(Refusal::NotOver);
            }
            if let Some(there) = &inside.sitting.rematch {
                return Ok(there.clone());
            }
            inside.sitting.rematch = Some(next.clone());
            let mut all = changes;
            all.push(Change::Rematch { table: table.id.clone(), next: next.clone() });
            table.commit(&mut inside, all).await?;
            Ok(next)
        });
        finished(task).await
    }

    /// Shows a seat the hint that it asked for.
    pub(crate) async fn give_hint(
        &self,
        seat: Seat,
        after: usize,
        hint: Vec<(String, f32)>,
    ) -> Result<(), Refusal> {
        let mut inside = self.look().await?;
        inside.hints[seat.index()] = Some((after, hint));
        self.tell(&mut inside);
        Ok(())
    }
}

/// The seat that was asked for, or one by lot, if it is free.
fn free_seat(sitting: &Sitting, wanted: Option<Seat>) -> Result<Seat, Refusal> {
    let free = free_seats(sitting);
    match wanted {
        _ if free.is_empty() => Err(Refusal::Full),
        Some(seat) if seat.index() >= sitting.sitters.len() => Err(Refusal::BadField("seat")),
        Some(seat) if free.contains(&seat) => Ok(seat),
        Some(_) => Err(Refusal::Taken),
        None => Ok(free[chance::Unguessable.below(free.len() as u32) as usize]),
    }
}

fn free_seats(sitting: &Sitting) -> Vec<Seat> {
    let seats = (0..sitting.sitters.len() as u8).map(Seat);
    seats.filter(|seat| sitting.sitters[seat.index()] == Sitter::Free).collect()
}

pub(super) async fn finished<T>(
    task: tokio::task::JoinHandle<Result<T, Refusal>>,
) -> Result<T, Refusal> {
    task.await.unwrap_or_else(|error| {
        tracing::error!(%error, "a deed did not finish");
        Err(Refusal::Failed)
    })
}

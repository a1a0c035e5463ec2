//! The lessons of a first game: which ones a seat has seen.
//!
//! Lessons are names that the game gives out; what they say, and when, is the
//! business of its pages. They are kept beside the log and change no game.

use super::{LiveTable, TableState};
use crate::refusal::{Refusal, Result};
use crate::store::Change;
use caravanserai_core::Seat;
use std::sync::Arc;

/// What a guest answers to a lesson.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Reply {
    /// It was read.
    Seen(String),
    /// That one again, please.
    Again(String),
    /// No more lessons, please.
    Skip,
    /// Lessons again after all.
    On,
}

impl LiveTable {
    /// Whether the game has a lesson of this name.
    pub(super) fn teaches(&self, lesson: &str) -> bool {
        (self.game.pages.lessons)().contains(&lesson)
    }

    /// How far a seat is with the lessons, to be written down.
    pub(super) fn guide(&self, state: &TableState, seat: Seat) -> Change {
        let guide = state.guides.get(&seat).cloned().unwrap_or_default();
        Change::Guide {
            table: self.id.clone(),
            seat: seat.0,
            seen: guide.seen.join(" "),
            skipped: guide.skipped,
        }
    }

    /// Notes what a guest answers to a lesson. Returns when it is on the disk.
    pub(crate) async fn reply(self: &Arc<Self>, guest: i64, reply: Reply) -> Result {
        self.change(move |table, inside| {
            let seat = inside.state.seat_of(guest).ok_or(Refusal::NotSeated)?;
            let Some(guide) = inside.state.guides.get_mut(&seat) else {
                return Err(Refusal::NoPage);
            };
            match reply.clone() {
                Reply::Seen(lesson) | Reply::Again(lesson) if !table.teaches(&lesson) => {
                    return Err(Refusal::BadField("lesson"));
                }
                Reply::Seen(lesson) => {
                    inside.state.learn(seat, &lesson);
                }
                // Only what was told can be told again.
                Reply::Again(lesson) => {
                    guide.again = Some(lesson).filter(|it| guide.seen.contains(it))
                }
                Reply::Skip => guide.skipped = true,
                Reply::On => guide.skipped = false,
            }
            Ok(vec![table.guide(&inside.state, seat)])
        })
        .await
    }
}

//! A scene with what all parts of the table ask for: who looks, which number
//! a choice has, how the walk went.

use super::choices;
use super::lessons::Lesson;
use super::place::{self, Where};
use super::purse::{self, Change};
use super::story::{self, Turn};
use super::walk::Path;
use crate::FiveTribesTable;
use caravanserai_core::Seat;
use five_tribes::{Choice, Own, SEATS, Squares, State, Task};
use std::ops::Deref;
use web::beside::{self, Perspective};
use web::{Scene, Stage, tutorial};

/// A table through one pair of eyes, with what was worked out about it.
pub(super) struct Table<'a> {
    perspective: Perspective<'a, State>,
    /// The walk under way.
    pub(super) walk: Option<Path>,
    /// What the others did since the viewer's last turn.
    pub(super) turns: Vec<Turn>,
    /// What changed in front of each player meanwhile.
    pub(super) changes: [Change; SEATS],
    /// The tiles that the lesson speaks of.
    pub(super) spoken: Squares,
    /// For those to whom no story is told, the last walk, while nobody walks.
    pub(super) last: Option<Path>,
}

impl<'a> Deref for Table<'a> {
    type Target = Perspective<'a, State>;

    fn deref(&self) -> &Perspective<'a, State> {
        &self.perspective
    }
}

impl<'a> Table<'a> {
    pub(super) fn new(scene: &'a Scene<'a, State>) -> Table<'a> {
        let open = &scene.view.open;
        let walks = !open.walk.hand.is_empty();
        let active = open.active;
        let told = scene.seat.is_some() && scene.stage == Stage::Live;
        let numbered = choices::sort(scene.view, scene.choices).numbered();
        Table {
            perspective: Perspective::new::<FiveTribesTable>(scene, open.options.players, numbered),
            walk: if walks { Path::last(scene.log, |seat| seat == active) } else { None },
            turns: story::turns(beside::told(scene)),
            changes: purse::changes(scene),
            spoken: tutorial::shown::<State, Lesson>(scene)
                .map_or(Squares::NONE, |lesson| lesson.squares(scene.view)),
            last: if walks || told { None } else { Path::last(scene.log, |_| true) },
        }
    }

    /// The seats in the order in which they are drawn: the viewer, then
    /// clockwise.
    pub(super) fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        std::iter::once(self.me).chain(self.view.open.opponents(self.me))
    }

    /// The choices that have their place here.
    pub(super) fn at(&self, here: Where) -> impl Iterator<Item = Choice> + '_ {
        let choices = self.scene.choices.iter().copied();
        choices.filter(move |choice| place::of(*choice, self.view) == Some(here))
    }

    /// What is to be done; nothing once the game is over, however it ended.
    pub(super) fn task(&self) -> Option<Task> {
        self.view.open.agenda.top().filter(|_| self.scene.to_act.is_some())
    }

    /// What only one seat sees, if this is that seat.
    pub(super) fn own(&self, seat: Seat) -> Option<&Own> {
        self.view.own.as_ref().filter(|_| self.view.seat == Some(seat))
    }
}

//! A scene with what all parts of the table ask for: who looks, which number
//! a choice has, how the walk went.

use super::choices;
use super::place::{self, Where};
use super::walk::Path;
use crate::FiveTribesTable;
use caravanserai_core::Seat;
use five_tribes::{Choice, Own, State, Task, View};
use std::borrow::Cow;
use web::t;
use web::{Language, Scene, beside};

/// A table through one pair of eyes, with what was worked out about it.
pub(super) struct Table<'a> {
    pub(super) scene: &'a Scene<'a, State>,
    pub(super) language: Language,
    pub(super) view: &'a View,
    /// Whose side comes first: the viewer's, or for spectators the first.
    pub(super) me: Seat,
    /// Who sits where; opponents by the name of their level.
    pub(super) names: Vec<String>,
    /// The choices of the list in order; a choice's number is its place here.
    numbered: Vec<Choice>,
    /// The walk under way.
    pub(super) walk: Option<Path>,
    /// The last walk of somebody else, while nobody walks.
    pub(super) last: Option<Path>,
}

impl<'a> Table<'a> {
    pub(super) fn new(scene: &'a Scene<'a, State>) -> Table<'a> {
        let view = scene.view;
        let walks = !view.open.walk.hand.is_empty();
        let active = view.open.active;
        let viewer = scene.seat;
        Table {
            scene,
            language: scene.language,
            view,
            me: viewer.unwrap_or(Seat(0)),
            names: beside::names::<FiveTribesTable>(
                scene.table,
                view.open.options.players,
                scene.language,
            ),
            numbered: choices::numbered(scene),
            walk: if walks { Path::last(scene.log, |seat| seat == active) } else { None },
            last: if walks { None } else { Path::last(scene.log, |seat| Some(seat) != viewer) },
        }
    }

    /// The seats in the order in which they are drawn: the viewer, then
    /// clockwise.
    pub(super) fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        std::iter::once(self.me).chain(self.view.open.opponents(self.me))
    }

    /// The number of a choice in the list.
    pub(super) fn number(&self, choice: Choice) -> Option<usize> {
        self.numbered.iter().position(|listed| *listed == choice).map(|index| index + 1)
    }

    /// The choices that have their place here.
    pub(super) fn at(&self, here: Where) -> impl Iterator<Item = Choice> + '_ {
        let choices = self.scene.choices.iter().copied();
        choices.filter(move |choice| place::of(*choice, self.view) == Some(here))
    }

    /// What is to be done.
    pub(super) fn task(&self) -> Option<Task> {
        self.view.open.agenda.top()
    }

    /// Whether the viewer is asked for something now.
    pub(super) fn is_asked(&self) -> bool {
        beside::is_asked(self.scene)
    }

    /// What only one seat sees, if this is that seat.
    pub(super) fn own(&self, seat: Seat) -> Option<&Own> {
        self.view.own.as_ref().filter(|_| self.view.seat == Some(seat))
    }

    /// The name of a player, or "You".
    pub(super) fn name(&self, seat: Seat) -> Cow<'_, str> {
        if self.scene.seat == Some(seat) {
            t!(self.language, "you-name")
        } else {
            Cow::Borrowed(self.own_name(seat))
        }
    }

    /// The name of a player as they gave it.
    pub(super) fn own_name(&self, seat: Seat) -> &str {
        self.names.get(seat.index()).map_or("", String::as_str)
    }
}

//! A scene with what all parts of the table ask for: who looks, which number
//! a choice has, where pieces came from.

use super::lessons::Lesson;
use super::place::Where;
use super::story::{self, Act};
use super::{choices, place};
use crate::TargiTable;
use caravanserai_core::Seat;
use std::ops::Deref;
use targi::{Choice, Event, Place, Spot, State, Task};
use web::beside::Perspective;
use web::{Scene, Stage, tutorial};

/// The letters that choices take as keys; the others do something else.
const LETTERS: &str = "abcdfgijklmnoqstvwxyz";

/// A table through one pair of eyes, with what was worked out about it.
pub(super) struct Table<'a> {
    perspective: Perspective<'a, State>,
    /// Where each player's Targi were placed this round, in order.
    placed: [Vec<Spot>; 2],
    /// Where each player's markers lie, in the order in which they were laid.
    marked: [Vec<Place>; 2],
    /// What the other player did since the viewer's last turn.
    pub(super) acts: Vec<Act>,
    /// For those to whom no story is told, what was touched last.
    pub(super) last: Vec<Spot>,
    /// The lesson that is told.
    pub(super) lesson: Option<Lesson>,
    /// The fields and cards that it speaks of.
    pub(super) spoken: Vec<Spot>,
    own_keys: bool,
    /// The choices whose keys are letters, in order.
    lettered: Vec<Choice>,
}

impl<'a> Deref for Table<'a> {
    type Target = Perspective<'a, State>;

    fn deref(&self) -> &Perspective<'a, State> {
        &self.perspective
    }
}

impl<'a> Table<'a> {
    pub(super) fn new(scene: &'a Scene<'a, State>) -> Table<'a> {
        let numbered = choices::sort(scene.choices).numbered();
        let at = |choice: &Choice| place::of(*choice, scene.view);
        let on_border = |choice: &Choice| matches!(at(choice), Some(Where::Border(_)));
        let on_board = |choice: &Choice| {
            on_border(choice)
                || matches!(at(choice), Some(Where::Centre(_) | Where::Dune(_) | Where::Targia))
        };
        let lesson = tutorial::shown::<State, Lesson>(scene);
        let mut table = Table {
            lesson,
            spoken: lesson.map(|lesson| lesson.spots(scene.view)).unwrap_or_default(),
            own_keys: numbered.iter().any(on_board),
            lettered: numbered.iter().copied().filter(|choice| !on_border(choice)).collect(),
            perspective: Perspective::new::<TargiTable>(scene, 2, numbered),
            placed: [Vec::new(), Vec::new()],
            marked: [Vec::new(), Vec::new()],
            acts: story::acts(scene),
            last: last_touched(scene),
        };
        table.follow_pieces();
        table
    }

    /// Finds out which piece is which, so that each can slide to where it goes.
    fn follow_pieces(&mut self) {
        let log = self.scene.log;
        let begins = |told: &web::ToldMove<State>| {
            told.events.iter().any(|told| matches!(told.event, Event::RoundBegan { .. }))
        };
        let start = log.iter().rposition(begins).unwrap_or(0);
        for told in log[start..].iter().flat_map(|told| &told.events) {
            match told.event {
                Event::RoundBegan { .. } => {
                    self.placed = Default::default();
                    self.marked = Default::default();
                }
                Event::Placed { seat, spot } => self.placed[seat.index()].push(spot),
                Event::Marked { seat, places } => {
                    self.marked[seat.index()] = places.into_iter().collect();
                }
                Event::MarkerMoved { seat, from, to } => {
                    let moved = self.marked[seat.index()].iter_mut().find(|at| **at == from);
                    if let Some(at) = moved {
                        *at = to;
                    }
                }
                _ => {}
            }
        }
    }

    /// The name under which a Targi slides: `targi-blue-2`.
    pub(super) fn targi_name(&self, seat: Seat, at: Spot) -> String {
        let index = self.placed[seat.index()].iter().position(|spot| *spot == at);
        match index {
            Some(index) => format!("targi-{}-{}", colour(seat), index + 1),
            None => format!("targi-{}-{at}", colour(seat)),
        }
    }

    /// The name under which a marker slides: `marker-ivory-1`.
    pub(super) fn marker_name(&self, seat: Seat, at: Place) -> String {
        let index = self.marked[seat.index()].iter().position(|place| *place == at);
        match index {
            Some(index) => format!("marker-{}-{}", colour(seat), index + 1),
            None => format!("marker-{}-{at}", colour(seat)),
        }
    }

    /// How many Targi a player has still to place.
    pub(super) fn supply(&self, seat: Seat) -> u8 {
        if self.task() != Some(Task::Placement) {
            return 0;
        }
        let player = &self.view.players[seat.index()];
        player.targi_now.saturating_sub(player.targi.len() + player.dunes.len())
    }

    /// Whether something on the board can be chosen: then a field's own number is its key,
    /// and whatever else can be chosen takes a letter.
    pub(super) fn has_own_keys(&self) -> bool {
        self.own_keys
    }

    /// The key of a choice in the list.
    pub(super) fn key(&self, choice: Choice) -> Option<String> {
        match place::of(choice, self.view) {
            _ if !self.own_keys => Some(self.number(choice)?.to_string()),
            Some(Where::Border(field)) => Some(field.to_string()),
            _ => {
                let index = self.lettered.iter().position(|lettered| *lettered == choice)?;
                LETTERS.chars().nth(index).map(String::from)
            }
        }
    }

    /// The choices that have their place here.
    pub(super) fn at(&self, here: Where) -> impl Iterator<Item = Choice> + '_ {
        let choices = self.scene.choices.iter().copied();
        choices.filter(move |choice| place::of(*choice, self.view) == Some(here))
    }

    /// What is to be done; nothing once the game is over, however it ended.
    pub(super) fn task(&self) -> Option<Task> {
        self.view.agenda.top().filter(|_| self.scene.to_act.is_some())
    }
}

/// What a seat's pieces are made of.
pub(super) const fn colour(seat: Seat) -> &'static str {
    match seat {
        Seat(0) => "blue",
        _ => "ivory",
    }
}

fn last_touched(scene: &Scene<'_, State>) -> Vec<Spot> {
    if scene.seat.is_some() && scene.stage == Stage::Live {
        return Vec::new();
    }
    let events = scene.log.last().into_iter().flat_map(|told| &told.events);
    let spot = |told: &targi::Told| match told.event {
        Event::Placed { spot, .. }
        | Event::TokenPlaced { spot, .. }
        | Event::Used { spot, .. }
        | Event::Picked { spot, .. } => Some(spot),
        Event::MarkerMoved { to, .. } => Some(Spot::Centre(to)),
        _ => None,
    };
    events.filter_map(spot).collect()
}

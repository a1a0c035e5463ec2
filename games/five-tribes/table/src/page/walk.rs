//! Walks as the log tells them: the one under way, and those that are over.

use caravanserai_core::Seat;
use five_tribes::{Event, Square, State, Tribe, Way};
use web::ToldMove;

/// A walk, as far as it has come.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Path {
    pub(super) seat: Seat,
    /// Where its meeples were taken.
    pub(super) from: Square,
    /// Where each was dropped, in order.
    pub(super) drops: Vec<(Square, Tribe)>,
}

/// A step of a walk from one tile to the next; none for a flight.
pub(super) struct Footstep {
    pub(super) from: Square,
    pub(super) way: Way,
    pub(super) number: usize,
}

impl Path {
    /// The last walk of the player that passes the test.
    pub(super) fn last(log: &[ToldMove<State>], whose: impl Fn(Seat) -> bool) -> Option<Path> {
        let begins = |told: &ToldMove<State>| {
            told.events
                .iter()
                .any(|event| matches!(event, Event::PickedUp { seat, .. } if whose(*seat)))
        };
        let start = log.iter().rposition(begins)?;
        let mut path: Option<Path> = None;
        for event in log[start..].iter().flat_map(|told| &told.events) {
            match (*event, &mut path) {
                (Event::PickedUp { seat, from, .. }, None) => {
                    path = Some(Path { seat, from, drops: Vec::new() });
                }
                (Event::Dropped { on, tribe, .. } | Event::Flew { on, tribe, .. }, Some(path)) => {
                    path.drops.push((on, tribe));
                }
                (Event::Took { .. }, Some(_)) => break,
                _ => {}
            }
        }
        path
    }

    /// The steps on foot.
    pub(super) fn footsteps(&self) -> impl Iterator<Item = Footstep> + '_ {
        let stops = std::iter::once(self.from).chain(self.drops.iter().map(|(on, _)| *on));
        let next = self.drops.iter().map(|(on, _)| *on);
        stops.zip(next).enumerate().filter_map(|(index, (from, to))| {
            Some(Footstep { from, way: Way::between(from, to)?, number: index + 1 })
        })
    }

    /// Where it stands.
    pub(super) fn at(&self) -> Square {
        self.drops.last().map_or(self.from, |(on, _)| *on)
    }

    /// Whether it has dropped something there.
    pub(super) fn passed(&self, square: Square) -> bool {
        self.drops.iter().any(|(on, _)| *on == square)
    }

    /// How many of a tribe it has dropped on a tile.
    pub(super) fn dropped(&self, square: Square, tribe: Tribe) -> u8 {
        self.drops.iter().filter(|drop| **drop == (square, tribe)).count() as u8
    }
}

/// The class of a direction.
pub(super) const fn way_class(way: Way) -> &'static str {
    match way {
        Way::North => "to-n",
        Way::East => "to-e",
        Way::South => "to-s",
        Way::West => "to-w",
    }
}

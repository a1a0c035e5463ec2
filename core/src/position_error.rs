//! What can be wrong with a position that somebody brings.

use crate::{OptionError, Seat};
use std::any::Any;
use std::sync::Arc;

/// One thing that is wrong with a position. A vocabulary puts it into words.
///
/// `V` is a [`Game::Violation`](crate::Game::Violation), or any where the game is not known.
#[derive(Clone, PartialEq, Debug)]
pub enum PositionFault<V = Arc<dyn Any + Send + Sync>> {
    /// It is not what a position of any game would say there.
    Malformed(MalformedPosition),
    /// Its options cannot be used.
    Options(OptionError),
    /// It can be read, and play never leads there.
    Violation(V),
}

/// What can be wrong with a position before its rules are asked.
#[derive(Clone, PartialEq, Debug)]
pub enum MalformedPosition {
    /// It is not written as positions of this game are; what the parser says of it.
    Unreadable(String),
    /// No number of 64 bits in hexadecimal digits.
    NotHexadecimal {
        /// The field.
        field: &'static str,
    },
    /// Nobody sits there.
    NoSeat {
        /// The seat.
        seat: Seat,
    },
    /// A list is longer than it can be.
    TooLong {
        /// The field.
        field: &'static str,
        /// How many it lists.
        found: usize,
        /// The most that it may.
        most: usize,
    },
    /// A list that always has the same length has another.
    Length {
        /// The field.
        field: &'static str,
        /// How many it lists.
        found: usize,
        /// How many it should.
        right: usize,
    },
    /// A list names something twice.
    Twice {
        /// The field.
        field: &'static str,
    },
}

impl<V> From<MalformedPosition> for PositionFault<V> {
    fn from(fault: MalformedPosition) -> PositionFault<V> {
        PositionFault::Malformed(fault)
    }
}

impl<V: Send + Sync + 'static> PositionFault<V> {
    pub(crate) fn of_any_game(self) -> PositionFault {
        match self {
            PositionFault::Malformed(fault) => PositionFault::Malformed(fault),
            PositionFault::Options(error) => PositionFault::Options(error),
            PositionFault::Violation(violation) => PositionFault::Violation(Arc::new(violation)),
        }
    }
}

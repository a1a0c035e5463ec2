//! What can be wrong with a record.

use crate::{OptionError, Outcome, Refused, Seat};
use std::fmt::Debug;
use thiserror::Error;

/// What is wrong with a record, and where. It names line and fault for programs; sentences for
/// people are the vocabulary's. As long as nobody asks what game it is of, all that can be wrong
/// is that it is [`Malformed`].
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("line {line}: {fault:?}")]
pub struct RecordError<F: Debug = Fault> {
    /// The line, counted from 1.
    pub line: usize,
    /// What is wrong with it.
    pub fault: F,
}

/// What can be wrong with a line of a record. A vocabulary puts it into words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Fault {
    /// It is not what a record of any game would say there.
    Malformed(Malformed),
    /// Its choice is none, or is not legal there.
    Refused(Refused),
    /// Its options cannot be used.
    Options(OptionError),
    /// It does not hold by the rules that this program plays, which are not
    /// those that the record was made with.
    OtherRules {
        /// The version that the record names.
        made: u32,
        /// The version that this program plays.
        plays: u32,
        /// What does not hold.
        fault: Box<Fault>,
    },
}

/// What can be wrong with a line whatever the game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Malformed {
    /// The text is too long to be read.
    TooLong {
        /// The longest that is read.
        mib: usize,
    },
    /// The record ends where something is due.
    Ends {
        /// How that would be written.
        expected: String,
    },
    /// Something else is due there.
    Unexpected {
        /// How that would be written.
        expected: String,
        /// What stands there.
        found: String,
    },
    /// The house does not have this game.
    UnknownGame {
        /// The name that stands there.
        name: String,
        /// The games that it has.
        known: String,
    },
    /// Others play than are named.
    Seats {
        /// How many are named.
        named: usize,
        /// How many play, or can at most.
        play: usize,
    },
    /// Something was added to the seed at a seat that nobody has.
    NobodyThere,
    /// The round stands there twice.
    RoundAgain {
        /// Which.
        round: u16,
    },
    /// A round without choices.
    RoundEmpty {
        /// Which.
        round: u16,
    },
    /// A choice in another round than the game has come to.
    OtherRound {
        /// The round under way.
        now: u16,
        /// The one that the record says.
        claimed: u16,
    },
    /// A choice of somebody who is not to act.
    OtherSeat {
        /// Who is to act.
        to_act: Seat,
        /// Who the record says.
        claimed: Seat,
    },
    /// A choice after the end of the game.
    AfterEnd {
        /// The choice.
        choice: String,
    },
    /// The commitment is not the SHA-256 of what it was made for.
    Commitment {
        /// Whether it was made for the house's part of the seed.
        by_house: bool,
    },
    /// The seed does not follow from what it was made of.
    Seed,
    /// The seed draws another lot.
    Lot {
        /// The one that it draws.
        drawn: u8,
    },
    /// The seed deals something else.
    Deal,
    /// The choices lead to another end, or to none.
    Result {
        /// Where they lead.
        reached: Option<Outcome>,
    },
}

impl<F: Debug> RecordError<F> {
    /// A line that is not as it should be.
    pub fn new(line: usize, fault: impl Into<F>) -> RecordError<F> {
        RecordError { line, fault: fault.into() }
    }
}

impl From<Malformed> for Fault {
    fn from(fault: Malformed) -> Fault {
        Fault::Malformed(fault)
    }
}

impl From<RecordError<Malformed>> for RecordError {
    fn from(RecordError { line, fault }: RecordError<Malformed>) -> RecordError {
        RecordError::new(line, fault)
    }
}

impl RecordError {
    pub(crate) fn refused(line: usize, refused: impl Into<Refused>) -> RecordError {
        RecordError { line, fault: Fault::Refused(refused.into()) }
    }

    pub(crate) fn options(line: usize, error: OptionError) -> RecordError {
        RecordError { line, fault: Fault::Options(error) }
    }
}

//! What can be wrong with a record.

use crate::{OptionError, Outcome, Refused, Seat};
use thiserror::Error;

/// What is wrong with a record, and where.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("line {line}: {fault}")]
pub struct RecordError {
    /// The line, counted from 1.
    pub line: usize,
    /// What is wrong with it.
    pub fault: Fault,
}

/// What can be wrong with a line of a record. A vocabulary puts it into words.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum Fault {
    /// It is not what a record of any game would say there.
    #[error(transparent)]
    Malformed(Malformed),
    /// Its choice is none, or is not legal there.
    #[error(transparent)]
    Refused(Refused),
    /// Its options cannot be used.
    #[error(transparent)]
    Options(OptionError),
    /// It does not hold by the rules that this program plays, which are not
    /// those that the record was made with.
    #[error("made with version {made} of the rules, not with version {plays}: {fault}")]
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
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum Malformed {
    /// The text is too long to be read.
    #[error("longer than {mib} MiB")]
    TooLong {
        /// The longest that is read.
        mib: usize,
    },
    /// The record ends where something is due.
    #[error("ends before `{expected}`")]
    Ends {
        /// How that would be written.
        expected: String,
    },
    /// Something else is due there.
    #[error("`{found}` instead of `{expected}`")]
    Unexpected {
        /// How that would be written.
        expected: String,
        /// What stands there.
        found: String,
    },
    /// The house does not have this game.
    #[error("no game `{name}`")]
    UnknownGame {
        /// The name that stands there.
        name: String,
        /// The games that it has.
        known: String,
    },
    /// Others play than are named.
    #[error("{named} seats named, {play} play")]
    Seats {
        /// How many are named.
        named: usize,
        /// How many play, or can at most.
        play: usize,
    },
    /// Something was added to the seed at a seat that nobody has.
    #[error("a contribution from nobody")]
    NobodyThere,
    /// The round stands there twice.
    #[error("round {round} again")]
    RoundAgain {
        /// Which.
        round: u16,
    },
    /// A round without choices.
    #[error("round {round} without choices")]
    RoundEmpty {
        /// Which.
        round: u16,
    },
    /// A choice in another round than the game has come to.
    #[error("round {claimed} instead of {now}")]
    OtherRound {
        /// The round under way.
        now: u16,
        /// The one that the record says.
        claimed: u16,
    },
    /// A choice of somebody who is not to act.
    #[error("seat {claimed} instead of {to_act}")]
    OtherSeat {
        /// Who is to act.
        to_act: Seat,
        /// Who the record says.
        claimed: Seat,
    },
    /// A choice after the end of the game.
    #[error("`{choice}` after the end")]
    AfterEnd {
        /// The choice.
        choice: String,
    },
    /// The commitment is not the SHA-256 of what it was made for.
    #[error("commitment and seed do not fit")]
    Commitment {
        /// Whether it was made for the house's part of the seed.
        by_house: bool,
    },
    /// The seed does not follow from what it was made of.
    #[error("seed and contributions do not fit")]
    Seed,
    /// The seed draws another lot.
    #[error("the seed draws the lot {drawn}")]
    Lot {
        /// The one that it draws.
        drawn: u8,
    },
    /// The seed deals something else.
    #[error("seed and deal do not fit")]
    Deal,
    /// The choices lead to another end, or to none.
    #[error("the result does not follow from the choices")]
    Result {
        /// Where they lead.
        reached: Option<Outcome>,
    },
}

impl RecordError {
    /// A line that is not as it should be.
    pub fn new(line: usize, fault: Malformed) -> RecordError {
        RecordError { line, fault: Fault::Malformed(fault) }
    }

    pub(crate) fn refused(line: usize, refused: impl Into<Refused>) -> RecordError {
        RecordError { line, fault: Fault::Refused(refused.into()) }
    }

    pub(crate) fn options(line: usize, error: OptionError) -> RecordError {
        RecordError { line, fault: Fault::Options(error) }
    }
}

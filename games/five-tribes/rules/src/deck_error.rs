//! What can be wrong with a data file, as values; the vocabulary has the words.

use crate::catalogue::DECK_FILE;
use crate::printed::Set;
use std::fmt;

/// What is wrong with a data file, and where.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub struct DeckError {
    /// The part of the file.
    pub part: DeckPart,
    /// The field of that part.
    pub field: &'static str,
    /// What is wrong.
    pub fault: DeckFault,
}

/// A part of a data file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum DeckPart {
    /// The file as a whole.
    Whole,
    /// The card of this id.
    Card(String),
    /// All tribes.
    Tribes,
    /// All tiles of a box.
    Tiles(Set),
    /// All resource cards.
    Resources,
    /// All djinns.
    Djinns,
    /// All thieves.
    Thieves,
    /// All items.
    Items,
}

/// What is wrong with a part of a data file, with what would be right where that is a figure.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum DeckFault {
    /// It is no TOML or no deck; what the parser says of it.
    Unreadable(String),
    /// It is a deck of another game.
    OtherGame,
    /// These are not the tribes, or not in their order.
    OtherTribes,
    /// An id is empty or has letters that an id has not.
    BadId,
    /// Two cards have this id.
    IdTwice,
    /// Not so many kinds of merchandise with Fakirs behind them.
    OtherResources {
        /// How many there should be.
        merchandise: usize,
    },
    /// More or fewer kinds than the game has.
    Kinds {
        /// How many there are.
        found: usize,
        /// How many there should be.
        right: usize,
    },
    /// More or fewer of them in all than the game has.
    Count {
        /// How many there are.
        found: usize,
        /// How many there should be.
        right: usize,
    },
    /// Two djinns have this power.
    PowerTwice,
}

/// Names file, part and fault for programs; sentences for people are the vocabulary's.
impl fmt::Display for DeckError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let DeckError { part, field, fault } = self;
        match part {
            DeckPart::Card(id) => write!(f, "{DECK_FILE}, {id}, {field}: {fault:?}"),
            part => write!(f, "{DECK_FILE}, {part:?}, {field}: {fault:?}"),
        }
    }
}

//! What can be wrong with a deck file, as values; the vocabulary has the words.

use crate::card::{Symbol, Timing};
use crate::goods::{BadBundle, Bundle};
use std::fmt;

/// One mistake in a deck file.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct DeckError {
    /// The line, counted from 1.
    pub line: usize,
    /// The column, counted from 1.
    pub column: usize,
    /// The card it is in, if it is in one.
    pub card: Option<String>,
    /// The field of the card, if it is in one.
    pub field: Option<&'static str>,
    /// What is wrong.
    pub fault: DeckFault,
}

/// What is wrong at one place of a deck file, with what would be right where that is a figure.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum DeckFault {
    /// It is no TOML or no deck; what the parser says of it.
    Unreadable(String),
    /// It is a deck of another game.
    OtherGame,
    /// The deck's name is too long or has letters that a name has not.
    BadName,
    /// The same bundled card is named twice.
    CardTwice(String),
    /// No bundled deck has a card of this id.
    NoSuchCard(String),
    /// An id is too long or has letters that an id has not.
    BadId,
    /// The id is one of those that dunes and goods cards have.
    TakenId,
    /// Two cards have this id.
    IdTwice(String),
    /// More tribe cards than any deck has.
    TooManyCards(usize),
    /// More or fewer cards of a symbol than a deck has.
    SymbolCount {
        /// The symbol.
        symbol: Symbol,
        /// How many cards have it.
        count: usize,
        /// How many should.
        right: usize,
    },
    /// No amounts of goods, gold, water and points.
    Amounts(BadBundle),
    /// More of a kind than any card has.
    TooMuch {
        /// The amounts.
        bundle: Bundle,
        /// The most of each kind.
        most: u8,
    },
    /// A bracket that holds victory points, or nothing.
    Bracket,
    /// A cost of victory points.
    PaidInPoints,
    /// More than two ways to pay.
    TooManyWays,
    /// Too few or too many goods of choice.
    GoodsOfChoice {
        /// The least.
        least: u8,
        /// The most.
        most: u8,
    },
    /// More victory points than any card has.
    TooManyPoints {
        /// The most.
        most: u8,
    },
    /// A cost in brackets without its points, or the other way round.
    BracketPoints,
    /// The effect takes place at another time: this one.
    Timing(Timing),
    /// A figure of an effect is too small or too large.
    Figure {
        /// Its name.
        name: &'static str,
        /// What it is.
        figure: u8,
        /// The least that it may be.
        least: u8,
        /// The most that it may be.
        most: u8,
    },
    /// A treasure of nothing.
    EmptyTreasure,
    /// All cards with an effect give too much together.
    Rewards {
        /// The effect.
        effect: &'static str,
        /// Which of its figures.
        name: &'static str,
        /// What they amount to.
        sum: u16,
        /// The most that they may.
        most: u8,
    },
    /// Neither a few goods cards more nor all of them.
    GoodsCount {
        /// How many there are.
        count: usize,
        /// How many a deck may add to those of the base game.
        more: usize,
        /// How many there are at least in place of them.
        least: usize,
        /// How many there are at most in place of them.
        most: usize,
    },
    /// Too few or too many dunes.
    DuneCount {
        /// How many there are.
        count: usize,
        /// The least, if there are any.
        least: usize,
        /// The most.
        most: usize,
    },
    /// The id is none of a dune.
    BadDuneId,
}

/// Every mistake that was found in a deck file; at least one.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub struct DeckErrors(pub Vec<DeckError>);

/// Names line, card and fault for programs; sentences for people are the vocabulary's.
impl fmt::Display for DeckError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: ", self.line, self.column)?;
        let place = [self.card.as_deref(), self.field];
        place.into_iter().flatten().try_for_each(|place| write!(f, "{place}: "))?;
        write!(f, "{:?}", self.fault)
    }
}

impl fmt::Display for DeckErrors {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let lines: Vec<String> = self.0.iter().map(DeckError::to_string).collect();
        f.write_str(&lines.join("\n"))
    }
}

impl From<BadBundle> for DeckFault {
    fn from(bad: BadBundle) -> DeckFault {
        DeckFault::Amounts(bad)
    }
}

//! The settings of a search.

use std::str::FromStr;

/// How a search selects the choice to try next.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Selection {
    /// By its value so far and by its prior, as in AlphaZero.
    Puct,
    /// By its value so far and how seldom it was tried; everything is tried once.
    Ucb1,
}

/// How a search models the other seats.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum OpponentModel {
    /// They search as the searcher does, each from what it sees, and get better
    /// the longer the search goes on.
    Search,
    /// They play at once what the policy finds best
    /// ([`Evaluator::reply`](crate::Evaluator::reply)). For games in which no two
    /// guesses at what they hold are alike, so that statistics from one guess say
    /// nothing about the next.
    Reply,
}

/// Reads `search` or `reply`.
impl FromStr for OpponentModel {
    type Err = String;

    fn from_str(text: &str) -> Result<OpponentModel, String> {
        match text {
            "search" => Ok(OpponentModel::Search),
            "reply" => Ok(OpponentModel::Reply),
            _ => Err(format!("others can `search` or `reply`, not `{text:.40}`")),
        }
    }
}

/// The settings of a search.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct SearchConfig {
    /// How it selects the choice to try next.
    pub selection: Selection,
    /// The weight of exploration.
    pub c_puct: f32,
    /// How much worse than its node a choice counts that was never tried
    /// (first-play urgency).
    pub fpu_reduction: f32,
    /// How many rounds after this one are looked into choice by choice.
    pub rounds_ahead: u16,
    /// How it models the other seats.
    pub opponent_model: OpponentModel,
    /// The most memory of the tree, in MiB.
    pub memory_mib: usize,
    /// Whether to stop once hardly any other choice can become the best.
    pub stop_when_decided: bool,
}

impl SearchConfig {
    /// Tuned with a learned policy.
    pub const DEFAULT: SearchConfig = SearchConfig {
        selection: Selection::Puct,
        c_puct: 0.6,
        fpu_reduction: 0.1,
        rounds_ahead: 0,
        opponent_model: OpponentModel::Search,
        memory_mib: 64,
        stop_when_decided: true,
    };

    /// For random playouts: UCB1 to the end of the game.
    pub const PLAIN: SearchConfig = SearchConfig {
        selection: Selection::Ucb1,
        c_puct: 0.7,
        rounds_ahead: u16::MAX,
        ..SearchConfig::DEFAULT
    };
}

impl Default for SearchConfig {
    fn default() -> SearchConfig {
        SearchConfig::DEFAULT
    }
}

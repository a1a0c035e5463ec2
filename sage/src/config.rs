//! How a search goes about its work: how it selects choices, how far it looks,
//! how it models the other seats.

/// How a search selects the choice to try next.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Selection {
    /// By its value so far and by its prior, as in AlphaZero.
    Puct,
    /// By its value so far and how seldom it was tried; everything is tried once.
    Ucb1,
}

/// How a search models the other seats.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Others {
    /// They think as the searcher does, each from what it sees, and get better
    /// the longer the search goes on.
    Think,
    /// They act at first sight ([`Evaluator::reply`](crate::Evaluator::reply)). That is for games in which
    /// no two guesses at what they hold are alike, so that nothing learnt from one
    /// helps with the next.
    ActAtOnce,
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
    pub others: Others,
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
        others: Others::Think,
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

//! How a search goes about it: what draws it to a choice, how far it looks, how it
//! takes the others.

/// What draws a search to a choice besides what it brought so far.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Lure {
    /// That it looked promising at first sight and was seldom tried.
    Promise,
    /// That it was seldom tried; everything is tried once (UCB1).
    Novelty,
}

/// How a search takes the other seats.
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

/// How a search goes about it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Manner {
    /// What draws it to a choice.
    pub lure: Lure,
    /// How strongly.
    pub curiosity: f32,
    /// By how much a choice that was never tried is taken to be worse than
    /// its node.
    pub caution: f32,
    /// How many rounds after this one are looked into choice by choice.
    pub rounds_ahead: u16,
    /// How the other seats are taken.
    pub others: Others,
    /// The most memory of the tree, in MiB.
    pub memory_mib: usize,
    /// Whether to stop once hardly any other choice can become the best.
    pub stop_when_decided: bool,
}

impl Manner {
    /// What has proved itself with a learned instinct.
    pub const DEFAULT: Manner = Manner {
        lure: Lure::Promise,
        curiosity: 0.6,
        caution: 0.1,
        rounds_ahead: 0,
        others: Others::Think,
        memory_mib: 64,
        stop_when_decided: true,
    };

    /// What has proved itself in Five Tribes.
    pub const FIVE_TRIBES: Manner = Manner { others: Others::ActAtOnce, ..Manner::DEFAULT };

    /// What suits playouts by lot: nothing is taken for granted.
    pub const PLAIN: Manner =
        Manner { lure: Lure::Novelty, curiosity: 0.7, rounds_ahead: u16::MAX, ..Manner::DEFAULT };
}

impl Default for Manner {
    fn default() -> Manner {
        Manner::DEFAULT
    }
}

//! Opponents.
//!
//! An [`Opponent`] is given the view of its seat and nothing else, so it cannot
//! know more than a person in its place. [`Random`] plays anything that is
//! legal; [`Greedy`] completes each action in its head and takes the one that
//! leaves it best off.

pub mod balance;
mod five_tribes_greedy;
mod five_tribes_judge;
mod greedy;
mod targi_judge;

pub use five_tribes_greedy::FiveTribesGreedy;
pub use five_tribes_judge::FiveTribesJudge;
pub use greedy::{Greedy, Judge};
pub use targi_judge::TargiJudge;

use caravanserai_core::{Chance, Game, Quick};

/// Somebody who plays a seat.
pub trait Opponent<G: Game>: Send {
    /// Picks one of the legal choices, of which there is at least one.
    fn choose(&mut self, view: &G::View, legal: &[G::Choice]) -> G::Choice;
}

/// Plays anything that is legal, every choice equally often.
pub struct Random(Quick);

impl Random {
    /// A random player whose choices follow from `seed`.
    pub const fn new(seed: u64) -> Random {
        Random(Quick::new(seed))
    }
}

impl<G: Game> Opponent<G> for Random {
    fn choose(&mut self, _: &G::View, legal: &[G::Choice]) -> G::Choice {
        legal[self.0.below(legal.len() as u32) as usize]
    }
}

/// A game that the house has opponents for.
pub trait Plays: Game {
    /// The names of all opponents, the weakest first.
    fn opponents() -> &'static [&'static str];

    /// The opponent of this name, if there is one. Its choices follow from what
    /// it sees and from `seed`.
    fn opponent(name: &str, seed: u64) -> Option<Box<dyn Opponent<Self>>>;
}

/// The names of all opponents.
pub const NAMES: [&str; 2] = ["random", "greedy"];

impl Plays for targi::State {
    fn opponents() -> &'static [&'static str] {
        &NAMES
    }

    fn opponent(name: &str, seed: u64) -> Option<Box<dyn Opponent<targi::State>>> {
        match name {
            "random" => Some(Box::new(Random::new(seed))),
            "greedy" => Some(Box::new(Greedy::new(TargiJudge, seed))),
            _ => None,
        }
    }
}

impl Plays for five_tribes::State {
    fn opponents() -> &'static [&'static str] {
        &NAMES
    }

    fn opponent(name: &str, seed: u64) -> Option<Box<dyn Opponent<five_tribes::State>>> {
        match name {
            "random" => Some(Box::new(Random::new(seed))),
            "greedy" => Some(Box::new(FiveTribesGreedy::new(seed))),
            _ => None,
        }
    }
}

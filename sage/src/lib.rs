//! Opponents.
//!
//! An [`Opponent`] is given the view of its seat and nothing else, so it cannot
//! know more than a person in its place. [`Random`] plays anything that is
//! legal; [`Greedy`] completes each action in its head and takes the one that
//! leaves it best off; a [`Thinker`] searches ([`Search`]), and the [`LEVELS`]
//! are thinkers with more or less patience. [`arena`] measures who is stronger.

mod advice;
pub mod arena;
pub mod balance;
mod budget;
mod council;
mod evaluator;
mod five_tribes_greedy;
mod five_tribes_judge;
mod five_tribes_mind;
mod greedy;
mod levels;
mod manner;
mod player;
mod search;
mod targi_judge;
pub mod targi_mind;
mod thinker;
mod tree;

pub use advice::{Advice, Advised, Judged, Step, advise, analyse};
pub use budget::Budget;
pub use council::Council;
pub use evaluator::{
    Appraiser, Evaluator, Instinct, InstinctPlayout, Outlook, RandomPlayout, Settled, Working,
};
pub use five_tribes_greedy::FiveTribesGreedy;
pub use five_tribes_judge::FiveTribesJudge;
pub use five_tribes_mind::FiveTribesMind;
pub use greedy::{Greedy, Judge};
pub use levels::{FIVE_TRIBES_LEVELS, LEVELS, Level};
pub use manner::{Lure, Manner, Others};
pub use player::{Player, PlayerSpec, Seer, UnknownPlayer};
pub use search::{Considered, Search, Seen, Thoughts};
pub use targi_judge::TargiJudge;
pub use targi_mind::{TargiAppraiser, TargiInstinct};
pub use thinker::{Habit, Thinker};

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
///
/// A game brings what it knows of itself, [`Plays::mind`], and gets the search,
/// the levels, the arena and the coach for it.
pub trait Plays: Seen {
    /// How the strong opponents judge positions and choices.
    type Mind: Evaluator<Self> + 'static;

    /// How opponents judge that play every game in their heads to its end.
    type PlayoutMind: Evaluator<Self> + 'static;

    /// The levels of the house, the weakest first, each with its habits.
    fn levels() -> &'static [Level; 5] {
        &LEVELS
    }

    /// How the strong opponents search.
    fn manner() -> Manner {
        Manner::DEFAULT
    }

    /// The judgement of the strong opponents.
    fn mind() -> Self::Mind;

    /// A judgement by playouts.
    fn playout_mind() -> Self::PlayoutMind;

    /// The greedy opponent.
    fn greedy(seed: u64) -> Box<dyn Opponent<Self>>;

    /// The names of all opponents, the weakest first.
    fn opponents() -> &'static [&'static str] {
        &NAMES
    }

    /// The opponent of this name, if there is one. Its choices follow from what
    /// it sees and from `seed`; those of the strongest from the clock as well.
    ///
    /// Besides the names, budgets are understood, as in `sage:500ms`.
    fn opponent(name: &str, seed: u64) -> Option<Box<dyn Opponent<Self>>> {
        match PlayerSpec::parse(name).ok()?.sit_down(seed) {
            Player::Fair(opponent) => Some(opponent),
            Player::Cheat(_) => None,
        }
    }
}

/// The names of all opponents, the weakest first.
pub const NAMES: [&str; 7] = ["random", "greedy", "guest", "herder", "trader", "guide", "sage"];

impl Plays for targi::State {
    type Mind = Settled<TargiInstinct, TargiAppraiser>;
    type PlayoutMind = InstinctPlayout<TargiInstinct>;

    fn mind() -> Self::Mind {
        Settled { instinct: TargiInstinct::learned(1.0), appraiser: TargiAppraiser::learned() }
    }

    fn playout_mind() -> Self::PlayoutMind {
        InstinctPlayout(TargiInstinct::learned(1.0))
    }

    fn greedy(seed: u64) -> Box<dyn Opponent<targi::State>> {
        Box::new(Greedy::new(TargiJudge, seed))
    }
}

impl Plays for five_tribes::State {
    type Mind = FiveTribesMind;
    type PlayoutMind = FiveTribesMind;

    fn levels() -> &'static [Level; 5] {
        &FIVE_TRIBES_LEVELS
    }

    fn manner() -> Manner {
        Manner::FIVE_TRIBES
    }

    fn mind() -> FiveTribesMind {
        FiveTribesMind::default()
    }

    fn playout_mind() -> FiveTribesMind {
        FiveTribesMind::to_the_end()
    }

    fn greedy(seed: u64) -> Box<dyn Opponent<five_tribes::State>> {
        Box::new(FiveTribesGreedy::new(seed))
    }
}

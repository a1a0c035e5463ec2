//! Opponents.
//!
//! An [`Opponent`] is given the view of its seat and nothing else, so it cannot
//! know more than a person in its place. [`Random`] plays anything that is
//! legal; [`Greedy`] completes each action in its head and takes the one that
//! leaves it best off; a [`Searcher`] searches ([`Search`]), and the levels
//! ([`Level`]) are searchers with larger or smaller budgets. [`arena`] measures who is stronger.
//!
//! A search needs no more of a game than its rules; what a game knows of itself
//! ([`Plays::evaluator`]) makes it strong.
//!
//! ```
//! use caravanserai_core::{Game, Seed};
//! use sage::{Budget, RandomPlayout, Search, SearchConfig};
//! use some_game::State; // the rules of any game of the house
//! use std::sync::atomic::AtomicBool;
//!
//! let state = State::new(&Default::default(), &Seed::new("abc"));
//! let view = state.view(state.to_act());
//! let legal = state.legal();
//!
//! let mut search = Search::<State, _>::new(RandomPlayout, SearchConfig::DEFAULT, 1);
//! let never = AtomicBool::new(false);
//! let result = search.run(&view, &legal, Budget::visits(200), &never);
//! assert!(legal.contains(&result.best().choice));
//! ```

mod advice;
mod any;
pub mod arena;
pub mod balance;
mod budget;
mod config;
mod evaluator;
mod greedy;
mod judgement;
mod levels;
mod luck;
pub mod moment;
mod network;
mod network_evaluator;
mod numeric;
mod outcomes;
mod player;
mod reasons;
mod search;
mod searcher;
mod selection;
#[cfg(feature = "testing")]
pub mod testing;
#[cfg(feature = "train")]
pub mod train;
mod tree;
pub mod weights;
mod worker;

pub use advice::{Advice, Advised, Step, advise};
pub use any::{AnyAdvice, AnyJudged, AnyMistake, AnyOpponents, Judgement, Mind, Thinking, Thought};
pub use budget::Budget;
pub use config::{OpponentModel, SearchConfig, Selection};
pub use evaluator::{
    Evaluation, Evaluator, Policy, PolicyPlayout, RandomPlayout, Scratch, draw, play_by_policy,
    policy_priors, softmax,
};
pub use greedy::{Greedy, Heuristic};
pub use judgement::{Judged, MISTAKE, Mistake, analyse, judge_turn, turns};
pub use levels::{
    BESIDE, CHARACTER_NAMES, Character, Characters, LEVEL_NAMES, Level, Levels, level_name,
};
pub use network::{Activations, Inputs, Network, NetworkError, Sizes};
pub use network_evaluator::{
    NETWORK_OUTPUTS, NetworkGame, NetworkJudge, NetworkPlayout, POINTS_UNIT,
};
pub use numeric::{Block, ChoiceOf, FeatureNumber, Features, Numeric, ViewOf};
pub use player::{
    CheatingOpponent, OutsideOpponent, Player, PlayerFailed, PlayerSpec, USUAL_BUDGET,
    UnknownPlayer,
};
pub use search::{ChoiceStats, Search, SearchResult};
pub use searcher::{Searcher, SearcherConfig};

use caravanserai_core::{Chance, Game, InfoSet, Quick, Seat};
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::fmt::Debug;

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

/// The opponents of one game.
///
/// A game brings what it knows of itself, [`Plays::evaluator`], and gets the search,
/// the levels, the arena and the coach for it.
pub trait Plays: 'static {
    /// The game that they play.
    type Game: InfoSet;

    /// How the strong opponents judge positions and choices.
    type Evaluator: Evaluator<Self::Game> + 'static;

    /// How opponents judge that play every game in their heads to its end.
    type PlayoutEvaluator: Evaluator<Self::Game> + 'static;

    /// A kind of thing that a player can have, for saying why a choice is good.
    type Holding: Copy + Ord + Debug + Serialize + DeserializeOwned + Send + Sync + 'static;

    /// Tells what a seat has: each kind once, how many, and what one of it is
    /// worth to the seat in points.
    fn holdings(state: &Self::Game, seat: Seat, tell: &mut dyn FnMut(Self::Holding, u16, f32));

    /// The levels of the house.
    fn levels() -> &'static Levels;

    /// The characters of the house. In a game that knows none they are players like others.
    fn characters() -> Characters<Self::Evaluator> {
        CHARACTER_NAMES.map(|name| Character {
            level: Level { name, ..Self::levels()[BESIDE] },
            evaluator: Self::evaluator,
        })
    }

    /// The level or character of this name.
    fn level(name: &str) -> Option<Level> {
        let name = level_name(name);
        let characters = Self::characters().map(|character| character.level);
        Self::levels().iter().chain(&characters).find(|level| level.name == name).copied()
    }

    /// How the strong opponents search.
    fn config() -> SearchConfig {
        SearchConfig::DEFAULT
    }

    /// The judgement of the strong opponents.
    fn evaluator() -> Self::Evaluator;

    /// A judgement by playouts.
    fn playout_evaluator() -> Self::PlayoutEvaluator;

    /// The greedy opponent.
    fn greedy(seed: u64) -> Box<dyn Opponent<Self::Game>>;

    /// The names of all opponents.
    fn opponents() -> &'static [&'static str] {
        &NAMES
    }

    /// The opponent of this name, if there is one. Its choices follow from what
    /// it sees and from `seed`; those of the strongest from the clock as well.
    ///
    /// Besides the names, budgets are understood, as in `sage:500ms`.
    fn opponent(name: &str, seed: u64) -> Option<Box<dyn Opponent<Self::Game>>>
    where
        Self: Sized,
    {
        match PlayerSpec::parse(name).ok()?.build::<Self>(seed) {
            Player::Fair(opponent) => Some(opponent),
            Player::Cheat(_) | Player::Outside(_) => None,
        }
    }
}

/// The names of all opponents: two yardsticks, and the levels, the weakest first, with the
/// characters after the one beside which they stand.
pub const NAMES: [&str; 2 + LEVEL_NAMES.len() + CHARACTER_NAMES.len()] = {
    let mut names = ["random"; 2 + LEVEL_NAMES.len() + CHARACTER_NAMES.len()];
    names[1] = "greedy";
    let (mut level, mut at) = (0, 2);
    while level < LEVEL_NAMES.len() {
        names[at] = LEVEL_NAMES[level];
        at += 1;
        let mut character = 0;
        while level == BESIDE && character < CHARACTER_NAMES.len() {
            names[at] = CHARACTER_NAMES[character];
            (at, character) = (at + 1, character + 1);
        }
        level += 1;
    }
    names
};

//! Opponents for Five Tribes: what things are worth, what every end of a walk
//! would bring, how good a position is. The search itself is [`sage`].

mod greedy;
mod levels;
mod policy;
mod rollout;
mod value;
mod walk_values;
mod worth;

pub use greedy::FiveTribesHeuristic;
pub use value::FiveTribesEvaluator;

use five_tribes::State;
use sage::{Greedy, Level, Opponent, Plays, SearchConfig};

/// The opponents of Five Tribes.
pub enum FiveTribesBot {}

impl Plays for FiveTribesBot {
    type Game = State;
    type Evaluator = FiveTribesEvaluator;
    type PlayoutEvaluator = FiveTribesEvaluator;

    fn levels() -> &'static [Level; 5] {
        &levels::LEVELS
    }

    fn config() -> SearchConfig {
        levels::SEARCH
    }

    fn evaluator() -> FiveTribesEvaluator {
        FiveTribesEvaluator::default()
    }

    fn playout_evaluator() -> FiveTribesEvaluator {
        FiveTribesEvaluator::to_the_end()
    }

    fn greedy(seed: u64) -> Box<dyn Opponent<State>> {
        Box::new(Greedy::new(FiveTribesHeuristic, seed))
    }
}

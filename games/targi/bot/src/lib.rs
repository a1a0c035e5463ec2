//! Opponents for Targi: what things are worth, which choices to try first, how
//! good a position is. Policy and value were trained by self-play; the search
//! itself is [`sage`].

mod balance;
mod features;
mod greedy;
mod levels;
mod policy;
mod policy_features;
#[cfg(feature = "train")]
pub mod train;
mod value;
mod weights;
mod worth;

pub use greedy::TargiHeuristic;
pub use policy::TargiPolicy;
pub use value::TargiValue;

use sage::{Greedy, Level, Opponent, Plays, PolicyPlayout, TruncatedPlayout};
use targi::State;

/// The opponents of Targi.
pub enum TargiBot {}

impl Plays for TargiBot {
    type Game = State;
    type Evaluator = TruncatedPlayout<TargiPolicy, TargiValue>;
    type PlayoutEvaluator = PolicyPlayout<TargiPolicy>;

    fn levels() -> &'static [Level; 5] {
        &levels::LEVELS
    }

    fn evaluator() -> Self::Evaluator {
        TruncatedPlayout { policy: TargiPolicy::learned(), value: TargiValue::learned() }
    }

    fn playout_evaluator() -> Self::PlayoutEvaluator {
        PolicyPlayout(TargiPolicy::learned())
    }

    fn greedy(seed: u64) -> Box<dyn Opponent<State>> {
        Box::new(Greedy::new(TargiHeuristic, seed))
    }
}

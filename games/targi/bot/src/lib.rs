//! Opponents for Targi: what things are worth, which choices to try first, how
//! good a position is. Policy and value were trained by self-play; the search
//! itself is [`sage`].

mod balance;
mod features;
mod greedy;
mod holdings;
mod levels;
mod numeric;
mod policy;
mod policy_features;
#[cfg(feature = "train")]
pub mod train;
mod value;
mod weights;
mod worth;

pub use greedy::TargiHeuristic;
pub use holdings::Holding;
pub use policy::TargiPolicy;
pub use value::TargiValue;

use caravanserai_core::Seat;
use sage::{Greedy, Level, Opponent, Plays, PolicyPlayout, TruncatedPlayout};
use targi::State;

/// The opponents of Targi.
pub enum TargiBot {}

impl Plays for TargiBot {
    type Game = State;
    type Evaluator = TruncatedPlayout<TargiPolicy, TargiValue>;
    type PlayoutEvaluator = PolicyPlayout<TargiPolicy>;
    type Holding = Holding;

    fn holdings(state: &State, seat: Seat, tell: &mut dyn FnMut(Holding, u16, f32)) {
        holdings::holdings(state, seat, tell);
    }

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

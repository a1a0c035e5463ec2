//! Opponents for Targi: what things are worth, which choices to try first, how
//! good a position is. Policy and value were trained by self-play; the search
//! itself is [`sage`].

mod balance;
mod characters;
mod features;
mod greedy;
mod holdings;
mod levels;
mod numeric;
mod policy;
mod policy_features;
mod value;
mod weights;
mod worth;

pub use greedy::TargiHeuristic;
pub use holdings::Holding;
pub use policy::TargiPolicy;
pub use value::TargiEvaluator;

use caravanserai_core::Seat;
use sage::{Characters, Greedy, Levels, NetworkPlayout, Opponent, Plays, PolicyPlayout};
use targi::State;

/// The opponents of Targi.
pub enum TargiBot {}

impl Plays for TargiBot {
    type Game = State;
    type Evaluator = TargiEvaluator;
    type PlayoutEvaluator = PolicyPlayout<TargiPolicy>;
    type Holding = Holding;

    fn holdings(state: &State, seat: Seat, tell: &mut dyn FnMut(Holding, u16, f32)) {
        holdings::holdings(state, seat, tell);
    }

    fn levels() -> &'static Levels {
        &levels::LEVELS
    }

    fn characters() -> Characters<TargiEvaluator> {
        characters::all()
    }

    fn evaluator() -> Self::Evaluator {
        NetworkPlayout::new(value::learned(), TargiPolicy::learned())
    }

    fn playout_evaluator() -> Self::PlayoutEvaluator {
        PolicyPlayout(TargiPolicy::learned())
    }

    fn greedy(seed: u64) -> Box<dyn Opponent<State>> {
        Box::new(Greedy::new(TargiHeuristic, seed))
    }
}

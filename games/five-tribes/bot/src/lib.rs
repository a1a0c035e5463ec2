//! Opponents for Five Tribes: what things are worth, what every end of a walk
//! would bring, how good a position is. The search itself is [`sage`].

mod characters;
mod features;
mod greedy;
mod holdings;
mod levels;
mod numeric;
mod policy;
mod rollout;
mod tokens;
mod value;
mod walk_values;
mod worth;

pub use greedy::FiveTribesHeuristic;
pub use holdings::Holding;
pub use value::FiveTribesEvaluator;

use caravanserai_core::Seat;
use five_tribes::State;
use sage::{Characters, Greedy, Levels, Opponent, Plays};

/// The opponents of Five Tribes.
pub enum FiveTribesBot {}

impl Plays for FiveTribesBot {
    type Game = State;
    type Evaluator = FiveTribesEvaluator;
    type PlayoutEvaluator = FiveTribesEvaluator;
    type Holding = Holding;

    fn holdings(state: &State, seat: Seat, tell: &mut dyn FnMut(Holding, u16, f32)) {
        holdings::holdings(state, seat, tell);
    }

    fn levels() -> &'static Levels {
        &levels::LEVELS
    }

    fn characters() -> Characters<FiveTribesEvaluator> {
        characters::all()
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

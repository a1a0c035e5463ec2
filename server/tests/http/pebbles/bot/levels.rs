//! How the levels play.

use crate::pebbles::rules::Pebbles;
use caravanserai_core::{Game, Seat};
use sage::{LEVEL_NAMES, Level, Levels, Opponent, Plays, Random, RandomPlayout, SearchConfig};
use std::time::Duration;

/// The opponents of pebbles, who all choose anything.
pub(crate) enum PebblesBot {}

const fn level(index: usize) -> Level {
    Level::new(LEVEL_NAMES[index], SearchConfig::DEFAULT, Some(8), Duration::from_secs(1))
}

static LEVELS: Levels =
    [level(0), level(1), level(2), level(3), level(4), level(5), level(6), level(7)];

impl Plays for PebblesBot {
    type Game = Pebbles;
    type Evaluator = RandomPlayout;
    type PlayoutEvaluator = RandomPlayout;
    /// The points of the pebbles laid.
    type Holding = ();

    fn holdings(state: &Pebbles, seat: Seat, tell: &mut dyn FnMut((), u16, f32)) {
        tell((), state.scores().of(seat).total() as u16, 1.0);
    }

    fn levels() -> &'static Levels {
        &LEVELS
    }

    fn evaluator() -> RandomPlayout {
        RandomPlayout
    }

    fn playout_evaluator() -> RandomPlayout {
        RandomPlayout
    }

    fn greedy(seed: u64) -> Box<dyn Opponent<Pebbles>> {
        Box::new(Random::new(seed))
    }

    fn opponents() -> &'static [&'static str] {
        &["random"]
    }
}

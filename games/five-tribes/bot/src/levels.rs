//! How the levels of the house play Five Tribes.

use sage::{LEVEL_NAMES, Level, OpponentModel, SearchConfig};
use std::time::Duration;

/// A turn is a bid and a handful of choices, so each may take less than in other games.
const TIME_LIMIT: Duration = Duration::from_millis(800);

/// The weakest looks at so little that no clock need stop it: the first games, which it
/// plays, are the same on every machine.
const WEAKEST_LIMIT: Duration = Duration::from_secs(60);

/// How the strong opponents search: others do at once what looks best to them, and only
/// the searcher's own decisions have nodes.
pub(crate) const SEARCH: SearchConfig =
    SearchConfig { opponent_model: OpponentModel::Reply, ..SearchConfig::DEFAULT };

const fn level(index: usize, visits: u32, temperature: f32) -> Level {
    Level::new(LEVEL_NAMES[index], SEARCH, Some(visits), TIME_LIMIT, temperature)
}

/// All levels, the weakest first.
pub(crate) const LEVELS: [Level; 5] = [
    Level::new(LEVEL_NAMES[0], SEARCH, Some(8), WEAKEST_LIMIT, 1.5),
    level(1, 30, 0.5),
    level(2, 100, 0.2),
    level(3, 400, 0.0),
    Level::new(LEVEL_NAMES[4], SEARCH, None, TIME_LIMIT, 0.0),
];

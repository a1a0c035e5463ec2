//! How the levels of the house play Five Tribes.

use sage::{LEVEL_NAMES, Level, Others, SearchConfig};
use std::time::Duration;

/// A turn is a bid and a handful of choices, so each may take less than in other games.
const PATIENCE: Duration = Duration::from_millis(800);

/// How the strong opponents search: no two guesses at what the others hold are
/// alike, so nothing that is learnt about them from one helps with the next.
pub(crate) const SEARCH: SearchConfig =
    SearchConfig { others: Others::ActAtOnce, ..SearchConfig::DEFAULT };

const fn level(index: usize, visits: u32, temperature: f32) -> Level {
    Level::new(LEVEL_NAMES[index], SEARCH, Some(visits), PATIENCE, temperature)
}

/// All levels, the weakest first.
pub(crate) const LEVELS: [Level; 5] = [
    level(0, 8, 1.5),
    level(1, 30, 0.5),
    level(2, 100, 0.2),
    level(3, 400, 0.0),
    Level::new(LEVEL_NAMES[4], SEARCH, None, PATIENCE, 0.0),
];

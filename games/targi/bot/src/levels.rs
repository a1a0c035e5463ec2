//! How the levels of the house play Targi.

use sage::{LEVEL_NAMES, Level, SearchConfig};
use std::time::Duration;

/// How long a decision may take at the other levels. In a browser the way there and back takes
/// its time as well, and on a slow phone both shall take no more than two seconds.
const TIME_LIMIT: Duration =
    Duration::from_millis(if cfg!(target_arch = "wasm32") { 1500 } else { 1900 });

/// The weakest looks at so little that no clock need stop it: the first games, which it
/// plays, are the same on every machine.
const WEAKEST_LIMIT: Duration = Duration::from_secs(60);

const fn level(index: usize, visits: u32, temperature: f32) -> Level {
    Level::new(LEVEL_NAMES[index], SearchConfig::DEFAULT, Some(visits), TIME_LIMIT, temperature)
}

/// All levels, the weakest first.
pub(crate) const LEVELS: [Level; 5] = [
    Level::new(LEVEL_NAMES[0], SearchConfig::DEFAULT, Some(24), WEAKEST_LIMIT, 2.5),
    level(1, 16, 1.0),
    level(2, 48, 0.35),
    level(3, 270, 0.1),
    Level::new(LEVEL_NAMES[4], SearchConfig::DEFAULT, None, Duration::from_millis(1500), 0.0),
];

//! How the levels of the house play Targi.

use sage::{BESIDE, CHARACTER_NAMES, LEVEL_NAMES, Level, Levels, SearchConfig};
use std::time::Duration;

/// How long a decision may take at the other levels. In a browser the way there and back takes
/// its time as well, and on a slow phone both shall take no more than two seconds.
const TIME_LIMIT: Duration =
    Duration::from_millis(if cfg!(target_arch = "wasm32") { 1500 } else { 1900 });

/// The weakest looks at so little that no clock need stop it: the first games, which it
/// plays, are the same on every machine.
const WEAKEST_LIMIT: Duration = Duration::from_secs(60);

const fn level(index: usize, visits: u32) -> Level {
    Level::new(LEVEL_NAMES[index], SearchConfig::DEFAULT, Some(visits), TIME_LIMIT)
}

/// All levels, the weakest first.
pub(crate) const LEVELS: Levels = [
    Level::new(LEVEL_NAMES[0], SearchConfig::DEFAULT, Some(32), WEAKEST_LIMIT).free(12.0, 0.6),
    level(1, 16).free(3.0, 0.25),
    level(2, 14).free(1.0, 0.2),
    level(3, 22).free(0.45, 0.15),
    level(4, 44).free(0.25, 0.15),
    level(5, 170).free(0.1, 0.15),
    level(6, 1600),
    Level::new(LEVEL_NAMES[7], SearchConfig::DEFAULT, None, Duration::from_millis(1500)),
];

/// A character errs as freely as the level beside which it stands, and looks at more to hold it.
const fn character(index: usize, visits: u32) -> Level {
    let beside = LEVELS[BESIDE].config;
    Level::new(CHARACTER_NAMES[index], SearchConfig::DEFAULT, Some(visits), TIME_LIMIT)
        .free(beside.temperature, beside.tolerance)
}

/// All characters.
pub(crate) const CHARACTERS: [Level; CHARACTER_NAMES.len()] = [character(0, 60), character(1, 66)];

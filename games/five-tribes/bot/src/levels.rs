//! How the levels of the house play Five Tribes.

use sage::{BESIDE, CHARACTER_NAMES, LEVEL_NAMES, Level, Levels, SearchConfig};
use std::time::Duration;

/// A turn is a bid and a handful of choices, so each may take less than in other games.
const TIME_LIMIT: Duration = Duration::from_millis(800);

/// The weakest looks at so little that no clock need stop it: the first games, which it
/// plays, are the same on every machine.
const WEAKEST_LIMIT: Duration = Duration::from_secs(60);

const fn level(index: usize, visits: u32) -> Level {
    Level::new(LEVEL_NAMES[index], SearchConfig::DEFAULT, Some(visits), TIME_LIMIT)
}

/// All levels, the weakest first.
pub(crate) const LEVELS: Levels = [
    Level::new(LEVEL_NAMES[0], SearchConfig::DEFAULT, Some(12), WEAKEST_LIMIT).free(5.0, 0.25),
    level(1, 16).free(1.7, 0.2),
    level(2, 12).free(0.8, 0.15),
    level(3, 22).free(0.45, 0.15),
    level(4, 42).free(0.3, 0.15),
    level(5, 85).free(0.1, 0.15),
    level(6, 300),
    Level::new(LEVEL_NAMES[7], SearchConfig::DEFAULT, None, TIME_LIMIT),
];

/// A character errs as freely as the level beside which it stands, and looks at more to hold it.
const fn character(index: usize, visits: u32) -> Level {
    let beside = LEVELS[BESIDE].config;
    Level::new(CHARACTER_NAMES[index], SearchConfig::DEFAULT, Some(visits), TIME_LIMIT)
        .free(beside.temperature, beside.tolerance)
}

/// All characters.
pub(crate) const CHARACTERS: [Level; CHARACTER_NAMES.len()] = [character(0, 75), character(1, 80)];

//! The levels of the house: who thinks how long, how far and how carefully.
//!
//! They differ in budget, horizon and temperature and in nothing else; all see what
//! their seat sees.

use crate::budget::Budget;
use crate::config::SearchConfig;
use crate::thinker::Habit;
use std::time::Duration;

/// A level of play.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Level {
    /// Its name.
    pub name: &'static str,
    /// How it thinks.
    pub habit: Habit,
}

/// The names of the levels in every game, the weakest first.
pub const LEVEL_NAMES: [&str; 5] = ["guest", "herder", "trader", "guide", "sage"];

impl Level {
    /// A level that looks at so many positions, or at as many as its time allows.
    pub const fn new(
        name: &'static str,
        config: SearchConfig,
        visits: Option<u32>,
        time: Duration,
        temperature: f32,
    ) -> Level {
        // Few visits need little room to remember them.
        let (threads, memory_mib) = if visits.is_none() { (2, 64) } else { (1, 8) };
        let config = SearchConfig { memory_mib, ..config };
        let budget = Budget { time: Some(time), visits };
        Level { name, habit: Habit { budget, config, temperature, threads } }
    }
}

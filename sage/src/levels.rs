//! The levels of play. They differ in budget, horizon and temperature and in
//! nothing else; all see what their seat sees.

use crate::budget::Budget;
use crate::config::SearchConfig;
use crate::searcher::SearcherConfig;
use std::time::Duration;

/// A level of play.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Level {
    /// Its name.
    pub name: &'static str,
    /// How it searches.
    pub config: SearcherConfig,
}

/// The names of the levels in every game, the weakest first.
pub const LEVEL_NAMES: [&str; 5] = ["novice", "herder", "trader", "guide", "sage"];

/// What a level of this name is called now: tables that were kept and commands that were
/// written down before it was renamed still mean it.
pub fn level_name(name: &str) -> &str {
    match name {
        "guest" => LEVEL_NAMES[0],
        name => name,
    }
}

impl Level {
    /// A level that looks at so many positions, or at as many as its time allows.
    pub const fn new(
        name: &'static str,
        search: SearchConfig,
        visits: Option<u32>,
        time: Duration,
        temperature: f32,
    ) -> Level {
        // Few visits need little room to remember them.
        let (threads, memory_mib) = if visits.is_none() { (2, 64) } else { (1, 8) };
        let search = SearchConfig { memory_mib, ..search };
        let budget = Budget { time: Some(time), visits };
        Level { name, config: SearcherConfig { budget, search, temperature, threads } }
    }
}

//! The levels of play. They differ in budget, temperature and tolerance and in
//! nothing else; characters also in what they are fond of. All see what their seat sees.

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
pub const LEVEL_NAMES: [&str; 8] =
    ["pilgrim", "novice", "herder", "weaver", "trader", "guide", "scholar", "sage"];

/// The levels of a game in the order of [`LEVEL_NAMES`].
pub type Levels = [Level; LEVEL_NAMES.len()];

/// The names of the characters in every game: who keeps what can be kept, and who is in
/// everybody's way.
pub const CHARACTER_NAMES: [&str; 2] = ["hoarder", "blocker"];

/// The level in [`LEVEL_NAMES`] that characters play about as well as.
pub const BESIDE: usize = 4;

/// A player of a middle level who is fonder of some things than others are.
pub struct Character<E> {
    /// Its name and how it searches.
    pub level: Level,
    /// Its judgement.
    pub evaluator: fn() -> E,
}

/// The characters of a game in the order of [`CHARACTER_NAMES`].
pub type Characters<E> = [Character<E>; CHARACTER_NAMES.len()];

/// What a level of this name is called now: tables that were kept and commands that were
/// written down before it was renamed still mean it.
pub fn level_name(name: &str) -> &str {
    match name {
        "guest" => "novice",
        name => name,
    }
}

impl Level {
    /// A level that looks at so many positions, or at as many as its time allows, and takes
    /// the best choice that it finds.
    pub const fn new(
        name: &'static str,
        search: SearchConfig,
        visits: Option<u32>,
        time: Duration,
    ) -> Level {
        // Few visits need little room to remember them.
        let (threads, memory_mib) = if visits.is_none() { (2, 64) } else { (1, 8) };
        let search = SearchConfig { memory_mib, ..search };
        let budget = Budget { time: Some(time), visits };
        Level { name, config: SearcherConfig { threads, ..SearcherConfig::new(budget, search) } }
    }

    /// The same level with more freedom: how freely it picks, and how much worse than the best
    /// a choice may look that it still picks.
    pub const fn free(mut self, temperature: f32, tolerance: f32) -> Level {
        self.config.temperature = temperature;
        self.config.tolerance = tolerance;
        self
    }
}

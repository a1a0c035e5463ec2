//! The levels of the house: who thinks how long, how far and how carefully.
//!
//! They differ in budget, horizon and whim and in nothing else; all see what
//! their seat sees.

use crate::budget::Budget;
use crate::search::Manner;
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

/// How long a decision may take at any level.
const PATIENCE: Duration = Duration::from_millis(1900);

const fn level(name: &'static str, visits: Option<u32>, time: Duration, whim: f32) -> Level {
    let manner = Manner::DEFAULT;
    let threads = if visits.is_none() { 2 } else { 1 };
    let budget = Budget { time: Some(time), visits };
    Level { name, habit: Habit { budget, manner, whim, threads } }
}

/// All levels, the weakest first.
pub const LEVELS: [Level; 5] = [
    level("guest", Some(24), PATIENCE, 1.0),
    level("herder", Some(80), PATIENCE, 0.6),
    level("trader", Some(400), PATIENCE, 0.25),
    level("guide", Some(3000), PATIENCE, 0.0),
    level("sage", None, Duration::from_millis(1500), 0.0),
];

/// The level of this name.
pub fn level_of(name: &str) -> Option<&'static Level> {
    LEVELS.iter().find(|level| level.name == name)
}

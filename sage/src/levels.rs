//! The levels of the house: who thinks how long, how far and how carefully.
//!
//! They differ in budget, horizon and whim and in nothing else; all see what
//! their seat sees.

use crate::budget::Budget;
use crate::manner::Manner;
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

const fn level(
    name: &'static str,
    manner: Manner,
    visits: Option<u32>,
    time: Duration,
    whim: f32,
) -> Level {
    // Who makes few visits needs little room to remember them.
    let (threads, memory_mib) = if visits.is_none() { (2, 64) } else { (1, 8) };
    let manner = Manner { memory_mib, ..manner };
    let budget = Budget { time: Some(time), visits };
    Level { name, habit: Habit { budget, manner, whim, threads } }
}

const fn of_targi(name: &'static str, visits: u32, whim: f32) -> Level {
    level(name, Manner::DEFAULT, Some(visits), PATIENCE, whim)
}

/// All levels of Targi, the weakest first.
pub const LEVELS: [Level; 5] = [
    of_targi("guest", 24, 1.0),
    of_targi("herder", 40, 0.6),
    of_targi("trader", 120, 0.35),
    of_targi("guide", 800, 0.1),
    level("sage", Manner::DEFAULT, None, Duration::from_millis(1500), 0.0),
];

/// A turn of Five Tribes is a bid and a handful of choices, so each may take less.
const PATIENCE_A_STEP: Duration = Duration::from_millis(800);

const fn of_five_tribes(name: &'static str, visits: u32, whim: f32) -> Level {
    level(name, Manner::FIVE_TRIBES, Some(visits), PATIENCE_A_STEP, whim)
}

/// All levels of Five Tribes, the weakest first.
pub const FIVE_TRIBES_LEVELS: [Level; 5] = [
    of_five_tribes("guest", 8, 1.5),
    of_five_tribes("herder", 30, 0.5),
    of_five_tribes("trader", 100, 0.2),
    of_five_tribes("guide", 400, 0.0),
    level("sage", Manner::FIVE_TRIBES, None, PATIENCE_A_STEP, 0.0),
];

//! Plays games of Five Tribes for training its network, and lets networks play each other:
//! `sage/src/train/program.rs` tells how it is asked. `players` is how many play, 0 for any;
//! `thieves` and `artisans` say in how many of a hundred games those are used, `rounds` how many
//! more rounds than this one are played before a network judges.

use caravanserai_core::{Chance, Quick};
use five_tribes::Options;
use five_tribes_bot::{FiveTribesBot, FiveTribesEvaluator};
use sage::train::{Failure, Task, run};
use sage::{Network, Plays};

fn options(task: &Task, chance: &mut Quick) -> Result<Options, Failure> {
    let any = [2, 2, 3, 4][chance.below(4) as usize];
    let players = match task.number("players", 0)? {
        0 => any,
        players @ 2..=4 => players,
        players => return Err(format!("{players} cannot play").into()),
    };
    let thieves = chance.below(100) < task.number("thieves", 40)?;
    let artisans = chance.below(100) < task.number("artisans", 40)?;
    Ok(Options { players, thieves, artisans, ..Options::default() })
}

/// A judge by this network, or by the one that comes with the program.
fn evaluator(
    task: &Task,
    network: Option<&'static Network>,
) -> Result<FiveTribesEvaluator, Failure> {
    let rounds = task.number("rounds", 0)?;
    Ok(match network {
        Some(network) if task.own_eyes() => FiveTribesEvaluator::new(network, rounds).by_own_eyes(),
        Some(network) => FiveTribesEvaluator::new(network, rounds),
        None => FiveTribesBot::evaluator(),
    })
}

fn main() -> Result<(), Failure> {
    run::<FiveTribesBot, _>(options, evaluator)
}

//! Plays games of Targi for training its network, and lets networks play each other:
//! `sage/src/train/program.rs` tells how it is asked. `expansion` and `tokens` say in how
//! many of a hundred games those are used.

use caravanserai_core::{Chance, Quick};
use sage::train::{Failure, Task, run};
use sage::{Network, NetworkPlayout, Plays};
use targi::{Options, TokenRule};
use targi_bot::{TargiBot, TargiEvaluator, TargiPolicy};

fn options(task: &Task, chance: &mut Quick) -> Result<Options, Failure> {
    let expansion = chance.below(100) < task.number("expansion", 50)?;
    let tokens = match (chance.below(100) < task.number("tokens", 50)?, chance.below(4)) {
        (false, _) => TokenRule::Off,
        (true, 0) => TokenRule::Random,
        (true, _) => TokenRule::Secret,
    };
    Ok(Options { expansion, tokens, ..Options::default() })
}

/// A judge by this network, or by the one that comes with the program.
fn evaluator(task: &Task, network: Option<&'static Network>) -> Result<TargiEvaluator, Failure> {
    Ok(match network {
        Some(network) if task.own_eyes() => {
            NetworkPlayout::new(network, TargiPolicy::learned()).by_own_eyes()
        }
        Some(network) => NetworkPlayout::new(network, TargiPolicy::learned()),
        None => TargiBot::evaluator(),
    })
}

fn main() -> Result<(), Failure> {
    run::<TargiBot, _>(options, evaluator)
}

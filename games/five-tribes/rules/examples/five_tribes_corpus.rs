//! Makes the corpus of recorded games in `games/five-tribes/corpus`: random games are
//! played until every djinn, thief, item and tile was at work in one of them,
//! and as few as possible are kept. `cargo run --release -p five-tribes --example five_tribes_corpus`

#[path = "../tests/rules/common/witness.rs"]
#[allow(unreachable_pub, reason = "shared with the tests")]
mod witness;

use caravanserai_core::{Chance, Game, Quick, Record, Seed, Table};
use five_tribes::{ArtisanTie, Choice, Options, State};
use std::collections::BTreeSet;
use std::path::Path;

/// How many games are played to choose from.
const GAMES: u64 = 6_000;

fn main() -> std::io::Result<()> {
    let mut games: Vec<(Record, BTreeSet<String>)> = (0..GAMES).filter_map(play).collect();
    let mut missing = witness::everything();
    let mut kept = Vec::new();
    while !missing.is_empty() {
        let best = games.iter().enumerate().max_by_key(|(i, (_, seen))| {
            (seen.intersection(&missing).count(), std::cmp::Reverse(*i))
        });
        let Some((index, _)) = best.filter(|(_, (_, seen))| !seen.is_disjoint(&missing)) else {
            let missing: Vec<String> = missing.into_iter().collect();
            return Err(std::io::Error::other(format!("never at work: {}", missing.join(", "))));
        };
        let (record, seen) = games.swap_remove(index);
        missing.retain(|thing| !seen.contains(thing));
        kept.push(record);
    }
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../corpus");
    for (i, record) in kept.iter().enumerate() {
        std::fs::write(folder.join(format!("{:02}.record", i + 1)), record.to_string())?;
    }
    println!("{} games kept of {GAMES}", kept.len());
    Ok(())
}

fn play(game: u64) -> Option<(Record, BTreeSet<String>)> {
    let boxes = game / 3;
    let options = Options {
        players: 2 + (game % 3) as u8,
        thieves: boxes & 1 == 0,
        artisans: boxes & 2 == 0,
        artisan_tie: if boxes & 4 == 0 { ArtisanTie::Three } else { ArtisanTie::Two },
    };
    let mut table = Table::<State>::new(&options, Seed::new(format!("corpus {game}")));
    let mut chance = Quick::new(game);
    let mut choices = Vec::new();
    loop {
        choices.clear();
        table.state().choices(&mut choices);
        if choices.is_empty() {
            break;
        }
        let choice = pick(&choices, &mut chance);
        table.play(choice).ok()?;
    }
    let seen = witness::witnessed(&table);
    Some((table.record()?, seen))
}

/// At random, but eager to buy and to use things.
fn pick(choices: &[Choice], chance: &mut Quick) -> Choice {
    let eager: Vec<Choice> = choices.iter().copied().filter(is_rare).collect();
    let from = if eager.is_empty() || chance.below(3) == 0 { choices } else { &eager[..] };
    from[chance.below(from.len() as u32) as usize]
}

fn is_rare(choice: &Choice) -> bool {
    matches!(
        choice,
        Choice::UseDjinn(..)
            | Choice::UseItem(_)
            | Choice::UseThief(_)
            | Choice::BuyDjinn(..)
            | Choice::BuyThief(..)
            | Choice::Make(_)
            | Choice::Fly(..)
            | Choice::Card(_)
    ) || matches!(choice, Choice::Bid { fakirs, .. } if *fakirs > 0)
}

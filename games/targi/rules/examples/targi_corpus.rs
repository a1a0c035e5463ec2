//! Searches for a few games that show every tribe card at work, and writes
//! them to `games/targi/corpus`.
//!
//! `cargo run --release -p targi --example targi_corpus`
//!
//! Run it when the records no longer replay because the rules were meant to
//! change. The same program always writes the same games.

#[path = "../tests/rules/witness.rs"]
mod witness;

use caravanserai_core::{Chance, Game, Quick, Seed, Table};
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
use targi::{
    Border, Choice, Deck, HandRule, Layout, Options, Spot, State, Task, TokenRule, TribeDeck,
};

/// How many games are played to choose from.
const GAMES: u64 = 20_000;

/// A game with everything it shows.
struct Candidate {
    seed: Seed,
    options: Options,
    whims: u64,
    shows: BTreeSet<String>,
}

fn main() -> std::io::Result<()> {
    let candidates: Vec<Candidate> = (0..GAMES).map(candidate).collect();
    let chosen = cover(&candidates);
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../corpus");
    for entry in fs::read_dir(&folder)? {
        let path = entry?.path();
        if path.extension().is_some_and(|extension| extension == "record") {
            fs::remove_file(path)?;
        }
    }
    for (index, game) in chosen.iter().enumerate() {
        let table = play(&game.options, &game.seed, game.whims);
        let record = table.record().expect("a dealt table has a record");
        let name = format!("{}.record", index + 1);
        fs::write(folder.join(&name), record.to_string())?;
        println!("{name}: {} choices, shows {} things", table.moves().len(), game.shows.len());
    }
    Ok(())
}

fn candidate(number: u64) -> Candidate {
    let hand_rule = [HandRule::Author, HandRule::Printed][(number % 2) as usize];
    let layout = [Layout::Chequerboard, Layout::Random][(number / 2 % 2) as usize];
    let tokens = [TokenRule::Off, TokenRule::Secret, TokenRule::Random, TokenRule::Same];
    let tokens = tokens[(number / 4 % 4) as usize];
    // A third of the games are the base game, the others the expansion with either deck.
    let expansion = !number.is_multiple_of(3);
    let tribe_deck = (number % 5 % 3 == 2).then_some(TribeDeck::Mixed);
    let options =
        Options { hand_rule, layout, tokens, expansion, tribe_deck, ..Options::default() };
    let seed = Seed::new(format!("corpus {number}"));
    let table = play(&options, &seed, number);
    let mut shows = witness::witnessed(&table);
    let full = table.state().view(None).players.iter().any(|player| player.display.is_full());
    shows.insert(format!("full display: {full}"));
    shows.insert(format!("{hand_rule:?}"));
    shows.insert(format!("{layout:?}"));
    shows.insert(format!("{tokens:?}"));
    shows.insert(format!("{:?}", options.tribe_deck()));
    Candidate { seed, options, whims: number, shows }
}

/// The game that shows most, then the one that adds most to it, and so on
/// until together they show all that any game shows.
fn cover(candidates: &[Candidate]) -> Vec<&Candidate> {
    let mut missing: BTreeSet<&String> = candidates.iter().flat_map(|c| &c.shows).collect();
    let cards = Deck::all().into_iter().flat_map(|deck| &deck.tribe).map(|card| &card.id);
    for id in cards.chain(Deck::expansion().dunes.iter().map(|dune| &dune.id)) {
        assert!(missing.contains(id), "no game shows {id}; play more of them");
    }
    let mut chosen = Vec::new();
    while !missing.is_empty() {
        let adds = |c: &&Candidate| c.shows.iter().filter(|shown| missing.contains(shown)).count();
        let best = candidates.iter().max_by_key(adds).expect("there are candidates");
        missing.retain(|shown| !best.shows.contains(*shown));
        chosen.push(best);
    }
    chosen
}

fn play(options: &Options, seed: &Seed, whims: u64) -> Table<State> {
    let mut table = Table::<State>::new(options, seed.clone());
    let mut chance = Quick::new(whims);
    let mut legal = Vec::new();
    while table.state().to_act().is_some() {
        legal.clear();
        table.state().choices(&mut legal);
        let choice = pick(table.state(), &legal, &mut chance);
        table.play(choice).expect("a listed choice");
    }
    table
}

/// A choice at random, the more likely the more it helps to play cards.
fn pick(state: &State, legal: &[Choice], chance: &mut Quick) -> Choice {
    let weights: Vec<u32> = legal.iter().map(|choice| appetite(state, *choice)).collect();
    let mut left = chance.below(weights.iter().sum::<u32>().max(1));
    for (choice, weight) in legal.iter().zip(weights) {
        match left.checked_sub(weight) {
            Some(rest) => left = rest,
            None => return *choice,
        }
    }
    legal[0]
}

fn appetite(state: &State, choice: Choice) -> u32 {
    let view = state.view(state.to_act());
    let Some(seat) = view.to_act else { return 1 };
    let player = &view.players[seat.index()];
    let hand_is_full = player.hand().next().is_some();
    match choice {
        Choice::Place(Spot::Border(field)) => {
            let crossings =
                player.targi.into_iter().filter(|own| own.crossing(field).is_some()).count();
            let waited_for = match view.rules.border(field) {
                Border::Noble(_) if hand_is_full => 8,
                Border::Noble(_) => 0,
                Border::Trader(_)
                | Border::Caravan
                | Border::WaterHole
                | Border::TribalExpansion(_) => 2,
                _ => 1,
            };
            1 + 4 * crossings as u32 + waited_for
        }
        Choice::Play | Choice::PlayHand => 60,
        Choice::Use(Spot::Centre(_)) => 12,
        Choice::Use(Spot::Border(_)) | Choice::Card(_) => 8,
        Choice::Use(Spot::Dune(_) | Spot::Targia) | Choice::Pick(_) => 8,
        Choice::Place(Spot::Dune(_)) => 4,
        Choice::Keep => 6,
        Choice::Swap(..) | Choice::Shift { .. } => 2,
        Choice::Trade { .. } if matches!(view.agenda.top(), Some(Task::Trader { .. })) => 2,
        Choice::End => u32::from(player.targi.is_empty() && player.markers.is_empty()),
        _ => 1,
    }
}

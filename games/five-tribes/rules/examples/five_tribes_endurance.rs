//! Plays random games over all player counts and options and checks every
//! invariant after every choice: `five_tribes_endurance 300000 [first seed]`.

use caravanserai_core::{Chance, Game, Quick, Seed};
use five_tribes::{ArtisanTie, Choice, Options, State};
use std::process::ExitCode;
use std::time::Instant;

/// No sensible game is longer; a random one that is gets reported.
const MOST_CHOICES: usize = 20_000;

fn main() -> ExitCode {
    let mut numbers = std::env::args().skip(1).map(|text| text.parse::<u64>());
    let games = match numbers.next() {
        Some(Ok(games)) => games,
        None => 10_000,
        Some(Err(_)) => {
            eprintln!("how many games? as in `five_tribes_endurance 300000`");
            return ExitCode::FAILURE;
        }
    };
    let first = numbers.next().and_then(Result::ok).unwrap_or(0);
    let begun = Instant::now();
    let mut totals = Totals::default();
    let mut choices = Vec::new();
    for game in first..first + games {
        if let Err(problem) = play(game, &mut choices, &mut totals) {
            eprintln!("game {game}: {problem}");
            return ExitCode::FAILURE;
        }
    }
    let seconds = begun.elapsed().as_secs_f64();
    println!(
        "{games} games, {} choices, {} rounds, longest game {} choices: all invariants held, \
         {seconds:.1} s",
        totals.choices, totals.rounds, totals.longest
    );
    ExitCode::SUCCESS
}

#[derive(Default)]
struct Totals {
    choices: usize,
    rounds: usize,
    longest: usize,
}

fn options_of(game: u64) -> Options {
    let boxes = game / 3;
    Options {
        players: 2 + (game % 3) as u8,
        thieves: boxes & 1 == 0,
        artisans: boxes & 2 == 0,
        artisan_tie: if boxes & 4 == 0 { ArtisanTie::Three } else { ArtisanTie::Two },
    }
}

fn play(game: u64, choices: &mut Vec<Choice>, totals: &mut Totals) -> Result<(), String> {
    let mut state = State::new(&options_of(game), &Seed::new(format!("endurance {game}")));
    let mut chance = Quick::new(game);
    let mut count = 0;
    while state.to_act().is_some() {
        choices.clear();
        state.choices(choices);
        if choices.is_empty() {
            return Err(format!("no choice after {count} choices: {:?}", state.open().agenda));
        }
        let choice = choices[chance.below(choices.len() as u32) as usize];
        state.play_unchecked(choice);
        count += 1;
        let broken = state.broken_invariants();
        if !broken.is_empty() {
            return Err(format!("after `{choice}`, choice {count}: {broken:?}"));
        }
        if count > MOST_CHOICES {
            return Err(format!("not over after {MOST_CHOICES} choices"));
        }
    }
    totals.choices += count;
    totals.rounds += usize::from(state.round());
    totals.longest = totals.longest.max(count);
    Ok(())
}

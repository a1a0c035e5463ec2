//! `caravanserai bench`: how fast the rules and the search are on this machine.

use crate::options::GameOptions;
use crate::{Failure, registry};
use caravanserai_core::{Chance, Game, Quick, Seed};
use indicatif::{ProgressBar, ProgressStyle};
use sage::{Budget, Plays, Search, SearchConfig};
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};
use terminal::Tabletop;

/// What to measure, and for how long.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// The game.
    #[arg(default_value = crate::registry::NAMES[0], value_parser = registry::NAMES)]
    game: String,
    /// How long to play, in seconds.
    #[arg(long, default_value_t = 5, value_parser = clap::value_parser!(u64).range(1..=600))]
    seconds: u64,
    #[command(flatten)]
    options: GameOptions,
    /// Write JSON, for programs.
    #[arg(long)]
    json: bool,
}

/// Games between two looks at the clock.
const BATCH: u64 = 256;

/// What was played.
#[derive(Default)]
struct Tally {
    games: u64,
    decisions: u64,
}

pub(crate) fn run(arguments: &Arguments) -> Result<(), Failure> {
    (registry::find(&arguments.game)?.measure)(arguments)
}

/// Measures one game.
pub(crate) fn measure<T: Tabletop>(arguments: &Arguments) -> Result<(), Failure> {
    let limit = Duration::from_secs(arguments.seconds);
    let bar = ProgressBar::new(limit.as_millis() as u64);
    let style = ProgressStyle::with_template("{bar:40.yellow} {msg}")?;
    bar.set_style(style);
    let options = arguments.options.read::<T>(registry::ENGLISH)?;
    let began = Instant::now();
    let mut tally = Tally::default();
    while began.elapsed() < limit {
        play_batch::<T::Game>(&options, &mut tally);
        bar.set_position(began.elapsed().as_millis() as u64);
        bar.set_message(format!("{} games a second", per_second(tally.games, began)));
    }
    bar.finish_and_clear();
    let seconds = began.elapsed().as_secs_f64();
    let mut pace = Pace {
        game: T::Game::NAME,
        seconds,
        games_per_second: tally.games as f64 / seconds,
        decisions_per_second: tally.decisions as f64 / seconds,
        decisions_per_game: tally.decisions as f64 / tally.games as f64,
        state_bytes: size_of::<T::Game>(),
        iterations_per_second: [0.0; 2],
    };
    if !arguments.json {
        print!("{}", pace.of_the_rules());
    }
    pace.iterations_per_second =
        [1, 2].map(|threads| search_pace::<T::Bot>(&options, threads, limit / 2));
    match arguments.json {
        true => println!("{}", serde_json::to_string_pretty(&pace)?),
        false => print!("{}", pace.of_the_search()),
    }
    Ok(())
}

/// How fast a game is.
#[derive(serde::Serialize)]
struct Pace {
    game: &'static str,
    seconds: f64,
    games_per_second: f64,
    decisions_per_second: f64,
    decisions_per_game: f64,
    state_bytes: usize,
    /// Of the search, on one thread and on two.
    iterations_per_second: [f64; 2],
}

impl Pace {
    fn of_the_rules(&self) -> String {
        format!(
            "{}: random games on one core, {:.1} s\n\
             {:>12} games a second\n\
             {:>12} decisions a second\n\
             {:>12.1} decisions a game\n\
             {:>12} bytes a state\n",
            self.game,
            self.seconds,
            self.games_per_second as u64,
            self.decisions_per_second as u64,
            self.decisions_per_game,
            self.state_bytes,
        )
    }

    fn of_the_search(&self) -> String {
        let [one, two] = self.iterations_per_second;
        format!(
            "{:>12} search iterations a second on one thread\n\
             {:>12} on two, {:.2} times as many\n",
            one as u64,
            two as u64,
            two / one,
        )
    }
}

/// How many iterations a second the search makes on so many threads, over the
/// decisions of a game.
fn search_pace<B: Plays>(
    options: &<B::Game as Game>::Options,
    threads: usize,
    limit: Duration,
) -> f64 {
    const MILLIS: u64 = 100;
    let mut state = B::Game::new(options, &Seed::new("pace"));
    let config = SearchConfig { stop_when_decided: false, ..B::config() };
    let (began, stop) = (Instant::now(), AtomicBool::new(false));
    let (mut iterations, mut thought) = (0_u64, Duration::ZERO);
    let mut legal = Vec::new();
    while began.elapsed() < limit {
        legal.clear();
        state.choices(&mut legal);
        let Some(seat) = state.to_act() else {
            state = B::Game::new(options, &Seed::new("pace again"));
            continue;
        };
        if legal.len() > 1 {
            // Without memory of earlier decisions every iteration counts.
            let search = Search::<B::Game, _>::new(B::evaluator(), config, 1);
            let mut search = search.on_threads(threads);
            let before = Instant::now();
            let view = state.view(Some(seat));
            let result = search.run(&view, &legal, Budget::millis(MILLIS), &stop);
            thought += before.elapsed();
            iterations += u64::from(result.iterations);
            state.play_unchecked(result.best().choice);
        } else {
            state.play_unchecked(legal[0]);
        }
    }
    iterations as f64 / thought.as_secs_f64()
}

fn play_batch<G: Game>(options: &G::Options, tally: &mut Tally) {
    let mut chance = Quick::new(tally.games);
    let mut choices = Vec::new();
    for _ in 0..BATCH {
        let mut state = G::new(options, &Seed::new(tally.games.to_string()));
        while state.to_act().is_some() {
            choices.clear();
            state.choices(&mut choices);
            state.play_unchecked(choices[chance.below(choices.len() as u32) as usize]);
            tally.decisions += 1;
        }
        tally.games += 1;
    }
}

fn per_second(count: u64, began: Instant) -> u64 {
    (count as f64 / began.elapsed().as_secs_f64()) as u64
}

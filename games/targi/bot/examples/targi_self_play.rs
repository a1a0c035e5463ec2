//! Plays games of Targi for training its network, and lets networks play each other.
//!
//! ```sh
//! targi_self_play play games=1000 threads=2 seed=1 network=FILE to=FILE
//! targi_self_play compare games=200 visits=200 network=FILE against=FILE
//! ```
//!
//! Without a `network` (or `against`) the one that comes with the program plays. `expansion` and
//! `tokens` say in how many of a hundred games those are used; `seconds` ends it early; `visits`
//! or `budget=20ms` is what a decision may take, `theirs` what it may take the second.

use caravanserai_core::{Chance, Game, Quick, Seat, Seed};
use sage::arena::Tally;
use sage::train::{Samples, SelfPlay};
use sage::{Budget, Network, NetworkPlayout, Plays, Search, SearchConfig};
use std::collections::HashMap;
use std::io::{BufWriter, Write};
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Instant;
use targi::{Options, State, TokenRule};
use targi_bot::{TargiBot, TargiEvaluator, TargiPolicy};

type Failure = Box<dyn std::error::Error>;

/// What is to be done, as it was written.
struct Task(HashMap<String, String>);

impl Task {
    fn number<T: std::str::FromStr>(&self, name: &str, usual: T) -> Result<T, Failure> {
        match self.0.get(name) {
            Some(text) => text.parse().map_err(|_| format!("`{text}` is no {name}").into()),
            None => Ok(usual),
        }
    }

    fn network(&self, name: &str) -> Result<Option<&'static Network>, Failure> {
        let Some(file) = self.0.get(name) else { return Ok(None) };
        let network = Network::read(&std::fs::read(file)?)?;
        Ok(Some(Box::leak(Box::new(network))))
    }

    /// The options of a game.
    fn options(&self, game: u64) -> Result<Options, Failure> {
        let mut chance = Quick::new(game);
        let expansion = chance.below(100) < self.number("expansion", 50)?;
        let tokens = match (chance.below(100) < self.number("tokens", 50)?, chance.below(4)) {
            (false, _) => TokenRule::Off,
            (true, 0) => TokenRule::Random,
            (true, _) => TokenRule::Secret,
        };
        Ok(Options { expansion, tokens, ..Options::default() })
    }

    /// Does something for every game, on all threads.
    fn each_game(
        &self,
        work: impl Fn(&mut dyn FnMut() -> Option<u64>) + Sync,
    ) -> Result<(), Failure> {
        let (games, threads): (u64, u64) = (self.number("games", 100)?, self.number("threads", 1)?);
        let seconds: u64 = self.number("seconds", u64::MAX)?;
        let (next, began) = (AtomicU64::new(0), Instant::now());
        std::thread::scope(|scope| {
            for _ in 0..threads {
                scope.spawn(|| {
                    work(&mut || {
                        let game = next.fetch_add(1, Ordering::Relaxed);
                        (game < games && began.elapsed().as_secs() < seconds).then_some(game)
                    });
                });
            }
        });
        Ok(())
    }
}

/// A judge by this network, or by the one that comes with the program.
fn evaluator(network: Option<&'static Network>) -> TargiEvaluator {
    match network {
        Some(network) => NetworkPlayout::new(network, TargiPolicy::learned()),
        None => TargiBot::evaluator(),
    }
}

fn main() -> Result<(), Failure> {
    let mut words = std::env::args().skip(1);
    let verb = words.next().unwrap_or_default();
    let mut settings = HashMap::new();
    for word in words {
        let (name, value) = word.split_once('=').ok_or("expected NAME=VALUE")?;
        settings.insert(name.to_owned(), value.to_owned());
    }
    let task = Task(settings);
    match verb.as_str() {
        "play" => play(&task),
        "compare" => compare(&task),
        _ => Err("expected: play|compare [NAME=VALUE]...".into()),
    }
}

fn play(task: &Task) -> Result<(), Failure> {
    let network = task.network("network")?;
    let seed: u64 = task.number("seed", 0)?;
    let usual = SelfPlay::default();
    let self_play = SelfPlay {
        visits: task.number("visits", usual.visits)?,
        few_visits: task.number("few", usual.few_visits)?,
        long_percent: task.number("long", usual.long_percent)?,
        ..usual
    };
    let config = SearchConfig { memory_mib: 8, stop_when_decided: false, ..SearchConfig::DEFAULT };
    task.options(0)?;
    let (samples, games) = (Mutex::new(Samples::default()), AtomicU64::new(0));
    let began = Instant::now();
    task.each_game(|next| {
        let mut search = Search::new(evaluator(network), config, seed);
        let mut own = Samples::default();
        while let Some(game) = next() {
            let options = task.options(game).expect("tried before");
            own.play::<TargiBot, _>(&mut search, &options, self_play, seed << 32 | game);
            games.fetch_add(1, Ordering::Relaxed);
        }
        samples.lock().expect("no game panicked").add(own);
    })?;
    let samples = samples.into_inner().expect("no game panicked");
    let file = task.0.get("to").ok_or("where to? to=FILE")?;
    let mut out = BufWriter::new(std::fs::File::create(file)?);
    samples.write::<TargiBot>(&mut out)?;
    out.flush()?;
    let (games, decisions) = (games.into_inner(), samples.len());
    println!("{games} games, {decisions} decisions, {:.0} s", began.elapsed().as_secs_f32());
    Ok(())
}

fn compare(task: &Task) -> Result<(), Failure> {
    let networks = [task.network("network")?, task.network("against")?];
    let seed: u64 = task.number("seed", 0)?;
    let usual = SearchConfig { memory_mib: 16, ..SearchConfig::DEFAULT };
    let budget: Budget = match task.0.get("budget") {
        Some(text) => text.parse()?,
        None => Budget::visits(task.number("visits", 200)?),
    };
    let theirs = match task.0.get("theirs") {
        Some(text) => text.parse()?,
        None => budget,
    };
    let config = SearchConfig {
        c_puct: task.number("c_puct", usual.c_puct)?,
        fpu_reduction: task.number("fpu", usual.fpu_reduction)?,
        rounds_ahead: task.number("ahead", usual.rounds_ahead)?,
        ..usual
    };
    task.options(0)?;
    let tally = Mutex::new(Tally::new(2));
    let paces = [const { (AtomicU64::new(0), AtomicU64::new(1)) }; 2];
    task.each_game(|next| {
        let mut one = Search::new(evaluator(networks[0]), config, seed);
        let mut other = Search::new(evaluator(networks[1]), usual, seed);
        while let Some(game) = next() {
            let options = task.options(game).expect("tried before");
            let seed = Seed::new(format!("compare {seed} {game}"));
            let mut score = 0.0;
            for seat in [Seat(0), Seat(1)] {
                one.clear();
                other.clear();
                let state = State::new(&options, &seed);
                score += match_up(&mut one, &mut other, seat, [budget, theirs], state, &paces);
            }
            tally.lock().expect("no game panicked").add(f64::from(score) / 2.0);
        }
    })?;
    let tally = tally.into_inner().expect("no game panicked");
    let (score, error) = (100.0 * tally.score(), 100.0 * tally.error());
    let [first, second] =
        paces.map(|(visits, nanos)| 1_000_000 * visits.into_inner() / nanos.into_inner());
    let games = tally.games();
    println!(
        "{score:.1} ± {error:.1} % of {games} games, {first}000 and {second}000 visits a second"
    );
    Ok(())
}

/// What the first search takes from a game, sitting at `seat`.
fn match_up(
    one: &mut Search<State, TargiEvaluator>,
    other: &mut Search<State, TargiEvaluator>,
    seat: Seat,
    [budget, theirs]: [Budget; 2],
    mut state: State,
    paces: &[(AtomicU64, AtomicU64); 2],
) -> f32 {
    let (never, mut legal) = (AtomicBool::new(false), Vec::new());
    while let Some(actor) = state.to_act() {
        legal.clear();
        state.choices(&mut legal);
        let choice = match legal[..] {
            [only] => only,
            _ => {
                let view = state.view(Some(actor));
                let began = Instant::now();
                let result = if actor == seat {
                    one.run(&view, &legal, budget, &never)
                } else {
                    other.run(&view, &legal, theirs, &never)
                };
                let pace = &paces[usize::from(actor != seat)];
                pace.0.fetch_add(result.iterations.into(), Ordering::Relaxed);
                pace.1.fetch_add(began.elapsed().as_nanos() as u64, Ordering::Relaxed);
                result.best().choice
            }
        };
        state.play_unchecked(choice);
    }
    state.scores().share(seat)
}

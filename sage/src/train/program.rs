//! The program that plays games of one game for training, and lets networks play each other.
//!
//! ```sh
//! PROGRAM play games=1000 threads=2 seed=1 network=FILE to=FILE
//! PROGRAM compare games=200 visits=200 network=FILE against=FILE
//! ```
//!
//! Without a `network` (or `against`) the judgement that comes with the program plays.
//! `seconds` ends it early; `visits` or `budget=20ms` is what a decision may take, `theirs` what it
//! may take the second, `only="bid 0"` what the first always chooses where it may. Where more than
//! two play, the second has all other seats. `play frozen=1` has one player learn how it fares
//! against others who play as the program does, and `eyes=own` judges by what was learned so. What
//! else can be set is a matter of the game.

use super::{Samples, SelfPlay};
use crate::arena::Tally;
use crate::{Budget, Evaluator, Network, NetworkGame, Search, SearchConfig};
use caravanserai_core::{Game, Quick, Seat, Seed};
use std::collections::HashMap;
use std::io::{BufWriter, Write};
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Instant;

/// Why nothing came of it.
pub type Failure = Box<dyn std::error::Error>;

/// What is to be done, as it was written.
pub struct Task(HashMap<String, String>);

impl Task {
    /// A number by its name.
    pub fn number<T: std::str::FromStr>(&self, name: &str, usual: T) -> Result<T, Failure> {
        match self.0.get(name) {
            Some(text) => text.parse().map_err(|_| format!("`{text}` is no {name}").into()),
            None => Ok(usual),
        }
    }

    /// Whether a network judges by the searcher's own eyes.
    pub fn own_eyes(&self) -> bool {
        self.0.get("eyes").is_some_and(|eyes| eyes == "own")
    }

    fn network(&self, name: &str) -> Result<Option<&'static Network>, Failure> {
        let Some(file) = self.0.get(name) else { return Ok(None) };
        let network = Network::read(&std::fs::read(file)?)?;
        Ok(Some(Box::leak(Box::new(network))))
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

type OptionsOf<B> = <<B as crate::Plays>::Game as Game>::Options;

/// Does what the command line asks for. `options` draws those of a game, `evaluator` judges by a
/// network, or by what comes with the program.
pub fn run<B: NetworkGame, E: Evaluator<B::Game>>(
    options: fn(&Task, &mut Quick) -> Result<OptionsOf<B>, Failure>,
    evaluator: fn(&Task, Option<&'static Network>) -> Result<E, Failure>,
) -> Result<(), Failure> {
    let mut words = std::env::args().skip(1);
    let verb = words.next().unwrap_or_default();
    let mut settings = HashMap::new();
    for word in words {
        let (name, value) = word.split_once('=').ok_or("expected NAME=VALUE")?;
        settings.insert(name.to_owned(), value.to_owned());
    }
    let task = Task(settings);
    options(&task, &mut Quick::new(0))?;
    evaluator(&task, None)?;
    let options = |game| options(&task, &mut Quick::new(game)).expect("tried before");
    let evaluator = |network| evaluator(&task, network).expect("tried before");
    match verb.as_str() {
        "play" => play::<B, E>(&task, options, evaluator),
        "compare" => compare::<B, E>(&task, options, evaluator),
        _ => Err("expected: play|compare [NAME=VALUE]...".into()),
    }
}

fn play<B: NetworkGame, E: Evaluator<B::Game>>(
    task: &Task,
    options: impl Fn(u64) -> OptionsOf<B> + Sync,
    evaluator: impl Fn(Option<&'static Network>) -> E + Sync,
) -> Result<(), Failure> {
    let network = task.network("network")?;
    let seed: u64 = task.number("seed", 0)?;
    let usual = SelfPlay::default();
    let self_play = SelfPlay {
        visits: task.number("visits", usual.visits)?,
        few_visits: task.number("few", usual.few_visits)?,
        long_percent: task.number("long", usual.long_percent)?,
        explore_percent: task.number("explore", usual.explore_percent)?,
    };
    let config = SearchConfig { memory_mib: 8, stop_when_decided: false, ..B::config() };
    let samples = Mutex::new(Samples::default());
    let (games, visits) = (AtomicU64::new(0), AtomicU64::new(0));
    let began = Instant::now();
    let against_frozen = task.number("frozen", 0)? > 0;
    task.each_game(|next| {
        let mut search = Search::new(evaluator(network), config, seed);
        let mut frozen = Search::new(evaluator(None), config, seed ^ 0xf02e);
        let mut own = Samples::default();
        while let Some(game) = next() {
            let options = options(game);
            let seats = B::Game::new(&options, &Seed::new("seats")).seats();
            let frozen =
                against_frozen.then_some((&mut frozen, Seat((game % u64::from(seats)) as u8)));
            let number = seed << 32 | game;
            let made = own.play::<B, _>(&mut search, frozen, &options, self_play, number);
            visits.fetch_add(made, Ordering::Relaxed);
            games.fetch_add(1, Ordering::Relaxed);
        }
        samples.lock().expect("no game panicked").add(own);
    })?;
    let samples = samples.into_inner().expect("no game panicked");
    let file = task.0.get("to").ok_or("where to? to=FILE")?;
    let mut out = BufWriter::new(std::fs::File::create(file)?);
    samples.write::<B>(&mut out)?;
    out.flush()?;
    println!(
        "{} games, {} decisions, {} visits, {:.0} s",
        games.into_inner(),
        samples.len(),
        visits.into_inner(),
        began.elapsed().as_secs_f32()
    );
    Ok(())
}

/// A search, what its decisions may take, and how fast it was.
struct Side<'a, B: NetworkGame, E> {
    search: Search<B::Game, E>,
    budget: Budget,
    /// What is always chosen where it may be.
    only: Option<&'a str>,
    pace: &'a (AtomicU64, AtomicU64),
}

impl<B: NetworkGame, E: Evaluator<B::Game>> Side<'_, B, E> {
    fn choose(
        &mut self,
        state: &B::Game,
        seat: Seat,
        legal: &[<B::Game as Game>::Choice],
    ) -> <B::Game as Game>::Choice {
        if let [only] = legal[..] {
            return only;
        }
        if let Some(only) = self.only
            && let Some(choice) = legal.iter().find(|choice| choice.to_string() == only)
        {
            return *choice;
        }
        let began = Instant::now();
        let view = state.view(Some(seat));
        let result = self.search.run(&view, legal, self.budget, &AtomicBool::new(false));
        self.pace.0.fetch_add(result.iterations.into(), Ordering::Relaxed);
        self.pace.1.fetch_add(began.elapsed().as_nanos() as u64, Ordering::Relaxed);
        result.best().choice
    }
}

fn compare<B: NetworkGame, E: Evaluator<B::Game>>(
    task: &Task,
    options: impl Fn(u64) -> OptionsOf<B> + Sync,
    evaluator: impl Fn(Option<&'static Network>) -> E + Sync,
) -> Result<(), Failure> {
    let networks = [task.network("network")?, task.network("against")?];
    let seed: u64 = task.number("seed", 0)?;
    let usual = SearchConfig { memory_mib: 16, ..B::config() };
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
        opponent_model: task.number("opponents", usual.opponent_model)?,
        ..usual
    };
    let start = |game| B::Game::new(&options(game), &Seed::new(format!("compare {seed} {game}")));
    let seats = start(0).seats();
    if (1..16).any(|game| start(game).seats() != seats) {
        return Err("how many play? It must be the same in all games".into());
    }
    let tally = Mutex::new(Tally::new(seats));
    let paces = [const { (AtomicU64::new(0), AtomicU64::new(1)) }; 2];
    task.each_game(|next| {
        let side = |which: usize, config, budget| {
            let search = Search::new(evaluator(networks[which]), config, seed);
            let only = task.0.get("only").filter(|_| which == 0).map(String::as_str);
            Side::<B, E> { search, budget, only, pace: &paces[which] }
        };
        let mut one = side(0, config, budget);
        let mut others: Vec<_> = (0..seats).map(|_| side(1, usual, theirs)).collect();
        let mut legal = Vec::new();
        while let Some(game) = next() {
            // A pair has the same deal, with the first player in another seat.
            let mut score = 0.0;
            for swapped in 0..2 {
                let seat = Seat(((game + swapped) % u64::from(seats)) as u8);
                one.search.clear();
                others.iter_mut().for_each(|other| other.search.clear());
                let mut state = start(game);
                while let Some(actor) = state.to_act() {
                    legal.clear();
                    state.choices(&mut legal);
                    let side = if actor == seat { &mut one } else { &mut others[actor.index()] };
                    let choice = side.choose(&state, actor, &legal);
                    state.play_unchecked(choice);
                }
                score += f64::from(state.scores().share(seat));
            }
            tally.lock().expect("no game panicked").add(score / 2.0);
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

//! Trains the opponents of Targi by self-play and writes the weights, which the
//! next build uses.
//!
//! ```sh
//! cargo run --release -p targi-bot --features train --example train_targi -- \
//!     learn base games=3000 visits=300 epochs=12 threads=2
//! cargo run --release -p targi-bot --features train --example train_targi -- \
//!     compare base games=200 visits=200 from=old/weights to=games/targi/bot/weights
//! ```
//!
//! `learn` plays by the weights of the folder `from` and writes to the folder
//! `to`, both `games/targi/bot/weights` unless said otherwise; `visits=0` plays by
//! policy alone. `compare` lets the weights of `to` play those of `from`.

use caravanserai_core::Seat;
use sage::arena::Tally;
use std::collections::HashMap;
use std::path::PathBuf;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use targi::{Options, TokenRule};
use targi_bot::train::{Dataset, Model, SelfPlay, compare};

struct Task {
    expansion: bool,
    games: u64,
    visits: u32,
    epochs: u32,
    threads: u64,
    seed: u64,
    from: PathBuf,
    to: PathBuf,
}

impl Task {
    fn read(edition: &str, settings: &[String]) -> Result<Task, Box<dyn std::error::Error>> {
        let mut named = HashMap::new();
        for setting in settings {
            let (name, value) = setting.split_once('=').ok_or("expected NAME=VALUE")?;
            named.insert(name, value);
        }
        let mut number = |name: &str, usual: u64| match named.remove(name) {
            Some(text) => text.parse().map_err(|_| format!("`{text}` is no number")),
            None => Ok(usual),
        };
        let (games, visits) = (number("games", 1000)?, number("visits", 300)?);
        let (epochs, threads, seed) =
            (number("epochs", 12)?, number("threads", 1)?, number("seed", 0)?);
        let mut folder = |name: &str| match named.remove(name) {
            Some(text) => PathBuf::from(text),
            None => PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("weights"),
        };
        let (from, to) = (folder("from"), folder("to"));
        if let Some(name) = named.keys().next() {
            return Err(format!("there is no setting `{name}`").into());
        }
        let expansion = match edition {
            "base" => false,
            "expansion" => true,
            other => return Err(format!("`{other}` is neither base nor expansion").into()),
        };
        let (visits, epochs) = (u32::try_from(visits)?, u32::try_from(epochs)?);
        Ok(Task { expansion, games, visits, epochs, threads, seed, from, to })
    }

    /// Half of all games are played with tokens.
    fn options(&self, game: u64) -> Options {
        let tokens = if game.is_multiple_of(2) { TokenRule::Off } else { TokenRule::Secret };
        Options { expansion: self.expansion, tokens, ..Options::default() }
    }

    /// Does something for every game, on all threads.
    fn each_game(&self, play: impl Fn(u64) + Sync) {
        let next = AtomicU64::new(0);
        std::thread::scope(|scope| {
            for _ in 0..self.threads {
                scope.spawn(|| {
                    while let game = next.fetch_add(1, Ordering::Relaxed)
                        && game < self.games
                    {
                        play(game);
                        if game % 500 == 499 {
                            eprintln!("{} games", game + 1);
                        }
                    }
                });
            }
        });
    }
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let [verb, edition, settings @ ..] = &words[..] else {
        return Err("expected: learn|compare base|expansion [NAME=VALUE]...".into());
    };
    let task = Task::read(edition, settings)?;
    match verb.as_str() {
        "learn" => learn(&task, edition, &words),
        "compare" => measure(&task),
        other => Err(format!("`{other}` is neither learn nor compare").into()),
    }
}

fn learn(task: &Task, edition: &str, words: &[String]) -> Result<(), Box<dyn std::error::Error>> {
    let model = Model::open(&task.from)?;
    let self_play = if task.visits == 0 { SelfPlay::Policy } else { SelfPlay::Search(task.visits) };
    let dataset = Mutex::new(Dataset::default());
    task.each_game(|game| {
        let mut own = Dataset::default();
        own.play(model, &task.options(game), self_play, task.seed << 32 | game);
        dataset.lock().expect("no game panicked").add(own);
    });
    let dataset = dataset.into_inner().expect("no game panicked");
    eprintln!("{} positions", dataset.len());
    let text = dataset.learn(model, task.expansion, task.epochs, |line| eprintln!("{line}"));
    std::fs::create_dir_all(&task.to)?;
    let file = task.to.join(format!("{edition}.txt"));
    let head = format!(
        "# Learned by: cargo run --release -p targi-bot --features train --example train_targi -- {}\n",
        words.join(" ")
    );
    std::fs::write(&file, head + &text)?;
    eprintln!("wrote {}", file.display());
    Ok(())
}

fn measure(task: &Task) -> Result<(), Box<dyn std::error::Error>> {
    let models = [Model::open(&task.to)?, Model::open(&task.from)?];
    let tally = Mutex::new(Tally::new(2));
    task.each_game(|game| {
        let play = |first: Seat| {
            compare(models, &task.options(game), task.visits, task.seed << 32 | game, first)
        };
        let score = (play(Seat(0)) + play(Seat(1))) / 2.0;
        tally.lock().expect("no game panicked").add(f64::from(score));
    });
    let tally = tally.into_inner().expect("no game panicked");
    let (score, error) = (100.0 * tally.score(), 100.0 * tally.error());
    println!("{score:.1} ± {error:.1} % of {} games for {}", tally.games(), task.to.display());
    Ok(())
}

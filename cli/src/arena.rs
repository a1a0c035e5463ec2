//! `caravanserai arena`: players meet, and the scores tell who is stronger.

mod entrant;
mod ledger;
mod report;

use crate::options::GameOptions;
use crate::{Failure, registry};
use caravanserai_core::{Game, Seed};
use entrant::Entrant;
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use ledger::{Entry, Ledger};
use sage::arena::{Pair, Sprt, Tally, Verdict, play_pair};
use sage::{PlayerFailed, Plays};
use serde_json::{Map, Value};
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::mpsc;
use std::thread;
use terminal::Tabletop;

/// Who plays whom, how often and by which rules.
///
/// Players are written `random`, `greedy`, by their level, from `pilgrim` to
/// `sage`, or by their character, `hoarder` or `blocker`; with a budget `sage:1000ms` or `sage:2000v` (visits); `playout`
/// searches with playouts by its policy, `ismcts` with playouts by lot, `cheat` sees
/// everything. Settings follow, as in `sage:500v:c_puct=0.8`. `exec:COMMAND` or
/// `exec:500ms:COMMAND` is a program that speaks the engine protocol. Where more
/// than two play, the first of two players meets several of the second, and who
/// takes his share of the first places is an equal.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// The players, two or more; more than two play a round robin.
    #[arg(required = true, num_args = 2.., value_name = "PLAYER")]
    players: Vec<String>,
    /// The game.
    #[arg(long, default_value = crate::registry::NAMES[0], value_parser = crate::registry::NAMES)]
    game: String,
    /// How many games each two play, in pairs with the seats swapped.
    #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u32).range(2..))]
    games: u32,
    /// Stop as soon as it is sure whether the first is stronger by --elo1 or
    /// not even by --elo0; --games is then the most that are played.
    #[arg(long)]
    sprt: bool,
    /// What would be no progress, in Elo.
    #[arg(long, default_value_t = 0.0, requires = "sprt", allow_negative_numbers = true)]
    elo0: f64,
    /// What would be progress, in Elo.
    #[arg(long, default_value_t = 30.0, requires = "sprt", allow_negative_numbers = true)]
    elo1: f64,
    /// Only neighbours in the list of players meet, not everybody.
    #[arg(long)]
    neighbours: bool,
    #[command(flatten)]
    options: GameOptions,
    /// How many games are played at the same time.
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=1024))]
    jobs: u16,
    /// On how many threads a player may think.
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=256))]
    threads: u16,
    /// Seeds begin with this text.
    #[arg(long, default_value = "arena")]
    seed: String,
    /// Keep the results in this file and go on from what it holds.
    #[arg(long, value_name = "FILE")]
    results: Option<PathBuf>,
    /// Report in JSON.
    #[arg(long)]
    json: bool,
}

/// Everything about a contest that does not change while it goes on.
struct Contest<B: Plays> {
    players: Vec<Entrant>,
    meetings: Vec<(usize, usize)>,
    options: <B::Game as Game>::Options,
    named: Map<String, Value>,
    seats: u8,
    seed: String,
    pairs: u32,
    sprt: Option<Sprt>,
}

pub(crate) fn run(arguments: &Arguments) -> Result<(), Failure> {
    (crate::registry::find(&arguments.game)?.contest)(arguments)
}

/// Holds a contest in one game.
pub(crate) fn contest<T: Tabletop>(arguments: &Arguments) -> Result<(), Failure> {
    let contest = Contest::new::<T>(arguments)?;
    let mut ledger = match &arguments.results {
        Some(file) => Ledger::open(file)?,
        None => Ledger::in_memory(),
    };
    let scores = contest.play(&mut ledger, arguments.jobs.into())?;
    let report = report::Report::new(&contest.players, &contest.meetings, &scores, contest.sprt);
    if arguments.json {
        println!("{}", report.json(T::Game::NAME, &contest.named, &contest.seed));
    } else {
        print!("{}", report.text());
    }
    Ok(())
}

/// What two players have played so far.
#[derive(Clone)]
struct Score {
    tally: Tally,
    points: [i64; 2],
}

impl Score {
    fn new(seats: u8) -> Score {
        Score { tally: Tally::new(seats), points: [0; 2] }
    }

    fn add(&mut self, pair: &Pair) {
        self.tally.add(pair.score());
        for game in &pair.games {
            self.points[0] += i64::from(game.points[0]);
            self.points[1] += i64::from(game.points[1]);
        }
    }
}

impl<B: Plays> Contest<B> {
    fn new<T: Tabletop<Game = B::Game, Bot = B>>(
        arguments: &Arguments,
    ) -> Result<Contest<B>, Failure> {
        let options = arguments.options.read::<T>(registry::ENGLISH)?;
        let mut players = Vec::new();
        for text in &arguments.players {
            players.push(Entrant::parse(text, arguments.threads.into())?);
        }
        if arguments.sprt && players.len() > 2 {
            return Err("--sprt compares two players".into());
        }
        let mut meetings = Vec::new();
        for first in 0..players.len() {
            for second in first + 1..players.len() {
                if !arguments.neighbours || second == first + 1 {
                    meetings.push((first, second));
                }
            }
        }
        let sprt = arguments.sprt.then_some(Sprt {
            elo0: arguments.elo0,
            elo1: arguments.elo1,
            error_rate: 0.05,
        });
        Ok(Contest {
            players,
            meetings,
            named: B::Game::write_options(&options),
            seats: B::Game::new(&options, &Seed::new("")).seats(),
            options,
            seed: arguments.seed.clone(),
            pairs: arguments.games.div_ceil(2),
            sprt,
        })
    }

    fn entry(&self, meeting: usize, number: u32) -> Entry {
        let (first, second) = self.meetings[meeting];
        Entry {
            game: B::Game::NAME.to_owned(),
            options: self.named.clone(),
            seed: self.seed.clone(),
            first: self.players[first].text().to_owned(),
            second: self.players[second].text().to_owned(),
            pair: number,
        }
    }

    /// Plays every pair that the ledger does not hold yet.
    fn play(&self, ledger: &mut Ledger, jobs: usize) -> Result<Vec<Score>, Failure> {
        let mut scores = vec![Score::new(self.seats); self.meetings.len()];
        let mut open = Vec::new();
        for number in 0..self.pairs {
            for (meeting, score) in scores.iter_mut().enumerate() {
                match ledger.find(&self.entry(meeting, number)) {
                    Some(pair) => score.add(&pair),
                    None => open.push((meeting, number)),
                }
            }
        }
        let bar = self.bar(open.len(), &scores)?;
        let (next, stop) = (AtomicUsize::new(0), AtomicBool::new(self.is_sure(&scores)));
        let (sender, receiver) = mpsc::channel();
        thread::scope(|scope| {
            for _ in 0..jobs.min(open.len()) {
                let (open, next, stop, sender) = (&open, &next, &stop, sender.clone());
                scope.spawn(move || {
                    while !stop.load(Ordering::Relaxed)
                        && let Some((meeting, number)) =
                            open.get(next.fetch_add(1, Ordering::Relaxed)).copied()
                    {
                        let pair = self.play_one(meeting, number);
                        if sender.send((meeting, number, pair)).is_err() {
                            break;
                        }
                    }
                });
            }
            drop(sender);
            for (meeting, number, played) in receiver {
                let kept = played.map_err(Failure::from).and_then(|pair| {
                    scores[meeting].add(&pair);
                    ledger.add(&self.entry(meeting, number), &pair)
                });
                if self.is_sure(&scores) || kept.is_err() {
                    stop.store(true, Ordering::Relaxed);
                }
                kept?;
                bar.inc(1);
                bar.set_message(self.message(&scores, meeting));
            }
            bar.finish_and_clear();
            Ok(scores)
        })
    }

    fn play_one(&self, meeting: usize, number: u32) -> Result<Pair, PlayerFailed> {
        let (first, second) = self.meetings[meeting];
        let seed = Seed::new(format!("{} {number}", self.seed));
        let players = [&self.players[first], &self.players[second]];
        play_pair(&self.options, &seed, number.into(), |player, luck| {
            players[player].sit_down::<B>(luck)
        })
    }

    fn is_sure(&self, scores: &[Score]) -> bool {
        self.sprt.is_some_and(|sprt| sprt.verdict(&scores[0].tally) != Verdict::Open)
    }

    fn bar(&self, pairs: usize, scores: &[Score]) -> Result<ProgressBar, Failure> {
        let bar = ProgressBar::with_draw_target(Some(pairs as u64), ProgressDrawTarget::stderr());
        let style = "{bar:30.yellow} {pos}/{len} pairs, {eta} left  {msg}";
        bar.set_style(ProgressStyle::with_template(style)?);
        bar.set_message(self.message(scores, 0));
        bar.enable_steady_tick(std::time::Duration::from_millis(500));
        Ok(bar)
    }

    fn message(&self, scores: &[Score], meeting: usize) -> String {
        let (first, second) = self.meetings[meeting];
        let tally = &scores[meeting].tally;
        let mut text = format!(
            "{} – {}: {:.1} ± {:.1} %",
            self.players[first].text(),
            self.players[second].text(),
            100.0 * tally.score(),
            100.0 * tally.error(),
        );
        if let Some(sprt) = &self.sprt {
            text.push_str(&format!(", evidence {:+.2}", sprt.evidence(tally)));
        }
        text
    }
}

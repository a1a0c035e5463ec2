//! `caravanserai analyse`: what every turn of a recorded game was worth.
//!
//! Each choice is judged by what its player could see at that moment, never by
//! what the record knows and the player did not. Mistakes are whole turns, with the
//! reasons that the coach gives on the pages.

mod chart;
mod summary;

use crate::Failure;
use crate::registry::RecordFile;
use caravanserai_core::{Game, Record, Table};
use indicatif::{ProgressBar, ProgressStyle};
use sage::{Budget, Judged, MISTAKE, Mistake};
use std::path::PathBuf;
use std::sync::atomic::AtomicBool;
use summary::Summary;
use terminal::{Choice, Tabletop};
use words::coach::Coach;
use words::{Language, Vocabulary, coach, decimal, t};

/// A move of a game as it was judged.
type JudgedMove<T> = Judged<Choice<T>, <T as Vocabulary>::Holding>;

/// Which record, how thoroughly, and where to draw the chart.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// How often each decision is tried.
    #[arg(long, default_value_t = 2000, value_parser = clap::value_parser!(u32).range(1..))]
    visits: u32,
    /// Draw the chances over the game into this SVG file.
    #[arg(long, value_name = "FILE")]
    svg: Option<PathBuf>,
    #[command(flatten)]
    record: RecordFile,
}

pub(crate) fn run(arguments: &Arguments) -> Result<(), Failure> {
    let (record, game) = arguments.record.read()?;
    print!("{}", (game.analyse)(&record, arguments)?);
    Ok(())
}

/// Judges the record of a game.
pub(crate) fn analyse<T: Tabletop>(
    record: &Record,
    arguments: &Arguments,
) -> Result<String, Failure> {
    let language = arguments.record.language();
    let table = Table::<T::Game>::replay(record, None)
        .map_err(|error| arguments.record.refused::<T>(&error))?;
    let judged = judge::<T>(language, &table, arguments.visits)?;
    if let Some(file) = &arguments.svg {
        std::fs::write(file, chart::draw::<T>(language, &table, &judged))
            .map_err(|error| format!("{}: {error}", file.display()))?;
        eprintln!("{}", t!(language, "analyse-chart", file = file.display().to_string()));
    }
    Ok(match arguments.record.json {
        true => format!("{}\n", summary::json(&table, &judged)),
        false => report::<T>(language, &table, &judged),
    })
}

fn judge<T: Tabletop>(
    language: Language,
    table: &Table<T::Game>,
    visits: u32,
) -> Result<Vec<JudgedMove<T>>, Failure> {
    let left = t!(language, "analyse-left", count = "{pos}/{len}", time = "{eta}");
    let bar = ProgressBar::new(table.moves().len() as u64);
    bar.set_style(ProgressStyle::with_template(&format!("{{bar:40.yellow}} {left}"))?);
    let never = AtomicBool::new(false);
    let heard = |done: usize| bar.set_position(done as u64);
    let judged = sage::analyse::<_, T::Bot>(table, Budget::visits(visits), 0, &never, heard);
    bar.finish_and_clear();
    Ok(judged)
}

/// Every turn that left something to decide, and a summary of each player.
fn report<T: Tabletop>(
    language: Language,
    table: &Table<T::Game>,
    judged: &[JudgedMove<T>],
) -> String {
    let names = T::seats(language, table.state().seats());
    let mut text = format!(
        "{:>9} {:>5}  {:<8} {:>7} {:>8}    {}\n",
        t!(language, "analyse-moves"),
        t!(language, "round"),
        t!(language, "analyse-player"),
        t!(language, "analyse-chance"),
        t!(language, "analyse-loss"),
        t!(language, "analyse-played"),
    );
    for turn in sage::turns(judged) {
        if turn.iter().all(|judged| judged.forced) {
            continue;
        }
        let (first, count) = (&turn[0], turn.len());
        let loss: f32 = turn.iter().map(Judged::loss).sum();
        let mark = match loss {
            loss if loss >= summary::BLUNDER => "??",
            loss if loss >= MISTAKE => "?",
            _ => "",
        };
        let moves = match count {
            1 => (first.number + 1).to_string(),
            _ => format!("{}-{}", first.number + 1, first.number + count),
        };
        let played: Vec<String> = turn.iter().map(|judged| judged.played.to_string()).collect();
        text += &format!(
            "{moves:>9} {:>5}  {:<8} {:>6}% {:>7}% {mark:<2} {}\n",
            first.round,
            names[first.seat.index()],
            decimal(language, 100.0 * first.best_chance),
            decimal(language, 100.0 * loss.min(1.0)),
            played.join(", "),
        );
    }
    for summary in Summary::of_all(table.names(), judged) {
        let played = t!(
            language,
            "analyse-summary",
            name = names[summary.seat.index()].as_str(),
            called = summary.name.as_str(),
            decisions = summary.decisions,
            best = (100.0 * summary.best_share()).round() as u32,
            loss = decimal(language, 100.0 * summary.mean_loss()),
            luck = format!("{:+.0}", 100.0 * summary.luck),
        );
        text += &format!("\n{played}\n");
        for (judged, mistake) in &summary.mistakes {
            text += &told::<T>(language, table, &names, judged, mistake);
        }
    }
    text
}

/// A mistake in words: what was played, what was better and why.
fn told<T: Tabletop>(
    language: Language,
    table: &Table<T::Game>,
    names: &[String],
    judged: &JudgedMove<T>,
    mistake: &Mistake<Choice<T>, T::Holding>,
) -> String {
    let state = table.at(judged.number);
    let view = state.view(Some(judged.seat));
    let line = |turn: &[Choice<T>]| {
        coach::line(&coach::turn::<T>(language, state.clone(), names, turn.iter().copied()))
    };
    let coach = Coach::<T> { language, view: &view, names, seat: judged.seat };
    let turns =
        t!(language, "mistake", played = line(&mistake.played), better = line(&mistake.better));
    let told = t!(
        language,
        "analyse-mistake",
        number = judged.number + 1,
        round = judged.round,
        loss = (100.0 * mistake.ahead.chance).round() as u32,
        told = turns,
    );
    format!("  {told}\n      {}\n", coach.reason(&mistake.ahead))
}

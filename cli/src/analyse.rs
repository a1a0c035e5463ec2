//! `caravanserai analyse`: what every choice of a recorded game was worth.
//!
//! Each choice is judged by what its player could see at that moment, never by
//! what the record knows and the player did not.

mod chart;
mod summary;

use crate::Failure;
use crate::registry::RecordFile;
use caravanserai_core::{Game, Record, Table};
use indicatif::{ProgressBar, ProgressStyle};
use sage::{Budget, Judged};
use std::path::PathBuf;
use std::sync::atomic::AtomicBool;
use summary::Summary;
use terminal::{Choice, Tabletop};
use words::{Language, Vocabulary};

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
    (game.analyse)(&record, arguments)
}

/// Judges the record of a game.
pub(crate) fn analyse<T: Tabletop>(record: &Record, arguments: &Arguments) -> Result<(), Failure> {
    let language = arguments.record.language();
    let table = Table::<T::Game>::replay(record, None)
        .map_err(|error| arguments.record.refused::<T>(&error))?;
    let judged = judge::<T>(&table, arguments.visits)?;
    if arguments.record.json {
        println!("{}", summary::json(&table, &judged));
    } else {
        print!("{}", report::<T>(language, &table, &judged));
    }
    if let Some(file) = &arguments.svg {
        std::fs::write(file, chart::draw::<T>(language, &table, &judged))
            .map_err(|error| format!("{}: {error}", file.display()))?;
        eprintln!("chart: {}", file.display());
    }
    Ok(())
}

fn judge<T: Tabletop>(table: &Table<T::Game>, visits: u32) -> Result<Vec<JudgedMove<T>>, Failure> {
    let bar = ProgressBar::new(table.moves().len() as u64);
    bar.set_style(ProgressStyle::with_template("{bar:40.yellow} {pos}/{len} choices, {eta} left")?);
    let never = AtomicBool::new(false);
    let heard = |done: usize| bar.set_position(done as u64);
    let judged = sage::analyse::<_, T::Bot>(table, Budget::visits(visits), 0, &never, heard);
    bar.finish_and_clear();
    Ok(judged)
}

/// Every decision that left something to decide, and a summary of each player.
fn report<T: Tabletop>(
    language: Language,
    table: &Table<T::Game>,
    judged: &[JudgedMove<T>],
) -> String {
    let names = T::seats(language, table.state().seats());
    let mut text = format!(
        "{:>5} {:>5}  {:<8} {:<28} {:>6}  {:<28} {:>6}\n",
        "move", "round", "player", "played", "chance", "best", "loss"
    );
    for move_ in judged.iter().filter(|judged| !judged.forced) {
        let best = if move_.best == move_.played { "=".to_owned() } else { move_.best.to_string() };
        let mark = match move_.loss() {
            loss if loss >= summary::BLUNDER => " ??",
            loss if loss >= summary::MISTAKE => " ?",
            _ => "",
        };
        text += &format!(
            "{:>5} {:>5}  {:<8} {:<28} {:>5.1}%  {:<28} {:>5.1}%{mark}\n",
            move_.number + 1,
            move_.round,
            names[move_.seat.index()],
            move_.played.to_string(),
            100.0 * move_.played_chance,
            best,
            100.0 * move_.loss(),
        );
    }
    for summary in Summary::of_all(table.names(), judged) {
        text += &format!(
            "\n{} ({}): {} decisions, {:.0} % of them best, {:.1} % lost on average\n",
            names[summary.seat.index()],
            summary.name,
            summary.decisions,
            100.0 * summary.best_share(),
            100.0 * summary.mean_loss(),
        );
        for mistake in &summary.mistakes {
            let view = table.at(mistake.number).view(Some(mistake.seat));
            text += &format!(
                "  move {}, round {}: {} ({}), {:.0} % lost; better was {} ({})\n",
                mistake.number + 1,
                mistake.round,
                mistake.played,
                T::choice(language, &view, &names, mistake.played),
                100.0 * mistake.loss(),
                mistake.best,
                T::choice(language, &view, &names, mistake.best),
            );
        }
    }
    text
}

//! `caravanserai balance`: how well the cards of a game hold each other in check.

mod page;
mod table;

use crate::Failure;
use caravanserai_core::{Game, Seed};
use indicatif::{ProgressBar, ProgressStyle};
use sage::balance::Balance;
use serde_json::{Map, Value};
use std::path::PathBuf;

/// What to play, how often, and where to write the pictures.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// The game.
    #[arg(default_value = "targi", value_parser = ["targi"])]
    game: String,
    /// The options as a JSON object, as in '{"expansion":true,"tokens":"random"}'.
    #[arg(long, default_value = "{}", value_name = "JSON")]
    options: String,
    /// How many games to play.
    #[arg(long, default_value_t = 500, value_parser = clap::value_parser!(u32).range(1..))]
    games: u32,
    /// Who plays both seats.
    #[arg(long, default_value = "greedy", value_parser = sage::NAMES)]
    level: String,
    /// Seeds begin with this text.
    #[arg(long, default_value = "balance")]
    seed: String,
    /// Write an HTML page with plots here.
    #[arg(long, value_name = "FILE")]
    html: Option<PathBuf>,
}

pub(crate) fn run(arguments: &Arguments) -> Result<(), Failure> {
    let named: Map<String, Value> = serde_json::from_str(&arguments.options)
        .map_err(|error| format!("--options is no JSON object: {error}"))?;
    let options = targi::State::read_options(&named)?;
    let bar = ProgressBar::new(arguments.games.into());
    bar.set_style(ProgressStyle::with_template("{bar:40.yellow} {pos}/{len} games, {eta} left")?);
    let mut balance = Balance::default();
    for game in 0..arguments.games {
        let opponent = |seat: u64| {
            <targi::State as sage::Plays>::opponent(&arguments.level, u64::from(game) * 2 + seat)
                .ok_or_else(|| format!("there is no opponent `{}`", arguments.level))
        };
        let mut seats = [opponent(0)?, opponent(1)?];
        balance.play(&options, Seed::new(format!("{} {game}", arguments.seed)), &mut seats);
        bar.inc(1);
    }
    bar.finish_and_clear();
    print!("{}", table::write(&balance));
    if let Some(file) = &arguments.html {
        std::fs::write(file, page::write(&balance))
            .map_err(|error| format!("{}: {error}", file.display()))?;
        println!("\nplots: {}", file.display());
    }
    Ok(())
}

//! `caravanserai balance`: how well the cards of a game hold each other in check.

mod page;
mod table;

use crate::options::GameOptions;
use crate::{Failure, registry};
use caravanserai_core::{Game, Seed};
use indicatif::{ProgressBar, ProgressStyle};
use sage::Plays;
use sage::balance::{Balance, Balanced};
use std::path::PathBuf;
use terminal::Tabletop;

/// What to play, how often, and where to write the pictures.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// The game.
    #[arg(default_value = registry::NAMES[0], value_parser = registry::NAMES)]
    game: String,
    #[command(flatten)]
    options: GameOptions,
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
    /// Write JSON, for programs.
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(arguments: &Arguments) -> Result<(), Failure> {
    let game = registry::find(&arguments.game)?;
    let report = game.balance.ok_or_else(|| format!("{} keeps no such count", game.name))?;
    report(arguments)
}

/// Plays and reports.
pub(crate) fn report<T: Tabletop<Bot: Balanced>>(arguments: &Arguments) -> Result<(), Failure> {
    let options = arguments.options.read::<T>(registry::ENGLISH)?;
    let bar = ProgressBar::new(arguments.games.into());
    bar.set_style(ProgressStyle::with_template("{bar:40.yellow} {pos}/{len} games, {eta} left")?);
    let mut balance = Balance::default();
    for game in 0..arguments.games {
        let seed = Seed::new(format!("{} {game}", arguments.seed));
        let seats = T::Game::new(&options, &seed).seats();
        let opponent = |seat: u8| {
            T::Bot::opponent(&arguments.level, u64::from(game) * 2 + u64::from(seat))
                .ok_or_else(|| format!("there is no opponent `{}`", arguments.level))
        };
        let mut seats = (0..seats).map(opponent).collect::<Result<Vec<_>, _>>()?;
        T::Bot::count(&options, &seed, &mut seats, &mut balance);
        bar.inc(1);
    }
    bar.finish_and_clear();
    match arguments.json {
        true => println!("{:#}", table::as_json(&balance, T::Bot::KINDS)),
        false => print!("{}", table::write(&balance, T::Bot::KINDS)),
    }
    if let Some(file) = &arguments.html {
        std::fs::write(file, page::write(&balance, T::Bot::KINDS))
            .map_err(|error| format!("{}: {error}", file.display()))?;
        if !arguments.json {
            println!("\nplots: {}", file.display());
        }
    }
    Ok(())
}

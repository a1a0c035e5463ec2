//! The program `caravanserai`: the table in the browser and in the terminal,
//! the engine for bots, and tools around them. It knows no rules.

mod admin;
mod analyse;
mod arena;
mod balance;
mod config;
mod deck;
pub mod engine;
mod health;
mod keeping;
mod language;
mod manual;
mod measure;
mod options;
mod play;
mod registry;
mod replay;
mod serve;
mod systemd;
mod version;

use clap::{Parser, Subcommand};
use std::process::ExitCode;

/// Two desert board games at home: in the browser, in the terminal, and as an engine for bots.
///
/// Without a command the table in the browser is opened, as by `serve`.
#[derive(Parser)]
#[command(
    name = "caravanserai",
    version,
    disable_version_flag = true,
    args_conflicts_with_subcommands = true
)]
struct Cli {
    #[command(subcommand)]
    command: Option<Command>,

    /// Tell the version; with --verbose also commit, target, SQLite and the rules of each game.
    #[arg(short = 'V', long)]
    version: bool,

    #[arg(long, requires = "version", hide = true)]
    verbose: bool,

    #[command(flatten)]
    serve: serve::Arguments,
}

#[derive(Subcommand)]
enum Command {
    /// Open the table in the browser, for friends near and far.
    Serve(serve::Arguments),
    /// Ask a house that is open how it is; fails when it does not answer or cannot write.
    Health(health::Arguments),
    /// Copy everything that is kept into a file, while the house is open or not.
    Backup(keeping::Copy),
    /// Put such a copy in place; the house must be closed. What was there is kept.
    Restore(keeping::Copy),
    /// Bring the database up to date, made anew if it is not there; the house must be closed.
    Migrate(keeping::Place),
    /// Carry a whole house over into another, empty database; both houses must be closed.
    Move(keeping::Move),
    /// Check that everything that is kept is sound; changes nothing.
    Check(keeping::Place),
    /// Write out the log of a table, its seed included.
    Export(keeping::Export),
    /// Look after the house, while it is open or not: guests, tables, bans, figures.
    Admin(admin::Arguments),
    /// Play against opponents in the terminal.
    Play(play::Arguments),
    /// Speak the engine protocol: one JSON object a line (docs/protocol.md).
    Engine,
    /// Show any position of a recorded game, or verify it.
    Replay(replay::Arguments),
    /// List, show, check and write decks of cards.
    #[command(subcommand)]
    Deck(deck::Command),
    /// Judge every choice of a recorded game.
    Analyse(analyse::Arguments),
    /// Let players meet and see who is stronger.
    Arena(arena::Arguments),
    /// Play many games and report how well the cards hold each other in check.
    Balance(balance::Arguments),
    /// Measure how fast the rules and the search are on this machine.
    Bench(measure::Arguments),
    /// Write what a shell needs to complete commands and options.
    Completions(manual::Completions),
    /// Write the manual: the first page, or those of all commands into a folder.
    Man(manual::Manual),
}

/// A command's failure, in words for its user.
type Failure = Box<dyn std::error::Error>;

/// Runs the command that was typed.
pub fn main() -> ExitCode {
    match config::arguments(std::env::args_os().collect()).and_then(run) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            eprintln!("caravanserai: {failure}");
            ExitCode::FAILURE
        }
    }
}

fn run(cli: Cli) -> Result<(), Failure> {
    match cli.command {
        None if cli.version => version::tell(cli.verbose),
        None => serve::run(&cli.serve),
        Some(Command::Serve(arguments)) => serve::run(&arguments),
        Some(Command::Health(arguments)) => health::run(&arguments),
        Some(Command::Backup(arguments)) => keeping::backup(&arguments),
        Some(Command::Restore(arguments)) => keeping::restore(&arguments),
        Some(Command::Migrate(place)) => keeping::migrate(&place),
        Some(Command::Move(arguments)) => keeping::move_house(&arguments),
        Some(Command::Check(place)) => keeping::check(&place),
        Some(Command::Export(arguments)) => keeping::export(&arguments),
        Some(Command::Admin(arguments)) => admin::run(&arguments),
        Some(Command::Play(arguments)) => play::run(arguments),
        Some(Command::Engine) => engine::run(),
        Some(Command::Replay(arguments)) => replay::run(&arguments),
        Some(Command::Deck(command)) => deck::run(&command),
        Some(Command::Analyse(arguments)) => analyse::run(&arguments),
        Some(Command::Arena(arguments)) => arena::run(&arguments),
        Some(Command::Balance(arguments)) => balance::run(&arguments),
        Some(Command::Bench(arguments)) => measure::run(&arguments),
        Some(Command::Completions(arguments)) => manual::completions(&arguments),
        Some(Command::Man(arguments)) => manual::pages(&arguments),
    }
}

/// The texts that commands speak with.
use words::TEXTS;

/// The README, so that its example is compiled and run with the doctests.
#[cfg(doctest)]
#[doc = include_str!("../../README.md")]
struct Readme;

//! The program `caravanserai`: the terminal game, the engine for bots, and
//! tools around both. It knows no rules.

mod balance;
mod deck;
pub mod engine;
mod five_tribes_table;
mod games;
mod lines;
mod measure;
mod palette;
mod play;
mod replay;
mod tabletop;
mod targi_table;

use clap::{Parser, Subcommand};
use std::process::ExitCode;

/// Targi and Five Tribes at home: in the terminal, and as an engine for bots.
///
/// Without a command the terminal game starts.
#[derive(Parser)]
#[command(name = "caravanserai", version)]
struct Arguments {
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Subcommand)]
enum Command {
    /// Play against opponents in the terminal.
    Play(play::Arguments),
    /// Speak the engine protocol: one JSON object a line (docs/protocol.md).
    Engine,
    /// Show any position of a recorded game, or verify it.
    Replay(replay::Arguments),
    /// List, show, check and write decks of cards.
    #[command(subcommand)]
    Deck(deck::Command),
    /// Play many games and report how well the cards hold each other in check.
    Balance(balance::Arguments),
    /// Measure how fast the rules are on this machine.
    Bench(measure::Arguments),
}

/// A command's failure, in words for whoever typed it.
type Failure = Box<dyn std::error::Error>;

/// Runs the command that was typed.
pub fn main() -> ExitCode {
    let arguments = Arguments::parse();
    let done = match arguments.command {
        None => play::run(play::Arguments::default()),
        Some(Command::Play(arguments)) => play::run(arguments),
        Some(Command::Engine) => engine::run(),
        Some(Command::Replay(arguments)) => replay::run(&arguments),
        Some(Command::Deck(command)) => deck::run(&command),
        Some(Command::Balance(arguments)) => balance::run(&arguments),
        Some(Command::Bench(arguments)) => measure::run(&arguments),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            eprintln!("caravanserai: {failure}");
            ExitCode::FAILURE
        }
    }
}

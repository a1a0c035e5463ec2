//! The terminal game: a person against an opponent, on this machine.
//!
//! [`session`] is the game itself; it has two faces, the full [`screen`] and
//! [`plain`] lines for pipes, scripts and screen readers.

mod coach;
mod detail;
mod help;
mod keys;
mod layout;
mod overlays;
mod panes;
mod phrases;
mod plain;
mod screen;
mod session;

use crate::{Failure, games};
use caravanserai_core::{Game, Quick, Seat, Seed};
use clap::builder::PossibleValuesParser;
use serde_json::{Map, Value};
use session::Session;
use std::hash::{BuildHasher, RandomState};
use std::io::IsTerminal;
use std::path::PathBuf;
use targi::{Options, State};

/// Whom one meets without asking for somebody: a fair fight for a newcomer
/// who knows the rules.
const DEFAULT_OPPONENT: &str = "herder";

/// How to play.
#[derive(clap::Args, Debug)]
pub(crate) struct Arguments {
    /// The game.
    #[arg(value_parser = ["targi"], default_value = "targi")]
    game: String,

    /// What the game is dealt from; any text. Drawn anew when not given.
    #[arg(long, conflicts_with = "resume")]
    seed: Option<String>,

    /// Your seat: 0 is Blue, 1 is Ivory.
    #[arg(long = "as", value_name = "SEAT", default_value_t = 0,
          value_parser = clap::value_parser!(u8).range(0..=1), conflicts_with = "resume")]
    seat: u8,

    /// Who plays against you.
    #[arg(long, default_value = DEFAULT_OPPONENT, value_parser = PossibleValuesParser::new(sage::NAMES),
          conflicts_with = "resume")]
    opponent: String,

    /// A rule to play by, as in `hand_rule=printed`; may be repeated.
    #[arg(long = "option", value_name = "NAME=VALUE", value_parser = games::named_value,
          conflicts_with = "resume")]
    options: Vec<(String, Value)>,

    /// Play with the expansion; the same as `--option expansion=true`.
    #[arg(long, conflicts_with = "resume")]
    expansion: bool,

    /// Play with action tokens, and how they are chosen.
    #[arg(long, value_name = "HOW", value_parser = ["off", "secret", "random", "same"],
          conflicts_with = "resume")]
    tokens: Option<String>,

    /// Play with the tribe cards of a deck file (see `caravanserai deck new`).
    #[arg(long, value_name = "FILE", conflicts_with = "resume")]
    deck: Option<PathBuf>,

    /// Lines of text in place of the full screen.
    #[arg(long)]
    plain: bool,

    /// Go on with a saved game.
    #[arg(long, value_name = "FILE")]
    resume: Option<PathBuf>,

    /// Where to save; the game is then also saved there when you leave.
    #[arg(long, value_name = "FILE")]
    save: Option<PathBuf>,
}

impl Arguments {
    /// The options by name, those with an argument of their own included.
    fn named_options(&self) -> Result<Map<String, Value>, Failure> {
        let mut named: Map<String, Value> = self.options.iter().cloned().collect();
        if self.expansion {
            named.insert("expansion".to_owned(), true.into());
        }
        if let Some(tokens) = &self.tokens {
            named.insert("tokens".to_owned(), tokens.as_str().into());
        }
        if let Some(file) = &self.deck {
            named.insert("tribe_deck".to_owned(), "custom".into());
            named.insert("deck".to_owned(), crate::deck::read_checked(file)?.into());
        }
        Ok(named)
    }
}

/// Where a game is saved, and whether leaving saves it.
#[derive(Clone, Debug)]
struct Keeping {
    file: Option<PathBuf>,
    on_leaving: bool,
}

impl Keeping {
    /// The file for a session: as asked for, or named after the seed.
    fn file(&self, session: &Session) -> PathBuf {
        self.file.clone().unwrap_or_else(|| {
            let tame = |c: char| if c.is_ascii_alphanumeric() || c == '-' { c } else { '_' };
            let seed: String = session.seed().as_str().chars().take(40).map(tame).collect();
            PathBuf::from(format!("targi-{seed}.record"))
        })
    }
}

/// Plays until the person leaves.
pub(crate) fn run(arguments: Arguments) -> Result<(), Failure> {
    let session = match &arguments.resume {
        Some(file) => Session::resume(file)?,
        None => {
            let options: Options = State::read_options(&arguments.named_options()?)?;
            let seed = arguments.seed.map_or_else(draw_seed, Seed::new);
            Session::deal(&options, seed, Seat(arguments.seat), &arguments.opponent)
        }
    };
    let keeping =
        Keeping { on_leaving: arguments.save.is_some(), file: arguments.save.or(arguments.resume) };
    if arguments.plain || !has_screen() {
        plain::run(session, keeping, std::io::stdin().lock(), std::io::stdout().lock())?;
        return Ok(());
    }
    screen::run(session, keeping)
}

/// Whether a person sits at a terminal that can be painted on.
fn has_screen() -> bool {
    let dumb = std::env::var_os("TERM").is_some_and(|term| term == "dumb");
    std::io::stdin().is_terminal() && std::io::stdout().is_terminal() && !dumb
}

/// A seed that nobody can guess: the standard library's hash keys come from
/// the operating system's randomness.
fn draw_seed() -> Seed {
    let now = std::time::UNIX_EPOCH.elapsed().map_or(0, |age| age.as_nanos());
    Seed::draw(&mut Quick::new(RandomState::new().hash_one(now)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn drawn_seeds_differ() {
        assert_ne!(draw_seed(), draw_seed());
    }

    #[test]
    fn a_save_is_named_after_its_seed_and_stays_in_its_folder() {
        let keeping = Keeping { file: None, on_leaving: false };
        let session = Session::deal(&Options::default(), Seed::new("../a b"), Seat(0), "random");
        assert_eq!(keeping.file(&session), PathBuf::from("targi-___a_b.record"));
    }
}

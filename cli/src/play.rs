//! The terminal game: a person against opponents, on this machine.
//!
//! [`session`] is the game itself; it has two faces, the full [`screen`] and
//! [`plain`] lines for pipes, scripts and screen readers.

mod coach;
mod keys;
mod layout;
mod overlays;
pub(crate) mod panes;
mod plain;
mod screen;
mod session;

#[cfg(test)]
pub(crate) use keys::Overlay;
pub(crate) use keys::Screen;
#[cfg(test)]
pub(crate) use layout::draw;

use crate::tabletop::Spread;
use crate::{Failure, games};
use caravanserai_core::{Quick, Record, Seat, Seed};
use serde_json::{Map, Value};
use session::Session;
use std::hash::{BuildHasher, RandomState};
use std::io::IsTerminal;
use std::path::PathBuf;

/// Whom one meets without asking for somebody: a fair fight for a newcomer
/// who knows the rules, or the strongest of a game that has not got so far.
fn usual_opponent<G: sage::Plays>() -> &'static str {
    const USUAL: &str = "herder";
    let known = G::opponents();
    if known.contains(&USUAL) { USUAL } else { known.last().copied().unwrap_or("random") }
}

/// How to play.
#[derive(clap::Args, Debug)]
pub(crate) struct Arguments {
    /// The game: `targi` when not given, or what a resumed record is of.
    #[arg(value_parser = games::NAMES)]
    game: Option<String>,

    /// What the game is dealt from; any text. Drawn anew when not given.
    #[arg(long, conflicts_with = "resume")]
    seed: Option<String>,

    /// Your seat, counted from 0.
    #[arg(long = "as", value_name = "SEAT", default_value_t = 0,
          value_parser = clap::value_parser!(u8).range(0..4), conflicts_with = "resume")]
    seat: u8,

    /// Who plays against you.
    #[arg(long, value_name = "NAME", conflicts_with = "resume")]
    opponent: Option<String>,

    /// A rule to play by, as in `hand_rule=printed`; may be repeated.
    #[arg(long = "option", value_name = "NAME=VALUE", value_parser = games::named_value,
          conflicts_with = "resume")]
    options: Vec<(String, Value)>,

    /// Five Tribes: how many play, you among them.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u8).range(2..=4),
          conflicts_with = "resume")]
    players: Option<u8>,

    /// Five Tribes: play with the Thieves; `--thieves=false` leaves them in the box.
    #[arg(long, value_name = "BOOL", num_args = 0..=1, require_equals = true,
          default_missing_value = "true", conflicts_with = "resume")]
    thieves: Option<bool>,

    /// Five Tribes: play with the Artisans.
    #[arg(long, value_name = "BOOL", num_args = 0..=1, require_equals = true,
          default_missing_value = "true", conflicts_with = "resume")]
    artisans: Option<bool>,

    /// Targi: play with the expansion; the same as `--option expansion=true`.
    #[arg(long, conflicts_with = "resume")]
    expansion: bool,

    /// Targi: play with action tokens, and how they are chosen.
    #[arg(long, value_name = "HOW", value_parser = ["off", "secret", "random", "same"],
          conflicts_with = "resume")]
    tokens: Option<String>,

    /// Targi: play with the tribe cards of a deck file (see `caravanserai deck new`).
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
        if let Some(players) = self.players {
            named.insert("players".to_owned(), players.into());
        }
        for (name, value) in [("thieves", self.thieves), ("artisans", self.artisans)] {
            value.into_iter().for_each(|value| drop(named.insert(name.to_owned(), value.into())));
        }
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
    fn file<G: crate::tabletop::Tabletop>(&self, session: &Session<G>) -> PathBuf {
        self.file.clone().unwrap_or_else(|| {
            let tame = |c: char| if c.is_ascii_alphanumeric() || c == '-' { c } else { '_' };
            let seed: String = session.seed().as_str().chars().take(40).map(tame).collect();
            PathBuf::from(format!("{}-{seed}.record", G::NAME))
        })
    }
}

/// Plays until the person leaves.
pub(crate) fn run(arguments: Arguments) -> Result<(), Failure> {
    let record = match &arguments.resume {
        Some(file) => Some(session::read_record(file)?),
        None => None,
    };
    let named = arguments.game.as_deref();
    let name = match (&record, named) {
        (Some(record), Some(named)) if named != record.game => {
            return Err(format!("the saved game is of `{:.40}`, not {named}", record.game).into());
        }
        (Some(record), _) => &record.game,
        (None, named) => named.unwrap_or(games::NAMES[0]),
    };
    (games::find(name)?.play)(arguments, record.as_ref())
}

/// Plays one game, from a record or anew.
pub(crate) fn play<G: Spread>(
    arguments: Arguments,
    record: Option<&Record>,
) -> Result<(), Failure> {
    let session = match (&arguments.resume, record) {
        (Some(file), Some(record)) => Session::<G>::resume(file, record)?,
        _ => deal(&arguments)?,
    };
    let keeping =
        Keeping { on_leaving: arguments.save.is_some(), file: arguments.save.or(arguments.resume) };
    if arguments.plain || !has_screen() {
        plain::run(session, keeping, std::io::stdin().lock(), std::io::stdout().lock())?;
        return Ok(());
    }
    screen::run(session, keeping)
}

/// A new game as it was asked for.
fn deal<G: Spread>(arguments: &Arguments) -> Result<Session<G>, Failure> {
    let options = G::read_options(&arguments.named_options()?)?;
    let opponent = match &arguments.opponent {
        Some(name) => name.as_str(),
        None => usual_opponent::<G>(),
    };
    if !G::opponents().contains(&opponent) {
        let known = G::opponents().join(", ");
        return Err(format!("there is no opponent `{opponent:.40}`; there is {known}").into());
    }
    let seed = arguments.seed.clone().map_or_else(draw_seed, Seed::new);
    let seats = G::new(&options, &seed).seats();
    if arguments.seat >= seats {
        let (seat, last) = (arguments.seat, seats - 1);
        return Err(format!("there is no seat {seat}; seats are 0 to {last}").into());
    }
    Ok(Session::deal(&options, seed, Seat(arguments.seat), opponent))
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

/// A fresh screen without colours, the person on seat 0 against the greedy
/// opponent.
#[cfg(test)]
pub(crate) fn screen_for_tests<G: Spread>(options: &G::Options, seed: &str) -> Screen<G> {
    let session = Session::deal(options, Seed::new(seed), Seat(0), "greedy");
    let keeping = Keeping { file: None, on_leaving: false };
    Screen::new(session, keeping, crate::palette::Palette::plain())
}

#[cfg(test)]
mod tests {
    use super::*;
    use targi::{Options, State};

    #[test]
    fn drawn_seeds_differ() {
        assert_ne!(draw_seed(), draw_seed());
    }

    #[test]
    fn a_save_is_named_after_its_seed_and_stays_in_its_folder() {
        let keeping = Keeping { file: None, on_leaving: false };
        let session =
            Session::<State>::deal(&Options::default(), Seed::new("../a b"), Seat(0), "random");
        assert_eq!(keeping.file(&session), PathBuf::from("targi-___a_b.record"));
    }
}

//! The terminal game: a person against opponents, on this machine.
//!
//! What is typed after `play`; the game itself is [`terminal`].

use crate::language::Spoken;
use crate::options::{self, GameOptions};
use crate::{Failure, registry};
use caravanserai_core::{Game, Record, Seat, Seed};
use sage::Plays;
use serde_json::{Map, Value};
use std::io::IsTerminal;
use std::path::PathBuf;
use terminal::{Keeping, Session, Spread, Tabletop};
use words::{AnyVocabulary, t};

/// How to play.
#[derive(clap::Args, Debug)]
pub(crate) struct Arguments {
    /// The game: the first when not given, or what a resumed record is of.
    #[arg(value_parser = registry::NAMES)]
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

    #[command(flatten)]
    options: GameOptions,

    /// Play with the cards of a deck file (see `caravanserai deck new`).
    #[arg(long, value_name = "FILE", conflicts_with = "resume")]
    deck: Option<PathBuf>,

    /// Lines of text in place of the full screen.
    #[arg(long)]
    plain: bool,

    /// Go on with a saved game.
    #[arg(long, value_name = "FILE", conflicts_with = options::GROUP)]
    resume: Option<PathBuf>,

    /// Where to save; the game is then also saved there when you leave.
    #[arg(long, value_name = "FILE")]
    save: Option<PathBuf>,

    #[command(flatten)]
    spoken: Spoken,
}

impl Arguments {
    /// The options by name, those with an argument of their own included.
    fn named_options(&self) -> Result<Map<String, Value>, Failure> {
        let mut named = self.options.named()?;
        if let Some(file) = &self.deck {
            named.extend(crate::deck::options_with(self.spoken.language(), file)?);
        }
        Ok(named)
    }
}

/// Plays until the person leaves.
pub(crate) fn run(arguments: Arguments) -> Result<(), Failure> {
    let (language, asked) = (arguments.spoken.language(), arguments.game.as_deref());
    let Some(file) = &arguments.resume else {
        return (registry::find(asked.unwrap_or(registry::NAMES[0]))?.play)(arguments, None);
    };
    let (record, game) = registry::read_record(file, language)?;
    match asked {
        Some(asked) if asked != game.name => {
            Err(t!(language, "play-other-game", saved = game.name, asked = asked).into())
        }
        _ => (game.play)(arguments, Some(&record)),
    }
}

/// Plays one game, from a record or anew.
pub(crate) fn play<T: Spread>(
    arguments: Arguments,
    record: Option<&Record>,
) -> Result<(), Failure> {
    let language = arguments.spoken.language();
    let session = match (&arguments.resume, record) {
        (Some(file), Some(record)) => Session::<T>::resume(record).map_err(|error| {
            let error = <dyn AnyVocabulary>::of::<T>().record_error(language, &error);
            format!("{}: {error}", file.display())
        })?,
        _ => deal(&arguments)?,
    };
    let session = session.speaking(language);
    let keeping =
        Keeping { on_leaving: arguments.save.is_some(), file: arguments.save.or(arguments.resume) };
    if arguments.plain || !has_screen() {
        terminal::play_in_lines(
            session,
            keeping,
            std::io::stdin().lock(),
            std::io::stdout().lock(),
        )?;
        return Ok(());
    }
    Ok(terminal::play_on_screen(session, keeping)?)
}

/// A new game as it was asked for.
fn deal<T: Tabletop>(arguments: &Arguments) -> Result<Session<T>, Failure> {
    let language = arguments.spoken.language();
    let options = registry::read_options::<T>(language, &arguments.named_options()?)?;
    let opponent = match &arguments.opponent {
        Some(name) => name.as_str(),
        None => terminal::usual_opponent::<T::Bot>(),
    };
    if !T::Bot::opponents().contains(&opponent) {
        let known = T::Bot::opponents().join(", ");
        return Err(t!(language, "play-no-opponent", name = opponent, known = known).into());
    }
    let seed = arguments.seed.clone().map_or_else(Seed::random, Seed::new);
    let seats = T::Game::new(&options, &seed).seats();
    if arguments.seat >= seats {
        let (seat, last) = (arguments.seat, seats - 1);
        return Err(t!(language, "play-no-seat", seat = seat, last = last).into());
    }
    Ok(Session::deal(&options, seed, Seat(arguments.seat), opponent))
}

/// Whether a person sits at a terminal that can be painted on.
fn has_screen() -> bool {
    let dumb = std::env::var_os("TERM").is_some_and(|term| term == "dumb");
    std::io::stdin().is_terminal() && std::io::stdout().is_terminal() && !dumb
}

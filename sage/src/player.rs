//! Players as they are written on a command line: `sage`, `greedy`,
//! `sage:500ms`, `sage:2000v`, `ismcts:1000ms`, `cheat:1000ms`.

use crate::budget::Budget;
use crate::config::{OpponentModel, SearchConfig};
use crate::evaluator::RandomPlayout;
use crate::levels::{CHARACTER_NAMES, LEVEL_NAMES, level_name};
use crate::searcher::{Searcher, SearcherConfig};
use crate::{Opponent, Plays};
use caravanserai_core::{Game, Seat};
use thiserror::Error;

/// An opponent that sees everything. Only the arena seats one, to measure what
/// hidden knowledge is worth.
pub trait CheatingOpponent<G: Game>: Send {
    /// Picks one of the legal choices, of which there is at least one.
    fn choose(&mut self, truth: &G, legal: &[G::Choice]) -> G::Choice;
}

/// An opponent outside this program, which sees what its seat sees and may fail.
pub trait OutsideOpponent<G: Game>: Send {
    /// Picks one of the legal choices, of which there is at least one.
    fn choose(&mut self, view: &G::View, legal: &[G::Choice]) -> Result<G::Choice, PlayerFailed>;
}

/// Why a player could not go on.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("{0}")]
pub struct PlayerFailed(pub String);

/// A player of the arena.
pub enum Player<G: Game> {
    /// Sees what its seat sees.
    Fair(Box<dyn Opponent<G>>),
    /// Sees everything.
    Cheat(Box<dyn CheatingOpponent<G>>),
    /// Sees what its seat sees, and thinks elsewhere.
    Outside(Box<dyn OutsideOpponent<G>>),
}

impl<G: Game> Player<G> {
    /// Picks a choice for the seat that is to act.
    pub fn choose(
        &mut self,
        state: &G,
        seat: Seat,
        legal: &[G::Choice],
    ) -> Result<G::Choice, PlayerFailed> {
        match self {
            Player::Fair(opponent) => Ok(opponent.choose(&state.view(Some(seat)), legal)),
            Player::Cheat(opponent) => Ok(opponent.choose(state, legal)),
            Player::Outside(opponent) => opponent.choose(&state.view(Some(seat)), legal),
        }
    }
}

/// A text that names no player.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("`{text}` is no player: {reason}")]
#[non_exhaustive]
pub struct UnknownPlayer {
    text: String,
    reason: String,
}

impl UnknownPlayer {
    /// What is wrong with a text.
    pub fn new(text: &str, reason: String) -> UnknownPlayer {
        UnknownPlayer { text: text.chars().take(60).collect(), reason }
    }
}

/// A player: its name, and its search settings if it searches.
#[derive(Clone, PartialEq, Debug)]
pub struct PlayerSpec {
    text: String,
    kind: Kind,
    settings: Vec<Setting>,
    most_threads: usize,
}

#[derive(Clone, Copy, PartialEq, Debug)]
enum Kind {
    Random,
    Greedy,
    /// The search of the house, with the settings of the level in this place.
    Level(usize),
    /// The same with the judgement of the character in this place.
    Character(usize),
    /// The same with playouts by policy to the end of the game.
    Playout,
    /// Plain search with playouts by lot.
    Ismcts,
    Cheat,
}

/// A change of a setting.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Setting {
    Budget(Budget),
    CPuct(f32),
    FpuReduction(f32),
    Ahead(u16),
    Opponents(OpponentModel),
    Temperature(f32),
    Tolerance(f32),
    Memory(usize),
    Threads(usize),
}

impl Setting {
    fn change(self, config: &mut SearcherConfig) {
        match self {
            Setting::Budget(budget) => {
                config.budget = budget;
                if budget.time.is_none() {
                    // So that everything follows from the seed.
                    config.threads = 1;
                }
            }
            Setting::CPuct(c_puct) => config.search.c_puct = c_puct,
            Setting::FpuReduction(fpu_reduction) => config.search.fpu_reduction = fpu_reduction,
            Setting::Ahead(rounds) => config.search.rounds_ahead = rounds,
            Setting::Opponents(model) => config.search.opponent_model = model,
            Setting::Temperature(temperature) => config.temperature = temperature,
            Setting::Tolerance(tolerance) => config.tolerance = tolerance,
            Setting::Memory(mib) => config.search.memory_mib = mib,
            Setting::Threads(threads) => config.threads = threads,
        }
    }
}

/// The budget of a search that is named without one.
pub const USUAL_BUDGET: Budget = Budget::millis(1000);

impl PlayerSpec {
    /// Reads a player. A search may be followed by a budget, `1000ms` or
    /// `2000v`, and by settings, as in `sage:2000v:c_puct=0.8`.
    pub fn parse(text: &str) -> Result<PlayerSpec, UnknownPlayer> {
        let wrong = |reason| UnknownPlayer::new(text, reason);
        let mut words = text.split(':');
        let name = level_name(words.next().unwrap_or_default());
        let kind = match name {
            "random" => Kind::Random,
            "greedy" => Kind::Greedy,
            "ismcts" => Kind::Ismcts,
            "playout" => Kind::Playout,
            "cheat" => Kind::Cheat,
            _ => {
                // Every game has the same levels and characters by name.
                let place = |names: &[&str]| names.iter().position(|known| *known == name);
                let character = || place(&CHARACTER_NAMES).map(Kind::Character);
                place(&LEVEL_NAMES).map(Kind::Level).or_else(character).ok_or_else(|| {
                    let known = [&LEVEL_NAMES[..], &CHARACTER_NAMES].concat().join(", ");
                    wrong(format!("known are random, greedy, {known}, playout, ismcts and cheat"))
                })?
            }
        };
        let mut settings: Vec<Setting> =
            words.map(read_setting).collect::<Result<_, _>>().map_err(wrong)?;
        // A budget says how many threads are usual; a number that is named wins.
        settings.sort_by_key(|setting| !matches!(setting, Setting::Budget(_)));
        if matches!(kind, Kind::Random | Kind::Greedy) && !settings.is_empty() {
            return Err(wrong(format!("{name} takes no settings")));
        }
        Ok(PlayerSpec { text: text.to_owned(), kind, settings, most_threads: usize::MAX })
    }

    /// As it was written.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// The same player with at most so many threads.
    pub fn on_threads(self, threads: usize) -> PlayerSpec {
        PlayerSpec { most_threads: self.most_threads.min(threads), ..self }
    }

    /// The settings in a game.
    fn config<B: Plays>(&self) -> SearcherConfig {
        let usual = |search| SearcherConfig::new(USUAL_BUDGET, search);
        let mut config = match self.kind {
            Kind::Level(level) => B::levels()[level].config,
            Kind::Character(character) => B::characters()[character].level.config,
            Kind::Ismcts => usual(SearchConfig::PLAIN),
            Kind::Random | Kind::Greedy | Kind::Playout | Kind::Cheat => usual(B::config()),
        };
        self.settings.iter().for_each(|setting| setting.change(&mut config));
        config.threads = config.threads.min(self.most_threads);
        config
    }

    /// Whether it is an opponent at tables of a house; others are for experiments.
    pub fn is_opponent(&self) -> bool {
        matches!(self.kind, Kind::Random | Kind::Greedy | Kind::Level(_) | Kind::Character(_))
    }

    /// The player as an opponent at a table of a house; `None` if it is one for experiments.
    pub fn opponent<B: Plays>(&self, seed: u64) -> Option<Box<dyn Opponent<B::Game>>> {
        let searcher = |evaluator| -> Box<dyn Opponent<B::Game>> {
            Box::new(Searcher::new(evaluator, self.config::<B>(), seed))
        };
        match self.kind {
            Kind::Random => Some(Box::new(crate::Random::new(seed))),
            Kind::Greedy => Some(B::greedy(seed)),
            Kind::Level(_) => Some(searcher(B::evaluator())),
            Kind::Character(character) => Some(searcher((B::characters()[character].evaluator)())),
            Kind::Playout | Kind::Ismcts | Kind::Cheat => None,
        }
    }

    /// The player of an arena.
    pub fn build<B: Plays>(&self, seed: u64) -> Player<B::Game> {
        let config = self.config::<B>();
        match self.kind {
            Kind::Random | Kind::Greedy | Kind::Level(_) | Kind::Character(_) => {
                Player::Fair(self.opponent::<B>(seed).expect("these sit at tables of a house"))
            }
            Kind::Playout => {
                Player::Fair(Box::new(Searcher::new(B::playout_evaluator(), config, seed)))
            }
            Kind::Ismcts => {
                Player::Fair(Box::new(Searcher::<B::Game, _>::new(RandomPlayout, config, seed)))
            }
            Kind::Cheat => {
                let config = SearcherConfig { threads: 1, ..config };
                Player::Cheat(Box::new(Searcher::new(B::evaluator(), config, seed)))
            }
        }
    }
}

fn read_setting(word: &str) -> Result<Setting, String> {
    if let Some(model) = word.strip_prefix("opponents=") {
        model.parse().map(Setting::Opponents)
    } else if let Some((name, value)) = word.split_once('=') {
        let value: f32 = value
            .parse()
            .ok()
            .filter(|value: &f32| value.is_finite())
            .ok_or_else(|| format!("`{value:.40}` is no number"))?;
        Ok(match name {
            "c_puct" => Setting::CPuct(value),
            "fpu" => Setting::FpuReduction(value),
            "ahead" => Setting::Ahead(value.clamp(0.0, 99.0) as u16),
            "temperature" => Setting::Temperature(value.max(0.0)),
            "tolerance" => Setting::Tolerance(value.max(0.0)),
            "memory" => Setting::Memory(value.clamp(1.0, 65536.0) as usize),
            "threads" => Setting::Threads(value.clamp(1.0, 256.0) as usize),
            _ => {
                return Err(format!(
                    "there is no setting `{name:.40}`; there are c_puct, fpu, ahead, opponents, \
                     temperature, tolerance, memory and threads"
                ));
            }
        })
    } else {
        word.parse().map(Setting::Budget)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn players_are_read_as_they_are_written() {
        for good in [
            "random",
            "greedy",
            "sage",
            "novice",
            "guest",
            "hoarder",
            "blocker:20v",
            "sage:500ms",
            "ismcts:2000v",
            "cheat:10v:c_puct=0.5",
            "sage:1000ms:ahead=1:threads=2",
            "sage:100v:opponents=search",
        ] {
            assert_eq!(PlayerSpec::parse(good).map(|spec| spec.text), Ok(good.to_owned()));
        }
    }

    #[test]
    fn what_names_no_player_is_refused_with_the_reason() {
        for (wrong, reason) in [
            ("stockfish", "known are random, greedy, pilgrim"),
            ("greedy:100v", "greedy takes no settings"),
            ("sage:fast", "neither a budget"),
            ("sage:0v", "no budget such as"),
            ("sage:-5ms", "no budget such as"),
            ("sage:opponents=sleep", "others can `search` or `reply`"),
            ("sage:courage=1", "no setting `courage`"),
            ("sage:temperature=much", "`much` is no number"),
        ] {
            let error = PlayerSpec::parse(wrong).unwrap_err().to_string();
            assert!(error.contains(reason), "{error}");
        }
    }
}

//! Opening a table: who is to sit where.

use super::Progress;
use super::fairness::{Contribution, Fairness};
use crate::chance;
use crate::entry::Entry;
use crate::hosting::{HostedGame, read_position};
use crate::house::Guest;
use crate::rate_limit::Client;
use crate::refusal::{Refusal, Result};
use crate::store::{Change, NewTable, table_bytes};
use caravanserai_core::{Agreed, Seat, Seed};
use std::sync::Arc;
use web::Pace;

/// For whom a seat is kept.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Opponent {
    /// Somebody who is sent the link.
    Friend,
    /// Anybody.
    Anyone,
    /// An opponent of the house, by level.
    Bot(String),
    /// Somebody of this name who shares the host's device.
    Beside(String),
    /// A guest who sits down at once.
    Guest {
        /// Who.
        id: i64,
        /// Their name.
        name: String,
        /// Whether they add something to the seed.
        contributes: bool,
    },
}

impl Opponent {
    /// The opponent of this name in forms and requests.
    pub(crate) fn named(name: &str, game: &HostedGame) -> Result<Opponent> {
        match sage::level_name(name) {
            "friend" => Ok(Opponent::Friend),
            "anyone" => Ok(Opponent::Anyone),
            level if game.opponents.names.contains(&level) => Ok(Opponent::Bot(level.to_owned())),
            other => Err(Refusal::NoOpponent(other.chars().take(40).collect())),
        }
    }

    /// The level of the opponent of the house that is asked for, or the usual one.
    pub(crate) fn level(name: Option<&str>, game: &HostedGame) -> Result<String> {
        let name = name.or(usual_level(game)).ok_or(Refusal::Failed)?;
        match Opponent::named(name, game)? {
            Opponent::Bot(level) => Ok(level),
            _ => Err(Refusal::BadField("level")),
        }
    }
}

/// The level of an opponent that nobody chose.
pub(crate) fn usual_level(game: &HostedGame) -> Option<&'static str> {
    words::opponents::usual(game.opponents.names).copied()
}

/// A table about to be opened.
pub(crate) struct Opening<'a> {
    pub(crate) game: &'a HostedGame,
    pub(crate) agreed: Arc<Agreed>,
    /// Who opens it, and their name.
    pub(crate) host: (i64, String),
    /// The level of the opponent in the host's place, if the host only watches.
    pub(crate) watched: Option<String>,
    /// Where they come from.
    pub(crate) from: Client,
    /// Whether they add something to the seed.
    pub(crate) contributes: bool,
    /// The host's seat; drawn by lot when not chosen.
    pub(crate) side: Option<Seat>,
    /// The others in the order of seats after the host's; the last one again
    /// for all seats that are left.
    pub(crate) opponents: Vec<Opponent>,
    pub(crate) hints: bool,
    /// How fast is played.
    pub(crate) pace: Option<Pace>,
    /// Whether only who has the link may know of the table.
    pub(crate) private: bool,
    pub(crate) deal: Deal,
}

impl<'a> Opening<'a> {
    /// A table of a guest's own against these opponents, for those who have its link: with
    /// hints, at no pace, seats and cards by lot.
    pub(crate) fn of(
        game: &'a HostedGame,
        agreed: Arc<Agreed>,
        host: Guest,
        from: Client,
        opponents: Vec<Opponent>,
    ) -> Opening<'a> {
        Opening {
            game,
            agreed,
            host: (host.id, host.name),
            watched: None,
            from,
            contributes: false,
            side: None,
            opponents,
            hints: true,
            pace: None,
            private: true,
            deal: Deal::Random,
        }
    }
}

/// What the cards of a new table are dealt from.
pub(crate) enum Deal {
    /// A seed that nobody can guess.
    Random,
    /// This seed: a first game, whose host is shown the lessons.
    Lesson(Seed),
    /// What was played before, to go on from. It counts for nobody.
    Again(Past),
    /// The same to be looked at alone, by the names that it was played under.
    Brought { past: Past, names: Vec<String> },
}

/// A game up to a certain moment.
pub(crate) struct Past {
    pub(crate) seed: Seed,
    /// The position that it began from, as JSON; `None` if the seed dealt.
    pub(crate) start: Option<String>,
    /// The choices that were made.
    pub(crate) made: Vec<(Seat, String)>,
}

impl Past {
    /// Nothing is played yet.
    fn none(seed: Seed) -> Past {
        Past { seed, start: None, made: Vec::new() }
    }
}

impl Opening<'_> {
    fn options(&self) -> String {
        serde_json::Value::Object(self.agreed.options.clone()).to_string()
    }

    /// What the table will take on the disk.
    pub(crate) fn bytes(&self) -> i64 {
        table_bytes(&self.options())
    }

    /// The name of the new table that is opened at this moment, and what has to be written
    /// down for it.
    pub(crate) fn changes(self, at: i64) -> Result<(String, Vec<Change>)> {
        let (seats, options) = (self.agreed.seats, self.options());
        if self.pace.is_some_and(|pace| !pace.is_sound()) {
            return Err(Refusal::BadField("pace"));
        }
        if let Some(Seat(side)) = self.side.filter(|side| side.0 >= seats) {
            return Err(Refusal::NoSuchSide { side, seats });
        }
        let (Some(last), (guest, host)) = (self.opponents.last().cloned(), self.host) else {
            return Err(Refusal::BadField("opponent"));
        };
        if self.opponents.len() >= usize::from(seats) {
            let opponents = self.opponents.len();
            return Err(Refusal::TooManyOpponents { seats, opponents });
        }
        let teaches = matches!(self.deal, Deal::Lesson(_));
        let brought = matches!(self.deal, Deal::Brought { .. });
        let practice = brought || matches!(self.deal, Deal::Again(_));
        let (Past { seed, start, made }, names) = match self.deal {
            Deal::Random => (Past::none(chance::seed()), Vec::new()),
            Deal::Lesson(seed) => (Past::none(seed), Vec::new()),
            Deal::Again(past) => (past, Vec::new()),
            Deal::Brought { past, names } => (past, names),
        };
        let mut others = self.opponents;
        others.resize(usize::from(seats) - 1, last);
        let add =
            |opponent: &Opponent| matches!(opponent, Opponent::Guest { contributes: true, .. });
        let adds = [self.contributes].into_iter().chain(others.iter().map(add));
        let mut contributions: Vec<Contribution> = adds.map(Contribution::from).collect();
        let (mut fairness, side) = match self.side {
            Some(side) => {
                contributions.rotate_right(side.index());
                (Fairness::of_seats(contributions), side)
            }
            None => Fairness::by_lot(&seed, contributions),
        };
        if practice {
            fairness.practise();
        }
        let id = chance::word(16);
        let opened = NewTable {
            id: id.clone(),
            game: self.game.name().to_owned(),
            options,
            commitment: seed.commitment(),
            fairness: fairness.written(),
            seed: seed.as_str().to_owned(),
            // Everybody who plays the first game alike meets the same opponent.
            bot_seed: if teaches { 0 } else { i64::from_le_bytes(chance::of_a_deal()) },
            hints: self.hints,
            listed: !self.private,
            pace: self.pace.map(|pace| serde_json::to_string(&pace).expect("plain data")),
            made_by: guest,
            opened_from: self.from.network(),
        };
        let mut changes = vec![Change::Table { opened, at }];
        let mut waiting = !fairness.is_complete();
        let mut seat_of = |seat: u8, guest: Option<i64>, bot: Option<String>, name: String| {
            let known = names.get(usize::from(seat)).filter(|name| !name.is_empty());
            let name = known.cloned().unwrap_or(name);
            changes.push(Change::Seat { table: id.clone(), seat, guest, bot, name });
        };
        match self.watched {
            Some(level) => seat_of(side.0, None, Some(level.clone()), level),
            None => seat_of(side.0, Some(guest), None, host),
        }
        for (offset, opponent) in (1..).zip(others) {
            let seat = (side.0 + offset) % seats;
            match opponent {
                Opponent::Bot(level) => seat_of(seat, None, Some(level.clone()), level),
                Opponent::Guest { id, name, .. } => seat_of(seat, Some(id), None, name),
                Opponent::Beside(name) => seat_of(seat, Some(guest), None, name),
                Opponent::Friend | Opponent::Anyone => {
                    waiting = true;
                    seat_of(seat, None, None, String::new());
                }
            }
        }
        if teaches {
            let (table, seen) = (id.clone(), String::new());
            changes.push(Change::Guide { table, seat: side.0, seen, skipped: false });
        }
        if !waiting {
            // Whose choice it is follows from the deal.
            let mut dealt = match &start {
                None => self.game.rules.deal(&self.agreed, seed),
                Some(position) => read_position(self.game.rules, position).map_err(|faults| {
                    tracing::error!(?faults, "a game cannot be played on from where it was");
                    Refusal::Failed
                })?,
            };
            let start = start.map(|position| (Seat(0), Entry::Position(position)));
            let played = |(seat, choice)| (seat, Entry::Play(choice));
            let past = start.into_iter().chain(made.into_iter().map(played));
            for (n, (seat, entry)) in past.enumerate() {
                if let Entry::Play(choice) = &entry {
                    dealt.play(choice).map_err(|refused| {
                        tracing::error!(%refused, "a game cannot be played on");
                        Refusal::Failed
                    })?;
                }
                let (table, deed) = (id.clone(), entry.to_string());
                changes.push(Change::Entry { table, n, seat: seat.0, deed, at });
            }
            changes.push(Change::Standing {
                table: id.clone(),
                version: 0,
                stage: match dealt.to_act() {
                    Some(_) if !brought => Progress::Playing.name().into(),
                    _ => Progress::Over.name().into(),
                },
                moves: dealt.moves(),
                round: Some(dealt.round()),
                to_act: dealt.to_act().map(|seat| seat.0),
                result: dealt.outcome().map(|outcome| outcome.to_string()),
                at,
            });
        }
        Ok((id, changes))
    }
}

//! Balance: what is taken in self-play, and how it goes with winning.

use crate::{Opponent, Plays};
use caravanserai_core::{Game, Seed};
use std::collections::BTreeMap;

/// A game that counts what its players could take and what they took.
pub trait Balanced: Plays {
    /// The kinds of things that are compared with their like.
    const KINDS: &'static [&'static str];

    /// Plays a game and adds what was seen to `balance`.
    fn count(
        options: &<Self::Game as Game>::Options,
        seed: &Seed,
        seats: &mut [Box<dyn Opponent<Self::Game>>],
        balance: &mut Balance,
    );
}

/// What was seen of one thing.
#[derive(Clone, Default, Debug)]
pub struct PickCounts {
    /// How often a player could have had it: it lay open and could be paid.
    pub offered: u32,
    /// How often a player took it.
    pub taken: u32,
    /// What the players who took it took from their games.
    pub won: f64,
}

impl PickCounts {
    /// How often it was taken for each time it could have been.
    pub fn rate(&self) -> f64 {
        if self.offered == 0 { 0.0 } else { f64::from(self.taken) / f64::from(self.offered) }
    }

    /// The share of games that its takers won, and the 95 % error of it.
    pub fn win_share(&self) -> (f64, f64) {
        share(self.won, self.taken)
    }
}

/// A share of `n` games with its 95 % error.
pub fn share(won: f64, n: u32) -> (f64, f64) {
    if n == 0 {
        return (0.0, 1.0);
    }
    let n = f64::from(n);
    let mean = won / n;
    (mean, 1.96 * (mean * (1.0 - mean) / n).sqrt())
}

/// What was seen in many games.
#[derive(Clone, Default, Debug)]
pub struct Balance {
    /// How many games were played.
    pub games: u32,
    /// What the start players of the first round took from them.
    pub start_won: f64,
    /// Rounds of all games.
    pub rounds: u32,
    /// Everybody's points.
    pub points: Vec<i16>,
    tallies: BTreeMap<(&'static str, String), PickCounts>,
}

impl Balance {
    /// The tally of a thing by its kind and name.
    pub fn tally(&mut self, kind: &'static str, name: &str) -> &mut PickCounts {
        self.tallies.entry((kind, name.to_owned())).or_default()
    }

    /// The median rate of a kind.
    pub fn median_rate(&self, kind: &str) -> f64 {
        let mut rates: Vec<f64> =
            self.of(kind).filter(|(_, tally)| tally.offered > 0).map(|(_, t)| t.rate()).collect();
        rates.sort_by(f64::total_cmp);
        rates.get(rates.len() / 2).copied().unwrap_or(0.0)
    }

    /// The tallies of a kind by name.
    pub fn of(&self, kind: &str) -> impl Iterator<Item = (&str, &PickCounts)> {
        let of_kind = self.tallies.iter().filter(move |((k, _), _)| *k == kind);
        of_kind.map(|((_, name), tally)| (name.as_str(), tally))
    }
}

//! A guest's finished games: how each ended for them, and against whom.
//!
//! Everything here follows from the lines of the list that the store keeps, so that no game has
//! to be played anew for it.

use crate::house::House;
use crate::refusal::Result;
use crate::store::ListedTable;
use caravanserai_core::{Outcome, Seat};
use std::collections::BTreeMap;
use web::me::Ending;

/// The most games that are looked through; nobody plays so many by hand.
const LOOKED_THROUGH: u32 = 5_000;

/// A game that a guest has played to its end.
pub(crate) struct Past {
    pub(crate) table: ListedTable,
    /// The guest's seat.
    pub(crate) seat: u8,
    /// Everybody's points; nobody's where somebody gave up.
    pub(crate) totals: Vec<i16>,
    winners: Vec<Seat>,
}

impl Past {
    fn read(table: ListedTable) -> Option<Past> {
        let seat = table.mine?;
        // People who share a device win and lose alike.
        let me = table.guests().nth(seat.into())?;
        if me.is_some() && table.guests().filter(|guest| *guest == me).count() > 1 {
            return None;
        }
        let result = table.result.as_deref()?;
        let Outcome { totals, winners } = match result.strip_prefix("left by ") {
            Some(left) => {
                // Giving up leaves the game to the others.
                let left = Seat(left.parse().ok()?);
                let seats = (0..).zip(table.sitters()).map(|(seat, _)| Seat(seat));
                let winners = seats.filter(|seat| *seat != left).collect();
                Outcome { totals: Vec::new(), winners }
            }
            None => Outcome::parse(result)?,
        };
        Some(Past { table, seat, totals, winners })
    }

    /// How it ended for a seat.
    fn ending_of(&self, seat: u8) -> Ending {
        let winner = self.winners.contains(&Seat(seat));
        match (winner, self.winners.len()) {
            (true, 1) => Ending::Won,
            // Nobody has to share what somebody else gave up.
            (true, _) if self.is_left() => Ending::Won,
            (true, _) => Ending::Shared,
            (false, _) => Ending::Lost,
        }
    }

    /// How it ended for the guest.
    pub(crate) fn ending(&self) -> Ending {
        self.ending_of(self.seat)
    }

    /// Whether somebody gave up, or had no time left.
    pub(crate) fn is_left(&self) -> bool {
        self.totals.is_empty()
    }

    /// The guest's points.
    pub(crate) fn score(&self) -> Option<i16> {
        self.totals.get(usize::from(self.seat)).copied()
    }

    /// The guest's place, where there is more than first and second.
    pub(crate) fn place(&self) -> Option<usize> {
        let score = self.score().filter(|_| self.totals.len() > 2)?;
        let ahead = (0..).zip(&self.totals).filter(|(seat, total)| {
            *seat != self.seat && (**total > score || self.winners.contains(&Seat(*seat)))
        });
        Some(1 + ahead.count())
    }

    /// Everybody else: their seat, name and who they are.
    fn others(&self) -> impl Iterator<Item = (u8, &str, Rival)> {
        let sitters = self.table.sitters().zip(self.table.guests()).zip(0..);
        sitters.filter(|(_, seat)| *seat != self.seat).map(|(((name, bot), guest), seat)| {
            let who = match (bot, guest) {
                ("", Some(guest)) => Rival::Guest(guest),
                ("", None) => Rival::Gone,
                (level, _) => Rival::House(level.to_owned()),
            };
            (seat, name, who)
        })
    }
}

/// Somebody whom a guest played against.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Rival {
    /// Another guest.
    Guest(i64),
    /// A guest who is gone: nobody shall tell from others' games who that was.
    Gone,
    /// An opponent of the house, by level.
    House(String),
}

/// How a guest stands against somebody.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Tally {
    /// What they are called.
    pub(crate) name: String,
    pub(crate) games: usize,
    pub(crate) won: usize,
    /// How many the other one won.
    pub(crate) lost: usize,
    /// When the last one ended.
    pub(crate) last_ms: i64,
}

/// Which games are looked for.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Wanted {
    pub(crate) game: Option<String>,
    pub(crate) with: Option<With>,
    pub(crate) ending: Option<Ending>,
}

/// With whom.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum With {
    /// Other people, perhaps with opponents of the house.
    People,
    /// Opponents of the house alone.
    House,
    /// This guest.
    Guest(i64),
}

impl Wanted {
    fn fits(&self, past: &Past) -> bool {
        let mut rivals = past.others().map(|(_, _, rival)| rival);
        let with = match &self.with {
            None => true,
            Some(With::People) => rivals.any(|rival| !matches!(rival, Rival::House(_))),
            Some(With::House) => rivals.all(|rival| matches!(rival, Rival::House(_))),
            Some(With::Guest(guest)) => rivals.any(|rival| rival == Rival::Guest(*guest)),
        };
        with && self.game.as_ref().is_none_or(|game| *game == past.table.game)
            && self.ending.is_none_or(|ending| ending == past.ending())
    }
}

/// All finished games of a guest, the latest first.
pub(crate) struct History(pub(crate) Vec<Past>);

impl House {
    /// The finished games of a guest.
    pub(crate) async fn history(&self, guest: i64) -> Result<History> {
        let tables = self.store.finished_games(guest, LOOKED_THROUGH).await?;
        Ok(History(tables.into_iter().filter_map(Past::read).collect()))
    }
}

impl History {
    /// Those that are looked for.
    pub(crate) fn find<'a>(&'a self, wanted: &'a Wanted) -> impl Iterator<Item = &'a Past> {
        self.0.iter().filter(|past| wanted.fits(past))
    }

    /// How many were won, alone or together.
    pub(crate) fn won(&self) -> usize {
        self.0.iter().filter(|past| past.ending() != Ending::Lost).count()
    }

    /// How the guest stands against everybody, those with most games first.
    pub(crate) fn tallies(&self) -> Vec<(Rival, Tally)> {
        let mut tallies: BTreeMap<Rival, Tally> = BTreeMap::new();
        for past in &self.0 {
            // Two opponents of one level are one rival in one game.
            let mut rivals: BTreeMap<Rival, (&str, bool)> = BTreeMap::new();
            for (seat, name, rival) in past.others() {
                let won = past.ending_of(seat) != Ending::Lost;
                rivals.entry(rival).or_insert((name, false)).1 |= won;
            }
            for (rival, (name, won)) in rivals {
                let tally = tallies.entry(rival).or_default();
                if tally.games == 0 {
                    // The latest game is first, and has the latest name.
                    name.clone_into(&mut tally.name);
                    tally.last_ms = past.table.touched_at;
                }
                tally.games += 1;
                tally.won += usize::from(past.ending() != Ending::Lost);
                tally.lost += usize::from(won);
            }
        }
        let mut tallies: Vec<(Rival, Tally)> = tallies.into_iter().collect();
        tallies.sort_by_key(|(_, tally)| std::cmp::Reverse((tally.games, tally.last_ms)));
        tallies
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A game with these seats (`bot:` before a level, a number for a guest, who is called `G`
    /// and that number), as guest 1 has it in the list.
    fn past(seats: &[&str], result: &str, touched_at: i64) -> Past {
        let bot = |seat: &&str| seat.strip_prefix("bot:").unwrap_or_default().to_owned();
        let guest = |seat: &&str| seat.parse::<i64>().map_or(String::new(), |n| n.to_string());
        let name = |seat: &&str| match seat.strip_prefix("bot:") {
            Some(level) => level.to_owned(),
            None => format!("G{seat}"),
        };
        let joined =
            |by: &dyn Fn(&&str) -> String| seats.iter().map(by).collect::<Vec<_>>().join("\n");
        let table = ListedTable {
            id: String::new(),
            game: "pebbles".to_owned(),
            options: String::new(),
            round: None,
            to_act: None,
            result: Some(result.to_owned()),
            stage: "over".to_owned(),
            touched_at,
            pace: None,
            due_at: None,
            names: joined(&name),
            bots: joined(&bot),
            guests: joined(&guest),
            mine: seats.iter().position(|seat| *seat == "1").map(|seat| seat as u8),
        };
        Past::read(table).expect("a result")
    }

    #[test]
    fn a_game_is_won_alone_or_together_or_lost_and_giving_up_loses() {
        let ending = |result| past(&["2", "1"], result, 0).ending();
        assert_eq!(ending("30-31, won by 1"), Ending::Won);
        assert_eq!(ending("31-31, won by 0 1"), Ending::Shared);
        assert_eq!(ending("31-30, won by 0"), Ending::Lost);
        assert_eq!(ending("left by 1"), Ending::Lost);
        assert_eq!(ending("left by 0"), Ending::Won);
        let among_three = past(&["1", "2", "3"], "left by 1", 0);
        assert_eq!(among_three.ending_of(1), Ending::Lost);
        assert_eq!(among_three.ending(), Ending::Won, "with the third");
    }

    #[test]
    fn on_a_shared_device_nobody_has_beaten_themselves() {
        let listed = past(&["1", "2"], "30-31, won by 1", 0).table;
        let shared = ListedTable { guests: "1\n1".to_owned(), ..listed };
        assert!(Past::read(shared).is_none());
    }

    #[test]
    fn the_place_among_more_than_two_counts_who_is_ahead() {
        let place = |result| past(&["2", "1", "3"], result, 0).place();
        assert_eq!(place("40-30-20, won by 0"), Some(2));
        assert_eq!(place("40-30-50, won by 2"), Some(3));
        assert_eq!(place("40-40-20, won by 0"), Some(2), "a tie that was broken");
        assert_eq!(place("left by 0"), None);
        assert_eq!(past(&["2", "1"], "40-30, won by 0", 0).place(), None);
    }

    #[test]
    fn who_stands_how_against_whom() {
        let history = History(vec![
            past(&["1", "2"], "9-5, won by 0", 50),
            past(&["1", "2"], "5-5, won by 0 1", 40),
            past(&["2", "1", "bot:sage"], "9-5-7, won by 0", 30),
            past(&["1", "bot:sage", "bot:sage"], "1-5-7, won by 2", 20),
            past(&["1", "gone"], "9-5, won by 0", 10),
        ]);
        let tally = |rival| {
            let found = history.tallies().into_iter().find(|(other, _)| *other == rival);
            let (_, tally) = found.expect("a rival");
            (tally.games, tally.won, tally.lost, tally.last_ms)
        };
        assert_eq!(tally(Rival::Guest(2)), (3, 2, 2, 50));
        assert_eq!(tally(Rival::House("sage".to_owned())), (2, 0, 1, 30));
        assert_eq!(tally(Rival::Gone), (1, 1, 0, 10));
        assert_eq!(history.tallies()[0].0, Rival::Guest(2), "most games first");
        let found = |with| {
            let wanted = Wanted { with: Some(with), ..Wanted::default() };
            history.find(&wanted).map(|past| past.table.touched_at).collect::<Vec<_>>()
        };
        assert_eq!(found(With::House), [20]);
        assert_eq!(found(With::People), [50, 40, 30, 10]);
        assert_eq!(found(With::Guest(2)), [50, 40, 30]);
        let lost = Wanted { ending: Some(Ending::Lost), ..Wanted::default() };
        assert_eq!(history.find(&lost).count(), 2);
    }
}

//! Final and current scores, with what they are made of.

use crate::Seat;
use serde::Serialize;
use serde::ser::{SerializeMap, Serializer};

/// The largest table of the house.
pub const MAX_SEATS: usize = 4;
/// The most parts that a score may have.
pub const MAX_PARTS: usize = 12;

/// One player's score and its parts, without heap so that playouts can end in one.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Score {
    parts: [(&'static str, i16); MAX_PARTS],
    len: u8,
    total: i16,
}

impl Score {
    /// Adds a named part. Parts keep their order; a part of 0 is kept too, so
    /// that pages can show the same lines for everybody.
    ///
    /// # Panics
    /// If a game names more than [`MAX_PARTS`] parts.
    #[inline]
    pub fn add(&mut self, name: &'static str, points: i16) {
        self.parts[usize::from(self.len)] = (name, points);
        self.len += 1;
        self.total += points;
    }

    /// All parts together.
    #[inline]
    pub fn total(&self) -> i16 {
        self.total
    }

    /// The parts in order.
    pub fn parts(&self) -> &[(&'static str, i16)] {
        &self.parts[..usize::from(self.len)]
    }

    /// The points of one part, 0 if there is no such part.
    pub fn part(&self, name: &str) -> i16 {
        self.parts().iter().find(|(n, _)| *n == name).map_or(0, |(_, points)| *points)
    }
}

impl Serialize for Score {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        struct Parts<'a>(&'a Score);
        impl Serialize for Parts<'_> {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_map(self.0.parts().iter().copied())
            }
        }
        let mut map = serializer.serialize_map(Some(2))?;
        map.serialize_entry("total", &self.total)?;
        map.serialize_entry("parts", &Parts(self))?;
        map.end()
    }
}

/// Everybody's scores, and who is ahead.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Scores {
    scores: [Score; MAX_SEATS],
    seats: u8,
    winners: u8,
}

impl Scores {
    /// The scores of `scores.len()` seats; `rank` orders seats by total and
    /// tie-breakers, and all seats of the highest rank are winners.
    pub fn new<R: Ord + Copy>(scores: &[Score], rank: impl Fn(Seat) -> R) -> Scores {
        let mut all = [Score::default(); MAX_SEATS];
        all[..scores.len()].copy_from_slice(scores);
        let seats = scores.len() as u8;
        let mut winners = 0_u8;
        let mut best = None;
        for seat in (0..seats).map(Seat) {
            let rank = Some(rank(seat));
            if rank > best {
                best = rank;
                winners = 0;
            }
            if rank == best {
                winners |= 1 << seat.0;
            }
        }
        Scores { scores: all, seats, winners }
    }

    /// One seat's score.
    #[inline]
    pub fn of(&self, seat: Seat) -> &Score {
        &self.scores[seat.index()]
    }

    /// All scores by seat.
    pub fn all(&self) -> &[Score] {
        &self.scores[..usize::from(self.seats)]
    }

    /// Who is ahead, after tie-breakers; more than one when they share it.
    pub fn winners(&self) -> impl Iterator<Item = Seat> + '_ {
        (0..self.seats).map(Seat).filter(|seat| self.is_winner(*seat))
    }

    /// Whether this seat is among the winners.
    #[inline]
    pub fn is_winner(&self, seat: Seat) -> bool {
        self.winners >> seat.0 & 1 == 1
    }

    /// What a seat takes from the game: 1 for a win, a fair share of a shared one, else 0.
    #[inline]
    pub fn share(&self, seat: Seat) -> f32 {
        if self.is_winner(seat) { 1.0 / self.winners.count_ones() as f32 } else { 0.0 }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn scores(totals: &[i16]) -> Vec<Score> {
        totals
            .iter()
            .map(|&total| {
                let mut score = Score::default();
                score.add("all", total);
                score
            })
            .collect()
    }

    #[test]
    fn the_highest_rank_wins_and_equals_share() {
        let list = scores(&[30, 31, 31]);
        let all = Scores::new(&list, |seat| list[seat.index()].total());
        assert_eq!(all.winners().collect::<Vec<_>>(), [Seat(1), Seat(2)]);
        assert_eq!(all.share(Seat(1)), 0.5);
        assert_eq!(all.share(Seat(0)), 0.0);
    }

    #[test]
    fn a_score_is_written_with_its_parts_in_order() {
        let mut score = Score::default();
        score.add("tokens", 4);
        score.add("cards", 9);
        let text = serde_json::to_string(&score).unwrap();
        assert_eq!(text, r#"{"total":13,"parts":{"tokens":4,"cards":9}}"#);
        assert_eq!((score.part("cards"), score.part("water")), (9, 0));
    }
}

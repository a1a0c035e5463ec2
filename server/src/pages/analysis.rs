//! What the coach found in a game that is over, as pages tell it.

use crate::hosting::{Judged, Playing};
use caravanserai_core::Seat;
use web::analysis::{Mistake, Weighed};
use web::end::Swing;
use web::{Language, TableFacts};

/// What costs less of the chance to win is no mistake worth telling.
const LEAST: f32 = 0.03;
/// So many choices of a better turn are told; what is longer nobody keeps in mind.
const TOLD: usize = 4;
/// So many moments of a game are offered to be tried again.
const EXERCISES: usize = 3;

/// Everybody's chance to win as the game went on. The coach tells the chance
/// of whoever moves, as they could know it. Between two the other has the
/// rest; among more, everybody's last word about themselves is weighed.
pub(super) struct Chances<'a> {
    judged: &'a [Judged],
    own: Vec<f32>,
}

impl Chances<'_> {
    pub(super) fn new(seats: u8, judged: &[Judged]) -> Chances<'_> {
        Chances { judged, own: vec![1.0 / f32::from(seats.max(1)); seats.into()] }
    }

    /// The chances before move `number` was made.
    pub(super) fn before(&mut self, number: usize) -> Option<Vec<f32>> {
        let judged = self.judged.get(number)?;
        let mover = judged.seat.index();
        *self.own.get_mut(mover)? = judged.best_chance;
        if let [first, second] = self.own.as_mut_slice() {
            *(if mover == 0 { second } else { first }) = 1.0 - judged.best_chance;
        }
        let together: f32 = self.own.iter().sum();
        let fair = 1.0 / self.own.len() as f32;
        let share = |own: &f32| if together > f32::EPSILON { own / together } else { fair };
        Some(self.own.iter().map(share).collect())
    }
}

/// What a choice cost; nothing, where the difference may be luck.
fn cost(judged: &Judged) -> f32 {
    let unclear = |ahead: &serde_json::Value| ahead["clear"] == false;
    match judged.ahead.as_ref().is_some_and(unclear) {
        true => 0.0,
        false => (judged.best_chance - judged.played_chance).max(0.0),
    }
}

/// The turns of a game: what the same seat chose without anybody else in between, in the
/// same round.
fn turns(judged: &[Judged]) -> impl Iterator<Item = &[Judged]> {
    judged.chunk_by(|one, next| (one.seat, one.round) == (next.seat, next.round))
}

/// The turns that cost enough to be told, in order: of each the choice that cost most, and
/// what the whole turn cost.
pub(super) fn costly(judged: &[Judged]) -> impl Iterator<Item = (&Judged, f32)> {
    turns(judged).filter_map(|turn| {
        let worst = turn.iter().max_by(|a, b| cost(a).total_cmp(&cost(b)))?;
        let lost: f32 = turn.iter().map(cost).sum();
        (cost(worst) >= LEAST).then_some((worst, lost.min(1.0)))
    })
}

/// What decided a game between two for one of them, whose chance ended at `last`.
pub(super) fn swing(judged: &[Judged], seat: Seat, last: f32) -> Option<Swing> {
    let opening = judged.first()?;
    let first = match opening.seat == seat {
        true => opening.best_chance,
        false => 1.0 - opening.best_chance,
    };
    let play = judged.iter().map(|judged| match judged.seat == seat {
        true => -cost(judged),
        false => cost(judged),
    });
    Some(Swing { seat, first, last, play: play.sum() })
}

/// A seat's worst moments of a game, in order.
pub(super) fn worst_of(judged: &[Judged], seat: Seat) -> Vec<&Judged> {
    let mut own: Vec<_> = costly(judged).filter(|(worst, _)| worst.seat == seat).collect();
    own.sort_by(|(_, a), (_, b)| b.total_cmp(a));
    own.truncate(EXERCISES);
    own.sort_by_key(|(worst, _)| worst.number);
    own.into_iter().map(|(worst, _)| worst).collect()
}

/// The turns that cost enough to be told, in order: each is told once, at the choice that
/// cost most, however many of its choices cost something.
pub(super) fn mistakes(
    playing: &dyn Playing,
    judged: &[Judged],
    facts: &TableFacts,
    language: Language,
) -> Vec<Mistake> {
    let weigh = |number: usize, choice: &str, words: String, chance: f32| {
        let choice = choice.to_owned();
        let words = match words.is_empty() {
            true => playing.choice_words(number, &choice, facts, language),
            false => words,
        };
        Weighed { choice, words, chance }
    };
    let told = costly(judged).map(|(worst, lost)| {
        let better = &worst.turn[..worst.turn.len().min(TOLD)];
        let better = playing.turn_words(worst.number, better, facts, language).join(" → ");
        Mistake {
            number: worst.number,
            round: worst.round,
            seat: worst.seat,
            played: weigh(worst.number, &worst.played, String::new(), worst.played_chance),
            better: weigh(worst.number, &worst.best, better, worst.best_chance),
            reason: playing.reason(worst, facts, language),
            cost: lost,
        }
    });
    told.collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn judged(number: usize, seat: u8, best_chance: f32) -> Judged {
        Judged {
            number,
            seat: Seat(seat),
            round: 1,
            played: "end".to_owned(),
            best: "end".to_owned(),
            played_chance: best_chance,
            best_chance,
            turn: Vec::new(),
            ahead: None,
        }
    }

    #[test]
    fn chances_always_add_up() {
        let moves = [judged(0, 0, 0.5), judged(1, 2, 0.8), judged(2, 1, 0.0), judged(3, 0, 0.0)];
        let mut chances = Chances::new(3, &moves);
        for number in 0..moves.len() {
            let now = chances.before(number).unwrap();
            assert!((now.iter().sum::<f32>() - 1.0).abs() < 1e-5, "{now:?}");
        }
        assert_eq!(chances.before(4), None);
    }

    #[test]
    fn what_neither_did_by_mistakes_was_luck() {
        let slip = |number, seat, best_chance: f32, cost| Judged {
            played_chance: best_chance - cost,
            ..judged(number, seat, best_chance)
        };
        // The first one begins with 55 %, gives 20 away, gets 10 back and wins nevertheless.
        let moves = [slip(0, 0, 0.55, 0.2), slip(1, 1, 0.7, 0.1), judged(2, 0, 0.4)];
        let won = swing(&moves, Seat(0), 1.0).unwrap();
        let lost = swing(&moves, Seat(1), 0.0).unwrap();
        let near = |one: f32, other: f32| (one - other).abs() < 1e-5;
        assert!(near(won.first, 0.55) && near(won.play, -0.1), "{won:?}");
        assert!(near(won.luck(), 0.55), "{won:?}");
        assert!(near(lost.first, 0.45) && near(lost.play, 0.1), "{lost:?}");
        assert!(near(lost.luck(), -won.luck()), "what is luck for one is bad luck for the other");
        assert_eq!(swing(&[], Seat(0), 1.0), None);
    }

    #[test]
    fn between_two_the_other_has_the_rest() {
        let moves = [judged(0, 0, 0.7), judged(1, 1, 0.9)];
        let mut chances = Chances::new(2, &moves);
        for (number, first) in [(0, 0.7_f32), (1, 0.1)] {
            let now = chances.before(number).unwrap();
            assert!(
                (now[0] - first).abs() < 1e-5 && (now[1] - 1.0 + first).abs() < 1e-5,
                "{now:?}"
            );
        }
    }

    #[test]
    fn what_may_be_luck_costs_nothing() {
        let mut one = judged(0, 0, 0.5);
        one.played_chance = 0.4;
        assert!(cost(&one) > 0.09);
        one.ahead = Some(serde_json::json!({ "clear": false }));
        assert_eq!(cost(&one), 0.0);
    }

    #[test]
    fn a_turn_ends_with_the_round_or_with_the_next_player() {
        let mut moves: Vec<Judged> =
            [(0, 0), (1, 0), (2, 1), (3, 0), (4, 0)].map(|(n, seat)| judged(n, seat, 0.5)).into();
        moves[4].round = 2;
        let lengths: Vec<usize> = turns(&moves).map(<[Judged]>::len).collect();
        assert_eq!(lengths, [2, 1, 1, 1]);
    }
}

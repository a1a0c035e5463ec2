//! What the coach found in a game that is over, as pages tell it.

use crate::hosting::{Judged, Mistake as Slip, Playing};
use caravanserai_core::Seat;
use web::analysis::{Mistake, Weighed};
use web::end::Swing;
use web::{Language, TableFacts};

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
    match judged.clear {
        true => (judged.best_chance - judged.played_chance).max(0.0),
        false => 0.0,
    }
}

/// The turns that cost enough to be told, in order: each where it went wrong.
pub(super) fn costly(judged: &[Judged]) -> impl Iterator<Item = (&Judged, &Slip)> {
    judged.iter().filter_map(|judged| Some((judged, judged.mistake.as_ref()?)))
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
pub(super) fn worst_of(judged: &[Judged], seat: Seat) -> Vec<(&Judged, &Slip)> {
    let mut own: Vec<_> = costly(judged).filter(|(worst, _)| worst.seat == seat).collect();
    own.sort_by(|(_, a), (_, b)| b.lost.total_cmp(&a.lost));
    own.truncate(EXERCISES);
    own.sort_by_key(|(worst, _)| worst.number);
    own
}

/// The turns that cost enough to be told, in order: each is told once, where it went wrong,
/// however many of its choices cost something.
pub(super) fn mistakes(
    playing: &dyn Playing,
    judged: &[Judged],
    facts: &TableFacts,
    language: Language,
) -> Vec<Mistake> {
    let told = costly(judged);
    told.map(|(judged, slip)| weighed(playing, judged, slip, facts, language)).collect()
}

/// A turn that cost enough to be told, in words.
pub(super) fn weighed(
    playing: &dyn Playing,
    judged: &Judged,
    slip: &Slip,
    facts: &TableFacts,
    language: Language,
) -> Mistake {
    let weigh = |turn: &[String], chance: f32| Weighed {
        choices: turn.to_vec(),
        words: playing.turn_words(judged.number, turn, facts, language),
        chance,
    };
    Mistake {
        number: judged.number,
        round: judged.round,
        seat: judged.seat,
        played: weigh(&slip.played, (judged.best_chance - slip.lost).max(0.0)),
        better: weigh(&slip.better, judged.best_chance),
        reason: playing.reason(judged.number, &slip.ahead, facts, language).unwrap_or_default(),
        cost: slip.lost,
    }
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
            clear: true,
            mistake: None,
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
        one.clear = false;
        assert_eq!(cost(&one), 0.0);
    }
}

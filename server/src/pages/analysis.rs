//! What the coach found in a game that is over, as pages tell it.

use crate::hosting::Playing;
use caravanserai_core::Seat;
use sage::{AnyJudged as Judged, AnyMistake as Slip};
use web::analysis::{Mistake, Weighed};
use web::end::Swing;
use web::{Audience, Told};

/// How many moments of a game are offered to be tried again.
const EXERCISES: usize = 3;

/// Everybody's chance to win before move `number` was made, as its player could know
/// it; together 1.
pub(super) fn chances_before(seats: u8, judged: &[Judged], number: usize) -> Option<Vec<f32>> {
    let judged = judged.get(number)?;
    if judged.chances.len() == usize::from(seats) {
        return Some(judged.chances.clone());
    }
    // Kept from before everybody's were told: the others have the rest in equal parts.
    let rest = (1.0 - judged.best_chance) / f32::from(seats.saturating_sub(1).max(1));
    let mut chances = vec![rest; seats.into()];
    *chances.get_mut(judged.seat.index())? = judged.best_chance;
    Some(chances)
}

/// The turns that cost enough to be told, in order: each where it went wrong.
pub(super) fn costly(judged: &[Judged]) -> impl Iterator<Item = (&Judged, &Slip)> {
    judged.iter().filter_map(|judged| Some((judged, judged.mistake.as_ref()?)))
}

/// What decided a game for one seat, whose chance ended at `last`.
pub(super) fn swing(judged: &[Judged], seat: Seat, last: f32) -> Option<Swing> {
    let at = seat.index();
    let first = *judged.first()?.chances.get(at)?;
    let told = judged.iter().filter(|judged| judged.loss() > 0.0);
    let play = told.filter_map(|judged| judged.given.get(at)).sum();
    let luck = judged.iter().filter_map(|judged| judged.luck.as_ref()?.get(at)).sum();
    Some(Swing { seat, first, last, play, luck })
}

/// A seat's worst moments of a game, in order.
pub(super) fn worst_of(judged: &[Judged], seat: Seat) -> Vec<(&Judged, &Slip)> {
    let mut own: Vec<_> = costly(judged).filter(|(worst, _)| worst.seat == seat).collect();
    own.sort_by(|(_, a), (_, b)| b.ahead.chance.total_cmp(&a.ahead.chance));
    own.truncate(EXERCISES);
    own.sort_by_key(|(worst, _)| worst.number);
    own
}

/// The turns that cost enough to be told, in order: each is told once, where it went wrong,
/// however many of its choices cost something.
pub(super) fn mistakes(playing: &Playing, judged: &[Judged], to: Audience) -> Vec<Mistake> {
    let told = costly(judged);
    told.map(|(judged, slip)| weighed(playing, judged, slip, to)).collect()
}

/// A turn that cost enough to be told, in words.
pub(super) fn weighed(playing: &Playing, judged: &Judged, slip: &Slip, to: Audience) -> Mistake {
    let weigh = |turn: &[String], chance: f32| Weighed {
        choices: turn.to_vec(),
        words: (playing.game.pages.turn_words)(&**playing, judged.number, turn, to),
        chance,
    };
    Mistake {
        number: judged.number,
        round: judged.round,
        seat: judged.seat,
        played: weigh(&slip.played, (judged.best_chance - slip.ahead.chance).max(0.0)),
        better: weigh(&slip.better, judged.best_chance),
        reason: (playing.game.pages.compared)(
            &**playing,
            judged.number,
            &slip.ahead,
            Told::Reason,
            to,
        )
        .unwrap_or_default(),
        cost: slip.ahead.chance,
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
            chances: Vec::new(),
            given: Vec::new(),
            luck: None,
            forced: false,
            clear: true,
            mistake: None,
        }
    }

    #[test]
    fn chances_are_those_that_were_told_of_everybody() {
        let told = Judged { chances: vec![0.5, 0.2, 0.3], ..judged(0, 0, 0.5) };
        let moves = [told, judged(1, 1, 0.4)];
        assert_eq!(chances_before(3, &moves, 0), Some(vec![0.5, 0.2, 0.3]));
        assert_eq!(chances_before(3, &moves, 1), Some(vec![0.3, 0.4, 0.3]), "kept from before");
        assert_eq!(chances_before(3, &moves, 2), None);
    }

    #[test]
    fn a_swing_tells_play_from_luck_for_any_number_of_players() {
        let slip = |number, seat, best_chance: f32, given: [f32; 3]| Judged {
            played_chance: best_chance + given[usize::from(seat)],
            given: given.to_vec(),
            ..judged(number, seat, best_chance)
        };
        // The first begins with 40 %, gives 20 away, gets 5 back, draws well and wins.
        let opening =
            Judged { chances: vec![0.4, 0.3, 0.3], ..slip(0, 0, 0.4, [-0.2, 0.15, 0.05]) };
        let drawn =
            Judged { luck: Some(vec![0.5, -0.2, -0.3]), ..slip(1, 1, 0.5, [0.05, -0.1, 0.05]) };
        let moves = [opening, drawn];
        let near = |one: f32, other: f32| (one - other).abs() < 1e-5;
        let won = swing(&moves, Seat(0), 1.0).unwrap();
        assert!(near(won.first, 0.4) && near(won.play, -0.15) && near(won.luck, 0.5), "{won:?}");
        assert!(near(won.unforeseen(), 0.25), "{won:?}");
        let third = swing(&moves, Seat(2), 0.0).unwrap();
        assert!(near(third.play, 0.1) && near(third.luck, -0.3), "{third:?}");
        assert!(near(third.unforeseen(), -0.1), "{third:?}");
        assert_eq!(swing(&[judged(0, 0, 0.5)], Seat(0), 1.0), None, "kept from before");
    }

    #[test]
    fn what_may_be_luck_costs_nothing() {
        let mut one = judged(0, 0, 0.5);
        one.played_chance = 0.4;
        assert!(one.loss() > 0.09);
        one.clear = false;
        assert_eq!(one.loss(), 0.0);
    }

    #[test]
    fn what_was_kept_by_earlier_versions_is_read() {
        let kept = r#"[{ "number": 3, "seat": 1, "round": 2, "played": "end", "best": "use c4",
            "played_chance": 0.25, "best_chance": 0.5, "chances": [0.5, 0.5], "given": [0.25, -0.25],
            "luck": [], "clear": true, "mistake": { "played": ["end"], "better": ["use c4", "end"],
            "ahead": { "chance": 0.25, "points": 1.5, "clear": true, "reasons": [
            { "seat": 1, "holding": "coins", "more": 2.0, "worth": 1.5 }] }, "lost": 0.25 } },
            { "number": 4, "seat": 0, "round": 2, "played": "end", "best": "end",
            "played_chance": 0.5, "best_chance": 0.5, "clear": false, "mistake": null }]"#;
        let judged: Vec<Judged> = serde_json::from_str(kept).expect("an analysis");
        assert_eq!(worst_of(&judged, Seat(1)).len(), 1);
        assert_eq!(costly(&judged).map(|(_, slip)| slip.ahead.chance).sum::<f32>(), 0.25);
        assert_eq!(swing(&judged, Seat(1), 0.0).map(|swing| swing.luck), Some(0.0));
        assert_eq!(chances_before(2, &judged, 1), Some(vec![0.5, 0.5]));
    }
}

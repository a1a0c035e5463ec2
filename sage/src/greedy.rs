//! One action ahead.

use crate::Opponent;
use caravanserai_core::{Game, Quick, Seat};

/// Judges positions of one game.
pub trait Judge<G: Game>: Send {
    /// How good a position is for whom it is seen, in points. The view is the
    /// seat's own.
    fn value(&self, view: &G::View, seat: Seat) -> f32;

    /// Whether the seat is in the middle of an action that must be completed
    /// before the position can be judged.
    fn is_midway(&self, view: &G::View) -> bool;
}

/// How many guesses at the hidden cards are averaged.
const GUESSES: u32 = 4;
/// How many further decisions within an action are thought through.
const DEPTH: u32 = 3;

/// Takes the choice that leaves it best off once the action is complete.
pub struct Greedy<J> {
    judge: J,
    chance: Quick,
}

impl<J> Greedy<J> {
    /// A greedy player with this judgement.
    pub const fn new(judge: J, seed: u64) -> Greedy<J> {
        Greedy { judge, chance: Quick::new(seed) }
    }

    /// The value of a state for a seat, its action completed as well as it can.
    fn completed<G: Game>(&self, state: &G, seat: Seat, depth: u32) -> f32
    where
        J: Judge<G>,
    {
        let view = state.view(Some(seat));
        if depth == 0 || state.to_act() != Some(seat) || !self.judge.is_midway(&view) {
            return self.judge.value(&view, seat);
        }
        let mut choices = Vec::new();
        state.choices(&mut choices);
        let value = |choice: &G::Choice| {
            let mut next = state.clone();
            next.play_unchecked(*choice);
            self.completed(&next, seat, depth - 1)
        };
        choices.iter().map(value).fold(f32::NEG_INFINITY, f32::max)
    }
}

impl<G: Game, J: Judge<G>> Opponent<G> for Greedy<J> {
    fn choose(&mut self, view: &G::View, legal: &[G::Choice]) -> G::Choice {
        if let [only] = legal {
            return *only;
        }
        let mut sums = vec![0.0_f32; legal.len()];
        for _ in 0..GUESSES {
            let guess = G::determinize(view, &mut self.chance);
            let Some(seat) = guess.to_act() else { break };
            for (sum, choice) in sums.iter_mut().zip(legal) {
                let mut next = guess.clone();
                next.play_unchecked(*choice);
                *sum += self.completed(&next, seat, DEPTH);
            }
        }
        let best = sums.iter().copied().fold(f32::NEG_INFINITY, f32::max);
        let index = sums.iter().position(|sum| *sum == best).unwrap_or(0);
        legal[index]
    }
}

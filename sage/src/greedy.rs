//! An opponent that looks one action ahead.

use crate::Opponent;
use caravanserai_core::{Chance, Game, Quick, Seat};

/// What a game tells a greedy opponent about positions.
///
/// It is shown full states, but only ones that were made up from what the seat can see.
pub trait Heuristic<G: Game>: Send {
    /// How good a position is for a seat, in points.
    fn value(&self, state: &G, seat: Seat) -> f32;

    /// Whether the player to act is in the middle of an action that must be
    /// completed before the position can be judged.
    fn is_midway(&self, state: &G) -> bool;

    /// What each choice is worth where a game knows better than to try it and to
    /// judge the position that follows. `completed` judges a position once the
    /// action under way is completed. Only differences between the numbers count.
    fn weigh(
        &self,
        _state: &G,
        _choices: &[G::Choice],
        _completed: &dyn Fn(&G) -> f32,
    ) -> Option<Vec<f32>> {
        None
    }
}

/// How many guesses at the hidden cards are averaged.
const GUESSES: u32 = 3;
/// How many further decisions within an action are tried.
const DEPTH: u32 = 3;
/// With more choices than this, each is judged as soon as it is played.
const WIDE: usize = 9;
/// Differences below this are noise.
const EQUAL: f32 = 0.03;

/// Takes the choice that leaves it best off once the action is complete.
pub struct Greedy<H> {
    heuristic: H,
    chance: Quick,
}

impl<H> Greedy<H> {
    /// A greedy opponent with this heuristic.
    pub const fn new(heuristic: H, seed: u64) -> Greedy<H> {
        Greedy { heuristic, chance: Quick::new(seed) }
    }

    /// What each choice leads to once the action is completed as well as it can be.
    fn weigh<G: Game>(&self, state: &G, seat: Seat, choices: &[G::Choice], depth: u32) -> Vec<f32>
    where
        H: Heuristic<G>,
    {
        let completed = |state: &G| self.completed(state, seat, depth);
        let try_out = |choice: &G::Choice| {
            let mut next = state.clone();
            next.play_unchecked(*choice);
            completed(&next)
        };
        let known = self.heuristic.weigh(state, choices, &completed);
        known.unwrap_or_else(|| choices.iter().map(try_out).collect())
    }

    fn completed<G: Game>(&self, state: &G, seat: Seat, depth: u32) -> f32
    where
        H: Heuristic<G>,
    {
        if depth == 0 || state.to_act() != Some(seat) || !self.heuristic.is_midway(state) {
            return self.heuristic.value(state, seat);
        }
        let choices = state.legal();
        let depth = if choices.len() > WIDE { 0 } else { depth - 1 };
        self.weigh(state, seat, &choices, depth).into_iter().fold(f32::NEG_INFINITY, f32::max)
    }
}

impl<G: Game, H: Heuristic<G>> Opponent<G> for Greedy<H> {
    fn choose(&mut self, view: &G::View, legal: &[G::Choice]) -> G::Choice {
        if let [only] = legal {
            return *only;
        }
        let mut sums = vec![0.0_f32; legal.len()];
        for _ in 0..GUESSES {
            let guess = G::determinize(view, &mut self.chance);
            let Some(seat) = guess.to_act() else { break };
            let weights = self.weigh(&guess, seat, legal, DEPTH);
            sums.iter_mut().zip(weights).for_each(|(sum, weight)| *sum += weight);
        }
        let best = sums.iter().copied().fold(f32::NEG_INFINITY, f32::max);
        let choices = legal.iter().zip(&sums);
        let equals: Vec<_> = choices.filter(|(_, sum)| **sum >= best - EQUAL).collect();
        *equals[self.chance.below(equals.len() as u32) as usize].0
    }
}

//! Luck: how much hidden information that was revealed changed everybody's prospects.
//!
//! A move that reveals something is judged twice, as its player sees it: before and after
//! it is known what is revealed. On average over all that could have been shown, both
//! are the same, so the difference is nobody's doing.

use crate::evaluator::Evaluator;
use crate::search::Search;
use caravanserai_core::{InfoSet, MAX_SEATS, Quick, Seat};

/// How many playouts judge a position.
const GUESSES: u32 = 256;

impl<G: InfoSet, E: Evaluator<G>> Search<G, E> {
    /// By how much each seat's share of the win changed by what a move showed; `None` if it
    /// showed nothing. Everything follows from the state, the move and `seed`.
    pub(crate) fn luck(
        &mut self,
        state: &G,
        seat: Seat,
        choice: G::Choice,
        seed: u64,
    ) -> Option<Vec<f32>> {
        let mut after = state.clone();
        after.play_unchecked(choice);
        if after.reveals() == state.reveals() {
            return None;
        }
        let mut chance = Quick::new(seed);
        let mut guess = |view: &G::View| G::determinize(view, &mut chance);
        let [known, unknown] = [after.view(Some(seat)), state.view(Some(seat))];
        let shown = self.prospects(|| guess(&known), seed);
        let expected = self.prospects(
            || {
                let mut guess = guess(&unknown);
                guess.play_unchecked(choice);
                guess
            },
            seed,
        );
        let seats = usize::from(state.seats());
        Some(
            shown
                .iter()
                .zip(expected)
                .map(|(shown, expected)| shown - expected)
                .take(seats)
                .collect(),
        )
    }

    /// Everybody's share of the win at first sight, on average over guesses.
    fn prospects(&mut self, mut guess: impl FnMut() -> G, seed: u64) -> [f32; MAX_SEATS] {
        let mut chance = Quick::new(!seed);
        let mut sums = [0.0; MAX_SEATS];
        for _ in 0..GUESSES {
            let share = self.first_sight(guess(), &mut chance);
            sums.iter_mut().zip(share).for_each(|(sum, share)| *sum += share);
        }
        sums.map(|sum| sum / GUESSES as f32)
    }
}

//! What may come: positions in which a seat that waits may next have to choose, made up
//! from what it sees and from nothing else.

use crate::{Chance, Game, Quick, Seat};

/// How many futures are made up.
const FUTURES: u64 = 24;
/// The most choices of others in a future that is followed; a turn has far fewer.
const FOLLOWED: usize = 500;

/// Positions in which `seat` is to act next, as far as its `view` tells: what it cannot know
/// is drawn anew, and the others choose by lot until it is asked. Futures in which it is asked
/// no more are left out. The same view always gives the same positions.
pub fn foresee<G: Game>(view: &G::View, seat: Seat) -> Vec<G> {
    let mut legal = Vec::new();
    let futures = (1..=FUTURES).filter_map(|nth| {
        let mut lot = Quick::new(nth);
        let mut state = G::determinize(view, &mut lot);
        for _ in 0..FOLLOWED {
            if state.to_act()? == seat {
                return Some(state);
            }
            legal.clear();
            state.choices(&mut legal);
            state.play_unchecked(legal[lot.below(legal.len() as u32) as usize]);
        }
        None
    });
    futures.collect()
}

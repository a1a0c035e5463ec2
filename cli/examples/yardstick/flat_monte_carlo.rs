//! Flat Monte Carlo: no tree and no knowledge of any game. Every choice is tried in turn, the
//! rest of the game played by lot, and the one taken that left its player furthest ahead.

use crate::Limit;
use caravanserai_core::{Chance, Game, Quick, Seat};

/// The best choice of the player to act, as far as its seat can know.
pub(crate) fn best<G: Game>(state: &G, limit: Limit, chance: &mut Quick) -> Option<G::Choice> {
    let seat = state.to_act()?;
    let view = state.view(Some(seat));
    let legal = state.legal();
    let mut leads = vec![(0.0, 0_u32); legal.len()];
    let (mut tried, mut rest) = (0, Vec::new());
    while limit.allows(tried) && legal.len() > 1 {
        let place = tried as usize % legal.len();
        let mut guess = G::determinize(&view, chance);
        guess.play_unchecked(legal[place]);
        play_by_lot(&mut guess, chance, &mut rest);
        leads[place].0 += f64::from(lead(&guess, seat));
        leads[place].1 += 1;
        tried += 1;
    }
    let mean = |(sum, count): (f64, u32)| {
        if count == 0 { f64::NEG_INFINITY } else { sum / f64::from(count) }
    };
    let better = |a: &usize, b: &usize| mean(leads[*a]).total_cmp(&mean(leads[*b]));
    (0..legal.len()).max_by(better).map(|place| legal[place])
}

fn play_by_lot<G: Game>(state: &mut G, chance: &mut Quick, legal: &mut Vec<G::Choice>) {
    while state.to_act().is_some() {
        legal.clear();
        state.choices(legal);
        state.play_unchecked(legal[chance.below(legal.len() as u32) as usize]);
    }
}

/// How many points a seat is ahead of the best other.
fn lead<G: Game>(state: &G, seat: Seat) -> i16 {
    let scores = state.scores();
    let others = (0..state.seats()).map(Seat).filter(|other| *other != seat);
    let best = others.map(|other| scores.of(other).total()).max();
    scores.of(seat).total() - best.unwrap_or(0)
}

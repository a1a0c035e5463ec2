//! Why one turn is better than another: what both are likely to lead to.
//!
//! Two turns are played many times from the same guesses at what is hidden, and on
//! until the round is over, or the next where nothing speaks for the better one by then,
//! and what everybody has is compared thing by thing. What differs more than by luck is a
//! reason.

use crate::search::{ChoiceStats, Search};
use crate::{Evaluator, Plays};
use caravanserai_core::{Comparison, InfoSet, Quick, Reason, Seat};
use std::collections::BTreeMap;

/// How often both choices are played on.
const TRIES: u64 = 64;
/// A difference counts from so many standard errors on.
const SURE: f64 = 2.5;
/// Where reasons are looked for, one place after the other until something speaks for the
/// better turn.
const LOOKS: [Look; 3] = [
    Look { rounds: 1, least_more: 0.5, least_worth: 0.25 },
    // A good of one kind or another is less than half of each.
    Look { rounds: 1, least_more: 0.3, least_worth: 0.1 },
    Look { rounds: 2, least_more: 0.3, least_worth: 0.1 },
];
/// How many reasons are told.
const MOST: usize = 4;

/// What is worth a word.
struct Look {
    /// How many rounds are played on, the one of the turn included.
    rounds: u16,
    /// How much more or less of a thing there is on average, at least.
    least_more: f64,
    /// What that is worth in points, at least.
    least_worth: f32,
}

/// What differs between two turns for one thing of one seat.
#[derive(Default)]
struct Count {
    sum: f64,
    squares: f64,
    /// What one of it is worth to its owner, in points, where it was seen last.
    worth: f32,
}

/// By how much a search found one choice, or a turn of several, better than another.
#[derive(Clone, Copy, Default, Debug)]
pub(crate) struct Difference {
    /// In probability to win.
    pub(crate) chance: f32,
    /// In points at the end.
    pub(crate) points: f32,
    /// Whether it is more than luck.
    pub(crate) clear: bool,
}

impl Difference {
    pub(crate) fn between<C>(
        better: &ChoiceStats<C>,
        other: &ChoiceStats<C>,
        seat: Seat,
    ) -> Difference {
        let chance = better.share - other.share;
        // The evaluations of a choice spread by about this much.
        let visits = |stats: &ChoiceStats<C>| 1.0 / stats.visits.max(1) as f32;
        let luck = 0.3 * (visits(better) + visits(other)).sqrt();
        let points = better.points[seat.index()] - other.points[seat.index()];
        Difference { chance, points, clear: chance > luck }
    }
}

/// Compares two turns from one decision on. Everything follows from the view, the
/// search so far and `seed`.
pub(crate) fn compare<G: InfoSet, B: Plays<Game = G>>(
    search: &mut Search<G, B::Evaluator>,
    view: &G::View,
    seat: Seat,
    turns: [&[G::Choice]; 2],
    difference: Difference,
    seed: u64,
) -> Comparison<B::Holding> {
    let Difference { chance, points, clear } = difference;
    let mut found = LOOKS.iter().map(|look| reasons::<G, B>(search, view, seat, turns, seed, look));
    let first = found.next().unwrap_or_default();
    let says_why = |reasons: &Vec<Reason<_>>| reasons.iter().any(|reason| reason.worth > 0.0);
    let reasons = match clear && !says_why(&first) {
        true => found.find(says_why).unwrap_or(first),
        false => first,
    };
    Comparison { chance, points, clear, reasons }
}

/// Why `better` is better than `other` for a seat, the weightiest reason first.
fn reasons<G: InfoSet, B: Plays<Game = G>>(
    search: &mut Search<G, B::Evaluator>,
    view: &G::View,
    chooser: Seat,
    [better, other]: [&[G::Choice]; 2],
    seed: u64,
    look: &Look,
) -> Vec<Reason<B::Holding>> {
    let mut differences: BTreeMap<(Seat, B::Holding), Count> = BTreeMap::new();
    for number in 0..TRIES {
        let luck = Quick::new(seed.wrapping_add(number));
        let guess = G::determinize(view, &mut luck.clone());
        let mut this_time: BTreeMap<(Seat, B::Holding), f64> = BTreeMap::new();
        for (turn, sign) in [(better, 1.0), (other, -1.0)] {
            let after =
                search.play_on(guess.clone(), chooser, turn, look.rounds, &mut luck.clone());
            for seat in (0..after.seats()).map(Seat) {
                B::holdings(&after, seat, &mut |holding, count, worth| {
                    *this_time.entry((seat, holding)).or_default() += sign * f64::from(count);
                    differences.entry((seat, holding)).or_default().worth = worth;
                });
            }
        }
        for (key, more) in this_time {
            let difference = differences.entry(key).or_default();
            difference.sum += more;
            difference.squares += more * more;
        }
    }
    let told = differences.into_iter().filter_map(|((seat, holding), difference)| {
        let more = difference.sum / TRIES as f64;
        let variance = difference.squares / TRIES as f64 - more * more;
        let error = (variance.max(0.0) / TRIES as f64).sqrt();
        let sign = if seat == chooser { 1.0 } else { -1.0 };
        let worth = sign * more as f32 * difference.worth;
        let counts =
            more.abs() >= look.least_more.max(SURE * error) && worth.abs() >= look.least_worth;
        counts.then_some(Reason { seat, holding, more: more as f32, worth })
    });
    let mut told: Vec<_> = told.collect();
    told.sort_by(|a, b| b.worth.abs().total_cmp(&a.worth.abs()));
    told.truncate(MOST);
    told
}

impl<G: InfoSet, E: Evaluator<G>> Search<G, E> {
    /// Plays a seat's turn as far as it can be, and goes on as the search expects it, and
    /// where it expects nothing as players do at first sight, until so many rounds are over.
    fn play_on(
        &mut self,
        mut state: G,
        seat: Seat,
        turn: &[G::Choice],
        rounds: u16,
        chance: &mut Quick,
    ) -> G {
        let round = state.round();
        for choice in turn {
            if (state.round(), state.to_act()) != (round, Some(seat))
                || state.check_choice(*choice).is_err()
            {
                break;
            }
            state.play_unchecked(*choice);
        }
        while state.round() < round + rounds
            && let Some(seat) = state.to_act()
        {
            match self.expected(&state, seat) {
                Some(choice) => state.play_unchecked(choice),
                None => self.reply(&mut state, chance),
            }
        }
        state
    }
}

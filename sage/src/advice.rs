//! The coach: what is best now, how good it is, and what is likely to follow.

use crate::budget::Budget;
use crate::config::SearchConfig;
use crate::reasons::{Difference, compare};
use crate::search::{ChoiceStats, Search, SearchResult};
use crate::{Evaluator, Plays};
use caravanserai_core::{Comparison, Game, InfoSet, Seat};
use std::cmp::Ordering;
use std::sync::atomic::AtomicBool;

/// Advice about one decision, from what the seat can see.
#[derive(Clone, PartialEq, Debug)]
pub struct Advice<G: Game, H> {
    /// Whose decision it is; `None` if there is none.
    pub seat: Option<Seat>,
    /// Every choice, the best first.
    pub choices: Vec<Advised<G::Choice>>,
    /// The likely final points by seat, if the best is chosen.
    pub points: Vec<f32>,
    /// Everybody's probability to win by seat, together 1, if the best is chosen; empty if
    /// it was never tried.
    pub chances: Vec<f32>,
    /// What is likely to follow, the best choice first. It ends where
    /// something hidden would be shown.
    pub line: Vec<Step<G>>,
    /// What the best choice has over the next that begins another turn, not the same one in
    /// another order; `None` if there is no other.
    pub ahead: Option<Comparison<H>>,
    /// How often the search tried the decision.
    pub visits: u32,
}

/// What the coach thinks of one choice.
#[derive(Clone, PartialEq, Debug)]
pub struct Advised<C> {
    /// The choice.
    pub choice: C,
    /// The turn that is likely to begin with it: the choice itself and what its
    /// seat chooses next, until somebody else does or something hidden is shown.
    pub turn: Vec<C>,
    /// How often it was tried; an opinion on what was seldom tried is vague.
    pub visits: u32,
    /// The probability to win with it, a draw counted as half; `None` if it
    /// was never tried.
    pub chance: Option<f32>,
}

/// A step of the line that is likely to follow.
#[derive(Clone, PartialEq, Debug)]
pub struct Step<G: Game> {
    /// Who chooses.
    pub seat: Seat,
    /// The choice.
    pub choice: G::Choice,
    /// What happens, as the advised seat may know it.
    pub events: Vec<G::Event>,
}

/// How many steps a line has at most.
const LINE: usize = 12;
/// How many choices a turn has at most.
const LONGEST_TURN: usize = 40;

impl<G: Game, H> Advice<G, H> {
    /// The best choice, if there is any.
    pub fn best(&self) -> Option<&Advised<G::Choice>> {
        self.choices.first()
    }

    /// The probability to win with the best choice.
    pub fn chance(&self) -> Option<f32> {
        self.best().and_then(|best| best.chance)
    }
}

/// Advises a seat that sees `view` and may choose one of `legal`.
///
/// With a budget of visits everything follows from the view and the seed.
/// `stop` ends the thinking at once; what is known by then is told.
pub fn advise<G: InfoSet, B: Plays<Game = G>>(
    view: &G::View,
    legal: &[G::Choice],
    budget: Budget,
    seed: u64,
    stop: &AtomicBool,
) -> Advice<G, B::Holding> {
    if legal.is_empty() {
        let (choices, points, chances, line) = Default::default();
        return Advice { seat: None, choices, points, chances, line, ahead: None, visits: 0 };
    }
    let config = SearchConfig { stop_when_decided: false, ..B::config() };
    let mut search: Search<G, B::Evaluator> = Search::new(B::evaluator(), config, seed);
    let result = search.run(view, legal, budget, stop);
    advice_from::<G, B>(&mut search, view, &result, seed)
}

/// What a search found out, as advice.
fn advice_from<G: InfoSet, B: Plays<Game = G>>(
    search: &mut Search<G, B::Evaluator>,
    view: &G::View,
    result: &SearchResult<G::Choice>,
    seed: u64,
) -> Advice<G, B::Holding> {
    let best = *result.best();
    let told = search.line(view, best.choice, LINE);
    let seat = told.first().map(|(seat, ..)| *seat);
    let step = |(actor, choice, events): (Seat, G::Choice, Vec<G::Event>)| {
        let hear = |event: &G::Event| G::event_for(event, seat);
        Step { seat: actor, choice, events: events.iter().map(hear).collect() }
    };
    let line = told.into_iter().map(step).collect();
    let mut sorted = result.choices.clone();
    sorted.sort_by(|a, b| {
        let by_share = b.share.partial_cmp(&a.share).unwrap_or(Ordering::Equal);
        let is_best = |stats: &ChoiceStats<G::Choice>| stats.choice == best.choice;
        is_best(b).cmp(&is_best(a)).then(b.visits.cmp(&a.visits)).then(by_share)
    });
    let advised = |stats: &ChoiceStats<G::Choice>| Advised {
        choice: stats.choice,
        turn: turn(search, view, stats.choice),
        visits: stats.visits,
        chance: (stats.visits > 0).then_some(stats.share),
    };
    let choices: Vec<_> = sorted.iter().map(advised).collect();
    let other = sorted.iter().zip(&choices).find(|(stats, advised)| {
        stats.visits > 0 && !are_reordered(&choices[0].turn, &advised.turn)
    });
    let ahead = seat.zip(other).map(|(seat, (other, advised))| {
        let turns = [&*choices[0].turn, &*advised.turn];
        let difference = Difference::between(&sorted[0], other, seat);
        compare::<G, B>(search, view, seat, turns, difference, seed)
    });
    let seats = search.seats(view);
    Advice {
        seat,
        choices,
        points: best.points[..seats].to_vec(),
        chances: shares(&best, seats),
        line,
        ahead,
        visits: result.choices.iter().map(|c| c.visits).sum(),
    }
}

/// Everybody's share of the win with a choice; nothing if it was never tried.
pub(crate) fn shares<C>(stats: &ChoiceStats<C>, seats: usize) -> Vec<f32> {
    if stats.visits == 0 { Vec::new() } else { stats.shares[..seats].to_vec() }
}

/// The turn that is likely to begin with a choice.
pub(crate) fn turn<G: InfoSet, E: Evaluator<G>>(
    search: &mut Search<G, E>,
    view: &G::View,
    first: G::Choice,
) -> Vec<G::Choice> {
    let line = search.line(view, first, LONGEST_TURN);
    let seat = line.first().map(|(seat, ..)| *seat);
    let own = line.into_iter().take_while(|(actor, ..)| Some(*actor) == seat);
    own.map(|(_, choice, _)| choice).collect()
}

/// Whether two turns are the same choices, in whatever order.
fn are_reordered<C: PartialEq>(one: &[C], other: &[C]) -> bool {
    let count = |turn: &[C], wanted: &C| turn.iter().filter(|choice| *choice == wanted).count();
    let as_often = |choice: &C| count(one, choice) == count(other, choice);
    one.len() == other.len() && one.iter().all(as_often)
}

#[cfg(test)]
mod tests {
    use super::are_reordered;

    #[test]
    fn the_same_turn_in_another_order_is_no_other_turn() {
        assert!(are_reordered(&["gold", "card", "end"], &["card", "gold", "end"]));
        assert!(!are_reordered(&["gold", "card", "end"], &["gold", "end"]));
        assert!(!are_reordered(&["gold", "gold", "end"], &["gold", "end", "end"]));
    }
}

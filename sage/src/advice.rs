//! The coach: what is best now, how good it is, and what is likely to follow.

use crate::budget::Budget;
use crate::config::SearchConfig;
use crate::reasons::compare;
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

/// Advises whoever sees `view` and may choose one of `legal`.
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
        let (choices, points, line) = (Vec::new(), Vec::new(), Vec::new());
        return Advice { seat: None, choices, points, line, ahead: None, visits: 0 };
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
    let ahead = seat
        .zip(other)
        .map(|(seat, (other, _))| compare::<G, B>(search, view, seat, [&sorted[0], other], seed));
    let seats = search.seats(view);
    Advice {
        seat,
        choices,
        points: best.points[..seats].to_vec(),
        line,
        ahead,
        visits: result.choices.iter().map(|c| c.visits).sum(),
    }
}

/// The turn that is likely to begin with a choice.
fn turn<G: InfoSet, E: Evaluator<G>>(
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

/// What was known before a move, and what the move gave away.
#[derive(Clone, PartialEq, Debug)]
pub struct Judged<C, H> {
    /// The number of the move, from 0.
    pub number: usize,
    /// Who chose.
    pub seat: Seat,
    /// The round it was in.
    pub round: u16,
    /// What was chosen.
    pub played: C,
    /// What would have been best.
    pub best: C,
    /// The chooser's probability to win with what was chosen.
    pub played_chance: f32,
    /// The chooser's probability to win with the best choice.
    pub best_chance: f32,
    /// Whether there was anything to choose.
    pub forced: bool,
    /// The better turn, and what it has over what was chosen, where that is worth a word.
    pub better: Option<(Vec<C>, Comparison<H>)>,
}

impl<C: PartialEq, H> Judged<C, H> {
    /// What the choice gave away, in probability to win.
    pub fn loss(&self) -> f32 {
        (self.best_chance - self.played_chance).max(0.0)
    }
}

/// Differences below this are noise.
const NOISE: f32 = 0.004;
/// Differences below this are not worth a word.
const WORTH_A_WORD: f32 = 0.02;

/// Judges every move of a table from what its player could see. `budget` is
/// for each decision; `heard` is told how many moves are done.
pub fn analyse<G: InfoSet, B: Plays<Game = G>>(
    table: &caravanserai_core::Table<G>,
    budget: Budget,
    seed: u64,
    stop: &AtomicBool,
    mut heard: impl FnMut(usize),
) -> Vec<Judged<G::Choice, B::Holding>> {
    let config = SearchConfig { stop_when_decided: false, ..B::config() };
    let mut search: Search<G, B::Evaluator> = Search::new(B::evaluator(), config, seed);
    let mut state = table.start().clone();
    let mut judged = Vec::new();
    let mut legal = Vec::new();
    for (number, played) in table.moves().iter().enumerate() {
        if stop.load(std::sync::atomic::Ordering::Relaxed) {
            break;
        }
        legal.clear();
        state.choices(&mut legal);
        judged.push(judge::<G, B>(&mut search, &state, &legal, number, played, budget, stop));
        state.play_unchecked(played.choice);
        heard(number + 1);
    }
    judged
}

fn judge<G: InfoSet, B: Plays<Game = G>>(
    search: &mut Search<G, B::Evaluator>,
    state: &G,
    legal: &[G::Choice],
    number: usize,
    played: &caravanserai_core::Move<G>,
    budget: Budget,
    stop: &AtomicBool,
) -> Judged<G::Choice, B::Holding> {
    let view = state.view(Some(played.seat));
    let result = search.run_with_focus(&view, legal, played.choice, budget, stop);
    let own = result.choices.iter().find(|considered| considered.choice == played.choice);
    let own = own.copied().expect("a table holds legal moves");
    let most = result.choices.iter().map(|considered| considered.visits).max().unwrap_or(0);
    let well_known = |considered: &&ChoiceStats<G::Choice>| considered.visits * 10 >= most;
    let best = result
        .choices
        .iter()
        .filter(well_known)
        .max_by(|a, b| a.share.partial_cmp(&b.share).unwrap_or(Ordering::Equal))
        .filter(|best| own.visits > 0 && best.share > own.share + NOISE)
        .copied()
        .unwrap_or(own);
    let better = (best.share - own.share >= WORTH_A_WORD).then(|| {
        let ahead = compare::<G, B>(search, &view, played.seat, [&best, &own], number as u64);
        (turn(search, &view, best.choice), ahead)
    });
    Judged {
        number,
        seat: played.seat,
        round: played.round,
        played: played.choice,
        best: best.choice,
        played_chance: own.share,
        best_chance: best.share,
        forced: legal.len() == 1,
        better,
    }
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

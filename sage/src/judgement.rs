//! Looking back at a game: what every choice gave away, and where a turn went wrong.

use crate::Plays;
use crate::advice::{shares, turn};
use crate::budget::Budget;
use crate::config::SearchConfig;
use crate::reasons::{Difference, compare};
use crate::search::{ChoiceStats, Search};
use caravanserai_core::{Comparison, Game, InfoSet, Move, Seat, Table};
use serde::{Deserialize, Serialize};
use std::cmp::Ordering;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};

/// What was known before a move, and what the move gave away.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
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
    /// Everybody's probability to win by seat with the best choice, together 1; empty if it
    /// was never tried, and in what was kept before this was told.
    #[serde(default)]
    pub chances: Vec<f32>,
    /// What the choice gave to everybody's probability to win, against the best: to the
    /// chooser never more than nothing. Empty as `chances` is.
    #[serde(default)]
    pub given: Vec<f32>,
    /// By how much everybody's probability to win changed by what the move showed that was
    /// hidden before; `None` if it showed nothing.
    #[serde(default)]
    pub luck: Option<Vec<f32>>,
    /// Whether there was nothing to choose.
    #[serde(default)]
    pub forced: bool,
    /// Whether the best choice is better by more than luck.
    pub clear: bool,
    /// The mistake of the whole turn, told where the turn went wrong.
    pub mistake: Option<Mistake<C, H>>,
}

/// A turn that a better one was possible for, from the first choice that cost enough on.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Mistake<C, H> {
    /// The turn as it was played from there.
    pub played: Vec<C>,
    /// The turn that is likely to begin with the best choice.
    pub better: Vec<C>,
    /// What the better one has over what was played; its chance is what the turn gave away.
    pub ahead: Comparison<H>,
}

impl<C, H> Judged<C, H> {
    /// What the choice gave away, in probability to win; nothing, where the difference may be
    /// luck.
    pub fn loss(&self) -> f32 {
        if self.clear { (self.best_chance - self.played_chance).max(0.0) } else { 0.0 }
    }
}

/// Differences below this are noise.
const NOISE: f32 = 0.004;
/// A choice that gives away so much is a mistake.
pub const MISTAKE: f32 = 0.03;

/// Judges every move of a table from what its player could see. `budget` is
/// for each decision; `heard` is told how many moves are done.
pub fn analyse<G: InfoSet, B: Plays<Game = G>>(
    table: &Table<G>,
    budget: Budget,
    seed: u64,
    stop: &AtomicBool,
    mut heard: impl FnMut(usize),
) -> Vec<Judged<G::Choice, B::Holding>> {
    let mut judge = Judge::<G, B>::new(table.start().clone(), budget, seed, stop);
    let same_turn =
        |one: &Move<G>, next: &Move<G>| (one.seat, one.round) == (next.seat, next.round);
    for moves in table.moves().chunk_by(same_turn) {
        if !judge.turn(moves, MISTAKE, &mut heard) {
            break;
        }
    }
    judge.judged
}

/// Judges the moves of a table after the first `from`, which are one turn, as [`analyse`] does:
/// how a better turn would have gone, `None` if what it has over this one may be luck. Here
/// the turn goes wrong where it costs anything.
pub fn judge_turn<G: InfoSet, B: Plays<Game = G>>(
    table: &Table<G>,
    from: usize,
    budget: Budget,
    seed: u64,
    stop: &AtomicBool,
) -> Option<Mistake<G::Choice, B::Holding>> {
    let mut judge = Judge::<G, B>::new(table.at(from), budget, seed, stop);
    judge.turn(&table.moves()[from..], f32::MIN_POSITIVE, &mut |_| ());
    judge.judged.into_iter().find_map(|judged| judged.mistake)
}

/// Looks at one turn after the other.
struct Judge<'a, G: InfoSet, B: Plays<Game = G>> {
    search: Search<G, B::Evaluator>,
    /// The position before the next turn.
    state: G,
    budget: Budget,
    stop: &'a AtomicBool,
    judged: Vec<Judged<G::Choice, B::Holding>>,
}

impl<'a, G: InfoSet, B: Plays<Game = G>> Judge<'a, G, B> {
    fn new(state: G, budget: Budget, seed: u64, stop: &'a AtomicBool) -> Judge<'a, G, B> {
        let config = SearchConfig { stop_when_decided: false, ..B::config() };
        let search = Search::new(B::evaluator(), config, seed);
        Judge { search, state, budget, stop, judged: Vec::new() }
    }

    /// Judges a turn, which goes wrong at the first choice that costs `least`; false if it was
    /// told to stop.
    fn turn(&mut self, moves: &[Move<G>], least: f32, heard: &mut impl FnMut(usize)) -> bool {
        let first = self.judged.len();
        let mut slip: Option<Slip<G>> = None;
        for (played, rest) in moves.iter().zip((0..moves.len()).map(|at| &moves[at..])) {
            if self.stop.load(Relaxed) {
                return false;
            }
            let (one, difference) = self.choice(played);
            match &mut slip {
                Some(slip) => slip.add(one.loss(), difference),
                None if one.loss() >= least => {
                    let view = self.state.view(Some(played.seat));
                    slip = Some(Slip {
                        at: one.number - first,
                        played: rest.iter().map(|played| played.choice).collect(),
                        better: turn(&mut self.search, &view, one.best),
                        view,
                        difference,
                    });
                }
                None => {}
            }
            self.judged.push(one);
            self.state.play_unchecked(played.choice);
            heard(self.judged.len());
        }
        if let Some(slip) = slip {
            let told = &mut self.judged[first + slip.at];
            told.mistake = Some(slip.told::<B>(&mut self.search, told.seat, told.number as u64));
        }
        true
    }

    /// What one move gave away, and by how much the best one is better.
    fn choice(&mut self, played: &Move<G>) -> (Judged<G::Choice, B::Holding>, Difference) {
        let Judge { search, state, budget, stop, judged } = self;
        let (number, legal) = (judged.len(), state.legal());
        let view = state.view(Some(played.seat));
        let result = search.run_with_focus(&view, &legal, played.choice, *budget, stop);
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
        let difference = Difference::between(&best, &own, played.seat);
        let seats = usize::from(state.seats());
        let chances = shares(&best, seats);
        let given =
            shares(&own, seats).iter().zip(&chances).map(|(own, best)| own - best).collect();
        let judged = Judged {
            number,
            seat: played.seat,
            round: played.round,
            played: played.choice,
            best: best.choice,
            played_chance: own.share,
            best_chance: best.share,
            chances,
            given,
            luck: search.luck(state, played.seat, played.choice, number as u64),
            forced: legal.len() == 1,
            clear: difference.clear,
            mistake: None,
        };
        (judged, difference)
    }
}

/// The turns of a game that was judged: what the same seat chose in a round without anybody
/// else in between.
pub fn turns<C, H>(judged: &[Judged<C, H>]) -> impl Iterator<Item = &[Judged<C, H>]> {
    judged.chunk_by(|one, next| (one.seat, one.round) == (next.seat, next.round))
}

/// A turn that went wrong, while it is looked at.
struct Slip<G: Game> {
    /// Where in the turn.
    at: usize,
    view: G::View,
    played: Vec<G::Choice>,
    better: Vec<G::Choice>,
    /// What was given away so far.
    difference: Difference,
}

impl<G: InfoSet> Slip<G> {
    /// Counts what a later choice of the turn gave away.
    fn add(&mut self, loss: f32, difference: Difference) {
        if loss > 0.0 {
            self.difference.chance += loss;
            self.difference.points += difference.points;
        }
    }

    fn told<B: Plays<Game = G>>(
        self,
        search: &mut Search<G, B::Evaluator>,
        seat: Seat,
        seed: u64,
    ) -> Mistake<G::Choice, B::Holding> {
        let Slip { view, played, better, mut difference, .. } = self;
        difference.chance = difference.chance.min(1.0);
        let ahead = compare::<G, B>(search, &view, seat, [&better, &played], difference, seed);
        Mistake { played, better, ahead }
    }
}

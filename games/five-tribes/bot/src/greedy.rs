//! The greedy player of Five Tribes: one turn ahead.
//!
//! A walk is one choice a step, and there are thousands of walks. Which colours
//! are left where on the way matters little to who is walking: what counts is
//! where the walk ends, with which colour, and what was left behind. So walks
//! that stand on the same tile with the same hand are thought through once,
//! and every end is completed: the kill, the purchase, the palm. For a bid the
//! turn that it would buy is thought through, and what is left of the best
//! turns for who comes later.

use crate::worth::{Purse, is_midway, standing};
use caravanserai_core::{Chance, Game, Quick, Seat};
use five_tribes::{Choice, Meeples, Square, State, Task, Tribe, View, catalogue};
use sage::Opponent;
use std::collections::BTreeSet;

/// How many guesses at what is hidden are averaged, besides walks.
const GUESSES: u32 = 3;
/// How many further decisions within a turn are thought through.
const DEPTH: u32 = 4;
/// With more choices than these the thinking stops one decision further.
const WIDE: usize = 24;
/// Choices that are worth the same but for this are drawn by lot.
const EQUAL: f32 = 0.03;
/// A power is used before the walk if it brings this much more.
const WORTH_USING: f32 = 0.25;
/// A coin that is bid is gone for good, and might be needed later.
const COIN: f32 = 1.1;
/// What a Fakir that is spent on a bid could have done instead.
const FAKIR: f32 = 1.6;
/// How likely somebody who bids later acts before who bid 0, 0, 0, 1, 3 and so
/// on: whoever bids 0 lets everybody pass, later zeros too.
const OVERTAKES: [f32; 9] = [1.0, 1.0, 1.0, 0.55, 0.4, 0.3, 0.2, 0.1, 0.0];

/// Takes the choice that leaves it best off at the end of its turn.
pub struct FiveTribesGreedy {
    chance: Quick,
}

/// An end that a turn can come to: its worth, where the walk began and where
/// it ended.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Prospect {
    worth: f32,
    from: Square,
    end: Square,
}

impl FiveTribesGreedy {
    /// A greedy player whose choices follow from `seed`.
    pub const fn new(seed: u64) -> FiveTribesGreedy {
        FiveTribesGreedy { chance: Quick::new(seed) }
    }

    /// What each legal choice is worth.
    fn weigh(&mut self, view: &View, legal: &[Choice]) -> Vec<f32> {
        let guesses = match view.open.agenda.top() {
            // Where a walk leads lies open.
            Some(Task::Walk | Task::Step | Task::Bid) => 1,
            _ => GUESSES,
        };
        let mut sums = vec![0.0; legal.len()];
        for _ in 0..guesses {
            let guess = State::determinize(view, &mut self.chance);
            let Some(seat) = guess.to_act() else { break };
            let worth = match view.open.agenda.top() {
                Some(Task::Bid) => weigh_bids(&guess, seat, legal),
                Some(Task::Walk) => weigh_walks(&guess, seat, legal),
                _ => legal.iter().map(|choice| after(&guess, seat, *choice)).collect(),
            };
            sums.iter_mut().zip(worth).for_each(|(sum, worth)| *sum += worth);
        }
        sums
    }
}

impl Opponent<State> for FiveTribesGreedy {
    fn choose(&mut self, view: &View, legal: &[Choice]) -> Choice {
        if let [only] = legal {
            return *only;
        }
        let worth = self.weigh(view, legal);
        let best = worth.iter().copied().fold(f32::NEG_INFINITY, f32::max);
        let mut equals = Vec::new();
        for (choice, worth) in legal.iter().zip(worth) {
            if worth >= best - EQUAL {
                equals.push(*choice);
            }
        }
        equals[self.chance.below(equals.len() as u32) as usize]
    }
}

/// How a seat stands, as far as it can know.
fn value(state: &State, seat: Seat) -> f32 {
    standing(state.open(), seat, Some(&Purse::of(state, seat)))
}

fn choices(state: &State) -> Vec<Choice> {
    let mut choices = Vec::new();
    state.choices(&mut choices);
    choices
}

fn played(state: &State, choice: Choice) -> State {
    let mut next = state.clone();
    next.play_unchecked(choice);
    next
}

/// What a choice is worth once the turn is thought through.
fn after(state: &State, seat: Seat, choice: Choice) -> f32 {
    let next = played(state, choice);
    if next.to_act() == Some(seat) && next.open().agenda.top() == Some(Task::Step) {
        let from = next.open().walk.at;
        let ends = ends(next, from, seat);
        return ends.iter().map(|end| end.worth).fold(f32::NEG_INFINITY, f32::max);
    }
    completed(&next, seat, DEPTH)
}

/// The value of a state for a seat, its turn completed as well as it can.
fn completed(state: &State, seat: Seat, depth: u32) -> f32 {
    let task = state.open().agenda.top();
    if depth == 0 || state.to_act() != Some(seat) || !is_midway(task) {
        return value(state, seat);
    }
    let mut choices = choices(state);
    if !matches!(task, Some(Task::Build { .. })) {
        // Powers that can be used at any time are weighed when they are chosen.
        choices.retain(|choice| !matches!(choice, Choice::UseDjinn(..) | Choice::UseItem(_)));
    }
    let depth = if choices.len() > WIDE { 0 } else { depth - 1 };
    let worth = choices.iter().map(|choice| completed(&played(state, *choice), seat, depth));
    worth.fold(f32::NEG_INFINITY, f32::max)
}

/// Every end that the walk under way can come to, each completed.
fn ends(walking: State, from: Square, seat: Seat) -> Vec<Prospect> {
    let mut seen: BTreeSet<(Square, Option<Square>, [u8; 6])> = BTreeSet::new();
    let mut arrived: BTreeSet<(Square, Tribe, u8)> = BTreeSet::new();
    let mut ends = Vec::new();
    let mut open = vec![walking];
    while let Some(state) = open.pop() {
        for choice in choices(&state) {
            let (Choice::Step(to, tribe) | Choice::Fly(to, tribe)) = choice else { continue };
            if state.open().walk.hand.total() > 1 {
                let mut hand: Meeples = state.open().walk.hand;
                hand.take(tribe);
                if seen.insert((to, Some(state.open().walk.at), hand.counts())) {
                    open.push(played(&state, choice));
                }
            } else if arrived.insert((to, tribe, state.open().board.meeples(to).of(tribe))) {
                let worth = completed(&played(&state, choice), seat, DEPTH);
                ends.push(Prospect { worth, from, end: to });
            }
        }
    }
    ends
}

/// Every end of every walk that a seat on turn can begin.
fn prospects(state: &State, seat: Seat) -> Vec<Prospect> {
    let takes = choices(state).into_iter().filter_map(|choice| match choice {
        Choice::Take(from) => Some((from, choice)),
        _ => None,
    });
    takes.flat_map(|(from, choice)| ends(played(state, choice), from, seat)).collect()
}

/// A turn begins: walks are worth their best end, and a power is worth using
/// first if it brings something by itself.
fn weigh_walks(state: &State, seat: Seat, legal: &[Choice]) -> Vec<f32> {
    let ends = prospects(state, seat);
    let best = ends.iter().map(|end| end.worth).fold(f32::NEG_INFINITY, f32::max);
    let now = value(state, seat);
    let worth = |choice: &Choice| match choice {
        Choice::Take(from) => {
            let mine = ends.iter().filter(|end| end.from == *from);
            mine.map(|end| end.worth).fold(f32::NEG_INFINITY, f32::max)
        }
        Choice::Pass => now,
        _ => {
            let gain = completed(&played(state, *choice), seat, DEPTH) - now;
            best.max(now) + gain - WORTH_USING
        }
    };
    legal.iter().map(worth).collect()
}

/// What each bid is worth: the turn that it buys, less its price.
fn weigh_bids(state: &State, seat: Seat, legal: &[Choice]) -> Vec<f32> {
    let turns = turns_by_order(state, seat);
    let bids = &catalogue().bids;
    let worth = |choice: &Choice| {
        let Choice::Bid { price, fakirs } = *choice else { return f32::NEG_INFINITY };
        let space = bids.iter().rposition(|bid| *bid == price).unwrap_or(0);
        let paid = bids[space.saturating_sub(usize::from(fakirs))];
        let cost = COIN * f32::from(paid) + FAKIR * f32::from(fakirs);
        worth_of_place(&turns, others_first(state, space)) - cost
    };
    legal.iter().map(worth).collect()
}

/// How many markers will probably act before one on this space.
fn others_first(state: &State, space: usize) -> f32 {
    let ahead = state.open().track[space + 1..].iter().flatten().count();
    let to_come = state.open().bid_order.as_slice().len().saturating_sub(1);
    ahead as f32 + OVERTAKES[space] * to_come as f32
}

/// The worth of acting after so many others, between two whole places if need be.
fn worth_of_place(turns: &[f32], others: f32) -> f32 {
    let (Some(last), place) = (turns.last(), others.floor() as usize) else { return 0.0 };
    let at = |place: usize| turns.get(place).unwrap_or(last);
    at(place) + (at(place + 1) - at(place)) * others.fract()
}

/// The worth of a turn for a seat that acts first, second and so on, if all
/// others want what it wants: each takes the best that is left, and what
/// begins or ends on the same tiles is gone.
fn turns_by_order(state: &State, seat: Seat) -> Vec<f32> {
    let Some(on_turn) = on_turn(state, seat) else { return Vec::new() };
    let now = value(&on_turn, seat);
    let mut left = prospects(&on_turn, seat);
    left.sort_by(|a, b| b.worth.total_cmp(&a.worth));
    let mut turns = Vec::new();
    while let Some(best) = left.first().copied() {
        turns.push(best.worth - now);
        let touched = |square: Square| square == best.from || square == best.end;
        left.retain(|other| !touched(other.from) && !touched(other.end));
        if turns.len() > usize::from(state.open().options.markers()) {
            break;
        }
    }
    turns
}

/// The state in which this seat is on turn now, whoever else has bid what.
fn on_turn(state: &State, seat: Seat) -> Option<State> {
    let mut position = state.position();
    let open = &mut position.open;
    let waiting = open.track.iter_mut().filter_map(Option::take);
    open.bid_order.extend(waiting);
    // Whose marker acts has just put it back behind all others.
    open.bid_order.sort_by_key(|marker| *marker == seat);
    open.active = seat;
    open.agenda = vec![Task::Walk];
    State::from_position(position).ok()
}

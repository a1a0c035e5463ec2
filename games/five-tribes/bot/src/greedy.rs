//! What the greedy opponent of Five Tribes thinks of positions and walks.
//!
//! A walk is one choice a step, and there are thousands of walks. Which colours
//! are left where on the way matters little to the walker: what counts is
//! where the walk ends, with which colour, and what was left behind. So walks
//! that stand on the same tile with the same hand are tried once, and every end
//! is completed: the kill, the purchase, the palm.

use crate::policy;
use crate::worth::standing;
use caravanserai_core::{Game, Seat};
use five_tribes::{Choice, State, Task};
use sage::Heuristic;
use std::collections::BTreeSet;

/// A power is used before the walk if it brings this much more.
const WORTH_USING: f32 = 0.25;

/// The heuristic of the greedy opponent.
pub struct FiveTribesHeuristic;

impl Heuristic<State> for FiveTribesHeuristic {
    fn value(&self, state: &State, seat: Seat) -> f32 {
        standing(state, seat)
    }

    fn is_midway(&self, state: &State) -> bool {
        let task = state.open().agenda.top();
        !matches!(task, None | Some(Task::Bid | Task::NextTurn | Task::Walk | Task::Finish))
    }

    fn weigh(
        &self,
        state: &State,
        choices: &[Choice],
        completed: &dyn Fn(&State) -> f32,
    ) -> Option<Vec<f32>> {
        match state.open().agenda.top()? {
            Task::Bid => {
                let mut weights = Vec::new();
                policy::weigh(state, choices, &mut weights);
                Some(weights)
            }
            Task::Walk => Some(weigh_walks(state, choices, completed)),
            Task::Step => {
                let weigh = |choice: &Choice| best_end(played(state, *choice), completed);
                Some(choices.iter().map(weigh).collect())
            }
            _ => None,
        }
    }
}

/// A turn begins: walks are worth their best end, and a power is worth using
/// first if it brings something by itself.
fn weigh_walks(state: &State, choices: &[Choice], completed: &dyn Fn(&State) -> f32) -> Vec<f32> {
    let now = completed(state);
    let weigh = |choice: &Choice| match choice {
        Choice::Take(_) => best_end(played(state, *choice), completed),
        _ => completed(&played(state, *choice)),
    };
    let mut weights: Vec<f32> = choices.iter().map(weigh).collect();
    let is_walk = |choice: &Choice| matches!(choice, Choice::Take(_) | Choice::Pass);
    let walks = choices.iter().zip(&weights).filter(|(choice, _)| is_walk(choice));
    let best = walks.map(|(_, weight)| *weight).fold(now, f32::max);
    for (choice, weight) in choices.iter().zip(&mut weights) {
        if !is_walk(choice) {
            *weight += best - now - WORTH_USING;
        }
    }
    weights
}

/// What the best end is worth that a walk under way can come to.
fn best_end(walking: State, completed: &dyn Fn(&State) -> f32) -> f32 {
    let (mut seen, mut ends) = (BTreeSet::new(), BTreeSet::new());
    let mut best = f32::NEG_INFINITY;
    let mut open = vec![walking];
    let mut choices = Vec::new();
    while let Some(state) = open.pop() {
        if state.open().agenda.top() != Some(Task::Step) {
            best = best.max(completed(&state));
            continue;
        }
        let walk = state.open().walk;
        choices.clear();
        state.choices(&mut choices);
        for choice in &choices {
            let (Choice::Step(to, tribe) | Choice::Fly(to, tribe)) = *choice else { continue };
            let mut hand = walk.hand;
            hand.take(tribe);
            let new = if hand.total() > 0 {
                seen.insert((walk.at, to, hand.counts()))
            } else {
                ends.insert((to, tribe, state.open().board.meeples(to).of(tribe)))
            };
            if new {
                open.push(played(&state, *choice));
            }
        }
    }
    best
}

fn played(state: &State, choice: Choice) -> State {
    let mut next = state.clone();
    next.play_unchecked(choice);
    next
}

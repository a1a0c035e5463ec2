//! Rollouts of Five Tribes: the player to act plays the best walk, card or kill at a
//! glance. The search finishes rounds by it.

use crate::policy::weigh;
use crate::walk_values::{Goal, WalkValues};
use caravanserai_core::{Game, Quick};
use five_tribes::{Choice, Squares, State, Task, Way};
use sage::Scratch;

/// Plays for the player to act, a walk as a whole.
///
/// Nobody knows exactly what others think of an end, and a plan that is good only if
/// they do just this one thing is no good plan. So everybody errs a little.
pub(crate) fn act(state: &mut State, chance: &mut Quick, scratch: &mut Scratch<State>) {
    let Some(seat) = state.to_act() else { return };
    match state.open().agenda.top() {
        Some(Task::Finish) => return state.play_unchecked(Choice::End),
        Some(Task::Walk) => {
            let plan = WalkValues::erring(state, seat, chance).best_walk(Squares::NONE);
            if let Some(plan) = plan {
                state.play_unchecked(Choice::Take(plan.from));
                return walk_to(state, plan.goal);
            }
        }
        Some(Task::Step) => {
            let walk = state.open().walk;
            let way = walk.from.and_then(|from| Way::between(from, walk.at));
            let goal = WalkValues::erring(state, seat, chance).best(
                walk.at,
                way,
                walk.hand,
                Squares::NONE,
            );
            if let Some(goal) = goal {
                return walk_to(state, goal);
            }
        }
        _ => {}
    }
    scratch.list(state);
    let mut best = 0;
    if scratch.choices.len() > 1 {
        weigh(state, &scratch.choices, &mut scratch.weights);
        for (index, choice) in scratch.choices.iter().enumerate() {
            let is_power = matches!(choice, Choice::UseDjinn(..) | Choice::UseItem(_));
            if !is_power && scratch.weights[index] > scratch.weights[best] {
                best = index;
            }
        }
    }
    state.play_unchecked(scratch.choices[best]);
}

/// Walks on to a goal, which must be within reach of the hand.
fn walk_to(state: &mut State, goal: Goal) {
    while state.open().agenda.top() == Some(Task::Step)
        && let Some(step) = next_step(state, goal)
    {
        let last = state.open().walk.hand.total() == 1;
        state.play_unchecked(step);
        if last {
            return;
        }
    }
}

/// The next step to a goal: the next player takes together what stands together,
/// so the colours are kept apart.
fn next_step(state: &State, goal: Goal) -> Option<Choice> {
    let (walk, board) = (state.open().walk, &state.open().board);
    let left = walk.hand.total();
    if left <= 1 {
        return Some(Choice::Step(goal.end, goal.tribe));
    }
    let way = walk.from.and_then(|from| Way::between(from, walk.at));
    let mut best: Option<(u8, Choice)> = None;
    for to in board.reach(walk.at, way, 1) {
        if !board.reach(to, Way::between(walk.at, to), left - 1).has(goal.end) {
            continue;
        }
        let heap = board.meeples(to);
        for tribe in walk.hand.tribes() {
            let needed = tribe == goal.tribe && walk.hand.of(tribe) == 1;
            let gift = 2 * heap.of(tribe) + u8::from(to == goal.end);
            if !needed && best.is_none_or(|(least, _)| gift < least) {
                best = Some((gift, Choice::Step(to, tribe)));
            }
        }
    }
    best.map(|(_, step)| step)
}

#[cfg(test)]
mod tests {
    use super::*;
    use caravanserai_core::{Chance, Seed};
    use five_tribes::Options;

    /// Shows every state of random games under changing options.
    fn each_state(games: u64, mut show: impl FnMut(&State, &[Choice])) {
        let mut chance = Quick::new(11);
        let mut legal = Vec::new();
        for game in 0..games {
            let (players, artisans) = (2 + (game % 3) as u8, game & 1 == 1);
            let options = Options { players, artisans, ..Options::default() };
            let mut state = State::new(&options, &Seed::new(format!("custom {game}")));
            while state.to_act().is_some() {
                legal.clear();
                state.choices(&mut legal);
                show(&state, &legal);
                state.play_unchecked(legal[chance.below(legal.len() as u32) as usize]);
            }
        }
    }

    #[test]
    fn the_best_walk_at_a_glance_can_be_walked_to_its_end() {
        let mut walked = 0;
        each_state(9, |state, _| {
            let Some(seat) = state.to_act() else { return };
            if state.open().agenda.top() != Some(Task::Walk) {
                return;
            }
            let best = WalkValues::new(state, seat).best_walk(Squares::NONE);
            let Some(plan) = best else { return };
            let mut state = state.clone();
            state.play(Choice::Take(plan.from)).expect("the meeples can set out");
            loop {
                let step = next_step(&state, plan.goal).expect("a way to the goal");
                let last = state.open().walk.hand.total() == 1;
                state.play(step).expect("a legal step");
                if last {
                    break;
                }
            }
            let taken = state.open().board.standing(plan.goal.tribe).has(plan.goal.end);
            assert!(!taken, "the colour is taken from the tile");
            walked += 1;
        });
        assert!(walked > 200, "{walked} walks");
    }

    #[test]
    fn every_choice_has_a_worth_and_what_is_done_at_once_is_legal() {
        let (mut scratch, mut chance) = (Scratch::default(), Quick::new(2));
        each_state(9, |state, legal| {
            let mut worth = Vec::new();
            weigh(state, legal, &mut worth);
            assert_eq!(worth.len(), legal.len());
            assert!(worth.iter().all(|worth| worth.is_finite()), "{worth:?}");
            let mut next = state.clone();
            act(&mut next, &mut chance, &mut scratch);
            assert_ne!(next, *state, "something is done");
            assert_eq!(next.broken_invariants(), Vec::new());
        });
    }
}

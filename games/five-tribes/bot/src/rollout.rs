//! What a seasoned player does without thinking: the best walk at a glance, the best
//! card, the best kill. The search begins with this and plays the others by it.

use crate::walk_values::{Goal, WalkValues};
use crate::worth::standing;
use caravanserai_core::{Game, Quick};
use five_tribes::{Choice, Payment, Square, Squares, State, Task, TileAction, Way, catalogue};
use sage::Scratch;

/// A coin that is bid is gone for good, and might be needed later.
const BID: f32 = 0.05;
/// How likely somebody who bids later acts before who bid 0, 0, 0, 1, 3 and so
/// on: whoever bids 0 lets everybody pass, later zeros too.
const OVERTAKES: [f32; 9] = [1.0, 1.0, 1.0, 0.55, 0.4, 0.3, 0.2, 0.1, 0.0];
/// What is not to be done at once, but may be worth a thought.
const AFTERTHOUGHT: f32 = -1.0;
/// Nobody sells early without need: merchandise counts the same at the end.
const SOLD: f32 = -6.0;
/// What nobody would do.
const NEVER: f32 = -20.0;
/// A carpet that is spent.
const CARPET: f32 = 4.0;

/// What each choice is worth at a glance, in points.
pub(crate) fn weigh(state: &State, choices: &[Choice], out: &mut Vec<f32>) {
    let Some(seat) = state.to_act() else { return };
    let scout = WalkValues::new(state, seat);
    match state.open().agenda.top() {
        Some(Task::Bid) => weigh_bids(state, &scout, choices, out),
        Some(Task::Walk) => weigh_takes(&scout, choices, out),
        Some(Task::Step) => out.extend(choices.iter().map(|step| weigh_step(state, &scout, *step))),
        _ => {
            let now = standing(state, seat);
            out.extend(choices.iter().map(|choice| {
                known(state, &scout, *choice).unwrap_or_else(|| {
                    let mut next = state.clone();
                    next.play_unchecked(*choice);
                    standing(&next, seat) - now
                })
            }));
        }
    }
}

/// Plays for whoever is to act, a walk as a whole.
///
/// Nobody knows exactly what others think of an end, and a plan that is good only if
/// they do just this one thing is no good plan. So everybody errs a little.
pub(crate) fn act(state: &mut State, chance: &mut Quick, scratch: &mut Scratch<State>) {
    let Some(seat) = state.to_act() else { return };
    match state.open().agenda.top() {
        Some(Task::Finish) => return state.play_unchecked(Choice::End),
        Some(Task::Walk) => {
            let errand = WalkValues::erring(state, seat, chance).best_walk(Squares::NONE);
            if let Some(errand) = errand {
                state.play_unchecked(Choice::Take(errand.from));
                return walk_to(state, errand.goal);
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
    scratch.choices.clear();
    state.choices(&mut scratch.choices);
    let pick = match scratch.choices.len() {
        1 => 0,
        _ => {
            scratch.weights.clear();
            weigh(state, &scratch.choices, &mut scratch.weights);
            let mut best = 0;
            for (index, choice) in scratch.choices.iter().enumerate() {
                let calls = matches!(choice, Choice::UseDjinn(..) | Choice::UseItem(_));
                if !calls && scratch.weights[index] > scratch.weights[best] {
                    best = index;
                }
            }
            best
        }
    };
    state.play_unchecked(scratch.choices[pick]);
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

/// The next step to a goal: what stands together is taken together by who comes
/// next, so the colours are kept apart.
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

/// What choices are worth that need not be tried.
fn known(state: &State, scout: &WalkValues<'_>, choice: Choice) -> Option<f32> {
    let task = state.open().agenda.top();
    let at = match task {
        Some(Task::Tribe { at, .. } | Task::TileAction { at } | Task::Control { at }) => at,
        _ => Square::default(),
    };
    let worth = match choice {
        Choice::Kill(on, _) => {
            let range = match task {
                Some(Task::Tribe { count, .. }) => count,
                _ => u8::MAX,
            };
            let fakirs = at.distance(on).saturating_sub(range);
            scout.worth_of_kill(on) - f32::from(fakirs) * scout.fakir()
        }
        Choice::KillHeld(victim, tribe) => scout.worth_of_held_kill(victim, tribe),
        Choice::Fakirs(fakirs) => {
            f32::from(fakirs) * (scout.coin() * scout.blue_around(at) - scout.fakir())
        }
        Choice::Card(place) => {
            let price = match task {
                Some(Task::TileAction { at }) => match state.open().board.action(at) {
                    TileAction::Market { price, cards: 1, .. } => scout.coin() * f32::from(price),
                    // The second card comes with the first.
                    TileAction::Market { price, .. } => scout.coin() * f32::from(price) / 2.0,
                    _ => 0.0,
                },
                _ => 0.0,
            };
            scout.card(usize::from(place).saturating_sub(1)) - price
        }
        Choice::BuyDjinn(djinn, payment) => scout.djinn(djinn) - scout.price(payment),
        Choice::BuyThief(thief, payment) => scout.thief(thief) - scout.price(payment),
        Choice::Make(payment) => scout.item(payment),
        Choice::Tent => scout.tent(at) - 3.0,
        Choice::UseDjinn(_, payment) => AFTERTHOUGHT.min(1.0 - scout.price(payment) / 2.0),
        Choice::UseItem(_) | Choice::UseThief(_) => AFTERTHOUGHT,
        Choice::Lay(_) => SOLD,
        Choice::Skip | Choice::End | Choice::Sell | Choice::Camel | Choice::Done => 0.0,
        _ => return None,
    };
    Some(worth)
}

fn weigh_takes(scout: &WalkValues<'_>, choices: &[Choice], out: &mut Vec<f32>) {
    let first = out.len();
    out.extend(choices.iter().map(|choice| match choice {
        Choice::Take(from) => {
            scout.best_from(*from, Squares::NONE).map_or(NEVER, |goal| goal.worth)
        }
        _ => NEVER,
    }));
    let best = out[first..].iter().copied().fold(NEVER, f32::max);
    for (choice, weight) in choices.iter().zip(&mut out[first..]) {
        if matches!(choice, Choice::UseDjinn(..) | Choice::UseItem(_)) {
            *weight = best + AFTERTHOUGHT;
        }
    }
}

fn weigh_step(state: &State, scout: &WalkValues<'_>, choice: Choice) -> f32 {
    let walk = state.open().walk;
    match choice {
        Choice::Step(to, tribe) if walk.hand.total() > 1 => {
            let mut rest = walk.hand;
            rest.take(tribe);
            let goal = scout.best(to, Way::between(walk.at, to), rest, Squares::NONE);
            goal.map_or(NEVER, |goal| goal.worth)
        }
        Choice::Step(to, tribe) => scout.end(to, tribe),
        Choice::Fly(to, tribe) => scout.end(to, tribe) - CARPET,
        _ => NEVER,
    }
}

/// What each bid is worth: the turn that it buys, less its price.
fn weigh_bids(state: &State, scout: &WalkValues<'_>, choices: &[Choice], out: &mut Vec<f32>) {
    let turns = turns_by_order(state, scout);
    let bids = &catalogue().bids;
    out.extend(choices.iter().map(|choice| {
        let Choice::Bid { price, fakirs } = *choice else { return NEVER };
        let space = bids.iter().rposition(|bid| *bid == price).unwrap_or(0);
        let paid = bids[space.saturating_sub(usize::from(fakirs))];
        let cost = (scout.coin() + BID) * f32::from(paid)
            + f32::from(fakirs) * scout.price(Payment::Fakir);
        worth_of_place(&turns, others_first(state, space)) - cost
    }));
}

/// The most markers that act in a round.
const MARKERS: usize = 4;

/// How many markers will probably act before one on this space.
fn others_first(state: &State, space: usize) -> f32 {
    let ahead = state.open().track[space + 1..].iter().flatten().count();
    let to_come = state.open().bid_order.as_slice().len().saturating_sub(1);
    ahead as f32 + OVERTAKES[space] * to_come as f32
}

/// The worth of acting after so many others, between two whole places if need be.
fn worth_of_place(turns: &[f32; MARKERS], others: f32) -> f32 {
    let place = others.floor() as usize;
    let at = |place: usize| turns[place.min(MARKERS - 1)];
    at(place) + (at(place + 1) - at(place)) * others.fract()
}

/// The worth of a turn for a seat that acts first, second and so on, if all
/// others want what it wants: each takes the best that is left, and what
/// begins or ends on the same tiles is gone.
fn turns_by_order(state: &State, scout: &WalkValues<'_>) -> [f32; MARKERS] {
    let mut turns = [0.0; MARKERS];
    let mut touched = Squares::NONE;
    let markers = usize::from(state.open().options.markers());
    for turn in turns.iter_mut().take(markers) {
        let Some(errand) = scout.best_walk(touched) else { break };
        *turn = errand.goal.worth;
        touched.insert(errand.from);
        touched.insert(errand.goal.end);
    }
    turns
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
            let Some(errand) = best else { return };
            let mut state = state.clone();
            state.play(Choice::Take(errand.from)).expect("the meeples can set out");
            loop {
                let step = next_step(&state, errand.goal).expect("a way to the goal");
                let last = state.open().walk.hand.total() == 1;
                state.play(step).expect("a legal step");
                if last {
                    break;
                }
            }
            let taken = state.open().board.standing(errand.goal.tribe).has(errand.goal.end);
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
            assert_eq!(next.broken_invariants(), Vec::<String>::new());
        });
    }
}

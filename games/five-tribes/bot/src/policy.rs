//! The policy of Five Tribes: what each choice is worth at a glance, in points.

use crate::characters::PolicyWeights;
use crate::walk_values::WalkValues;
use crate::worth::standing_of;
use caravanserai_core::Game;
use five_tribes::{Choice, Payment, Square, Squares, State, Task, TileAction, Way, catalogue};
use sage::Policy;
use std::cell::LazyCell;

/// A choice that looks worse by so many points is tried 2.7 times less often.
const POINTS: f32 = 2.0;
/// A coin that is bid is gone for good, and might be needed later.
const BID: f32 = 0.05;
/// How likely a later bidder acts before one who bid 0, 0, 0, 1, 3 and so on: after
/// a bid of 0 everybody passes, later zeros too.
const OVERTAKES: [f32; 9] = [1.0, 1.0, 1.0, 0.55, 0.4, 0.3, 0.2, 0.1, 0.0];
/// Powers are not used at once, but may be worth a try.
const AFTERTHOUGHT: f32 = -1.0;
/// Nobody sells early without need: merchandise counts the same at the end.
const SOLD: f32 = -6.0;
/// What nobody would do.
const NEVER: f32 = -20.0;
/// A carpet that is spent.
const CARPET: f32 = 4.0;

/// The policy of the search.
pub(crate) struct FiveTribesPolicy {
    pub(crate) weights: &'static PolicyWeights,
}

impl Policy<State> for FiveTribesPolicy {
    fn weigh(&self, state: &State, choices: &[Choice], out: &mut Vec<f32>) {
        let first = out.len();
        weigh_by(self.weights, state, choices, out);
        out[first..].iter_mut().for_each(|weight| *weight /= POINTS);
    }
}

/// What each choice is worth at a glance, in points.
pub(crate) fn weigh(state: &State, choices: &[Choice], out: &mut Vec<f32>) {
    weigh_by(&PolicyWeights::USUAL, state, choices, out);
}

fn weigh_by(weights: &PolicyWeights, state: &State, choices: &[Choice], out: &mut Vec<f32>) {
    let Some(seat) = state.to_act() else { return };
    let walks = || {
        let mut values = WalkValues::weighed(state, weights.worth(state, seat));
        if weights.envy > 0.0 {
            values.envy(state, weights.envy);
        }
        values
    };
    match state.open().agenda.top() {
        Some(Task::Bid) => weigh_bids(state, &walks(), choices, out),
        Some(Task::Walk) => weigh_takes(&walks(), choices, out),
        Some(Task::Step) => {
            let values = walks();
            out.extend(choices.iter().map(|step| weigh_step(state, &values, *step)));
        }
        _ => {
            let values = WalkValues::beside_walks(state, weights.worth(state, seat));
            let standing = |state: &State| standing_of(state, &weights.worth(state, seat));
            let now = LazyCell::new(|| standing(state));
            out.extend(choices.iter().map(|choice| {
                known(state, &values, *choice).unwrap_or_else(|| {
                    let mut next = state.clone();
                    next.play_unchecked(*choice);
                    standing(&next) - *now
                })
            }));
        }
    }
}

/// What choices are worth that need not be tried.
fn known(state: &State, values: &WalkValues<'_>, choice: Choice) -> Option<f32> {
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
            values.worth_of_kill(on) - f32::from(fakirs) * values.fakir()
        }
        Choice::KillHeld(victim, tribe) => values.worth_of_held_kill(victim, tribe),
        Choice::Fakirs(fakirs) => {
            f32::from(fakirs) * (values.coin() * values.blue_around(at) - values.fakir())
        }
        Choice::Card(place) => {
            let price = match task {
                Some(Task::TileAction { at }) => match state.open().board.action(at) {
                    TileAction::Market { price, cards: 1, .. } => values.coin() * f32::from(price),
                    // The second card comes with the first.
                    TileAction::Market { price, .. } => values.coin() * f32::from(price) / 2.0,
                    _ => 0.0,
                },
                _ => 0.0,
            };
            values.card(usize::from(place).saturating_sub(1)) - price
        }
        Choice::BuyDjinn(djinn, payment) => values.djinn(djinn) - values.price(payment),
        Choice::BuyThief(thief, payment) => values.thief(thief) - values.price(payment),
        Choice::Make(payment) => values.item(payment),
        Choice::Tent => values.tent(at) - 3.0,
        Choice::UseDjinn(_, payment) => AFTERTHOUGHT.min(1.0 - values.price(payment) / 2.0),
        Choice::UseItem(_) | Choice::UseThief(_) => AFTERTHOUGHT,
        Choice::Lay(_) => SOLD,
        Choice::Skip | Choice::End | Choice::Sell | Choice::Camel | Choice::Done => 0.0,
        Choice::Bid { .. }
        | Choice::Take(_)
        | Choice::Step(..)
        | Choice::Fly(..)
        | Choice::Pass
        | Choice::On(_)
        | Choice::Palm(_)
        | Choice::Palace(_)
        | Choice::PickResource(_)
        | Choice::PickDjinn(_)
        | Choice::PickItem(_)
        | Choice::Gather(..) => return None,
    };
    Some(worth)
}

fn weigh_takes(values: &WalkValues<'_>, choices: &[Choice], out: &mut Vec<f32>) {
    let first = out.len();
    out.extend(choices.iter().map(|choice| match choice {
        Choice::Take(from) => {
            values.best_from(*from, Squares::NONE).map_or(NEVER, |goal| goal.worth)
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

fn weigh_step(state: &State, values: &WalkValues<'_>, choice: Choice) -> f32 {
    let walk = state.open().walk;
    match choice {
        Choice::Step(to, tribe) if walk.hand.total() > 1 => {
            let mut rest = walk.hand;
            rest.take(tribe);
            let goal = values.best(to, Way::between(walk.at, to), rest, Squares::NONE);
            goal.map_or(NEVER, |goal| goal.worth)
        }
        Choice::Step(to, tribe) => values.end(to, tribe),
        Choice::Fly(to, tribe) => values.end(to, tribe) - CARPET,
        _ => NEVER,
    }
}

/// What each bid is worth: the turn that it buys, less its price.
fn weigh_bids(state: &State, values: &WalkValues<'_>, choices: &[Choice], out: &mut Vec<f32>) {
    let turns = turns_by_order(state, values);
    let bids = &catalogue().bids;
    out.extend(choices.iter().map(|choice| {
        let Choice::Bid { price, fakirs } = *choice else { return NEVER };
        let space = bids.iter().rposition(|bid| *bid == price).unwrap_or(0);
        let paid = bids[space.saturating_sub(usize::from(fakirs))];
        let cost = (values.coin() + BID) * f32::from(paid)
            + f32::from(fakirs) * values.price(Payment::Fakir);
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
fn turns_by_order(state: &State, values: &WalkValues<'_>) -> [f32; MARKERS] {
    let mut turns = [0.0; MARKERS];
    let mut touched = Squares::NONE;
    let markers = usize::from(state.open().options.markers());
    for turn in turns.iter_mut().take(markers) {
        let Some(plan) = values.best_walk(touched) else { break };
        *turn = plan.goal.worth;
        touched.insert(plan.from);
        touched.insert(plan.goal.end);
    }
    turns
}

//! Best own gain less best reply, for Five Tribes. Turns are drawn by lot; those that gain
//! most points are looked at again with the best that the next player could then do. A
//! bid is judged by the round that follows, in which everybody takes what gains most.

use crate::Limit;
use caravanserai_core::{Chance, Game, Quick, Seat};
use five_tribes::{Choice, State};

/// Tries where nothing else is said.
const TRIES: u32 = 400;
/// More are not made, since all turns are kept until they are compared.
const MOST_TRIES: u32 = 20_000;
/// How many of the best turns are looked at with the reply to them.
const LOOKED_AT: usize = 8;
/// A reply is the best of so many times fewer turns.
const FEWER: u32 = 4;
/// How often a round is played for each bid.
const ROUNDS: u32 = 4;
/// In such a round a turn is the best of so many times fewer.
const FEWER_IN_A_ROUND: u32 = 16;
/// No turn has more choices.
const LONGEST: usize = 200;

/// The best choice of the player to act, as far as its seat can know. With a budget of time
/// it makes as many tries as usual, which take a small part of a second.
pub(crate) fn best(state: &State, limit: Limit, chance: &mut Quick) -> Option<Choice> {
    let seat = state.to_act()?;
    let view = state.view(Some(seat));
    let legal = state.legal();
    let tries = match limit {
        Limit::Tries(tries) => tries.min(MOST_TRIES),
        Limit::Until(_) => TRIES,
    };
    if legal.iter().any(|choice| matches!(choice, Choice::Bid { .. })) {
        let mut worth = |bid: &Choice| -> i32 {
            (0..ROUNDS).map(|_| after_round(&view, seat, *bid, tries, chance)).sum()
        };
        return legal.iter().copied().max_by_key(|bid| worth(bid));
    }
    let mut turns: Vec<Turn> =
        (0..tries).map(|_| Turn::by_lot(State::determinize(&view, chance), seat, chance)).collect();
    turns.sort_by_key(|turn| std::cmp::Reverse(turn.gain));
    turns.truncate(LOOKED_AT);
    let worth = |turn: &Turn| turn.gain - reply(&turn.after, tries / FEWER, &mut chance.clone());
    turns.iter().rev().max_by_key(|turn| worth(turn)).map(|turn| turn.first)
}

/// The choices of one seat in a row.
struct Turn {
    first: Choice,
    /// The points that they gained.
    gain: i32,
    after: State,
}

impl Turn {
    fn by_lot(mut state: State, seat: Seat, chance: &mut Quick) -> Turn {
        let before = points(&state, seat);
        let (mut first, mut legal) = (None, Vec::new());
        for _ in 0..LONGEST {
            if state.to_act() != Some(seat) {
                break;
            }
            legal.clear();
            state.choices(&mut legal);
            let choice = legal[chance.below(legal.len() as u32) as usize];
            first = first.or(Some(choice));
            state.play_unchecked(choice);
        }
        let first = first.expect("the seat is to act");
        Turn { first, gain: points(&state, seat) - before, after: state }
    }

    /// The one of so many that gains most.
    fn best_of(state: &State, seat: Seat, tries: u32, chance: &mut Quick) -> Turn {
        let turns = (0..tries.max(1)).map(|_| Turn::by_lot(state.clone(), seat, chance));
        turns.max_by_key(|turn| turn.gain).expect("at least one")
    }
}

/// The most that the next player can gain; nothing once the round is over.
fn reply(state: &State, tries: u32, chance: &mut Quick) -> i32 {
    match state.to_act() {
        Some(seat) => Turn::best_of(state, seat, tries, chance).gain.max(0),
        None => 0,
    }
}

/// How far a seat is ahead after a round that begins with a bid of it.
fn after_round(
    view: &five_tribes::View,
    seat: Seat,
    bid: Choice,
    tries: u32,
    chance: &mut Quick,
) -> i32 {
    let mut state = State::determinize(view, chance);
    let round = state.round();
    state.play_unchecked(bid);
    while let Some(actor) = state.to_act()
        && state.round() == round
    {
        state = Turn::best_of(&state, actor, tries / FEWER_IN_A_ROUND, chance).after;
    }
    let others = (0..state.seats()).map(Seat).filter(|other| *other != seat);
    points(&state, seat) - others.map(|other| points(&state, other)).max().unwrap_or(0)
}

fn points(state: &State, seat: Seat) -> i32 {
    i32::from(state.scores().of(seat).total())
}

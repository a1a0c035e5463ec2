//! The value of a position of Five Tribes: this round and the next are played out by
//! `rollout.rs`, then everything is counted that players have and may hope for.

use crate::policy::FiveTribesPolicy;
use crate::rollout;
use crate::worth::{Purse, Worth};
use caravanserai_core::{Game, MAX_SEATS, Quick, Seat};
use five_tribes::{Choice, State, Task};
use sage::{Evaluation, Evaluator, Scratch, policy_priors, softmax};

/// So many points more make a win 2.7 times as likely: at the end of the game and
/// at its beginning.
const CERTAIN: f32 = 6.0;
const UNCERTAIN: f32 = 30.0;
/// What an unknown resource card is worth to its owner.
const CARD: f32 = 4.0;
/// What an unknown item is worth to its owner.
const ITEM: f32 = 5.0;

/// Judges positions and choices of Five Tribes.
pub struct FiveTribesEvaluator {
    /// How many further rounds are played before things are counted.
    rounds: u16,
}

impl Default for FiveTribesEvaluator {
    fn default() -> FiveTribesEvaluator {
        FiveTribesEvaluator { rounds: 1 }
    }
}

impl FiveTribesEvaluator {
    /// Plays every game to its end before it counts.
    pub fn to_the_end() -> FiveTribesEvaluator {
        FiveTribesEvaluator { rounds: u16::MAX }
    }
}

/// What a purse is likely to hold, less what was guessed.
fn unknown(guess: &State, seat: Seat) -> f32 {
    let worth = Worth::new(guess.open(), seat);
    let guessed = Purse::of(guess, seat);
    let coins = Purse { coins: five_tribes::catalogue().coins, ..Purse::default() };
    let usual = worth.purse(&coins, worth.time_left())
        + CARD * f32::from(guessed.hand.total())
        + ITEM * f32::from(guessed.items.total());
    usual - worth.purse(&guessed, worth.time_left())
}

/// Whether a round begins: nobody has bid yet.
fn begins_round(state: &State) -> bool {
    state.open().agenda.top() == Some(Task::Bid) && state.open().track.iter().all(Option::is_none)
}

impl Evaluator<State> for FiveTribesEvaluator {
    /// Plays on until the round is over, and the further rounds.
    fn play_on(&self, state: &mut State, chance: &mut Quick, scratch: &mut Scratch<State>) {
        // At the start of a round nothing is under way.
        let last = if begins_round(state) {
            (state.round() - 1).saturating_add(self.rounds)
        } else {
            state.round().saturating_add(self.rounds)
        };
        while state.to_act().is_some() && state.round() <= last {
            rollout::act(state, chance, scratch);
        }
    }

    /// What everybody has and may hope for, or scored if the game is over.
    ///
    /// What is guessed of others counts as the same in all guesses, or luck would
    /// drown what follows from choices.
    fn evaluate(&self, guess: &State, state: &State) -> Evaluation {
        let (searcher, open) = (guess.to_act(), state.open());
        let scores = state.to_act().is_none().then(|| state.scores());
        let mut evaluation = Evaluation::default();
        let mut points = [f32::NEG_INFINITY; MAX_SEATS];
        for seat in open.seats() {
            let hopes = match &scores {
                Some(scores) => f32::from(scores.of(seat).total()),
                None => Worth::new(open, seat).prospects(Some(&Purse::of(state, seat))),
            };
            let unknown = if Some(seat) == searcher { 0.0 } else { unknown(guess, seat) };
            points[seat.index()] = hopes + unknown;
            evaluation.points[seat.index()] = hopes + unknown;
        }
        let left = if scores.is_some() { 0.0 } else { Worth::new(open, Seat(0)).time_left() };
        let scale = CERTAIN + (UNCERTAIN - CERTAIN) * left;
        points.iter_mut().for_each(|points| *points /= scale);
        softmax(&mut points);
        evaluation.share = points;
        evaluation
    }

    fn reply(&self, state: &mut State, chance: &mut Quick, scratch: &mut Scratch<State>) {
        rollout::act(state, chance, scratch);
    }

    fn priors(&self, state: &State, choices: &[Choice], out: &mut Vec<f32>) {
        policy_priors(&FiveTribesPolicy, state, choices, out);
    }
}

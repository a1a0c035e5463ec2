//! The value of a position of Five Tribes: this round is played out by `rollout.rs`, then a
//! network says how good things are. What it reads is in [`crate::features`].

use crate::FiveTribesBot;
use crate::characters::PolicyWeights;
use crate::features;
use crate::policy::FiveTribesPolicy;
use crate::rollout;
use crate::tokens::{self, Decision};
use caravanserai_core::{Game, Quick, Seat};
use five_tribes::{Choice, State, Task};
use sage::{
    Block, Evaluation, Evaluator, Inputs, Network, NetworkGame, NetworkJudge, Policy, Scratch,
    softmax,
};
use std::sync::LazyLock;

/// Points of lead, at the end of a simulated game, that make a win 2.7 times as likely: the
/// others may play it differently.
const PLAYED_OUT: f32 = 6.0;

/// How much of a lead that a search finds in the first round is true: hardly anything is known
/// yet. Later leads come true as they were found.
const TRUST_AT_FIRST: f32 = 0.1;

/// The network that comes with the program.
fn learned() -> &'static Network {
    static LEARNED: LazyLock<Network> =
        LazyLock::new(|| Network::read(weights()).expect("a test reads it too"));
    &LEARNED
}

fn weights() -> &'static [u8] {
    sage::weights::of(State::NAME, || include_bytes!("../weights/network.bin"))
}

/// Judges positions and choices of Five Tribes.
pub struct FiveTribesEvaluator {
    judge: NetworkJudge<FiveTribesBot>,
    /// How many further rounds are played before the network judges.
    rounds: u16,
    /// What choices are tried first.
    policy: FiveTribesPolicy,
}

impl Default for FiveTribesEvaluator {
    fn default() -> FiveTribesEvaluator {
        FiveTribesEvaluator::new(learned(), 0)
    }
}

impl FiveTribesEvaluator {
    /// Has a network judge how things stand after this round and so many more.
    pub fn new(network: &'static Network, rounds: u16) -> FiveTribesEvaluator {
        let policy = FiveTribesPolicy { weights: &PolicyWeights::USUAL };
        FiveTribesEvaluator { judge: NetworkJudge::new(network), rounds, policy }
    }

    /// The same judging by the searcher's own eyes ([`NetworkJudge::by_own_eyes`]).
    pub fn by_own_eyes(mut self) -> FiveTribesEvaluator {
        self.judge = self.judge.by_own_eyes();
        self
    }

    /// The same with other weights.
    pub(crate) fn with_policy_weights(
        self,
        weights: &'static PolicyWeights,
    ) -> FiveTribesEvaluator {
        FiveTribesEvaluator { policy: FiveTribesPolicy { weights }, ..self }
    }

    /// Plays every game to its end.
    pub fn to_the_end() -> FiveTribesEvaluator {
        FiveTribesEvaluator::new(learned(), u16::MAX)
    }
}

impl NetworkGame for FiveTribesBot {
    const INPUTS: usize = Block::total(&features::INPUTS);
    const TOKENS: usize = tokens::COUNT;

    fn input_unit(index: usize) -> u8 {
        features::unit(index)
    }

    fn is_quiet(state: &State) -> bool {
        begins_round(state)
    }

    fn inputs(state: &State, seat: Seat, out: &mut Inputs) {
        features::tell(state, seat, out);
    }

    fn tokens(state: &State, choices: &[Choice], tell: &mut dyn FnMut(usize, usize, f32)) {
        let mut weights = Vec::new();
        FiveTribesPolicy { weights: &PolicyWeights::USUAL }.weigh(state, choices, &mut weights);
        let seat = state.to_act().expect("there is something to choose");
        let decision = Decision::new(state, seat, &weights);
        for (place, (choice, weight)) in choices.iter().zip(&weights).enumerate() {
            decision.describe(*choice, *weight, &mut |token, much| tell(place, token, much));
        }
    }
}

/// Whether a round begins: nobody has bid yet.
fn begins_round(state: &State) -> bool {
    state.open().agenda.top() == Some(Task::Bid) && state.open().track.iter().all(Option::is_none)
}

/// What everybody scored in a game that ended in the head.
fn played_out(state: &State) -> Evaluation {
    let mut evaluation = Evaluation::of_scores(&state.scores());
    let shares = &mut evaluation.share[..usize::from(state.seats())];
    for (share, points) in shares.iter_mut().zip(evaluation.points) {
        *share = points / PLAYED_OUT;
    }
    softmax(shares);
    evaluation
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

    /// What the network says, or what everybody scored if the game is over.
    fn evaluate(&self, state: &State, searcher: Option<Seat>) -> Evaluation {
        match state.to_act() {
            Some(seat) => self.judge.evaluate(state, seat, searcher),
            None => played_out(state),
        }
    }

    fn trust(&self, state: &State) -> f32 {
        if state.round() == 1 { TRUST_AT_FIRST } else { 1.0 }
    }

    fn reply(&self, state: &mut State, chance: &mut Quick, scratch: &mut Scratch<State>) {
        rollout::act(state, chance, scratch);
    }

    /// What looks good at first sight, and what the network makes of that.
    fn priors(&self, state: &State, choices: &[Choice], out: &mut Vec<f32>) {
        let first = out.len();
        self.policy.weigh(state, choices, out);
        let weights = &mut out[first..];
        let seat = state.to_act().expect("there is something to choose");
        let seen = self.judge.look(state, seat);
        let decision = Decision::new(state, seat, weights);
        for (choice, weight) in choices.iter().zip(weights.iter_mut()) {
            let mut sum = 0.0;
            let mut add = |token, much| sum += much * seen.token(token);
            decision.describe(*choice, *weight, &mut add);
            *weight = sum;
        }
        softmax(weights);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use caravanserai_core::Seed;
    use five_tribes::Options;
    use sage::{Budget, NETWORK_OUTPUTS, Plays, Search};
    use std::sync::atomic::AtomicBool;

    #[test]
    fn the_network_is_one_of_this_game_and_small() {
        let sizes = learned().sizes();
        assert_eq!((sizes.inputs, sizes.tokens), (FiveTribesBot::INPUTS, FiveTribesBot::TOKENS));
        assert_eq!(sizes.outputs, NETWORK_OUTPUTS);
        assert!(weights().len() <= 1 << 20);
    }

    #[test]
    fn chances_add_up() {
        let (evaluator, mut scratch) = (FiveTribesEvaluator::default(), Scratch::default());
        for players in 2..=4 {
            let options = Options { players, ..Options::default() };
            let mut state = State::new(&options, &Seed::new("chances"));
            let mut chance = Quick::new(1);
            loop {
                let shares = evaluator.evaluate(&state, state.to_act()).share;
                let sum: f32 = shares[..usize::from(players)].iter().sum();
                assert!((sum - 1.0).abs() < 1e-4, "{shares:?}");
                if state.to_act().is_none() {
                    break;
                }
                rollout::act(&mut state, &mut chance, &mut scratch);
            }
        }
    }

    #[test]
    fn people_are_told_less_of_an_early_lead_than_was_found_and_as_much_of_what_choices_cost() {
        let mut leads = [0.0_f32; 2];
        for deal in 0..6 {
            let players = 2 + deal % 3;
            let options = Options { players, ..Options::default() };
            let mut state = State::new(&options, &Seed::new(format!("told {deal}")));
            let (mut chance, mut scratch) = (Quick::new(1), Scratch::default());
            for (trust, largest) in [TRUST_AT_FIRST, 1.0].into_iter().zip(&mut leads) {
                let seat = state.to_act().expect("the game goes on");
                let (mut legal, stop) = (Vec::new(), AtomicBool::new(false));
                state.choices(&mut legal);
                let mut search =
                    Search::new(FiveTribesBot::evaluator(), FiveTribesBot::config(), 1);
                let found = search.run(&state.view(Some(seat)), &legal, Budget::visits(60), &stop);
                let equal = 1.0 / f32::from(players);
                let best = found.best();
                let lead = best.found - equal;
                assert!((best.share - equal - trust * lead).abs() < 1e-4, "{best:?}");
                *largest = largest.max(lead.abs());
                for stats in found.choices.iter().filter(|stats| stats.visits > 0) {
                    assert!((stats.shares.iter().sum::<f32>() - 1.0).abs() < 1e-4, "{stats:?}");
                    assert_eq!(stats.shares[seat.index()], stats.share);
                    let (told, known) = (best.share - stats.share, best.found - stats.found);
                    assert!((told - known).abs() < 1e-4 || stats.share == 0.0, "{stats:?}");
                }
                while state.round() == 1 || !begins_round(&state) {
                    rollout::act(&mut state, &mut chance, &mut scratch);
                }
            }
        }
        assert!(leads.iter().all(|lead| *lead > 0.01), "there are leads to tell of: {leads:?}");
    }
}

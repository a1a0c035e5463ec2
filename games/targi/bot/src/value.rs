//! The network of Targi: how good a position is between two rounds, and which choices to
//! try first.
//!
//! Of a position it reads what the seat to act sees, as [`sage::Numeric`] tells it, and what
//! things are worth to both players ([`crate::features`]). By what lies on the discard piles,
//! and where in the centre, it would learn single games by heart: it is not told. Choices
//! are told apart by their index and by the features of [`crate::policy_features`].

use crate::TargiBot;
use crate::features::{self, FEATURES};
use crate::numeric::observation::{CENTRE, DISCARDS};
use crate::policy::{Decision, TargiPolicy};
use crate::policy_features::PolicyFeature;
use caravanserai_core::{Game, Seat};
use sage::{Block, Features, Inputs, Network, NetworkGame, NetworkPlayout, Numeric};
use std::sync::LazyLock;
use targi::{Choice, Place, State, Task};

/// The judgement of the strong opponents.
pub type TargiEvaluator = NetworkPlayout<TargiBot, TargiPolicy>;

/// The network that comes with the program.
pub(crate) fn learned() -> &'static Network {
    static LEARNED: LazyLock<Network> =
        LazyLock::new(|| Network::read(weights()).expect("a test reads it too"));
    &LEARNED
}

fn weights() -> &'static [u8] {
    sage::weights::of(State::NAME, || include_bytes!("../weights/network.bin"))
}

/// Where the features of players begin among the inputs.
const PLAYER_FEATURES: usize = TargiBot::FEATURE_COUNT;
/// What counts as 1 in the features of players.
const FEATURE_UNIT: u8 = 32;

impl NetworkGame for TargiBot {
    /// What is seen, the features of both players, the time left.
    const INPUTS: usize = PLAYER_FEATURES + 2 * FEATURES + 1;
    /// The indices of choices and their features.
    const TOKENS: usize = TargiBot::ACTION_COUNT + PolicyFeature::NAMES.len();

    fn input_unit(index: usize) -> u8 {
        let block = TargiBot::FEATURES.iter().rfind(|block| block.first <= index);
        match block {
            Some(block) if index < PLAYER_FEATURES => block.scale,
            _ => FEATURE_UNIT,
        }
    }

    /// Before the first Targi of a round is placed.
    #[inline]
    fn is_quiet(state: &State) -> bool {
        state.agenda().top() == Some(Task::Placement)
            && state
                .players()
                .iter()
                .all(|player| player.targi.is_empty() && player.dunes.is_empty())
    }

    fn inputs(state: &State, seat: Seat, out: &mut Inputs) {
        TargiBot::observe(&state.view(Some(seat)), &mut Read(out));
        let features = features::Features::of(state, &state.scores());
        // Rounded as `f32::round` does, but for halves below 0, and much quicker.
        let whole = |value: f32| (value * f32::from(FEATURE_UNIT) + 4096.5) as i32 as i16 - 4096;
        for (side, player) in [seat, seat.other()].into_iter().enumerate() {
            let first = PLAYER_FEATURES + side * FEATURES;
            // First all as numbers, several at once.
            let values = features.players[player.index()].map(whole);
            for (index, value) in values.into_iter().enumerate() {
                out.add(first + index, value);
            }
        }
        out.add(TargiBot::INPUTS - 1, whole(features.time));
    }

    fn tokens(state: &State, choices: &[Choice], tell: &mut dyn FnMut(usize, usize, f32)) {
        TargiBot::indices(state, choices, |place, index| tell(place, index, 1.0));
        let decision = Decision::new(state, choices);
        for (place, choice) in choices.iter().enumerate() {
            decision.describe(*choice, &mut |feature, value| {
                tell(place, TargiBot::ACTION_COUNT + feature as usize, value);
            });
        }
    }
}

/// Reads what a seat sees.
struct Read<'a>(&'a mut Inputs);

impl Features for Read<'_> {
    #[inline]
    fn put(&mut self, block: &Block, offset: usize, value: u8) {
        let input = INPUT_OF[block.first + offset];
        if input != UNTOLD {
            self.0.add(input.into(), value.into());
        }
    }
}

/// A feature that the network is not told.
const UNTOLD: u16 = u16::MAX;

/// The input of each feature of a view.
static INPUT_OF: [u16; PLAYER_FEATURES] = {
    let mut inputs = [UNTOLD; PLAYER_FEATURES];
    let mut index = 0;
    while index < inputs.len() {
        inputs[index] = input_of(index);
        index += 1;
    }
    inputs
};

const fn input_of(feature: usize) -> u16 {
    let mut index = 0;
    while index < DISCARDS.len() {
        if DISCARDS[index].holds(feature) {
            return UNTOLD;
        }
        index += 1;
    }
    index = 0;
    while index < CENTRE.len() {
        let centre = CENTRE[index];
        if centre.holds(feature) {
            let each = centre.len() / Place::COUNT;
            return (centre.first + (feature - centre.first) % each) as u16;
        }
        index += 1;
    }
    feature as u16
}

#[cfg(test)]
mod tests {
    use super::*;
    use sage::NETWORK_OUTPUTS;

    #[test]
    fn the_network_is_one_of_this_game_and_small() {
        let sizes = learned().sizes();
        assert_eq!((sizes.inputs, sizes.tokens), (TargiBot::INPUTS, TargiBot::TOKENS));
        assert_eq!(sizes.outputs, NETWORK_OUTPUTS);
        assert!(weights().len() <= 1 << 20);
    }

    #[test]
    fn what_counts_as_one_follows_the_blocks() {
        let purse = TargiBot::FEATURES.iter().find(|block| block.name == "PURSE").unwrap();
        assert_eq!(TargiBot::input_unit(purse.first + 3), purse.scale);
        assert_eq!(TargiBot::input_unit(0), 1);
        assert_eq!(TargiBot::input_unit(PLAYER_FEATURES), FEATURE_UNIT);
    }
}

//! The value of a quiet position of Targi: a small learned network.
//!
//! The same weights look at each player, once as oneself and once as the
//! opponent: with the seats swapped the chances are swapped. A linear part whose
//! weights change in the course of the game is joined by one layer of hidden units.

use crate::features::{FEATURES, Features};
use crate::weights::{HIDDEN, Net, Weights};
use caravanserai_core::{Game, MAX_SEATS};
use sage::{Evaluation, Value};
use targi::{State, Task};

/// The learned value network.
pub struct TargiValue {
    pub(crate) weights: &'static Weights,
}

impl TargiValue {
    /// The network with the weights that come with the program.
    pub fn learned() -> TargiValue {
        TargiValue { weights: Weights::learned() }
    }
}

impl Value<State> for TargiValue {
    /// Before the first Targi of a round is placed.
    #[inline]
    fn is_quiet(&self, state: &State) -> bool {
        state.agenda().top() == Some(Task::Placement)
            && state
                .players()
                .iter()
                .all(|player| player.targi.is_empty() && player.dunes.is_empty())
    }

    fn evaluate(&self, state: &State) -> Evaluation {
        let features = Features::of(state, &state.scores());
        let net = &self.weights.of(state.rules().options.expansion).net;
        let share = sigmoid(net.logit(&features));
        let points = net.points(&features);
        let mut evaluation = Evaluation { share: [0.0; MAX_SEATS], points: [0.0; MAX_SEATS] };
        evaluation.share[..2].copy_from_slice(&[share, 1.0 - share]);
        evaluation.points[..2].copy_from_slice(&points);
        evaluation
    }
}

/// The logarithm of odds as a probability.
pub(crate) fn sigmoid(lead: f32) -> f32 {
    1.0 / (1.0 + (-lead).exp())
}

impl Net {
    /// How far seat 0 is ahead, as the logarithm of its odds.
    pub(crate) fn logit(&self, features: &Features) -> f32 {
        let time_basis = time_basis(features.time);
        let [a, b] = &features.players;
        let mut logit = 0.0;
        for (index, weights) in self.linear.iter().enumerate() {
            logit += (a[index] - b[index]) * dot(weights, &time_basis);
        }
        let (own, other) = (self.hidden(a, b, features.time), self.hidden(b, a, features.time));
        for unit in 0..HIDDEN {
            logit += self.out[unit] * (own[unit].max(0.0) - other[unit].max(0.0));
        }
        logit
    }

    /// The hidden units before they are cut off at 0.
    pub(crate) fn hidden(
        &self,
        own: &[f32; FEATURES],
        other: &[f32; FEATURES],
        time: f32,
    ) -> [f32; HIDDEN] {
        let mut units = self.bias;
        let mut add = |value: f32, weights: &[f32; HIDDEN]| {
            if value != 0.0 {
                for (unit, weight) in units.iter_mut().zip(weights) {
                    *unit += value * weight;
                }
            }
        };
        for index in 0..FEATURES {
            add(own[index], &self.own[index]);
            add(other[index], &self.other[index]);
        }
        add(time, &self.time);
        units
    }

    /// The likely final points of both.
    pub(crate) fn points(&self, features: &Features) -> [f32; 2] {
        let time_basis = time_basis(features.time);
        [0, 1].map(|seat| {
            let (own, other) = (&features.players[seat], &features.players[1 - seat]);
            let mut points = dot(&self.points_bias, &time_basis);
            for index in 0..FEATURES {
                points += own[index] * dot(&self.points_own[index], &time_basis);
                points += other[index] * dot(&self.points_other[index], &time_basis);
            }
            20.0 * points
        })
    }
}

/// The powers of the time left that linear weights are multiplied by.
pub(crate) fn time_basis(time: f32) -> [f32; 3] {
    [1.0, time, time * time]
}

pub(crate) fn dot(a: &[f32; 3], b: &[f32; 3]) -> f32 {
    a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
}

//! What a quiet position of Targi is worth: a small learned network.
//!
//! Both players are seen through the same eyes, each once as oneself and once as
//! the other, so that the appraisal is fair: with the seats swapped the
//! chances are swapped. A linear part whose weights change in the course of
//! the game is joined by one layer of hidden units.

use crate::features::{FEATURES, Sheet};
use crate::weights::{HIDDEN, Net, Weights};
use caravanserai_core::{Game, MAX_SEATS};
use sage::{Evaluation, Value};
use targi::{State, Task};

/// The learned appraisal.
pub struct TargiValue {
    pub(crate) weights: &'static Weights,
}

impl TargiValue {
    /// The appraisal with the weights that come with the program.
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
        let sheet = Sheet::of(state, &state.scores());
        let net = &self.weights.of(state.rules().options.expansion).net;
        let share = chance_of(net.lead(&sheet));
        let points = net.points(&sheet);
        let mut evaluation = Evaluation { share: [0.0; MAX_SEATS], points: [0.0; MAX_SEATS] };
        evaluation.share[..2].copy_from_slice(&[share, 1.0 - share]);
        evaluation.points[..2].copy_from_slice(&points);
        evaluation
    }
}

/// A lead as a share of the win.
pub(crate) fn chance_of(lead: f32) -> f32 {
    1.0 / (1.0 + (-lead).exp())
}

impl Net {
    /// How far seat 0 is ahead, as the logarithm of its odds.
    pub(crate) fn lead(&self, sheet: &Sheet) -> f32 {
        let moments = moments(sheet.time);
        let [a, b] = &sheet.players;
        let mut lead = 0.0;
        for (index, weights) in self.linear.iter().enumerate() {
            lead += (a[index] - b[index]) * dot(weights, &moments);
        }
        let (own, other) = (self.hidden(a, b, sheet.time), self.hidden(b, a, sheet.time));
        for unit in 0..HIDDEN {
            lead += self.out[unit] * (own[unit].max(0.0) - other[unit].max(0.0));
        }
        lead
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
    pub(crate) fn points(&self, sheet: &Sheet) -> [f32; 2] {
        let moments = moments(sheet.time);
        [0, 1].map(|seat| {
            let (own, other) = (&sheet.players[seat], &sheet.players[1 - seat]);
            let mut points = dot(&self.points_bias, &moments);
            for index in 0..FEATURES {
                points += own[index] * dot(&self.points_own[index], &moments);
                points += other[index] * dot(&self.points_other[index], &moments);
            }
            20.0 * points
        })
    }
}

/// What the linear weights are spread over: now, and how they change with time.
pub(crate) fn moments(time: f32) -> [f32; 3] {
    [1.0, time, time * time]
}

pub(crate) fn dot(a: &[f32; 3], b: &[f32; 3]) -> f32 {
    a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
}

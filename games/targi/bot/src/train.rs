//! Training of the weights of Targi by self-play.
//!
//! Only built for `examples/train_targi.rs`; the program carries the weights alone.

use crate::features::{FEATURES, Features};
use crate::policy::Decision;
use crate::value::{sigmoid, time_basis};
use crate::weights::{EditionWeights, HIDDEN, Net, Weights};
use crate::{TargiPolicy, TargiValue};
use caravanserai_core::{Chance, Game, Quick, Seat, Seed};
use sage::{
    Budget, Scratch, Search, SearchConfig, TruncatedPlayout, Value, draw, play_by_policy, softmax,
};
use std::path::Path;
use std::sync::atomic::AtomicBool;
use targi::{Options, State};

/// A quiet position and what became of it.
#[derive(Clone)]
struct PositionSample {
    features: Features,
    share: f32,
    points: [f32; 2],
}

/// A decision as the search took it.
struct DecisionSample {
    /// The features of every choice.
    features: Vec<Vec<(u16, f32)>>,
    /// How often each was tried, together 1.
    tried: Vec<f32>,
}

/// Positions and decisions from games.
#[derive(Default)]
pub struct Dataset {
    positions: Vec<PositionSample>,
    decisions: Vec<DecisionSample>,
}

/// How the games of the training are played.
#[derive(Clone, Copy)]
pub enum SelfPlay {
    /// By policy alone.
    Policy,
    /// By searching with so many visits.
    Search(u32),
}

/// How much the final result counts against the search's own opinion.
const RESULT: f32 = 0.6;
/// How often something else is tried than what looks best.
const EXPLORE_PERCENT: u32 = 12;

impl Dataset {
    /// How many positions are remembered.
    pub fn len(&self) -> usize {
        self.positions.len()
    }

    /// Whether nothing is remembered.
    pub fn is_empty(&self) -> bool {
        self.positions.is_empty()
    }

    /// Adds what another saw.
    pub fn add(&mut self, other: Dataset) {
        self.positions.extend(other.positions);
        self.decisions.extend(other.decisions);
    }

    /// Plays a game and remembers it.
    pub fn play(&mut self, model: Model, options: &Options, self_play: SelfPlay, seed: u64) {
        let mut chance = Quick::new(seed ^ 0x5eed);
        let mut state = State::new(options, &Seed::new(format!("train {seed}")));
        let mut search = model.search(seed);
        let (policy, value) = (model.policy(), model.value());
        let mut scratch = Scratch::default();
        let (first, stop) = (self.positions.len(), AtomicBool::new(false));
        while let Some(seat) = state.to_act() {
            let quiet = value.is_quiet(&state);
            if quiet {
                let features = Features::of(&state, &state.scores());
                self.positions.push(PositionSample { features, share: -1.0, points: [0.0; 2] });
            }
            match self_play {
                SelfPlay::Policy => {
                    play_by_policy(&policy, &mut state, &mut chance, &mut scratch);
                }
                SelfPlay::Search(visits) => {
                    let mut legal = Vec::new();
                    state.choices(&mut legal);
                    if let [only] = legal[..] {
                        state.play_unchecked(only);
                        continue;
                    }
                    let view = state.view(Some(seat));
                    let result = search.run(&view, &legal, Budget::visits(visits), &stop);
                    let total: u32 = result.choices.iter().map(|c| c.visits).sum();
                    let tried: Vec<f32> =
                        result.choices.iter().map(|c| c.visits as f32 / total as f32).collect();
                    if quiet {
                        let mean: f32 =
                            result.choices.iter().zip(&tried).map(|(c, t)| c.share * t).sum();
                        let share = if seat == Seat(0) { mean } else { 1.0 - mean };
                        self.positions.last_mut().expect("just remembered").share = share;
                    }
                    self.decisions.push(DecisionSample {
                        features: describe(&state, &legal),
                        tried: tried.clone(),
                    });
                    let pick = if chance.below(100) < EXPLORE_PERCENT {
                        draw(&tried, &mut chance)
                    } else {
                        let best = result.best().choice;
                        legal.iter().position(|choice| *choice == best).expect("it is legal")
                    };
                    state.play_unchecked(legal[pick]);
                }
            }
        }
        let scores = state.scores();
        for seen in &mut self.positions[first..] {
            let result = scores.share(Seat(0));
            let margin = scores.of(Seat(0)).total() - scores.of(Seat(1)).total();
            // A narrow win is partly luck.
            let result = 0.6 * result + 0.4 * sigmoid(f32::from(margin) / 3.0);
            seen.share = if seen.share < 0.0 {
                result
            } else {
                RESULT * result + (1.0 - RESULT) * seen.share
            };
            seen.points = [0, 1].map(|seat| f32::from(scores.of(Seat(seat)).total()) / 20.0);
        }
    }

    /// Learns from everything remembered and tells what it came to.
    pub fn learn(
        &self,
        model: Model,
        expansion: bool,
        epochs: u32,
        report: impl Fn(String),
    ) -> String {
        let mut weights = model.0.of(expansion).clone();
        self.fit_net(&mut weights.net, epochs, &report);
        if !self.decisions.is_empty() {
            self.fit_policy(&mut weights, epochs.min(6), &report);
        }
        weights.write()
    }

    fn fit_net(&self, net: &mut Net, epochs: u32, report: &impl Fn(String)) {
        let test_len = self.positions.len() / 20;
        let (test, train) = self.positions.split_at(test_len);
        let mut chance = Quick::new(11);
        if net.out.iter().all(|weight| *weight == 0.0) {
            randomize(net, &mut chance);
        }
        let mut flat = flatten(net);
        let mut adam = Adam::new(flat.len());
        let mut order: Vec<usize> = (0..train.len()).collect();
        for epoch in 0..epochs {
            chance.shuffle(&mut order);
            let rate = 0.002 * (1.0 - epoch as f32 / epochs as f32) + 0.0001;
            for batch in order.chunks(128) {
                let mut gradient = Net::ZERO;
                for index in batch {
                    add_gradient(net, &train[*index], &mut gradient);
                }
                let scale = 1.0 / batch.len() as f32;
                adam.step(&mut flat, &flatten(&gradient), scale, rate, 2e-4);
                *net = unflatten(&flat);
            }
            report(format!("epoch {epoch}: {}", judge(net, test)));
        }
    }

    fn fit_policy(&self, weights: &mut EditionWeights, epochs: u32, report: &impl Fn(String)) {
        let weights = &mut weights.policy;
        let mut adam = Adam::new(weights.len());
        let mut chance = Quick::new(12);
        let mut order: Vec<usize> = (0..self.decisions.len()).collect();
        for epoch in 0..epochs {
            chance.shuffle(&mut order);
            let (mut loss, mut hits) = (0.0, 0.0);
            let rate = 0.01 * (1.0 - epoch as f32 / epochs as f32) + 0.001;
            for batch in order.chunks(64) {
                let mut gradient = vec![0.0; weights.len()];
                for index in batch {
                    let sample = &self.decisions[*index];
                    let shares = shares(weights, sample);
                    for ((features, share), tried) in
                        sample.features.iter().zip(&shares).zip(&sample.tried)
                    {
                        for (which, value) in features {
                            gradient[usize::from(*which)] += (share - tried) * value;
                        }
                        loss -= tried * share.max(1e-6).ln();
                    }
                    hits += f32::from(u8::from(top(&shares) == top(&sample.tried)));
                }
                adam.step(weights, &gradient, 1.0 / batch.len() as f32, rate, 0.0);
            }
            let n = self.decisions.len() as f32;
            report(format!("policy {epoch}: loss {:.4}, agrees {:.3}", loss / n, hits / n));
        }
    }
}

/// The weights that the games are played by.
#[derive(Clone, Copy)]
pub struct Model(&'static Weights);

impl Model {
    /// The weights that come with the program.
    pub fn learned() -> Model {
        Model(Weights::learned())
    }

    /// The weights of a folder.
    pub fn open(folder: &Path) -> std::io::Result<Model> {
        Ok(Model(Weights::in_folder(folder)?))
    }

    fn policy(self) -> TargiPolicy {
        TargiPolicy { weights: self.0 }
    }

    fn value(self) -> TargiValue {
        TargiValue { weights: self.0 }
    }

    fn search(self, seed: u64) -> Search<State, TruncatedPlayout<TargiPolicy, TargiValue>> {
        let mind = TruncatedPlayout { policy: self.policy(), value: self.value() };
        Search::new(mind, SearchConfig { memory_mib: 8, ..SearchConfig::DEFAULT }, seed)
    }
}

/// What the first model takes from a game against the second, sitting at `first`.
pub fn compare(models: [Model; 2], options: &Options, visits: u32, seed: u64, first: Seat) -> f32 {
    let mut state = State::new(options, &Seed::new(format!("compare {seed}")));
    let mut searches = models.map(|model| model.search(seed));
    let stop = AtomicBool::new(false);
    let mut legal = Vec::new();
    while let Some(seat) = state.to_act() {
        legal.clear();
        state.choices(&mut legal);
        let choice = match legal[..] {
            [only] => only,
            _ => {
                let search = &mut searches[usize::from(seat != first)];
                let view = state.view(Some(seat));
                search.run(&view, &legal, Budget::visits(visits), &stop).best().choice
            }
        };
        state.play_unchecked(choice);
    }
    state.scores().share(first)
}

fn describe(state: &State, legal: &[targi::Choice]) -> Vec<Vec<(u16, f32)>> {
    let decision = Decision::new(state, legal);
    let features = |choice: &targi::Choice| {
        let mut features = Vec::new();
        decision.describe(*choice, &mut |which, value| features.push((which as u16, value)));
        features
    };
    legal.iter().map(features).collect()
}

fn top(shares: &[f32]) -> usize {
    (0..shares.len()).max_by(|a, b| shares[*a].total_cmp(&shares[*b])).unwrap_or(0)
}

fn shares(weights: &[f32], sample: &DecisionSample) -> Vec<f32> {
    let appeal = |features: &Vec<(u16, f32)>| {
        features.iter().map(|(which, value)| weights[usize::from(*which)] * value).sum::<f32>()
    };
    let mut shares: Vec<f32> = sample.features.iter().map(appeal).collect();
    softmax(&mut shares);
    shares
}

/// Adds what would make the net a little wiser about one position.
fn add_gradient(net: &Net, seen: &PositionSample, gradient: &mut Net) {
    let features = &seen.features;
    let time_basis = time_basis(features.time);
    let [a, b] = &features.players;
    let error = sigmoid(net.logit(features)) - seen.share;
    for index in 0..FEATURES {
        for (k, power) in time_basis.iter().enumerate() {
            gradient.linear[index][k] += error * (a[index] - b[index]) * power;
        }
    }
    for (own, other, sign) in [(a, b, 1.0), (b, a, -1.0)] {
        let units = net.hidden(own, other, features.time);
        let mut back = [0.0; HIDDEN];
        for unit in 0..HIDDEN {
            gradient.out[unit] += sign * error * units[unit].max(0.0);
            if units[unit] > 0.0 {
                back[unit] = sign * error * net.out[unit];
            }
        }
        let add = |gradient: &mut [f32; HIDDEN], value: f32| {
            gradient.iter_mut().zip(&back).for_each(|(gradient, back)| *gradient += back * value);
        };
        add(&mut gradient.bias, 1.0);
        add(&mut gradient.time, features.time);
        for index in 0..FEATURES {
            add(&mut gradient.own[index], own[index]);
            add(&mut gradient.other[index], other[index]);
        }
    }
    for (seat, points) in net.points(features).into_iter().enumerate() {
        let error = points / 20.0 - seen.points[seat];
        let (own, other) = (&features.players[seat], &features.players[1 - seat]);
        for (k, power) in time_basis.iter().enumerate() {
            gradient.points_bias[k] += error * power;
            for index in 0..FEATURES {
                gradient.points_own[index][k] += error * own[index] * power;
                gradient.points_other[index][k] += error * other[index] * power;
            }
        }
    }
}

fn judge(net: &Net, test: &[PositionSample]) -> String {
    let (mut loss, mut points) = (0.0, 0.0);
    for seen in test {
        let share = sigmoid(net.logit(&seen.features)).clamp(1e-5, 1.0 - 1e-5);
        loss -= seen.share * share.ln() + (1.0 - seen.share) * (1.0 - share).ln();
        let told = net.points(&seen.features);
        points += (0..2).map(|s| (told[s] - 20.0 * seen.points[s]).powi(2)).sum::<f32>() / 2.0;
    }
    let n = test.len().max(1) as f32;
    format!("loss {:.4}, points off by {:.2}", loss / n, (points / n).sqrt())
}

fn randomize(net: &mut Net, chance: &mut Quick) {
    let mut small = |scale: f32| scale * ((chance.next_u32() >> 8) as f32 / (1 << 23) as f32 - 1.0);
    net.own.iter_mut().flatten().for_each(|weight| *weight = small(0.2));
    net.other.iter_mut().flatten().for_each(|weight| *weight = small(0.2));
    net.out.iter_mut().for_each(|weight| *weight = small(0.2));
}

fn parts(net: &Net) -> [&[f32]; 9] {
    [
        net.linear.as_flattened(),
        net.own.as_flattened(),
        net.other.as_flattened(),
        &net.time,
        &net.bias,
        &net.out,
        &net.points_bias,
        net.points_own.as_flattened(),
        net.points_other.as_flattened(),
    ]
}

fn flatten(net: &Net) -> Vec<f32> {
    parts(net).concat()
}

fn unflatten(flat: &[f32]) -> Net {
    let mut net = Net::ZERO;
    let mut rest = flat;
    let slots: [&mut [f32]; 9] = [
        net.linear.as_flattened_mut(),
        net.own.as_flattened_mut(),
        net.other.as_flattened_mut(),
        &mut net.time,
        &mut net.bias,
        &mut net.out,
        &mut net.points_bias,
        net.points_own.as_flattened_mut(),
        net.points_other.as_flattened_mut(),
    ];
    for slot in slots {
        let (now, later) = rest.split_at(slot.len());
        slot.copy_from_slice(now);
        rest = later;
    }
    net
}

/// Steps that adapt to how steep and how steady each gradient has been.
struct Adam {
    mean: Vec<f32>,
    square: Vec<f32>,
    steps: i32,
}

impl Adam {
    fn new(len: usize) -> Adam {
        Adam { mean: vec![0.0; len], square: vec![0.0; len], steps: 0 }
    }

    fn step(&mut self, weights: &mut [f32], gradient: &[f32], scale: f32, rate: f32, decay: f32) {
        self.steps += 1;
        let (first, second) = (1.0 - 0.9_f32.powi(self.steps), 1.0 - 0.999_f32.powi(self.steps));
        for index in 0..weights.len() {
            let gradient = gradient[index] * scale + decay * weights[index];
            self.mean[index] += 0.1 * (gradient - self.mean[index]);
            self.square[index] += 0.001 * (gradient * gradient - self.square[index]);
            let step = self.mean[index] / first / ((self.square[index] / second).sqrt() + 1e-8);
            weights[index] -= rate * step;
        }
    }
}

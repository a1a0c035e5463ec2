//! How the weights of Targi are learned: by playing against oneself, and
//! remembering how it ended.
//!
//! Only built for `examples/learn_targi.rs`; players get the weights alone.

use crate::features::{FEATURES, Sheet};
use crate::policy::Scene;
use crate::value::{chance_of, moments};
use crate::weights::{HIDDEN, Lessons, Net, Weights};
use crate::{TargiPolicy, TargiValue};
use caravanserai_core::{Chance, Game, Quick, Seat, Seed};
use sage::{Budget, Search, SearchConfig};
use sage::{Scratch, Settled, Value, play_by_policy};
use std::path::Path;
use std::sync::atomic::AtomicBool;
use targi::{Options, State};

/// A quiet position and what became of it.
#[derive(Clone)]
struct Remembered {
    sheet: Sheet,
    share: f32,
    points: [f32; 2],
}

/// A decision as the search took it.
struct Decided {
    /// The traits of every choice.
    traits: Vec<Vec<(u16, f32)>>,
    /// How often each was tried, together 1.
    tried: Vec<f32>,
}

/// What was seen in games.
#[derive(Default)]
pub struct Memory {
    positions: Vec<Remembered>,
    decisions: Vec<Decided>,
}

/// Who plays for the school.
#[derive(Clone, Copy)]
pub enum Pupil {
    /// By policy alone.
    Policy,
    /// By searching with so many visits.
    Search(u32),
}

/// How much the final result counts against the search's own opinion.
const RESULT: f32 = 0.6;
/// How often a pupil tries something else than what it thinks best.
const TRY_OUT_PERCENT: u32 = 12;

impl Memory {
    /// How many positions are remembered.
    pub fn len(&self) -> usize {
        self.positions.len()
    }

    /// Whether nothing is remembered.
    pub fn is_empty(&self) -> bool {
        self.positions.is_empty()
    }

    /// Adds what another saw.
    pub fn add(&mut self, other: Memory) {
        self.positions.extend(other.positions);
        self.decisions.extend(other.decisions);
    }

    /// Plays a game and remembers it.
    pub fn play(&mut self, book: Book, options: &Options, pupil: Pupil, seed: u64) {
        let mut chance = Quick::new(seed ^ 0x5eed);
        let mut state = State::new(options, &Seed::new(format!("train {seed}")));
        let mut search = book.search(seed);
        let (policy, value) = (book.policy(), book.value());
        let mut scratch = Scratch::default();
        let (first, stop) = (self.positions.len(), AtomicBool::new(false));
        while let Some(seat) = state.to_act() {
            let quiet = value.is_quiet(&state);
            if quiet {
                let sheet = Sheet::of(&state, &state.scores());
                self.positions.push(Remembered { sheet, share: -1.0, points: [0.0; 2] });
            }
            match pupil {
                Pupil::Policy => {
                    play_by_policy(&policy, &mut state, &mut chance, &mut scratch);
                }
                Pupil::Search(visits) => {
                    let mut legal = Vec::new();
                    state.choices(&mut legal);
                    if let [only] = legal[..] {
                        state.play_unchecked(only);
                        continue;
                    }
                    let view = state.view(Some(seat));
                    let thoughts = search.think(&view, &legal, Budget::visits(visits), &stop);
                    let total: u32 = thoughts.considered.iter().map(|c| c.visits).sum();
                    let tried: Vec<f32> = thoughts
                        .considered
                        .iter()
                        .map(|c| c.visits as f32 / total as f32)
                        .collect();
                    if quiet {
                        let mean: f32 =
                            thoughts.considered.iter().zip(&tried).map(|(c, t)| c.share * t).sum();
                        let share = if seat == Seat(0) { mean } else { 1.0 - mean };
                        self.positions.last_mut().expect("just remembered").share = share;
                    }
                    self.decisions
                        .push(Decided { traits: describe(&state, &legal), tried: tried.clone() });
                    let pick = if chance.below(100) < TRY_OUT_PERCENT {
                        draw(&tried, &mut chance)
                    } else {
                        let best = thoughts.best().choice;
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
            let result = 0.6 * result + 0.4 * chance_of(f32::from(margin) / 3.0);
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
        book: Book,
        expansion: bool,
        epochs: u32,
        report: impl Fn(String),
    ) -> String {
        let mut lessons = book.0.of(expansion).clone();
        self.learn_net(&mut lessons.net, epochs, &report);
        if !self.decisions.is_empty() {
            self.learn_instinct(&mut lessons, epochs.min(6), &report);
        }
        lessons.write()
    }

    fn learn_net(&self, net: &mut Net, epochs: u32, report: &impl Fn(String)) {
        let held_back = self.positions.len() / 20;
        let (test, train) = self.positions.split_at(held_back);
        let mut chance = Quick::new(11);
        if net.out.iter().all(|weight| *weight == 0.0) {
            scatter(net, &mut chance);
        }
        let mut flat = flatten(net);
        let mut adam = Adam::new(flat.len());
        let mut order: Vec<usize> = (0..train.len()).collect();
        for epoch in 0..epochs {
            chance.shuffle(&mut order);
            let rate = 0.002 * (1.0 - epoch as f32 / epochs as f32) + 0.0001;
            for batch in order.chunks(128) {
                let mut slope = Net::BLANK;
                for index in batch {
                    add_slope(net, &train[*index], &mut slope);
                }
                let scale = 1.0 / batch.len() as f32;
                adam.step(&mut flat, &flatten(&slope), scale, rate, 2e-4);
                *net = unflatten(&flat);
            }
            report(format!("epoch {epoch}: {}", judge(net, test)));
        }
    }

    fn learn_instinct(&self, lessons: &mut Lessons, epochs: u32, report: &impl Fn(String)) {
        let weights = &mut lessons.policy;
        let mut adam = Adam::new(weights.len());
        let mut chance = Quick::new(12);
        let mut order: Vec<usize> = (0..self.decisions.len()).collect();
        for epoch in 0..epochs {
            chance.shuffle(&mut order);
            let (mut loss, mut hits) = (0.0, 0.0);
            let rate = 0.01 * (1.0 - epoch as f32 / epochs as f32) + 0.001;
            for batch in order.chunks(64) {
                let mut slope = vec![0.0; weights.len()];
                for index in batch {
                    let decided = &self.decisions[*index];
                    let shares = shares(weights, decided);
                    for ((traits, share), tried) in
                        decided.traits.iter().zip(&shares).zip(&decided.tried)
                    {
                        for (which, how_much) in traits {
                            slope[usize::from(*which)] += (share - tried) * how_much;
                        }
                        loss -= tried * share.max(1e-6).ln();
                    }
                    hits += f32::from(u8::from(top(&shares) == top(&decided.tried)));
                }
                adam.step(weights, &slope, 1.0 / batch.len() as f32, rate, 0.0);
            }
            let n = self.decisions.len() as f32;
            report(format!("policy {epoch}: loss {:.4}, agrees {:.3}", loss / n, hits / n));
        }
    }
}

/// The weights that pupils play by.
#[derive(Clone, Copy)]
pub struct Book(&'static Weights);

impl Book {
    /// The weights that come with the program.
    pub fn learned() -> Book {
        Book(Weights::learned())
    }

    /// The weights of a folder.
    pub fn open(folder: &Path) -> std::io::Result<Book> {
        Ok(Book(Weights::in_folder(folder)?))
    }

    fn policy(self) -> TargiPolicy {
        TargiPolicy { weights: self.0, sharpness: 1.0 }
    }

    fn value(self) -> TargiValue {
        TargiValue { weights: self.0 }
    }

    fn search(self, seed: u64) -> Search<State, Settled<TargiPolicy, TargiValue>> {
        let mind = Settled { policy: self.policy(), value: self.value() };
        Search::new(mind, SearchConfig { memory_mib: 8, ..SearchConfig::DEFAULT }, seed)
    }
}

/// What the first book takes from a game against the second, sitting at `first`.
pub fn compare(books: [Book; 2], options: &Options, visits: u32, seed: u64, first: Seat) -> f32 {
    let mut state = State::new(options, &Seed::new(format!("compare {seed}")));
    let mut searches = books.map(|book| book.search(seed));
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
                search.think(&view, &legal, Budget::visits(visits), &stop).best().choice
            }
        };
        state.play_unchecked(choice);
    }
    state.scores().share(first)
}

fn describe(state: &State, legal: &[targi::Choice]) -> Vec<Vec<(u16, f32)>> {
    let scene = Scene::new(state, legal);
    let traits = |choice: &targi::Choice| {
        let mut traits = Vec::new();
        scene.describe(*choice, &mut |which, how_much| traits.push((which as u16, how_much)));
        traits
    };
    legal.iter().map(traits).collect()
}

fn draw(shares: &[f32], chance: &mut Quick) -> usize {
    let mut rest = (chance.next_u32() >> 8) as f32 / (1 << 24) as f32;
    for (index, share) in shares.iter().enumerate() {
        rest -= share;
        if rest < 0.0 {
            return index;
        }
    }
    shares.len() - 1
}

fn top(shares: &[f32]) -> usize {
    (0..shares.len()).max_by(|a, b| shares[*a].total_cmp(&shares[*b])).unwrap_or(0)
}

fn shares(weights: &[f32], decided: &Decided) -> Vec<f32> {
    let appeal = |traits: &Vec<(u16, f32)>| {
        traits.iter().map(|(which, how_much)| weights[usize::from(*which)] * how_much).sum::<f32>()
    };
    let appeals: Vec<f32> = decided.traits.iter().map(appeal).collect();
    let most = appeals.iter().copied().fold(f32::NEG_INFINITY, f32::max);
    let powers: Vec<f32> = appeals.iter().map(|appeal| (appeal - most).exp()).collect();
    let total: f32 = powers.iter().sum();
    powers.iter().map(|power| power / total).collect()
}

/// Adds what would make the net a little wiser about one position.
fn add_slope(net: &Net, seen: &Remembered, slope: &mut Net) {
    let sheet = &seen.sheet;
    let moments = moments(sheet.time);
    let [a, b] = &sheet.players;
    let error = chance_of(net.lead(sheet)) - seen.share;
    for index in 0..FEATURES {
        for (k, moment) in moments.iter().enumerate() {
            slope.linear[index][k] += error * (a[index] - b[index]) * moment;
        }
    }
    for (own, other, sign) in [(a, b, 1.0), (b, a, -1.0)] {
        let units = net.hidden(own, other, sheet.time);
        let mut back = [0.0; HIDDEN];
        for unit in 0..HIDDEN {
            slope.out[unit] += sign * error * units[unit].max(0.0);
            if units[unit] > 0.0 {
                back[unit] = sign * error * net.out[unit];
            }
        }
        let add = |slope: &mut [f32; HIDDEN], value: f32| {
            slope.iter_mut().zip(&back).for_each(|(slope, back)| *slope += back * value);
        };
        add(&mut slope.bias, 1.0);
        add(&mut slope.time, sheet.time);
        for index in 0..FEATURES {
            add(&mut slope.own[index], own[index]);
            add(&mut slope.other[index], other[index]);
        }
    }
    for (seat, points) in net.points(sheet).into_iter().enumerate() {
        let error = points / 20.0 - seen.points[seat];
        let (own, other) = (&sheet.players[seat], &sheet.players[1 - seat]);
        for (k, moment) in moments.iter().enumerate() {
            slope.points_bias[k] += error * moment;
            for index in 0..FEATURES {
                slope.points_own[index][k] += error * own[index] * moment;
                slope.points_other[index][k] += error * other[index] * moment;
            }
        }
    }
}

fn judge(net: &Net, test: &[Remembered]) -> String {
    let (mut loss, mut points) = (0.0, 0.0);
    for seen in test {
        let share = chance_of(net.lead(&seen.sheet)).clamp(1e-5, 1.0 - 1e-5);
        loss -= seen.share * share.ln() + (1.0 - seen.share) * (1.0 - share).ln();
        let told = net.points(&seen.sheet);
        points += (0..2).map(|s| (told[s] - 20.0 * seen.points[s]).powi(2)).sum::<f32>() / 2.0;
    }
    let n = test.len().max(1) as f32;
    format!("loss {:.4}, points off by {:.2}", loss / n, (points / n).sqrt())
}

fn scatter(net: &mut Net, chance: &mut Quick) {
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
    let mut net = Net::BLANK;
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

/// Steps that adapt to how steep and how steady each slope has been.
struct Adam {
    mean: Vec<f32>,
    square: Vec<f32>,
    steps: i32,
}

impl Adam {
    fn new(len: usize) -> Adam {
        Adam { mean: vec![0.0; len], square: vec![0.0; len], steps: 0 }
    }

    fn step(&mut self, weights: &mut [f32], slope: &[f32], scale: f32, rate: f32, decay: f32) {
        self.steps += 1;
        let (first, second) = (1.0 - 0.9_f32.powi(self.steps), 1.0 - 0.999_f32.powi(self.steps));
        for index in 0..weights.len() {
            let slope = slope[index] * scale + decay * weights[index];
            self.mean[index] += 0.1 * (slope - self.mean[index]);
            self.square[index] += 0.001 * (slope * slope - self.square[index]);
            let step = self.mean[index] / first / ((self.square[index] / second).sqrt() + 1e-8);
            weights[index] -= rate * step;
        }
    }
}

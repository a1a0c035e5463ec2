//! A small neural network as data: how good a position is, and which choices to try first.
//!
//! Few of its inputs are not 0 at a time, so the first layer only adds up the rows of
//! those; two narrow layers follow. What is told of a position comes from the last one, and
//! choices are weighed by *tokens*, such as the index of a choice or a feature of it, each of
//! which is multiplied with the second layer. All sizes stand in the file. Everything
//! up to the last sums is done in whole numbers, so that every machine comes to the same.
//!
//! Nothing here is generic or marked to be inlined: it is then compiled with the
//! optimisations of this crate, also for tests of crates that have none.

use thiserror::Error;

/// The most units that a layer may have.
const MOST_UNITS: usize = 512;
/// The units of the first layer that are added up at once, as many as fit into registers.
const BLOCK: usize = 64;
/// The products of the other layers that are added up at once.
const LANES: usize = 32;
/// What counts as 1 in the sums of the first layer.
const SUM_UNIT: f32 = 1024.0;
/// How far a sum of the first layer is shifted to become an activation.
const FIRST_SHIFT: u32 = 3;
/// What counts as 1 in weights of the second and third layer; a shift in their sums.
const WEIGHT_SHIFT: u32 = 8;
/// What counts as 1 in an activation.
const ACTIVATION_UNIT: f32 = 128.0;
/// Activations are cut off just below 4.
const MOST_ACTIVATION: i32 = 511;
/// What counts as 1 in the weights of tokens.
const TOKEN_UNIT: f32 = 1024.0;
/// What every file begins with.
const MAGIC: &[u8; 8] = b"network1";

/// The inputs of one position that are not 0.
pub struct Inputs {
    /// Those that are 1.
    ones: List<u16>,
    /// All others.
    counts: List<(u16, i16)>,
}

/// A list of fixed size, on the stack.
struct List<T> {
    items: [T; Inputs::MOST],
    len: usize,
}

impl<T: Copy> List<T> {
    fn push(&mut self, item: T) {
        self.items[self.len] = item;
        self.len += 1;
    }

    fn all(&self) -> &[T] {
        &self.items[..self.len]
    }
}

impl Inputs {
    /// The most inputs of a position that may be 1, and that may be something else.
    pub const MOST: usize = 256;

    /// None.
    pub const fn none() -> Inputs {
        Inputs {
            ones: List { items: [0; Inputs::MOST], len: 0 },
            counts: List { items: [(0, 0); Inputs::MOST], len: 0 },
        }
    }

    /// Adds an input; a value of 0 says nothing.
    #[inline]
    pub fn add(&mut self, index: usize, value: i16) {
        match value {
            0 => {}
            1 => self.ones.push(index as u16),
            _ => self.counts.push((index as u16, value)),
        }
    }

    /// All inputs with their values.
    pub fn all(&self) -> impl Iterator<Item = (u16, i16)> + '_ {
        let ones = self.ones.all().iter().map(|index| (*index, 1));
        ones.chain(self.counts.all().iter().copied())
    }
}

/// How large each part of a network is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Sizes {
    /// The inputs.
    pub inputs: usize,
    /// The units of the first layer.
    pub first: usize,
    /// The units of the second layer.
    pub second: usize,
    /// The units of the third layer.
    pub third: usize,
    /// What is told of a position.
    pub outputs: usize,
    /// What choices are told apart by.
    pub tokens: usize,
    /// The units of the second layer that weigh choices.
    pub weighing: usize,
}

/// Why a file is no network.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[non_exhaustive]
pub enum NetworkError {
    /// It is something else.
    #[error("this is no file of a network")]
    NoNetwork,
    /// It was damaged on the way.
    #[error("the checksum of the network is wrong")]
    Checksum,
    /// It is too short or too long for its sizes.
    #[error("the network has {found} bytes where its sizes {sizes:?} need {needed}")]
    Length {
        /// Its sizes.
        sizes: Sizes,
        /// How many bytes follow.
        found: usize,
        /// How many bytes should.
        needed: usize,
    },
    /// Its layers are larger than the program has room for, or do not fit together.
    #[error("a network of {0:?} is not possible here")]
    Sizes(Sizes),
    /// A sum could leave the range of its numbers.
    #[error("the weights of the network are too large")]
    TooLarge,
}

/// Some weights of the first layer, where a processor can add them from memory.
#[derive(Clone, Copy)]
#[repr(align(64))]
struct Block([i16; BLOCK]);

/// Rows of weights of units below, each filled up with zeros to a multiple of [`LANES`].
struct Rows {
    weights: Vec<[i16; LANES]>,
    /// How many lists of weights a row is long.
    len: usize,
}

impl Rows {
    /// No rows yet of so many weights.
    fn of(below: usize) -> Rows {
        Rows { weights: Vec::new(), len: below.div_ceil(LANES) }
    }

    fn push(&mut self, row: &[i16]) {
        for part in 0..self.len {
            let weights = row.iter().skip(part * LANES).take(LANES).copied();
            let mut lanes = [0; LANES];
            lanes.iter_mut().zip(weights).for_each(|(lane, weight)| *lane = weight);
            self.weights.push(lanes);
        }
    }

    fn all(&self) -> impl Iterator<Item = &[[i16; LANES]]> {
        self.weights.chunks_exact(self.len)
    }

    fn get(&self, row: usize) -> &[[i16; LANES]] {
        &self.weights[row * self.len..][..self.len]
    }
}

/// A layer in which every unit reads every unit below.
struct Layer {
    /// The weights of each unit.
    weights: Rows,
    bias: Vec<i32>,
}

impl Layer {
    fn apply(&self, below: &Units, out: &mut Units) {
        for ((row, bias), out) in self.weights.all().zip(&self.bias).zip(out.iter_mut()) {
            let sum = bias.wrapping_add(dot(row, below));
            *out = (sum >> WEIGHT_SHIFT).clamp(0, MOST_ACTIVATION) as i16;
        }
    }

    /// Whether no sum can leave the range of its numbers.
    fn is_safe(&self) -> bool {
        self.weights.all().zip(&self.bias).all(|(row, bias)| {
            let row = row.as_flattened().iter();
            let most = row.map(|weight| i64::from(weight.unsigned_abs())).sum::<i64>();
            most * i64::from(MOST_ACTIVATION) + i64::from(bias.unsigned_abs()) <= i32::MAX.into()
        })
    }
}

/// The activations of a layer; those of units that it does not have are 0.
type Units = [i16; MOST_UNITS];

/// The sum of the products of a row of weights and the units below.
///
/// No sum can overflow ([`Layer::is_safe`]), so none is checked: that takes several times as
/// long in builds for tests. [`LANES`] products become whole vectors; of as many as there
/// happen to be, compilers fill only half of each.
fn dot(row: &[[i16; LANES]], units: &Units) -> i32 {
    let mut sum = 0_i32;
    for (weights, units) in row.iter().zip(units.as_chunks::<LANES>().0) {
        for lane in 0..LANES {
            let product = i32::from(weights[lane]).wrapping_mul(i32::from(units[lane]));
            sum = sum.wrapping_add(product);
        }
    }
    sum
}

/// A network.
pub struct Network {
    sizes: Sizes,
    /// The weights of each input, one after the other.
    first: Vec<Block>,
    first_bias: Vec<Block>,
    second: Layer,
    third: Layer,
    /// The weights of each output and its bias, one after the other.
    outputs: Vec<f32>,
    tokens: Rows,
    token_bias: Vec<f32>,
}

/// What a network makes of one position.
pub struct Activations<'a> {
    network: &'a Network,
    second: Units,
}

impl Network {
    /// Reads a file.
    pub fn read(bytes: &[u8]) -> Result<Network, NetworkError> {
        let rest = bytes.strip_prefix(MAGIC).ok_or(NetworkError::NoNetwork)?;
        let (told, rest) = rest.split_first_chunk().ok_or(NetworkError::NoNetwork)?;
        if u64::from_le_bytes(*told) != checksum(rest) {
            return Err(NetworkError::Checksum);
        }
        let mut parts = Parts(rest);
        let [inputs, first, second, third, outputs, tokens, weighing] =
            std::array::from_fn(|_| parts.number(u32::from_le_bytes) as usize);
        let sizes = Sizes { inputs, first, second, third, outputs, tokens, weighing };
        let fits = first % BLOCK == 0
            && [first, second, third].iter().all(|units| (1..=MOST_UNITS).contains(units))
            && inputs <= usize::from(u16::MAX)
            && [outputs, tokens].iter().all(|count| *count <= usize::from(u16::MAX))
            && weighing <= second;
        if !fits {
            return Err(NetworkError::Sizes(sizes));
        }
        let needed = 4 * inputs
            + inputs * first
            + 2 * first
            + second * (2 * first + 4)
            + third * (2 * second + 4)
            + 4 * outputs * (third + 1)
            + tokens * (2 * weighing + 4);
        if parts.0.len() != needed {
            return Err(NetworkError::Length { sizes, found: parts.0.len(), needed });
        }
        let network = Network {
            first: blocks(&parts.scaled_rows(inputs, first)),
            first_bias: blocks(&parts.numbers(first, i16::from_le_bytes)),
            second: parts.layer(first, second),
            third: parts.layer(second, third),
            outputs: parts.numbers(outputs * (third + 1), f32::from_le_bytes),
            tokens: parts.rows(weighing, tokens),
            token_bias: parts.numbers(tokens, f32::from_le_bytes),
            sizes,
        };
        let tokens = network.tokens.weights.as_flattened();
        let safe = network.second.is_safe()
            && network.third.is_safe()
            && tokens.iter().all(|weight| weight.unsigned_abs() < 1 << 15)
            && network.outputs.iter().chain(&network.token_bias).all(|weight| weight.is_finite());
        if safe { Ok(network) } else { Err(NetworkError::TooLarge) }
    }

    /// How large its parts are.
    pub fn sizes(&self) -> Sizes {
        self.sizes
    }

    /// What the hidden layers make of a position.
    pub fn forward(&self, inputs: &Inputs) -> Activations<'_> {
        let mut first = [0; MOST_UNITS];
        let (units, _) = first.as_chunks_mut::<BLOCK>();
        for (at, units) in units.iter_mut().take(self.first_bias.len()).enumerate() {
            let sums = self.add_up(inputs, at);
            for (unit, sum) in units.iter_mut().zip(sums.0) {
                *unit = (sum >> FIRST_SHIFT).clamp(0, MOST_ACTIVATION as i16);
            }
        }
        let mut second = [0; MOST_UNITS];
        self.second.apply(&first, &mut second);
        Activations { network: self, second }
    }

    /// The sums of one block of the first layer.
    #[expect(clippy::needless_range_loop, reason = "so they stay in registers")]
    fn add_up(&self, inputs: &Inputs, at: usize) -> Block {
        let blocks = self.first_bias.len();
        let mut sums = self.first_bias[at];
        for index in inputs.ones.all() {
            // As a copy it stays known to be aligned.
            let Block(row) = self.first[usize::from(*index) * blocks + at];
            for unit in 0..BLOCK {
                sums.0[unit] = sums.0[unit].saturating_add(row[unit]);
            }
        }
        for (index, value) in inputs.counts.all() {
            let Block(row) = self.first[usize::from(*index) * blocks + at];
            for unit in 0..BLOCK {
                sums.0[unit] = sums.0[unit].saturating_add(row[unit].wrapping_mul(*value));
            }
        }
        sums
    }
}

/// Weights in blocks, of which they are a multiple.
fn blocks(weights: &[i16]) -> Vec<Block> {
    weights.as_chunks().0.iter().map(|block| Block(*block)).collect()
}

impl Activations<'_> {
    /// Tells what there is to tell of the position.
    ///
    /// # Panics
    /// If there are not as many outputs as are asked for.
    pub fn outputs(&self, out: &mut [f32]) {
        let network = self.network;
        let Sizes { third, outputs, .. } = network.sizes;
        assert_eq!(outputs, out.len(), "the outputs of this network");
        let mut units = [0; MOST_UNITS];
        network.third.apply(&self.second, &mut units);
        let mut values = [0.0; MOST_UNITS];
        values[..third].iter_mut().zip(units).for_each(|(value, unit)| *value = f32::from(unit));
        for (out, row) in out.iter_mut().zip(network.outputs.chunks_exact(third + 1)) {
            let weighed = values[..third].iter().zip(row).map(|(value, w)| value * w);
            *out = weighed.sum::<f32>() / ACTIVATION_UNIT + row[third];
        }
    }

    /// What a token adds to the weight of a choice.
    pub fn token(&self, token: usize) -> f32 {
        let network = self.network;
        // Units beyond those that weigh choices meet the zeros at the end of the row.
        let sum = dot(network.tokens.get(token), &self.second);
        sum as f32 / (ACTIVATION_UNIT * TOKEN_UNIT) + network.token_bias[token]
    }
}

/// Reads one number after the other.
struct Parts<'a>(&'a [u8]);

impl Parts<'_> {
    fn number<const N: usize, T>(&mut self, read: impl Fn([u8; N]) -> T) -> T {
        let (head, rest) = self.0.split_first_chunk().map_or(([0; N], &[][..]), |(h, r)| (*h, r));
        self.0 = rest;
        read(head)
    }

    fn numbers<const N: usize, T>(&mut self, count: usize, read: fn([u8; N]) -> T) -> Vec<T> {
        (0..count).map(|_| self.number(read)).collect()
    }

    /// Rows of single bytes, each with a scale of its own.
    fn scaled_rows(&mut self, rows: usize, len: usize) -> Vec<i16> {
        let scales = self.numbers(rows, f32::from_le_bytes);
        let mut weights = Vec::with_capacity(rows * len);
        for scale in scales {
            let row = self.numbers(len, i8::from_le_bytes);
            weights.extend(row.iter().map(|w| (f32::from(*w) * scale * SUM_UNIT).round() as i16));
        }
        weights
    }

    fn rows(&mut self, below: usize, count: usize) -> Rows {
        let mut rows = Rows::of(below);
        (0..count).for_each(|_| rows.push(&self.numbers(below, i16::from_le_bytes)));
        rows
    }

    fn layer(&mut self, below: usize, units: usize) -> Layer {
        let weights = self.rows(below, units);
        Layer { weights, bias: self.numbers(units, i32::from_le_bytes) }
    }
}

/// FNV-1a: finds damage, proves nothing.
fn checksum(bytes: &[u8]) -> u64 {
    bytes
        .iter()
        .fold(0xcbf2_9ce4_8422_2325, |sum, b| (sum ^ u64::from(*b)).wrapping_mul(0x100_0000_01b3))
}

#[cfg(test)]
mod tests {
    use super::*;
    use caravanserai_core::{Chance, Quick};

    const SIZES: [u32; 7] = [3, 64, 2, 1, 2, 2, 1];

    /// A file whose first layer has one unit at work for each input.
    fn file(sizes: [u32; 7], second: [i16; 3]) -> Vec<u8> {
        let mut body: Vec<u8> = sizes.iter().flat_map(|size| size.to_le_bytes()).collect();
        let floats = |numbers: &[f32]| -> Vec<u8> {
            numbers.iter().flat_map(|number| number.to_le_bytes()).collect()
        };
        // The inputs weigh 1, 0.5 and 0.25 in units 0, 1 and 2.
        body.extend(floats(&[0.01, 0.005, 0.0025]));
        for input in 0..3 {
            body.extend((0..64).map(|unit| if unit == input { 100_u8 } else { 0 }));
        }
        body.extend([0; 2 * 64]);
        // The first unit of the second layer sums up the inputs as `second` says, the other one
        // is always 0.5.
        for unit in 0..2 {
            for below in 0..64 {
                let weight = if unit == 0 { second.get(below).copied().unwrap_or(0) } else { 0 };
                body.extend(weight.to_le_bytes());
            }
        }
        body.extend([0_i32, 256 * 64].iter().flat_map(|bias| bias.to_le_bytes()));
        // The third layer takes the other one from the first.
        body.extend([256_i16, -256].iter().flat_map(|weight| weight.to_le_bytes()));
        body.extend(0_i32.to_le_bytes());
        body.extend(floats(&[2.0, 0.125, -1.0, 0.0]));
        // The first token weighs the first unit, the second has a bias alone.
        body.extend([1024_i16, 0].iter().flat_map(|weight| weight.to_le_bytes()));
        body.extend(floats(&[0.0, -3.0]));
        seal(&body)
    }

    fn seal(body: &[u8]) -> Vec<u8> {
        [&MAGIC[..], &checksum(body).to_le_bytes(), body].concat()
    }

    fn inputs(told: &[(usize, i16)]) -> Inputs {
        let mut inputs = Inputs::none();
        told.iter().for_each(|(index, value)| inputs.add(*index, *value));
        inputs
    }

    #[test]
    fn a_look_adds_up_what_is_told() {
        let network = Network::read(&file(SIZES, [256, 256, -256])).unwrap();
        for (told, first) in [
            (vec![], 0.0),
            (vec![(0, 1)], 1.0),
            (vec![(0, 1), (1, 1), (2, 1)], 1.25),
            (vec![(0, 1), (1, 3), (2, 2)], 2.0),
            // Nothing is below 0, and nothing above 4.
            (vec![(2, 4)], 0.0),
            (vec![(0, 9)], 511.0 / 128.0),
        ] {
            let activations = network.forward(&inputs(&told));
            let third = f32::max(first - 0.5, 0.0);
            let mut outputs = [0.0; 2];
            activations.outputs(&mut outputs);
            assert_eq!(outputs, [2.0 * third + 0.125, -third], "{told:?}");
            assert_eq!((activations.token(0), activations.token(1)), (first, -3.0), "{told:?}");
        }
    }

    /// A file of these sizes with weights by lot, and what it makes of `told`, unit by unit.
    fn drawn_file(sizes: [u32; 7], told: &[(usize, i16)]) -> (Vec<u8>, Vec<f32>, Vec<f32>) {
        let [inputs, first, second, third, outputs, tokens, weighing] = sizes.map(|s| s as usize);
        let mut chance = Quick::new(7);
        let mut body: Vec<u8> = sizes.iter().flat_map(|size| size.to_le_bytes()).collect();
        let mut draw = |most: u32| chance.below(2 * most + 1) as i32 - most as i32;
        body.extend((0..inputs).flat_map(|_| (1.0 / SUM_UNIT).to_le_bytes()));
        let rows: Vec<i8> = (0..inputs * first).map(|_| draw(127) as i8).collect();
        body.extend(rows.iter().map(|weight| *weight as u8));
        let bias: Vec<i16> = (0..first).map(|_| draw(2000) as i16).collect();
        body.extend(bias.iter().flat_map(|bias| bias.to_le_bytes()));
        let active = |sum: i32, shift: u32| (sum >> shift).clamp(0, MOST_ACTIVATION);
        let mut units: Vec<i32> = (0..first)
            .map(|unit| {
                let weight = |input: usize| i32::from(rows[input * first + unit]);
                let sum = told.iter().map(|(input, value)| weight(*input) * i32::from(*value));
                active(i32::from(bias[unit]) + sum.sum::<i32>(), FIRST_SHIFT)
            })
            .collect();
        let mut layer = |units: &[i32], count: usize, body: &mut Vec<u8>| -> Vec<i32> {
            let weights: Vec<i32> = (0..count * units.len()).map(|_| draw(60)).collect();
            let bias: Vec<i32> = (0..count).map(|_| draw(9000)).collect();
            body.extend(weights.iter().flat_map(|weight| (*weight as i16).to_le_bytes()));
            body.extend(bias.iter().flat_map(|bias| bias.to_le_bytes()));
            let sums = weights.chunks(units.len()).zip(&bias).map(|(row, bias)| {
                bias + row.iter().zip(units).map(|(weight, unit)| weight * unit).sum::<i32>()
            });
            sums.map(|sum| active(sum, WEIGHT_SHIFT)).collect()
        };
        let second = layer(&units, second, &mut body);
        units = layer(&second, third, &mut body);
        let mut told_out = Vec::new();
        for output in 0..outputs {
            let weight = |unit: usize| (unit + output) as f32 / 8.0;
            body.extend((0..=third).flat_map(|unit| weight(unit).to_le_bytes()));
            let sum: f32 = (0..third).map(|unit| units[unit] as f32 * weight(unit)).sum();
            told_out.push(sum / ACTIVATION_UNIT + weight(third));
        }
        let rows: Vec<i32> = (0..tokens * weighing).map(|_| draw(3000)).collect();
        body.extend(rows.iter().flat_map(|weight| (*weight as i16).to_le_bytes()));
        body.extend((0..tokens).flat_map(|token| (token as f32).to_le_bytes()));
        let weighed = rows.chunks(weighing).enumerate().map(|(token, row)| {
            let sum: i32 = row.iter().zip(&second).map(|(weight, unit)| weight * unit).sum();
            sum as f32 / (ACTIVATION_UNIT * TOKEN_UNIT) + token as f32
        });
        (seal(&body), told_out, weighed.collect())
    }

    #[test]
    fn layers_of_any_width_come_to_what_their_units_do_one_by_one() {
        let told = [(0, 1), (1, -7), (2, 1), (4, 12)];
        for sizes in
            [[5, 128, 40, 33, 3, 4, 37], [5, 64, 96, 1, 1, 2, 96], [5, 192, 3, 64, 2, 3, 1]]
        {
            let (file, outputs, tokens) = drawn_file(sizes, &told);
            let network = Network::read(&file).unwrap();
            let activations = network.forward(&inputs(&told));
            let mut found = vec![0.0; outputs.len()];
            activations.outputs(&mut found);
            assert_eq!(found, outputs, "{sizes:?}");
            assert!(found.iter().any(|output| *output != found[0] || *output != 0.0));
            for (token, weight) in tokens.into_iter().enumerate() {
                assert_eq!(activations.token(token), weight, "{token} of {sizes:?}");
            }
        }
    }

    #[test]
    fn what_is_no_sound_network_is_refused() {
        let read = |bytes: &[u8]| Network::read(bytes).err();
        let good = file(SIZES, [256; 3]);
        assert_eq!(read(&good), None);
        assert_eq!(read(b"network2"), Some(NetworkError::NoNetwork));
        assert_eq!(read(&[]), Some(NetworkError::NoNetwork));
        for at in 8..good.len() {
            let mut damaged = good.clone();
            damaged[at] ^= 1;
            assert_eq!(read(&damaged), Some(NetworkError::Checksum), "byte {at}");
        }
        let short = seal(&good[16..good.len() - 1]);
        assert!(matches!(read(&short), Some(NetworkError::Length { .. })));
        let sizes = |change: fn(&mut [u32; 7])| {
            let mut sizes = SIZES;
            change(&mut sizes);
            read(&file(sizes, [256; 3]))
        };
        let refused = [
            sizes(|sizes| sizes[1] = 63),
            sizes(|sizes| sizes[2] = 0),
            sizes(|sizes| sizes[2] = 1 << 20),
            sizes(|sizes| sizes[0] = 1 << 16),
            sizes(|sizes| sizes[6] = 3),
        ];
        for error in refused {
            assert!(matches!(error, Some(NetworkError::Sizes(_))), "{error:?}");
        }
        assert!(read(&seal(&[0; 4])).is_some());
    }

    #[test]
    fn weights_that_could_overflow_are_refused() {
        let mut body = file(SIZES, [0; 3])[16..].to_vec();
        let first_bias = 7 * 4 + 3 * 4 + 3 * 64;
        let second = first_bias + 2 * 64;
        body[second..second + 2 * 2 * 64].fill(0x7f);
        body[second + 2 * 2 * 64..][..4].copy_from_slice(&i32::MAX.to_le_bytes());
        assert_eq!(Network::read(&seal(&body)).err(), Some(NetworkError::TooLarge));
    }
}

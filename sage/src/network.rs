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

/// A layer in which every unit reads every unit below.
struct Layer {
    /// The weights of each unit, one after the other.
    weights: Vec<i16>,
    bias: Vec<i32>,
}

impl Layer {
    fn apply(&self, below: &[i16], out: &mut [i16; MOST_UNITS]) {
        for ((row, bias), out) in
            self.weights.chunks_exact(below.len()).zip(&self.bias).zip(out.iter_mut())
        {
            let sum = bias + dot(row, below);
            *out = (sum >> WEIGHT_SHIFT).clamp(0, MOST_ACTIVATION) as i16;
        }
    }

    /// Whether no sum can leave the range of its numbers.
    fn is_safe(&self, below: usize) -> bool {
        self.weights.chunks_exact(below).zip(&self.bias).all(|(row, bias)| {
            let most = row.iter().map(|weight| i64::from(weight.unsigned_abs())).sum::<i64>();
            most * i64::from(MOST_ACTIVATION) + i64::from(bias.unsigned_abs()) <= i32::MAX.into()
        })
    }
}

/// No sum can overflow ([`Layer::is_safe`]), so none is checked: that takes several times as
/// long in builds for tests.
fn dot(a: &[i16], b: &[i16]) -> i32 {
    let products = a.iter().zip(b).map(|(a, b)| i32::from(*a).wrapping_mul(i32::from(*b)));
    products.fold(0, i32::wrapping_add)
}

/// A network.
pub struct Network {
    sizes: Sizes,
    /// The weights of each input, one after the other.
    first: Vec<i16>,
    first_bias: Vec<i16>,
    second: Layer,
    third: Layer,
    /// The weights of each output and its bias, one after the other.
    outputs: Vec<f32>,
    tokens: Vec<i16>,
    token_bias: Vec<f32>,
}

/// What a network makes of one position.
pub struct Activations<'a> {
    network: &'a Network,
    second: [i16; MOST_UNITS],
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
            first: parts.scaled_rows(inputs, first),
            first_bias: parts.numbers(first, i16::from_le_bytes),
            second: parts.layer(first, second),
            third: parts.layer(second, third),
            outputs: parts.numbers(outputs * (third + 1), f32::from_le_bytes),
            tokens: parts.numbers(tokens * weighing, i16::from_le_bytes),
            token_bias: parts.numbers(tokens, f32::from_le_bytes),
            sizes,
        };
        let safe = network.second.is_safe(first)
            && network.third.is_safe(second)
            && network.tokens.iter().all(|weight| weight.unsigned_abs() < 1 << 15)
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
        let units = self.sizes.first;
        for at in (0..units).step_by(BLOCK) {
            let sums = self.add_up(inputs, at);
            for (unit, sum) in first[at..at + BLOCK].iter_mut().zip(sums) {
                *unit = (sum >> FIRST_SHIFT).clamp(0, MOST_ACTIVATION as i16);
            }
        }
        let mut second = [0; MOST_UNITS];
        self.second.apply(&first[..units], &mut second);
        Activations { network: self, second }
    }

    /// The sums of some units of the first layer.
    fn add_up(&self, inputs: &Inputs, at: usize) -> [i16; BLOCK] {
        let units = self.sizes.first;
        let row = |index: u16| -> &[i16; BLOCK] {
            let from = usize::from(index) * units + at;
            self.first[from..from + BLOCK].try_into().expect("a block is as long as a block")
        };
        let mut sums: [i16; BLOCK] =
            self.first_bias[at..at + BLOCK].try_into().expect("a block is as long as a block");
        for index in inputs.ones.all() {
            let row = row(*index);
            for unit in 0..BLOCK {
                sums[unit] = sums[unit].saturating_add(row[unit]);
            }
        }
        for (index, value) in inputs.counts.all() {
            let row = row(*index);
            for unit in 0..BLOCK {
                sums[unit] = sums[unit].saturating_add(row[unit].wrapping_mul(*value));
            }
        }
        sums
    }
}

impl Activations<'_> {
    /// Tells what there is to tell of the position.
    ///
    /// # Panics
    /// If there are not as many outputs as are asked for.
    pub fn outputs(&self, out: &mut [f32]) {
        let network = self.network;
        let Sizes { second, third, outputs, .. } = network.sizes;
        assert_eq!(outputs, out.len(), "the outputs of this network");
        let mut units = [0; MOST_UNITS];
        network.third.apply(&self.second[..second], &mut units);
        for (out, row) in out.iter_mut().zip(network.outputs.chunks_exact(third + 1)) {
            let weighed = units[..third].iter().zip(row).map(|(unit, w)| f32::from(*unit) * w);
            *out = weighed.sum::<f32>() / ACTIVATION_UNIT + row[third];
        }
    }

    /// What a token adds to the weight of a choice.
    pub fn token(&self, token: usize) -> f32 {
        let network = self.network;
        let units = network.sizes.weighing;
        let row = &network.tokens[token * units..][..units];
        dot(row, &self.second[..units]) as f32 / (ACTIVATION_UNIT * TOKEN_UNIT)
            + network.token_bias[token]
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

    fn layer(&mut self, below: usize, units: usize) -> Layer {
        let weights = self.numbers(units * below, i16::from_le_bytes);
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

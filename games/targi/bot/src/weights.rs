//! The learned weights of Targi, read from the files they were written to.
//!
//! `cargo run --release -p targi-bot --features train --example train_targi` wrote them.

use crate::features::{FEATURES, Feature};
use crate::policy_features::PolicyFeature;
#[cfg(any(test, feature = "train"))]
use std::fmt::Write;
use std::sync::LazyLock;

/// How many hidden units there are.
pub(crate) const HIDDEN: usize = 32;

/// The value network of one edition.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Net {
    pub(crate) linear: [[f32; 3]; FEATURES],
    pub(crate) own: [[f32; HIDDEN]; FEATURES],
    pub(crate) other: [[f32; HIDDEN]; FEATURES],
    pub(crate) time: [f32; HIDDEN],
    pub(crate) bias: [f32; HIDDEN],
    pub(crate) out: [f32; HIDDEN],
    pub(crate) points_bias: [f32; 3],
    pub(crate) points_own: [[f32; 3]; FEATURES],
    pub(crate) points_other: [[f32; 3]; FEATURES],
}

/// The learned weights of one edition.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct EditionWeights {
    pub(crate) policy: Vec<f32>,
    pub(crate) net: Net,
}

/// The learned weights of both editions.
pub(crate) struct Weights {
    base: EditionWeights,
    expansion: EditionWeights,
}

impl Weights {
    /// The weights that come with the program.
    pub(crate) fn learned() -> &'static Weights {
        static LEARNED: LazyLock<Weights> = LazyLock::new(|| Weights {
            base: EditionWeights::read(include_str!("../weights/base.txt")),
            expansion: EditionWeights::read(include_str!("../weights/expansion.txt")),
        });
        &LEARNED
    }

    /// The weights in two files of a folder, kept for as long as the program runs.
    #[cfg(feature = "train")]
    pub(crate) fn in_folder(folder: &std::path::Path) -> std::io::Result<&'static Weights> {
        let read = |edition: &str| -> std::io::Result<EditionWeights> {
            let file = folder.join(format!("{edition}.txt"));
            Ok(EditionWeights::read(&std::fs::read_to_string(file)?))
        };
        let (base, expansion) = (read("base")?, read("expansion")?);
        Ok(Box::leak(Box::new(Weights { base, expansion })))
    }

    pub(crate) fn of(&self, expansion: bool) -> &EditionWeights {
        if expansion { &self.expansion } else { &self.base }
    }
}

impl EditionWeights {
    /// The weights before training.
    pub(crate) fn untrained() -> EditionWeights {
        EditionWeights { policy: PolicyFeature::START.to_vec(), net: Net::ZERO }
    }

    /// Reads lines of a name and its numbers. A name that is missing keeps its
    /// weights from before training.
    pub(crate) fn read(text: &str) -> EditionWeights {
        let mut weights = EditionWeights::untrained();
        for line in text.lines().filter(|line| !line.starts_with('#')) {
            let mut words = line.split_whitespace();
            let (Some(part), Some(name)) = (words.next(), words.next()) else { continue };
            let numbers: Vec<f32> = words.filter_map(|word| word.parse().ok()).collect();
            if let Some(slots) = weights.slots(part, name)
                && slots.len() == numbers.len()
            {
                slots.copy_from_slice(&numbers);
            }
        }
        weights
    }

    fn slots(&mut self, part: &str, name: &str) -> Option<&mut [f32]> {
        let feature = || Feature::NAMES.iter().position(|known| *known == name);
        let net = &mut self.net;
        Some(match part {
            "policy" => {
                let which = PolicyFeature::NAMES.iter().position(|known| *known == name)?;
                std::slice::from_mut(&mut self.policy[which])
            }
            "linear" => &mut net.linear[feature()?],
            "own" => &mut net.own[feature()?],
            "other" => &mut net.other[feature()?],
            "points-own" => &mut net.points_own[feature()?],
            "points-other" => &mut net.points_other[feature()?],
            "hidden" => match name {
                "time" => &mut net.time,
                "bias" => &mut net.bias,
                "out" => &mut net.out,
                _ => return None,
            },
            "points" => &mut net.points_bias,
            _ => return None,
        })
    }

    /// The text that [`EditionWeights::read`] reads.
    #[cfg(any(test, feature = "train"))]
    pub(crate) fn write(&self) -> String {
        let mut text = String::new();
        let mut line = |part: &str, name: &str, numbers: &[f32]| {
            write!(text, "{part} {name}").expect("text takes text");
            for number in numbers {
                write!(text, " {number:.4}").expect("text takes text");
            }
            text.push('\n');
        };
        for (name, weight) in PolicyFeature::NAMES.iter().zip(&self.policy) {
            line("policy", name, &[*weight]);
        }
        let net = &self.net;
        for (index, name) in Feature::NAMES.iter().enumerate() {
            line("linear", name, &net.linear[index]);
            line("points-own", name, &net.points_own[index]);
            line("points-other", name, &net.points_other[index]);
        }
        line("points", "bias", &net.points_bias);
        for (name, numbers) in [("time", &net.time), ("bias", &net.bias), ("out", &net.out)] {
            line("hidden", name, numbers);
        }
        for (index, name) in Feature::NAMES.iter().enumerate() {
            line("own", name, &net.own[index]);
            line("other", name, &net.other[index]);
        }
        text
    }
}

impl Net {
    /// A network that finds every position even.
    pub(crate) const ZERO: Net = Net {
        linear: [[0.0; 3]; FEATURES],
        own: [[0.0; HIDDEN]; FEATURES],
        other: [[0.0; HIDDEN]; FEATURES],
        time: [0.0; HIDDEN],
        bias: [0.0; HIDDEN],
        out: [0.0; HIDDEN],
        points_bias: [0.0; 3],
        points_own: [[0.0; 3]; FEATURES],
        points_other: [[0.0; 3]; FEATURES],
    };
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_read_again() {
        let mut weights = EditionWeights::untrained();
        weights.policy[3] = 0.25;
        weights.net.linear[2] = [1.0, -0.5, 0.125];
        weights.net.own[5][7] = 2.5;
        weights.net.points_bias = [0.5, 1.5, 2.5];
        assert_eq!(EditionWeights::read(&weights.write()), weights);
    }

    #[test]
    fn the_files_have_a_weight_for_every_feature() {
        for text in [include_str!("../weights/base.txt"), include_str!("../weights/expansion.txt")]
        {
            for name in PolicyFeature::NAMES {
                assert!(text.contains(&format!("policy {name} ")), "{name}");
            }
            for name in Feature::NAMES {
                assert!(text.contains(&format!("linear {name} ")), "{name}");
            }
        }
    }
}

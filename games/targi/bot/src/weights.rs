//! The learned weights of the quick policy of Targi, read from the files they were written to.

use crate::policy_features::PolicyFeature;
use std::sync::LazyLock;

/// The weights of both editions, one for each feature of a choice.
pub(crate) struct Weights {
    base: Vec<f32>,
    expansion: Vec<f32>,
}

impl Weights {
    /// The weights that come with the program.
    pub(crate) fn learned() -> &'static Weights {
        static LEARNED: LazyLock<Weights> = LazyLock::new(|| Weights {
            base: read(include_str!("../weights/base.txt")),
            expansion: read(include_str!("../weights/expansion.txt")),
        });
        &LEARNED
    }

    pub(crate) fn of(&self, expansion: bool) -> &[f32] {
        if expansion { &self.expansion } else { &self.base }
    }
}

/// Reads lines of `policy`, a name and its weight. A name that is missing keeps its weight from
/// before training.
fn read(text: &str) -> Vec<f32> {
    let mut weights = PolicyFeature::START.to_vec();
    for line in text.lines() {
        if let ["policy", name, weight] = line.split_whitespace().collect::<Vec<_>>()[..]
            && let Some(which) = PolicyFeature::NAMES.iter().position(|known| *known == name)
            && let Ok(weight) = weight.parse()
        {
            weights[which] = weight;
        }
    }
    weights
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_that_is_missing_keeps_its_weight_from_before_training() {
        let weights = read("# a remark\npolicy PlaceSecond 0.25\npolicy Unheard 3.0\n");
        assert_eq!(weights[0], PolicyFeature::START[0]);
        assert_eq!(weights[1], 0.25);
        assert_eq!(weights[2..], PolicyFeature::START[2..]);
    }

    #[test]
    fn the_files_have_a_weight_for_every_feature() {
        for text in [include_str!("../weights/base.txt"), include_str!("../weights/expansion.txt")]
        {
            for name in PolicyFeature::NAMES {
                assert!(text.contains(&format!("policy {name} ")), "{name}");
            }
        }
    }
}

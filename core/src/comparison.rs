use crate::Seat;
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// What one choice has over another.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Comparison<H> {
    /// By how much the chance to win is higher.
    pub chance: f32,
    /// How many points more are likely in the end.
    pub points: f32,
    /// Whether the difference is more than luck.
    pub clear: bool,
    /// What it comes from, the weightiest first.
    pub reasons: Vec<Reason<H>>,
}

/// A comparison in some game.
pub type AnyComparison = Comparison<Value>;

/// A thing of which somebody is likely to have more, or less, with the better of two choices.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Reason<H> {
    /// Who has it.
    pub seat: Seat,
    /// What it is.
    pub holding: H,
    /// How many more of it there are with the better choice, on average; fewer if negative.
    pub more: f32,
    /// What that is worth to the chooser, in points.
    pub worth: f32,
}

impl<H> Comparison<H> {
    /// The same, its things called otherwise, if all of them can be.
    pub fn try_map<T, E>(self, call: impl Fn(H) -> Result<T, E>) -> Result<Comparison<T>, E> {
        let Comparison { chance, points, clear, reasons } = self;
        let called = |Reason { seat, holding, more, worth }| {
            Ok(Reason { seat, holding: call(holding)?, more, worth })
        };
        let reasons = reasons.into_iter().map(called).collect::<Result<_, E>>()?;
        Ok(Comparison { chance, points, clear, reasons })
    }
}

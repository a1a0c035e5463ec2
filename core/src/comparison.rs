use crate::Seat;
use serde::{Deserialize, Serialize};

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

//! How long a search may think, and how it is told to stop.

use std::time::Duration;

/// How much thinking a decision may take: time, visits, or whichever ends first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Budget {
    /// The longest time.
    pub time: Option<Duration>,
    /// The most visits of the position in question.
    pub visits: Option<u32>,
}

impl Budget {
    /// A budget of time.
    pub const fn millis(millis: u64) -> Budget {
        Budget { time: Some(Duration::from_millis(millis)), visits: None }
    }

    /// A budget of visits. On one thread everything then follows from the seed.
    pub const fn visits(visits: u32) -> Budget {
        Budget { time: None, visits: Some(visits) }
    }
}

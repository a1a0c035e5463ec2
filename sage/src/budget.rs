//! How long a search may take, and how it is told to stop.

use crate::moment::Moment;
use std::str::FromStr;
use std::time::Duration;

/// How much a decision may be searched: time, visits, or whichever ends first.
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

/// Reads `1000ms` or `2000v`.
impl FromStr for Budget {
    type Err = String;

    fn from_str(text: &str) -> Result<Budget, String> {
        let number = |digits: &str| {
            let number = digits.parse().ok().filter(|number| (1..=u32::MAX / 2).contains(number));
            number.ok_or_else(|| format!("`{text:.40}` is no budget such as 1000ms or 2000v"))
        };
        if let Some(millis) = text.strip_suffix("ms") {
            Ok(Budget::millis(number(millis)?.into()))
        } else if let Some(visits) = text.strip_suffix('v') {
            Ok(Budget::visits(number(visits)?))
        } else {
            Err(format!("`{text:.40}` is neither a budget, 1000ms or 2000v, nor a setting"))
        }
    }
}

/// Iterations between two looks at the clock.
pub(crate) const STRIDE: u32 = 16;
/// At least this share of a budget is spent on new iterations.
const FRESH: f64 = 0.1;

/// Watches over the budget of one decision. Every thread has one of its own, begun at the
/// same moment; iterations are those of all threads.
#[derive(Clone)]
pub(crate) struct Clock {
    budget: Budget,
    began: Moment,
    /// Visits that were remembered from before.
    remembered: u32,
    /// The time that those visits took, as far as they count.
    spent: Duration,
    elapsed: Duration,
    looked_at: u32,
}

impl Clock {
    pub(crate) fn new(budget: Budget, remembered: u32, pace: f64) -> Clock {
        let spent = match budget.time {
            Some(time) if pace > 0.0 => {
                let spent = Duration::from_secs_f64(f64::from(remembered) / pace);
                spent.min(time.mul_f64(1.0 - FRESH))
            }
            _ => Duration::ZERO,
        };
        let remembered = match budget.visits {
            Some(visits) => remembered.min((f64::from(visits) * (1.0 - FRESH)) as u32),
            None => remembered,
        };
        let began = Moment::now();
        Clock { budget, began, remembered, spent, elapsed: Duration::ZERO, looked_at: 0 }
    }

    /// Looks what time it is, if that matters.
    pub(crate) fn look(&mut self, iterations: u32) {
        if self.budget.time.is_some() {
            self.elapsed = self.began.elapsed();
            self.looked_at = iterations;
        }
    }

    /// Whether the budget is spent, as of the last look.
    pub(crate) fn is_over(&self, iterations: u32) -> bool {
        if self.budget.visits.is_some_and(|visits| self.remembered + iterations >= visits) {
            return true;
        }
        let Some(time) = self.budget.time else { return self.budget.visits.is_none() };
        self.elapsed + self.spent >= time
    }

    /// About how many iterations are left, as soon as that can be said.
    pub(crate) fn left(&self, iterations: u32) -> Option<u32> {
        let by_visits =
            self.budget.visits.map(|visits| visits.saturating_sub(self.remembered + iterations));
        let by_time = self.budget.time.and_then(|time| {
            let pace = self.pace(self.looked_at)?;
            let left = time.saturating_sub(self.elapsed + self.spent);
            Some((left.as_secs_f64() * pace) as u32)
        });
        match (by_visits, by_time) {
            (Some(visits), Some(time)) => Some(visits.min(time)),
            (Some(visits), None) if self.budget.time.is_none() => Some(visits),
            (None, time) => time,
            (Some(_), None) => None,
        }
    }

    pub(crate) fn pace(&self, iterations: u32) -> Option<f64> {
        let elapsed = self.elapsed.as_secs_f64();
        (iterations >= 4 * STRIDE && elapsed > 0.0).then(|| f64::from(iterations) / elapsed)
    }
}

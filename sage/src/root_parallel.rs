//! Several searches that think about the same decision at the same time.
//!
//! Each has a tree and chance of its own; what they found out is put together
//! at the end. With one member everything follows from the seed.

use crate::budget::Budget;
use crate::config::SearchConfig;
use crate::evaluator::Evaluator;
use crate::search::{Search, Thoughts};
use caravanserai_core::{Game, InfoSet, MAX_SEATS};
use std::sync::atomic::AtomicBool;
use std::thread;

/// Searches that think together.
pub struct RootParallel<G: Game, E> {
    members: Vec<Search<G, E>>,
}

impl<G: InfoSet, E: Evaluator<G>> RootParallel<G, E> {
    /// A council of so many members, at least one, which share the memory.
    pub fn new(
        members: usize,
        evaluator: impl Fn() -> E,
        config: SearchConfig,
        seed: u64,
    ) -> RootParallel<G, E> {
        let members = members.max(1);
        let config = SearchConfig { memory_mib: (config.memory_mib / members).max(1), ..config };
        let member = |index: usize| {
            let seed = seed.wrapping_add((index as u64).wrapping_mul(0xa076_1d64_78bd_642f));
            Search::new(evaluator(), config, seed)
        };
        RootParallel { members: (0..members).map(member).collect() }
    }

    /// Thinks about a decision, of which there must be one. Visits are shared
    /// out among the members; `stop` ends it at once.
    pub fn think(
        &mut self,
        view: &G::View,
        legal: &[G::Choice],
        budget: Budget,
        stop: &AtomicBool,
    ) -> Thoughts<G::Choice> {
        let count = self.members.len() as u32;
        let (chief, others) = self.members.split_first_mut().expect("a council has a member");
        let budget =
            Budget { visits: budget.visits.map(|visits| visits.div_ceil(count)), ..budget };
        thread::scope(|scope| {
            let helpers: Vec<_> = others
                .iter_mut()
                .map(|member| scope.spawn(move || member.think(view, legal, budget, stop)))
                .collect();
            let mut thoughts = chief.think(view, legal, budget, stop);
            for helper in helpers {
                if let Ok(more) = helper.join() {
                    thoughts.add(&more);
                }
            }
            thoughts
        })
    }

    /// The member whose tree tells what is likely to follow.
    pub fn chief(&mut self) -> &mut Search<G, E> {
        self.members.first_mut().expect("a council has a member")
    }

    /// How much memory all trees take, in bytes.
    pub fn memory(&self) -> usize {
        self.members.iter().map(Search::memory).sum()
    }
}

impl<C> Thoughts<C> {
    /// Puts two findings about the same decision together.
    fn add(&mut self, other: &Thoughts<C>) {
        self.iterations += other.iterations;
        for (own, more) in self.considered.iter_mut().zip(&other.considered) {
            let (a, b) = (f64::from(own.visits), f64::from(more.visits));
            if a + b == 0.0 {
                continue;
            }
            let mean = |x: f32, y: f32| ((a * f64::from(x) + b * f64::from(y)) / (a + b)) as f32;
            own.share = mean(own.share, more.share);
            for seat in 0..MAX_SEATS {
                own.points[seat] = mean(own.points[seat], more.points[seat]);
            }
            own.visits += more.visits;
        }
    }
}

//! Several searches of the same decision on threads of their own.
//!
//! Each has its own tree and random numbers; their statistics are added up at the
//! end. With one worker everything follows from the seed.

use crate::budget::Budget;
use crate::config::SearchConfig;
use crate::evaluator::Evaluator;
use crate::search::{Search, SearchResult};
use caravanserai_core::{Game, InfoSet, MAX_SEATS};
use std::sync::atomic::AtomicBool;
use std::thread;

/// Searches of the same decision, a thread for each.
pub struct RootParallel<G: Game, E> {
    workers: Vec<Search<G, E>>,
}

impl<G: InfoSet, E: Evaluator<G>> RootParallel<G, E> {
    /// So many searches, at least one, which share the memory.
    pub fn new(
        workers: usize,
        evaluator: impl Fn() -> E,
        config: SearchConfig,
        seed: u64,
    ) -> RootParallel<G, E> {
        let workers = workers.max(1);
        let config = SearchConfig { memory_mib: (config.memory_mib / workers).max(1), ..config };
        let worker = |index: usize| {
            let seed = seed.wrapping_add((index as u64).wrapping_mul(0xa076_1d64_78bd_642f));
            Search::new(evaluator(), config, seed)
        };
        RootParallel { workers: (0..workers).map(worker).collect() }
    }

    /// Searches a decision, of which there must be one. Visits are shared
    /// out among the workers; `stop` ends it at once.
    pub fn run(
        &mut self,
        view: &G::View,
        legal: &[G::Choice],
        budget: Budget,
        stop: &AtomicBool,
    ) -> SearchResult<G::Choice> {
        let count = self.workers.len() as u32;
        let (first, others) = self.workers.split_first_mut().expect("there is at least one worker");
        let budget =
            Budget { visits: budget.visits.map(|visits| visits.div_ceil(count)), ..budget };
        thread::scope(|scope| {
            let handles: Vec<_> = others
                .iter_mut()
                .map(|worker| {
                    let view = G::view_for_thread(view);
                    scope.spawn(move || worker.run(&view, legal, budget, stop))
                })
                .collect();
            let mut result = first.run(view, legal, budget, stop);
            for handle in handles {
                if let Ok(more) = handle.join() {
                    result.add(&more);
                }
            }
            result
        })
    }

    /// The first search.
    pub fn first(&mut self) -> &mut Search<G, E> {
        self.workers.first_mut().expect("there is at least one worker")
    }

    /// How much memory all trees take, in bytes.
    pub fn memory(&self) -> usize {
        self.workers.iter().map(Search::memory).sum()
    }
}

impl<C> SearchResult<C> {
    /// Adds the statistics of another search of the same decision.
    fn add(&mut self, other: &SearchResult<C>) {
        self.iterations += other.iterations;
        for (own, more) in self.choices.iter_mut().zip(&other.choices) {
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

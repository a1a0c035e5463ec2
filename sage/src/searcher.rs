//! Opponents that search.

use crate::budget::Budget;
use crate::config::SearchConfig;
use crate::evaluator::{Evaluator, draw, softmax};
use crate::search::{ChoiceStats, Search, SearchResult};
use crate::{CheatingOpponent, Opponent};
use caravanserai_core::{InfoSet, Quick};
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

/// The settings of an opponent that searches.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct SearcherConfig {
    /// How much it may search for a decision.
    pub budget: Budget,
    /// How it searches.
    pub search: SearchConfig,
    /// How freely it picks among what it found good: 0 takes the best, 1
    /// takes each choice as often as it was tried.
    pub temperature: f32,
    /// How much worse than the best a choice may look that it still picks, in shares of the win.
    pub tolerance: f32,
    /// How many threads search.
    pub threads: usize,
}

impl SearcherConfig {
    /// Takes the best choice that it finds on one thread.
    pub const fn new(budget: Budget, search: SearchConfig) -> SearcherConfig {
        SearcherConfig { budget, search, temperature: 0.0, tolerance: 0.15, threads: 1 }
    }
}

/// What looks so many times less promising at first sight than the likeliest choice is
/// picked only where the search finds it best.
const UNLIKELY: f32 = 0.1;

/// An opponent that searches.
pub struct Searcher<G: InfoSet, E> {
    search: Search<G, E>,
    config: SearcherConfig,
    chance: Quick,
    stop: Arc<AtomicBool>,
}

impl<G: InfoSet, E: Evaluator<G>> Searcher<G, E> {
    /// An opponent with these settings.
    pub fn new(evaluator: E, config: SearcherConfig, seed: u64) -> Searcher<G, E> {
        Searcher {
            search: Search::new(evaluator, config.search, seed).on_threads(config.threads),
            config,
            chance: Quick::new(seed ^ 0x7768_696d),
            stop: Arc::new(AtomicBool::new(false)),
        }
    }

    /// Set this, and the opponent plays at once what looks best so far.
    pub fn stop(&self) -> Arc<AtomicBool> {
        Arc::clone(&self.stop)
    }

    fn pick(&mut self, result: &SearchResult<G::Choice>) -> G::Choice {
        if self.config.temperature <= 0.0 || result.best().visits == 0 {
            return result.best().choice;
        }
        let best = result.best();
        let likeliest = result.choices.iter().map(|stats| stats.prior).fold(0.0, f32::max);
        let (least, unlikely) =
            (best.found - self.config.tolerance, best.prior.min(UNLIKELY * likeliest));
        // What was never tried, looked too bad, or is what hardly anybody would do, weighs
        // minus infinity and is never drawn.
        let weight = |stats: &ChoiceStats<G::Choice>| {
            let absurd = stats.found < least || stats.prior < unlikely;
            let visits = if absurd { 0 } else { stats.visits };
            (visits as f32).ln() / self.config.temperature
        };
        let mut weights: Vec<f32> = result.choices.iter().map(weight).collect();
        softmax(&mut weights);
        result.choices[draw(&weights, &mut self.chance)].choice
    }
}

impl<G: InfoSet, E: Evaluator<G>> Opponent<G> for Searcher<G, E> {
    fn choose(&mut self, view: &G::View, legal: &[G::Choice]) -> G::Choice {
        if let [only] = legal {
            return *only;
        }
        let result = self.search.run(view, legal, self.config.budget, &self.stop);
        self.pick(&result)
    }
}

impl<G: InfoSet, E: Evaluator<G>> CheatingOpponent<G> for Searcher<G, E> {
    fn choose(&mut self, truth: &G, legal: &[G::Choice]) -> G::Choice {
        if let [only] = legal {
            return *only;
        }
        // What was true before a card was drawn may not be so in another game.
        self.search.clear();
        let result = self.search.run_on_truth(truth, legal, self.config.budget, &self.stop);
        self.pick(&result)
    }
}

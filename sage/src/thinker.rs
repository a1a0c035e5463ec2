//! Opponents that search.

use crate::budget::Budget;
use crate::config::SearchConfig;
use crate::evaluator::Evaluator;
use crate::root_parallel::RootParallel;
use crate::search::Thoughts;
use crate::{Opponent, Seer};
use caravanserai_core::{Chance, InfoSet, Quick};
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

/// How an opponent thinks: how long, how far, and how carefully it picks.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Habit {
    /// How long it thinks about a decision.
    pub budget: Budget,
    /// How it searches.
    pub config: SearchConfig,
    /// How freely it picks among what it found good: 0 takes the best, 1
    /// takes each choice as often as it was tried.
    pub temperature: f32,
    /// How many threads think.
    pub threads: usize,
}

/// An opponent that searches.
pub struct Thinker<G: InfoSet, E> {
    council: RootParallel<G, E>,
    habit: Habit,
    chance: Quick,
    stop: Arc<AtomicBool>,
}

impl<G: InfoSet, E: Evaluator<G>> Thinker<G, E> {
    /// An opponent with these habits.
    pub fn new(evaluator: impl Fn() -> E, habit: Habit, seed: u64) -> Thinker<G, E> {
        Thinker {
            council: RootParallel::new(habit.threads, evaluator, habit.config, seed),
            habit,
            chance: Quick::new(seed ^ 0x7768_696d),
            stop: Arc::new(AtomicBool::new(false)),
        }
    }

    /// Set this, and the opponent plays at once what it thinks best so far.
    pub fn stop(&self) -> Arc<AtomicBool> {
        Arc::clone(&self.stop)
    }

    fn pick(&mut self, thoughts: &Thoughts<G::Choice>) -> G::Choice {
        if self.habit.temperature <= 0.0 {
            return thoughts.best().choice;
        }
        let most = thoughts.best().visits.max(1) as f32;
        let weight = |visits: u32| (visits as f32 / most).powf(1.0 / self.habit.temperature);
        let total: f32 = thoughts.considered.iter().map(|c| weight(c.visits)).sum();
        let mut rest = total * (self.chance.next_u32() >> 8) as f32 / (1 << 24) as f32;
        for considered in &thoughts.considered {
            rest -= weight(considered.visits);
            if rest < 0.0 {
                return considered.choice;
            }
        }
        thoughts.best().choice
    }
}

impl<G: InfoSet, E: Evaluator<G>> Opponent<G> for Thinker<G, E> {
    fn choose(&mut self, view: &G::View, legal: &[G::Choice]) -> G::Choice {
        if let [only] = legal {
            return *only;
        }
        let thoughts = self.council.think(view, legal, self.habit.budget, &self.stop);
        self.pick(&thoughts)
    }
}

impl<G: InfoSet, E: Evaluator<G>> Seer<G> for Thinker<G, E> {
    fn choose(&mut self, truth: &G, legal: &[G::Choice]) -> G::Choice {
        if let [only] = legal {
            return *only;
        }
        let chief = self.council.chief();
        // What was true before a card was drawn may not be so in another game.
        chief.forget();
        let thoughts = chief.think_cheating(truth, legal, self.habit.budget, &self.stop);
        self.pick(&thoughts)
    }
}

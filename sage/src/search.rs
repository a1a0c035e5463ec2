//! Information-set Monte Carlo tree search.
//!
//! Every iteration draws
//! anew what the searching seat cannot know, walks down the tree, in each
//! node along the choice that is most promising or least explored, asks the
//! evaluator at the end and notes the answer along the way. A node belongs to
//! what its own seat sees, so nobody in the tree decides by what he cannot know.
//!
//! While the searching seat has a secret, every second iteration draws that
//! anew too, and the other seats learn from those iterations alone: otherwise
//! their play would give away that they know it.

use crate::budget::{Budget, Clock};
use crate::config::{OpponentModel, SearchConfig};
use crate::evaluator::Evaluator;
use crate::outcomes::Outcomes;
use crate::tree::{Edge, NodeId, Tree};
use crate::worker::{Decision, Root, Worker, hold};
use caravanserai_core::{Game, InfoSet, MAX_SEATS, Quick, Seat};
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU32};
use std::thread;

/// The statistics of one choice.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct ChoiceStats<C> {
    /// The choice.
    pub choice: C,
    /// How often it was tried.
    pub visits: u32,
    /// The share of the win that it is likely to bring, as people are told.
    pub share: f32,
    /// What the search found it to bring, by which it picks: more than it can be believed
    /// ([`Evaluator::trust`]).
    pub found: f32,
    /// The shares of all seats: together 1, or all 0 if it was never tried.
    pub shares: [f32; MAX_SEATS],
    /// How promising it looked at first sight.
    pub prior: f32,
    /// The likely final points of all seats.
    pub points: [f32; MAX_SEATS],
}

/// The result of a search.
#[derive(Clone, PartialEq, Debug)]
pub struct SearchResult<C> {
    /// Every legal choice in the order of the list.
    pub choices: Vec<ChoiceStats<C>>,
    /// How many iterations there were.
    pub iterations: u32,
}

impl<C: Copy> SearchResult<C> {
    /// The choice to play: the most visited, and of equals the better one.
    pub fn best(&self) -> &ChoiceStats<C> {
        let better = |a: &&ChoiceStats<C>, b: &&ChoiceStats<C>| {
            (a.visits, a.found)
                .partial_cmp(&(b.visits, b.found))
                .unwrap_or(std::cmp::Ordering::Equal)
        };
        // Of equals `max_by` takes the last; the first is as good and more natural.
        self.choices.iter().rev().max_by(better).expect("there is something to choose")
    }

    /// Tells of the best choice so much of everybody's lead as can be believed, and of the others
    /// that they are as much worse as was found.
    fn tell(&mut self, trust: f32, seat: Seat, seats: usize) {
        if trust >= 1.0 {
            return;
        }
        let told = |found: f32| found + (1.0 - trust) * (1.0 / seats as f32 - found);
        let best = self.best().found;
        for stats in self.choices.iter_mut().filter(|stats| stats.visits > 0) {
            stats.share = (told(best) + stats.found - best).clamp(0.0, 1.0);
            let shares = &mut stats.shares[..seats];
            shares.iter_mut().for_each(|share| *share = told(*share));
            let others: f32 = shares.iter().sum::<f32>() - shares[seat.index()];
            shares.iter_mut().for_each(|share| *share *= (1.0 - stats.share) / others);
            shares[seat.index()] = stats.share;
        }
    }
}

/// A search that keeps its tree from one decision to the next.
pub struct Search<G: Game, E> {
    evaluator: E,
    config: SearchConfig,
    tree: Mutex<Tree<G::Choice>>,
    /// One for each thread, and one at least.
    workers: Vec<Worker<G>>,
    seed: u64,
    /// Visits a second so far, for counting remembered visits as time.
    pace: f64,
    /// A choice at the root that is tried again and again.
    focus: Option<G::Choice>,
}

impl<G: InfoSet, E: Evaluator<G>> Search<G, E> {
    /// A search on one thread whose every decision follows from what it sees, from `seed`
    /// and, if it is given time instead of visits, from the clock.
    pub fn new(evaluator: E, config: SearchConfig, seed: u64) -> Search<G, E> {
        Search {
            evaluator,
            config,
            tree: Mutex::new(Tree::new(config.memory_mib)),
            workers: vec![Worker::new(seed)],
            seed,
            pace: 0.0,
            focus: None,
        }
    }

    /// The same search on so many threads, at least one, over one tree. With more than one
    /// its statistics also depend on which thread was quicker, but on nothing hidden.
    pub fn on_threads(mut self, threads: usize) -> Search<G, E> {
        let seed = self.seed;
        let worker = |index: usize| {
            Worker::new(seed.wrapping_add((index as u64).wrapping_mul(0xa076_1d64_78bd_642f)))
        };
        self.workers = (0..threads.max(1)).map(worker).collect();
        self
    }

    /// Searches a decision, of which there must be one. `stop` ends it at once.
    pub fn run(
        &mut self,
        view: &G::View,
        legal: &[G::Choice],
        budget: Budget,
        stop: &AtomicBool,
    ) -> SearchResult<G::Choice> {
        self.run_from(&Root::View(view), legal, budget, stop)
    }

    /// As [`Search::run`], and every third iteration tries `focus`, so that
    /// its statistics can be relied on.
    pub fn run_with_focus(
        &mut self,
        view: &G::View,
        legal: &[G::Choice],
        focus: G::Choice,
        budget: Budget,
        stop: &AtomicBool,
    ) -> SearchResult<G::Choice> {
        self.focus = Some(focus);
        let result = self.run_from(&Root::View(view), legal, budget, stop);
        self.focus = None;
        result
    }

    /// How many seats play where this is seen.
    pub fn seats(&mut self, view: &G::View) -> usize {
        usize::from(self.first().guess(&Root::View(view)).seats())
    }

    /// As [`Search::run`] with everything in sight: an upper bound, no opponent.
    pub fn run_on_truth(
        &mut self,
        truth: &G,
        legal: &[G::Choice],
        budget: Budget,
        stop: &AtomicBool,
    ) -> SearchResult<G::Choice> {
        self.run_from(&Root::Truth(truth), legal, budget, stop)
    }

    /// Empties the tree.
    pub fn clear(&mut self) {
        self.held().clear();
    }

    /// How much memory the tree takes, in bytes.
    pub fn memory(&self) -> usize {
        hold(&self.tree).bytes()
    }

    /// How many kinds of positions the tree knows.
    pub fn nodes(&self) -> usize {
        hold(&self.tree).len()
    }

    /// Whether the seat knows something that others do not: whether its view
    /// may change when it is drawn anew from what another seat sees.
    pub fn has_secret(&mut self, view: &G::View, seat: Seat) -> bool {
        self.first().has_secret(view, seat)
    }

    fn first(&mut self) -> &mut Worker<G> {
        self.workers.first_mut().expect("there is at least one")
    }

    /// The tree while no other thread is at work.
    fn held(&mut self) -> &mut Tree<G::Choice> {
        self.tree.get_mut().expect("nobody panics while holding the tree")
    }

    fn run_from(
        &mut self,
        root: &Root<'_, G>,
        legal: &[G::Choice],
        budget: Budget,
        stop: &AtomicBool,
    ) -> SearchResult<G::Choice> {
        let guess = self.first().guess(root);
        let seat = guess.to_act().expect("a decision has somebody who makes it");
        self.held().begin_search();
        let node = self.root_node(&guess, seat, legal);
        for worker in &mut self.workers {
            worker.outcomes.clear();
            worker.outcomes.resize(legal.len(), Outcomes::default());
        }
        let secret = self.config.opponent_model == OpponentModel::Search
            && matches!(root, Root::View(view) if self.has_secret(view, seat));
        let horizon = guess.round().saturating_add(self.config.rounds_ahead);
        let mut clock = Clock::new(budget, self.held().visits(node), self.pace);
        let decision = Decision {
            evaluator: &self.evaluator,
            config: self.config,
            tree: &self.tree,
            node,
            seat,
            horizon,
            secret,
            focus: self.focus,
            stop,
            begun: AtomicU32::new(0),
            over: AtomicBool::new(false),
        };
        let iterations = share_out(&mut self.workers, root, &decision, &mut clock);
        self.pace = clock.pace(iterations).unwrap_or(self.pace);
        self.result(node, legal, &guess, seat, iterations)
    }

    /// The node of the decision in question.
    fn root_node(&mut self, guess: &G, seat: Seat, legal: &[G::Choice]) -> NodeId {
        let key = guess.key(seat);
        if let Some(node) = self.held().find(key) {
            return node;
        }
        let mut priors = std::mem::take(&mut self.first().priors);
        priors.clear();
        self.evaluator.priors(guess, legal, &mut priors);
        let tree = self.held();
        let node = tree.add(key, seat.0, legal, &priors).unwrap_or_else(|| {
            tree.clear();
            tree.add(key, seat.0, legal, &priors).expect("an empty tree has room for one decision")
        });
        self.first().priors = priors;
        node
    }

    fn result(
        &mut self,
        node: NodeId,
        legal: &[G::Choice],
        guess: &G,
        seat: Seat,
        iterations: u32,
    ) -> SearchResult<G::Choice> {
        let seats = guess.seats();
        let tree = hold(&self.tree);
        let edges = tree.edges(node);
        let choices = legal.iter().map(|choice| {
            let at = edges.iter().position(|edge| edge.choice == *choice);
            let at = at.expect("what may be chosen follows from what is seen");
            let edge: &Edge<G::Choice> = &edges[at];
            let mut outcomes = Outcomes::default();
            self.workers.iter().for_each(|worker| outcomes.add(&worker.outcomes[at]));
            let shares = edge.mean().map(|own| outcomes.shares_beside(seat, own, seats));
            ChoiceStats {
                choice: *choice,
                visits: edge.visits,
                share: edge.mean().unwrap_or(0.0),
                found: edge.mean().unwrap_or(0.0),
                shares: shares.unwrap_or_default(),
                prior: edge.prior,
                points: outcomes.points(),
            }
        });
        let mut result = SearchResult { choices: choices.collect(), iterations };
        result.tell(self.evaluator.trust(guess), seat, usize::from(seats));
        result
    }

    /// What is likely to follow once `first` was chosen: the choices most
    /// tried, until something hidden would be shown or too little is known.
    pub fn line(
        &mut self,
        view: &G::View,
        first: G::Choice,
        most: usize,
    ) -> Vec<(Seat, G::Choice, Vec<G::Event>)> {
        let mut state = self.first().guess(&Root::View(view));
        let mut line = Vec::new();
        let mut next = Some(first);
        while let (Some(choice), Some(seat)) = (next, state.to_act())
            && line.len() < most
        {
            let before = state.reveals();
            let mut after = state.clone();
            let mut told = Vec::new();
            after.play_telling(choice, &mut told);
            let shown = after.reveals() != before;
            if shown {
                // What would be shown is a guess: the line may say no more of it.
                told.clear();
            }
            line.push((seat, choice, told));
            if shown {
                break;
            }
            state = after;
            next = state.to_act().and_then(|seat| self.expected(&state, seat));
        }
        line
    }

    /// What the search expects a seat to choose, if it has tried that often enough.
    pub(crate) fn expected(&self, state: &G, seat: Seat) -> Option<G::Choice> {
        const WELL_KNOWN: u32 = 8;
        let tree = hold(&self.tree);
        let node = tree.find(state.key(seat))?;
        let edge = tree.edges(node).iter().max_by_key(|edge| edge.visits)?;
        (edge.visits >= WELL_KNOWN).then_some(edge.choice)
    }

    /// Everybody's share of the win at first sight.
    pub(crate) fn first_sight(&mut self, mut state: G, chance: &mut Quick) -> [f32; MAX_SEATS] {
        let first = self.workers.first_mut().expect("there is at least one");
        self.evaluator.play_on(&mut state, chance, &mut first.scratch);
        self.evaluator.evaluate(&state, None).share
    }

    /// Plays what the player to act is likely to do at first sight.
    pub(crate) fn reply(&mut self, state: &mut G, chance: &mut Quick) {
        let first = self.workers.first_mut().expect("there is at least one");
        self.evaluator.reply(state, chance, &mut first.scratch);
    }
}

/// Lets all workers search, each but the first on a thread of its own. Tells how many
/// iterations they made. Where there are no threads to be had, the first does it alone.
fn share_out<G: InfoSet, E: Evaluator<G>>(
    workers: &mut [Worker<G>],
    root: &Root<'_, G>,
    decision: &Decision<'_, G, E>,
    clock: &mut Clock,
) -> u32 {
    let (first, others) = workers.split_first_mut().expect("there is at least one");
    let Root::View(view) = root else { return first.search(root, decision, clock) };
    thread::scope(|scope| {
        let begin = |worker| {
            let (view, mut clock) = (G::view_for_thread(view), clock.clone());
            let search = move || Worker::search(worker, &Root::View(&view), decision, &mut clock);
            thread::Builder::new().spawn_scoped(scope, search).ok()
        };
        let threads: Vec<_> = others.iter_mut().filter_map(begin).collect();
        let own = first.search(root, decision, clock);
        let theirs = threads.into_iter().map(|thread| thread.join().expect("no search panics"));
        own + theirs.sum::<u32>()
    })
}

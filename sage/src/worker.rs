//! What one thread of a search does: iteration after iteration, over a tree that it shares
//! with the other threads.
//!
//! The tree is held only for a look at one node, or for noting what came of an iteration.
//! What takes time happens outside: drawing anew what is hidden, playing the choices,
//! weighing those of a new node, playing on to a position that can be judged, judging it.

use crate::budget::{Clock, STRIDE};
use crate::config::{OpponentModel, SearchConfig};
use crate::evaluator::{Evaluation, Evaluator, Scratch};
use crate::outcomes::Outcomes;
use crate::selection::select;
use crate::tree::{NodeId, Step, Tree};
use caravanserai_core::{Chance, Game, InfoSet, Quick, Seat};
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::sync::{Mutex, MutexGuard};

/// What every iteration starts from.
pub(crate) enum Root<'a, G: Game> {
    /// What a seat sees.
    View(&'a G::View),
    /// Everything: only for measuring what hidden knowledge is worth.
    Truth(&'a G),
}

/// A decision that is searched, and what all threads that search it share.
pub(crate) struct Decision<'a, G: Game, E> {
    pub(crate) evaluator: &'a E,
    pub(crate) config: SearchConfig,
    pub(crate) tree: &'a Mutex<Tree<G::Choice>>,
    pub(crate) node: NodeId,
    pub(crate) seat: Seat,
    /// The last round that is looked into choice by choice.
    pub(crate) horizon: u16,
    /// Whether the seat knows something that others do not.
    pub(crate) secret: bool,
    /// A choice that is tried again and again.
    pub(crate) focus: Option<G::Choice>,
    /// Set from outside to end it.
    pub(crate) stop: &'a AtomicBool,
    /// Iterations that were begun, on all threads.
    pub(crate) begun: AtomicU32,
    /// Set by the first thread that finds it over.
    pub(crate) over: AtomicBool,
}

/// The tree, for a moment.
pub(crate) fn hold<C>(tree: &Mutex<Tree<C>>) -> MutexGuard<'_, Tree<C>> {
    tree.lock().expect("nobody panics while holding the tree")
}

/// Whose knowledge an iteration draws from, while the searcher has a secret.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Perspective {
    /// There is no secret: everybody learns.
    Everybody,
    /// The searcher, who alone learns.
    Searcher,
    /// Another seat; the secret is drawn anew.
    Others,
}

/// What a thread has for itself.
pub(crate) struct Worker<G: Game> {
    pub(crate) chance: Quick,
    pub(crate) scratch: Scratch<G>,
    path: Vec<Step<G::Choice>>,
    pub(crate) priors: Vec<f32>,
    /// What came of each choice at the root.
    pub(crate) outcomes: Vec<Outcomes>,
}

/// Guesses at whether the seat has a secret.
const SECRET_GUESSES: u32 = 6;

impl<G: InfoSet> Worker<G> {
    pub(crate) fn new(seed: u64) -> Worker<G> {
        Worker {
            chance: Quick::new(seed),
            scratch: Scratch::default(),
            path: Vec::with_capacity(256),
            priors: Vec::with_capacity(256),
            outcomes: Vec::with_capacity(256),
        }
    }

    /// Searches until the budget is spent, until hardly anything else can become the best,
    /// or until it is stopped. Tells how many iterations it made.
    pub(crate) fn search<E: Evaluator<G>>(
        &mut self,
        root: &Root<'_, G>,
        decision: &Decision<'_, G, E>,
        clock: &mut Clock,
    ) -> u32 {
        let mut iterations: u32 = 0;
        while !decision.stop.load(Ordering::Relaxed) && !decision.over.load(Ordering::Relaxed) {
            let number = decision.begun.fetch_add(1, Ordering::Relaxed);
            let look = iterations.is_multiple_of(STRIDE);
            if look {
                clock.look(number);
            }
            if clock.is_over(number) || look && decision.is_decided(clock.left(number)) {
                decision.over.store(true, Ordering::Relaxed);
                break;
            }
            self.iterate(root, decision, number);
            iterations += 1;
        }
        iterations
    }

    pub(crate) fn guess(&mut self, root: &Root<'_, G>) -> G {
        match root {
            Root::View(view) => G::determinize(view, &mut self.chance),
            Root::Truth(truth) => (*truth).clone(),
        }
    }

    /// Whether the seat knows something that others do not: whether its view
    /// may change when it is drawn anew from what another seat sees.
    pub(crate) fn has_secret(&mut self, view: &G::View, seat: Seat) -> bool {
        (0..SECRET_GUESSES).any(|_| {
            let guess = G::determinize(view, &mut self.chance);
            self.blindly(&guess, seat).view(Some(seat)) != *view
        })
    }

    /// The state drawn anew from what somebody else than `seat` sees of it.
    fn blindly(&mut self, state: &G, seat: Seat) -> G {
        let others = u32::from(state.seats()) - 1;
        let step = if others == 1 { 1 } else { 1 + self.chance.below(others) as u8 };
        let other = Seat((seat.0 + step) % state.seats());
        G::determinize(&state.view(Some(other)), &mut self.chance)
    }

    /// One iteration.
    fn iterate<E: Evaluator<G>>(
        &mut self,
        root: &Root<'_, G>,
        decision: &Decision<'_, G, E>,
        number: u32,
    ) {
        let perspective = match (decision.secret, number % 2) {
            (false, _) => Perspective::Everybody,
            (true, 0) => Perspective::Searcher,
            (true, _) => Perspective::Others,
        };
        let mut state = self.guess(root);
        if perspective == Perspective::Others {
            state = self.blindly(&state, decision.seat);
        }
        self.path.clear();
        let focused = number.is_multiple_of(3) && perspective != Perspective::Others;
        if let Some(step) = decision.focus.filter(|_| focused).and_then(|to| decision.focus(to)) {
            state.play_unchecked(step.choice);
            self.path.push(step);
        }
        let evaluation = self.descend(&mut state, decision);
        self.record(decision, perspective, &evaluation);
    }

    /// Walks down the tree and asks the evaluator where it ends.
    fn descend<E: Evaluator<G>>(
        &mut self,
        state: &mut G,
        decision: &Decision<'_, G, E>,
    ) -> Evaluation {
        let evaluator = decision.evaluator;
        while state.round() <= decision.horizon
            && let Some(seat) = state.to_act()
        {
            if decision.config.opponent_model == OpponentModel::Reply && seat != decision.seat {
                evaluator.reply(state, &mut self.chance, &mut self.scratch);
                continue;
            }
            let key = state.key(seat);
            let step = match decision.follow(key) {
                Some(step) => step,
                // A position is remembered when it is reached for the second time.
                None if self.path.last().is_none_or(|step| step.known) => {
                    match self.expand(state, seat, key, decision) {
                        Some(step) => step,
                        None => break,
                    }
                }
                None => break,
            };
            state.play_unchecked(step.choice);
            self.path.push(step);
        }
        evaluator.play_on(state, &mut self.chance, &mut self.scratch);
        evaluator.evaluate(state, Some(decision.seat))
    }

    /// Adds a node, if there is room for it, and takes the first step from there.
    fn expand<E: Evaluator<G>>(
        &mut self,
        state: &G,
        seat: Seat,
        key: u64,
        decision: &Decision<'_, G, E>,
    ) -> Option<Step<G::Choice>> {
        self.scratch.list(state);
        let choices = &self.scratch.choices;
        self.priors.clear();
        match choices[..] {
            [_] => self.priors.push(1.0),
            _ => decision.evaluator.priors(state, choices, &mut self.priors),
        }
        let mut tree = hold(decision.tree);
        let node = tree.add(key, seat.0, choices, &self.priors)?;
        let edge = select(&tree, node, &decision.config);
        Some(tree.set_out(node, edge))
    }

    /// Notes what came of an iteration along the way.
    fn record<E>(
        &mut self,
        decision: &Decision<'_, G, E>,
        perspective: Perspective,
        evaluation: &Evaluation,
    ) {
        let mut tree = hold(decision.tree);
        for step in &self.path {
            let learns = perspective != Perspective::Searcher || step.seat == decision.seat.0;
            let share = evaluation.share[usize::from(step.seat)];
            tree.come_back(step, learns.then_some(share));
        }
        drop(tree);
        if let Some(step) = self.path.first().filter(|step| step.node == decision.node) {
            self.outcomes[usize::from(step.edge)].note(evaluation);
        }
    }
}

impl<G: Game, E> Decision<'_, G, E> {
    /// The step from the node of this key, if there is one.
    #[inline]
    fn follow(&self, key: u64) -> Option<Step<G::Choice>> {
        let mut tree = hold(self.tree);
        let node = tree.find(key)?;
        let edge = select(&tree, node, &self.config);
        Some(tree.set_out(node, edge))
    }

    /// The step to a choice of the root.
    fn focus(&self, to: G::Choice) -> Option<Step<G::Choice>> {
        let mut tree = hold(self.tree);
        let edge = tree.edges(self.node).iter().position(|edge| edge.choice == to)?;
        Some(tree.set_out(self.node, edge as u16))
    }

    /// Whether hardly any choice can overtake the most visited one any more.
    fn is_decided(&self, left: Option<u32>) -> bool {
        let (Some(left), true) = (left, self.config.stop_when_decided) else { return false };
        let (mut first, mut second) = (0, 0);
        for edge in hold(self.tree).edges(self.node) {
            if edge.visits > first {
                (first, second) = (edge.visits, first);
            } else {
                second = second.max(edge.visits);
            }
        }
        // The leader goes on being visited most, so overtaking takes far more
        // than every other visit that is left.
        first - second > left / 2
    }
}

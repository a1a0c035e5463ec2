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

use crate::budget::{Budget, Clock, STRIDE};
use crate::config::{OpponentModel, SearchConfig, Selection};
use crate::evaluator::{Evaluation, Evaluator, Scratch};
use crate::tree::{Edge, NodeId, Tree};
use caravanserai_core::{Chance, Game, InfoSet, MAX_SEATS, Quick, Seat};
use std::sync::atomic::{AtomicBool, Ordering};

/// The statistics of one choice.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct ChoiceStats<C> {
    /// The choice.
    pub choice: C,
    /// How often it was tried.
    pub visits: u32,
    /// The share of the win that it is likely to bring.
    pub share: f32,
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
            (a.visits, a.share)
                .partial_cmp(&(b.visits, b.share))
                .unwrap_or(std::cmp::Ordering::Equal)
        };
        // Of equals `max_by` takes the last; the first is as good and more natural.
        self.choices.iter().rev().max_by(better).expect("there is something to choose")
    }
}

/// A search that keeps its tree from one decision to the next.
pub struct Search<G: Game, E> {
    evaluator: E,
    config: SearchConfig,
    tree: Tree<G::Choice>,
    chance: Quick,
    /// Visits a second so far, for counting remembered visits as time.
    pace: f64,
    path: Vec<(NodeId, u16)>,
    scratch: Scratch<G>,
    priors: Vec<f32>,
    /// A choice at the root that is tried again and again.
    focus: Option<G::Choice>,
    /// Final points by choice at the root, and how often they were summed.
    points: Vec<([f64; MAX_SEATS], u32)>,
}

/// Guesses at whether the seat has a secret.
const SECRET_GUESSES: u32 = 6;

/// What every iteration starts from.
enum Root<'a, G: Game> {
    /// What a seat sees.
    View(&'a G::View),
    /// Everything: only for measuring what hidden knowledge is worth.
    Truth(&'a G),
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

/// What one iteration is about.
struct Iteration<G: Game> {
    node: NodeId,
    seat: Seat,
    horizon: u16,
    perspective: Perspective,
    focus: Option<G::Choice>,
}

impl<G: InfoSet, E: Evaluator<G>> Search<G, E> {
    /// A search whose every decision follows from what it sees, from `seed`
    /// and, if it is given time instead of visits, from the clock.
    pub fn new(evaluator: E, config: SearchConfig, seed: u64) -> Search<G, E> {
        Search {
            evaluator,
            config,
            tree: Tree::new(config.memory_mib),
            chance: Quick::new(seed),
            pace: 0.0,
            path: Vec::with_capacity(256),
            scratch: Scratch::default(),
            priors: Vec::with_capacity(256),
            focus: None,
            points: Vec::with_capacity(256),
        }
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
        usize::from(G::determinize(view, &mut self.chance).seats())
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
        self.tree.clear();
    }

    /// How much memory the tree takes, in bytes.
    pub fn memory(&self) -> usize {
        self.tree.bytes()
    }

    /// How many kinds of positions the tree knows.
    pub fn nodes(&self) -> usize {
        self.tree.len()
    }

    fn run_from(
        &mut self,
        root: &Root<'_, G>,
        legal: &[G::Choice],
        budget: Budget,
        stop: &AtomicBool,
    ) -> SearchResult<G::Choice> {
        let guess = self.guess(root);
        let seat = guess.to_act().expect("a decision has somebody who makes it");
        self.tree.begin_search();
        let node = self.root_node(&guess, seat, legal);
        self.points.clear();
        self.points.resize(legal.len(), ([0.0; MAX_SEATS], 0));
        let secret = self.config.opponent_model == OpponentModel::Search
            && matches!(root, Root::View(view) if self.has_secret(view, seat));
        let horizon = guess.round().saturating_add(self.config.rounds_ahead);
        let mut clock = Clock::new(budget, self.tree.visits(node), self.pace);
        let mut iterations = 0;
        while !stop.load(Ordering::Relaxed) && !clock.is_over(iterations) {
            if iterations.is_multiple_of(STRIDE) && self.is_decided(node, clock.left(iterations)) {
                break;
            }
            let perspective = match (secret, iterations % 2) {
                (false, _) => Perspective::Everybody,
                (true, 0) => Perspective::Searcher,
                (true, _) => Perspective::Others,
            };
            let focus = self.focus.filter(|_| iterations.is_multiple_of(3));
            self.iterate(root, Iteration { node, seat, horizon, perspective, focus });
            iterations += 1;
        }
        self.pace = clock.pace(iterations).unwrap_or(self.pace);
        self.result(node, legal, iterations)
    }

    fn guess(&mut self, root: &Root<'_, G>) -> G {
        match root {
            Root::View(view) => G::determinize(view, &mut self.chance),
            Root::Truth(truth) => (*truth).clone(),
        }
    }

    /// The node of the decision in question.
    fn root_node(&mut self, guess: &G, seat: Seat, legal: &[G::Choice]) -> NodeId {
        let key = guess.key(seat);
        if let Some(node) = self.tree.find(key) {
            return node;
        }
        self.priors.clear();
        self.evaluator.priors(guess, legal, &mut self.priors);
        if let Some(node) = self.tree.add(key, seat.0, legal, &self.priors) {
            return node;
        }
        self.tree.clear();
        self.tree
            .add(key, seat.0, legal, &self.priors)
            .expect("an empty tree has room for one decision")
    }

    /// Whether the seat knows something that others do not: whether its view
    /// may change when it is drawn anew from what another seat sees.
    pub fn has_secret(&mut self, view: &G::View, seat: Seat) -> bool {
        (0..SECRET_GUESSES).any(|_| {
            let guess = G::determinize(view, &mut self.chance);
            let other = self.another_seat(&guess, seat);
            let blind = G::determinize(&guess.view(Some(other)), &mut self.chance);
            blind.view(Some(seat)) != *view
        })
    }

    fn another_seat(&mut self, state: &G, seat: Seat) -> Seat {
        let others = u32::from(state.seats()) - 1;
        let step = if others == 1 { 1 } else { 1 + self.chance.below(others) as u8 };
        Seat((seat.0 + step) % state.seats())
    }

    /// One iteration.
    fn iterate(&mut self, root: &Root<'_, G>, iteration: Iteration<G>) {
        let mut state = self.guess(root);
        if iteration.perspective == Perspective::Others {
            let other = self.another_seat(&state, iteration.seat);
            state = G::determinize(&state.view(Some(other)), &mut self.chance);
        }
        let guess = state.clone();
        self.path.clear();
        if let Some(focus) =
            iteration.focus.filter(|_| iteration.perspective != Perspective::Others)
            && let Some(edge) =
                self.tree.edges(iteration.node).iter().position(|e| e.choice == focus)
        {
            self.path.push((iteration.node, edge as u16));
            state.play_unchecked(focus);
        }
        let evaluation = self.descend(&guess, &mut state, &iteration);
        for at in 0..self.path.len() {
            let (node, edge) = self.path[at];
            let actor = self.tree.seat(node);
            if iteration.perspective != Perspective::Searcher || actor == iteration.seat.0 {
                self.tree.record(node, edge, evaluation.share[usize::from(actor)]);
            }
        }
        if let Some((node, edge)) = self.path.first()
            && *node == iteration.node
        {
            let (sums, count) = &mut self.points[usize::from(*edge)];
            *count += 1;
            sums.iter_mut().zip(evaluation.points).for_each(|(sum, p)| *sum += f64::from(p));
        }
    }

    /// Walks down the tree and asks the evaluator where it ends.
    fn descend(&mut self, guess: &G, state: &mut G, iteration: &Iteration<G>) -> Evaluation {
        while state.round() <= iteration.horizon
            && let Some(seat) = state.to_act()
        {
            if self.config.opponent_model == OpponentModel::Reply && seat != iteration.seat {
                self.evaluator.reply(state, &mut self.chance, &mut self.scratch);
                continue;
            }
            let key = state.key(seat);
            let node = match self.tree.find(key) {
                Some(node) => node,
                None => {
                    // A position is remembered when it is reached for the second time.
                    let tried = self.path.last().map(|(node, edge)| self.tree.edge(*node, *edge));
                    let again = tried.is_none_or(|edge| edge.visits > 0);
                    match again.then(|| self.expand(state, seat, key)).flatten() {
                        Some(node) => node,
                        None => break,
                    }
                }
            };
            let edge = self.select(node);
            self.path.push((node, edge));
            state.play_unchecked(self.tree.edge(node, edge).choice);
        }
        self.evaluator.play_on(state, &mut self.chance, &mut self.scratch);
        self.evaluator.evaluate(guess, state)
    }

    fn expand(&mut self, state: &G, seat: Seat, key: u64) -> Option<NodeId> {
        self.scratch.list(state);
        let choices = &self.scratch.choices;
        self.priors.clear();
        self.evaluator.priors(state, choices, &mut self.priors);
        self.tree.add(key, seat.0, choices, &self.priors)
    }

    /// The choice to follow: good so far, or promising and little tried.
    #[inline]
    fn select(&self, node: NodeId) -> u16 {
        let edges = self.tree.edges(node);
        let visits = self.tree.visits(node);
        if self.config.selection == Selection::Ucb1 {
            return ucb1(edges, visits, self.config.c_puct);
        }
        let mean = if visits == 0 {
            0.5
        } else {
            edges.iter().map(|edge| edge.sum).sum::<f64>() as f32 / visits as f32
        };
        let untried = (mean - self.config.fpu_reduction).max(0.0);
        let reach = self.config.c_puct * ((visits + 1) as f32).sqrt();
        let mut best = (0, f32::NEG_INFINITY);
        for (index, edge) in edges.iter().enumerate() {
            let value = edge.mean().unwrap_or(untried);
            let score = value + reach * edge.prior / (1 + edge.visits) as f32;
            if score > best.1 {
                best = (index, score);
            }
        }
        best.0 as u16
    }

    /// Whether hardly any choice can overtake the most visited one any more.
    fn is_decided(&self, node: NodeId, left: Option<u32>) -> bool {
        let (Some(left), true) = (left, self.config.stop_when_decided) else { return false };
        let (mut first, mut second) = (0, 0);
        for edge in self.tree.edges(node) {
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

    fn result(
        &self,
        node: NodeId,
        legal: &[G::Choice],
        iterations: u32,
    ) -> SearchResult<G::Choice> {
        let edges = self.tree.edges(node);
        let choices = legal.iter().map(|choice| {
            let at = edges.iter().position(|edge| edge.choice == *choice);
            let at = at.expect("what may be chosen follows from what is seen");
            let edge: &Edge<G::Choice> = &edges[at];
            let (sums, count) = self.points[at];
            let points = sums.map(|sum| (sum / f64::from(count.max(1))) as f32);
            let share = edge.mean().unwrap_or(0.0);
            ChoiceStats { choice: *choice, visits: edge.visits, share, prior: edge.prior, points }
        });
        SearchResult { choices: choices.collect(), iterations }
    }

    /// What is likely to follow once `first` was chosen: the choices most
    /// tried, until something hidden would be shown or too little is known.
    pub fn line(
        &mut self,
        view: &G::View,
        first: G::Choice,
        most: usize,
    ) -> Vec<(Seat, G::Choice, Vec<G::Event>)> {
        let mut state = G::determinize(view, &mut self.chance);
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
        let node = self.tree.find(state.key(seat))?;
        let edge = self.tree.edges(node).iter().max_by_key(|edge| edge.visits)?;
        (edge.visits >= WELL_KNOWN).then_some(edge.choice)
    }

    /// Plays what whoever is to act is likely to do at first sight.
    pub(crate) fn reply(&mut self, state: &mut G, chance: &mut Quick) {
        self.evaluator.reply(state, chance, &mut self.scratch);
    }
}

/// UCB1: what was never tried comes first.
fn ucb1<C>(edges: &[Edge<C>], visits: u32, c_puct: f32) -> u16 {
    let log = ((visits + 1) as f32).ln();
    let mut best = (0, f32::NEG_INFINITY);
    for (index, edge) in edges.iter().enumerate() {
        let Some(mean) = edge.mean() else { return index as u16 };
        let score = mean + c_puct * (log / edge.visits as f32).sqrt();
        if score > best.1 {
            best = (index, score);
        }
    }
    best.0 as u16
}

//! What a search asks at the leaves of its tree.
//!
//! An [`Evaluator`] says how a position is likely to end, and which choices to try
//! first. Two kinds are here for any game: random playouts and playouts by policy. Those
//! that a network cuts short are in [`crate::NetworkPlayout`].

use caravanserai_core::{Chance, Game, MAX_SEATS, Quick, Scores, Seat};

/// How a position is likely to end, for each seat.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Evaluation {
    /// The share of the win, from 0 to 1.
    pub share: [f32; MAX_SEATS],
    /// The final points.
    pub points: [f32; MAX_SEATS],
}

impl Evaluation {
    /// The evaluation at the end of a game: what happened.
    pub fn of_scores(scores: &Scores) -> Evaluation {
        let mut evaluation = Evaluation::default();
        for (index, score) in scores.all().iter().enumerate() {
            evaluation.share[index] = scores.share(Seat(index as u8));
            evaluation.points[index] = f32::from(score.total());
        }
        evaluation
    }
}

/// Judges positions and choices for a search.
///
/// It is shown full states, but only ones that the search made up from what
/// its seat can see.
pub trait Evaluator<G: Game>: Send + Sync {
    /// Plays on from a leaf of the tree to a position that can be judged; a game that
    /// is over stays as it is.
    fn play_on(&self, state: &mut G, chance: &mut Quick, scratch: &mut Scratch<G>);

    /// How the game is likely to end from `state`, which [`Evaluator::play_on`] led to.
    /// In a search it is told who the `searcher` is.
    fn evaluate(&self, state: &G, _searcher: Option<Seat>) -> Evaluation {
        Evaluation::of_scores(&state.scores())
    }

    /// How much people can believe of a lead that a search from this state finds, from 0 to 1.
    /// It picks what turned out well in its head, which early in a game is mostly luck. Neither
    /// what it chooses nor what it finds one choice better than another depends on that.
    fn trust(&self, _state: &G) -> f32 {
        1.0
    }

    /// Plays what the player to act is likely to do at first sight: one choice, or
    /// several of the same seat that belong together.
    fn reply(&self, state: &mut G, chance: &mut Quick, scratch: &mut Scratch<G>) {
        scratch.list(state);
        self.priors(state, &scratch.choices, &mut scratch.weights);
        let pick = draw(&scratch.weights, chance);
        state.play_unchecked(scratch.choices[pick]);
    }

    /// How promising each choice is: adds one share for each to `out`, together 1.
    fn priors(&self, state: &G, choices: &[G::Choice], out: &mut Vec<f32>);
}

/// Lists that are used over and over, so that nothing is allocated on the way.
pub struct Scratch<G: Game> {
    /// The choices of the moment.
    pub choices: Vec<G::Choice>,
    /// Their weights.
    pub weights: Vec<f32>,
}

impl<G: Game> Default for Scratch<G> {
    fn default() -> Scratch<G> {
        Scratch { choices: Vec::with_capacity(256), weights: Vec::with_capacity(256) }
    }
}

impl<G: Game> Scratch<G> {
    /// Lists the choices of a state, without weights yet.
    pub fn list(&mut self, state: &G) {
        self.choices.clear();
        self.weights.clear();
        state.choices(&mut self.choices);
    }
}

/// Weighs choices at a glance.
pub trait Policy<G: Game>: Send + Sync {
    /// Adds a weight for each choice to `out`. A choice whose weight is
    /// higher by 1 is about 2.7 times as likely.
    fn weigh(&self, state: &G, choices: &[G::Choice], out: &mut Vec<f32>);
}

/// Plays to the end at random; all choices are equally promising.
pub struct RandomPlayout;

impl<G: Game> Evaluator<G> for RandomPlayout {
    fn play_on(&self, state: &mut G, chance: &mut Quick, scratch: &mut Scratch<G>) {
        while state.to_act().is_some() {
            scratch.list(state);
            let pick = chance.below(scratch.choices.len() as u32) as usize;
            state.play_unchecked(scratch.choices[pick]);
        }
    }

    fn priors(&self, _: &G, choices: &[G::Choice], out: &mut Vec<f32>) {
        out.resize(choices.len(), 1.0 / choices.len() as f32);
    }
}

/// Plays to the end by policy.
pub struct PolicyPlayout<P>(pub P);

impl<G: Game, P: Policy<G>> Evaluator<G> for PolicyPlayout<P> {
    fn play_on(&self, state: &mut G, chance: &mut Quick, scratch: &mut Scratch<G>) {
        while state.to_act().is_some() {
            play_by_policy(&self.0, state, chance, scratch);
        }
    }

    fn priors(&self, state: &G, choices: &[G::Choice], out: &mut Vec<f32>) {
        policy_priors(&self.0, state, choices, out);
    }
}

/// Plays one choice, drawn by weight.
pub fn play_by_policy<G: Game>(
    policy: &impl Policy<G>,
    state: &mut G,
    chance: &mut Quick,
    scratch: &mut Scratch<G>,
) {
    scratch.list(state);
    let mut pick = 0;
    if scratch.choices.len() > 1 {
        policy_priors(policy, state, &scratch.choices, &mut scratch.weights);
        pick = draw(&scratch.weights, chance);
    }
    state.play_unchecked(scratch.choices[pick]);
}

/// Draws an index from probabilities.
pub fn draw(probabilities: &[f32], chance: &mut Quick) -> usize {
    let mut rest = (chance.next_u32() >> 8) as f32 / (1 << 24) as f32;
    for (index, probability) in probabilities.iter().enumerate() {
        rest -= probability;
        if rest < 0.0 {
            return index;
        }
    }
    probabilities.len() - 1
}

/// Turns weights into probabilities: a weight higher by 1 is about 2.7 times as likely.
pub fn softmax(weights: &mut [f32]) {
    let most = weights.iter().copied().fold(f32::NEG_INFINITY, f32::max);
    let mut total = 0.0;
    for weight in weights.iter_mut() {
        *weight = (*weight - most).exp();
        total += *weight;
    }
    let scale = 1.0 / total;
    weights.iter_mut().for_each(|weight| *weight *= scale);
}

/// Adds the probability of each choice under a policy to `out`.
pub fn policy_priors<G: Game>(
    policy: &impl Policy<G>,
    state: &G,
    choices: &[G::Choice],
    out: &mut Vec<f32>,
) {
    let first = out.len();
    policy.weigh(state, choices, out);
    softmax(&mut out[first..]);
}

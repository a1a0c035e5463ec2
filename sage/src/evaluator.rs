//! What a search asks when it can look no further.
//!
//! An [`Evaluator`] says how a position is likely to end, and which choices are
//! worth a look first. Three kinds are here for any game: a playout by lot, a
//! playout by policy, and one that plays by policy to the next quiet
//! moment and has the position appraised there. A network of any size is one more
//! [`Value`] or [`Evaluator`].

use caravanserai_core::{Chance, Game, MAX_SEATS, Quick, Scores};

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
    pub fn settled(scores: &Scores) -> Evaluation {
        let mut evaluation = Evaluation::default();
        for (index, score) in scores.all().iter().enumerate() {
            evaluation.share[index] = scores.share(caravanserai_core::Seat(index as u8));
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
    /// How the game is likely to end from here. `choices` is working space.
    fn evaluate(&self, state: &G, chance: &mut Quick, choices: &mut Scratch<G>) -> Evaluation;

    /// As [`Evaluator::evaluate`], told from which `guess` at the hidden things the
    /// game came here: what was only guessed need not count as if it were known.
    fn evaluate_since(
        &self,
        _guess: &G,
        state: &G,
        chance: &mut Quick,
        choices: &mut Scratch<G>,
    ) -> Evaluation {
        self.evaluate(state, chance, choices)
    }

    /// How a game that is over ended, told from which `guess` it came here.
    fn end_since(&self, _guess: &G, state: &G) -> Evaluation {
        Evaluation::settled(&state.scores())
    }

    /// Plays what whoever is to act is likely to do at first sight: one choice, or
    /// several of the same seat that belong together.
    fn reply(&self, state: &mut G, chance: &mut Quick, scratch: &mut Scratch<G>) {
        scratch.choices.clear();
        state.choices(&mut scratch.choices);
        scratch.weights.clear();
        self.priors(state, &scratch.choices, &mut scratch.weights);
        let pick = draw_share(&scratch.weights, 1.0, chance);
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

/// Weighs choices at a glance.
pub trait Policy<G: Game>: Send + Sync {
    /// Adds a weight for each choice to `out`. A choice whose weight is
    /// higher by 1 is about 2.7 times as likely.
    fn weigh(&self, state: &G, choices: &[G::Choice], out: &mut Vec<f32>);
}

/// Judges a position at a glance.
pub trait Value<G: Game>: Send + Sync {
    /// Whether nothing is under way, so that a glance does the position justice.
    fn is_quiet(&self, state: &G) -> bool;

    /// How the game is likely to end from a quiet position.
    fn evaluate(&self, state: &G) -> Evaluation;
}

/// Plays to the end by lot; all choices are equally promising.
pub struct RandomPlayout;

impl<G: Game> Evaluator<G> for RandomPlayout {
    fn evaluate(&self, state: &G, chance: &mut Quick, scratch: &mut Scratch<G>) -> Evaluation {
        let mut state = state.clone();
        while state.to_act().is_some() {
            scratch.choices.clear();
            state.choices(&mut scratch.choices);
            let pick = chance.below(scratch.choices.len() as u32) as usize;
            state.play_unchecked(scratch.choices[pick]);
        }
        Evaluation::settled(&state.scores())
    }

    fn priors(&self, _: &G, choices: &[G::Choice], out: &mut Vec<f32>) {
        out.resize(choices.len(), 1.0 / choices.len() as f32);
    }
}

/// Plays to the end by policy.
pub struct PolicyPlayout<I>(pub I);

impl<G: Game, I: Policy<G>> Evaluator<G> for PolicyPlayout<I> {
    fn evaluate(&self, state: &G, chance: &mut Quick, scratch: &mut Scratch<G>) -> Evaluation {
        let mut state = state.clone();
        while state.to_act().is_some() {
            play_by_policy(&self.0, &mut state, chance, scratch);
        }
        Evaluation::settled(&state.scores())
    }

    fn priors(&self, state: &G, choices: &[G::Choice], out: &mut Vec<f32>) {
        shares(&self.0, state, choices, out);
    }
}

/// Plays by policy until nothing is under way, and has that appraised.
pub struct Settled<I, A> {
    /// Weighs choices.
    pub policy: I,
    /// Judges quiet positions.
    pub value: A,
}

impl<G: Game, I: Policy<G>, A: Value<G>> Evaluator<G> for Settled<I, A> {
    fn evaluate(&self, state: &G, chance: &mut Quick, scratch: &mut Scratch<G>) -> Evaluation {
        if self.value.is_quiet(state) {
            return self.value.evaluate(state);
        }
        let mut state = state.clone();
        while state.to_act().is_some() {
            play_by_policy(&self.policy, &mut state, chance, scratch);
            if self.value.is_quiet(&state) {
                return self.value.evaluate(&state);
            }
        }
        Evaluation::settled(&state.scores())
    }

    fn priors(&self, state: &G, choices: &[G::Choice], out: &mut Vec<f32>) {
        shares(&self.policy, state, choices, out);
    }
}

/// Plays one choice, drawn by weight.
pub fn play_by_policy<G: Game>(
    policy: &impl Policy<G>,
    state: &mut G,
    chance: &mut Quick,
    scratch: &mut Scratch<G>,
) {
    scratch.choices.clear();
    state.choices(&mut scratch.choices);
    let pick = match scratch.choices.len() {
        1 => 0,
        _ => {
            scratch.weights.clear();
            policy.weigh(state, &scratch.choices, &mut scratch.weights);
            draw(&mut scratch.weights, chance)
        }
    };
    state.play_unchecked(scratch.choices[pick]);
}

/// Draws an index by weight; the weights are used up.
fn draw(weights: &mut [f32], chance: &mut Quick) -> usize {
    let total = exponentiate(weights);
    draw_share(weights, total, chance)
}

/// Draws an index by share of a total.
fn draw_share(weights: &[f32], total: f32, chance: &mut Quick) -> usize {
    let mut rest = total * (chance.next_u32() >> 8) as f32 / (1 << 24) as f32;
    for (index, weight) in weights.iter().enumerate() {
        rest -= weight;
        if rest < 0.0 {
            return index;
        }
    }
    weights.len() - 1
}

/// Turns weights into shares before a common divisor, which is told.
pub fn exponentiate(weights: &mut [f32]) -> f32 {
    let most = weights.iter().copied().fold(f32::NEG_INFINITY, f32::max);
    let mut total = 0.0;
    for weight in weights {
        *weight = (*weight - most).exp();
        total += *weight;
    }
    total
}

fn shares<G: Game>(policy: &impl Policy<G>, state: &G, choices: &[G::Choice], out: &mut Vec<f32>) {
    let first = out.len();
    policy.weigh(state, choices, out);
    let total = exponentiate(&mut out[first..]);
    out[first..].iter_mut().for_each(|share| *share /= total);
}

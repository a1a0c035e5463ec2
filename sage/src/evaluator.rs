//! What a search asks when it can look no further.
//!
//! An [`Evaluator`] says how a position is likely to end, and which choices are
//! worth a look first. Three kinds are here for any game: a playout by lot, a
//! playout by instinct, and one that plays by instinct to the next quiet
//! moment and has the position appraised there. A network of any size is one more
//! [`Appraiser`] or [`Evaluator`].

use caravanserai_core::{Chance, Game, MAX_SEATS, Quick, Scores};

/// How a position is likely to end, for each seat.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Outlook {
    /// The share of the win, from 0 to 1.
    pub share: [f32; MAX_SEATS],
    /// The final points.
    pub points: [f32; MAX_SEATS],
}

impl Outlook {
    /// The outlook at the end of a game: what happened.
    pub fn settled(scores: &Scores) -> Outlook {
        let mut outlook = Outlook::default();
        for (index, score) in scores.all().iter().enumerate() {
            outlook.share[index] = scores.share(caravanserai_core::Seat(index as u8));
            outlook.points[index] = f32::from(score.total());
        }
        outlook
    }
}

/// Judges positions and choices for a search.
///
/// It is shown full states, but only ones that the search made up from what
/// its seat can see.
pub trait Evaluator<G: Game>: Send + Sync {
    /// How the game is likely to end from here. `choices` is working space.
    fn outlook(&self, state: &G, chance: &mut Quick, choices: &mut Working<G>) -> Outlook;

    /// As [`Evaluator::outlook`], told from which `guess` at the hidden things the
    /// game came here: what was only guessed need not count as if it were known.
    fn outlook_since(
        &self,
        _guess: &G,
        state: &G,
        chance: &mut Quick,
        choices: &mut Working<G>,
    ) -> Outlook {
        self.outlook(state, chance, choices)
    }

    /// How a game that is over ended, told from which `guess` it came here.
    fn end_since(&self, _guess: &G, state: &G) -> Outlook {
        Outlook::settled(&state.scores())
    }

    /// Plays what whoever is to act is likely to do at first sight: one choice, or
    /// several of the same seat that belong together.
    fn reply(&self, state: &mut G, chance: &mut Quick, working: &mut Working<G>) {
        working.choices.clear();
        state.choices(&mut working.choices);
        working.weights.clear();
        self.priors(state, &working.choices, &mut working.weights);
        let pick = draw_share(&working.weights, 1.0, chance);
        state.play_unchecked(working.choices[pick]);
    }

    /// How promising each choice is: adds one share for each to `out`, together 1.
    fn priors(&self, state: &G, choices: &[G::Choice], out: &mut Vec<f32>);
}

/// Lists that are used over and over, so that nothing is allocated on the way.
pub struct Working<G: Game> {
    /// The choices of the moment.
    pub choices: Vec<G::Choice>,
    /// Their weights.
    pub weights: Vec<f32>,
}

impl<G: Game> Default for Working<G> {
    fn default() -> Working<G> {
        Working { choices: Vec::with_capacity(256), weights: Vec::with_capacity(256) }
    }
}

/// Weighs choices at a glance.
pub trait Instinct<G: Game>: Send + Sync {
    /// Adds a weight for each choice to `out`. A choice whose weight is
    /// higher by 1 is about 2.7 times as likely.
    fn weigh(&self, state: &G, choices: &[G::Choice], out: &mut Vec<f32>);
}

/// Judges a position at a glance.
pub trait Appraiser<G: Game>: Send + Sync {
    /// Whether nothing is under way, so that a glance does the position justice.
    fn is_quiet(&self, state: &G) -> bool;

    /// How the game is likely to end from a quiet position.
    fn appraise(&self, state: &G) -> Outlook;
}

/// Plays to the end by lot; all choices are equally promising.
pub struct RandomPlayout;

impl<G: Game> Evaluator<G> for RandomPlayout {
    fn outlook(&self, state: &G, chance: &mut Quick, working: &mut Working<G>) -> Outlook {
        let mut state = state.clone();
        while state.to_act().is_some() {
            working.choices.clear();
            state.choices(&mut working.choices);
            let pick = chance.below(working.choices.len() as u32) as usize;
            state.play_unchecked(working.choices[pick]);
        }
        Outlook::settled(&state.scores())
    }

    fn priors(&self, _: &G, choices: &[G::Choice], out: &mut Vec<f32>) {
        out.resize(choices.len(), 1.0 / choices.len() as f32);
    }
}

/// Plays to the end by instinct.
pub struct InstinctPlayout<I>(pub I);

impl<G: Game, I: Instinct<G>> Evaluator<G> for InstinctPlayout<I> {
    fn outlook(&self, state: &G, chance: &mut Quick, working: &mut Working<G>) -> Outlook {
        let mut state = state.clone();
        while state.to_act().is_some() {
            play_by_instinct(&self.0, &mut state, chance, working);
        }
        Outlook::settled(&state.scores())
    }

    fn priors(&self, state: &G, choices: &[G::Choice], out: &mut Vec<f32>) {
        shares(&self.0, state, choices, out);
    }
}

/// Plays by instinct until nothing is under way, and has that appraised.
pub struct Settled<I, A> {
    /// Weighs choices.
    pub instinct: I,
    /// Judges quiet positions.
    pub appraiser: A,
}

impl<G: Game, I: Instinct<G>, A: Appraiser<G>> Evaluator<G> for Settled<I, A> {
    fn outlook(&self, state: &G, chance: &mut Quick, working: &mut Working<G>) -> Outlook {
        if self.appraiser.is_quiet(state) {
            return self.appraiser.appraise(state);
        }
        let mut state = state.clone();
        while state.to_act().is_some() {
            play_by_instinct(&self.instinct, &mut state, chance, working);
            if self.appraiser.is_quiet(&state) {
                return self.appraiser.appraise(&state);
            }
        }
        Outlook::settled(&state.scores())
    }

    fn priors(&self, state: &G, choices: &[G::Choice], out: &mut Vec<f32>) {
        shares(&self.instinct, state, choices, out);
    }
}

/// Plays one choice, drawn by weight.
pub(crate) fn play_by_instinct<G: Game>(
    instinct: &impl Instinct<G>,
    state: &mut G,
    chance: &mut Quick,
    working: &mut Working<G>,
) {
    working.choices.clear();
    state.choices(&mut working.choices);
    let pick = match working.choices.len() {
        1 => 0,
        _ => {
            working.weights.clear();
            instinct.weigh(state, &working.choices, &mut working.weights);
            draw(&mut working.weights, chance)
        }
    };
    state.play_unchecked(working.choices[pick]);
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
pub(crate) fn exponentiate(weights: &mut [f32]) -> f32 {
    let most = weights.iter().copied().fold(f32::NEG_INFINITY, f32::max);
    let mut total = 0.0;
    for weight in weights {
        *weight = (*weight - most).exp();
        total += *weight;
    }
    total
}

fn shares<G: Game>(
    instinct: &impl Instinct<G>,
    state: &G,
    choices: &[G::Choice],
    out: &mut Vec<f32>,
) {
    let first = out.len();
    instinct.weigh(state, choices, out);
    let total = exponentiate(&mut out[first..]);
    out[first..].iter_mut().for_each(|share| *share /= total);
}

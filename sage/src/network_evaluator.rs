//! A network as the judge of a search.

use crate::Plays;
use crate::evaluator::{Evaluation, Evaluator, Policy, Scratch, play_by_policy, softmax};
use crate::network::{Activations, Inputs, Network};
use crate::numeric::ChoiceOf;
use caravanserai_core::{Game, MAX_SEATS, Quick, Seat};
use std::marker::PhantomData;

/// A game whose positions and choices a network can read.
pub trait NetworkGame: Plays {
    /// How many inputs there are.
    const INPUTS: usize;

    /// How many tokens there are; none where a network does not weigh choices.
    const TOKENS: usize = 0;

    /// What counts as 1 in an input.
    fn input_unit(index: usize) -> u8;

    /// Whether nothing is under way, so that a glance does the position justice.
    fn is_quiet(state: &Self::Game) -> bool;

    /// Tells the inputs of a position from the eyes of `seat`.
    fn inputs(state: &Self::Game, seat: Seat, out: &mut Inputs);

    /// Tells what each choice of the seat to act is told apart by: its place in the list, a
    /// token, and how much of it.
    fn tokens(
        _state: &Self::Game,
        _choices: &[ChoiceOf<Self>],
        _tell: &mut dyn FnMut(usize, usize, f32),
    ) {
    }
}

/// What a network tells of a position: for each seat clockwise from the one to act, the
/// logarithm of its share of the win, and then for each its points.
pub const NETWORK_OUTPUTS: usize = 2 * MAX_SEATS;
/// What counts as 1 in points.
pub const POINTS_UNIT: f32 = 50.0;

/// A network that judges quiet positions of a game and weighs choices.
pub struct NetworkJudge<B> {
    network: &'static Network,
    /// Whether it judges with the eyes of the searcher, whoever is to act.
    by_own_eyes: bool,
    /// By how much choices with these tokens are likelier than the network says.
    fondness: &'static [(usize, f32)],
    game: PhantomData<fn() -> B>,
}

impl<B: NetworkGame> NetworkJudge<B> {
    /// A judge by this network.
    ///
    /// # Panics
    /// If the network is one of another game.
    pub fn new(network: &'static Network) -> NetworkJudge<B> {
        let sizes = network.sizes();
        let read = (sizes.inputs, sizes.tokens, sizes.outputs);
        assert_eq!(read, (B::INPUTS, B::TOKENS, NETWORK_OUTPUTS), "a network of this game");
        NetworkJudge { network, by_own_eyes: false, fondness: &[], game: PhantomData }
    }

    /// The same with the eyes of the searcher, whoever is to act: for a network that has learned
    /// how one player fares against others who play differently.
    pub fn by_own_eyes(mut self) -> NetworkJudge<B> {
        self.by_own_eyes = true;
        self
    }

    /// What the network makes of a position from the eyes of a seat.
    pub fn look(&self, state: &B::Game, seat: Seat) -> Activations<'static> {
        let mut inputs = Inputs::none();
        B::inputs(state, seat, &mut inputs);
        self.network.forward(&inputs)
    }

    /// How the game is likely to end, from the eyes of the seat that is to act.
    pub fn evaluate(&self, state: &B::Game, actor: Seat, searcher: Option<Seat>) -> Evaluation {
        let seat = searcher.filter(|_| self.by_own_eyes).unwrap_or(actor);
        let mut outputs = [0.0; NETWORK_OUTPUTS];
        self.look(state, seat).outputs(&mut outputs);
        let (shares, points) = outputs.split_at(MAX_SEATS);
        let seats = state.seats();
        let mut chances: [f32; MAX_SEATS] = shares.try_into().expect("one for each seat");
        softmax(&mut chances[..usize::from(seats)]);
        let mut evaluation = Evaluation::default();
        for step in 0..seats {
            let at = usize::from((seat.0 + step) % seats);
            evaluation.share[at] = chances[usize::from(step)];
            evaluation.points[at] = POINTS_UNIT * points[usize::from(step)];
        }
        evaluation
    }

    /// How promising each choice of the seat to act is.
    fn priors(&self, state: &B::Game, seat: Seat, choices: &[ChoiceOf<B>], out: &mut Vec<f32>) {
        let activations = self.look(state, seat);
        let fondness = |token| {
            let known = self.fondness.iter().find(|(of, _)| *of == token);
            known.map_or(0.0, |(_, fondness)| *fondness)
        };
        let first = out.len();
        out.resize(first + choices.len(), 0.0);
        B::tokens(state, choices, &mut |place, token, much| {
            out[first + place] += much * (activations.token(token) + fondness(token));
        });
        softmax(&mut out[first..]);
    }
}

/// Plays by policy to the next quiet position, which a network judges; choices are weighed
/// by the network too.
pub struct NetworkPlayout<B, P> {
    judge: NetworkJudge<B>,
    policy: P,
}

impl<B: NetworkGame, P: Policy<B::Game>> NetworkPlayout<B, P> {
    /// An evaluator by this network that plays on by this policy.
    ///
    /// # Panics
    /// If the network is one of another game.
    pub fn new(network: &'static Network, policy: P) -> NetworkPlayout<B, P> {
        NetworkPlayout { judge: NetworkJudge::new(network), policy }
    }

    /// The same judging by the searcher's own eyes ([`NetworkJudge::by_own_eyes`]).
    pub fn by_own_eyes(mut self) -> NetworkPlayout<B, P> {
        self.judge = self.judge.by_own_eyes();
        self
    }

    /// The same with a fondness for choices with some tokens.
    pub fn fond_of(mut self, fondness: &'static [(usize, f32)]) -> NetworkPlayout<B, P> {
        self.judge.fondness = fondness;
        self
    }
}

impl<B: NetworkGame, P: Policy<B::Game>> Evaluator<B::Game> for NetworkPlayout<B, P> {
    fn play_on(&self, state: &mut B::Game, chance: &mut Quick, scratch: &mut Scratch<B::Game>) {
        while state.to_act().is_some() && !B::is_quiet(state) {
            play_by_policy(&self.policy, state, chance, scratch);
        }
    }

    fn evaluate(&self, state: &B::Game, searcher: Option<Seat>) -> Evaluation {
        match state.to_act() {
            Some(seat) => self.judge.evaluate(state, seat, searcher),
            None => Evaluation::of_scores(&state.scores()),
        }
    }

    fn priors(&self, state: &B::Game, choices: &[ChoiceOf<B>], out: &mut Vec<f32>) {
        let seat = state.to_act().expect("there is something to choose");
        self.judge.priors(state, seat, choices, out);
    }
}

//! Games played for training a network, written as numbers.
//!
//! Every game is played by a search. Quiet positions and some others are searched long, and
//! what the search came to there is what value and policy learn. All others are searched
//! briefly, so that there are many games (playout-cap randomisation). Without any visits, games
//! are played at first sight: far more of them, from which the value learns how they ended.

mod program;

use crate::network::Inputs;
use crate::{Budget, Evaluator, NetworkGame, Search, SearchResult, draw};
use caravanserai_core::{Chance, Game, MAX_SEATS, Quick, Seat, Seed};
use std::io::{self, Write};
use std::sync::atomic::AtomicBool;

pub use program::{Failure, Task, run};

/// How games of the training are played.
#[derive(Clone, Copy, Debug)]
pub struct SelfPlay {
    /// The visits of a decision that is searched long; with 0 it is noted all the same.
    pub visits: u32,
    /// The visits of all others; with 0 the evaluator's reply is played.
    pub few_visits: u32,
    /// How many of a hundred decisions are searched long besides those in quiet positions.
    pub long_percent: u32,
    /// How often of a hundred times a choice is drawn by how often it was tried, so that games
    /// go where the best play would not.
    pub explore_percent: u32,
}

impl Default for SelfPlay {
    fn default() -> SelfPlay {
        SelfPlay { visits: 400, few_visits: 30, long_percent: 12, explore_percent: 12 }
    }
}

/// Decisions as numbers, in the order of the file: what a network reads, what the search
/// made of it and how the game ended.
#[derive(Default)]
pub struct Samples {
    decisions: Vec<Decision>,
    inputs: Vec<(u16, i16)>,
    choices: Vec<(f32, u16)>,
    tokens: Vec<(u16, i16)>,
}

/// One decision; seats are counted clockwise from the one that decides.
struct Decision {
    inputs: u16,
    choices: u16,
    seats: u8,
    is_quiet: bool,
    seat: Seat,
    /// The share of the win that the search expected, or, without one, what it was.
    expected: Option<f32>,
    share: [f32; MAX_SEATS],
    points: [f32; MAX_SEATS],
}

/// What counts as 1 in how much of a token a choice has.
const TOKEN_UNIT: f32 = 256.0;
/// What the files begin with.
const MAGIC: &[u8; 8] = b"samples1";

impl Samples {
    /// How many decisions there are.
    pub fn len(&self) -> usize {
        self.decisions.len()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.decisions.is_empty()
    }

    /// Adds those of another.
    pub fn add(&mut self, other: Samples) {
        self.decisions.extend(other.decisions);
        self.inputs.extend(other.inputs);
        self.choices.extend(other.choices);
        self.tokens.extend(other.tokens);
    }

    /// Plays a game and adds its decisions. Tells how many visits it took.
    ///
    /// Where others are `frozen`, `search` plays and learns for one seat alone: how that seat
    /// fares against them, by its own eyes whoever is to act.
    pub fn play<B: NetworkGame, E: Evaluator<B::Game>>(
        &mut self,
        search: &mut Search<B::Game, E>,
        mut frozen: Option<(&mut Search<B::Game, E>, Seat)>,
        options: &<B::Game as Game>::Options,
        self_play: SelfPlay,
        seed: u64,
    ) -> u64 {
        let mut visits_made = 0;
        let mut chance = Quick::new(seed ^ 0x5eed);
        let mut state = B::Game::new(options, &Seed::new(format!("train {seed}")));
        let (first, never) = (self.decisions.len(), AtomicBool::new(false));
        let mut legal = Vec::new();
        search.clear();
        if let Some((frozen, _)) = &mut frozen {
            frozen.clear();
        }
        while let Some(seat) = state.to_act() {
            legal.clear();
            state.choices(&mut legal);
            if let [only] = legal[..] {
                state.play_unchecked(only);
                continue;
            }
            let long = chance.below(100) < self_play.long_percent || B::is_quiet(&state);
            let visits = if long { self_play.visits } else { self_play.few_visits };
            if let Some((frozen, learner)) = &mut frozen
                && seat != *learner
            {
                if B::is_quiet(&state) {
                    self.note::<B>(&state, *learner, None);
                }
                // Nobody who is to be found out plays better for being looked at.
                let budget = Budget::visits(self_play.few_visits.max(1));
                let result = frozen.run(&state.view(Some(seat)), &legal, budget, &never);
                visits_made += u64::from(result.iterations);
                state.play_unchecked(result.best().choice);
                continue;
            }
            if visits == 0 {
                if long {
                    self.note::<B>(&state, seat, None);
                }
                search.reply(&mut state, &mut chance);
                continue;
            }
            let view = state.view(Some(seat));
            let result = search.run(&view, &legal, Budget::visits(visits), &never);
            visits_made += u64::from(result.iterations);
            let tried = tried(&result);
            if long {
                let expected = result.choices.iter().zip(&tried).map(|(s, tried)| s.share * tried);
                self.note::<B>(&state, seat, Some(expected.sum()));
                // What was searched no longer than the rest teaches nothing about choices.
                if self_play.visits > self_play.few_visits {
                    self.note_choices::<B>(&state, &legal, &tried);
                }
            }
            let explore = chance.below(100) < self_play.explore_percent;
            let choice =
                if explore { legal[draw(&tried, &mut chance)] } else { result.best().choice };
            state.play_unchecked(choice);
        }
        let scores = state.scores();
        for decision in &mut self.decisions[first..] {
            for step in 0..decision.seats {
                let seat = Seat((decision.seat.0 + step) % decision.seats);
                decision.share[usize::from(step)] = scores.share(seat);
                decision.points[usize::from(step)] = f32::from(scores.of(seat).total());
            }
            decision.expected.get_or_insert(decision.share[0]);
        }
        visits_made
    }

    fn note<B: NetworkGame>(&mut self, state: &B::Game, seat: Seat, expected: Option<f32>) {
        let mut inputs = Inputs::none();
        B::inputs(state, seat, &mut inputs);
        let before = self.inputs.len();
        self.inputs.extend(inputs.all());
        self.decisions.push(Decision {
            inputs: (self.inputs.len() - before) as u16,
            choices: 0,
            seats: state.seats(),
            is_quiet: B::is_quiet(state),
            seat,
            expected,
            share: [0.0; MAX_SEATS],
            points: [0.0; MAX_SEATS],
        });
    }

    fn note_choices<B: NetworkGame>(
        &mut self,
        state: &B::Game,
        legal: &[<B::Game as Game>::Choice],
        tried: &[f32],
    ) {
        if B::TOKENS == 0 {
            return;
        }
        let mut tokens = vec![Vec::new(); legal.len()];
        B::tokens(state, legal, &mut |place, token, much| {
            let much = (much * TOKEN_UNIT).round() as i16;
            tokens[place].push((token as u16, much));
        });
        for (tokens, tried) in tokens.into_iter().zip(tried) {
            self.choices.push((*tried, tokens.len() as u16));
            self.tokens.extend(tokens);
        }
        self.decisions.last_mut().expect("just noted").choices = legal.len() as u16;
    }

    /// Writes everything: how many there are of each kind, what counts as 1 in each input,
    /// and one list after the other, all in little-endian order.
    pub fn write<B: NetworkGame>(&self, out: &mut impl Write) -> io::Result<()> {
        out.write_all(MAGIC)?;
        let counts = [
            B::INPUTS,
            B::TOKENS,
            self.decisions.len(),
            self.inputs.len(),
            self.choices.len(),
            self.tokens.len(),
        ];
        for count in counts {
            out.write_all(&(count as u64).to_le_bytes())?;
        }
        let units: Vec<u8> = (0..B::INPUTS).map(B::input_unit).collect();
        out.write_all(&units)?;
        for decision in &self.decisions {
            out.write_all(&decision.inputs.to_le_bytes())?;
            out.write_all(&decision.choices.to_le_bytes())?;
            out.write_all(&[decision.seats, decision.is_quiet.into(), 0, 0])?;
            let expected = decision.expected.iter();
            for number in expected.chain(&decision.share).chain(&decision.points) {
                out.write_all(&number.to_le_bytes())?;
            }
        }
        for (index, value) in self.inputs.iter().chain(&self.tokens) {
            out.write_all(&index.to_le_bytes())?;
            out.write_all(&value.to_le_bytes())?;
        }
        for (tried, tokens) in &self.choices {
            out.write_all(&tried.to_le_bytes())?;
            out.write_all(&u32::from(*tokens).to_le_bytes())?;
        }
        Ok(())
    }
}

/// How often each choice was tried, as shares.
fn tried<C: Copy>(result: &SearchResult<C>) -> Vec<f32> {
    let total: u32 = result.choices.iter().map(|stats| stats.visits).sum();
    result.choices.iter().map(|stats| stats.visits as f32 / total as f32).collect()
}

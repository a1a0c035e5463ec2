//! Many games that are stepped at once, over all cores and without the interpreter.

use crate::Refused;
use crate::convert::{GivenSeed, count};
use crate::game::{Choice, Played, bad_index};
use crate::offered::Offered;
use crate::outputs::{Arrays, Outputs, Widths};
use caravanserai_core::{Chance, Game, Quick, Scores, Seat, Seed};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::PyDict;
use rayon::ThreadPool;
use sage::Numeric;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};

/// Games per thread.
const CHUNK: usize = 64;
/// The action that leaves a game as it is.
const WAIT: i64 = -1;
/// The place of an index where a choice has none.
const NO_INDEX: u16 = u16::MAX;
/// The most games of a batch.
const MOST_GAMES: u32 = 1 << 24;
/// The most threads of a batch.
const MOST_THREADS: u32 = 1024;

/// Games that begin anew when they are over.
pub(crate) struct Batch<O: Offered> {
    options: <O::Game as Game>::Options,
    seed: Seed,
    slots: Vec<Slot<O>>,
    widths: Widths,
    /// More threads than the caller's own, if there are to be any.
    pool: Option<ThreadPool>,
}

struct Slot<O: Offered> {
    state: O::Game,
    /// Which game of the slot it is.
    game: u32,
    chance: Quick,
    /// What may be chosen, listed once for each decision.
    legal: Vec<Choice<O>>,
    /// The index of each of them; see [`Slot::indices`].
    indices: Vec<u16>,
    /// What is to be played next.
    chosen: Option<Choice<O>>,
}

impl<O: Offered> Slot<O> {
    /// Deals the next game: a batch of the same seed has the same games.
    fn deal(&mut self, options: &<O::Game as Game>::Options, seed: &Seed, index: usize) {
        self.game = self.game.wrapping_add(1);
        let game = self.game;
        self.state = O::Game::new(options, &Seed::new(format!("{seed}/{index}/{game}")));
        self.list();
    }

    /// Lists what may be chosen now.
    #[inline]
    fn list(&mut self) {
        self.legal.clear();
        self.indices.clear();
        self.state.choices(&mut self.legal);
    }

    /// The index of each legal choice, found once for each decision if anybody asks;
    /// [`NO_INDEX`] for one that has none.
    #[inline]
    fn indices(&mut self) -> &[u16] {
        if self.indices.is_empty() {
            self.indices.resize(self.legal.len(), NO_INDEX);
            let indices = &mut self.indices;
            O::Bot::indices(&self.state, &self.legal, |place, index| indices[place] = index as u16);
        }
        &self.indices
    }

    /// The legal choice with an index, if there is one.
    #[inline]
    fn choice(&mut self, index: i64) -> Option<Choice<O>> {
        let index = u16::try_from(index).ok().filter(|index| *index != NO_INDEX)?;
        let place = self.indices().iter().position(|own| *own == index)?;
        Some(self.legal[place])
    }

    /// Plays a choice; tells how the game ended if it did.
    #[inline]
    fn play(&mut self, choice: Choice<O>) -> Option<Scores> {
        self.state.play_unchecked(choice);
        self.state.to_act().is_none().then(|| self.state.scores())
    }

    /// The place of a legal choice, drawn by lot.
    #[inline]
    fn draw(&mut self) -> usize {
        self.chance.below(self.legal.len() as u32) as usize
    }
}

/// What a seat takes from a game: 1 for a win, together 0.
pub(crate) fn reward(scores: &Scores, seat: Seat) -> f64 {
    let (seats, winners) = (scores.all().len() as f64, scores.winners().count() as f64);
    let share = if scores.is_winner(seat) { 1.0 / winners } else { 0.0 };
    (share * seats - 1.0) / (seats - 1.0)
}

impl<O: Offered> Batch<O> {
    pub(crate) fn new(
        games: i64,
        seed: Option<GivenSeed>,
        threads: Option<i64>,
        named: Option<&Bound<'_, PyDict>>,
    ) -> PyResult<Batch<O>> {
        let games = count("count", games, MOST_GAMES)? as usize;
        let options = Played::<O>::read_options(named)?;
        let cores = || std::thread::available_parallelism().map_or(1, Into::into);
        let threads = match threads {
            Some(threads) => count("threads", threads, MOST_THREADS)? as usize,
            None => cores(),
        };
        let pool =
            (threads > 1).then(|| rayon::ThreadPoolBuilder::new().num_threads(threads).build());
        let pool = pool.transpose().map_err(|e| PyValueError::new_err(e.to_string()))?;
        let seed = GivenSeed::or_random(seed);
        let slot = |index| {
            let mut slot = Slot {
                state: O::Game::new(&options, &Seed::new(format!("{seed}/{index}/0"))),
                game: 0,
                chance: Quick::new(seed_of(&seed, index)),
                legal: Vec::new(),
                indices: Vec::new(),
                chosen: None,
            };
            slot.list();
            slot
        };
        let slots: Vec<Slot<O>> = (0..games).map(slot).collect();
        let seats = slots[0].state.seats().into();
        let widths =
            Widths { features: O::Bot::FEATURE_COUNT, actions: O::Bot::ACTION_COUNT, seats };
        Ok(Batch { options, seed, slots, widths, pool })
    }

    pub(crate) fn len(&self) -> usize {
        self.slots.len()
    }

    pub(crate) fn widths(&self) -> Widths {
        self.widths
    }

    pub(crate) fn threads(&self) -> usize {
        self.pool.as_ref().map_or(1, ThreadPool::current_num_threads)
    }

    pub(crate) fn state(&self, index: usize) -> Option<&O::Game> {
        self.slots.get(index).map(|slot| &slot.state)
    }

    /// Does something with all games, a chunk at a time.
    fn each(
        &mut self,
        outputs: Outputs<'_>,
        work: impl Fn(&mut [Slot<O>], Outputs<'_>, usize) + Sync,
    ) {
        fn split<O: Offered>(
            slots: &mut [Slot<O>],
            outputs: Outputs<'_>,
            first: usize,
            chunk: usize,
            work: &(impl Fn(&mut [Slot<O>], Outputs<'_>, usize) + Sync),
        ) {
            if slots.len() <= chunk {
                return work(slots, outputs, first);
            }
            let half = slots.len() / 2;
            let (left, right) = slots.split_at_mut(half);
            let (left_outputs, right_outputs) = outputs.split_at(half);
            rayon::join(
                || split(left, left_outputs, first, chunk, work),
                || split(right, right_outputs, first + half, chunk, work),
            );
        }
        match &self.pool {
            None => work(&mut self.slots, outputs, 0),
            Some(pool) => {
                let chunk = (self.slots.len() / (pool.current_num_threads() * 4)).max(CHUNK);
                let slots = &mut self.slots;
                pool.install(|| split(slots, outputs, 0, chunk, &work));
            }
        }
    }

    /// Plays one choice in each game, or in none if one of them is not legal. A game with
    /// the action [`WAIT`] is left as it is.
    pub(crate) fn step(
        &mut self,
        py: Python<'_>,
        actions: &[i64],
        arrays: &mut Arrays<'_>,
    ) -> PyResult<()> {
        let (games, widths) = (self.len(), self.widths);
        if actions.len() != games {
            let reason = format!("{} actions were given for {games} games", actions.len());
            return Err(PyValueError::new_err(reason));
        }
        let outputs = arrays.outputs(games, widths)?;
        let wrong = py.detach(|| {
            let wrong = self.resolve(actions);
            if wrong.is_none() {
                self.play_chosen(outputs);
            }
            wrong
        });
        match wrong {
            None => Ok(()),
            Some(game) => {
                let reason = bad_index::<O>(&self.slots[game].state, actions[game]);
                Err(Refused::new_err(format!("game {game}: {reason}")))
            }
        }
    }

    /// Finds what each index means; tells the first game in which it means nothing.
    fn resolve(&mut self, actions: &[i64]) -> Option<usize> {
        let wrong = AtomicUsize::new(usize::MAX);
        let widths = self.widths;
        self.each(Outputs::none(widths), |slots, _, first| {
            for (place, slot) in slots.iter_mut().enumerate() {
                if actions[first + place] == WAIT {
                    slot.chosen = None;
                    continue;
                }
                slot.chosen = slot.choice(actions[first + place]);
                if slot.chosen.is_none() {
                    wrong.fetch_min(first + place, Ordering::Relaxed);
                }
            }
        });
        Some(wrong.into_inner()).filter(|game| *game < usize::MAX)
    }

    fn play_chosen(&mut self, outputs: Outputs<'_>) {
        let (options, seed) = (self.options.clone(), self.seed.clone());
        self.each(outputs, |slots, mut outputs, first| {
            for (place, slot) in slots.iter_mut().enumerate() {
                let ended = slot.chosen.take().and_then(|choice| slot.play(choice));
                tell_end(&ended, place, &mut outputs);
                if ended.is_some() {
                    slot.deal(&options, &seed, first + place);
                } else {
                    slot.list();
                }
                tell_state(slot, place, &mut outputs);
            }
        });
    }

    /// Writes how things stand.
    pub(crate) fn observe(&mut self, py: Python<'_>, arrays: &mut Arrays<'_>) -> PyResult<()> {
        let outputs = arrays.outputs(self.len(), self.widths)?;
        py.detach(|| {
            self.each(outputs, |slots, mut outputs, _| {
                for (place, slot) in slots.iter_mut().enumerate() {
                    tell_end(&None, place, &mut outputs);
                    tell_state(slot, place, &mut outputs);
                }
            });
        });
        Ok(())
    }

    /// Deals all games anew.
    pub(crate) fn reset(&mut self, py: Python<'_>, seed: Option<GivenSeed>) {
        if let Some(seed) = seed {
            self.seed = GivenSeed::or_random(Some(seed));
            for (index, slot) in self.slots.iter_mut().enumerate() {
                slot.game = u32::MAX;
                slot.chance = Quick::new(seed_of(&self.seed, index));
            }
        }
        let (options, seed, widths) = (self.options.clone(), self.seed.clone(), self.widths);
        py.detach(|| {
            self.each(Outputs::none(widths), |slots, _, first| {
                for (place, slot) in slots.iter_mut().enumerate() {
                    slot.deal(&options, &seed, first + place);
                }
            });
        });
    }

    /// Draws a legal index for each game.
    pub(crate) fn random_actions(&mut self, py: Python<'_>, actions: &mut [i64]) {
        let widths = self.widths;
        let outputs = Outputs { seats: Some(actions), ..Outputs::none(widths) };
        py.detach(|| {
            self.each(outputs, |slots, outputs, _| {
                let actions = outputs.seats.into_iter().flatten();
                for (slot, action) in slots.iter_mut().zip(actions) {
                    let drawn = slot.draw();
                    // Should the one that was drawn have no index, another one does.
                    let mut from_there = slot.indices()[..=drawn].iter().rev();
                    if let Some(index) = from_there.find(|index| **index != NO_INDEX) {
                        *action = (*index).into();
                    }
                }
            });
        });
    }

    /// Plays so many random choices in each game; tells how many games came to an end.
    pub(crate) fn run_random(&mut self, py: Python<'_>, steps: u64) -> u64 {
        let (options, seed, widths) = (self.options.clone(), self.seed.clone(), self.widths);
        let ended = AtomicU64::new(0);
        py.detach(|| {
            self.each(Outputs::none(widths), |slots, _, first| {
                let mut over = 0;
                for (place, slot) in slots.iter_mut().enumerate() {
                    for _ in 0..steps {
                        let drawn = slot.draw();
                        let choice = slot.legal[drawn];
                        slot.state.play_unchecked(choice);
                        if slot.state.to_act().is_none() {
                            over += 1;
                            slot.deal(&options, &seed, first + place);
                        } else {
                            slot.list();
                        }
                    }
                }
                ended.fetch_add(over, Ordering::Relaxed);
            });
        });
        ended.into_inner()
    }
}

/// A number from which the random choices of a slot follow.
fn seed_of(seed: &Seed, index: usize) -> u64 {
    seed.key().stream(&format!("choices {index}")).next_u64()
}

/// Writes whether a game is over, and what everybody took from it.
#[inline]
fn tell_end(ended: &Option<Scores>, place: usize, outputs: &mut Outputs<'_>) {
    if let Some(dones) = &mut outputs.dones {
        dones[place] = ended.is_some();
    }
    if let Some(rewards) = &mut outputs.rewards {
        let seats = outputs.widths.seats;
        for (seat, to) in rewards[place * seats..][..seats].iter_mut().enumerate() {
            *to = ended.as_ref().map_or(0.0, |scores| reward(scores, Seat(seat as u8)) as f32);
        }
    }
}

/// Writes what the player to act sees and may choose.
#[inline]
fn tell_state<O: Offered>(slot: &mut Slot<O>, place: usize, outputs: &mut Outputs<'_>) {
    let Widths { features, actions, .. } = outputs.widths;
    let to_act = slot.state.to_act();
    if let Some(seats) = &mut outputs.seats {
        seats[place] = to_act.map_or(-1, |seat| seat.0.into());
    }
    if let Some(masks) = &mut outputs.masks {
        let mask = &mut masks[place * actions..][..actions];
        mask.fill(0);
        for index in slot.indices() {
            if let Some(legal) = mask.get_mut(usize::from(*index)) {
                *legal = 1;
            }
        }
    }
    let state = &slot.state;
    if let Some(bytes) = &mut outputs.bytes {
        O::Bot::write(&state.view(to_act), &mut bytes[place * features..][..features]);
    }
    if let Some(floats) = &mut outputs.floats {
        O::Bot::write(&state.view(to_act), &mut floats[place * features..][..features]);
    }
}

/// Plays a game to its end many times, every choice by lot, and writes what everybody has
/// then: a row of `points` and `rewards` for each playout.
pub(crate) fn playouts<O: Offered>(
    state: &O::Game,
    seed: u64,
    points: &mut [i32],
    rewards: &mut [f32],
) {
    use rayon::prelude::*;
    let seats = usize::from(state.seats());
    let each = points.par_chunks_mut(seats).zip(rewards.par_chunks_mut(seats)).enumerate();
    each.with_min_len(16).for_each_init(
        || Vec::with_capacity(256),
        |legal, (number, (points, rewards))| {
            let mut chance = Quick::new(seed.wrapping_add(number as u64).wrapping_mul(0x9e37_79b9));
            let mut state = state.clone();
            while state.to_act().is_some() {
                legal.clear();
                state.choices(legal);
                state.play_unchecked(legal[chance.below(legal.len() as u32) as usize]);
            }
            let scores = state.scores();
            for (seat, score) in scores.all().iter().enumerate() {
                points[seat] = score.total().into();
                rewards[seat] = reward(&scores, Seat(seat as u8)) as f32;
            }
        },
    );
}

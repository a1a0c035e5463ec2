//! A playout allocates nothing: choices go into a list that is reused, states
//! are flat, and scores live on the stack.

// A global allocator is unsafe by nature; this one only counts and passes on.
#![allow(unsafe_code)]

use caravanserai_core::{Chance, Game, Quick, Seat, Seed};
use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;
use targi::{Choice, HandRule, Options, State, TokenRule, TribeDeck};

struct Counting;

thread_local! {
    /// What this thread asked for; other threads of the test runner do not count.
    static ALLOCATIONS: Cell<u64> = const { Cell::new(0) };
}

fn count() {
    ALLOCATIONS.with(|allocations| allocations.set(allocations.get() + 1));
}

// SAFETY: every request goes unchanged to the system's allocator; counting
// touches only a constant-initialised cell, which allocates nothing itself.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        count();
        // SAFETY: as the caller promises.
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, pointer: *mut u8, layout: Layout) {
        // SAFETY: as the caller promises.
        unsafe { System.dealloc(pointer, layout) }
    }

    unsafe fn realloc(&self, pointer: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        count();
        // SAFETY: as the caller promises.
        unsafe { System.realloc(pointer, layout, size) }
    }
}

#[global_allocator]
static COUNTING: Counting = Counting;

/// What `work` allocates.
fn allocations(work: impl FnOnce()) -> u64 {
    let before = ALLOCATIONS.get();
    work();
    ALLOCATIONS.get() - before
}

fn play_out(state: &mut State, chance: &mut Quick, choices: &mut Vec<Choice>) {
    while state.to_act().is_some() {
        choices.clear();
        state.choices(choices);
        let choice = choices[chance.below(choices.len() as u32) as usize];
        state.play_unchecked(choice);
    }
}

#[test]
fn the_counter_counts() {
    assert_eq!(allocations(|| drop(vec![1, 2, 3])), 1);
    assert_eq!(allocations(|| ()), 0);
}

#[test]
fn a_playout_allocates_nothing() {
    let mut chance = Quick::new(1);
    let mut choices = Vec::with_capacity(256);
    for game in 0..400_u64 {
        let hand_rule = if game % 2 == 0 { HandRule::Author } else { HandRule::Printed };
        let options = Options {
            hand_rule,
            expansion: game % 4 < 2,
            tokens: if game % 3 == 0 { TokenRule::Off } else { TokenRule::Secret },
            tribe_deck: (game % 5 == 0).then_some(TribeDeck::Mixed),
            ..Options::default()
        };
        let start = State::new(&options, &Seed::new(game.to_string()));
        let mut total = 0;
        let used = allocations(|| {
            let mut state = start.clone();
            play_out(&mut state, &mut chance, &mut choices);
            let scores = state.scores();
            total = scores.of(Seat(0)).total() + scores.of(Seat(1)).total();
        });
        assert_eq!(used, 0, "game {game}");
        assert!(total >= 0, "nobody has less than nothing");
    }
}

#[test]
fn a_refill_allocates_nothing() {
    // So many goods cards are used in a long game that the pile runs out.
    let mut chance = Quick::new(5);
    let mut choices = Vec::with_capacity(256);
    let mut refills = 0;
    for game in 0..200_u64 {
        let mut state = State::new(&Options::default(), &Seed::new(format!("refill {game}")));
        let used = allocations(|| play_out(&mut state, &mut chance, &mut choices));
        assert_eq!(used, 0, "game {game}");
        refills += u32::from(state.position().refills[1]);
    }
    assert!(refills > 0, "no game ran out of goods cards");
}

#[test]
fn filling_in_a_view_allocates_nothing() {
    for expansion in [false, true] {
        let tribe_deck = expansion.then_some(TribeDeck::Mixed);
        let tokens = if expansion { TokenRule::Secret } else { TokenRule::Off };
        let options = Options { expansion, tribe_deck, tokens, ..Options::default() };
        fill_in_every_view(State::new(&options, &Seed::new("views")));
    }
}

fn fill_in_every_view(mut state: State) {
    let mut chance = Quick::new(9);
    let mut choices = Vec::with_capacity(256);
    while state.to_act().is_some() {
        let used = allocations(|| {
            let view = state.view(state.to_act());
            let filled = State::determinize(&view, &mut chance);
            assert_eq!(filled.to_act(), state.to_act());
        });
        assert_eq!(used, 0);
        choices.clear();
        state.choices(&mut choices);
        state.play_unchecked(choices[chance.below(choices.len() as u32) as usize]);
    }
}

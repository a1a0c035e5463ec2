//! A playout allocates nothing: choices go into a list that is reused, states
//! are flat, and scores live on the stack. The cards of a deck file are freed with
//! the last game that is played with them.

// A global allocator is unsafe by nature; this one only counts and passes on.
#![allow(unsafe_code)]

use caravanserai_core::{Chance, Game, Quick, Seat, Seed};
use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;
use targi::{Choice, CustomDeck, Deck, HandRule, Options, State, TokenRule, TribeDeck};

struct Counting;

thread_local! {
    /// What this thread asked for; other threads of the test runner do not count.
    static ALLOCATIONS: Cell<u64> = const { Cell::new(0) };
    /// What it asked for and has not given back, in bytes.
    static HELD: Cell<i64> = const { Cell::new(0) };
}

fn count() {
    ALLOCATIONS.with(|allocations| allocations.set(allocations.get() + 1));
}

fn hold(bytes: i64) {
    HELD.with(|held| held.set(held.get() + bytes));
}

// SAFETY: every request goes unchanged to the system's allocator; counting
// touches only a constant-initialised cell, which allocates nothing itself.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        count();
        hold(layout.size() as i64);
        // SAFETY: as the caller promises.
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, pointer: *mut u8, layout: Layout) {
        hold(-(layout.size() as i64));
        // SAFETY: as the caller promises.
        unsafe { System.dealloc(pointer, layout) }
    }

    unsafe fn realloc(&self, pointer: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        count();
        hold(size as i64 - layout.size() as i64);
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
    let before = HELD.get();
    let held = vec![0_u8; 1000];
    assert_eq!(HELD.get() - before, 1000);
    drop(held);
    assert_eq!(HELD.get(), before);
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
    // In a long game the pile of goods cards runs out.
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

/// A game with a deck file that no other game has.
fn with_own_deck(number: usize) -> State {
    let text = Deck::listing("own", &format!("Deck {number}"), &Deck::base().tribe);
    let deck = CustomDeck::new(&text).expect("nine of each symbol");
    let tribe_deck = Some(TribeDeck::Custom(deck));
    let options = Options { tribe_deck, expansion: number.is_multiple_of(2), ..Options::default() };
    State::new(&options, &Seed::new(number.to_string()))
}

#[test]
fn a_deck_is_freed_with_the_last_game_that_is_played_with_it() {
    let mut chance = Quick::new(3);
    let mut choices = Vec::with_capacity(256);
    // The cards that come with the program are read once and stay.
    drop((with_own_deck(0), with_own_deck(1)));
    let before = HELD.get();
    for number in 2..3000 {
        let state = with_own_deck(number);
        let (mut guess, view) = (state.clone(), state.view(None));
        drop(state);
        if number.is_multiple_of(100) {
            play_out(&mut guess, &mut chance, &mut choices);
        }
        // Who plays on still knows the cards.
        assert_eq!(view.rules.tribe_ids().count(), 45);
    }
    assert_eq!(HELD.get(), before, "bytes that 2998 decks left behind");
}

#[test]
fn a_deck_takes_little_beside_its_text() {
    drop((with_own_deck(0), with_own_deck(1)));
    let before = HELD.get();
    let game = with_own_deck(2);
    let bytes = HELD.get() - before;
    assert!(bytes < 20 << 10, "{bytes} bytes for a game with its own 45 cards");
    drop(game);
}

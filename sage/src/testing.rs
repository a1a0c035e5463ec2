//! Checks that the opponents of every game must pass, for the tests of each.

use crate::{Budget, Plays, Search, SearchConfig};
use caravanserai_core::{Game, InfoSet, Quick, Seed};
use std::sync::atomic::AtomicBool;

/// Asserts that these opponents choose the same in a state and in another that
/// looks alike to whoever is to act.
#[track_caller]
pub fn choose_alike<G: InfoSet, B: Plays<Game = G>>(
    state: &G,
    legal: &[G::Choice],
    names: &[&str],
    chance: &mut Quick,
) {
    let seat = state.to_act();
    let twin = G::determinize(&state.view(seat), chance);
    for name in names {
        let choose = |state: &G| {
            let mut opponent = B::opponent(name, 3).expect("a known opponent");
            opponent.choose(&state.view(seat), legal)
        };
        assert_eq!(choose(state), choose(&twin), "{name} in round {}", state.round());
    }
}

/// Asserts that a search of the first decision of a deal makes the same few
/// allocations for its answer whether it searches for long or not. The first of the
/// three searches warms it up; `count` counts the allocations of what it is given.
#[track_caller]
pub fn iterations_allocate_nothing<B: Plays>(
    options: &<B::Game as Game>::Options,
    visits: [u32; 3],
    count: impl Fn(&mut dyn FnMut()) -> u64,
) {
    let state = B::Game::new(options, &Seed::new("heap"));
    let (view, mut legal) = (state.view(state.to_act()), Vec::new());
    state.choices(&mut legal);
    let config = SearchConfig { stop_when_decided: false, memory_mib: 8, ..B::config() };
    let mut search = Search::new(B::evaluator(), config, 1);
    let stop = AtomicBool::new(false);
    let [_, short, long] = visits.map(|visits| {
        count(&mut || drop(search.run(&view, &legal, Budget::visits(visits), &stop)))
    });
    assert_eq!(short, long, "the same few for the answer, none for an iteration");
    assert!(long < 10, "{long} allocations");
}

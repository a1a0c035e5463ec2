//! The opponents of both games at play.

mod five_tribes_opponents;
mod five_tribes_search;
mod opponents;
mod search;

use caravanserai_core::Quick;
use sage::Plays;

/// Asserts that these opponents choose the same in a state and in another that looks
/// alike to who is to act.
#[track_caller]
fn choose_alike<G: Plays>(state: &G, legal: &[G::Choice], names: &[&str], chance: &mut Quick) {
    let seat = state.to_act();
    let twin = G::determinize(&state.view(seat), chance);
    for name in names {
        let choose = |state: &G| {
            let mut opponent = G::opponent(name, 3).expect("a known opponent");
            opponent.choose(&state.view(seat), legal)
        };
        assert_eq!(choose(state), choose(&twin), "{name} in round {}", state.round());
    }
}

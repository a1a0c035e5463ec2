//! Playing needs no heap: search does it millions of times.

use caravanserai_core::{Chance, Game, Quick, Seed};
use five_tribes::{Options, State};

fn playout(deal: &State, chance: &mut Quick, choices: &mut Vec<five_tribes::Choice>) -> State {
    let mut state = deal.clone();
    loop {
        choices.clear();
        state.choices(choices);
        if choices.is_empty() {
            return state;
        }
        let choice = choices[chance.below(choices.len() as u32) as usize];
        state.play_unchecked(choice);
    }
}

#[test]
fn a_playout_allocates_nothing() {
    let mut chance = Quick::new(1);
    let mut choices = Vec::with_capacity(1024);
    for game in 0..200 {
        let options = Options {
            players: 2 + game % 3,
            thieves: game & 1 == 0,
            artisans: game & 2 == 0,
            ..Options::default()
        };
        let deal = State::new(&options, &Seed::new(format!("heap {game}")));
        // The first look at the catalogue reads it; that is once per program.
        let _ = five_tribes::catalogue();
        let used = allocation_counter::measure(|| {
            let end = playout(&deal, &mut chance, &mut choices);
            let view = end.view(end.to_act());
            let _ = State::determinize(&view, &mut chance).scores();
        });
        assert_eq!(used.count_total, 0, "game {game} with {options:?}");
    }
}

//! Plays random games and checks every state on the way.
//!
//! `cargo run --release -p targi --example endurance -- 1000000`

use caravanserai_core::{Chance, Game, Quick, Seat, Seed};
use std::time::Instant;
use targi::{HandRule, Layout, Options, State};

fn main() {
    let mut words = std::env::args().skip(1);
    let games: u64 = words.next().map_or(Ok(100_000), |n| n.parse()).expect("a number of games");
    let first: u64 = words.next().map_or(Ok(0), |n| n.parse()).expect("the first seed");
    let began = Instant::now();
    let mut total = 0;
    let mut longest = 0;
    let mut widest = 0;
    let mut choices = Vec::new();
    for game in first..first + games {
        let mut chance = Quick::new(game);
        let options = draw_options(&mut chance);
        let mut state = State::new(&options, &Seed::new(game.to_string()));
        let mut decisions = 0;
        while state.to_act().is_some() {
            choices.clear();
            state.choices(&mut choices);
            widest = widest.max(choices.len());
            let choice = choices[chance.below(choices.len() as u32) as usize];
            state.play_unchecked(choice);
            decisions += 1;
            let broken = state.broken_invariants();
            assert!(broken.is_empty(), "game {game}, decision {decisions}: {broken:?}");
        }
        total += decisions;
        longest = longest.max(decisions);
    }
    println!(
        "{games} games, {total} decisions (at most {longest} a game, {widest} choices), \
         every state checked, in {:.1} s",
        began.elapsed().as_secs_f32()
    );
}

fn draw_options(chance: &mut Quick) -> Options {
    let hand_rule = [HandRule::Author, HandRule::Printed][chance.below(2) as usize];
    let layout = [Layout::Chequerboard, Layout::Random][chance.below(2) as usize];
    let start = [None, Some(Seat(0)), Some(Seat(1))][chance.below(3) as usize];
    Options { hand_rule, layout, start }
}

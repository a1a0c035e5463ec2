//! Plays random games and checks every state on the way.
//!
//! `cargo run --release -p targi --example targi_endurance -- 1000000`

use caravanserai_core::{Chance, Game, Quick, Seat, Seed};
use std::time::Instant;
use targi::{
    BorderMix, Edition, Field, HandRule, Layout, Options, State, Token, TokenRule, TribeDeck,
};

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
    let mut one_of = |n: u32| chance.below(n) as usize;
    let decks = [None, Some(TribeDeck::Base), Some(TribeDeck::Expansion), Some(TribeDeck::Mixed)];
    let tokens = [TokenRule::Off, TokenRule::Secret, TokenRule::Random, TokenRule::Same];
    let mixed_border = one_of(3) == 0;
    Options {
        expansion: one_of(2) == 0,
        tokens: tokens[one_of(4)],
        same_tokens: [None, Some(Token::ALL[1..].iter().copied().collect())][one_of(2)],
        hand_rule: [HandRule::Author, HandRule::Printed][one_of(2)],
        layout: [Layout::Chequerboard, Layout::Random][one_of(2)],
        start: [None, Some(Seat(0)), Some(Seat(1))][one_of(3)],
        tribe_deck: decks[one_of(4)].clone(),
        border: if mixed_border { mixed_border_of(&mut one_of) } else { BorderMix::default() },
        easy_start: one_of(2) == 0,
    }
}

fn mixed_border_of(one_of: &mut impl FnMut(u32) -> usize) -> BorderMix {
    let mut border = BorderMix::default();
    for field in Field::all() {
        match one_of(3) {
            0 => border.set(field, Edition::Base),
            1 => border.set(field, Edition::Expansion),
            _ => {}
        }
    }
    border
}

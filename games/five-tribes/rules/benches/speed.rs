//! How fast the rules are: random full games, the parts of a choice, copies.
//!
//! `cargo bench -p five-tribes`

use caravanserai_core::{Chance, Game, Quick, Seed};
use divan::counter::ItemsCount;
use divan::{Bencher, black_box};
use five_tribes::{Choice, Options, State};

fn main() {
    divan::main();
}

const GAMES: usize = 64;

fn deals(options: Options) -> Vec<State> {
    (0..GAMES).map(|game| State::new(&options, &Seed::new(format!("bench {game}")))).collect()
}

fn options(players: u8, thieves: bool, artisans: bool) -> Options {
    Options { players, thieves, artisans, ..Options::default() }
}

/// Plays to the end with random choices; returns how many were made.
fn play_out(state: &mut State, chance: &mut Quick, choices: &mut Vec<Choice>) -> u32 {
    let mut count = 0;
    loop {
        choices.clear();
        state.choices(choices);
        if choices.is_empty() {
            return count;
        }
        state.play_unchecked(choices[chance.below(choices.len() as u32) as usize]);
        count += 1;
    }
}

fn random_games(bencher: Bencher<'_, '_>, options: Options) {
    let deals = deals(options);
    let mut chance = Quick::new(7);
    let mut choices = Vec::with_capacity(256);
    bencher.counter(ItemsCount::new(GAMES)).bench_local(move || {
        for deal in &deals {
            let mut state = deal.clone();
            play_out(&mut state, &mut chance, &mut choices);
            black_box(state.scores());
        }
    });
}

#[divan::bench]
fn random_base_games_of_two(bencher: Bencher<'_, '_>) {
    random_games(bencher, options(2, false, false));
}

#[divan::bench]
fn random_games_of_two_with_thieves(bencher: Bencher<'_, '_>) {
    random_games(bencher, options(2, true, false));
}

#[divan::bench]
fn random_games_of_four_with_everything(bencher: Bencher<'_, '_>) {
    random_games(bencher, options(4, true, true));
}

/// States from all stages of random games, each with one of its choices.
fn moments() -> Vec<(State, Choice)> {
    let mut chance = Quick::new(3);
    let mut choices = Vec::new();
    let mut moments = Vec::new();
    for mut state in deals(options(2, false, false)) {
        loop {
            choices.clear();
            state.choices(&mut choices);
            if choices.is_empty() {
                break;
            }
            let choice = choices[chance.below(choices.len() as u32) as usize];
            moments.push((state.clone(), choice));
            state.play_unchecked(choice);
        }
    }
    moments
}

#[divan::bench]
fn list_choices(bencher: Bencher<'_, '_>) {
    let moments = moments();
    let mut choices = Vec::with_capacity(256);
    bencher.counter(ItemsCount::new(moments.len())).bench_local(move || {
        for (state, _) in &moments {
            choices.clear();
            state.choices(&mut choices);
            black_box(&choices);
        }
    });
}

#[divan::bench]
fn copy_and_play(bencher: Bencher<'_, '_>) {
    let moments = moments();
    bencher.counter(ItemsCount::new(moments.len())).bench_local(move || {
        for (state, choice) in &moments {
            let mut next = state.clone();
            next.play_unchecked(*choice);
            black_box(&next);
        }
    });
}

#[divan::bench]
fn copy(bencher: Bencher<'_, '_>) {
    let moments = moments();
    bencher.counter(ItemsCount::new(moments.len())).bench_local(move || {
        for (state, _) in &moments {
            black_box(state.clone());
        }
    });
}

#[divan::bench]
fn view_to_json(bencher: Bencher<'_, '_>) {
    let views: Vec<_> = moments().iter().map(|(state, _)| state.view(state.to_act())).collect();
    bencher.counter(ItemsCount::new(views.len())).bench_local(move || {
        for view in &views {
            black_box(serde_json::to_string(view).expect("a view is plain data"));
        }
    });
}

#[divan::bench]
fn determinize(bencher: Bencher<'_, '_>) {
    let views: Vec<_> = moments().iter().map(|(state, _)| state.view(state.to_act())).collect();
    let mut chance = Quick::new(5);
    bencher.counter(ItemsCount::new(views.len())).bench_local(move || {
        for view in &views {
            black_box(State::determinize(view, &mut chance));
        }
    });
}

//! How fast the rules are. `cargo bench -p targi`

use caravanserai_core::{Chance, Game, Quick, Seat, Seed};
use divan::counter::ItemsCount;
use divan::{Bencher, black_box};
use targi::{Choice, Options, State, View};

fn main() {
    divan::main();
}

/// Plays a whole game at random; tells how many decisions it took.
fn play_out(state: &mut State, chance: &mut Quick, choices: &mut Vec<Choice>) -> u64 {
    let mut decisions = 0;
    while state.to_act().is_some() {
        choices.clear();
        state.choices(choices);
        let choice = choices[chance.below(choices.len() as u32) as usize];
        state.play_unchecked(choice);
        decisions += 1;
    }
    decisions
}

/// A state in the middle of a random game.
fn midgame(seed: u64) -> State {
    let mut chance = Quick::new(seed);
    let mut state = State::new(&Options::default(), &Seed::new(seed.to_string()));
    let mut choices = Vec::new();
    for _ in 0..80 {
        choices.clear();
        state.choices(&mut choices);
        state.play_unchecked(choices[chance.below(choices.len() as u32) as usize]);
    }
    state
}

/// Random full games, each dealt from a seed of its own.
#[divan::bench]
fn full_game(bencher: Bencher<'_, '_>) {
    let seeds: Vec<Seed> = (0..1024).map(|n| Seed::new(n.to_string())).collect();
    let mut chance = Quick::new(1);
    let mut choices = Vec::with_capacity(256);
    let mut next = 0;
    bencher.counter(ItemsCount::new(1_usize)).bench_local(|| {
        next = (next + 1) % seeds.len();
        let mut state = State::new(&Options::default(), &seeds[next]);
        black_box(play_out(&mut state, &mut chance, &mut choices))
    });
}

#[divan::bench]
fn deal(bencher: Bencher<'_, '_>) {
    let seed = Seed::new("deal");
    bencher.bench_local(|| State::new(&Options::default(), black_box(&seed)));
}

#[divan::bench]
fn copy(bencher: Bencher<'_, '_>) {
    let state = midgame(1);
    bencher.bench_local(|| black_box(&state).clone());
}

#[divan::bench]
fn choices(bencher: Bencher<'_, '_>) {
    let states: Vec<State> = (0..256).map(midgame).collect();
    let mut choices = Vec::with_capacity(256);
    bencher.counter(ItemsCount::new(states.len())).bench_local(|| {
        for state in &states {
            choices.clear();
            state.choices(&mut choices);
            black_box(&choices);
        }
    });
}

#[divan::bench]
fn copy_and_play(bencher: Bencher<'_, '_>) {
    let states: Vec<(State, Choice)> = (0..256).map(|seed| first_choice(midgame(seed))).collect();
    bencher.counter(ItemsCount::new(states.len())).bench_local(|| {
        for (state, choice) in &states {
            let mut state = state.clone();
            state.play_unchecked(*choice);
            black_box(&state);
        }
    });
}

fn first_choice(state: State) -> (State, Choice) {
    let choices = state.legal();
    (state, choices[0])
}

#[divan::bench]
fn checked_play(bencher: Bencher<'_, '_>) {
    let (state, choice) = first_choice(midgame(1));
    bencher.bench_local(|| {
        let mut state = state.clone();
        black_box(state.play(black_box(choice)))
    });
}

#[divan::bench]
fn view(bencher: Bencher<'_, '_>) {
    let state = midgame(1);
    bencher.bench_local(|| black_box(&state).view(Some(Seat(0))));
}

#[divan::bench]
fn view_to_json(bencher: Bencher<'_, '_>) {
    let views: Vec<View> = (0..256).map(|seed| midgame(seed).view(Some(Seat(0)))).collect();
    bencher.counter(ItemsCount::new(views.len())).bench_local(|| {
        for view in &views {
            black_box(serde_json::to_string(view).expect("a view is plain data"));
        }
    });
}

#[divan::bench]
fn determinize(bencher: Bencher<'_, '_>) {
    let view = midgame(1).view(Some(Seat(0)));
    let mut chance = Quick::new(1);
    bencher.bench_local(|| State::determinize(black_box(&view), &mut chance));
}

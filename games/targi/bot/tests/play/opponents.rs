//! Opponents play sensibly and never cheat.

use caravanserai_core::{Chance, Game, Quick, Seat, Seed};
use sage::testing::{absurd_choices, choose_alike};
use sage::{Opponent, Plays};
use targi::{Options, State};
use targi_bot::TargiBot;

type Seats = [Box<dyn Opponent<State>>; 2];

/// Plays a game to its end and tells what each seat takes from it.
fn play(mut seats: Seats, seed: u64) -> [f32; 2] {
    let mut state = State::new(&Options::default(), &Seed::new(seed.to_string()));
    let mut legal = Vec::new();
    while let Some(seat) = state.to_act() {
        legal.clear();
        state.choices(&mut legal);
        let choice = seats[seat.index()].choose(&state.view(Some(seat)), &legal);
        state.play(choice).expect("opponents pick legal choices");
    }
    let scores = state.scores();
    [scores.share(Seat(0)), scores.share(Seat(1))]
}

#[test]
fn greedy_beats_random_almost_always() {
    let pairs = 40;
    let mut won = 0.0;
    for seed in 0..pairs {
        let seats = || ["greedy", "random"].map(|name| TargiBot::opponent(name, seed).unwrap());
        won += play(seats(), seed)[0];
        let [greedy, random] = seats();
        won += play([random, greedy], seed)[1];
    }
    assert!(won >= 0.95 * 2.0 * pairs as f32, "{won} of {}", 2 * pairs);
}

#[test]
fn the_same_view_gives_the_same_choice_whatever_is_hidden() {
    let mut chance = Quick::new(7);
    let mut number = 0;
    for game in 0..6 {
        let options = Options { expansion: game % 2 == 1, ..Options::default() };
        let mut state = State::new(&options, &Seed::new(format!("secret {game}")));
        let mut legal = Vec::new();
        while state.to_act().is_some() {
            legal.clear();
            state.choices(&mut legal);
            number += 1;
            if number % 7 == 0 {
                let names = ["random", "greedy", "novice", "herder:40v", "sage:40v", "ismcts:20v"];
                choose_alike::<State, TargiBot>(&state, &legal, &names, &mut chance);
            }
            state.play_unchecked(legal[chance.below(legal.len() as u32) as usize]);
        }
    }
}

#[test]
fn a_beginner_makes_no_absurd_choices() {
    let games = |count: usize| -> Vec<Options> {
        (0..count).map(|n| Options { expansion: n % 2 == 1, ..Options::default() }).collect()
    };
    for name in ["pilgrim", "novice"] {
        assert_eq!(absurd_choices::<TargiBot>(name, &games(12)), [""; 0], "{name}");
    }
    let by_lot = absurd_choices::<TargiBot>("random", &games(2));
    assert!(by_lot.len() > 10, "{by_lot:?}");
}

#[test]
fn a_short_search_beats_greedy() {
    let pairs = 10;
    let mut won = 0.0;
    for seed in 0..pairs {
        let seats = || ["sage:60v", "greedy"].map(|name| TargiBot::opponent(name, seed).unwrap());
        won += play(seats(), seed)[0];
        let [searcher, greedy] = seats();
        won += play([greedy, searcher], seed)[1];
    }
    assert!(won >= 0.6 * 2.0 * pairs as f32, "{won} of {}", 2 * pairs);
}

#[test]
fn a_forced_move_is_played_at_once() {
    let began = std::time::Instant::now();
    let mut sage = TargiBot::opponent("sage", 1).unwrap();
    let state = State::new(&Options::default(), &Seed::new("forced"));
    let view = state.view(state.to_act());
    let only = targi::Choice::End;
    assert_eq!(sage.choose(&view, &[only]), only);
    assert!(began.elapsed().as_millis() < 200, "{:?}", began.elapsed());
}

#[test]
fn an_unknown_opponent_is_nobody() {
    assert!(TargiBot::opponent("grandmaster", 1).is_none());
    assert!(TargiBot::opponent("cheat", 1).is_none(), "nobody who cheats is an opponent");
    assert!(sage::NAMES.iter().all(|name| TargiBot::opponent(name, 1).is_some()));
}

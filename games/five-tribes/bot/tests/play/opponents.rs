//! Opponents of Five Tribes play sensibly, quickly, and never cheat.

use caravanserai_core::{Chance, Game, Quick, Seat, Seed};
use five_tribes::{Choice, Options, State};
use five_tribes_bot::FiveTribesBot;
use sage::Plays;
use sage::testing::{absurd_choices, choose_alike};

/// Few visits are quick, and do not depend on the clock.
const SHORT: [&str; 2] = ["sage:100v", "greedy"];
const ALL: [&str; 6] = ["random", "greedy", "novice:12v", "trader:20v", "sage:30v", "playout:4v"];

fn options(game: u64, players: u8) -> Options {
    Options { players, thieves: game & 1 == 0, artisans: game & 2 != 0, ..Options::default() }
}

/// What the first player, on `place`, takes from a game against several of the second.
fn play(names: [&str; 2], game: u64, options: &Options, place: Seat) -> f32 {
    let players = options.players;
    let mut state = State::new(options, &Seed::new(format!("{} {game}", names[1])));
    let name = |seat: u8| names[usize::from(seat != place.0)];
    let mut opponents: Vec<_> =
        (0..players).map(|seat| FiveTribesBot::opponent(name(seat), game).unwrap()).collect();
    let mut legal = Vec::new();
    while let Some(seat) = state.to_act() {
        legal.clear();
        state.choices(&mut legal);
        let choice = opponents[seat.index()].choose(&state.view(Some(seat)), &legal);
        state.play(choice).expect("opponents pick legal choices");
    }
    state.scores().share(place)
}

#[test]
fn greedy_beats_random_nearly_always_with_two_three_and_four_players() {
    for players in 2..=4 {
        let games = 16;
        let place = |game: u64| Seat((game % u64::from(players)) as u8);
        let game =
            |game: u64| play(["greedy", "random"], game, &options(game, players), place(game));
        let won: f32 = (0..games).map(game).sum();
        assert!(won >= 0.9 * games as f32, "{won} of {games} games with {players} players");
    }
}

#[test]
fn a_short_search_beats_greedy_with_two_players() {
    let base = Options { players: 2, thieves: false, ..Options::default() };
    let won: f32 = (0..8).map(|n| play(SHORT, n, &base, Seat((n % 2) as u8))).sum();
    assert!(won >= 6.0, "{won} of 8 games");
}

#[test]
fn a_short_search_comes_first_more_often_than_three_greedy_players_together() {
    let base = Options { players: 4, thieves: false, ..Options::default() };
    let won: f32 = (0..16).map(|n| play(SHORT, n, &base, Seat((n % 4) as u8))).sum();
    assert!(won > 8.0, "{won} of 16 games");
}

#[test]
fn a_beginner_makes_no_absurd_choices() {
    let games = |count| (0..count).map(|game| options(game, 2)).collect::<Vec<_>>();
    for name in ["pilgrim", "novice"] {
        assert_eq!(absurd_choices::<FiveTribesBot>(name, &games(8)), [""; 0], "{name}");
    }
    let by_lot = absurd_choices::<FiveTribesBot>("random", &games(2));
    assert!(by_lot.len() > 10, "{by_lot:?}");
}

#[test]
fn the_same_view_gives_the_same_choice_whatever_is_hidden() {
    let mut chance = Quick::new(5);
    let mut number = 0;
    for game in 0..8 {
        let options = options(game, 2 + (game % 3) as u8);
        let mut state = State::new(&options, &Seed::new(format!("secret {game}")));
        let mut legal = Vec::new();
        while state.to_act().is_some() {
            legal.clear();
            state.choices(&mut legal);
            number += 1;
            let searches = number % 31 == 0;
            let names: &[&str] = if searches { &ALL } else { &["random", "greedy"] };
            choose_alike::<State, FiveTribesBot>(&state, &legal, names, &mut chance);
            state.play_unchecked(legal[chance.below(legal.len() as u32) as usize]);
        }
    }
}

#[test]
fn a_greedy_bidder_does_not_pay_for_nothing() {
    let mut high = 0;
    let mut free = 0;
    for game in 0..20 {
        let state = State::new(&options(game, 4), &Seed::new(format!("bids {game}")));
        let seat = state.to_act().expect("the auction begins");
        let legal = state.legal();
        let bid = FiveTribesBot::opponent("greedy", game)
            .unwrap()
            .choose(&state.view(Some(seat)), &legal);
        match bid {
            Choice::Bid { price: 18, .. } => high += 1,
            Choice::Bid { price: 0, .. } => free += 1,
            _ => {}
        }
    }
    assert!(high < 10, "{high} of 20 opening bids are 18");
    assert!(free < 20, "some turns are worth paying for");
}

//! Opponents of Five Tribes play sensibly, quickly, and never cheat.

use caravanserai_core::{Chance, Game, Quick, Seat, Seed};
use five_tribes::{Choice, Options, State};
use sage::Plays;

fn options(game: u64, players: u8) -> Options {
    Options { players, thieves: game & 1 == 0, artisans: game & 2 != 0, ..Options::default() }
}

/// What the greedy player on `place` takes from a game against random ones.
fn play(game: u64, players: u8, place: Seat) -> f32 {
    let mut state = State::new(&options(game, players), &Seed::new(format!("greedy {game}")));
    let name = |seat: u8| if seat == place.0 { "greedy" } else { "random" };
    let mut opponents: Vec<_> =
        (0..players).map(|seat| State::opponent(name(seat), game).unwrap()).collect();
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
        let won: f32 = (0..games).map(|game| play(game, players, place(game))).sum();
        assert!(won >= 0.9 * games as f32, "{won} of {games} games with {players} players");
    }
}

#[test]
fn the_same_view_gives_the_same_choice_whatever_is_hidden() {
    let mut chance = Quick::new(5);
    for game in 0..8 {
        let options = options(game, 2 + (game % 3) as u8);
        let mut state = State::new(&options, &Seed::new(format!("secret {game}")));
        let mut legal = Vec::new();
        while let Some(seat) = state.to_act() {
            legal.clear();
            state.choices(&mut legal);
            let view = state.view(Some(seat));
            let twin = State::determinize(&view, &mut chance);
            for name in State::opponents() {
                let choose = |state: &State| {
                    let mut opponent = State::opponent(name, 3).unwrap();
                    opponent.choose(&state.view(Some(seat)), &legal)
                };
                assert_eq!(choose(&state), choose(&twin), "{name} in game {game}");
            }
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
        let mut legal = Vec::new();
        state.choices(&mut legal);
        let bid = State::opponent("greedy", game).unwrap().choose(&state.view(Some(seat)), &legal);
        match bid {
            Choice::Bid { price: 18, .. } => high += 1,
            Choice::Bid { price: 0, .. } => free += 1,
            _ => {}
        }
    }
    assert!(high < 10, "{high} of 20 opening bids are 18");
    assert!(free < 20, "some turns are worth paying for");
}

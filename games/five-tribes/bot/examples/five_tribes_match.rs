//! How often one opponent of Five Tribes takes the first place against
//! others, and how long it thinks.
//!
//! `cargo run --release -p five-tribes-bot --example five_tribes_match -- greedy random 4 100`

use caravanserai_core::{Game, Seed};
use five_tribes::{Options, State};
use five_tribes_bot::FiveTribesBot;
use sage::Plays;
use std::time::{Duration, Instant};

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let [hero, others, players, games] = words.as_slice() else {
        eprintln!("expected: HERO OTHERS PLAYERS GAMES");
        return;
    };
    let (Ok(players), Ok(games)) = (players.parse::<u8>(), games.parse::<u32>()) else {
        eprintln!("players and games are numbers");
        return;
    };
    let mut won = 0.0;
    let (mut moves, mut thought, mut longest) = (0, Duration::ZERO, Duration::ZERO);
    let mut points = [0_i64; 2];
    for game in 0..games {
        let options = Options {
            players,
            thieves: game & 1 == 0,
            artisans: game & 2 != 0,
            ..Options::default()
        };
        let mut state = State::new(&options, &Seed::new(format!("match {game}")));
        let place = (game % u32::from(players)) as u8;
        let mut legal = Vec::new();
        let mut opponents: Vec<_> = (0..players)
            .map(|seat| {
                let name = if seat == place { hero } else { others };
                FiveTribesBot::opponent(name, u64::from(game)).expect("a known opponent")
            })
            .collect();
        while let Some(seat) = state.to_act() {
            legal.clear();
            state.choices(&mut legal);
            let began = Instant::now();
            let choice = opponents[seat.index()].choose(&state.view(Some(seat)), &legal);
            if seat.0 == place {
                moves += 1;
                thought += began.elapsed();
                longest = longest.max(began.elapsed());
            }
            state.play(choice).expect("opponents pick legal choices");
        }
        let scores = state.scores();
        won += scores.share(caravanserai_core::Seat(place));
        for (seat, score) in scores.all().iter().enumerate() {
            points[usize::from(seat != usize::from(place))] += i64::from(score.total());
        }
    }
    let each = |sum: i64, seats: u8| sum as f64 / f64::from(games) / f64::from(seats);
    println!(
        "{hero} against {} {others}: {won} of {games} games, {:.1} points to {:.1}; \
         {:.2} ms a move, at most {:.0} ms",
        players - 1,
        each(points[0], 1),
        each(points[1], players - 1),
        thought.as_secs_f64() * 1000.0 / f64::from(moves.max(1)),
        longest.as_secs_f64() * 1000.0
    );
}

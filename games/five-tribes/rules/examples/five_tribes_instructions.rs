//! The same random games every time, for counting instructions.
//!
//! `bench/instructions` runs this under valgrind: `five_tribes_instructions
//! GAMES [KIND]`, where the kind `five-tribes-all` means four players with the
//! Thieves and the Artisans in place of two with the base game. It prints how
//! many games and decisions it played; asked for 0 games it does all but play.

use caravanserai_core::{Chance, Game, Quick, Seat, Seed};
use five_tribes::{Options, State};

fn main() {
    let games: u64 = std::env::args().nth(1).map_or(Ok(200), |n| n.parse()).expect("a number");
    let all = std::env::args().nth(2).as_deref() == Some("five-tribes-all");
    let players = if all { 4 } else { 2 };
    let options = Options { players, thieves: all, artisans: all, ..Options::default() };
    let mut choices = Vec::with_capacity(512);
    let mut chance = Quick::new(1);
    let mut decisions = 0_u64;
    let mut points = 0_i64;
    // The figures are read here, whether games follow or not.
    let mut state = State::new(&options, &Seed::new("first"));
    for game in 0..games {
        state = State::new(&options, &Seed::new(game.to_string()));
        while state.to_act().is_some() {
            choices.clear();
            state.choices(&mut choices);
            state.play_unchecked(choices[chance.below(choices.len() as u32) as usize]);
            decisions += 1;
        }
        points += i64::from(state.scores().of(Seat(0)).total());
    }
    assert!(state.round() > 0 && points >= 0);
    println!("{games} {decisions}");
}

//! The same random games every time, for counting instructions.
//!
//! `bench/instructions` runs this under valgrind: `instructions GAMES
//! [expansion]`. It prints how many games and decisions it played; asked for 0
//! games it does all but play.

use caravanserai_core::{Chance, Game, Quick, Seat, Seed};
use targi::{Options, State, TokenRule};

fn main() {
    let games: u64 = std::env::args().nth(1).map_or(Ok(200), |n| n.parse()).expect("a number");
    let mut options = Options::default();
    if std::env::args().nth(2).as_deref() == Some("expansion") {
        options.expansion = true;
        options.tokens = TokenRule::Same;
    }
    let mut choices = Vec::with_capacity(256);
    let mut chance = Quick::new(1);
    let mut decisions = 0_u64;
    let mut points = 0_i64;
    // The deck is read here, whether games follow or not.
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

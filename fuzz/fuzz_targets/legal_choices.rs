//! Two answers to "what is legal" agree: the list, and checked play. The bytes
//! pick the choices of a game, and one arbitrary choice in each state.
#![no_main]

use caravanserai_core::{Game, Seed};
use libfuzzer_sys::fuzz_target;
use targi::{Choice, Options, State};

fuzz_target!(|input: (u8, Vec<(u8, String)>)| {
    let (seed, steps) = input;
    let mut state = State::new(&Options::default(), &Seed::new(seed.to_string()));
    for (pick, text) in steps {
        let mut legal = Vec::new();
        state.choices(&mut legal);
        if legal.is_empty() {
            return;
        }
        if let Ok(choice) = text.parse::<Choice>() {
            let mut tried = state.clone();
            let played = tried.play(choice);
            assert_eq!(played.is_ok(), legal.contains(&choice));
            assert!(played.is_ok() || tried == state, "a refused choice changes nothing");
        }
        state.play(legal[usize::from(pick) % legal.len()]).expect("a listed choice is legal");
    }
});

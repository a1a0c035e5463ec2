//! A position that loads is one that plays on without a broken invariant.
//!
//! The bytes change a position of a real game here and there.
#![no_main]

use caravanserai_core::{Chance, Game, Quick, Seed};
use libfuzzer_sys::fuzz_target;
use serde_json::{Value, json};
use targi::{Options, State};

fuzz_target!(|bytes: &[u8]| {
    let [seed, turns, changes @ ..] = bytes else { return };
    let mut chance = Quick::new(u64::from(*seed));
    let mut state = State::new(&Options::default(), &Seed::new(seed.to_string()));
    play(&mut state, &mut chance, u32::from(*turns));
    let mut position = serde_json::to_value(state.position()).expect("plain data");
    for change in changes.chunks_exact(2) {
        vary(&mut position, change[0], change[1]);
    }
    let Ok(position) = serde_json::from_value(position) else { return };
    if let Ok(mut state) = State::from_position(position) {
        play(&mut state, &mut chance, 400);
    }
});

fn play(state: &mut State, chance: &mut Quick, most: u32) {
    let mut choices = Vec::new();
    for _ in 0..most {
        if state.to_act().is_none() {
            return;
        }
        choices.clear();
        state.choices(&mut choices);
        state.play_unchecked(choices[chance.below(choices.len() as u32) as usize]);
        assert_eq!(state.broken_invariants(), Vec::<String>::new());
    }
}

/// Walks to some leaf of the value and changes it.
fn vary(value: &mut Value, way: u8, to: u8) {
    match value {
        Value::Object(map) if !map.is_empty() => {
            let index = usize::from(way) % map.len();
            let (_, inner) = map.iter_mut().nth(index).expect("an index of the map");
            vary(inner, way.rotate_left(3), to);
        }
        Value::Array(list) if !list.is_empty() => {
            let index = usize::from(way) % list.len();
            match to % 4 {
                0 => drop(list.remove(index)),
                1 => list.swap(0, index),
                _ => vary(&mut list[index], way.rotate_left(3), to),
            }
        }
        Value::Array(list) => list.push(json!(to)),
        Value::Bool(truth) => *truth = !*truth,
        Value::Number(_) => *value = json!(to),
        _ => *value = if to % 2 == 0 { Value::Null } else { json!(format!("B{:02}", to % 45)) },
    }
}

//! What a seat sees of a state, as a number: search tells positions apart by it.

use crate::state::State;
use caravanserai_core::{Game, Seat};
use std::hash::{Hash, Hasher};

impl State {
    /// A number that two states share exactly when they look the same to a
    /// seat, but for the odds of one in 2^64.
    pub fn sight(&self, seat: Seat) -> u64 {
        let view = self.view(Some(seat));
        let mut mix = Mix(u64::from(seat.0) + 1);
        view.open.hash(&mut mix);
        view.counts.hash(&mut mix);
        view.own.hash(&mut mix);
        mix.finish()
    }
}

/// Mixes words into one number, the same on every machine and in every run.
struct Mix(u64);

impl Hasher for Mix {
    fn finish(&self) -> u64 {
        let mixed = (self.0 ^ self.0 >> 32).wrapping_mul(0xd6e8_feb8_6659_fd93);
        mixed ^ mixed >> 32
    }

    fn write(&mut self, bytes: &[u8]) {
        for chunk in bytes.chunks(8) {
            let mut word = [0; 8];
            word[..chunk.len()].copy_from_slice(chunk);
            self.write_u64(u64::from_le_bytes(word));
        }
    }

    fn write_u8(&mut self, byte: u8) {
        self.write_u64(byte.into());
    }

    fn write_u64(&mut self, word: u64) {
        self.0 = (self.0.rotate_left(5) ^ word).wrapping_mul(0x517c_c1b7_2722_0a95);
    }

    fn write_usize(&mut self, word: usize) {
        self.write_u64(word as u64);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::options::Options;
    use caravanserai_core::{Chance, Quick, Seed};

    #[test]
    fn states_that_look_the_same_have_the_same_sight_and_others_another() {
        let options = Options { players: 3, artisans: true, ..Options::default() };
        let mut state = State::new(&options, &Seed::new("sight"));
        let mut chance = Quick::new(3);
        let mut seen = std::collections::BTreeMap::new();
        let mut choices = Vec::new();
        while state.to_act().is_some() {
            for seat in (0..3).map(Seat) {
                let twin = State::determinize(&state.view(Some(seat)), &mut chance);
                assert_eq!(state.sight(seat), twin.sight(seat));
                let view = format!("{:?}", state.view(Some(seat)));
                let known = seen.entry(state.sight(seat)).or_insert_with(|| view.clone());
                assert_eq!(*known, view, "another view has another sight");
            }
            choices.clear();
            state.choices(&mut choices);
            state.play_unchecked(choices[chance.below(choices.len() as u32) as usize]);
        }
        assert!(seen.len() > 300);
    }
}

//! The key of what a seat sees, by which a search tells positions apart.

use crate::state::State;
use caravanserai_core::{InfoSet, KeyHasher, Seat};
use std::hash::{Hash, Hasher};

impl InfoSet for State {
    fn key(&self, seat: Seat) -> u64 {
        let view = self.view(Some(seat));
        let mut hasher = KeyHasher::new(seat);
        view.open.hash(&mut hasher);
        view.counts.hash(&mut hasher);
        view.ledger.hash(&mut hasher);
        view.own.hash(&mut hasher);
        hasher.finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::options::Options;
    use caravanserai_core::{Chance, Game, Quick, Seed};

    #[test]
    fn states_that_look_the_same_have_the_same_key_and_others_another() {
        let options = Options { players: 3, artisans: true, ..Options::default() };
        let mut state = State::new(&options, &Seed::new("key"));
        let mut chance = Quick::new(3);
        let mut seen = std::collections::BTreeMap::new();
        let mut choices = Vec::new();
        while state.to_act().is_some() {
            for seat in (0..3).map(Seat) {
                let twin = State::determinize(&state.view(Some(seat)), &mut chance);
                assert_eq!(state.key(seat), twin.key(seat));
                let view = format!("{:?}", state.view(Some(seat)));
                let known = seen.entry(state.key(seat)).or_insert_with(|| view.clone());
                assert_eq!(*known, view, "another view has another key");
            }
            choices.clear();
            state.choices(&mut choices);
            state.play_unchecked(choices[chance.below(choices.len() as u32) as usize]);
        }
        assert!(seen.len() > 300);
    }
}

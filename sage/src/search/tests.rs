use super::*;
use crate::Plays;
use caravanserai_core::Seed;
use targi::{Options, State, TakenFrom, Task};

/// Whether the seat to act knows a card that its opponent does not.
fn holds_a_secret(state: &State, seat: Seat) -> bool {
    let hand = state.players()[seat.index()].hand;
    let drawn = state.taken().is_some_and(|(_, from)| from == TakenFrom::Pile)
        && state.agenda().top() == Some(Task::Taken);
    drawn || hand.iter().any(|card| !card.seen)
}

#[test]
fn a_seat_has_a_secret_exactly_while_it_knows_a_card_that_the_other_does_not() {
    let mut chance = Quick::new(1);
    let mut seen = [0; 2];
    for game in 0..12 {
        let mut state = State::new(&Options::default(), &Seed::new(format!("secret {game}")));
        let manner = Manner { memory_mib: 1, ..Manner::DEFAULT };
        let mut search = Search::new(State::mind(), manner, game);
        let mut legal = Vec::new();
        while let Some(seat) = state.to_act() {
            let secret = holds_a_secret(&state, seat);
            assert_eq!(search.has_secret(&state.view(Some(seat)), seat), secret);
            seen[usize::from(secret)] += 1;
            legal.clear();
            state.choices(&mut legal);
            state.play_unchecked(legal[chance.below(legal.len() as u32) as usize]);
        }
    }
    assert!(seen.iter().all(|count| *count > 50), "{seen:?}");
}

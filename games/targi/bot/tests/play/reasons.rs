//! The coach gives reasons, from what the seat sees and nothing else.

use caravanserai_core::{Game, Quick, Seed, Table};
use sage::{Advice, Budget, Plays};
use std::sync::atomic::AtomicBool;
use targi::{Choice, Options, State};
use targi_bot::{Holding, TargiBot};

fn advise(state: &State, legal: &[Choice]) -> Advice<State, Holding> {
    let view = state.view(state.to_act());
    let stop = AtomicBool::new(false);
    sage::advise::<_, TargiBot>(&view, legal, Budget::visits(400), 7, &stop)
}

#[test]
fn to_play_a_card_instead_of_discarding_it_is_good_for_the_card() {
    let mut table = Table::<State>::new(&Options::default(), Seed::new("reasons"));
    let mut opponent = TargiBot::opponent("greedy", 5).expect("a known opponent");
    let mut legal = Vec::new();
    while let Some(seat) = table.state().to_act() {
        legal.clear();
        table.state().choices(&mut legal);
        let discards = legal.contains(&Choice::Play) && legal.contains(&Choice::Discard);
        let view = table.state().view(Some(seat));
        let choice = if discards { Choice::Discard } else { opponent.choose(&view, &legal) };
        table.play(choice).expect("a legal choice");
    }
    let (budget, stop) = (Budget::visits(60), AtomicBool::new(false));
    let mut compared = 0;
    for judged in sage::analyse::<_, TargiBot>(&table, budget, 1, &stop, |_| ()) {
        let Some((turn, ahead)) = judged.better else { continue };
        if (judged.best, judged.played) != (Choice::Play, Choice::Discard) {
            continue;
        }
        compared += 1;
        let card = ahead.reasons.iter().find(|reason| matches!(reason.holding, Holding::Card(_)));
        let card = card.expect("the card is a reason");
        assert!(card.seat == judged.seat && card.more > 0.9 && card.worth > 0.0, "{ahead:?}");
        assert_eq!(turn[0], Choice::Play);
    }
    assert!(compared > 5, "{compared} cards were discarded");
}

#[test]
fn reasons_are_the_same_whatever_is_hidden() {
    let options = Options { expansion: true, ..Options::default() };
    let mut state = State::new(&options, &Seed::new("reasons"));
    let mut opponent = TargiBot::opponent("greedy", 5).expect("a known opponent");
    let (mut chance, mut legal, mut number) = (Quick::new(3), Vec::new(), 0);
    while let Some(seat) = state.to_act() {
        legal.clear();
        state.choices(&mut legal);
        let view = state.view(Some(seat));
        number += 1;
        if number % 12 == 0 {
            let twin = State::determinize(&view, &mut chance);
            assert_eq!(advise(&state, &legal), advise(&twin, &legal), "decision {number}");
        }
        state.play_unchecked(opponent.choose(&view, &legal));
    }
    assert!(number > 100, "{number} decisions");
}

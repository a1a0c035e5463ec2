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
    let (budget, stop) = (Budget::visits(200), AtomicBool::new(false));
    let mut compared = 0;
    for judged in sage::analyse::<_, TargiBot>(&table, budget, 1, &stop, |_| ()) {
        let Some(mistake) = judged.mistake else { continue };
        let ahead = mistake.ahead;
        if (judged.best, judged.played) != (Choice::Play, Choice::Discard) {
            continue;
        }
        compared += 1;
        let card = ahead.reasons.iter().find(|reason| matches!(reason.holding, Holding::Card(_)));
        let card = card.expect("the card is a reason");
        assert!(card.seat == judged.seat && card.more > 0.9 && card.worth > 0.0, "{ahead:?}");
        assert_eq!((mistake.better[0], mistake.played[0]), (Choice::Play, Choice::Discard));
    }
    assert!(compared > 2, "{compared} cards were discarded");
}

#[test]
fn a_mistake_is_a_whole_turn_as_it_was_played() {
    let mut table = Table::<State>::new(&Options::default(), Seed::new("turns"));
    let mut opponent = TargiBot::opponent("random", 5).expect("a known opponent");
    let mut legal = Vec::new();
    while let Some(seat) = table.state().to_act().filter(|_| table.state().round() < 9) {
        legal.clear();
        table.state().choices(&mut legal);
        let choice = opponent.choose(&table.state().view(Some(seat)), &legal);
        table.play(choice).expect("a legal choice");
    }
    let stop = AtomicBool::new(false);
    let judged = sage::analyse::<_, TargiBot>(&table, Budget::visits(200), 1, &stop, |_| ());
    let (mut told, mut long) = (0, 0);
    for turn in sage::turns(&judged) {
        let wrong: Vec<_> = turn.iter().filter(|one| one.mistake.is_some()).collect();
        let costly = turn.iter().position(|one| one.loss() >= sage::MISTAKE);
        assert_eq!(wrong.len(), usize::from(costly.is_some()), "a turn is told once");
        let (Some(one), Some(at)) = (wrong.first(), costly) else { continue };
        let mistake = one.mistake.as_ref().expect("a mistake");
        let played: Vec<Choice> = turn[at..].iter().map(|one| one.played).collect();
        assert_eq!((one.number, &mistake.played), (turn[at].number, &played));
        assert_eq!(mistake.better[0], one.best);
        let lost: f32 = turn[at..].iter().map(|one| one.loss()).sum();
        assert!((mistake.ahead.chance - lost.min(1.0)).abs() < 1e-5, "{mistake:?}");
        told += 1;
        long += usize::from(played.len() > 2);
    }
    assert!(told > 3 && long > 0, "{told} mistakes, {long} of them in long turns");
}

#[test]
fn the_coach_nearly_always_says_why() {
    let games = [Options::default(), Options { expansion: true, ..Options::default() }];
    let [hints, mistakes] = sage::testing::told_reasons::<TargiBot>("novice", &games);
    assert!(hints.turns > 20 && hints.share() > 0.9, "{hints:?}");
    assert!(mistakes.turns > 20 && mistakes.share() > 0.9, "{mistakes:?}");
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

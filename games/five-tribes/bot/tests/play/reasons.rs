//! The coach gives reasons, from what the seat sees and nothing else.

use caravanserai_core::{Game, Quick, Seat, Seed, Table};
use five_tribes::{Options, State};
use five_tribes_bot::{FiveTribesBot, Holding};
use sage::{Budget, Plays};
use std::sync::atomic::AtomicBool;

#[test]
fn a_bid_far_too_high_is_bad_for_the_coins() {
    let options = Options { players: 3, ..Options::default() };
    let mut table = Table::<State>::new(&options, Seed::new("reasons"));
    table.play("bid 18".parse().unwrap()).unwrap();
    let (budget, stop) = (Budget::visits(600), AtomicBool::new(false));
    let judged = sage::analyse::<_, FiveTribesBot>(&table, budget, 1, &stop, |_| ());
    let mistake = judged[0].mistake.as_ref().expect("there was a better bid");
    let ahead = &mistake.ahead;
    assert_eq!(mistake.better[0], judged[0].best);
    let coins = ahead.reasons.iter().find(|reason| reason.holding == Holding::Coins);
    let coins = coins.expect("coins are a reason");
    assert!(coins.seat == Seat(0) && coins.more > 5.0 && coins.worth > 5.0, "{ahead:?}");
}

#[test]
fn reasons_are_the_same_whatever_is_hidden() {
    let options = Options { players: 4, artisans: true, ..Options::default() };
    let mut state = State::new(&options, &Seed::new("reasons"));
    let mut opponent = FiveTribesBot::opponent("greedy", 5).expect("a known opponent");
    let (mut chance, mut legal, mut number) = (Quick::new(3), Vec::new(), 0);
    while let Some(seat) = state.to_act() {
        legal.clear();
        state.choices(&mut legal);
        let view = state.view(Some(seat));
        number += 1;
        if number % 25 == 0 {
            let twin = State::determinize(&view, &mut chance);
            let advise = |state: &State| {
                let (view, stop) = (state.view(Some(seat)), AtomicBool::new(false));
                sage::advise::<_, FiveTribesBot>(&view, &legal, Budget::visits(60), 7, &stop)
            };
            assert_eq!(advise(&state), advise(&twin), "decision {number}");
        }
        state.play_unchecked(opponent.choose(&view, &legal));
    }
    assert!(number > 200, "{number} decisions");
}

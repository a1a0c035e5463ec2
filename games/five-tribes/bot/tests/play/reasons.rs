//! The coach gives reasons, from what the seat sees and nothing else.

use caravanserai_core::{Game, Quick, Reason, Seat, Seed, Table};
use five_tribes::{Choice, Options, State};
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
    let own = |reason: &&Reason<_>| (reason.seat, reason.holding) == (Seat(0), Holding::Coins);
    let coins = ahead.reasons.iter().find(own).expect("coins are a reason");
    assert!(coins.more > 5.0 && coins.worth > 5.0, "{ahead:?}");
}

#[test]
fn a_walk_is_judged_as_a_whole_and_noise_is_no_mistake() {
    let (budget, stop) = (Budget::visits(600), AtomicBool::new(false));
    let options = Options { players: 2, ..Options::default() };
    let [mut bad, mut good] = [0, 0];
    for game in 0..6 {
        let mut table = Table::<State>::new(&options, Seed::new(format!("walk {game}")));
        let mut opponent = FiveTribesBot::opponent("greedy", game).expect("a known opponent");
        let mut dice = FiveTribesBot::opponent("random", game).expect("a known opponent");
        let walks = |choice: &Choice| matches!(choice, Choice::Take(_));
        while !table.state().legal().iter().any(walks) {
            let view = table.state().view(table.state().to_act());
            table.play(opponent.choose(&view, &table.state().legal())).expect("a legal choice");
        }
        let (seat, from) = (table.state().to_act(), table.moves().len());
        let (view, legal) = (table.state().view(seat), table.state().legal());
        let advice = sage::advise::<_, FiveTribesBot>(&view, &legal, budget, game, &stop);
        let mut best = table.clone();
        let foreseen =
            advice.choices[0].turn.iter().try_for_each(|choice| best.play(*choice).map(drop));
        foreseen.expect("as far as nothing hidden is shown, it can be played");
        let judge = |table: &Table<State>| {
            sage::judge_turn::<_, FiveTribesBot>(table, from, budget, game, &stop)
        };
        good += usize::from(judge(&best).is_none_or(|slip| slip.ahead.chance < sage::MISTAKE));
        let round = table.state().round();
        while (table.state().to_act(), table.state().round()) == (seat, round) {
            let view = table.state().view(seat);
            table.play(dice.choose(&view, &table.state().legal())).expect("a legal choice");
        }
        let Some(slip) = judge(&table) else { continue };
        assert!(slip.ahead.clear && slip.ahead.chance > 0.0 && slip.better != slip.played);
        bad += usize::from(slip.ahead.chance >= sage::MISTAKE);
    }
    assert!(good >= 5 && bad >= 4, "{good} of 6 of the best are good, {bad} by dice are not");
}

#[test]
fn the_coach_nearly_always_says_why() {
    let games = [2, 2, 3].map(|players| Options { players, ..Options::default() });
    let [hints, mistakes] = sage::testing::told_reasons::<FiveTribesBot>("novice", &games);
    assert!(hints.turns > 20 && hints.share() > 0.9, "{hints:?}");
    assert!(mistakes.turns > 20 && mistakes.share() > 0.9, "{mistakes:?}");
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

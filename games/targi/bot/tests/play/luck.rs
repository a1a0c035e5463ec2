//! Luck is told apart from skill.

use caravanserai_core::{Game, Quick, Seed, Table};
use sage::{Budget, Plays};
use std::sync::atomic::AtomicBool;
use targi::{Choice, State};
use targi_bot::TargiBot;

/// What luck a single choice had.
fn luck_of(state: State, choice: Choice) -> Option<Vec<f32>> {
    let mut table = Table::from_state(state);
    table.play(choice).expect("a legal choice");
    let (budget, stop) = (Budget::visits(2), AtomicBool::new(false));
    let judged = sage::analyse::<_, TargiBot>(&table, budget, 1, &stop, |_| ());
    judged[0].luck.clone()
}

#[test]
fn a_good_draw_is_luck_and_luck_is_even_on_average() {
    let mut state = State::new(&Default::default(), &Seed::new("luck"));
    let mut opponent = TargiBot::opponent("greedy", 1).expect("a known opponent");
    let (mut chance, mut legal, mut drawn) = (Quick::new(1), Vec::new(), 0);
    while let Some(seat) = state.to_act() {
        legal.clear();
        state.choices(&mut legal);
        let view = state.view(Some(seat));
        let choice = opponent.choose(&view, &legal);
        let mut after = state.clone();
        after.play_unchecked(choice);
        let shows = after.reveals() != state.reveals();
        if shows && drawn < 8 && after.to_act().is_some() {
            drawn += 1;
            const DEALS: usize = 24;
            let deal = |_| {
                let other = State::determinize(&view, &mut chance);
                let luck = luck_of(other, choice).expect("something is shown");
                assert!((luck[0] + luck[1]).abs() < 1e-3, "one's luck is the other's: {luck:?}");
                luck[0]
            };
            let luck: Vec<f32> = (0..DEALS).map(deal).collect();
            let mean = luck.iter().sum::<f32>() / DEALS as f32;
            let spread = luck.iter().map(|l| (l - mean).powi(2)).sum::<f32>() / DEALS as f32;
            let error = (spread / DEALS as f32).sqrt();
            assert!(mean.abs() < 3.5 * error + 0.005, "{mean} ± {error} with `{choice}`");
        } else if !shows {
            assert_eq!(luck_of(state.clone(), choice), None, "nothing is shown with `{choice}`");
        }
        state = after;
    }
    assert_eq!(drawn, 8);
}

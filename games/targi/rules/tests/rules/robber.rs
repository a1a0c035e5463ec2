//! The robber and his raids.

use crate::table::*;
use caravanserai_core::{Game, Seed};
use serde_json::json;
use targi::{Options, Refusal, State, Task};

/// The end of a round: Ivory is last to act and has nothing left to do. The
/// sign then passes from Blue to Ivory.
fn end_of_round(robber: u8) -> Scene {
    quiet_with(&format!("{robber}R")).turn_of(IVORY)
}

fn raid_on(corner: u8) -> Scene {
    quiet_with(&format!("{corner}R"))
}

// T-ROB-1
#[test]
fn the_robber_moves_one_field_clockwise_each_round() {
    for (before, after) in [(1, 2), (2, 3), (5, 6), (6, 7), (9, 10), (10, 11), (13, 14), (14, 15)] {
        let mut state = end_of_round(before).set();
        let round = state.round();
        play(&mut state, "end");
        assert_eq!((robber(&state), state.round()), (after, round + 1));
        assert_eq!(task(&state), Some(Task::Placement));
    }
}

// T-ROB-1, T-ROB-2
#[test]
fn from_the_last_field_of_a_side_the_robber_moves_onto_the_corner_and_raids() {
    for (before, corner) in [(3, 4), (7, 8), (11, 12), (15, 16)] {
        let mut state = end_of_round(before).set();
        play(&mut state, "end");
        assert_eq!(robber(&state), corner);
        assert_eq!(task(&state), Some(Task::Raid(IVORY)), "the sign passed to Ivory before");
        assert_eq!(state.to_act(), Some(IVORY));
    }
}

// T-ROB-2
#[test]
fn raid_on_a_corner_is_paid_by_the_start_player_first() {
    for (start, other) in [(BLUE, IVORY), (IVORY, BLUE)] {
        let mut state = raid_on(4).start(start).set();
        assert_eq!(state.to_act(), Some(start));
        play(&mut state, "pay 1D");
        assert_eq!(state.to_act(), Some(other));
        assert_eq!(purse(&state, start), "1D 2S 2P 1G 4V");
        assert_eq!(purse(&state, other), "2D 2S 2P 1G 4V");
        play(&mut state, "pay 1V");
        assert_eq!(purse(&state, other), "2D 2S 2P 1G 3V");
        assert_eq!(state.to_act(), Some(start), "and the start player places first");
    }
}

// T-ROB-2
#[test]
fn after_both_have_paid_the_robber_moves_one_further_and_the_round_goes_on() {
    for (corner, next, round) in [(4, 5, 4), (8, 9, 7), (12, 13, 10)] {
        let mut state = raid_on(corner).set();
        let demand = choices(&state)[0].clone();
        play(&mut state, &demand);
        assert_eq!(robber(&state), corner, "he waits for the other player");
        play(&mut state, &demand);
        assert_eq!((robber(&state), state.round()), (next, round));
        assert_eq!(task(&state), Some(Task::Placement));
        assert!(!offers(&state, &format!("place {next}")), "he stands there now");
    }
}

// T-ROB-2
#[test]
fn the_first_raid_takes_one_good_or_one_point() {
    let state = raid_on(4).set();
    assert_choices(&state, &["pay 1D", "pay 1S", "pay 1P", "pay 1V"]);
}

// T-ROB-2
#[test]
fn the_second_raid_takes_two_goods_in_any_mix_or_one_point() {
    let state = raid_on(8).purse(BLUE, "2D 1S 1P 1G 4V").set();
    let ways = ["pay 2D", "pay 1D 1S", "pay 1D 1P", "pay 1S 1P", "pay 1V"];
    assert_choices(&state, &ways);
}

// T-ROB-2
#[test]
fn the_third_raid_takes_three_goods_in_any_mix_or_two_points() {
    let state = raid_on(12).purse(BLUE, "3D 1S 1P 1G 4V").set();
    let ways = ["pay 3D", "pay 2D 1S", "pay 2D 1P", "pay 1D 1S 1P", "pay 2V"];
    assert_choices(&state, &ways);
}

// T-ROB-2
#[test]
fn the_last_raid_takes_one_gold_or_three_points() {
    let state = raid_on(16).set();
    assert_choices(&state, &["pay 1G", "pay 3V"]);
}

// T-ROB-2
#[test]
fn a_raid_never_takes_a_mixture_of_both_demands() {
    let state = raid_on(8).set();
    for mixed in ["pay 1D 1V", "pay 1G", "pay 1D", "pay 3D", "pay 2V", "pay 0"] {
        let refusal = refused(&state, mixed);
        assert!(matches!(refusal, Refusal::Asked { task: Task::Raid(_), .. }), "{mixed}");
    }
}

// T-ROB-2
#[test]
fn a_game_has_twelve_rounds_and_four_raids_at_most() {
    let mut state = State::new(&Options::default(), &Seed::new("idle"));
    let mut fields = Vec::new();
    let mut raids = Vec::new();
    while state.to_act().is_some() {
        if task(&state) == Some(Task::Placement) {
            fields.push((robber(&state), state.round()));
            idle_through_round(&mut state);
        } else {
            raids.push(robber(&state));
            let pay = choices(&state)[0].clone();
            play(&mut state, &pay);
        }
    }
    let expected: Vec<(u8, u16)> = ROBBER_BY_ROUND.into_iter().zip(1..).collect();
    assert_eq!(fields, expected);
    raids.dedup();
    assert_eq!(raids, [4, 8, 12, 16]);
}

// T-ROB-3
#[test]
fn who_has_no_goods_must_pay_points() {
    let mut state = end_of_round(3).purse(IVORY, "2G 5V").set();
    play(&mut state, "end");
    assert_eq!(purse(&state, IVORY), "2G 4V", "there was nothing to choose");
    assert_eq!(purse(&state, BLUE), "2D 2S 2P 1G 4V", "Blue gets nothing");
    assert_eq!(state.to_act(), Some(BLUE));
}

// T-ROB-3
#[test]
fn who_has_too_few_points_must_pay_goods() {
    let state = raid_on(12).purse(BLUE, "1D 2S 1P 1V").set();
    assert_choices(&state, &["pay 1D 2S", "pay 1D 1S 1P", "pay 2S 1P"]);
    refused(&state, "pay 1V");
    refused(&state, "pay 2V");
}

// T-ROB-3
#[test]
fn who_has_too_few_goods_does_not_pay_the_few_he_has() {
    let mut state = end_of_round(11).purse(IVORY, "1D 1P 3V").set();
    play(&mut state, "end");
    assert_eq!(purse(&state, IVORY), "1D 1P 1V");
}

// T-ROB-3
#[test]
fn who_can_pay_neither_pays_nothing_and_the_opponent_gets_the_points_of_the_demand() {
    for (before, poor, vp) in
        [(3, "3G", 1), (7, "1D 3G", 1), (11, "1D 1S 3G 1V", 2), (15, "3D 3S 4P 2V", 3)]
    {
        let mut state = end_of_round(before).purse(IVORY, poor).purse(BLUE, "9D 3G 9V").set();
        play(&mut state, "end");
        assert_eq!(purse(&state, IVORY), poor, "the raid after field {before}");
        assert_eq!(purse(&state, BLUE), format!("9D 3G {}V", 9 + vp));
        assert_eq!(state.to_act(), Some(BLUE), "Blue has still to pay");
    }
}

// T-ROB-3
#[test]
fn points_received_from_a_failed_raid_can_be_demanded_at_once() {
    let mut state = end_of_round(3).purse(IVORY, "1G").purse(BLUE, "2G").set();
    play(&mut state, "end");
    assert_eq!((purse(&state, IVORY), purse(&state, BLUE)), ("1G".to_owned(), "2G".to_owned()));
    assert_eq!(robber(&state), 5, "Blue paid with the point he had just got");
}

// T-ROB-3
#[test]
fn when_the_second_player_cannot_pay_the_start_player_gets_the_points() {
    let mut state = raid_on(16).purse(IVORY, "9D 2V").set();
    play(&mut state, "pay 1G");
    assert_eq!(
        (purse(&state, BLUE), purse(&state, IVORY)),
        ("2D 2S 2P 7V".to_owned(), "9D 2V".to_owned())
    );
    assert_eq!(state.to_act(), None);
}

// T-ROB-4
#[test]
fn on_field_sixteen_the_game_ends_as_soon_as_both_have_paid() {
    let mut state = raid_on(16).start(IVORY).set();
    play(&mut state, "pay 3V");
    assert_eq!(state.to_act(), Some(BLUE));
    let told = told(&mut state, "pay 1G");
    assert_eq!(state.to_act(), None);
    assert!(choices(&state).is_empty(), "nobody places any more");
    assert_eq!((robber(&state), state.round()), (16, 12));
    assert_eq!(
        (purse(&state, BLUE), purse(&state, IVORY)),
        ("2D 2S 2P 4V".to_owned(), "2D 2S 2P 1G 1V".to_owned())
    );
    let over = json!({"game_over": {"totals": [4, 1], "winners": [true, false]}});
    assert_eq!(told.last(), Some(&over));
}

// T-ROB-4
#[test]
fn what_the_last_raid_takes_is_missing_in_the_score() {
    let mut state = raid_on(16).purse(BLUE, "1G 10V").purse(IVORY, "9V").set();
    play(&mut state, "pay 3V");
    assert_eq!(totals(&state), [7, 6], "Ivory had only points to give");
}

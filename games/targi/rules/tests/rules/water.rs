//! Water: no good, but good for much.

use crate::table::*;

// X-WATER-1
#[test]
fn water_becomes_goods_or_gold_between_actions_and_never_the_other_way() {
    let mut state = desert("2b").purse(BLUE, "1D 1G 5W").set();
    let ways = ["trade 2W for 1D", "trade 2W for 1S", "trade 2W for 1P", "trade 3W for 1G"];
    assert_choices(&state, &[&ways[..], &["use 2", "end"]].concat());
    for back in ["trade 1D for 2W", "trade 1G for 3W", "trade 1W for 1D", "trade 4W for 2D"] {
        refused(&state, back);
    }
    play(&mut state, "trade 2W for 1S; trade 3W for 1G");
    assert_eq!(purse(&state, BLUE), "1D 1S 2G");
    assert_choices(&state, &["use 2", "end"]);
}

// X-WATER-1
#[test]
fn water_helps_to_pay_for_a_card_that_is_already_taken_up() {
    let mut state = desert_buying("E20").purse(BLUE, "1D 1S 2W").set();
    play(&mut state, "use c0");
    refused(&state, "play");
    play(&mut state, "trade 2W for 1P; play; row 1");
    assert_eq!((purse(&state, BLUE), display(&state, BLUE)[0].as_str()), ("0".into(), "E20"));
}

// X-WATER-1
#[test]
fn water_is_exchanged_at_the_trader_and_at_the_silversmith_too() {
    let mut trader = desert("5b").purse(BLUE, "1D 4W").set();
    play(&mut trader, "use 5; trade 2W for 1S; trade 2W for 1S; trade 1D 2S for 2G");
    assert_eq!(purse(&trader, BLUE), "2G");
    let mut smith = desert("10b").purse(BLUE, "1G 3W").set();
    play(&mut smith, "use 10; trade 3W for 1G; trade 2G for 4V");
    assert_eq!(purse(&smith, BLUE), "4V");
}

// X-WATER-1, T-ROB-3
#[test]
fn who_could_raise_the_demand_with_water_may_do_so_or_pay_nothing() {
    let state = desert("4R").purse(BLUE, "2W").set();
    assert_choices(&state, &["trade 2W for 1P", "pay 0"]);
    let mut raised = state.clone();
    play(&mut raised, "trade 2W for 1P");
    assert_eq!(purse(&raised, BLUE), "0", "and then there is nothing to choose");
    let mut kept = state;
    play(&mut kept, "pay 0");
    assert_eq!(purse(&kept, BLUE), "2W");
    assert_eq!(purse(&kept, IVORY), "2D 2S 2P 1G 5V", "the point of the demand");
    let both = desert("4R").purse(BLUE, "2W 1V").set();
    let raised = ["trade 2W for 1D", "trade 2W for 1S", "trade 2W for 1P", "pay 1V"];
    assert_choices(&both, &raised);
}

// X-WATER-1, T-ROB-3
#[test]
fn too_little_water_does_not_settle_a_raid() {
    let mut state = desert("3R").turn_of(IVORY).purse(IVORY, "3D 3S 1W").set();
    play(&mut state, "end");
    assert_eq!(purse(&state, IVORY), "3D 3S 1W");
    assert_eq!(purse(&state, BLUE), "2D 2S 2P 1G 5V", "the point of the demand");
}

// X-WATER-1, T-ROB-3
#[test]
fn three_goods_are_raised_from_water_only_if_there_is_enough_for_all() {
    let state = desert("12R").purse(BLUE, "1D 4W").set();
    assert_choices(&state, &["trade 2W for 1S", "trade 2W for 1P", "pay 0"]);
    let mut short = desert("11R").turn_of(IVORY).purse(IVORY, "1D 3W").set();
    play(&mut short, "end");
    assert_eq!(purse(&short, IVORY), "1D 3W", "one good short");
    assert_eq!(purse(&short, BLUE), "2D 2S 2P 1G 6V");
}

// X-WATER-2
#[test]
fn more_than_ten_water_is_exchanged_or_returned_at_the_end_of_the_actions() {
    let over = desert("2b").purse(BLUE, "13W").set();
    let mut state = over.clone();
    play(&mut state, "end");
    let ways = ["trade 2W for 1D", "trade 2W for 1S", "trade 2W for 1P", "trade 3W for 1G"];
    assert_choices(&state, &[&ways[..], &["return 3W"]].concat());
    let mut returned = state.clone();
    play(&mut returned, "return 3W");
    assert_eq!(purse(&returned, BLUE), "10W");
    play(&mut state, "trade 2W for 1D; return 1W");
    assert_eq!(purse(&state, BLUE), "1D 10W");
    let mut ten = desert("2b").purse(BLUE, "10W").set();
    play(&mut ten, "end");
    assert_eq!(purse(&ten, BLUE), "10W", "ten are allowed");
}

// X-WATER-2, T-ACT-5
#[test]
fn water_is_exchanged_before_goods_and_gold_are_cut() {
    let mut state = desert("2b").purse(BLUE, "10D 3G 15W").set();
    play(&mut state, "end; trade 2W for 1S; trade 3W for 1G");
    assert_eq!(purse(&state, BLUE), "10D 1S 3G 10W", "the fourth gold goes at once");
    assert_choices(&state, &["return 1D", "return 1S"]);
}

// X-WATER-2
#[test]
fn water_counts_neither_as_goods_nor_for_their_limit() {
    let mut state = desert("2b").purse(BLUE, "10D 3G 10W").set();
    play(&mut state, "end");
    assert_eq!(purse(&state, BLUE), "10D 3G 10W");
}

// X-WATER-2
#[test]
fn at_the_end_two_water_are_a_point() {
    for (water, vp) in [("1W", 0), ("2W", 1), ("5W", 2), ("10W", 5)] {
        let state = desert("2b").purse(BLUE, water).set();
        assert_eq!(points(&state, BLUE, "water"), vp, "{water}");
        assert_eq!(totals(&state)[0], vp);
    }
}

// X-WATER-1, E23
#[test]
fn e23_exchanges_one_water_for_a_good_once_a_round() {
    let mut state = desert("2b").display(BLUE, ["E23"]).purse(BLUE, "2W").set();
    play(&mut state, "trade 1W for 1S");
    assert_choices(&state, &["use 2", "end"]);
    let without = desert("2b").purse(BLUE, "2W").set();
    refused(&without, "trade 1W for 1S");
    let mut next = desert("2b").display(BLUE, ["E23"]).purse(BLUE, "3W").dunes("N00").set();
    play(&mut next, "trade 1W for 1S; end; end");
    play(&mut next, "place 1; place 5; place 3; place 6; place 7; place 10; end");
    assert!(offers(&next, "trade 1W for 1D"), "another round");
}

// X-WATER-1, E23
#[test]
fn e23_helps_at_a_raid_and_then_not_in_the_turn_of_that_round() {
    let mut state = desert("4R").display(BLUE, ["E23"]).purse(BLUE, "3W").set();
    assert_eq!(choices_to(&state, "trade").len(), 6, "one or two water for any good");
    play(&mut state, "trade 1W for 1P");
    refused(&state, "trade 1W for 1D");
    play(&mut state, "pay 1P; pay 1P");
    play(&mut state, "place 1; place 2; place 6; place 7; place 9; place 13");
    assert_eq!(purse(&state, BLUE), "2W");
    refused(&state, "trade 1W for 1D");
}

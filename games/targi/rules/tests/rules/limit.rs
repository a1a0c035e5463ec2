//! The limit on goods and gold.

use crate::table::*;
use caravanserai_core::Game;
use targi::Task;

// T-ACT-5
#[test]
fn at_the_end_of_the_turn_goods_over_ten_go_back_as_their_owner_chooses() {
    let mut state = scene(QUIET).purse(BLUE, "9D 1S 2P 1G 4V").set();
    play(&mut state, "end");
    assert_eq!((state.to_act(), task(&state)), (Some(BLUE), Some(Task::Limit)));
    assert_choices(
        &state,
        &["return 2D", "return 1D 1S", "return 1D 1P", "return 1S 1P", "return 2P"],
    );
    play(&mut state, "return 1D 1S");
    assert_eq!(purse(&state, BLUE), "8D 2P 1G 4V");
    assert_eq!(state.to_act(), Some(IVORY));
}

// T-ACT-5
#[test]
fn gold_over_three_goes_back_too() {
    let mut state = scene(QUIET).purse(BLUE, "2D 5G 4V").set();
    play(&mut state, "end");
    assert_eq!(purse(&state, BLUE), "2D 3G 4V");
    assert_eq!(state.to_act(), Some(IVORY));
    let mut both = scene(QUIET).purse(BLUE, "6D 6S 4G").set();
    play(&mut both, "end; return 1D 1S");
    assert_eq!(purse(&both, BLUE), "5D 5S 3G");
}

// T-ACT-5
#[test]
fn ten_goods_three_gold_and_any_points_are_within_the_limit() {
    let mut state = scene(QUIET).purse(BLUE, "4D 3S 3P 3G 40V").set();
    play(&mut state, "end");
    assert_eq!(purse(&state, BLUE), "4D 3S 3P 3G 40V");
    assert_eq!(state.to_act(), Some(IVORY));
}

// T-ACT-5
#[test]
fn a_surplus_of_one_kind_goes_back_without_a_question() {
    let mut state = scene(QUIET).purse(BLUE, "13D").set();
    play(&mut state, "end");
    assert_eq!(purse(&state, BLUE), "10D");
}

// T-ACT-5
#[test]
fn the_limit_holds_only_at_the_end_of_ones_own_actions() {
    let picture = "
        16   1R   2b   3    4
        15   g    t    g    5b
        14   t    g    t    6
        13   g    t    2D*b 7
        12   11   10   9    8";
    let mut state = scene(picture).purse(BLUE, "9D 1S 3G").set();
    play(&mut state, "use 2; use c8; use 5; trade 3D for 1G");
    assert_eq!(purse(&state, BLUE), "9D 1S 4G", "more than three gold for the moment");
    play(&mut state, "done; end");
    assert_eq!(purse(&state, BLUE), "9D 1S 3G");
}

//! Tribe cards of the expansion that score at the end, and bracketed costs.

use crate::table::*;

fn advantages(rows: [&str; 3], purse: &str) -> i16 {
    points(&desert("1R").display(BLUE, rows).purse(BLUE, purse).set(), BLUE, "advantages")
}

// E04
#[test]
fn e04_scores_three_for_all_five_symbols() {
    assert_eq!(advantages(["E04 E09 E18 E27", "E36", ""], "0"), 3);
    assert_eq!(advantages(["E04 E09 E18 E27", "E28", ""], "0"), 0, "no Targia");
}

// E13
#[test]
fn e13_scores_one_for_two_water_at_most_three_on_top_of_the_usual() {
    for (water, vp) in [("1W", 0), ("2W", 1), ("5W", 2), ("6W", 3), ("10W", 3)] {
        assert_eq!(advantages(["E13", "", ""], water), vp, "{water}");
    }
    let state = desert("1R").display(BLUE, ["E13"]).purse(BLUE, "4W").set();
    assert_eq!(points(&state, BLUE, "water"), 2);
}

// E22
#[test]
fn e22_scores_one_for_each_full_row() {
    assert_eq!(advantages(["E22 E00 E01 E09", "E10 E18 N18 E36", "E27 E28 E29"], "0"), 2);
    assert_eq!(advantages(["E22", "", ""], "0"), 0);
}

// E31
#[test]
fn e31_scores_one_for_each_gold_left_at_most_three() {
    for (gold, vp) in [("0", 0), ("1G", 1), ("3G", 3)] {
        assert_eq!(advantages(["E31", "", ""], gold), vp, "{gold}");
    }
    assert_eq!(advantages(["E31", "", ""], "5G"), 3);
}

// E40
#[test]
fn e40_scores_one_for_each_symbol_with_more_cards_at_most_three() {
    let own = |rows, theirs| {
        let state = desert("1R").display(BLUE, rows).display(IVORY, theirs).set();
        points(&state, BLUE, "advantages")
    };
    assert_eq!(own(["E40", ""], ["", ""]), 1, "itself a Targia");
    assert_eq!(own(["E40 E00", ""], ["E01 E36", "E37"]), 0, "as many is not more");
    assert_eq!(own(["E40 E00 E09 E18", "E27"], ["", ""]), 3);
}

// X-COST-1
#[test]
fn a_bracket_may_be_paid_on_top_for_points_at_once() {
    let mut state = desert_buying("E02").set();
    play(&mut state, "use c0; play");
    assert_choices(&state, &["pay 1D 1S 1P", "pay 1D 1S 1P 1G"]);
    let mut plain = state.clone();
    play(&mut plain, "pay 1D 1S 1P; row 1");
    assert_eq!(purse(&plain, BLUE), "1D 1S 1P 1G 4V");
    play(&mut state, "pay 1D 1S 1P 1G; row 1");
    assert_eq!(purse(&state, BLUE), "1D 1S 1P 6V", "two tokens");
    assert_eq!(points(&state, BLUE, "cards"), 1, "only what stands outside the bracket");
}

// X-COST-1
#[test]
fn of_two_sides_one_is_paid_and_water_is_one_of_them() {
    let mut state = desert_buying("E00").purse(BLUE, "1D 1S 1G 2W").set();
    play(&mut state, "use c0; play");
    assert!(offers(&state, "pay 1D 1S 1G") && offers(&state, "pay 1D 1S 2W"));
    play(&mut state, "pay 1D 1S 2W; row 1");
    assert_eq!(purse(&state, BLUE), "1G");
}

// E33, X-COST-1
#[test]
fn e33_gains_a_point_for_each_bracket_paid() {
    let mut state = desert_buying("E02").display(BLUE, ["E33"]).set();
    play(&mut state, "use c0; play; pay 1D 1S 1P 1G; row 1");
    assert_eq!(purse(&state, BLUE), "1D 1S 1P 7V");
    let mut none = desert_buying("E02").display(BLUE, ["E33"]).set();
    play(&mut none, "use c0; play; pay 1D 1S 1P; row 1");
    assert_eq!(purse(&none, BLUE), "1D 1S 1P 1G 4V");
}

//! Raids with the expansion.

use crate::table::*;
use caravanserai_core::Game;

// X-SETUP-1, T-ROB-2
#[test]
fn the_raids_of_the_expansion_want_certain_goods() {
    for (corner, ways) in
        [(4, ["pay 1P", "pay 1V"]), (8, ["pay 1D 1S", "pay 1V"]), (12, ["pay 1D 1S 1P", "pay 2V"])]
    {
        assert_choices(&desert(&format!("{corner}R")).set(), &ways);
    }
}

// X-SETUP-1, T-ROB-3
#[test]
fn other_goods_do_not_settle_such_a_raid() {
    let mut state = desert("7R").turn_of(IVORY).purse(IVORY, "5D 5P 3G").set();
    play(&mut state, "end");
    assert_eq!(purse(&state, IVORY), "5D 5P 3G");
    assert_eq!(purse(&state, BLUE), "2D 2S 2P 1G 5V");
}

// X-RAID-4
#[test]
fn the_last_raid_takes_gold_or_the_last_card_of_a_row() {
    let rows = ["E00 E01", "", "E05"];
    let mut state = desert("16R").display(BLUE, rows).set();
    assert_choices(&state, &["pay 1G", "give row 1", "give row 3"]);
    play(&mut state, "give row 1");
    assert_eq!(display(&state, BLUE), ["E00", "", "E05"]);
    assert_eq!(tribe_discard(&state), ["E01"]);
    assert_eq!(state.to_act(), None, "Ivory has only gold to give, and then it is over");
    assert_eq!(purse(&state, IVORY), "2D 2S 2P 4V");
}

// X-RAID-4
#[test]
fn who_has_neither_gold_nor_card_gives_nothing_at_the_last_raid() {
    let mut state = desert("15R").turn_of(IVORY).purse(IVORY, "5D 9V").purse(BLUE, "1V").set();
    play(&mut state, "end");
    assert_eq!(state.to_act(), None);
    assert_eq!((purse(&state, IVORY), purse(&state, BLUE)), ("5D 9V".into(), "1V".to_owned()));
}

// X-RAID-4, T-TOK-7
#[test]
fn a_waived_card_takes_its_waiver_along() {
    let scene = desert("16R").display(BLUE, ["E05"]).waived(BLUE, "E05");
    let mut state = scene.set();
    play(&mut state, "give row 1");
    assert_eq!(points(&state, BLUE, "waiver"), 0);
}

// X-RAID-4, N18
#[test]
fn a_displayed_dune_can_be_given_to_the_robber() {
    let mut state = desert("16R").display(BLUE, ["N18"]).set();
    play(&mut state, "give row 1");
    assert_eq!((display(&state, BLUE)[0].as_str(), dune_discard(&state)), ("", vec!["N18".into()]));
}

// E24
#[test]
fn e24_settles_any_raid_with_two_water() {
    for corner in [4, 8, 12, 16] {
        let mut state =
            desert(&format!("{corner}R")).display(BLUE, ["E24"]).purse(BLUE, "2W 9V").set();
        assert!(offers(&state, "pay 2W"), "raid on {corner}");
        play(&mut state, "pay 2W");
        assert_eq!(purse(&state, BLUE), "9V");
    }
    assert!(!offers(&desert("4R").purse(BLUE, "2W 1P 9V").set(), "pay 2W"));
    assert!(!offers(&desert("4R").display(BLUE, ["E24"]).purse(BLUE, "1W 1P 9V").set(), "pay 2W"));
}

// E24, T-ROB-3
#[test]
fn e24_need_not_give_water_where_the_demand_cannot_be_met() {
    let mut state = desert("4R").display(BLUE, ["E24"]).purse(BLUE, "2W").set();
    assert_choices(&state, &["pay 2W", "trade 2W for 1P", "pay 0"]);
    play(&mut state, "pay 0");
    assert_eq!(purse(&state, BLUE), "2W");
}

// T-ROB-3, X-RAID-4
#[test]
fn who_can_pay_without_water_or_joker_must() {
    let paid = desert("4R").purse(BLUE, "1P 5W").tokens(BLUE, "joker").set();
    refused(&paid, "pay 0");
    let gold = desert("16R").purse(BLUE, "3W").set();
    assert_choices(&gold, &["trade 3W for 1G", "pay 0"]);
    refused(&desert("16R").purse(BLUE, "3W").display(BLUE, ["E00"]).set(), "pay 0");
}

// T-TOK-3, T-ROB-3
#[test]
fn the_joker_stands_for_the_good_that_is_wanted() {
    let mut state = desert("4R").purse(BLUE, "3D").tokens(BLUE, "joker").set();
    assert_choices(&state, &["joker 1P", "pay 0"]);
    play(&mut state, "joker 1P");
    assert_eq!((purse(&state, BLUE).as_str(), tokens(&state, BLUE).as_str()), ("3D", ""));
}

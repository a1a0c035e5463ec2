//! Tribe cards of the expansion that work from the moment they are displayed.

use crate::table::*;
use caravanserai_core::{Game, Seed};
use serde_json::json;
use targi::State;

// E05
#[test]
fn e05_draws_two_water_more_from_the_water_hole() {
    let mut state = desert("13b").display(BLUE, ["E05"]).display(IVORY, ["E06"]).set();
    play(&mut state, "use 13");
    assert_eq!(purse(&state, BLUE), "2D 2S 2P 1G 4W 4V");
}

// E06
#[test]
fn e06_uses_two_lines_of_the_silversmith_the_same_one_included() {
    let mut state = desert("10b").display(BLUE, ["E06"]).set();
    play(&mut state, "use 10; trade 2D for 1V");
    assert!(offers(&state, "done"), "the second line may be left");
    play(&mut state, "trade 2S for 1V");
    assert_eq!(purse(&state, BLUE), "2P 1G 6V");
    assert!(offers(&state, "end"), "two lines and no third");
}

// E15
#[test]
fn e15_gains_water_and_a_good_with_each_dune_used() {
    let mut state = desert("1R").dunes("N09b").display(BLUE, ["E15"]).set();
    play(&mut state, "use d1; take 1D");
    assert_eq!(purse(&state, BLUE), "3D 2S 2P 1G 1W 7V");
    let mut theirs = desert("1R").dunes("N09b").display(IVORY, ["E15"]).set();
    play(&mut theirs, "use d1");
    assert_eq!(purse(&theirs, BLUE), "2D 2S 2P 1G 7V");
}

// E15, E35
#[test]
fn e15_rewards_also_the_dune_that_e35_carries_out() {
    let scene = desert_buying("E35").dunes("N09").display(BLUE, ["E15"]);
    let mut state = scene.set();
    play(&mut state, "use c0; play; row 1; pick d1; take 1P");
    assert_eq!(purse(&state, BLUE), "1S 2P 1G 1W 7V");
}

// E15, X-DUNE-1
#[test]
fn e15_rewards_a_visit_also_where_the_dune_itself_can_do_nothing() {
    let full = ["E15 E01 E02 E03", "E09 E10 E11 E12", "E18 E19 E20 E21"];
    for (dune, display) in [("N10", ["E15", "", ""]), ("N12", ["E15", "", ""]), ("N18", full)] {
        let scene = desert("2R").dunes(&format!("{dune}b")).purse(BLUE, "0");
        let mut state = scene.display(BLUE, display).set();
        play(&mut state, "use d1; take 1P");
        assert_eq!(purse(&state, BLUE), "1P 1W", "{dune}");
        assert_eq!(dune_discard(&state), [dune], "used up");
        assert_eq!(seen_by_all(&state).players[0].discount_now, 0, "{dune} lowers no later cost");
    }
}

// E15, N17
#[test]
fn e15_rewards_a_visit_with_nothing_to_sell() {
    let mut state = desert("2R").dunes("N17b").display(BLUE, ["E15"]).purse(BLUE, "1D").set();
    play(&mut state, "use d1; take 1P");
    assert_eq!(purse(&state, BLUE), "1D 1P 1W");
}

// E15, N10
#[test]
fn e15_is_rewarded_on_a_dune_that_a_dealt_game_leads_to() {
    let options = options(&[("expansion", json!(true)), ("start", json!(0))]);
    let mut state = State::new(&options, &Seed::new("m525"));
    play(&mut state, "place 14; place 7; place d3; place 5; place 10; place 15");
    play(&mut state, "use c4; play; pay 1P 1G; row 1; use d3; take 1D");
    assert_eq!(dunes_of(&state, BLUE).len(), 0);
    assert_eq!(dune_discard(&state), ["N10"]);
}

// E15, X-DUNE-3
#[test]
fn a_display_dune_that_finds_no_room_stays_for_the_player_who_joined_it() {
    let full = ["E15 E01 E02 E03", "E09 E10 E11 E12", "E18 E19 E20 E21"];
    let mut state = desert("2R").dunes("N18bi").display(BLUE, full).display(IVORY, ["E14"]).set();
    play(&mut state, "use d1; take 1P");
    assert_eq!(open_dunes(&state), "N18 - -");
    play(&mut state, "end; use d1; row 1");
    assert_eq!(display(&state, IVORY)[0], "E14 N18");
}

// E15, E35
#[test]
fn e15_rewards_e35_also_for_a_dune_that_can_do_nothing() {
    let mut state = desert_buying("E35").dunes("N10").display(BLUE, ["E15"]).set();
    play(&mut state, "use c0; play; row 1; pick d1; take 1P");
    assert_eq!(
        (purse(&state, BLUE), dune_discard(&state)),
        ("1S 2P 1G 1W 4V".into(), vec!["N10".into()])
    );
    let mut without = desert_buying("E35").dunes("N10").set();
    play(&mut without, "use c0; play; row 1");
    assert_eq!(open_dunes(&without), "N10 - -", "nothing to pick");
}

// E32
#[test]
fn e32_holds_two_hand_cards_and_the_noble_handles_one_of_them() {
    let two = || desert("1b 2R").display(BLUE, ["E32"]).hand(BLUE, "E00 E01");
    let mut state = two().set();
    play(&mut state, "use 1");
    assert_choices(&state, &["hand 1", "hand 2"]);
    play(&mut state, "hand 2; play; row 1");
    assert_eq!(
        (display(&state, BLUE)[0].as_str(), hands(&state, BLUE)),
        ("E32 E01", vec!["E00".into()])
    );
    refused(&state, "use 1");
    assert!(desert("1b 2R").hand(BLUE, "E00 E01").try_set().is_err(), "only with E32");
}

// E32, T-TRIBE-1
#[test]
fn e32_takes_a_second_card_in_hand_and_no_third() {
    let scene = desert_buying("E00").display(BLUE, ["E32"]).hand(BLUE, "E01");
    let mut state = scene.set();
    play(&mut state, "use c0; keep");
    assert_eq!(hands(&state, BLUE), ["E01", "E00"]);
    let mut full = desert_buying("E02").display(BLUE, ["E32"]).hand(BLUE, "E00 E01").set();
    play(&mut full, "use c0");
    refused(&full, "keep");
}

// E42
#[test]
fn e42_moves_a_marker_to_any_open_card_an_opponents_included() {
    let picture = "
        16   1R   2    3    4
        15   1D*b t*i  g    5
        14   t    g    t    6
        13   g    t    ~g   7
        12   11   10   9b   8";
    let mut state = scene(picture).expansion().display(BLUE, ["E42"]).set();
    play(&mut state, "use 9");
    assert_eq!(choices(&state).len(), 7, "all but its own place and the one face down");
    play(&mut state, "move c0 to c1");
    assert_eq!(
        (markers(&state, BLUE), markers(&state, IVORY)),
        (vec!["c1".into()], vec!["c1".to_owned()])
    );
}

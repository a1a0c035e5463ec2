//! What each dune does.

use crate::table::*;
use caravanserai_core::Game;

/// Blue stands on this dune, and nothing else is to be done.
fn on(dune: &str) -> Scene {
    desert("1R").dunes(&format!("{dune}b"))
}

// N00, N01, N02, N03, N05, N06, N07, N09
#[test]
fn some_dunes_simply_give() {
    for (dune, after) in [
        ("N00", "4D 4S 2P 1G 4V"),
        ("N01", "2D 4S 4P 1G 4V"),
        ("N02", "4D 2S 4P 1G 4V"),
        ("N03", "3D 3S 3P 1G 2W 4V"),
        ("N05", "2D 2S 2P 1G 6W 4V"),
        ("N06", "2D 2S 2P 2G 3W 4V"),
        ("N07", "2D 2S 2P 3G 4V"),
        ("N09", "2D 2S 2P 1G 7V"),
    ] {
        let mut state = on(dune).set();
        play(&mut state, "use d1");
        assert_eq!(purse(&state, BLUE), after, "{dune}");
        assert_eq!(purse(&state, IVORY), "2D 2S 2P 1G 4V", "{dune}");
    }
}

// N04
#[test]
fn n04_gives_four_goods_of_one_kind() {
    let mut state = on("N04").set();
    play(&mut state, "use d1");
    assert_choices(&state, &["take 4D", "take 4S", "take 4P"]);
    play(&mut state, "take 4S");
    assert_eq!(purse(&state, BLUE), "2D 6S 2P 1G 4V");
}

// N08
#[test]
fn n08_gives_gold_and_two_goods_of_choice() {
    let mut state = on("N08").set();
    play(&mut state, "use d1");
    assert_eq!(choices_to(&state, "take").len(), 6);
    play(&mut state, "take 1D 1P");
    assert_eq!(purse(&state, BLUE), "3D 2S 3P 2G 4V");
}

// N10
#[test]
fn n10_plays_the_hand_card_for_two_goods_less() {
    let mut state = on("N10").hand(BLUE, "E21").purse(BLUE, "2S").set();
    play(&mut state, "use d1; row 1");
    assert_eq!((display(&state, BLUE)[0].as_str(), purse(&state, BLUE)), ("E21", "0".into()));
    refused(&on("N10").hand(BLUE, "E21").purse(BLUE, "1S").set(), "use d1");
    refused(&on("N10").set(), "use d1");
}

// N10
#[test]
fn n10_takes_nothing_off_gold_and_leaves_no_discount_behind() {
    let hand = || on("N10").hand(BLUE, "E00");
    let mut state = hand().purse(BLUE, "1G").set();
    play(&mut state, "use d1; row 1");
    assert_eq!(purse(&state, BLUE), "0");
    assert_eq!(seen_by_all(&state).players[0].discount_now, 0);
    refused(&hand().purse(BLUE, "9D 9S").set(), "use d1");
}

// N11
#[test]
fn n11_keeps_one_of_three_drawn_tribe_cards() {
    let mut state = on("N11").next_tribe("E00 E01 E02 E03").set();
    play(&mut state, "use d1");
    assert_choices(&state, &["choose 1", "choose 2", "choose 3"]);
    play(&mut state, "choose 2");
    assert_eq!(tribe_discard(&state), ["E00", "E02"]);
    assert_choices(&state, &["play", "keep", "discard"]);
    play(&mut state, "keep");
    assert_eq!(hand(&state, BLUE), Some("E01".to_owned()));
    assert_eq!(top_card(&state), Some("E03".to_owned()));
}

// N12
#[test]
fn n12_plays_an_unmarked_open_tribe_card_of_the_centre() {
    let picture = "
        16   1R    2    3     4
        15   E01   E10*i ~E19 5
        14   E12   g    g     6
        13   g     1V   g     7
        12   11    10   9     8";
    let mut state = scene(picture).expansion().dunes("N12b").purse(BLUE, "1D 1S 1P 1G").set();
    play(&mut state, "use d1");
    assert_choices(&state, &["pick c0", "done"]);
    play(&mut state, "pick c0; row 2");
    assert_eq!((display(&state, BLUE)[1].as_str(), purse(&state, BLUE)), ("E01", "1D 1S".into()));
    assert_eq!(card_at(&state, "c0"), "~goods", "replaced as usual");
}

// N13
#[test]
fn n13_carries_out_any_border_field_but_a_corner() {
    let mut state = desert("6i 7b").dunes("N13b").set();
    play(&mut state, "use d1");
    for corner in ["pick 4", "pick 8", "pick 12", "pick 16"] {
        refused(&state, corner);
    }
    let mut own = state.clone();
    play(&mut state, "pick 6");
    assert_eq!(purse(&state, BLUE), "2D 2S 3P 1G 4V", "occupied by the opponent");
    assert_eq!(targi_of(&state, IVORY), [6]);
    play(&mut own, "pick 7; use 7");
    assert_eq!(purse(&own, BLUE), "4D 2S 2P 1G 4V", "the own Targi there is a use of its own");
}

// N14
#[test]
fn n14_receives_two_of_three_opened_goods_cards() {
    let mut state = on("N14").next_goods("2D 1G 1V").set();
    play(&mut state, "use d1");
    assert_choices(&state, &["leave 1", "leave 2", "leave 3"]);
    play(&mut state, "leave 2");
    assert_eq!(purse(&state, BLUE), "4D 2S 2P 1G 5V");
    assert_eq!(goods_discard(&state), ["2D", "1G", "1V"]);
}

// N14
#[test]
fn n14_leaves_every_choice_of_the_two_cards_to_its_user() {
    let mut state = on("N14").next_goods("any 1G/3W 1V").set();
    play(&mut state, "use d1; leave 3; take 3W; take 1P");
    assert_eq!(purse(&state, BLUE), "2D 2S 3P 1G 3W 4V");
}

// N15
#[test]
fn n15_swaps_two_displayed_cards_and_gives_three_water() {
    let mut state = on("N15").display(BLUE, ["E00 E01", "E09"]).set();
    play(&mut state, "use d1");
    assert_eq!(choices_to(&state, "swap").len(), 3);
    assert!(choices_to(&state, "shift").is_empty(), "it swaps and moves nothing");
    play(&mut state, "swap 1.2 2.1");
    assert_eq!(display(&state, BLUE), ["E00 E09", "E01", ""]);
    assert_eq!(purse(&state, BLUE), "2D 2S 2P 1G 3W 4V");
    let mut alone = on("N15").set();
    play(&mut alone, "use d1");
    assert_eq!(purse(&alone, BLUE), "2D 2S 2P 1G 3W 4V", "the water comes anyway");
}

// N16
#[test]
fn n16_swaps_up_to_four_goods_and_gives_two_water() {
    let mut state = on("N16").purse(BLUE, "5D").set();
    play(&mut state, "use d1; trade 1D for 1S; trade 1D for 1S; trade 1D for 1P; trade 1D for 1P");
    assert_eq!(purse(&state, BLUE), "1D 2S 2P 2W");
    assert!(offers(&state, "end"), "four are enough");
    let mut early = on("N16").set();
    play(&mut early, "use d1; trade 1D for 1S; done");
    assert_eq!(purse(&early, BLUE), "1D 3S 2P 1G 2W 4V");
}

// N17
#[test]
fn n17_sells_two_goods_for_two_points_up_to_twice() {
    let mut state = on("N17").set();
    play(&mut state, "use d1; trade 1D 1S for 2V; trade 2P for 2V");
    assert_eq!(purse(&state, BLUE), "1D 1S 1G 8V");
    assert!(offers(&state, "end"));
    let mut once = on("N17").set();
    play(&mut once, "use d1; trade 2D for 2V; done");
    assert_eq!(purse(&once, BLUE), "2S 2P 1G 6V");
    refused(&on("N17").purse(BLUE, "1D 9V").set(), "use d1");
}

// N17, X-WATER-1, T-ACT-1
#[test]
fn n17_waits_for_water_or_a_joker_that_could_bring_a_second_sale() {
    let mut water = on("N17").purse(BLUE, "2D 1S 2W").set();
    play(&mut water, "use d1; trade 2D for 2V; trade 2W for 1P; trade 1S 1P for 2V");
    assert_eq!(purse(&water, BLUE), "4V");
    let mut joker = on("N17").purse(BLUE, "2D 1S").tokens(BLUE, "joker").set();
    play(&mut joker, "use d1; trade 2D for 2V");
    assert_choices(&joker, &["joker 1D", "joker 1S", "joker 1P", "done"]);
    play(&mut joker, "done");
    assert_eq!(purse(&joker, BLUE), "1S 2V", "it need not be used");
    let mut short = on("N17").purse(BLUE, "2D 1S 1W").set();
    play(&mut short, "use d1; trade 2D for 2V");
    assert!(offers(&short, "end"), "one water brings nothing");
}

// N16, X-WATER-1
#[test]
fn n16_waits_for_water_that_could_bring_a_good_to_swap() {
    let mut state = on("N16").purse(BLUE, "0").set();
    play(&mut state, "use d1");
    assert!(offers(&state, "trade 2W for 1D") && offers(&state, "done"));
}

// N17, E15, T-TOK-3
#[test]
fn n17_can_begin_with_a_joker_where_e15_makes_the_visit_worth_it() {
    let scene = on("N17").display(BLUE, ["E15"]).purse(BLUE, "1S").tokens(BLUE, "joker");
    let mut state = scene.set();
    play(&mut state, "use d1; joker 1S; trade 2S for 2V; take 1D");
    assert_eq!(purse(&state, BLUE), "1D 1W 2V");
}

// N18
#[test]
fn n18_is_laid_in_the_display_as_a_card_of_one_point() {
    let mut state = on("N18").display(BLUE, ["E00", "", ""]).set();
    play(&mut state, "use d1; row 1");
    assert_eq!(display(&state, BLUE)[0], "E00 N18");
    assert!(dune_discard(&state).is_empty());
    assert_eq!(points(&state, BLUE, "cards"), 4);
}

// N18, T-END-2
#[test]
fn n18_is_whichever_symbol_makes_its_row_worth_most() {
    for (row, vp) in [("E00 E01 N18 E02", 4), ("E00 E09 E18 N18", 2), ("N18 E00 E01 E09", 0)] {
        let state = desert("1R").display(BLUE, [row]).set();
        assert_eq!(points(&state, BLUE, "rows"), vp, "{row}");
    }
}

// N18, E04
#[test]
fn n18_stands_for_a_symbol_in_rows_only() {
    let state = desert("1R").display(BLUE, ["E04 E09 E18 E27", "N18"]).set();
    assert_eq!(points(&state, BLUE, "advantages"), 0, "no Targia among them");
}

// N18, T-END-1
#[test]
fn n18_can_be_the_twelfth_card() {
    let rows = ["E00 E01 E02 E03", "E09 E10 E11 E12", "E18 E19 E20"];
    let mut state = on("N18").display(BLUE, rows).set();
    play(&mut state, "use d1; end; end");
    assert_eq!(state.to_act(), None);
}

// N19
#[test]
fn n19_takes_a_good_that_the_opponent_has_and_three_water() {
    let mut state = on("N19").purse(IVORY, "1S 2P 3G").set();
    play(&mut state, "use d1");
    assert_choices(&state, &["take 1S", "take 1P"]);
    play(&mut state, "take 1S");
    assert_eq!(purse(&state, BLUE), "2D 3S 2P 1G 3W 4V");
    assert_eq!(purse(&state, IVORY), "2P 3G");
    let mut poor = on("N19").purse(IVORY, "3G 9V").set();
    play(&mut poor, "use d1");
    assert_eq!(purse(&poor, BLUE), "2D 2S 2P 1G 3W 4V");
}

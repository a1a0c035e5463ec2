//! The actions of the border fields.

use crate::table::*;

// T-ACT-1
#[test]
fn goods_fields_give_one_of_their_good() {
    let fields = [
        (2, "3D 2S 2P 1G 4V"),
        (7, "3D 2S 2P 1G 4V"),
        (3, "2D 3S 2P 1G 4V"),
        (15, "2D 3S 2P 1G 4V"),
        (6, "2D 2S 3P 1G 4V"),
        (11, "2D 2S 3P 1G 4V"),
    ];
    for (field, after) in fields {
        let mut state = with_blue_on(field).set();
        play(&mut state, &format!("use {field}"));
        assert_eq!(purse(&state, BLUE), after, "field {field}");
        assert_choices(&state, &["end"]);
    }
}

/// A quiet board with one Targi of Blue.
fn with_blue_on(field: u8) -> Scene {
    quiet_with(&format!("{field}b {}R", if field == 1 { 2 } else { 1 }))
}

// T-ACT-1
#[test]
fn the_trader_gives_gold_for_three_and_a_good_for_two_identical_goods() {
    let mut state = with_blue_on(5).purse(BLUE, "3D 2S 1P").set();
    play(&mut state, "use 5");
    assert_choices(
        &state,
        &[
            "trade 2D for 1S",
            "trade 2D for 1P",
            "trade 3D for 1G",
            "trade 2S for 1D",
            "trade 2S for 1P",
            "done",
        ],
    );
    for wrong in ["trade 1D for 1S", "trade 2D for 1G", "trade 1D 1S for 1P", "trade 3D for 2S"] {
        refused(&state, wrong);
    }
}

// T-ACT-1
#[test]
fn the_trader_exchanges_any_number_of_times_in_one_visit() {
    let mut state = with_blue_on(5).purse(BLUE, "8D").set();
    play(&mut state, "use 5; trade 3D for 1G; trade 2D for 1P; trade 3D for 1G");
    assert_eq!(purse(&state, BLUE), "1P 2G");
    assert_choices(&state, &["end"]);
}

// T-ACT-1
#[test]
fn goods_from_the_trader_can_be_traded_on_and_a_visit_may_be_broken_off() {
    let mut state = with_blue_on(5).purse(BLUE, "4D 2S").set();
    play(&mut state, "use 5; trade 2D for 1S; trade 3S for 1G; done");
    assert_eq!(purse(&state, BLUE), "2D 1G");
    refused(&state, "use 5");
}

// T-ACT-1
#[test]
fn the_trader_takes_neither_gold_nor_points() {
    let state = with_blue_on(5).purse(BLUE, "1D 1S 1P 3G 9V").set();
    assert_choices(&state, &["end"]);
}

// T-ACT-1
#[test]
fn the_silversmith_buys_one_line_once() {
    let mut state = with_blue_on(10).purse(BLUE, "4D 3S 1P 2G 4V").set();
    play(&mut state, "use 10");
    assert_choices(
        &state,
        &[
            "trade 2D for 1V",
            "trade 2S for 1V",
            "trade 4D for 3V",
            "trade 1G for 2V",
            "trade 2G for 4V",
        ],
    );
    let mut goods = state.clone();
    play(&mut goods, "trade 4D for 3V");
    assert_eq!(purse(&goods, BLUE), "3S 1P 2G 7V");
    assert_choices(&goods, &["end"]);
    let mut gold = state.clone();
    play(&mut gold, "trade 2G for 4V");
    assert_eq!(purse(&gold, BLUE), "4D 3S 1P 8V");
    assert_choices(&gold, &["end"]);
    for wrong in ["trade 3D for 2V", "trade 2D 2S for 3V", "trade 3G for 6V"] {
        refused(&state, wrong);
    }
}

// T-ACT-1
#[test]
fn the_silversmith_has_nothing_for_a_purse_without_pairs_and_gold() {
    let state = with_blue_on(10).purse(BLUE, "1D 1S 1P 9V").set();
    assert_choices(&state, &["end"]);
}

// T-ACT-1, T-ACT-4
#[test]
fn the_caravan_draws_the_top_goods_card_and_discards_it() {
    let mut state = with_blue_on(13).next_goods("1S1P 1V").set();
    play(&mut state, "use 13");
    assert_eq!(purse(&state, BLUE), "2D 3S 3P 1G 4V");
    assert_eq!(goods_discard(&state), ["1S1P"]);
    assert_eq!(seen_by_all(&state).tribe_pile, 41, "no card of the centre was used");
    assert_choices(&state, &["end"]);
}

// T-ACT-1
#[test]
fn the_caravan_may_bring_a_good_of_choice() {
    let mut state = with_blue_on(13).next_goods("any").set();
    play(&mut state, "use 13");
    assert_choices(&state, &["take 1D", "take 1S", "take 1P"]);
    play(&mut state, "take 1P");
    assert_eq!(purse(&state, BLUE), "2D 2S 3P 1G 4V");
}

// T-ACT-1
#[test]
fn the_tribal_expansion_draws_the_top_tribe_card_to_play_keep_or_discard() {
    let mut state = with_blue_on(14).next_tribe("B20 B21").set();
    let before = seen_by_all(&state).goods_pile;
    play(&mut state, "use 14");
    assert_choices(&state, &["play", "keep", "discard"]);
    let mut played = state.clone();
    play(&mut played, "play; row 3");
    assert_eq!(display(&played, BLUE), ["", "", "B20"]);
    assert_eq!(purse(&played, BLUE), "2D 2S 2P 4V");
    let mut kept = state.clone();
    play(&mut kept, "keep");
    assert_eq!(hand(&kept, BLUE), Some("B20".to_owned()));
    play(&mut state, "discard");
    assert_eq!((hand(&state, BLUE), tribe_discard(&state)), (None, vec!["B20".to_owned()]));
    assert_eq!(seen_by_all(&state).goods_pile, before, "nothing in the centre is replaced");
}

// T-ACT-1
#[test]
fn the_fata_morgana_moves_a_marker_to_any_open_card_without_a_marker() {
    let picture = "
        16   1R    2    3    4
        15   1S*b  t    ~g   5
        14   B00*b g    t*i  6
        13   -     t    g    7
        12   11    10   9b   8";
    let mut state = scene(picture).set();
    play(&mut state, "use 9");
    let mut expected = Vec::new();
    for from in ["c0", "c3"] {
        for to in ["c1", "c4", "c7", "c8"] {
            expected.push(format!("move {from} to {to}"));
        }
    }
    assert_choices(&state, &expected.iter().map(String::as_str).collect::<Vec<_>>());
    play(&mut state, "move c3 to c8");
    assert_eq!(markers(&state, BLUE), ["c0", "c8"]);
    assert_choices(&state, &["use c0", "use c8", "end"]);
}

// T-ACT-1
#[test]
fn the_fata_morgana_moves_no_used_marker_and_none_of_the_opponent() {
    let picture = "
        16   1R    2    3    4
        15   1S*b  t    g    5
        14   t     g    t*i  6
        13   g     t    g    7
        12   11    10   9b   8";
    let mut state = scene(picture).set();
    play(&mut state, "use c0");
    assert_choices(&state, &["end"]);
}

// T-ACT-1
#[test]
fn the_noble_plays_the_hand_card_for_its_cost_or_discards_it() {
    let mut state = with_blue_on(1).hand(BLUE, "B01").set();
    play(&mut state, "use 1");
    assert_choices(&state, &["play", "discard"]);
    let mut played = state.clone();
    play(&mut played, "play; row 2");
    assert_eq!(display(&played, BLUE), ["", "B01", ""]);
    assert_eq!((purse(&played, BLUE), hand(&played, BLUE)), ("1D 1S 2P 4V".into(), None));
    play(&mut state, "discard");
    assert_eq!((purse(&state, BLUE), hand(&state, BLUE)), ("2D 2S 2P 1G 4V".into(), None));
    assert_eq!(tribe_discard(&state), ["B01"]);
}

// T-ACT-1
#[test]
fn the_noble_has_nothing_to_do_with_an_empty_hand() {
    let state = with_blue_on(1).set();
    assert_choices(&state, &["end"]);
}

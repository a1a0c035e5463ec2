//! The border cards of the expansion.

use crate::table::*;

// X-SETUP-1
#[test]
fn the_noble_gives_water_and_a_good_for_a_discarded_hand_card() {
    let mut state = desert("1b 2R").hand(BLUE, "E00").set();
    play(&mut state, "use 1");
    assert_choices(&state, &["play", "discard"]);
    play(&mut state, "discard; take 1S");
    assert_eq!(purse(&state, BLUE), "2D 3S 2P 1G 1W 4V");
    assert_eq!(tribe_discard(&state), ["E00"]);
}

// X-SETUP-1
#[test]
fn the_trader_takes_any_mix_and_gives_water_too() {
    let mut state = desert("5b").purse(BLUE, "1D 1S 1P").set();
    play(&mut state, "use 5");
    for trade in ["trade 1D 1S 1P for 2G", "trade 1D for 1P", "trade 1P for 2W"] {
        assert!(offers(&state, trade), "{trade}");
    }
    refused(&state, "trade 1D 1S for 1P");
    play(&mut state, "trade 1P for 2W; trade 1D for 1P; done");
    assert_eq!(purse(&state, BLUE), "1S 1P 2W");
}

// X-MIX-2
#[test]
fn what_a_visit_to_the_trader_brought_in_is_not_given_on() {
    let mut swapped = desert("5b").purse(BLUE, "2D 1S").set();
    play(&mut swapped, "use 5; trade 1S for 1D");
    refused(&swapped, "trade 1D for 2W");
    refused(&swapped, "trade 1D for 1S");
    play(&mut swapped, "trade 3D for 2G");
    assert_eq!(purse(&swapped, BLUE), "2G", "gold takes any three");

    let mut watered = desert("5b").purse(BLUE, "1D").set();
    play(&mut watered, "use 5; trade 1D for 2W");
    assert_eq!(purse(&watered, BLUE), "2W", "the visit is over when nothing is left");
    refused(&watered, "trade 2W for 1G");

    let mut back = desert("5b").purse(BLUE, "1D 1S").set();
    play(&mut back, "use 5; trade 1D for 2W; trade 2W for 1P");
    refused(&back, "trade 1P for 2W");
    play(&mut back, "trade 1S for 1P");
    assert_eq!(purse(&back, BLUE), "2P");
}

// X-MIX-2, E23, T-TOK-3
#[test]
fn a_good_from_the_well_or_the_joker_can_be_given_on_at_the_trader() {
    let mut well = desert("5b").display(BLUE, ["E23"]).purse(BLUE, "1D 1W").set();
    play(&mut well, "use 5; trade 1W for 1S; trade 1S for 2W");
    assert_eq!(purse(&well, BLUE), "1D 2W");
    let mut joker = desert("5b").purse(BLUE, "1D").tokens(BLUE, "joker").set();
    play(&mut joker, "use 5; joker 1S; trade 1S for 2W");
    assert_eq!(purse(&joker, BLUE), "1D 2W");
}

// X-MIX-2, B39
#[test]
fn b39_changes_nothing_at_the_trader_of_the_expansion() {
    let offered = |card: &str| {
        let mixed = desert("5b").option("tribe_deck", "base");
        let mut state = mixed.display(BLUE, [card]).purse(BLUE, "2D 1P").set();
        play(&mut state, "use 5");
        choices(&state)
    };
    assert_eq!(offered("B39"), offered("B00"));
}

// X-SETUP-1
#[test]
fn the_fata_morgana_reaches_only_adjacent_cards() {
    let picture = "
        16   1R   2    3    4
        15   1D   t    g    5
        14   t    g*b  t*i  6
        13   g    t    g    7
        12   11   10   9b   8";
    let mut state = scene(picture).expansion().set();
    play(&mut state, "use 9");
    assert_choices(&state, &["move c4 to c1", "move c4 to c3", "move c4 to c7"]);
}

// X-SETUP-1
#[test]
fn the_silversmith_takes_any_mix_gold_or_water_once() {
    let mut state = desert("10b").purse(BLUE, "2D 1S 1P 2G 3W").set();
    play(&mut state, "use 10");
    for line in [
        "trade 1D 1S for 1V",
        "trade 2D for 1V",
        "trade 2D 1S 1P for 3V",
        "trade 1G for 2V",
        "trade 2G for 4V",
        "trade 3W for 2V",
    ] {
        assert!(offers(&state, line), "{line}");
    }
    play(&mut state, "trade 3W for 2V");
    assert_eq!(purse(&state, BLUE), "2D 1S 1P 2G 2V");
    assert!(offers(&state, "end"), "one line");
}

// X-SETUP-1
#[test]
fn the_water_hole_gives_two_water() {
    let mut state = desert("13b").set();
    play(&mut state, "use 13");
    assert_eq!(purse(&state, BLUE), "2D 2S 2P 1G 2W 4V");
}

// X-SETUP-1, X-SETUP-2
#[test]
fn the_tribal_expansion_takes_the_open_card_or_buys_the_next() {
    let mut state = desert("14b").purse(BLUE, "1P 1G 2W").next_tribe("E00 E10 E01 E02").set();
    assert_eq!(top_card(&state), Some("E00".to_owned()));
    play(&mut state, "use 14");
    assert!(offers(&state, "accept") && offers(&state, "next"));
    play(&mut state, "next");
    assert_eq!((top_card(&state), tribe_discard(&state)), (Some("E10".into()), vec!["E00".into()]));
    play(&mut state, "next");
    assert_choices(&state, &["accept"]);
    play(&mut state, "accept; play; row 1");
    assert_eq!((display(&state, BLUE)[0].as_str(), purse(&state, BLUE)), ("E01", "0".into()));
    assert_eq!(top_card(&state), Some("E02".to_owned()));
}

// X-SETUP-1
#[test]
fn the_six_goods_fields_give_what_they_give_in_the_base_game() {
    for (field, after) in [
        (2, "3D 2S 2P 1G 4V"),
        (3, "2D 3S 2P 1G 4V"),
        (6, "2D 2S 3P 1G 4V"),
        (7, "3D 2S 2P 1G 4V"),
        (11, "2D 2S 3P 1G 4V"),
        (15, "2D 3S 2P 1G 4V"),
    ] {
        let mut state = desert(&format!("{field}b 1R")).set();
        play(&mut state, &format!("use {field}"));
        assert_eq!(purse(&state, BLUE), after, "field {field}");
    }
}

// X-SETUP-2
#[test]
fn the_open_card_replaces_a_used_goods_card_face_down_and_known_to_all() {
    let picture = QUIET.replacen(" g ", " 1D*b ", 1);
    let mut state = scene(&picture).expansion().next_tribe("E00 E01").set();
    play(&mut state, "use c0");
    assert_eq!(card_at(&state, "c0"), "~E00");
    assert_eq!(top_card(&state), Some("E01".to_owned()));
    play(&mut state, "end; end");
    assert_eq!(card_at(&state, "c0"), "E00");
}

// X-SETUP-1
#[test]
fn the_water_cards_bring_water() {
    for (card, more, after) in [
        ("2W", "", "2D 2S 2P 1G 2W 4V"),
        ("3W", "", "2D 2S 2P 1G 3W 4V"),
        ("any1W", "take 1D", "3D 2S 2P 1G 1W 4V"),
        ("1G/3W", "take 3W", "2D 2S 2P 1G 3W 4V"),
        ("1G/3W", "take 1G", "2D 2S 2P 2G 4V"),
    ] {
        let picture = QUIET.replacen(" g ", &format!(" {card}*b "), 1);
        let mut state = scene(&picture).expansion().set();
        play(&mut state, "use c0");
        if !more.is_empty() {
            play(&mut state, more);
        }
        assert_eq!(purse(&state, BLUE), after, "{card}");
    }
}

// E06, X-WATER-1, T-TOK-3
#[test]
fn e06_waits_for_water_or_a_joker_that_could_bring_a_second_line() {
    let smith = || desert("10b").display(BLUE, ["E06"]);
    let mut water = smith().purse(BLUE, "2D 3W").set();
    play(&mut water, "use 10; trade 2D for 1V; trade 3W for 1G; trade 1G for 2V");
    assert_eq!(purse(&water, BLUE), "3V");
    let mut joker = smith().purse(BLUE, "2D 1P").tokens(BLUE, "joker").set();
    play(&mut joker, "use 10; trade 2D for 1V; joker 1P; trade 2P for 1V");
    assert_eq!(purse(&joker, BLUE), "2V");
    let mut short = smith().purse(BLUE, "2D 2W").set();
    play(&mut short, "use 10; trade 2D for 1V");
    assert!(offers(&short, "end"), "two water bring a single good");
}

// X-WATER-1, T-ACT-1
#[test]
fn who_exchanges_what_could_be_sold_may_leave_the_silversmith_with_nothing() {
    let mut state = desert("10b").purse(BLUE, "3W").tokens(BLUE, "joker").set();
    play(&mut state, "use 10; trade 2W for 1D");
    assert_choices(&state, &["joker 1D", "joker 1S", "joker 1P", "done"]);
}

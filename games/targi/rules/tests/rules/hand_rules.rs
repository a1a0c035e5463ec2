//! The printed hand rule, where it differs from the author's.

use crate::table::*;

const MARKED: &str = "
    16   1b   2R   3    4
    15   g    B01*b g   5
    14b  B13*b g   t    6
    13   g    t    g    7
    12   11   10   9    8";

// T-TRIBE-3
#[test]
fn by_the_printed_rule_a_card_cannot_simply_be_discarded_with_an_empty_hand() {
    let mut state = scene(MARKED).printed_rule().set();
    play(&mut state, "use c1");
    assert_choices(&state, &["play", "keep"]);
    refused(&state, "discard");
    let mut poor = scene(MARKED).printed_rule().purse(BLUE, "0").set();
    play(&mut poor, "use c1");
    assert_choices(&poor, &["keep"]);
}

// T-TRIBE-3
#[test]
fn by_the_printed_rule_a_card_that_finds_the_hand_full_is_played_or_discarded() {
    let mut state = scene(MARKED).printed_rule().hand(BLUE, "B00").set();
    play(&mut state, "use c1");
    assert_choices(&state, &["play", "discard"]);
    play(&mut state, "discard");
    assert_eq!(tribe_discard(&state), ["B01"], "the new card, not the one in hand");
    assert_eq!(hand(&state, BLUE), Some("B00".to_owned()));
}

// T-TRIBE-3
#[test]
fn by_the_printed_rule_the_tribal_expansion_is_bound_too() {
    let mut empty = scene(MARKED).printed_rule().next_tribe("B20").set();
    play(&mut empty, "use 14");
    assert_choices(&empty, &["play", "keep"]);
    let mut full = scene(MARKED).printed_rule().next_tribe("B20").hand(BLUE, "B00").set();
    play(&mut full, "use 14");
    assert_choices(&full, &["play", "discard"]);
}

// T-TRIBE-3
#[test]
fn by_the_printed_rule_a_card_taken_this_turn_is_not_played_by_the_noble() {
    let mut state = scene(MARKED).printed_rule().set();
    play(&mut state, "use c1; keep; use 1");
    assert_choices(&state, &["discard"]);
    refused(&state, "play");
}

// T-TRIBE-3
#[test]
fn by_the_printed_rule_a_card_of_an_earlier_round_is_played_by_the_noble() {
    let mut state = scene(MARKED).printed_rule().set();
    play(&mut state, "use c1; keep; end; end");
    play(&mut state, "place 5; place 1; place 6; place 2; place 9; place 13; end");
    play(&mut state, "use 1");
    assert_choices(&state, &["play", "discard"]);
}

// T-TRIBE-3
#[test]
fn by_the_printed_rule_a_card_drawn_this_turn_rests_as_well() {
    let mut state = scene(MARKED).printed_rule().next_tribe("B20").set();
    play(&mut state, "use 14; keep; use 1");
    assert_choices(&state, &["discard"]);
}

// T-TRIBE-3, T-CARD-38
#[test]
fn by_the_printed_rule_a_card_taken_this_turn_is_not_played_without_the_noble_either() {
    let scene = scene(MARKED).printed_rule().display(BLUE, ["B38"]);
    let mut state = scene.purse(BLUE, "3D 3S 3P 3G").set();
    play(&mut state, "use c1; keep");
    assert!(!offers(&state, "play hand"));
}

// T-TRIBE-3
#[test]
fn by_the_printed_rule_a_card_may_still_be_left_lying() {
    let mut state = scene(MARKED).printed_rule().set();
    assert!(offers(&state, "end"));
    play(&mut state, "end; end");
    assert_eq!(card_at(&state, "c1"), "B01");
}

// T-TRIBE-3, T-TRIBE-1
#[test]
fn the_authors_rule_is_the_default() {
    let mut default = scene(MARKED).set();
    let mut author = scene(MARKED).option("hand_rule", "author").set();
    play(&mut default, "use c1");
    play(&mut author, "use c1");
    assert_eq!(default, author);
    assert!(offers(&default, "discard"));
}

//! Tribe cards with an action marker.

use crate::table::*;

fn holding(card: &str) -> Scene {
    desert("2b").display(BLUE, [card]).ready(BLUE, card)
}

// E07, X-TIME-1
#[test]
fn e07_takes_four_water_once() {
    let mut state = holding("E07").set();
    play(&mut state, "card 1.1");
    assert_eq!(purse(&state, BLUE), "2D 2S 2P 1G 4W 4V");
    refused(&state, "card 1.1");
    let spent = desert("2b").display(BLUE, ["E07"]).set();
    refused(&spent, "card 1.1");
}

// X-TIME-1, E07
#[test]
fn a_once_card_may_be_used_the_moment_it_is_played_or_rounds_later() {
    let mut state = desert_buying("E07").dunes("N00").set();
    play(&mut state, "use c0; play; row 1");
    let mut later = state.clone();
    play(&mut state, "card 1.1");
    assert_eq!(purse(&state, BLUE), "1D 1S 1P 1G 4W 4V");
    play(&mut later, "end");
    refused(&later, "card 1.1");
    play(&mut later, "end; place 5; place 3; place 6; place 1; place 7; place 11; end");
    assert!(offers(&later, "card 1.1"));
}

// X-TIME-1, E07
#[test]
fn e07_may_be_used_while_a_card_is_on_show() {
    let show = || desert("2R 14b").display(BLUE, ["E07"]).ready(BLUE, "E07").purse(BLUE, "0");
    let mut state = show().next_tribe("E00 E01").set();
    play(&mut state, "use 14");
    assert_choices(&state, &["accept", "card 1.1"]);
    play(&mut state, "card 1.1; next; accept");
    assert_eq!(purse(&state, BLUE), "3W");
    let mut spent = show().next_tribe("E00 E01").set();
    play(&mut spent, "card 1.1; use 14");
    refused(&spent, "card 1.1");
}

// X-TIME-1, E07, X-TARGIA-2
#[test]
fn e07_may_be_used_with_the_targia_to_pay_for_another_goods_card() {
    let scene = desert("15b 1R").display(BLUE, ["E07"]).ready(BLUE, "E07").purse(BLUE, "1D");
    let mut state = scene.next_goods("1V 1G").set();
    play(&mut state, "use targia");
    assert!(offers(&state, "card 1.1"), "before anything is given");
    play(&mut state, "give 1D");
    assert_choices(&state, &["accept", "card 1.1"]);
    play(&mut state, "card 1.1; trade 2W for 1S; give 1S; accept");
    assert_eq!(purse(&state, BLUE), "1G 2W");
}

// X-TIME-1, E07
#[test]
fn e07_may_be_used_at_the_trader_and_at_the_silversmith() {
    let scene = |pieces| desert(pieces).display(BLUE, ["E07"]).ready(BLUE, "E07");
    let mut trader = scene("5b 1R").purse(BLUE, "1D").set();
    play(&mut trader, "use 5; card 1.1; trade 2W for 1S; trade 2W for 1P; trade 1D 1S 1P for 2G");
    assert_eq!(purse(&trader, BLUE), "2G");
    let mut smith = scene("10b 1R").purse(BLUE, "1G").set();
    play(&mut smith, "use 10; card 1.1; trade 3W for 1G; trade 2G for 4V");
    assert_eq!(purse(&smith, BLUE), "1W 4V");
}

// X-TIME-1, E07, N16, N17
#[test]
fn e07_may_be_used_while_goods_are_sold_or_swapped_on_a_dune() {
    let on = |dune: &str| {
        let scene = desert("2R").dunes(dune).display(BLUE, ["E07"]).ready(BLUE, "E07");
        scene.purse(BLUE, "2D").set()
    };
    let mut sale = on("N17b");
    play(&mut sale, "use d1; trade 2D for 2V; card 1.1; trade 2W for 1S; trade 2W for 1S");
    play(&mut sale, "trade 2S for 2V");
    assert_eq!(purse(&sale, BLUE), "4V");
    let mut swap = on("N16b");
    play(&mut swap, "use d1; card 1.1");
    assert_eq!(purse(&swap, BLUE), "2D 6W");
}

// X-TIME-1, E07
#[test]
fn e07_may_be_used_while_a_card_is_being_paid() {
    let scene = desert_buying("E01").display(BLUE, ["E07"]).ready(BLUE, "E07");
    let mut state = scene.purse(BLUE, "1P 1G 2W").set();
    play(&mut state, "use c0; play");
    assert!(offers(&state, "pay 1P 1G") && offers(&state, "pay 1P 2W"));
    play(&mut state, "card 1.1; pay 1P 2W; row 1");
    assert_eq!(purse(&state, BLUE), "1G 4W");
}

// E16
#[test]
fn e16_carries_out_any_border_field_once_beside_a_targi_there() {
    let mut state = holding("E16").set();
    play(&mut state, "card 1.1");
    refused(&state, "pick 8");
    play(&mut state, "pick 2; use 2");
    assert_eq!(purse(&state, BLUE), "4D 2S 2P 1G 4V");
    refused(&state, "card 1.1");
}

// E25
#[test]
fn e25_takes_two_goods_off_one_card() {
    let picture = QUIET.replacen(" g ", " E21*b ", 1);
    let scene_with = |purse| {
        scene(&picture).expansion().display(BLUE, ["E25"]).ready(BLUE, "E25").purse(BLUE, purse)
    };
    let mut state = scene_with("2S").set();
    play(&mut state, "use c0");
    refused(&state, "play");
    play(&mut state, "card 1.1; play; row 2");
    assert_eq!((purse(&state, BLUE), display(&state, BLUE)[1].as_str()), ("0".into(), "E21"));
    let mut before = scene_with("2S").set();
    play(&mut before, "card 1.1; use c0; play; row 2");
    assert_eq!(purse(&before, BLUE), "0", "used between actions");
    assert_eq!(seen_by_all(&before).players[0].discount_now, 0, "one card only");
}

// E25, T-TRIBE-4
#[test]
fn e25_adds_to_other_discounts() {
    let scene = scene(&QUIET.replacen(" g ", " E21*b ", 1)).mixed();
    let mut state = scene.display(BLUE, ["E25 B25"]).ready(BLUE, "E25").purse(BLUE, "1S").set();
    play(&mut state, "use c0; card 1.1; play; row 2");
    assert_eq!(purse(&state, BLUE), "0", "four goods less three");
}

// E25
#[test]
fn e25_is_wasted_if_no_card_is_played_in_the_turn() {
    let mut state = holding("E25").set();
    play(&mut state, "card 1.1; end");
    assert_eq!(seen_by_all(&state).players[0].discount_now, 0);
}

// E34
#[test]
fn e34_plays_the_hand_card_without_the_noble_at_its_ordinary_cost() {
    let mut state = holding("E34").hand(BLUE, "E01").purse(BLUE, "1P 1G").set();
    play(&mut state, "card 1.1; row 1");
    assert_eq!((display(&state, BLUE)[0].as_str(), purse(&state, BLUE)), ("E34 E01", "0".into()));
    refused(&holding("E34").set(), "card 1.1");
    refused(&holding("E34").hand(BLUE, "E01").purse(BLUE, "1P").set(), "card 1.1");
}

// E43
#[test]
fn e43_takes_the_open_card_to_play_keep_or_discard() {
    let mut state = holding("E43").next_tribe("E01 E02").set();
    play(&mut state, "card 1.1");
    assert_choices(&state, &["play", "keep", "discard"]);
    play(&mut state, "keep");
    assert_eq!(
        (hand(&state, BLUE), top_card(&state)),
        (Some("E01".into()), Some("E02".to_owned()))
    );
}

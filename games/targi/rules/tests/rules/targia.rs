//! The Targia: her way, and what she does for players who meet her.

use crate::table::*;
use caravanserai_core::{Game, Seed};
use serde_json::json;
use targi::State;

// X-TARGIA-1
#[test]
fn the_targia_walks_anticlockwise_towards_the_robber() {
    let way = [15, 14, 13, 11, 10, 9, 7, 6, 5, 3, 2, 1];
    for (robber, field) in ROBBER_BY_ROUND.into_iter().zip(way) {
        let state = desert(&format!("{robber}R")).set();
        assert_eq!(targia(&state), Some(field), "robber on {robber}");
    }
    let dealt = State::new(&options(&[("expansion", json!(true))]), &Seed::new("targia"));
    assert_eq!((robber(&dealt), targia(&dealt)), (1, Some(15)));
}

// X-TARGIA-1
#[test]
fn the_targia_stands_on_a_corner_exactly_while_the_robber_raids() {
    for (corner, hers) in [(4, 12), (8, 8), (12, 4), (16, 16)] {
        let state = desert(&format!("{corner}R")).display(BLUE, ["E00"]).set();
        assert_eq!(targia(&state), Some(hers), "raid on {corner}");
    }
    let mut state = desert("4R").purse(BLUE, "1P 1V").purse(IVORY, "1P 3V").dunes("N00").set();
    while robber(&state) == 4 {
        let first = choices(&state)[0].clone();
        play(&mut state, &first);
    }
    assert_eq!((robber(&state), targia(&state)), (5, Some(11)), "she moves on with him");
}

// X-TARGIA-1
#[test]
fn there_is_no_targia_in_the_base_game() {
    assert_eq!(targia(&quiet_with("15b").set()), None);
    assert!(!offers(&quiet_with("15b").set(), "use targia"));
}

// X-TARGIA-1
#[test]
fn the_targia_blocks_no_field() {
    let state = desert("1R").dunes("N00").placing(BLUE).set();
    assert!(offers(&state, "place 15"));
}

// X-TARGIA-2
#[test]
fn who_stands_with_the_targia_takes_a_good_besides_the_fields_action() {
    let mut state = desert("15b").set();
    assert_choices(&state, &["use 15", "use targia", "end"]);
    play(&mut state, "use targia");
    let all = ["take 1D", "take 1S", "take 1P", "give 1D", "give 1S", "give 1P"];
    assert_choices(&state, &all);
    play(&mut state, "take 1P");
    assert_choices(&state, &["use 15", "end"]);
    play(&mut state, "use 15");
    assert_eq!(purse(&state, BLUE), "2D 3S 3P 1G 4V");
}

// X-TARGIA-2
#[test]
fn the_targia_may_be_used_after_the_field_and_only_once() {
    let mut state = desert("15b").set();
    play(&mut state, "use 15; use targia; take 1D");
    refused(&state, "use targia");
    assert_choices(&state, &["end"]);
}

// X-TARGIA-2
#[test]
fn a_good_buys_a_goods_card_and_another_good_the_next() {
    let mut state = desert("15b").next_goods("2S 1V 1D").set();
    play(&mut state, "use targia; give 1D");
    assert_choices(&state, &["accept", "give 1D", "give 1S", "give 1P"]);
    assert_eq!(purse(&state, BLUE), "1D 2S 2P 1G 4V", "nothing of the first card yet");
    play(&mut state, "give 1D");
    assert_choices(&state, &["accept", "give 1S", "give 1P"]);
    play(&mut state, "accept");
    assert_eq!(purse(&state, BLUE), "2S 2P 1G 5V", "two goods for a point");
    assert_eq!(goods_discard(&state), ["2S", "1V"]);
}

// X-TARGIA-2
#[test]
fn without_a_good_the_targia_only_gives_one() {
    let poor = desert("15b").purse(BLUE, "1G 1W").set();
    let mut state = poor;
    play(&mut state, "use targia");
    assert_choices(&state, &["take 1D", "take 1S", "take 1P"]);
}

// X-TARGIA-2, X-WATER-1
#[test]
fn water_and_joker_become_the_good_that_the_targia_wants() {
    let mut state = desert("15b").purse(BLUE, "2W").next_goods("2D").set();
    play(&mut state, "use targia; trade 2W for 1S; give 1S; accept");
    assert_eq!(purse(&state, BLUE), "2D");
    let mut state = desert("15b").purse(BLUE, "0").tokens(BLUE, "joker").next_goods("2D").set();
    play(&mut state, "use targia; joker 1P; give 1P; accept");
    assert_eq!(purse(&state, BLUE), "2D");
}

// X-TARGIA-2
#[test]
fn of_a_goods_card_with_two_sides_one_is_chosen() {
    for (take, after) in [("take 1G", "1D 2S 2P 2G 4V"), ("take 3W", "1D 2S 2P 1G 3W 4V")] {
        let mut state = desert("15b").next_goods("1G/3W").set();
        play(&mut state, "use targia; give 1D; accept");
        assert_choices(&state, &["take 1G", "take 3W"]);
        play(&mut state, take);
        assert_eq!(purse(&state, BLUE), after);
    }
}

// X-TARGIA-2, T-TOK-4
#[test]
fn the_targia_serves_no_token_and_nobody_in_the_next_round() {
    let state = desert("15B").tokens(BLUE, "joker").set();
    assert!(!offers(&state, "use targia"));
    let mut state = desert("15b 14i").dunes("N00").set();
    play(&mut state, "end");
    refused(&state, "use targia");
    play(&mut state, "end; place 5; place 3; place 6; place 1; place 7; place 11");
    assert!(!offers(&state, "use targia"), "a service not used is forfeited");
}

// X-TARGIA-2, E41
#[test]
fn e41_takes_two_goods_from_the_targia() {
    let mut state = desert("15b").display(BLUE, ["E41"]).set();
    play(&mut state, "use targia");
    assert_eq!(choices_to(&state, "take").len(), 6, "two goods in any mix");
    play(&mut state, "take 1D 1P");
    assert_eq!(purse(&state, BLUE), "3D 2S 3P 1G 4V");
}

// X-TARGIA-2, E41
#[test]
fn e41_opens_the_first_card_for_nothing_and_pays_for_the_next() {
    let mut state = desert("15b").display(BLUE, ["E41"]).next_goods("1S 2P").set();
    play(&mut state, "use targia");
    assert!(choices_to(&state, "give").is_empty());
    play(&mut state, "open");
    assert_eq!(purse(&state, BLUE), "2D 2S 2P 1G 4V", "the first is free");
    let mut more = state.clone();
    play(&mut state, "accept");
    assert_eq!(purse(&state, BLUE), "2D 3S 2P 1G 4V");
    refused(&more, "open");
    play(&mut more, "give 1D; accept");
    assert_eq!(purse(&more, BLUE), "1D 2S 4P 1G 4V");
}

//! Tribe cards that work from the moment they are displayed.

use crate::table::*;
use caravanserai_core::Game;
use targi::Task;

/// Blue has marked this tribe card and can pay for anything.
fn buying(card: &str) -> Scene {
    scene(
        &"
        16   1    2R   3    4
        15   CARD*b t  g    5
        14   t    g    t    6
        13   g    t    g    7
        12   11   10   9    8"
            .replace("CARD", card),
    )
    .purse(BLUE, "3D 3S 3P 3G")
}

/// How this card is paid with that one displayed.
fn ways_to_pay(card: &str, displayed: &str) -> Vec<String> {
    let mut state = buying(card).display(BLUE, [displayed]).set();
    play(&mut state, "use c0; play");
    choices_to(&state, "pay")
}

// T-TRIBE-4, B24
#[test]
fn b24_makes_later_camel_riders_one_good_cheaper() {
    assert_eq!(ways_to_pay("B03", "B24"), ["pay 1D 1G", "pay 1S 1G"]);
    let mut other = buying("B06").display(BLUE, ["B24"]).set();
    play(&mut other, "use c0; play; row 1");
    assert_eq!(purse(&other, BLUE), "2D 2S 3P 2G", "a Well costs what it costs");
}

// T-TRIBE-4, B25
#[test]
fn b25_makes_later_wells_one_good_cheaper() {
    assert_eq!(ways_to_pay("B06", "B25"), ["pay 1D 1G", "pay 1S 1G"]);
    let mut other = buying("B03").display(BLUE, ["B25"]).set();
    play(&mut other, "use c0; play; row 1");
    assert_eq!(purse(&other, BLUE), "2D 2S 3P 2G", "a Camel rider costs what it costs");
}

// T-TRIBE-4, B26
#[test]
fn b26_makes_later_tents_one_good_cheaper() {
    assert_eq!(ways_to_pay("B10", "B26"), ["pay 1D 1G", "pay 1P 1G"]);
    let mut other = buying("B12").display(BLUE, ["B26"]).set();
    play(&mut other, "use c0; play; row 1");
    assert_eq!(purse(&other, BLUE), "2D 3S 2P 2G", "a Targia costs what it costs");
}

// T-TRIBE-4, B27
#[test]
fn b27_makes_later_targias_one_good_cheaper() {
    assert_eq!(ways_to_pay("B12", "B27"), ["pay 1D 1G", "pay 1P 1G"]);
    let mut other = buying("B10").display(BLUE, ["B27"]).set();
    play(&mut other, "use c0; play; row 1");
    assert_eq!(purse(&other, BLUE), "2D 3S 2P 2G", "a Tent costs what it costs");
}

// T-TRIBE-4, B28
#[test]
fn b28_makes_later_oases_one_good_cheaper() {
    assert_eq!(ways_to_pay("B01", "B28"), ["pay 1D 1G", "pay 1S 1G"]);
    let mut other = buying("B03").display(BLUE, ["B28"]).set();
    play(&mut other, "use c0; play; row 1");
    assert_eq!(purse(&other, BLUE), "2D 2S 3P 2G", "a Camel rider costs what it costs");
}

// T-TRIBE-4, B24, B25, B26, B27, B28
#[test]
fn a_discount_card_gives_no_discount_on_itself_and_none_to_the_opponent() {
    let mut own = buying("B28").set();
    play(&mut own, "use c0; play; row 1");
    assert_eq!(purse(&own, BLUE), "3D 1S 2P 3G", "the whole cost of B28");
    for (card, discount, paid) in [
        ("B01", "B28", "2D 2S 3P 2G"),
        ("B03", "B24", "2D 2S 3P 2G"),
        ("B06", "B25", "2D 2S 3P 2G"),
        ("B10", "B26", "2D 3S 2P 2G"),
        ("B12", "B27", "2D 3S 2P 2G"),
    ] {
        let mut state = buying(card).display(IVORY, [discount]).set();
        play(&mut state, "use c0; play; row 1");
        assert_eq!(purse(&state, BLUE), paid, "{card} with {discount} at the opponent");
    }
}

/// The end of a round before the robber reaches a corner; Ivory will hold the
/// sign at the raid.
fn before_raid(field: u8) -> Scene {
    quiet_with(&format!("{field}R")).turn_of(IVORY)
}

// T-CARD-29, B29
#[test]
fn b29_pays_nothing_at_any_raid() {
    for field in [3, 7, 11, 15] {
        let mut state = before_raid(field).display(IVORY, ["B29"]).set();
        play(&mut state, "end");
        assert_eq!(purse(&state, IVORY), "2D 2S 2P 1G 4V", "after field {field}");
        assert_eq!(purse(&state, BLUE), "2D 2S 2P 1G 4V", "nobody gets anything for it");
        assert_eq!(task(&state), Some(Task::Raid(BLUE)), "Blue pays as ever");
    }
}

// T-CARD-29, B29
#[test]
fn b29_spares_also_who_could_not_pay() {
    let mut state = before_raid(3).display(IVORY, ["B29"]).purse(IVORY, "0").set();
    play(&mut state, "end");
    assert_eq!(purse(&state, BLUE), "2D 2S 2P 1G 4V", "no points for Blue");
}

// T-CARD-31, B31
#[test]
fn b31_gains_a_point_after_each_raid_that_is_paid() {
    for (corner, pay, after) in [
        (4, "pay 1D", "1D 2S 2P 1G 5V"),
        (4, "pay 1V", "2D 2S 2P 1G 4V"),
        (12, "pay 2V", "2D 2S 2P 1G 3V"),
        (16, "pay 1G", "2D 2S 2P 5V"),
    ] {
        let mut state = quiet_with(&format!("{corner}R")).display(BLUE, ["B31"]).set();
        play(&mut state, pay);
        assert_eq!(purse(&state, BLUE), after, "{pay}");
        assert_eq!(purse(&state, IVORY), "2D 2S 2P 1G 4V");
    }
}

// T-CARD-31, B31
#[test]
fn b31_gains_its_point_only_after_paying() {
    let mut state = before_raid(15).display(IVORY, ["B31"]).purse(IVORY, "5D 2V").set();
    play(&mut state, "end");
    assert_eq!(purse(&state, IVORY), "5D 2V", "two points do not pay three, and the raid failed");
    assert_eq!(purse(&state, BLUE), "2D 2S 2P 1G 7V");
}

// T-CARD-29, T-CARD-31, B29, B31
#[test]
fn b31_gains_its_point_also_when_b29_settled_the_raid() {
    let mut state = before_raid(7).display(IVORY, ["B29 B31"]).set();
    play(&mut state, "end");
    assert_eq!(purse(&state, IVORY), "2D 2S 2P 1G 5V");
}

// T-CARD-32, B32
#[test]
fn b32_may_join_the_robber() {
    let picture = "
        16   1    2R   3    4
        15   g    t    g    5i
        14   t    g    t    6
        13   g    t    g    7
        12   11   10   9    8";
    let mut state = scene(picture).start(IVORY).placing(BLUE).display(BLUE, ["B32"]).set();
    assert!(offers(&state, "place 2"));
    play(&mut state, "place 2");
    let taken = targi::Refusal::Robber(targi::Field::new(2).expect("a field"));
    assert_eq!(refused(&state, "place 2"), taken, "Ivory has no B32");
    assert!(!offers(&state, "place 10"), "Blue's Targi beside the robber bans the facing field");
    play(&mut state, "place 6; place 1; place 7; place 3; use 5; done; end; use 2");
    assert_eq!(purse(&state, BLUE), "3D 2S 2P 1G 4V", "the field is used as any other");
}

// T-CARD-32, B32
#[test]
fn b32_lifts_only_the_robbers_block() {
    let picture = "
        16   1    2R   3i   4
        15   g    t    g    5
        14   t    g    t    6
        13   g    t    g    7
        12   11   10i  9    8";
    let scene_with = |start| scene(picture).start(start).placing(BLUE).display(BLUE, ["B32"]);
    let state = scene_with(IVORY).targi_this_round(IVORY, 2).set();
    assert!(!offers(&state, "place 2"), "it faces Ivory on 10");
    for banned in ["place 3", "place 9", "place 10", "place 4", "place 8"] {
        refused(&state, banned);
    }
    let elsewhere = picture.replace("10i", "10 ");
    let state = scene(&elsewhere).start(IVORY).placing(BLUE).display(IVORY, ["B32"]).set();
    assert!(!offers(&state, "place 2"), "the opponent's card helps nobody else");
}

/// Blue has marked two goods cards and stands on the Caravan.
fn two_goods_cards(first: &str, second: &str) -> Scene {
    scene(
        &"
        16   1R   2b   3    4
        15   ONE*b t   TWO*b 5
        14   t    g    t    6
        13b  g    t    g    7
        12   11   10   9    8"
            .replace("ONE", first)
            .replace("TWO", second),
    )
}

// T-CARD-33, B33
#[test]
fn b33_brings_one_more_salt_once_a_round() {
    let mut state = two_goods_cards("1S", "2S").display(BLUE, ["B33"]).set();
    play(&mut state, "use c0");
    assert_eq!(purse(&state, BLUE), "2D 4S 2P 1G 4V", "one and one more");
    play(&mut state, "use c2");
    assert_eq!(purse(&state, BLUE), "2D 6S 2P 1G 4V", "only once a round");
}

// T-CARD-34, B34
#[test]
fn b34_brings_one_more_pepper_once_a_round() {
    let mut state = two_goods_cards("2P", "1P").display(BLUE, ["B34"]).set();
    play(&mut state, "use c0");
    assert_eq!(purse(&state, BLUE), "2D 2S 5P 1G 4V", "one more, not twice as many");
    play(&mut state, "use c2");
    assert_eq!(purse(&state, BLUE), "2D 2S 6P 1G 4V");
}

// T-CARD-35, B35
#[test]
fn b35_brings_one_more_date_once_a_round() {
    let mut state = two_goods_cards("1D", "1D1S").display(BLUE, ["B35"]).set();
    play(&mut state, "use c0");
    assert_eq!(purse(&state, BLUE), "4D 2S 2P 1G 4V");
    play(&mut state, "use c2");
    assert_eq!(purse(&state, BLUE), "5D 3S 2P 1G 4V");
}

// T-CARD-33, T-CARD-34, T-CARD-35, B33, B34, B35
#[test]
fn each_of_the_three_bonuses_is_paid_for_its_own_good() {
    let all = ["B33 B34 B35"];
    let mut state = two_goods_cards("1S1P", "1D").display(BLUE, all).set();
    play(&mut state, "use c0");
    assert_eq!(purse(&state, BLUE), "2D 4S 4P 1G 4V", "a salt and a pepper more");
    play(&mut state, "use c2");
    assert_eq!(purse(&state, BLUE), "4D 4S 4P 1G 4V");
}

// T-CARD-33, T-CARD-34, T-CARD-35, B33, B34, B35
#[test]
fn the_bonus_comes_again_in_the_next_round() {
    for (card, displayed, after) in [("1S", "B33", "4S"), ("1P", "B34", "4P"), ("1D", "B35", "4D")]
    {
        let scene = two_goods_cards(card, "1V").display(BLUE, [displayed]);
        let mut state = scene.purse(BLUE, "0").next_goods(card).set();
        play(
            &mut state,
            "use c0; end; end; place 3; place 13; place 5; place 14; place 9; place 1",
        );
        play(&mut state, "end; use 13");
        assert_eq!(purse(&state, BLUE), after);
    }
}

// T-CARD-33, T-CARD-35, B33, B35
#[test]
fn goods_from_the_border_or_the_trader_earn_no_bonus() {
    let displayed = ["B33 B34 B35"];
    let mut state = quiet_with("2b 3b 5b").display(BLUE, displayed).purse(BLUE, "2P").set();
    play(&mut state, "use 2; use 3; use 5; trade 2P for 1D; done");
    assert_eq!(purse(&state, BLUE), "2D 1S");
}

// T-CARD-33, T-CARD-34, B33, B34
#[test]
fn the_caravan_counts_as_a_goods_card_and_a_choice_as_the_good_chosen() {
    let scene = two_goods_cards("1V", "1G").display(BLUE, ["B33 B34"]).next_goods("any");
    let mut state = scene.set();
    play(&mut state, "use 13; take 1S");
    assert_eq!(purse(&state, BLUE), "2D 4S 2P 1G 4V", "salt was chosen, so salt is paid");
}

// T-CARD-36, B36
#[test]
fn b36_brings_a_good_of_choice_at_the_end_of_a_turn_without_goods_from_goods_cards() {
    let mut state = quiet_with("2b").display(BLUE, ["B36"]).set();
    play(&mut state, "use 2; end");
    assert_eq!(state.to_act(), Some(BLUE), "a border field is no goods card");
    assert_choices(&state, &["take 1D", "take 1S", "take 1P"]);
    play(&mut state, "take 1P");
    assert_eq!(purse(&state, BLUE), "3D 2S 3P 1G 4V");
    assert_eq!(state.to_act(), Some(IVORY));
}

// T-CARD-36, B36
#[test]
fn b36_pays_nothing_once_a_goods_card_brought_a_good() {
    for (first, done) in [("1D", "use c0"), ("any", "use c0; take 1S"), ("2P", "use c0")] {
        let mut state = two_goods_cards(first, "1V").display(BLUE, ["B36"]).set();
        play(&mut state, done);
        play(&mut state, "end");
        assert_eq!(state.to_act(), Some(IVORY), "{first}");
    }
    let mut caravan = two_goods_cards("1V", "1G").display(BLUE, ["B36"]).next_goods("2S").set();
    play(&mut caravan, "use 13; end");
    assert_eq!(caravan.to_act(), Some(IVORY));
}

// T-CARD-36, B36
#[test]
fn gold_and_points_from_goods_cards_are_no_goods_for_b36() {
    let mut state = two_goods_cards("1V", "1G").display(BLUE, ["B36"]).next_goods("1G").set();
    play(&mut state, "use c0; use c2; use 13; end");
    assert_choices(&state, &["take 1D", "take 1S", "take 1P"]);
}

// T-CARD-36, T-ACT-5, B36
#[test]
fn b36_pays_before_the_limit_is_checked() {
    let mut state = scene(QUIET).display(BLUE, ["B36"]).purse(BLUE, "10D").set();
    play(&mut state, "end; take 1S");
    assert_choices(&state, &["return 1D", "return 1S"]);
    play(&mut state, "return 1D");
    assert_eq!(purse(&state, BLUE), "9D 1S");
}

// T-CARD-36, B36
#[test]
fn b36_counts_each_round_anew() {
    let mut state = two_goods_cards("1D", "1V").display(BLUE, ["B36"]).set();
    play(&mut state, "use c0; end; end");
    play(&mut state, "place 3; place 14; place 5; place 1; place 9; place 13; end; end");
    assert_choices(&state, &["take 1D", "take 1S", "take 1P"]);
}

// T-TRIBE-4, B30
#[test]
fn b30_makes_the_hand_card_one_good_cheaper_at_the_noble_only() {
    let noble = quiet_with("1b 2R").display(BLUE, ["B30"]);
    let mut state = noble.hand(BLUE, "B13").purse(BLUE, "1D 1S 2P").set();
    play(&mut state, "use 1; play");
    assert_choices(&state, &["pay 1D 1S 1P", "pay 1D 2P", "pay 1S 2P"]);
    let mut centre = buying("B13").display(BLUE, ["B30"]).set();
    play(&mut centre, "use c0; play; row 1");
    assert_eq!(purse(&centre, BLUE), "2D 2S 1P 3G", "no discount from the centre");
    let drawn = quiet_with("14b").display(BLUE, ["B30"]).next_tribe("B13");
    let mut drawn = drawn.set();
    play(&mut drawn, "use 14; play; row 1");
    assert_eq!(purse(&drawn, BLUE), "1D 1S 1G 4V", "nor from the pile");
}

// T-CARD-38, B38
#[test]
fn b38_plays_the_hand_card_between_actions_for_one_good_more() {
    let scene = quiet_with("2b 3b").display(BLUE, ["B38"]).hand(BLUE, "B00");
    let mut state = scene.purse(BLUE, "1P 1G").set();
    assert!(!offers(&state, "play hand"), "the good more is missing");
    play(&mut state, "use 2");
    assert!(offers(&state, "play hand"));
    play(&mut state, "play hand; row 1");
    assert_eq!(purse(&state, BLUE), "0", "a date more than the printed cost");
    assert_eq!((display(&state, BLUE)[0].as_str(), hand(&state, BLUE)), ("B38 B00", None));
    assert_choices(&state, &["use 3", "end"]);
}

// T-CARD-38, B38
#[test]
fn the_good_more_is_of_the_payers_choice_and_no_gold() {
    let scene = scene(QUIET).display(BLUE, ["B38"]).hand(BLUE, "B00");
    let mut state = scene.purse(BLUE, "1D 1S 2P 2G").set();
    play(&mut state, "play hand");
    assert_choices(&state, &["pay 1D 1P 1G", "pay 1S 1P 1G", "pay 2P 1G"]);
}

// T-CARD-38, B38
#[test]
fn without_the_noble_the_hand_card_is_played_and_never_discarded() {
    let scene = scene(QUIET).display(BLUE, ["B38"]).hand(BLUE, "B00");
    let state = scene.set();
    assert_choices(&state, &["play hand", "end"]);
    refused(&state, "discard");
}

// T-CARD-38, B38
#[test]
fn at_the_noble_nothing_is_added_and_without_him_his_discount_does_not_count() {
    let scene = quiet_with("1b 2R").display(BLUE, ["B38 B30"]).hand(BLUE, "B00");
    let mut state = scene.purse(BLUE, "2P 1G").set();
    let mut noble = state.clone();
    play(&mut noble, "use 1; play; row 2");
    assert_eq!(purse(&noble, BLUE), "2P", "the one pepper is taken off");
    play(&mut state, "play hand; row 2");
    assert_eq!(purse(&state, BLUE), "0", "one pepper and one good more");
}

// T-CARD-38, T-TRIBE-4, B38
#[test]
fn symbol_discounts_and_the_good_more_are_reckoned_together() {
    let scene = scene(QUIET).display(BLUE, ["B38 B28"]).hand(BLUE, "B00");
    let mut state = scene.purse(BLUE, "1D 1S 1G").set();
    play(&mut state, "play hand");
    assert_choices(&state, &["pay 1D 1G", "pay 1S 1G"]);
}

// T-CARD-38, B38
#[test]
fn only_the_own_b38_and_only_in_the_own_turn() {
    let state = scene(QUIET).display(IVORY, ["B38"]).hand(BLUE, "B00").hand(IVORY, "B09").set();
    assert_choices(&state, &["end"]);
    let placing = scene(QUIET).placing(BLUE).display(BLUE, ["B38"]).hand(BLUE, "B00").set();
    refused(&placing, "play hand");
}

// T-CARD-39, B39
#[test]
fn b39_swaps_goods_one_to_one_at_the_trader_and_the_other_rates_stay() {
    let mut state = quiet_with("5b").display(BLUE, ["B39"]).purse(BLUE, "3D 1S").set();
    play(&mut state, "use 5");
    assert_choices(
        &state,
        &[
            "trade 1D for 1S",
            "trade 1D for 1P",
            "trade 2D for 1S",
            "trade 2D for 1P",
            "trade 3D for 1G",
            "trade 1S for 1D",
            "trade 1S for 1P",
            "done",
        ],
    );
    play(&mut state, "trade 1D for 1P; trade 1S for 1P; trade 1D for 1P; trade 3P for 1G");
    assert_eq!(purse(&state, BLUE), "1D 1G", "any number of times");
    play(&mut state, "done");
}

// T-CARD-39, B39
#[test]
fn without_b39_or_without_the_trader_single_goods_are_not_swapped() {
    let mut without = quiet_with("5b").display(IVORY, ["B39"]).purse(BLUE, "2D 1S").set();
    play(&mut without, "use 5");
    refused(&without, "trade 1D for 1S");
    let mut silversmith = quiet_with("10b").display(BLUE, ["B39"]).purse(BLUE, "2D 1S").set();
    play(&mut silversmith, "use 10");
    assert_choices(&silversmith, &["trade 2D for 1V"]);
}

// T-TRIBE-1, B29, B32, B39
#[test]
fn a_permanent_card_works_at_once_in_the_turn_it_is_played() {
    let picture = "
        16   1R   2    3    4
        15   B39*b t   g    5b
        14   t    g    t    6
        13   g    t    g    7
        12   11   10   9    8";
    let mut state = scene(picture).set();
    play(&mut state, "use c0; play; row 1; use 5; trade 1D for 1S");
    assert_eq!(purse(&state, BLUE), "3S 2P 4V");
}

// T-CARD-33, T-CARD-36, B33, B36
#[test]
fn a_bonus_looks_forward_and_b36_looks_at_the_whole_turn() {
    let picture = "
        16   1R   2    3    4
        15   CARD*b t  1S*b 5
        14   t    g    t    6
        13   g    t    g    7
        12   11   10   9    8";
    let mut late = scene(&picture.replace("CARD", "B33")).set();
    play(&mut late, "use c2; use c0; play; row 1");
    assert_eq!(purse(&late, BLUE), "2D 1S 1P 1G 4V", "the salt came before B33 was displayed");
    let mut early = scene(&picture.replace("CARD", "B33")).set();
    play(&mut early, "use c0; play; row 1; use c2");
    assert_eq!(purse(&early, BLUE), "2D 2S 1P 1G 4V");
    let mut fed = scene(&picture.replace("CARD", "B36")).set();
    play(&mut fed, "use c2; use c0; play; row 1; end");
    assert_eq!(fed.to_act(), Some(IVORY), "a good came in this turn, if before B36");
    let mut hungry = scene(&picture.replace("CARD", "B36")).set();
    play(&mut hungry, "use c0; play; row 1; end");
    assert_choices(&hungry, &["take 1D", "take 1S", "take 1P"]);
}

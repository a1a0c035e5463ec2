//! Tribe cards that work once, on being played.

use crate::table::*;
use caravanserai_core::{Game, Seat};
use targi::Task;

/// Blue has marked this tribe card.
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
}

// T-CARD-37, B37
#[test]
fn b37_brings_a_good_of_choice_for_every_two_displayed_cards_itself_included() {
    let offers = |rows: [&str; 3]| {
        let mut state = buying("B37").display(BLUE, rows).purse(BLUE, "1D 2S 1P").set();
        play(&mut state, "use c0; play");
        if offers(&state, "row 3") {
            play(&mut state, "row 3");
        }
        choices_to(&state, "take").len()
    };
    assert_eq!(offers(["", "", ""]), 0, "one card is not two");
    assert_eq!(offers(["B00", "", ""]), 3, "one good");
    assert_eq!(offers(["B00 B01", "", ""]), 3, "three cards, rounded down");
    assert_eq!(offers(["B00 B01", "B02", ""]), 6, "two goods in any mix");
    assert_eq!(offers(["B00 B01 B02 B03", "B04 B05 B06 B07", "B08 B09 B10"]), 28, "six goods");
}

// T-CARD-37, B37
#[test]
fn the_goods_of_b37_are_taken_in_any_mix() {
    let rows = ["B00 B01", "B02", ""];
    let mut state = buying("B37").display(BLUE, rows).purse(BLUE, "1D 2S 1P").set();
    play(&mut state, "use c0; play; row 1");
    assert_choices(
        &state,
        &["take 2D", "take 1D 1S", "take 1D 1P", "take 2S", "take 1S 1P", "take 2P"],
    );
    play(&mut state, "take 1D 1P");
    assert_eq!(purse(&state, BLUE), "1D 1P");
    assert_choices(&state, &["end"]);
}

// T-CARD-42, B42
#[test]
fn b42_brings_a_good_of_choice_for_every_two_free_places_left() {
    let offers = |rows: [&str; 3]| {
        let mut state = buying("B42").display(BLUE, rows).purse(BLUE, "2D 1S").set();
        play(&mut state, "use c0; play");
        if offers(&state, "row 3") {
            play(&mut state, "row 3");
        }
        choices_to(&state, "take").len()
    };
    assert_eq!(offers(["", "", ""]), 21, "eleven free places, five goods");
    assert_eq!(offers(["B00", "", ""]), 21, "ten free places, five goods");
    assert_eq!(offers(["B00 B01", "", ""]), 15, "nine free places, four goods");
    let nine = ["B00 B01 B02 B03", "B04 B05 B06 B07", "B08"];
    assert_eq!(offers(nine), 3, "two free places, one good");
    assert_eq!(offers([nine[0], nine[1], "B08 B09"]), 0, "one free place");
    assert_eq!(offers([nine[0], nine[1], "B08 B09 B10"]), 0, "none");
}

// T-CARD-42, B42
#[test]
fn the_goods_of_b42_come_one_time_only() {
    let mut state = buying("B42").purse(BLUE, "2D 1S").set();
    play(&mut state, "use c0; play; row 1; take 5P");
    assert_eq!(purse(&state, BLUE), "5P");
    assert_choices(&state, &["end"]);
}

// T-CARD-37, T-CARD-42, T-CARD-36, B37, B42
#[test]
fn goods_from_a_tribe_card_are_not_goods_from_a_goods_card() {
    let scene = buying("B42").display(BLUE, ["B36 B33"]).purse(BLUE, "2D 1S");
    let mut state = scene.set();
    play(&mut state, "use c0; play; row 1; take 4S");
    assert_eq!(purse(&state, BLUE), "4S", "no salt from B33");
    play(&mut state, "end");
    assert_choices(&state, &["take 1D", "take 1S", "take 1P"]);
}

// T-CARD-40, B40
#[test]
fn b40_lays_a_gold_on_itself_that_is_not_in_the_purse() {
    let mut state = buying("B40").set();
    play(&mut state, "use c0; play; row 1");
    assert_eq!(purse(&state, BLUE), "1D 2S 2P 4V");
    assert_eq!(seen_by_all(&state).players[0].card_gold, 1);
    play(&mut state, "end; end");
    assert_eq!(seen_by_all(&state).players[0].card_gold, 1, "it waits there");
}

/// Blue displays B40 with its gold.
fn with_card_gold(scene: Scene) -> Scene {
    scene.display(BLUE, ["B40"]).gold_on_card(BLUE, 1)
}

// T-CARD-40, B40
#[test]
fn the_gold_on_b40_pays_gold_of_a_later_tribe_card_and_is_spent_first() {
    let mut poor = with_card_gold(buying("B01")).purse(BLUE, "1D 1S").set();
    play(&mut poor, "use c0; play; row 1");
    assert_eq!(purse(&poor, BLUE), "0");
    assert_eq!(seen_by_all(&poor).players[0].card_gold, 0, "it is used up");
    let mut rich = with_card_gold(buying("B01")).purse(BLUE, "1D 1S 2G").set();
    play(&mut rich, "use c0; play; row 1");
    assert_eq!(purse(&rich, BLUE), "2G");
    assert_eq!(seen_by_all(&rich).players[0].card_gold, 0);
}

// T-CARD-40, B40
#[test]
fn the_gold_on_b40_pays_the_gold_side_of_a_cost_and_waits_when_goods_are_paid() {
    let mut state = with_card_gold(buying("B26")).purse(BLUE, "1D 2P").set();
    play(&mut state, "use c0; play");
    assert_choices(&state, &["pay 1D 2P", "pay 1G"]);
    let mut goods = state.clone();
    play(&mut goods, "pay 1D 2P; row 1");
    assert_eq!(seen_by_all(&goods).players[0].card_gold, 1);
    play(&mut state, "pay 1G; row 1");
    assert_eq!(
        (purse(&state, BLUE), seen_by_all(&state).players[0].card_gold),
        ("1D 2P".into(), 0)
    );
}

// T-CARD-40, B40
#[test]
fn the_gold_on_b40_buys_nothing_else() {
    let silversmith = with_card_gold(quiet_with("10b")).purse(BLUE, "1D 1S").set();
    assert_choices(&silversmith, &["end"]);
    let mut raid = with_card_gold(quiet_with("15R")).turn_of(IVORY).purse(BLUE, "5D 2V").set();
    play(&mut raid, "end; pay 1G");
    assert_eq!(purse(&raid, BLUE), "5D 2V", "at the last raid Blue had no gold");
    assert_eq!(purse(&raid, IVORY), "2D 2S 2P 7V", "so Ivory got the three points");
}

// T-CARD-40, T-ACT-5, T-END-3, B40
#[test]
fn the_gold_on_b40_counts_neither_for_the_limit_nor_for_ties() {
    let mut limit = with_card_gold(scene(QUIET)).purse(BLUE, "3G").set();
    play(&mut limit, "end");
    assert_eq!(purse(&limit, BLUE), "3G");
    assert_eq!(seen_by_all(&limit).players[0].card_gold, 1);
    let scene = with_card_gold(quiet_with("16R")).purse(BLUE, "1G 8V").purse(IVORY, "1G 9V");
    let mut tie = scene.set();
    play(&mut tie, "pay 3V; pay 3V");
    assert_eq!((totals(&tie), winners(&tie)), ([6, 6], vec![BLUE, IVORY]));
}

// T-CARD-40, B40
#[test]
fn b40_does_not_pay_for_itself() {
    let mut state = buying("B40").purse(BLUE, "1D").set();
    play(&mut state, "use c0");
    refused(&state, "play");
}

// T-TRIBE-1, B41
#[test]
fn b41_brings_three_goods_or_a_gold_or_a_point() {
    let mut state = buying("B41").purse(BLUE, "1D 1S 2P").set();
    play(&mut state, "use c0; play; row 1");
    assert!(matches!(task(&state), Some(Task::Treasure(_))));
    let offered = choices(&state);
    assert_eq!(offered.len(), 10 + 2, "ten mixes of three goods, gold, a point");
    for (take, after) in [("1D 2S", "1D 2S"), ("3P", "3P"), ("1G", "1G"), ("1V", "1V")] {
        let mut state = state.clone();
        play(&mut state, &format!("take {take}"));
        assert_eq!(purse(&state, BLUE), after);
        assert_choices(&state, &["end"]);
    }
    for wrong in ["take 2D", "take 1D 1G", "take 2G", "take 2V", "take 0", "take 3G"] {
        refused(&state, wrong);
    }
}

// T-CARD-43, B43
#[test]
fn b43_may_swap_the_places_of_two_displayed_cards() {
    let rows = ["B00 B01", "B03 B04", ""];
    let mut state = buying("B43").display(BLUE, rows).set();
    play(&mut state, "use c0; play; row 1");
    assert_eq!(choices_to(&state, "swap").len(), 10, "any two of five, B43 itself included");
    play(&mut state, "swap 1.1 2.2");
    assert_eq!(display(&state, BLUE), ["B04 B01 B43", "B03 B00", ""]);
    assert_choices(&state, &["end"]);
}

// T-CARD-43, B43
#[test]
fn b43_may_move_up_to_two_cards_and_gaps_close_to_the_left() {
    let rows = ["B00 B01 B02 B29", "B03", ""];
    let mut state = buying("B43").display(BLUE, rows).set();
    play(&mut state, "use c0; play; row 3; shift 1.2 to 2");
    assert_eq!(display(&state, BLUE), ["B00 B02 B29", "B03 B01", "B43"]);
    assert!(choices_to(&state, "swap").is_empty(), "either swap or move");
    play(&mut state, "shift 2.1 to 3");
    assert_eq!(display(&state, BLUE), ["B00 B02 B29", "B01", "B43 B03"]);
    assert_choices(&state, &["end"]);
}

// T-CARD-43, B43
#[test]
fn b43_may_move_one_card_or_none() {
    let rows = ["B00 B01", "B03", ""];
    let mut state = buying("B43").display(BLUE, rows).set();
    play(&mut state, "use c0; play; row 3");
    let mut none = state.clone();
    play(&mut none, "done");
    assert_eq!(display(&none, BLUE), ["B00 B01", "B03", "B43"]);
    assert_choices(&none, &["end"]);
    play(&mut state, "shift 3.1 to 1; done");
    assert_eq!(display(&state, BLUE), ["B00 B01 B43", "B03", ""]);
    assert_choices(&state, &["end"]);
}

// T-CARD-43, B43
#[test]
fn a_card_moves_to_the_first_free_place_of_a_row_with_room() {
    let rows = ["B00 B01 B02 B29", "B03 B04", ""];
    let mut state = buying("B43").display(BLUE, rows).set();
    play(&mut state, "use c0; play; row 2");
    refused(&state, "shift 2.1 to 1");
    assert!(offers(&state, "shift 1.1 to 2") && offers(&state, "shift 1.1 to 3"));
    assert!(offers(&state, "shift 1.1 to 1"), "to the end of its own row");
    refused(&state, "shift 1.4 to 1");
    play(&mut state, "shift 1.1 to 1");
    assert_eq!(display(&state, BLUE)[0], "B01 B02 B29 B00");
}

// T-CARD-43, T-END-2, B43, B23
#[test]
fn a_card_moved_by_b43_scores_at_its_new_place() {
    let rows = ["B23 B01 B02 B29", "B03", ""];
    let mut state = buying("B43").display(BLUE, rows).set();
    play(&mut state, "use c0; play; row 2");
    assert_eq!((points(&state, BLUE, "advantages"), points(&state, BLUE, "rows")), (0, 0));
    let mut swapped = state.clone();
    play(&mut swapped, "swap 1.1 1.4");
    assert_eq!(points(&swapped, BLUE, "advantages"), 2);
    play(&mut state, "swap 1.1 2.2");
    assert_eq!(display(&state, BLUE), ["B43 B01 B02 B29", "B03 B23", ""]);
    assert_eq!(points(&state, BLUE, "rows"), 4, "four Oases");
}

// T-CARD-43, B43
#[test]
fn b43_moves_only_own_cards() {
    let mut state = buying("B43").display(IVORY, ["B00 B01"]).display(BLUE, ["B03"]).set();
    play(&mut state, "use c0; play; row 1; swap 1.1 1.2");
    assert_eq!(display(&state, IVORY)[0], "B00 B01");
    assert_eq!(display(&state, BLUE)[0], "B43 B03");
}

/// Who places when in the round after Blue played B44, until all Targi stand.
/// `start` is the start player of the round in which it is played.
fn order_of_placing(start: Seat) -> Vec<Seat> {
    let mut state = buying("B44").start(start).set();
    if start == IVORY {
        play(&mut state, "end");
    }
    play(&mut state, "use c0; play; row 1; end");
    if start == BLUE {
        play(&mut state, "end");
    }
    let mut order = Vec::new();
    while task(&state) == Some(Task::Placement) {
        order.extend(state.to_act());
        let next = choices(&state)[0].clone();
        play(&mut state, &next);
    }
    assert_eq!((targi_of(&state, BLUE).len(), targi_of(&state, IVORY).len()), (3, 2));
    order
}

// T-CARD-44, B44
#[test]
fn b44_leaves_the_opponent_two_targi_when_he_is_the_next_start_player() {
    assert_eq!(order_of_placing(BLUE), [IVORY, BLUE, IVORY, BLUE, BLUE]);
}

// T-CARD-44, B44
#[test]
fn b44_leaves_the_opponent_two_targi_when_its_owner_is_the_next_start_player() {
    assert_eq!(order_of_placing(IVORY), [BLUE, IVORY, BLUE, IVORY, BLUE]);
}

// T-CARD-44, B44
#[test]
fn b44_works_in_the_next_round_only() {
    let mut state = buying("B44").set();
    play(&mut state, "use c0; play; row 1; end; end");
    idle_through_round(&mut state);
    assert_eq!(task(&state), Some(Task::Raid(BLUE)), "the robber came to field 4");
    play(&mut state, "pay 1V; pay 1V");
    idle_targi(&mut state);
    assert_eq!((targi_of(&state, BLUE).len(), targi_of(&state, IVORY).len()), (3, 3));
}

fn idle_targi(state: &mut targi::State) {
    while task(state) == Some(Task::Placement) {
        let next = choices(state)[0].clone();
        play(state, &next);
    }
}

// T-CARD-44, B44
#[test]
fn b44_changes_nothing_in_the_running_round() {
    let picture = "
        16   1    2R   3i   4
        15   B44*b t   g    5i
        14   t    g    t    6i
        13   g    t    g    7
        12   11   10   9    8";
    let mut state = scene(picture).set();
    play(&mut state, "use c0; play; row 1; end");
    assert_eq!(targi_of(&state, IVORY), [3, 5, 6]);
    assert_choices(&state, &["use 3", "use 5", "use 6", "end"]);
}

// T-CARD-44, B44
#[test]
fn b44_waits_out_a_raid_before_the_next_round() {
    let picture = "
        16   1    2    3R   4
        15   B44*b t   g    5
        14   t    g    t    6
        13   g    t    g    7
        12   11   10   9    8";
    let mut state = scene(picture).set();
    play(&mut state, "use c0; play; row 1; end; end; pay 1V; pay 1V");
    idle_targi(&mut state);
    assert_eq!((targi_of(&state, BLUE).len(), targi_of(&state, IVORY).len()), (3, 2));
}

// T-CARD-44, B44
#[test]
fn b44_does_nothing_if_the_game_ends_before_the_next_round() {
    let picture = "
        16   1    2    3    4
        15R  B44*b t   g    5
        14   t    g    t    6
        13   g    t    g    7
        12   11   10   9    8";
    let mut state = scene(picture).set();
    play(&mut state, "use c0; play; row 1; end; end; pay 1G; pay 1G");
    assert_eq!(state.to_act(), None);
    assert_eq!(totals(&state), [4 + 2, 4]);
}

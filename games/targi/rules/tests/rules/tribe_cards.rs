//! Tribe cards: taking, keeping, playing, paying, laying.

use crate::table::*;
use caravanserai_core::Game;
use targi::HandView;

const MARKED: &str = "
    16   1b   2R   3    4
    15   g    B01*b g   5
    14   B13*b g   t    6
    13   g    t    g    7
    12   11   10   9    8";

// T-TRIBE-1
#[test]
fn a_marked_tribe_card_is_played_kept_discarded_or_left_lying() {
    let mut state = scene(MARKED).set();
    assert!(offers(&state, "use c1") && offers(&state, "end"));
    play(&mut state, "use c1");
    assert_choices(&state, &["play", "keep", "discard"]);
}

// T-TRIBE-1
#[test]
fn playing_a_card_pays_its_cost_and_lays_it_into_the_display() {
    let mut state = scene(MARKED).set();
    play(&mut state, "use c1; play; row 1");
    assert_eq!(purse(&state, BLUE), "1D 1S 2P 4V");
    assert_eq!(display(&state, BLUE), ["B01", "", ""]);
    assert_eq!(hand(&state, BLUE), None);
    assert_eq!(state.to_act(), Some(BLUE), "the turn goes on");
    assert_choices(&state, &["use c3", "end"]);
}

// T-TRIBE-1
#[test]
fn a_card_that_cannot_be_paid_cannot_be_played() {
    let mut state = scene(MARKED).purse(BLUE, "9D 9S 9P").set();
    play(&mut state, "use c1");
    assert_choices(&state, &["keep", "discard"]);
    let refusal = refused(&state, "play");
    assert!(matches!(refusal, targi::Refusal::Asked { task: targi::Task::Taken, .. }));
}

// T-TRIBE-1
#[test]
fn a_card_is_taken_in_hand_only_if_the_hand_is_empty() {
    let mut state = scene(MARKED).set();
    play(&mut state, "use c1; keep");
    assert_eq!(hand(&state, BLUE), Some("B01".to_owned()));
    assert_eq!(purse(&state, BLUE), "2D 2S 2P 1G 4V", "taking it in hand costs nothing");
    play(&mut state, "use c3");
    assert_choices(&state, &["play", "discard"]);
    refused(&state, "keep");
}

// T-TRIBE-1
#[test]
fn a_card_is_taken_and_discarded_even_with_an_empty_hand() {
    let mut state = scene(MARKED).set();
    play(&mut state, "use c1; discard");
    assert_eq!((hand(&state, BLUE), tribe_discard(&state)), (None, vec!["B01".to_owned()]));
    assert_eq!(card_at(&state, "c1"), "~goods", "the action was used");
    assert_eq!(purse(&state, BLUE), "2D 2S 2P 1G 4V");
}

// T-TRIBE-1
#[test]
fn a_card_that_is_left_lying_is_there_for_the_next_round() {
    let mut state = scene(MARKED).set();
    play(&mut state, "end; end");
    assert_eq!(card_at(&state, "c1"), "B01");
}

// T-TRIBE-1
#[test]
fn a_card_once_taken_up_cannot_be_put_back() {
    let mut state = scene(MARKED).set();
    play(&mut state, "use c1");
    for back in ["done", "end", "use c3"] {
        refused(&state, back);
    }
}

// T-TRIBE-2
#[test]
fn the_hand_card_leaves_the_hand_only_through_the_noble() {
    let without = scene(QUIET).hand(BLUE, "B00").set();
    assert_choices(&without, &["end"]);
    refused(&without, "play hand");
    refused(&without, "discard");
    let mut with = quiet_with("1b 2R").hand(BLUE, "B00").set();
    assert_choices(&with, &["use 1", "end"]);
    play(&mut with, "use 1");
    assert_choices(&with, &["play", "discard"]);
}

// T-TRIBE-2
#[test]
fn the_hand_card_stays_from_round_to_round_and_counts_nothing() {
    let mut state = scene(QUIET).hand(BLUE, "B01").set();
    play(&mut state, "end; end");
    assert_eq!(hand(&state, BLUE), Some("B01".to_owned()));
    assert_eq!(totals(&state), [4, 4]);
}

// T-TRIBE-2
#[test]
fn a_hand_card_that_cannot_be_paid_can_only_be_discarded_by_the_noble() {
    let mut state = quiet_with("1b 2R").purse(BLUE, "3P").hand(BLUE, "B00").set();
    play(&mut state, "use 1");
    assert_choices(&state, &["discard"]);
    play(&mut state, "discard");
    assert_eq!((purse(&state, BLUE), tribe_discard(&state)), ("3P".into(), vec!["B00".to_owned()]));
}

// T-TRIBE-2
#[test]
fn by_the_authors_rule_a_card_taken_this_turn_may_be_played_by_the_noble_at_once() {
    let mut state = scene(MARKED).set();
    play(&mut state, "use c1; keep; use 1");
    assert_choices(&state, &["play", "discard"]);
    play(&mut state, "play; row 1");
    assert_eq!((hand(&state, BLUE), display(&state, BLUE)[0].as_str()), (None, "B01"));
}

// T-TRIBE-2
#[test]
fn after_the_noble_the_hand_has_room_for_another_card() {
    let mut state = scene(MARKED).hand(BLUE, "B02").set();
    play(&mut state, "use 1; discard; use c1; keep");
    assert_eq!(hand(&state, BLUE), Some("B01".to_owned()));
}

// T-TRIBE-1
#[test]
fn a_card_taken_from_the_centre_is_known_in_hand_and_a_drawn_one_is_not() {
    let picture = MARKED.replace("14 ", "14b");
    let mut open = scene(&picture).set();
    play(&mut open, "use c1; keep");
    let seen = open.view(Some(IVORY)).players[0].hand[0];
    assert!(matches!(seen, Some(HandView::Card { seen: true, .. })), "{seen:?}");
    let mut drawn = scene(&picture).next_tribe("B20").set();
    play(&mut drawn, "use 14; keep");
    for seat in [None, Some(IVORY)] {
        let seen = drawn.view(seat).players[0].hand[0];
        assert!(matches!(seen, Some(HandView::Hidden { .. })), "{seen:?}");
    }
    assert_eq!(hand(&drawn, BLUE), Some("B20".to_owned()));
}

/// Blue has marked one tribe card and plays it.
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

// T-TRIBE-4
#[test]
fn of_two_sides_of_a_cost_the_payer_chooses_one() {
    let mut state = buying("B26").set();
    play(&mut state, "use c0; play");
    assert_choices(&state, &["pay 1D 2P", "pay 1G"]);
    let mut goods = state.clone();
    play(&mut goods, "pay 1D 2P; row 1");
    assert_eq!(purse(&goods, BLUE), "1D 2S 1G 4V");
    play(&mut state, "pay 1G; row 1");
    assert_eq!(purse(&state, BLUE), "2D 2S 2P 4V");
}

// T-TRIBE-4
#[test]
fn with_the_means_for_one_side_only_that_side_is_paid() {
    let mut gold = buying("B27").purse(BLUE, "9D 1S 1G").set();
    play(&mut gold, "use c0; play; row 1");
    assert_eq!(purse(&gold, BLUE), "9D 1S");
    let mut goods = buying("B27").purse(BLUE, "9D 2S").set();
    play(&mut goods, "use c0; play; row 1");
    assert_eq!(purse(&goods, BLUE), "8D");
}

// T-TRIBE-4
#[test]
fn a_discount_takes_away_a_good_of_the_payers_choice_and_never_gold() {
    let mut state = buying("B10").display(BLUE, ["B26"]).set();
    play(&mut state, "use c0; play");
    assert_choices(&state, &["pay 1D 1G", "pay 1P 1G"]);
    let mut no_gold = buying("B10").display(BLUE, ["B26"]).purse(BLUE, "9D 9S 9P").set();
    play(&mut no_gold, "use c0");
    refused(&no_gold, "play");
}

// T-TRIBE-4
#[test]
fn a_discount_on_a_cost_of_gold_alone_saves_nothing() {
    let mut state = buying("B20").display(BLUE, ["B24"]).set();
    play(&mut state, "use c0; play; row 1");
    assert_eq!(purse(&state, BLUE), "2D 2S 2P 4V");
}

// T-TRIBE-4
#[test]
fn several_discounts_add_up_and_no_cost_goes_below_zero() {
    let both = quiet_with("1b 2R").display(BLUE, ["B26 B30"]);
    let mut two = both.hand(BLUE, "B11").set();
    play(&mut two, "use 1; play");
    assert_choices(&two, &["pay 2D 1S", "pay 2D 1P", "pay 1D 2S", "pay 1D 1S 1P", "pay 2S 1P"]);
    let both = quiet_with("1b 2R").display(BLUE, ["B26 B30"]);
    let mut one = both.hand(BLUE, "B18").purse(BLUE, "1G").set();
    play(&mut one, "use 1; play; row 1");
    assert_eq!(purse(&one, BLUE), "0", "one date less two goods is nothing, the gold stays due");
}

// T-TRIBE-4
#[test]
fn a_discount_may_be_taken_on_the_good_one_lacks() {
    let mut state = buying("B13").display(BLUE, ["B27"]).purse(BLUE, "2P 1D").set();
    play(&mut state, "use c0; play; row 2");
    assert_eq!(purse(&state, BLUE), "0");
    let mut two_short = buying("B13").display(BLUE, ["B27"]).purse(BLUE, "1P 1D 9G").set();
    play(&mut two_short, "use c0");
    refused(&two_short, "play");
}

// T-TRIBE-4
#[test]
fn a_discount_also_works_on_the_side_of_a_cost_that_has_goods() {
    let mut state = quiet_with("1b 2R").display(BLUE, ["B30"]).hand(BLUE, "B26").set();
    play(&mut state, "use 1; play");
    assert_choices(&state, &["pay 1D 1P", "pay 2P", "pay 1G"]);
}

// T-TRIBE-5
#[test]
fn rows_are_begun_in_any_order_and_the_player_chooses() {
    let mut state = buying("B01").display(BLUE, ["", "B02", ""]).set();
    play(&mut state, "use c0; play");
    assert_choices(&state, &["row 1", "row 2", "row 3"]);
    let mut behind = state.clone();
    play(&mut behind, "row 2");
    assert_eq!(display(&behind, BLUE), ["", "B02 B01", ""]);
    play(&mut state, "row 3");
    assert_eq!(display(&state, BLUE), ["", "B02", "B01"]);
}

// T-TRIBE-5
#[test]
fn a_full_row_takes_no_fifth_card() {
    let mut state = buying("B01").display(BLUE, ["B02 B03 B04 B05", "B06", ""]).set();
    play(&mut state, "use c0; play");
    assert_choices(&state, &["row 2", "row 3"]);
    refused(&state, "row 1");
}

// T-TRIBE-5
#[test]
fn with_one_row_open_the_card_goes_there_by_itself() {
    let rows = ["B02 B03 B04 B05", "B06 B07 B08 B09", "B10"];
    let mut state = buying("B01").display(BLUE, rows).set();
    play(&mut state, "use c0; play");
    assert_eq!(display(&state, BLUE)[2], "B10 B01");
    assert_choices(&state, &["end"]);
}

// T-TRIBE-5
#[test]
fn a_full_display_takes_no_card() {
    let rows = ["B02 B03 B04 B05", "B06 B07 B08 B09", "B10 B11 B12 B13"];
    let mut state = buying("B01").display(BLUE, rows).set();
    play(&mut state, "use c0");
    assert_choices(&state, &["keep", "discard"]);
}

// T-TRIBE-5
#[test]
fn cards_stay_where_they_were_laid() {
    let rows = ["B02 B03", "B06", ""];
    let mut state = buying("B01").display(BLUE, rows).set();
    play(&mut state, "use c0; play; row 3");
    assert_eq!(display(&state, BLUE), ["B02 B03", "B06", "B01"]);
    play(&mut state, "end; end");
    assert_eq!(display(&state, BLUE), ["B02 B03", "B06", "B01"]);
}

//! The end of the game and the score.

use crate::table::*;
use caravanserai_core::Game;
use targi::Task;

/// Twelve cards but one; no row is of equal or of different symbols.
const ELEVEN: [&str; 3] = ["B00 B01 B03 B04", "B06 B07 B09 B10", "B12 B13 B05"];

/// Blue and Ivory have each marked a tribe card.
fn last_round(start: caravanserai_core::Seat) -> Scene {
    scene(
        "
        16   1    2R   3    4
        15   B02*b t   g    5
        14   t    g    t    6
        13   g    t    B11*i 7
        12   11i  10   9    8",
    )
    .start(start)
    .purse(BLUE, "4D 1S 2P")
    .purse(IVORY, "2D 2S 1P 3V")
}

// T-END-1
#[test]
fn after_the_start_players_twelfth_card_the_other_still_takes_his_full_turn() {
    let mut state = last_round(BLUE).display(BLUE, ELEVEN).set();
    play(&mut state, "use c0; play");
    assert_eq!(display(&state, BLUE)[2], "B12 B13 B05 B02");
    assert_eq!(task(&state), Some(Task::Turn(BLUE)), "his own turn goes on as well");
    play(&mut state, "end");
    assert_eq!(state.to_act(), Some(IVORY));
    play(&mut state, "use 11; use c8; play; row 1");
    assert_eq!(state.to_act(), Some(IVORY));
    play(&mut state, "end");
    assert_eq!(state.to_act(), None);
    assert_eq!(display(&state, IVORY)[0], "B11");
}

// T-END-1
#[test]
fn after_the_second_players_twelfth_card_the_game_ends_with_his_turn() {
    let mut state = last_round(IVORY).display(BLUE, ELEVEN).set();
    play(&mut state, "end; use c0; play; end");
    assert_eq!(state.to_act(), None);
    assert_eq!(robber(&state), 2, "the robber does not move any more");
    assert!(choices(&state).is_empty());
    assert_eq!(refused(&state, "end"), targi::Refusal::GameOver);
}

// T-END-1
#[test]
fn eleven_cards_do_not_end_the_game() {
    let mut state = last_round(BLUE).display(BLUE, ELEVEN).set();
    play(&mut state, "use c0; keep; end; end");
    assert_eq!(task(&state), Some(Task::Placement));
}

// T-END-1
#[test]
fn the_limit_still_holds_in_the_last_turn() {
    let mut rich = last_round(BLUE).display(BLUE, ELEVEN).purse(BLUE, "12D 2S 2P 5G").set();
    play(&mut rich, "use c0; play; end");
    assert_eq!(task(&rich), Some(Task::Limit));
    play(&mut rich, "return 1D");
    assert_eq!(purse(&rich, BLUE), "9D 1S 3G");
}

// T-END-1
#[test]
fn the_twelfth_card_in_the_last_round_spares_everybody_the_last_raid() {
    let picture = "
        16   1    2    3    4
        15R  B02*b t   g    5
        14   t    g    t    6
        13   g    t    g    7
        12   11   10   9    8";
    let mut state = scene(picture).display(BLUE, ELEVEN).purse(BLUE, "2D 1S 2P").set();
    play(&mut state, "use c0; play; end; end");
    assert_eq!((state.to_act(), robber(&state)), (None, 15));
    assert_eq!(purse(&state, IVORY), "2D 2S 2P 1G 4V");
}

// T-END-2
#[test]
fn the_score_is_tokens_cards_advantages_and_rows() {
    // Four different symbols; five Oasis cards in all, which B18 pays in pairs.
    let rows = ["B18 B00 B03 B06", "B01 B02 B28 B29", ""];
    let state = scene(QUIET).display(BLUE, rows).purse(BLUE, "9D 3G 7V").set();
    assert_eq!(points(&state, BLUE, "tokens"), 7);
    assert_eq!(points(&state, BLUE, "cards"), (1 + 2 + 3 + 3) + (3 + 3 + 1 + 1));
    assert_eq!(points(&state, BLUE, "advantages"), 2);
    assert_eq!(points(&state, BLUE, "rows"), 2 + 4);
    assert_eq!(totals(&state), [7 + 17 + 2 + 6, 4]);
}

// T-END-2
#[test]
fn a_row_of_four_equal_symbols_scores_four_and_of_four_different_ones_two() {
    let rows = |rows: [&str; 3]| points(&scene(QUIET).display(BLUE, rows).set(), BLUE, "rows");
    assert_eq!(rows(["B00 B01 B02 B28", "", ""]), 4, "four Oases");
    assert_eq!(rows(["B00 B03 B06 B09", "", ""]), 2, "one is missing, it does not matter which");
    assert_eq!(rows(["B12 B03 B06 B09", "", ""]), 2);
    assert_eq!(rows(["B00 B01 B06 B09", "", ""]), 0, "a pair spoils the row");
    assert_eq!(rows(["B00 B01 B06 B07", "", ""]), 0, "two pairs");
    assert_eq!(rows(["B00 B01 B02 B09", "", ""]), 0, "three and one");
    assert_eq!(rows(["B00 B01 B02 B28", "B06 B07 B08 B25", ""]), 8);
    let full = ["B00 B01 B02 B28", "B03 B06 B09 B12", "B04 B07 B10 B13"];
    assert_eq!(rows(full), 8, "four, two and two");
}

// T-END-2
#[test]
fn a_row_that_is_not_full_scores_nothing() {
    let state = scene(QUIET).display(BLUE, ["B00 B01 B02", "B03 B06 B09", "B12"]).set();
    assert_eq!(points(&state, BLUE, "rows"), 0);
}

// T-END-2
#[test]
fn columns_score_nothing() {
    let state = scene(QUIET).display(BLUE, ["B00 B03 B06", "B01 B04 B07", "B02 B05 B08"]).set();
    assert_eq!(points(&state, BLUE, "rows"), 0);
}

// T-END-2
#[test]
fn hand_cards_goods_and_gold_count_nothing() {
    let state = scene(QUIET).hand(BLUE, "B01").purse(BLUE, "5D 5S 3G").set();
    assert_eq!(totals(&state), [0, 4]);
}

/// The last raid, which both settle with the same coin.
fn tied(blue: &str, ivory: &str) -> Vec<caravanserai_core::Seat> {
    let mut state = quiet_with("16R").purse(BLUE, blue).purse(IVORY, ivory).set();
    play(&mut state, "pay 3V; pay 3V");
    assert_eq!(state.to_act(), None);
    winners(&state)
}

// T-END-3
#[test]
fn most_points_win_whatever_else_one_owns() {
    assert_eq!(tied("1G 10V", "9D 3G 9V"), [BLUE]);
    assert_eq!(tied("9D 3G 9V", "1G 10V"), [IVORY]);
}

// T-END-3
#[test]
fn a_tie_goes_to_more_gold() {
    assert_eq!(tied("2G 9V", "9D 1G 9V"), [BLUE]);
    assert_eq!(tied("9S 1G 9V", "2G 9V"), [IVORY]);
}

// T-END-3
#[test]
fn with_equal_gold_a_tie_goes_to_more_goods_of_any_kind() {
    assert_eq!(tied("1D 1S 1P 1G 9V", "2D 1G 9V"), [BLUE]);
    assert_eq!(tied("2D 1G 9V", "3P 1G 9V"), [IVORY]);
}

// T-END-3
#[test]
fn with_equal_goods_too_it_is_a_draw() {
    assert_eq!(tied("2D 1G 9V", "1S 1P 1G 9V"), [BLUE, IVORY]);
}

// T-END-3
#[test]
fn points_on_cards_and_rows_decide_as_tokens_do() {
    let scene = quiet_with("16R").display(IVORY, ["B00"]);
    let mut state = scene.purse(BLUE, "3G 5V").purse(IVORY, "1G 4V").set();
    play(&mut state, "pay 3V; pay 3V");
    assert_eq!((totals(&state), winners(&state)), ([2, 3], vec![IVORY]));
}

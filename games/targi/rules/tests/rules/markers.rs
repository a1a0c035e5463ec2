//! Tribe markers.

use crate::table::*;
use caravanserai_core::Game;

/// Where both players' markers lie once Ivory has placed the last Targi.
fn marked(picture: &str, last: u8) -> (Vec<String>, Vec<String>) {
    let mut state = scene(picture).placing(IVORY).set();
    play(&mut state, &format!("place {last}"));
    assert_eq!(state.to_act(), Some(BLUE), "markers are placed without any choice");
    (markers(&state, BLUE), markers(&state, IVORY))
}

// T-MARK-1
#[test]
fn two_lines_one_way_and_one_the_other_cross_on_two_cards() {
    let picture = "
        16   1b   2R   3i   4
        15   g    t    g    5b
        14   t    g    t    6i
        13b  g    t    g    7
        12   11   10   9    8";
    let (blue, ivory) = marked(picture, 10);
    assert_eq!(blue, ["c0", "c6"], "column 1 crosses the rows of 5 and 13");
    assert_eq!(ivory, ["c4", "c5"], "the row of 6 crosses the columns of 3 and 10");
}

// T-MARK-1
#[test]
fn two_own_targi_that_face_each_other_leave_one_crossing() {
    let picture = "
        16   1    2b   3i   4
        15R  g    t    g    5
        14b  t    g    t    6
        13   g    t    g    7i
        12   11   10b  9    8";
    let (blue, ivory) = marked(picture, 13);
    assert_eq!(blue, ["c4"]);
    assert_eq!(ivory, ["c8"]);
}

// T-MARK-1
#[test]
fn three_targi_on_one_axis_cross_nowhere() {
    let picture = "
        16   1b   2b   3b   4
        15R  g    t    g    5i
        14   t    g    t    6i
        13   g    t    g    7
        12   11   10   9    8";
    let (blue, ivory) = marked(picture, 13);
    assert!(blue.is_empty() && ivory.is_empty(), "{blue:?} {ivory:?}");
}

// T-MARK-1
#[test]
fn an_opponents_line_never_counts_for_a_crossing() {
    let picture = "
        16   1b   2    3i   4
        15R  g    t    g    5
        14   t    g    t    6b
        13   g    t    g    7
        12   11b  10i  9    8";
    let (blue, ivory) = marked(picture, 7);
    assert_eq!(blue, ["c3"]);
    assert_eq!(ivory, ["c7", "c8"]);
}

// T-MARK-1
#[test]
fn only_marked_cards_can_be_taken() {
    let picture = "
        16   1    2b   3i   4
        15R  g    t    g    5
        14b  t    g    t    6
        13b  g    t    g    7
        12   11   10   9i   8";
    let mut state = scene(picture).placing(IVORY).set();
    play(&mut state, "place 11");
    assert_choices(&state, &["use 2", "use 13", "use 14", "use c4", "use c7", "end"]);
}

// T-MARK-1, T-ACT-6
#[test]
fn an_empty_place_gets_no_marker() {
    let picture = "
        16   1b   2R   3i   4
        15   -    t    g    5b
        14   t    g    t    6i
        13b  g    t    g    7
        12   11   10   9    8";
    let (blue, ivory) = marked(picture, 10);
    assert_eq!(blue, ["c6"]);
    assert_eq!(ivory, ["c4", "c5"]);
}

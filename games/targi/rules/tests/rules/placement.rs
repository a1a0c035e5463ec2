//! Placing Targi.

use crate::table::random::legal;
use crate::table::*;
use caravanserai_core::Game;
use targi::{Field, Refusal, Task};

fn field(number: u8) -> Field {
    Field::new(number).expect("a field")
}

const EMPTY: &str = "
    16   1    2R   3    4
    15   g    t    g    5
    14   t    g    t    6
    13   g    t    g    7
    12   11   10   9    8";

// T-PLACE-1
#[test]
fn targi_are_placed_by_turns_beginning_with_the_start_player() {
    for (start, other) in [(BLUE, IVORY), (IVORY, BLUE)] {
        let mut state = scene(EMPTY).start(start).placing(start).set();
        for (seat, field) in [(start, 1), (other, 3), (start, 5), (other, 6), (start, 7)] {
            assert_eq!(state.to_act(), Some(seat));
            play(&mut state, &format!("place {field}"));
        }
        assert_eq!(state.to_act(), Some(other));
        play(&mut state, "place 10");
        assert_eq!(
            (targi_of(&state, start), targi_of(&state, other)),
            (vec![1, 5, 7], vec![3, 6, 10])
        );
        assert_eq!(task(&state), Some(Task::Turn(start)), "then the start player acts");
    }
}

// T-PLACE-1
#[test]
fn no_targi_goes_to_a_corner_or_to_the_robber() {
    let state = scene(EMPTY).placing(BLUE).set();
    let open = [1, 3, 5, 6, 7, 9, 10, 11, 13, 14, 15].map(|n| format!("place {n}"));
    assert_choices(&state, &open.each_ref().map(String::as_str));
    for corner in [4, 8, 12, 16] {
        assert_eq!(refused(&state, &format!("place {corner}")), Refusal::Corner(field(corner)));
    }
    assert_eq!(refused(&state, "place 2"), Refusal::Robber(field(2)));
}

// T-PLACE-1
#[test]
fn no_targi_joins_or_faces_an_opponents_targi() {
    let picture = "
        16   1    2R   3i   4
        15   g    t    g    5b
        14   t    g    t    6
        13i  g    t    g    7
        12   11   10   9    8";
    let state = scene(picture).start(IVORY).placing(BLUE).set();
    for taken in [3, 13, 5] {
        assert_eq!(refused(&state, &format!("place {taken}")), Refusal::Occupied(field(taken)));
    }
    for facing in [9, 7] {
        let refusal = Refusal::FacesOpponent { field: field(facing), seat: BLUE };
        assert_eq!(refused(&state, &format!("place {facing}")), refusal);
    }
}

// T-PLACE-1
#[test]
fn facing_ones_own_targi_or_the_robber_is_allowed() {
    let picture = "
        16   1    2R   3i   4
        15   g    t    g    5b
        14   t    g    t    6
        13   g    t    g    7
        12   11   10   9    8";
    let state = scene(picture).placing(BLUE).set();
    assert!(offers(&state, "place 15"), "faces the own Targi on 5");
    assert!(offers(&state, "place 10"), "faces the robber on 2");
    assert!(!offers(&state, "place 9"), "faces Ivory on 3");
}

// T-PLACE-1
#[test]
fn the_last_targi_leaves_exactly_the_fields_that_no_rule_bans() {
    let picture = "
        16   1b   2R   3i   4
        15   g    t    g    5b
        14i  t    g    t    6
        13   g    t    g    7
        12   11   10i  9    8";
    let state = scene(picture).start(IVORY).placing(BLUE).set();
    assert_choices(&state, &["place 7", "place 11", "place 13", "place 15"]);
    let picture = "
        16   1b   2R   3i   4
        15   g    t    g    5b
        14i  t    g    t    6
        13   g    t    g    7
        12   11b  10   9    8";
    let state = scene(picture).placing(IVORY).set();
    assert_choices(&state, &["place 6", "place 7", "place 9", "place 10", "place 13"]);
}

// T-PLACE-1
#[test]
fn nothing_but_placing_is_possible_before_all_targi_stand() {
    let state = scene(EMPTY).placing(BLUE).hand(BLUE, "B00").set();
    for early in ["end", "use 1", "play hand", "done"] {
        let asked = Refusal::Asked { seat: BLUE, task: Task::Placement, legal: legal(&state) };
        assert_eq!(refused(&state, early), asked, "{early}");
    }
}

//! The end of a round.

use crate::table::*;
use caravanserai_core::Game;
use targi::Task;

const END_OF_ROUND: &str = "
    16   1R    2b   3    4
    15   ~B20  t    g    5i
    14   t     g    t*b  6b
    13   g     ~1V  1P*i 7
    12   11i   10   9    8";

// T-REV-1
#[test]
fn face_down_cards_are_turned_up_when_both_have_finished() {
    let mut state = scene(END_OF_ROUND).set();
    play(&mut state, "end");
    assert_eq!((card_at(&state, "c0"), card_at(&state, "c7")), ("~tribe".into(), "~goods".into()));
    play(&mut state, "end");
    assert_eq!((card_at(&state, "c0"), card_at(&state, "c7")), ("B20".into(), "1V".into()));
}

// T-REV-1
#[test]
fn all_targi_and_markers_return_used_or_not() {
    let mut state = scene(END_OF_ROUND).set();
    play(&mut state, "use 2; end; end");
    for seat in [BLUE, IVORY] {
        assert!(targi_of(&state, seat).is_empty() && markers(&state, seat).is_empty());
        assert_eq!(seen_by_all(&state).players[seat.index()].targi_now, 3);
    }
}

// T-REV-1
#[test]
fn the_sign_passes_to_the_other_player() {
    for start in [BLUE, IVORY] {
        let mut state = scene(END_OF_ROUND).start(start).set();
        play(&mut state, "end; end");
        assert_eq!(seen_by_all(&state).start, start.other());
        assert_eq!((state.to_act(), task(&state)), (Some(start.other()), Some(Task::Placement)));
    }
}

// T-REV-1
#[test]
fn cards_stay_face_down_while_somebody_still_returns_a_surplus() {
    let mut state = scene(END_OF_ROUND).turn_of(IVORY).purse(IVORY, "6D 6S").set();
    play(&mut state, "end");
    assert_eq!(task(&state), Some(Task::Limit));
    assert_eq!(card_at(&state, "c0"), "~tribe");
    play(&mut state, "return 1D 1S");
    assert_eq!(card_at(&state, "c0"), "B20");
}

// T-REV-1
#[test]
fn revealing_is_something_that_undo_does_not_cross() {
    let mut state = scene(END_OF_ROUND).set();
    play(&mut state, "end");
    let before = state.reveals();
    play(&mut state, "end");
    assert_eq!(state.reveals(), before + 1);
    let nothing_hidden = END_OF_ROUND.replace('~', " ");
    let mut state = scene(&nothing_hidden).turn_of(IVORY).set();
    play(&mut state, "end");
    assert_eq!(state.reveals(), 0, "nothing was face down");
}

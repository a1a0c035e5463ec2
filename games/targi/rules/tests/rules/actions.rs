//! A player's actions: their order, and what becomes of what is used.

use crate::table::*;
use caravanserai_core::Game;
use targi::Task;

// T-ACT-1
#[test]
fn the_start_player_does_all_his_actions_before_the_other_begins() {
    let picture = "
        16   1R   2b   3i   4
        15   g    t    g    5
        14   t    g    t    6i
        13   g    t    g    7b
        12   11   10   9    8";
    for start in [BLUE, IVORY] {
        let mut state = scene(picture).start(start).set();
        let (first, second) =
            if start == BLUE { (["2", "7"], ["3", "6"]) } else { (["3", "6"], ["2", "7"]) };
        for field in first {
            assert_eq!(state.to_act(), Some(start));
            play(&mut state, &format!("use {field}"));
        }
        assert_choices(&state, &["end"]);
        play(&mut state, "end");
        for field in second {
            assert_eq!(state.to_act(), Some(start.other()));
            play(&mut state, &format!("use {field}"));
        }
        play(&mut state, "end");
        assert_eq!(task(&state), Some(Task::Placement), "the round is over");
    }
}

// T-ACT-1
#[test]
fn actions_are_done_in_any_order() {
    let picture = "
        16   1R   2b   3    4
        15   1S*b t    g    5
        14   t    g    t    6b
        13   g    t    1P*b 7b
        12   11   10   9    8";
    let start = scene(picture).set();
    let orders = [
        "use 2; use c0; use 6; use c8; use 7",
        "use c8; use c0; use 7; use 6; use 2",
        "use 7; use 6; use c8; use 2; use c0",
    ];
    for order in orders {
        let mut state = start.clone();
        play(&mut state, order);
        assert_eq!(purse(&state, BLUE), "4D 3S 4P 1G 4V", "{order}");
    }
}

// T-ACT-1
#[test]
fn an_action_is_completed_before_the_next() {
    let picture = "
        16   1R    2b   3    4
        15   any*b t    g    5b
        14   t     g    t    6
        13   g     t    g    7
        12   11    10b  9    8";
    let state = scene(picture).set();
    for (first, inside) in [("use c0", "take 1D"), ("use 5", "done"), ("use 10", "trade 1G for 2V")]
    {
        let mut state = state.clone();
        play(&mut state, first);
        assert!(offers(&state, inside));
        for later in ["use 2", "end"] {
            refused(&state, later);
        }
    }
}

// T-ACT-1
#[test]
fn any_action_may_be_forfeited() {
    let picture = "
        16   1R   2b   3    4
        15   1S*b t    g    5i
        14   B00*b g   t    6b
        13   g    t    g    7b
        12   11   10   9    8";
    let mut state = scene(picture).set();
    play(&mut state, "use 6; end");
    assert_eq!(purse(&state, BLUE), "2D 2S 3P 1G 4V", "the rest is gone");
    assert_eq!((card_at(&state, "c0"), card_at(&state, "c3")), ("1S".into(), "B00".into()));
    assert_eq!(state.to_act(), Some(IVORY));
}

// T-ACT-2
#[test]
fn a_used_targi_leaves_its_field_and_a_used_marker_returns() {
    let picture = "
        16   1R   2b   3    4
        15   1S*b t    g    5i
        14   t    g    t*b  6b
        13   g    t    g    7b
        12   11   10   9    8";
    let mut state = scene(picture).set();
    play(&mut state, "use 6");
    assert_eq!(targi_of(&state, BLUE), [2, 7]);
    refused(&state, "use 6");
    play(&mut state, "use c0");
    assert_eq!(markers(&state, BLUE), ["c5"]);
    refused(&state, "use c0");
    assert_eq!(targi_of(&state, IVORY), [5], "the opponent's stay");
}

// T-ACT-2
#[test]
fn nobody_uses_the_opponents_fields_and_markers() {
    let picture = "
        16   1R   2b   3    4
        15   1S*i t    g    5i
        14   t    g    t    6
        13   g    t    g    7
        12   11   10   9    8";
    let state = scene(picture).set();
    assert_choices(&state, &["use 2", "end"]);
    refused(&state, "use 5");
    refused(&state, "use c0");
}

// T-ACT-3
#[test]
fn a_used_goods_card_is_replaced_face_down_by_a_tribe_card() {
    let picture = "
        16   1R   2    3    4
        15   1S*b t    g    5
        14   t    g    t    6
        13   g    t    g    7
        12   11   10   9    8";
    let mut state = scene(picture).next_tribe("B20").set();
    let before = seen_by_all(&state);
    play(&mut state, "use c0");
    assert_eq!(card_at(&state, "c0"), "~tribe");
    let after = seen_by_all(&state);
    assert_eq!((after.tribe_pile, after.goods_pile), (before.tribe_pile - 1, before.goods_pile));
    play(&mut state, "end; end");
    assert_eq!(card_at(&state, "c0"), "B20", "it was the top card");
}

// T-ACT-3
#[test]
fn a_used_tribe_card_is_replaced_face_down_by_a_goods_card_at_once() {
    let picture = "
        16   1R   2    3    4
        15   1S   B00*b g   5
        14   t    g    t    6
        13   g    t    g    7
        12   11   10   9    8";
    for fate in ["play; row 1", "keep", "discard"] {
        let mut state = scene(picture).next_goods("1V").set();
        let before = seen_by_all(&state);
        play(&mut state, "use c1");
        assert_eq!(card_at(&state, "c1"), "~goods", "before anything else is decided");
        play(&mut state, fate);
        let after = seen_by_all(&state);
        assert_eq!(
            (after.tribe_pile, after.goods_pile),
            (before.tribe_pile, before.goods_pile - 1)
        );
        play(&mut state, "end; end");
        assert_eq!(card_at(&state, "c1"), "1V", "it was the top card");
    }
}

// T-ACT-3
#[test]
fn the_replacement_is_unseen_even_by_who_caused_it() {
    let picture = "
        16   1R   2    3    4
        15   1S*b B00  g    5
        14   t    g    t    6
        13   g    t    g    7
        12   11   10   9    8";
    let mut state = scene(picture).next_tribe("B20").set();
    play(&mut state, "use c0");
    for seat in [None, Some(BLUE), Some(IVORY)] {
        let seen = view_json(&state, seat).to_string();
        assert!(!seen.contains("B20"), "{seen}");
    }
}

// T-ACT-3
#[test]
fn a_forfeited_card_stays_where_it_is() {
    let picture = "
        16   1R   2    3    4
        15   1S*b B00*i g   5
        14   t    g    t    6
        13   g    t    g    7
        12   11   10   9    8";
    let mut state = scene(picture).set();
    play(&mut state, "end; end");
    assert_eq!((card_at(&state, "c0"), card_at(&state, "c1")), ("1S".into(), "B00".into()));
    assert!(goods_discard(&state).is_empty() && tribe_discard(&state).is_empty());
}

// T-ACT-4
#[test]
fn a_goods_card_goes_to_the_discard_pile_and_its_owner_gets_what_it_shows() {
    let picture = "
        16   1R    2    3    4
        15   1D1S*b t   g    5
        14   t     1G*b t    6
        13   g     t    g    7
        12   11    10   9    8";
    let mut state = scene(picture).set();
    play(&mut state, "use c0; use c4");
    assert_eq!(purse(&state, BLUE), "3D 3S 2P 2G 4V");
    assert_eq!(goods_discard(&state), ["1D1S", "1G"]);
    assert_eq!(purse(&state, IVORY), "2D 2S 2P 1G 4V");
}

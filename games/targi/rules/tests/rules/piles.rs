//! The draw piles and how they are refilled.

use crate::table::*;
use caravanserai_core::Game;
use serde_json::json;

// T-ACT-6
#[test]
fn an_exhausted_tribe_pile_is_refilled_from_the_shuffled_discard_pile() {
    let picture = "
        16   1R   2    3    4
        15   1S*b t    1P*b 5
        14   t    g    t    6
        13   g    t    g    7
        12   11   10   9    8";
    let mut state = scene(picture).tribe_pile_is_spent().next_tribe("B20").set();
    let discarded = tribe_discard(&state).len();
    assert_eq!(discarded, 40);
    let told_first = told(&mut state, "use c0");
    let shuffled = json!({"refilled": {"pile": "tribe"}});
    assert!(!told_first.contains(&shuffled));
    assert_eq!(seen_by_all(&state).tribe_pile, 0, "an empty pile is no reason to shuffle yet");
    assert_eq!(tribe_discard(&state).len(), discarded);
    let told_second = told(&mut state, "use c2");
    assert!(told_second.contains(&shuffled));
    assert_eq!(card_at(&state, "c2"), "~tribe");
    assert!(tribe_discard(&state).is_empty());
    assert_eq!(usize::from(seen_by_all(&state).tribe_pile), discarded - 1);
    let mut in_order = state.position().tribe_pile;
    let shuffled = in_order.clone();
    in_order.sort();
    assert_ne!(shuffled, in_order);
    in_order.reverse();
    assert_ne!(shuffled, in_order);
}

// T-ACT-6
#[test]
fn an_exhausted_goods_pile_is_refilled_and_never_from_the_card_being_drawn() {
    let picture = "
        16   1R   2    3    4
        15   g    B00*b g   5
        14   t    g    t    6
        13b  g    t    g    7
        12   11   10   9    8";
    let mut state = scene(picture).goods_pile_is_spent().next_goods("1V").set();
    assert_eq!(goods_discard(&state).len(), 13);
    play(&mut state, "use 13");
    assert_eq!(purse(&state, BLUE), "2D 2S 2P 1G 5V");
    assert_eq!(goods_discard(&state).len(), 14);
    play(&mut state, "use c1; discard");
    assert!(goods_discard(&state).is_empty());
    assert_eq!(seen_by_all(&state).goods_pile, 13);
}

// T-ACT-6
#[test]
fn both_drawing_fields_draw_from_a_refilled_pile() {
    let picture = "
        16   1R   2    3    4
        15   g    t    g    5
        14b  t    g    t    6
        13b  g    t    g    7
        12   11   10   9    8";
    let mut state = scene(picture).goods_pile_is_spent().tribe_pile_is_spent().set();
    play(&mut state, "use 14; discard");
    assert_eq!((seen_by_all(&state).tribe_pile, tribe_discard(&state).len()), (40, 1));
    let told = told(&mut state, "use 13");
    assert!(told.contains(&json!({"refilled": {"pile": "goods"}})), "{told:?}");
    assert_eq!((seen_by_all(&state).goods_pile, goods_discard(&state).len()), (13, 1));
}

// T-ACT-6
#[test]
fn an_empty_place_is_neither_used_nor_visited_by_the_fata_morgana_and_stays_empty() {
    let picture = "
        16   1R    2    3    4
        15   1S*b  -    g    5
        14   t     g    t    6
        13   g     t    g    7
        12   11    10   9b   8";
    let mut state = scene(picture).set();
    refused(&state, "use c1");
    play(&mut state, "use 9");
    refused(&state, "move c0 to c1");
    play(&mut state, "move c0 to c4; use c4");
    if choices(&state)[0].starts_with("take") {
        play(&mut state, "take 1D");
    }
    play(&mut state, "end; end");
    assert_eq!(card_at(&state, "c1"), "-");
    let on_nothing = picture.replace(" - ", " -*b ");
    assert!(scene(&on_nothing).try_set().is_err(), "no marker lies on nothing");
}

//! A player's actions: the border fields, the order, the end of the turn.

mod table;

use caravanserai_core::Game;
use table::*;
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

// T-ACT-1
#[test]
fn goods_fields_give_one_of_their_good() {
    let fields = [
        (2, "3D 2S 2P 1G 4V"),
        (7, "3D 2S 2P 1G 4V"),
        (3, "2D 3S 2P 1G 4V"),
        (15, "2D 3S 2P 1G 4V"),
        (6, "2D 2S 3P 1G 4V"),
        (11, "2D 2S 3P 1G 4V"),
    ];
    for (field, after) in fields {
        let mut state = with_blue_on(field).set();
        play(&mut state, &format!("use {field}"));
        assert_eq!(purse(&state, BLUE), after, "field {field}");
        assert_choices(&state, &["end"]);
    }
}

/// A quiet board with one Targi of Blue.
fn with_blue_on(field: u8) -> Scene {
    quiet_with(&format!("{field}b {}R", if field == 1 { 2 } else { 1 }))
}

// T-ACT-1
#[test]
fn the_trader_gives_gold_for_three_and_a_good_for_two_identical_goods() {
    let mut state = with_blue_on(5).purse(BLUE, "3D 2S 1P").set();
    play(&mut state, "use 5");
    assert_choices(
        &state,
        &[
            "trade 2D for 1S",
            "trade 2D for 1P",
            "trade 3D for 1G",
            "trade 2S for 1D",
            "trade 2S for 1P",
            "done",
        ],
    );
    for wrong in ["trade 1D for 1S", "trade 2D for 1G", "trade 1D 1S for 1P", "trade 3D for 2S"] {
        refused(&state, wrong);
    }
}

// T-ACT-1
#[test]
fn the_trader_exchanges_any_number_of_times_in_one_visit() {
    let mut state = with_blue_on(5).purse(BLUE, "8D").set();
    play(&mut state, "use 5; trade 3D for 1G; trade 2D for 1P; trade 3D for 1G");
    assert_eq!(purse(&state, BLUE), "1P 2G");
    assert_choices(&state, &["end"]);
}

// T-ACT-1
#[test]
fn goods_from_the_trader_can_be_traded_on_and_a_visit_may_be_broken_off() {
    let mut state = with_blue_on(5).purse(BLUE, "4D 2S").set();
    play(&mut state, "use 5; trade 2D for 1S; trade 3S for 1G; done");
    assert_eq!(purse(&state, BLUE), "2D 1G");
    refused(&state, "use 5");
}

// T-ACT-1
#[test]
fn the_trader_takes_neither_gold_nor_points() {
    let state = with_blue_on(5).purse(BLUE, "1D 1S 1P 3G 9V").set();
    assert_choices(&state, &["end"]);
}

// T-ACT-1
#[test]
fn the_silversmith_buys_one_line_once() {
    let mut state = with_blue_on(10).purse(BLUE, "4D 3S 1P 2G 4V").set();
    play(&mut state, "use 10");
    assert_choices(
        &state,
        &[
            "trade 2D for 1V",
            "trade 2S for 1V",
            "trade 4D for 3V",
            "trade 1G for 2V",
            "trade 2G for 4V",
        ],
    );
    let mut goods = state.clone();
    play(&mut goods, "trade 4D for 3V");
    assert_eq!(purse(&goods, BLUE), "3S 1P 2G 7V");
    assert_choices(&goods, &["end"]);
    let mut gold = state.clone();
    play(&mut gold, "trade 2G for 4V");
    assert_eq!(purse(&gold, BLUE), "4D 3S 1P 8V");
    assert_choices(&gold, &["end"]);
    for wrong in ["trade 3D for 2V", "trade 2D 2S for 3V", "trade 3G for 6V"] {
        refused(&state, wrong);
    }
}

// T-ACT-1
#[test]
fn the_silversmith_has_nothing_for_a_purse_without_pairs_and_gold() {
    let state = with_blue_on(10).purse(BLUE, "1D 1S 1P 9V").set();
    assert_choices(&state, &["end"]);
}

// T-ACT-1, T-ACT-4
#[test]
fn the_caravan_draws_the_top_goods_card_and_discards_it() {
    let mut state = with_blue_on(13).next_goods("1S1P 1V").set();
    play(&mut state, "use 13");
    assert_eq!(purse(&state, BLUE), "2D 3S 3P 1G 4V");
    assert_eq!(goods_discard(&state), ["1S1P"]);
    assert_eq!(seen_by_all(&state).tribe_pile, 41, "no card of the centre was used");
    assert_choices(&state, &["end"]);
}

// T-ACT-1
#[test]
fn the_caravan_may_bring_a_good_of_choice() {
    let mut state = with_blue_on(13).next_goods("any").set();
    play(&mut state, "use 13");
    assert_choices(&state, &["take 1D", "take 1S", "take 1P"]);
    play(&mut state, "take 1P");
    assert_eq!(purse(&state, BLUE), "2D 2S 3P 1G 4V");
}

// T-ACT-1
#[test]
fn the_tribal_expansion_draws_the_top_tribe_card_to_play_keep_or_discard() {
    let mut state = with_blue_on(14).next_tribe("B20 B21").set();
    let before = seen_by_all(&state).goods_pile;
    play(&mut state, "use 14");
    assert_choices(&state, &["play", "keep", "discard"]);
    let mut played = state.clone();
    play(&mut played, "play; row 3");
    assert_eq!(display(&played, BLUE), ["", "", "B20"]);
    assert_eq!(purse(&played, BLUE), "2D 2S 2P 4V");
    let mut kept = state.clone();
    play(&mut kept, "keep");
    assert_eq!(hand(&kept, BLUE), Some("B20".to_owned()));
    play(&mut state, "discard");
    assert_eq!((hand(&state, BLUE), tribe_discard(&state)), (None, vec!["B20".to_owned()]));
    assert_eq!(seen_by_all(&state).goods_pile, before, "nothing in the centre is replaced");
}

// T-ACT-1
#[test]
fn the_fata_morgana_moves_a_marker_to_any_open_card_without_a_marker() {
    let picture = "
        16   1R    2    3    4
        15   1S*b  t    ~g   5
        14   B00*b g    t*i  6
        13   -     t    g    7
        12   11    10   9b   8";
    let mut state = scene(picture).set();
    play(&mut state, "use 9");
    let mut expected = Vec::new();
    for from in ["c0", "c3"] {
        for to in ["c1", "c4", "c7", "c8"] {
            expected.push(format!("move {from} to {to}"));
        }
    }
    assert_choices(&state, &expected.iter().map(String::as_str).collect::<Vec<_>>());
    play(&mut state, "move c3 to c8");
    assert_eq!(markers(&state, BLUE), ["c0", "c8"]);
    assert_choices(&state, &["use c0", "use c8", "end"]);
}

// T-ACT-1
#[test]
fn the_fata_morgana_moves_no_used_marker_and_none_of_the_opponent() {
    let picture = "
        16   1R    2    3    4
        15   1S*b  t    g    5
        14   t     g    t*i  6
        13   g     t    g    7
        12   11    10   9b   8";
    let mut state = scene(picture).set();
    play(&mut state, "use c0");
    assert_choices(&state, &["end"]);
}

// T-ACT-1
#[test]
fn the_noble_plays_the_hand_card_for_its_cost_or_discards_it() {
    let mut state = with_blue_on(1).hand(BLUE, "B01").set();
    play(&mut state, "use 1");
    assert_choices(&state, &["play", "discard"]);
    let mut played = state.clone();
    play(&mut played, "play; row 2");
    assert_eq!(display(&played, BLUE), ["", "B01", ""]);
    assert_eq!((purse(&played, BLUE), hand(&played, BLUE)), ("1D 1S 2P 4V".into(), None));
    play(&mut state, "discard");
    assert_eq!((purse(&state, BLUE), hand(&state, BLUE)), ("2D 2S 2P 1G 4V".into(), None));
    assert_eq!(tribe_discard(&state), ["B01"]);
}

// T-ACT-1
#[test]
fn the_noble_has_nothing_to_do_with_an_empty_hand() {
    let state = with_blue_on(1).set();
    assert_choices(&state, &["end"]);
}

// T-ACT-5
#[test]
fn at_the_end_of_the_turn_goods_over_ten_go_back_as_their_owner_chooses() {
    let mut state = scene(QUIET).purse(BLUE, "9D 1S 2P 1G 4V").set();
    play(&mut state, "end");
    assert_eq!((state.to_act(), task(&state)), (Some(BLUE), Some(Task::Limit)));
    assert_choices(
        &state,
        &["return 2D", "return 1D 1S", "return 1D 1P", "return 1S 1P", "return 2P"],
    );
    play(&mut state, "return 1D 1S");
    assert_eq!(purse(&state, BLUE), "8D 2P 1G 4V");
    assert_eq!(state.to_act(), Some(IVORY));
}

// T-ACT-5
#[test]
fn gold_over_three_goes_back_too() {
    let mut state = scene(QUIET).purse(BLUE, "2D 5G 4V").set();
    play(&mut state, "end");
    assert_eq!(purse(&state, BLUE), "2D 3G 4V");
    assert_eq!(state.to_act(), Some(IVORY));
    let mut both = scene(QUIET).purse(BLUE, "6D 6S 4G").set();
    play(&mut both, "end; return 1D 1S");
    assert_eq!(purse(&both, BLUE), "5D 5S 3G");
}

// T-ACT-5
#[test]
fn ten_goods_three_gold_and_any_points_are_within_the_limit() {
    let mut state = scene(QUIET).purse(BLUE, "4D 3S 3P 3G 40V").set();
    play(&mut state, "end");
    assert_eq!(purse(&state, BLUE), "4D 3S 3P 3G 40V");
    assert_eq!(state.to_act(), Some(IVORY));
}

// T-ACT-5
#[test]
fn a_surplus_of_one_kind_goes_back_without_a_question() {
    let mut state = scene(QUIET).purse(BLUE, "13D").set();
    play(&mut state, "end");
    assert_eq!(purse(&state, BLUE), "10D");
}

// T-ACT-5
#[test]
fn the_limit_holds_only_at_the_end_of_ones_own_actions() {
    let picture = "
        16   1R   2b   3    4
        15   g    t    g    5b
        14   t    g    t    6
        13   g    t    2D*b 7
        12   11   10   9    8";
    let mut state = scene(picture).purse(BLUE, "9D 1S 3G").set();
    play(&mut state, "use 2; use c8; use 5; trade 3D for 1G");
    assert_eq!(purse(&state, BLUE), "9D 1S 4G", "more than three gold for the moment");
    play(&mut state, "done; end");
    assert_eq!(purse(&state, BLUE), "9D 1S 3G");
}

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
    assert!(!told_first.contains(&"The tribe cards are shuffled anew".to_owned()));
    assert_eq!(seen_by_all(&state).tribe_pile, 0, "an empty pile is no reason to shuffle yet");
    assert_eq!(tribe_discard(&state).len(), discarded);
    let told_second = told(&mut state, "use c2");
    assert!(told_second.contains(&"The tribe cards are shuffled anew".to_owned()));
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
    assert!(told.iter().any(|line| line.contains("goods cards are shuffled anew")), "{told:?}");
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

//! Dunes: who may stand on them, and when they come and go.

use crate::table::*;
use caravanserai_core::Game;

// X-DUNE-1
#[test]
fn a_targi_may_stand_on_an_open_dune_and_draws_no_line() {
    let mut state = desert("2b 6i 5b 7i").dunes("N00 N01 N02").placing(BLUE).set();
    assert_eq!(choices_to(&state, "place").iter().filter(|c| c.contains('d')).count(), 3);
    play(&mut state, "place d2; place 3");
    assert_eq!(dunes_of(&state, BLUE), ["d2"]);
    assert_eq!(markers(&state, BLUE), ["c1"], "one crossing only");
    assert_eq!(markers(&state, IVORY).len(), 2);
}

// X-DUNE-1
#[test]
fn a_dune_holds_one_targi_of_either_player() {
    let state = desert("6i").dunes("N00b N01i N02").placing(BLUE).set();
    for taken in ["place d1", "place d2"] {
        refused(&state, taken);
    }
    assert!(offers(&state, "place d3"));
    let missing = desert("1R").dunes("N00").placing(BLUE).set();
    refused(&missing, "place d2");
}

// X-DUNE-1
#[test]
fn all_three_targi_may_go_to_dunes_and_mark_nothing() {
    let mut state = desert("5i 6i 7i").dunes("N00b N01b N02").start(IVORY).placing(BLUE).set();
    play(&mut state, "place d3");
    assert!(markers(&state, BLUE).is_empty());
    play(&mut state, "end; use d3; use d1; use d2");
    assert_eq!(purse(&state, BLUE), "6D 6S 6P 1G 4V", "in any order");
}

// X-DUNE-1
#[test]
fn a_used_dune_is_discarded_and_a_forfeited_one_too() {
    let mut state = desert("2R").dunes("N09b N05b N07i").set();
    play(&mut state, "use d1");
    assert_eq!(
        (open_dunes(&state), dune_discard(&state)),
        ("- N05 N07".into(), vec!["N09".into()])
    );
    play(&mut state, "end");
    assert_eq!(open_dunes(&state), "- - N07");
    assert_eq!(purse(&state, BLUE), "2D 2S 2P 1G 7V", "no water for a forfeited dune");
    play(&mut state, "use d3; end");
    assert_eq!(dune_discard(&state), ["N05", "N07", "N09"]);
}

// X-DUNE-2
#[test]
fn if_no_dune_is_open_at_the_start_of_a_round_one_is_opened() {
    let mut state = desert("1R").dunes("- N07i -").next_dunes("N05 N06").set();
    play(&mut state, "end; end");
    assert_eq!(open_dunes(&state), "N05 - -");
    let mut state = desert("1R").dunes("- N07 -").next_dunes("N05 N06").set();
    play(&mut state, "end; end");
    assert_eq!(open_dunes(&state), "- N07 -", "a dune that nobody used stays");
}

// X-DUNE-2
#[test]
fn after_a_raid_three_new_dunes_replace_the_open_ones() {
    let mut state = desert("4R").dunes("N00 - N02").next_dunes("N05 N06 N07").set();
    play(&mut state, "pay 1V");
    assert_eq!(open_dunes(&state), "N00 - N02", "not before both have paid");
    play(&mut state, "pay 1P");
    assert_eq!(open_dunes(&state), "N05 N06 N07");
    assert_eq!(dune_discard(&state), ["N00", "N02"]);
}

// X-DUNE-2, T-ACT-6
#[test]
fn an_exhausted_pile_of_dunes_is_refilled_from_the_discarded_ones() {
    let scene = desert("4R").dunes("N00").next_dunes("N05").dune_pile_is_spent();
    let mut state = scene.set();
    play(&mut state, "pay 1V; pay 1V");
    let open = open_dunes(&state);
    assert!(open.starts_with("N05") && !open.contains('-'), "{open}");
    assert_eq!(seen_by_all(&state).dune_pile, 17);
    assert!(dune_discard(&state).is_empty());
}

// X-DUNE-3, E14
#[test]
fn e14_joins_an_opponents_targi_on_a_dune() {
    let dunes = || desert("6i").dunes("N09i N01").start(IVORY).targi_this_round(IVORY, 2);
    refused(&dunes().placing(BLUE).set(), "place d1");
    let theirs = dunes().placing(BLUE).display(IVORY, ["E14"]).set();
    refused(&theirs, "place d1");
    let mut state = dunes().placing(BLUE).display(BLUE, ["E14"]).set();
    play(&mut state, "place d1");
    refused(&state, "place d1");
}

// X-DUNE-3, E14
#[test]
fn a_joined_dune_serves_the_start_player_first_and_stays_for_the_second() {
    for start in [BLUE, IVORY] {
        let scene = desert("1R").dunes("N09bi N01").display(BLUE, ["E14"]);
        let mut state = scene.start(start).set();
        play(&mut state, "use d1");
        assert_eq!(open_dunes(&state), "N09 N01 -", "it stays");
        refused(&state, "use d1");
        play(&mut state, "end; use d1");
        assert_eq!(state.to_act(), Some(start.other()));
        assert_eq!(
            (purse(&state, BLUE), purse(&state, IVORY)),
            ("2D 2S 2P 1G 7V".to_owned(), "2D 2S 2P 1G 7V".to_owned())
        );
        play(&mut state, "end");
        assert_eq!(dune_discard(&state), ["N09"]);
    }
}

// X-DUNE-3, E14
#[test]
fn a_joined_dune_that_one_forfeits_still_serves_the_other() {
    let joined = || desert("1R").dunes("N09bi N01").display(BLUE, ["E14"]);
    let mut state = joined().set();
    play(&mut state, "end; use d1; end");
    assert_eq!(purse(&state, IVORY), "2D 2S 2P 1G 7V");
    assert_eq!(dune_discard(&state), ["N09"]);
    let mut state = joined().set();
    play(&mut state, "use d1; end; end");
    assert_eq!(dune_discard(&state), ["N09"], "the second forfeits it");
}

// X-DUNE-3, N18, E14
#[test]
fn a_joined_display_dune_goes_to_the_start_player_or_if_he_forfeits_to_the_other() {
    let joined = || desert("1R").dunes("N18bi N01").display(BLUE, ["E14"]);
    for start in [BLUE, IVORY] {
        let mut state = joined().start(start).set();
        play(&mut state, "use d1; row 3");
        assert_eq!(display(&state, start)[2], "N18");
        play(&mut state, "end");
        assert_choices(&state, &["end"]);
        let mut state = joined().start(start).set();
        play(&mut state, "end; use d1; row 2");
        assert_eq!(display(&state, start.other())[1], "N18");
    }
}

// X-DUNE-3, E42
#[test]
fn of_two_markers_on_one_card_the_start_players_comes_first() {
    let picture = "
        16   1R   2    3    4
        15   1S*bi t   g    5
        14   t    g    t    6
        13   g    t    g    7
        12   11   10   9    8";
    for start in [BLUE, IVORY] {
        let two = || scene(picture).expansion().display(BLUE, ["E42"]).start(start);
        let mut state = two().set();
        play(&mut state, "use c0");
        assert_eq!(purse(&state, start), "2D 3S 2P 1G 4V");
        play(&mut state, "end");
        assert_choices(&state, &["end"]);
        let mut state = two().set();
        play(&mut state, "end; use c0");
        assert_eq!(purse(&state, start.other()), "2D 3S 2P 1G 4V", "if he forfeits it");
    }
}

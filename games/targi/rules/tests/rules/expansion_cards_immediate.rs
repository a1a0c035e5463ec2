//! Tribe cards of the expansion that work once, on being played.

use crate::table::*;

// E08
#[test]
fn e08_takes_water_for_each_displayed_card_at_most_six() {
    for (rows, water) in [
        (["", "", ""], "1W"),
        (["E00 E01", "E09", ""], "4W"),
        (["E00 E01 E02 E03", "E09 E10 E11", ""], "6W"),
    ] {
        let mut state = desert_buying("E08").display(BLUE, rows).purse(BLUE, "2D 1S 1P").set();
        play(&mut state, "use c0; play; row 3");
        assert_eq!(purse(&state, BLUE), water, "{rows:?}");
    }
}

// E17
#[test]
fn e17_receives_two_of_three_goods_cards() {
    let scene = desert_buying("E17").purse(BLUE, "1D 2S 1P").next_goods("1V 2D 1G 2P");
    let mut state = scene.set();
    play(&mut state, "use c0; play; row 1");
    assert_choices(&state, &["leave 1", "leave 2", "leave 3"]);
    play(&mut state, "leave 1");
    assert_eq!(purse(&state, BLUE), "2P 1G", "the first card of the pile replaced E17");
}

// E26
#[test]
fn e26_may_swap_two_displayed_cards() {
    let mut state = desert_buying("E26").display(BLUE, ["E00", "E09"]).set();
    play(&mut state, "use c0; play; row 3");
    assert!(offers(&state, "done"));
    play(&mut state, "swap 1.1 3.1");
    assert_eq!(display(&state, BLUE), ["E26", "E09", "E00"]);
}

// E35
#[test]
fn e35_carries_out_an_unoccupied_dune_which_is_then_discarded() {
    let mut state = desert_buying("E35").dunes("N00b N05i N09").set();
    play(&mut state, "use c0; play; row 1");
    assert_choices(&state, &["pick d3", "done"]);
    play(&mut state, "pick d3");
    assert_eq!(purse(&state, BLUE), "1S 1P 1G 7V");
    assert_eq!(
        (open_dunes(&state), dune_discard(&state)),
        ("N00 N05 -".into(), vec!["N09".into()])
    );
    let mut none = desert_buying("E35").dunes("N00b N05i").set();
    play(&mut none, "use c0; play; row 1");
    assert!(offers(&none, "end"), "no free dune, nothing to do");
}

// E44
#[test]
fn e44_is_gold_or_water_or_points() {
    for (take, after) in
        [("take 1G", "1D 1S 2G 4V"), ("take 4W", "1D 1S 1G 4W 4V"), ("take 2V", "1D 1S 1G 6V")]
    {
        let mut state = desert_buying("E44").set();
        play(&mut state, "use c0; play; row 1");
        assert_choices(&state, &["take 1G", "take 4W", "take 2V"]);
        play(&mut state, take);
        assert_eq!(purse(&state, BLUE), after);
    }
}

//! Tribe cards that score at the end of the game, and cards without a text.

use crate::table::*;

/// The advantages of this display against an empty one.
fn advantages(rows: [&str; 3]) -> i16 {
    points(&scene(QUIET).display(BLUE, rows).set(), BLUE, "advantages")
}

// T-END-2, B00 to B14
#[test]
fn plain_cards_bring_their_printed_points_and_no_advantage() {
    for number in 0..15 {
        let id = format!("B{number:02}");
        let state = scene(QUIET).display(BLUE, [id.as_str()]).set();
        let printed = if [0, 4, 7, 9, 13].contains(&number) { 2 } else { 3 };
        assert_eq!(points(&state, BLUE, "cards"), printed, "{id}");
        assert_eq!(points(&state, BLUE, "advantages"), 0, "{id}");
    }
}

// T-END-2, B15
#[test]
fn b15_scores_one_for_every_two_wells() {
    assert_eq!(advantages(["B15", "", ""]), 0);
    assert_eq!(advantages(["B15 B06", "", ""]), 0, "one Well is not two");
    assert_eq!(advantages(["B15 B06", "B07", ""]), 1);
    assert_eq!(advantages(["B15 B06", "B07", "B08"]), 1, "rounded down");
    assert_eq!(advantages(["B15 B06 B25", "B07", "B08"]), 2);
    assert_eq!(advantages(["B15 B00 B01 B02", "", ""]), 0, "Oases are no Wells");
}

// T-END-2, B16
#[test]
fn b16_scores_one_for_every_two_tents() {
    assert_eq!(advantages(["B16 B09", "", ""]), 0);
    assert_eq!(advantages(["B16 B09", "B10 B11", "B26"]), 2);
    assert_eq!(advantages(["B16 B03 B04 B05", "", ""]), 0, "Camel riders are no Tents");
}

// T-END-2, B17
#[test]
fn b17_scores_one_for_every_two_targias() {
    assert_eq!(advantages(["B17 B12", "", ""]), 0);
    assert_eq!(advantages(["B17 B12 B13", "B14", ""]), 1);
    assert_eq!(advantages(["B17 B06 B07", "", ""]), 0, "Wells are no Targias");
}

// T-END-2, B18
#[test]
fn b18_scores_one_for_every_two_oases() {
    assert_eq!(advantages(["B18 B00", "", ""]), 0);
    assert_eq!(advantages(["B18 B00 B01", "B02 B28", "B29 B33"]), 3);
    assert_eq!(advantages(["B18 B09 B10", "", ""]), 0, "Tents are no Oases");
}

// T-END-2, B19
#[test]
fn b19_scores_one_for_every_two_camel_riders() {
    assert_eq!(advantages(["B19 B03", "", ""]), 0);
    assert_eq!(advantages(["B19 B03 B04", "B05 B24", ""]), 2);
    assert_eq!(advantages(["B19 B12 B13", "", ""]), 0, "Targias are no Camel riders");
}

// T-END-2, B15, B16, B17, B18, B19
#[test]
fn only_the_own_display_is_counted_for_symbols() {
    for (card, others) in [
        ("B15", "B06 B07"),
        ("B16", "B09 B10"),
        ("B17", "B12 B13"),
        ("B18", "B00 B01"),
        ("B19", "B03 B04"),
    ] {
        let state = scene(QUIET).display(BLUE, [card]).display(IVORY, [others]).set();
        assert_eq!(points(&state, BLUE, "advantages"), 0, "{card}");
        assert_eq!(points(&state, IVORY, "advantages"), 0, "{card}");
    }
}

// T-END-2, B20
#[test]
fn b20_scores_one_for_displaying_more_cards_than_the_opponent() {
    let against = |ivory: &str| {
        let scene = scene(QUIET).display(BLUE, ["B20 B00", "B03"]);
        points(&scene.display(IVORY, [ivory]).set(), BLUE, "advantages")
    };
    assert_eq!(against("B01 B02"), 1);
    assert_eq!(against("B01 B02 B04"), 0, "as many is not more");
    assert_eq!(against("B01 B02 B04 B05"), 0);
}

// T-END-2, B21
#[test]
fn b21_scores_one_for_ten_cards_or_more() {
    let nine = ["B21 B00 B03 B06", "B12 B01 B04 B07", "B13"];
    assert_eq!(advantages(nine), 0);
    assert_eq!(advantages([nine[0], nine[1], "B13 B10"]), 1);
    assert_eq!(advantages([nine[0], nine[1], "B13 B10 B02 B05"]), 1, "it is one point, not more");
}

// T-END-2, B22
#[test]
fn b22_makes_rows_of_different_symbols_score_four() {
    let score = |rows: [&str; 3]| {
        let state = scene(QUIET).display(BLUE, rows).set();
        points(&state, BLUE, "rows") + points(&state, BLUE, "advantages")
    };
    assert_eq!(score(["B22 B00 B03 B06", "", ""]), 4);
    assert_eq!(score(["B22 B00 B03 B06", "B01 B04 B07 B12", ""]), 8);
    assert_eq!(
        score(["B22 B00 B03 B06", "B01 B04 B07 B12", "B02 B05 B08 B13"]),
        10,
        "for two at most"
    );
    assert_eq!(score(["B22", "B00 B01 B02 B28", "B03 B06 B09"]), 4, "equal symbols stay at four");
    assert_eq!(score(["B22 B00 B03", "", ""]), 0, "only full rows");
}

// T-END-2, B23
#[test]
fn b23_scores_two_in_the_last_place_of_a_row() {
    assert_eq!(advantages(["B00 B01 B06 B23", "", ""]), 2);
    assert_eq!(advantages(["", "", "B00 B01 B06 B23"]), 2, "of any row");
    assert_eq!(advantages(["B00 B01 B23 B06", "", ""]), 0);
    assert_eq!(advantages(["B00 B01 B23", "", ""]), 0, "last so far is not last");
    assert_eq!(advantages(["B23", "", ""]), 0);
}

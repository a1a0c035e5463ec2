//! Control of tiles and the end of the game (F-MOVE-2, F-END-1, F-ART-6).

use crate::common::*;
use caravanserai_core::Seat;
use five_tribes::*;

/// F-MOVE-2
#[test]
fn an_emptied_tile_gets_a_camel_and_one_with_others_left_does_not() {
    let scene = base(3).meeples("a1", "Y").meeples("b1", "Y").meeples("d1", "G");
    let game = scene.clone().go().play("take a1; step b1 yellow");
    assert_eq!(game.owner("b1"), Some(ORANGE));
    assert_eq!(game.open().camels_left(ORANGE), 7);
    let game = scene.meeples("b1", "W").go().play("take a1; step b1 yellow");
    assert_eq!(game.at("b1"), meeples("W"));
    assert_eq!(game.owner("b1"), None);
}

/// F-MOVE-2
#[test]
fn owned_tiles_never_change_hands_and_the_origin_gives_nothing() {
    let game = base(3).meeples("a1", "Y").meeples("b1", "Y").camels(PINK, "b1").go();
    let game = game.play("take a1; step b1 yellow");
    assert_eq!((game.owner("b1"), game.owner("a1")), (Some(PINK), None));
    assert_eq!(game.open().camels_left(ORANGE), 8);
}

/// F-END-1
#[test]
fn the_round_of_the_last_camel_is_played_to_its_end() {
    let scene = base(3)
        .tile("b1", "small-market")
        .row("fish")
        .camels(ORANGE, "a5 b5 c5 d5 e5 f5 f4")
        .meeples("a1", "Y")
        .meeples("b1", "Y")
        .meeples("d1", "YW")
        .meeples("e1", "Y")
        .meeples("e2", "W")
        .meeples("c2", "YY");
    let game = scene.go().play("take a1; step b1 yellow");
    assert!(game.open().ending);
    assert!(game.told().contains(&Event::LastRound { seat: ORANGE }));
    let game = game.clone().play("skip").play("end");
    assert_eq!(game.to_act(), Some(PINK), "the others still have their turns");
    assert!(!game.legal_of("take").is_empty());
}

/// F-END-1
#[test]
fn without_a_legal_move_the_round_is_the_last() {
    let scene = base(3).meeples("a1", "Y").meeples("b1", "Y").meeples("f5", "Y");
    let game = scene.tile("b1", "oasis").go().play("take a1; step b1 yellow");
    assert!(!game.open().ending);
    let game = game.play("end");
    assert_eq!(game.to_act(), None, "nobody can move, so all pass by themselves");
    assert!(game.open().ending);
    let passes = game.told.iter().filter(|event| matches!(event, Event::Passed { .. })).count();
    assert_eq!(passes, 2);
}

/// F-MOVE-2
#[test]
fn a_player_without_camels_controls_nothing_more() {
    let mut scene = base(2)
        .camels(ORANGE, "a5 b5 c5 d5 e5 f5 a4 b4 c4 d4 e4")
        .meeples("a1", "Y")
        .meeples("b1", "Y");
    scene.0.open.ending = true;
    let game = scene.go().play("take a1; step b1 yellow");
    assert_eq!((game.owner("b1"), game.held(ORANGE)), (None, meeples("YY")));
}

/// F-ART-6
#[test]
fn the_tent_may_stand_in_for_a_camel_once() {
    let scene = with_everything(3).meeples("a1", "Y").meeples("b1", "Y");
    let game = scene.go().play("take a1; step b1 yellow");
    assert_eq!(game.legal(), ["camel", "tent"]);
    let game = game.play("tent");
    assert_eq!((game.owner("b1"), game.open().camels_left(ORANGE)), (Some(ORANGE), 8));
    assert!(!game.open().has_tent(ORANGE));
}

/// F-ART-6
#[test]
fn the_end_needs_all_camels_and_the_tent() {
    let camels = "a5 b5 c5 d5 e5 f5 f4";
    let scene = with_everything(3).camels(ORANGE, camels).meeples("a1", "Y").meeples("b1", "Y");
    let game = scene.clone().go().play("take a1; step b1 yellow; camel");
    assert!(!game.open().ending, "the tent is still to come");
    let game = scene.camels(ORANGE, "f3").go().play("take a1; step b1 yellow");
    assert_eq!(game.open().player(ORANGE).tent, Some(square("b1")), "no camel is left");
    assert!(game.open().ending);
}

/// F-ART-6, F-RULE-17
#[test]
fn the_tent_scores_red_tiles_around_it() {
    let scene = with_everything(2).blue_in_block("c3", &["b2", "c2", "d2"]).tent(ORANGE, "c3");
    let game = scene.go();
    let red = game.open().board.red().and(square("c3").block()).len();
    assert_eq!(game.points(ORANGE, "tent"), i16::from(red));
    assert!(red >= 5, "{red}");
    let value = game.open().board.tile(square("c3")).row().value;
    assert_eq!(game.points(ORANGE, "tiles"), value);
    assert_eq!(game.points(Seat(1), "tent"), 0);
}

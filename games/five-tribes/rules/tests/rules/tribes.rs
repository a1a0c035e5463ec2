//! The tribe actions (F-TRIBE-1, F-ART-4).

use crate::common::*;
use five_tribes::*;

/// A walk of one step from a1 to b1 that ends the given way.
fn one_step(letter: &str) -> Scene {
    base(3).meeples("a1", letter).meeples("b1", letter)
}

/// F-TRIBE-1
#[test]
fn builders_and_assassins_lie_in_the_bag_before_anun_nak_draws() {
    for (colour, letters) in [("blue", "B"), ("red", "R")] {
        let scene = base(2).meeples("a1", letters).meeples("b1", letters).meeples("e4", "W");
        let mut scene = scene.djinns(ORANGE, "anun-nak").held(ORANGE, "W");
        let rest = std::mem::take(&mut scene.0.open.bag);
        let far = &mut scene.0.open.board[square("f5").index()].meeples;
        *far = far.and(rest);
        let game = scene.go().play(&format!("take a1; step b1 {colour}"));
        assert_eq!(game.open().bag, meeples(&letters.repeat(2)));
        let game = game.play("use anun-nak elder; on d2");
        assert_eq!(game.at("d2"), meeples(&format!("{}W", letters.repeat(2))));
    }
}

/// F-TRIBE-1
#[test]
fn viziers_and_elders_are_kept() {
    assert_eq!(one_step("Y").go().play("take a1; step b1 yellow").held(ORANGE), meeples("YY"));
    assert_eq!(one_step("W").go().play("take a1; step b1 white").held(ORANGE), meeples("WW"));
}

/// F-TRIBE-1
#[test]
fn merchants_take_as_many_cards_from_the_front_and_go_to_the_bag() {
    let game = one_step("G").tile("b1", "oasis").row("gold fakir fish silk").go();
    let before = game.open().bag.of(Tribe::Merchant);
    let game = game.play("take a1; step b1 green");
    assert_eq!(game.hand(ORANGE), ["gold", "fakir"]);
    assert_eq!(game.row(), ["fish", "silk"], "nothing is refilled before the round ends");
    assert_eq!(game.open().bag.of(Tribe::Merchant), before + 2);
    let short = one_step("G").tile("b1", "oasis").row("gold").go();
    assert_eq!(short.play("take a1; step b1 green").hand(ORANGE), ["gold"]);
}

/// F-TRIBE-1, F-RULE-9
#[test]
fn builders_and_fakirs_earn_for_each_blue_tile_around() {
    let scene = base(3).meeples("b3", "B").meeples("c3", "BB");
    let scene = scene.blue_in_block("c3", &["b2", "c2", "c3", "d4"]);
    let game = scene.clone().go();
    let poor = scene.hand(ORANGE, "fakir fakir").go();
    assert_eq!(game.play("take b3; step c3 blue").coins(ORANGE), 50 + 3 * 4);
    let game = poor.play("take b3; step c3 blue");
    assert_eq!(game.legal(), ["fakirs 0", "fakirs 1", "fakirs 2"]);
    let game = game.play("fakirs 2");
    assert_eq!((game.coins(ORANGE), game.hand(ORANGE).len()), (50 + 5 * 4, 0));
    assert_eq!(game.open().resource_discard.of(Resource::FAKIR), 2);
}

/// F-TRIBE-1
#[test]
fn the_edge_of_the_board_cuts_the_builders_block() {
    let scene = base(3).meeples("a2", "B").meeples("a1", "B");
    let game = scene.blue_in_block("a1", &["a1", "b2"]).go().play("take a2; step a1 blue");
    assert_eq!(game.coins(ORANGE), 50 + 2 * 2);
}

/// F-TRIBE-1
#[test]
fn assassins_reach_as_far_as_they_are_many_and_fakirs_help() {
    let scene = base(3).tile("b1", "oasis").meeples("a1", "R").meeples("b1", "RY");
    let scene = scene.meeples("d1", "W").meeples("e1", "G").meeples("f1", "B");
    let game = scene.clone().go().play("take a1; step b1 red");
    assert_eq!(game.legal(), ["kill b1 yellow", "kill d1 white"], "two reach two tiles far, and 0");
    let far = Refusal::OutOfReach { on: square("e1"), distance: 3, assassins: 2 };
    assert_eq!(game.refuses("kill e1 green"), far);
    let game = scene.hand(ORANGE, "fakir").go().play("take a1; step b1 red");
    assert!(game.is_legal("kill e1 green") && !game.is_legal("kill f1 blue"));
    let game = game.play("kill e1 green");
    assert_eq!((game.hand(ORANGE).len(), game.owner("e1")), (0, Some(ORANGE)));
    assert_eq!(game.at("e1"), Meeples::NONE);
}

/// F-TRIBE-1
#[test]
fn assassins_kill_viziers_and_elders_in_front_of_opponents_only() {
    let scene = one_step("R").held(ORANGE, "YW").held(PINK, "YYW").held(BLACK, "W");
    let game = scene.go().play("take a1; step b1 red");
    assert_eq!(game.legal(), ["kill yellow of 1", "kill white of 1", "kill white of 2"]);
    let bag = game.open().bag.of(Tribe::Vizier);
    let game = game.play("kill yellow of 1");
    assert_eq!((game.held(PINK), game.open().bag.of(Tribe::Vizier)), (meeples("YW"), bag + 1));
}

/// F-TRIBE-1
#[test]
fn a_kill_is_compulsory_when_a_target_exists() {
    let game = one_step("R").tile("b1", "oasis").meeples("c1", "Y").go();
    let game = game.play("take a1; step b1 red");
    assert_eq!(game.owner("c1"), Some(ORANGE), "the only target dies by itself");
    assert_eq!(game.legal(), ["end"]);
}

/// F-TRIBE-1, ruling, F-RULE-6
#[test]
fn a_kill_that_needs_fakirs_may_be_left() {
    let game = one_step("R").tile("b1", "oasis").meeples("f1", "Y").hand(ORANGE, "fakir fakir");
    let game = game.go().play("take a1; step b1 red");
    assert_eq!(game.legal(), ["skip", "kill f1 yellow"]);
    let game = game.play("skip");
    assert_eq!((game.hand(ORANGE).len(), game.at("f1")), (2, meeples("Y")));
}

/// F-TRIBE-1
#[test]
fn with_one_camel_left_the_final_tile_comes_first() {
    let scene = one_step("R").tile("b1", "oasis").meeples("c1", "Y");
    let game = scene.camels(ORANGE, "a5 b5 c5 d5 e5 f5 f4").go().play("take a1; step b1 red");
    assert_eq!((game.owner("b1"), game.owner("c1")), (Some(ORANGE), None));
    assert_eq!(game.at("c1"), Meeples::NONE, "killed, but there was no camel left");
}

/// F-ART-4
#[test]
fn artisans_are_kept_and_bring_one_item_of_as_many_as_they_are() {
    let scene = with_everything(3).tile("b1", "oasis").meeples("a1", "P").meeples("b1", "PP");
    let game = scene.item_pile("crown jewelry lamp chest").go();
    let game = game.play("take a1; step b1 purple; camel");
    assert_eq!(game.legal(), ["pick jewelry", "pick crown", "pick lamp"]);
    let game = game.play("pick crown");
    assert_eq!((game.held(ORANGE), game.items(ORANGE)), (meeples("PPP"), vec!["crown".to_owned()]));
    let discarded: Vec<String> = game.open().item_discard.each().map(|i| i.to_string()).collect();
    assert_eq!(discarded, ["jewelry", "lamp"], "the others lie face up");
    let kept = game.told.iter().find(|e| matches!(e, Event::KeptItem { .. })).unwrap();
    let crown = "crown".parse().ok();
    assert_eq!(kept.seen_by(Some(ORANGE)), Event::KeptItem { seat: ORANGE, item: crown });
    assert_eq!(kept.seen_by(Some(PINK)), Event::KeptItem { seat: ORANGE, item: None });
}

/// F-ART-6
#[test]
fn assassins_may_kill_a_held_artisan() {
    let scene = with_everything(2).meeples("a1", "R").meeples("b1", "R").held(PINK, "PY");
    let game = scene.go().play("take a1; step b1 red; camel; kill purple of 1");
    assert_eq!(game.held(PINK), meeples("Y"));
}

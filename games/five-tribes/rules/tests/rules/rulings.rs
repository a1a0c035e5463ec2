//! Rulings of this implementation that no other test shows.

use crate::common::*;
use caravanserai_core::Game;
use five_tribes::*;

/// F-RULE-1
#[test]
fn kumarbi_helps_with_each_of_two_markers() {
    let scene = base(2).auction(&[0, 0, 1, 1]).djinns(ORANGE, "kumarbi");
    let game = scene.hand(ORANGE, "fakir fakir").go();
    let game = game.play("bid 18 fakirs 1; bid 12 fakirs 1");
    assert_eq!(game.coins(ORANGE), 50 - 12 - 8);
}

/// F-RULE-2
#[test]
fn a_bid_is_asked_for_even_when_there_is_only_one_way() {
    let game = base(2).auction(&[0, 1, 0, 1]).coins(PINK, 0).go().play("bid 5");
    assert_eq!((game.to_act(), game.legal()), (Some(PINK), vec!["bid 0".to_owned()]));
}

/// F-RULE-3
#[test]
fn djinns_can_be_called_at_every_decision_of_the_own_turn() {
    let scene = base(2).tile("b1", "small-market").row("fish wheat").djinns(ORANGE, "sloar");
    let scene = scene.hand(ORANGE, "fakir fakir").meeples("c1", "Y").meeples("d1", "G");
    let game = scene.meeples("a1", "R").meeples("b1", "R").go();
    assert!(game.is_legal("use sloar fakir"), "before the walk");
    let game = game.play("take a1");
    assert!(!game.is_legal("use sloar fakir"), "not during it");
    let game = game.play("step b1 red");
    assert!(game.is_legal("use sloar fakir"), "before the Assassins kill");
    let game = game.play("kill c1 yellow");
    assert!(game.is_legal("use sloar fakir"), "at the market");
    let game = game.play("skip");
    assert!(game.is_legal("use sloar fakir"), "before the turn ends");
    assert!(!game.play("use sloar fakir").is_legal("use sloar fakir"));
}

/// F-RULE-4
#[test]
fn the_round_stays_the_last_when_a_djinn_brings_a_move_about() {
    let scene = base(2).tile("b1", "oasis").meeples("a1", "Y").meeples("b1", "Y");
    let scene = scene.djinns(PINK, "anun-nak").held(PINK, "W").meeples("f4", "RRR");
    let mut moved = 0;
    for key in 0..30 {
        let mut scene = scene.clone();
        scene.0.hidden.key = format!("{key:016x}");
        let game = scene.go().play("take a1; step b1 yellow; end");
        assert!(game.open().ending, "Pink's turn begins without a legal move");
        assert_eq!(game.legal(), ["pass", "use anun-nak elder"]);
        let game = game.play("use anun-nak elder; on f5");
        assert!(game.open().ending);
        if game.at("f5").has(Tribe::Assassin) {
            assert_eq!((game.to_act(), game.legal_of("pass")), (Some(PINK), vec![]));
            assert!(game.is_legal("take f4"), "three steps lead from f4 to the red one on f5");
            moved += 1;
        }
    }
    assert!((1..30).contains(&moved), "the bag brings red now and then, not always");
}

/// F-RULE-5
#[test]
fn a_player_who_passes_may_sell_what_a_thief_could_still_take() {
    let scene = with_thieves(3).meeples("f4", "GGG").tile("f5", "oasis").hand(ORANGE, "fish wheat");
    let scene = scene.thief(PINK, "houssain").djinns(PINK, "anun-nak").held(PINK, "W");
    let mut robbed = 0;
    for key in 0..30 {
        let mut scene = scene.clone();
        scene.0.hidden.key = format!("{key:016x}");
        let game = scene.go();
        assert_eq!(game.legal(), ["pass", "lay fish", "lay wheat"]);
        let sold = game.clone().play("lay fish; lay wheat");
        assert_eq!((sold.coins(ORANGE), sold.to_act()), (53, Some(PINK)), "then he passes");
        // Pink's Anun-Nak may bring a move about, and with it the thief.
        let game = game.play("pass; use anun-nak elder; on f5");
        if game.at("f5").has(Tribe::Merchant) {
            let game = game.play("take f4; step e4 green; step e5 green; step f5 green");
            let game = game.play("use houssain; pick fish");
            assert!(game.hand(ORANGE).is_empty());
            assert_eq!(game.hand(PINK), ["fish", "wheat"]);
            robbed += 1;
        }
    }
    assert!(robbed > 0, "the bag brings green now and then");
}

/// F-RULE-7
#[test]
fn iblis_kills_one_where_only_one_is() {
    let scene = base(2).tile("b1", "oasis").meeples("a1", "R").meeples("b1", "R");
    let scene = scene.meeples("c1", "G").meeples("d1", "YY").djinns(ORANGE, "iblis");
    let game =
        scene.held(ORANGE, "W").go().play("take a1; step b1 red; use iblis elder; kill c1 green");
    assert_eq!((game.at("c1"), game.at("d1")), (Meeples::NONE, meeples("YY")));
    assert_eq!(game.legal(), ["end"]);
}

/// F-RULE-7
#[test]
fn iblis_is_not_asked_where_nobody_has_a_second_victim() {
    let scene = base(2).tile("b1", "oasis").meeples("a1", "R").meeples("b1", "R");
    let scene = scene.meeples("c1", "G").meeples("f5", "YY").djinns(ORANGE, "iblis");
    let scene = scene.held(ORANGE, "W").hand(ORANGE, "fish");
    let game = scene.clone().go().play("take a1; step b1 red");
    assert_eq!(game.at("c1"), Meeples::NONE, "the one victim dies without a question");
    let many = scene.clone().held(PINK, "WY").go().play("take a1; step b1 red");
    assert!(many.is_legal("use iblis elder"), "two in front of one opponent");
    let safe = scene.held(PINK, "WY").djinns(PINK, "boaz").go().play("take a1; step b1 red");
    assert!(!safe.is_legal("use iblis elder"), "Boaz protects them");
}

/// F-RULE-7
#[test]
fn a_fakir_that_pays_iblis_reaches_no_victim() {
    let scene = base(2).tile("b1", "oasis").meeples("a1", "R").meeples("b1", "R");
    let scene = scene.meeples("e1", "GG").djinns(ORANGE, "iblis").hand(ORANGE, "fakir");
    let game = scene.clone().go().play("take a1; step b1 red");
    assert!(!game.is_legal("use iblis fakir"), "three steps are too far for two Assassins");
    let game = scene.hand(ORANGE, "fakir").go().play("take a1; step b1 red");
    assert!(game.is_legal("use iblis fakir"));
}

/// F-RULE-8
#[test]
fn builders_without_blue_tiles_ask_for_no_fakirs() {
    let scene = base(2).meeples("b3", "B").meeples("c3", "B").blue_in_block("c3", &[]);
    let game = scene.hand(ORANGE, "fakir").go().play("take b3; step c3 blue");
    assert_eq!((game.coins(ORANGE), game.hand(ORANGE).len()), (50, 1));
    assert!(game.legal_of("fakirs").is_empty());
}

/// F-RULE-8, F-RULE-3
#[test]
fn builders_without_fakirs_are_still_a_moment_for_other_powers() {
    let scene = base(2).meeples("b3", "B").meeples("c3", "B").blue_in_block("c3", &["c3"]);
    let scene = scene.djinns(ORANGE, "sibittis").djinn_pile("echidna leta marid");
    let game = scene.held(ORANGE, "WWWW").go().play("take b3; step c3 blue");
    assert_eq!(game.legal(), ["fakirs 0", "use sibittis elders"]);
    let game = game.play("use sibittis elders; pick echidna; use echidna elders");
    assert_eq!(game.coins(ORANGE), 54, "two Builders, doubled by the djinn that came in time");
}

/// F-RULE-9
#[test]
fn spent_elders_go_to_the_bag() {
    let scene = base(2).meeples("a1", "Y").meeples("b1", "Y").djinns(ORANGE, "bouraq");
    let game = scene.held(ORANGE, "WW").go();
    let bag = game.open().bag.of(Tribe::Elder);
    assert_eq!(game.play("use bouraq elder").open().bag.of(Tribe::Elder), bag + 1);
}

/// F-RULE-14
#[test]
fn shaum_reaches_tiles_with_tents_and_hagis_does_not_move_the_loot() {
    let scene = with_everything(2).blue_in_block("b1", &[]).thief(ORANGE, "shaum");
    let scene = scene.meeples("a1", "B").meeples("b1", "BW").camels(ORANGE, "f6");
    let scene = scene.tent(PINK, "e3").palaces("e3", 1).djinns(ORANGE, "hagis").held(ORANGE, "W");
    let game = scene.go().play("take a1; step b1 blue; use shaum");
    assert_eq!((game.palaces("e3"), game.palaces("f6")), (0, 1), "the only way happens by itself");
}

/// F-RULE-15
#[test]
fn a_taken_item_is_hidden_again() {
    let scene = with_everything(2).meeples("a1", "Y").meeples("b1", "Y").items(ORANGE, "ring");
    let game = scene.item_discard("crown").go().play("use ring");
    assert_eq!(game.items(ORANGE), ["crown"]);
    let view = serde_json::to_string(&game.state.view(Some(PINK))).unwrap();
    assert!(!view.contains("crown"));
    let taken = Event::TookItem { seat: ORANGE, item: "crown".parse().unwrap() };
    assert!(game.told().contains(&taken), "but all have seen it");
}

/// F-RULE-17
#[test]
fn leta_places_camels_and_never_the_tent() {
    let scene = with_everything(3).meeples("a1", "Y").meeples("b1", "Y").djinns(ORANGE, "leta");
    let camels = "a5 b5 c5 d5 e5 f5 f4 f3";
    let game = scene.held(ORANGE, "WW").camels(ORANGE, camels).go();
    assert!(game.open().has_tent(ORANGE));
    assert!(game.legal_of("use").is_empty(), "no camel is left");
}

/// F-RULE-18
#[test]
fn the_carpet_may_carry_the_last_meeple_to_the_tile_where_the_walk_stands() {
    let scene = with_everything(2).meeples("a1", "YY").items(ORANGE, "carpet");
    let game = scene.go().play("take a1; step a2 yellow");
    assert_eq!(game.legal(), ["fly a2 yellow"]);
    assert_eq!(game.play("fly a2 yellow").at("a2"), Meeples::NONE);
}

/// F-RULE-19
#[test]
fn the_flute_gives_no_control_of_what_it_empties() {
    let scene = with_everything(2).meeples("a1", "Y").meeples("b1", "Y").items(ORANGE, "flute");
    let game = scene.meeples("d3", "G").go().play("use flute; on d4");
    assert_eq!((game.owner("d3"), game.at("d4")), (None, meeples("G")));
}

/// F-RULE-20
#[test]
fn the_horn_discards_the_old_row_first() {
    let scene = with_everything(2).meeples("a1", "Y").meeples("b1", "Y").items(ORANGE, "horn");
    let mut scene = scene.row("ivory ivory jewels jewels gold gold silk silk silk");
    // All other cards are in hands: the old row is all there is to draw.
    let pile = std::mem::take(&mut scene.0.hidden.resource_pile);
    let last = pile[0];
    scene.0.hidden.resource_pile = vec![last];
    pile[1..].iter().for_each(|card| scene.0.hidden.players[1].hand.add(*card, 1));
    let game = scene.go().play("use horn");
    assert_eq!(game.row().len(), 9);
    assert_eq!(game.open().shuffles.resources, 1);
}

/// F-RULE-21
#[test]
fn the_talisman_cannot_trigger_the_end() {
    let scene = with_everything(3).meeples("a1", "Y").meeples("b1", "Y").items(ORANGE, "talisman");
    let scene = scene.tent(ORANGE, "e5").camels(ORANGE, "a5 b5 c5 d5 f5 f4 f3");
    let game = scene.go().play("use talisman; on a5; on a6");
    assert!(!game.open().ending);
    assert_eq!(game.owner("a6"), Some(ORANGE));
}

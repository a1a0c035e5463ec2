//! Every djinn that is not about scoring (those are in `scoring.rs`, Kumarbi
//! in `auction.rs`).

use crate::common::*;
use caravanserai_core::Game;
use five_tribes::*;

/// Orange walks one step and takes two Viziers on b1, an Oasis.
fn quiet_turn(scene: Scene) -> Scene {
    scene.tile("b1", "oasis").meeples("a1", "Y").meeples("b1", "Y")
}

const QUIET: &str = "take a1; step b1 yellow";

#[test]
fn anun_nak_settles_three_meeples_on_a_bare_tile() {
    let scene = quiet_turn(base(2)).djinns(ORANGE, "anun-nak").held(ORANGE, "W");
    let game = scene.palms("c1", 1).palaces("d1", 1).camels(PINK, "e1").go();
    let bag = game.open().bag.total();
    let game = game.play("use anun-nak elder");
    for taken in ["on a1", "on b1", "on c1", "on d1", "on e1"] {
        assert!(!game.is_legal(taken), "{taken}");
    }
    let game = game.play("on f1");
    assert_eq!(game.at("f1").total(), 3);
    assert_eq!(game.open().bag.total(), bag - 3 + 1, "three came, the Elder went");
    assert_eq!(game.state.reveals(), 1);
    assert!(!game.is_legal("use anun-nak fakir"), "once a turn");
}

#[test]
fn anun_nak_brings_fewer_from_a_short_bag_and_none_from_an_empty_one() {
    let mut scene = quiet_turn(base(2)).djinns(ORANGE, "anun-nak").hand(ORANGE, "fakir");
    let bag = scene.0.open.bag;
    let keep: Meeples = bag.each().take(2).collect();
    let rest: Meeples = bag.each().skip(2).collect();
    scene.0.open.bag = Meeples::NONE;
    let corner = &mut scene.0.open.board[square("f5").index()].meeples;
    *corner = rest;
    let mut empty = scene.clone();
    empty.0.open.board[square("f4").index()].meeples = keep;
    assert!(!empty.go().is_legal("use anun-nak fakir"));
    scene.0.open.bag = keep;
    let game = scene.go().play("use anun-nak fakir; on c3");
    assert_eq!(game.at("c3").total(), 2);
}

#[test]
fn baal_earns_when_somebody_gains_a_djinn_but_not_for_himself() {
    let scene = base(2).tile("b1", "sacred-6").meeples("a1", "Y").meeples("b1", "Y");
    let scene = scene.held(ORANGE, "WW").djinns_up("baal leta marid");
    let game = scene.clone().go().play(QUIET).play("buy baal elders");
    assert_eq!(game.coins(ORANGE), 50);
    let mut owner = scene.clone();
    owner.0.open.djinns_up.remove("baal".parse().unwrap());
    owner.0.open.players[0].djinns.insert("baal".parse().unwrap());
    assert_eq!(owner.go().play(QUIET).play("buy leta elders").coins(ORANGE), 51);
    let mut other = scene;
    other.0.open.djinns_up.remove("baal".parse().unwrap());
    other.0.open.players[1].djinns.insert("baal".parse().unwrap());
    let game = other.go().play(QUIET).play("buy leta elders");
    assert_eq!((game.coins(ORANGE), game.coins(PINK)), (50, 52));
}

#[test]
fn boaz_protects_viziers_elders_and_artisans_from_assassins() {
    let scene = with_everything(3).meeples("a1", "R").meeples("b1", "R").tile("b1", "oasis");
    let scene = scene.held(PINK, "YWP").djinns(PINK, "boaz").held(BLACK, "YP");
    let game = scene.go().play("take a1; step b1 red; camel");
    assert_eq!(game.legal(), ["kill yellow of 2", "kill purple of 2"]);
    assert_eq!(game.refuses("kill purple of 1"), Refusal::Protected { victim: PINK });
}

#[test]
fn bouraq_puts_a_palace_on_any_village() {
    let scene = quiet_turn(base(2)).tile("f5", "village").tile("a5", "village");
    let game = scene.djinns(ORANGE, "bouraq").held(ORANGE, "W").go().play("use bouraq elder");
    let villages = game.open().board.with_action(TileAction::Palace).len();
    assert_eq!((game.legal_of("on").len(), villages), (5, 5));
    let game = game.play("on f5");
    assert_eq!((game.palaces("f5"), game.open().palaces_left), (1, 9));
    let none = quiet_turn(base(2)).palaces("f4", 10).djinns(ORANGE, "bouraq").held(ORANGE, "W");
    assert!(none.go().legal_of("use").is_empty(), "the supply limits every placement");
}

#[test]
fn echidna_doubles_the_builders_before_the_income_is_taken() {
    let scene = base(2).meeples("b3", "B").meeples("c3", "B").djinns(ORANGE, "echidna");
    let scene = scene.blue_in_block("c3", &["b2", "c2", "c3"]).hand(ORANGE, "fakir fakir");
    let game = scene.held(ORANGE, "W").go();
    assert!(game.legal_of("use").is_empty(), "only with Builders at work");
    let game = game.play("take b3; step c3 blue; use echidna elder+fakir; fakirs 1");
    assert_eq!(game.coins(ORANGE), 50 + 2 * (2 + 1) * 3);
    assert_eq!((game.held(ORANGE), game.hand(ORANGE).len()), (Meeples::NONE, 0));
}

#[test]
fn enki_puts_a_palm_on_any_oasis() {
    let scene =
        quiet_turn(base(2)).tile("f5", "oasis").djinns(ORANGE, "enki").hand(ORANGE, "fakir");
    let game = scene.go().play("use enki fakir; on f5");
    assert_eq!((game.palms("f5"), game.open().palms_left), (1, 11));
}

#[test]
fn hagis_puts_a_palace_on_a_tile_around_also_with_bouraq() {
    let scene =
        base(2).tile("b1", "village").tile("f5", "village").meeples("a1", "Y").meeples("b1", "Y");
    let scene = scene.djinns(ORANGE, "hagis bouraq").held(ORANGE, "WW");
    let game = scene.go();
    let with_tile = game.clone().play(QUIET);
    assert_eq!(with_tile.legal(), ["on b1", "use hagis elder"]);
    let with_tile = with_tile.play("use hagis elder");
    assert_eq!(with_tile.legal(), ["on a1", "on c1", "on a2", "on b2", "on c2"]);
    let with_tile = with_tile.play("on c2");
    assert_eq!((with_tile.palaces("c2"), with_tile.palaces("b1")), (1, 0));
    let with_bouraq = game.play("use bouraq elder; on f5; use hagis elder; on e4");
    assert_eq!((with_bouraq.palaces("e4"), with_bouraq.palaces("f5")), (1, 0));
}

#[test]
fn iblis_kills_two_on_one_tile_or_in_front_of_one_opponent() {
    let scene = base(3).tile("b1", "oasis").meeples("a1", "R").meeples("b1", "R");
    let scene = scene.meeples("c1", "GB").meeples("d1", "W").djinns(ORANGE, "iblis");
    let scene = scene.held(ORANGE, "W").held(PINK, "YW").held(BLACK, "Y");
    let game = scene.go().play("take a1; step b1 red; use iblis elder");
    let on_tile = game.clone().play("kill c1 green");
    assert_eq!(on_tile.at("c1"), Meeples::NONE, "the other one there dies by itself");
    assert_eq!(on_tile.owner("c1"), Some(ORANGE));
    assert_eq!(on_tile.at("d1"), meeples("W"));
    let of_pink = game.clone().play("kill white of 1");
    assert_eq!(of_pink.held(PINK), Meeples::NONE);
    let of_black = game.play("kill yellow of 2");
    assert_eq!((of_black.held(BLACK), of_black.held(PINK)), (Meeples::NONE, meeples("YW")));
}

#[test]
fn kandicha_makes_victims_serve_their_killer() {
    let scene = base(2).tile("b1", "oasis").meeples("a1", "R").meeples("b1", "R");
    let scene = scene.djinns(ORANGE, "kandicha").held(PINK, "Y").pile("ivory");
    let scene = scene.meeples("c2", "GBWYR").blue_in_block("c2", &["b2", "c3"]);
    let game = scene.go().play("take a1; step b1 red");
    let merchant = game.clone().play("kill c2 green");
    assert_eq!((merchant.hand(ORANGE), merchant.state.reveals()), (vec!["ivory".to_owned()], 1));
    let drawn = merchant.told.iter().find(|e| matches!(e, Event::DrewCard { .. })).unwrap();
    assert_eq!(drawn.seen_by(Some(PINK)), Event::DrewCard { seat: ORANGE, card: None });
    assert_eq!(game.clone().play("kill c2 blue").coins(ORANGE), 52);
    assert_eq!(game.clone().play("kill c2 white").held(ORANGE), meeples("W"));
    assert_eq!(game.clone().play("kill c2 yellow").held(ORANGE), meeples("Y"));
    assert_eq!(game.clone().play("kill yellow of 1").held(ORANGE), meeples("Y"));
    let bag = game.open().bag.of(Tribe::Assassin);
    assert_eq!(game.play("kill c2 red").open().bag.of(Tribe::Assassin), bag + 1);
}

/// F-ART-8
#[test]
fn kandicha_keeps_a_killed_artisan_and_its_item() {
    let scene = with_everything(2).tile("b1", "oasis").meeples("a1", "R").meeples("b1", "R");
    let scene = scene.djinns(ORANGE, "kandicha").held(PINK, "P").item_pile("crown");
    let game = scene.go().play("take a1; step b1 red; camel");
    assert_eq!((game.held(ORANGE), game.items(ORANGE)), (meeples("P"), vec!["crown".to_owned()]));
}

/// F-ART-8
#[test]
fn boaz_also_protects_artisans() {
    let scene = with_everything(2).tile("b1", "oasis").meeples("a1", "R").meeples("b1", "R");
    let game = scene.djinns(PINK, "boaz").held(PINK, "P").go().play("take a1; step b1 red; camel");
    assert_eq!((game.held(PINK), game.legal()), (meeples("P"), vec!["end".to_owned()]));
}

#[test]
fn lamia_puts_a_palm_on_a_tile_around_also_with_enki() {
    let scene = quiet_turn(base(2)).djinns(ORANGE, "lamia enki").held(ORANGE, "WW");
    let game = scene.tile("f5", "oasis").go();
    let on_tile = game.clone().play(QUIET).play("use lamia elder; on a2");
    assert_eq!((on_tile.palms("a2"), on_tile.palms("b1")), (1, 0));
    let with_enki = game.play("use enki elder; on f5; use lamia elder; on e5");
    assert_eq!((with_enki.palms("e5"), with_enki.palms("f5")), (1, 0));
    // Used up for this turn: the tile's own palm stays where it is.
    assert_eq!(with_enki.play(QUIET).palms("b1"), 1);
}

#[test]
fn leta_puts_a_camel_on_a_bare_tile_and_can_trigger_the_end() {
    let scene = quiet_turn(base(3)).djinns(ORANGE, "leta").held(ORANGE, "WWW");
    let game = scene.palms("c1", 1).camels(ORANGE, "a5 b5 c5 d5 e5 f5 f4").go();
    let game = game.play("use leta elders");
    assert!(!game.is_legal("on c1") && !game.is_legal("on b1") && game.is_legal("on d1"));
    let game = game.play("on d1");
    assert_eq!((game.owner("d1"), game.open().ending), (Some(ORANGE), true));
    assert_eq!(game.held(ORANGE), meeples("W"));
}

#[test]
fn marid_earns_for_meeples_dropped_on_his_owners_tiles() {
    let scene = base(2).tile("d1", "oasis").meeples("a1", "GWY").meeples("d1", "Y");
    let scene = scene.camels(PINK, "b1").camels(ORANGE, "c1");
    let walk = "take a1; step b1 green; step c1 white; step d1 yellow";
    let game = scene.clone().djinns(PINK, "marid").go().play(walk);
    assert_eq!((game.coins(ORANGE), game.coins(PINK)), (50, 52));
    let game = scene.djinns(ORANGE, "marid").go().play(walk);
    assert_eq!((game.coins(ORANGE), game.coins(PINK)), (51, 50));
}

#[test]
fn monkir_earns_for_palaces() {
    let scene = base(2).tile("b1", "village").meeples("a1", "Y").meeples("b1", "Y");
    assert_eq!(scene.clone().djinns(ORANGE, "monkir").go().play(QUIET).coins(ORANGE), 51);
    assert_eq!(scene.djinns(PINK, "monkir").go().play(QUIET).coins(PINK), 52);
}

/// F-RULE-7
#[test]
fn nekir_earns_once_per_killing() {
    let scene =
        base(2).tile("b1", "oasis").meeples("a1", "R").meeples("b1", "R").meeples("c1", "GB");
    let scene = scene.djinns(ORANGE, "iblis").held(ORANGE, "W");
    let kill = "take a1; step b1 red; use iblis elder; kill c1 green";
    assert_eq!(scene.clone().djinns(ORANGE, "nekir").go().play(kill).coins(ORANGE), 51);
    assert_eq!(scene.djinns(PINK, "nekir").go().play(kill).coins(PINK), 52);
}

#[test]
fn sibittis_keeps_one_of_three_djinns_and_discards_the_others() {
    let scene = quiet_turn(base(2)).djinns(ORANGE, "sibittis").held(ORANGE, "WW");
    let game = scene.djinn_pile("marid leta boaz utug").go().play("use sibittis elders");
    assert_eq!(game.legal(), ["pick boaz", "pick leta", "pick marid"]);
    assert_eq!(game.state.reveals(), 1);
    let own = game.state.view(Some(ORANGE)).own.unwrap();
    assert_eq!(own.djinns_looked_at.len(), 3);
    let game = game.play("pick leta");
    assert_eq!(game.djinns(ORANGE), ["leta", "sibittis"]);
    assert_eq!(game.open().djinn_discard.len(), 2);
}

/// F-RULE-12
#[test]
fn sibittis_shuffles_the_discards_when_the_pile_is_short() {
    let mut scene = quiet_turn(base(2)).djinns(ORANGE, "sibittis").held(ORANGE, "WW");
    let rest: Vec<Djinn> = scene.0.hidden.djinn_pile.split_off(1);
    scene.0.open.djinn_discard = rest.into_iter().collect();
    let game = scene.go().play("use sibittis elders");
    assert_eq!(game.legal_of("pick").len(), 3);
}

#[test]
fn sloar_draws_the_top_resource_card_for_a_fakir() {
    let scene = quiet_turn(base(2)).djinns(ORANGE, "sloar").hand(ORANGE, "fakir").held(ORANGE, "W");
    let game = scene.pile("ivory").go();
    assert!(!game.is_legal("use sloar elder"));
    let refused =
        Refusal::OtherPayment { djinn: "sloar".parse().unwrap(), payment: Payment::Elder };
    assert_eq!(game.refuses("use sloar elder"), refused);
    let game = game.play("use sloar fakir");
    assert_eq!(game.hand(ORANGE), ["ivory"]);
}

#[test]
fn utug_puts_a_camel_on_a_tile_with_nothing_but_meeples() {
    let scene = quiet_turn(base(2)).djinns(ORANGE, "utug").held(ORANGE, "W").hand(ORANGE, "fakir");
    let scene = scene.meeples("c1", "G").palms("c1", 1).meeples("d1", "G").camels(PINK, "d1");
    let game = scene.meeples("e1", "GG").go().play("use utug elder+fakir");
    assert_eq!(game.legal(), ["on a1", "on b1", "on e1"]);
    let game = game.play("on e1");
    assert_eq!((game.owner("e1"), game.at("e1")), (Some(ORANGE), meeples("GG")));
}

#[test]
fn a_power_works_in_the_turn_it_was_gained_and_again_in_the_next() {
    let scene = base(2).tile("b1", "sacred-6").meeples("a1", "Y").meeples("b1", "Y");
    let scene = scene.meeples("e4", "Y").meeples("e5", "Y").tile("e5", "oasis");
    let scene = scene.held(ORANGE, "WW").hand(ORANGE, "fakir fakir").djinns_up("sloar");
    let mut scene = scene.pile("fish wheat");
    // With two players the second marker is another turn (ruling).
    scene.0.open.track = Default::default();
    scene.0.open.track[4] = Some(ORANGE);
    scene.0.open.track[1] = Some(PINK);
    scene.0.open.bid_order = vec![PINK, ORANGE];
    let game = scene.go().play(QUIET).play("buy sloar elders; use sloar fakir");
    assert!(game.legal_of("use").is_empty());
    let game = game.play("end");
    assert_eq!(game.to_act(), Some(ORANGE));
    assert_eq!(game.play("use sloar fakir").hand(ORANGE), ["fish", "wheat"]);
}

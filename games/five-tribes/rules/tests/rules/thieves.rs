//! The thieves at work (F-THIEF-3, F-THIEF-5).

use crate::common::*;
use five_tribes::*;

/// Orange has a thief and takes two meeples of his colour on b1, an Oasis.
fn theft(players: u8, thief: &str, letter: &str) -> Scene {
    let scene = if thief == "madjaar" { with_everything(players) } else { with_thieves(players) };
    scene.tile("b1", "oasis").meeples("a1", letter).meeples("b1", letter).thief(ORANGE, thief)
}

fn walk(letter: &str) -> String {
    let colour = meeples(letter).each().next().unwrap();
    format!("take a1; step b1 {colour}")
}

fn ids<T: ToString>(cards: impl Iterator<Item = T>) -> Vec<String> {
    cards.map(|card| card.to_string()).collect()
}

/// F-THIEF-3
#[test]
fn a_thief_follows_the_tribe_of_his_colour_only_and_goes_to_the_box() {
    let scene = theft(2, "ziad", "Y").held(PINK, "Y");
    let game = scene.go().play(&walk("Y"));
    assert_eq!(game.legal(), ["use ziad", "skip"]);
    assert_eq!(game.palms("b1"), 0, "the tile's action comes later");
    let game = game.play("use ziad");
    assert_eq!(game.open().thieves_gone.len(), 1);
    assert_eq!((game.open().player(ORANGE).thieves.len(), game.points(ORANGE, "thieves")), (0, 0));
    assert_eq!(game.palms("b1"), 1);
    let other = theft(2, "ziad", "W").held(PINK, "Y").go().play(&walk("W"));
    assert_eq!(other.legal(), ["end"]);
}

/// F-THIEF-3
#[test]
fn victims_choose_clockwise_from_the_left() {
    let scene = theft(4, "houssain", "G").turn_of(PINK);
    let mut scene = scene.hand(BLACK, "fish gold silk").hand(ORANGE, "fish wheat ivory");
    let thief = "houssain".parse().unwrap();
    scene.0.open.players[0].thieves.remove(thief);
    scene.0.open.players[1].thieves.insert(thief);
    let game = scene.go().play(&walk("G")).play("use houssain");
    assert_eq!(game.to_act(), Some(BLACK));
    let game = game.play("pick fish; pick silk");
    assert_eq!(game.to_act(), Some(ORANGE), "Turquoise has nothing to give");
    let game = game.play("pick fish; pick wheat");
    assert_eq!(game.to_act(), Some(PINK));
    assert_eq!(game.legal(), ["pick silk", "pick fish", "pick wheat"]);
}

#[test]
fn houssain_takes_two_of_the_discarded_resource_cards() {
    let scene = theft(3, "houssain", "G").hand(PINK, "fish gold silk").hand(BLACK, "fakir");
    let game = scene.go().play(&walk("G")).play("use houssain; pick fish; pick gold");
    assert_eq!(game.hand(BLACK).len(), 0, "who has too little gives what he has");
    assert_eq!(game.legal(), ["pick gold", "pick fish", "pick fakir"]);
    let game = game.play("pick gold; pick fakir");
    assert_eq!(
        (game.hand(ORANGE), game.hand(PINK)),
        (vec!["gold".into(), "fakir".into()], vec!["silk".to_owned()])
    );
    assert_eq!(ids(game.open().resource_discard.each()), ["fish"]);
}

#[test]
fn ziad_takes_one_vizier_and_the_others_go_to_the_bag() {
    let scene = theft(4, "ziad", "Y").held(PINK, "YY").held(BLACK, "Y").djinns(BLACK, "boaz");
    let game = scene.go().play(&walk("Y"));
    let bag = game.open().bag.of(Tribe::Vizier);
    let game = game.play("use ziad");
    assert_eq!(game.held(ORANGE), meeples("YYY"));
    assert_eq!(
        (game.held(PINK), game.held(BLACK)),
        (meeples("Y"), Meeples::NONE),
        "Boaz does not help"
    );
    assert_eq!(game.open().bag.of(Tribe::Vizier), bag + 1);
}

#[test]
fn ouafat_takes_one_of_the_discarded_djinns() {
    let scene = theft(3, "ouafat", "W").djinns(PINK, "leta baal").djinns(BLACK, "marid");
    let game = scene.go().play(&walk("W")).play("use ouafat; pick leta");
    assert_eq!(game.legal(), ["pick leta", "pick marid"]);
    let game = game.play("pick marid");
    assert_eq!(game.djinns(ORANGE), ["marid"]);
    assert_eq!(ids(game.open().djinn_discard.iter()), ["leta"]);
    assert_eq!(game.coins(PINK), 52, "Ba'al pays for a djinn gained through Ouafat");
}

#[test]
fn kohdjah_frees_tiles_and_may_take_one_of_them() {
    let scene = theft(3, "kohdjah", "R").camels(PINK, "c3 d3").camels(BLACK, "f5");
    let scene = scene.palms("f5", 1).meeples("f5", "G");
    let game = scene.go().play(&walk("R")).play("use kohdjah");
    assert_eq!(game.to_act(), Some(PINK));
    let game = game.play("on d3");
    assert_eq!(game.legal(), ["on d3", "on f5", "skip"]);
    let declined = game.clone().play("skip");
    assert_eq!((declined.owner("d3"), declined.owner("f5")), (None, None));
    let game = game.play("on f5");
    assert_eq!((game.owner("f5"), game.owner("d3")), (Some(ORANGE), None));
    assert_eq!((game.palms("f5"), game.at("f5")), (1, meeples("G")), "all else stays there");
    assert_eq!(game.open().camels_left(BLACK), 8, "the camel can be placed again");
}

/// F-THIEF-5
#[test]
fn tents_are_immune_to_kohdjah_and_an_end_stays_triggered() {
    let scene = with_everything(2).tile("b1", "oasis").meeples("a1", "R").meeples("b1", "R");
    let mut scene = scene.thief(ORANGE, "kohdjah").tent(PINK, "c5").camels(PINK, "d5");
    scene.0.open.ending = true;
    let game = scene.go().play("take a1; step b1 red; camel; use kohdjah; skip");
    assert_eq!((game.owner("c5"), game.owner("d5")), (Some(PINK), None));
    assert!(game.open().ending);
}

#[test]
fn shaum_moves_a_palm_or_palace_to_a_tile_of_yours() {
    let scene = theft(3, "shaum", "B").blue_in_block("b1", &[]);
    let scene = scene.camels(PINK, "c3").palms("c3", 1).palaces("c3", 1).camels(BLACK, "f5");
    let scene = scene.palaces("f5", 1).djinns(PINK, "monkir").camels(ORANGE, "a5");
    let game = scene.go().play(&walk("B")).play("use shaum");
    assert_eq!(game.legal(), ["palm c3", "palace c3"]);
    let game = game.play("palm c3");
    assert_eq!(game.legal(), ["palm b1", "palace b1", "palm a5", "palace a5"]);
    let game = game.play("palace a5");
    assert_eq!((game.palaces("a5"), game.palaces("f5"), game.palms("c3")), (1, 0, 0));
    assert_eq!(game.coins(PINK), 52, "Monkir pays for it");
    // The palm went to the supply, and the Oasis then took one.
    assert_eq!((game.open().palms_left, game.palms("b1")), (11, 1));
}

/// F-RULE-24, F-THIEF-2
#[test]
fn the_open_thief_can_be_hired_when_no_djinn_lies_face_up() {
    let scene = with_thieves(2).meeples("a1", "Y").meeples("b1", "YR").tile("b1", "sacred-6");
    let game = scene.held(ORANGE, "WW").thief_up("ziad").go().play("take a1; step b1 yellow");
    assert!(game.open().djinns_up.is_empty());
    assert_eq!(game.legal(), ["skip", "buy ziad elders"]);
}

/// F-THIEF-5
#[test]
fn shaum_without_a_tile_of_yours_sends_the_pieces_to_the_supply() {
    let scene = theft(2, "shaum", "B").blue_in_block("b1", &[]);
    let scene = scene.meeples("b1", "W").camels(PINK, "c3").palaces("c3", 1);
    let game = scene.go().play(&walk("B")).play("use shaum");
    assert_eq!((game.palaces("c3"), game.open().palaces_left), (0, 10));
}

#[test]
fn madjaar_takes_one_of_the_discarded_items() {
    let scene = theft(3, "madjaar", "P").items(PINK, "crown chest").items(BLACK, "lamp");
    let game = scene.item_pile("jewelry jewelry").go();
    let game = game.play(&walk("P")).play("camel; pick jewelry");
    let game = game.play("use madjaar; pick crown; pick lamp");
    assert_eq!(game.items(ORANGE), ["jewelry", "lamp"]);
    assert_eq!(ids(game.open().item_discard.each()), ["jewelry", "crown"]);
    assert_eq!(game.items(PINK), ["chest"]);
}

#[test]
fn morgiane_keeps_her_owner_out_of_it() {
    let scene = theft(3, "ouafat", "W").djinns(PINK, "morgiane leta").djinns(BLACK, "marid");
    let game = scene.go().play(&walk("W")).play("use ouafat");
    assert_eq!((game.djinns(PINK).len(), game.djinns(ORANGE)), (2, vec!["marid".to_owned()]));
    let scene = theft(2, "ziad", "Y").djinns(PINK, "morgiane").held(PINK, "Y");
    assert_eq!(scene.go().play(&walk("Y")).play("use ziad").held(PINK), meeples("Y"));
}

/// F-THIEF-5
#[test]
fn a_use_with_no_loot_still_spends_the_card() {
    let game = theft(2, "houssain", "G").go().play(&walk("G")).play("use houssain");
    assert_eq!((game.open().thieves_gone.len(), game.hand(ORANGE).len()), (1, 0));
    assert_eq!(game.legal(), ["end"]);
}

/// F-THIEF-2
#[test]
fn sibittis_and_the_lamp_find_no_thieves() {
    let scene = theft(2, "ziad", "W").djinns(ORANGE, "sibittis").held(ORANGE, "WW");
    let game = scene.thief_up("shaum").djinn_pile("leta utug boaz").go();
    let game = game.play("use sibittis elders");
    assert_eq!(game.legal(), ["pick boaz", "pick leta", "pick utug"]);
    let scene = with_everything(2).meeples("a1", "Y").meeples("b1", "Y").items(ORANGE, "lamp");
    let game = scene.thief_up("shaum").djinns_up("leta boaz").go().play("use lamp");
    assert_eq!(game.legal(), ["pick boaz", "pick leta"]);
}

/// F-THIEF-2
#[test]
fn with_two_players_the_second_turn_of_the_round_is_another_turn() {
    let scene = with_thieves(2).tile("b1", "sacred-6").meeples("a1", "G").meeples("b1", "G");
    let scene = scene.tile("e5", "oasis").meeples("e4", "G").meeples("e5", "G");
    let scene = scene.thief_up("houssain").held(ORANGE, "WW").hand(PINK, "fish gold silk");
    let mut scene = scene.hand(ORANGE, "wheat");
    // Orange's second marker acts next.
    scene.0.open.track = Default::default();
    scene.0.open.track[4] = Some(ORANGE);
    scene.0.open.bid_order = vec![PINK, PINK, ORANGE];
    let game = scene.go().play("take a1; step b1 green; buy houssain elders");
    assert!(game.legal_of("use").is_empty(), "not in the turn it was acquired");
    let game = game.play("end; take e4; step e5 green");
    assert_eq!(game.legal(), ["use houssain", "skip"]);
}

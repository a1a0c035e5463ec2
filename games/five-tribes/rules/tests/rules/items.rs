//! Items of the Artisans (F-ART-7).

use crate::common::*;
use caravanserai_core::Game;
use five_tribes::*;

fn ids<T: ToString>(cards: impl Iterator<Item = T>) -> Vec<String> {
    cards.map(|card| card.to_string()).collect()
}

/// Orange could walk from a1 to b1, an Oasis, and holds these items.
fn holding(items: &str) -> Scene {
    let scene = with_everything(2).tile("b1", "oasis").meeples("a1", "Y").meeples("b1", "Y");
    scene.items(ORANGE, items)
}

/// F-ART-7
#[test]
fn eighteen_items_of_which_eleven_are_precious() {
    let precious = Item::all().filter(|item| item.magic().is_none());
    let figures: Vec<(String, u8, i16)> =
        precious.map(|i| (i.to_string(), i.row().count, i.row().points)).collect();
    let expected = [("jewelry", 5, 5), ("chest", 4, 7), ("crown", 2, 9)];
    assert_eq!(figures, expected.map(|(id, count, points)| (id.to_owned(), count, points)));
    assert_eq!(Items::box_full().total(), 18);
}

/// F-ART-7
#[test]
fn at_most_one_magic_item_a_turn_and_then_it_is_discarded() {
    let game = holding("lamp scimitar").djinns_up("leta marid").go();
    assert_eq!(game.legal_of("use"), ["use lamp", "use scimitar"]);
    let game = game.play("use lamp; pick leta");
    assert_eq!(ids(game.open().item_discard.each()), ["lamp"]);
    assert!(game.legal_of("use").is_empty());
    assert_eq!(game.refuses("use scimitar"), Refusal::ItemUsed);
}

#[test]
fn the_carpet_takes_the_last_meeple_to_any_tile_of_its_colour() {
    let scene = holding("carpet").meeples("a1", "G").meeples("f6", "Y").tile("f6", "oasis");
    let game = scene.go().play("take a1; step a2 green");
    assert_eq!(game.legal_of("fly"), ["fly b1 yellow", "fly f6 yellow"]);
    let game = game.play("fly f6 yellow; camel");
    assert_eq!((game.owner("f6"), game.held(ORANGE)), (Some(ORANGE), meeples("YY")));
    assert_eq!((game.palms("f6"), game.items(ORANGE).len()), (1, 0));
}

/// F-RULE-18
#[test]
fn a_walk_that_only_the_carpet_can_end_is_offered_but_never_forced() {
    let scene = with_everything(2).meeples("a1", "YG").meeples("f6", "Y").items(ORANGE, "carpet");
    let game = scene.go();
    assert_eq!(game.legal(), ["take a1", "take f6", "pass"]);
    let game = game.play("take a1");
    assert!(!game.is_legal("step b1 yellow"), "green could never end");
    let game = game.play("step b1 green; fly f6 yellow");
    assert_eq!(game.at("f6"), Meeples::NONE);
    let without = with_everything(2).meeples("a1", "YG").meeples("f6", "Y").go();
    assert_eq!(without.legal(), ["pass"]);
}

#[test]
fn the_lamp_brings_a_face_up_djinn_for_nothing() {
    let game = holding("lamp").djinns_up("leta marid").djinns(PINK, "baal").go();
    let game = game.play("use lamp; pick marid");
    assert_eq!((game.djinns(ORANGE), game.coins(PINK)), (vec!["marid".to_owned()], 52));
}

#[test]
fn the_flute_gathers_up_to_five_meeples_from_the_neighbours() {
    let scene = holding("flute").tile("c3", "workshop").mountain("c3", "d3");
    let scene =
        scene.meeples("c2", "GG").meeples("d3", "BBBB").meeples("c5", "W").meeples("c3", "R");
    let game = scene.go().play("use flute; on c3");
    assert!(!game.is_legal("done"), "at least one");
    assert!(!game.is_legal("gather c5 white"), "c5 is no neighbour");
    let game = game.play("gather d3 blue");
    assert_eq!(game.at("c3"), meeples("RB"), "mountains only block walks");
    let stopped = game.clone().play("done");
    assert_eq!(stopped.at("d3"), meeples("BBB"));
    let game = game.play("gather c2 green; gather c2 green; gather d3 blue; gather d3 blue");
    assert_eq!(game.at("c3").total(), 6, "five have come, and it is over by itself");
    assert!(game.legal_of("gather").is_empty());
}

/// F-RULE-19
#[test]
fn the_scimitar_kills_two_and_emptied_tiles_become_yours() {
    let scene = holding("scimitar").meeples("f6", "G").meeples("e5", "BW").djinns(PINK, "nekir");
    let game = scene.djinns(ORANGE, "kandicha").go().play("use scimitar; kill f6 green");
    assert_eq!(game.legal(), ["camel", "tent"]);
    let game = game.play("camel; kill e5 white");
    assert_eq!((game.owner("f6"), game.owner("e5")), (Some(ORANGE), None));
    assert_eq!(game.coins(PINK), 50, "no Assassin killed");
    assert_eq!((game.hand(ORANGE).len(), game.held(ORANGE)), (0, Meeples::NONE));
}

#[test]
fn the_talisman_moves_an_own_camel_to_a_bare_tile() {
    let scene = holding("talisman").camels(ORANGE, "c3 d4").camels(PINK, "e1").palms("f1", 1);
    let game = scene.tile("c4", "chasm").go().play("use talisman");
    assert_eq!(game.legal(), ["on c3", "on d4"]);
    let game = game.play("on c3");
    for taken in ["on b1", "on c3", "on d4", "on e1", "on f1", "on c4"] {
        assert!(!game.is_legal(taken), "{taken}");
    }
    let game = game.play("on f6");
    assert_eq!((game.owner("c3"), game.owner("f6")), (None, Some(ORANGE)));
    assert_eq!(game.open().camels_left(ORANGE), 9);
}

#[test]
fn the_horn_brings_nine_new_cards_in_an_order_of_choice() {
    let scene = holding("horn").row("ivory gold");
    let game = scene.pile("fish wheat silk fish fish spice fakir fakir gold").go().play("use horn");
    assert_eq!(game.legal().len(), 6, "kinds that are there");
    let game = game
        .play("pick gold; pick fakir; pick silk; pick wheat; pick fakir; pick fish; pick spice");
    let row = ["gold", "fakir", "silk", "wheat", "fakir", "fish", "spice", "fish", "fish"];
    assert_eq!(game.row(), row, "what is all the same needs no more choice");
    assert_eq!(ids(game.open().resource_discard.each()), ["ivory", "gold"]);
    assert_eq!(game.state.reveals(), 1);
}

/// F-RULE-20
#[test]
fn the_ring_takes_another_item_from_the_discard() {
    let game = holding("ring").item_discard("crown lamp").go().play("use ring");
    assert_eq!(game.legal(), ["pick crown", "pick lamp"]);
    let game = game.play("pick crown");
    assert_eq!(
        (game.items(ORANGE), ids(game.open().item_discard.each())),
        (vec!["crown".to_owned()], vec!["lamp".to_owned(), "ring".into()])
    );
    assert!(!holding("ring").go().is_legal("use ring"), "an empty discard offers nothing");
}

#[test]
fn discarded_items_become_a_new_pile_when_it_is_out() {
    let scene = with_everything(2).tile("b1", "oasis").meeples("a1", "P").meeples("b1", "P");
    let mut scene = scene.items(ORANGE, "crown");
    let pile = std::mem::take(&mut scene.0.hidden.item_pile);
    scene.0.open.item_discard = pile.into_iter().collect();
    let mut game = scene.go().play("take a1; step b1 purple; camel");
    assert_eq!((game.open().shuffles.items, game.open().item_discard.total()), (1, 0));
    if let Some(pick) = game.legal_of("pick").first().cloned() {
        game = game.play(&pick);
    }
    assert_eq!((game.items(ORANGE).len(), game.open().item_discard.total()), (2, 1));
}

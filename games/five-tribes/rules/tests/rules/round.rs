//! Between rounds (F-CLEAN-1, F-THIEF-4).

use crate::common::*;
use caravanserai_core::Game;
use five_tribes::{Deck, Event};

/// The last turn of a round, with moves left for the next one.
fn last_turn(scene: Scene) -> Scene {
    scene
        .last_turn_of(ORANGE)
        .tile("b1", "oasis")
        .meeples("a1", "G")
        .meeples("b1", "G")
        .meeples("e4", "Y")
        .meeples("e5", "Y")
}

const TURN: &str = "take a1; step b1 green; end";

/// F-CLEAN-1
#[test]
fn the_row_slides_and_is_refilled_to_nine_and_the_djinns_to_three() {
    let scene = last_turn(base(3)).row("fish wheat gold").djinns_up("leta");
    let game = scene.pile("ivory silk").djinn_pile("boaz marid").go().play(TURN);
    assert_eq!(game.state.round(), 2);
    let row = game.row();
    assert_eq!(
        (row.len(), &row[..3]),
        (9, &["gold".to_owned(), "ivory".into(), "silk".into()][..])
    );
    let up: Vec<String> = game.open().djinns_up.iter().map(|d| d.to_string()).collect();
    assert_eq!(up, ["boaz", "leta", "marid"]);
    assert_eq!(game.state.reveals(), 1);
}

/// F-CLEAN-1
#[test]
fn nothing_is_refilled_before_the_end_of_the_round() {
    let scene = last_turn(base(3)).turn_of(ORANGE).row("fish wheat gold");
    let game = scene.go().play(TURN);
    assert_eq!((game.state.round(), game.row()), (1, vec!["gold".to_owned()]));
}

/// F-CLEAN-1
#[test]
fn discards_become_a_new_pile_when_it_is_out() {
    let scene = last_turn(base(3)).row("fish wheat gold").resource_discard_all();
    let game = scene.go().play(TURN);
    assert_eq!(game.row().len(), 9);
    assert!(game.open().resource_discard.is_empty());
    assert!(game.told().contains(&Event::Reshuffled { deck: Deck::Resources }));
    assert_eq!(game.open().shuffles.resources, 1);
}

/// F-CLEAN-1
#[test]
fn a_row_stays_short_when_no_cards_are_left() {
    let mut scene = last_turn(base(3)).row("fish wheat gold");
    let pile = std::mem::take(&mut scene.0.hidden.resource_pile);
    for (i, card) in pile.into_iter().enumerate() {
        scene.0.hidden.players[i % 3].hand.add(card, 1);
    }
    assert_eq!(scene.go().play(TURN).row(), ["gold"]);
}

/// F-THIEF-4
#[test]
fn the_next_thief_is_opened_only_when_none_lies_open() {
    let game = last_turn(with_thieves(3)).go().play(TURN);
    assert!(game.open().thief_up.is_some());
    let game = last_turn(with_thieves(3)).thief_up("shaum").go().play(TURN);
    assert_eq!(game.open().thief_up.unwrap().to_string(), "shaum");
    assert_eq!(game.state.position().hidden.thief_pile.len(), 4);
}

/// F-THIEF-4
#[test]
fn unused_thieves_score_six_and_are_no_djinns() {
    let game = with_thieves(2).thief(ORANGE, "ziad").thief(ORANGE, "shaum").go();
    assert_eq!((game.points(ORANGE, "thieves"), game.points(ORANGE, "djinns")), (12, 0));
}

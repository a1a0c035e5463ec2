//! What a seat may see (F-SECRET-1).

use crate::common::*;
use caravanserai_core::{Game, Quick, Seed};
use five_tribes::*;

/// F-SECRET-1
#[test]
fn coins_cards_and_items_of_others_are_nowhere_in_a_view() {
    let scene = with_everything(2).coins(PINK, 4321).hand(PINK, "ivory jewels").items(PINK, "horn");
    let mut other = scene.clone().coins(PINK, 1234);
    let game = scene.go();
    let view = serde_json::to_string(&game.state.view(Some(ORANGE))).unwrap();
    assert!(!view.contains("4321"));
    let own = serde_json::to_string(&game.state.view(Some(PINK))).unwrap();
    assert!(own.contains("4321") && own.contains("\"ivory\":1") && own.contains("\"horn\":1"));
    // Other coins, other cards, other piles, another key: the same view.
    let pile = &mut other.0.hidden;
    pile.key = "00000000000000ff".into();
    pile.resource_pile.reverse();
    pile.djinn_pile.reverse();
    pile.item_pile.reverse();
    pile.thief_pile.reverse();
    let other = other.go();
    assert_eq!(serde_json::to_string(&other.state.view(Some(ORANGE))).unwrap(), view);
    assert_ne!(other.state.view(Some(PINK)), game.state.view(Some(PINK)));
}

/// F-SECRET-1
#[test]
fn spectators_see_no_hand_at_all() {
    let game = with_everything(3).hand(ORANGE, "gold").go();
    let view = game.state.view(None);
    assert_eq!((view.seat, view.own, view.counts.hands), (None, None, [1, 0, 0, 0]));
    assert_eq!(game.state.view(Some(caravanserai_core::Seat(9))), view, "no such seat");
}

/// F-SECRET-1
#[test]
fn only_the_player_who_looks_sees_djinns_and_items_of_the_piles() {
    let scene = with_everything(2).meeples("a1", "P").meeples("b1", "P").tile("b1", "oasis");
    let game = scene.item_pile("crown lamp").go().play("take a1; step b1 purple; camel");
    let (own, other) = (game.state.view(Some(ORANGE)), game.state.view(Some(PINK)));
    assert_eq!(own.own.unwrap().items_drawn.total(), 2);
    assert!(other.own.unwrap().items_drawn.is_empty());
    assert_eq!(other.open.agenda.top(), Some(Task::KeepItem { count: 2 }));
}

/// F-RULE-22
#[test]
fn a_determinized_state_keeps_what_is_known_and_draws_the_rest_anew() {
    let options = Options { players: 4, thieves: true, artisans: true, ..Options::default() };
    let state = State::new(&options, &Seed::new("guess"));
    let view = state.view(Some(ORANGE));
    let mut chance = Quick::new(1);
    let (one, two) =
        (State::determinize(&view, &mut chance), State::determinize(&view, &mut chance));
    assert_eq!((one.view(Some(ORANGE)), two.view(Some(ORANGE))), (view.clone(), view));
    assert_ne!(one.position().hidden, two.position().hidden);
    assert!(one.broken_invariants().is_empty() && two.broken_invariants().is_empty());
    assert_eq!(one.coins(PINK), 50, "before anything was spent everybody has the same");
}

#[test]
fn whoever_must_fly_is_thought_to_hold_the_carpet() {
    let scene =
        with_everything(2).meeples("a1", "YG").meeples("f6", "Y").items(ORANGE, "carpet crown");
    let game = scene.go().play("take a1; step b1 green");
    assert_eq!(game.legal(), ["fly f6 yellow"]);
    let view = game.state.view(Some(PINK));
    for seed in 0..20 {
        let guess = State::determinize(&view, &mut Quick::new(seed));
        assert_eq!(guess.broken_invariants(), Vec::<String>::new());
        assert_eq!(guess.view(Some(PINK)), view);
    }
}

//! What a seat may see (F-SECRET-1).

use crate::common::*;
use caravanserai_core::{Chance, Game, Quick, Seed};
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

/// Counting along tells every purse, and never anything that is not so.
///
/// F-SECRET-1
#[test]
fn who_counts_along_knows_every_purse_and_cards_taken_in_sight() {
    let (mut legal, mut seen, mut unseen) = (Vec::new(), 0, 0);
    for game in 0..60 {
        let options = Options {
            players: 2 + (game % 3) as u8,
            thieves: game % 2 == 0,
            artisans: game % 4 < 2,
            ..Options::default()
        };
        let mut state = State::new(&options, &Seed::new(format!("counted {game}")));
        let mut chance = Quick::new(game);
        while state.to_act().is_some() {
            let view = state.view(None);
            for seat in state.open().seats() {
                let known = &view.ledger[seat.index()];
                assert_eq!(known.coins, Some(state.coins(seat)));
                assert!(known.hand.minus(state.hand(seat)).is_empty());
                seen += u32::from(known.hand.total());
                unseen += u32::from(state.hand(seat).total() - known.hand.total());
            }
            legal.clear();
            state.choices(&mut legal);
            state.play_unchecked(legal[chance.below(legal.len() as u32) as usize]);
        }
    }
    assert!(seen > 10 * unseen && unseen > 0, "{seen} cards seen, {unseen} not");
}

/// F-SECRET-1
#[test]
fn the_ledger_has_a_card_of_the_row_and_not_one_of_the_pile() {
    let scene = base(2).meeples("a1", "G").meeples("b1", "GW").tile("b1", "oasis");
    let scene = scene.row("fakir fish").djinns(ORANGE, "sloar").hand(ORANGE, "fakir");
    let game = scene.go().play("take a1; step b1 green");
    let known = |game: &Live| game.state.view(Some(PINK)).ledger[ORANGE.index()].hand;
    let taken: Resources = [Resource::FAKIR, "fish".parse().unwrap()].into_iter().collect();
    assert_eq!(known(&game), taken);
    // The Fakir that is spent may be the one that all have seen.
    let game = game.play("use sloar fakir");
    assert_eq!((known(&game).total(), game.hand(ORANGE).len()), (1, 3));
    assert!(!known(&game).has(Resource::FAKIR));
    for seed in 0..20 {
        let guess = State::determinize(&game.state.view(Some(PINK)), &mut Quick::new(seed));
        assert!(guess.hand(ORANGE).has("fish".parse().unwrap()));
    }
}

#[test]
fn a_player_who_must_fly_is_thought_to_hold_the_carpet() {
    let scene =
        with_everything(2).meeples("a1", "YG").meeples("f6", "Y").items(ORANGE, "carpet crown");
    let game = scene.go().play("take a1; step b1 green");
    assert_eq!(game.legal(), ["fly f6 yellow"]);
    let view = game.state.view(Some(PINK));
    for seed in 0..20 {
        let guess = State::determinize(&view, &mut Quick::new(seed));
        assert_eq!(guess.broken_invariants(), Vec::new());
        assert_eq!(guess.view(Some(PINK)), view);
    }
}

fn agenda_in_view(game: &Live) -> serde_json::Value {
    serde_json::to_value(game.state.view(Some(PINK))).unwrap()["open"]["agenda"].take()
}

#[test]
fn a_view_tells_all_tasks_and_names_cards_by_id() {
    let scene = with_thieves(2).meeples("a1", "G").meeples("b1", "GW").tile("b1", "oasis");
    let scene = scene.thief(ORANGE, "houssain").hand(PINK, "fish fish gold");
    let game = scene.hand(ORANGE, "ivory silk").go().play("take a1; step b1 green; use houssain");
    assert_eq!(
        agenda_in_view(&game),
        serde_json::json!([
            {"task": "finish"},
            {"task": "tile-action", "at": "b1"},
            {"task": "take-loot", "thief": "houssain", "left": 2},
            {"task": "give", "thief": "houssain", "victim": 1, "left": 2},
        ])
    );
    let game = game.play("pick fish; pick gold; pick fish; lay ivory");
    assert_eq!(
        agenda_in_view(&game),
        serde_json::json!([{"task": "finish"}, {"task": "lay-set", "laid": ["ivory"]}])
    );
    let scene = base(2).meeples("a1", "Y").meeples("b1", "Y").djinns(ORANGE, "leta");
    let game = scene.held(ORANGE, "WW").go().play("use leta elders");
    assert_eq!(
        agenda_in_view(&game),
        serde_json::json!([{"task": "walk"}, {"task": "choose-tile", "djinn": "leta"}])
    );
}

/// F-SECRET-1
#[test]
fn a_position_can_be_rebuilt_from_the_text_of_a_view() {
    for game in 0..12 {
        let options = Options {
            players: 2 + (game % 3) as u8,
            thieves: game % 2 == 0,
            artisans: game % 4 < 2,
            ..Options::default()
        };
        let mut state = State::new(&options, &Seed::new(format!("rebuilt {game}")));
        let (mut chance, mut legal) = (Quick::new(game), Vec::new());
        while let Some(seat) = state.to_act() {
            let view = serde_json::to_value(state.view(Some(seat))).unwrap();
            let open: OpenPosition = serde_json::from_value(view["open"].clone()).unwrap();
            // What the seat cannot know is filled in from a guess; with the open part as
            // it was read and its own hand it is a position again, with the same choices.
            let mut position =
                State::determinize(&state.view(Some(seat)), &mut Quick::new(game)).position();
            position.open = open;
            let own = &mut position.hidden.players[seat.index()];
            own.coins = serde_json::from_value(view["own"]["coins"].clone()).unwrap();
            own.hand = serde_json::from_value(view["own"]["hand"].clone()).unwrap();
            own.items = serde_json::from_value(view["own"]["items"].clone()).unwrap();
            let rebuilt = State::from_position(position).unwrap();
            assert_eq!(rebuilt.view(Some(seat)), state.view(Some(seat)));
            legal.clear();
            state.choices(&mut legal);
            let again = rebuilt.legal();
            assert_eq!(legal, again);
            state.play_unchecked(legal[chance.below(legal.len() as u32) as usize]);
        }
    }
}

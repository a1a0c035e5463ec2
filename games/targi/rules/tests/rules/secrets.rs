//! Nobody learns what he must not know: two tables that differ only in what a
//! seat cannot see look, offer and refuse the same to that seat.

use crate::table::random::{any_choice, any_game, legal, some_choice};
use crate::table::*;
use caravanserai_core::{Chance, Game, Quick, Seat};
use proptest::prelude::*;
use serde_json::json;
use targi::{Choice, State, Told};

/// A table that looks the same to `seat`, its hidden cards drawn anew.
fn twin_of(state: &State, seat: Option<Seat>, chance: &mut Quick) -> State {
    State::determinize(&state.view(seat), chance)
}

/// What a seat is told of a choice, and how many secrets it showed.
fn hear(state: &State, choice: Choice, seat: Option<Seat>) -> (Vec<Told>, u32, State) {
    let mut after = state.clone();
    let mut told = Vec::new();
    after.play_telling(choice, &mut told);
    let heard = told.iter().map(|event| State::event_for(event, seat)).collect();
    let shown = after.reveals() - state.reveals();
    (heard, shown, after)
}

fn assert_alike(state: &State, twin: &State, seat: Option<Seat>) {
    assert_eq!(state.view(seat), twin.view(seat));
    assert_eq!((state.to_act(), state.round()), (twin.to_act(), twin.round()));
    assert_eq!(state.scores(), twin.scores());
    if seat.is_some() && state.to_act() == seat {
        assert_eq!(legal(state), legal(twin));
    }
}

fn assert_same_json(state: &State, twin: &State, seat: Option<Seat>) {
    assert_eq!(view_json(state, seat).to_string(), view_json(twin, seat).to_string());
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    #[test]
    fn twins_look_offer_and_refuse_alike(
        game in any_game(), steps in 0..300_usize, chance in any::<u64>(),
        tried in prop::collection::vec(any_choice(), 30),
    ) {
        let state = game.state_after(steps);
        let mut chance = Quick::new(chance);
        for seat in [None, Some(BLUE), Some(IVORY)] {
            let twin = twin_of(&state, seat, &mut chance);
            assert_alike(&state, &twin, seat);
            assert_same_json(&state, &twin, seat);
            if seat.is_some() && state.to_act() == seat {
                for choice in &tried {
                    prop_assert_eq!(state.check_choice(*choice), twin.check_choice(*choice));
                    prop_assert_eq!(state.refusal(*choice), twin.refusal(*choice));
                }
            }
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(4))]

    #[test]
    fn twins_stay_alike_as_long_as_nothing_is_shown(game in any_game(), chance in any::<u64>()) {
        let mut chance = Quick::new(chance);
        for seat in [None, Some(BLUE), Some(IVORY)] {
            let (mut state, mut whims) = (game.state(), game.whims());
            let mut twin = twin_of(&state, seat, &mut chance);
            while let Some(choice) = some_choice(&state, &mut whims) {
                for listed in legal(&state) {
                    if twin.check_choice(listed).is_ok() {
                        let (here, shown, after) = hear(&state, listed, seat);
                        let (there, also_shown, twin_after) = hear(&twin, listed, seat);
                        prop_assert_eq!(shown, also_shown, "`{}`", listed);
                        if shown == 0 {
                            prop_assert_eq!(here, there, "`{}`", listed);
                            assert_alike(&after, &twin_after, seat);
                        }
                    } else {
                        prop_assert!(state.to_act() != seat, "`{}` is legal here only", listed);
                    }
                }
                let (_, shown, after) = hear(&state, choice, seat);
                if shown == 0 && twin.check_choice(choice).is_ok() {
                    twin.play_unchecked(choice);
                    assert_same_json(&after, &twin, seat);
                } else {
                    twin = twin_of(&after, seat, &mut chance);
                }
                state = after;
                if chance.below(20) == 0 {
                    twin = twin_of(&state, seat, &mut chance);
                }
            }
        }
    }
}

// T-ACT-1
#[test]
fn a_card_drawn_by_the_tribal_expansion_is_its_drawers_secret() {
    let mut state = quiet_with("14b").next_tribe("B20").set();
    let told = told(&mut state.clone(), "use 14");
    assert!(told.contains(&json!({"tribe_drawn": {"seat": 0, "card": "B20"}})), "{told:?}");
    let drawn: Choice = "use 14".parse().unwrap();
    for (seat, knows) in [(None, false), (Some(BLUE), true), (Some(IVORY), false)] {
        let (heard, _, after) = hear(&state, drawn, seat);
        assert_eq!(json!(heard).to_string().contains("B20"), knows, "{seat:?} {heard:?}");
        assert_eq!(view_json(&after, seat).to_string().contains("B20"), knows, "{seat:?}");
    }
    play(&mut state, "use 14; keep; end; end");
    assert!(!view_json(&state, Some(IVORY)).to_string().contains("B20"));
    assert!(!view_json(&state, None).to_string().contains("B20"));
    assert!(view_json(&state, Some(BLUE)).to_string().contains("B20"));
}

// T-ACT-1
#[test]
fn a_drawn_card_becomes_known_when_it_is_played_or_discarded() {
    for fate in ["play", "discard"] {
        let mut state = quiet_with("14b").next_tribe("B20").set();
        play(&mut state, "use 14");
        let before = state.reveals();
        play(&mut state, fate);
        assert!(view_json(&state, Some(IVORY)).to_string().contains("B20"), "{fate}");
        assert_eq!(state.reveals(), before + 1, "`{fate}` shows it to Ivory");
    }
}

// T-TRIBE-2
#[test]
fn a_secret_hand_card_becomes_known_when_the_noble_plays_or_discards_it() {
    for fate in ["play", "discard"] {
        let mut secret = quiet_with("1b 2R").hand(BLUE, "B20").set();
        play(&mut secret, "use 1");
        assert!(!view_json(&secret, Some(IVORY)).to_string().contains("B20"));
        play(&mut secret, fate);
        assert!(view_json(&secret, Some(IVORY)).to_string().contains("B20"), "{fate}");
        assert_eq!(secret.reveals(), 1, "`{fate}` shows it to Ivory");
        let mut known = quiet_with("1b 2R").seen_hand(BLUE, "B20").set();
        play(&mut known, "use 1");
        play(&mut known, fate);
        assert_eq!(known.reveals(), 0, "Ivory knew it already");
    }
}

// T-CARD-38
#[test]
fn a_secret_hand_card_becomes_known_when_it_is_played_without_the_noble() {
    let mut state = quiet_with("2R").display(BLUE, ["B38"]).hand(BLUE, "B20").set();
    play(&mut state, "play hand");
    assert_eq!(state.reveals(), 1);
    assert!(view_json(&state, Some(IVORY)).to_string().contains("B20"));
}

// T-ACT-1
#[test]
fn a_hidden_hand_is_shown_as_hidden_and_not_by_what_is_missing() {
    let state = quiet_with("2b").hand(BLUE, "B20").set();
    let seen = view_json(&state, Some(IVORY));
    let hidden = serde_json::json!([{"hidden": true, "fresh": false}]);
    assert_eq!(seen["players"][0]["hand"], hidden);
    assert_eq!(seen["players"][1]["hand"], serde_json::json!([]));
    let other = quiet_with("2b").hand(BLUE, "B01").set();
    assert_eq!(seen.to_string(), view_json(&other, Some(IVORY)).to_string());
}

// T-SETUP-1
#[test]
fn the_order_of_the_piles_is_nobodys_business() {
    let one = scene(QUIET).next_tribe("B20 B21").next_goods("1V 1G").set();
    let other = scene(QUIET).next_tribe("B21 B20").next_goods("1G 1V").set();
    assert_ne!(one, other);
    for seat in [None, Some(BLUE), Some(IVORY)] {
        assert_eq!(one.view(seat), other.view(seat));
    }
}

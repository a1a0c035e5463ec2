//! Positions that are no positions: a file may say anything, but only what
//! play could reach is played.

use crate::table::random::{any_game, some_choice};
use crate::table::*;
use caravanserai_core::{Game, Quick};
use proptest::prelude::*;
use serde_json::{Value, json};
use targi::{Position, State};

fn reasons(scene: Scene) -> String {
    scene.try_set().expect_err("no valid position").join("\n")
}

// T-BOARD-2
#[test]
fn a_card_is_in_one_place_only() {
    let mut position = scene(QUIET).set().position();
    position.tribe_pile[0] = "B05".to_owned();
    let faults = State::from_position(position).unwrap_err().join("\n");
    assert!(faults.contains("B05 is in two places"), "{faults}");
    assert!(faults.contains("8 well cards"), "all reasons are told: {faults}");
}

// T-PLACE-1
#[test]
fn pieces_stand_only_where_the_rules_let_them() {
    let faults = reasons(quiet_with("4b 2R"));
    assert!(faults.contains("corner"), "{faults}");
    let faults = reasons(quiet_with("5b 15i"));
    assert!(faults.contains("opposite"), "{faults}");
    let faults = reasons(quiet_with("2bR"));
    assert!(faults.contains("with the robber"), "{faults}");
    assert!(quiet_with("2bR").display(BLUE, ["B32"]).try_set().is_ok());
}

// T-MARK-1
#[test]
fn markers_lie_on_open_cards_one_player_each() {
    let down = QUIET.replacen(" g ", " ~g*b ", 1);
    assert!(reasons(scene(&down)).contains("no open card"));
    let mut position = scene(&QUIET.replacen(" g ", " g*b ", 1)).set().position();
    position.players[1].markers = position.players[0].markers.clone();
    let faults = State::from_position(position).unwrap_err().join("\n");
    assert!(faults.contains("both players' markers"), "{faults}");
}

// T-ACT-5
#[test]
fn nobody_is_over_the_limit_except_during_his_own_turn() {
    assert!(scene(QUIET).purse(BLUE, "11D 4G").try_set().is_ok());
    assert!(reasons(scene(QUIET).placing(BLUE).purse(BLUE, "11D")).contains("10 goods"));
    assert!(reasons(quiet_with("8R").purse(BLUE, "4G")).contains("3 gold"));
    assert!(reasons(scene(QUIET).purse(IVORY, "11D")).contains("more than 10 goods"));
    assert!(reasons(scene(QUIET).purse(IVORY, "4G")).contains("3 gold"));
}

// T-CARD-36
#[test]
fn what_a_turn_notes_is_forgotten_before_the_limit() {
    let acting = scene(QUIET).purse(BLUE, "6D 6S").set();
    let mut over_limit = acting.clone();
    play(&mut over_limit, "end");
    for (state, may_be_noted) in [(acting, true), (over_limit, false)] {
        let mut position = state.position();
        position.players[0].got_goods = true;
        let loaded = State::from_position(position);
        assert_eq!(loaded.is_ok(), may_be_noted, "{loaded:?}");
    }
}

// T-REV-1
#[test]
fn a_round_begins_with_a_clear_board() {
    let down = QUIET.replacen(" g ", " ~g ", 1);
    assert!(reasons(scene(&down).placing(BLUE)).contains("face down"));
    let marked = QUIET.replacen(" g ", " g*b ", 1);
    assert!(reasons(scene(&marked).placing(BLUE)).contains("marked"));
    assert!(reasons(quiet_with("8R 2b")).contains("no Targi are out"));
}

// T-ROB-1
#[test]
fn the_robbers_field_says_which_round_it_is() {
    let mut position = quiet_with("9R").set().position();
    assert_eq!(position.round, 7);
    position.round = 8;
    let faults = State::from_position(position).unwrap_err().join("\n");
    assert!(faults.contains("it is round 7, not 8"), "{faults}");
}

/// All places of a JSON value that hold no further values.
fn leaves(value: &Value, path: &str, out: &mut Vec<String>) {
    match value {
        Value::Object(map) if !map.is_empty() => {
            map.iter().for_each(|(name, value)| leaves(value, &format!("{path}/{name}"), out));
        }
        Value::Array(list) if !list.is_empty() => {
            let indexed = list.iter().enumerate();
            indexed.for_each(|(index, value)| leaves(value, &format!("{path}/{index}"), out));
        }
        _ => out.push(path.to_owned()),
    }
}

fn any_leaf() -> impl Strategy<Value = Value> {
    prop_oneof![
        (0..20_u32).prop_map(|n| json!(n)),
        Just(json!(null)),
        Just(json!(true)),
        Just(json!(255)),
        Just(json!(65535)),
        Just(json!(-1)),
        Just(json!([])),
        Just(json!([5])),
        Just(json!(["c4"])),
        (0..46_u32).prop_map(|n| json!(format!("B{n:02}"))),
        (0..20_u32).prop_map(|n| json!(format!("G{n:02}"))),
        (0..10_u32).prop_map(|n| json!(format!("c{n}"))),
        (0..46_u32).prop_map(|n| json!(format!("E{n:02}"))),
        (0..21_u32).prop_map(|n| json!(format!("N{n:02}"))),
        (0..5_u32).prop_map(|n| json!(format!("d{n}"))),
        prop_oneof![
            Just(json!("joker")),
            Just(json!("waiver")),
            Just(json!("targia")),
            Just(json!("targia_card")),
            Just(json!("lay_dune")),
            Just(json!("any_border")),
            Just(json!("any_dune")),
            Just(json!("from_centre")),
            Just(json!("pick_tribe")),
            Just(json!("open_card")),
            Just(json!("rob")),
            Just(json!("noble")),
            Just(json!({"noble": "expansion"})),
            Just(json!({"which_hand": "ordinary"})),
            Just(json!({"swap_goods": 4})),
            Just(json!({"pick_goods": {"receive": 2}})),
            Just(json!({"waive": "1"})),
            Just(json!({"put_back": 0})),
            Just(json!({"targi_token": 1})),
        ],
        prop_oneof![
            Just(json!("noble")),
            Just(json!("trader")),
            Just(json!("silversmith")),
            Just(json!("fata_morgana")),
            Just(json!("taken")),
            Just(json!("pay")),
            Just(json!("lay")),
            Just(json!("limit")),
            Just(json!("placement")),
            Just(json!("pile")),
            Just(json!("hand")),
            Just(json!({"goods": 6})),
            Just(json!({"turn": 1})),
            Just(json!({"raid": 0})),
        ],
    ]
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(3000))]

    #[test]
    fn a_damaged_position_is_refused_or_played_to_its_end(
        game in any_game(), steps in 0..250_usize, chance in any::<u64>(),
        damage in prop::collection::vec((any::<prop::sample::Index>(), any_leaf()), 1..3),
    ) {
        let mut saved = json!(game.state_after(steps).position());
        let mut places = Vec::new();
        leaves(&saved, "", &mut places);
        for (at, value) in damage {
            let place: &String = at.get(&places);
            if let Some(place) = saved.pointer_mut(place) {
                *place = value;
            }
        }
        let Ok(position) = serde_json::from_value::<Position>(saved) else { return Ok(()) };
        match State::from_position(position) {
            Err(reasons) => prop_assert!(!reasons.is_empty()),
            Ok(mut state) => {
                let mut whims = Quick::new(chance);
                while let Some(choice) = some_choice(&state, &mut whims) {
                    prop_assert!(state.play(choice).is_ok());
                    let broken = state.broken_invariants();
                    prop_assert!(broken.is_empty(), "after `{}`: {:?}", choice, broken);
                }
                state.scores();
            }
        }
    }
}

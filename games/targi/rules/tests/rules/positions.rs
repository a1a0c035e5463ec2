//! Positions that are no positions: a file may say anything, but only what
//! play could reach is played.

use crate::table::random::{any_game, some_choice};
use crate::table::*;
use caravanserai_core::{Game, PositionFault, Quick, Seat};
use proptest::prelude::*;
use serde_json::{Value, json};
use targi::{Field, PileKind, PlayerViolation, Position, State, Symbol, Violation};

fn faults(position: Position) -> Vec<Violation> {
    violations(State::from_position(position))
}

fn faults_of(scene: Scene) -> Vec<Violation> {
    violations(scene.try_set())
}

fn violations(set: Result<State, Vec<PositionFault<Violation>>>) -> Vec<Violation> {
    let violation = |fault| match fault {
        PositionFault::Violation(violation) => violation,
        other => panic!("it can be read: {other:?}"),
    };
    set.expect_err("no valid position").into_iter().map(violation).collect()
}

/// Whether something is wrong with what a seat has, and how it is told.
fn tells(faults: &[Violation], seat: Seat, what: &PlayerViolation) -> bool {
    faults.contains(&Violation::Player { seat, what: what.clone() })
}

// T-BOARD-2
#[test]
fn a_card_is_in_one_place_only() {
    let mut position = scene(QUIET).set().position();
    position.tribe_pile[0] = "B05".to_owned();
    let faults = faults(position);
    let twice = Violation::TwoPlaces(PileKind::Tribe, "B05".to_owned());
    assert!(faults.contains(&twice), "{faults:?}");
    let few = Violation::SymbolCount { symbol: Symbol::Well, found: 8, right: 9 };
    assert!(faults.contains(&few), "all reasons are told: {faults:?}");
}

// T-PLACE-1
#[test]
fn pieces_stand_only_where_the_rules_let_them() {
    let field = |number| Field::new(number).expect("a field");
    let faults = faults_of(quiet_with("4b 2R"));
    assert!(tells(&faults, BLUE, &PlayerViolation::OnCorner), "{faults:?}");
    let faults = faults_of(quiet_with("5b 15i"));
    assert!(faults.contains(&Violation::FacesOpponent(field(5))), "{faults:?}");
    let faults = faults_of(quiet_with("2bR"));
    assert!(tells(&faults, BLUE, &PlayerViolation::WithRobber(field(2))), "{faults:?}");
    assert!(quiet_with("2bR").display(BLUE, ["B32"]).try_set().is_ok());
}

// T-MARK-1
#[test]
fn markers_lie_on_open_cards_one_player_each() {
    let down = QUIET.replacen(" g ", " ~g*b ", 1);
    let on_no_card = |fault: &Violation| matches!(fault, Violation::MarkerOnNoCard(_));
    assert!(faults_of(scene(&down)).iter().any(on_no_card));
    let mut position = scene(&QUIET.replacen(" g ", " g*b ", 1)).set().position();
    position.players[1].markers = position.players[0].markers.clone();
    let both = |fault: &Violation| matches!(fault, Violation::BothMarkers(_));
    assert!(faults(position).iter().any(both));
}

// T-ACT-5
#[test]
fn nobody_is_over_the_limit_except_during_his_own_turn() {
    assert!(scene(QUIET).purse(BLUE, "11D 4G").try_set().is_ok());
    for (scene, seat, purse) in [
        (scene(QUIET).placing(BLUE), BLUE, "11D"),
        (quiet_with("8R"), BLUE, "4G"),
        (scene(QUIET), IVORY, "11D"),
        (scene(QUIET), IVORY, "4G"),
    ] {
        let over = PlayerViolation::OverLimit(purse.parse().expect("an amount"));
        assert!(tells(&faults_of(scene.purse(seat, purse)), seat, &over), "{purse} of {seat}");
    }
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
    assert!(faults_of(scene(&down).placing(BLUE)).contains(&Violation::MarkedBeforeTurns));
    let marked = QUIET.replacen(" g ", " g*b ", 1);
    assert!(faults_of(scene(&marked).placing(BLUE)).contains(&Violation::MarkedBeforeTurns));
    assert!(faults_of(quiet_with("8R 2b")).contains(&Violation::TargiBeforePlacement));
}

// T-ROB-1
#[test]
fn the_robbers_field_says_which_round_it_is() {
    let mut position = quiet_with("9R").set().position();
    assert_eq!(position.round, 7);
    position.round = 8;
    assert!(faults(position).contains(&Violation::Round { field: 9, right: 7, found: 8 }));
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

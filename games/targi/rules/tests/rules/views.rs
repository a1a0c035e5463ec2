//! Views as programs read them.

use crate::table::random::{legal, some_choice};
use crate::table::*;
use caravanserai_core::{Game, PositionFault, Quick, Seat, Seed};
use serde_json::{Value, json};
use targi::{NamedTask, PileKind, Position, State, Violation};

fn view(state: &State, seat: Seat) -> Value {
    json!(state.view(Some(seat)))
}

/// What a player may read of himself after a change to the position.
fn own_after(scene: Scene, change: impl FnOnce(&mut Position)) -> Value {
    let mut position = scene.set().position();
    change(&mut position);
    let state = State::from_position(position).expect("a good position");
    view(&state, BLUE)["players"][0].clone()
}

#[test]
fn a_task_names_its_card_by_its_id() {
    let picture = QUIET.replacen(" g ", " B41*b ", 1);
    let mut treasure = scene(&picture).set();
    play(&mut treasure, "use c0; play; row 1");
    assert_eq!(view(&treasure, BLUE)["task"], json!({"treasure": "B41"}));
    let mut either = desert("13b").dunes("N14b").next_goods("1G/3W 1V 1G").set();
    play(&mut either, "use d1; leave 2");
    let card = &view(&either, IVORY)["task"]["either"];
    assert_eq!(either.position().agenda.last(), Some(&NamedTask::Either("G23".to_owned())));
    assert_eq!(card, "G23");
}

#[test]
fn a_position_names_the_cards_of_its_agenda_and_knows_no_others() {
    let picture = QUIET.replacen(" g ", " B41*b ", 1);
    let mut state = scene(&picture).set();
    play(&mut state, "use c0; play; row 1");
    let position = json!(state.position());
    assert_eq!(
        position["agenda"].as_array().and_then(|tasks| tasks.last()),
        Some(&json!({"treasure": "B41"}))
    );
    let read: Position = serde_json::from_value(position.clone()).expect("as written");
    assert_eq!(State::from_position(read), Ok(state));
    for (stranger, known) in [(json!({"treasure": "B99"}), true), (json!({"treasure": 42}), false)]
    {
        let mut changed = position.clone();
        changed["agenda"][3] = stranger;
        let read: Result<Position, _> = serde_json::from_value(changed);
        assert_eq!(read.is_ok(), known, "a card is no number");
        if let Ok(position) = read {
            let faults = State::from_position(position).expect_err("no such card");
            let unknown = Violation::NoCard(PileKind::Tribe, "B99".to_owned());
            assert_eq!(faults, [PositionFault::Violation(unknown)]);
        }
    }
}

#[test]
fn a_view_has_the_tasks_below_the_one_to_be_decided() {
    let mut state = desert("1R").dunes("N08b").display(BLUE, ["E15"]).set();
    play(&mut state, "use d1");
    for seat in [BLUE, IVORY] {
        let seen = view(&state, seat);
        assert_eq!(
            seen["agenda"],
            json!(["reveal", {"turn": 1}, {"turn": 0}, {"goods": 1}, {"goods": 2}])
        );
        assert_eq!(seen["task"], json!({"goods": 2}));
    }
}

#[test]
fn a_view_tells_whether_the_exchange_of_e23_was_used() {
    let scene = || desert("2b").display(BLUE, ["E23"]);
    let fresh = own_after(scene(), |_| {});
    let used = own_after(scene(), |position| position.players[0].water_changed = true);
    assert_eq!((&fresh["water_changed"], &used["water_changed"]), (&json!(null), &json!(true)));
}

#[test]
fn a_view_tells_what_b33_to_b36_noted_of_the_turn() {
    let scene = || quiet_with("2b").display(BLUE, ["B33 B36"]);
    let noted = own_after(scene(), |position| {
        position.players[0].got_goods = true;
        position.players[0].bonus_paid = 2;
    });
    assert_eq!((&noted["got_goods"], &noted["bonus_paid"]), (&json!(true), &json!(2)));
    let none = own_after(scene(), |_| {});
    assert_eq!((&none["got_goods"], &none["bonus_paid"]), (&json!(false), &json!(0)));
}

#[test]
fn a_view_tells_which_hand_card_was_taken_this_turn() {
    let mut state = scene(&QUIET.replacen(" g ", " B00*b ", 1)).set();
    play(&mut state, "use c0; keep");
    let hand = |state: &State, seat| view(state, seat)["players"][0]["hand"].clone();
    for seat in [BLUE, IVORY] {
        assert_eq!(hand(&state, seat), json!([{"card": "B00", "seen": true, "fresh": true}]));
    }
    let mut drawn = quiet_with("14b").set();
    play(&mut drawn, "use 14; keep");
    assert_eq!(hand(&drawn, IVORY), json!([{"hidden": true, "fresh": true}]));
    play(&mut drawn, "end");
    assert_eq!(hand(&drawn, IVORY), json!([{"hidden": true, "fresh": false}]));
}

/// Whether a part of a view is kept from its seat.
fn is_hidden(part: &Value) -> bool {
    match part {
        Value::String(text) => text == "hidden",
        Value::Array(parts) => parts.iter().any(is_hidden),
        Value::Object(fields) => fields.contains_key("hidden") || fields.values().any(is_hidden),
        _ => false,
    }
}

#[test]
fn a_position_can_be_rebuilt_from_the_text_of_a_view() {
    let open = ["round", "start", "robber", "agenda", "tribe_discard", "goods_discard"];
    let of_expansion = ["dunes", "dune_discard", "held_dune"];
    for game in 0..12 {
        let tokens = ["off", "secret", "random", "same"][game % 4];
        let named = json!({"expansion": game % 2 == 0, "tokens": tokens});
        let options = State::read_options(named.as_object().unwrap()).unwrap();
        let mut state = State::new(&options, &Seed::new(format!("rebuilt {game}")));
        let mut whims = Quick::new(game as u64);
        while let Some(seat) = state.to_act() {
            let shown = view(&state, seat);
            // What the seat cannot know is filled in from a guess; everything else is taken
            // from the text, and is a position again that looks the same, with the same choices.
            let guess = State::determinize(&state.view(Some(seat)), &mut Quick::new(7)).position();
            let mut position = json!(guess);
            for name in open.iter().chain(&of_expansion) {
                if let Some(part) = shown.get(*name) {
                    position[*name] = part.clone();
                }
            }
            for (index, player) in shown["players"].as_array().unwrap().iter().enumerate() {
                let guessed = position["players"][index].take();
                position["players"][index] = json!({});
                for (name, part) in player.as_object().unwrap() {
                    let known = if is_hidden(part) { &guessed[name] } else { part };
                    position["players"][index][name] = known.clone();
                }
            }
            let read: Position = serde_json::from_value(position).expect("a position");
            let rebuilt = State::from_position(read).expect("a good position");
            assert_eq!(view(&rebuilt, seat), shown);
            assert_eq!(legal(&rebuilt), legal(&state));
            state.play_unchecked(some_choice(&state, &mut whims).expect("somebody is to act"));
        }
    }
}

//! Positions from outside: all reasons are told, nothing bad gets in.

use crate::common::*;
use caravanserai_core::{Game, PositionFault, Seat};
use five_tribes::*;

fn reasons(position: Position) -> Vec<PositionFault<Violation>> {
    State::from_position(position).expect_err("this position is wrong")
}

fn counted(what: &str, found: usize, right: usize) -> Violation {
    Violation::Count { what: what.to_owned(), found, right }
}

#[test]
fn all_reasons_are_told_at_once() {
    let mut position = base(2).meeples("a1", "YY").go().state.position();
    position.open.palms_left = 11;
    position.open.board[3].meeples.add(Tribe::Elder, 2);
    position.hidden.players[0].hand.add(Resource::FAKIR, 1);
    position.open.agenda = vec![Task::Walk, Task::Finish];
    let reasons = reasons(position);
    for expected in [
        counted("palm", 11, 12),
        counted("white", 22, 20),
        counted("fakir", 19, 18),
        Violation::TaskPlace { number: 2, task: Task::Finish },
    ] {
        let expected = PositionFault::Violation(expected);
        assert!(reasons.contains(&expected), "{expected:?} in {reasons:?}");
    }
}

#[test]
fn seats_lists_and_boards_of_the_wrong_size_are_refused() {
    let good = with_everything(3).go().state.position();
    let wrong: [fn(&mut Position); 9] = [
        |p| p.open.options.players = 7,
        |p| p.open.active = Seat(3),
        |p| p.open.bid_order.push(Seat(200)),
        |p| p.open.board.truncate(30),
        |p| p.open.players.truncate(2),
        |p| p.hidden.players.clear(),
        |p| p.hidden.key = "xyz".into(),
        |p| p.open.mountains.push((square("a1"), square("c1"))),
        |p| p.hidden.resource_pile.extend([Resource::FAKIR; 60]),
    ];
    for (i, change) in wrong.into_iter().enumerate() {
        let mut position = good.clone();
        change(&mut position);
        assert!(!reasons(position).is_empty(), "case {i}");
    }
}

#[test]
fn agendas_that_play_cannot_reach_are_refused() {
    let at = square("a1");
    let wrong = [
        vec![],
        vec![Task::NextTurn],
        vec![Task::Step],
        vec![Task::Finish, Task::Walk],
        vec![Task::Walk, Task::Walk],
        vec![Task::Finish, Task::KeepDjinn { count: 200 }],
        vec![Task::Finish, Task::Horn { placed: 9 }],
        vec![Task::Finish, Task::Control { at }],
        vec![Task::Walk, Task::Talisman { from: Some(at) }],
        vec![
            Task::Finish,
            Task::TileAction { at },
            Task::UseThief { tribe: Tribe::Elder },
            Task::SecondKillHeld { victim: Seat(0) },
        ],
        vec![Task::Finish; 10],
        vec![Task::Finish, Task::LaySet { laid: [Resource::FAKIR].into_iter().collect() }],
    ];
    for agenda in wrong {
        let scene = base(2).meeples("a1", "YY").agenda(&agenda);
        assert!(State::from_position(scene.0).is_err(), "{agenda:?}");
    }
}

#[test]
fn a_last_camel_without_a_last_round_is_refused() {
    let camels = "a5 b5 c5 d5 e5 f5 a4 b4";
    let scene = base(3).meeples("a1", "Y").meeples("b1", "Y").camels(PINK, camels);
    assert_eq!(reasons(scene.clone().0), [PositionFault::Violation(Violation::LastRound(PINK))]);
    let mut last = scene.clone();
    last.0.open.ending = true;
    last.go();
    let more = scene.camels(PINK, "c4");
    let many = PositionFault::Violation(Violation::Camels(PINK, 9));
    assert!(reasons(more.0).contains(&many));
}

#[test]
fn an_agenda_whose_parts_do_not_belong_together_is_refused() {
    let (a1, b1) = (square("a1"), square("b1"));
    let turn = |at, tribe, acting| {
        let action = [Task::Finish, Task::TileAction { at: b1 }, Task::UseThief { tribe }];
        let acts = Task::Tribe { tribe: acting, count: 1, at };
        action.into_iter().chain([acts]).collect::<Vec<Task>>()
    };
    let (blue, red) = (Tribe::Builder, Tribe::Assassin);
    let scene = base(2).meeples("a1", "R").tile("b1", "oasis").hand(ORANGE, "fakir");
    let scene = scene.djinns(ORANGE, "sibittis iblis").held(PINK, "W");
    let good = scene.clone().agenda(&turn(b1, red, red));
    good.go();
    let leta = "leta".parse().unwrap();
    let shaum = "shaum".parse().unwrap();
    let wrong = [
        turn(b1, blue, red),
        turn(a1, red, red),
        vec![Task::Finish, Task::TileAction { at: b1 }],
        vec![Task::Finish, Task::KeepDjinn { count: 3 }],
        vec![Task::Finish, Task::ChooseTile { djinn: leta }],
        vec![Task::Finish, Task::Build { piece: Piece::Palace, at: b1 }],
        vec![Task::Finish, Task::Build { piece: Piece::Palm, at: b1 }],
        vec![Task::Walk, Task::Scimitar { left: 2 }],
        vec![Task::Finish, Task::TileAction { at: b1 }, Task::UseThief { tribe: red }],
        vec![Task::Finish, Task::TileAction { at: b1 }, Task::TakeLoot { thief: shaum, left: 1 }],
        vec![
            Task::Finish,
            Task::TileAction { at: b1 },
            Task::UseThief { tribe: red },
            Task::SecondKillHeld { victim: PINK },
        ],
    ];
    for agenda in wrong {
        let position = scene.clone().agenda(&agenda).0;
        assert!(State::from_position(position).is_err(), "{agenda:?}");
    }
    let mut stolen = scene;
    stolen.0.open.used.insert(leta);
    assert_eq!(reasons(stolen.0), [PositionFault::Violation(Violation::OthersDjinns(ORANGE))]);
}

#[test]
fn a_walled_in_tile_is_refused() {
    let scene = with_everything(2).tile("b1", "workshop").tile("a2", "workshop");
    let scene = scene.mountain("a1", "b1").mountain("a1", "a2");
    let reasons = reasons(scene.0);
    assert_eq!(reasons, [PositionFault::Violation(Violation::WalledIn)]);
}

#[test]
fn a_position_survives_json() {
    let game =
        with_everything(4).items(ORANGE, "crown").djinns(PINK, "leta").meeples("c3", "PP").go();
    let text = serde_json::to_string(&game.state.position()).unwrap();
    let position: Position = serde_json::from_str(&text).unwrap();
    assert_eq!(State::from_position(position).unwrap(), game.state);
    for (from, to) in
        [("\"leta\"", "\"lotte\""), ("\"c3\"", "\"c9\""), ("\"round\":1", "\"round\":-1")]
    {
        assert!(serde_json::from_str::<Position>(&text.replace(from, to)).is_err(), "{to}");
    }
}

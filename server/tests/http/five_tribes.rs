//! Five Tribes in the house: games of three and four by forms and by programs,
//! watched by others, over a restart.

use crate::test_server::{Browser, TestServer, play_if_to_act, values, wait_until};
use caravanserai_core::{Game, Record};
use serde_json::{Value, json};
use std::io::{BufRead, BufReader, Write};
use std::net::TcpStream;

/// Friends at a table of Five Tribes, by seat, and its address.
fn friends(server: &TestServer, seats: usize, preset: &str) -> (Vec<Browser>, String) {
    let mut guests: Vec<Browser> = (0..seats).map(|_| server.guest()).collect();
    let mut fields =
        vec![("game", "five-tribes"), ("preset", preset), ("name", "Ada"), ("side", "0")];
    fields.extend((1..seats).map(|_| ("opponent", "friend")));
    let table = guests[0].post("/new", &fields).expect(303).location().to_owned();
    for (seat, name) in [(1, "Bo"), (2, "Cy"), (3, "Di")] {
        let Some(guest) = guests.get_mut(seat) else { break };
        let seat = seat.to_string();
        guest.post(&format!("{table}/sit"), &[("seat", &seat), ("name", name)]).expect(303);
    }
    (guests, table)
}

/// Plays until nobody can, or so many moves were made.
fn play_on(guests: &mut [Browser], table: &str, dice: &mut usize, most: usize) -> usize {
    let mut moves = 0;
    while moves < most {
        let mut played = false;
        for guest in guests.iter_mut() {
            *dice = dice.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            let at = *dice >> 33;
            let choice = play_if_to_act(guest, table, |_| at);
            played |= choice.is_some();
            moves += usize::from(choice.is_some());
        }
        if !played {
            break;
        }
    }
    moves
}

#[test]
fn three_friends_play_a_whole_game_over_a_restart_and_everybody_can_look_back() {
    let server = TestServer::open();
    let (mut guests, table) = friends(&server, 3, "all");
    let mut dice = 5;
    let before = play_on(&mut guests, &table, &mut dice, 60);
    assert!(before >= 60);
    // Who is there is not kept.
    let main = |page: String| page.split_once("<main").expect("a page").1.to_owned();
    let pages: Vec<String> =
        guests.iter_mut().map(|guest| main(guest.get(&table).expect(200).body)).collect();
    let folder = server.close();
    let server = TestServer::in_folder(folder, crate::test_server::settings());
    for (guest, page) in guests.iter_mut().zip(&pages) {
        guest.address = server.address.clone();
        guest.origin = Some(format!("http://{}", server.address));
        assert_eq!(main(guest.get(&table).expect(200).body), *page, "nothing is lost");
    }
    let moves = before + play_on(&mut guests, &table, &mut dice, 5000);
    let record = guests[0].get(&format!("{table}/record")).expect(200).body;
    let record = Record::parse(&record).expect("a record");
    assert_eq!(record.names, ["Ada", "Bo", "Cy"]);
    let verified = record.verify::<five_tribes::State>().expect("a fair game");
    assert_eq!((verified.state().to_act(), verified.moves().len()), (None, moves));
    let end = guests[2].get(&format!("{table}/end")).expect(200).body;
    for seat in 0..3 {
        assert!(end.contains(&format!("curve--{seat}")) && end.contains(&format!("seat--{seat}")));
        server.guest().get(&format!("{table}/replay?at=50&eyes={seat}")).expect(200);
    }
    server.guest().get(&format!("{table}/replay?at=50&eyes=all")).expect(200);
    let next = guests[1].post(&format!("{table}/rematch"), &[]).expect(303).location().to_owned();
    for guest in &mut guests {
        assert_eq!(guest.post(&format!("{table}/rematch"), &[]).expect(303).location(), next);
    }
}

#[test]
fn one_person_plays_against_three_opponents_of_the_house() {
    let server = TestServer::open();
    let mut ada = server.guest();
    let fields =
        [("game", "five-tribes"), ("preset", "thieves"), ("players", "4"), ("level", "random")];
    let table = ada.post("/play", &fields).expect(303).location().to_owned();
    for _ in 0..6 {
        wait_until("Ada is to act", || play_if_to_act(&mut ada, &table, |_| 0));
    }
    let watched = server.guest().get(&table).expect(200).body;
    assert!(values(&watched, "choice").is_empty(), "who watches has nothing to choose");
}

/// A program with a token.
fn program(server: &TestServer, name: &str) -> Browser {
    let mut program = server.guest();
    program.origin = None;
    let guest = ask(&mut program, "/api/guests", &json!({ "name": name }), 201);
    let token = guest["token"].as_str().expect("a token");
    program.headers.push(("Authorization".to_owned(), format!("Bearer {token}")));
    program
}

#[track_caller]
fn ask(program: &mut Browser, path: &str, body: &Value, status: u16) -> Value {
    let body = body.to_string();
    let answer = program.send("POST", path, Some("application/json"), body.as_bytes());
    answer.expect("the house answers").expect(status).json()
}

/// Follows a table to its end and makes some choice at every turn; what it heard.
fn play_along(mut program: Browser, id: &str) -> Vec<Value> {
    let mut stream = TcpStream::connect(&program.address).expect("the house is open");
    let mut head =
        format!("GET /api/tables/{id}/events?from=0 HTTP/1.1\r\nHost: {}\r\n", program.address);
    for (name, value) in &program.headers {
        head += &format!("{name}: {value}\r\n");
    }
    write!(stream, "{head}\r\n").expect("the house listens");
    let mut heard = Vec::new();
    for line in BufReader::new(stream).lines().map_while(Result::ok) {
        if !line.starts_with('{') {
            continue;
        }
        let event: Value = serde_json::from_str(&line).expect("JSON");
        if event["type"] == "turn" {
            let choices = event["choices"].as_array().expect("choices");
            let choice = &choices[heard.len() % choices.len()];
            let body = json!({ "choice": choice, "after": event["after"] });
            ask(&mut program, &format!("/api/tables/{id}/play"), &body, 200);
        }
        let over = event["type"] == "over";
        heard.push(event);
        if over {
            break;
        }
    }
    heard
}

#[test]
fn four_programs_play_a_whole_game_while_a_fifth_watches() {
    let server = TestServer::open();
    let mut players: Vec<Browser> =
        ["Ada", "Bo", "Cy", "Di"].iter().map(|name| program(&server, name)).collect();
    let new = json!({
        "game": "five-tribes", "options": { "players": 4, "artisans": true },
        "opponents": ["anyone"], "side": 2,
    });
    let table = ask(&mut players[0], "/api/tables", &new, 201);
    let id = table["id"].as_str().expect("a name").to_owned();
    assert_eq!(table["seats"].as_array().expect("seats").len(), 4);
    for player in &mut players[1..] {
        let joined = ask(player, &format!("/api/tables/{id}/join"), &json!({}), 200);
        assert_ne!(joined["seat"], json!(2));
    }
    let too_late =
        ask(&mut program(&server, "Eve"), &format!("/api/tables/{id}/join"), &json!({}), 409);
    assert_eq!(too_late["error"], "full");
    players.push(server.guest());
    let playing: Vec<_> = players
        .into_iter()
        .map(|player| {
            let id = id.clone();
            std::thread::spawn(move || play_along(player, &id))
        })
        .collect();
    let heard: Vec<Vec<Value>> =
        playing.into_iter().map(|thread| thread.join().expect("to the end")).collect();
    for heard in &heard {
        let moves = heard.iter().filter(|event| event["type"] == "move");
        let numbers: Vec<u64> = moves.map(|event| event["number"].as_u64().unwrap()).collect();
        let last = *numbers.last().expect("moves");
        assert_eq!(numbers, (1..=last).collect::<Vec<_>>(), "every move is told once, in order");
        assert_eq!(heard.last().expect("an end")["scores"].as_array().expect("scores").len(), 4);
    }
    let watched = heard.last().expect("who watches");
    assert!(watched.iter().all(|event| event["type"] != "turn"));
    let text = server.guest().get(&format!("/api/tables/{id}/record")).expect(200).body;
    let record = Record::parse(&text).expect("a record");
    record.verify::<five_tribes::State>().expect("a fair game");
}

#[test]
fn opponents_who_have_no_seat_are_refused() {
    let server = TestServer::open();
    let mut ada = program(&server, "Ada");
    let new = json!({ "game": "five-tribes", "opponents": ["random", "random"] });
    let refused = ask(&mut ada, "/api/tables", &new, 422);
    assert_eq!(refused["error"], "too_many_opponents");
    let new = json!({ "game": "five-tribes", "opponents": ["random"], "side": 3 });
    assert_eq!(ask(&mut ada, "/api/tables", &new, 422)["error"], "no_such_side");
}

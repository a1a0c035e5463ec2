//! Programs at the tables: the HTTP API as `server/src/api/openapi.json` describes it.

use crate::test_server::{Browser, TestServer};
use caravanserai_core::Record;
use serde_json::{Value, json};
use std::io::{BufRead, BufReader, Write};
use std::net::TcpStream;
use std::path::Path;
use std::process::Command;
use std::time::Duration;

/// A program with a token.
pub(crate) fn program(server: &TestServer, name: &str) -> Browser {
    let mut program = server.guest();
    program.origin = None;
    let guest = ask(&mut program, "POST", "/api/guests", json!({ "name": name }), 201);
    let token = guest["token"].as_str().expect("a token");
    program.headers.push(("Authorization".to_owned(), format!("Bearer {token}")));
    program
}

#[track_caller]
pub(crate) fn ask(
    program: &mut Browser,
    method: &str,
    path: &str,
    body: Value,
    status: u16,
) -> Value {
    let body = if method == "GET" { String::new() } else { body.to_string() };
    let answer = program.send(method, path, Some("application/json"), body.as_bytes());
    answer.expect("the house answers").expect(status).json()
}

/// An event stream, line by line. Chunk sizes are no JSON and are passed over.
pub(crate) fn events(program: &Browser, path: &str) -> impl Iterator<Item = Value> + use<> {
    let mut stream = TcpStream::connect(&program.address).expect("the house is open");
    // A stream that is silent for so long has nothing more to say.
    stream.set_read_timeout(Some(Duration::from_secs(120))).expect("a socket that can wait");
    let mut head = format!("GET {path} HTTP/1.1\r\nHost: {}\r\n", program.address);
    for (name, value) in &program.headers {
        head += &format!("{name}: {value}\r\n");
    }
    write!(stream, "{head}\r\n").expect("the house listens");
    let lines = BufReader::new(stream).lines().map_while(Result::ok);
    lines
        .filter(|line| line.starts_with('{'))
        .map(|line| serde_json::from_str(&line).unwrap_or_else(|error| panic!("{error}: {line}")))
}

/// Follows a table and makes the first choice at every turn; what it heard.
fn play_along(mut program: Browser, id: String) -> Vec<Value> {
    let mut heard = Vec::new();
    for event in events(&program, &format!("/api/tables/{id}/events?from=0")) {
        if event["type"] == "turn" {
            let choices = event["choices"].as_array().expect("choices");
            let choice = &choices[choices.len() / 2];
            let body = json!({ "choice": choice, "after": event["after"] });
            ask(&mut program, "POST", &format!("/api/tables/{id}/play"), body, 200);
        }
        heard.push(event);
    }
    heard
}

#[test]
fn two_programs_find_each_other_and_play_a_whole_game() {
    let server = TestServer::open();
    let (mut ada, mut bo) = (program(&server, "Ada"), program(&server, "Bo"));
    let new = json!({ "game": "targi", "opponents": ["anyone"], "side": 1 });
    let table = ask(&mut ada, "POST", "/api/tables", new, 201);
    assert_eq!((&table["seat"], &table["stage"]), (&json!(1), &json!("waiting")));
    let id = table["id"].as_str().expect("a name").to_owned();
    let first = {
        let (ada, id) = (ada.clone(), id.clone());
        std::thread::spawn(move || play_along(ada, id))
    };
    let open = ask(&mut bo, "GET", "/api/tables", Value::Null, 200);
    assert_eq!(open["tables"][0]["id"], json!(id));
    let joined = ask(&mut bo, "POST", &format!("/api/tables/{id}/join"), json!({}), 200);
    assert_eq!((&joined["seat"], &joined["stage"]), (&json!(0), &json!("playing")));
    let second = play_along(bo.clone(), id.clone());
    let first = first.join().expect("the first program comes to the end");

    for heard in [&first, &second] {
        let numbers = heard.iter().filter(|e| e["type"] == "move").map(|e| e["number"].as_u64());
        let numbers: Vec<u64> = numbers.map(Option::unwrap).collect();
        let last = *numbers.last().expect("moves");
        assert_eq!(numbers, (1..=last).collect::<Vec<_>>(), "every move is told once, in order");
        assert_eq!(heard.last().expect("an end")["type"], "over");
    }
    let over = first.last().unwrap();
    let text = bo.get(&format!("/api/tables/{id}/record")).expect(200).body;
    let record = Record::parse(&text).expect("a record");
    record.verify::<targi::State>().expect("a fair game");
    assert_eq!(over["seed"], json!(record.seed.as_str()));
    assert_eq!(over["result"], json!(record.result.expect("a result").to_string()));
    let next = ask(&mut ada, "POST", &format!("/api/tables/{id}/rematch"), json!({}), 200);
    assert_eq!(next["seat"], json!(0));
}

#[test]
fn moves_that_are_taken_back_are_told() {
    let server = TestServer::open();
    let mut ada = program(&server, "Ada");
    let mut bo = program(&server, "Bo");
    let new = json!({ "game": "targi", "options": { "start": 0 }, "side": 0 });
    let id = ask(&mut ada, "POST", "/api/tables", new, 201)["id"].as_str().unwrap().to_owned();
    ask(&mut bo, "POST", &format!("/api/tables/{id}/join"), json!({}), 200);
    let path = |what: &str| format!("/api/tables/{id}/{what}");
    let mut heard = events(&bo, &path("events"));
    assert_eq!(heard.next().unwrap()["type"], "table");
    ask(&mut ada, "POST", &path("play"), json!({ "choice": "place 2", "after": 0 }), 200);
    assert_eq!(heard.next().unwrap()["type"], "move");
    let turn = heard.next().unwrap();
    assert_eq!((&turn["type"], &turn["after"]), (&json!("turn"), &json!(1)));
    // Bo may act, so Ada asks.
    let refused = ask(&mut ada, "POST", &path("undo"), json!({ "after": 1 }), 409);
    assert_eq!(refused["error"], "nothing_to_undo");
    let asks = json!({ "type": "takeback", "seat": 0, "moves": 0 });
    let answered = |answer: &str, by: Value| json!({ "type": "takeback", "seat": null, "answer": answer, "by": by });
    for (program, by) in [("Ada", 0), ("Bo", 1)] {
        ask(&mut ada, "POST", &path("takeback"), json!({}), 200);
        assert_eq!(heard.next().unwrap(), asks);
        assert_eq!(heard.next().unwrap()["type"], "turn");
        let who = if program == "Ada" { &mut ada } else { &mut bo };
        ask(who, "POST", &path("takeback"), json!({ "answer": "no" }), 200);
        assert_eq!(heard.next().unwrap(), answered("no", json!(by)));
        assert_eq!(heard.next().unwrap()["type"], "turn");
    }
    ask(&mut ada, "POST", &path("takeback"), json!({}), 200);
    assert_eq!(heard.next().unwrap(), asks);
    assert_eq!(heard.next().unwrap()["type"], "turn");
    ask(&mut bo, "POST", &path("takeback"), json!({ "answer": "yes" }), 200);
    assert_eq!(heard.next().unwrap(), json!({ "type": "back", "moves": 0 }));
    assert_eq!(heard.next().unwrap(), answered("yes", Value::Null));
    ask(&mut ada, "POST", &path("play"), json!({ "choice": "place 3" }), 200);
    assert_eq!(heard.next().unwrap()["type"], "move");
    assert_eq!(heard.next().unwrap()["after"], json!(8));
    // Bo answers to the position that was taken back.
    let late = json!({ "choice": turn["choices"][0], "after": 1 });
    let refused = ask(&mut bo, "POST", &path("play"), late, 409);
    assert_eq!(refused["error"], "old_page");
    ask(&mut ada, "POST", &path("leave"), json!({}), 200);
    let left = json!({ "type": "left", "seat": 0, "stand_in": null });
    assert_eq!(heard.next().unwrap(), left);
    assert_eq!(heard.next().unwrap()["result"], "left by 0");
}

#[test]
fn mistakes_of_programs_are_named() {
    let server = TestServer::open();
    let mut ada = program(&server, "Ada");
    let mut check = |method: &str, path: &str, body: Value, status: u16, error: &str| {
        let told = ask(&mut ada, method, path, body, status);
        assert_eq!(told["error"], error, "{told}");
    };
    check("POST", "/api/tables", json!({ "game": "chess" }), 422, "no_game");
    check("POST", "/api/tables", json!({ "gmae": "targi" }), 400, "unreadable");
    check("POST", "/api/tables", json!(["targi"]), 400, "unreadable");
    let odd = json!({ "game": "targi", "options": { "layuot": 1 } });
    check("POST", "/api/tables", odd, 422, "bad_options");
    let wizard = json!({ "game": "targi", "opponents": ["wizard"] });
    check("POST", "/api/tables", wizard, 422, "no_opponent");
    check("POST", "/api/guests", json!({ "name": "\u{200b}" }), 422, "bad_field");
    check("GET", "/api/tables?stage=never", Value::Null, 422, "bad_field");
    check("GET", "/api/tables?mine&stage=never", Value::Null, 422, "bad_field");
    check("GET", "/api/tables/abc", Value::Null, 404, "no_table");
    let mut nobody = server.guest();
    ask(&mut nobody, "POST", "/api/tables", json!({ "game": "targi" }), 401);
    nobody.headers.push(("Authorization".to_owned(), "Bearer 123".to_owned()));
    ask(&mut nobody, "GET", "/api/me", Value::Null, 401);
}

#[test]
fn every_address_of_the_document_answers_as_it_says() {
    let server = TestServer::open();
    let document = server.guest().get("/api/v1/openapi.json").expect(200).json();
    let mut ada = program(&server, "Ada");
    let new = json!({ "game": "targi", "opponents": ["random"], "hints": true });
    let id = ask(&mut ada, "POST", "/api/tables", new, 201)["id"].as_str().unwrap().to_owned();
    let mut asked = 0;
    for (path, methods) in document["paths"].as_object().expect("paths") {
        for (method, operation) in methods.as_object().expect("methods") {
            let path = path.replace("{id}", &id);
            let mut documented: Vec<u16> = operation["responses"]
                .as_object()
                .expect("responses")
                .keys()
                .map(|status| status.parse().expect("a status"))
                .collect();
            asked += 1;
            let mut wrong_method = server.guest();
            let answer = wrong_method.send("PATCH", &path, None, b"").unwrap().expect(405);
            assert_eq!(answer.json()["error"], "wrong_method");
            let allowed = answer.header("allow").expect("what is possible");
            assert!(allowed.contains(&method.to_uppercase()), "{method} {path}: {allowed}");
            assert!(documented.contains(&405) && documented.contains(&429), "{method} {path}");
            // As older versions had it.
            let old = server.guest().send("PATCH", &path.replace("/v1", ""), None, b"").unwrap();
            assert_eq!(old.status, 405);
            if path.ends_with("/events") {
                let event = events(&ada, &path).next().expect("an event");
                let event = event.get("event").unwrap_or(&event);
                assert_eq!(event["type"], "table");
                continue;
            }
            for body in [
                "",
                "{}",
                "nonsense",
                r#"{"name":"Bo"}"#,
                r#"{"game":"targi"}"#,
                r#"{"choice":"x"}"#,
            ] {
                let kind = Some("application/json");
                let answer =
                    ada.send(&method.to_uppercase(), &path, kind, body.as_bytes()).unwrap();
                let status = answer.status;
                assert!(documented.contains(&status), "{method} {path} {body}: {status}");
            }
            let mut nobody = server.guest();
            let answer = nobody.send(&method.to_uppercase(), &path, None, b"{}").unwrap();
            documented.push(401);
            assert!(documented.contains(&answer.status), "{method} {path} without a token");
        }
    }
    assert_eq!(asked, 36, "every route is documented");
}

#[test]
fn a_program_that_was_restarted_finds_its_tables_and_hears_of_all_in_one_stream() {
    let server = TestServer::open();
    let (mut ada, mut bo) = (program(&server, "Ada"), program(&server, "Bo"));
    let new = |side: u8| json!({ "game": "targi", "side": side, "options": { "start": 0 } });
    let open = |of: &mut Browser, side: u8| {
        let table = ask(of, "POST", "/api/v1/tables", new(side), 201);
        table["id"].as_str().expect("a name").to_owned()
    };
    let (first, second) = (open(&mut ada, 0), open(&mut bo, 1));
    ask(&mut server.guest(), "GET", "/api/v1/tables?mine", Value::Null, 401);
    let mine = |of: &mut Browser| {
        let told = ask(of, "GET", "/api/v1/tables?mine", Value::Null, 200);
        told["tables"].as_array().expect("a list").clone()
    };
    let line = &mine(&mut ada)[0];
    assert_eq!(
        (&line["id"], &line["stage"], &line["seat"]),
        (&json!(first), &json!("waiting"), &json!(0))
    );
    let mut heard = events(&ada, "/api/v1/events");
    let next = |heard: &mut dyn Iterator<Item = Value>| {
        let told = heard.next().expect("news");
        (told["table"].as_str().expect("a table").to_owned(), told["event"]["type"].clone())
    };
    assert_eq!(next(&mut heard), (first.clone(), json!("table")));
    // Somebody sits down at one, and she at another that she did not know of.
    ask(&mut bo, "POST", &format!("/api/v1/tables/{first}/join"), json!({}), 200);
    assert_eq!(next(&mut heard), (first.clone(), json!("table")));
    assert_eq!(next(&mut heard), (first.clone(), json!("turn")));
    ask(&mut ada, "POST", &format!("/api/v1/tables/{second}/join"), json!({}), 200);
    assert_eq!(next(&mut heard), (second.clone(), json!("table")));
    assert_eq!(next(&mut heard), (second.clone(), json!("turn")));
    let ids: Vec<Value> = mine(&mut ada).iter().map(|line| line["id"].clone()).collect();
    assert_eq!(ids, [json!(second), json!(first)], "the latest first");
    ask(&mut bo, "POST", &format!("/api/v1/tables/{first}/leave"), json!({}), 200);
    assert_eq!(next(&mut heard), (first.clone(), json!("left")));
    assert_eq!(next(&mut heard), (first, json!("over")));
    assert_eq!(mine(&mut ada).len(), 1);
}

#[test]
fn a_side_that_no_table_has_is_refused() {
    let server = TestServer::open();
    let mut ada = program(&server, "Ada");
    for (side, status, error) in
        [(2, 422, "no_such_side"), (255, 422, "no_such_side"), (256, 400, "unreadable")]
    {
        let body = json!({ "game": "targi", "side": side });
        let told = ask(&mut ada, "POST", "/api/v1/tables", body, status);
        assert_eq!(told["error"], error, "{told}");
    }
    let id = ask(&mut ada, "POST", "/api/v1/tables", json!({ "game": "targi" }), 201);
    let path = format!("/api/v1/tables/{}/join", id["id"].as_str().unwrap());
    let mut bo = program(&server, "Bo");
    ask(&mut bo, "POST", &path, json!({ "seat": 255 }), 422);
}

#[test]
fn the_example_bot_plays_a_game() {
    let Ok(python) = Command::new("python3").arg("--version").output() else {
        eprintln!("NOT TESTED: there is no python3 for server/examples/bot.py");
        return;
    };
    assert!(python.status.success());
    let server = TestServer::open();
    let bot = Path::new(env!("CARGO_MANIFEST_DIR")).join("examples/bot.py");
    for game in [&["--game", "targi"][..], &["--game", "five-tribes", "--players", "3"]] {
        let played = Command::new("python3")
            .arg(&bot)
            .args(["--house", &format!("http://{}", server.address), "--against", "random"])
            .args(game)
            .output()
            .expect("python3 runs");
        let said = String::from_utf8_lossy(&played.stdout);
        assert!(played.status.success(), "{}", String::from_utf8_lossy(&played.stderr));
        assert!(said.lines().last().expect("a result").contains(", won by "), "{said}");
    }
}

#[test]
fn a_program_that_asks_for_it_hears_who_comes_and_goes() {
    let server = TestServer::open();
    let (mut ada, mut bo) = (program(&server, "Ada"), program(&server, "Bo"));
    let new = json!({ "game": "targi", "side": 0, "opponents": ["friend"] });
    let id = ask(&mut ada, "POST", "/api/v1/tables", new, 201)["id"].as_str().unwrap().to_owned();
    let path = |what: &str| format!("/api/v1/tables/{id}{what}");
    let mut heard = events(&ada, &path("/events?people"));
    let first = heard.next().unwrap();
    assert_eq!(first["seats"], json!([{ "name": "Ada", "is": "here" }, null]));
    assert_eq!(first["watching"], 0);
    let mut watches = events(&server.guest(), &path("/events"));
    watches.next().expect("a table");
    let people =
        |seats: Value, watching| json!({ "type": "people", "seats": seats, "watching": watching });
    assert_eq!(heard.next().unwrap(), people(json!(["here", null]), 1));
    ask(&mut bo, "POST", &path("/join"), json!({}), 200);
    assert_eq!(heard.next().unwrap(), people(json!(["here", "here"]), 1));
    assert_eq!(heard.next().unwrap()["type"], "table");
    let told = ask(&mut bo, "GET", &path(""), Value::Null, 200);
    assert_eq!(told["seats"][1], json!({ "name": "Bo", "is": "here" }));
    assert_eq!(told["watching"], 1);
}

#[test]
fn in_one_stream_of_all_tables_a_program_hears_who_comes_and_goes_if_it_asks_for_it() {
    let server = TestServer::open();
    let (mut ada, mut bo) = (program(&server, "Ada"), program(&server, "Bo"));
    let new = json!({ "game": "targi", "side": 0, "opponents": ["friend"] });
    let id = ask(&mut ada, "POST", "/api/v1/tables", new, 201)["id"].as_str().unwrap().to_owned();
    let mut heard = events(&ada, "/api/v1/events?people");
    let mut silent = events(&ada, "/api/v1/events");
    for heard in [&mut heard as &mut dyn Iterator<Item = Value>, &mut silent] {
        assert_eq!(heard.next().unwrap()["event"]["type"], "table");
    }
    let watches = events(&server.guest(), &format!("/api/v1/tables/{id}/events"));
    let told = heard.next().unwrap();
    let people = json!({ "type": "people", "seats": ["here", null], "watching": 1 });
    assert_eq!(told, json!({ "table": id, "event": people }));
    drop(watches);
    ask(&mut bo, "POST", &format!("/api/v1/tables/{id}/join"), json!({}), 200);
    let next = silent.next().unwrap();
    assert_eq!(next["event"]["type"], "table", "nothing of people before: {next}");
}

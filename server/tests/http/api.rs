//! Programs at the tables: the HTTP API as `docs/openapi.json` describes it.

use crate::test_server::{Browser, TestServer};
use caravanserai_core::Record;
use serde_json::{Value, json};
use std::io::{BufRead, BufReader, Write};
use std::net::TcpStream;
use std::path::Path;
use std::process::Command;

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
fn events(program: &Browser, path: &str) -> impl Iterator<Item = Value> + use<> {
    let mut stream = TcpStream::connect(&program.address).expect("the house is open");
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
    let door = |what: &str| format!("/api/tables/{id}/{what}");
    let mut heard = events(&bo, &door("events"));
    assert_eq!(heard.next().unwrap()["type"], "table");
    ask(&mut ada, "POST", &door("play"), json!({ "choice": "place 2", "after": 0 }), 200);
    assert_eq!(heard.next().unwrap()["type"], "move");
    let turn = heard.next().unwrap();
    assert_eq!((&turn["type"], &turn["after"]), (&json!("turn"), &json!(1)));
    ask(&mut ada, "POST", &door("undo"), json!({ "after": 1 }), 200);
    assert_eq!(heard.next().unwrap(), json!({ "type": "back", "moves": 0 }));
    ask(&mut ada, "POST", &door("play"), json!({ "choice": "place 3" }), 200);
    assert_eq!(heard.next().unwrap()["type"], "move");
    assert_eq!(heard.next().unwrap()["after"], json!(3));
    // Bo answers to the position that was taken back.
    let late = json!({ "choice": turn["choices"][0], "after": 1 });
    let refused = ask(&mut bo, "POST", &door("play"), late, 409);
    assert_eq!(refused["error"], "old_page");
    ask(&mut ada, "POST", &door("takeback"), json!({}), 200);
    assert_eq!(heard.next().unwrap(), json!({ "type": "takeback", "seat": 0 }));
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
    let odd = json!({ "game": "targi", "options": { "layuot": 1 } });
    check("POST", "/api/tables", odd, 422, "bad_options");
    let wizard = json!({ "game": "targi", "opponents": ["wizard"] });
    check("POST", "/api/tables", wizard, 422, "no_opponent");
    check("POST", "/api/guests", json!({ "name": "\u{200b}" }), 422, "bad_field");
    check("GET", "/api/tables?stage=never", Value::Null, 422, "bad_field");
    check("GET", "/api/tables/abc", Value::Null, 404, "no_table");
    let mut nobody = server.guest();
    ask(&mut nobody, "POST", "/api/tables", json!({ "game": "targi" }), 401);
    nobody.headers.push(("Authorization".to_owned(), "Bearer 123".to_owned()));
    ask(&mut nobody, "GET", "/api/me", Value::Null, 401);
}

#[test]
fn every_address_of_the_document_answers_as_it_says() {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../docs/openapi.json");
    let text = std::fs::read_to_string(file).expect("the document");
    let document: Value = serde_json::from_str(&text).expect("JSON");
    let server = TestServer::open();
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
            if path.ends_with("/events") {
                assert_eq!(events(&ada, &path).next().expect("an event")["type"], "table");
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
    assert_eq!(asked, 14, "every route is documented");
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

//! A few words across the table.

use crate::api::{ask, events, program};
use crate::keeping::moved;
use crate::test_server::{TestServer, play_if_to_act, settings, two_friends};
use serde_json::json;
use server::{Clock, Settings};
use std::time::Duration;

fn house() -> (TestServer, Clock) {
    let clock = Clock::default();
    (TestServer::with(Settings { clock: clock.clone(), ..settings() }), clock)
}

#[test]
fn what_somebody_says_is_read_by_everybody_in_their_own_language() {
    let (server, _) = house();
    let (mut ada, mut bo, table) = two_friends(&server);
    bo.cookies.insert("language".to_owned(), "de".to_owned());
    assert!(ada.get(&table).expect(200).body.contains("value=\"good_move\""), "to choose from");
    ada.post(&format!("{table}/say"), &[("phrase", "good_move")]).expect(303);
    let said =
        |page: &str, words: &str| page.contains(&format!("data-name=\"Ada\">{words}</span>"));
    assert!(said(&ada.get(&table).expect(200).body, "Good move!"));
    assert!(said(&bo.get(&table).expect(200).body, "Guter Zug!"));
    let watches = server.guest().get(&table).expect(200).body;
    assert!(said(&watches, "Good move!") && !watches.contains("value=\"good_move\""));
    server.guest().post(&format!("{table}/say"), &[("phrase", "hello")]).expect(403);
}

#[test]
fn nobody_floods_the_table_and_nothing_free_is_said() {
    let (server, clock) = house();
    let (mut ada, _, table) = two_friends(&server);
    let say = format!("{table}/say");
    ada.post(&say, &[("phrase", "hello")]).expect(303);
    ada.post(&say, &[("phrase", "sorry")]).expect(429);
    clock.turn(Duration::from_secs(4));
    ada.post(&say, &[("phrase", "sorry")]).expect(303);
    clock.turn(Duration::from_secs(4));
    ada.post(&say, &[("phrase", "you fool")]).expect(422);
    ada.post(&say, &[]).expect(422);
}

#[test]
fn what_was_said_stays_until_its_speaker_plays_also_after_a_restart() {
    let server = TestServer::open();
    let (ada, bo, table) = two_friends(&server);
    let mut both = [ada, bo];
    for guest in &mut both {
        guest.post(&format!("{table}/say"), &[("phrase", "one_moment")]).expect(303);
    }
    let folder = server.close();
    let server = TestServer::in_folder(folder, settings());
    let mut both = both.map(|guest| moved(&guest, &server));
    let said = |page: String| page.matches("data-said=").count();
    assert_eq!(said(both[0].get(&table).expect(200).body), 2);
    let played = both.iter_mut().find_map(|guest| play_if_to_act(guest, &table, |_| 0));
    assert!(played.is_some());
    assert_eq!(said(both[0].get(&table).expect(200).body), 1, "the other still waits");
}

#[test]
fn who_wants_silence_has_it_and_the_others_do_not_know() {
    let (server, _) = house();
    let (mut ada, mut bo, table) = two_friends(&server);
    bo.post("/settings", &[("phrases", "off"), ("back", &table)]).expect(303);
    ada.post(&format!("{table}/say"), &[("phrase", "hello")]).expect(303);
    assert!(bo.get(&table).expect(200).body.contains(" data-muted"));
    assert!(!ada.get(&table).expect(200).body.contains(" data-muted"));
    bo.post("/settings", &[("phrases", "on")]).expect(303);
    assert!(!bo.get(&table).expect(200).body.contains(" data-muted"));
    bo.post("/settings", &[("phrases", "perhaps")]).expect(422);
}

#[test]
fn against_the_house_alone_there_is_nobody_to_talk_to() {
    let server = TestServer::open();
    let mut ada = server.guest();
    let fields = [("game", "targi"), ("opponent", "novice"), ("name", "Ada")];
    let table = ada.post("/new", &fields).expect(303).location().to_owned();
    assert!(!ada.get(&table).expect(200).body.contains("value=\"hello\""));
}

#[test]
fn programs_say_and_hear_phrases() {
    let (server, _) = house();
    let (mut ada, mut bo) = (program(&server, "Ada"), program(&server, "Bo"));
    let new = json!({ "game": "targi", "opponents": ["friend"] });
    let opened = ask(&mut ada, "POST", "/api/v1/tables", new, 201);
    let path = format!("/api/v1/tables/{}", opened["id"].as_str().unwrap());
    ask(&mut bo, "POST", &format!("{path}/join"), json!({}), 200);
    let mut heard = events(&bo, &format!("{path}/events"));
    assert_eq!(heard.next().unwrap()["type"], "table");
    let say = format!("{path}/say");
    ask(&mut ada, "POST", &say, json!({ "phrase": "have_fun" }), 200);
    let event = heard.find(|event| event["type"] == "said").expect("it is heard");
    assert_eq!(event["phrase"], "have_fun");
    let table = ask(&mut bo, "GET", &path, json!({}), 200);
    let seats = table["seats"].as_array().unwrap();
    assert!(seats.iter().any(|seat| seat["said"] == "have_fun"), "{table}");
    let told = ask(&mut ada, "POST", &say, json!({ "phrase": "hi" }), 422);
    assert!(told["reason"].as_str().unwrap().contains("phrase"), "{told}");
}

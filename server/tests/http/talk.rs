//! A few words across the table.

use crate::api::{ask, events, program};
use crate::keeping::moved;
use crate::test_server::socket::{listen, next};
use crate::test_server::{TestServer, play_if_to_act, settings, two_friends, wait_until};
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
    ada.post(&format!("{table}/leave"), &[]).expect(303);
    assert!(!ada.get(&format!("{table}/end")).expect(200).body.contains("value=\"hello\""));
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
    // Also when the game is over.
    ask(&mut bo, "POST", &format!("{path}/leave"), json!({}), 200);
    ask(&mut bo, "POST", &say, json!({ "phrase": "well_played" }), 200);
    let table = ask(&mut ada, "GET", &path, json!({}), 200);
    assert!(table["seats"].as_array().unwrap().iter().any(|seat| seat["said"] == "well_played"));
}

#[test]
fn after_the_game_people_thank_each_other_on_its_last_page() {
    let (server, clock) = house();
    let (mut ada, mut bo, table) = two_friends(&server);
    bo.cookies.insert("language".to_owned(), "de".to_owned());
    bo.post(&format!("{table}/leave"), &[]).expect(303);
    let end = format!("{table}/end");
    let page = ada.get(&end).expect(200).body;
    assert!(page.contains("value=\"well_played\"") && !page.contains("data-said"));
    let mut listens = listen(&bo, &format!("{table}/live?page=end")).expect("a socket");
    let shown = |page: &serde_json::Value| page["html"].as_str().expect("a page").to_owned();
    assert!(!shown(&next(&mut listens)).contains("data-said"));
    let say = format!("{table}/say?page=end");
    let back = ada.post(&say, &[("phrase", "thank_you")]).expect(303).location().to_owned();
    assert_eq!(back, end);
    let told = "data-name=\"Ada\">Danke!</span>";
    wait_until("it is heard", || shown(&next(&mut listens)).contains(told).then_some(()));
    assert!(bo.get(&end).expect(200).body.contains(told));
    let watches = server.guest().get(&end).expect(200).body;
    assert!(watches.contains("Thank you!") && !watches.contains("value=\"well_played\""));
    // A script is given the same page anew, also when it was too soon.
    ada.headers.push(("Accept".to_owned(), "application/json".to_owned()));
    let told = ada.post(&say, &[("phrase", "again")]).expect(429).json();
    assert!(told["html"].as_str().unwrap().contains("class=\"verdict\""), "{told}");
    clock.turn(Duration::from_secs(4));
    let told = ada.post(&say, &[("phrase", "again")]).expect(200).json();
    assert!(told["html"].as_str().unwrap().contains("Another game?</span>"), "{told}");
    ada.post(&format!("{table}/say?page=nowhere"), &[("phrase", "again")]).expect(422);
}

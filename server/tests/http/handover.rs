//! Leaving one's seat to another by agreement.

use crate::api::{ask, events, program};
use crate::test_server::{Browser, TestServer, play_if_to_act, two_friends, wait_until};
use serde_json::json;

fn hand_over(guest: &mut Browser, table: &str, fields: &[(&str, &str)]) -> u16 {
    guest.post(&format!("{table}/hand-over"), fields).status
}

#[test]
fn a_seat_goes_to_the_house_when_the_other_agrees() {
    let server = TestServer::open();
    let (mut ada, mut bo, table) = two_friends(&server);
    assert_eq!(hand_over(&mut bo, &table, &[("answer", "yes")]), 409, "nobody has asked");
    assert_eq!(hand_over(&mut ada, &table, &[("to", "novice")]), 303);
    assert_eq!(hand_over(&mut ada, &table, &[("answer", "yes")]), 409, "not by oneself");
    let page = bo.get(&table).expect(200).body;
    assert!(
        page.contains("Ada would leave the seat to an opponent of the house: Novice."),
        "{page}"
    );
    assert_eq!(hand_over(&mut bo, &table, &[("answer", "yes")]), 303);
    let page = bo.get(&table).expect(200).body;
    assert!(page.contains("Ada left the seat. An opponent of the house plays on there."));
    ada.post(&format!("{table}/play"), &[("choice", "end"), ("after", "0")]).expect(403);
    // The game goes on, and nobody has lost it.
    for _ in 0..3 {
        wait_until("Bo is to act", || play_if_to_act(&mut bo, &table, |_| 0));
    }
}

#[test]
fn whoever_is_asked_may_say_no_and_the_asker_is_told() {
    let server = TestServer::open();
    let (mut ada, mut bo, table) = two_friends(&server);
    assert_eq!(hand_over(&mut ada, &table, &[("to", "anyone")]), 303);
    assert_eq!(hand_over(&mut bo, &table, &[("answer", "no")]), 303);
    let page = ada.get(&table).expect(200).body;
    assert!(page.contains("Bo did not agree that Ada leaves the seat."), "{page}");
    assert_eq!(hand_over(&mut ada, &table, &[("to", "anyone")]), 303);
    assert_eq!(hand_over(&mut ada, &table, &[("answer", "no")]), 303, "thought better of it");
    assert_eq!(hand_over(&mut bo, &table, &[("answer", "yes")]), 409);
    assert_eq!(hand_over(&mut ada, &table, &[("to", "nobody at all")]), 422);
    assert_eq!(hand_over(&mut ada, &table, &[]), 422);
}

#[test]
fn somebody_else_sits_down_and_plays_on_with_the_same_cards() {
    let server = TestServer::open();
    let (mut ada, mut bo, table) = two_friends(&server);
    let mut cy = server.guest();
    cy.post("/settings", &[("name", "Cy")]).expect(303);
    let sit = format!("{table}/sit");
    cy.post(&sit, &[]).expect(409);
    hand_over(&mut ada, &table, &[("to", "anyone")]);
    cy.post(&sit, &[]).expect(409);
    hand_over(&mut bo, &table, &[("answer", "yes")]);
    let page = cy.get(&table).expect(200).body;
    assert!(page.contains("Whoever opens this page may take the seat of Ada."), "{page}");
    // Until then Ada plays; whoever is already seated has a seat.
    bo.post(&sit, &[]).expect(303);
    cy.post(&sit, &[]).expect(303);
    let page = cy.get(&table).expect(200).body;
    assert!(page.contains("Cy plays on in this seat now.") || page.contains("data-turn"), "{page}");
    server.guest().post(&sit, &[]).expect(409);
    ada.post(&format!("{table}/undo"), &[]).expect(403);
    let played =
        [&mut cy, &mut bo].into_iter().find_map(|guest| play_if_to_act(guest, &table, |_| 0));
    assert!(played.is_some());
    bo.post(&format!("{table}/leave"), &[]).expect(303);
    let record = cy.get(&format!("{table}/record")).expect(200).body;
    assert!(record.contains("\"Cy\"") && !record.contains("\"Ada\""), "{record}");
}

#[test]
fn who_plays_alone_has_nobody_to_agree() {
    let server = TestServer::open();
    let mut ada = server.guest();
    let fields = [("game", "targi"), ("opponent", "novice"), ("name", "Ada")];
    let table = ada.post("/new", &fields).expect(303).location().to_owned();
    assert_eq!(hand_over(&mut ada, &table, &[("to", "novice")]), 409);
    assert!(!ada.get(&table).expect(200).body.contains("/hand-over"));
}

#[test]
fn programs_leave_seats_and_take_them() {
    let server = TestServer::open();
    let [mut ada, mut bo, mut cy] = ["Ada", "Bo", "Cy"].map(|name| program(&server, name));
    let new = json!({ "game": "targi", "opponents": ["friend"], "side": 0 });
    let opened = ask(&mut ada, "POST", "/api/v1/tables", new, 201);
    let path = format!("/api/v1/tables/{}", opened["id"].as_str().unwrap());
    ask(&mut bo, "POST", &format!("{path}/join"), json!({}), 200);
    let mut heard = events(&bo, &format!("{path}/events"));
    assert_eq!(heard.next().expect("an event")["type"], "table");
    let over = format!("{path}/hand-over");
    ask(&mut ada, "POST", &over, json!({ "to": "anyone" }), 200);
    let offer = heard.find(|event| event["type"] == "offer").expect("it is heard");
    assert_eq!(offer["offer"], json!({ "seat": 0, "to": null, "asked": [1] }));
    ask(&mut bo, "POST", &over, json!({ "answer": "yes" }), 200);
    let offer = heard.find(|event| event["type"] == "offer").expect("it is heard");
    assert_eq!((&offer["offer"], &offer["vacant"]), (&json!(null), &json!(0)));
    ask(&mut cy, "POST", &format!("{path}/join"), json!({}), 200);
    let table = ask(&mut cy, "GET", &path, json!({}), 200);
    assert_eq!((&table["seat"], &table["vacant"]), (&json!(0), &json!(null)), "{table}");
}

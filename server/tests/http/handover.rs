//! Leaving one's seat to another by agreement.

use crate::api::{ask, events, program};
use crate::keeping::moved;
use crate::registry;
use crate::test_server::{
    Browser, TestServer, play_if_to_act, settings, two_friends, two_friends_with, values,
    wait_until,
};
use serde_json::json;
use server::{Clock, Settings};
use std::time::Duration;

const HOUR: Duration = Duration::from_secs(3600);
const BY_POST: [(&str, &str); 3] = [("pace", "post"), ("hours", "24"), ("holidays", "0")];

/// A house with Pebbles, whose clock the test turns.
fn house(clock: &Clock, folder: tempfile::TempDir) -> TestServer {
    let settings = Settings { clock: clock.clone(), ..settings() };
    TestServer::offering(folder, settings, registry::all())
}

fn free(guest: &mut Browser, table: &str) -> u16 {
    guest.post(&format!("{table}/overdue"), &[("way", "free")]).status
}

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
fn those_who_are_asked_may_say_no_and_the_asker_is_told() {
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
    assert_eq!(offer["offer"], json!({ "seat": 0, "to": null, "by": null, "asked": [1] }));
    ask(&mut bo, "POST", &over, json!({ "answer": "yes" }), 200);
    let offer = heard.find(|event| event["type"] == "offer").expect("it is heard");
    assert_eq!((&offer["offer"], &offer["vacant"]), (&json!(null), &json!(0)));
    ask(&mut cy, "POST", &format!("{path}/join"), json!({}), 200);
    let table = ask(&mut cy, "GET", &path, json!({}), 200);
    assert_eq!((&table["seat"], &table["vacant"]), (&json!(0), &json!(null)), "{table}");
}

#[test]
fn the_seat_of_a_player_who_left_for_good_goes_to_the_guest_whom_the_other_lets_in() {
    let clock = Clock::default();
    let server = house(&clock, tempfile::TempDir::new().expect("a folder"));
    let (ada, bo, table) = two_friends_with(&server, &BY_POST);
    let (mut late, mut bo) = match values(&ada.clone().get(&table).expect(200).body, "choice")[..] {
        [] => (bo, ada),
        _ => (ada, bo),
    };
    let mut cy = server.guest();
    cy.post("/settings", &[("name", "Cy")]).expect(303);
    assert!(!bo.get(&table).expect(200).body.contains("value=\"free\""));
    assert_eq!(free(&mut bo, &table), 409, "there is still time");
    clock.turn(25 * HOUR);
    assert!(bo.get(&table).expect(200).body.contains("value=\"free\""));
    assert_eq!(free(&mut late, &table), 409, "not the own seat");
    assert_eq!(free(&mut cy, &table), 403, "not by who watches");
    assert_eq!(free(&mut bo, &table), 303);
    assert_eq!(free(&mut bo, &table), 409, "it is free already");
    let page = bo.get(&table).expect(200).body;
    assert!(page.contains("Send the address of this page to whoever is to play on."), "{page}");
    assert!(page.contains("value=\"claim\"") && !page.contains("value=\"free\""));
    assert!(late.get(&table).expect(200).body.contains("Keep my seat after all"));
    // The same after a restart.
    let server = house(&clock, server.close());
    let [mut late, mut bo, mut cy] = [late, bo, cy].map(|guest| moved(&guest, &server));
    let page = cy.get(&table).expect(200).body;
    assert!(page.contains("Whoever opens this page may take the seat of"), "{page}");
    assert!(values(&page, "choice").is_empty(), "whoever watches sees nothing of the seat yet");
    cy.post(&format!("{table}/sit"), &[]).expect(303);
    server.guest().post(&format!("{table}/sit"), &[]).expect(409);
    assert!(
        values(&late.get(&table).expect(200).body, "choice").is_empty(),
        "now who left watches"
    );
    assert_eq!(bo.post(&format!("{table}/overdue"), &[("way", "claim")]).status, 409, "time anew");
    clock.turn(20 * HOUR);
    play_if_to_act(&mut cy, &table, |_| 0).expect("Cy plays on");
    while play_if_to_act(&mut cy, &table, |_| 0).is_some() {}
    play_if_to_act(&mut bo, &table, |_| 0).expect("the game goes on");
}

/// Four friends at a table of Five Tribes; the first has no time left. Their names, too.
fn one_is_late(server: &TestServer, clock: &Clock) -> (Vec<(Browser, &'static str)>, String) {
    let names = ["Ada", "Bo", "Cy", "Di"];
    let mut guests = names.map(|name| (server.guest(), name)).to_vec();
    let mut fields = vec![("game", "five-tribes"), ("name", "Ada"), ("side", "0")];
    fields.extend([("opponent", "friend"); 3]);
    fields.extend(BY_POST);
    let table = guests[0].0.post("/new", &fields).expect(303).location().to_owned();
    for (guest, name) in &mut guests[1..] {
        guest.post(&format!("{table}/sit"), &[("name", name)]).expect(303);
    }
    clock.turn(25 * HOUR);
    let late = guests
        .iter_mut()
        .position(|(guest, _)| guest.get(&table).expect(200).body.contains("Your time is over."));
    guests.rotate_left(late.expect("somebody is late"));
    (guests, table)
}

#[test]
fn among_more_all_others_must_agree_that_a_seat_is_freed_and_its_person_may_come_back() {
    let clock = Clock::default();
    let server = house(&clock, tempfile::TempDir::new().expect("a folder"));
    let (mut guests, table) = one_is_late(&server, &clock);
    let names: Vec<&str> = guests.iter().map(|(_, name)| *name).collect();
    let mut browsers: Vec<Browser> = guests.iter().map(|(guest, _)| guest.clone()).collect();
    let mut at = |guest: usize| guests[guest].0.get(&table).expect(200).body;
    assert!(at(1).contains("If everybody else agrees, whoever opens this page may take the seat"));
    let answer = |yes: &'static str| [("answer", yes)];
    assert_eq!(free(&mut browsers[1], &table), 303);
    let question = format!("{} would let somebody else have the seat of {}", names[1], names[0]);
    let page = at(2);
    assert!(page.contains(&question) && page.contains("value=\"yes\""), "{page}");
    let page = at(1);
    assert!(page.contains("must agree.") && page.contains("Ask no longer"), "{page}");
    assert_eq!(hand_over(&mut browsers[2], &table, &answer("no")), 303);
    let refused = format!("{} did not agree that somebody else has the seat", names[2]);
    assert!(at(1).contains(&refused) && at(3).contains(&refused));
    let mut eve = server.guest();
    eve.post("/settings", &[("name", "Eve")]).expect(303);
    assert_eq!(free(&mut browsers[1], &table), 303);
    assert_eq!(hand_over(&mut browsers[0], &table, &answer("yes")), 409, "not the own seat");
    assert_eq!(hand_over(&mut browsers[2], &table, &answer("yes")), 303);
    eve.post(&format!("{table}/sit"), &[]).expect(409);
    assert_eq!(free(&mut browsers[3], &table), 303, "who asks for the same agrees");
    assert!(eve.get(&table).expect(200).body.contains("Take this seat"));
    // Whose seat it is comes back and plays: it is theirs.
    play_if_to_act(&mut browsers[0], &table, |_| 0).expect("back again");
    assert!(!eve.get(&table).expect(200).body.contains("Take this seat"));
    eve.post(&format!("{table}/sit"), &[]).expect(409);
}

#[test]
fn nobody_takes_a_freed_seat_that_the_house_has_or_whose_person_is_waited_for() {
    let clock = Clock::default();
    let server = house(&clock, tempfile::TempDir::new().expect("a folder"));
    for way in ["wait", "house"] {
        let (mut guests, table) = one_is_late(&server, &clock);
        for (guest, _) in &mut guests[1..] {
            assert_eq!(free(guest, &table), 303);
        }
        let mut eve = server.guest();
        assert!(eve.get(&table).expect(200).body.contains("Take this seat"));
        let fields = [("way", way), ("level", "random")];
        guests[2].0.post(&format!("{table}/overdue"), &fields).expect(303);
        assert!(!eve.get(&table).expect(200).body.contains("Take this seat"), "{way}");
        eve.post(&format!("{table}/sit"), &[("name", "Eve")]).expect(409);
    }
}

#[test]
fn programs_free_the_seat_of_who_does_not_come() {
    let clock = Clock::default();
    let server = house(&clock, tempfile::TempDir::new().expect("a folder"));
    let [mut ada, mut bo, mut cy, mut di] =
        ["Ada", "Bo", "Cy", "Di"].map(|name| program(&server, name));
    let pace = json!({ "kind": "post", "hours": 24 });
    let new = json!({ "game": "pebbles", "opponents": ["friend", "friend", "random"], "side": 0,
        "options": { "players": 4 }, "pace": pace });
    let opened = ask(&mut ada, "POST", "/api/v1/tables", new, 201);
    let path = format!("/api/v1/tables/{}", opened["id"].as_str().unwrap());
    for guest in [&mut bo, &mut cy] {
        ask(guest, "POST", &format!("{path}/join"), json!({}), 200);
    }
    let mut heard = events(&bo, &format!("{path}/events"));
    assert_eq!(heard.next().expect("it is heard")["type"], "table");
    clock.turn(25 * HOUR);
    let late = ask(&mut bo, "GET", &path, json!({}), 200)["overdue"].clone();
    assert_eq!(late, 0);
    ask(&mut cy, "POST", &format!("{path}/overdue"), json!({ "way": "free" }), 200);
    let offer = heard.find(|event| event["type"] == "offer").expect("it is heard");
    let seats = ask(&mut bo, "GET", &path, json!({}), 200);
    let asks = ask(&mut cy, "GET", &path, json!({}), 200)["seat"].clone();
    let asked = seats["seat"].clone();
    assert_eq!(offer["offer"], json!({ "seat": 0, "to": null, "by": asks, "asked": [asked] }));
    ask(&mut bo, "POST", &format!("{path}/hand-over"), json!({ "answer": "yes" }), 200);
    let offer = heard.find(|event| event["type"] == "offer").expect("it is heard");
    assert_eq!((&offer["offer"], &offer["vacant"]), (&json!(null), &json!(0)));
    let told = ask(&mut di, "POST", &format!("{path}/join"), json!({}), 200);
    assert_eq!((&told["seat"], &told["vacant"]), (&json!(0), &json!(null)), "{told}");
    assert!(told["choices"].is_array() && told["overdue"].is_null(), "{told}");
}

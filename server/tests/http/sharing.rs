//! Several people on one device.

use crate::api::{ask, program};
use crate::keeping::moved;
use crate::registry;
use crate::test_server::postgres::Postgres;
use crate::test_server::socket::{listen, next_people};
use crate::test_server::{Browser, TestServer, after, play_if_to_act, settings, values};
use serde_json::json;
use server::{Clock, Settings};
use std::time::Duration;

/// Ada opens a table for herself and Bo beside her.
fn two_on_one_device(server: &TestServer, game: &str) -> (Browser, String) {
    let mut device = server.guest();
    let fields =
        [("game", game), ("name", "Ada"), ("side", "0"), ("opponent", "beside"), ("beside", "Bo")];
    let table = device.post("/new", &fields).expect(303).location().to_owned();
    (device, table)
}

/// Whom a page asks to take the device.
fn curtain(page: &str) -> Option<&'static str> {
    let (_, button) = page.split_once("/here\"")?;
    let named = |name: &&str| button.contains(&format!("I am {name}"));
    Some(["Ada", "Bo", "Cy"].into_iter().find(named).expect("a name"))
}

/// Whom the device asks to take it.
fn awaited(device: &mut Browser, table: &str) -> Option<&'static str> {
    curtain(&device.get(table).expect(200).body)
}

/// Whoever is to act says that they have the device.
fn take(device: &mut Browser, table: &str) {
    let page = device.get(table).expect(200).body;
    device.post(&format!("{table}/here"), &[("after", &after(&page))]).expect(303);
    assert_eq!(awaited(device, table), None);
}

fn play(device: &mut Browser, table: &str, page: &str, choice: &str) {
    let fields = [("choice", choice), ("after", &after(page))];
    device.post(&format!("{table}/play"), &fields).expect(303);
}

#[test]
fn where_nothing_is_hidden_the_device_simply_goes_round() {
    let server = TestServer::open();
    let (mut device, table) = two_on_one_device(&server, "targi");
    let mut placed = Vec::new();
    for _ in 0..4 {
        let page = device.get(&table).expect(200).body;
        assert!(page.contains("data-turn=\"yes\"") && !page.contains("class=\"panel box curtain"));
        let choice = values(&page, "choice")[0].to_owned();
        play(&mut device, &table, &page, &choice);
        placed.push(choice);
    }
    let record = device.get(&format!("{table}/replay?at=4")).expect(200).body;
    assert!(record.contains("Ada") && record.contains("Bo"), "both are named");
    // Nobody waits for anybody elsewhere: no words across the table, nobody to agree.
    let page = device.get(&table).expect(200).body;
    assert!(!page.contains("/say\"") && !page.contains("/hand-over\""), "{page}");
    // Whoever chose last takes it back, and nobody has to be asked.
    device.post(&format!("{table}/takeback"), &[]).expect(303);
    let page = device.get(&table).expect(200).body;
    assert!(page.contains("data-moves=\"3\""), "{page}");
}

#[test]
fn where_something_is_hidden_a_curtain_falls_between_the_turns() {
    let server = TestServer::open();
    let (mut device, table) = two_on_one_device(&server, "five-tribes");
    let mut seen = Vec::new();
    while seen.len() < 2 {
        let page = device.get(&table).expect(200).body;
        // Whoever acts twice in a row has the device already.
        let Some(next) = curtain(&page) else {
            assert!(!seen.is_empty());
            let choice = values(&page, "choice")[0].to_owned();
            play(&mut device, &table, &page, &choice);
            continue;
        };
        assert!(values(&page, "choice").is_empty(), "nothing to choose behind the curtain");
        assert_eq!(page.matches("class=\"purse").count(), 0, "no purse is shown: {page}");
        // Whoever only watches sees no curtain.
        assert_eq!(curtain(&server.guest().get(&table).expect(200).body), None);
        device.post(&format!("{table}/here"), &[]).expect(303);
        let page = device.get(&table).expect(200).body;
        assert_eq!(curtain(&page), None);
        assert_eq!(page.matches("class=\"purse").count(), 1, "one's own and no other: {page}");
        let choice = values(&page, "choice")[0].to_owned();
        play(&mut device, &table, &page, &choice);
        seen.push(next);
    }
    seen.sort_unstable();
    assert_eq!(seen, ["Ada", "Bo"]);
    device.get(&table).expect(200);
    // After a restart the curtain is down.
    let folder = server.close();
    let server = TestServer::in_folder(folder, settings());
    let mut device = moved(&device, &server);
    assert!(curtain(&device.get(&table).expect(200).body).is_some());
}

/// Ada and Bo on one device play Targi until Ada holds a card that nobody has seen and Bo nothing
/// of the kind, and it is Bo's turn.
fn ada_holds_a_card(device: &mut Browser, table: &str) {
    let api = table.replace("/table/", "/api/v1/tables/");
    let mut holds = false;
    loop {
        let acts = device.get(&api).expect(200).json()["to_act"].clone();
        if holds && acts == 1 {
            return;
        }
        take_if_asked(device, table);
        let page = device.get(table).expect(200).body;
        let choices = values(&page, "choice");
        // Ada never plays her secret card, and Bo has nothing in hand.
        let (wanted, avoided) = match acts == 0 {
            true => (&["place 14", "use 14", "keep"][..], &["place 1", "play hand"][..]),
            false => (&["discard"][..], &["place 14", "keep"][..]),
        };
        let avoided = |choice: &str| avoided.contains(&choice);
        let wanted = wanted.iter().find(|wanted| choices.contains(wanted));
        let choice = wanted.or_else(|| choices.iter().find(|choice| !avoided(choice)));
        let choice = choice.expect("something to do").to_string();
        play(device, table, &page, &choice);
        holds |= choice == "keep";
    }
}

/// Whether a page shows a card in a hand.
fn shows_hand(page: &str) -> bool {
    page.contains("spot hand-card")
}

#[test]
fn a_hand_is_hidden_from_who_took_the_device_unasked() {
    let server = TestServer::open();
    let mut device = server.guest();
    let fields = [("game", "targi"), ("name", "Ada"), ("side", "0"), ("start", "0")];
    let beside = [("opponent", "beside"), ("beside", "Bo")];
    let table = device.post("/new", &[&fields[..], &beside].concat());
    let table = table.expect(303).location().to_owned();
    ada_holds_a_card(&mut device, &table);
    // Bo has nothing to hide: he plays at once, and has the device from then on.
    while awaited(&mut device, &table).is_none() {
        let page = device.get(&table).expect(200).body;
        assert!(!shows_hand(&page), "Bo does not see the hand of Ada");
        let choices = values(&page, "choice");
        let choice = choices.iter().find(|choice| !["keep", "place 14"].contains(choice));
        let choice = choice.expect("something to do").to_string();
        play(&mut device, &table, &page, &choice);
    }
    let page = device.get(&table).expect(200).body;
    assert_eq!(curtain(&page), Some("Ada"));
    assert!(!shows_hand(&page) && values(&page, "choice").is_empty());
    take(&mut device, &table);
    assert!(shows_hand(&device.get(&table).expect(200).body), "Ada sees her card");
    // What she takes back in her turn she takes back with the device in her hand.
    let page = device.get(&table).expect(200).body;
    let place = values(&page, "choice").into_iter().find(|choice| choice.starts_with("place"));
    let place = place.expect("a round begins").to_owned();
    play(&mut device, &table, &page, &place);
    assert!(!shows_hand(&device.get(&table).expect(200).body), "now it is Bo's turn");
    // Bo asks to take it back, and it is her turn again, but he has the device.
    device.post(&format!("{table}/takeback"), &[]).expect(303);
    let page = device.get(&table).expect(200).body;
    assert_eq!(curtain(&page), Some("Ada"));
    assert!(!shows_hand(&page));
}

/// Ada and Bo on one device, and Cy at another, at a table of Pebbles, where everybody has a hand.
fn two_and_a_friend(server: &TestServer) -> (Browser, Browser, String) {
    let (mut device, mut cy) = (server.guest(), server.guest());
    let fields = [("game", "pebbles"), ("name", "Ada"), ("side", "0"), ("opponent", "beside")];
    let fields = [&fields[..], &[("beside", "Bo"), ("opponent", "friend")]].concat();
    let table = device.post("/new", &fields).expect(303).location().to_owned();
    cy.post(&format!("{table}/sit"), &[("name", "Cy")]).expect(303);
    (device, cy, table)
}

fn with_pebbles(clock: &Clock) -> TestServer {
    let folder = tempfile::TempDir::new().expect("a folder");
    let settings = Settings { clock: clock.clone(), ..settings() };
    TestServer::offering(folder, settings, registry::all())
}

#[test]
fn nobody_has_the_device_for_longer_than_their_turn() {
    let server = with_pebbles(&Clock::default());
    let (mut device, mut cy, table) = two_and_a_friend(&server);
    for name in ["Ada", "Bo"] {
        assert_eq!(awaited(&mut device, &table), Some(name));
        assert_eq!(awaited(&mut cy, &table), None, "a friend elsewhere sees no curtain");
        take(&mut device, &table);
        play_if_to_act(&mut device, &table, |_| 0).expect("their turn");
    }
    // Ada was the last but one to act on the device; who looks on while Cy acts is not known.
    assert_eq!(awaited(&mut device, &table), None);
    assert!(values(&device.get(&table).expect(200).body, "choice").is_empty());
    play_if_to_act(&mut cy, &table, |_| 0).expect("Cy's turn");
    assert_eq!(awaited(&mut device, &table), Some("Ada"));
    take(&mut device, &table);
    // Cy takes back what was done, and does something else.
    cy.post(&format!("{table}/takeback"), &[]).expect(303);
    device.post(&format!("{table}/takeback"), &[("answer", "yes")]).expect(303);
    play_if_to_act(&mut cy, &table, |_| 1).expect("Cy's turn");
    assert_eq!(awaited(&mut device, &table), Some("Ada"));
    take(&mut device, &table);
    play_if_to_act(&mut device, &table, |_| 0).expect("Ada's turn");
    // Bo asks to take that back: Ada is to act, and he has the device.
    device.post(&format!("{table}/takeback"), &[]).expect(303);
    cy.post(&format!("{table}/takeback"), &[("answer", "yes")]).expect(303);
    assert_eq!(awaited(&mut device, &table), Some("Ada"));
}

#[test]
fn players_on_one_device_answer_while_somebody_elsewhere_is_to_act() {
    let server = with_pebbles(&Clock::default());
    let (mut device, mut cy, table) = two_and_a_friend(&server);
    for guest in ["device", "device", "cy", "device", "device"] {
        let guest = if guest == "cy" { &mut cy } else { &mut device };
        take_if_asked(guest, &table);
        play_if_to_act(guest, &table, |_| 0).expect("their turn");
    }
    let question = "Cy asks to take a choice back. Do you agree?";
    assert!(!device.get(&table).expect(200).body.contains(question));
    cy.post(&format!("{table}/takeback"), &[]).expect(303);
    let page = device.get(&table).expect(200).body;
    assert!(page.contains(question) && curtain(&page).is_none(), "nothing of theirs is shown");
    assert_eq!(values(&page, "answer"), ["yes", "no"]);
    let watched = server.guest().get(&table).expect(200).body;
    assert!(!watched.contains(question) && values(&watched, "answer").is_empty());
    let fields = [("answer", "yes"), ("after", &after(&page))];
    device.post(&format!("{table}/takeback"), &fields).expect(303);
    let page = device.get(&table).expect(200).body;
    assert!(page.contains("data-moves=\"2\"") && !page.contains(question));
    // The same with a seat that is left.
    cy.post(&format!("{table}/hand-over"), &[("to", "anyone")]).expect(303);
    let page = device.get(&table).expect(200).body;
    assert!(page.contains("Cy would leave the seat to whoever sits down."), "{page}");
    device.post(&format!("{table}/hand-over"), &[("answer", "no")]).expect(303);
    assert!(!device.get(&table).expect(200).body.contains("Cy would leave the seat"));
}

#[test]
fn players_who_share_a_device_agree_together() {
    let server = with_pebbles(&Clock::default());
    let (mut device, mut cy, table) = two_and_a_friend(&server);
    let hand_over = format!("{table}/hand-over");
    cy.post(&hand_over, &[("to", "anyone")]).expect(303);
    let mut eve = server.guest();
    eve.post(&format!("{table}/sit"), &[("name", "Eve")]).expect(409);
    device.post(&hand_over, &[("answer", "yes")]).expect(303);
    eve.post(&format!("{table}/sit"), &[("name", "Eve")]).expect(303);
    let told = eve.get(&table.replace("/table/", "/api/v1/tables/")).expect(200).json();
    assert_eq!(told["seats"][2]["name"], "Eve", "{told}");
}

#[test]
fn four_pass_one_device_round() {
    let server = with_pebbles(&Clock::default());
    let mut device = server.guest();
    let mut fields = vec![("game", "pebbles"), ("name", "Ada"), ("side", "0")];
    for name in ["Bo", "Cy", "Di"] {
        fields.extend([("opponent", "beside"), ("beside", name)]);
    }
    let table = device.post("/new", &fields).expect(303).location().to_owned();
    for _ in 0..2 {
        for name in ["Ada", "Bo", "Cy", "Di"] {
            let page = device.get(&table).expect(200).body;
            assert!(page.contains(&format!("I am {name}")), "{name} is next");
            assert!(values(&page, "choice").is_empty());
            take(&mut device, &table);
            play_if_to_act(&mut device, &table, |_| 0).expect("their turn");
        }
    }
}

#[test]
fn who_says_that_they_are_there_on_an_old_page_lifts_no_other_curtain() {
    let server = with_pebbles(&Clock::default());
    let (mut device, _, table) = two_and_a_friend(&server);
    let page = device.get(&table).expect(200).body;
    take(&mut device, &table);
    play_if_to_act(&mut device, &table, |_| 0).expect("Ada's turn");
    // Ada clicks once more on the page that asked for her.
    let answer = device.post(&format!("{table}/here"), &[("after", &after(&page))]);
    assert_eq!(curtain(&answer.expect(409).body), Some("Bo"));
    assert_eq!(awaited(&mut device, &table), Some("Bo"));
}

#[test]
fn a_device_that_was_laid_down_for_a_while_has_to_be_taken_again() {
    let clock = Clock::default();
    let server = with_pebbles(&clock);
    let (mut device, _, table) = two_and_a_friend(&server);
    take(&mut device, &table);
    let mut page = listen(&device, &format!("{table}/live")).expect("a socket");
    let shown = crate::test_server::socket::next(&mut page)["html"].to_string();
    assert!(!shown.contains("/here"));
    clock.turn(Duration::from_secs(9 * 60));
    assert_eq!(awaited(&mut device, &table), None, "one may think for some minutes");
    clock.turn(Duration::from_secs(60));
    assert_eq!(awaited(&mut device, &table), Some("Ada"));
    let shown = crate::test_server::socket::next(&mut page)["html"].to_string();
    assert!(shown.contains("/here"), "the curtain falls on the page that was left open");
}

#[test]
fn all_nodes_know_who_has_the_device() {
    let Some(postgres) = Postgres::shared() else { return };
    let url = postgres.url(&postgres.database(None));
    let clock = Clock::default();
    let node = || TestServer::node(&url, Settings { clock: clock.clone(), ..settings() });
    let (one, other) = (node(), node());
    let (mut here, table) = two_on_one_device(&one, "five-tribes");
    let mut there = moved(&here, &other);
    let first = awaited(&mut here, &table).expect("somebody begins");
    assert_eq!(awaited(&mut there, &table), Some(first));
    take(&mut here, &table);
    assert_eq!(awaited(&mut there, &table), None, "the other node shows the same");
    // On they play at the other node, until the first one is to act again.
    let mut acted = vec![first];
    while acted.len() < 3 {
        if let Some(name) = awaited(&mut there, &table) {
            assert_ne!(acted.last(), Some(&name), "the turn has passed");
            assert_eq!(awaited(&mut here, &table), Some(name), "whoever had it at this node");
            acted.push(name);
            take(&mut there, &table);
        }
        play_if_to_act(&mut there, &table, |_| 0).expect("somebody's turn");
    }
    // While one node is open, the house is, and another one knows what it knew.
    take_if_asked(&mut there, &table);
    drop(one);
    let again = node();
    assert_eq!(awaited(&mut moved(&here, &again), &table), None);
}

fn take_if_asked(device: &mut Browser, table: &str) {
    if awaited(device, table).is_some() {
        take(device, table);
    }
}

#[test]
fn nobody_watches_where_one_device_goes_round() {
    let server = TestServer::open();
    let (device, table) = two_on_one_device(&server, "targi");
    let mut page = listen(&device, &format!("{table}/live")).expect("a socket");
    let people = next_people(&mut page);
    assert_eq!(people["watching"], 0, "{people}");
}

#[test]
fn the_list_of_games_knows_that_one_of_us_is_to_act() {
    let server = TestServer::open();
    let (mut device, table) = two_on_one_device(&server, "targi");
    for _ in 0..3 {
        let home = device.get("/").expect(200).body;
        assert!(home.contains(&table) && home.contains("Your turn"), "{home}");
        let page = device.get(&table).expect(200).body;
        let choice = values(&page, "choice")[0].to_owned();
        play(&mut device, &table, &page, &choice);
    }
}

#[test]
fn a_program_may_play_for_both() {
    let server = TestServer::open();
    let mut ada = program(&server, "Ada");
    let new = json!({ "game": "targi", "opponents": ["beside:Bo"], "side": 0 });
    let table = ask(&mut ada, "POST", "/api/v1/tables", new, 201);
    let path = format!("/api/v1/tables/{}", table["id"].as_str().unwrap());
    let mut acted = Vec::new();
    for _ in 0..2 {
        let table = ask(&mut ada, "GET", &path, json!({}), 200);
        assert_eq!(table["seat"], table["to_act"], "{table}");
        assert_eq!(table["view"]["seat"], table["seat"], "nobody looks over its shoulder");
        acted.push(table["seat"].as_u64().unwrap());
        let choice = json!({ "choice": table["choices"][0] });
        ask(&mut ada, "POST", &format!("{path}/play"), choice, 200);
    }
    acted.sort_unstable();
    assert_eq!(acted, [0, 1]);
    let wrong = json!({ "game": "targi", "opponents": ["beside:Sage"] });
    ask(&mut ada, "POST", "/api/v1/tables", wrong, 422);
}

#[test]
fn who_sits_beside_the_host_has_a_name_like_anybody() {
    let server = TestServer::open();
    let mut ada = server.guest();
    let with =
        |name| [("game", "targi"), ("name", "Ada"), ("opponent", "beside"), ("beside", name)];
    ada.post("/new", &with("Sage")).expect(422);
    let table = ada.post("/new", &with("")).expect(303).location().to_owned();
    let pages = ["replay?at=0&eyes=0", "replay?at=0&eyes=1"]
        .map(|page| ada.get(&format!("{table}/{page}")).body);
    assert!(pages.iter().any(|page| page.contains("Guest 2")), "{pages:?}");
}

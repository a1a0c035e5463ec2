//! Several people on one device.

use crate::api::{ask, program};
use crate::keeping::moved;
use crate::test_server::socket::{listen, next_people};
use crate::test_server::{Browser, TestServer, after, settings, values};
use serde_json::json;

/// Ada opens a table for herself and Bo beside her.
fn two_on_one_device(server: &TestServer, game: &str) -> (Browser, String) {
    let mut device = server.guest();
    let fields =
        [("game", game), ("name", "Ada"), ("side", "0"), ("opponent", "beside"), ("beside", "Bo")];
    let table = device.post("/new", &fields).expect(303).location().to_owned();
    (device, table)
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
    let curtain = |page: &str| {
        let (_, after) = page.split_once("/here\"")?;
        Some(if after.contains("I am Ada") { "Ada" } else { "Bo" })
    };
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

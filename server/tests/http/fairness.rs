//! That nobody chooses the cards, the host included: what every seat adds to the seed, and
//! what is found out when somebody cheats.

use crate::api::{ask, events, program};
use crate::keeping::{count, moved, tamper};
use crate::test_server::{Browser, TestServer, play_if_to_act, settings, values, wait_until};
use caravanserai_core::{Fault, Malformed, Origin, Record, RecordError, Seed};
use serde_json::{Value, json};
use sha2::{Digest, Sha256};

fn sha256(text: &str) -> String {
    Sha256::digest(text.as_bytes()).iter().map(|byte| format!("{byte:02x}")).collect()
}

/// What a table asks of a guest before it deals: `seal`, `tell`, `open`, or nothing.
fn asked(guest: &mut Browser, table: &str) -> Option<String> {
    let page = guest.get(table).expect(200).body;
    let (_, rest) = page.split_once("data-add=\"")?;
    Some(rest.split('"').next().unwrap().to_owned())
}

/// What a table published of the house's seed, on its page as well as to programs.
fn commitment(server: &TestServer, table: &str) -> String {
    let id = table.rsplit('/').next().unwrap();
    let told = server.guest().get(&format!("/api/v1/tables/{id}")).expect(200).json();
    let published = told["commitment"].as_str().expect("a commitment").to_owned();
    assert!(server.guest().get(table).expect(200).body.contains(&published));
    published
}

fn seal(guest: &mut Browser, table: &str, text: &str) {
    guest.post(&format!("{table}/contribution"), &[("sealed", &sha256(text))]).expect(303);
}

fn tell(guest: &mut Browser, table: &str, text: &str) {
    guest.post(&format!("{table}/contribution"), &[("contribution", text)]).expect(303);
}

/// Ada's table, where she has sealed what she adds.
fn opened_by_ada(server: &TestServer, side: &str) -> (Browser, String) {
    let mut ada = server.guest();
    let fields = [
        ("game", "targi"),
        ("name", "Ada"),
        ("opponent", "friend"),
        ("side", side),
        ("contribute", "on"),
    ];
    let table = ada.post("/new", &fields).expect(303).location().to_owned();
    assert_eq!(asked(&mut ada, &table).as_deref(), Some("seal"));
    seal(&mut ada, &table, "ada's number");
    assert_eq!(asked(&mut ada, &table), None);
    (ada, table)
}

fn sits_down(server: &TestServer, table: &str) -> Browser {
    let mut bo = server.guest();
    let fields = [("name", "Bo"), ("contribute", "on")];
    bo.post(&format!("{table}/sit"), &fields).expect(303);
    bo
}

/// Ada and Bo at a table whose cards are dealt from what both have added.
fn dealt(server: &TestServer, side: &str) -> (Browser, Browser, String) {
    let (mut ada, table) = opened_by_ada(server, side);
    let mut bo = sits_down(server, &table);
    tell(&mut bo, &table, "bo's number");
    assert_eq!(asked(&mut ada, &table).as_deref(), Some("open"));
    tell(&mut ada, &table, "ada's number");
    (ada, bo, table)
}

/// The record of a game that Ada gives up.
fn record_of(ada: &mut Browser, table: &str) -> Record {
    ada.post(&format!("{table}/leave"), &[]).expect(303);
    let text = ada.get(&format!("{table}/record")).expect(200).body;
    Record::parse(&text).expect("a record")
}

fn check(record: &Record) -> Result<(), RecordError> {
    let read = Record::parse(&record.to_string()).expect("what is written can be read");
    read.verify::<targi::State>().map(drop)
}

#[test]
fn the_cards_are_dealt_from_what_everybody_added() {
    let server = TestServer::open();
    let (mut ada, mut bo, table) = dealt(&server, "0");
    let moves = [&mut ada, &mut bo].map(|guest| play_if_to_act(guest, &table, |_| 0));
    assert!(moves.iter().any(Option::is_some), "the game has begun");
    let record = record_of(&mut ada, &table);
    check(&record).expect("a fair game");
    let origin = record.origin.as_ref().expect("what the seed was made of");
    assert_eq!(origin.contributions, ["ada's number", "bo's number"]);
    assert_eq!(record.commitment, origin.house.commitment());
    assert_eq!((origin.lot, &record.seed), (None, &origin.seed()));
    for (guest, own) in [(&mut ada, "ada&#39;s number"), (&mut bo, "bo&#39;s number")] {
        let end = guest.get(&format!("{table}/end")).expect(200).body.replace("&#x27;", "&#39;");
        let end = end.replace('\'', "&#39;");
        assert!(end.contains(&format!("You added {own}. Checked")), "{end}");
        assert!(end.contains(origin.house.as_str()) && end.contains("href=\"/fairness\""));
        let verified = guest.post(&format!("{table}/verify"), &[]).expect(200).body;
        assert!(verified.contains("The seed matches what was published"), "{verified}");
    }
    // Whoever only watched added nothing.
    let watched = server.guest().get(&format!("{table}/end")).expect(200).body;
    assert!(!watched.contains("You added") && watched.contains("Added by Ada"));
}

#[test]
fn what_was_added_is_nobodys_business_until_the_end() {
    let server = TestServer::open();
    let (mut ada, table) = opened_by_ada(&server, "0");
    let page = server.guest().get(&table).expect(200).body;
    assert!(page.contains(&sha256("ada's number")), "it is fixed for everybody to see");
    let mut bo = sits_down(&server, &table);
    tell(&mut bo, &table, "bo-the-brave");
    tell(&mut ada, &table, "ada's number");
    let id = table.rsplit('/').next().unwrap();
    let api = format!("/api/v1/tables/{id}");
    for path in [&table, &format!("{table}/replay"), &api] {
        for guest in [&mut ada, &mut bo, &mut server.guest()] {
            let page = guest.get(path).expect(200).body;
            assert!(!page.contains("bo-the-brave") && !page.contains("ada's"), "{page}");
        }
    }
    let told = server.guest().get(&api).expect(200).json();
    assert_eq!(told["contributions"][1], json!({ "sha256": sha256("bo-the-brave"), "text": null }));
    assert_eq!((&told["house_seed"], &told["seed"]), (&Value::Null, &Value::Null));
}

#[test]
fn nobody_can_answer_to_what_another_one_adds() {
    let server = TestServer::open();
    let (mut ada, table) = opened_by_ada(&server, "0");
    let door = format!("{table}/contribution");
    let early = ada.post(&door, &[("contribution", "ada's number")]).expect(409).body;
    assert!(early.contains("Not yet: first everybody"), "{early}");
    server.guest().post(&door, &[("contribution", "eve")]).expect(403);
    let mut bo = sits_down(&server, &table);
    seal(&mut bo, &table, "bo");
    ada.post(&door, &[("contribution", "something better")]).expect(422);
    tell(&mut ada, &table, "ada's number");
    // The same again, from a page that was slow, changes nothing.
    tell(&mut ada, &table, "ada's number");
    bo.post(&door, &[("sealed", &sha256("better"))]).expect(409);
    // Bo knows by now what Ada added. If he goes, he cannot come back with another number.
    bo.post(&format!("{table}/stand"), &[]).expect(303);
    let page = ada.get(&table).expect(200).body;
    assert!(page.contains("This game is over") && !page.contains("data-add"), "{page}");
    bo.post(&format!("{table}/sit"), &[("name", "Bo"), ("contribute", "on")]).expect(409);
    bo.post(&door, &[("contribution", "bo")]).expect(403);
}

#[test]
fn who_gets_up_before_everything_is_fixed_can_come_back() {
    let server = TestServer::open();
    let (mut ada, table) = opened_by_ada(&server, "0");
    let mut bo = sits_down(&server, &table);
    bo.post(&format!("{table}/stand"), &[]).expect(303);
    assert_eq!(asked(&mut ada, &table), None);
    bo.post(&format!("{table}/sit"), &[("contribute", "on")]).expect(303);
    tell(&mut bo, &table, "bo");
    tell(&mut ada, &table, "ada's number");
    check(&record_of(&mut ada, &table)).expect("a fair game");
}

#[test]
fn seats_are_drawn_by_lot_from_the_same_seed() {
    let server = TestServer::open();
    let mut seats = Vec::new();
    for _ in 0..12 {
        let (mut ada, _, table) = dealt(&server, "random");
        let record = record_of(&mut ada, &table);
        check(&record).expect("a fair game");
        let origin = record.origin.as_ref().expect("an origin");
        let lot = usize::from(origin.lot.expect("a lot"));
        assert_eq!(record.names[lot], "Ada", "she took the first place");
        assert_eq!(origin.contributions[0], "ada's number");
        // Whoever claims another lot is found out.
        let mut forged = record.clone();
        forged.names.swap(0, 1);
        forged.origin = Some(Origin { lot: Some(1 - lot as u8), ..origin.clone() });
        let wrong = check(&forged).expect_err("another lot");
        assert!(matches!(wrong.fault, Fault::Malformed(Malformed::Lot { .. })), "{wrong}");
        seats.push(lot);
    }
    assert!(seats.contains(&0) && seats.contains(&1), "{seats:?}");
}

#[test]
fn seats_are_drawn_from_the_seed_of_the_house_where_nobody_adds_anything() {
    let server = TestServer::open();
    let mut ada = server.guest();
    let fields = [("game", "targi"), ("level", "greedy"), ("name", "Ada")];
    let table = ada.post("/play", &fields).expect(303).location().to_owned();
    let record = record_of(&mut ada, &table);
    check(&record).expect("a fair game");
    let origin = record.origin.as_ref().expect("a lot");
    assert_eq!((origin.contributions.len(), &origin.house), (0, &record.seed));
    assert_eq!(record.names[usize::from(origin.lot.unwrap())], "Ada");
}

#[test]
fn a_seat_without_a_script_adds_words_by_its_form() {
    let server = TestServer::open();
    let mut ada = server.guest();
    let home = ada.get("/").expect(200).body;
    assert!(!values(&home, "contribute").is_empty(), "the form of the landing page takes part");
    let fields = [("game", "targi"), ("level", "greedy"), ("name", "Ada"), ("contribute", "on")];
    let table = ada.post("/play", &fields).expect(303).location().to_owned();
    let page = ada.get(&table).expect(200).body;
    let others = server.guest().get("/").expect(200).body;
    assert!(!others.contains(&table), "nobody is invited to a table without a free seat");
    assert!(page.contains("name=\"contribution\"") && page.contains("Your own number or words"));
    assert!(page.contains("If you leave the field empty, you trust the house"), "{page}");
    let published = commitment(&server, &table);
    tell(&mut ada, &table, "4711 und ein Kamel");
    wait_until("Ada is to act", || play_if_to_act(&mut ada, &table, |_| 0));
    let record = record_of(&mut ada, &table);
    check(&record).expect("a fair game");
    assert_eq!(record.commitment, published);
    let origin = record.origin.expect("an origin");
    let words = origin.contributions.iter().filter(|text| !text.is_empty()).collect::<Vec<_>>();
    assert_eq!(words, ["4711 und ein Kamel"], "the house's opponent adds nothing");
}

#[test]
fn who_leaves_the_field_empty_plays_with_the_seed_of_the_house() {
    let server = TestServer::open();
    let mut ada = server.guest();
    let fields = [("game", "targi"), ("level", "greedy"), ("side", "0"), ("contribute", "on")];
    let table = ada.post("/play", &fields).expect(303).location().to_owned();
    let (long, line) = ("x".repeat(201), "two\nlines");
    for wrong in [("contribution", long.as_str()), ("contribution", line), ("sealed", "abc")] {
        ada.post(&format!("{table}/contribution"), &[wrong]).expect(422);
    }
    ada.post(&format!("{table}/contribution"), &[]).expect(422);
    tell(&mut ada, &table, "");
    let record = record_of(&mut ada, &table);
    check(&record).expect("a fair game");
    assert_eq!(record.origin, None);
}

#[test]
fn programs_seal_and_open_when_they_are_asked() {
    let server = TestServer::open();
    let (mut ada, mut bo) = (program(&server, "Ada"), program(&server, "Bo"));
    let new = json!({ "game": "targi", "opponents": ["anyone"], "side": 0, "contribute": true });
    let table = ask(&mut ada, "POST", "/api/v1/tables", new, 201);
    assert_eq!((&table["stage"], &table["contribute"]), (&json!("waiting"), &json!("seal")));
    let published = table["commitment"].clone();
    let id = table["id"].as_str().unwrap().to_owned();
    let door = |what: &str| format!("/api/v1/tables/{id}/{what}");
    let mut heard = events(&ada, &door("events"));
    assert_eq!(heard.next().unwrap()["contribute"], "seal");
    let sealed = json!({ "sealed": sha256("a") });
    let told = ask(&mut ada, "POST", &door("contribution"), sealed, 200);
    assert_eq!(told["contributions"], json!([{ "sha256": sha256("a"), "text": null }, null]));
    assert_eq!(heard.next().unwrap()["contribute"], Value::Null);
    let joined = ask(&mut bo, "POST", &door("join"), json!({ "contribute": true }), 200);
    assert_eq!((&joined["stage"], &joined["contribute"]), (&json!("waiting"), &json!("tell")));
    ask(&mut bo, "POST", &door("contribution"), json!({ "contribution": "b" }), 200);
    assert_eq!(heard.next().unwrap()["contribute"], "open");
    let both = json!({ "contribution": "a", "sealed": sha256("a") });
    ask(&mut ada, "POST", &door("contribution"), both, 422);
    let begun = ask(&mut ada, "POST", &door("contribution"), json!({ "contribution": "a" }), 200);
    assert_eq!(begun["stage"], "playing");
    assert_eq!(heard.next().unwrap()["stage"], "playing");
    let late = json!({ "contribution": "c" });
    let refused = ask(&mut ada, "POST", &door("contribution"), late, 409);
    assert_eq!(refused["error"], "nothing_awaited");
    ask(&mut bo, "POST", &door("leave"), json!({}), 200);
    let over = ask(&mut bo, "GET", &door(""), Value::Null, 404);
    assert_eq!(over["error"], "no_page");
    let over = ask(&mut bo, "GET", &format!("/api/v1/tables/{id}"), Value::Null, 200);
    assert_eq!(over["contributions"][1]["text"], "b");
    // A program works it out for itself.
    let house = Seed::new(over["house_seed"].as_str().unwrap());
    assert_eq!(json!(house.commitment()), published);
    let contributions = vec!["a".to_owned(), "b".to_owned()];
    let origin = Origin { house, contributions, lot: None };
    assert_eq!(over["seed"], json!(origin.seed().as_str()));
}

#[test]
fn a_rematch_is_dealt_from_new_numbers_of_everybody() {
    let server = TestServer::open();
    let (mut ada, mut bo, table) = dealt(&server, "0");
    let first = record_of(&mut ada, &table);
    let rematch = ada.post(&format!("{table}/rematch"), &[]).expect(303).location().to_owned();
    assert_eq!(asked(&mut ada, &rematch).as_deref(), Some("seal"));
    seal(&mut ada, &rematch, "again");
    // Bo finds the table, and nothing is dealt before he has come.
    assert_eq!(bo.post(&format!("{table}/rematch"), &[]).expect(303).location(), rematch);
    assert_eq!(asked(&mut bo, &rematch).as_deref(), Some("tell"));
    assert!(values(&ada.get(&rematch).expect(200).body, "choice").is_empty());
    tell(&mut bo, &rematch, "once more");
    tell(&mut ada, &rematch, "again");
    let second = record_of(&mut ada, &rematch);
    check(&second).expect("a fair game");
    assert_eq!(second.names, ["Bo", "Ada"], "everybody one seat further");
    assert_eq!(second.origin.as_ref().unwrap().contributions, ["once more", "again"]);
    assert_ne!(first.seed, second.seed);
}

#[test]
fn nothing_is_lost_when_the_house_closes_in_between() {
    let server = TestServer::open();
    let (ada, table) = opened_by_ada(&server, "random");
    let published = commitment(&server, &table);
    let server = TestServer::in_folder(server.close(), settings());
    let bo = sits_down(&server, &table);
    let server = TestServer::in_folder(server.close(), settings());
    let (mut ada, mut bo) = (moved(&ada, &server), moved(&bo, &server));
    tell(&mut bo, &table, "bo");
    let server = TestServer::in_folder(server.close(), settings());
    (ada, bo) = (moved(&ada, &server), moved(&bo, &server));
    tell(&mut ada, &table, "ada's number");
    let views = [&mut ada, &mut bo].map(|guest| values(&guest.get(&table).body, "choice").len());
    let server = TestServer::in_folder(server.close(), settings());
    (ada, bo) = (moved(&ada, &server), moved(&bo, &server));
    let again = [&mut ada, &mut bo].map(|guest| values(&guest.get(&table).body, "choice").len());
    assert_eq!(views, again);
    let record = record_of(&mut ada, &table);
    check(&record).expect("a fair game");
    assert_eq!(record.commitment, published);
    assert_eq!(record.origin.unwrap().contributions, ["ada's number", "bo"]);
}

#[test]
fn a_host_who_changes_the_seed_after_somebody_added_something_is_found_out() {
    let server = TestServer::open();
    let (ada, table) = opened_by_ada(&server, "0");
    let bo = sits_down(&server, &table);
    let published = commitment(&server, &table);
    let folder = server.close();
    let file = folder.path().join("house.db");
    tamper(&file, "update game_table set seed = 'one that suits me'");
    let server = TestServer::in_folder(folder, settings());
    let (mut ada, mut bo) = (moved(&ada, &server), moved(&bo, &server));
    tell(&mut bo, &table, "bo");
    tell(&mut ada, &table, "ada's number");
    let record = record_of(&mut ada, &table);
    assert_eq!(record.commitment, published);
    let wrong = check(&record).expect_err("another seed");
    assert_eq!(wrong, RecordError::new(7, Malformed::Commitment { by_house: true }));
    let end = ada.get(&format!("{table}/end")).expect(200).body;
    assert!(end.contains("does not fit what was published"), "{end}");
    let verified = ada.post(&format!("{table}/verify"), &[]).expect(200).body;
    assert!(verified.contains("does not match what was published"), "{verified}");
}

#[test]
fn a_contribution_that_was_changed_is_found_out() {
    let server = TestServer::open();
    let (mut ada, bo, table) = dealt(&server, "0");
    for guest in [&mut ada, &mut bo.clone()] {
        play_if_to_act(guest, &table, |_| 0);
    }
    // In a record, whatever else is changed along.
    let record = record_of(&mut ada, &table);
    let origin = record.origin.clone().unwrap();
    let contributions: [&[&str]; 4] = [
        &["ada's number", "bo's other number"],
        &["bo's number", "ada's number"],
        &["ada's number", ""],
        &["ada's numberbo's number", ""],
    ];
    for changed in contributions {
        let contributions = changed.iter().map(|&text| text.to_owned()).collect();
        let mut forged = record.clone();
        forged.origin = Some(Origin { contributions, ..origin.clone() });
        let wrong = check(&forged).expect_err("not what was added");
        assert_eq!(wrong, RecordError::new(4, Malformed::Seed));
        // With the seed made to fit, other cards would have been dealt.
        forged.seed = forged.origin.as_ref().unwrap().seed();
        check(&forged).expect_err("other cards");
    }
    let mut forged = record.clone();
    forged.origin = None;
    check(&forged).expect_err("the commitment is of the house's seed");
    // In the database: the log does not follow from it any more.
    let folder = server.close();
    let file = folder.path().join("house.db");
    tamper(&file, "update game_table set fairness = replace(fairness, 'bo', 'bobo')");
    assert_eq!(count(&file, "select count(*) from game_table where fairness like '%bobo%'"), 1);
    let server = TestServer::in_folder(folder, settings());
    let page = moved(&ada, &server).get(&table).expect(500).body;
    assert!(page.contains("This table was set aside"), "{page}");
}

#[test]
fn the_way_to_check_is_explained() {
    let server = TestServer::open();
    let page = server.guest().get("/fairness").expect(200).body;
    assert!(page.contains("caravanserai replay --verify --commitment"), "{page}");
    assert!(page.contains("What it does not protect against"));
}

//! Time at the tables, by a clock that the test turns: a pace that was agreed on, what the
//! others can do when somebody's time is over, and what is given back.

use crate::api::{ask, events, program};
use crate::keeping::moved;
use crate::test_server::postgres::Postgres;
use crate::test_server::{
    Browser, TestServer, play_if_to_act, settings, two_friends_with, wait_until,
};
use serde_json::{Value, json};
use server::{Clock, Settings};
use std::time::Duration;

const HOUR: Duration = Duration::from_secs(3600);
const DAY: Duration = Duration::from_secs(24 * 3600);

fn house() -> (TestServer, Clock) {
    let clock = Clock::default();
    (TestServer::with(Settings { clock: clock.clone(), ..settings() }), clock)
}

/// Two friends at a table with these fields: who is to act, who waits, and the table.
fn two(server: &TestServer, fields: &[(&str, &str)]) -> (Browser, Browser, String) {
    let (mut ada, bo, table) = two_friends_with(server, fields);
    let page = ada.get(&table).expect(200).body;
    if page.contains("data-turn=\"yes\"") { (ada, bo, table) } else { (bo, ada, table) }
}

fn overdue(guest: &mut Browser, table: &str, way: &str) -> u16 {
    guest.post(&format!("{table}/overdue"), &[("way", way)]).status
}

const BY_POST: [(&str, &str); 3] = [("pace", "post"), ("hours", "24"), ("holidays", "0")];

#[test]
fn by_post_the_one_who_waits_may_claim_when_time_is_over_and_not_before() {
    let (server, clock) = house();
    let (mut late, mut waits, table) = two(&server, &BY_POST);
    assert_eq!(overdue(&mut waits, &table, "claim"), 409, "a day is not over");
    let page = waits.get(&table).expect(200).body;
    assert!(page.contains("has time until") && page.contains("by post, 1 day a turn"));
    assert!(late.get(&table).expect(200).body.contains("You have time until"));
    clock.turn(23 * HOUR);
    assert_eq!(overdue(&mut waits, &table, "claim"), 409);
    clock.turn(HOUR);
    let page = waits.get(&table).expect(200).body;
    assert!(page.contains("is over.") && page.contains("value=\"claim\""), "what can be done");
    let page = late.get(&table).expect(200).body;
    assert!(page.contains("Your time is over.") && !page.contains("value=\"claim\""));
    let spectator = server.guest().get(&table).expect(200).body;
    assert!(!spectator.contains("value=\"claim\""));
    assert_eq!(overdue(&mut late, &table, "claim"), 409, "not the own game");
    assert_eq!(overdue(&mut waits, &table, "claim"), 303);
    let page = late.get(&table).expect(200).body;
    assert!(page.contains("had no time left. The game was claimed."));
    let end = waits.get(&format!("{table}/end")).expect(200).body;
    assert!(end.contains("had no time left"), "the count says why");
    assert_eq!(overdue(&mut waits, &table, "wait"), 409, "it is over");
}

#[test]
fn who_is_late_may_still_play_as_long_as_nobody_has_chosen() {
    let (server, clock) = house();
    let (mut late, mut waits, table) = two(&server, &BY_POST);
    clock.turn(2 * DAY);
    play_if_to_act(&mut late, &table, |_| 0).expect("it can be played");
    while play_if_to_act(&mut late, &table, |_| 0).is_some() {}
    assert_eq!(overdue(&mut waits, &table, "claim"), 409);
    assert_eq!(overdue(&mut late, &table, "claim"), 409, "the other has a day");
    clock.turn(25 * HOUR);
    assert_eq!(overdue(&mut late, &table, "claim"), 303);
}

#[test]
fn waiting_gives_a_day_and_the_house_plays_on_for_who_does_not_come() {
    let (server, clock) = house();
    let (_late, mut waits, table) = two(&server, &BY_POST);
    clock.turn(3 * DAY);
    assert!(waits.get(&table).expect(200).body.contains("is given 1 day more"));
    assert_eq!(overdue(&mut waits, &table, "wait"), 303);
    assert_eq!(overdue(&mut waits, &table, "house"), 409, "a day more from now on");
    clock.turn(23 * HOUR);
    assert_eq!(overdue(&mut waits, &table, "house"), 409);
    clock.turn(2 * HOUR);
    let fields = [("way", "house"), ("level", "random")];
    waits.post(&format!("{table}/overdue"), &fields).expect(303);
    wait_until("the house has played", || play_if_to_act(&mut waits, &table, |_| 0));
    let page = waits.get(&table).expect(200).body;
    assert!(page.contains("An opponent of the house plays on in this seat."), "the log says it");
    clock.turn(30 * DAY);
    assert_eq!(overdue(&mut waits, &table, "claim"), 409, "nobody waits for the house");
    // The same after a restart.
    let folder = server.close();
    let server = TestServer::in_folder(folder, Settings { clock, ..settings() });
    waits.address.clone_from(&server.address);
    waits.origin = Some(format!("http://{}", server.address));
    assert!(waits.get(&table).expect(200).body.contains("plays on in this seat."));
}

#[test]
fn time_goes_on_over_a_restart_and_is_given_back_while_the_house_was_closed() {
    let (server, clock) = house();
    let (_late, mut waits, table) = two(&server, &BY_POST);
    clock.turn(10 * HOUR);
    let folder = server.close();
    clock.turn(30 * DAY);
    let settings = || Settings { clock: clock.clone(), ..settings() };
    let server = TestServer::in_folder(folder, settings());
    let comes_back = |guest: &mut Browser, server: &TestServer| {
        guest.address.clone_from(&server.address);
        guest.origin = Some(format!("http://{}", server.address));
    };
    comes_back(&mut waits, &server);
    assert_eq!(overdue(&mut waits, &table, "claim"), 409, "fourteen hours are left");
    clock.turn(13 * HOUR);
    let folder = server.close();
    clock.turn(DAY);
    let server = TestServer::in_folder(folder, settings());
    comes_back(&mut waits, &server);
    assert_eq!(overdue(&mut waits, &table, "claim"), 409, "an hour is left");
    clock.turn(2 * HOUR);
    assert_eq!(overdue(&mut waits, &table, "claim"), 303);
}

#[test]
fn every_list_gives_back_what_was_lost_while_the_house_was_closed() {
    let (server, clock) = house();
    let (mut late, mut waits, _) = two(&server, &BY_POST);
    let (mut ada, mut bo) = (program(&server, "Ada"), program(&server, "Bo"));
    let open = |ada: &mut Browser, bo: &mut Browser, hours: u32| {
        let pace = json!({ "kind": "post", "hours": hours });
        let options = json!({ "start": 0 });
        let new = json!({ "game": "targi", "side": 0, "options": options, "pace": pace });
        let opened = ask(ada, "POST", "/api/v1/tables", new, 201);
        let path = format!("/api/v1/tables/{}", opened["id"].as_str().unwrap());
        ask(bo, "POST", &format!("{path}/join"), json!({}), 200);
        path
    };
    let path = open(&mut ada, &mut bo, 24);
    clock.turn(10 * HOUR);
    let folder = server.close();
    clock.turn(30 * DAY);
    let server = TestServer::in_folder(folder, Settings { clock, ..settings() });
    for guest in [&mut late, &mut waits, &mut ada, &mut bo] {
        guest.address.clone_from(&server.address);
        guest.origin = Some(format!("http://{}", server.address));
    }
    for guest in [&mut late, &mut waits] {
        let home = guest.get("/").expect(200).body;
        assert!(home.contains("13 h left<") && !home.contains("is-soon"), "{home}");
    }
    let soon = open(&mut ada, &mut bo, 12);
    let told = ask(&mut ada, "GET", "/api/v1/tables?mine", Value::Null, 200);
    let listed = |at: usize| {
        let line = &told["tables"][at];
        (format!("/api/v1/tables/{}", line["id"].as_str().unwrap()), line["due_at"].clone())
    };
    let due =
        |of: &mut Browser, path: &str| ask(of, "GET", path, Value::Null, 200)["due_at"].clone();
    let expected = [&soon, &path].map(|path| (path.clone(), due(&mut ada, path)));
    assert_eq!([listed(0), listed(1)], expected, "what is most in a hurry comes first");
}

#[test]
fn holidays_are_taken_before_time_is_over() {
    let (server, clock) = house();
    let fields = [("pace", "post"), ("hours", "24"), ("holidays", "48")];
    let (_late, mut waits, table) = two(&server, &fields);
    let page = waits.get(&table).expect(200).body;
    assert!(page.contains("After that, 2 days of this week's holidays are left."));
    clock.turn(2 * DAY);
    assert_eq!(overdue(&mut waits, &table, "claim"), 409);
    clock.turn(25 * HOUR);
    assert_eq!(overdue(&mut waits, &table, "claim"), 303);
}

#[test]
fn a_table_without_a_pace_can_be_gone_on_with_after_seven_days() {
    let (server, clock) = house();
    let (mut late, mut waits, table) = two(&server, &[]);
    assert!(!waits.get(&table).expect(200).body.contains("class=\"deadline\""));
    clock.turn(6 * DAY);
    play_if_to_act(&mut late, &table, |_| 0).expect("a move");
    while play_if_to_act(&mut late, &table, |_| 0).is_some() {}
    clock.turn(6 * DAY);
    assert_eq!(overdue(&mut late, &table, "claim"), 409, "seven days without a move");
    clock.turn(DAY + HOUR);
    let page = late.get(&table).expect(200).body;
    assert!(page.contains("value=\"claim\"") && page.contains("value=\"house\""));
    assert_eq!(overdue(&mut waits, &table, "claim"), 409);
    assert_eq!(overdue(&mut late, &table, "claim"), 303);
}

#[test]
fn what_was_agreed_to_be_claimed_by_itself_is() {
    let (server, clock) = house();
    let fields = [("pace", "post"), ("hours", "24"), ("holidays", "0"), ("claims", "on")];
    let (mut late, _waits, table) = two(&server, &fields);
    let id = table.rsplit('/').next().unwrap();
    let told = |guest: &mut Browser| guest.get(&format!("/api/v1/tables/{id}")).expect(200).json();
    clock.turn(23 * HOUR);
    std::thread::sleep(Duration::from_millis(50));
    assert_eq!(told(&mut late)["stage"], "playing");
    clock.turn(2 * HOUR);
    wait_until("it is claimed", || (told(&mut late)["stage"] == "over").then_some(()));
    assert!(late.get(&table).expect(200).body.contains("The game was claimed."));
}

/// Three friends at a table of Five Tribes with these fields, by seat.
fn three(server: &TestServer, fields: &[(&str, &str)]) -> (Vec<Browser>, String) {
    let mut guests: Vec<Browser> = (0..3).map(|_| server.guest()).collect();
    let mut all = vec![("game", "five-tribes"), ("name", "Ada"), ("side", "0")];
    all.extend([("opponent", "friend"), ("opponent", "friend")]);
    all.extend(fields);
    let table = guests[0].post("/new", &all).expect(303).location().to_owned();
    guests[1].post(&format!("{table}/sit"), &[("name", "Bo"), ("seat", "1")]).expect(303);
    guests[2].post(&format!("{table}/sit"), &[("name", "Cy"), ("seat", "2")]).expect(303);
    (guests, table)
}

#[test]
fn among_three_the_house_sits_in_by_itself_where_that_was_agreed() {
    let (server, clock) = house();
    let (mut guests, table) = three(&server, &[&BY_POST[..], &[("claims", "on")]].concat());
    let api = table.replace("/table/", "/api/v1/tables/");
    let told = |guest: &mut Browser| guest.get(&api).expect(200).json();
    let late = told(&mut guests[0])["to_act"].as_u64().expect("somebody begins") as usize;
    let bots = |told: &Value| -> Vec<usize> {
        let seats = told["seats"].as_array().expect("seats").iter().enumerate();
        seats.filter(|(_, seat)| !seat["bot"].is_null()).map(|(index, _)| index).collect()
    };
    clock.turn(23 * HOUR);
    std::thread::sleep(Duration::from_millis(50));
    assert!(bots(&told(&mut guests[0])).is_empty(), "a day is not over");
    clock.turn(2 * HOUR);
    let now = wait_until("the house sits in", || {
        let told = told(&mut guests[0]);
        (!bots(&told).is_empty()).then_some(told)
    });
    assert_eq!((bots(&now), &now["stage"]), (vec![late], &json!("playing")));
    let page = guests[late].get(&table).expect(200).body;
    assert!(page.contains("plays on in this seat."), "who was late is told why");
    // The others play on, and nobody has won by that.
    let others = [(late + 1) % 3, (late + 2) % 3];
    wait_until("another is to act", || {
        others.into_iter().find_map(|other| play_if_to_act(&mut guests[other], &table, |_| 0))
    });
}

#[test]
fn the_clocks_at_the_table_go_on_over_a_restart_and_over_nodes() {
    let clock = Clock::default();
    let postgres = Postgres::shared();
    let url = postgres.as_ref().map(|postgres| postgres.url(&postgres.database(None)));
    let settings = || Settings { clock: clock.clone(), ..settings() };
    let server = match &url {
        Some(url) => TestServer::node(url, settings()),
        None => TestServer::with(settings()),
    };
    let (mut ada, mut bo) = (program(&server, "Ada"), program(&server, "Bo"));
    let pace = json!({ "kind": "table", "minutes": 10, "seconds": 20 });
    let new = json!({ "game": "targi", "options": { "start": 0 }, "side": 0, "pace": pace });
    let id = ask(&mut ada, "POST", "/api/v1/tables", new, 201)["id"].as_str().unwrap().to_owned();
    let door = |what: &str| format!("/api/v1/tables/{id}{what}");
    ask(&mut bo, "POST", &door("/join"), json!({}), 200);
    let left = |of: &mut Browser| -> Vec<i64> {
        let told = ask(of, "GET", &door(""), Value::Null, 200);
        let left = told["left_ms"].as_array().expect("clocks").iter();
        left.map(|ms| (ms.as_i64().unwrap() + 5_000) / 10_000 * 10).collect()
    };
    let at = |guest: &Browser, server: &TestServer| Browser {
        headers: guest.headers.clone(),
        origin: None,
        ..moved(guest, server)
    };
    clock.turn(Duration::from_secs(60));
    ask(&mut ada, "POST", &door("/play"), json!({ "choice": "place 2" }), 200);
    clock.turn(Duration::from_secs(100));
    assert_eq!(left(&mut ada), [560, 500]);
    // The house closes for an hour, in which no time runs.
    let folder = server.close();
    clock.turn(HOUR);
    let server = match &url {
        Some(url) => TestServer::node(url, settings()),
        None => TestServer::in_folder(folder, settings()),
    };
    let (mut ada, mut bo) = (at(&ada, &server), at(&bo, &server));
    assert_eq!(left(&mut ada), [560, 500], "the hour was given back");
    clock.turn(Duration::from_secs(100));
    assert_eq!(left(&mut bo), [560, 400]);
    let Some(url) = url else { return };
    let other = TestServer::node(&url, settings());
    let (mut ada_there, mut bo_there) = (at(&ada, &other), at(&bo, &other));
    assert_eq!(left(&mut ada_there), [560, 400], "another node has the same clocks");
    ask(&mut bo_there, "POST", &door("/play"), json!({ "choice": "place 5" }), 200);
    clock.turn(Duration::from_secs(60));
    assert_eq!((left(&mut ada), left(&mut bo_there)), (vec![500, 420], vec![500, 420]));
    clock.turn(Duration::from_secs(510));
    assert_eq!(ask(&mut bo, "GET", &door(""), Value::Null, 200)["overdue"], 0);
    ask(&mut bo, "POST", &door("/overdue"), json!({ "way": "claim" }), 200);
    assert_eq!(ask(&mut ada_there, "GET", &door(""), Value::Null, 200)["stage"], "over");
}

#[test]
fn among_more_than_two_the_house_sits_in_and_nobody_claims() {
    let (server, clock) = house();
    let (mut guests, table) = three(&server, &BY_POST);
    clock.turn(25 * HOUR);
    let late = guests
        .iter_mut()
        .position(|guest| guest.get(&table).expect(200).body.contains("Your time is over."))
        .expect("one is late");
    let other = (late + 1) % 3;
    let page = guests[other].get(&table).expect(200).body;
    assert!(!page.contains("value=\"claim\"") && page.contains("value=\"house\""));
    assert_eq!(overdue(&mut guests[other], &table, "claim"), 422);
    assert_eq!(overdue(&mut guests[other], &table, "house"), 303);
    let page = guests[late].get(&table).expect(200).body;
    assert!(page.contains("plays on in this seat."), "who was late only watches now");
    assert!(!page.contains("name=\"choice\""));
}

#[test]
fn a_clock_runs_in_the_own_turn_alone_and_stands_still_while_a_takeback_is_asked_for() {
    let (server, clock) = house();
    let (mut ada, mut bo) = (program(&server, "Ada"), program(&server, "Bo"));
    let pace = json!({ "kind": "table", "minutes": 10, "seconds": 20 });
    let new = json!({ "game": "targi", "options": { "start": 0 }, "side": 0, "pace": pace });
    let id = ask(&mut ada, "POST", "/api/v1/tables", new, 201)["id"].as_str().unwrap().to_owned();
    let door = |what: &str| format!("/api/v1/tables/{id}{what}");
    ask(&mut bo, "POST", &door("/join"), json!({}), 200);
    let mut heard = events(&bo, &door("/events"));
    assert_eq!(heard.next().unwrap()["pace"], pace);
    let left = |of: &mut Browser| -> Vec<i64> {
        let told = ask(of, "GET", &door(""), Value::Null, 200);
        let left = told["left_ms"].as_array().expect("clocks").iter();
        left.map(|ms| (ms.as_i64().unwrap() + 5_000) / 10_000 * 10).collect()
    };
    clock.turn(Duration::from_secs(60));
    assert_eq!(left(&mut ada), [540, 600]);
    ask(&mut ada, "POST", &door("/play"), json!({ "choice": "place 2" }), 200);
    let time = heard.find(|event| event["type"] == "time").unwrap();
    assert_eq!((&time["to_act"], &time["overdue"]), (&json!(1), &Value::Null));
    clock.turn(Duration::from_secs(120));
    assert_eq!(left(&mut ada), [560, 480], "her turn added something; his runs");
    ask(&mut ada, "POST", &door("/takeback"), json!({}), 200);
    let told = ask(&mut ada, "GET", &door(""), Value::Null, 200);
    assert_eq!(told["due_at"], Value::Null, "no time runs");
    clock.turn(Duration::from_secs(3600));
    assert_eq!(left(&mut ada), [560, 480]);
    ask(&mut bo, "POST", &door("/takeback"), json!({ "answer": "no" }), 200);
    clock.turn(Duration::from_secs(60));
    assert_eq!(left(&mut ada), [560, 420]);
    let refused = ask(&mut ada, "POST", &door("/overdue"), json!({ "way": "claim" }), 409);
    assert_eq!(refused["error"], "not_overdue");
    clock.turn(Duration::from_secs(430));
    let told = ask(&mut ada, "GET", &door(""), Value::Null, 200);
    assert_eq!(told["overdue"], 1);
    ask(&mut ada, "POST", &door("/overdue"), json!({ "way": "claim" }), 200);
    let over = heard.find(|event| event["type"] == "over").unwrap();
    assert_eq!(over["result"], "left by 1");
}

#[test]
fn the_pace_is_said_where_a_table_is_opened_joined_and_listed_and_nonsense_is_refused() {
    let (server, clock) = house();
    let mut ada = server.guest();
    let form = ada.get("/new?game=targi").expect(200).body;
    assert!(form.contains("How fast?") && form.contains("name=\"pace\""));
    let open = |ada: &mut Browser, pace: &[(&str, &str)]| {
        let mut fields = vec![("game", "targi"), ("name", "Ada"), ("opponent", "anyone")];
        fields.extend([("side", "0")]);
        fields.extend(pace);
        ada.post("/new", &fields)
    };
    for wrong in [
        &[("pace", "fast")][..],
        &[("pace", "table"), ("minutes", "0"), ("seconds", "1")],
        &[("pace", "table"), ("minutes", "x"), ("seconds", "1")],
        &[("pace", "post"), ("hours", "100000"), ("holidays", "0")],
    ] {
        assert_eq!(open(&mut ada, wrong).status, 422, "{wrong:?}");
    }
    let pace = [("pace", "table"), ("minutes", "20"), ("seconds", "10")];
    let table = open(&mut ada, &pace).expect(303).location().to_owned();
    let words = "20 minutes each and 10 seconds a turn";
    assert!(ada.get(&table).expect(200).body.contains(words), "in the lobby");
    let mut bo = server.guest();
    assert!(bo.get(&table).expect(200).body.contains(words), "to whoever is invited");
    assert!(bo.get("/").expect(200).body.contains(words), "in the list");
    bo.cookies.insert("language".to_owned(), "de".to_owned());
    assert!(bo.get("/").expect(200).body.contains("je 20 Minuten und 10 Sekunden für jeden Zug"));
    bo.post(&format!("{table}/sit"), &[("name", "Bo")]).expect(303);
    clock.turn(Duration::from_secs(5 * 60));
    let page = ada.get(&table).expect(200).body;
    assert!(page.contains("class=\"clock is-running\"") && page.contains("data-due="));
    assert!(page.contains(" has 15 min left."), "and without a script in a line");
    let mut homes = [ada.get("/").expect(200).body, bo.get("/").expect(200).body].into_iter();
    assert!(homes.any(|home| home.contains("15 min left") || home.contains("noch 15 Min.")));
}

#[test]
fn the_pace_is_said_wherever_the_game_is_met() {
    let (server, _) = house();
    let by_clock = [("pace", "table"), ("minutes", "20"), ("seconds", "10")];
    for (fields, words, german) in [
        (
            &by_clock[..],
            "20 minutes each and 10 seconds a turn",
            "je 20 Minuten und 10 Sekunden für jeden Zug",
        ),
        (&BY_POST, "by post, 1 day a turn", "per Post, 1 Tag für jeden Zug"),
        (&[], "at leisure", "in Ruhe"),
    ] {
        let mut host = server.guest();
        let lobby =
            [&[("game", "targi"), ("name", "Ada"), ("opponent", "friend")], fields].concat();
        let lobby = host.post("/new", &lobby).expect(303).location().to_owned();
        assert!(host.get(&lobby).expect(200).body.contains(words), "in the lobby");
        assert!(server.guest().get(&lobby).expect(200).body.contains(words), "in the invitation");
        let (mut ada, mut bo, table) = two_friends_with(&server, fields);
        bo.cookies.insert("language".to_owned(), "de".to_owned());
        let (line, german) = (format!("Pace: {words}."), format!("Tempo: {german}."));
        assert_eq!(ada.get(&table).expect(200).body.matches(&line).count(), 2, "log and menu");
        assert!(bo.get(&table).expect(200).body.contains(&german));
        assert!(server.guest().get(&table).expect(200).body.contains(&line), "who watches, too");
        bo.post(&format!("{table}/leave"), &[]).expect(303);
        let end = format!("{table}/end");
        assert!(ada.get(&end).expect(200).body.contains(&line));
        assert!(bo.get(&end).expect(200).body.contains(&german));
        let past = ada.get("/me").expect(200).body;
        assert_eq!(past.contains(words), !fields.is_empty(), "among the finished games");
    }
    let mut alone = server.guest();
    let table = alone.post("/play", &[("game", "targi"), ("name", "Cy"), ("level", "random")]);
    let table = table.expect(303).location().to_owned();
    wait_until("Cy is to act", || play_if_to_act(&mut alone, &table, |_| 0));
    assert!(!alone.get(&table).expect(200).body.contains("Pace: "), "nobody is kept waiting");
}

#[test]
fn who_plays_against_the_house_alone_keeps_nobody_waiting() {
    let (server, clock) = house();
    let mut ada = server.guest();
    let fields = [("game", "targi"), ("opponent", "random"), ("claims", "on")];
    let table =
        ada.post("/new", &[&fields[..], &BY_POST].concat()).expect(303).location().to_owned();
    clock.turn(30 * DAY);
    wait_until("Ada is to act", || play_if_to_act(&mut ada, &table, |_| 0));
    assert!(!ada.get(&table).expect(200).body.contains("is over."));
}

#[test]
fn all_nodes_of_a_house_count_the_same_time_and_one_of_them_claims() {
    let Some(postgres) = Postgres::shared() else { return };
    let url = postgres.url(&postgres.database(None));
    let clock = Clock::default();
    let node = || TestServer::node(&url, Settings { clock: clock.clone(), ..settings() });
    let one = node();
    let by_itself = [&BY_POST[..], &[("claims", "on")]].concat();
    let (late, mut waits, table) = two(&one, &BY_POST);
    let (mut there, _, claimed) = two(&one, &by_itself);
    clock.turn(DAY - Duration::from_secs(60));
    // The one node was open all the time, although it has not noted that for a while.
    clock.turn(Duration::from_secs(25));
    let other = node();
    let mut at_the_other = moved(&late, &other);
    assert!(!at_the_other.get(&table).expect(200).body.contains("Your time is over."));
    assert_eq!(overdue(&mut waits, &table, "claim"), 409);
    clock.turn(Duration::from_secs(36));
    assert!(at_the_other.get(&table).expect(200).body.contains("Your time is over."));
    assert!(waits.get(&table).expect(200).body.contains("value=\"claim\""));
    let mut waits_there = moved(&waits, &other);
    assert_eq!(overdue(&mut waits_there, &table, "wait"), 303);
    assert_eq!(overdue(&mut waits, &table, "claim"), 409, "the other node has given time");
    // What is claimed by itself is claimed once, whichever node was first.
    clock.turn(Duration::from_secs(60));
    let told = "had no time left. The game was claimed.";
    wait_until("it is claimed", || {
        there.get(&claimed).expect(200).body.contains(told).then_some(())
    });
    let page = moved(&there, &other).get(&claimed).expect(200).body;
    assert_eq!(
        page.matches(told).count(),
        there.get(&claimed).expect(200).body.matches(told).count()
    );
    clock.turn(DAY);
    assert_eq!(overdue(&mut waits_there, &table, "claim"), 303);
    assert!(moved(&late, &one).get(&table).expect(200).body.contains(told));
    assert_eq!(overdue(&mut waits, &table, "claim"), 409, "it is over");
}

#[test]
fn the_house_takes_a_seat_at_the_level_that_was_chosen() {
    let (server, clock) = house();
    let levels = {
        let (_, mut waits, table) = two(&server, &BY_POST);
        clock.turn(25 * HOUR);
        let page = waits.get(&table).expect(200).body;
        let (_, offered) = page.split_once("id=\"overdue-level\"").expect("a choice of levels");
        let (offered, _) = offered.split_once("</select>").unwrap();
        for wrong in ["nobody", "friend"] {
            let fields = [("way", "house"), ("level", wrong)];
            assert_eq!(waits.post(&format!("{table}/overdue"), &fields).status, 422, "{wrong}");
        }
        ["pilgrim", "random"].map(|level| offered.contains(&format!("value=\"{level}\"")))
    };
    assert_eq!(levels, [true, true]);
    for level in ["pilgrim", "random"] {
        let (_, mut waits, table) = two(&server, &BY_POST);
        clock.turn(25 * HOUR);
        let fields = [("way", "house"), ("level", level)];
        waits.post(&format!("{table}/overdue"), &fields).expect(303);
        let told = waits.get(&table.replace("/table/", "/api/v1/tables/")).expect(200).json();
        let seats = told["seats"].as_array().expect("seats");
        assert_eq!(seats.iter().filter(|seat| seat["bot"] == level).count(), 1, "{told}");
    }
}

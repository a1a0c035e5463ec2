//! Tables with more than two seats, and a game that the house has never heard
//! of: nothing in the server knows how many play or what.

use crate::pebbles::rules::Pebbles;
use crate::registry;
use crate::test_server::socket::{listen, next_people};
use crate::test_server::{Browser, TestServer, play_if_to_act, values, wait_until};
use caravanserai_core::Record;
use tempfile::TempDir;

/// A house with a third game beside its own.
fn open() -> TestServer {
    in_folder(TempDir::new().expect("a folder"))
}

fn in_folder(folder: TempDir) -> TestServer {
    TestServer::offering(folder, crate::test_server::settings(), registry::all())
}

/// Four friends at a table of pebbles, by seat, and its address.
fn four_friends(server: &TestServer) -> (Vec<Browser>, String) {
    let mut guests: Vec<Browser> = (0..4).map(|_| server.guest()).collect();
    let fields = [
        ("game", "pebbles"),
        ("name", "Ada"),
        ("side", "0"),
        ("opponent", "friend"),
        ("opponent", "friend"),
        ("opponent", "friend"),
    ];
    let table = guests[0].post("/new", &fields).expect(303).location().to_owned();
    for (seat, name) in [(1, "Bo"), (2, "Cy"), (3, "Di")] {
        let number = seat.to_string();
        guests[seat]
            .post(&format!("{table}/sit"), &[("seat", &number), ("name", name)])
            .expect(303);
    }
    (guests, table)
}

fn play_round(guests: &mut [Browser], table: &str) {
    for guest in guests {
        play_if_to_act(guest, table, |_| 0).expect("everybody lays a pebble in turn");
    }
}

#[test]
fn four_friends_play_to_the_end_and_a_rematch_moves_everybody_one_seat_on() {
    let server = open();
    let (mut guests, table) = four_friends(&server);
    play_round(&mut guests, &table);
    play_round(&mut guests, &table);
    let end = guests[1].get(&format!("{table}/end")).expect(200).body;
    for name in ["Ada", "Bo", "Cy", "Di"] {
        assert!(end.contains(name), "{name} is in the count");
    }
    for seat in 0..4 {
        assert!(
            end.contains(&format!("mark--{seat}")),
            "seat {seat} has a curve with its own mark"
        );
        server.guest().get(&format!("{table}/replay?at=3&eyes={seat}")).expect(200);
    }
    server.guest().get(&format!("{table}/replay?at=3&eyes=4")).expect(422);
    let record = Record::parse(&server.guest().get(&format!("{table}/record")).expect(200).body);
    record.expect("a record").verify::<Pebbles>().expect("a fair game");

    let next = guests[2].post(&format!("{table}/rematch"), &[]).expect(303).location().to_owned();
    assert_eq!(guests[0].post(&format!("{table}/rematch"), &[]).expect(303).location(), next);
    guests.rotate_right(1);
    play_round(&mut guests, &next);
    play_round(&mut guests, &next);
    let text = server.guest().get(&format!("{next}/record")).expect(200).body;
    assert_eq!(Record::parse(&text).expect("a record").names, ["Di", "Ada", "Bo", "Cy"]);
}

#[test]
fn what_is_hidden_counts_for_nobody_before_the_end() {
    let server = open();
    let (mut guests, table) = four_friends(&server);
    play_round(&mut guests, &table);
    let points = |page: &str| {
        let points = page.split("class=\"points\">").nth(1).expect("points");
        points.split('<').next().expect("a line").trim().to_owned()
    };
    for guest in guests.iter_mut().chain([&mut server.guest()]) {
        assert_eq!(points(&guest.get(&table).expect(200).body), "0 0 0 0", "the hands are secret");
    }
    play_round(&mut guests, &table);
    assert_ne!(points(&guests[0].get(&table).expect(200).body), "0 0 0 0");
}

#[test]
fn a_takeback_needs_the_consent_of_all_people_and_no_more() {
    let server = open();
    let (mut guests, table) = four_friends(&server);
    play_round(&mut guests[..2], &table);
    let takeback = format!("{table}/takeback");
    let moves = |guest: &mut Browser| {
        let page = guest.get(&table).expect(200).body;
        page.split("data-moves=\"").nth(1).unwrap().split('"').next().unwrap().to_owned()
    };
    guests[0].post(&takeback, &[]).expect(303);
    assert!(guests[2].get(&table).expect(200).body.contains("0 asks 1 2 3 "));
    guests[2].post(&takeback, &[("answer", "yes")]).expect(303);
    guests[2].post(&takeback, &[("answer", "yes")]).expect(409);
    server.guest().post(&takeback, &[("answer", "yes")]).expect(403);
    guests[1].post(&takeback, &[("answer", "yes")]).expect(303);
    assert_eq!(moves(&mut guests[3]), "2", "one has not answered yet");
    guests[3].post(&takeback, &[("answer", "no")]).expect(303);
    guests[1].post(&takeback, &[("answer", "yes")]).expect(409);
    guests[0].post(&takeback, &[]).expect(303);
    for asked in 1..4 {
        assert_eq!(moves(&mut guests[0]), "2");
        guests[asked].post(&takeback, &[("answer", "yes")]).expect(303);
    }
    assert_eq!(moves(&mut guests[0]), "0", "all three agreed");
}

#[test]
fn everybody_sees_where_each_of_the_others_is() {
    let server = TestServer::open();
    let mut guests: Vec<Browser> = (0..4).map(|_| server.guest()).collect();
    let fields = [("game", "five-tribes"), ("name", "Ada"), ("side", "0"), ("players", "4")];
    let fields = [&fields[..], &[("opponent", "friend"); 3]].concat();
    let table = guests[0].post("/new", &fields).expect(303).location().to_owned();
    for (seat, name) in [("1", "Bo"), ("2", "Cy"), ("3", "Di")] {
        let guest = &mut guests[seat.parse::<usize>().unwrap()];
        guest.post(&format!("{table}/sit"), &[("seat", seat), ("name", name)]).expect(303);
    }
    guests[1].get("/rules").expect(200);
    let _cy = listen(&guests[2], &format!("{table}/live")).expect("a socket");
    let _stranger = listen(&server.guest(), &format!("{table}/live")).expect("a socket");
    let page = guests[0].get(&table).expect(200).body;
    assert!(page.contains("Bo is elsewhere in the house.") && page.contains("Cy is at the table."));
    let mut socket = listen(&guests[0], &format!("{table}/live")).expect("a socket");
    let people = next_people(&mut socket);
    let is = |seat: usize| people["seats"][seat]["is"].as_str().unwrap_or_default().to_owned();
    assert_eq!([is(1), is(2)], ["elsewhere", "here"], "{people}");
    assert_eq!(people["watching"], 1, "{people}");
}

#[test]
fn who_gives_up_among_several_is_replaced_and_the_others_play_on() {
    let server = open();
    let (mut guests, table) = four_friends(&server);
    play_round(&mut guests[..1], &table);
    guests[3].post(&format!("{table}/takeback"), &[]).expect(409);
    guests[0].post(&format!("{table}/takeback"), &[]).expect(303);
    guests[1].post(&format!("{table}/leave"), &[]).expect(303);
    guests[1].post(&format!("{table}/leave"), &[]).expect(403);
    wait_until("the stand-in has laid a pebble", || play_if_to_act(&mut guests[2], &table, |_| 0));
    guests[2].post(&format!("{table}/takeback"), &[("answer", "yes")]).expect(409);
    let folder = server.close();
    let server = in_folder(folder);
    for guest in &mut guests {
        guest.address = server.address.clone();
        guest.origin = Some(format!("http://{}", server.address));
    }
    for seat in [3, 0, 2, 3] {
        wait_until("it is this seat's turn", || play_if_to_act(&mut guests[seat], &table, |_| 0));
    }
    let text = server.guest().get(&format!("{table}/record")).expect(200).body;
    let record = Record::parse(&text).expect("a record");
    assert_eq!((record.entries.len(), record.names[1].as_str()), (8, "Bo"));
}

#[test]
fn the_last_person_among_opponents_of_the_house_ends_the_game_by_giving_up() {
    let server = open();
    let mut ada = server.guest();
    let fields = [("game", "pebbles"), ("players", "4"), ("level", "random"), ("side", "0")];
    let table = ada.post("/play", &fields).expect(303).location().to_owned();
    ada.post(&format!("{table}/leave"), &[]).expect(303);
    let end = ada.get(&format!("{table}/end")).expect(200).body;
    assert!(end.contains("gave up"), "the sheet says why it ended");
}

#[test]
fn a_table_has_as_many_seats_as_people_and_opponents_were_chosen() {
    let server = open();
    let mut ada = server.guest();
    let form = ada.get("/new?game=pebbles").expect(200).body;
    assert_eq!(form.matches("name=\"opponent\"").count(), 3);
    assert_eq!(form.matches("<option value=\"nobody\" selected").count(), 2);
    let form = ada.get("/new?game=targi").expect(200).body;
    assert_eq!(form.matches("name=\"opponent\"").count(), 1);
    assert!(!form.contains("value=\"nobody\""), "Targi needs two");

    let seats = |ada: &mut Browser, opponents: [&str; 3]| {
        let mut fields = vec![("game", "pebbles"), ("side", "0")];
        fields.extend(opponents.map(|name| ("opponent", name)));
        let table = ada.post("/new", &fields).expect(303).location().to_owned();
        ada.get(&table).expect(200).body.matches("class=\"seat-mark\"").count()
    };
    assert_eq!(seats(&mut ada, ["friend", "nobody", "nobody"]), 2);
    assert_eq!(seats(&mut ada, ["nobody", "anyone", "random"]), 3);
    assert_eq!(seats(&mut ada, ["friend", "random", "anyone"]), 4);

    let wrong = |ada: &mut Browser, fields: &[(&str, &str)], reason: &str| {
        let mut all = vec![("game", "pebbles")];
        all.extend(fields);
        let page = ada.post("/new", &all).expect(422).body;
        assert!(page.contains(reason) && page.contains("name=\"opponent\""), "{page}");
    };
    wrong(&mut ada, &[("opponent", "nobody")], "At least 2 must play");
    wrong(&mut ada, &[("opponent", "wizard")], "no opponent `wizard`");
    wrong(&mut ada, &[("opponent", "random"), ("side", "2")], "no seat 3 at a table for 2");
    let five = [("opponent", "random"); 4];
    wrong(&mut ada, &five, "`players` cannot be 5");
    let page =
        ada.post("/new", &[("game", "targi"), ("opponent", "random"), ("opponent", "guest")]);
    assert!(page.expect(422).body.contains("2 opponents are too many"));
}

#[test]
fn a_host_who_will_not_wait_fills_all_seats_at_once() {
    let server = open();
    let (mut ada, mut bo) = (server.guest(), server.guest());
    let fields = [
        ("game", "pebbles"),
        ("name", "Ada"),
        ("side", "2"),
        ("opponent", "anyone"),
        ("opponent", "anyone"),
        ("opponent", "anyone"),
    ];
    let table = ada.post("/new", &fields).expect(303).location().to_owned();
    assert!(bo.get("/").expect(200).body.contains("3 seats free"));
    bo.post(&format!("{table}/sit"), &[("seat", "0"), ("name", "Bo")]).expect(303);
    let taken = server.guest().post(&format!("{table}/sit"), &[("seat", "0")]).expect(409).body;
    assert!(taken.contains("another one is still free"), "{taken}");
    let lobby = ada.get(&table).expect(200).body;
    assert!(lobby.contains("2 seats free") && lobby.contains("name=\"all\""));
    assert!(!bo.get(&table).expect(200).body.contains("name=\"all\""), "only the host may");
    bo.post(&format!("{table}/bot"), &[("all", "on"), ("level", "random")]).expect(403);
    ada.post(&format!("{table}/bot"), &[("all", "on"), ("level", "random")]).expect(303);
    assert!(!values(&bo.get(&table).expect(200).body, "choice").is_empty(), "the game is on");
    server.guest().post(&format!("{table}/sit"), &[]).expect(409);
}

#[test]
fn every_game_is_offered_taught_and_explained() {
    let server = open();
    let mut ada = server.guest();
    let home = ada.get("/").expect(200).body;
    for part in ["Wild pebbles", "name=\"players\" value=\"4\"", "/learn/pebbles", "/learn/targi"] {
        assert!(home.contains(part), "{part}");
    }
    let shelf = ada.get("/rules").expect(200).body;
    assert!(shelf.contains("/rules/targi") && shelf.contains("/rules/pebbles"));
    assert!(ada.get("/rules/pebbles").expect(200).body.contains("How to lay pebbles"));
    let chooser = ada.get("/learn").expect(200).body;
    assert!(chooser.contains("/learn/targi") && chooser.contains("/learn/pebbles"));
    let first = ada.post("/learn/pebbles", &[]).expect(303).location().to_owned();
    assert_eq!(ada.get(&first).expect(200).body.matches("<li>").count(), 3, "three learn together");
    assert!(ada.get("/learn/pebbles").expect(200).body.contains(&first));
    assert!(!ada.get("/learn/targi").expect(200).body.contains(&first), "that is another game");
    ada.get("/learn/chess").expect(404);
    ada.post("/learn/chess", &[]).expect(404);
}

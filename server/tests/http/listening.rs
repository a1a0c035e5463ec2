//! Pages that listen: what one does, the others are shown at once.

use crate::test_server::socket::{Socket, listen, next, next_people};
use crate::test_server::{
    Browser, TestServer, after, play_if_to_act, settings, two_friends, values,
};
use serde_json::Value;
use server::{Limits, Settings};
use std::time::Duration;

fn html(fragment: &Value) -> &str {
    fragment["html"].as_str().expect("html")
}

#[test]
fn all_tabs_and_devices_of_all_seats_stay_in_step() {
    let server = TestServer::open();
    let (mut ada, mut bo, table) = two_friends(&server);
    let live = format!("{table}/live");
    let mut german = ada.clone();
    german.cookies.insert("language".to_owned(), "de".to_owned());
    let mut sockets: Vec<Socket> = [&ada, &ada, &german, &bo, &server.guest()]
        .map(|browser| listen(browser, &live).expect("a socket"))
        .into();
    let first: Vec<Value> = sockets.iter_mut().map(next).collect();
    assert_eq!(first[0], first[1], "two tabs of one seat show the same");
    assert_ne!(first[0]["title"], first[2]["title"], "in the language of the page");
    let begins = play_if_to_act(&mut ada, &table, |_| 0);
    if begins.is_none() {
        play_if_to_act(&mut bo, &table, |_| 0).expect("one of them begins");
    }
    let second: Vec<Value> = sockets.iter_mut().map(next).collect();
    assert!(second.iter().all(|fragment| fragment["moves"] == 1));
    assert_eq!(second[0], second[1]);
    let (mine, others) = if begins.is_some() { (3, 0) } else { (0, 3) };
    assert!(!values(html(&second[mine]), "choice").is_empty(), "now the other is to act");
    assert!(values(html(&second[others]), "choice").is_empty());
    assert!(values(html(&second[4]), "choice").is_empty(), "a spectator never is");
    // What is sent is what a reload shows.
    let page = ada.get(&table).expect(200).body;
    assert!(page.contains(html(&second[0])));
    assert_eq!(after(html(&second[0])), "1");
}

#[test]
fn who_waits_for_a_friend_sees_them_sit_down_and_the_game_begin() {
    let server = TestServer::open();
    let mut ada = server.guest();
    let fields = [("game", "targi"), ("name", "Ada"), ("opponent", "friend"), ("side", "0")];
    let table = ada.post("/new", &fields).expect(303).location().to_owned();
    let mut socket = listen(&ada, &format!("{table}/live")).expect("a socket");
    assert!(html(&next(&mut socket)).contains(&format!("http://{}{table}", server.address)));
    server.guest().post(&format!("{table}/sit"), &[("name", "Bo")]).expect(303);
    assert!(html(&next(&mut socket)).contains("data-moves=\"0\""));
}

#[test]
fn a_page_is_told_when_the_house_closes_and_finds_everything_when_it_opens_again() {
    let server = TestServer::open();
    let (mut ada, mut bo, table) = two_friends(&server);
    for _ in 0..3 {
        play_if_to_act(&mut ada, &table, |_| 0);
        play_if_to_act(&mut bo, &table, |_| 0);
    }
    let live = format!("{table}/live");
    let mut socket = listen(&ada, &live).expect("a socket");
    let before = next(&mut socket);
    let folder = server.close();
    let closed = std::iter::from_fn(|| socket.read().ok()).any(|message| message.is_close());
    assert!(closed, "the house says goodbye");
    let server = TestServer::in_folder(folder, settings());
    ada.address = server.address.clone();
    let mut socket = listen(&ada, &live).expect("a socket");
    assert_eq!(next(&mut socket), before);
}

#[test]
fn the_end_sheet_is_sent_anew_when_the_coach_has_judged_the_game() {
    let server = TestServer::open();
    let (mut ada, mut bo, table) = two_friends(&server);
    for _ in 0..4 {
        play_if_to_act(&mut ada, &table, |_| 0);
        play_if_to_act(&mut bo, &table, |_| 0);
    }
    bo.post(&format!("{table}/leave"), &[]).expect(303);
    let mut socket = listen(&ada, &format!("{table}/live?page=end")).expect("a socket");
    let waiting = next(&mut socket);
    let judged = next(&mut socket);
    assert_ne!(html(&waiting), html(&judged));
    let page = ada.get(&format!("{table}/end")).expect(200).body;
    assert!(page.contains(html(&judged)), "and it is kept");
}

#[test]
fn listeners_are_limited_and_need_a_table() {
    let limits = Limits { listeners: 2, ..Limits::none() };
    let server = TestServer::with(Settings { limits, ..settings() });
    let (ada, _, table) = two_friends(&server);
    let live = format!("{table}/live");
    let first = listen(&ada, &live).expect("a socket");
    let _second = listen(&ada, &live).expect("a socket");
    assert_eq!(listen(&ada, &live).err(), Some(429));
    assert_eq!(listen(&ada, "/table/abc/live").err(), Some(404));
    drop(first);
    crate::test_server::wait_until("the place is free again", || listen(&ada, &live).ok());
}

/// What is told of each seat, and how many watch.
fn codes(people: &Value) -> (Vec<Option<&str>>, u64) {
    let seats = people["seats"].as_array().expect("seats").iter();
    (
        seats.map(|seat| seat["is"].as_str()).collect(),
        people["watching"].as_u64().expect("a number"),
    )
}

#[test]
fn everybody_is_told_who_comes_and_goes_and_nothing_else_is_drawn_anew() {
    let clock = server::Clock::default();
    let server = TestServer::with(Settings { clock: clock.clone(), ..settings() });
    let (mut ada, bo, table) = two_friends(&server);
    let live = format!("{table}/live");
    let mut of_ada = listen(&ada, &live).expect("a socket");
    next(&mut of_ada);
    let mut of_bo = listen(&bo, &live).expect("a socket");
    let mut of_guest = listen(&server.guest(), &live).expect("a socket");
    let told = wait_for(&mut of_ada, |told| codes(told) == (vec![Some("here"); 2], 1));
    assert_eq!(told["seats"][1]["label"], "Bo is at the table.");
    assert_eq!(told["watched"], "One person watches.");
    of_guest.close(None).ok();
    of_bo.close(None).ok();
    drop((of_guest, of_bo));
    // A moment later Bo may only have loaded the page anew.
    wait_for(&mut of_ada, |told| codes(told) == (vec![Some("here"); 2], 0));
    clock.turn(Duration::from_secs(10));
    let told = wait_for(&mut of_ada, |told| codes(told).0[1] == Some("away"));
    assert_eq!(told["seats"][1]["word"], "away");
    clock.turn(Duration::from_secs(4 * 60));
    let told = wait_for(&mut of_ada, |told| told["seats"][1]["word"] != "away");
    assert_eq!(told["seats"][1]["word"], "away 4 min");
    assert_eq!(told["seats"][1]["label"], "Bo has been away for 4 minutes.");
    // Nothing came of the page itself.
    play_if_to_act(&mut ada, &table, |_| 0);
    let mut bo = bo;
    play_if_to_act(&mut bo, &table, |_| 0);
    assert!(next(&mut of_ada)["moves"].as_u64() > Some(0), "the first new page is of a move");
    // Whoever has no script reads it, and is there for having asked.
    let page = ada.get(&table).expect(200).body;
    let mut plain = page.split("<noscript>").filter_map(|rest| rest.split("</noscript>").next());
    let plain = plain.find(|part| part.contains("class=\"people")).expect("a line");
    assert!(plain.contains("Bo is at the table."), "{plain}");
    assert!(!plain.contains("Ada"), "who reads it knows where they are: {plain}");
    bo.cookies.insert("language".to_owned(), "de".to_owned());
    bo.get("/").expect(200);
    let page = bo.get(&table).expect(200).body;
    assert!(page.contains("Ada ist am Tisch."));
}

fn wait_for(socket: &mut Socket, is_so: impl Fn(&Value) -> bool) -> Value {
    std::iter::repeat_with(|| next_people(socket)).find(is_so).expect("it is told")
}

#[test]
fn opponents_of_the_house_are_neither_here_nor_away() {
    let server = TestServer::open();
    let mut ada = server.guest();
    let fields = [("game", "targi"), ("level", "random"), ("name", "Ada"), ("side", "0")];
    let table = ada.post("/play", &fields).expect(303).location().to_owned();
    let mut socket = listen(&ada, &format!("{table}/live")).expect("a socket");
    assert_eq!(codes(&next_people(&mut socket)), (vec![Some("here"), None], 0));
    let page = ada.get(&table).expect(200).body;
    assert!(!page.contains("class=\"here\"") && !page.contains("class=\"people"));
}

#[test]
fn without_scripts_a_page_looks_again_by_itself_only_while_one_waits() {
    let server = TestServer::open();
    let mut ada = server.guest();
    let fields = [("game", "targi"), ("opponent", "friend"), ("name", "Ada"), ("side", "0")];
    let table = ada.post("/new", &fields).expect(303).location().to_owned();
    let again = format!("<noscript><meta http-equiv=\"refresh\" content=\"20;url={table}\">");
    let waits = |guest: &mut Browser| guest.get(&table).expect(200).body.contains(&again);
    assert!(waits(&mut ada), "for somebody to sit down");
    let mut bo = server.guest();
    bo.post(&format!("{table}/sit"), &[("name", "Bo")]).expect(303);
    assert_ne!(waits(&mut ada), waits(&mut bo), "one of them is to act");
    assert!(waits(&mut server.guest()), "whoever watches");
    ada.post(&format!("{table}/leave"), &[]).expect(303);
    assert!(!waits(&mut ada) && !waits(&mut bo), "it is over");
}

//! Guests who are not at the table are told that it is their turn: by real receivers on this
//! machine, and by a clock that the test turns.

mod mail;
mod push;

use self::mail::{link_in, post_office, wait_for_mail};
use self::push::{Subscribed, subscribe};
use crate::api::{ask, program};
use crate::keeping::{count, moved};
use crate::test_server::postgres::Postgres;
use crate::test_server::socket::listen;
use crate::test_server::{
    Browser, TestServer, on_postgres, play_if_to_act, settings, two_friends, wait_until,
};
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use ring::hmac;
use serde_json::{Value, json};
use server::{Clock, Mail, Notices, Settings};
use std::collections::VecDeque;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::sync::{Arc, Mutex};
use std::time::Duration;

const SECOND: Duration = Duration::from_secs(1);
const MINUTE: Duration = Duration::from_secs(60);
/// Longer than it takes until somebody counts as away.
const AWAY: Duration = Duration::from_secs(20);

/// A house that may reach receivers on this machine.
fn house(notices: Notices) -> (TestServer, Clock) {
    let clock = Clock::default();
    let notices = Notices { private_targets: true, ..notices };
    (TestServer::with(Settings { clock: clock.clone(), notices, ..settings() }), clock)
}

/// Two friends at a table: who is to act, who waits, and the table.
fn two(server: &TestServer) -> (Browser, Browser, String) {
    let (mut ada, bo, table) = two_friends(server);
    let page = ada.get(&table).expect(200).body;
    if page.contains("data-turn=\"yes\"") { (ada, bo, table) } else { (bo, ada, table) }
}

/// Plays until it is the turn of whoever waits, who does not look.
fn play_on(acts: &mut Browser, table: &str) {
    while play_if_to_act(acts, table, |_| 0).is_some() {}
}

/// A request that was received.
#[derive(Clone, Debug)]
struct Received {
    path: String,
    headers: Vec<(String, String)>,
    body: Vec<u8>,
}

impl Received {
    fn header(&self, name: &str) -> &str {
        let found = self.headers.iter().find(|(known, _)| known.eq_ignore_ascii_case(name));
        found.map_or_else(|| panic!("no {name}: {self:?}"), |(_, value)| value)
    }

    fn json(&self) -> Value {
        serde_json::from_slice(&self.body).expect("JSON")
    }
}

/// Somebody who is sent requests, and answers them with these statuses first.
struct Receiver {
    address: String,
    received: Arc<Mutex<Vec<Received>>>,
}

impl Receiver {
    fn open(answers: &[u16]) -> Receiver {
        let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
        let address = format!("http://{}", listener.local_addr().expect("an address"));
        let mut answers: VecDeque<u16> = answers.iter().copied().collect();
        let received = Arc::default();
        let receiving = Arc::clone(&received);
        std::thread::spawn(move || {
            for stream in listener.incoming() {
                let stream = stream.expect("a connection");
                let status = answers.pop_front().unwrap_or(201);
                receive(&stream, status, &receiving).expect("a request");
            }
        });
        Receiver { address, received }
    }

    fn all(&self) -> Vec<Received> {
        self.received.lock().unwrap().clone()
    }

    /// Waits until so many were received.
    fn wait_for(&self, count: usize) -> Received {
        wait_until("something is received", || {
            let all = self.all();
            assert!(all.len() <= count, "too many: {all:?}");
            (all.len() == count).then(|| all.last().cloned()).flatten()
        })
    }

    /// Nothing more comes.
    fn stays_at(&self, count: usize) {
        std::thread::sleep(Duration::from_millis(300));
        assert_eq!(self.all().len(), count, "{:?}", self.all());
    }
}

fn receive(
    stream: &TcpStream,
    status: u16,
    received: &Mutex<Vec<Received>>,
) -> std::io::Result<()> {
    let mut reader = BufReader::new(stream);
    let mut line = String::new();
    reader.read_line(&mut line)?;
    let path = line.split(' ').nth(1).unwrap_or_default().to_owned();
    let mut headers = Vec::new();
    loop {
        let mut line = String::new();
        reader.read_line(&mut line)?;
        let Some((name, value)) = line.trim_end().split_once(": ") else { break };
        headers.push((name.to_owned(), value.to_owned()));
    }
    let length = headers.iter().find(|(name, _)| name.eq_ignore_ascii_case("content-length"));
    let length: usize = length.and_then(|(_, value)| value.parse().ok()).unwrap_or(0);
    let mut body = vec![0; length];
    reader.read_exact(&mut body)?;
    // Whoever follows this goes astray.
    let place = if status == 302 { "Location: /elsewhere\r\n" } else { "" };
    received.lock().unwrap().push(Received { path, headers, body });
    write!(&mut &*stream, "HTTP/1.1 {status} Fine\r\n{place}Content-Length: 0\r\n\r\n")
}

/// A text between two others.
pub(crate) fn between<'a>(text: &'a str, from: &str, to: &str) -> &'a str {
    let (_, rest) = text.split_once(from).unwrap_or_else(|| panic!("no {from} in {text}"));
    rest.split(to).next().unwrap_or_default()
}

/// Switches a webhook on; its secret.
fn add_webhook(guest: &mut Browser, url: &str) -> String {
    guest.post("/notices/webhook", &[("url", url)]).expect(303);
    let page = guest.get("/notices").expect(200).body;
    assert!(page.contains(url), "the page shows it");
    between(&page, "<code class=\"secret\">", "<").to_owned()
}

#[test]
fn who_is_away_is_told_once_by_a_signed_request_without_secrets() {
    let (server, clock) = house(Notices::default());
    let receiver = Receiver::open(&[]);
    let (mut acts, mut waits, table) = two(&server);
    let secret = add_webhook(&mut waits, &format!("{}/turns?of=me", receiver.address));
    play_on(&mut acts, &table);
    clock.turn(5 * SECOND);
    receiver.stays_at(0);
    clock.turn(AWAY);
    let told = receiver.wait_for(1);
    assert_eq!(told.path, "/turns?of=me");
    assert_eq!(told.header("content-type"), "application/json");
    let key = hmac::Key::new(hmac::HMAC_SHA256, secret.as_bytes());
    let expected = hmac::sign(&key, &told.body);
    let expected: String = expected.as_ref().iter().map(|byte| format!("{byte:02x}")).collect();
    assert_eq!(told.header("x-caravanserai-signature"), format!("sha256={expected}"));
    // Nothing but this is told, and nothing of it is secret.
    let other = name_of(&mut acts);
    let link = format!("http://{}{table}", server.address);
    let body = told.json();
    assert_eq!(
        body,
        json!({
            "event": "turn",
            "title": "Your turn: Targi",
            "text": format!("With {other}"),
            "content": format!("Your turn: Targi. With {other} {link}"),
            "url": link,
            "game": "targi",
            "table": table.trim_start_matches("/table/"),
            "opponents": [other],
            "at": body["at"],
        })
    );
    clock.turn(60 * MINUTE);
    receiver.stays_at(1);
    // They come, play, and are told of their next turn.
    play_on(&mut waits, &table);
    play_on(&mut acts, &table);
    clock.turn(AWAY);
    receiver.wait_for(2);
}

fn name_of(guest: &mut Browser) -> &'static str {
    if guest.get("/devices").expect(200).body.contains("Where you are Ada") { "Ada" } else { "Bo" }
}

#[test]
fn who_looks_at_the_table_is_not_told() {
    let (server, clock) = house(Notices::default());
    let receiver = Receiver::open(&[]);
    let (mut acts, mut waits, table) = two(&server);
    add_webhook(&mut waits, &receiver.address);
    // Without scripts: the page was asked for since.
    play_on(&mut acts, &table);
    waits.get(&table).expect(200);
    clock.turn(AWAY);
    receiver.stays_at(0);
    play_on(&mut waits, &table);
    // With scripts: a page listens, for longer than a phone that fell asleep would.
    let mut socket = listen(&waits, &format!("{table}/live")).expect("a page");
    play_on(&mut acts, &table);
    clock.turn(AWAY);
    receiver.stays_at(0);
    clock.turn(MINUTE);
    receiver.stays_at(0);
    socket.close(None).ok();
    drop(socket);
    clock.turn(10 * MINUTE);
    receiver.stays_at(0);
}

#[test]
fn what_cannot_be_sent_is_tried_again_later_each_time_and_nobody_is_followed() {
    let (server, clock) = house(Notices::default());
    let receiver = Receiver::open(&[500, 302]);
    let (mut acts, mut waits, table) = two(&server);
    add_webhook(&mut waits, &receiver.address);
    play_on(&mut acts, &table);
    clock.turn(AWAY);
    receiver.wait_for(1);
    clock.turn(30 * SECOND);
    receiver.stays_at(1);
    wait_until("it is said", || {
        let page = waits.get("/notices").expect(200).body;
        page.contains("The last try failed: the answer was HTTP 500").then_some(())
    });
    waits.cookies.insert("language".to_owned(), "de".to_owned());
    let page = waits.get("/notices").expect(200).body;
    assert!(page.contains("Der letzte Versuch schlug fehl: die Antwort war HTTP 500"), "{page}");
    waits.cookies.insert("language".to_owned(), "en".to_owned());
    clock.turn(35 * SECOND);
    receiver.wait_for(2);
    clock.turn(60 * SECOND);
    receiver.stays_at(2);
    clock.turn(65 * SECOND);
    let told = receiver.wait_for(3);
    assert_eq!(told.json()["event"], "turn");
    assert_eq!(receiver.all()[2].path, "/", "not where the second answer led");
    clock.turn(120 * MINUTE);
    receiver.stays_at(3);
    wait_until("it was told in the end", || {
        let page = waits.get("/notices").expect(200).body;
        (!page.contains("The last try failed")).then_some(())
    });
}

#[test]
fn an_address_that_is_gone_is_forgotten() {
    let (server, clock) = house(Notices::default());
    let (gone, nowhere) = (Receiver::open(&[410]), Receiver::open(&[404]));
    let (mut acts, mut waits, table) = two(&server);
    add_webhook(&mut waits, &gone.address);
    add_webhook(&mut waits, &nowhere.address);
    play_on(&mut acts, &table);
    clock.turn(AWAY);
    gone.wait_for(1);
    nowhere.wait_for(1);
    wait_until("both are forgotten", || {
        let page = waits.get("/notices").expect(200).body;
        page.contains("You are told while a table is open").then_some(())
    });
    clock.turn(60 * MINUTE);
    gone.stays_at(1);
}

#[test]
fn nothing_is_sent_into_private_networks_unless_the_host_allows_it() {
    let clock = Clock::default();
    let server = TestServer::with(Settings { clock: clock.clone(), ..settings() });
    let receiver = Receiver::open(&[]);
    let (mut acts, mut waits, table) = two(&server);
    let port = receiver.address.rsplit(':').next().unwrap();
    for url in [
        receiver.address.clone(),
        format!("https://127.0.0.1:{port}/"),
        "https://169.254.169.254/latest/meta-data".to_owned(),
        "https://[::ffff:10.0.0.1]/".to_owned(),
        "http://example.org/".to_owned(),
    ] {
        let refused = waits.post("/notices/webhook", &[("url", &url)]).expect(422).body;
        assert!(refused.contains("is in a private network or has no https"), "{url}");
    }
    waits.post("/notices/webhook", &[("url", "ntfy")]).expect(422);
    // A name that leads there is found out when something is to be sent.
    let name = format!("https://localhost:{port}/");
    waits.post("/notices/webhook", &[("url", &name)]).expect(303);
    play_on(&mut acts, &table);
    clock.turn(AWAY);
    wait_until("it is refused", || {
        let page = waits.get("/notices").expect(200).body;
        page.contains("failed: the address lies in a private network").then_some(())
    });
    receiver.stays_at(0);
}

#[test]
fn all_ways_can_be_tried_at_once_and_ended_by_page_and_by_program() {
    let (server, _) = house(Notices::default());
    let receiver = Receiver::open(&[]);
    let mut ada = program(&server, "Ada");
    let url = format!("{}/ada", receiver.address);
    let new = json!({ "kind": "webhook", "url": url, "language": "de" });
    let way = ask(&mut ada, "POST", "/api/v1/me/notices", new.clone(), 201);
    assert_eq!((&way["kind"], &way["target"]), (&json!("webhook"), &json!(url)));
    assert_eq!(ask(&mut ada, "POST", "/api/v1/me/notices", new, 201), way, "the same again");
    let made = Subscribed::new();
    let new = json!({
        "kind": "push",
        "endpoint": format!("{}/push", receiver.address),
        "p256dh": URL_SAFE_NO_PAD.encode(&made.public),
        "auth": URL_SAFE_NO_PAD.encode(made.auth),
    });
    ask(&mut ada, "POST", "/api/v1/me/notices", new, 201);
    let tried = ask(&mut ada, "POST", "/api/v1/me/notices/try", Value::Null, 200);
    let sent = |tried: &Value| tried["tried"].as_array().unwrap().iter().all(|t| t["sent"] == true);
    assert!(sent(&tried) && tried["tried"].as_array().unwrap().len() == 2, "{tried}");
    let all = receiver.all();
    let at = |path: &str| all.iter().find(|one| one.path == path).expect("a request");
    assert_eq!(at("/ada").json()["event"], "test");
    assert_eq!(at("/ada").json()["text"], "So bekommst du Bescheid.");
    assert_eq!(made.decrypt(&at("/push").body)["body"], "This is how you are told.");
    // Nobody ends what is another's.
    let end = json!({ "way": way["id"] });
    ask(&mut program(&server, "Bo"), "POST", "/api/v1/me/notices/end", end.clone(), 200);
    let ways = |ada: &mut Browser| {
        let told = ask(ada, "GET", "/api/v1/me/notices", Value::Null, 200);
        assert_eq!(told["offered"], json!(["push", "webhook"]));
        told["ways"].as_array().unwrap().len()
    };
    assert_eq!(ways(&mut ada), 2);
    let left = ask(&mut ada, "POST", "/api/v1/me/notices/end", end, 200);
    assert_eq!(left["ways"][0]["kind"], "push");
    assert_eq!(ways(&mut ada), 1);
    ask(&mut ada, "POST", "/api/v1/me/notices", json!({ "kind": "webhook", "url": "x" }), 422);
    ask(&mut ada, "POST", "/api/v1/me/notices", json!({ "kind": "mail", "address": "a@b.c" }), 403);
}

#[test]
fn the_host_can_switch_each_way_off() {
    let notices = Notices { push: false, webhook: false, ..Notices::default() };
    let (server, _) = house(notices);
    let mut ada = server.guest();
    ada.post("/settings", &[("name", "Ada")]).expect(303);
    let page = ada.get("/notices").expect(200).body;
    assert!(!page.contains("/notices/webhook") && !page.contains("/notices/mail"));
    ada.get("/notices/push").expect(403);
    ada.post("/notices/webhook", &[("url", "https://example.org")]).expect(403);
    ada.post("/notices/mail", &[("address", "ada@example.org")]).expect(403);
    assert!(server.guest().get("/notices").expect(200).body.contains("no name here yet"));
}

#[test]
fn without_a_script_whoever_waits_can_look_again() {
    let server = TestServer::open();
    let (mut acts, mut waits, table) = two(&server);
    let page = waits.get(&table).expect(200).body;
    let again = page.split("<noscript>").find(|part| part.contains("Look again"));
    let again = again.expect("a button").split("</noscript>").next().unwrap();
    assert_eq!(between(again, "href=\"", "\""), table);
    assert!(page.contains("http-equiv=\"refresh\""), "and the page looks by itself");
    let page = acts.get(&table).expect(200).body;
    assert!(!page.contains("Look again") && !page.contains("http-equiv=\"refresh\""));
}

#[test]
fn who_is_forgotten_is_told_nothing_any_more() {
    let (address, mails, _) = post_office();
    let mail = Some(Mail::new(&address, "games@example.org").expect("mail"));
    let (server, clock) = house(Notices { mail, ..Notices::default() });
    let receiver = Receiver::open(&[]);
    let (mut acts, mut waits, table) = two(&server);
    waits.post("/notices/mail", &[("address", "bo@example.org")]).expect(303);
    let (_, asked) = wait_for_mail(&mails, 1);
    server.guest().post(link_in(&server, &asked, "confirm"), &[]).expect(200);
    add_webhook(&mut waits, &format!("{}/hook", receiver.address));
    subscribe(&mut waits, &format!("{}/push", receiver.address));
    let file = server.folder.path().join("house.db");
    let kept = || (!on_postgres()).then(|| count(&file, "select count(*) from notice_way"));
    assert_eq!(kept().unwrap_or(3), 3);
    // They are to be told of a turn when they go.
    play_on(&mut acts, &table);
    waits.post("/me/forget", &[("forget", "true")]).expect(200);
    assert_eq!(kept().unwrap_or(0), 0);
    clock.turn(120 * MINUTE);
    receiver.stays_at(0);
    assert_eq!(mails.lock().unwrap().len(), 1);
}

#[test]
fn who_has_seen_their_turn_at_another_node_is_not_told() {
    let Some(postgres) = Postgres::shared() else { return };
    let url = postgres.url(&postgres.database(None));
    let clock = Clock::default();
    let notices = Notices { private_targets: true, ..Notices::default() };
    let settings = || Settings { clock: clock.clone(), notices: notices.clone(), ..settings() };
    let (one, other) = (TestServer::node(&url, settings()), TestServer::node(&url, settings()));
    let receiver = Receiver::open(&[]);
    let (mut acts, mut waits, table) = two(&one);
    add_webhook(&mut waits, &format!("{}/hook", receiver.address));
    // Everything so far is long ago.
    clock.turn(5 * MINUTE);
    play_on(&mut acts, &table);
    clock.turn(SECOND);
    let mut there = moved(&waits, &other);
    there.get(&table).expect(200);
    wait_until("the one node knows who is at the other", || {
        acts.get(&table).expect(200).body.contains("is at the table.").then_some(())
    });
    clock.turn(AWAY);
    receiver.stays_at(0);
    // The next turn comes while they look nowhere: they are told, once, by one of the nodes.
    play_on(&mut there, &table);
    clock.turn(5 * MINUTE);
    play_on(&mut acts, &table);
    clock.turn(AWAY);
    receiver.wait_for(1);
    receiver.stays_at(1);
}

#[test]
fn without_a_script_the_bell_of_a_table_leads_to_all_ways() {
    let server = TestServer::open();
    let (mut ada, _, table) = two_friends(&server);
    let page = ada.get(&table).expect(200).body;
    let (_, plain) = page.split_once("<noscript><a class=\"iconbtn\" href=\"").expect("a bell");
    let way = plain.split('"').next().unwrap();
    assert!(ada.get(way).expect(200).body.contains("webhook"));
}

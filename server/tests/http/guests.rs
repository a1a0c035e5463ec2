//! Guests: what they may be called, on which devices they are themselves, and until when.

use crate::api::{ask, program};
use crate::keeping::{count, tamper};
use crate::test_server::socket::{expect_sent_away, listen, next};
use crate::test_server::{Browser, TestServer, play_if_to_act, settings, two_friends, wait_until};
use serde_json::json;
use server::{Limits, Rate, Settings};
use std::io::{BufRead, BufReader, Write};
use std::time::Duration;

const DAY_MS: i64 = 24 * 3600 * 1000;
const FIREFOX: &str = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
const IPHONE: &str = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 \
     (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1";

/// Somebody with a browser that calls itself so.
fn with(server: &TestServer, agent: &str) -> Browser {
    let mut browser = server.guest();
    browser.headers.push(("User-Agent".to_owned(), agent.to_owned()));
    browser
}

/// Opens the link that a page shows for another device.
fn open_link(page: &str) -> String {
    let (_, link) = page.split_once("/enter/").expect("a link");
    format!("/enter/{}", link.split('"').next().unwrap())
}

/// The same guest on another device.
pub(crate) fn another_device(server: &TestServer, ada: &mut Browser, agent: &str) -> Browser {
    let link = open_link(&ada.post("/devices/link", &[]).expect(200).body);
    let mut other = with(server, agent);
    other.get(&link).expect(200);
    other.post(&link, &[]).expect(303);
    other
}

/// Whoever is to act makes one move.
pub(crate) fn move_once(one: &mut Browser, other: &mut Browser, table: &str) {
    let moved = play_if_to_act(one, table, |_| 0);
    moved.or_else(|| play_if_to_act(other, table, |_| 0)).expect("one of them begins");
}

#[test]
fn a_name_that_nobody_could_read_or_that_is_an_opponents_is_refused_in_words() {
    let server = TestServer::open();
    let pile = format!("Z{}", "\u{30a}".repeat(30));
    let names = [
        ("A\u{200b}da", "U+200B", "U+200B"),
        ("Ada\u{202e}", "U+202E", "U+202E"),
        ("Ada\u{3164}", "U+3164", "U+3164"),
        (&*pile, "There are 30 marks on “Z”", "Auf „Z“ liegen in diesem Namen 30"),
        ("Sage", "looks like “Sage”", "sieht aus wie „Sage“"),
        ("ѕаgе", "looks like “Sage”", "sieht aus wie „Sage“"),
        ("S A G E", "looks like “Sage”", "sieht aus wie „Sage“"),
        ("Ｓａｇｅ", "looks like “Sage”", "sieht aus wie „Sage“"),
        ("Sage 2", "looks like “Sage”", "sieht aus wie „Sage“"),
        ("5age", "looks like “Sage”", "sieht aus wie „Sage“"),
        ("WEISER", "looks like “Weiser”", "sieht aus wie „Weiser“"),
        ("horter", "looks like “Horter”", "sieht aus wie „Horter“"),
        ("Händler", "looks like “Händler”", "sieht aus wie „Händler“"),
        ("Handler", "looks like “Händler”", "sieht aus wie „Händler“"),
        ("Нirtе", "looks like “Hirte”", "sieht aus wie „Hirte“"),
        ("Τrаdеr", "looks like “Trader”", "sieht aus wie „Trader“"),
        ("Gu1de", "looks like “Guide”", "sieht aus wie „Guide“"),
        ("greedy", "looks like “Greedy”", "sieht aus wie „Greedy“"),
        ("Würfel", "looks like “Würfel”", "sieht aus wie „Würfel“"),
    ];
    let mut ada = server.guest();
    ada.post("/settings", &[("name", "Ada")]).expect(303);
    for (name, english, german) in names {
        for (language, words) in [("en", english), ("de", german)] {
            let mut eve = server.guest();
            eve.cookies.insert("language".to_owned(), language.to_owned());
            let answer = eve.post("/play", &[("game", "targi"), ("name", name)]);
            assert_eq!(answer.status, 422, "{name}");
            let page = answer.body;
            assert!(page.contains(words), "{name:?}: {page}");
            assert!(!eve.cookies.contains_key("caravanserai"), "nobody was let in");
            let form = [("game", "targi"), ("opponent", "friend"), ("name", name)];
            let page = eve.post("/new", &form).expect(422).body;
            assert!(page.contains(words) && page.contains("<form"), "{name:?}: {page}");
        }
        let told = ask(&mut server.guest(), "POST", "/api/guests", json!({ "name": name }), 422);
        assert_eq!(told["error"], "bad_name");
        assert!(told["reason"].as_str().unwrap().contains(english), "{told}");
        // Whoever has a name cannot become it, either, and is shown where it went wrong.
        let page = ada.post("/devices/name", &[("name", name)]).expect(422).body;
        assert!(page.contains(english) && page.contains("aria-invalid=\"true\""), "{page}");
        assert!(ada.get("/").expect(200).body.contains("My page: Ada"));
    }
    for name in ["Zoë", "Sagen", "Nguyễn", "Ольга", "田中", "Guesthouse", "👩‍🚀 Mia"]
    {
        server.guest().post("/settings", &[("name", name)]).expect(303);
    }
}

#[test]
fn a_new_name_is_shown_everywhere_at_once() {
    let server = TestServer::open();
    let (mut ada, mut bo, table) = two_friends(&server);
    move_once(&mut ada, &mut bo, &table);
    let (mut eve, mut fay, finished) = two_friends(&server);
    eve.post(&format!("{finished}/leave"), &[]).expect(303);
    let mut socket = listen(&bo, &format!("{table}/live")).expect("a socket");
    assert!(next(&mut socket)["html"].as_str().unwrap().contains("Ada"));

    ada.post("/devices/name", &[("name", "Amina")]).expect(303);
    let html = next(&mut socket)["html"].as_str().unwrap().to_owned();
    assert!(html.contains("Amina") && !html.contains("Ada"), "the others see it without a click");
    let page = bo.get(&table).expect(200).body;
    assert!(page.contains("Amina") && page.contains("data-moves=\"1\""), "the game goes on");
    assert!(ada.get("/devices").expect(200).body.contains("value=\"Amina\""));

    let page = fay.get(&format!("{finished}/end")).expect(200).body;
    assert!(page.contains("Ada"), "{page}");
    eve.post("/devices/name", &[("name", "Evelyn")]).expect(303);
    let page = fay.get(&format!("{finished}/end")).expect(200).body;
    assert!(page.contains("Evelyn") && !page.contains("Ada"), "in finished games, too");
    let record = fay.get(&format!("{finished}/record")).expect(200).body;
    assert!(!record.contains("Ada"), "{record}");

    // Programs do the same.
    let mut bot = program(&server, "Bot");
    let table = json!({ "game": "targi", "opponents": ["friend"], "side": 0 });
    let id = ask(&mut bot, "POST", "/api/v1/tables", table, 201)["id"].clone();
    let path = format!("/api/v1/tables/{}", id.as_str().unwrap());
    let told = ask(&mut bot, "POST", "/api/v1/me", json!({ "name": "Bertha" }), 200);
    assert_eq!(told["name"], "Bertha");
    assert_eq!(ask(&mut bot, "GET", "/api/v1/me", json!({}), 200)["name"], "Bertha");
    assert_eq!(ask(&mut bot, "GET", &path, json!({}), 200)["seats"][0]["name"], "Bertha");
    ask(&mut bot, "POST", "/api/v1/me", json!({ "name": "Sage" }), 422);
    // After a restart as well.
    let server = TestServer::in_folder(server.close(), settings());
    bo.address = server.address.clone();
    assert!(bo.get("/").expect(200).body.contains("Amina"));
}

#[test]
fn names_are_not_changed_without_end() {
    let limits = Limits { renames: Rate::new(3, 1), ..Limits::none() };
    let server = TestServer::with(Settings { limits, ..settings() });
    let mut ada = server.guest();
    ada.post("/settings", &[("name", "Ada")]).expect(303);
    let statuses: Vec<u16> = (0..5)
        .map(|n| ada.post("/devices/name", &[("name", &format!("Ada {n}"))]).status)
        .collect();
    assert_eq!(statuses, [303, 303, 303, 429, 429]);
}

#[test]
fn a_guest_sees_their_devices_and_ends_those_that_are_not_theirs() {
    let server = TestServer::open();
    let page = server.guest().get("/devices").expect(200).body;
    assert!(page.contains("This browser has no name here yet."), "{page}");
    let mut ada = with(&server, FIREFOX);
    let table = ada.post("/play", &[("game", "targi"), ("name", "Ada"), ("level", "random")]);
    let table = table.expect(303).location().to_owned();
    let mut phone = another_device(&server, &mut ada, IPHONE);
    let mut tablet = another_device(&server, &mut ada, "Mozilla/5.0 (Android 14) Chrome/139.0");
    for device in [&mut ada, &mut phone, &mut tablet] {
        assert!(device.get("/devices").expect(200).body.contains("My page: Ada"));
    }
    let page = ada.get("/devices").expect(200).body;
    for name in ["Firefox on Linux", "Safari on iPhone", "Chrome on Android"] {
        assert!(page.contains(name), "{name}: {page}");
    }
    assert_eq!(page.matches("this device").count(), 1);
    assert!(page.contains("End: Safari on iPhone") && !page.contains("End: Firefox on Linux"));

    // Ending one ends its open page, and nobody else's.
    let mut of_phone = listen(&phone, &format!("{table}/live")).expect("a socket");
    let mut of_tablet = listen(&tablet, &format!("{table}/live")).expect("a socket");
    next(&mut of_phone);
    next(&mut of_tablet);
    let (_, line) = page.split_once("Safari on iPhone").unwrap();
    let code = line.split("name=\"device\" value=\"").nth(1).unwrap();
    let code = code.split('"').next().unwrap();
    ada.post("/devices/end", &[("device", code)]).expect(303);
    expect_sent_away(&mut of_phone);
    let page = phone.get(&table).expect(200).body;
    assert!(!page.contains("My page: Ada") && !page.contains("name=\"choice\""), "{page}");
    phone.post(&format!("{table}/leave"), &[]).expect(403);
    assert!(!ada.get("/devices").expect(200).body.contains("Safari on iPhone"));
    tablet.get("/devices").expect(200).body.find("Firefox on Linux").expect("still there");

    // A stranger cannot end it, nor can anybody by a wrong code.
    let page = ada.get("/devices").expect(200).body;
    let code = crate::test_server::values(&page, "device")[0].to_owned();
    let mut eve = server.guest();
    eve.post("/settings", &[("name", "Eve")]).expect(303);
    eve.post("/devices/end", &[("device", &code)]).expect(303);
    eve.post("/devices/end", &[("device", "others")]).expect(303);
    eve.post("/devices/end", &[("device", "nonsense")]).expect(422);
    server.guest().post("/devices/end", &[("device", "others")]).expect(403);
    assert!(tablet.get("/devices").expect(200).body.contains("My page: Ada"));
    // Nor for another site.
    let mut foreign = ada.clone();
    foreign.origin = Some("https://evil.example".to_owned());
    for path in ["/devices/end", "/devices/name", "/devices/link"] {
        foreign.post(path, &[("device", "others"), ("name", "Eve")]).expect(403);
    }

    ada.post("/devices/end", &[("device", "others")]).expect(303);
    expect_sent_away(&mut of_tablet);
    assert!(!tablet.get("/").expect(200).body.contains("My page: Ada"));
    assert!(ada.get("/devices").expect(200).body.contains("this device"), "but not this one");
    // A restart brings none of them back.
    let server = TestServer::in_folder(server.close(), settings());
    for device in [&mut phone, &mut tablet] {
        device.address = server.address.clone();
        assert!(!device.get("/").expect(200).body.contains("My page: Ada"));
    }
}

#[test]
fn a_program_whose_session_was_ended_hears_nothing_more() {
    let server = TestServer::open();
    let mut ada = server.guest();
    ada.post("/settings", &[("name", "Ada")]).expect(303);
    let mut bot = another_device(&server, &mut ada, "bot.py/1.0");
    let token = bot.cookies.remove("caravanserai").unwrap();
    bot.headers.push(("Authorization".to_owned(), format!("Bearer {token}")));
    let new = json!({ "game": "targi", "opponents": ["random"] });
    let id = ask(&mut bot, "POST", "/api/v1/tables", new, 201)["id"].clone();
    let table = format!("/api/v1/tables/{}/events", id.as_str().unwrap());
    let streams: Vec<_> = ["/api/v1/events", &table]
        .into_iter()
        .map(|path| {
            let mut stream = std::net::TcpStream::connect(&bot.address).unwrap();
            stream.set_read_timeout(Some(Duration::from_secs(10))).unwrap();
            let host = &bot.address;
            let auth = format!("Authorization: Bearer {token}");
            write!(stream, "GET {path} HTTP/1.1\r\nHost: {host}\r\n{auth}\r\n\r\n").unwrap();
            let mut lines = BufReader::new(stream).lines();
            let first =
                lines.by_ref().map_while(Result::ok).find(|line| line.contains("\"table\""));
            assert!(first.is_some(), "it listens");
            lines
        })
        .collect();
    assert!(ada.get("/devices").expect(200).body.contains("The program bot.py"));
    ada.post("/devices/end", &[("device", "others")]).expect(303);
    for lines in streams {
        let rest: Vec<String> = lines.map_while(Result::ok).collect();
        assert_eq!(rest.last().map(String::as_str), Some(""), "the stream ends: {rest:?}");
        assert!(rest.iter().any(|line| line == "0"), "in good order: {rest:?}");
    }
    ask(&mut bot, "GET", "/api/v1/me", json!({}), 401);
}

#[test]
fn a_session_that_nobody_uses_ends_when_its_time_is_over() {
    let idle = |days: u64| Settings {
        session_idle: Some(Duration::from_secs(days * 24 * 3600)),
        ..settings()
    };
    let server = TestServer::with(idle(180));
    let (mut ada, mut bo, table) = two_friends(&server);
    let mut bot = program(&server, "Bot");
    assert!(ada.get("/devices").expect(200).body.contains("not used for 180 days"));
    // The clock is turned on by 179 days; Ada comes by, Bo and the program do not.
    let turn = |folder: &std::path::Path, days: i64| {
        let change = format!("update session set used_at = used_at - {}", days * DAY_MS);
        tamper(&folder.join("house.db"), &change);
    };
    let folder = server.close();
    turn(folder.path(), 179);
    let server = TestServer::in_folder(folder, idle(180));
    ada.address = server.address.clone();
    let answer = ada.get("/").expect(200);
    assert!(answer.body.contains("My page: Ada"));
    let cookie = answer.header("set-cookie").expect("the cookie is made anew, too");
    assert!(cookie.contains("Max-Age=15552000") && cookie.contains("HttpOnly"), "{cookie}");
    assert!(ada.get("/").expect(200).header("set-cookie").is_none(), "but not with every page");
    // Two days more.
    let folder = server.close();
    turn(folder.path(), 2);
    let server = TestServer::in_folder(folder, idle(180));
    for guest in [&mut ada, &mut bo, &mut bot] {
        guest.address = server.address.clone();
    }
    assert!(ada.get("/").expect(200).body.contains("My page: Ada"), "who comes by stays");
    assert!(!bo.get("/").expect(200).body.contains("My page: Bo"));
    bo.post(&format!("{table}/leave"), &[]).expect(403);
    ask(&mut bot, "GET", "/api/v1/me", json!({}), 401);
    ada.get(&table).expect(200);
    // What has ended is thrown away.
    let file = server.folder.path().join("house.db");
    wait_until("old sessions are gone", || {
        (count(&file, "select count(*) from session") == 1).then_some(())
    });
}

#[test]
fn a_session_ends_while_the_house_is_open_too() {
    let session_idle = Some(Duration::from_millis(1500));
    let server = TestServer::with(Settings { session_idle, ..settings() });
    let (mut ada, mut bo, table) = two_friends(&server);
    for _ in 0..20 {
        std::thread::sleep(Duration::from_millis(100));
        assert!(ada.get("/").expect(200).body.contains("My page: Ada"), "Ada is here");
    }
    assert!(!bo.get("/").expect(200).body.contains("My page: Bo"), "Bo was away for too long");
    bo.post(&format!("{table}/leave"), &[]).expect(403);
}

#[test]
fn a_device_link_never_makes_somebody_another_one_without_asking() {
    let server = TestServer::open();
    let mut ada = server.guest();
    ada.post("/settings", &[("name", "Ada")]).expect(303);
    let (mut bo, fay, table) = two_friends(&server);
    bo.post("/devices/name", &[("name", "Bo")]).expect(303);
    let link = open_link(&ada.post("/devices/link", &[]).expect(200).body);
    let page = bo.get(&link).expect(200).body;
    for words in [
        "You are Bo here",
        "This link is for Ada, but this browser acts for Bo.",
        "A game of Bo is not over",
        "nobody could be Bo any more",
        "Stay Bo",
        "Become Ada",
    ] {
        assert!(page.contains(words), "{words}: {page}");
    }
    // Without saying whom one gives up nothing happens; the link is still good.
    let page = bo.post(&link, &[]).expect(409).body;
    assert!(page.contains("You are Bo here"));
    bo.post(&link, &[("instead_of", "1")]).expect(409);
    assert!(bo.get("/").expect(200).body.contains("My page: Bo"));
    // With another device Bo is not lost, and the page says so.
    let mut phone = another_device(&server, &mut bo, IPHONE);
    let page = bo.get(&link).expect(200).body;
    assert!(page.contains("Another device still acts for Bo."), "{page}");
    let now = crate::test_server::values(&page, "instead_of")[0].to_owned();
    bo.post(&link, &[("instead_of", &now)]).expect(303);
    assert!(bo.get("/").expect(200).body.contains("My page: Ada"));
    bo.post(&format!("{table}/leave"), &[]).expect(403);
    let page = phone.get("/devices").expect(200).body;
    assert!(page.contains("My page: Bo"), "{page}");
    assert!(!page.contains("End all others"), "the other browser is Bo's no more: {page}");
    phone.post(&format!("{table}/leave"), &[]).expect(303);
    // Whoever opens a link of their own simply goes on.
    let link = open_link(&ada.post("/devices/link", &[]).expect(200).body);
    ada.post(&link, &[]).expect(303);
    assert_eq!(ada.get("/devices").expect(200).body.matches("End: ").count(), 1);
    fay.clone().post(&link, &[]).expect(404);
}

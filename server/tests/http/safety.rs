//! Strangers, mistakes and malice.

use crate::test_server::browser::raw;
use crate::test_server::{Browser, TestServer, settings, two_friends, values};
use proptest::prelude::*;
use proptest::test_runner::TestRunner;
use server::{Limits, Quota, Rate, Settings};

#[test]
fn a_session_is_random_hidden_from_scripts_and_hashed_at_rest() {
    let server = TestServer::open();
    let mut ada = server.guest();
    let answer = ada.post("/play", &[("game", "targi"), ("name", "Ada")]).expect(303);
    let table = answer.location().to_owned();
    let cookie = answer.header("set-cookie").expect("a session");
    assert!(cookie.contains("HttpOnly") && cookie.contains("SameSite=Lax"), "{cookie}");
    let token = ada.cookies["caravanserai"].clone();
    assert_eq!(token.len(), 64);
    let mut bo = server.guest();
    bo.post("/play", &[("game", "targi")]).expect(303);
    assert_ne!(bo.cookies["caravanserai"], token);
    // A token is worth nothing with one digit changed.
    let mut forged = ada.clone();
    let last = if token.ends_with('0') { "1" } else { "0" };
    forged.cookies.insert("caravanserai".to_owned(), format!("{}{last}", &token[..63]));
    forged.post(&format!("{table}/leave"), &[]).expect(403);
    ada.post(&format!("{table}/leave"), &[]).expect(303);
    let folder = server.close();
    for file in std::fs::read_dir(folder.path()).unwrap() {
        let bytes = std::fs::read(file.unwrap().path()).unwrap();
        let found = bytes.windows(64).any(|window| window == token.as_bytes());
        assert!(!found, "the token is in the database");
    }
}

#[test]
fn with_an_outside_address_by_https_the_session_is_for_https_only() {
    let public_url = Some("https://games.example.org".to_owned());
    let server = TestServer::with(Settings { public_url, ..settings() });
    let mut ada = server.guest();
    ada.post("/play", &[("game", "targi")]).expect(403);
    ada.origin = Some("https://games.example.org".to_owned());
    let answer = ada.post("/play", &[("game", "targi")]).expect(303);
    let cookie = answer.header("set-cookie").unwrap();
    assert!(cookie.starts_with("__Host-caravanserai=") && cookie.contains("; Secure"), "{cookie}");
    assert!(cookie.contains("; Path=/;") && !cookie.contains("Domain"), "{cookie}");
    let hsts = answer.header("strict-transport-security");
    assert_eq!(hsts, Some("max-age=31536000"));
    // Who came by an older version is still known, and a better cookie goes first.
    let table = answer.location().to_owned();
    let mut old = ada.clone();
    let token = old.cookies.remove("__Host-caravanserai").expect("a session");
    old.cookies.insert("caravanserai".to_owned(), token);
    old.post(&format!("{table}/device"), &[]).expect(200);
    ada.cookies.insert("caravanserai".to_owned(), "0".repeat(64));
    ada.post(&format!("{table}/device"), &[]).expect(200);
}

#[test]
fn a_house_of_another_name_is_not_meant() {
    let named = Settings { names: vec!["oasis.lan".to_owned()], ..settings() };
    let server = TestServer::with(named);
    let (mut ada, _, table) = two_friends(&server);
    let id = table.rsplit('/').next().unwrap();
    let port = server.address.rsplit(':').next().unwrap().to_owned();
    let paths = ["/", &table, &format!("/api/tables/{id}"), "/metrics", "/assets/0/table.js"];
    for (host, known) in [("evil.example", false), ("oasis.lan", true), ("localhost", true)] {
        for path in paths {
            let cookies: Vec<String> =
                ada.cookies.iter().map(|(name, value)| format!("{name}={value}")).collect();
            let head = format!(
                "GET {path} HTTP/1.1\r\nHost: {host}:{port}\r\nCookie: {}\r\nConnection: close\r\n\r\n",
                cookies.join("; ")
            );
            let answer = raw(&server.address, head.as_bytes()).unwrap();
            assert_eq!(answer.status != 421, known, "{host}{path}: {}", answer.status);
            assert_eq!(answer.body.contains("evil.example"), !known, "{}", answer.body);
        }
    }
    let health = "GET /health HTTP/1.1\r\nHost: house\r\nConnection: close\r\n\r\n";
    raw(&server.address, health.as_bytes()).unwrap().expect(200);
    ada.get("/").expect(200);
}

#[test]
fn metrics_are_told_to_this_machine_or_for_a_token() {
    let far = |server: &TestServer| {
        let mut far = server.guest();
        far.headers.push(("X-Forwarded-For".to_owned(), "198.51.100.7".to_owned()));
        far
    };
    let server = TestServer::open();
    server.guest().get("/metrics").expect(200);
    far(&server).get("/metrics").expect(404);
    let metrics_token = Some("a long secret".to_owned());
    let server = TestServer::with(Settings { metrics_token, ..settings() });
    server.guest().get("/metrics").expect(404);
    let mut watchman = far(&server);
    watchman.headers.push(("Authorization".to_owned(), "Bearer a long secret".to_owned()));
    watchman.get("/metrics").expect(200);
    watchman.headers.last_mut().unwrap().1 += "x";
    watchman.get("/metrics").expect(401);
}

#[test]
fn only_a_trusted_proxy_says_who_somebody_is() {
    let limits = Limits { requests: Rate::new(10, 1), ..Limits::none() };
    let trusted_proxies = vec!["10.0.0.0/8".parse().unwrap()];
    let server = TestServer::with(Settings { limits, trusted_proxies, ..settings() });
    let answered = (0..20).filter(|last| {
        let mut eve = server.guest();
        eve.headers.push(("X-Forwarded-For".to_owned(), format!("198.51.100.{last}")));
        eve.get("/").status == 200
    });
    assert_eq!(answered.count(), 10, "all of them are one visitor");
}

#[test]
fn nothing_is_changed_for_another_site() {
    let server = TestServer::open();
    let (ada, _, table) = two_friends(&server);
    let origins = [None, Some("null"), Some("https://evil.example"), Some("http://127.0.0.1:1")];
    for origin in origins {
        let mut eve = Browser { origin: origin.map(str::to_owned), ..ada.clone() };
        for path in
            ["/play", "/new", "/settings", &format!("{table}/leave"), &format!("{table}/undo")]
        {
            eve.post(path, &[("game", "targi")]).expect(403);
        }
    }
    let mut eve = ada.clone();
    eve.headers = vec![
        ("Origin".to_owned(), "https://evil.example".to_owned()),
        ("Upgrade".to_owned(), "websocket".to_owned()),
        ("Sec-WebSocket-Key".to_owned(), "dGhlIHNhbXBsZSBub25jZQ==".to_owned()),
        ("Sec-WebSocket-Version".to_owned(), "13".to_owned()),
    ];
    eve.get(&format!("{table}/live")).expect(403);
}

#[test]
fn pages_run_no_script_and_no_style_but_the_house_own() {
    let server = TestServer::open();
    let (mut ada, _, table) = two_friends(&server);
    ada.post(&format!("{table}/hint"), &[]);
    let pages = [
        "/",
        "/new",
        "/devices",
        "/admin",
        "/nothing",
        &table,
        &format!("{table}/replay?at=0"),
        &format!("{table}/live"),
    ];
    for page in pages {
        let answer = ada.get(page);
        let policy = answer.header("content-security-policy").expect("a policy");
        assert!(policy.contains("default-src 'none'") && !policy.contains("unsafe"), "{policy}");
        assert_eq!(answer.header("x-content-type-options"), Some("nosniff"));
        assert_eq!(answer.header("x-frame-options"), Some("DENY"));
        for forbidden in ["<script>", " style=\"", " onclick=", "javascript:", "<style"] {
            assert!(!answer.body.contains(forbidden), "{page} has {forbidden}");
        }
    }
}

#[test]
fn a_name_is_shown_as_it_is_typed_and_never_as_markup() {
    let server = TestServer::open();
    let mut eve = server.guest();
    let fields =
        [("game", "targi"), ("name", "<b onload=x>\"&'"), ("opponent", "anyone"), ("side", "0")];
    let table = eve.post("/new", &fields).expect(303).location().to_owned();
    for page in ["/", &table] {
        let body = server.guest().get(page).expect(200).body;
        assert!(!body.contains("<b onload") && body.contains("&lt;b onload=x&gt;"), "{page}");
    }
}

#[test]
fn what_is_not_there_is_refused_in_the_style_of_the_house() {
    let server = TestServer::open();
    let mut ada = server.guest();
    for path in ["/nothing", "/table/xyz", "/table/../x", "/table/%00", "/assets/0/table.js"] {
        let status = ada.get(path).status;
        assert!(matches!(status, 404 | 400), "{path}: {status}");
    }
    let page = ada.get("/table/abcdefghijkmnpqr").expect(404).body;
    assert!(page.contains("<html lang=\"en\"") && page.contains("href=\"/\""));
    ada.cookies.insert("language".to_owned(), "de".to_owned());
    assert!(ada.get("/nothing").expect(404).body.contains("Unter dieser Adresse gibt es nichts."));
    ada.send("DELETE", "/", None, b"").unwrap().expect(405);
    ada.post("/play", &[("game", "chess")]).expect(422);
    ada.post("/play", &[("game", "targi"), ("level", "wizard")]).expect(422);
    ada.post("/new", &[("game", "targi"), ("opponent", "friend"), ("side", "5")]).expect(422);
    let api = ada.get("/api/nothing").expect(404);
    assert_eq!(api.json()["error"], "no_page");
}

#[test]
fn a_way_back_leads_nowhere_else() {
    let server = TestServer::open();
    let mut ada = server.guest();
    let answer =
        ada.post("/settings", &[("language", "de"), ("back", "//evil.example/")]).expect(303);
    assert_eq!(answer.location(), "/");
    assert_eq!(ada.cookies["language"], "de");
    ada.post("/settings", &[("language", "xx")]).expect(422);
    ada.post("/settings", &[("theme", "pink")]).expect(422);
    ada.post("/settings", &[("name", " \u{200b}")]).expect(422);
}

#[test]
fn too_much_is_refused_clearly() {
    let limits = Limits {
        body_bytes: 1000,
        new_tables: Rate::new(4, 1),
        guests: Rate::new(2, 1),
        guest_tables: Quota { unfinished: 3, ..Quota::NONE },
        ..Limits::none()
    };
    let server = TestServer::with(Settings { limits, ..settings() });
    let mut ada = server.guest();
    let long = "x".repeat(2000);
    ada.post("/new", &[("game", "targi"), ("name", &long)]).expect(413);
    let fields = [("game", "targi"), ("opponent", "friend")];
    for _ in 0..3 {
        ada.post("/new", &fields).expect(303);
    }
    ada.post("/new", &fields).expect(429);
    let refused = ada.post("/new", &fields).expect(429);
    assert_eq!(refused.header("retry-after"), Some("10"));
    assert!(refused.body.contains("<html"));
    server.guest().post("/settings", &[("name", "Bo")]).expect(303);
    server.guest().post("/settings", &[("name", "Cy")]).expect(429);
    ada.get("/").expect(200);
}

#[test]
fn who_asks_too_often_must_wait() {
    let limits = Limits { requests: Rate::new(20, 60), ..Limits::none() };
    let server = TestServer::with(Settings { limits, ..settings() });
    let mut ada = server.guest();
    let refused = (0..40).filter(|_| ada.get("/").status == 429).count();
    assert!((18..=20).contains(&refused), "{refused} of 40 were refused");
    ada.get("/health").expect(200);
}

#[test]
fn behind_a_proxy_each_guest_counts_alone() {
    let limits = Limits { requests: Rate::new(3, 1), ..Limits::none() };
    let server = TestServer::with(Settings { limits, ..settings() });
    for last in 1..20 {
        let mut guest = server.guest();
        let address = format!("6.6.6.6, 10.0.0.{last}");
        guest.headers.push(("X-Forwarded-For".to_owned(), address));
        guest.get("/").expect(200);
    }
}

#[test]
fn whatever_comes_in_the_house_stays_open() {
    let server = TestServer::open();
    let (ada, _, table) = two_friends(&server);
    let doors = [
        "/play",
        "/new",
        "/settings",
        "/table/{}/play",
        "/table/{}/undo",
        "/table/{}/redo",
        "/table/{}/play-on",
        "/table/{}/bar",
        "/bring",
        "/watch",
        "/api/records",
        "/table/{}/takeback",
        "/table/{}/sit",
        "/table/{}/bot",
        "/table/{}/hint",
        "/table/{}/verify",
        "/enter/x",
        "/api/guests",
        "/api/tables",
        "/api/tables/{}/play",
        "/api/tables/{}/join",
        "/api/tables/{}/undo",
        "/api/tables/{}/takeback",
        "/join?code=",
        "/table/{}/replay?",
    ];
    let id = table.rsplit('/').next().unwrap().to_owned();
    let token = ada.cookies["caravanserai"].clone();
    let kinds = [
        "application/x-www-form-urlencoded",
        "application/json",
        "multipart/form-data; boundary=x",
        "text/plain",
    ];
    let words = prop::sample::select(vec![
        "after=0",
        "choice=place 2",
        "choice=%ff",
        "&",
        "=",
        "game=targi",
        "{\"choice\":",
        "\"game\":\"targi\"",
        "}",
        "[",
        "--x\r\n",
        "Content-Disposition: form-data; name=\"deck\"\r\n\r\n",
        "tribe_deck=custom",
        "deck=[[tribe]]",
        "side=999",
        "opponent=friend",
        "count=18446744073709551615",
        "at=-1",
        "eyes=all",
        "\u{0}",
        "é",
        "answer=yes",
        "level=greedy",
        "seat=300",
    ]);
    let body =
        prop::collection::vec(prop_oneof![words.prop_map(str::to_owned), "\\PC{0,12}"], 0..8);
    let strategy = (0..doors.len(), 0..kinds.len(), body, any::<bool>(), "[a-z0-9/%.?=&-]{0,20}");
    let mut runner = TestRunner::new(ProptestConfig { cases: 400, ..ProptestConfig::default() });
    let tried = runner.run(&strategy, |(door, kind, body, get, tail)| {
        let mut eve = ada.clone();
        eve.headers.push(("Authorization".to_owned(), format!("Bearer {token}")));
        let path = doors[door].replace("{}", &id) + &tail;
        let method = if get { "GET" } else { "POST" };
        let answer = eve.send(method, &path, Some(kinds[kind]), body.concat().as_bytes());
        if let Ok(answer) = answer {
            prop_assert!(answer.status < 500, "{method} {path} {body:?}: {}", answer.body);
        }
        Ok(())
    });
    tried.unwrap();
    let bytes = prop::collection::vec(any::<u8>(), 0..300);
    let mut runner = TestRunner::new(ProptestConfig { cases: 200, ..ProptestConfig::default() });
    let tried = runner.run(&bytes, |mut bytes| {
        bytes.extend_from_slice(b"\r\n\r\n");
        if let Ok(answer) = raw(&server.address, &bytes) {
            prop_assert!(answer.status < 500);
        }
        Ok(())
    });
    tried.unwrap();
    server.guest().get("/health").expect(200);
    let page = server.guest().get(&table).expect(200).body;
    assert!(values(&page, "choice").is_empty());
}

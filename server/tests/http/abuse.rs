//! Rude visitors: whatever one of them does, another guest's pages and moves go on.
//!
//! Visitors are told apart by their addresses, which a proxy tells the house here.
//! What is asserted are counts and sizes, never times: these tests run on slow
//! machines too.

use crate::api::{ask, program};
use crate::keeping::{count, tamper, wait};
use crate::test_server::socket::{Socket, listen, next, next_people};
use crate::test_server::{
    Browser, TestServer, after, on_postgres, play_if_to_act, settings, two_friends, values,
    wait_until,
};
use serde_json::{Value, json};
use server::{Clock, Limits, Quota, Rate, Settings};
use std::io::{Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

const DECK: &str = include_str!("../../../games/targi/rules/decks/base.toml");

fn behind_proxy(limits: Limits) -> Settings {
    Settings { limits, ..settings() }
}

/// The same visitor, from this address.
fn from(mut browser: Browser, address: &str) -> Browser {
    browser.headers.push(("X-Forwarded-For".to_owned(), address.to_owned()));
    browser
}

/// A guest with a game against the house, who has done nothing wrong.
struct Neighbour {
    browser: Browser,
    table: String,
    /// Pages and moves that the house answered as it should.
    pages: usize,
    moves: usize,
}

impl Neighbour {
    fn sits_down(server: &TestServer) -> Neighbour {
        let mut browser = from(server.guest(), "198.51.100.7");
        let fields = [("game", "targi"), ("name", "Ada"), ("level", "random")];
        let table = browser.post("/play", &fields).expect(303).location().to_owned();
        Neighbour { browser, table, pages: 0, moves: 0 }
    }

    /// Looks at the landing page and the table, and moves if it is her turn. Any
    /// refusal fails the test.
    fn goes_on(&mut self) {
        self.browser.get("/").expect(200);
        self.pages += 2;
        let moved = play_if_to_act(&mut self.browser, &self.table, |_| 0);
        self.moves += usize::from(moved.is_some());
    }

    /// Goes on for as long as the abuse does, and longer if need be.
    fn goes_on_during<T: Send>(&mut self, abuse: impl FnOnce() -> T + Send) -> T {
        self.goes_on_for(usize::MAX, abuse)
    }

    /// The same, but so many times at most.
    fn goes_on_for<T: Send>(&mut self, times: usize, abuse: impl FnOnce() -> T + Send) -> T {
        let before = self.pages;
        let over = AtomicBool::new(false);
        let found = std::thread::scope(|scope| {
            let abuse = scope.spawn(|| {
                let found = abuse();
                over.store(true, Ordering::Relaxed);
                found
            });
            while !over.load(Ordering::Relaxed) && !abuse.is_finished() {
                match (self.pages - before) / 2 < times {
                    true => self.goes_on(),
                    false => std::thread::sleep(Duration::from_millis(5)),
                }
            }
            abuse.join().expect("the abuse goes on to its end")
        });
        wait_until("the neighbour has moved", || {
            self.goes_on();
            (self.moves > 0).then_some(())
        });
        found
    }
}

fn bytes_on_disk(server: &TestServer) -> u64 {
    let files = std::fs::read_dir(server.folder.path()).expect("a folder");
    files.map(|file| file.unwrap().metadata().map_or(0, |found| found.len())).sum()
}

fn table_with_deck(padding: &str) -> Value {
    let deck = format!("{DECK}\n# {padding}\n");
    json!({ "game": "targi", "options": { "tribe_deck": "custom", "deck": deck } })
}

/// Tries to open a table; says whether it was opened.
fn opens(program: &mut Browser, body: &Value) -> bool {
    let text = body.to_string();
    let answer = program.send("POST", "/api/tables", None, text.as_bytes()).unwrap();
    assert!(matches!(answer.status, 201 | 422 | 429 | 507), "{}", answer.body);
    answer.status == 201
}

#[test]
fn tables_with_decks_fill_the_disk_only_up_to_a_quota() {
    let quota = Quota { unfinished: 1000, a_day: 1000, bytes_a_day: 1 << 20 };
    let limits = Limits { guest_tables: quota, address_tables: quota, ..Limits::none() };
    let server = TestServer::with(behind_proxy(limits));
    let mut ada = Neighbour::sits_down(&server);
    let before = bytes_on_disk(&server);
    let opened = ada.goes_on_during(|| {
        let mut opened = 0;
        for guest in 0..4 {
            // Another guest each time, but always the same address.
            let mut eve = from(program(&server, "Eve"), "203.0.113.9");
            for number in 0..30 {
                let padding = format!("{guest} {number} {}", "x".repeat(24 << 10));
                opened += usize::from(opens(&mut eve, &table_with_deck(&padding)));
            }
        }
        opened
    });
    println!("{opened} of 120 decks kept, {} KB", (bytes_on_disk(&server) - before) >> 10);
    // 35 KB each.
    assert!((20..=30).contains(&opened), "{opened} tables of 35 KB within 1 MB");
    // The log of the neighbour's moves and the write-ahead log are in it, too.
    let grown = bytes_on_disk(&server) - before;
    assert!(grown < 8 << 20, "{grown} bytes");
    let mut bo = from(program(&server, "Bo"), "198.51.100.8");
    assert!(opens(&mut bo, &table_with_deck("")), "others can open tables with decks");
}

#[test]
fn many_decks_block_nobody_else_and_go_when_nobody_uses_them() {
    // Nothing but the memory of the house is in Eve's way.
    let idle = Duration::from_secs(1);
    let server = TestServer::with(Settings { idle, ..behind_proxy(Limits::none()) });
    let mut ada = Neighbour::sits_down(&server);
    let mut eve = from(program(&server, "Eve"), "203.0.113.9");
    let mut bo = from(program(&server, "Bo"), "198.51.100.8");
    let (mut opened, mut most_bytes) = (0, 0);
    for (many, tokens) in [(49, "secret"), (500, "random")] {
        ada.goes_on_during(|| {
            for number in opened..many {
                let padding = format!("{number} {}", "x".repeat(24 << 10));
                assert!(opens(&mut eve, &table_with_deck(&padding)), "deck {number}");
            }
        });
        opened = many;
        most_bytes = most_bytes.max(metric(&server, "caravanserai_options_bytes"));
        let new_set = json!({ "game": "targi", "options": { "tokens": tokens } });
        assert!(opens(&mut bo, &new_set), "a new set after {many} decks");
        let with_deck = table_with_deck(&format!("after {many}"));
        assert!(opens(&mut bo, &with_deck), "a new deck after {many} decks");
    }
    println!("{opened} decks read, at most {} KB of options remembered", most_bytes >> 10);
    assert!(most_bytes <= 32 << 20, "{most_bytes} bytes of options");
    wait_until("what nobody uses is forgotten", || {
        let few = metric(&server, "caravanserai_options_bytes") < 100 << 10;
        (few && metric(&server, "caravanserai_tables_in_memory") < 5).then_some(())
    });
}

#[test]
fn a_deck_is_kept_once_and_may_not_be_long() {
    let server = TestServer::open();
    let mut ada = program(&server, "Ada");
    let long = table_with_deck(&"x".repeat(32 << 10));
    let refused = ask(&mut ada, "POST", "/api/tables", long, 422);
    assert_eq!(refused["error"], "long_option");
    let padding = "y".repeat(24 << 10);
    let mut tables = Vec::new();
    let mut options = table_with_deck(&padding);
    for layout in ["chequerboard", "random"].repeat(20) {
        options["options"]["layout"] = layout.into();
        tables.push(ask(&mut ada, "POST", "/api/tables", options.clone(), 201));
    }
    let whole = &tables[0]["options"]["deck"];
    assert!(whole.as_str().is_some_and(|deck| deck.len() > 24 << 10));
    if on_postgres() {
        return;
    }
    let folder = server.close();
    let bytes = std::fs::metadata(folder.path().join("house.db")).unwrap().len();
    assert!(bytes < 400 << 10, "40 tables with one deck of 30 KB took {bytes} bytes");
    // As it was kept by an older version; after a restart the deck is there again.
    let file = folder.path().join("house.db");
    tamper(
        &file,
        "update game_table set options = json_set(options, '$.deck', (select text from long_text)); \
         delete from table_text; delete from long_text; pragma user_version = 1",
    );
    let server = TestServer::in_folder(folder, settings());
    ada.address = server.address.clone();
    for table in tables {
        let path = format!("/api/tables/{}", table["id"].as_str().unwrap());
        assert_eq!(ask(&mut ada, "GET", &path, Value::Null, 200)["options"], table["options"]);
    }
    assert_eq!(count(&file, "select count(*) from long_text"), 1);
    assert_eq!(count(&file, "select max(length(options)) < 400 from game_table"), 1);
}

#[test]
fn what_never_began_goes_after_a_day_and_the_rest_when_the_host_says() {
    let short = Settings {
        idle: Duration::from_secs(1),
        keep: Some(Duration::from_secs(30 * 24 * 3600)),
        ..settings()
    };
    let server = TestServer::with(short);
    let waiting = |guest: &mut Browser| {
        let fields = [("game", "targi"), ("opponent", "anyone")];
        guest.post("/new", &fields).expect(303).location().to_owned()
    };
    let over = |guest: &mut Browser| {
        let fields = [("game", "targi"), ("level", "random"), ("side", "0"), ("start", "0")];
        let table = guest.post("/play", &fields).expect(303).location().to_owned();
        wait_until("a move is made", || play_if_to_act(guest, &table, |_| 0));
        guest.post(&format!("{table}/leave"), &[]).expect(303);
        table
    };
    let (mut ada, mut bo, mut cy) = (server.guest(), server.guest(), server.guest());
    let (fresh, old) = (waiting(&mut ada), waiting(&mut bo));
    let (kept, gone) = (over(&mut ada), over(&mut cy));
    cy.get("/").expect(200);
    let file = server.folder.path().join("house.db");
    let aged = |table: &str, days: i64| {
        let id = table.rsplit('/').next().unwrap();
        let ms = days * 24 * 3600 * 1000;
        tamper(
            &file,
            &format!("update game_table set touched_at = touched_at - {ms} where id = '{id}'"),
        );
    };
    aged(&old, 2);
    aged(&kept, 29);
    aged(&gone, 31);
    tamper(&file, "update guest set made_at = made_at - 2 * 24 * 3600 * 1000");
    // Looking at them would keep them in use.
    wait_until("the old tables are gone", || {
        (count(&file, "select count(*) from game_table") == 2).then_some(())
    });
    wait_until("the guests without games are gone", || {
        (count(&file, "select count(*) from guest") == 1).then_some(())
    });
    let mut anybody = server.guest();
    for table in [&old, &gone] {
        anybody.get(table).expect(404);
    }
    anybody.get(&fresh).expect(200);
    anybody.get(&format!("{kept}/record")).expect(200);
    // Whoever has no game left is a stranger again; the others are not.
    cy.post(&format!("{fresh}/device"), &[]).expect(403);
    ada.post(&format!("{fresh}/device"), &[]).expect(200);
}

#[test]
fn with_little_room_left_no_table_is_opened_and_games_go_on() {
    // How much room is left is a matter of files.
    if on_postgres() {
        return;
    }
    let server = TestServer::open();
    let mut ada = server.guest();
    let fields = [("game", "targi"), ("name", "Ada"), ("level", "random")];
    let table = ada.post("/play", &fields).expect(303).location().to_owned();
    let full = Settings { min_free: Some(u64::MAX), ..settings() };
    let server = TestServer::in_folder(server.close(), full);
    ada.address = server.address.clone();
    ada.origin = Some(format!("http://{}", server.address));
    let refused = ada.post("/play", &fields).expect(507);
    assert!(refused.body.contains("nearly full"));
    for _ in 0..5 {
        wait_until("it is her turn", || play_if_to_act(&mut ada, &table, |_| 0));
    }
    assert_eq!(server.guest().get("/health").expect(200).json()["space"], "low");
}

/// Connects from this address of the loopback network, and asks for the landing page.
fn connect_from(address: [u8; 4], server: &TestServer) -> std::io::Result<TcpStream> {
    let stream = wait(async {
        let socket = tokio::net::TcpSocket::new_v4()?;
        socket.bind(SocketAddr::from((address, 0)))?;
        let stream = socket.connect(server.address.parse().expect("an address")).await?;
        stream.into_std()
    })?;
    stream.set_nonblocking(false)?;
    let head = format!("GET / HTTP/1.1\r\nHost: {}\r\n\r\n", server.address);
    (&stream).write_all(head.as_bytes())?;
    Ok(stream)
}

#[test]
fn sockets_that_nobody_reads_leave_room_for_others() {
    let limits = Limits { sockets: 64, connections: 400, ..Limits::none() };
    let server = TestServer::with(Settings { limits, trusted_proxies: Vec::new(), ..settings() });
    let mut ada = Neighbour::sits_down(&server);
    let sockets = ada.goes_on_during(|| {
        let tries = (0..1030).map(|_| connect_from([127, 0, 0, 2], &server));
        tries.collect::<Vec<_>>()
    });
    // She goes on while all of them are held.
    for _ in 0..5 {
        ada.goes_on();
    }
    let answered = sockets.into_iter().flatten().filter(|socket| {
        let mut byte = [0];
        (&*socket).read(&mut byte).is_ok_and(|read| read == 1)
    });
    let answered = answered.count();
    println!("{answered} of 1030 sockets answered, {} pages for another guest", ada.pages);
    // Some may have been let in after others were sent away.
    assert!((1..=200).contains(&answered), "{answered} of 1030");
    let away = metric(&server, "caravanserai_turned_away_total");
    assert!(away >= 800, "{away} turned away");
}

#[test]
fn assets_are_under_the_limits_too() {
    let limits = Limits { requests: Rate::new(50, 1), ..Limits::none() };
    let server = TestServer::with(behind_proxy(limits));
    let page = server.guest().get("/").expect(200).body;
    let asset = page.split('"').find(|part| part.starts_with("/assets/")).expect("an asset");
    let mut ada = Neighbour::sits_down(&server);
    let mut eve = from(server.guest(), "203.0.113.9");
    let given = ada.goes_on_for(5, || (0..500).filter(|_| eve.get(asset).status == 200).count());
    assert_eq!(given, 50);
}

#[test]
fn a_crowd_from_banned_networks_is_refused_before_anything_is_looked_up() {
    let folder = TestServer::open().close();
    let bans = "with recursive n (n) as (select 0 union all select n + 1 from n where n < 999) \
         insert into banned_network select '203.' || (n / 256) || '.' || (n % 256) || '.0/24', '', 0 \
         from n";
    tamper(&folder.path().join("house.db"), bans);
    let server = TestServer::in_folder(folder, behind_proxy(Limits::none()));
    let mut ada = Neighbour::sits_down(&server);
    let table = ada.table.clone();
    let (refused, bytes) = ada.goes_on_during(|| {
        let mut bytes = 0;
        let refused = (0..600).filter(|n| {
            let mut eve = from(server.guest(), &format!("203.{}.{}.9", n / 256, n % 256));
            eve.cookies.insert("caravanserai".to_owned(), format!("{n:064x}"));
            let path = ["/", &table, "/new", "/admin"][n % 4];
            let answer = if n % 3 == 0 { eve.post("/play", &[]) } else { eve.get(path) };
            bytes = bytes.max(answer.body.len());
            answer.status == 403
        });
        (refused.count(), bytes)
    });
    assert_eq!(refused, 600);
    // Nothing but the page that says so.
    assert!(bytes < 24 << 10, "{bytes}");
    println!(
        "600 of 600 refused with at most {bytes} bytes; {} pages and {} moves",
        ada.pages, ada.moves
    );
}

fn metric(server: &TestServer, name: &str) -> usize {
    let metrics = server.guest().get("/metrics").expect(200).body;
    let line = metrics.lines().find(|line| line.split(' ').next() == Some(name));
    line.unwrap_or_else(|| panic!("no {name}")).rsplit(' ').next().unwrap().parse().unwrap()
}

#[test]
fn opponents_who_think_for_long_keep_nobody_elses_waiting() {
    let settings = Settings { bot_threads: 1, ..behind_proxy(Limits::none()) };
    let server = TestServer::with(settings);
    let mut eve = from(program(&server, "Eve"), "203.0.113.9");
    for _ in 0..40 {
        let sages = json!({ "game": "five-tribes", "options": { "players": 4 },
            "opponents": ["sage", "sage", "sage"] });
        assert!(opens(&mut eve, &sages));
    }
    let mut ada = from(server.guest(), "198.51.100.7");
    for level in ["herder", "guide"] {
        let fields = [("game", "targi"), ("level", level), ("side", "0")];
        let table = ada.post("/play", &fields).expect(303).location().to_owned();
        let before = metric(&server, "caravanserai_bot_choices_total");
        let (mut own, began) = (0, Instant::now());
        while own < 6 {
            let moved = wait_until("it is her turn", || play_if_to_act(&mut ada, &table, |_| 0));
            own += usize::from(!moved.is_empty());
        }
        let all = metric(&server, "caravanserai_bot_choices_total") - before;
        let ms = began.elapsed().as_millis() / 6;
        println!("{level}: {ms} ms for an answer, {all} choices at all tables during 6 moves");
        // First come, first served would let each of her answers wait for one choice of
        // each of the forty tables. What they choose while she thinks counts here, too.
        assert!(all < 20 * own, "{all} choices meanwhile");
        // A hint waits in the same queue.
        let page = wait_until("it is her turn again", || {
            let page = ada.get(&table).expect(200).body;
            (!values(&page, "choice").is_empty()).then_some(page)
        });
        let before = metric(&server, "caravanserai_bot_choices_total");
        ada.post(&format!("{table}/hint"), &[("after", &after(&page))]).expect(303);
        let all = metric(&server, "caravanserai_bot_choices_total") - before;
        println!("{all} choices at all tables before a hint was given");
        assert!(all < 20, "{all} choices meanwhile");
    }
}

#[test]
fn a_list_has_no_decks_and_is_not_one_visitors_alone() {
    let server = TestServer::with(behind_proxy(Limits::none()));
    let mut bo = from(program(&server, "Bo"), "198.51.100.8");
    let anyone = json!({ "game": "targi", "opponents": ["anyone"] });
    let his = ask(&mut bo, "POST", "/api/tables", anyone, 201)["id"].clone();
    let mut eve = from(program(&server, "Eve"), "203.0.113.9");
    for number in 0..60 {
        let mut body = table_with_deck(&format!("{number} {}", "x".repeat(24 << 10)));
        body["opponents"] = json!(["anyone"]);
        assert!(opens(&mut eve, &body));
    }
    let answer = bo.get("/api/tables").expect(200);
    let bytes = answer.body.len();
    println!("{bytes} bytes for a list of 50 tables with decks of 30 KB");
    let tables = answer.json()["tables"].as_array().expect("a list").clone();
    assert_eq!(tables.len(), 50);
    assert!(bytes < 30_000, "{bytes} bytes");
    assert!(tables.iter().any(|table| table["id"] == his), "the latest are not all there is");
    let home = server.guest().get("/").expect(200).body;
    assert!(home.contains(&format!("/table/{}", his.as_str().unwrap())));
    // Whoever has all the latest tables still sees those of others.
    let mut eve_at_home = server.guest();
    eve_at_home.headers.clone_from(&eve.headers);
    assert!(eve_at_home.get("/").expect(200).body.contains(his.as_str().unwrap()));
}

#[test]
fn listeners_share_what_is_rendered_and_takebacks_end() {
    let server = TestServer::with(behind_proxy(Limits::none()));
    let mut ada = Neighbour::sits_down(&server);
    let (mut eve, mut mallory, table) = two_friends(&server);
    while play_if_to_act(&mut eve, &table, |_| 0).is_none() {
        play_if_to_act(&mut mallory, &table, |_| 0);
    }
    let mut sockets: Vec<Socket> =
        (0..60).map(|_| listen(&server.guest(), &format!("{table}/live")).unwrap()).collect();
    sockets.iter_mut().for_each(|socket| drop(next(socket)));
    let pushes = |server: &TestServer| metric(server, "caravanserai_push_seconds_count");
    let rendered = |server: &TestServer| metric(server, "caravanserai_rendered_total");
    let before = (pushes(&server), rendered(&server));
    let asked = ada.goes_on_for(5, || {
        let mut asked = 0;
        for _ in 0..20 {
            let ask = eve.post(&format!("{table}/takeback"), &[]);
            asked += usize::from(ask.status == 303);
            assert!(matches!(ask.status, 303 | 429), "{}", ask.status);
            mallory.post(&format!("{table}/takeback"), &[("answer", "no")]);
        }
        asked
    });
    assert_eq!(asked, 3, "at one position");
    // Everybody sees the table as it is in the end.
    for socket in &mut sockets {
        let last = loop {
            let fragment = next(socket);
            if !fragment["html"].as_str().unwrap().contains("takeback\"") {
                break fragment;
            }
        };
        assert!(last["moves"].as_u64() > Some(0));
    }
    let pushed = pushes(&server) - before.0;
    let rendered = rendered(&server) - before.1;
    println!("60 listeners: {pushed} pages pushed, {rendered} rendered");
    assert!(pushed <= 60 * 7, "{pushed} pushes for 3 questions and answers");
    assert!(pushed >= 60, "{pushed}");
    // The neighbour's own table is among them: every second page that she looks at.
    let shared = rendered - ada.pages / 2;
    assert!(3 * shared < pushed, "{rendered} rendered for {pushed} pushes");
}

#[test]
fn a_page_is_drawn_once_for_all_who_are_sent_it_and_not_kept_for_longer() {
    let clock = Clock::default();
    let server = TestServer::with(Settings { clock: clock.clone(), ..settings() });
    let (mut ada, mut bo, table) = two_friends(&server);
    let mut sockets = [&ada, &bo].map(|guest| listen(guest, &format!("{table}/live")).unwrap());
    for socket in &mut sockets {
        next(socket);
    }
    // From here on it is looked after every twenty seconds who is there, which throws pages away.
    clock.turn(Duration::from_secs(1));
    for socket in &mut sockets {
        next_people(socket);
    }
    clock.turn(Duration::from_secs(7));
    std::thread::sleep(Duration::from_millis(300));
    let page = ada.get(&table).expect(200).body;
    let (guest, place) = match values(&page, "choice").is_empty() {
        true => (&mut bo, 1),
        false => (&mut ada, 0),
    };
    let page = guest.get(&table).expect(200).body;
    let choice = [("after", after(&page)), ("choice", values(&page, "choice")[0].to_owned())];
    let choice = choice.each_ref().map(|(name, value)| (*name, value.as_str()));
    let rendered = || metric(&server, "caravanserai_rendered_total");
    let before = rendered();
    guest.headers.push(("Accept".to_owned(), "application/json".to_owned()));
    let answer = guest.post(&format!("{table}/play"), &choice).expect(200).json();
    let sent = sockets.each_mut().map(next);
    assert_eq!(answer["html"], sent[place]["html"]);
    assert_eq!(rendered() - before, 2, "one for each seat, the answer included");
    guest.headers.clear();
    guest.get(&table).expect(200);
    assert_eq!(rendered() - before, 3, "nobody was waiting for a page any more");
}

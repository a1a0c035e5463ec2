//! Three nodes over one PostgreSQL server, whatever happens to them: they are killed and
//! paused, the server crashes, connections are cut. What was acknowledged is compared with
//! what is kept in the end.
//!
//! `CARAVANSERAI_BLOWS=60 cargo test -p caravanserai --test nodes -- --nocapture` strikes
//! that often, `CARAVANSERAI_SEED=7` in another order.

#![cfg(unix)]

#[path = "../../server/tests/http/test_server/browser.rs"]
#[allow(dead_code, unreachable_pub, reason = "shared with the server's tests")]
mod browser;
#[path = "../../server/tests/postgres/mod.rs"]
mod postgres;

use browser::Browser;
use caravanserai_core::{Chance, Quick};
use postgres::Postgres;
use std::collections::{BTreeMap, BTreeSet};
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{Shutdown, TcpListener, TcpStream};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

const NODES: usize = 3;
/// After losing a node its tables go on within this time.
const GOES_ON: Duration = Duration::from_secs(5);
/// Longer than a node counts as alive.
const PAUSE: Duration = Duration::from_millis(4500);

/// A way to the server that can be cut.
#[derive(Clone)]
struct Proxy {
    port: u16,
    is_cut: Arc<AtomicBool>,
    open: Arc<Mutex<Vec<TcpStream>>>,
}

impl Proxy {
    fn to(server: u16) -> Proxy {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let port = listener.local_addr().unwrap().port();
        let proxy = Proxy { port, is_cut: Arc::default(), open: Arc::default() };
        let this = proxy.clone();
        std::thread::spawn(move || {
            for near in listener.incoming().map_while(Result::ok) {
                let far = TcpStream::connect(("127.0.0.1", server));
                let Some(far) = far.ok().filter(|_| !this.is_cut.load(Ordering::SeqCst)) else {
                    continue;
                };
                let ends = [near.try_clone().unwrap(), far.try_clone().unwrap()];
                this.open.lock().unwrap().extend(ends);
                let [back, forth] =
                    [(far.try_clone().unwrap(), near.try_clone().unwrap()), (near, far)];
                for (from, to) in [back, forth] {
                    std::thread::spawn(move || carry(from, to));
                }
            }
        });
        proxy
    }

    /// Ends all connections and lets none through until it is mended.
    fn cut(&self) {
        self.is_cut.store(true, Ordering::SeqCst);
        for stream in self.open.lock().unwrap().drain(..) {
            stream.shutdown(Shutdown::Both).ok();
        }
    }

    fn mend(&self) {
        self.is_cut.store(false, Ordering::SeqCst);
    }
}

fn carry(mut from: TcpStream, mut to: TcpStream) {
    let mut bytes = [0; 1 << 14];
    while let Ok(count @ 1..) = from.read(&mut bytes) {
        if to.write_all(&bytes[..count]).is_err() {
            break;
        }
    }
    from.shutdown(Shutdown::Both).ok();
    to.shutdown(Shutdown::Both).ok();
}

/// A node in a process of its own.
struct Node {
    address: String,
    proxy: Proxy,
    child: Child,
}

impl Node {
    fn open(proxy: Proxy, bind: &str) -> Node {
        let mut command = Command::new(env!("CARGO_BIN_EXE_caravanserai"));
        command.args(["serve", "--no-open", "--no-limits", "--bot-pause", "0", "--bind", bind]);
        command.args(["--database", &url(proxy.port)]).stdout(Stdio::piped());
        // That the server cannot be reached is told again and again.
        let mut child = command.args(["--log", "off"]).spawn().unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let address = line.trim().strip_prefix("Caravanserai is open at http://");
        Node { address: address.expect("an address").to_owned(), proxy, child }
    }

    fn signal(&self, signal: &str) {
        let sent = Command::new("kill").args([signal, &self.child.id().to_string()]).status();
        assert!(sent.unwrap().success());
    }

    fn kill(&mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }
}

impl Drop for Node {
    fn drop(&mut self) {
        self.child.kill().ok();
        self.child.wait().ok();
    }
}

fn url(port: u16) -> String {
    format!("postgres://postgres@127.0.0.1:{port}/house")
}

/// Somebody who plays at one table and goes to any node.
#[derive(Clone)]
struct Player {
    browser: Browser,
    table: String,
    dice: Quick,
    /// What was acknowledged: the place in the log, and the choice.
    acknowledged: Vec<(usize, String)>,
}

fn fields(page: &str, name: &str) -> Vec<String> {
    let mark = format!("name=\"{name}\" value=\"");
    let found = page.split(&mark).skip(1).filter_map(|rest| rest.split('"').next());
    found.map(str::to_owned).collect()
}

fn at(browser: &mut Browser, address: &str) {
    browser.address = address.to_owned();
    browser.origin = Some(format!("http://{address}"));
}

impl Player {
    /// Tries once to move: looks at one node, and moves at another.
    fn step(&mut self, nodes: &[String]) -> std::io::Result<()> {
        let node = |dice: &mut Quick| nodes[dice.below(nodes.len() as u32) as usize].clone();
        at(&mut self.browser, &node(&mut self.dice));
        let page = self.browser.try_get(&self.table)?;
        if page.status != 200 {
            return Ok(());
        }
        let (after, choices) = (fields(&page.body, "after"), fields(&page.body, "choice"));
        let (Some(after), false) = (after.first(), choices.is_empty()) else { return Ok(()) };
        let choice = &choices[self.dice.below(choices.len() as u32) as usize];
        at(&mut self.browser, &node(&mut self.dice));
        let path = format!("{}/play", self.table);
        let moved = self.browser.try_post(&path, &[("after", after), ("choice", choice)])?;
        if moved.status == 303 {
            self.acknowledged.push((after.parse().unwrap(), choice.clone()));
        }
        Ok(())
    }
}

/// Two friends at a table of each game, and one guest alone with the house at another.
fn sit_down(nodes: &[String]) -> Vec<Player> {
    let mut players = Vec::new();
    for game in ["targi", "five-tribes", "targi", "five-tribes"] {
        let mut ada = Browser::new(&nodes[players.len() % NODES]);
        let fields = [("game", game), ("opponent", "friend")];
        let table = ada.post("/new", &fields).expect(303).location().to_owned();
        // The friend and the own table are at other nodes: a session holds everywhere.
        let mut bo = Browser::new(&nodes[(players.len() + 1) % NODES]);
        bo.post(&format!("{table}/sit"), &[("name", "Bo")]).expect(303);
        at(&mut ada, &nodes[(players.len() + 2) % NODES]);
        let alone = ada.post("/play", &[("game", game), ("level", "greedy"), ("players", "2")]);
        let alone = alone.expect(303).location().to_owned();
        for (browser, table) in [(bo, table.clone()), (ada.clone(), table), (ada, alone)] {
            let dice = Quick::new(players.len() as u64);
            players.push(Player { browser, table, dice, acknowledged: Vec::new() });
        }
    }
    players
}

/// How long the log of a table is, as a node shows it to somebody; nothing when it is over.
fn length(browser: &Browser, node: &str, table: &str) -> Option<usize> {
    let mut browser = browser.clone();
    at(&mut browser, node);
    let page = browser.try_get(table).ok().filter(|page| page.status == 200)?;
    if page.body.contains(&format!("{table}/end")) {
        return None;
    }
    fields(&page.body, "after").first()?.parse().ok()
}

/// Goes on at every table through these nodes alone, as a balancer sends guests who do not
/// get an answer, all tables at once; says how long the slowest took.
fn everything_goes_on(guests: &mut [Player], nodes: &[String]) -> Duration {
    let began = Instant::now();
    let mut tables: BTreeMap<String, Vec<&mut Player>> = BTreeMap::new();
    for guest in guests {
        tables.entry(guest.table.clone()).or_default().push(guest);
    }
    std::thread::scope(|scope| {
        for (table, mut guests) in tables {
            scope.spawn(move || {
                let browser = guests[0].browser.clone();
                let now = || nodes.iter().filter_map(|node| length(&browser, node, &table)).max();
                let Some(before) = now() else { return };
                while now().is_some_and(|now| now <= before) {
                    assert!(began.elapsed() < GOES_ON, "{table} does not go on at {nodes:?}");
                    for guest in &mut guests {
                        guest.step(nodes).ok();
                    }
                }
            });
        }
    });
    began.elapsed()
}

fn caravanserai(arguments: &[&str]) -> String {
    let done = Command::new(env!("CARGO_BIN_EXE_caravanserai")).args(arguments).output().unwrap();
    let said = String::from_utf8([done.stdout, done.stderr].concat()).unwrap();
    assert!(done.status.success(), "{arguments:?}: {said}");
    said
}

#[test]
fn whatever_happens_to_nodes_nothing_acknowledged_is_lost_and_tables_go_on() {
    let number = |name: &str| std::env::var(name).ok().map(|n| n.parse::<u64>().expect("a number"));
    let blows = number("CARAVANSERAI_BLOWS").unwrap_or(5);
    let seed = number("CARAVANSERAI_SEED").unwrap_or(1);
    let Some(server) = Postgres::start() else { return };
    server.database_called("house");
    caravanserai(&["migrate", "--database", &server.url("house")]);
    let mut nodes: Vec<Node> =
        (0..NODES).map(|_| Node::open(Proxy::to(server.port()), "127.0.0.1:0")).collect();
    let addresses: Vec<String> = nodes.iter().map(|node| node.address.clone()).collect();
    let players = sit_down(&addresses);
    let mut others_too = players.clone();
    let stop = Arc::new(AtomicBool::new(false));
    let playing: Vec<_> = players
        .into_iter()
        .map(|mut player| {
            let (stop, addresses) = (Arc::clone(&stop), addresses.clone());
            std::thread::spawn(move || {
                while !stop.load(Ordering::Relaxed) {
                    // Whatever fails, the next look at the table tells what is so.
                    player.step(&addresses).ok();
                    std::thread::sleep(Duration::from_millis(40));
                }
                player
            })
        })
        .collect();

    let mut dice = Quick::new(seed);
    let mut slowest = Duration::ZERO;
    for blow in 0..blows {
        std::thread::sleep(Duration::from_millis(300 + u64::from(dice.below(700))));
        let index = dice.below(NODES as u32) as usize;
        let others: Vec<String> =
            addresses.iter().filter(|address| **address != addresses[index]).cloned().collect();
        let node = &mut nodes[index];
        // Each of them in turn at first, then in any order.
        let kind = if blow < 5 { blow } else { dice.below(5).into() };
        println!(
            "{} node {index}",
            ["kill", "pause", "cut off", "crash the server, not", "kill"][kind as usize]
        );
        match kind {
            0 | 4 => {
                node.kill();
                slowest = slowest.max(everything_goes_on(&mut others_too, &others));
                *node = Node::open(node.proxy.clone(), &node.address);
            }
            1 => {
                node.signal("-STOP");
                let began = Instant::now();
                slowest = slowest.max(everything_goes_on(&mut others_too, &others));
                std::thread::sleep(PAUSE.saturating_sub(began.elapsed()));
                node.signal("-CONT");
            }
            2 => {
                node.proxy.cut();
                slowest = slowest.max(everything_goes_on(&mut others_too, &others));
                node.proxy.mend();
            }
            _ => {
                server.stop();
                server.start_again();
                std::thread::sleep(Duration::from_secs(2));
                everything_goes_on(&mut others_too, &addresses);
            }
        }
    }
    // Every node is whole again, and plays.
    std::thread::sleep(Duration::from_secs(2));
    for address in &addresses {
        everything_goes_on(&mut others_too, std::slice::from_ref(address));
    }
    stop.store(true, Ordering::Relaxed);
    let mut players: Vec<Player> =
        playing.into_iter().map(|thread| thread.join().unwrap()).collect();
    players.extend(others_too);
    let moves: usize = players.iter().map(|player| player.acknowledged.len()).sum();
    println!("{blows} blows, {moves} moves acknowledged; tables went on after {slowest:?}");
    assert!(moves > 20 * blows as usize, "only {moves} moves were acknowledged");
    check(&server, &players, &addresses);
}

#[test]
fn who_is_at_one_node_is_seen_from_another_and_away_when_that_one_is_gone() {
    let Some(server) = Postgres::start() else { return };
    server.database_called("house");
    let open = || Node::open(Proxy::to(server.port()), "127.0.0.1:0");
    let (here, mut there) = (open(), open());
    let mut ada = Browser::new(&here.address);
    let fields = [("game", "targi"), ("opponent", "friend"), ("name", "Ada")];
    let table = ada.post("/new", &fields).expect(303).location().to_owned();
    let mut bo = Browser::new(&there.address);
    bo.post(&format!("{table}/sit"), &[("name", "Bo")]).expect(303);
    bo.get(&table).expect(200);
    let mut wait_for = |said: &str| {
        let began = Instant::now();
        while !ada.get(&table).expect(200).body.contains(said) {
            assert!(began.elapsed() < Duration::from_secs(20), "nobody says: {said}");
            std::thread::sleep(Duration::from_millis(100));
        }
    };
    wait_for("Bo is at the table.");
    // Bo is elsewhere in the house, at another node than the one that asks.
    bo.get("/rules").expect(200);
    wait_for("Bo is elsewhere in the house.");
    there.kill();
    bo.address.clone_from(&here.address);
    bo.get(&table).expect(200);
    wait_for("Bo is at the table.");
}

/// Compares what was acknowledged with what is kept, and every node's pages with each other.
fn check(server: &Postgres, players: &[Player], addresses: &[String]) {
    let database = server.url("house");
    // The opponents of the house may be in the middle of a turn.
    std::thread::sleep(Duration::from_secs(2));
    let tables: BTreeMap<&String, &Browser> =
        players.iter().map(|player| (&player.table, &player.browser)).collect();
    for (table, browser) in tables {
        let lengths: BTreeSet<_> =
            addresses.iter().map(|node| length(browser, node, table)).collect();
        assert_eq!(lengths.len(), 1, "{table} is not the same everywhere: {lengths:?}");
        let id = table.rsplit('/').next().unwrap();
        let log = caravanserai(&["export", id, "--database", &database]);
        let entries = log.split_once("\n\n").expect("a log").1;
        let mut seen = BTreeSet::new();
        for (n, choice) in players
            .iter()
            .filter(|player| player.table == **table)
            .flat_map(|player| &player.acknowledged)
        {
            let entry = entries.lines().nth(*n).unwrap_or_default();
            let kept = entry.split_once(": ").map(|(_, deed)| deed);
            assert_eq!(kept, Some(&*format!("play {choice}")), "move {n} of {table} is lost");
            assert!(seen.insert(*n), "move {n} of {table} was acknowledged twice");
        }
    }
    let said = caravanserai(&["check", "--database", &database]);
    assert!(said.contains("All is well"), "{said}");
}

//! Three nodes over one PostgreSQL server, whatever happens to them: they are killed and
//! paused, the server crashes, connections are cut. What was acknowledged is compared with
//! what is kept in the end.
//!
//! `CARAVANSERAI_BLOWS=60 cargo test -p caravanserai --test nodes -- --nocapture` strikes
//! that often, `CARAVANSERAI_SEED=7` in another order.

#![cfg(unix)]

#[path = "../../../server/tests/http/test_server/browser.rs"]
#[allow(dead_code, unreachable_pub, reason = "shared with the server's tests")]
mod browser;
mod node;
mod pages;
#[path = "../../../server/tests/postgres/mod.rs"]
mod postgres;
#[path = "../../../server/tests/http/test_server/socket.rs"]
#[allow(dead_code, unreachable_pub, reason = "shared with the server's tests")]
mod socket;

use browser::Browser;
use caravanserai_core::{Chance, Quick};
use node::{Node, Proxy};
use postgres::Postgres;
use socket::Socket;
use std::collections::{BTreeMap, BTreeSet};
use std::process::Command;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

const NODES: usize = 3;
/// After losing a node its tables go on within this time.
const GOES_ON: Duration = Duration::from_secs(5);
/// Longer than a node counts as alive.
const PAUSE: Duration = Duration::from_millis(4500);

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
        // The friend and the guest's table are at other nodes: a session holds everywhere.
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

/// What belongs inside `<main>` for somebody, as a node shows it.
fn content(browser: &Browser, node: &str, table: &str) -> String {
    let mut browser = browser.clone();
    at(&mut browser, node);
    browser.headers.push(("Accept".to_owned(), "application/json".to_owned()));
    let told = browser.get(table).expect(200).json();
    told["html"].as_str().expect("a page").to_owned()
}

/// A page that listens at a node.
fn listen(browser: &Browser, node: &str, table: &str) -> Socket {
    let mut browser = browser.clone();
    at(&mut browser, node);
    socket::listen(&browser, &format!("{table}/live")).expect("a socket")
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
    let listening: Vec<_> = others_too
        .iter()
        .flat_map(|player| addresses.iter().map(move |node| (player.clone(), node)))
        .map(|(Player { browser, table, .. }, node)| {
            let socket = listen(&browser, node, &table);
            (browser, table, node, socket)
        })
        .collect();
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
    for (browser, table, node, mut socket) in listening {
        let page = content(&browser, node, &table);
        // What was pushed before may still be under way; a test that waits in vain fails.
        while socket::next(&mut socket)["html"] != *page {}
    }
}

/// Compares what was acknowledged with what is kept, and every node's pages with each other.
fn check(server: &Postgres, players: &[Player], addresses: &[String]) {
    let database = server.url("house");
    // The opponents of the house may be in the middle of a turn.
    std::thread::sleep(Duration::from_secs(2));
    for Player { browser, table, .. } in players {
        let pages: BTreeSet<_> =
            addresses.iter().map(|node| content(browser, node, table)).collect();
        assert_eq!(pages.len(), 1, "{table} is not shown the same everywhere: {pages:#?}");
    }
    let tables: BTreeSet<&String> = players.iter().map(|player| &player.table).collect();
    for table in tables {
        let id = table.rsplit('/').next().unwrap();
        let log = caravanserai(&["export", id, "--database", &database]);
        let entries = log.split_once("\n\n").expect("a log").1;
        let mut seen = BTreeSet::new();
        for (n, choice) in players
            .iter()
            .filter(|player| player.table == *table)
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

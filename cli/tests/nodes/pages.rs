//! What people see at one node of what is done at another.

use crate::browser::Browser;
use crate::node::{Node, Proxy};
use crate::postgres::Postgres;
use crate::socket::{expect_sent_away, next};
use crate::{Player, at, caravanserai, content, listen};
use caravanserai_core::Quick;
use std::time::{Duration, Instant};

/// Two nodes over a server.
fn two_nodes(server: &Postgres) -> [Node; 2] {
    server.database_called("house");
    [(); 2].map(|()| Node::open(Proxy::to(server.port()), "127.0.0.1:0"))
}

/// Ada at one node and Bo at the other, who play with each other, and their table.
fn two_friends([here, there]: &[Node; 2]) -> (Browser, Browser, String) {
    let mut ada = Browser::new(&here.address);
    let fields = [("game", "targi"), ("opponent", "friend"), ("name", "Ada")];
    let table = ada.post("/new", &fields).expect(303).location().to_owned();
    let mut bo = Browser::new(&there.address);
    bo.post(&format!("{table}/sit"), &[("name", "Bo")]).expect(303);
    (ada, bo, table)
}

#[test]
fn a_page_that_listens_at_one_node_is_shown_what_is_done_at_another_though_bells_are_lost() {
    let Some(server) = Postgres::start() else { return };
    let nodes = two_nodes(&server);
    let (ada, bo, table) = two_friends(&nodes);
    let [here, there] = &nodes;
    let mut socket = listen(&bo, &there.address, &table);
    next(&mut socket);
    let mut players = [ada, bo.clone()].map(|browser| Player {
        browser,
        table: table.clone(),
        dice: Quick::new(1),
        acknowledged: Vec::new(),
    });
    // Moves, all of them at one node, and how long it takes until the other has shown them.
    let mut shown_after = |moves: usize| {
        let began = Instant::now();
        for _ in 0..moves {
            let made = |players: &[Player]| players.iter().map(|it| it.acknowledged.len()).sum();
            let before: usize = made(&players);
            while before == made(&players) {
                for player in &mut players {
                    player.step(std::slice::from_ref(&here.address)).unwrap();
                }
            }
            let page = content(&bo, &here.address, &table);
            while next(&mut socket)["html"] != *page {}
        }
        began.elapsed()
    };
    // By looking alone, each of them would take two seconds.
    let with_bells = shown_after(4);
    assert!(with_bells < Duration::from_secs(4), "{with_bells:?}");
    there.proxy.lose_bells();
    let by_looking = shown_after(3);
    assert!(by_looking > Duration::from_secs(3), "the bell was heard: {by_looking:?}");
    assert!(by_looking < Duration::from_secs(9), "{by_looking:?}");
}

#[test]
fn who_is_sent_away_by_one_node_is_sent_away_by_all_though_bells_are_lost() {
    let Some(server) = Postgres::start() else { return };
    let nodes = two_nodes(&server);
    let (mut ada, mut bo, table) = two_friends(&nodes);
    let addresses = nodes.each_ref().map(|node| node.address.clone());
    let [_, there] = &addresses;
    let database = server.url("house");
    let admin = |arguments: &[&str]| {
        caravanserai(&[&["admin"], arguments, &["--database", &database]].concat())
    };
    let device = |ada: &mut Browser| {
        let page = ada.post("/devices/link", &[]).expect(200).body;
        let link = page.split_once("/enter/").expect("a link").1.split('"').next().unwrap();
        let mut device = Browser::new(there);
        device.post(&format!("/enter/{link}"), &[]).expect(303);
        device
    };
    let everywhere =
        |browser: &Browser| addresses.each_ref().map(|node| listen(browser, node, &table));

    for bells in ["heard", "lost"] {
        let mut phone = device(&mut ada);
        let mut of_ada = listen(&ada, there, &table);
        let mut of_phone = everywhere(&phone);
        of_phone.iter_mut().chain([&mut of_ada]).for_each(|socket| drop(next(socket)));
        assert!(phone.get(&table).expect(200).body.contains("Ada"));
        ada.post("/devices/end", &[("device", "others")]).expect(303);
        of_phone.iter_mut().for_each(expect_sent_away);
        for node in &addresses {
            at(&mut phone, node);
            let page = phone.get(&table).expect(200).body;
            assert!(!page.contains("name=\"choice\""), "bells are {bells}");
            phone.post(&format!("{table}/leave"), &[]).expect(403);
        }
        // But not the browser that has ended it.
        listen(&ada, there, &table);
        if bells == "heard" {
            nodes[1].proxy.lose_bells();
        }
    }

    let mut of_bo = everywhere(&bo);
    of_bo.iter_mut().for_each(|socket| drop(next(socket)));
    let guests: serde_json::Value =
        serde_json::from_str(&admin(&["guests", "Bo", "--json"])).unwrap();
    admin(&["ban", "guest", &guests[0]["id"].to_string(), "--reason", "Shouting"]);
    of_bo.iter_mut().for_each(expect_sent_away);
    let mut of_ada = everywhere(&ada);
    admin(&["ban", "network", "127.0.0.0/8", "--reason", "Flooding"]);
    of_ada.iter_mut().for_each(expect_sent_away);
    for node in &addresses {
        at(&mut bo, node);
        at(&mut ada, node);
        assert!(ada.get("/").expect(403).body.contains("Flooding"));
    }
    admin(&["unban", "network", "127.0.0.0/8"]);
    for node in &addresses {
        at(&mut bo, node);
        at(&mut ada, node);
        let began = Instant::now();
        while ada.get(&table).status != 200 {
            assert!(began.elapsed() < Duration::from_secs(5), "Ada may come in again");
        }
        assert!(bo.get(&table).expect(403).body.contains("Shouting"));
    }
}

#[test]
fn who_is_at_one_node_is_seen_from_another_and_away_when_that_one_is_gone() {
    let Some(server) = Postgres::start() else { return };
    let mut nodes = two_nodes(&server);
    let (mut ada, mut bo, table) = two_friends(&nodes);
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
    nodes[1].kill();
    bo.address.clone_from(&nodes[0].address);
    bo.get(&table).expect(200);
    wait_for("Bo is at the table.");
}

//! What people see at one node of what is done at another.

use crate::browser::Browser;
use crate::node::{Node, Proxy};
use crate::postgres::Postgres;
use crate::socket::{expect_sent_away, next};
use crate::{GOES_ON, Player, at, caravanserai, content, listen};
use caravanserai_core::Quick;
use std::time::{Duration, Instant};

/// Two nodes over a server.
fn two_nodes(server: &Postgres) -> [Node; 2] {
    two_nodes_with(server, &["--no-limits"])
}

fn two_nodes_with(server: &Postgres, settings: &[&str]) -> [Node; 2] {
    server.database_called("house");
    [(); 2].map(|()| Node::with(Proxy::to(server.port()), "127.0.0.1:0", settings))
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

/// Renames a guest at a node until that is too much; how often it was not.
fn renames(guest: &Browser, node: &str) -> usize {
    let mut guest = guest.clone();
    at(&mut guest, node);
    let renamed = |number: &usize| {
        let name = format!("Ada {number}");
        let done = guest.post("/settings", &[("name", &name), ("back", "/")]);
        assert!([303, 429].contains(&done.status), "{}", done.body);
        done.status == 303
    };
    (0..60).take_while(renamed).count()
}

#[test]
fn two_nodes_allow_an_address_together_what_one_allows_alone() {
    let Some(server) = Postgres::start() else { return };
    // Twenty at once, and six a minute.
    const ALLOWED: usize = 20;
    let nodes = two_nodes_with(&server, &[]);
    let mut ada = Browser::new(&nodes[0].address);
    ada.post("/settings", &[("name", "Ada"), ("back", "/")]).expect(303);
    // Each of them says twice that it is alive.
    std::thread::sleep(Duration::from_secs(4));
    let began = Instant::now();
    let done = [0, 1].map(|node| renames(&ada, &nodes[node].address));
    let more = 1 + began.elapsed().as_secs() as usize / 10;
    assert!(done[1] >= ALLOWED / 2 && done[1] <= ALLOWED / 2 + more, "{done:?}");
    assert!(done[0] + done[1] <= ALLOWED + more, "{done:?}");
}

#[test]
fn what_is_said_and_done_at_one_node_is_heard_and_watched_at_another() {
    let Some(server) = Postgres::start() else { return };
    let nodes = two_nodes(&server);
    let (mut ada, bo, table) = two_friends(&nodes);
    let [here, there] = &nodes;
    let stranger = Browser::new(&there.address);
    let mut watches = listen(&stranger, &there.address, &table);
    let mut of_bo = listen(&bo, &there.address, &table);
    for socket in [&mut watches, &mut of_bo] {
        next(socket);
    }
    at(&mut ada, &here.address);
    ada.post(&format!("{table}/say"), &[("phrase", "good_move")]).expect(303);
    for socket in [&mut watches, &mut of_bo] {
        while !next(socket)["html"].as_str().unwrap().contains("data-name=\"Ada\">Good move!<") {}
    }
    let mut players = [ada, bo].map(|browser| Player {
        browser,
        table: table.clone(),
        dice: Quick::new(1),
        acknowledged: Vec::new(),
    });
    for _ in 0..3 {
        let made = |players: &[Player]| players.iter().map(|it| it.acknowledged.len()).sum();
        let before: usize = made(&players);
        while before == made(&players) {
            for player in &mut players {
                player.step(std::slice::from_ref(&here.address)).unwrap();
            }
        }
        let page = content(&stranger, &here.address, &table);
        while next(&mut watches)["html"] != *page {}
    }
}

#[test]
fn a_plan_that_was_due_when_its_node_was_lost_is_played_by_another() {
    let Some(server) = Postgres::start() else { return };
    let mut nodes = two_nodes(&server);
    let (mut ada, bo, table) = two_friends(&nodes);
    let addresses = nodes.each_ref().map(|node| node.address.clone());
    // Bo has sat down at the other node, which keeps the table since.
    let mut waits = [ada.clone(), bo].map(|mut browser| {
        at(&mut browser, &addresses[1]);
        browser
    });
    let waits = waits.iter_mut().find(|guest| {
        Browser::clone(guest).get(&table).expect(200).body.contains(&format!("{table}/plan\""))
    });
    let waits = waits.expect("one of them waits");
    waits.post(&format!("{table}/plan"), &[("add", "place 6")]).expect(303);
    nodes[1].kill();
    // As if it were the plan of whoever is to act, and their node had gone just before it.
    let due = "update seat_plan set seat = acts.seat, body = replace(body, \
               '\"guest\":' || waits.guest, '\"guest\":' || acts.guest) \
               from game_table t, seat acts, seat waits \
               where t.id = seat_plan.table_id and acts.table_id = t.id and acts.seat = t.to_act \
               and waits.table_id = t.id and waits.seat = seat_plan.seat; \
               update game_table set version = version + 1";
    assert!(server.psql("house", due), "the plan is due");
    let began = Instant::now();
    while !ada.get(&table).expect(200).body.contains("data-moves=\"1\"") {
        assert!(began.elapsed() < GOES_ON, "nobody plays it");
        std::thread::sleep(Duration::from_millis(50));
    }
}

#[test]
fn who_passes_one_device_round_takes_it_at_any_node() {
    let Some(server) = Postgres::start() else { return };
    let nodes = two_nodes(&server);
    let addresses = nodes.each_ref().map(|node| node.address.clone());
    let mut device = Browser::new(&addresses[0]);
    let fields =
        [("game", "five-tribes"), ("name", "Ada"), ("opponent", "beside"), ("beside", "Bo")];
    let table = device.post("/new", &fields).expect(303).location().to_owned();
    let asks = |browser: &Browser, node: &str| content(browser, node, &table).contains("I am ");
    assert!(addresses.iter().all(|node| asks(&device, node)));
    at(&mut device, &addresses[1]);
    device.post(&format!("{table}/here"), &[]).expect(303);
    assert!(!addresses.iter().any(|node| asks(&device, node)), "both know of it");
    let mut player =
        Player { browser: device, table: table.clone(), dice: Quick::new(2), acknowledged: vec![] };
    while !asks(&player.browser, &addresses[0]) {
        player.step(&addresses).unwrap();
    }
    assert!(asks(&player.browser, &addresses[1]), "the turn has passed everywhere");
}

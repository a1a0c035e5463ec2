//! Whoever runs the house looks after it: by orders of a command, and on a page.

use crate::api::{ask, program};
use crate::guests::move_once;
use crate::keeping::{tamper, wait};
use crate::registry;
use crate::test_server::socket::{expect_sent_away, listen, next};
use crate::test_server::{
    Answer, Browser, TestServer, database_in, on_postgres, play_if_to_act, settings, two_friends,
    wait_until,
};
use serde_json::{Value, json};
use server::admin::{
    AdminError, Done, Order, Ordered, Way, ask_bans, ask_figures, ask_guests, ask_log, ask_tables,
    new_token, order,
};
use server::{Limits, Rate, Settings};
use std::path::Path;

/// Gives an order as a command would, beside a house that is open or not.
pub(crate) fn give(folder: &Path, reason: &str, wanted: Order) -> Result<Done, String> {
    let database = database_in(folder);
    let (who, reason) = ("root".to_owned(), reason.to_owned());
    let ordered = Ordered { way: Way::Command, who, reason, order: wanted };
    wait(order(&database, registry::all(), ordered)).map_err(|error| error.to_string())
}

/// What a guest is answered once the house knows of a ban that was given or lifted: over
/// PostgreSQL the command is another node, of which it hears a moment later.
fn is_answered(guest: &mut Browser, path: &str, status: u16) -> Answer {
    wait_until(&format!("{status} for {path}"), || {
        Some(guest.get(path)).filter(|answer| answer.status == status)
    })
}

fn database(server: &TestServer) -> String {
    database_in(server.folder.path())
}

/// The number of the guest with this name.
fn number(server: &TestServer, name: &str) -> i64 {
    let found = wait(ask_guests(&database(server), name, 10)).unwrap();
    assert_eq!(found.len(), 1, "{found:?}");
    found[0].id
}

fn id_of(table: &str) -> String {
    table.rsplit('/').next().unwrap().to_owned()
}

/// A browser that has the token of the house.
fn admin(server: &TestServer) -> Browser {
    let (token, hash) = new_token();
    give(server.folder.path(), "", Order::SetToken { hash }).unwrap();
    let mut admin = server.guest();
    admin.post("/admin/enter", &[("token", &token)]).expect(303);
    admin
}

#[test]
fn a_guest_who_is_banned_in_mid_game_is_sent_away_and_the_other_one_wins() {
    let server = TestServer::open();
    let (mut ada, mut eve, table) = two_friends(&server);
    eve.post("/devices/name", &[("name", "Eve")]).expect(303);
    move_once(&mut ada, &mut eve, &table);
    let mut page = listen(&eve, &format!("{table}/live")).expect("a socket");
    let mut of_ada = listen(&ada, &format!("{table}/live")).expect("a socket");
    next(&mut page);
    next(&mut of_ada);
    let waiting = [("game", "targi"), ("opponent", "friend")];
    let waiting = eve.post("/new", &waiting).expect(303).location().to_owned();

    let guest = number(&server, "Eve");
    let done = give(server.folder.path(), "Shouting", Order::BanGuest { guest });
    assert_eq!(done, Ok(Done { freed: 2 }));
    expect_sent_away(&mut page);
    for (language, words) in [
        ("en", ["You are not let in here", "banned you from it: Shouting"]),
        ("de", ["Du kommst hier nicht herein", "hat dich ausgesperrt: Shouting"]),
    ] {
        eve.post("/settings", &[("language", language)]).expect(303);
        for path in ["/", &table, "/devices", "/rules"] {
            let page = eve.get(path).expect(403).body;
            assert!(words.iter().all(|words| page.contains(words)), "{path}: {page}");
        }
    }
    eve.post("/play", &[("game", "targi")]).expect(403);
    eve.post("/settings", &[("name", "Mallory")]).expect(403);
    assert_eq!(listen(&eve, &format!("{table}/live")).err(), Some(403));
    // The other one does not wait in vain.
    let html = next(&mut of_ada)["html"].as_str().unwrap().to_owned();
    assert!(html.contains("Eve gave up."), "{html}");
    assert!(ada.get(&format!("{table}/end")).expect(200).body.contains("You won<"));
    let page = ada.get(&waiting).expect(200).body;
    assert!(page.contains("This game is over."), "nobody is left at the other table: {page}");

    give(server.folder.path(), "", Order::UnbanGuest { guest }).unwrap();
    eve.post("/settings", &[("language", "en")]).expect(303);
    assert!(eve.get("/").expect(200).body.contains("My page: Eve"));
    let again = give(server.folder.path(), "", Order::UnbanGuest { guest }).unwrap_err();
    assert_eq!(again, "“Eve” is not banned.");
    let log = wait(ask_log(&database(&server), 10)).unwrap();
    let told: Vec<_> = log.iter().map(|line| (&*line.what, &*line.who, &*line.name)).collect();
    assert_eq!(told, [("unban_guest", "root", "Eve"), ("ban_guest", "root", "Eve")]);
    assert_eq!((log[1].reason.as_str(), log[1].way.as_str()), ("Shouting", "command"));
    assert_eq!(log[1].subject, guest.to_string());
}

#[test]
fn a_program_that_is_banned_is_told_so() {
    let server = TestServer::open();
    let mut bot = program(&server, "Bot");
    let guest = ask(&mut bot, "GET", "/api/v1/me", Value::Null, 200)["id"].as_i64().unwrap();
    give(server.folder.path(), "", Order::BanGuest { guest }).unwrap();
    let told = ask(&mut bot, "GET", "/api/v1/me", Value::Null, 403);
    assert_eq!(told["error"], "banned");
    ask(&mut bot, "POST", "/api/v1/tables", json!({ "game": "targi" }), 403);
    ask(&mut bot, "GET", "/api/v1/games", Value::Null, 200);
}

#[test]
fn among_more_than_two_an_opponent_of_the_house_sits_in_for_who_is_removed() {
    let folder = tempfile::TempDir::new().unwrap();
    let server = TestServer::offering(folder, settings(), registry::all());
    let (mut ada, mut bo, mut eve) = (server.guest(), server.guest(), server.guest());
    let fields = [
        ("game", "pebbles"),
        ("name", "Ada"),
        ("opponent", "friend"),
        ("opponent", "friend"),
        ("side", "0"),
    ];
    let table = ada.post("/new", &fields).expect(303).location().to_owned();
    bo.post(&format!("{table}/sit"), &[("name", "Bo")]).expect(303);
    eve.post(&format!("{table}/sit"), &[("name", "Eve")]).expect(303);
    let guest = number(&server, "Eve");
    let remove = Order::RemoveGuest { guest, called: "A former guest".to_owned() };
    assert_eq!(give(server.folder.path(), "", remove), Ok(Done { freed: 1 }));
    let page = ada.get(&table).expect(200).body;
    assert!(page.contains("A former guest") && !page.contains("Eve"), "{page}");
    assert!(!page.contains("gave up"), "the others play on: {page}");
    assert!(!eve.get("/").expect(200).body.contains("My page: Eve"), "Eve is nobody here");
    let count = format!("{table}/end");
    wait_until("the game ends by itself", || {
        play_if_to_act(&mut ada, &table, |_| 0);
        play_if_to_act(&mut bo, &table, |_| 0);
        (ada.get(&count).status == 200).then_some(())
    });
    let page = ada.get(&count).expect(200).body;
    assert!(page.contains("A former guest") && page.contains("Bo"), "{page}");
}

#[test]
fn removed_guests_are_forgotten_and_finished_games_stay() {
    let server = TestServer::open();
    let (mut ada, mut eve, table) = two_friends(&server);
    eve.post("/devices/name", &[("name", "Eve")]).expect(303);
    ada.post(&format!("{table}/leave"), &[]).expect(303);
    let guest = number(&server, "Eve");
    let called = "A former guest".to_owned();
    give(server.folder.path(), "", Order::RemoveGuest { guest, called }).unwrap();
    let page = ada.get(&format!("{table}/end")).expect(200).body;
    assert!(page.contains("A former guest") && !page.contains("Eve"), "{page}");
    assert!(!eve.get("/").expect(200).body.contains("My page: Eve"));
    assert!(eve.get("/devices").expect(200).body.contains("no name here yet"));
    let log = wait(ask_log(&database(&server), 1)).unwrap();
    assert_eq!((log[0].what.as_str(), log[0].name.as_str()), ("remove_guest", "Eve"));
    // The next start finds everything as it was left.
    let server = TestServer::in_folder(server.close(), settings());
    ada.address = server.address.clone();
    assert!(ada.get(&table).expect(200).body.contains("A former guest"));
}

#[test]
fn a_network_that_is_banned_is_refused_at_the_door() {
    let server = TestServer::open();
    let from = |address: &str| {
        let mut browser = server.guest();
        browser.headers.push(("X-Forwarded-For".to_owned(), address.to_owned()));
        browser
    };
    let (_, _, table) = two_friends(&server);
    let mut eve = from("203.0.113.77");
    eve.post("/settings", &[("name", "Eve")]).expect(303);
    let found = wait(ask_guests(&database(&server), "203.0.113.77", 10)).unwrap();
    assert_eq!(found[0].name, "Eve", "the host sees where Eve comes from");
    for (network, reason) in [("203.0.113.0/24", "Too many of you"), ("2001:db8::/32", "")] {
        let network = network.parse().unwrap();
        give(server.folder.path(), reason, Order::BanNetwork { network }).unwrap();
    }
    is_answered(&mut from("2001:db8:7::1"), "/", 403);
    let page = is_answered(&mut eve, "/", 403).body;
    assert!(page.contains("You are not let in here") && page.contains("Too many of you"), "{page}");
    assert!(!page.contains("My page: Eve"), "nobody looks who it is");
    for banned in ["203.0.113.1", "2001:db8:7::1", "::ffff:203.0.113.9"] {
        let mut guest = from(banned);
        guest.get(&table).expect(403);
        guest.post("/play", &[("game", "targi")]).expect(403);
        guest.post("/settings", &[("name", "Eve")]).expect(403);
        guest.get("/admin").expect(403);
        assert_eq!(guest.get("/api/v1/games").expect(403).json()["error"], "banned");
        guest.get("/health").expect(200);
    }
    for welcome in ["203.0.114.1", "2001:db9::1"] {
        from(welcome).get(&table).expect(200);
    }
    // After a restart, too, until the ban is lifted.
    let server = TestServer::in_folder(server.close(), settings());
    eve.address = server.address.clone();
    eve.get("/").expect(403);
    let network = "203.0.113.0/24".parse().unwrap();
    give(server.folder.path(), "", Order::UnbanNetwork { network }).unwrap();
    assert!(is_answered(&mut eve, "/", 200).body.contains("My page: Eve"));
    let bans = wait(ask_bans(&database(&server))).unwrap();
    let left: Vec<_> = bans.iter().map(|ban| ban.network.as_deref()).collect();
    assert_eq!(left, [Some("2001:db8::/32")]);
}

#[test]
fn who_listens_from_a_network_is_sent_away_when_it_is_banned() {
    let server = TestServer::open();
    let (ada, _, table) = two_friends(&server);
    let mut socket = listen(&ada, &format!("{table}/live")).expect("a socket");
    next(&mut socket);
    let network = "127.0.0.0/8".parse().unwrap();
    give(server.folder.path(), "", Order::BanNetwork { network }).unwrap();
    expect_sent_away(&mut socket);
    is_answered(&mut ada.clone(), &table, 403);
    give(server.folder.path(), "", Order::UnbanNetwork { network }).unwrap();
    is_answered(&mut ada.clone(), &table, 200);
}

#[test]
fn a_table_that_is_removed_says_so_to_those_who_played_at_it() {
    let server = TestServer::open();
    let (mut ada, mut bo, table) = two_friends(&server);
    move_once(&mut ada, &mut bo, &table);
    let mut socket = listen(&ada, &format!("{table}/live")).expect("a socket");
    next(&mut socket);
    let remove = || Order::RemoveTable { table: id_of(&table) };
    give(server.folder.path(), "A rude deck", remove()).unwrap();
    expect_sent_away(&mut socket);
    for path in [table.clone(), format!("{table}/end"), format!("{table}/replay?at=0")] {
        let page = ada.get(&path).expect(410).body;
        assert!(page.contains("This table is gone") && page.contains("A rude deck"), "{page}");
    }
    bo.cookies.insert("language".to_owned(), "de".to_owned());
    let page = bo.post(&format!("{table}/play"), &[("after", "1"), ("choice", "end")]);
    assert!(page.expect(410).body.contains("Diesen Tisch gibt es nicht mehr"));
    assert!(!ada.get("/").expect(200).body.contains(&table));
    let told = server.guest().get(&format!("/api/v1/tables/{}", id_of(&table))).expect(410);
    assert_eq!(told.json()["error"], "removed");
    assert!(give(server.folder.path(), "", remove()).unwrap_err().contains("removed this table"));
    // After a restart as well.
    let server = TestServer::in_folder(server.close(), settings());
    ada.address = server.address.clone();
    ada.get(&table).expect(410);
}

#[test]
fn a_damaged_table_can_be_removed_and_health_is_well_again() {
    let server = TestServer::open();
    let (mut ada, mut bo, table) = two_friends(&server);
    move_once(&mut ada, &mut bo, &table);
    let folder = server.close();
    tamper(&folder.path().join("house.db"), "update deed set deed = 'play place 3'");
    let server = TestServer::in_folder(folder, settings());
    wait_until("the damage is found", || {
        (server.guest().get("/health").json()["status"] == "damaged").then_some(())
    });
    let remove = Order::RemoveTable { table: id_of(&table) };
    give(server.folder.path(), "", remove).unwrap();
    assert_eq!(server.guest().get("/health").json()["status"], "ok");
    ada.address = server.address.clone();
    ada.get(&table).expect(410);
}

#[test]
fn a_table_that_is_closed_stays_and_has_no_winner() {
    let server = TestServer::open();
    let (mut ada, mut bo, table) = two_friends(&server);
    move_once(&mut ada, &mut bo, &table);
    let mut eve = server.guest();
    let fields = [("game", "targi"), ("name", "Eve"), ("opponent", "anyone")];
    let waiting = eve.post("/new", &fields).expect(303).location().to_owned();
    let mut socket = listen(&ada, &format!("{table}/live")).expect("a socket");
    next(&mut socket);
    for closed in [&table, &waiting] {
        let close = || Order::CloseTable { table: id_of(closed) };
        give(server.folder.path(), "The house moves", close()).unwrap();
        let again = give(server.folder.path(), "", close()).unwrap_err();
        assert_eq!(again, "This game is over.");
    }
    let html = next(&mut socket)["html"].as_str().unwrap().to_owned();
    let words = "has closed this table. Nobody has won. The reason: The house moves";
    assert!(html.contains(words) && !html.contains("name=\"choice\""), "{html}");
    let check = |ada: &mut Browser, eve: &mut Browser| {
        let page = ada.get(&table).expect(200).body;
        assert!(page.contains(words) && page.contains("data-moves=\"1\""), "{page}");
        assert!(ada.get(&format!("{table}/end")).expect(410).body.contains("Nobody has won"));
        ada.get(&format!("{table}/record")).expect(200);
        assert!(eve.get(&waiting).expect(200).body.contains("This table is closed"));
        let home = ada.get("/").expect(200).body;
        assert!(!home.contains(&table) && !home.contains(&waiting), "{home}");
    };
    check(&mut ada, &mut eve);
    let after = crate::test_server::after(&html);
    bo.post(&format!("{table}/play"), &[("after", &after), ("choice", "end")]).expect(409);
    bo.post(&format!("{waiting}/sit"), &[("name", "Bo")]).expect(409);
    let server = TestServer::in_folder(server.close(), settings());
    ada.address = server.address.clone();
    eve.address = server.address.clone();
    check(&mut ada, &mut eve);
}

#[test]
fn orders_are_carried_out_while_the_house_is_closed_too_and_refused_where_they_cannot_be() {
    let server = TestServer::open();
    let (mut ada, mut eve, table) = two_friends(&server);
    eve.post("/devices/name", &[("name", "Eve")]).expect(303);
    let guest = number(&server, "Eve");
    let name = database(&server);
    let folder = server.close();
    assert_eq!(give(folder.path(), "", Order::BanGuest { guest }), Ok(Done { freed: 1 }));
    let nobody = give(folder.path(), "", Order::BanGuest { guest: 1 }).unwrap_err();
    assert_eq!(nobody, "There is no guest with the number 1.");
    let nowhere = Order::CloseTable { table: "nowhere".to_owned() };
    assert!(give(folder.path(), "", nowhere).unwrap_err().contains("There is no table"));
    assert_eq!(wait(ask_tables(&name, "over", 10)).unwrap()[0].id, id_of(&table));
    let figures = wait(ask_figures(&name)).unwrap();
    assert_eq!((figures.guests, figures.over, figures.banned_guests), (2, 1, 1));
    assert_eq!(wait(ask_log(&name, 10)).unwrap().len(), 1, "only what was done is in the log");
    let server = TestServer::in_folder(folder, settings());
    ada.address = server.address.clone();
    eve.address = server.address.clone();
    assert!(ada.get(&table).expect(200).body.contains("Eve gave up."));
    eve.get("/").expect(403);

    // No house at all, and one of an older version.
    let empty = tempfile::TempDir::new().unwrap();
    let nothing = give(empty.path(), "", Order::BanGuest { guest }).unwrap_err();
    assert!(nothing.contains("there is no house here"), "{nothing}");
    if on_postgres() {
        return;
    }
    assert!(!empty.path().join("house.db").exists(), "and none is made");
    let old = empty.path().join("house.db");
    tamper(&old, include_str!("first-version.sql"));
    let refused = give(empty.path(), "", Order::BanGuest { guest }).unwrap_err();
    assert!(refused.contains("brings up to date first"), "{refused}");
    let refused = wait(ask_guests(&old.display().to_string(), "", 1));
    assert!(matches!(refused, Err(AdminError::Store(_))));
}

#[test]
fn a_house_that_was_killed_in_the_middle_of_a_ban_frees_the_seats_when_it_opens() {
    let server = TestServer::open();
    let (mut ada, mut eve, table) = two_friends(&server);
    eve.post("/devices/name", &[("name", "Eve")]).expect(303);
    let guest = number(&server, "Eve");
    let folder = server.close();
    let ban = format!("insert into banned_guest values ({guest}, '', 1)");
    tamper(&folder.path().join("house.db"), &ban);
    let server = TestServer::in_folder(folder, settings());
    ada.address = server.address.clone();
    wait_until("Eve's seat is freed", || {
        ada.get(&table).expect(200).body.contains("Eve gave up.").then_some(())
    });
}

#[test]
fn the_page_opens_for_its_token_alone() {
    let server = TestServer::open();
    let mut eve = server.guest();
    eve.post("/settings", &[("name", "Eve")]).expect(303);
    let page = eve.get("/admin").expect(200).body;
    assert!(page.contains("name=\"token\"") && !page.contains("Guests"), "{page}");
    for wrong in ["", "wrong", &"0".repeat(64), &eve.cookies["caravanserai"].clone()] {
        let page = eve.post("/admin/enter", &[("token", wrong)]).expect(403).body;
        assert!(page.contains("This token opens nothing."), "{page}");
        assert!(!eve.cookies.contains_key("caravanserai-admin"));
        let mut forged = eve.clone();
        forged.cookies.insert("caravanserai-admin".to_owned(), wrong.to_owned());
        assert!(forged.get("/admin").expect(200).body.contains("name=\"token\""));
        let ban = [("what", "ban_network"), ("subject", "198.51.100.0/24")];
        forged.post("/admin/do", &ban).expect(403);
    }
    assert!(wait(ask_bans(&database(&server))).unwrap().is_empty());

    let (token, hash) = new_token();
    give(server.folder.path(), "", Order::SetToken { hash }).unwrap();
    // One digit off is as wrong as any.
    let last = if token.ends_with('0') { "1" } else { "0" };
    eve.post("/admin/enter", &[("token", &format!("{}{last}", &token[..63]))]).expect(403);
    let mut host = server.guest();
    let answer = host.post("/admin/enter", &[("token", &format!(" {token} "))]).expect(303);
    let cookie = answer.header("set-cookie").unwrap();
    assert!(cookie.contains("HttpOnly; SameSite=Strict") && cookie.contains("Max-Age=43200"));
    assert!(host.get("/admin").expect(200).body.contains("Eve"));
    let mut foreign = host.clone();
    foreign.origin = Some("https://evil.example".to_owned());
    foreign.post("/admin/do", &[("what", "ban_guest"), ("subject", "1")]).expect(403);
    // A new token closes the page for the old one.
    let mut other = admin(&server);
    assert!(!host.get("/admin").expect(200).body.contains("Eve"));
    assert!(other.get("/admin").expect(200).body.contains("Eve"));
    other.post("/admin/leave", &[]).expect(303);
    assert!(!other.get("/admin").expect(200).body.contains("Eve"));
    // Only its hash is kept.
    let folder = server.close();
    for file in std::fs::read_dir(folder.path()).unwrap() {
        let bytes = std::fs::read(file.unwrap().path()).unwrap();
        assert!(!bytes.windows(64).any(|window| window == token.as_bytes()));
    }
}

#[test]
fn tokens_are_not_guessed_without_end() {
    let limits = Limits { guesses: Rate::new(3, 1), ..Limits::none() };
    let server = TestServer::with(Settings { limits, ..settings() });
    let mut eve = server.guest();
    let tries: Vec<u16> =
        (0..5).map(|_| eve.post("/admin/enter", &[("token", "guess")]).status).collect();
    assert_eq!(tries, [403, 403, 403, 429, 429]);
}

#[test]
fn the_page_does_what_the_command_does() {
    let server = TestServer::open();
    let (mut ada, mut eve, table) = two_friends(&server);
    eve.post("/devices/name", &[("name", "Eve")]).expect(303);
    let mut host = admin(&server);
    let page = host.get("/admin").expect(200).body;
    for shown in ["Ada", "Eve", &id_of(&table), "New token made", "127.0.0.1"] {
        assert!(page.contains(shown), "{shown}: {page}");
    }
    let found = host.get("/admin?find=eve").expect(200).body;
    assert!(found.contains("What to do about Eve") && !found.contains("What to do about Ada"));
    let guest = number(&server, "Eve").to_string();
    let mut act = |what: &str, subject: &str, status: u16| {
        let fields = [("what", what), ("subject", subject), ("reason", "Because")];
        host.post("/admin/do", &fields).expect(status).body
    };
    let page = act("ban_guest", &guest, 200);
    assert!(page.contains("One seat was freed.") && page.contains("Guest banned"), "{page}");
    assert!(eve.get("/").expect(403).body.contains("Because"));
    assert!(act("unban_guest", &guest, 200).contains("Ban of a guest lifted"));
    assert!(act("unban_guest", &guest, 409).contains("“Eve” is not banned."));
    eve.get("/").expect(200);
    let own = act("ban_network", "127.0.0.1", 409);
    assert!(own.contains("You come from this network yourself."), "{own}");
    assert!(act("ban_network", "nonsense", 422).contains("That is no address or network"));
    assert!(act("ban_network", "198.51.100.9/24", 200).contains("198.51.100.0/24"));
    assert!(act("unban_network", "198.51.100.0/24", 200).contains("Nobody is banned."));
    let fields = [("game", "targi"), ("opponent", "friend")];
    let waiting = ada.post("/new", &fields).expect(303).location().to_owned();
    assert!(act("close_table", &id_of(&waiting), 200).contains("was closed"));
    assert!(ada.get(&waiting).expect(200).body.contains("Because"));
    assert!(act("remove_table", &id_of(&table), 200).contains("Table removed"));
    ada.get(&table).expect(410);
    assert!(act("remove_guest", &guest, 200).contains("A former guest"));
    assert!(!eve.get("/").expect(200).body.contains("My page: Eve"));
    act("remove_guest", "1", 404);
    act("dance", "1", 422);
    let log = wait(ask_log(&database(&server), 50)).unwrap();
    assert_eq!(log.len(), 8, "{log:#?}");
    assert!(log[..7].iter().all(|line| line.way == "page" && line.who == "127.0.0.1"));
}

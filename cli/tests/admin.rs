//! `admin`, beside a house that is open, and while it is closed.

#![cfg(unix)]

#[path = "../../server/tests/http/test_server/browser.rs"]
#[allow(dead_code, unreachable_pub, reason = "shared with the server's tests")]
mod browser;

mod house;

use browser::Browser;
use house::House;
use serde_json::Value;
use std::io::BufRead;
use std::path::Path;
use std::process::Command;

fn caravanserai(data: &Path) -> Command {
    let mut command = house::caravanserai(data);
    command.env("USER", "hostess");
    command
}

/// What a command says, and whether it succeeded.
fn said(data: &Path, arguments: &[&str]) -> (bool, String) {
    let mut command = caravanserai(data);
    command.arg("admin").args(arguments);
    house::said(command)
}

/// What a command tells as JSON.
#[track_caller]
fn told(data: &Path, arguments: &[&str]) -> Value {
    let (done, words) = said(data, &[arguments, &["--json"]].concat());
    assert!(done, "{words}");
    serde_json::from_str(&words).unwrap_or_else(|error| panic!("{error}: {words}"))
}

#[test]
fn a_house_is_looked_after_while_it_is_open_and_while_it_is_closed() {
    let folder = tempfile::TempDir::new().unwrap();
    let data = folder.path();
    let (done, words) = said(data, &["guests"]);
    assert!(!done && words.contains("there is no house here"), "{words}");

    let (house, mut ada, mut rest) = House::open(caravanserai(data));
    let mut line = String::new();
    rest.read_line(&mut line).unwrap();
    let token = line.trim().rsplit(' ').next().unwrap().to_owned();
    assert!(line.contains("/admin") && token.len() == 64, "the token is told once: {line}");
    let fields = [("game", "targi"), ("name", "Ada"), ("opponent", "friend"), ("side", "0")];
    let table = ada.post("/new", &fields).expect(303).location().to_owned();
    let mut eve = Browser::new(&ada.address);
    eve.post(&format!("{table}/sit"), &[("name", "Eve")]).expect(303);
    let waiting = ada.post("/new", &fields).expect(303).location().to_owned();
    let id = |table: &str| table.rsplit('/').next().unwrap().to_owned();

    let guests = told(data, &["guests", "eve"]);
    let guest = guests[0]["id"].to_string();
    assert_eq!((&guests[0]["name"], guests.as_array().unwrap().len()), (&"Eve".into(), 1));
    assert_eq!(told(data, &["tables"]).as_array().unwrap().len(), 2);
    assert_eq!(told(data, &["tables", "playing"])[0]["id"], *id(&table));
    let (_, words) = said(data, &["guests"]);
    assert!(words.contains("Ada") && words.contains("127.0.0.1"), "{words}");

    // While it is open, the house itself does it.
    let ban = told(data, &["ban", "guest", &guest, "--reason", "Shouting"]);
    assert_eq!(ban["freed"], 1);
    assert!(eve.get("/").expect(403).body.contains("Shouting"));
    assert!(ada.get(&table).expect(200).body.contains("Eve gave up."));
    let (done, words) = said(data, &["close", &id(&waiting)]);
    assert!(done && words == "Done.\n", "{words}");
    assert!(ada.get(&waiting).expect(200).body.contains("This table is closed"));
    for (arguments, reason) in [
        (&["ban", "guest", "1"][..], "There is no guest with the number 1."),
        (&["ban", "guest", "Eve"], "`Eve` is no guest's number"),
        (&["ban", "network", "oasis"], "`oasis` is no address or network"),
        (&["close", "nowhere"], "There is no table of this name."),
        (&["close", &id(&waiting)], "This game is over."),
        (&["unban", "network", "10.0.0.0/8"], "is not banned"),
    ] {
        let (done, words) = said(data, arguments);
        assert!(!done && words.contains(reason), "{words}");
    }
    let mut host = Browser::new(&ada.address);
    host.post("/admin/enter", &[("token", &token)]).expect(303);
    assert!(host.get("/admin").expect(200).body.contains("Shouting"));
    let new = told(data, &["token"])["token"].as_str().unwrap().to_owned();
    assert!(!host.get("/admin").expect(200).body.contains("Shouting"));
    host.post("/admin/enter", &[("token", &new)]).expect(303);

    // While it is closed, the command does.
    drop(house);
    let (done, words) = said(data, &["unban", "guest", &guest]);
    assert!(done, "{words}");
    let (done, words) = said(data, &["ban", "network", "198.51.100.77/24"]);
    assert!(done, "{words}");
    let (done, words) = said(data, &["remove", "table", &id(&table), "--reason", "Old"]);
    assert!(done, "{words}");
    let (done, words) = said(data, &["remove", "guest", &guest, "--lang", "de"]);
    assert!(done, "{words}");
    assert_eq!(told(data, &["guests", "Ehemaliger Gast"])[0]["removed"], true);
    assert_eq!(told(data, &["bans"])[0]["network"], "198.51.100.0/24");
    let (_, words) = said(data, &["figures"]);
    assert!(words.contains("guests: 1,") && words.contains("0 guests, 1 networks"), "{words}");
    assert_eq!(told(data, &["figures"])["over"], 1);
    let log = told(data, &["log"]);
    let whats: Vec<&str> =
        log.as_array().unwrap().iter().map(|line| line["what"].as_str().unwrap()).collect();
    let expected = [
        "remove_guest",
        "remove_table",
        "ban_network",
        "unban_guest",
        "new_token",
        "close_table",
        "ban_guest",
    ];
    assert_eq!(whats, expected);
    assert!(log.as_array().unwrap().iter().all(|line| line["who"] == "hostess"), "{log}");
    let (_, words) = said(data, &["log", "--limit", "1"]);
    assert!(words.contains("command hostess: Guest removed") && words.contains("Eve"), "{words}");

    let (_house, again, mut rest) = House::open(caravanserai(data));
    let mut line = String::new();
    rest.read_line(&mut line).unwrap();
    assert!(!line.contains("token"), "it is told only once: {line}");
    ada.address = again.address;
    assert!(ada.get(&table).expect(410).body.contains("Old"));
}

#[test]
fn a_house_that_does_not_answer_is_not_waited_for_without_end() {
    let folder = tempfile::TempDir::new().unwrap();
    let data = folder.path();
    let (house, mut ada, _rest) = House::open(caravanserai(data));
    ada.post("/settings", &[("name", "Ada")]).expect(303);
    let guest = told(data, &["guests"])[0]["id"].to_string();
    let stop = |signal: &str| {
        let sent = Command::new("kill").args([signal, &house.0.id().to_string()]).status();
        assert!(sent.unwrap().success());
    };
    stop("-STOP");
    let (done, words) = said(data, &["ban", "guest", &guest]);
    stop("-CONT");
    assert!(!done && words.contains("does not answer"), "{words}");
    // What was taken back is not done afterwards.
    std::thread::sleep(std::time::Duration::from_secs(1));
    ada.get("/").expect(200);
    assert_eq!(told(data, &["log"]).as_array().unwrap().len(), 0);
}

#[test]
fn a_command_of_a_user_without_a_name_is_logged_by_the_users_number() {
    let folder = tempfile::TempDir::new().unwrap();
    let data = folder.path();
    drop(House::open(caravanserai(data)));
    let mut command = house::caravanserai(data);
    for name in ["USER", "LOGNAME", "USERNAME"] {
        command.env_remove(name);
    }
    command.args(["admin", "ban", "network", "198.51.100.0/24"]);
    let (done, words) = house::said(command);
    assert!(done, "{words}");
    let log = told(data, &["log"]);
    let who = log[0]["who"].as_str().and_then(|who| who.strip_prefix("user "));
    assert!(who.is_some_and(|number| number.parse::<u32>().is_ok()), "{log}");
}

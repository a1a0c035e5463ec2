//! `backup`, `restore`, `check`, `export` and `move`, beside a house that is open.

#![cfg(unix)]

#[path = "../../server/tests/http/test_server/browser.rs"]
#[allow(dead_code, unreachable_pub, reason = "shared with the server's tests")]
mod browser;

mod house;
#[path = "../../server/tests/postgres/mod.rs"]
mod postgres;

use house::{House, caravanserai};
use postgres::Postgres;
use std::path::Path;

/// What a command says, and whether it succeeded.
fn said(data: &Path, arguments: &[&str]) -> (bool, String) {
    let mut command = caravanserai(data);
    command.args(arguments);
    house::said(command)
}

#[test]
fn a_house_is_copied_while_it_is_open_and_put_back_when_it_is_closed() {
    let folder = tempfile::TempDir::new().unwrap();
    let data = folder.path();
    let copy = data.join("evening.backup").display().to_string();
    let (house, mut ada, _) = House::open(caravanserai(data));
    let fields = [("game", "targi"), ("name", "Ada"), ("opponent", "friend")];
    let table = ada.post("/new", &fields).expect(303).location().to_owned();

    let (done, words) = said(data, &["backup", &copy]);
    assert!(done && words.contains("the copy is sound"), "{words}");
    let (done, words) = said(data, &["check"]);
    assert!(done && words.contains("All is well with 1 tables."), "{words}");
    let (done, words) = said(data, &["restore", &copy]);
    assert!(!done && words.contains("another house is open"), "{words}");
    let (done, words) = said(data, &["serve", "--bind", "127.0.0.1:0", "--no-open"]);
    assert!(!done && words.contains("another house is open"), "{words}");
    let (done, words) = said(data, &["export", table.rsplit('/').next().unwrap()]);
    assert!(done && words.contains("game: targi\n") && words.contains("\"Ada\""), "{words}");
    let (done, words) = said(data, &["export", "nowhere"]);
    assert!(!done && words.contains("there is no table nowhere"), "{words}");

    let later = ada.post("/new", &fields).expect(303).location().to_owned();
    drop(house);
    let (done, words) = said(data, &["restore", &copy]);
    assert!(done && words.contains("is kept in"), "{words}");
    let (_house, again, _) = House::open(caravanserai(data));
    ada.address = again.address;
    ada.get(&table).expect(200);
    ada.get(&later).expect(404);
}

#[test]
fn a_house_moves_to_postgresql_with_every_table() {
    let Some(server) = Postgres::start() else { return };
    let url = server.url(&server.database(None));
    let folder = tempfile::TempDir::new().unwrap();
    let data = folder.path();
    let file = format!("sqlite:{}", data.join("caravanserai.db").display());
    let (house, mut ada, _) = House::open(caravanserai(data));
    let fields = [("game", "targi"), ("name", "Ada"), ("opponent", "beside"), ("beside", "Bo")];
    let table = ada.post("/new", &fields).expect(303).location().to_owned();
    let value = |page: &str, name: &str| {
        let rest = page.split_once(&format!("name=\"{name}\" value=\"")).expect("a field").1;
        rest.split('"').next().unwrap().to_owned()
    };
    for _ in 0..4 {
        let page = ada.get(&table).expect(200).body;
        let fields = [("after", value(&page, "after")), ("choice", value(&page, "choice"))];
        let fields = fields.each_ref().map(|(name, value)| (*name, value.as_str()));
        ada.post(&format!("{table}/play"), &fields).expect(303);
    }
    let log = || said(data, &["export", table.rsplit('/').next().unwrap()]).1;
    let (before, moving) = (log(), ["move", "--from", &file, "--to", &url]);
    let (done, words) = said(data, &moving);
    assert!(!done && words.contains("another house is open"), "{words}");
    drop(house);
    let (done, words) = said(data, &moving);
    assert!(done && words.contains("the logs of 1 tables are as they were"), "{words}");
    let (done, words) = said(data, &moving);
    assert!(!done && words.contains("something is kept here already"), "{words}");
    let there = |arguments: &[&str]| said(data, &[arguments, &["--database", &url]].concat());
    let (done, words) = there(&["check"]);
    assert!(done && words.contains("All is well with 1 tables."), "{words}");
    assert_eq!(there(&["export", table.rsplit('/').next().unwrap()]).1, before);
    // Everybody comes back, with the sessions that they had, and plays on.
    let mut command = caravanserai(data);
    command.env("CARAVANSERAI_DATABASE", &url);
    let (_house, again, _) = House::open(command);
    ada.address = again.address;
    ada.origin = again.origin;
    let page = ada.get(&table).expect(200).body;
    assert!(page.contains("data-moves=\"4\"") && page.contains("name=\"choice\""), "{page}");
}

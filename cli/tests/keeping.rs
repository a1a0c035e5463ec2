//! `backup`, `restore`, `check` and `export`, beside a house that is open.

#![cfg(unix)]

#[path = "../../server/tests/http/test_server/browser.rs"]
#[allow(dead_code, unreachable_pub, reason = "shared with the server's tests")]
mod browser;

mod house;

use house::{House, caravanserai};
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

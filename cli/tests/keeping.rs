//! `backup`, `restore`, `check` and `export`, beside a house that is open.

#![cfg(unix)]

#[path = "../../server/tests/http/test_server/browser.rs"]
#[allow(dead_code, unreachable_pub, reason = "shared with the server's tests")]
mod browser;

use browser::Browser;
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};

/// The program; killed if the test fails.
struct House(Child);

impl Drop for House {
    fn drop(&mut self) {
        self.0.kill().ok();
        self.0.wait().ok();
    }
}

fn caravanserai(data: &Path) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_caravanserai"));
    command.env("CARAVANSERAI_DATA", data);
    command
}

fn open(data: &Path) -> (House, Browser) {
    let mut command = caravanserai(data);
    command.args(["serve", "--bind", "127.0.0.1:0", "--no-open"]).stdout(Stdio::piped());
    let mut house = House(command.spawn().unwrap());
    let mut line = String::new();
    BufReader::new(house.0.stdout.take().unwrap()).read_line(&mut line).unwrap();
    let address = line.trim().strip_prefix("Caravanserai is open at http://").expect("an address");
    (house, Browser::new(address))
}

/// What a command says, and whether it succeeded.
fn said(data: &Path, arguments: &[&str]) -> (bool, String) {
    let done = caravanserai(data).args(arguments).output().unwrap();
    let said = [done.stdout, done.stderr].concat();
    (done.status.success(), String::from_utf8(said).unwrap())
}

#[test]
fn a_house_is_copied_while_it_is_open_and_put_back_when_it_is_closed() {
    let folder = tempfile::TempDir::new().unwrap();
    let data = folder.path();
    let copy = data.join("evening.backup").display().to_string();
    let (house, mut ada) = open(data);
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
    let (_house, again) = open(data);
    ada.address = again.address;
    ada.get(&table).expect(200);
    ada.get(&later).expect(404);
}

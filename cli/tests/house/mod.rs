//! A house that is open in another process, for tests of the whole program.

use crate::browser::Browser;
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, ChildStdout, Command, Stdio};

/// The program; killed if the test fails.
pub(crate) struct House(pub(crate) Child);

impl Drop for House {
    fn drop(&mut self) {
        self.0.kill().ok();
        self.0.wait().ok();
    }
}

impl House {
    /// Opens one; what else it says can be read on.
    pub(crate) fn open(mut command: Command) -> (House, Browser, BufReader<ChildStdout>) {
        command.args(["serve", "--bind", "127.0.0.1:0", "--no-open"]).stdout(Stdio::piped());
        let mut house = House(command.spawn().unwrap());
        let mut said = BufReader::new(house.0.stdout.take().unwrap());
        let mut line = String::new();
        said.read_line(&mut line).unwrap();
        let address = line.trim().strip_prefix("Caravanserai is open at http://");
        (house, Browser::new(address.expect("an address")), said)
    }
}

/// The program with its data in this folder.
pub(crate) fn caravanserai(data: &Path) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_caravanserai"));
    command.env("CARAVANSERAI_DATA", data);
    command
}

/// What a command says, and whether it succeeded.
pub(crate) fn said(mut command: Command) -> (bool, String) {
    let done = command.output().unwrap();
    let said = [done.stdout, done.stderr].concat();
    (done.status.success(), String::from_utf8(said).unwrap())
}

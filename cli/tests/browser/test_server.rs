//! The server as a process of its own.

use crate::visitor::Browser as Visitor;
use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};

/// A house that is open; it closes when it is dropped.
pub(crate) struct TestServer {
    process: Child,
    data: tempfile::TempDir,
    options: Vec<String>,
    pub(crate) address: String,
}

impl TestServer {
    pub(crate) fn open() -> TestServer {
        TestServer::open_with(&[])
    }

    /// A house with more options than usual.
    pub(crate) fn open_with(options: &[&str]) -> TestServer {
        let data = tempfile::tempdir().expect("a folder for the house");
        let options: Vec<String> = options.iter().map(|&option| option.to_owned()).collect();
        let (process, address) = serve(&data, "127.0.0.1:0", &options);
        TestServer { process, data, options, address }
    }

    /// Somebody who comes by without a screen.
    pub(crate) fn visitor(&self) -> Visitor {
        Visitor::new(self.address.trim_start_matches("http://"))
    }

    /// What a command says that looks after the house.
    pub(crate) fn admin(&self, arguments: &[&str]) -> String {
        let mut command = Command::new(env!("CARGO_BIN_EXE_caravanserai"));
        command.arg("admin").args(arguments).arg("--data").arg(self.data.path());
        let done = command.output().expect("the command runs");
        assert!(done.status.success(), "{}", String::from_utf8_lossy(&done.stderr));
        String::from_utf8(done.stdout).expect("text")
    }

    /// The power fails, and comes back.
    pub(crate) fn fail_and_come_back(&mut self, meanwhile: impl FnOnce()) {
        self.process.kill().expect("it runs");
        self.process.wait().expect("it ends");
        meanwhile();
        let bind = self.address.trim_start_matches("http://").to_owned();
        self.process = serve(&self.data, &bind, &self.options).0;
    }
}

fn serve(data: &tempfile::TempDir, bind: &str, options: &[String]) -> (Child, String) {
    let mut process = Command::new(env!("CARGO_BIN_EXE_caravanserai"))
        .args(["serve", "--no-open", "--no-limits", "--bot-pause", "0", "--log", "warn"])
        .args(["--bind", bind])
        .args(options)
        .arg("--data")
        .arg(data.path())
        .env("CARAVANSERAI_DEALS", deals())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the server starts");
    let said = process.stdout.take().expect("its output is piped");
    let address = BufReader::new(said)
        .lines()
        .map_while(Result::ok)
        .find_map(|line| line.split_once("is open at ").map(|(_, address)| address.to_owned()))
        .expect("the server says where it is");
    (process, address.trim().to_owned())
}

/// What all games of a test are dealt by: its name, so that it meets the same games every time,
/// and a seed to see others.
fn deals() -> String {
    let seed = std::env::var("CARAVANSERAI_SEED").unwrap_or_default();
    format!("{}{seed}", std::thread::current().name().unwrap_or_default())
}

impl Drop for TestServer {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

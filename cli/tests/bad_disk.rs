//! The whole program on a disk that is full for a while, or fails: the house
//! refuses clearly, recovers by itself, and loses nothing that it acknowledged.
//!
//! The full disk is a small tmpfs in a mount namespace of the house's own, so that
//! no rights are needed and nothing is left behind. `CARAVANSERAI_FULL_DISKS=20`
//! fills it that many times. Failing writes and syncs are made by strace, where it
//! is installed, in place of the system's answer.

#![cfg(target_os = "linux")]

#[path = "../../server/tests/http/test_server/browser.rs"]
#[allow(dead_code, unreachable_pub, reason = "shared with the server's tests")]
mod browser;

use browser::Browser;
use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

/// Mounts a disk of 8 MB at the first argument and becomes the rest.
const ON_A_SMALL_DISK: &str = r#"mount -t tmpfs -o size=8m house "$1" && shift && exec "$@""#;

fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    std::fs::remove_dir_all(&folder).ok();
    std::fs::create_dir_all(&folder).unwrap();
    folder
}

fn on_a_small_disk(disk: &Path) -> Command {
    let mut command = Command::new("unshare");
    command.args(["--map-root-user", "--mount", "sh", "-c", ON_A_SMALL_DISK, "sh"]).arg(disk);
    command
}

/// The program; killed if the test fails.
struct House(Child);

impl House {
    fn close(mut self) {
        let id = self.0.id().to_string();
        assert!(Command::new("kill").args(["-TERM", &id]).status().unwrap().success());
        assert!(self.0.wait().unwrap().success());
    }
}

impl Drop for House {
    fn drop(&mut self) {
        self.0.kill().ok();
        self.0.wait().ok();
    }
}

fn serve(mut command: Command, data: &Path) -> (House, Browser) {
    command.args(["serve", "--bind", "127.0.0.1:0", "--no-open", "--no-limits", "--data"]);
    let mut child = command.arg(data).stdout(Stdio::piped()).spawn().unwrap();
    let mut line = String::new();
    BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
    let address = line.trim().strip_prefix("Caravanserai is open at http://").expect("an address");
    (House(child), Browser::new(address))
}

/// Writes until nothing more fits.
fn fill(file: &Path) {
    let mut file = std::fs::File::create(file).unwrap();
    for size in [1 << 16, 1 << 12, 1] {
        let zeros = vec![0; size];
        while file.write_all(&zeros).is_ok() {}
    }
}

/// Two guests at one table, whose turns alternate as the game wants.
struct Game {
    guests: [Browser; 2],
    table: String,
    /// The moves that were acknowledged, by their place in the log.
    acknowledged: Vec<(String, String)>,
}

impl Game {
    fn open(address: &str) -> Game {
        let [mut ada, mut bo] = [Browser::new(address), Browser::new(address)];
        let fields = [("game", "targi"), ("name", "Ada"), ("opponent", "friend")];
        let table = ada.post("/new", &fields).expect(303).location().to_owned();
        bo.post(&format!("{table}/sit"), &[("name", "Bo")]).expect(303);
        Game { guests: [ada, bo], table, acknowledged: Vec::new() }
    }

    /// The player to act makes the first choice on the page; the status of the answer.
    fn step(&mut self) -> u16 {
        for guest in &mut self.guests {
            let page = guest.get(&self.table).expect(200).body;
            let first = |name: &str| {
                let mark = format!("name=\"{name}\" value=\"");
                page.split(&mark).nth(1).and_then(|rest| rest.split('"').next())
            };
            let (Some(after), Some(choice)) = (first("after"), first("choice")) else { continue };
            let fields = [("after", after), ("choice", choice)];
            let status = guest.post(&format!("{}/play", self.table), &fields).status;
            if status == 303 {
                self.acknowledged.push((after.to_owned(), choice.to_owned()));
            }
            return status;
        }
        panic!("nobody can act at {}", self.table);
    }

    /// How many moves the house says there are.
    fn moves(&mut self) -> usize {
        let page = self.guests[0].get(&self.table).expect(200).body;
        page.split("data-moves=\"").nth(1).unwrap().split('"').next().unwrap().parse().unwrap()
    }
}

#[test]
fn after_a_full_disk_every_acknowledged_move_is_on_the_disk() {
    let disk = folder("full-disk");
    if !on_a_small_disk(&disk).arg("true").status().is_ok_and(|status| status.success()) {
        eprintln!("SKIPPED: no disk can be mounted here, so none was filled");
        return;
    }
    let times =
        std::env::var("CARAVANSERAI_FULL_DISKS").map_or(2, |n| n.parse().expect("a number"));
    for _ in 0..times {
        let mut command = on_a_small_disk(&disk);
        command.arg(env!("CARGO_BIN_EXE_caravanserai"));
        let (house, mut watchman) = serve(command, &disk);
        let mut game = Game::open(&watchman.address);
        for _ in 0..20 {
            assert_eq!(game.step(), 303);
        }
        assert_eq!(watchman.get("/health").status, 200);

        let seen_from_here =
            PathBuf::from(format!("/proc/{}/root{}", house.0.id(), disk.display()));
        let filler = seen_from_here.join("filler");
        fill(&filler);
        assert_eq!(game.step(), 503);
        assert_eq!(game.step(), 503, "and again");
        assert_eq!(watchman.get("/health").status, 503);
        let metrics = watchman.get("/metrics").expect(200).body;
        assert!(metrics.contains("caravanserai_store_writable 0\n"), "{metrics}");

        std::fs::remove_file(&filler).unwrap();
        let freed = Instant::now();
        while watchman.get("/health").status != 200 {
            assert!(freed.elapsed() < Duration::from_secs(10), "it does not recover");
            std::thread::sleep(Duration::from_millis(50));
        }
        for _ in 0..30 {
            assert_eq!(game.step(), 303);
        }
        assert_eq!(game.acknowledged.len(), 50);

        // What a crash would leave behind now.
        let left = folder("full-disk-left");
        for file in std::fs::read_dir(&seen_from_here).unwrap() {
            let file = file.unwrap().path();
            let shared_memory = file.extension().is_some_and(|end| end == "db-shm");
            if !shared_memory {
                std::fs::copy(&file, left.join(file.file_name().unwrap())).unwrap();
            }
        }
        house.close();
        let program = Command::new(env!("CARGO_BIN_EXE_caravanserai"));
        let (house, again) = serve(program, &left);
        for guest in &mut game.guests {
            guest.address = again.address.clone();
            guest.origin = again.origin.clone();
        }
        assert_eq!(game.moves(), 50);
        house.close();
    }
}

/// The program, with one of so many such calls of each of its threads failing.
fn with_failing(calls: &str, every: u32) -> Command {
    let mut command = Command::new("strace");
    command.args(["-D", "-f", "-qq", "-o", "/dev/null"]);
    command.args(["-e", &format!("trace={calls}")]);
    command.args(["-e", &format!("inject={calls}:error=EIO:when={every}+{every}")]);
    command
}

#[test]
fn after_failed_syncs_and_writes_every_acknowledged_move_is_on_the_disk() {
    if !with_failing("fsync", 12).arg("true").status().is_ok_and(|status| status.success()) {
        eprintln!("SKIPPED: strace cannot be used here, so no write has failed");
        return;
    }
    // A move is one sync and a dozen writes or so.
    for (calls, every) in [("fsync,fdatasync", 12), ("pwrite64", 150)] {
        let data = folder("failing-calls");
        let program = Command::new(env!("CARGO_BIN_EXE_caravanserai"));
        drop(serve(program, &data));
        let mut command = with_failing(calls, every);
        command.arg(env!("CARGO_BIN_EXE_caravanserai"));
        let (house, watchman) = serve(command, &data);
        let mut game = Game::open(&watchman.address);
        let refused = (0..120).filter(|_| game.step() == 503).count();
        assert!(refused > 0, "nothing failed");
        assert!(game.acknowledged.len() > 60, "{refused} of 120 were refused");
        // Killed, not closed.
        drop(house);
        let table = game.table.rsplit('/').next().unwrap();
        let mut command = Command::new(env!("CARGO_BIN_EXE_caravanserai"));
        command.args(["export", table, "--data"]).arg(&data);
        let log = String::from_utf8(command.output().unwrap().stdout).unwrap();
        for (n, choice) in &game.acknowledged {
            let entry = |line: &str| {
                line.starts_with(&format!("{n} ")) && line.ends_with(&format!(": play {choice}"))
            };
            assert!(log.lines().any(entry), "{calls}: move {n} `{choice}` is lost:\n{log}");
        }
        println!("{calls}: {} acknowledged, {refused} refused", game.acknowledged.len());
    }
}

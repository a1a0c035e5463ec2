//! What people who install the program rely on: versions, settings from a file, the health check,
//! what a service manager is told, and the shape of the packaging.

#![cfg(unix)]

use std::io::{BufRead, BufReader, Read};
use std::net::TcpListener;
use std::os::fd::OwnedFd;
use std::os::unix::net::UnixDatagram;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};
use std::time::Duration;
use tempfile::TempDir;

const PROGRAM: &str = env!("CARGO_BIN_EXE_caravanserai");

fn run(arguments: &[&str]) -> Output {
    Command::new(PROGRAM).args(arguments).output().expect("the program starts")
}

/// What a run that must succeed tells.
fn told(arguments: &[&str]) -> String {
    let output = run(arguments);
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("the output is UTF-8")
}

/// What a run that must fail says.
fn refused(arguments: &[&str]) -> String {
    let output = run(arguments);
    assert!(!output.status.success(), "{}", String::from_utf8_lossy(&output.stdout));
    String::from_utf8(output.stderr).expect("the error is UTF-8")
}

fn packaging(file: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../packaging").join(file);
    std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// A house that is open; killed if the test fails.
struct House {
    child: Child,
    address: String,
    said: BufReader<std::process::ChildStdout>,
}

impl House {
    fn open(command: &mut Command) -> House {
        command.env("CARAVANSERAI_NO_OPEN", "1").stdout(Stdio::piped());
        let mut child = command.spawn().expect("the program starts");
        let mut said = BufReader::new(child.stdout.take().expect("its output is read here"));
        let mut line = String::new();
        said.read_line(&mut line).expect("it says where it is open");
        let address = line.trim().strip_prefix("Caravanserai is open at ").expect("an address");
        House { child, address: address.to_owned(), said }
    }

    /// The address without its scheme.
    fn host(&self) -> &str {
        self.address.split("//").nth(1).expect("an address with a scheme")
    }

    fn close(mut self) {
        let id = self.child.id().to_string();
        assert!(Command::new("kill").args(["-TERM", &id]).status().unwrap().success());
        assert!(self.child.wait().unwrap().success());
        let mut rest = String::new();
        self.said.read_to_string(&mut rest).unwrap();
        assert!(rest.ends_with("Closed.\n"), "{rest}");
    }
}

impl Drop for House {
    fn drop(&mut self) {
        self.child.kill().ok();
        self.child.wait().ok();
    }
}

fn serve(data: &Path) -> Command {
    let mut command = Command::new(PROGRAM);
    command.args(["serve", "--bind", "127.0.0.1:0"]).env("CARAVANSERAI_DATA", data);
    command
}

#[test]
fn the_version_tells_commit_sqlite_and_the_rules_of_each_game() {
    let short = told(&["--version"]);
    assert_eq!(short, format!("caravanserai {}\n", env!("CARGO_PKG_VERSION")));
    assert_eq!(told(&["-V"]), short);
    let long = told(&["--version", "--verbose"]);
    assert!(long.starts_with(&short), "{long}");
    let fact = |name: &str| -> &str {
        let line = long.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(": "));
        line.unwrap_or_else(|| panic!("{name} is missing: {long}"))
    };
    let head = Command::new("git").args(["rev-parse", "HEAD"]).output().expect("git is there");
    let head = String::from_utf8(head.stdout).unwrap();
    assert_eq!(fact("commit"), if head.is_empty() { "unknown" } else { head.trim() });
    assert!(fact("SQLite").starts_with("3."), "{long}");
    assert!(fact("target").contains(std::env::consts::ARCH), "{long}");
    use caravanserai_core::Game;
    assert_eq!(fact("rules of targi"), targi::State::RULES.to_string());
    assert_eq!(fact("rules of five-tribes"), five_tribes::State::RULES.to_string());
}

/// What does not belong to the workspace is locked apart from it, and says its version by itself.
#[test]
fn whatever_is_released_has_the_version_of_the_program() {
    let version = env!("CARGO_PKG_VERSION");
    let read = |file: &str| packaging(&format!("../{file}"));
    for manifest in ["Cargo.toml", "offline/Cargo.toml", "python/Cargo.toml"] {
        assert!(read(manifest).contains(&format!("\nversion = \"{version}\"\n")), "{manifest}");
    }
    for lock in ["Cargo.lock", "offline/Cargo.lock", "python/Cargo.lock", "fuzz/Cargo.lock"] {
        let core = format!("name = \"caravanserai-core\"\nversion = \"{version}\"\n");
        assert!(read(lock).contains(&core), "{lock}");
    }
    let document: serde_json::Value =
        serde_json::from_str(&read("server/src/api/openapi.json")).expect("the document is JSON");
    assert_eq!(document["info"]["version"], version);
}

#[test]
fn shells_complete_every_command_and_the_manual_has_a_page_for_each() {
    for shell in ["bash", "zsh", "fish", "elvish", "powershell"] {
        let script = told(&["completions", shell]);
        for word in ["serve", "public-url", "restore"] {
            assert!(script.contains(word), "{shell} does not complete {word}");
        }
    }
    assert!(told(&["man"]).contains(".TH caravanserai 1"));
    let folder = TempDir::new().unwrap();
    told(&["man", folder.path().join("man1").to_str().unwrap()]);
    let page = |name: &str| std::fs::read_to_string(folder.path().join("man1").join(name)).unwrap();
    assert!(page("caravanserai.1").contains("caravanserai\\-serve(1)"));
    assert!(page("caravanserai-serve.1").contains("CARAVANSERAI_PUBLIC_URL"));
    for command in ["health", "backup", "play", "replay", "deck", "deck-show", "man"] {
        page(&format!("caravanserai-{command}.1"));
    }
}

#[test]
fn what_is_typed_goes_before_the_environment_and_that_before_the_file() {
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("house.toml");
    std::fs::write(&file, "public-url = 'https://file.example'\nno-limits = true\n").unwrap();
    let opened_at = |typed: Option<&str>, environment: Option<&str>| {
        let mut command = serve(folder.path());
        command.arg("--config").arg(&file);
        command.args(typed.into_iter().flat_map(|url| ["--public-url", url]));
        command.envs(environment.map(|url| ("CARAVANSERAI_PUBLIC_URL", url)));
        let house = House::open(&mut command);
        let address = house.address.clone();
        house.close();
        address
    };
    assert_eq!(opened_at(None, None), "https://file.example");
    assert_eq!(opened_at(None, Some("https://env.example")), "https://env.example");
    let typed = Some("https://typed.example");
    assert_eq!(opened_at(typed, Some("https://env.example")), "https://typed.example");
}

#[test]
fn a_file_of_settings_is_named_by_the_environment_and_read_without_a_command_too() {
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("house.toml");
    let data = folder.path().join("kept");
    let settings = format!(
        "data = '{}'\nbind = '127.0.0.1:0'\nkeep = 30\nname = ['games.lan', 'oasis.lan']\n",
        data.display()
    );
    std::fs::write(&file, settings).unwrap();
    let house = House::open(Command::new(PROGRAM).env("CARAVANSERAI_CONFIG", &file));
    assert!(data.join("caravanserai.db").exists());
    // The admin names the same file.
    let config = file.to_str().unwrap();
    assert!(told(&["check", "--config", config]).contains("All is well with 0 tables."));
    house.close();
}

#[test]
fn every_mistake_in_a_file_of_settings_is_named() {
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("house.toml");
    let config = file.to_str().unwrap();
    let wrong = "prot = 80\nbind = 'oasis'\nidle = 0\nno-open = 'yes'\nname = 1.5\nconfig = 'x'\n";
    std::fs::write(&file, wrong).unwrap();
    let said = refused(&["serve", "--config", config]);
    for expected in [
        "`prot`: there is no setting `prot`; there is bind, public-url,",
        "`bind`: `oasis` is no address",
        "`idle`: 0 is not in 1..",
        "`no-open`: write true or false",
        "`name`: a float makes no sense here",
        "`config`: there is no setting",
    ] {
        assert!(said.contains(&format!("house.toml: {expected}")), "{expected}\n{said}");
    }
    std::fs::write(&file, "bind = \n").unwrap();
    assert!(refused(&["serve", "--config", config]).contains("line 1"));
    assert!(refused(&["serve", "--config", "nowhere.toml"]).contains("nowhere.toml: No such file"));
}

/// What a script of the packaging tells of a file.
fn told_by_script(script: &str, file: &str) -> Output {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../packaging").join(script);
    Command::new(path).arg(file).output().expect("the script starts")
}

#[test]
#[cfg(target_os = "linux")]
fn packages_are_made_for_the_machine_that_their_program_was_built_for() {
    let machine = told_by_script("machine", PROGRAM);
    assert!(machine.status.success());
    assert_eq!(String::from_utf8_lossy(&machine.stdout).trim(), std::env::consts::ARCH);
    assert!(
        !told_by_script("machine", concat!(env!("CARGO_MANIFEST_DIR"), "/Cargo.toml"))
            .status
            .success(),
        "a text is no program"
    );
    let unknown = told_by_script("static", "abacus");
    assert!(!unknown.status.success());
    let said = String::from_utf8_lossy(&unknown.stderr);
    assert!(said.contains("rustup target add aarch64-unknown-linux-musl"), "{said}");
}

#[test]
fn the_sample_of_settings_has_them_all_and_they_are_good() {
    let sample = packaging("caravanserai.toml");
    let set = |line: &str| {
        let line = line.strip_prefix('#').unwrap_or(line);
        line.split_once(" = ").filter(|(key, _)| !key.contains(' ')).map(|_| line.to_owned())
    };
    let lines: Vec<String> = sample.lines().filter_map(set).collect();
    let mut keys: Vec<&str> = lines.iter().filter_map(|line| line.split(" = ").next()).collect();
    let help = told(&["serve", "--help"]);
    let named = help.lines().filter_map(|line| line.trim().strip_prefix("--"));
    let mut options: Vec<&str> = named.filter_map(|line| line.split(' ').next()).collect();
    options.retain(|name| *name != "config");
    keys.sort_unstable();
    options.sort_unstable();
    assert_eq!(keys, options);

    let folder = TempDir::new().unwrap();
    let file: PathBuf = folder.path().join("all.toml");
    std::fs::write(&file, lines.join("\n")).unwrap();
    let database = folder.path().join("none.db");
    let said = refused(&[
        "check",
        "--config",
        file.to_str().unwrap(),
        "--database",
        database.to_str().unwrap(),
    ]);
    assert!(said.contains("none.db") && !said.contains("all.toml"), "{said}");
}

#[test]
fn the_health_check_tells_an_open_house_from_a_closed_one() {
    let folder = TempDir::new().unwrap();
    let house = House::open(&mut serve(folder.path()));
    let address = house.host().to_owned();
    let told = told(&["health", "--bind", &address]);
    assert!(told.contains("\"status\":\"ok\""), "{told}");
    house.close();
    assert!(refused(&["health", "--bind", &address]).contains(&address));
    // Something else answers there.
    let other = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = other.local_addr().unwrap().to_string();
    let answering = std::thread::spawn(move || {
        let (mut stream, _) = other.accept().unwrap();
        let mut request = [0; 512];
        let length = stream.read(&mut request).unwrap();
        std::io::Write::write_all(&mut stream, b"HTTP/1.1 503 no\r\n\r\nfull").unwrap();
        String::from_utf8_lossy(&request[..length]).into_owned()
    });
    let output = run(&["health", "--bind", &address]);
    assert!(answering.join().unwrap().starts_with("GET /health HTTP/1.1\r\n"));
    assert_eq!(output.status.code(), Some(1));
    assert_eq!(output.stdout, b"full\n");
}

#[test]
fn the_service_manager_is_told_when_the_house_is_open_and_when_it_closes() {
    let folder = TempDir::new().unwrap();
    let socket = folder.path().join("notify");
    let manager = UnixDatagram::bind(&socket).unwrap();
    manager.set_read_timeout(Some(Duration::from_secs(20))).unwrap();
    let heard = || {
        let mut message = [0; 64];
        let length = manager.recv(&mut message).expect("the house says something");
        String::from_utf8(message[..length].to_vec()).unwrap()
    };
    let house = House::open(serve(folder.path()).env("NOTIFY_SOCKET", &socket));
    assert_eq!(heard(), "READY=1");
    house.close();
    assert_eq!(heard(), "STOPPING=1");
}

#[test]
fn a_port_that_the_service_manager_holds_is_taken_over() {
    let folder = TempDir::new().unwrap();
    let held = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = held.local_addr().unwrap().to_string();
    let mut command = Command::new("sh");
    // The manager hands over the first port as the file number 3.
    let script = format!("exec 3<&0; LISTEN_PID=$$ LISTEN_FDS=1 exec {PROGRAM} serve");
    command.args(["-c", &script]).env("CARAVANSERAI_DATA", folder.path());
    let house = House::open(command.stdin(Stdio::from(OwnedFd::from(held))));
    assert_eq!(house.host(), address);
    assert!(told(&["health", "--bind", &address]).contains("\"status\":\"ok\""));
    house.close();
}

#[test]
fn commands_that_programs_read_write_json() {
    let read = |arguments: &[&str]| -> serde_json::Value {
        serde_json::from_str(&told(arguments)).expect("JSON and nothing else")
    };
    let decks = read(&["deck", "list", "--json"]);
    assert_eq!(decks[0], serde_json::json!({"game": "targi", "name": "targi-base"}));
    for deck in decks.as_array().unwrap() {
        read(&["deck", "show", deck["name"].as_str().unwrap(), "--json"]);
    }

    let record = concat!(env!("CARGO_MANIFEST_DIR"), "/../games/targi/corpus/1.record");
    let start = read(&["replay", record, "--to", "0", "--json"]);
    assert_eq!((&start["at"], &start["last"]), (&0.into(), &serde_json::Value::Null));
    let later = read(&["replay", record, "--to", "60", "--as", "1", "--json"]);
    assert_eq!(later["at"], 60);
    assert_eq!(later["record"], start["record"]);
    assert!(later["last"]["choice"].is_string() && later["to_act"].is_number(), "{later}");
    assert_ne!(later["view"], start["view"]);
    let verified = read(&["replay", record, "--verify", "--json"]);
    assert_eq!((&verified["verified"], &verified["record"]), (&true.into(), &start["record"]));

    let balance = read(&["balance", "targi", "--games", "2", "--level", "random", "--json"]);
    assert_eq!(balance["games"], 2);
    let kinds = balance["kinds"].as_object().unwrap();
    assert!(kinds.values().all(|kind| !kind["things"].as_object().unwrap().is_empty()));
    assert!(!kinds.is_empty() && balance["points"]["median"].is_number(), "{balance}");

    let pace = read(&["bench", "five-tribes", "--seconds", "1", "--json"]);
    assert_eq!(pace["game"], "five-tribes");
    assert!(pace["games_per_second"].as_f64().unwrap() > 1.0, "{pace}");
    assert!(pace["iterations_per_second"][1].as_f64().unwrap() > 1.0, "{pace}");
}

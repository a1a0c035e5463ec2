//! The program `caravanserai serve`: how it starts, how it stops, and that it
//! loses nothing when it is killed.

#![cfg(unix)]

#[path = "../../server/tests/http/test_server/browser.rs"]
#[allow(dead_code, unreachable_pub, reason = "shared with the server's tests")]
mod browser;

use browser::Browser;
use caravanserai_core::{Chance, Game, Quick, Record};
use std::io::{BufRead, BufReader, Read};
use std::net::TcpListener;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

/// A port that was free a moment ago.
fn free_port() -> u16 {
    TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port()
}

fn folder(name: &str) -> std::path::PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    std::fs::remove_dir_all(&folder).ok();
    std::fs::create_dir_all(&folder).unwrap();
    folder
}

fn caravanserai(data: &Path) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_caravanserai"));
    command.env("CARAVANSERAI_DATA", data).env("CARAVANSERAI_NO_OPEN", "1");
    command.stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

/// A house in a process of its own, open for guests.
fn open(data: &Path, port: u16, more: &[&str]) -> Child {
    let mut command = caravanserai(data);
    command.args(["serve", "--bind", &port.to_string(), "--no-limits", "--bot-pause", "0"]);
    let mut child = command.args(more).stderr(Stdio::inherit()).spawn().unwrap();
    let mut said = BufReader::new(child.stdout.take().unwrap());
    let mut line = String::new();
    said.read_line(&mut line).unwrap();
    assert_eq!(line.trim(), format!("Caravanserai is open at http://127.0.0.1:{port}"));
    child
}

/// Asks the program to stop, as a system does.
fn terminate(child: &Child) {
    let asked = Command::new("kill").args(["-TERM", &child.id().to_string()]).status().unwrap();
    assert!(asked.success());
}

#[test]
fn it_opens_without_a_command_says_where_and_closes_when_it_is_told_to() {
    let data = folder("opens");
    let mut child = caravanserai(&data).spawn().unwrap();
    let mut said = BufReader::new(child.stdout.take().unwrap());
    let mut line = String::new();
    said.read_line(&mut line).unwrap();
    let address = line.trim().strip_prefix("Caravanserai is open at http://").expect("an address");
    let mut ada = Browser::new(address);
    ada.get("/").expect(200);
    let fields = [("game", "targi"), ("name", "Ada"), ("level", "random")];
    let table = ada.post("/play", &fields).expect(303).location().to_owned();
    ada.get(&table).expect(200);
    terminate(&child);
    assert!(child.wait().unwrap().success());
    let mut rest = String::new();
    said.read_to_string(&mut rest).unwrap();
    assert!(rest.ends_with("Closed.\n"), "{rest}");
    assert!(data.join("caravanserai.db").exists());
}

#[test]
fn it_may_be_told_to_close_as_soon_as_it_says_that_it_is_open() {
    for _ in 0..5 {
        let mut child = caravanserai(&folder("hasty")).spawn().unwrap();
        let mut said = BufReader::new(child.stdout.take().unwrap());
        said.read_line(&mut String::new()).unwrap();
        terminate(&child);
        assert!(child.wait().unwrap().success(), "it closes in good order");
    }
}

#[test]
fn a_port_that_is_taken_is_named() {
    let taken = TcpListener::bind("127.0.0.1:0").unwrap();
    let port = taken.local_addr().unwrap().port().to_string();
    let done = caravanserai(&folder("taken")).args(["serve", "--bind", &port]).output().unwrap();
    assert!(!done.status.success());
    let said = String::from_utf8_lossy(&done.stderr);
    assert!(said.contains(&format!("127.0.0.1:{port} is taken by another program")), "{said}");
}

#[test]
fn settings_that_make_no_sense_are_named() {
    let said = |arguments: &[&str]| {
        let done = caravanserai(&folder("sense")).arg("serve").args(arguments).output().unwrap();
        assert!(!done.status.success());
        String::from_utf8_lossy(&done.stderr).into_owned()
    };
    assert!(said(&["--bind", "oasis"]).contains("`oasis` is no address"));
    assert!(said(&["--public-url", "oasis"]).contains("`oasis` is no address of a site"));
    let port = free_port().to_string();
    let database = "mysql://host/house";
    let refused = said(&["--bind", &port, "--database", database]);
    assert!(refused.contains(&format!("`{database}` is no database of this house")), "{refused}");
    let folder = folder("no-database");
    std::fs::write(folder.join("house.db"), "this is no database, but it is long enough").unwrap();
    let file = folder.join("house.db").display().to_string();
    let refused = said(&["--bind", &port, "--database", &file]);
    assert!(refused.contains(&file) && refused.contains("not a database"), "{refused}");
}

/// A guest who plays one game and remembers every move that was acknowledged.
struct Player {
    browser: Browser,
    table: String,
    game: &'static str,
    /// Against opponents of the house.
    alone: bool,
    acknowledged: Vec<(usize, String)>,
    dice: Quick,
}

impl Player {
    /// Tries once to move; nothing is certain while the house is killed again
    /// and again.
    fn step(&mut self) -> std::io::Result<()> {
        let page = self.browser.try_get(&self.table)?;
        if page.status != 200 {
            return Ok(());
        }
        let field = |name: &str| -> Vec<String> {
            let mark = format!("name=\"{name}\" value=\"");
            let found = page.body.split(&mark).skip(1).filter_map(|rest| rest.split('"').next());
            found.map(str::to_owned).collect()
        };
        let (after, choices) = (field("after"), field("choice"));
        if choices.is_empty() || after.is_empty() {
            return Ok(());
        }
        let choice = &choices[self.dice.below(choices.len() as u32) as usize];
        let path = format!("{}/play", self.table);
        let fields = [("after", after[0].as_str()), ("choice", choice.as_str())];
        if self.browser.try_post(&path, &fields)?.status == 303 {
            self.acknowledged.push((after[0].parse().unwrap(), choice.clone()));
        }
        Ok(())
    }
}

#[test]
fn killed_at_any_moment_it_loses_no_acknowledged_move_and_doubles_none() {
    // `CARAVANSERAI_KILLS=100` kills it that often.
    let kills = std::env::var("CARAVANSERAI_KILLS").map_or(20, |n| n.parse().expect("a number"));
    let (data, port) = (folder("killed"), free_port());
    let address = format!("127.0.0.1:{port}");
    let mut house = open(&data, port, &[]);
    let mut players = Vec::new();
    for (game, seats) in
        [("targi", "2"), ("five-tribes", "2"), ("targi", "2"), ("five-tribes", "3")]
    {
        let mut ada = Browser::new(&address);
        let mut at = Vec::new();
        let mut fields = vec![("game", game), ("opponent", "friend")];
        fields.extend((seats == "3").then_some(("opponent", "friend")));
        let table = ada.post("/new", &fields).expect(303).location().to_owned();
        for name in ["Bo", "Cy"].into_iter().take(fields.len() - 1) {
            let mut friend = Browser::new(&address);
            friend.post(&format!("{table}/sit"), &[("name", name)]).expect(303);
            at.push((friend, table.clone()));
        }
        let alone = ada.post("/play", &[("game", game), ("level", "greedy"), ("players", seats)]);
        let alone = alone.expect(303).location().to_owned();
        at.extend([(ada.clone(), table), (ada, alone.clone())]);
        for (browser, table) in at {
            let (dice, alone) = (Quick::new(players.len() as u64), table == alone);
            players.push(Player { browser, table, game, alone, acknowledged: Vec::new(), dice });
        }
    }
    let stop = Arc::new(AtomicBool::new(false));
    let playing: Vec<_> = players
        .into_iter()
        .map(|mut player| {
            let stop = Arc::clone(&stop);
            std::thread::spawn(move || {
                while !stop.load(Ordering::Relaxed) {
                    // Whatever fails, the next look at the table tells what is so.
                    player.step().ok();
                    std::thread::sleep(Duration::from_millis(3));
                }
                player
            })
        })
        .collect();
    let mut dice = Quick::new(11);
    for _ in 0..kills {
        std::thread::sleep(Duration::from_millis(200 + u64::from(dice.below(500))));
        house.kill().unwrap();
        house.wait().unwrap();
        house = open(&data, port, &[]);
    }
    std::thread::sleep(Duration::from_millis(500));
    stop.store(true, Ordering::Relaxed);
    let mut players: Vec<Player> =
        playing.into_iter().map(|thread| thread.join().unwrap()).collect();

    let total: usize = players.iter().map(|player| player.acknowledged.len()).sum();
    println!("{kills} kills, {total} moves acknowledged");
    assert!(total > 100, "only {total} moves were acknowledged");
    players.iter_mut().for_each(goes_on);
    // Among three the last one to go ends the game.
    for player in &mut players {
        let left = player.browser.post(&format!("{}/leave", player.table), &[]).status;
        assert!(matches!(left, 303 | 409), "{left}");
    }
    for player in &players {
        match player.game {
            "targi" => check_record::<targi::State>(player),
            _ => check_record::<five_tribes::State>(player),
        }
    }
    terminate(&house);
    assert!(house.wait().unwrap().success());
}

/// What `caravanserai replay --verify` says of a record.
fn verified(file: &Path, notes: &[&str]) -> Result<String, String> {
    let mut command = Command::new(env!("CARGO_BIN_EXE_caravanserai"));
    command.args(["replay", "--lang", "en", "--verify"]).args(notes).arg(file);
    let done = command.output().unwrap();
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).unwrap();
    if done.status.success() { Ok(text(done.stdout)) } else { Err(text(done.stderr)) }
}

#[test]
fn killed_between_any_two_steps_it_deals_from_what_everybody_added_and_anybody_can_check_it() {
    let (data, port) = (folder("fair"), free_port());
    let address = format!("127.0.0.1:{port}");
    let mut house = open(&data, port, &[]);
    let mut kill = || {
        house.kill().unwrap();
        house.wait().unwrap();
        house = open(&data, port, &[]);
    };
    let (mut ada, mut bo) = (Browser::new(&address), Browser::new(&address));
    let fields = [("game", "targi"), ("name", "Ada"), ("opponent", "friend"), ("contribute", "on")];
    let table = ada.post("/new", &fields).expect(303).location().to_owned();
    let page = ada.get(&table).expect(200).body;
    let published = page.split("data-commitment=\"").nth(1).unwrap().split('"').next().unwrap();
    kill();
    let path = format!("{table}/contribution");
    let seal = "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08"; // of "test"
    ada.post(&path, &[("sealed", seal)]).expect(303);
    kill();
    bo.post(&format!("{table}/sit"), &[("name", "Bo"), ("contribute", "on")]).expect(303);
    kill();
    bo.post(&path, &[("contribution", "bo's own words")]).expect(303);
    kill();
    ada.post(&path, &[("contribution", "test")]).expect(303);
    kill();
    ada.post(&format!("{table}/leave"), &[]).expect(303);
    let text = ada.get(&format!("{table}/record")).expect(200).body;
    terminate(&house);
    assert!(house.wait().unwrap().success());

    let file = data.join("fair.record");
    let check = |text: &str, notes: &[&str]| {
        std::fs::write(&file, text).unwrap();
        verified(&file, notes)
    };
    let notes = ["--commitment", published, "--contribution", "test"];
    let said = check(&text, &notes).expect("a fair game");
    assert!(said.contains("what 2 players added") && said.contains("drawn by lot"), "{said}");
    // A host who makes up a record that agrees with itself is found out by one's own notes.
    let found = |text: &str, notes: &[&str], fault: &str| {
        let said = check(text, notes).expect_err(fault);
        assert!(said.contains(fault), "{said}");
    };
    found(&text, &["--contribution", "another"], "dealt without the contribution `another`");
    found(&text, &["--commitment", seal], "the table published 9f86d0");
    found(&text.replace("\"test\"", "\"toast\""), &[], "the seed is not the hash");
    let house_seed = text.lines().find(|line| line.starts_with("house seed: ")).unwrap();
    found(
        &text.replace(house_seed, "house seed: \"mine\""),
        &[],
        "is not the SHA-256 of the house",
    );
}

/// After all that, the house's own opponents go on: sooner or later it is the
/// guest's turn again, or the game is over.
fn goes_on(player: &mut Player) {
    let began = Instant::now();
    while player.alone {
        let page = player.browser.get(&player.table).expect(200).body;
        if page.contains("data-turn") || page.contains(&format!("{}/end", player.table)) {
            return;
        }
        assert!(began.elapsed() < Duration::from_secs(30), "{} is stuck", player.table);
        std::thread::sleep(Duration::from_millis(20));
    }
}

/// Compares the record of a game that is over with what its player was told.
fn check_record<G: Game>(player: &Player) {
    let mut browser = player.browser.clone();
    let text = browser.get(&format!("{}/record", player.table)).expect(200).body;
    let record = Record::parse(&text).expect("a record");
    // Every choice is legal where it stands, so that none is there twice.
    let table = caravanserai_core::Table::<G>::replay(&record, None).expect("a legal game");
    for (n, choice) in &player.acknowledged {
        let kept = table.moves().get(*n).map(|made| made.choice.to_string());
        assert_eq!(kept.as_ref(), Some(choice), "move {n} of {}", player.table);
    }
    let mut places: Vec<usize> = player.acknowledged.iter().map(|(n, _)| *n).collect();
    places.dedup();
    assert_eq!(places.len(), player.acknowledged.len(), "no move was acknowledged twice");
    if table.state().to_act().is_none() {
        record.verify::<G>().expect("a fair game");
    }
}

#[cfg(target_os = "linux")]
#[test]
fn it_takes_as_many_open_files_as_the_system_grants() {
    let mut command = Command::new("sh");
    command.args(["-c", r#"ulimit -Sn 200 && ulimit -Hn 300 && exec "$@""#, "sh"]);
    command.arg(env!("CARGO_BIN_EXE_caravanserai")).args(["serve", "--bind", "127.0.0.1:0"]);
    command.arg("--no-open").env("CARAVANSERAI_DATA", folder("files")).stdout(Stdio::piped());
    let mut house = command.spawn().unwrap();
    let mut said = BufReader::new(house.stdout.take().unwrap());
    said.read_line(&mut String::new()).unwrap();
    let limits = std::fs::read_to_string(format!("/proc/{}/limits", house.id())).unwrap();
    terminate(&house);
    assert!(house.wait().unwrap().success());
    let files = limits.lines().find_map(|line| line.strip_prefix("Max open files")).unwrap();
    let granted: Vec<&str> = files.split_whitespace().take(2).collect();
    assert_eq!(granted, ["300", "300"], "{files}");
}

#[test]
fn its_log_tells_no_secret() {
    let (data, port) = (folder("log"), free_port());
    let mut command = caravanserai(&data);
    let port = port.to_string();
    command.args(["serve", "--bind", &port, "--bot-pause", "0", "--log", "trace", "--log-json"]);
    let mut house = command.spawn().unwrap();
    let mut said = BufReader::new(house.stdout.take().unwrap());
    said.read_line(&mut String::new()).unwrap();
    let log = house.stderr.take().unwrap();
    let log = std::thread::spawn(move || std::io::read_to_string(log).unwrap());
    let mut ada = Browser::new(&format!("127.0.0.1:{port}"));
    let fields = [("game", "targi"), ("name", "Ada"), ("level", "random"), ("contribute", "on")];
    let table = ada.post("/play", &fields).expect(303).location().to_owned();
    ada.post(&format!("{table}/contribution"), &[("contribution", "camel-4711")]).expect(303);
    let mut player = Player {
        browser: ada.clone(),
        table: table.clone(),
        game: "targi",
        alone: true,
        acknowledged: vec![],
        dice: Quick::new(1),
    };
    while player.acknowledged.len() < 5 {
        player.step().unwrap();
    }
    let page = ada.post(&format!("{table}/device"), &[]).expect(200).body;
    let code = page.split("/enter/").nth(1).unwrap().split('"').next().unwrap().to_owned();
    let mut phone = Browser::new(&ada.address);
    phone.post(&format!("/enter/{code}"), &[]).expect(303);
    ada.post(&format!("{table}/leave"), &[]).expect(303);
    let record = ada.get(&format!("{table}/record")).expect(200).body;
    let record = Record::parse(&record).unwrap();
    terminate(&house);
    assert!(house.wait().unwrap().success());
    let log = log.join().unwrap();
    assert!(log.lines().count() > 10, "there is a log");
    assert!(log.lines().all(|line| line.starts_with('{')), "of JSON lines");
    let secrets = [&ada.cookies["caravanserai"], &phone.cookies["caravanserai"], &code];
    let house_seed = record.origin.as_ref().expect("an origin").house.as_str();
    let seeds = [record.seed.as_str(), house_seed, "camel-4711"];
    for secret in secrets.into_iter().map(String::as_str).chain(seeds) {
        assert!(!log.contains(secret), "the log tells {secret}");
    }
    for (_, choice) in &player.acknowledged {
        assert!(!log.contains(&format!("play {choice}")), "the log tells a choice");
    }
}

#[test]
fn metrics_have_a_port_of_their_own_if_the_host_likes() {
    let (data, port, apart) = (folder("metrics"), free_port(), free_port());
    let more = ["--metrics-bind", &apart.to_string(), "--metrics-token", "secret"];
    let mut house = open(&data, port, &more);
    let mut watchman = Browser::new(&format!("127.0.0.1:{apart}"));
    assert!(watchman.get("/metrics").expect(200).body.contains("caravanserai_store_writable 1"));
    watchman.get("/health").expect(200);
    watchman.get("/").expect(404);
    let mut guest = Browser::new(&format!("127.0.0.1:{port}"));
    guest.get("/metrics").expect(404);
    guest.headers.push(("Authorization".to_owned(), "Bearer secret".to_owned()));
    guest.get("/metrics").expect(200);
    terminate(&house);
    assert!(house.wait().unwrap().success());
}

#[test]
fn the_first_answer_comes_soon_after_the_start() {
    let (data, port) = (folder("soon"), free_port());
    let began = Instant::now();
    let mut house = open(&data, port, &[]);
    Browser::new(&format!("127.0.0.1:{port}")).get("/").expect(200);
    let took = began.elapsed();
    terminate(&house);
    assert!(house.wait().unwrap().success());
    // An unoptimised program on a busy machine; docs/performance.md has the real figure.
    assert!(took < Duration::from_secs(5), "{took:?}");
}

#[test]
fn the_host_switches_off_in_which_ways_guests_are_told_of_their_turns() {
    let told = |more: &[&str]| {
        let (data, port) = (folder("notices"), free_port());
        let mut house = open(&data, port, more);
        let mut guest = Browser::new(&format!("127.0.0.1:{port}"));
        guest.post("/settings", &[("name", "Ada")]).expect(303);
        let push = guest.get("/notices/push").status;
        let [private, public] = ["http://127.0.0.1:9/ada", "https://ntfy.invalid/ada"]
            .map(|url| guest.post("/notices/webhook", &[("url", url)]).status);
        let mail = guest.post("/notices/mail", &[("address", "ada@mail.invalid")]).status;
        terminate(&house);
        assert!(house.wait().unwrap().success());
        [push, private, public, mail]
    };
    assert_eq!(told(&[]), [200, 422, 303, 403], "what goes without a word of the host");
    assert_eq!(told(&["--no-push"]), [403, 422, 303, 403]);
    assert_eq!(told(&["--no-webhook"]), [200, 422, 403, 403]);
    assert_eq!(told(&["--private-targets"]), [200, 303, 303, 403]);
    let mail = ["--mail-server", "smtp://127.0.0.1:9", "--mail-from", "games@example.org"];
    assert_eq!(told(&mail), [200, 422, 303, 502], "nobody carries mail at this port");
}

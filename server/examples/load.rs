//! How a house bears a crowd: starts `caravanserai serve` in a process of its
//! own and measures
//! - from the start to the first answer,
//! - with many live tables moving every two seconds: from a move to the
//!   opponent's new page,
//! - with very many tables that nobody touches: the memory of the process.
//!
//! `cargo run --release -p server --example load -- --help`

#![allow(missing_docs, reason = "a program, not a library")]

use futures_util::StreamExt;
use serde_json::{Value, json};
use std::collections::HashMap;
use std::process::Stdio;
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader};
use tokio::net::TcpStream;
use tokio::process::{Child, Command};
use tokio::sync::{Semaphore, mpsc};
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;

type Failure = Box<dyn std::error::Error + Send + Sync>;

/// Long enough to set the live tables up.
const SET_UP: Duration = Duration::from_secs(15);

const HELP: &str = "\
load [--program FILE] [--database NAME] [--tables N] [--seconds N] [--idle N] [--watched]

  --program FILE  the program (target/release/caravanserai)
  --database NAME an empty database, such as postgres://…, instead of files of its own
  --tables N      live tables that move every two seconds (500)
  --seconds N     for so long (30)
  --idle N        tables that nobody touches (10000)
  --watched       with a page open at each idle table";

struct Plan {
    program: String,
    database: Option<String>,
    tables: usize,
    seconds: u64,
    idle: usize,
    watched: bool,
}

impl Plan {
    fn read() -> Result<Plan, Failure> {
        let program = "target/release/caravanserai".to_owned();
        let mut plan = Plan {
            program,
            database: None,
            tables: 500,
            seconds: 30,
            idle: 10_000,
            watched: false,
        };
        let mut words = std::env::args().skip(1);
        while let Some(word) = words.next() {
            let mut value = || words.next().ok_or(format!("{word} needs a value\n\n{HELP}"));
            match word.as_str() {
                "--program" => plan.program = value()?,
                "--database" => plan.database = Some(value()?),
                "--tables" => plan.tables = value()?.parse()?,
                "--seconds" => plan.seconds = value()?.parse()?,
                "--idle" => plan.idle = value()?.parse()?,
                "--watched" => plan.watched = true,
                _ => return Err(HELP.into()),
            }
        }
        Ok(plan)
    }
}

/// A connection that is kept for many requests.
struct Line {
    address: String,
    stream: BufReader<TcpStream>,
}

impl Line {
    async fn new(address: &str) -> Result<Line, Failure> {
        let stream = TcpStream::connect(address).await?;
        stream.set_nodelay(true)?;
        Ok(Line { address: address.to_owned(), stream: BufReader::new(stream) })
    }

    async fn ask(
        &mut self,
        method: &str,
        path: &str,
        token: &str,
        kind: &str,
        body: &str,
    ) -> Result<(u16, String), Failure> {
        let host = &self.address;
        let request = format!(
            "{method} {path} HTTP/1.1\r\nHost: {host}\r\nOrigin: http://{host}\r\n\
             Cookie: caravanserai={token}\r\nAuthorization: Bearer {token}\r\n\
             Content-Type: {kind}\r\nContent-Length: {}\r\n\r\n{body}",
            body.len()
        );
        self.stream.get_mut().write_all(request.as_bytes()).await?;
        let mut line = String::new();
        self.stream.read_line(&mut line).await?;
        let status = line.split(' ').nth(1).ok_or("no answer")?.parse()?;
        let mut length = 0;
        loop {
            line.clear();
            self.stream.read_line(&mut line).await?;
            match line.trim_end().split_once(": ") {
                Some(("content-length", text)) => length = text.parse()?,
                Some(_) => {}
                None => break,
            }
        }
        let mut body = vec![0; length];
        self.stream.read_exact(&mut body).await?;
        Ok((status, String::from_utf8(body)?))
    }

    async fn api(&mut self, path: &str, token: &str, body: Value) -> Result<Value, Failure> {
        let body = body.to_string();
        let (status, answer) = self.ask("POST", path, token, "application/json", &body).await?;
        if status >= 300 {
            return Err(format!("{path}: {status} {answer}").into());
        }
        Ok(serde_json::from_str(&answer)?)
    }

    async fn guest(&mut self, name: &str) -> Result<String, Failure> {
        let guest = self.api("/api/guests", "", json!({ "name": name })).await?;
        Ok(guest["token"].as_str().ok_or("no token")?.to_owned())
    }

    /// A table of two guests, and their tokens.
    async fn table(&mut self, tokens: &[String; 2]) -> Result<String, Failure> {
        let new = json!({ "game": "targi", "opponents": ["friend"], "side": 0 });
        let table = self.api("/api/tables", &tokens[0], new).await?;
        let id = table["id"].as_str().ok_or("no table")?.to_owned();
        self.api(&format!("/api/tables/{id}/join"), &tokens[1], json!({})).await?;
        Ok(id)
    }
}

/// The house in a process of its own.
struct House {
    child: Child,
    address: String,
    _folder: tempfile::TempDir,
}

async fn open(plan: &Plan, idle_s: u64) -> Result<(House, Duration), Failure> {
    let folder = tempfile::tempdir_in(".")?;
    let began = Instant::now();
    let mut child = Command::new(&plan.program)
        .args(["serve", "--no-open", "--no-limits", "--log", "warn", "--bind", "0"])
        .args(["--idle", &idle_s.to_string()])
        .arg("--data")
        .arg(folder.path())
        .args(plan.database.iter().flat_map(|name| ["--database", name]))
        .stdout(Stdio::piped())
        .kill_on_drop(true)
        .spawn()
        .map_err(|error| {
            format!("{}: {error}; build it with cargo build --release", plan.program)
        })?;
    let mut line = String::new();
    let said = child.stdout.as_mut().ok_or("no output")?;
    BufReader::new(said).read_line(&mut line).await?;
    let address = line.trim().rsplit("http://").next().ok_or("no address")?.to_owned();
    let (status, _) = Line::new(&address).await?.ask("GET", "/", "", "text/plain", "").await?;
    if status != 200 {
        return Err(format!("the first answer is {status}").into());
    }
    let first = began.elapsed();
    Ok((House { child, address, _folder: folder }, first))
}

impl House {
    /// Resident memory in MB, from the system.
    fn memory_mb(&self) -> f64 {
        let id = self.child.id().unwrap_or_default();
        let status = std::fs::read_to_string(format!("/proc/{id}/status")).unwrap_or_default();
        let line = status.lines().find(|line| line.starts_with("VmRSS")).unwrap_or_default();
        let kb: f64 = line.split_whitespace().nth(1).and_then(|n| n.parse().ok()).unwrap_or(0.0);
        kb / 1024.0
    }

    /// Processor time in seconds, from the system.
    fn processor_s(&self) -> f64 {
        let id = self.child.id().unwrap_or_default();
        let stat = std::fs::read_to_string(format!("/proc/{id}/stat")).unwrap_or_default();
        let fields: Vec<&str> = stat.rsplit(')').next().unwrap_or_default().split(' ').collect();
        let ticks = |n: usize| fields.get(n).and_then(|f| f.parse::<f64>().ok()).unwrap_or(0.0);
        (ticks(12) + ticks(13)) / 100.0
    }
}

fn value<'a>(html: &'a str, name: &str, nth: usize) -> Option<&'a str> {
    let mark = format!("name=\"{name}\" value=\"");
    html.split(&mark).skip(1).nth(nth)?.split('"').next()
}

/// What a page was sent, and when.
struct Seen {
    seat: usize,
    at: Instant,
    fragment: Value,
}

/// Listens for one seat.
async fn listen(
    address: String,
    path: String,
    token: String,
    seat: usize,
    seen: mpsc::UnboundedSender<Seen>,
) -> Result<(), Failure> {
    let mut request = format!("ws://{address}{path}").into_client_request()?;
    request.headers_mut().insert("origin", format!("http://{address}").parse()?);
    request.headers_mut().insert("cookie", format!("caravanserai={token}").parse()?);
    let (mut socket, _) = tokio_tungstenite::connect_async(request).await?;
    while let Some(message) = socket.next().await {
        if let Message::Text(text) = message? {
            let at = Instant::now();
            let fragment = serde_json::from_str(text.as_str())?;
            if seen.send(Seen { seat, at, fragment }).is_err() {
                break;
            }
        }
    }
    Ok(())
}

/// One table: a move every two seconds, the time until the opponent sees it.
async fn play(
    address: String,
    number: usize,
    begin: Instant,
    end: Instant,
) -> Result<(Vec<Duration>, usize), Failure> {
    let mut line = Line::new(&address).await?;
    let tokens = [line.guest("Ada").await?, line.guest("Bo").await?];
    let id = line.table(&tokens).await?;
    let (told, mut seen) = mpsc::unbounded_channel();
    for (seat, token) in tokens.iter().enumerate() {
        let path = format!("/table/{id}/live");
        let listening = listen(address.clone(), path, token.clone(), seat, told.clone());
        tokio::spawn(async move { listening.await.ok() });
    }
    let mut pages: HashMap<usize, Value> = HashMap::new();
    while pages.len() < 2 {
        let first = seen.recv().await.ok_or("no page")?;
        pages.insert(first.seat, first.fragment);
    }
    let mut times = Vec::new();
    let mut bytes = 0;
    let phase = Duration::from_millis((number as u64 * 7919) % 2000);
    // By then all tables are set up.
    let mut next = begin + phase;
    tokio::time::sleep_until(next.into()).await;
    // The house does not keep a silent connection for long.
    let mut line = Line::new(&address).await?;
    while next < end {
        tokio::time::sleep_until(next.into()).await;
        next += Duration::from_secs(2);
        let html = |seat: usize| pages[&seat]["html"].as_str().unwrap_or_default();
        let acting = if value(html(0), "choice", 0).is_some() { 0 } else { 1 };
        let Some(choice) =
            value(html(acting), "choice", number % 3).or_else(|| value(html(acting), "choice", 0))
        else {
            break;
        };
        let after = value(html(acting), "after", 0).unwrap_or_default();
        let body = format!("after={after}&choice={}", choice.replace(' ', "+"));
        let kind = "application/x-www-form-urlencoded";
        let path = format!("/table/{id}/play");
        let began = Instant::now();
        let (status, answer) = line.ask("POST", &path, &tokens[acting], kind, &body).await?;
        if status != 303 {
            return Err(format!("{path} {body}: {status} {answer}").into());
        }
        for _ in 0..2 {
            let page = seen.recv().await.ok_or("no page")?;
            if page.seat != acting {
                times.push(page.at - began);
                bytes += page.fragment["html"].as_str().unwrap_or_default().len();
            }
            pages.insert(page.seat, page.fragment);
        }
    }
    Ok((times, bytes))
}

async fn live(plan: &Plan) -> Result<(), Failure> {
    let (house, _) = open(plan, 300).await?;
    // Setting the tables up is not measured.
    let begin = Instant::now() + SET_UP;
    let end = begin + Duration::from_secs(plan.seconds);
    let tables: Vec<_> = (0..plan.tables)
        .map(|number| tokio::spawn(play(house.address.clone(), number, begin, end)))
        .collect();
    tokio::time::sleep(SET_UP).await;
    let (clock, processor) = (Instant::now(), house.processor_s());
    let (mut times, mut bytes, mut failed) = (Vec::new(), 0, 0);
    for table in tables {
        match table.await? {
            Ok((more, size)) => {
                times.extend(more);
                bytes += size;
            }
            Err(failure) => {
                failed += 1;
                eprintln!("{failure:.300}");
            }
        }
    }
    let processor_s = house.processor_s() - processor;
    let used = processor_s / clock.elapsed().as_secs_f64();
    times.sort();
    let at = |share: f64| {
        let index = ((times.len() as f64 * share) as usize).min(times.len().saturating_sub(1));
        times.get(index).map_or(0.0, |time| time.as_secs_f64() * 1000.0)
    };
    println!(
        "{} tables moving every 2 s: {} moves, {failed} tables failed; move to opponent's page \
         p50 {:.1} ms, p99 {:.1} ms, longest {:.1} ms; {:.1} KB a page; {:.2} ms of \
         processor time a move, {:.2} cores, {:.0} MB",
        plan.tables,
        times.len(),
        at(0.5),
        at(0.99),
        at(1.0),
        bytes as f64 / times.len().max(1) as f64 / 1024.0,
        processor_s * 1000.0 / times.len().max(1) as f64,
        used,
        house.memory_mb()
    );
    Ok(())
}

/// Opens very many tables with a few moves each and leaves them alone.
async fn idle(plan: &Plan) -> Result<(), Failure> {
    // As long as this runs no table counts as idle: all stay in memory.
    let (house, _) = open(plan, 3600).await?;
    let empty = house.memory_mb();
    let places = Arc::new(Semaphore::new(32));
    let began = Instant::now();
    let mut line = Line::new(&house.address).await?;
    let tokens = Arc::new([line.guest("Ada").await?, line.guest("Bo").await?]);
    let mut tasks = Vec::new();
    for _ in 0..plan.idle {
        let place = Arc::clone(&places).acquire_owned().await?;
        let (address, tokens) = (house.address.clone(), Arc::clone(&tokens));
        tasks.push(tokio::spawn(async move {
            let mut line = Line::new(&address).await?;
            let id = line.table(&tokens).await?;
            for _ in 0..6 {
                let path = format!("/table/{id}");
                for token in tokens.iter() {
                    let (_, page) = line.ask("GET", &path, token, "text/plain", "").await?;
                    if let Some(choice) = value(&page, "choice", 0) {
                        let after = value(&page, "after", 0).unwrap_or_default();
                        let body = format!("after={after}&choice={}", choice.replace(' ', "+"));
                        let kind = "application/x-www-form-urlencoded";
                        line.ask("POST", &format!("{path}/play"), token, kind, &body).await?;
                        break;
                    }
                }
            }
            drop(place);
            Ok::<_, Failure>(id)
        }));
    }
    let mut sockets = Vec::new();
    for task in tasks {
        let id = task.await??;
        if plan.watched {
            let (told, seen) = mpsc::unbounded_channel();
            let path = format!("/table/{id}/live");
            let token = tokens[0].clone();
            let listening = listen(house.address.clone(), path, token, 0, told);
            sockets.push((tokio::spawn(async move { listening.await.ok() }), seen));
        }
    }
    let took = began.elapsed().as_secs_f64();
    // Long enough for what was rendered to be thrown away.
    tokio::time::sleep(Duration::from_secs(50)).await;
    println!(
        "{} tables in memory that nobody touches{}: {:.0} MB (empty house {:.0} MB); {:.0} s to set up",
        plan.idle,
        if plan.watched { ", a page open at each" } else { "" },
        house.memory_mb(),
        empty,
        took
    );
    drop(sockets);
    Ok(())
}

#[tokio::main]
async fn main() -> Result<(), Failure> {
    let plan = Plan::read()?;
    let mut starts = Vec::new();
    for _ in 0..5 {
        starts.push(open(&plan, 300).await?.1);
    }
    starts.sort();
    println!("start to first answer: {:.0} ms (median of 5)", starts[2].as_secs_f64() * 1000.0);
    if plan.tables > 0 {
        live(&plan).await?;
    }
    if plan.idle > 0 {
        idle(&plan).await?;
    }
    Ok(())
}

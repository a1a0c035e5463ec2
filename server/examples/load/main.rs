//! How a house bears a crowd: starts `caravanserai serve` in a process of its
//! own and measures
//! - from the start to the first answer,
//! - with many live tables moving every two seconds: from a move to the
//!   opponent's new page, the processor time of a move, and what is pushed,
//! - with very many tables that nobody touches: the memory of the process.
//!
//! What cannot be seen from outside it counts in a house of its own ([`inside`]): the
//! allocations of a move and of a page.
//!
//! `cargo run --release -p server --example load -- --help`

#![allow(missing_docs, reason = "a program, not a library")]

mod crowd;
mod inside;
mod outside;

use crowd::{Line, Offered, Pair, listen};
use inside::{Allocations, Counted};
use outside::House;
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::sync::{Semaphore, mpsc};

type Failure = Box<dyn std::error::Error + Send + Sync>;

const HELP: &str = "\
load [--program FILE] [--database NAME] [--game NAME]… [--tables N,…] [--seconds N] [--idle N] [--watched]
load count move|page|table GAME N

  --program FILE  the program (target/release/caravanserai)
  --database NAME an empty database, such as postgres://…, instead of files of its own
  --game NAME     what is played, one after the other if there are several (targi)
  --tables N,…    live tables that move every two seconds, in a house of their own for each N (500)
  --seconds N     for so long (30)
  --idle N        tables that nobody touches (10000)
  --watched       with a page open at each idle table

  count           N moves, pages or watched tables in a house inside this program: what they ask for";

/// Long enough to set so many live tables up.
fn set_up(tables: usize) -> Duration {
    Duration::from_secs(15 + tables as u64 / 50)
}

struct Plan {
    program: String,
    database: Option<String>,
    games: Vec<String>,
    tables: Vec<usize>,
    seconds: u64,
    idle: usize,
    watched: bool,
}

impl Plan {
    fn read() -> Result<Plan, Failure> {
        let mut plan = Plan {
            program: "target/release/caravanserai".to_owned(),
            database: None,
            games: Vec::new(),
            tables: vec![500],
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
                "--game" => plan.games.push(value()?),
                "--tables" => {
                    let numbers = value()?;
                    plan.tables = numbers.split(',').map(str::parse).collect::<Result<_, _>>()?;
                }
                "--seconds" => plan.seconds = value()?.parse()?,
                "--idle" => plan.idle = value()?.parse()?,
                "--watched" => plan.watched = true,
                _ => return Err(HELP.into()),
            }
        }
        if plan.games.is_empty() {
            plan.games.push("targi".to_owned());
        }
        Ok(plan)
    }
}

/// One table: a move every two seconds, the time until the opponent sees it.
async fn play(
    address: String,
    game: String,
    number: usize,
    begin: Instant,
    end: Instant,
) -> Result<Pair, Failure> {
    let mut line = Line::new(&address).await?;
    let tokens = [line.guest("Ada").await?, line.guest("Bo").await?];
    let id = line.open(&game, &tokens[0]).await?;
    let mut pair = Pair::sit(&address, id, tokens, number).await?;
    let phase = Duration::from_millis((number as u64 * 7919) % 2000);
    // By then all tables are set up.
    let mut next = begin + phase;
    tokio::time::sleep_until(next.into()).await;
    pair.call_again().await?;
    while next < end {
        tokio::time::sleep_until(next.into()).await;
        next += Duration::from_secs(2);
        if !pair.play().await? {
            break;
        }
    }
    Ok(pair)
}

/// What the rows of [`live`] tell, as Markdown.
const COLUMNS: &str = "\
| tables moving every 2 s | moves | p50 | p99 | longest | a push | processor time of a move | of it in the system | cores | memory | of a table |
|---|---|---|---|---|---|---|---|---|---|---|";

async fn live(plan: &Plan, tables: usize) -> Result<(), Failure> {
    let (house, _) = House::open(plan, 300).await?;
    let empty = house.memory_mb();
    // Setting the tables up is not measured.
    let set_up = set_up(tables);
    let begin = Instant::now() + set_up;
    let end = begin + Duration::from_secs(plan.seconds);
    let playing: Vec<_> = (0..tables)
        .map(|number| {
            let game = plan.games[number % plan.games.len()].clone();
            tokio::spawn(play(house.address.clone(), game, number, begin, end))
        })
        .collect();
    tokio::time::sleep(set_up).await;
    let (clock, before) = (Instant::now(), house.processor());
    tokio::time::sleep_until(end.into()).await;
    let memory = house.memory_mb();
    let (mut times, mut bytes, mut failed, mut pairs) = (Vec::new(), 0, 0, Vec::new());
    for table in playing {
        match table.await? {
            Ok(mut pair) => {
                times.append(&mut pair.times);
                bytes += pair.bytes;
                pairs.push(pair);
            }
            Err(failure) => {
                failed += 1;
                eprintln!("{failure:.300}");
            }
        }
    }
    let used = house.processor().since(&before);
    let cores = used.all_s() / clock.elapsed().as_secs_f64();
    times.sort();
    let moves = times.len().max(1) as f64;
    let at = |share: f64| {
        let index = ((times.len() as f64 * share) as usize).min(times.len().saturating_sub(1));
        times.get(index).map_or(0.0, |time| time.as_secs_f64() * 1000.0)
    };
    println!(
        "| {tables} | {} | {:.1} ms | {:.1} ms | {:.1} ms | {:.1} KB | {:.2} ms | {:.2} ms | \
         {cores:.2} | {memory:.0} MB, {empty:.0} MB of it the empty house | {:.0} KB |",
        times.len(),
        at(0.5),
        at(0.99),
        at(1.0),
        bytes as f64 / moves / 2.0 / 1024.0,
        used.all_s() * 1000.0 / moves,
        used.system_s * 1000.0 / moves,
        (memory - empty) * 1024.0 / tables as f64,
    );
    match failed {
        0 => Ok(()),
        _ => Err(format!("{failed} of {tables} tables failed").into()),
    }
}

/// Opens very many tables with a few moves each and leaves them alone.
async fn idle(plan: &Plan) -> Result<(), Failure> {
    // As long as this runs no table counts as idle: all stay in memory.
    let (house, _) = House::open(plan, 3600).await?;
    let empty = house.memory_mb();
    let places = Arc::new(Semaphore::new(32));
    let began = Instant::now();
    let mut line = Line::new(&house.address).await?;
    let tokens = Arc::new([line.guest("Ada").await?, line.guest("Bo").await?]);
    let mut tasks = Vec::new();
    for number in 0..plan.idle {
        let place = Arc::clone(&places).acquire_owned().await?;
        let (address, tokens) = (house.address.clone(), Arc::clone(&tokens));
        let game = plan.games[number % plan.games.len()].clone();
        tasks.push(tokio::spawn(async move {
            let mut line = Line::new(&address).await?;
            let id = line.open(&game, &tokens[0]).await?;
            line.join(&id, &tokens[1]).await?;
            for _ in 0..6 {
                let path = format!("/table/{id}");
                for token in tokens.iter() {
                    let (_, page) = line.ask("GET", &path, token, "text/plain", "").await?;
                    if Offered::on(&page, 0).take(&mut line, &id, token).await? {
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
            let listening = listen(house.address.clone(), path, token, 0, 0, told);
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

async fn crowd(plan: &Plan) -> Result<(), Failure> {
    let mut starts = Vec::new();
    for _ in 0..5 {
        starts.push(House::open(plan, 300).await?.1);
    }
    starts.sort();
    println!("start to first answer: {:.0} ms (median of 5)", starts[2].as_secs_f64() * 1000.0);
    let tables = plan.tables.iter().filter(|tables| **tables > 0);
    for (row, tables) in tables.enumerate() {
        if row == 0 {
            println!("{}, both pages included:\n\n{COLUMNS}", plan.games.join(" and "));
        }
        live(plan, *tables).await?;
    }
    if plan.idle > 0 {
        idle(plan).await?;
    }
    Ok(())
}

/// What a closure asks for on its thread.
fn allocations(measured: &mut dyn FnMut()) -> Allocations {
    let counted = allocation_counter::measure(measured);
    Allocations {
        number: counted.count_total,
        bytes: counted.bytes_total,
        kept: counted.bytes_current,
    }
}

fn tell(what: &str, game: &str, counted: &Counted) {
    let each = |count: u64| count as f64 / counted.number.max(1) as f64;
    println!(
        "{} {what}s of {game}: {:.0} allocations a {what}, {:.1} KB asked for; a page has {:.1} KB",
        counted.number,
        each(counted.allocations.number),
        each(counted.allocations.bytes) / 1024.0,
        each(counted.bytes as u64) / 1024.0,
    );
}

/// `load count move|page|table GAME N`
fn count(words: &[String]) -> Result<(), Failure> {
    let [what, game, number] = words else { return Err(HELP.into()) };
    let counted = match what.as_str() {
        "move" => inside::moves(game, number.parse()?, allocations)?,
        "page" => inside::pages(game, number.parse()?, allocations)?,
        "table" => {
            let Counted { number, allocations: all, .. } =
                inside::tables(game, number.parse()?, allocations)?;
            let each = all.kept as f64 / number as f64 / 1024.0;
            println!("{number} tables of {game} that two guests watch: {each:.1} KB each");
            return Ok(());
        }
        _ => return Err(HELP.into()),
    };
    tell(what, game, &counted);
    Ok(())
}

fn main() -> Result<(), Failure> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    if let Some(("count", rest)) = words.split_first().map(|(word, rest)| (word.as_str(), rest)) {
        return count(rest);
    }
    let plan = Plan::read()?;
    for game in &plan.games {
        tell("move", game, &inside::moves(game, 60, allocations)?);
        tell("page", game, &inside::pages(game, 60, allocations)?);
    }
    tokio::runtime::Runtime::new()?.block_on(crowd(&plan))
}

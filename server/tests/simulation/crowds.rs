//! Crowds of guests over a disk that fails, each played from a seed.
//!
//! What was acknowledged must be there in the end, after a crash too; what was
//! not is absent or complete; everything else is a refusal in plain words; and as
//! soon as the disk is sound the house plays on by itself.
//!
//! `CARAVANSERAI_CROWDS=20000` plays that many, `CARAVANSERAI_SEED=17` only the one
//! of that seed.

mod leases;

use super::database::{Backend, Database};
use super::faults::{Fault, Faults};
use super::postgres_server::Postgres;
use super::{Store, StoreError};
use crate::hosting::HostedGame;
use crate::house::{Guest, House};
use crate::rate_limit::Client;
use crate::refusal::Refusal;
use crate::settings::{Limits, Settings};
use crate::table::{Command, Deal, Given, LiveTable, Opening, Opponent, Progress};
use caravanserai_core::{Chance, Quick, Seat, Seed};
use futures_util::future::join_all;
use sqlx::Connection;
use std::collections::BTreeMap;
use std::net::{IpAddr, Ipv4Addr};
use std::ops::Range;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use targi_bot::TargiBot;
use targi_table::TargiTable;
use web::fairness::Ask;

const CROWDS: u64 = 500;
/// Each of them gets a database of its own, which a server takes its time for.
const CROWDS_OF_SERVER: u64 = 40;
const CROWDS_AT_NODES: u64 = 100;

/// What became of a wish.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Told {
    Acknowledged,
    Refused,
}

/// A table as its guests know it.
struct Metrics {
    id: String,
    guests: [i64; 2],
    /// Every move that was tried, by its place in the log.
    tried: BTreeMap<usize, Vec<(String, Told)>>,
    /// What each seat has certainly added to the seed: a text, or its seal.
    added: [Option<Given>; 2],
}

/// Everything that a crowd did and was told.
struct Crowd {
    seed: u64,
    dice: Quick,
    guests: Vec<Guest>,
    /// For each guest the names that may be kept, the last certain one first.
    names: BTreeMap<i64, Vec<String>>,
    tables: Vec<Metrics>,
    tally: Tally,
}

/// What happened in many crowds.
#[derive(Default)]
struct Tally {
    acknowledged: u64,
    refused: u64,
    faults: BTreeMap<Fault, u32>,
}

impl Tally {
    fn add(&mut self, other: Tally) {
        self.acknowledged += other.acknowledged;
        self.refused += other.refused;
        for (fault, times) in other.faults {
            *self.faults.entry(fault).or_default() += times;
        }
    }
}

fn games() -> Vec<Arc<HostedGame>> {
    vec![Arc::new(HostedGame::of::<TargiTable, TargiBot>())]
}

async fn open(database: &str, faults: Option<Arc<Faults>>) -> Arc<House> {
    open_node(database, faults, false).await
}

async fn open_node(database: &str, faults: Option<Arc<Faults>>, shared: bool) -> Arc<House> {
    let settings = Settings { limits: Limits::none(), ..Settings::default() };
    let store = loop {
        match Store::open_on(database, faults.clone(), shared).await {
            // Other tests start programs, which hold the lock for a moment before they run.
            Err(StoreError::InUse(_)) => {
                tokio::time::sleep(std::time::Duration::from_millis(5)).await;
            }
            store => break store.expect("a store"),
        }
    };
    House::on(store, settings, games())
}

impl Crowd {
    fn new(seed: u64) -> Crowd {
        let (guests, names) = (Vec::new(), BTreeMap::new());
        let dice = Quick::new(seed);
        Crowd { seed, dice, guests, names, tables: Vec::new(), tally: Tally::default() }
    }

    /// Notes an answer; nothing but a disk that fails may be the reason.
    fn note(&mut self, told: Result<(), Refusal>) -> Told {
        match told {
            Ok(()) => {
                self.tally.acknowledged += 1;
                Told::Acknowledged
            }
            Err(Refusal::Unavailable) => {
                self.tally.refused += 1;
                Told::Refused
            }
            Err(other) => panic!("seed {}: {other:?}", self.seed),
        }
    }

    async fn welcome(&mut self, house: &House) {
        let name = format!("guest {}", self.guests.len());
        let client = Client::new(IpAddr::V4(Ipv4Addr::LOCALHOST));
        let told = house.welcome(client, name.clone()).await;
        if self.note(told.as_ref().map(drop).map_err(Refusal::clone)) == Told::Acknowledged {
            let (guest, _) = told.expect("it was acknowledged");
            self.names.insert(guest.id, vec![name]);
            self.guests.push(guest);
        }
    }

    async fn open_table(&mut self, house: &House) {
        if self.guests.len() < 2 {
            return;
        }
        let first = self.dice.below(self.guests.len() as u32) as usize;
        let second = (first + 1) % self.guests.len();
        let [host, other] = [first, second].map(|index| self.guests[index].clone());
        let game = house.game("targi").expect("a game");
        let contributes = self.dice.below(2) == 0;
        let opening = Opening {
            contributes,
            side: Some(Seat(0)),
            hints: false,
            deal: Deal::Lesson(Seed::new(format!("{} {}", self.seed, self.tables.len()))),
            ..Opening::of(
                game,
                game.agree(&serde_json::Map::new()).expect("the usual options"),
                host.clone(),
                Client::new(Ipv4Addr::LOCALHOST.into()),
                vec![Opponent::Guest { id: other.id, name: other.name, contributes }],
            )
        };
        let told = house.open_table(opening).await;
        if self.note(told.as_ref().map(drop).map_err(Refusal::clone)) == Told::Acknowledged {
            let id = told.expect("it was acknowledged");
            let guests = [host.id, other.id];
            let (tried, added) = (BTreeMap::new(), [None, None]);
            self.tables.push(Metrics { id, guests, tried, added });
        }
    }

    /// At every table that waits for it somebody seals, tells or opens what they add to
    /// the seed.
    async fn everybody_adds(&mut self, house: &House) {
        for index in 0..self.tables.len() {
            let (id, guests) = (self.tables[index].id.clone(), self.tables[index].guests);
            let table = house.table(&id).await.expect("a table that was acknowledged");
            for (seat, guest) in guests.into_iter().enumerate() {
                let text = format!("{guest} adds this");
                let ask = table.look().await.expect("reading works").ask(Some(Seat(seat as u8)));
                let given = match ask {
                    None => continue,
                    Some(Ask::Seal) => Given::Seal(Seed::new(text).commitment()),
                    Some(Ask::Tell | Ask::Open) => Given::Text(text),
                };
                let told = table.contribute(guest, given.clone()).await;
                if self.note(told) == Told::Acknowledged {
                    self.tables[index].added[seat] = Some(given);
                }
            }
        }
    }

    /// At every table whoever is to act moves, all at once, while somebody
    /// changes their name.
    async fn everybody_moves(&mut self, house: &House) {
        let mut moves = Vec::new();
        for (index, known) in self.tables.iter().enumerate() {
            let table = house.table(&known.id).await.expect("a table that was acknowledged");
            let Some((guest, after, choice)) = wish(&table, known, &mut self.dice).await else {
                continue;
            };
            moves.push(async move {
                let command = Command::Play { choice: choice.clone(), lesson: None };
                (index, after, choice, table.carry_out(guest, Some(after), command).await)
            });
        }
        let rename = self.dice.below(self.guests.len().max(1) as u32) as usize;
        let rename = self.guests.get(rename).map(|guest| guest.id);
        let name = format!("name {}", self.dice.next_u32());
        let renaming = async {
            match rename {
                Some(guest) => Some((guest, house.rename(guest, name.clone()).await)),
                None => None,
            }
        };
        let (moved, renamed) = tokio::join!(join_all(moves), renaming);
        for (index, after, choice, told) in moved {
            let told = self.note(told);
            let tried = self.tables[index].tried.entry(after).or_default();
            tried.push((format!("play {choice}"), told));
        }
        if let Some((guest, told)) = renamed {
            let told = self.note(told);
            let names = self.names.get_mut(&guest).expect("a guest who is known");
            if told == Told::Acknowledged {
                names.clear();
            }
            names.push(name);
        }
    }

    /// As soon as the disk is sound everything works at the first try.
    async fn recovers(&mut self, house: &House) {
        let refused = self.tally.refused;
        house.store.health().await.unwrap_or_else(|error| panic!("seed {}: {error}", self.seed));
        self.everybody_adds(house).await;
        self.everybody_moves(house).await;
        assert_eq!(self.tally.refused, refused, "seed {}: it does not recover", self.seed);
    }

    /// Compares what is kept with what was told.
    async fn check(&self, house: &House, database: &str) {
        let seed = self.seed;
        for known in &self.tables {
            let (row, seats, deeds, _) = house.store.table(&known.id).await.unwrap().unwrap();
            assert_eq!(seats.len(), 2, "seed {seed}: {row:?}");
            let fairness = row.fairness.unwrap_or_default();
            for given in known.added.iter().flatten() {
                let (Given::Seal(kept) | Given::Text(kept)) = given;
                // A seal is replaced by what was sealed.
                let opened = known.guests.map(|guest| format!("{guest} adds this"));
                let opened = opened.iter().find(|text| Seed::new(*text).commitment() == *kept);
                let there =
                    [Some(kept), opened].into_iter().flatten().any(|t| fairness.contains(t));
                assert!(there, "seed {seed}: {given:?} is lost: {fairness}");
            }
            for (n, tried) in &known.tried {
                let kept = deeds.get(*n).map(|row| row.deed.as_str());
                for (deed, told) in tried {
                    let there = kept == Some(deed);
                    assert!(there || *told == Told::Refused, "seed {seed}: {deed} is lost at {n}");
                }
            }
            for (n, row) in deeds.iter().enumerate() {
                let tried = known.tried.get(&n).into_iter().flatten();
                let was_tried = tried.into_iter().any(|(deed, _)| *deed == row.deed);
                assert!(was_tried, "seed {seed}: nobody wanted {row:?}");
            }
        }
        for (guest, names) in &self.names {
            let name = house.store.name_of(*guest).await.unwrap();
            assert!(name.is_some_and(|name| names.contains(&name)), "seed {seed}: {names:?}");
        }
        let database = Database::named(database).expect("a database");
        let mut db = database.plain().await.expect("the database");
        if Backend::of(&db) == Backend::Sqlite {
            let checked = sqlx::query_scalar("pragma quick_check").fetch_one(&mut db).await;
            let checked: String = checked.expect("an answer");
            assert_eq!(checked, "ok", "seed {seed}");
        }
        // A move and how the table stands then, a table and its seats, a guest and
        // their session come together or not at all.
        let halves: i64 = sqlx::query_scalar(
            "select (select count(*) from guest where id not in (select guest from session)) + \
             (select count(*) from game_table t where \
             moves <> (select count(*) from deed where table_id = t.id) or \
             (select count(*) from seat where table_id = t.id) <> 2)",
        )
        .fetch_one(&mut db)
        .await
        .expect("an answer");
        assert_eq!(halves, 0, "seed {seed}: something is there by half");
        db.close().await.ok();
    }
}

/// Several nodes over one database.
struct Nodes {
    houses: Vec<Arc<House>>,
    faults: Vec<Arc<Faults>>,
}

impl Nodes {
    async fn open(count: u64, seed: u64, database: &str) -> Nodes {
        let (mut houses, mut faults) = (Vec::new(), Vec::new());
        for node in 0..count {
            let fault = Arc::new(Faults::of(seed * count + node, None));
            houses.push(open_node(database, Some(Arc::clone(&fault)), true).await);
            faults.push(fault);
        }
        Nodes { houses, faults }
    }

    /// One that has not crashed, if any is left.
    fn any(&self, dice: &mut Quick) -> Option<Arc<House>> {
        let alive = self.houses.iter().zip(&self.faults).filter(|(_, faults)| !faults.crashed());
        let alive: Vec<_> = alive.map(|(house, _)| house).collect();
        let index = dice.below(alive.len().max(1) as u32) as usize;
        alive.get(index).map(|house| Arc::clone(house))
    }
}

impl Crowd {
    /// At every table whoever is to act moves at several nodes at once; one of them may
    /// succeed.
    async fn everybody_hurries(&mut self, nodes: &Nodes) {
        let mut moves = Vec::new();
        for (index, known) in self.tables.iter().enumerate() {
            for _ in 0..2 {
                let Some(house) = nodes.any(&mut self.dice) else { return };
                // A node that cannot read now is as good as one that is cut off.
                let Ok(table) = house.table(&known.id).await else { continue };
                let Some((guest, after, choice)) = wish(&table, known, &mut self.dice).await else {
                    continue;
                };
                moves.push(async move {
                    let command = Command::Play { choice: choice.clone(), lesson: None };
                    (index, after, choice, table.carry_out(guest, Some(after), command).await)
                });
            }
        }
        for (index, after, choice, told) in join_all(moves).await {
            let told = match told {
                Err(Refusal::OldPage) => Told::Refused,
                told => self.note(told),
            };
            let tried = self.tables[index].tried.entry(after).or_default();
            tried.push((format!("play {choice}"), told));
            let acknowledged = tried.iter().filter(|(_, told)| *told == Told::Acknowledged);
            assert!(acknowledged.count() <= 1, "seed {}: move {after} was made twice", self.seed);
        }
    }
}

/// Plays one crowd at three nodes, each of which fails and may crash by itself.
async fn play_at_nodes(seed: u64, database: &str) -> Tally {
    let nodes = Nodes::open(3, seed, database).await;
    let mut crowd = Crowd::new(seed);
    crowd.welcome(&nodes.houses[0]).await;
    crowd.welcome(&nodes.houses[1]).await;
    crowd.open_table(&nodes.houses[2]).await;
    let per_mille = [15, 40, 120][crowd.dice.below(3) as usize];
    nodes.faults.iter().for_each(|faults| faults.begin(per_mille));
    for _ in 0..8 + crowd.dice.below(12) {
        let Some(house) = nodes.any(&mut crowd.dice) else { break };
        match crowd.dice.below(10) {
            0 => crowd.welcome(&house).await,
            1 => crowd.open_table(&house).await,
            2 | 3 => crowd.everybody_adds(&house).await,
            4..7 => crowd.everybody_moves(&house).await,
            _ => crowd.everybody_hurries(&nodes).await,
        }
    }
    for (house, faults) in nodes.houses.iter().zip(&nodes.faults) {
        faults.end();
        if !faults.crashed() {
            crowd.recovers(house).await;
            crowd.check(house, database).await;
        }
    }
    for house in &nodes.houses {
        house.close().await;
    }
    let house = open(database, None).await;
    crowd.check(&house, database).await;
    crowd.recovers(&house).await;
    crowd.check(&house, database).await;
    house.close().await;
    for faults in &nodes.faults {
        for (fault, times) in faults.made() {
            *crowd.tally.faults.entry(fault).or_default() += times;
        }
    }
    crowd.tally
}

/// Who is to act at a table, how long its log is, and a choice.
async fn wish(
    table: &LiveTable,
    known: &Metrics,
    dice: &mut Quick,
) -> Option<(i64, usize, String)> {
    let inside = table.look().await.expect("reading works");
    if inside.state.progress() != Progress::Playing {
        return None;
    }
    let playing = inside.state.playing.as_ref()?;
    let mut choices = playing.choices();
    let choice = choices.swap_remove(dice.below(choices.len() as u32) as usize);
    let seat = playing.to_act()?;
    Some((known.guests[seat.index()], inside.state.log_len, choice))
}

/// What every crowd begins with: a house where nobody has been yet.
enum Empty {
    File(PathBuf),
    /// A file that several nodes share.
    SharedFile(PathBuf),
    Server(&'static Postgres, String),
    /// A server that several nodes share.
    SharedServer(&'static Postgres, String),
}

/// Plays one crowd in a folder or a database of its own.
async fn play(seed: u64, empty: &Empty) -> Tally {
    let shared = matches!(empty, Empty::SharedServer(..));
    match empty {
        Empty::File(empty) => {
            let folder = folder();
            let [database, wreck] = ["house.db", "wreck.db"].map(|name| folder.path().join(name));
            std::fs::copy(empty, &database).expect("a database");
            let [name, wrecked] = [&database, &wreck].map(|file| file.display().to_string());
            play_in(Faults::of(seed, Some((database, wreck))), seed, &name, &wrecked).await
        }
        Empty::SharedFile(empty) => {
            let folder = folder();
            let database = folder.path().join("house.db");
            std::fs::copy(empty, &database).expect("a database");
            play_at_nodes(seed, &database.display().to_string()).await
        }
        Empty::Server(server, empty) | Empty::SharedServer(server, empty) => {
            let database = server.database(Some(empty));
            let url = server.url(&database);
            let tally = match shared {
                true => play_at_nodes(seed, &url).await,
                false => play_in(Faults::of(seed, None), seed, &url, &url).await,
            };
            server.drop_database(&database);
            tally
        }
    }
}

/// Plays one crowd in a database; `wreck` is what a crash leaves of it.
async fn play_in(faults: Faults, seed: u64, database: &str, wreck: &str) -> Tally {
    let faults = Arc::new(faults);
    let house = open(database, Some(Arc::clone(&faults))).await;
    let mut crowd = Crowd::new(seed);
    crowd.welcome(&house).await;
    crowd.welcome(&house).await;
    crowd.open_table(&house).await;
    let per_mille = [15, 40, 120][crowd.dice.below(3) as usize];
    faults.begin(per_mille);
    for _ in 0..6 + crowd.dice.below(8) {
        match crowd.dice.below(10) {
            0 => crowd.welcome(&house).await,
            1 | 2 => crowd.open_table(&house).await,
            3 | 4 => crowd.everybody_adds(&house).await,
            _ => crowd.everybody_moves(&house).await,
        }
    }
    faults.end();
    let crashed = faults.crashed();
    if !crashed {
        crowd.recovers(&house).await;
        crowd.check(&house, database).await;
    }
    house.close().await;
    // What a restart, or a start after a power cut, finds.
    let left = if crashed { wreck } else { database };
    let house = open(left, None).await;
    crowd.check(&house, left).await;
    crowd.recovers(&house).await;
    crowd.check(&house, left).await;
    house.close().await;
    crowd.tally.faults = faults.made();
    crowd.tally
}

/// In memory where there is such a folder: the disk's own time is of no interest.
fn folder() -> tempfile::TempDir {
    let memory = Path::new("/dev/shm");
    let made =
        if memory.is_dir() { tempfile::TempDir::new_in(memory) } else { tempfile::TempDir::new() };
    made.expect("a folder")
}

fn wait<T>(future: impl Future<Output = T>) -> T {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
    runtime.expect("a runtime").block_on(future)
}

/// Plays crowds over copies of a file with an empty house.
fn over_a_file(empty: fn(PathBuf) -> Empty, crowds: u64, test: &str) {
    let (_folder, file) = empty_house();
    play_all(&empty(file), crowds, test);
}

/// A file with an empty house, until the folder is dropped.
fn empty_house() -> (tempfile::TempDir, PathBuf) {
    let folder = folder();
    let file: PathBuf = folder.path().join("empty.db");
    wait(async { Store::open(&file.display().to_string()).await.expect("a store").close().await });
    (folder, file)
}

/// Plays crowds over copies of a database with an empty house, where there is a server.
fn over_a_server(empty: fn(&'static Postgres, String) -> Empty, test: &str) {
    let Some(server) = Postgres::shared() else { return };
    let database = server.database(None);
    wait(async { Store::open(&server.url(&database)).await.expect("a store").close().await });
    play_all(&empty(server, database), CROWDS_OF_SERVER, test);
}

#[test]
fn whatever_the_disk_does_nothing_acknowledged_is_lost() {
    over_a_file(Empty::File, CROWDS, "whatever_the_disk");
}

#[test]
fn whatever_the_server_does_nothing_acknowledged_is_lost() {
    over_a_server(Empty::Server, "whatever_the_server");
}

#[test]
fn whatever_nodes_do_to_each_other_nothing_acknowledged_is_lost_or_made_twice() {
    over_a_file(Empty::SharedFile, CROWDS_AT_NODES, "whatever_nodes_do_to");
}

#[test]
fn whatever_nodes_and_their_server_do_nothing_acknowledged_is_lost_or_made_twice() {
    over_a_server(Empty::SharedServer, "whatever_nodes_and");
}

/// Plays as many seeds as a variable says or as usual, or the one that is asked for, on all
/// processors.
fn each_seed<T: Send>(
    (variable, usual): (&str, u64),
    test: &str,
    play: impl Fn(u64) -> T + Sync,
) -> (Range<u64>, Vec<T>) {
    let number = |name: &str| std::env::var(name).ok().map(|n| n.parse().expect("a number"));
    let seeds = match number("CARAVANSERAI_SEED") {
        Some(seed) => seed..seed + 1,
        None => 0..number(variable).unwrap_or(usual),
    };
    let next = AtomicU64::new(seeds.start);
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    let playing = || {
        let mut played = Vec::new();
        loop {
            let seed = next.fetch_add(1, Ordering::Relaxed);
            if seed >= seeds.end {
                return played;
            }
            let one = std::panic::AssertUnwindSafe(|| play(seed));
            played.push(std::panic::catch_unwind(one).unwrap_or_else(|_| {
                panic!("replay it with CARAVANSERAI_SEED={seed} cargo test -p server {test}")
            }));
        }
    };
    let mut played = Vec::new();
    std::thread::scope(|scope| {
        let all: Vec<_> = (0..threads).map(|_| scope.spawn(playing)).collect();
        for some in all {
            played.extend(some.join().expect("nobody was wronged"));
        }
    });
    (seeds, played)
}

/// Plays many crowds, or the one of a seed.
fn play_all(empty: &Empty, crowds: u64, test: &str) {
    let (seeds, played) =
        each_seed(("CARAVANSERAI_CROWDS", crowds), test, |seed| wait(play(seed, empty)));
    let mut tally = Tally::default();
    played.into_iter().for_each(|crowd| tally.add(crowd));
    let Tally { acknowledged, refused, faults } = tally;
    println!("seeds {seeds:?}: {acknowledged} acknowledged, {refused} refused, faults {faults:?}");
    let played = seeds.end - seeds.start;
    if played >= CROWDS_OF_SERVER {
        assert_eq!(faults.len(), 6, "every kind of fault came: {faults:?}");
        assert!(refused > played / 2 && acknowledged > played * 5, "{acknowledged} {refused}");
    }
}

#[test]
fn a_disk_that_hangs_is_told_and_what_waits_is_done_when_it_goes_on() {
    wait(async {
        let folder = folder();
        let [database, wreck] = ["house.db", "wreck.db"].map(|name| folder.path().join(name));
        let name = database.display().to_string();
        let faults = Arc::new(Faults::of(0, Some((database, wreck))));
        let house = open(&name, Some(Arc::clone(&faults))).await;
        let mut crowd = Crowd::new(0);
        faults.hangs.store(true, Ordering::Relaxed);
        let told = async {
            // What was committed a moment ago still counts as a sign of life.
            tokio::time::sleep(std::time::Duration::from_millis(2100)).await;
            let told = house.store.health().await;
            faults.hangs.store(false, Ordering::Relaxed);
            told
        };
        let ((), told) = tokio::join!(crowd.welcome(&house), told);
        assert!(told.unwrap_err().to_string().contains("the disk takes too long"));
        assert_eq!((crowd.tally.acknowledged, crowd.tally.refused), (1, 0));
        house.store.health().await.expect("it goes on");
        crowd.check(&house, &name).await;
        house.close().await;
    });
}

//! Who thinks for a table, at nodes that are killed, paused and cut off: the lease, in virtual
//! time.
//!
//! The nodes are houses over one file, as they are in the program, but nothing happens in them
//! by itself: a schedule drawn from a seed says when a node renews its lease, when the time at a
//! node goes on, and so when its opponents make their choices, when guests move, and what
//! becomes of a node. What time it is by the database's clock says the schedule, too; that clock
//! may jump. Between two steps all is at rest, so that a seed is always the same schedule.
//!
//! Every choice that was told as made must be there once, and no other; a table where an
//! opponent is to act must go on within five seconds after its keeper was lost.
//!
//! `CARAVANSERAI_SCHEDULES=5000` plays that many, `CARAVANSERAI_SEED=17` only the one of that
//! seed.

use super::super::database::Database;
use super::super::faults::{Cut, Faults};
use super::super::{Change, EntryRow, Store};
use super::{each_seed, empty_house, games};
use crate::clock::Clock;
use crate::house::{Guest, House};
use crate::nodes::{RENEWING, Said};
use crate::rate_limit::Client;
use crate::refusal::Refusal;
use crate::settings::{Limits, Settings};
use crate::table::{Command, Deal, Opening, Opponent, Past};
use caravanserai_core::{Chance, Quick, Seat, Seed};
use sqlx::{AnyConnection, AssertSqlSafe, Connection};
use std::collections::BTreeMap;
use std::net::Ipv4Addr;
use std::sync::Arc;
use std::time::{Duration, Instant};

const SCHEDULES: u64 = 24;
const NODES: usize = 3;
const TABLES: usize = 2;
/// How long a schedule is, and how long nothing happens to nodes before its end.
const LENGTH_MS: i64 = 20_000;
const CALM_MS: i64 = 8_000;
/// After losing its keeper a table goes on within this time.
const GOES_ON_MS: i64 = 5_000;
/// A second node lets an opponent think at a table no longer than this.
const TWICE_MS: i64 = 2_000;
/// What takes so long by any clock waits for something that does not come.
const HANGS: Duration = Duration::from_secs(60);
/// The database's clock at the beginning.
const BEGIN_MS: i64 = 100_000_000;

/// How a node is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Is {
    Well,
    /// It stands still until then.
    Paused(i64),
    /// It cannot write until then.
    CutOff(i64),
    /// It was killed; another one opens in its place then.
    Dead(i64),
}

struct Node {
    house: Arc<House>,
    clock: Clock,
    faults: Arc<Faults>,
    said: Said,
    is: Is,
    /// Since when.
    since_ms: i64,
    /// When it renews its lease.
    due_ms: i64,
    /// How far its clock has been turned.
    lived_ms: i64,
}

impl Node {
    async fn open(database: &str, seed: u64, now_ms: i64) -> Node {
        let (clock, faults) = (Clock::default(), Arc::new(Faults::of(seed, None)));
        let settings = Settings {
            limits: Limits::none(),
            clock: clock.clone(),
            bot_pause: Duration::from_millis(20 + seed % 400),
            bot_threads: 1,
            ..Settings::default()
        };
        let store = Store::open_on(database, Some(Arc::clone(&faults)), true).await;
        let store = store.expect("a store");
        let house = House::at_rest(store, settings, games());
        let (said, is) = (Said::default(), Is::Well);
        Node { house, clock, faults, said, is, since_ms: now_ms, due_ms: now_ms, lived_ms: now_ms }
    }

    /// Whether its opponents think at this table.
    fn thinks_at(&self, table: &str) -> bool {
        self.house.is_bot_asked(table)
    }

    /// Waits until everybody who thinks here waits for the time to go on.
    async fn rests(&self, tables: &[String]) {
        let began = Instant::now();
        while began.elapsed() < HANGS {
            // Those who were woken run first.
            tokio::task::yield_now().await;
            tokio::task::yield_now().await;
            let thinking = tables.iter().filter(|table| self.thinks_at(table)).count();
            if thinking == self.clock.sleepers() {
                return;
            }
            // The threads of SQLite are to get on.
            std::thread::yield_now();
        }
        panic!("an opponent was asked, and neither thinks nor waits");
    }
}

/// What became of a table so far.
#[derive(Default)]
struct Course {
    /// What was told as made: where in the log, and what.
    acknowledged: BTreeMap<usize, String>,
    log_len: i64,
    keeper: Option<i64>,
    /// When it last went on, or something happened that keeps it from that.
    held_up_ms: i64,
    /// Since when two nodes think there.
    twice_since_ms: Option<i64>,
}

/// What happened in many schedules.
#[derive(Default, Debug)]
struct Tally {
    moves: u64,
    choices: u64,
    blows: BTreeMap<&'static str, u64>,
    /// The longest that a table was held up.
    slowest_ms: i64,
}

struct Schedule {
    seed: u64,
    dice: Quick,
    database: String,
    db: AnyConnection,
    now_ms: i64,
    /// How far the database's clock has jumped.
    jumped_ms: i64,
    nodes: Vec<Node>,
    dead: Vec<Node>,
    guest: Guest,
    tables: Vec<String>,
    courses: Vec<Course>,
    /// Whether a commit was made and not told.
    untold: bool,
    /// When what happened to which node.
    story: Vec<(i64, &'static str, usize)>,
    tally: Tally,
}

impl Schedule {
    async fn begin(seed: u64, database: &str) -> Schedule {
        let mut nodes = Vec::new();
        for node in 0..NODES as u64 {
            nodes.push(Node::open(database, seed * 7 + node, BEGIN_MS).await);
        }
        let db = Database::named(database).expect("a name").plain().await.expect("a database");
        let house = &nodes[0].house;
        let client = Client::new(Ipv4Addr::LOCALHOST.into());
        let (guest, _) = house.welcome(client, "Ada".to_owned()).await.expect("a guest");
        let mut tables = Vec::new();
        for n in 0..TABLES {
            let game = house.game("targi").expect("a game");
            let agreed = game.agree(&serde_json::Map::new()).expect("the usual options");
            let opponent = Opponent::Bot("random".to_owned());
            let dealt = Seed::new(format!("{seed} {n}"));
            let opening = Opening {
                side: Some(Seat((n % 2) as u8)),
                deal: Deal::Again(Past { seed: dealt, start: None, made: Vec::new() }),
                ..Opening::of(game, agreed, guest.clone(), client, vec![opponent])
            };
            let (id, mut changes) = opening.changes(BEGIN_MS).expect("a table");
            for change in &mut changes {
                // Nothing here is drawn but from the seed.
                if let Change::Table { opened, .. } = change {
                    opened.bot_seed = seed as i64;
                }
            }
            house.store.commit(changes).await.expect("a table");
            tables.push(id);
        }
        let courses = tables.iter().map(|_| Course { held_up_ms: BEGIN_MS, ..Course::default() });
        Schedule {
            seed,
            dice: Quick::new(seed),
            database: database.to_owned(),
            db,
            now_ms: BEGIN_MS,
            jumped_ms: 0,
            nodes,
            dead: Vec::new(),
            guest,
            courses: courses.collect(),
            tables,
            untold: false,
            story: Vec::new(),
            tally: Tally::default(),
        }
    }

    /// These tables have their whole time again.
    fn holds_up(&mut self, which: impl Fn(&Course) -> bool) {
        for course in self.courses.iter_mut().filter(|course| which(course)) {
            course.held_up_ms = course.held_up_ms.max(self.now_ms);
        }
    }

    /// Something happens to a node, or to the database's clock.
    fn strikes(&mut self) {
        let index = self.dice.below(NODES as u32) as usize;
        let until_ms = self.now_ms + 200 + i64::from(self.dice.below(5_800));
        if self.dice.below(5) == 0 {
            let by_ms = i64::from(self.dice.below(6_000)) - 3_000;
            self.jumped_ms += by_ms;
            self.story.push((self.now_ms, "jump", index));
            self.holds_up(|_| true);
            // Every lease takes so much longer, after each of several jumps.
            return self.courses.iter_mut().for_each(|course| course.held_up_ms -= by_ms.min(0));
        }
        if self.nodes[index].is != Is::Well {
            return;
        }
        let (is, name) = match self.dice.below(4) {
            0 => (Is::Dead(until_ms), "kill"),
            1 | 2 => (Is::Paused(until_ms), "pause"),
            _ => (Is::CutOff(until_ms), "cut off"),
        };
        self.story.push((self.now_ms, name, index));
        if name == "cut off" {
            let untold = self.dice.below(2) == 0;
            self.untold |= untold;
            self.nodes[index].faults.cut(Some(if untold { Cut::Answers } else { Cut::Off }));
        }
        let node = &mut self.nodes[index];
        (node.is, node.since_ms) = (is, self.now_ms);
        let lost = node.house.store.node();
        self.holds_up(|course| course.keeper == Some(lost));
    }

    /// What was to pass has passed.
    async fn recovers(&mut self, index: usize) {
        let now_ms = self.now_ms;
        let node = &mut self.nodes[index];
        match node.is {
            Is::Paused(until) | Is::CutOff(until) if until <= now_ms => {
                node.faults.cut(None);
                (node.is, node.since_ms) = (Is::Well, now_ms);
            }
            Is::Dead(until) if until <= now_ms => {
                let seed = self.seed * 7 + 100 + self.dead.len() as u64;
                let new = Node::open(&self.database, seed, now_ms).await;
                self.dead.push(std::mem::replace(&mut self.nodes[index], new));
            }
            _ => {}
        }
    }

    /// Lets the time go on, everywhere in an order of its own.
    async fn goes_on(&mut self) {
        self.now_ms += 20 + i64::from(self.dice.below(230));
        let told_ms = self.now_ms + self.jumped_ms;
        let clock = AssertSqlSafe(format!("pragma application_id = {told_ms}"));
        sqlx::query(clock).execute(&mut self.db).await.expect("the clock is turned");
        let first = self.dice.below(NODES as u32) as usize;
        for index in (first..NODES).chain(0..first) {
            self.recovers(index).await;
            let node = &mut self.nodes[index];
            if matches!(node.is, Is::Paused(_) | Is::Dead(_)) {
                continue;
            }
            // After a pause, or now and then, the lease is renewed before anything else.
            let renews = self.now_ms >= node.due_ms;
            let early = renews && self.dice.below(2) == 0;
            for now in [early, renews && !early] {
                if now {
                    node.house.say_alive(&mut node.said).await;
                    node.due_ms = self.now_ms + RENEWING.as_millis() as i64;
                    node.rests(&self.tables).await;
                }
                let passed = u64::try_from(self.now_ms - node.lived_ms).unwrap_or(0);
                node.lived_ms = self.now_ms;
                node.clock.turn(Duration::from_millis(passed));
                node.rests(&self.tables).await;
            }
        }
    }

    /// The guest asks for a table at one node, and moves there if it is their turn.
    async fn somebody_moves(&mut self) {
        let index = self.dice.below(NODES as u32) as usize;
        if matches!(self.nodes[index].is, Is::Paused(_) | Is::Dead(_)) {
            return;
        }
        let which = self.dice.below(TABLES as u32) as usize;
        let house = Arc::clone(&self.nodes[index].house);
        let table = house.table(&self.tables[which]).await.expect("reading works");
        // A page lets an opponent go on, unless its browser asks for less than that.
        if self.dice.below(2) == 0 {
            house.ask_bot(Arc::clone(&table));
            self.nodes[index].rests(&self.tables).await;
        }
        let wish = {
            let inside = table.look().await.expect("reading works");
            let playing = inside.state.playing.as_ref().expect("it was dealt at once");
            let seat = inside.state.seat_of(self.guest.id);
            let choices = playing.choices();
            let choice = self.dice.below(choices.len().max(1) as u32) as usize;
            let choice = choices.get(choice).filter(|_| playing.to_act() == seat);
            choice.map(|choice| (inside.state.log_len, choice.clone()))
        };
        if let Some((after, choice)) = wish {
            let play = Command::Play { choice: choice.clone(), lesson: None };
            match table.carry_out(self.guest.id, Some(after), play).await {
                Ok(()) => {
                    self.tally.moves += 1;
                    let other = self.courses[which].acknowledged.insert(after, choice);
                    assert_eq!(other, None, "move {after} was made twice");
                    // Whoever goes away at once lets nobody be asked.
                    if self.dice.below(4) > 0 {
                        house.ask_bot(table);
                    }
                }
                Err(Refusal::OldPage | Refusal::Unavailable) => {}
                Err(other) => panic!("{other:?}"),
            }
        }
        self.nodes[index].rests(&self.tables).await;
    }

    /// How every table stands in the database.
    async fn looks(&mut self) {
        let well_since_ms =
            self.nodes.iter().filter(|node| node.is == Is::Well).map(|node| node.since_ms).min();
        for (id, course) in self.tables.iter().zip(&mut self.courses) {
            let (log_len, keeper, bot): (i64, Option<i64>, Option<String>) = sqlx::query_as(
                "select (select count(*) from deed where table_id = t.id), t.keeper, s.bot \
                 from game_table t left join seat s on s.table_id = t.id and s.seat = t.to_act \
                 where t.id = $1",
            )
            .bind(id)
            .fetch_one(&mut self.db)
            .await
            .expect("a table");
            assert!(log_len >= course.log_len, "the log has become shorter");
            if (log_len, keeper) != (course.log_len, course.keeper) || bot.is_none() {
                course.held_up_ms = course.held_up_ms.max(self.now_ms);
            }
            (course.log_len, course.keeper) = (log_len, keeper);
            if let Some(since_ms) = well_since_ms {
                let held_up_ms = self.now_ms - course.held_up_ms.max(since_ms);
                self.tally.slowest_ms = self.tally.slowest_ms.max(held_up_ms);
                let (now_ms, story) = (self.now_ms, &self.story);
                assert!(
                    held_up_ms <= GOES_ON_MS,
                    "{id} does not go on for {held_up_ms} ms at {now_ms}: {story:?}"
                );
            }
            let well = self.nodes.iter().filter(|node| node.is == Is::Well);
            let twice = well.filter(|node| node.thinks_at(id)).count() > 1;
            let since_ms = course.twice_since_ms.filter(|_| twice).unwrap_or(self.now_ms);
            assert!(self.now_ms - since_ms <= TWICE_MS, "two nodes think at {id}");
            course.twice_since_ms = twice.then_some(since_ms);
        }
    }

    /// Compares what is kept with what was told.
    async fn check(&mut self) {
        let calm = self.story.is_empty();
        let (mut made, mut told, mut thought) = (0, 0, 0_u64);
        for node in self.nodes.iter().chain(&self.dead) {
            told += node.house.metrics.bot_choices.get();
            let figures = node.house.metrics.text();
            let count = figures.lines().find_map(|line| line.split_once("think_seconds_count "));
            let (_, count) = count.expect("a figure");
            thought += count.parse::<u64>().expect("a number");
        }
        for (id, course) in self.tables.iter().zip(&self.courses) {
            let (_, seats, deeds, _) =
                self.nodes[0].house.store.table(id).await.expect("sound").expect("there");
            let of_guest = |deed: &EntryRow| seats[deed.seat as usize].guest == Some(self.guest.id);
            for (n, choice) in &course.acknowledged {
                let kept = deeds.get(*n).filter(|deed| of_guest(deed)).map(|deed| &deed.deed);
                assert_eq!(kept, Some(&format!("play {choice}")), "move {n} of {id} is lost");
            }
            let moved = deeds.iter().filter(|deed| of_guest(deed)).count();
            let known = course.acknowledged.len();
            assert!(
                moved == known || (self.untold && moved > known),
                "{moved} moves, {known} told"
            );
            made += (deeds.len() - moved) as u64;
            for node in &self.nodes {
                let table = node.house.table(id).await.expect("a table");
                let shown = table.look().await.expect("reading works").state.log_len;
                assert_eq!(shown, deeds.len(), "{id} is not the same everywhere");
            }
        }
        self.tally.choices = made;
        for (_, blow, _) in &self.story {
            *self.tally.blows.entry(blow).or_default() += 1;
        }
        // What was made and not told may have been told as refused; nothing else may differ.
        assert!(told == made || (self.untold && told < made), "{told} told of {made} choices");
        let thinks = |node: &Node| self.tables.iter().filter(|id| node.thinks_at(id)).count();
        let under_way = self.nodes.iter().map(thinks).sum::<usize>() as u64;
        assert!(!calm || thought <= made + under_way, "{thought} thoughts for {made} choices");
    }
}

/// Plays one schedule.
async fn play(seed: u64, database: &str) -> Tally {
    let mut schedule = Schedule::begin(seed, database).await;
    // Some are calm throughout, and no thought may be in vain there.
    let per_mille = [0, 50, 100, 200][(seed % 4) as usize];
    while schedule.now_ms < BEGIN_MS + LENGTH_MS {
        schedule.goes_on().await;
        let ends = schedule.now_ms > BEGIN_MS + LENGTH_MS - CALM_MS;
        if !ends && schedule.dice.below(1000) < per_mille {
            schedule.strikes();
        }
        for _ in 0..schedule.dice.below(3) {
            schedule.somebody_moves().await;
        }
        schedule.looks().await;
    }
    schedule.check().await;
    for node in schedule.nodes.iter().chain(&schedule.dead) {
        node.faults.cut(None);
        node.house.close().await;
    }
    schedule.db.close().await.ok();
    schedule.tally
}

/// Waits in a runtime whose own time stands still.
fn wait_without_time<T>(future: impl Future<Output = T>) -> T {
    let mut runtime = tokio::runtime::Builder::new_current_thread();
    let runtime = runtime.enable_all().start_paused(true).build().expect("a runtime");
    // Time would be moved on by itself whenever everybody waits, for the disk for example,
    // unless somebody is at work.
    let (done, working) = std::sync::mpsc::channel::<()>();
    runtime.spawn_blocking(move || working.recv().ok());
    let told = runtime.block_on(future);
    drop(done);
    told
}

#[test]
fn whatever_happens_to_keepers_their_tables_go_on_and_no_choice_is_made_twice() {
    let (_folder, empty) = empty_house();
    let (seeds, played) =
        each_seed(("CARAVANSERAI_SCHEDULES", SCHEDULES), "whatever_happens_to_keepers", |seed| {
            let folder = super::folder();
            let database = folder.path().join("house.db");
            std::fs::copy(&empty, &database).expect("a database");
            wait_without_time(play(seed, &database.display().to_string()))
        });
    let (mut all, schedules) = (Tally::default(), played.len() as u64);
    for Tally { moves, choices, blows, slowest_ms } in played {
        all.moves += moves;
        all.choices += choices;
        all.slowest_ms = all.slowest_ms.max(slowest_ms);
        blows.into_iter().for_each(|(blow, times)| *all.blows.entry(blow).or_default() += times);
    }
    println!("seeds {seeds:?}: {all:?}");
    if schedules >= SCHEDULES {
        assert_eq!(all.blows.len(), 4, "everything happened: {all:?}");
        assert!(all.moves > 5 * schedules && all.choices > 5 * schedules, "{all:?}");
    }
}

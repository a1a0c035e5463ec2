//! What can only be counted from within: a house in this program, on one thread, and the
//! allocations of that thread. The same cards are dealt every time, so that counts can be
//! compared, those of valgrind included.
//!
//! The threads on which SQLite reads and writes are not counted here.

use crate::Failure;
use crate::crowd::{Line, Pair};
use caravanserai_core::{AnyTable, Chance, Named, Quick, Seat, Seed};
use five_tribes_bot::FiveTribesBot;
use five_tribes_table::FiveTribesTable;
use server::{Clock, HostedGame, House, Limits, Settings};
use sqlx::Connection;
use std::net::{Ipv4Addr, SocketAddr};
use std::path::Path;
use std::sync::Arc;
use std::sync::mpsc;
use std::thread::JoinHandle;
use std::time::Duration;
use targi_bot::TargiBot;
use targi_table::TargiTable;
use tokio::runtime::{Builder, Runtime};
use tokio::sync::oneshot;
use web::replay::Eyes;
use web::{Audience, Language, Stage, TableFacts};

/// Moves before the count begins, so that texts and statements are read.
const WARMING_UP: usize = 10;

/// Longer than a listener waits before it hears what comes after a page.
const LISTENERS_WAIT: Duration = Duration::from_millis(60);

/// After this time it is looked who is there, and what waits for them.
const LOOKED_AFTER: Duration = Duration::from_millis(1_100);

/// The cards that are dealt.
const SEED: &str = "the cost of a move";

/// What a thread asked for.
#[derive(Clone, Copy, Default)]
pub(crate) struct Allocations {
    pub(crate) number: u64,
    pub(crate) bytes: u64,
    /// Of the bytes, those that it did not give back.
    pub(crate) kept: i64,
}

/// Does something and tells what it asked for; a program that counts something else tells nothing.
pub(crate) type Measure = fn(&mut dyn FnMut()) -> Allocations;

/// What was counted.
pub(crate) struct Counted {
    /// How many moves, or pages.
    pub(crate) number: usize,
    /// How long the pages were.
    pub(crate) bytes: usize,
    pub(crate) allocations: Allocations,
}

fn games() -> Vec<Arc<HostedGame>> {
    vec![
        Arc::new(HostedGame::of::<TargiTable, TargiBot>()),
        Arc::new(HostedGame::of::<FiveTribesTable, FiveTribesBot>()),
    ]
}

fn one_thread() -> Result<Runtime, Failure> {
    Ok(Builder::new_current_thread().enable_all().build()?)
}

/// Draws so many pages of a game that is played at random, for both of its seats.
pub(crate) fn pages(game: &str, number: usize, measure: Measure) -> Result<Counted, Failure> {
    let game = games().into_iter().find(|known| known.name() == game).ok_or("no such game")?;
    let names: Vec<String> = vec!["Ada".to_owned(), "Bo".to_owned()];
    let mut table = game.rules.deal(&*game.agree(&Named::new())?, Seed::new(SEED));
    table.name_players(names.clone());
    let path = "/table/abcdefghijkmnpqr".to_owned();
    let mut facts = TableFacts { path, names, bots: vec![None; 2], ..TableFacts::default() };
    let mut chance = Quick::new(1);
    let (mut drawn, mut bytes, mut allocations) = (0, 0, Allocations::default());
    let mut draw = |table: &dyn AnyTable, facts: &TableFacts, seat: u8| {
        let eyes = Eyes::Of(Seat(seat));
        let to = Audience { facts, language: Language::English };
        bytes += (game.pages.show)(table, eyes, None, Stage::Live, to).html.into_string().len();
    };
    draw(&*table, &facts, 0);
    while drawn < number {
        let choices = table.choices();
        if choices.is_empty() {
            return Err("the game is over before all pages are drawn".into());
        }
        table.play(&choices[chance.below(choices.len() as u32) as usize])?;
        facts.moves += 1;
        facts.after += 1;
        for seat in 0..2 {
            let asked_for = measure(&mut || draw(&*table, &facts, seat));
            allocations.number += asked_for.number;
            allocations.bytes += asked_for.bytes;
            drawn += 1;
        }
    }
    Ok(Counted { number: drawn, bytes, allocations })
}

/// Plays so many moves of a game in a house of its own, with a page open for each seat. Between
/// two moves the clock is turned on, so that what follows a page a second later is counted, too.
pub(crate) fn moves(game: &str, number: usize, measure: Measure) -> Result<Counted, Failure> {
    let folder = tempfile::tempdir()?;
    let client = one_thread()?;
    let clock = Clock::default();
    let house = open(folder.path(), &clock, measure)?;
    let (id, tokens) = client.block_on(async {
        let mut line = Line::new(&house.address).await?;
        let tokens = [line.guest("Ada").await?, line.guest("Bo").await?];
        Ok::<_, Failure>((line.open(game, &tokens[0]).await?, tokens))
    })?;
    house.close()?;
    client.block_on(deal_the_same(folder.path()))?;
    let house = open(folder.path(), &clock, measure)?;
    let (pair, house) = client.block_on(async {
        let mut pair = Pair::sit(&house.address, id, tokens, 0).await?;
        for _ in 0..WARMING_UP {
            pair.play().await?;
        }
        pair.bytes = 0;
        let house = house.count();
        for _ in 0..number {
            if !pair.play().await? {
                return Err("the game is over before all moves are made".into());
            }
            tokio::time::sleep(LISTENERS_WAIT).await;
            clock.turn(LOOKED_AFTER);
        }
        Ok::<_, Failure>((pair, house))
    })?;
    let bytes = pair.bytes / 2;
    Ok(Counted { number, bytes, allocations: house.close()? })
}

/// Plays a few moves at each of so many tables of a game, with a page open for each seat, and
/// leaves them as they are: what the house has asked for then and not given back is what they take.
pub(crate) fn tables(game: &str, number: usize, measure: Measure) -> Result<Counted, Failure> {
    let folder = tempfile::tempdir()?;
    let client = one_thread()?;
    let clock = Clock::default();
    let house = open(folder.path(), &clock, measure)?;
    let (pairs, house) = client.block_on(async {
        let mut pairs = vec![at_a_table(&house.address, game, 0).await?];
        let house = house.count();
        for pick in 0..number {
            pairs.push(at_a_table(&house.address, game, pick).await?);
        }
        // What was rendered is thrown away a second after it was sent at the latest.
        tokio::time::sleep(LISTENERS_WAIT).await;
        clock.turn(LOOKED_AFTER);
        tokio::time::sleep(LISTENERS_WAIT * 10).await;
        Ok::<_, Failure>((pairs, house))
    })?;
    let allocations = house.close()?;
    drop(pairs);
    Ok(Counted { number, bytes: 0, allocations })
}

/// Two guests of their own after a few moves.
async fn at_a_table(address: &str, game: &str, pick: usize) -> Result<Pair, Failure> {
    let mut line = Line::new(address).await?;
    let tokens = [line.guest("Ada").await?, line.guest("Bo").await?];
    let id = line.open(game, &tokens[0]).await?;
    let mut pair = Pair::sit(address, id, tokens, pick).await?;
    for _ in 0..WARMING_UP {
        pair.play().await?;
    }
    Ok(pair)
}

/// Lets a table that waits deal the same cards every time.
async fn deal_the_same(folder: &Path) -> Result<(), Failure> {
    let file = format!("sqlite:{}", folder.join("house.db").display());
    let mut database = sqlx::SqliteConnection::connect(&file).await?;
    sqlx::query("update game_table set seed = $1, commitment = $2")
        .bind(SEED)
        .bind(Seed::new(SEED).commitment())
        .execute(&mut database)
        .await?;
    Ok(database.close().await?)
}

/// A house that is open until it is closed, on a thread of its own.
struct Inside {
    address: String,
    count: oneshot::Sender<()>,
    stop: oneshot::Sender<()>,
    thread: JoinHandle<Result<Allocations, String>>,
}

fn open(folder: &Path, clock: &Clock, measure: Measure) -> Result<Inside, Failure> {
    let settings = Settings {
        bind: SocketAddr::from((Ipv4Addr::LOCALHOST, 0)),
        any_port: false,
        database: folder.join("house.db").display().to_string(),
        limits: Limits::none(),
        clock: clock.clone(),
        ..Settings::default()
    };
    let (told, address) = mpsc::channel();
    let (count, counting) = oneshot::channel::<()>();
    let (stop, stopped) = oneshot::channel::<()>();
    let thread = std::thread::spawn(move || {
        let runtime = one_thread().map_err(|error| error.to_string())?;
        let (closed, closing) = oneshot::channel::<()>();
        let opening = async {
            let listener = server::listen(&settings).await.map_err(|error| error.to_string())?;
            let address = listener.local_addr().map_err(|error| error.to_string())?;
            let house = House::open(settings, games()).await.map_err(|error| error.to_string())?;
            told.send(address.to_string()).ok();
            Ok::<_, String>((house, listener))
        };
        let (house, listener) = runtime.block_on(opening)?;
        let serving = server::serve(house, listener, async { drop(closing.await) });
        let serving = runtime.spawn(serving);
        // Everything that the house does happens within these, for it has no other thread.
        runtime.block_on(async { drop(counting.await) });
        let mut stopped = stopped;
        let counted = measure(&mut || runtime.block_on(async { drop((&mut stopped).await) }));
        drop(closed);
        runtime.block_on(serving).map_err(|error| error.to_string())?;
        Ok(counted)
    });
    Ok(Inside {
        address: address.recv().map_err(|_| "the house does not open")?,
        count,
        stop,
        thread,
    })
}

impl Inside {
    /// Counts from now on.
    fn count(self) -> Inside {
        let (count, _) = oneshot::channel();
        drop(self.count);
        Inside { count, ..self }
    }

    /// Closes the house, and tells what was counted.
    fn close(self) -> Result<Allocations, Failure> {
        drop((self.count, self.stop));
        Ok(self.thread.join().map_err(|_| "the house fell")??)
    }
}

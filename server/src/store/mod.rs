//! What is kept: guests, sessions, tables and the log of what was done at them.
//!
//! One task writes and commits for everybody ([`writer`]), a few connections
//! read. A change is acknowledged only once it is on the disk.

/// A statement and what stands for its `$1`, `$2` and so on: `sql!("…" => a, b)`. One that
/// answers says how it is read: `sql!(query_as: "…" => a, b)`.
macro_rules! sql {
    ($kind:ident: $text:expr => $($value:expr),+) => {
        sqlx::$kind($text)$(.bind($value))+
    };
    ($text:expr => $($value:expr),+) => {
        sql!(query: $text => $($value),+)
    };
}

/// Carries out statements one after the other, all with the same values.
macro_rules! run_all {
    ($db:expr, $statements:expr => $($value:expr),+) => {
        for statement in $statements {
            sql!(statement => $($value),+).execute(&mut *$db).await?;
        }
    };
}

/// Reads a row by the names of its columns.
macro_rules! of_row {
    ($row:expr => $kind:ident { $($column:ident),* }) => {
        Ok($kind { $($column: super::row::get(&$row, stringify!($column))?),* })
    };
}

/// Says how rows are read by the names of their columns.
macro_rules! by_name {
    ($($kind:ident { $($column:ident),* })*) => {$(
        impl sqlx::FromRow<'_, sqlx::any::AnyRow> for $kind {
            fn from_row(row: &sqlx::any::AnyRow) -> sqlx::Result<$kind> {
                of_row!(*row => $kind { $($column),* })
            }
        }
    )*};
}

mod admin;
mod backup;
mod chain;
mod change;
mod check;
mod database;
mod export;
mod guests;
mod moving;
mod nodes;
mod notices;
mod postgres;
mod pulse;
mod reading;
mod row;
mod schema;
mod space;
mod sqlite;
mod sweeping;
mod texts;
mod writer;

pub(crate) use admin::{AdminChange, Beside};
pub use backup::{backup, restore};
pub(crate) use check::Findings;
pub use check::{Checked, check};
pub use export::export;
pub use moving::{Moved, move_house};
pub(crate) use nodes::{Alive, Bell, LEASE};
pub(crate) use notices::{NoticeChange, TurnRow, WayRow};
pub use schema::migrate;
pub(crate) use space::Disk;
pub use sqlite::sqlite_version;

pub(crate) use crate::kept::{
    Aside, Change, DeviceRow, EntryRow, GuideRow, ListedTable, NewTable, PlanRow, Result, SeatRow,
    StoreError, TableRow, table_bytes,
};
use crate::table::Closed;
use database::Database;
use pulse::Pulse;
use sqlx::AnyPool;
use std::fs::File;
use std::path::PathBuf;
use std::sync::{Mutex, OnceLock, PoisonError};
use std::time::Duration;
use tokio::task::JoinHandle;
use writer::Writer;

/// A disk that takes longer for one small commit is as good as none.
const PATIENCE: Duration = Duration::from_millis(if cfg!(test) { 1000 } else { 5000 });

/// A server that does not answer for so long is cut off, or this node is.
const CUT_OFF: Duration = Duration::from_secs(5);

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> StoreError {
        match &error {
            sqlx::Error::Database(database) if database.is_unique_violation() => {
                StoreError::Conflict
            }
            _ => StoreError::Failed(error.to_string()),
        }
    }
}

/// Everything that is kept.
pub(crate) struct Store {
    read: AnyPool,
    writer: Writer,
    pub(crate) pulse: Pulse,
    /// What is damaged.
    pub(crate) findings: Findings,
    looking: JoinHandle<()>,
    /// When the house was closed.
    closed: OnceLock<Closed>,
    /// The file, if it is one.
    file: Option<PathBuf>,
    /// The server, if it is one.
    url: Option<String>,
    node: i64,
    shared: bool,
    /// Keeps other programs away until the store is closed.
    lock: Mutex<Option<File>>,
}

impl Store {
    /// Opens a database, made anew or brought up to date as needed.
    pub(crate) async fn open(name: &str) -> Result<Store> {
        Store::on(Database::named(name)?).await
    }

    async fn on(database: Database) -> Result<Store> {
        let lock = Mutex::new(database.lock()?);
        let mut connection = database.create().await?;
        schema::bring_up_to_date(&mut connection, &database).await?;
        let closed = sqlx::Connection::close(connection).await;
        closed.map_err(|error| database.unusable(error))?;
        let (pulse, findings) = (Pulse::default(), Findings::default());
        let file = database.file().map(ToOwned::to_owned);
        let looking = Store::look_through(database.clone(), findings.clone());
        let looking = tokio::spawn(looking);
        let read = database.readers().map_err(|error| database.unusable(error))?;
        let (url, node, shared) = (database.url.clone(), database.node, database.shared);
        let writer = Writer::start(database, pulse.clone());
        let closed = OnceLock::new();
        let store =
            Store { read, writer, pulse, findings, looking, closed, file, url, node, shared, lock };
        // A house that cannot write is better not opened.
        store.commit(Vec::new()).await?;
        Ok(store)
    }

    /// Makes changes, all or none, and returns when they are on the disk.
    pub(crate) async fn commit(&self, changes: Vec<Change>) -> Result {
        self.writer.commit(changes).await
    }

    /// Notes that the house opens now, reads when it was closed before, and gives back what
    /// was lost since it closed last.
    pub(crate) async fn note_opening(&self, now: i64) -> Result {
        let mut closed: Vec<(i64, i64)> = Vec::new();
        let mut open_until = None;
        for (opened, seen) in self.open_hours().await?.into_iter().chain([(now, now)]) {
            closed.extend(open_until.filter(|until| *until < opened).map(|until| (until, opened)));
            open_until = open_until.max(Some(seen));
        }
        // While another node is open, the house is, whenever that was noted last.
        if self.is_shared() && self.has_company().await? {
            closed.retain(|(_, opened)| *opened < now);
        }
        let lost = closed.last().filter(|(_, opened)| *opened == now);
        let lost = lost.map(|&(shut, opened)| Change::GiveBack { shut, opened });
        let open = Change::Open { opened_at: now, seen_at: now };
        drop(self.closed.set(closed.into()));
        self.commit(lost.into_iter().chain([open]).collect()).await
    }

    /// When the house was closed.
    pub(crate) fn closed(&self) -> Closed {
        self.closed.get().cloned().unwrap_or_else(|| Vec::new().into())
    }

    /// Whether something can be written down: the last commit, if it was a moment
    /// ago, or one that is made now.
    pub(crate) async fn health(&self) -> Result {
        if self.pulse.is_fresh() {
            return Ok(());
        }
        let slow = || StoreError::Failed("the disk takes too long".to_owned());
        let written = tokio::time::timeout(PATIENCE, self.commit(Vec::new())).await;
        written.unwrap_or_else(|_| Err(slow()))
    }

    /// The disk that everything is kept on, if the system tells.
    pub(crate) fn disk(&self) -> Option<Disk> {
        self.file.as_deref().and_then(Disk::of)
    }

    /// Finishes what was begun and closes the database.
    pub(crate) async fn close(&self) {
        self.looking.abort();
        if self.shared {
            // The others need not wait until the lease is over.
            self.commit(vec![Change::Retire]).await.ok();
        }
        let connections = self.writer.finish().await;
        self.read.close().await;
        if let Some(connections) = connections {
            connections.close().await;
        }
        self.lock.lock().unwrap_or_else(PoisonError::into_inner).take();
    }
}

#[cfg(test)]
mod faults;
// Outside of the sources, which name no game.
#[cfg(test)]
#[path = "../../tests/postgres/mod.rs"]
mod postgres_server;
#[cfg(test)]
#[path = "../../tests/simulation/crowds.rs"]
mod simulation;

#[cfg(test)]
impl Store {
    /// Opens a database over a disk that fails.
    pub(crate) async fn open_on(
        name: &str,
        faults: Option<std::sync::Arc<faults::Faults>>,
        shared: bool,
    ) -> Result<Store> {
        Store::on(Database::named(name)?.with(faults, shared)).await
    }
}

/// A guest's new table, for tests.
#[cfg(test)]
fn opened(id: &str, host: i64, pace: Option<&str>) -> Change {
    let opened = NewTable {
        id: id.to_owned(),
        game: "pebbles".to_owned(),
        options: "{}".to_owned(),
        seed: "seed".to_owned(),
        commitment: String::new(),
        fairness: None,
        bot_seed: 0,
        hints: false,
        listed: false,
        pace: pace.map(str::to_owned),
        made_by: host,
        opened_from: 0,
    };
    Change::Table { opened, at: 1 }
}

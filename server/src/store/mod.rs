//! What is kept: guests, sessions, tables and the log of what was done at them.
//!
//! One task writes and commits for everybody ([`writer`]), a few connections
//! read. A change is acknowledged only once it is on the disk.

mod change;
mod reading;
mod schema;
mod writer;

pub(crate) use change::Change;
pub(crate) use reading::{DeedRow, GuideRow, ListedTable, SeatRow, TableRow};

use sqlx::sqlite::{
    SqliteAutoVacuum, SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions,
    SqliteSynchronous,
};
use std::path::PathBuf;
use std::time::Duration;
use thiserror::Error;
use tokio::task::JoinHandle;
use writer::Writer;

/// How often the write-ahead log is tidied.
const TIDYING: Duration = Duration::from_secs(3);
/// Connections that read.
const READERS: u32 = 3;

/// Why something cannot be kept or read.
#[derive(Debug, Error)]
pub enum StoreError {
    /// The name of the database makes no sense.
    #[error("`{0}` is no database of this house: name a file, or write it as `sqlite:FILE`")]
    UnknownKind(String),
    /// A newer program wrote it.
    #[error(
        "{}: this database was written by a newer version of caravanserai (schema {found}, this \
         program knows {known}); start that version, or another database with --database",
        file.display()
    )]
    TooNew {
        /// The file.
        file: PathBuf,
        /// Its version.
        found: i64,
        /// The newest version that is known here.
        known: i64,
    },
    /// It cannot be opened or brought up to date.
    #[error("{}: {reason}", file.display())]
    Unusable {
        /// The file.
        file: PathBuf,
        /// Why not.
        reason: String,
    },
    /// Somebody else was first: the row is there already.
    #[error("somebody else was first")]
    Conflict,
    /// The database failed.
    #[error("the database failed: {0}")]
    Failed(String),
}

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
    read: SqlitePool,
    writer: Writer,
    tidying: JoinHandle<()>,
}

impl Store {
    /// Opens a database, made anew or brought up to date as needed.
    pub(crate) async fn open(name: &str) -> Result<Store, StoreError> {
        let file = file_of(name)?;
        let unusable = |reason: String| StoreError::Unusable { file: file.clone(), reason };
        if let Some(folder) = file.parent() {
            std::fs::create_dir_all(folder).map_err(|error| unusable(error.to_string()))?;
        }
        let options = SqliteConnectOptions::new()
            .filename(&file)
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full)
            .auto_vacuum(SqliteAutoVacuum::Incremental)
            .foreign_keys(true)
            // Tidying the log away is done on the side, see `tidy`.
            .pragma("wal_autocheckpoint", "20000")
            .busy_timeout(Duration::from_secs(10));
        let mut connection = sqlx::ConnectOptions::connect(&options)
            .await
            .map_err(|error| unusable(error.to_string()))?;
        schema::bring_up_to_date(&mut connection, &file).await?;
        let read = SqlitePoolOptions::new().max_connections(READERS).connect_lazy_with(
            SqliteConnectOptions::new()
                .filename(&file)
                .pragma("query_only", "on")
                .busy_timeout(Duration::from_secs(10)),
        );
        let tidying = tokio::spawn(tidy(options));
        Ok(Store { read, writer: Writer::start(connection), tidying })
    }

    /// Makes changes, all or none, and returns when they are on the disk.
    pub(crate) async fn commit(&self, changes: Vec<Change>) -> Result<(), StoreError> {
        self.writer.commit(changes).await
    }

    /// Finishes what was begun and closes the database.
    pub(crate) async fn close(&self) {
        self.tidying.abort();
        self.writer.close().await;
        self.read.close().await;
    }
}

/// Moves what was committed from the write-ahead log into the database file,
/// so that no move has to wait for that.
async fn tidy(options: SqliteConnectOptions) {
    let Ok(mut connection) = sqlx::ConnectOptions::connect(&options).await else { return };
    loop {
        tokio::time::sleep(TIDYING).await;
        let tidied = sqlx::query("pragma wal_checkpoint(passive)").execute(&mut connection).await;
        if let Err(error) = tidied {
            tracing::warn!(%error, "the write-ahead log could not be tidied");
        }
    }
}

fn file_of(name: &str) -> Result<PathBuf, StoreError> {
    let file = name.strip_prefix("sqlite:").unwrap_or(name);
    let file = file.strip_prefix("//").filter(|_| file != name).unwrap_or(file);
    if file.is_empty() || file.contains("://") {
        return Err(StoreError::UnknownKind(name.to_owned()));
    }
    Ok(PathBuf::from(file))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_database_is_named_by_its_file() {
        let named = |name: &str| file_of(name).map(|file| file.display().to_string()).ok();
        assert_eq!(named("games.db").as_deref(), Some("games.db"));
        assert_eq!(named("sqlite:games.db").as_deref(), Some("games.db"));
        assert_eq!(named("sqlite:///var/games.db").as_deref(), Some("/var/games.db"));
        assert_eq!(named("postgres://host/games"), None);
        assert_eq!(named(""), None);
    }
}

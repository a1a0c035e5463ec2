//! The SQLite file and how it is opened.

use super::StoreError;
use sqlx::sqlite::{
    SqliteAutoVacuum, SqliteConnectOptions, SqliteConnection, SqliteJournalMode, SqlitePool,
    SqlitePoolOptions, SqliteSynchronous,
};
use sqlx::{ConnectOptions, Connection};
use std::fs::{File, TryLockError};
use std::io;
use std::path::{Path, PathBuf};
use std::time::Duration;

/// Connections that read.
const READERS: u32 = 3;
/// How long one connection waits for another one's lock.
const BUSY: Duration = Duration::from_secs(10);

/// What the writer does, one after the other.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Step {
    Connect,
    Begin,
    Change,
    Commit,
    ReadBack,
    Checkpoint,
}

/// Where tests come in: before every step and after it the disk may fail. In the
/// program there is nothing here.
#[derive(Clone, Default, Debug)]
pub(super) struct Seam {
    #[cfg(test)]
    faults: Option<std::sync::Arc<super::faults::Faults>>,
}

/// Whether a step is about to be taken or was just taken.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum When {
    Before,
    After,
}

#[cfg_attr(not(test), allow(clippy::unused_async, unused_variables, reason = "tests use them"))]
impl Seam {
    pub(super) async fn pass(
        &self,
        when: When,
        step: Step,
        db: &mut SqliteConnection,
    ) -> Result<(), sqlx::Error> {
        #[cfg(test)]
        match (&self.faults, when) {
            (None, _) => {}
            (Some(faults), When::Before) => faults.before(step, db).await?,
            (Some(faults), When::After) => faults.after(step, db).await?,
        }
        Ok(())
    }

    /// Whether the log is to be tidied before its time.
    pub(super) fn hurries(&self) -> bool {
        #[cfg(test)]
        if let Some(faults) = &self.faults {
            return faults.hurries();
        }
        false
    }
}

/// A database in a file.
#[derive(Clone, Debug)]
pub(super) struct Database {
    file: PathBuf,
    pub(super) seam: Seam,
}

/// What a commit takes: a connection that writes, and another one that must see
/// what was written.
pub(super) struct Connections {
    pub(super) write: SqliteConnection,
    pub(super) verify: SqliteConnection,
    pub(super) seam: Seam,
}

impl Connections {
    /// Runs a statement that is a step of its own.
    pub(super) async fn run(&mut self, step: Step, sql: &'static str) -> Result<(), sqlx::Error> {
        self.seam.pass(When::Before, step, &mut self.write).await?;
        sqlx::query(sql).execute(&mut self.write).await?;
        self.seam.pass(When::After, step, &mut self.write).await
    }

    /// Closes both, whatever state they are in.
    pub(super) async fn close(self) {
        self.verify.close().await.ok();
        self.write.close().await.ok();
    }
}

impl Database {
    /// The database of this name: a file, or `sqlite:FILE`.
    pub(super) fn named(name: &str) -> Result<Database, StoreError> {
        let file = name.strip_prefix("sqlite:").unwrap_or(name);
        let file = file.strip_prefix("//").filter(|_| file != name).unwrap_or(file);
        if file.is_empty() || file.contains("://") {
            return Err(StoreError::UnknownKind(name.to_owned()));
        }
        Ok(Database::in_file(Path::new(file)))
    }

    /// The database in this file.
    pub(super) fn in_file(file: &Path) -> Database {
        Database { file: file.to_owned(), seam: Seam::default() }
    }

    /// The same with a disk that fails.
    #[cfg(test)]
    pub(super) fn with(
        mut self,
        faults: Option<std::sync::Arc<super::faults::Faults>>,
    ) -> Database {
        self.seam.faults = faults;
        self
    }

    pub(super) fn file(&self) -> &Path {
        &self.file
    }

    /// That it cannot be opened or brought up to date.
    pub(super) fn unusable(&self, reason: impl ToString) -> StoreError {
        StoreError::Unusable { file: self.file.clone(), reason: reason.to_string() }
    }

    /// Makes the file if it is not there, and its folder.
    pub(super) async fn create(&self) -> Result<SqliteConnection, StoreError> {
        if let Some(folder) = self.file.parent() {
            std::fs::create_dir_all(folder).map_err(|error| self.unusable(error))?;
        }
        let unfinished = with_ending(&self.file, RESTORING);
        if unfinished.exists() {
            return Err(self.unusable("a restore did not finish; do it again"));
        }
        private(&self.file).map_err(|error| self.unusable(error))?;
        for ending in ["-wal", "-shm"] {
            let beside = with_ending(&self.file, ending);
            if beside.exists() {
                private(&beside).map_err(|error| self.unusable(error))?;
            }
        }
        let made = self.writing().create_if_missing(true).connect().await;
        made.map_err(|error| self.unusable(error))
    }

    /// Takes the database for this program alone.
    pub(super) fn lock(&self) -> Result<File, StoreError> {
        if let Some(folder) = self.file.parent() {
            std::fs::create_dir_all(folder).map_err(|error| self.unusable(error))?;
        }
        let file = private(&with_ending(&self.file, ".lock")).map_err(|e| self.unusable(e))?;
        match file.try_lock() {
            Ok(()) => Ok(file),
            Err(TryLockError::WouldBlock) => Err(StoreError::InUse(self.file.clone())),
            Err(TryLockError::Error(error)) => Err(self.unusable(error)),
        }
    }

    /// A connection that only reads.
    pub(super) async fn read(&self) -> Result<SqliteConnection, StoreError> {
        self.reading().connect().await.map_err(|error| self.unusable(error))
    }

    /// A connection as it comes, for what is done to a whole file.
    pub(super) async fn plain(&self) -> Result<SqliteConnection, StoreError> {
        let options = SqliteConnectOptions::new().filename(&self.file).busy_timeout(BUSY);
        options.connect().await.map_err(|error| self.unusable(error))
    }

    /// A connection that writes a little beside the house that has the database open, and
    /// leaves its log alone.
    pub(super) async fn beside(&self) -> Result<SqliteConnection, StoreError> {
        self.writing().connect().await.map_err(|error| self.unusable(error))
    }

    /// Opens what a commit takes.
    pub(super) async fn connect(&self) -> Result<Connections, sqlx::Error> {
        let mut write = self.writing().connect().await?;
        self.seam.pass(When::After, Step::Connect, &mut write).await?;
        let verify = self.reading().connect().await?;
        Ok(Connections { write, verify, seam: self.seam.clone() })
    }

    /// The connections that read for everybody, opened as they are needed.
    pub(super) fn readers(&self) -> SqlitePool {
        SqlitePoolOptions::new().max_connections(READERS).connect_lazy_with(self.reading())
    }

    fn writing(&self) -> SqliteConnectOptions {
        SqliteConnectOptions::new()
            .filename(&self.file)
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full)
            .auto_vacuum(SqliteAutoVacuum::Incremental)
            .foreign_keys(true)
            // The writer tidies the log itself, between commits.
            .pragma("wal_autocheckpoint", "0")
            .busy_timeout(BUSY)
    }

    fn reading(&self) -> SqliteConnectOptions {
        SqliteConnectOptions::new()
            .filename(&self.file)
            .pragma("query_only", "on")
            .busy_timeout(BUSY)
    }
}

/// The ending of a copy that is about to become the database.
pub(super) const RESTORING: &str = ".restoring";

/// The name of a file that belongs to another one.
pub(super) fn with_ending(file: &Path, ending: &str) -> PathBuf {
    let mut name = file.as_os_str().to_owned();
    name.push(ending);
    name.into()
}

/// Opens a file, made if need be, that nobody but its owner may read: it holds
/// seeds of games that are being played. SQLite gives its log the same rights.
pub(super) fn private(file: &Path) -> io::Result<File> {
    let mut options = File::options();
    options.create(true).append(true);
    #[cfg(unix)]
    {
        use std::os::unix::fs::{OpenOptionsExt, PermissionsExt};
        let file = options.mode(0o600).open(file)?;
        file.set_permissions(PermissionsExt::from_mode(0o600))?;
        Ok(file)
    }
    #[cfg(not(unix))]
    options.open(file)
}

/// The version of SQLite that is built in.
pub async fn sqlite_version() -> Result<String, StoreError> {
    let mut db = SqliteConnection::connect("sqlite::memory:").await?;
    Ok(sqlx::query_scalar("select sqlite_version()").fetch_one(&mut db).await?)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// From 3.7.0 to 3.51.2 a checkpoint at the wrong moment could damage the file.
    #[tokio::test]
    async fn the_linked_sqlite_has_no_wal_reset_bug() {
        let version = sqlite_version().await.unwrap();
        let numbers: Vec<u32> = version.split('.').map(|part| part.parse().unwrap()).collect();
        assert!(numbers >= vec![3, 51, 3], "{version}");
    }

    #[test]
    fn a_database_is_named_by_its_file() {
        let named =
            |name: &str| Database::named(name).map(|made| made.file.display().to_string()).ok();
        assert_eq!(named("games.db").as_deref(), Some("games.db"));
        assert_eq!(named("sqlite:games.db").as_deref(), Some("games.db"));
        assert_eq!(named("sqlite:///var/games.db").as_deref(), Some("/var/games.db"));
        assert_eq!(named("postgres://host/games"), None);
        assert_eq!(named(""), None);
    }
}

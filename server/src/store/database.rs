//! A database by its name, and the connections to it: a SQLite file, or a PostgreSQL server.
//!
//! sqlx's `Any` speaks to both, with one SQL text for both: parameters are `$1`, numbers are
//! 64 bits wide, whether something is so is 0 or 1, and what only one of them can do is asked
//! of [`Backend`].

use super::{CUT_OFF, Result, StoreError, postgres, sqlite};
use crate::chance;
use sqlx::any::{AnyConnectOptions, AnyPoolOptions};
use sqlx::{AnyConnection, AnyPool, ConnectOptions, Connection, Executor};
use std::fs::File;
use std::path::{Path, PathBuf};
use std::sync::Once;

/// Connections that read a file, and those that read from a server, which answers later.
const READERS: u32 = 3;
const READERS_OF_SERVER: u32 = 8;

/// Which of the two.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Backend {
    Sqlite,
    Postgres,
}

impl Backend {
    /// What a connection speaks to.
    pub(super) fn of(db: &AnyConnection) -> Backend {
        match db.backend_name() {
            "PostgreSQL" => Backend::Postgres,
            _ => Backend::Sqlite,
        }
    }

    /// Begins a transaction that writes.
    pub(super) const fn begin(self) -> &'static str {
        match self {
            Backend::Sqlite => "begin immediate",
            Backend::Postgres => "begin",
        }
    }

    /// Begins a transaction whose answers all belong to one moment.
    pub(super) const fn snapshot(self) -> &'static str {
        match self {
            Backend::Sqlite => "begin",
            Backend::Postgres => "begin isolation level repeatable read, read only",
        }
    }

    /// The time of the database, in milliseconds since 1970.
    pub(super) const fn now(self) -> &'static str {
        match self {
            #[cfg(test)]
            Backend::Sqlite => super::faults::NOW,
            #[cfg(not(test))]
            Backend::Sqlite => "cast(unixepoch('subsec') * 1000 as integer)",
            Backend::Postgres => "cast(extract(epoch from clock_timestamp()) * 1000 as bigint)",
        }
    }

    /// Asks what everything takes on the disk.
    pub(super) const fn bytes(self) -> &'static str {
        match self {
            Backend::Sqlite => {
                "select page_count * page_size from pragma_page_count(), pragma_page_size()"
            }
            Backend::Postgres => "select pg_database_size(current_database())",
        }
    }
}

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
        db: &mut AnyConnection,
    ) -> sqlx::Result<()> {
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

/// A database.
#[derive(Clone, Debug)]
pub(super) struct Database {
    pub(super) backend: Backend,
    /// The file, or the server without its password.
    name: PathBuf,
    /// The server.
    pub(super) url: Option<String>,
    /// What the house that has it open is called among others.
    pub(super) node: i64,
    /// Whether other nodes may have it open, too.
    pub(super) shared: bool,
    pub(super) seam: Seam,
}

/// What a commit takes: a connection that writes, and another one that must see
/// what was written.
pub(super) struct Connections {
    pub(super) write: AnyConnection,
    pub(super) verify: AnyConnection,
    pub(super) node: i64,
    pub(super) shared: bool,
    pub(super) seam: Seam,
}

impl Connections {
    /// Runs a statement that is a step of its own.
    pub(super) async fn run(&mut self, step: Step, sql: &'static str) -> sqlx::Result<()> {
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

/// What a connection is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Use {
    Create,
    Write,
    Read,
    Plain,
}

impl Database {
    /// The database of this name: a file, `sqlite:FILE` or `postgres://…`.
    pub(super) fn named(name: &str) -> Result<Database> {
        if name.starts_with("postgres://") || name.starts_with("postgresql://") {
            let known = PathBuf::from(postgres::without_password(name));
            return Ok(Database {
                backend: Backend::Postgres,
                name: known,
                url: Some(name.to_owned()),
                node: chance::number(),
                shared: true,
                seam: Seam::default(),
            });
        }
        let file = name.strip_prefix("sqlite:").unwrap_or(name);
        let file = file.strip_prefix("//").filter(|_| file != name).unwrap_or(file);
        if file.is_empty() || file.contains("://") {
            return Err(StoreError::UnknownKind(name.to_owned()));
        }
        Ok(Database::in_file(Path::new(file)))
    }

    /// The database in this file.
    pub(super) fn in_file(file: &Path) -> Database {
        let (backend, seam) = (Backend::Sqlite, Seam::default());
        let (name, node) = (file.to_owned(), chance::number());
        Database { backend, name, url: None, node, shared: false, seam }
    }

    /// The same with a disk that fails, alone or shared with other nodes.
    #[cfg(test)]
    pub(super) fn with(
        mut self,
        faults: Option<std::sync::Arc<super::faults::Faults>>,
        shared: bool,
    ) -> Database {
        self.seam.faults = faults;
        self.shared |= shared;
        self
    }

    /// The file, or what the server is called.
    pub(super) fn name(&self) -> &Path {
        &self.name
    }

    /// The file, if it is one.
    pub(super) fn file(&self) -> Option<&Path> {
        (self.backend == Backend::Sqlite).then_some(&self.name)
    }

    /// The file of what can only be done to a file; `instead` says what does the same for a
    /// server.
    pub(super) fn only_file(&self, instead: &str) -> Result<&Path> {
        self.file().ok_or_else(|| self.unusable(instead))
    }

    /// That it cannot be opened or brought up to date.
    pub(super) fn unusable(&self, reason: impl ToString) -> StoreError {
        StoreError::Unusable { file: self.name.clone(), reason: reason.to_string() }
    }

    /// A connection to a database that is made if it is a file and not there.
    pub(super) async fn create(&self) -> Result<AnyConnection> {
        if let Some(file) = self.file() {
            sqlite::prepare(file).map_err(|error| self.unusable(error))?;
        }
        self.open(Use::Create).await.map_err(|error| self.unusable(error))
    }

    /// Takes a file for this program alone, for as long as the lock is kept. What is shared
    /// needs none.
    pub(super) fn lock(&self) -> Result<Option<File>> {
        let Some(file) = self.file().filter(|_| !self.shared) else { return Ok(None) };
        let locked = sqlite::lock(file).map_err(|error| self.unusable(error))?;
        locked.ok_or_else(|| StoreError::InUse(self.name.clone())).map(Some)
    }

    /// A connection that only reads.
    pub(super) async fn read(&self) -> Result<AnyConnection> {
        self.open(Use::Read).await.map_err(|error| self.unusable(error))
    }

    /// A connection as it comes, for what is done to a whole database.
    pub(super) async fn plain(&self) -> Result<AnyConnection> {
        self.open(Use::Plain).await.map_err(|error| self.unusable(error))
    }

    /// A connection that writes a little beside the house that has the database open, and
    /// leaves its log alone.
    pub(super) async fn beside(&self) -> Result<AnyConnection> {
        self.open(Use::Write).await.map_err(|error| self.unusable(error))
    }

    /// Opens what a commit takes.
    pub(super) async fn connect(&self) -> sqlx::Result<Connections> {
        let mut write = self.open(Use::Write).await?;
        self.seam.pass(When::After, Step::Connect, &mut write).await?;
        let verify = self.open(Use::Read).await?;
        let (node, shared, seam) = (self.node, self.shared, self.seam.clone());
        Ok(Connections { write, verify, node, shared, seam })
    }

    /// The connections that read for everybody, opened as they are needed.
    pub(super) fn readers(&self) -> sqlx::Result<AnyPool> {
        let settings = self.settings(Use::Read);
        let most = match self.backend {
            Backend::Sqlite => READERS,
            Backend::Postgres => READERS_OF_SERVER,
        };
        let readers = AnyPoolOptions::new().max_connections(most).acquire_timeout(CUT_OFF);
        let readers = readers.after_connect(move |db, _| Box::pin(set_up(db, settings)));
        Ok(readers.connect_lazy_with(self.options(Use::Read)?))
    }

    async fn open(&self, what_for: Use) -> sqlx::Result<AnyConnection> {
        let mut db = self.options(what_for)?.connect().await?;
        set_up(&mut db, self.settings(what_for)).await?;
        Ok(db)
    }

    fn options(&self, what_for: Use) -> sqlx::Result<AnyConnectOptions> {
        static DRIVERS: Once = Once::new();
        DRIVERS.call_once(sqlx::any::install_default_drivers);
        match &self.url {
            Some(url) => url.parse(),
            None => sqlite::url(&self.name, what_for == Use::Create).parse(),
        }
    }

    /// What is set when a connection is opened.
    const fn settings(&self, what_for: Use) -> &'static str {
        match (self.backend, what_for) {
            (Backend::Sqlite, Use::Create | Use::Write) => sqlite::WRITING,
            (Backend::Sqlite, Use::Read) => sqlite::READING,
            (Backend::Sqlite, Use::Plain) => sqlite::WAITING,
            (Backend::Postgres, Use::Read) => "set default_transaction_read_only = on",
            // A node that is paused in the middle of a commit must not hold others up.
            (Backend::Postgres, Use::Write) => "set idle_in_transaction_session_timeout = 2000",
            (Backend::Postgres, Use::Create | Use::Plain) => "",
        }
    }
}

async fn set_up(db: &mut AnyConnection, settings: &'static str) -> sqlx::Result<()> {
    if !settings.is_empty() {
        db.execute(sqlx::raw_sql(settings)).await?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_database_is_named_by_its_file_or_its_server() {
        let named = |name: &str| {
            let made = Database::named(name).ok()?;
            Some((made.backend, made.name.display().to_string()))
        };
        let file = |name: &str| Some((Backend::Sqlite, name.to_owned()));
        assert_eq!(named("games.db"), file("games.db"));
        assert_eq!(named("sqlite:games.db"), file("games.db"));
        assert_eq!(named("sqlite:///var/games.db"), file("/var/games.db"));
        let server = |name: &str| Some((Backend::Postgres, name.to_owned()));
        assert_eq!(named("postgres://ada:pw@host/games"), server("postgres://ada@host/games"));
        assert_eq!(named("mysql://host/games"), None);
        assert_eq!(named(""), None);
    }
}

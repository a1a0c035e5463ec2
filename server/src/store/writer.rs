//! One task that writes for everybody.
//!
//! While the disk is busy with one commit, requests queue up; the next commit
//! takes them all. So a hundred tables cost hardly more waiting than one.
//!
//! A failure may leave a connection in any state: SQLite rolls back by itself
//! after some errors and not after others, and what is written afterwards may be
//! lost. So after any failure the connections are thrown away, and nothing is
//! acknowledged before another connection has seen it.

use super::change::Moves;
use super::database::{Backend, Connections, Database, Step, When};
use super::nodes::Bell;
use super::pulse::Pulse;
use super::{CUT_OFF, Change, Result, StoreError};
use sqlx::error::{DatabaseError, ErrorKind};
use sqlx::{AssertSqlSafe, Row};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;
use tokio::sync::{mpsc, oneshot};
use tokio::task::JoinHandle;
use tokio::time::Instant;

/// The most requests in one commit.
const GROUP: usize = 256;
/// Requests that may wait; later ones wait to be let in.
const QUEUE: usize = 4096;
/// How long commits may stay in the write-ahead log alone.
const TIDYING: Duration = Duration::from_secs(3);
/// How often something is written when nobody wants anything written, so that a
/// disk that fails is noticed.
const HEARTBEAT: Duration = Duration::from_secs(60);
/// The same while the disk fails, so that it is noticed when it works again.
const RETRY: Duration = Duration::from_secs(1);

/// What is said of a server that does not answer.
const SLOW: &str = "the server takes too long";

struct Job {
    changes: Vec<Change>,
    done: oneshot::Sender<Result>,
}

pub(super) struct Writer {
    queue: Mutex<Option<mpsc::Sender<Job>>>,
    task: Mutex<Option<JoinHandle<Option<Connections>>>>,
}

impl Writer {
    pub(super) fn start(database: Database, pulse: Pulse) -> Writer {
        let (queue, jobs) = mpsc::channel(QUEUE);
        let writing = Writing { database, pulse, connections: None, untidy: None };
        let task = tokio::spawn(writing.run(jobs));
        Writer { queue: Mutex::new(Some(queue)), task: Mutex::new(Some(task)) }
    }

    pub(super) async fn commit(&self, changes: Vec<Change>) -> Result {
        let stopped = || StoreError::Failed("the house is closing".to_owned());
        let queue = lock(&self.queue).clone().ok_or_else(stopped)?;
        let (done, written) = oneshot::channel();
        queue.send(Job { changes, done }).await.map_err(|_| stopped())?;
        drop(queue);
        written.await.map_err(|_| stopped())?
    }

    /// Writes what is in the queue, and gives back the connections: the last one
    /// to be closed tidies the log.
    pub(super) async fn finish(&self) -> Option<Connections> {
        lock(&self.queue).take();
        let task = lock(&self.task).take()?;
        task.await.ok().flatten()
    }
}

fn lock<T>(mutex: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Why a group was not committed.
enum Failure {
    /// One of the changes cannot be made; nothing was written.
    Change(StoreError),
    /// The disk or the database failed. What was to be written is there as a
    /// whole or not at all; only reading it again can tell.
    Store(StoreError),
}

impl From<sqlx::Error> for Failure {
    fn from(error: sqlx::Error) -> Failure {
        match error.as_database_error() {
            Some(told) if is_own_fault(told) => Failure::Change(error.into()),
            _ => Failure::Store(error.into()),
        }
    }
}

/// Whether a change breaks a constraint or brings a value that does not fit, which says
/// nothing about the database.
fn is_own_fault(error: &dyn DatabaseError) -> bool {
    let code = error.code().unwrap_or_default();
    // SQLite's codes for a value too long and one of the wrong type; PostgreSQL's class of
    // bad data.
    let bad_value = ["18", "20"].contains(&&*code) || (code.len() == 5 && code.starts_with("22"));
    // Two nodes waited for each other, and this one gave in.
    let gave_in = ["40001", "40P01"].contains(&&*code);
    bad_value || gave_in || !matches!(error.kind(), ErrorKind::Other)
}

/// What the task that writes knows.
struct Writing {
    database: Database,
    pulse: Pulse,
    /// None after a failure; opened anew for the next commit.
    connections: Option<Connections>,
    /// Since when something is in the write-ahead log alone.
    untidy: Option<Instant>,
}

impl Writing {
    async fn run(mut self, mut jobs: mpsc::Receiver<Job>) -> Option<Connections> {
        let mut group = Vec::with_capacity(GROUP);
        loop {
            let waiting = jobs.recv_many(&mut group, GROUP);
            match tokio::time::timeout(self.patience(), waiting).await {
                Ok(0) => break,
                Ok(_) => self.write(&mut group).await,
                Err(_) if self.untidy.is_some() && !self.pulse.is_failing() => {}
                Err(_) => drop(self.commit(&[]).await),
            }
            let due = |since: Instant| since.elapsed() >= TIDYING || self.database.seam.hurries();
            if self.untidy.is_some_and(due) {
                self.tidy().await;
            }
        }
        self.connections
    }

    /// How long to wait for something to write.
    fn patience(&self) -> Duration {
        match self.untidy {
            _ if self.pulse.is_failing() => RETRY,
            Some(since) => TIDYING.saturating_sub(since.elapsed()),
            None => HEARTBEAT,
        }
    }

    /// Writes a group and answers everybody in it.
    async fn write(&mut self, group: &mut Vec<Job>) {
        let mut written = self.commit(group).await;
        if group.len() > 1 && matches!(written, Err(Failure::Change(_))) {
            // One of them cannot be done; the others must not suffer for it.
            while !group.is_empty() {
                written = self.commit(&group[..1]).await;
                if matches!(written, Err(Failure::Store(_))) {
                    break;
                }
                answer(group.drain(..1), &written);
            }
        }
        answer(group.drain(..), &written);
    }

    /// Makes the changes of these jobs, all or none, and returns when another
    /// connection has seen them.
    async fn commit(&mut self, jobs: &[Job]) -> Result<(), Failure> {
        let written = match self.connect().await {
            Ok(mut connections) => {
                let writing = write_together(&mut connections, jobs);
                let written = match self.database.backend {
                    Backend::Sqlite => writing.await,
                    // A connection that is cut off may wait for ever.
                    Backend::Postgres => match tokio::time::timeout(CUT_OFF, writing).await {
                        Ok(written) => written,
                        Err(_) => Err(Failure::Store(StoreError::Failed(SLOW.to_owned()))),
                    },
                };
                match &written {
                    Ok(()) => self.connections = Some(connections),
                    Err(_) => connections.close().await,
                }
                written
            }
            Err(error) => Err(error.into()),
        };
        match &written {
            Ok(()) => {
                self.pulse.committed();
                if self.database.backend == Backend::Sqlite {
                    self.untidy.get_or_insert_with(Instant::now);
                }
            }
            Err(Failure::Change(error)) => tracing::debug!(%error, "a change cannot be made"),
            Err(Failure::Store(error)) => {
                self.pulse.failed(&error.to_string());
                tracing::error!(%error, "a change could not be written");
            }
        }
        written
    }

    /// Moves what was committed from the write-ahead log into the database file.
    async fn tidy(&mut self) {
        // Whatever comes of it, the next try is not at once.
        self.untidy = Some(Instant::now());
        let tidied = match self.connect().await {
            Ok(mut connections) => match checkpoint(&mut connections).await {
                Ok(pages) => {
                    self.connections = Some(connections);
                    Ok(pages)
                }
                Err(error) => {
                    connections.close().await;
                    Err(error)
                }
            },
            Err(error) => Err(error),
        };
        match tidied {
            // What a reader still needs is left for the next time.
            Ok(Checkpoint { log, done }) if log == done => self.untidy = None,
            Ok(_) => {}
            Err(error) => tracing::warn!(%error, "the write-ahead log could not be tidied"),
        }
    }

    /// The connections, taken out, so that nothing but a success brings them back.
    async fn connect(&mut self) -> sqlx::Result<Connections> {
        match self.connections.take() {
            Some(connections) => Ok(connections),
            None => self.database.connect().await,
        }
    }
}

/// How many pages the write-ahead log has, and how many of them are in the file.
struct Checkpoint {
    log: i64,
    done: i64,
}

async fn checkpoint(connections: &mut Connections) -> sqlx::Result<Checkpoint> {
    let Connections { write: db, seam, .. } = connections;
    seam.pass(When::Before, Step::Checkpoint, db).await?;
    let row = sqlx::query("pragma wal_checkpoint(passive)").fetch_one(&mut *db).await?;
    seam.pass(When::After, Step::Checkpoint, db).await?;
    Ok(Checkpoint { log: row.try_get("log")?, done: row.try_get("checkpointed")? })
}

fn answer(jobs: impl Iterator<Item = Job>, written: &Result<(), Failure>) {
    for job in jobs {
        let told = match written {
            Ok(()) => Ok(()),
            Err(Failure::Change(error) | Failure::Store(error)) => Err(error.clone()),
        };
        job.done.send(told).ok();
    }
}

async fn write_together(connections: &mut Connections, jobs: &[Job]) -> Result<(), Failure> {
    // Plain statements: a count of nested transactions can go wrong after an
    // error.
    let begin = Backend::of(&connections.write).begin();
    connections.run(Step::Begin, begin).await?;
    write_changes(connections, jobs).await?;
    // A node that never says that it is alive, a command perhaps, is not to be forgotten by others
    // before this is read back.
    let now = Backend::of(&connections.write).now();
    let raise = format!(
        "insert into node (id, commits, until) values ($1, 1, {now}) \
         on conflict (id) do update set commits = node.commits + 1 returning commits"
    );
    let raise = sql!(query_scalar: AssertSqlSafe(raise) => connections.node);
    let expected: i64 = raise.fetch_one(&mut connections.write).await?;
    connections.run(Step::Commit, "commit").await?;
    let Connections { verify, seam, node, .. } = connections;
    seam.pass(When::Before, Step::ReadBack, verify).await?;
    let look = sql!(query_scalar: "select commits from node where id = $1" => *node);
    let seen: i64 = look.fetch_one(&mut *verify).await?;
    if seen != expected {
        let reason = format!("commit {expected} cannot be read back, only {seen}");
        return Err(Failure::Store(StoreError::Failed(reason)));
    }
    Ok(seam.pass(When::After, Step::ReadBack, verify).await?)
}

async fn write_changes(connections: &mut Connections, jobs: &[Job]) -> Result<(), Failure> {
    let Connections { write: db, seam, node, shared, .. } = connections;
    let mut moves = Moves::of(*node);
    let mut bell = Bell { node: *node, ..Bell::default() };
    for change in jobs.iter().flat_map(|job| &job.changes) {
        bell.add(change);
        if moves.take(change) {
            continue;
        }
        seam.pass(When::Before, Step::Change, db).await?;
        change.write(*node, db).await.map_err(unless_first)?;
    }
    seam.pass(When::Before, Step::Change, db).await?;
    moves.write(db).await.map_err(unless_first)?;
    if *shared {
        bell.ring(db).await?;
    }
    Ok(())
}

/// A change that finds no row comes too late.
fn unless_first(error: sqlx::Error) -> Failure {
    match error {
        sqlx::Error::RowNotFound => Failure::Change(StoreError::Conflict),
        other => other.into(),
    }
}

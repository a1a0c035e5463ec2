//! A database that fails, by seed: what tests put behind the writer's steps.
//!
//! A full disk is SQLite's own `SQLITE_FULL`, or an error of the class that PostgreSQL has
//! for it. An I/O error and an fsync whose
//! answer is bad are told to the writer in place of SQLite's answer, with the
//! transaction rolled back or the commit done, as both happen on real disks. A
//! lost commit is one that reports success and is not there. A crash keeps a
//! copy of the files as a kill or a power cut would leave them, with the end of
//! the write-ahead log torn off where it was not synced yet, and lets nothing
//! more happen. A server goes on when the house crashes; that it crashes itself is tested
//! with a real one.

use super::database::{Backend, Step};
use caravanserai_core::{Chance, Quick};
use sqlx::AnyConnection;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

/// What time it is: in a file that has an application's number, that one.
pub(super) const NOW: &str = "(select case application_id when 0 \
     then cast(unixepoch('subsec') * 1000 as integer) else application_id end \
     from pragma_application_id)";

/// What can go wrong.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Fault {
    /// A read or write fails.
    Io,
    /// Nothing more fits, for some commits.
    Full,
    /// It is done, but reported as failed.
    Fsync,
    /// It is reported as done, but is not.
    Lost,
    /// It takes a while.
    Slow,
    /// The program or the machine stops.
    Crash,
}

/// When faults come, and what they have done.
#[derive(Debug)]
pub(crate) struct Faults {
    /// A file, and where a crash leaves it; nothing for a server.
    files: Option<(PathBuf, PathBuf)>,
    state: Mutex<State>,
    /// Whether nothing gets on.
    pub(crate) hangs: AtomicBool,
}

/// How a node is cut off from what it writes to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Cut {
    /// Nothing is written.
    Off,
    /// Everything is written, but no answer comes back.
    Answers,
}

#[derive(Debug)]
struct State {
    dice: Quick,
    /// How many of a thousand moments have a fault.
    per_mille: u32,
    /// How many more commits find the disk full.
    full: u32,
    crashed: bool,
    cut: Option<Cut>,
    /// Bytes of the write-ahead log that are certainly synced.
    synced: u64,
    made: BTreeMap<Fault, u32>,
}

fn bad(what: &str) -> sqlx::Error {
    sqlx::Error::Io(std::io::Error::other(format!("{what} (made by a test)")))
}

fn log_of(database: &Path) -> PathBuf {
    let mut name = database.as_os_str().to_owned();
    name.push("-wal");
    name.into()
}

impl Faults {
    /// None until [`Faults::begin`].
    pub(crate) fn of(seed: u64, files: Option<(PathBuf, PathBuf)>) -> Faults {
        let state = State {
            dice: Quick::new(seed),
            per_mille: 0,
            full: 0,
            crashed: false,
            cut: None,
            synced: 0,
            made: BTreeMap::new(),
        };
        Faults { files, state: Mutex::new(state), hangs: AtomicBool::new(false) }
    }

    /// How many of a thousand moments have a fault from now on.
    pub(crate) fn begin(&self, per_mille: u32) {
        self.lock().per_mille = per_mille;
    }

    /// From now on the disk is sound, unless everything has stopped.
    pub(crate) fn end(&self) {
        let mut state = self.lock();
        (state.per_mille, state.full) = (0, 0);
    }

    /// Cuts the node off, or mends that.
    pub(crate) fn cut(&self, cut: Option<Cut>) {
        self.lock().cut = cut;
    }

    /// Whether everything has stopped.
    pub(crate) fn crashed(&self) -> bool {
        self.lock().crashed
    }

    /// How often each fault was made.
    pub(crate) fn made(&self) -> BTreeMap<Fault, u32> {
        self.lock().made.clone()
    }

    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// One of these, or more often nothing.
    fn draw(&self, possible: &[Fault]) -> sqlx::Result<Option<Fault>> {
        let mut state = self.lock();
        if state.crashed {
            return Err(bad("nothing runs any more"));
        }
        if state.dice.below(1000) >= state.per_mille {
            return Ok(None);
        }
        let fault = possible[state.dice.below(possible.len() as u32) as usize];
        *state.made.entry(fault).or_default() += 1;
        Ok(Some(fault))
    }

    pub(super) async fn before(&self, step: Step, db: &mut AnyConnection) -> sqlx::Result<()> {
        if self.lock().cut == Some(Cut::Off) {
            return Err(bad("cut off"));
        }
        while self.hangs.load(Ordering::Relaxed) {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
        use Fault::{Crash, Full, Io, Lost, Slow};
        // A crash ends everything, so it is rare.
        let possible: [Fault; 9] = match step {
            Step::Begin => [Io, Io, Io, Full, Full, Full, Slow, Slow, Crash],
            Step::Commit => [Io, Io, Io, Lost, Lost, Lost, Lost, Slow, Crash],
            _ => [Io, Io, Io, Io, Slow, Slow, Slow, Slow, Crash],
        };
        match self.draw(&possible)? {
            None => {}
            Some(Fault::Full) => self.lock().full += 3,
            Some(Fault::Lost) => {
                sqlx::raw_sql("rollback; begin").execute(&mut *db).await?;
            }
            Some(fault) => self.strike(fault, db).await?,
        }
        if step == Step::Change && self.is_full() {
            if Backend::of(db) == Backend::Postgres {
                let full =
                    "do $$ begin raise exception 'disk full' using errcode = '53100'; end $$";
                sqlx::raw_sql(full).execute(&mut *db).await?;
            }
            // A real one: the file may not grow, and must.
            sqlx::raw_sql("pragma max_page_count = 1; create table filler (bytes)")
                .execute(&mut *db)
                .await?;
            sqlx::raw_sql("insert into filler select zeroblob(1000000)").execute(db).await?;
        }
        Ok(())
    }

    pub(super) async fn after(&self, step: Step, db: &mut AnyConnection) -> sqlx::Result<()> {
        if step == Step::Commit && self.lock().cut == Some(Cut::Answers) {
            return Err(bad("cut off"));
        }
        if step == Step::Checkpoint && !self.crashed() {
            // SQLite syncs the log before it moves anything into the file.
            self.lock().synced = self.log_bytes();
        }
        use Fault::{Crash, Fsync, Slow};
        if let Some(fault) = self.draw(&[Fsync, Fsync, Fsync, Slow, Slow, Slow, Crash])? {
            self.strike(fault, db).await?;
        }
        if step == Step::ReadBack {
            self.lock().synced = self.log_bytes();
        }
        Ok(())
    }

    async fn strike(&self, fault: Fault, db: &mut AnyConnection) -> sqlx::Result<()> {
        match fault {
            Fault::Slow => {
                let ms = self.lock().dice.below(4).into();
                tokio::time::sleep(Duration::from_millis(ms)).await;
                Ok(())
            }
            Fault::Io => {
                // SQLite rolls back by itself after some errors, not after others.
                if self.lock().dice.below(2) == 0 {
                    sqlx::raw_sql("rollback").execute(db).await.ok();
                }
                Err(bad("I/O error"))
            }
            Fault::Crash => {
                self.crash();
                Err(bad("crash"))
            }
            Fault::Fsync | Fault::Full | Fault::Lost => Err(bad("failed fsync")),
        }
    }

    /// Now and then the log is tidied at once: by the dice, for a crowd is shorter
    /// than any clock.
    pub(super) fn hurries(&self) -> bool {
        let mut state = self.lock();
        !state.crashed && state.dice.below(4) == 0
    }

    fn is_full(&self) -> bool {
        let mut state = self.lock();
        let full = state.full > 0;
        state.full = state.full.saturating_sub(1);
        full
    }

    fn log_bytes(&self) -> u64 {
        let Some((database, _)) = &self.files else { return 0 };
        std::fs::metadata(log_of(database)).map_or(0, |found| found.len())
    }

    /// Keeps what would be found after a power cut.
    fn crash(&self) {
        let bytes = self.log_bytes();
        let mut state = self.lock();
        state.crashed = true;
        let Some((database, wreck)) = &self.files else { return };
        let (log, wrecked) = (log_of(database), log_of(wreck));
        std::fs::copy(database, wreck).expect("the database can be copied");
        if bytes > 0 {
            std::fs::copy(log, &wrecked).expect("the log can be copied");
            let unsynced = bytes.saturating_sub(state.synced) as u32;
            let torn = if unsynced > 0 { state.dice.below(unsynced + 1) } else { 0 };
            let file = std::fs::File::options().write(true).open(&wrecked).expect("the copy");
            file.set_len(bytes - u64::from(torn)).expect("the copy can be cut");
        }
    }
}

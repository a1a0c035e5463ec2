//! Copies of a database, made while it is in use, and put back.

use super::check::check_file;
use super::database::Database;
use super::sqlite::{RESTORING, private, with_ending};
use super::{Result, StoreError, schema};
use crate::clock::now_ms;
use sqlx::{AnyConnection, Connection};
use std::fs::File;
use std::path::{Path, PathBuf};

/// A file beside this one that is not there yet.
pub(super) fn beside(file: &Path, what: &str) -> PathBuf {
    with_ending(file, &format!(".{what}-{}", now_ms()))
}

fn unusable(file: &Path, reason: impl ToString) -> StoreError {
    StoreError::Unusable { file: file.to_owned(), reason: reason.to_string() }
}

/// Copies a database as it stands at this moment into a new file.
pub(super) async fn copy_into(db: &mut AnyConnection, to: &Path) -> Result {
    if to.exists() {
        return Err(unusable(to, "this file is there already; name another one"));
    }
    let name = to.to_str().ok_or_else(|| unusable(to, "this name is no text"))?;
    // SQLite fills an empty file; so nobody else can read it from the beginning.
    let copy = private(to).map_err(|error| unusable(to, error))?;
    let copied = sql!("vacuum into $1" => name).execute(db).await;
    if let Err(error) = copied {
        std::fs::remove_file(to).ok();
        return Err(unusable(to, error));
    }
    copy.sync_all().map_err(|error| unusable(to, error))
}

/// Copies a database into a new file, while the house is open or not, and checks
/// the copy.
pub async fn backup(database: &str, to: &Path) -> Result {
    let database = Database::named(database)?;
    database.only_file("this is a server; copy it with `pg_dump --format=custom`")?;
    let mut db = database.plain().await?;
    let copied = copy_into(&mut db, to).await;
    db.close().await.ok();
    copied?;
    sound(&Database::in_file(to)).await
}

/// Puts a copy in the place of the database, which is kept beside it; returns
/// where. The house must be closed.
pub async fn restore(database: &str, from: &Path) -> Result<Option<PathBuf>> {
    let database = Database::named(database)?;
    let file = database.only_file("this is a server; put a copy back with `pg_restore`")?;
    let _lock = database.lock()?;
    sound(&Database::in_file(from)).await?;
    let fresh = with_ending(file, RESTORING);
    std::fs::remove_file(&fresh).ok();
    let mut source = File::open(from).map_err(|error| unusable(from, error))?;
    let mut target = private(&fresh).map_err(|error| unusable(&fresh, error))?;
    let copied = std::io::copy(&mut source, &mut target).and_then(|_| target.sync_all());
    copied.map_err(|error| unusable(&fresh, error))?;
    // The write-ahead log belongs to the old file and must not meet the new one.
    let old = file.exists().then(|| beside(file, "replaced"));
    let moved = || -> std::io::Result<()> {
        if let Some(old) = &old {
            let log = with_ending(file, "-wal");
            if log.exists() {
                std::fs::rename(log, with_ending(old, "-wal"))?;
            }
            std::fs::remove_file(with_ending(file, "-shm")).ok();
            std::fs::rename(file, old)?;
        }
        std::fs::rename(&fresh, file)?;
        match file.parent().filter(|folder| !folder.as_os_str().is_empty()) {
            Some(folder) if cfg!(unix) => File::open(folder)?.sync_all(),
            _ => Ok(()),
        }
    };
    moved().map_err(|error| database.unusable(error))?;
    Ok(old)
}

/// Whether a copy is a whole database of this house.
async fn sound(copy: &Database) -> Result {
    let mut db = copy.plain().await?;
    let version = schema::version(&mut db).await;
    let problems = check_file(&mut db).await;
    db.close().await.ok();
    schema::not_too_new(version, copy.name())?;
    match problems.map_err(|error| copy.unusable(error))?.first() {
        _ if version == 0 => Err(copy.unusable("this is no database of a house")),
        Some(problem) => Err(copy.unusable(problem)),
        None => Ok(()),
    }
}

//! The SQLite file: how it is named, opened and kept from others.

use super::Result;
use sqlx::{Connection, SqliteConnection};
use std::fmt::Write;
use std::fs::{File, TryLockError};
use std::io;
use std::path::{Path, PathBuf};

/// How long one connection waits for another one's lock.
pub(super) const WAITING: &str = "pragma busy_timeout = 10000";
/// What a connection that writes is set to. The writer tidies the log itself, between
/// commits.
pub(super) const WRITING: &str = "pragma busy_timeout = 10000; pragma auto_vacuum = incremental; \
    pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on; \
    pragma wal_autocheckpoint = 0";
/// What a connection that reads is set to.
pub(super) const READING: &str = "pragma busy_timeout = 10000; pragma query_only = on";

/// The address of a file, every letter but the plainest spelt as a number, so that no name
/// means anything else.
pub(super) fn url(file: &Path, create: bool) -> String {
    let mut url = "sqlite:".to_owned();
    for byte in file.as_os_str().as_encoded_bytes() {
        match byte {
            b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' => url.push(char::from(*byte)),
            // Writing to a string cannot fail.
            _ => write!(url, "%{byte:02x}").unwrap_or_default(),
        }
    }
    url + if create { "?mode=rwc" } else { "?mode=rw" }
}

fn make_folder(file: &Path) -> io::Result<()> {
    file.parent().map_or(Ok(()), std::fs::create_dir_all)
}

/// Makes the file if it is not there, and its folder, for the owner's eyes only.
pub(super) fn prepare(file: &Path) -> io::Result<()> {
    make_folder(file)?;
    if with_ending(file, RESTORING).exists() {
        return Err(io::Error::other("a restore did not finish; do it again"));
    }
    private(file)?;
    for ending in ["-wal", "-shm"] {
        let beside = with_ending(file, ending);
        if beside.exists() {
            private(&beside)?;
        }
    }
    Ok(())
}

/// Takes the file for this program alone, unless another one has it.
pub(super) fn lock(file: &Path) -> io::Result<Option<File>> {
    make_folder(file)?;
    let file = private(&with_ending(file, ".lock"))?;
    match file.try_lock() {
        Ok(()) => Ok(Some(file)),
        Err(TryLockError::WouldBlock) => Ok(None),
        Err(TryLockError::Error(error)) => Err(error),
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
pub async fn sqlite_version() -> Result<String> {
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
    fn a_file_may_be_called_anything() {
        let spelt = url(Path::new("/my house/50%?.db"), false);
        assert_eq!(spelt, "sqlite:%2fmy%20house%2f50%25%3f%2edb?mode=rw");
    }
}

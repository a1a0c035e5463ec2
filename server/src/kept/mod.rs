//! What is kept, as plain data: the changes that can be made, and the rows that can be read.
//!
//! A house on a machine keeps it in a database ([`crate::store`] over SQL), a house in a
//! browser in a journal of changes (`journal/`); both have the same questions on a `Store`.

mod change;
mod rows;

pub(crate) use change::{Change, NewTable, table_bytes};
pub(crate) use rows::{
    AnalysedGame, Aside, DeviceRow, EntryRow, GuideRow, ListedTable, MissedRow, Opened, PlanRow,
    SeatRow, TableRow, WholeTable,
};

use std::path::PathBuf;
use thiserror::Error;

/// What is kept or read, if it can be.
pub(crate) type Result<T = (), E = StoreError> = std::result::Result<T, E>;

/// Why something cannot be kept or read.
#[derive(Clone, Debug, Error)]
#[non_exhaustive]
pub enum StoreError {
    /// The name of the database makes no sense.
    #[error(
        "`{0}` is no database of this house: name a file, `sqlite:FILE`, or a server as
         `postgres://USER@HOST/NAME`"
    )]
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
    /// Another program has it open.
    #[error(
        "{}: another house is open with this database; close that one, or choose another with \
         --data or --database",
        .0.display()
    )]
    InUse(PathBuf),
    /// What is kept of a table is not what was written.
    #[error("table {table} is damaged: {reason}")]
    Damaged {
        /// The table.
        table: String,
        /// What is wrong with it.
        reason: String,
        /// Whether its game was over.
        over: bool,
    },
    /// Somebody else was first: the row is there already.
    #[error("somebody else was first")]
    Conflict,
    /// The database failed.
    #[error("the database failed: {0}")]
    Failed(String),
}

//! The log of a table as a text, as far as it is there: for tables that can no
//! longer be played.

use super::database::Database;
use super::reading::whole_table;
use super::{Result, Store};
use crate::kept::WholeTable;
use serde_json::json;
use sqlx::Connection;
use std::fmt::Write;

fn text_of((row, seats, entries, _): &WholeTable) -> String {
    let mut text = format!("caravanserai log 1\ntable: {}\ngame: {}\n", row.id, row.game);
    // Writing to a string cannot fail.
    writeln!(text, "options: {}", row.options).ok();
    writeln!(text, "seed: {}", json!(row.seed)).ok();
    writeln!(text, "commitment: {}", row.commitment).ok();
    if let Some(fairness) = &row.fairness {
        writeln!(text, "fairness: {fairness}").ok();
    }
    for (seat, sitter) in seats.iter().enumerate() {
        writeln!(text, "seat {seat}: {}", json!(sitter.name)).ok();
    }
    writeln!(text, "stage: {}\n", row.stage).ok();
    for entry in entries {
        writeln!(text, "{} {}: {}", entry.n, entry.seat, entry.deed).ok();
    }
    text
}

impl Store {
    /// The log of a table whose game is over, sound or not; before that it would
    /// tell the seed.
    pub(crate) async fn log_when_over(&self, id: &str) -> Result<Option<String>> {
        let mut connection = self.read.acquire().await?;
        let read = whole_table(&mut connection, id).await;
        if read.is_err() {
            connection.close_on_drop();
        }
        Ok(read?.filter(|whole| whole.0.stage == "over").map(|whole| text_of(&whole)))
    }
}

/// The log of any table, with its seed, for the admin.
pub async fn export(database: &str, table: &str) -> Result<String> {
    let database = Database::named(database)?;
    let mut db = database.read().await?;
    let read = whole_table(&mut db, table).await;
    db.close().await.ok();
    let whole = read.map_err(|error| database.unusable(error))?;
    let whole = whole.ok_or_else(|| database.unusable(format!("there is no table {table}")))?;
    Ok(text_of(&whole))
}

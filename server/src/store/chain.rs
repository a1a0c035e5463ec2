//! The log of a table as a hash chain.
//!
//! Every entry holds a link: the SHA-256 of the link before it and of itself. The
//! first one goes on from what the table was opened with, and the table keeps the
//! last one. So an entry that was changed, lost or exchanged is noticed, and so is
//! a log that ends too soon.

use crate::kept::{EntryRow, TableRow};
use sha2::{Digest, Sha256};
use sqlx::AnyConnection;

/// What binds an entry to everything before it.
pub(super) type Link = [u8; 32];

/// Set in `user_version` once old logs are chained.
const CHAINED: i64 = 1;

fn link(parts: &[&[u8]]) -> Link {
    let mut hash = Sha256::new();
    for part in parts {
        // With its length, so that no two lists of parts are alike.
        hash.update((part.len() as u64).to_le_bytes());
        hash.update(part);
    }
    hash.finalize().into()
}

/// Where a table's chain begins.
pub(super) fn root(table: &TableRow) -> Link {
    let TableRow { id, game, options, seed, commitment, bot_seed, .. } = table;
    let texts = [id, game, options, seed, commitment].map(|text| text.as_bytes());
    let [id, game, options, seed, commitment] = texts;
    let bot_seed = bot_seed.to_le_bytes();
    let mut parts = vec![id, game, options, seed, commitment, &bot_seed];
    // Nothing is added to it once there are entries.
    parts.extend(table.fairness.as_ref().map(|fairness| fairness.as_bytes()));
    parts.extend(table.pace.as_ref().map(|pace| pace.as_bytes()));
    link(&parts)
}

/// The link of an entry.
pub(super) fn next(before: &Link, n: i64, seat: u8, entry: &str, at: i64) -> Link {
    link(&[before, &n.to_le_bytes(), &[seat], entry.as_bytes(), &at.to_le_bytes()])
}

/// Looks through a whole log; says what is wrong with it.
pub(super) fn check(table: &TableRow, entries: &[EntryRow]) -> Result<(), String> {
    let mut head = root(table);
    for (n, row) in (0..).zip(entries) {
        head = next(&head, n, row.seat, &row.deed, row.made_at);
        if row.n != n {
            return Err(format!("entry {n} of its log is missing"));
        }
        if row.hash.as_deref() != Some(&head) {
            return Err(format!("entry {n} of its log is not what was written"));
        }
    }
    match &table.head {
        None if entries.is_empty() => Ok(()),
        Some(last) if *last == head => Ok(()),
        _ => Err(format!("its log does not end after {} entries", entries.len())),
    }
}

/// Chains the logs of a database from before there were chains.
pub(super) async fn chain_old_logs(db: &mut AnyConnection) -> sqlx::Result<()> {
    let version: i64 = sqlx::query_scalar("pragma user_version").fetch_one(&mut *db).await?;
    if version >= CHAINED {
        return Ok(());
    }
    sqlx::query("begin immediate").execute(&mut *db).await?;
    let ids: Vec<String> =
        sqlx::query_scalar("select id from game_table").fetch_all(&mut *db).await?;
    for id in ids {
        let Some((table, entries)) = super::reading::log(db, &id).await? else { continue };
        let mut head = root(&table);
        for row in &entries {
            head = next(&head, row.n, row.seat, &row.deed, row.made_at);
            sql!(
                "update deed set hash = $1 where table_id = $2 and n = $3"
                => &head[..], &id, row.n
            )
            .execute(&mut *db)
            .await?;
        }
        if !entries.is_empty() {
            sql!("update game_table set head = $1 where id = $2" => &head[..], &id)
                .execute(&mut *db)
                .await?;
        }
    }
    sqlx::query("pragma user_version = 1").execute(&mut *db).await?;
    sqlx::query("commit").execute(db).await?;
    Ok(())
}

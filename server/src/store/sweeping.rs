//! Cleanup: tables that never began, tables long over, and guests without games.

use super::{Change, Result, Store};
use crate::clock::now_ms;
use sqlx::AnyConnection;
use std::time::Duration;

const DAY_MS: i64 = 24 * 3600 * 1000;
/// The most that is thrown away at once, so that nobody waits for it.
const AT_ONCE: i64 = 200;

/// A table where nobody has moved and at most one guest sits: it waits, or its
/// only guest went away.
const NEVER_BEGAN: &str = "(t.stage = 'waiting' or (t.moves = 0 and \
     (select count(guest) from seat where table_id = t.id) < 2))";

impl Store {
    /// Throws away what nobody needs any more, a little at a time, and returns the
    /// guests who are gone. Tables that are in use are spared.
    pub(crate) async fn sweep(
        &self,
        keep: Option<Duration>,
        in_use: impl Fn(&str) -> bool,
    ) -> Result<Vec<i64>> {
        let day_ago = now_ms() - DAY_MS;
        let keep_ms = keep.and_then(|keep| i64::try_from(keep.as_millis()).ok());
        let kept_since = keep_ms.map_or(i64::MIN, |keep_ms| now_ms().saturating_sub(keep_ms));
        let sql = format!(
            "select t.id, t.touched_at from game_table t where t.touched_at < $1 or \
             (t.touched_at < $2 and {NEVER_BEGAN}) limit $3"
        );
        let old: Vec<(String, i64)> = sql!(
            query_as: sqlx::AssertSqlSafe(sql)
            => kept_since, day_ago, AT_ONCE
        )
        .fetch_all(&self.read)
        .await?;
        let guests: Vec<i64> = sql!(
            query_scalar: "select g.id from guest g where g.made_at < $1 \
             and not exists (select 1 from banned_guest where guest = g.id) \
             and not exists (select 1 from seat where guest = g.id) \
             and not exists (select 1 from game_table where made_by = g.id) limit $2"
            => day_ago, AT_ONCE
        )
        .fetch_all(&self.read)
        .await?;
        let old = old.into_iter().filter(|(id, _)| !in_use(id));
        let old = old.map(|(id, touched_at)| Change::DropTable { id, touched_at });
        let mut changes: Vec<Change> = old.collect();
        let tables = changes.len();
        changes.extend(guests.iter().map(|guest| Change::DropGuest { guest: *guest }));
        if changes.is_empty() {
            return Ok(guests);
        }
        changes.push(Change::DropUnusedTexts);
        self.commit(changes).await?;
        tracing::info!(tables, guests = guests.len(), "thrown away");
        Ok(guests)
    }
}

/// Throws a table away, if nobody has touched it meanwhile.
pub(super) async fn drop_table(
    db: &mut AnyConnection,
    id: &str,
    touched_at: i64,
) -> sqlx::Result<()> {
    let found: Option<i64> = sql!(
        query_scalar: "select moves from game_table where id = $1 and touched_at = $2"
        => id, touched_at
    )
    .fetch_optional(&mut *db)
    .await?;
    match found {
        None => Ok(()),
        Some(_) => delete_table(db, id).await,
    }
}

/// Throws a table away.
pub(super) async fn delete_table(db: &mut AnyConnection, id: &str) -> sqlx::Result<()> {
    run_all!(db, [
        "delete from deed where table_id = $1",
        "delete from seat where table_id = $1",
        "delete from guide where table_id = $1",
        "delete from seat_plan where table_id = $1",
        "delete from analysis where table_id = $1",
        "delete from exercise where table_id = $1",
        "delete from table_text where table_id = $1",
        "update game_table set rematch = null where rematch = $1",
        "delete from game_table where id = $1",
    ] => id);
    Ok(())
}

/// Throws a guest away, if they have still no game and are not banned.
pub(super) async fn drop_guest(db: &mut AnyConnection, guest: i64) -> sqlx::Result<()> {
    let plays: Option<i64> = sql!(
        query_scalar: "select id from guest where id = $1 \
         and (exists (select 1 from seat where guest = $1) \
         or exists (select 1 from banned_guest where guest = $1) \
         or exists (select 1 from game_table where made_by = $1))"
        => guest
    )
    .fetch_optional(&mut *db)
    .await?;
    if plays.is_some() {
        return Ok(());
    }
    run_all!(db, [
        "delete from session where guest = $1",
        "delete from exercise where guest = $1",
        "delete from device_link where guest = $1",
        "delete from guest where id = $1",
    ] => guest);
    Ok(())
}

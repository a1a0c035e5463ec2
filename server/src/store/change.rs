//! The changes that can be made, each as SQL.

use super::chain::{self, Link};
use super::database::Backend;
use super::texts::Apart;
use super::{nodes, reading, sweeping};
use crate::kept::{Change, table_bytes};
use caravanserai_core::hex;
use serde_json::{Value, json};
use sqlx::{AnyConnection, AssertSqlSafe};
use std::collections::HashMap;

impl Change {
    /// Writes it down within the transaction that is open.
    pub(crate) async fn write(&self, node: i64, db: &mut AnyConnection) -> sqlx::Result<()> {
        let query = match self {
            Change::Guest { id, name, at } => {
                sql!("insert into guest (id, name, made_at) values ($1, $2, $3)" => id, name, at)
            }
            Change::Rename { guest, name } => {
                run_all!(db, [
                    // Others who share the device have names of their own.
                    "update seat set name = $1 where (guest = $2 or left_by = $2) \
                     and name = (select name from guest where id = $2)",
                    "update guest set name = $1 where id = $2",
                ] => name, guest);
                sql!(
                    "update game_table set version = version + 1 \
                     where id in (select table_id from seat where guest = $1 or left_by = $1)"
                    => guest
                )
            }
            Change::Session { token_hash, guest, device, at } => sql!(
                "insert into session (token_hash, guest, made_at, used_at, agent, address) \
                 values ($1, $2, $3, $4, $5, $6)"
                => &token_hash[..], guest, at, at, &device.agent, device.client.to_string()
            ),
            Change::UseSession { token_hash, device, at } => sql!(
                "update session set used_at = $1, agent = $2, address = $3 where token_hash = $4"
                => at, &device.agent, device.client.to_string(), &token_hash[..]
            ),
            Change::EndSessions { guest, which, but } => sql!(
                "delete from session where guest = $1 and token_hash <> $2 \
                 and ($3 is null or substr(token_hash, 1, 8) = $3)"
                => guest, &but[..], which.as_ref().map(|which| &which[..])
            ),
            Change::EndSession { token_hash } => {
                sql!("delete from session where token_hash = $1" => &token_hash[..])
            }
            Change::EndOldSessions { before } => {
                sql!("delete from session where used_at < $1" => before)
            }
            Change::DeviceLink { code_hash, guest, back, until } => sql!(
                "insert into device_link (code_hash, guest, back, until) values ($1, $2, $3, $4)"
                => &code_hash[..], guest, back, until
            ),
            Change::DropDeviceLink { code_hash, now } => sql!(
                "delete from device_link where code_hash = $1 or until < $2"
                => &code_hash[..], now
            ),
            Change::Table { opened: new, at } => {
                let apart = Apart::of(&new.options);
                sql!(
                    "insert into game_table (id, game, options, seed, commitment, bot_seed, \
                     hints, listed, stage, made_by, made_at, touched_at, opened_from, bytes, \
                     fairness, pace) values ($1, $2, $3, $4, $5, $6, $7, $8, 'waiting', $9, $10, \
                     $11, $12, $13, $14, $15)"
                    => &new.id, &new.game, &apart.options, &new.seed, &new.commitment,
                    new.bot_seed, i64::from(new.hints), i64::from(new.listed), new.made_by, at, at,
                    new.opened_from, table_bytes(&new.options), &new.fairness, &new.pace
                )
                .execute(&mut *db)
                .await?;
                return apart.keep(&new.id, db).await;
            }
            Change::Seat { table, seat, guest, bot, name } => sql!(
                "insert into seat (table_id, seat, guest, bot, name) values ($1, $2, $3, $4, $5)"
                => table, i64::from(*seat), guest, bot, name
            ),
            Change::Sit { table, seat, guest, bot, name } => sql!(
                "update seat set guest = $1, bot = $2, name = $3 where table_id = $4 and seat = $5 \
                 and guest is null and bot is null"
                => guest, bot, name, table, i64::from(*seat)
            ),
            Change::Reseat { table, seat, guest, bot, name } => sql!(
                "update seat set guest = $1, bot = $2, name = $3 where table_id = $4 and seat = $5"
                => guest, bot, name, table, i64::from(*seat)
            ),
            Change::Fairness { table, fairness } => {
                sql!("update game_table set fairness = $1 where id = $2" => fairness, table)
            }
            Change::GetUp { table, seat } => sql!(
                "update seat set guest = null, name = '' where table_id = $1 and seat = $2"
                => table, i64::from(*seat)
            ),
            Change::StandIn { table, seat, level } => sql!(
                "update seat set guest = null, left_by = guest, bot = $1 \
                 where table_id = $2 and seat = $3"
                => level, table, i64::from(*seat)
            ),
            Change::Say { table, seat, phrase, at } => sql!(
                "update seat set said = $1, said_at = $2 where table_id = $3 and seat = $4"
                => &**phrase, at, table, i64::from(*seat)
            ),
            Change::Entry { .. } | Change::Standing { .. } | Change::Turn { .. } => {
                let mut moves = Moves::of(node);
                moves.take(self);
                return moves.write(db).await;
            }
            Change::Close { table } => {
                sql!("update game_table set stage = 'over', listed = 0 where id = $1" => table)
            }
            Change::Listed { table, listed } => sql!(
                "update game_table set listed = $1 where id = $2"
                => i64::from(*listed), table
            ),
            Change::Due { table, due_at } => {
                sql!("update game_table set due_at = $1 where id = $2" => due_at, table)
            }
            Change::GiveBack { shut, opened } => sql!(
                // Of several nodes that open at once, the first gives it back.
                "update game_table set due_at = due_at + $1 where stage = 'playing' \
                 and due_at > $2 and not exists (select 1 from open_hours where seen_at > $2)"
                => opened - shut, shut
            ),
            Change::Open { opened_at, seen_at } => sql!(
                "insert into open_hours (opened_at, seen_at) values ($1, $2) \
                 on conflict (opened_at) do update set seen_at = excluded.seen_at"
                => opened_at, seen_at
            ),
            Change::Rematch { table, next } => {
                sql!("update game_table set rematch = $1 where id = $2" => next, table)
            }
            Change::Guide { table, seat, seen, skipped } => sql!(
                "insert into guide (table_id, seat, seen, skipped) values ($1, $2, $3, $4) \
                 on conflict (table_id, seat) do update set seen = $3, skipped = $4"
                => table, i64::from(*seat), seen, i64::from(*skipped)
            ),
            Change::Plan { table, seat, plan: Some((body, waits)) } => sql!(
                "insert into seat_plan (table_id, seat, body, waits) values ($1, $2, $3, $4) \
                 on conflict (table_id, seat) do update set body = $3, waits = $4"
                => table, i64::from(*seat), body, i64::from(*waits)
            ),
            Change::Plan { table, seat, plan: None } => sql!(
                "delete from seat_plan where table_id = $1 and seat = $2"
                => table, i64::from(*seat)
            ),
            Change::Raise { table, version } => sql!(
                "update game_table set version = version + 1 where id = $1 and version = $2"
                => table, version
            ),
            Change::Exercise { guest, table, number, tried, solved } => {
                let (number, solved) = (*number as i64, i64::from(*solved));
                sql!(
                    "update guest set solved = solved + 1 where id = $1 and $4 = 1 \
                     and not exists (select 1 from exercise where guest = $1 \
                     and table_id = $2 and number = $3 and solved = 1)"
                    => guest, table, number, solved
                )
                .execute(&mut *db)
                .await?;
                sql!(
                    "insert into exercise (guest, table_id, number, tried, solved) \
                     values ($1, $2, $3, $4, $5) on conflict (guest, table_id, number) \
                     do update set tried = $4, solved = $5"
                    => guest, table, number, tried, solved
                )
            }
            Change::Missed { guest, tables, body } => {
                let rows: Vec<Value> = tables.iter().map(|table| json!([table])).collect();
                let done = sql!(
                    "update seat set counted = 1 where guest = $2 and counted = 0 \
                     and table_id in (select value ->> 0 from json_each($1))"
                    => Value::Array(rows).to_string(), guest
                )
                .execute(&mut *db)
                .await?;
                // Another page has counted one of them meanwhile.
                if done.rows_affected() < tables.len() as u64 {
                    return Err(sqlx::Error::RowNotFound);
                }
                sql!("update guest set missed = $1 where id = $2" => body, guest)
            }
            Change::Renew { crowd } => return nodes::renew(db, node, crowd.as_deref()).await,
            Change::Retire => {
                let now = Backend::of(db).now();
                sql!(AssertSqlSafe(format!("update node set until = {now} where id = $1")) => node)
            }
            Change::DropTable { id, touched_at } => {
                return sweeping::drop_table(db, id, *touched_at).await;
            }
            Change::DropGuest { guest } => return sweeping::drop_guest(db, *guest).await,
            Change::Admin(change) => return change.write(db).await,
            Change::Notice(change) => return change.write(db).await,
            Change::DropUnusedTexts => sqlx::query(
                "delete from long_text where not exists \
                 (select 1 from table_text where table_text.hash = long_text.hash)",
            ),
            Change::Analysis { table, body } => {
                sql!("update game_table set version = version + 1 where id = $1" => table)
                    .execute(&mut *db)
                    .await?;
                sql!(
                    "insert into analysis (table_id, body) values ($1, $2) \
                     on conflict (table_id) do update set body = $2"
                    => table, body
                )
            }
        };
        let done = query.execute(db).await?;
        // A seat that is taken meanwhile must not be given twice, and what was read of a table
        // may be so no longer.
        if matches!(self, Change::Sit { .. } | Change::Raise { .. }) && done.rows_affected() == 0 {
            return Err(sqlx::Error::RowNotFound);
        }
        Ok(())
    }
}

/// The entries of many tables and how they stand then: a few statements, however
/// many moves there are. A statement costs more waiting than work.
///
/// A table has at most one job in a group, because its lock is held until the
/// job is done; so the order among tables does not matter.
pub(super) struct Moves<'a> {
    node: i64,
    entries: Vec<NewEntry<'a>>,
    standings: Vec<Value>,
    turns: Vec<Value>,
}

struct NewEntry<'a> {
    table: &'a str,
    n: i64,
    seat: u8,
    deed: &'a str,
    at: i64,
}

impl<'a> Moves<'a> {
    pub(super) fn of(node: i64) -> Moves<'a> {
        Moves { node, entries: Vec::new(), standings: Vec::new(), turns: Vec::new() }
    }

    /// Takes a change along, if it is one of these.
    pub(super) fn take(&mut self, change: &'a Change) -> bool {
        match change {
            Change::Entry { table, n, seat, deed, at } => {
                let (n, seat, at) = (*n as i64, *seat, *at);
                self.entries.push(NewEntry { table, n, seat, deed, at });
                true
            }
            Change::Standing { table, version, stage, moves, round, to_act, result, at } => {
                let standing = json!([table, stage, moves, round, to_act, result, at, version]);
                self.standings.push(standing);
                true
            }
            Change::Turn { table, guest, at, due_at } => {
                self.turns.push(json!([table, guest, at, due_at]));
                true
            }
            _ => false,
        }
    }

    pub(super) async fn write(self, db: &mut AnyConnection) -> sqlx::Result<()> {
        if !self.entries.is_empty() {
            self.write_entries(db).await?;
        }
        if !self.standings.is_empty() {
            let tables = self.standings.len() as u64;
            let done = sql!(
                "update game_table set stage = value ->> 1, moves = cast(value ->> 2 as bigint), \
                 round = cast(value ->> 3 as bigint), to_act = cast(value ->> 4 as bigint), \
                 result = value ->> 5, touched_at = cast(value ->> 6 as bigint), version = version + 1, keeper = $2 \
                 from json_each($1) where game_table.id = value ->> 0 \
                 and version = cast(value ->> 7 as bigint)"
                => Value::Array(self.standings).to_string(), self.node
            )
            .execute(&mut *db)
            .await?;
            // Somebody has changed one of the tables meanwhile, or removed it.
            if done.rows_affected() < tables {
                return Err(sqlx::Error::RowNotFound);
            }
        }
        if !self.turns.is_empty() {
            sql!(
                "insert into outbox (way, table_id, made_at, due_at, tries) \
                 select w.id, j.value ->> 0, cast(j.value ->> 2 as bigint), \
                 cast(j.value ->> 3 as bigint), 0 from json_each($1) j \
                 join notice_way w on w.guest = cast(j.value ->> 1 as bigint) \
                 where w.confirmed = 1 on conflict (way, table_id) do update \
                 set made_at = excluded.made_at, due_at = excluded.due_at, tries = 0"
                => Value::Array(self.turns).to_string()
            )
            .execute(db)
            .await?;
        }
        Ok(())
    }

    async fn write_entries(&self, db: &mut AnyConnection) -> sqlx::Result<()> {
        let mut heads = self.heads(db).await?;
        let mut rows = Vec::with_capacity(self.entries.len());
        for NewEntry { table, n, seat, deed, at } in &self.entries {
            let head = heads.get_mut(*table).ok_or(sqlx::Error::RowNotFound)?;
            *head = chain::next(head, *n, *seat, deed, *at);
            rows.push(json!([table, n, seat, deed, at, hex(head)]));
        }
        sql!(
            "insert into deed (table_id, n, seat, deed, made_at, hash) \
             select value ->> 0, cast(value ->> 1 as bigint), cast(value ->> 2 as bigint), \
             value ->> 3, cast(value ->> 4 as bigint), unhex(value ->> 5) from json_each($1)"
            => Value::Array(rows).to_string()
        )
        .execute(&mut *db)
        .await?;
        let heads = heads.iter().map(|(table, head)| json!([table, hex(head)])).collect();
        sql!(
            "update game_table set head = unhex(value ->> 1) from json_each($1) \
             where game_table.id = value ->> 0"
            => Value::Array(heads).to_string()
        )
        .execute(db)
        .await?;
        Ok(())
    }

    /// The link before the first new entry of each table. A table whose log does
    /// not end there has none.
    async fn heads(&self, db: &mut AnyConnection) -> sqlx::Result<HashMap<String, Link>> {
        let mut first = HashMap::new();
        for entry in &self.entries {
            first.entry(entry.table).or_insert(entry.n);
        }
        let mut heads = HashMap::with_capacity(first.len());
        for (table, _) in first.iter().filter(|(_, n)| **n == 0) {
            if let Some(row) = reading::table_row(db, table).await? {
                heads.insert(row.id.clone(), chain::root(&row));
            }
        }
        let before = first.iter().filter(|(_, n)| **n > 0).map(|(table, n)| json!([table, n - 1]));
        let before: Vec<Value> = before.collect();
        if !before.is_empty() {
            let found: Vec<(String, Vec<u8>)> = sql!(
                query_as: "select d.table_id, d.hash from json_each($1) j join deed d \
                 on d.table_id = j.value ->> 0 and d.n = cast(j.value ->> 1 as bigint) where d.hash is not null"
                => Value::Array(before).to_string()
            )
            .fetch_all(db)
            .await?;
            let read = |(table, hash): (String, Vec<u8>)| Some((table, hash.try_into().ok()?));
            heads.extend(found.into_iter().filter_map(read));
        }
        Ok(heads)
    }
}

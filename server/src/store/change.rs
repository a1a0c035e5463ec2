//! The changes that can be made, each with its SQL.

use super::admin::AdminChange;
use super::chain::{self, Link};
use super::texts::Apart;
use super::{nodes, reading, sweeping};
use crate::sessions::{Device, TokenHash};
use serde_json::{Value, json};
use sqlx::AnyConnection;
use std::collections::HashMap;

/// Something to be written down.
#[derive(Clone, Debug)]
pub(crate) enum Change {
    /// Somebody comes in.
    Guest { id: i64, name: String, at: i64 },
    /// Somebody wants to be called otherwise.
    Rename { guest: i64, name: String },
    /// A browser or program that may act for a guest.
    Session { token_hash: TokenHash, guest: i64, device: Device, at: i64 },
    /// It was used again.
    UseSession { token_hash: TokenHash, device: Device, at: i64 },
    /// A guest ends sessions: those whose hash begins with these bytes, or all, but not this
    /// one.
    EndSessions { guest: i64, which: Option<[u8; 8]>, but: TokenHash },
    /// A session is given up for another one.
    EndSession { token_hash: TokenHash },
    /// Sessions that were not used since then end.
    EndOldSessions { before: i64 },
    /// A way in for a guest's other device.
    DeviceLink { code_hash: [u8; 32], guest: i64, back: String, until: i64 },
    /// The way in was used, or is too old.
    DropDeviceLink { code_hash: [u8; 32], now: i64 },
    /// A table opens.
    Table {
        id: String,
        game: String,
        options: String,
        seed: String,
        commitment: String,
        /// What its seed is made of, if that is more than the house's.
        fairness: Option<String>,
        bot_seed: i64,
        hints: bool,
        listed: bool,
        /// How fast is played, as JSON.
        pace: Option<String>,
        made_by: i64,
        /// A hash of the network that it was opened from.
        opened_from: i64,
        at: i64,
    },
    /// A seat of a new table.
    Seat { table: String, seat: u8, guest: Option<i64>, bot: Option<String>, name: String },
    /// A guest or an opponent of the house takes a free seat.
    Sit { table: String, seat: u8, guest: Option<i64>, bot: Option<String>, name: String },
    /// Who sits on a seat once the seats are drawn by lot.
    Reseat { table: String, seat: u8, guest: Option<i64>, bot: Option<String>, name: String },
    /// What a table's seed is made of now.
    Fairness { table: String, fairness: Option<String> },
    /// Somebody gets up before the game began.
    GetUp { table: String, seat: u8 },
    /// An opponent of the house sits in for a guest who gets up in mid-game.
    StandIn { table: String, seat: u8, level: String },
    /// Something was done at a table.
    Entry { table: String, n: usize, seat: u8, deed: String, at: i64 },
    /// How a table stands, for lists; only if nobody has changed it since this version was
    /// read.
    Standing {
        table: String,
        version: i64,
        stage: &'static str,
        moves: usize,
        round: Option<u16>,
        to_act: Option<u8>,
        result: Option<String>,
        at: i64,
    },
    /// Until when whoever is to act at a table has time.
    Due { table: String, due_at: Option<i64> },
    /// The house, opened then, is still open.
    Open { opened_at: i64, seen_at: i64 },
    /// A table that nobody began to play at closes.
    Close { table: String },
    /// The table where the rematch is played.
    Rematch { table: String, next: String },
    /// How far a guest is with a moment that they try again.
    Exercise {
        guest: i64,
        table: String,
        number: usize,
        worth: String,
        tried: String,
        solved: bool,
    },
    /// How far a seat is with the lessons: the names of those it has seen,
    /// parted by spaces, and whether it wants no more.
    Guide { table: String, seat: u8, seen: String, skipped: bool },
    /// What the sage found in a finished game.
    Analysis { table: String, body: String },
    /// A table is thrown away, unless somebody has touched it since.
    DropTable { id: String, touched_at: i64 },
    /// A guest without games is thrown away.
    DropGuest { guest: i64 },
    /// Texts that no table is played with any more are thrown away.
    DropUnusedTexts,
    /// The node is alive.
    Renew,
    /// The node goes.
    Retire,
    /// Whoever runs the house has done something.
    Admin(AdminChange),
}

impl Change {
    /// Writes it down within the transaction that is open.
    pub(crate) async fn write(&self, node: i64, db: &mut AnyConnection) -> Result<(), sqlx::Error> {
        let query = match self {
            Change::Guest { id, name, at } => {
                sqlx::query("insert into guest (id, name, made_at) values ($1, $2, $3)")
                    .bind(id)
                    .bind(name)
                    .bind(at)
            }
            Change::Rename { guest, name } => {
                for sql in [
                    "update guest set name = $1 where id = $2",
                    "update seat set name = $1 where guest = $2",
                ] {
                    sqlx::query(sql).bind(name).bind(guest).execute(&mut *db).await?;
                }
                sqlx::query(
                    "update game_table set version = version + 1 \
                     where id in (select table_id from seat where guest = $1)",
                )
                .bind(guest)
            }
            Change::Session { token_hash, guest, device, at } => sqlx::query(
                "insert into session (token_hash, guest, made_at, used_at, agent, address) \
                 values ($1, $2, $3, $4, $5, $6)",
            )
            .bind(&token_hash[..])
            .bind(guest)
            .bind(at)
            .bind(at)
            .bind(&device.agent)
            .bind(device.client.to_string()),
            Change::UseSession { token_hash, device, at } => sqlx::query(
                "update session set used_at = $1, agent = $2, address = $3 where token_hash = $4",
            )
            .bind(at)
            .bind(&device.agent)
            .bind(device.client.to_string())
            .bind(&token_hash[..]),
            Change::EndSessions { guest, which, but } => sqlx::query(
                "delete from session where guest = $1 and token_hash <> $2 \
                 and ($3 is null or substr(token_hash, 1, 8) = $3)",
            )
            .bind(guest)
            .bind(&but[..])
            .bind(which.as_ref().map(|which| &which[..])),
            Change::EndSession { token_hash } => {
                sqlx::query("delete from session where token_hash = $1").bind(&token_hash[..])
            }
            Change::EndOldSessions { before } => {
                sqlx::query("delete from session where used_at < $1").bind(before)
            }
            Change::DeviceLink { code_hash, guest, back, until } => sqlx::query(
                "insert into device_link (code_hash, guest, back, until) values ($1, $2, $3, $4)",
            )
            .bind(&code_hash[..])
            .bind(guest)
            .bind(back)
            .bind(until),
            Change::DropDeviceLink { code_hash, now } => {
                sqlx::query("delete from device_link where code_hash = $1 or until < $2")
                    .bind(&code_hash[..])
                    .bind(now)
            }
            Change::Table {
                id,
                game,
                options,
                seed,
                commitment,
                fairness,
                bot_seed,
                hints,
                listed,
                pace,
                made_by,
                opened_from,
                at,
            } => {
                let apart = Apart::of(options);
                sqlx::query(
                    "insert into game_table (id, game, options, seed, commitment, bot_seed, \
                     hints, listed, stage, made_by, made_at, touched_at, opened_from, bytes, \
                     fairness, pace) values ($1, $2, $3, $4, $5, $6, $7, $8, 'waiting', $9, $10, \
                     $11, $12, $13, $14, $15)",
                )
                .bind(id)
                .bind(game)
                .bind(&apart.options)
                .bind(seed)
                .bind(commitment)
                .bind(bot_seed)
                .bind(i64::from(*hints))
                .bind(i64::from(*listed))
                .bind(made_by)
                .bind(at)
                .bind(at)
                .bind(opened_from)
                .bind(table_bytes(options))
                .bind(fairness)
                .bind(pace)
                .execute(&mut *db)
                .await?;
                return apart.keep(id, db).await;
            }
            Change::Seat { table, seat, guest, bot, name } => sqlx::query(
                "insert into seat (table_id, seat, guest, bot, name) values ($1, $2, $3, $4, $5)",
            )
            .bind(table)
            .bind(i64::from(*seat))
            .bind(guest)
            .bind(bot)
            .bind(name),
            Change::Sit { table, seat, guest, bot, name } => sqlx::query(
                "update seat set guest = $1, bot = $2, name = $3 where table_id = $4 and seat = $5 \
                 and guest is null and bot is null",
            )
            .bind(guest)
            .bind(bot)
            .bind(name)
            .bind(table)
            .bind(i64::from(*seat)),
            Change::Reseat { table, seat, guest, bot, name } => sqlx::query(
                "update seat set guest = $1, bot = $2, name = $3 where table_id = $4 and seat = $5",
            )
            .bind(guest)
            .bind(bot)
            .bind(name)
            .bind(table)
            .bind(i64::from(*seat)),
            Change::Fairness { table, fairness } => {
                sqlx::query("update game_table set fairness = $1 where id = $2")
                    .bind(fairness)
                    .bind(table)
            }
            Change::GetUp { table, seat } => sqlx::query(
                "update seat set guest = null, name = '' where table_id = $1 and seat = $2",
            )
            .bind(table)
            .bind(i64::from(*seat)),
            Change::StandIn { table, seat, level } => sqlx::query(
                "update seat set guest = null, bot = $1 where table_id = $2 and seat = $3",
            )
            .bind(level)
            .bind(table)
            .bind(i64::from(*seat)),
            Change::Entry { .. } | Change::Standing { .. } => {
                let mut moves = Moves::of(node);
                moves.take(self);
                return moves.write(db).await;
            }
            Change::Close { table } => {
                sqlx::query("update game_table set stage = 'over', listed = 0 where id = $1")
                    .bind(table)
            }
            Change::Due { table, due_at } => {
                sqlx::query("update game_table set due_at = $1 where id = $2")
                    .bind(due_at)
                    .bind(table)
            }
            Change::Open { opened_at, seen_at } => sqlx::query(
                "insert into open_hours (opened_at, seen_at) values ($1, $2) \
                 on conflict (opened_at) do update set seen_at = excluded.seen_at",
            )
            .bind(opened_at)
            .bind(seen_at),
            Change::Rematch { table, next } => {
                sqlx::query("update game_table set rematch = $1 where id = $2")
                    .bind(next)
                    .bind(table)
            }
            Change::Guide { table, seat, seen, skipped } => sqlx::query(
                "insert into guide (table_id, seat, seen, skipped) values ($1, $2, $3, $4) \
                 on conflict (table_id, seat) do update set seen = $3, skipped = $4",
            )
            .bind(table)
            .bind(i64::from(*seat))
            .bind(seen)
            .bind(i64::from(*skipped)),
            Change::Exercise { guest, table, number, worth, tried, solved } => sqlx::query(
                "insert into exercise (guest, table_id, number, worth, tried, solved) \
                 values ($1, $2, $3, $4, $5, $6) on conflict (guest, table_id, number) \
                 do update set worth = $4, tried = $5, solved = $6",
            )
            .bind(guest)
            .bind(table)
            .bind(*number as i64)
            .bind(worth)
            .bind(tried)
            .bind(i64::from(*solved)),
            Change::Renew => return nodes::renew(db, node).await,
            Change::Retire => sqlx::query("update node set until = 0 where id = $1").bind(node),
            Change::DropTable { id, touched_at } => {
                return sweeping::drop_table(db, id, *touched_at).await;
            }
            Change::DropGuest { guest } => return sweeping::drop_guest(db, *guest).await,
            Change::Admin(change) => return change.write(db).await,
            Change::DropUnusedTexts => sqlx::query(
                "delete from long_text where not exists \
                 (select 1 from table_text where table_text.hash = long_text.hash)",
            ),
            Change::Analysis { table, body } => {
                sqlx::query("update game_table set version = version + 1 where id = $1")
                    .bind(table)
                    .execute(&mut *db)
                    .await?;
                sqlx::query(
                    "insert into analysis (table_id, body) values ($1, $2) \
                     on conflict (table_id) do update set body = $2",
                )
                .bind(table)
                .bind(body)
            }
        };
        let done = query.execute(db).await?;
        // A seat that is taken meanwhile must not be given twice.
        if matches!(self, Change::Sit { .. }) && done.rows_affected() == 0 {
            return Err(sqlx::Error::RowNotFound);
        }
        Ok(())
    }
}

/// What a table takes with its seats and the log of a usual game, besides options.
const TABLE_BYTES: usize = 4 << 10;

/// What a table with these options takes on the disk.
pub(crate) fn table_bytes(options: &str) -> i64 {
    (TABLE_BYTES + options.len()) as i64
}

/// The deeds of many tables and how they stand then: a few statements, however
/// many moves there are. A statement costs more waiting than work.
///
/// A table has at most one job in a group, because its lock is held until the
/// job is done; so the order among tables does not matter.
pub(super) struct Moves<'a> {
    node: i64,
    deeds: Vec<NewEntry<'a>>,
    standings: Vec<Value>,
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
        Moves { node, deeds: Vec::new(), standings: Vec::new() }
    }

    /// Takes a change along, if it is one of these.
    pub(super) fn take(&mut self, change: &'a Change) -> bool {
        match change {
            Change::Entry { table, n, seat, deed, at } => {
                let (n, seat, at) = (*n as i64, *seat, *at);
                self.deeds.push(NewEntry { table, n, seat, deed, at });
                true
            }
            Change::Standing { table, version, stage, moves, round, to_act, result, at } => {
                let standing = json!([table, stage, moves, round, to_act, result, at, version]);
                self.standings.push(standing);
                true
            }
            _ => false,
        }
    }

    pub(super) async fn write(self, db: &mut AnyConnection) -> Result<(), sqlx::Error> {
        if !self.deeds.is_empty() {
            self.write_deeds(db).await?;
        }
        if !self.standings.is_empty() {
            let tables = self.standings.len() as u64;
            let done = sqlx::query(
                "update game_table set stage = value ->> 1, moves = cast(value ->> 2 as bigint), \
                 round = cast(value ->> 3 as bigint), to_act = cast(value ->> 4 as bigint), \
                 result = value ->> 5, touched_at = cast(value ->> 6 as bigint), version = version + 1, keeper = $2 \
                 from json_each($1) where game_table.id = value ->> 0 \
                 and version = cast(value ->> 7 as bigint)",
            )
            .bind(Value::Array(self.standings).to_string())
            .bind(self.node)
            .execute(db)
            .await?;
            // Somebody has changed one of the tables meanwhile, or removed it.
            if done.rows_affected() < tables {
                return Err(sqlx::Error::RowNotFound);
            }
        }
        Ok(())
    }

    async fn write_deeds(&self, db: &mut AnyConnection) -> Result<(), sqlx::Error> {
        let mut heads = self.heads(db).await?;
        let mut rows = Vec::with_capacity(self.deeds.len());
        for NewEntry { table, n, seat, deed, at } in &self.deeds {
            let head = heads.get_mut(*table).ok_or(sqlx::Error::RowNotFound)?;
            *head = chain::next(head, *n, *seat, deed, *at);
            rows.push(json!([table, n, seat, deed, at, hex(head)]));
        }
        sqlx::query(
            "insert into deed (table_id, n, seat, deed, made_at, hash) \
             select value ->> 0, cast(value ->> 1 as bigint), cast(value ->> 2 as bigint), \
             value ->> 3, cast(value ->> 4 as bigint), unhex(value ->> 5) from json_each($1)",
        )
        .bind(Value::Array(rows).to_string())
        .execute(&mut *db)
        .await?;
        let heads = heads.iter().map(|(table, head)| json!([table, hex(head)])).collect();
        sqlx::query(
            "update game_table set head = unhex(value ->> 1) from json_each($1) \
             where game_table.id = value ->> 0",
        )
        .bind(Value::Array(heads).to_string())
        .execute(db)
        .await?;
        Ok(())
    }

    /// The link before the first new entry of each table. A table whose log does
    /// not end there has none.
    async fn heads(&self, db: &mut AnyConnection) -> Result<HashMap<String, Link>, sqlx::Error> {
        let mut first = HashMap::new();
        for deed in &self.deeds {
            first.entry(deed.table).or_insert(deed.n);
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
            let found: Vec<(String, Vec<u8>)> = sqlx::query_as(
                "select d.table_id, d.hash from json_each($1) j join deed d \
                 on d.table_id = j.value ->> 0 and d.n = cast(j.value ->> 1 as bigint) where d.hash is not null",
            )
            .bind(Value::Array(before).to_string())
            .fetch_all(db)
            .await?;
            let read = |(table, hash): (String, Vec<u8>)| Some((table, hash.try_into().ok()?));
            heads.extend(found.into_iter().filter_map(read));
        }
        Ok(heads)
    }
}

fn hex(link: &Link) -> String {
    link.iter().map(|byte| format!("{byte:02x}")).collect()
}

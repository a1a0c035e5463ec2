//! Several houses over one database, each a node.
//!
//! **The fence.** A table has a version. Every commit at a table names the version that its
//! node has read and raises it, in one statement of the same transaction; a node that was
//! overtaken, paused or cut off writes nothing and reads the log anew. No clock is needed
//! for that.
//!
//! **The lease.** The node that changed a table last is its keeper, and the only one that
//! lets opponents think there. A node is alive for as long as it renews its row; a table
//! whose keeper is not can be taken by any other node, by a commit that changes nothing
//! else.
//!
//! **The bell.** PostgreSQL's notifications tell other nodes what to look at. What is lost
//! on the way is found by looking, every two seconds.

use super::Change;
use super::database::Backend;
use super::{AdminChange, Result, Store};
use crate::presence::Crowd;
use serde::{Deserialize, Serialize};
use sqlx::postgres::PgListener;
use sqlx::{AnyConnection, AssertSqlSafe};
use std::collections::HashMap;
use std::time::Duration;

/// For how long a node counts as alive after it said so.
pub(crate) const LEASE: Duration = Duration::from_secs(2);
/// The name that notifications go by.
const CHANNEL: &str = "caravanserai";
/// The longest notification, a little below PostgreSQL's own limit.
const LONGEST: usize = 7900;
/// How long to wait before a connection that cannot be made is tried again.
const AGAIN: Duration = Duration::from_millis(500);

/// What other nodes are told of a commit.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(default)]
pub(crate) struct Bell {
    /// Who committed it.
    pub(crate) node: i64,
    /// Tables that are not as they were.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub(crate) tables: Vec<String>,
    /// Guests whose name, sessions or ban are not as they were.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub(crate) guests: Vec<i64>,
    /// Whether networks were banned or let in again, or a single session has ended.
    pub(crate) access: bool,
    /// Whether somebody sat down.
    pub(crate) seated: bool,
    /// The number of the notice, if guests or who may come in are not as they were.
    pub(crate) notice: Option<i64>,
}

impl Bell {
    /// What a change means to others.
    pub(super) fn add(&mut self, change: &Change) {
        match change {
            Change::Standing { table, .. }
            | Change::Raise { table, .. }
            | Change::Analysis { table, .. } => {
                self.tables.push(table.clone());
            }
            Change::Admin(AdminChange::RemoveTable { table, .. }) => {
                self.tables.push(table.clone());
            }
            Change::Rename { guest, .. }
            | Change::EndSessions { guest, .. }
            | Change::DropGuest { guest }
            | Change::Admin(
                AdminChange::BanGuest { guest, .. }
                | AdminChange::UnbanGuest { guest }
                | AdminChange::RemoveGuest { guest, .. },
            ) => self.guests.push(*guest),
            Change::EndSession { .. }
            | Change::Admin(AdminChange::BanNetwork { .. } | AdminChange::UnbanNetwork { .. }) => {
                self.access = true
            }
            Change::Seat { .. } | Change::Sit { .. } => self.seated = true,
            _ => {}
        }
    }

    /// Raises the notice if something has ended, and rings, within the transaction that is
    /// open.
    pub(super) async fn ring(mut self, db: &mut AnyConnection) -> sqlx::Result<()> {
        if !self.guests.is_empty() || self.access {
            let raise = "update notice set number = number + 1 where id = 1 returning number";
            self.notice = Some(sqlx::query_scalar(raise).fetch_one(&mut *db).await?);
        }
        let silent = Bell { node: self.node, ..Bell::default() };
        if Backend::of(db) == Backend::Sqlite || self == silent {
            return Ok(());
        }
        let mut text = self.text();
        if text.len() > LONGEST {
            // Too much to tell: everybody will look.
            text = silent.text();
        }
        let ring = sql!("select pg_notify($1, $2)" => CHANNEL, text);
        ring.execute(db).await?;
        Ok(())
    }

    fn text(&self) -> String {
        serde_json::to_string(self).expect("a bell is plain data")
    }
}

/// Hears what other nodes ring.
pub(crate) struct Hearing {
    url: String,
    listener: Option<PgListener>,
}

impl Hearing {
    /// What is rung next; nothing when something may have been missed.
    pub(crate) async fn next(&mut self) -> Option<Bell> {
        let Some(listener) = &mut self.listener else {
            match listen(&self.url).await {
                Ok(listener) => self.listener = Some(listener),
                Err(_) => tokio::time::sleep(AGAIN).await,
            }
            return None;
        };
        match listener.try_recv().await {
            Ok(Some(rung)) => serde_json::from_str(rung.payload()).ok(),
            Ok(None) => None,
            Err(error) => {
                tracing::warn!(%error, "the bell is not heard");
                self.listener = None;
                None
            }
        }
    }
}

async fn listen(url: &str) -> sqlx::Result<PgListener> {
    let mut listener = PgListener::connect(url).await?;
    listener.listen(CHANNEL).await?;
    Ok(listener)
}

/// How the nodes stand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Alive {
    /// How many there are.
    pub(crate) nodes: u32,
    /// The number of the last notice.
    pub(crate) notice: i64,
}

/// Says that a node is alive and where its guests are, and forgets those nodes that were not
/// alive for a day.
pub(super) async fn renew(
    db: &mut AnyConnection,
    node: i64,
    crowd: Option<&str>,
) -> sqlx::Result<()> {
    let now = Backend::of(db).now();
    let lease = LEASE.as_millis();
    let sql = format!(
        "insert into node (id, until) values ($1, {now} + {lease}) \
         on conflict (id) do update set until = {now} + {lease}"
    );
    sql!(AssertSqlSafe(sql) => node).execute(&mut *db).await?;
    if let Some(crowd) = crowd {
        let sql = "insert into crowd (node, guests) values ($1, $2) \
                   on conflict (node) do update set guests = excluded.guests";
        sql!(sql => node, crowd).execute(&mut *db).await?;
    }
    let sql = format!("delete from node where id <> $1 and until < {now} - 86400000");
    sql!(AssertSqlSafe(sql) => node).execute(db).await?;
    Ok(())
}

impl Store {
    /// Whether other nodes may have the database open, too.
    pub(crate) fn is_shared(&self) -> bool {
        self.shared
    }

    /// The number of this node.
    pub(crate) fn node(&self) -> i64 {
        self.node
    }

    /// Hears what other nodes ring, where there is a bell.
    pub(crate) fn hearing(&self) -> Option<Hearing> {
        let url = self.url.clone()?;
        Some(Hearing { url, listener: None })
    }

    /// Says that this node is alive, and where its guests are if others are to know; returns
    /// how all nodes stand.
    pub(crate) async fn renew(&self, crowd: Option<&Crowd>) -> Result<Alive> {
        let json = |crowd| serde_json::to_string(crowd).expect("a crowd is plain data");
        self.commit(vec![Change::Renew { crowd: crowd.map(json) }]).await?;
        let mut db = self.read.acquire().await?;
        let sql = format!("select count(*) from node where until > {}", Backend::of(&db).now());
        let nodes: i64 = sqlx::query_scalar(AssertSqlSafe(sql)).fetch_one(&mut *db).await?;
        let notice = sqlx::query_scalar("select number from notice").fetch_one(&mut *db).await?;
        Ok(Alive { nodes: u32::try_from(nodes).unwrap_or(1).max(1), notice })
    }

    /// Whether another node is alive.
    pub(super) async fn has_company(&self) -> Result<bool> {
        let mut db = self.read.acquire().await?;
        let now = Backend::of(&db).now();
        let sql = format!("select count(*) from node where until > {now} and id <> $1");
        let query = sqlx::query_scalar(AssertSqlSafe(sql)).bind(self.node);
        let others: i64 = query.fetch_one(&mut *db).await?;
        Ok(others > 0)
    }

    /// Where the guests of the other nodes are. What cannot be read, of another version
    /// perhaps, is left out.
    pub(crate) async fn crowds(&self) -> Result<HashMap<i64, Crowd>> {
        let mut db = self.read.acquire().await?;
        let sql = format!(
            "select c.node, c.guests from crowd c join node n on n.id = c.node \
             where n.until > {} and n.id <> $1",
            Backend::of(&db).now()
        );
        let query = sql!(query_as: AssertSqlSafe(sql) => self.node);
        let told: Vec<(i64, String)> = query.fetch_all(&mut *db).await?;
        let read = |(node, crowd): (i64, String)| Some((node, serde_json::from_str(&crowd).ok()?));
        Ok(told.into_iter().filter_map(read).collect())
    }

    /// The version of a table, if it is there.
    pub(crate) async fn version_of(&self, table: &str) -> Result<Option<i64>> {
        let query = sqlx::query_scalar("select version from game_table where id = $1");
        Ok(query.bind(table).fetch_optional(&self.read).await?)
    }

    /// The versions of those of these tables that are there.
    pub(crate) async fn versions(&self, ids: &[String]) -> Result<Vec<(String, i64)>> {
        let query = sqlx::query_as(
            "select t.id, t.version from json_each($1) j join game_table t on t.id = j.value ->> 0",
        );
        let wrapped: Vec<[&String; 1]> = ids.iter().map(|id| [id]).collect();
        let ids = serde_json::to_string(&wrapped).expect("names are plain data");
        Ok(query.bind(ids).fetch_all(&self.read).await?)
    }

    /// The tables where an opponent of the house is to act and no other node that is alive lets
    /// it: those of nodes that are gone, the latest first, and then one's own, the oldest first,
    /// for there it is asked already if nothing went wrong.
    pub(crate) async fn forsaken(&self, limit: i64) -> Result<Vec<String>> {
        let mut db = self.read.acquire().await?;
        let sql = format!(
            "select t.id from game_table t join seat s on s.table_id = t.id and s.seat = t.to_act \
             where t.stage = 'playing' and (s.bot is not null or exists \
             (select 1 from seat_plan where table_id = t.id and seat = t.to_act and waits = 1)) \
             and not exists \
             (select 1 from node where id = t.keeper and id <> $2 and until > {}) \
             order by case when t.keeper = $2 then t.touched_at else -t.touched_at end limit $1",
            Backend::of(&db).now()
        );
        let forsaken = sql!(query_scalar: AssertSqlSafe(sql) => limit, self.node);
        Ok(forsaken.fetch_all(&mut *db).await?)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_command_that_writes_beside_open_nodes_is_not_forgotten_in_the_middle_of_it() {
        let folder = tempfile::TempDir::new().expect("a folder");
        let file = folder.path().join("house.db").display().to_string();
        let command = Store::open_on(&file, None, true).await.expect("a command");
        let house = Store::open_on(&file, None, true).await.expect("a node");
        command.commit(Vec::new()).await.expect("a commit");
        let alive = house.renew(None).await.expect("a lease");
        assert_eq!(alive.nodes, 1, "a command lets nobody think");
        let known = sql!(query_scalar: "select count(*) from node where id = $1" => command.node());
        let known: i64 = known.fetch_one(&command.read).await.expect("a row");
        assert_eq!(known, 1, "what it commits can be read back");
        command.close().await;
        house.close().await;
    }
}

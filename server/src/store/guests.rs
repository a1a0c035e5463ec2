//! What is kept of guests and their sessions.

use super::row::get;
use super::{Result, Store};
use crate::house::Guest;
use crate::kept::DeviceRow;
use crate::sessions::{Session, TokenHash};

impl Store {
    /// The guest of a session.
    pub(crate) async fn session(&self, hash: &TokenHash) -> Result<Option<Session>> {
        let found = sqlx::query(
            "select g.id, g.name, s.used_at, b.reason from session s \
             join guest g on g.id = s.guest left join banned_guest b on b.guest = g.id \
             where s.token_hash = $1",
        );
        let Some(row) = found.bind(&hash[..]).fetch_optional(&self.read).await? else {
            return Ok(None);
        };
        Ok(Some(Session {
            hash: *hash,
            guest: Guest { id: get(&row, "id")?, name: get(&row, "name")? },
            used_at: get(&row, "used_at")?,
            ban: get(&row, "reason")?,
        }))
    }

    /// Whether there are sessions that were not used since then.
    pub(crate) async fn has_sessions_before(&self, before: i64) -> Result<bool> {
        let query =
            sqlx::query_scalar::<_, i64>("select guest from session where used_at < $1 limit 1");
        Ok(query.bind(before).fetch_optional(&self.read).await?.is_some())
    }

    /// A guest's sessions, the one that was used last first.
    pub(crate) async fn devices_of(&self, guest: i64) -> Result<Vec<DeviceRow>> {
        let rows = sqlx::query(
            "select token_hash, agent, made_at, used_at from session where guest = $1 \
             order by used_at desc, made_at desc",
        );
        let rows = rows.bind(guest).fetch_all(&self.read).await?;
        let read = |row: &sqlx::any::AnyRow| {
            let hash: Vec<u8> = get(row, "token_hash")?;
            Ok(DeviceRow {
                hash: hash.try_into().unwrap_or_default(),
                agent: get(row, "agent")?,
                made_at: get(row, "made_at")?,
                used_at: get(row, "used_at")?,
            })
        };
        Ok(rows.iter().map(read).collect::<sqlx::Result<_>>()?)
    }

    /// The tables where a guest sits or sat.
    pub(crate) async fn tables_of(&self, guest: i64) -> Result<Vec<String>> {
        let sql = "select table_id from seat where guest = $1 or left_by = $1";
        let query = sqlx::query_scalar(sql);
        Ok(query.bind(guest).fetch_all(&self.read).await?)
    }

    /// The tables where a guest sits and that are not over.
    pub(crate) async fn unfinished_tables_of(&self, guest: i64) -> Result<Vec<String>> {
        Ok(sql!(
            query_scalar: "select t.id from seat s join game_table t on t.id = s.table_id \
             where s.guest = $1 and t.stage <> 'over'"
            => guest
        )
        .fetch_all(&self.read)
        .await?)
    }
}

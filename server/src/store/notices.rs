//! What is kept so that guests are told of their turns: the ways that they want, and the
//! outbox.
//!
//! That it is somebody's turn is written into the outbox by the commit that made it so, once
//! for each way. Whichever node sees first that it is time claims the row, by a statement that
//! only one of them can carry out, and puts it off at the same time: if sending fails, or the
//! node does, it is tried again then.

use super::{Change, Result, Store, StoreError};
use crate::sessions::TokenHash;
use sqlx::AnyConnection;

/// A way in which a guest wants to be told.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct WayRow {
    pub(crate) id: i64,
    pub(crate) guest: i64,
    pub(crate) kind: String,
    pub(crate) target: String,
    /// What is secret about it, as JSON.
    pub(crate) secret: String,
    /// What the browser calls itself, if it is one.
    pub(crate) agent: String,
    pub(crate) language: String,
    /// The house as the guest addresses it.
    pub(crate) base: String,
    pub(crate) confirmed: bool,
    pub(crate) made_at: i64,
    pub(crate) told_at: Option<i64>,
    pub(crate) failure: Option<String>,
}

/// A turn that somebody is to be told of.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct TurnRow {
    pub(crate) way: i64,
    pub(crate) guest: i64,
    pub(crate) table: String,
    pub(crate) game: String,
    pub(crate) made_at: i64,
    pub(crate) due_at: i64,
    pub(crate) tries: i64,
    /// Whether it is still their turn, and they may be told.
    pub(crate) counts: bool,
}

by_name! {
    WayRow {
        id, guest, kind, target, secret, agent, language, base, confirmed, made_at, told_at, failure
    }
    TurnRow { way, guest, table, game, made_at, due_at, tries, counts }
}

/// Somebody at a table: guest, name, level of an opponent of the house.
type SitterRow = (Option<i64>, String, Option<String>);

/// What changes about that.
#[derive(Clone, Debug)]
pub(crate) enum NoticeChange {
    /// A key, unless there is one of this name.
    Key { name: &'static str, value: Vec<u8> },
    /// A way, new or as it is now; it ends with this session, if it is one's own browser.
    Way(Box<WayRow>, Option<TokenHash>),
    /// A guest wants a way no longer, or it leads nowhere.
    DropWay { guest: i64, way: i64 },
    /// Addresses that nobody has confirmed since then.
    DropUnconfirmed { before: i64 },
    /// The guest has confirmed that it is theirs.
    Confirm { way: i64 },
    /// This node tells a turn, if the row still says so; otherwise it is tried again then.
    Claim { way: i64, table: String, was_due_at: i64, due_at: i64 },
    /// This node sends what has gathered for a way, if nobody has since then.
    Gather { way: i64, was_told_at: Option<i64>, told_at: i64 },
    /// A turn is told another time.
    PutOff { way: i64, table: String, was_due_at: i64, due_at: i64 },
    /// A turn was told, or need not be.
    DropTurn { way: i64, table: String, due_at: i64 },
    /// Something went out.
    Told { way: i64, at: i64 },
    /// Nothing went out, because of this; something had gone out last then.
    Failed { way: i64, why: String, told_at: Option<i64> },
}

impl From<NoticeChange> for Change {
    fn from(change: NoticeChange) -> Change {
        Change::Notice(change)
    }
}

impl NoticeChange {
    pub(super) async fn write(&self, db: &mut AnyConnection) -> sqlx::Result<()> {
        let query = match self {
            NoticeChange::Key { name, value } => sql!(
                "insert into house_key (name, value) values ($1, $2) on conflict (name) do nothing"
                => *name, &value[..]
            ),
            NoticeChange::Way(way, session) => sql!(
                "insert into notice_way (id, guest, kind, target, secret, agent, language, base, \
                 confirmed, made_at, session) \
                 values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) \
                 on conflict (guest, kind, target) do update set secret = excluded.secret, \
                 agent = excluded.agent, language = excluded.language, base = excluded.base, \
                 session = excluded.session, failure = null"
                => way.id, way.guest, &way.kind, &way.target, &way.secret, &way.agent,
                &way.language, &way.base, i64::from(way.confirmed), way.made_at,
                session.as_ref().map(|session| &session[..])
            ),
            NoticeChange::DropWay { guest, way } => {
                sql!("delete from notice_way where id = $1 and guest = $2" => way, guest)
            }
            NoticeChange::DropUnconfirmed { before } => {
                sql!("delete from notice_way where confirmed = 0 and made_at < $1" => before)
            }
            NoticeChange::Confirm { way } => {
                sql!("update notice_way set confirmed = 1 where id = $1" => way)
            }
            NoticeChange::Claim { way, table, was_due_at, due_at } => sql!(
                "update outbox set due_at = $1, tries = tries + 1 \
                 where way = $2 and table_id = $3 and due_at = $4"
                => due_at, way, table, was_due_at
            ),
            NoticeChange::Gather { way, was_told_at, told_at } => sql!(
                "update notice_way set told_at = $1 where id = $2 and coalesce(told_at, 0) = $3"
                => told_at, way, was_told_at.unwrap_or(0)
            ),
            NoticeChange::PutOff { way, table, was_due_at, due_at } => sql!(
                "update outbox set due_at = $1 where way = $2 and table_id = $3 and due_at = $4"
                => due_at, way, table, was_due_at
            ),
            NoticeChange::DropTurn { way, table, due_at } => sql!(
                "delete from outbox where way = $1 and table_id = $2 and due_at = $3"
                => way, table, due_at
            ),
            NoticeChange::Told { way, at } => sql!(
                "update notice_way set told_at = $1, failure = null where id = $2"
                => at, way
            ),
            NoticeChange::Failed { way, why, told_at } => sql!(
                "update notice_way set failure = $1, told_at = $2 where id = $3"
                => why, told_at, way
            ),
        };
        let done = query.execute(db).await?;
        let claims = matches!(self, NoticeChange::Claim { .. } | NoticeChange::Gather { .. });
        // Another node was faster.
        if claims && done.rows_affected() == 0 {
            return Err(sqlx::Error::RowNotFound);
        }
        Ok(())
    }
}

impl Store {
    /// The key of this name; if there is none yet, this one.
    pub(crate) async fn key(
        &self,
        name: &'static str,
        make: impl FnOnce() -> Vec<u8>,
    ) -> Result<Vec<u8>> {
        if let Some(key) = self.known_key(name).await? {
            return Ok(key);
        }
        self.commit(vec![NoticeChange::Key { name, value: make() }.into()]).await?;
        let missing = || StoreError::Failed(format!("the key {name} is not there"));
        self.known_key(name).await?.ok_or_else(missing)
    }

    async fn known_key(&self, name: &str) -> Result<Option<Vec<u8>>> {
        let query = sqlx::query_scalar("select value from house_key where name = $1");
        Ok(query.bind(name).fetch_optional(&self.read).await?)
    }

    /// The ways of a guest, the oldest first.
    pub(crate) async fn ways_of(&self, guest: i64) -> Result<Vec<WayRow>> {
        let sql = "select * from notice_way where guest = $1 order by made_at, id";
        Ok(sql!(query_as: sql => guest).fetch_all(&self.read).await?)
    }

    /// A way.
    pub(crate) async fn way(&self, way: i64) -> Result<Option<WayRow>> {
        let sql = "select * from notice_way where id = $1";
        Ok(sql!(query_as: sql => way).fetch_optional(&self.read).await?)
    }

    /// Turns that somebody is to be told of, the most urgent first.
    pub(crate) async fn outbox(&self, limit: i64) -> Result<Vec<TurnRow>> {
        Ok(sql!(
            query_as: "select o.way, w.guest, o.table_id as \"table\", t.game, o.made_at, o.due_at, o.tries, \
             case when t.stage = 'playing' and s.guest = w.guest and w.confirmed = 1 \
             and not exists (select 1 from banned_guest b where b.guest = w.guest) \
             then 1 else 0 end as counts \
             from outbox o join notice_way w on w.id = o.way join game_table t on t.id = o.table_id \
             left join seat s on s.table_id = t.id and s.seat = t.to_act \
             order by o.due_at limit $1"
            => limit
        )
        .fetch_all(&self.read)
        .await?)
    }

    /// Who sits at a table, seat by seat.
    pub(crate) async fn sitters(&self, table: &str) -> Result<Vec<SitterRow>> {
        let query =
            sqlx::query_as("select guest, name, bot from seat where table_id = $1 order by seat");
        Ok(query.bind(table).fetch_all(&self.read).await?)
    }
}

#[cfg(test)]
mod tests {
    use super::super::opened;
    use super::*;

    const ADA: i64 = 1;

    fn way(id: i64, confirmed: bool) -> NoticeChange {
        let way = WayRow {
            id,
            guest: ADA,
            kind: "webhook".to_owned(),
            target: format!("https://example.org/{id}"),
            secret: "{}".to_owned(),
            agent: String::new(),
            language: "en".to_owned(),
            base: "https://games.example.org".to_owned(),
            confirmed,
            made_at: 1,
            told_at: None,
            failure: None,
        };
        NoticeChange::Way(Box::new(way), None)
    }

    /// Ada's table, where it is her turn.
    async fn her_turn(store: &Store) {
        let table = || "oasis".to_owned();
        let open = opened("oasis", ADA, None);
        let name = "Ada".to_owned();
        let seat =
            |name| Change::Seat { table: table(), seat: 0, guest: Some(ADA), bot: None, name };
        let ada = Change::Guest { id: ADA, name: name.clone(), at: 1 };
        store.commit(vec![ada, open, seat(name)]).await.expect("a table");
        store.commit(vec![way(7, true).into(), way(8, false).into()]).await.expect("ways");
        let version = store.version_of("oasis").await.expect("a version").expect("a table");
        let standing = Change::Standing {
            table: table(),
            version,
            stage: "playing".into(),
            moves: 1,
            round: None,
            to_act: Some(0),
            result: None,
            at: 2,
        };
        let turn = Change::Turn { table: table(), guest: ADA, at: 2, due_at: 3 };
        store.commit(vec![standing, turn]).await.expect("a turn");
    }

    #[tokio::test]
    async fn of_several_nodes_one_tells_a_turn() {
        let folder = tempfile::TempDir::new().expect("a folder");
        let file = folder.path().join("house.db").display().to_string();
        let one = Store::open_on(&file, None, true).await.expect("a node");
        let other = Store::open_on(&file, None, true).await.expect("another node");
        her_turn(&one).await;
        let mut claimed = 0;
        for node in [&one, &other] {
            let turns = node.outbox(10).await.expect("the outbox");
            assert_eq!(turns.len(), 1, "only by the way that is confirmed");
            let TurnRow { way, table, due_at, counts, .. } = turns[0].clone();
            assert_eq!((way, table.as_str(), counts), (7, "oasis", true));
            // Both have seen that it is due at 3.
            assert_eq!(due_at, if claimed == 0 { 3 } else { 60 });
            let claim = NoticeChange::Claim { way, table, was_due_at: 3, due_at: 60 };
            match node.commit(vec![claim.into()]).await {
                Ok(()) => claimed += 1,
                Err(error) => assert!(matches!(error, StoreError::Conflict), "{error}"),
            }
        }
        assert_eq!(claimed, 1);
        // A turn that came meanwhile is not struck off by what was told of the one before.
        let table = || "oasis".to_owned();
        let next = Change::Turn { table: table(), guest: ADA, at: 50, due_at: 65 };
        other.commit(vec![next]).await.expect("another turn");
        let told = NoticeChange::DropTurn { way: 7, table: table(), due_at: 60 };
        one.commit(vec![told.into()]).await.expect("told");
        let turns = one.outbox(10).await.expect("the outbox");
        assert_eq!((turns[0].due_at, turns[0].tries), (65, 0));
        // What is thrown away takes its turns along.
        one.commit(vec![NoticeChange::DropWay { guest: ADA, way: 7 }.into()]).await.expect("gone");
        assert!(other.outbox(10).await.expect("the outbox").is_empty());
        one.close().await;
        other.close().await;
    }

    #[tokio::test]
    async fn all_nodes_have_the_same_keys() {
        let folder = tempfile::TempDir::new().expect("a folder");
        let file = folder.path().join("house.db").display().to_string();
        let one = Store::open_on(&file, None, true).await.expect("a node");
        let other = Store::open_on(&file, None, true).await.expect("another node");
        let first = one.key("push", || vec![1]).await.expect("a key");
        assert_eq!(other.key("push", || vec![2]).await.expect("a key"), first);
        one.close().await;
        other.close().await;
    }
}

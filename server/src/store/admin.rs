//! What is kept for admins: bans, what was removed, the log of it, and
//! orders of commands to a house that is open.

use super::database::{Backend, Database};
use super::row::get;
use super::{Change, Result, Store, schema, sweeping};
use crate::admin::{Ban, Done, Figures, GuestLine, LogLine, Ordered, TableLine};
use crate::clock::now_ms;
use crate::network::Network;
use sqlx::any::AnyRow;
use sqlx::{AnyConnection, AssertSqlSafe, Connection};

const DAY_MS: i64 = 24 * 3600 * 1000;

/// Something that an admin has done.
#[derive(Clone, Debug)]
pub(crate) enum AdminChange {
    /// What, by whom and why.
    Log(LogLine),
    BanGuest {
        guest: i64,
        reason: String,
        at: i64,
    },
    UnbanGuest {
        guest: i64,
    },
    BanNetwork {
        network: Network,
        reason: String,
        at: i64,
    },
    UnbanNetwork {
        network: Network,
    },
    CloseTable {
        table: String,
        reason: String,
    },
    RemoveTable {
        table: String,
        reason: String,
        at: i64,
    },
    /// The guest's sessions end, and what they practised goes; their seats and the tables they
    /// opened stay.
    RemoveGuest {
        guest: i64,
        at: i64,
    },
    Token {
        hash: [u8; 32],
        at: i64,
    },
    /// The same, unless there is one.
    FirstToken {
        hash: [u8; 32],
        at: i64,
    },
    /// What became of an order.
    Answer {
        n: i64,
        answer: String,
    },
    /// Orders that nobody waits for any more.
    DropOrders {
        before: i64,
    },
}

impl From<AdminChange> for Change {
    fn from(change: AdminChange) -> Change {
        Change::Admin(change)
    }
}

impl AdminChange {
    pub(super) async fn write(&self, db: &mut AnyConnection) -> sqlx::Result<()> {
        let query = match self {
            AdminChange::Log(line) => sql!(
                "insert into admin_log (made_at, way, who, what, subject, name, reason) \
                 values ($1, $2, $3, $4, $5, $6, $7)"
                => line.at, &line.way, &line.who, &line.what, &line.subject, &line.name,
                &line.reason
            ),
            AdminChange::BanGuest { guest, reason, at } => sql!(
                "insert into banned_guest (guest, reason, made_at) values ($1, $2, $3) \
                 on conflict (guest) do update set reason = $2, made_at = $3"
                => guest, reason, at
            ),
            AdminChange::UnbanGuest { guest } => {
                sql!("delete from banned_guest where guest = $1" => guest)
            }
            AdminChange::BanNetwork { network, reason, at } => sql!(
                "insert into banned_network (network, reason, made_at) values ($1, $2, $3) \
                 on conflict (network) do update set reason = $2, made_at = $3"
                => network.to_string(), reason, at
            ),
            AdminChange::UnbanNetwork { network } => {
                sql!("delete from banned_network where network = $1" => network.to_string())
            }
            AdminChange::CloseTable { table, reason } => sql!(
                "update game_table set stage = 'over', listed = 0, closed = $1 where id = $2"
                => reason, table
            ),
            AdminChange::RemoveTable { table, reason, at } => {
                sweeping::delete_table(db, table).await?;
                sql!(
                    "insert into removed_table (id, reason, made_at) values ($1, $2, $3) \
                     on conflict (id) do update set reason = $2, made_at = $3"
                    => table, reason, at
                )
            }
            AdminChange::RemoveGuest { guest, at } => {
                run_all!(db, [
                    "delete from session where guest = $1",
                    "delete from device_link where guest = $1",
                    "delete from exercise where guest = $1",
                    "delete from notice_way where guest = $1",
                    // Nobody is called as somebody was who shared the device, either.
                    "update seat set name = (select name from guest where id = $1) \
                     where guest = $1 or left_by = $1",
                    "delete from banned_guest where guest = $1",
                ] => guest);
                sql!("update guest set removed_at = $1, missed = null where id = $2" => at, guest)
            }
            AdminChange::Token { hash, at } => sql!(
                "insert into admin_token (id, token_hash, made_at) values (1, $1, $2) \
                 on conflict (id) do update set token_hash = $1, made_at = $2"
                => &hash[..], at
            ),
            AdminChange::FirstToken { hash, at } => sql!(
                "insert into admin_token (id, token_hash, made_at) values (1, $1, $2) \
                 on conflict do nothing"
                => &hash[..], at
            ),
            AdminChange::Answer { n, answer } => {
                sql!("update admin_order set answer = $1 where n = $2" => answer, n)
            }
            AdminChange::DropOrders { before } => {
                sql!("delete from admin_order where made_at < $1" => before)
            }
        };
        query.execute(db).await?;
        Ok(())
    }
}

fn guest_line(row: AnyRow) -> sqlx::Result<GuestLine> {
    let addresses: Option<String> = get(&row, "addresses")?;
    let addresses = addresses.unwrap_or_default();
    Ok(GuestLine {
        id: get(&row, "id")?,
        name: get(&row, "name")?,
        made_at: get(&row, "made_at")?,
        used_at: get(&row, "used_at")?,
        devices: get(&row, "devices")?,
        addresses: addresses.split(',').filter(|a| !a.is_empty()).map(str::to_owned).collect(),
        unfinished: get(&row, "unfinished")?,
        games: get(&row, "games")?,
        banned: get(&row, "banned")?,
        removed: get(&row, "removed")?,
    })
}

fn table_line(row: AnyRow) -> sqlx::Result<TableLine> {
    let (names, bots): (String, String) = (get(&row, "names")?, get(&row, "bots")?);
    let bot = |level: &str| Some(level.to_owned()).filter(|level| !level.is_empty());
    Ok(TableLine {
        id: get(&row, "id")?,
        game: get(&row, "game")?,
        stage: get(&row, "stage")?,
        names: names.split('\n').map(str::to_owned).collect(),
        bots: bots.split('\n').map(bot).collect(),
        opened_by: get(&row, "opened_by")?,
        made_at: get(&row, "made_at")?,
        touched_at: get(&row, "touched_at")?,
        moves: get(&row, "moves")?,
        listed: get(&row, "listed")?,
        closed: get(&row, "closed")?,
    })
}

/// Guests whose name, number or address this is a part of, those of late first.
async fn guests(db: &mut AnyConnection, find: &str, limit: u32) -> sqlx::Result<Vec<GuestLine>> {
    sql!(
        "select g.id, g.name, g.made_at, case when g.removed_at is null then 0 else 1 end as removed, \
         (select max(used_at) from session where guest = g.id) as used_at, \
         (select count(*) from session where guest = g.id) as devices, \
         (select string_agg(address, ',') from \
            (select distinct address from session where guest = g.id) a) as addresses, \
         (select count(*) from seat s join game_table t on t.id = s.table_id \
            where s.guest = g.id and t.stage <> 'over') as unfinished, \
         (select count(*) from seat where guest = g.id) as games, \
         (select reason from banned_guest where guest = g.id) as banned \
         from guest g where $1 = '' or instr(lower(g.name), lower($1)) > 0 \
         or cast(g.id as text) = $1 \
         or exists (select 1 from session where guest = g.id and address = $1) \
         order by coalesce((select max(used_at) from session where guest = g.id), g.made_at) desc \
         limit $2"
        => find, i64::from(limit)
    )
    .try_map(guest_line)
    .fetch_all(db)
    .await
}

/// Tables by name, game or one of their guests, those of late first.
async fn tables(db: &mut AnyConnection, find: &str, limit: u32) -> sqlx::Result<Vec<TableLine>> {
    sql!(
        "select t.id, t.game, t.stage, t.made_by as opened_by, t.made_at, t.touched_at, t.moves, \
         t.listed, t.closed, \
         coalesce((select string_agg(name, '\n' order by seat) from seat \
            where table_id = t.id), '') as names, \
         coalesce((select string_agg(coalesce(bot, ''), '\n' order by seat) from seat \
            where table_id = t.id), '') as bots \
         from game_table t where $1 = '' or t.id = $1 or t.game = $1 or t.stage = $1 \
         or exists (select 1 from seat where table_id = t.id \
            and (instr(lower(name), lower($1)) > 0 or cast(guest as text) = $1)) \
         order by t.touched_at desc limit $2"
        => find, i64::from(limit)
    )
    .try_map(table_line)
    .fetch_all(db)
    .await
}

/// Everybody who is banned.
async fn bans(db: &mut AnyConnection) -> sqlx::Result<Vec<Ban>> {
    sqlx::query(
        "select b.guest, g.name, null as network, b.reason, b.made_at as at from banned_guest b \
         join guest g on g.id = b.guest \
         union all select null, null, network, reason, made_at from banned_network \
         order by at desc",
    )
    .try_map(|row| of_row!(row => Ban { guest, name, network, reason, at }))
    .fetch_all(db)
    .await
}

/// What was done, the latest first.
async fn log(db: &mut AnyConnection, limit: u32) -> sqlx::Result<Vec<LogLine>> {
    let sql = "select made_at as at, way, who, what, subject, name, reason from admin_log \
               order by n desc limit $1";
    sql!(sql => i64::from(limit))
        .try_map(|row| of_row!(row => LogLine { at, way, who, what, subject, name, reason }))
        .fetch_all(db)
        .await
}

/// How much there is of everything.
async fn figures(db: &mut AnyConnection) -> sqlx::Result<Figures> {
    let sql = format!(
        "select (select count(*) from guest where removed_at is null) as guests, \
         (select count(distinct guest) from session where used_at > $1) as guests_today, \
         (select count(*) from session) as devices, \
         (select count(*) from game_table where stage = 'waiting') as waiting, \
         (select count(*) from game_table where stage = 'playing') as playing, \
         (select count(*) from game_table where stage = 'over') as over, \
         (select count(*) from game_table where made_at > $1) as tables_today, \
         (select count(*) from deed) as moves, \
         (select count(*) from banned_guest) as banned_guests, \
         (select count(*) from banned_network) as banned_networks, \
         ({}) as bytes",
        Backend::of(db).bytes()
    );
    let read = |row: AnyRow| {
        of_row!(row => Figures {
            guests, guests_today, devices, waiting, playing, over, tables_today, moves,
            banned_guests, banned_networks, bytes
        })
    };
    sql!(AssertSqlSafe(sql) => now_ms() - DAY_MS).try_map(read).fetch_one(db).await
}

/// A database as a command sees it, beside a house that is open or not.
pub(crate) struct Beside {
    database: Database,
    db: AnyConnection,
}

impl Beside {
    /// Opens a database that is there and up to date, to read it.
    pub(crate) async fn reading(name: &str) -> Result<Beside> {
        let database = Database::named(name)?;
        if database.file().is_some_and(|file| !file.exists()) {
            return Err(database.unusable("there is no house here; name its folder with --data"));
        }
        let mut db = database.read().await?;
        schema::is_up_to_date(&mut db, database.name()).await?;
        Ok(Beside { database, db })
    }

    /// The same, to give orders to the house that has it open.
    pub(crate) async fn ordering(name: &str) -> Result<Beside> {
        let Beside { database, db } = Beside::reading(name).await?;
        db.close().await.ok();
        let db = database.beside().await?;
        Ok(Beside { database, db })
    }

    pub(crate) async fn close(self) {
        self.db.close().await.ok();
    }

    fn told<T>(&self, told: sqlx::Result<T>) -> Result<T> {
        told.map_err(|error| self.database.unusable(error))
    }

    pub(crate) async fn guests(&mut self, find: &str, limit: u32) -> Result<Vec<GuestLine>> {
        let told = guests(&mut self.db, find, limit).await;
        self.told(told)
    }

    pub(crate) async fn tables(&mut self, find: &str, limit: u32) -> Result<Vec<TableLine>> {
        let told = tables(&mut self.db, find, limit).await;
        self.told(told)
    }

    pub(crate) async fn bans(&mut self) -> Result<Vec<Ban>> {
        let told = bans(&mut self.db).await;
        self.told(told)
    }

    pub(crate) async fn log(&mut self, limit: u32) -> Result<Vec<LogLine>> {
        let told = log(&mut self.db, limit).await;
        self.told(told)
    }

    pub(crate) async fn figures(&mut self) -> Result<Figures> {
        let told = figures(&mut self.db).await;
        self.told(told)
    }

    /// Gives an order to the house that is open; returns its number.
    pub(crate) async fn order(&mut self, ordered: &Ordered) -> Result<i64> {
        let body = serde_json::to_string(ordered).expect("an order is plain data");
        let sql = "insert into admin_order (made_at, body) values ($1, $2) returning n";
        let query = sql!(query_scalar: sql => now_ms(), body);
        let told = query.fetch_one(&mut self.db).await;
        self.told(told)
    }

    /// What the house answers, once it does; the order is gone then.
    pub(crate) async fn answer(&mut self, n: i64) -> Result<Option<Result<Done, String>>> {
        let sql = "delete from admin_order where n = $1 and answer is not null returning answer";
        let told = sql!(query_scalar: sql => n).fetch_optional(&mut self.db).await;
        let answer: Option<String> = self.told(told)?;
        let unreadable = |_| Err("the house gave an answer that cannot be read".to_owned());
        Ok(answer.map(|answer| serde_json::from_str(&answer).unwrap_or_else(unreadable)))
    }

    /// Takes an order back.
    pub(crate) async fn withdraw(&mut self, n: i64) -> Result {
        let gone = sql!("delete from admin_order where n = $1" => n);
        let told = gone.execute(&mut self.db).await;
        self.told(told).map(drop)
    }
}

/// Asks something of the database through one of the connections that read.
macro_rules! ask {
    ($store:expr, $what:ident ( $($argument:expr),* )) => {{
        let mut connection = $store.read.acquire().await?;
        Ok($what(&mut connection $(, $argument)*).await?)
    }};
}

impl Store {
    pub(crate) async fn guest_lines(&self, find: &str, limit: u32) -> Result<Vec<GuestLine>> {
        ask!(self, guests(find, limit))
    }

    pub(crate) async fn table_lines(&self, find: &str, limit: u32) -> Result<Vec<TableLine>> {
        ask!(self, tables(find, limit))
    }

    pub(crate) async fn bans(&self) -> Result<Vec<Ban>> {
        ask!(self, bans())
    }

    pub(crate) async fn admin_log(&self, limit: u32) -> Result<Vec<LogLine>> {
        ask!(self, log(limit))
    }

    pub(crate) async fn figures(&self) -> Result<Figures> {
        ask!(self, figures())
    }

    /// The hash of the admin token.
    pub(crate) async fn admin_token(&self) -> Result<Option<[u8; 32]>> {
        let query = sqlx::query_scalar("select token_hash from admin_token");
        let hash: Option<Vec<u8>> = query.fetch_optional(&self.read).await?;
        Ok(hash.and_then(|hash| hash.try_into().ok()))
    }

    /// Why a table was removed, if it was.
    pub(crate) async fn removed(&self, table: &str) -> Result<Option<String>> {
        let query = sqlx::query_scalar("select reason from removed_table where id = $1");
        Ok(query.bind(table).fetch_optional(&self.read).await?)
    }

    /// The guests who are banned or removed but still sit at tables that are not over.
    pub(crate) async fn guests_to_unseat(&self) -> Result<Vec<i64>> {
        let query = sqlx::query_scalar(
            "select g.id from guest g where (g.removed_at is not null \
                or exists (select 1 from banned_guest where guest = g.id)) \
             and exists (select 1 from seat s join game_table t on t.id = s.table_id \
                where s.guest = g.id and t.stage <> 'over')",
        );
        Ok(query.fetch_all(&self.read).await?)
    }

    /// Orders that were not answered yet: number, time and what.
    pub(crate) async fn orders(&self) -> Result<Vec<(i64, i64, Option<Ordered>)>> {
        let query = sqlx::query_as(
            "select n, made_at, body from admin_order where answer is null order by n",
        );
        let rows: Vec<(i64, i64, String)> = query.fetch_all(&self.read).await?;
        let read = |(n, at, body): (i64, i64, String)| (n, at, serde_json::from_str(&body).ok());
        Ok(rows.into_iter().map(read).collect())
    }
}

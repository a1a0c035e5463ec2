//! What can be asked of the database.

use super::database::Backend;
use super::row::smaller;
use super::{Result, Store, StoreError, chain, texts};
use crate::clock::now_ms;
use crate::kept::{
    AnalysedGame, Aside, EntryRow, GuideRow, ListedTable, MissedRow, Opened, PlanRow, SeatRow,
    TableRow, WholeTable,
};
use sqlx::AnyConnection;

/// Counts the tables that somebody opened, by the column that tells who.
macro_rules! opened {
    ($column:literal) => {
        concat!(
            "select count(*) filter (where stage <> 'over') as unfinished, \
             count(*) filter (where made_at > $1) as today, \
             cast(coalesce(sum(bytes) filter (where made_at > $1), 0) as bigint) as bytes_today \
             from game_table where ",
            $column,
            " = $2"
        )
    };
}

/// Selects the games of a guest that the sage has looked at, with the rest of the statement.
macro_rules! analysed {
    ($rest:literal) => {
        concat!(
            "select t.id as table_id, t.game, s.seat, a.body from game_table t \
             join seat s on s.table_id = t.id join analysis a on a.table_id = t.id \
             where s.guest = $1 and t.stage = 'over' ",
            $rest
        )
    };
}

by_name! {
    TableRow {
        id, game, options, seed, commitment, bot_seed, hints, listed, stage, rematch, made_by, head,
        opened_from, closed, fairness, pace, touched_at, version, keeper
    }
    SeatRow { guest, bot, name, said, said_at }
    EntryRow { n, seat, deed, made_at, hash }
    GuideRow { seat, seen, skipped }
    PlanRow { seat, body }
    AnalysedGame { table_id, game, seat, body }
    MissedRow { body, solved }
    Opened { unfinished, today, bytes_today }
    ListedTable {
        id, game, options, round, to_act, result, stage, touched_at, pace, due_at, names, bots, guests,
        mine
    }
}

const DAY_MS: i64 = 24 * 3600 * 1000;

/// Selects tables for lists, with the rest of the statement.
macro_rules! listed {
    ($rest:literal) => {
        concat!(
            "select t.id, t.game, t.options, t.round, t.to_act, t.result, t.stage, \
             t.touched_at, t.pace, t.due_at, \
             (select string_agg(name, '\n' order by seat) from seat \
                where table_id = t.id) as names, \
             (select string_agg(coalesce(bot, ''), '\n' order by seat) from seat \
                where table_id = t.id) as bots, \
             (select string_agg(coalesce(cast(g.id as text), ''), '\n' order by s.seat) \
                from seat s left join guest g on g.id = s.guest and g.removed_at is null \
                where s.table_id = t.id) as guests, \
             coalesce((select seat from seat where table_id = t.id and guest = $1 \
                and seat = t.to_act), \
                (select min(seat) from seat where table_id = t.id and guest = $1)) as mine \
             from game_table t ",
            $rest
        )
    };
}

impl Store {
    /// A guest's name.
    pub(crate) async fn name_of(&self, guest: i64) -> Result<Option<String>> {
        let query = sql!(query_scalar: "select name from guest where id = $1" => guest);
        Ok(query.fetch_optional(&self.read).await?)
    }

    /// The guest of a link for another device, and where it leads.
    pub(crate) async fn device_link(
        &self,
        code_hash: &[u8; 32],
        now: i64,
    ) -> Result<Option<(i64, String)>> {
        Ok(sql!(
            query_as: "select guest, back from device_link where code_hash = $1 and until >= $2"
            => &code_hash[..], now
        )
        .fetch_optional(&self.read)
        .await?)
    }

    /// A table with its seats and everything that was done at it, if its log is
    /// what was written.
    pub(crate) async fn table(&self, id: &str) -> Result<Option<WholeTable>> {
        let mut connection = self.read.acquire().await?;
        let read = whole_table(&mut connection, id).await;
        if read.is_err() {
            // Nobody knows whether its transaction has ended.
            connection.close_on_drop();
        }
        let checked = checked(id, read);
        if let Err(StoreError::Damaged { reason, .. }) = &checked {
            self.findings.add_table(id, reason);
        }
        checked
    }

    /// Some of the tables where somebody's time is over and the house claims by itself: until
    /// when they had time, and the table; the earliest first, beyond this one.
    pub(crate) async fn overdue_tables(
        &self,
        now: i64,
        beyond: &(i64, String),
    ) -> Result<Vec<(i64, String)>> {
        Ok(sql!(
            query_as: "select due_at, id from game_table where stage = 'playing' and due_at <= $1 \
             and cast(json_extract(pace, '$.claims') as text) in ('1', 'true') \
             and (due_at, id) > ($2, $3) order by due_at, id limit 200"
            => now, beyond.0, &beyond.1
        )
        .fetch_all(&self.read)
        .await?)
    }

    /// When the house was open, the earliest first: from, and when that was last noted.
    pub(crate) async fn open_hours(&self) -> Result<Vec<(i64, i64)>> {
        let sql = "select opened_at, seen_at from open_hours order by opened_at";
        Ok(sqlx::query_as(sql).fetch_all(&self.read).await?)
    }

    /// The games that a guest waits for or plays: where they are to act first, then by how
    /// much time is left, the latest first.
    pub(crate) async fn games_of(&self, guest: i64) -> Result<Vec<ListedTable>> {
        let sql = listed!(
            "where t.stage in ('waiting', 'playing') and t.id in \
             (select table_id from seat where guest = $1) \
             order by case when exists (select 1 from seat where table_id = t.id \
                and guest = $1 and seat = t.to_act) then 0 else 1 end, \
             coalesce(t.due_at, 9223372036854775807), t.touched_at desc limit 50"
        );
        Ok(sql!(query_as: sql => guest).fetch_all(&self.read).await?)
    }

    /// The games that a guest has played to their end, the latest first. Those that go on from
    /// others count for nobody.
    pub(crate) async fn finished_games(&self, guest: i64, limit: u32) -> Result<Vec<ListedTable>> {
        let sql = listed!(
            "where t.stage = 'over' and t.result is not null \
             and json_extract(t.fairness, '$.practice') is null \
             and t.id in (select table_id from seat where guest = $1) \
             order by t.touched_at desc, t.id limit $2"
        );
        Ok(sql!(query_as: sql => guest, i64::from(limit)).fetch_all(&self.read).await?)
    }

    /// At how many tables a guest is to act, this one aside.
    pub(crate) async fn turns_of(&self, guest: i64, but: &str) -> Result<usize> {
        let count: i64 = sql!(
            query_scalar: "select count(*) from seat s join game_table t on t.id = s.table_id \
             where s.guest = $1 and t.stage = 'playing' and t.to_act = s.seat and t.id <> $2"
            => guest, but
        )
        .fetch_one(&self.read)
        .await?;
        Ok(usize::try_from(count).unwrap_or(0))
    }

    /// A guest's first game of this kind that is not over yet.
    pub(crate) async fn first_game_of(&self, guest: i64, game: &str) -> Result<Option<String>> {
        Ok(sql!(
            query_scalar: "select t.id from guide g join seat s on s.table_id = g.table_id and s.seat = g.seat \
             join game_table t on t.id = g.table_id \
             where s.guest = $1 and t.game = $2 and t.stage = 'playing' order by t.touched_at desc limit 1"
            => guest, game
        )
        .fetch_optional(&self.read)
        .await?)
    }

    /// Tables at a stage that everybody may know of, the latest first, without those of
    /// the guest who asks, and without those that wait for the deal alone; those that nobody has touched for a day are forgotten by their
    /// guests. The tables of one visitor come last when they are more than a few.
    pub(crate) async fn public_tables(
        &self,
        stage: &str,
        guest: i64,
        limit: u32,
    ) -> Result<Vec<ListedTable>> {
        let sql = listed!(
            "where t.id in (select id from (select id, touched_at, row_number() over \
                (partition by coalesce(opened_from, made_by) order by touched_at desc) as place \
                from (select id, touched_at, opened_from, made_by from game_table \
                    where stage = $2 and listed = 1 and touched_at > $3 and id not in \
                    (select table_id from seat where guest = $1) \
                    and (stage <> 'waiting' or exists (select 1 from seat where \
                    table_id = game_table.id and guest is null and bot is null)) \
                    order by touched_at desc limit 2000) latest) placed \
                order by place > $4, touched_at desc limit $5) \
             order by t.touched_at desc"
        );
        let since = now_ms() - DAY_MS;
        let query = sql!(query_as: sql => guest, stage, since);
        Ok(query.bind(share(limit)).bind(i64::from(limit)).fetch_all(&self.read).await?)
    }

    /// The results of a guest's games and of public ones, the latest first, with the same
    /// care.
    pub(crate) async fn results(&self, guest: i64, limit: u32) -> Result<Vec<ListedTable>> {
        let sql = listed!(
            "where t.id in (select id from (select id, touched_at, row_number() over \
                (partition by coalesce(opened_from, made_by) order by touched_at desc) as place \
                from (select id, touched_at, opened_from, made_by from game_table \
                    where stage = 'over' and result is not null and \
                    json_extract(fairness, '$.practice') is null and (listed = 1 or \
                    id in (select table_id from seat where guest = $1)) \
                    order by touched_at desc limit 2000) latest) placed \
                order by place > $2, touched_at desc limit $3) \
             order by t.touched_at desc"
        );
        let query = sql!(query_as: sql => guest, share(limit), i64::from(limit));
        Ok(query.fetch_all(&self.read).await?)
    }

    /// The options of a table in a list, with their long texts.
    pub(crate) async fn whole_options(&self, options: &str) -> Result<String> {
        if !texts::is_apart(options) {
            return Ok(options.to_owned());
        }
        let mut connection = self.read.acquire().await?;
        Ok(texts::put_back(&mut connection, options.to_owned()).await?)
    }

    /// What a guest has opened.
    pub(crate) async fn opened_by(&self, guest: i64) -> Result<Opened> {
        let sql = opened!("made_by");
        let query = sql!(query_as: sql => now_ms() - DAY_MS);
        Ok(query.bind(guest).fetch_one(&self.read).await?)
    }

    /// What was opened from a network.
    pub(crate) async fn opened_from(&self, network: i64) -> Result<Opened> {
        let sql = opened!("opened_from");
        let query = sql!(query_as: sql => now_ms() - DAY_MS);
        Ok(query.bind(network).fetch_one(&self.read).await?)
    }

    /// What a guest tried of a moment of a game, as JSON.
    pub(crate) async fn exercise(
        &self,
        guest: i64,
        table: &str,
        number: usize,
    ) -> Result<Option<String>> {
        let query = sql!(
            query_scalar: "select tried from exercise \
             where guest = $1 and table_id = $2 and number = $3"
            => guest, table, number as i64
        );
        Ok(query.fetch_optional(&self.read).await?)
    }

    /// The moments of a game that a guest tries again, and whether each was found.
    pub(crate) async fn exercises(&self, guest: i64, table: &str) -> Result<Vec<(usize, bool)>> {
        let sql = "select number, solved from exercise where guest = $1 and table_id = $2";
        let found: Vec<(i64, i64)> =
            sql!(query_as: sql => guest, table).fetch_all(&self.read).await?;
        let read = |(number, solved)| Ok((smaller("number", number)?, solved == 1));
        Ok(found.into_iter().map(read).collect::<sqlx::Result<_>>()?)
    }

    /// A guest's latest games that the sage has looked at.
    pub(crate) async fn analysed_games(&self, guest: i64, limit: u32) -> Result<Vec<AnalysedGame>> {
        let sql = analysed!("order by t.touched_at desc limit $2");
        Ok(sql!(query_as: sql => guest, i64::from(limit)).fetch_all(&self.read).await?)
    }

    /// Some games that the sage has looked at and that are not yet part of what a guest missed.
    pub(crate) async fn uncounted_games(
        &self,
        guest: i64,
        limit: u32,
    ) -> Result<Vec<AnalysedGame>> {
        let sql = analysed!("and s.counted = 0 order by t.touched_at limit $2");
        Ok(sql!(query_as: sql => guest, i64::from(limit)).fetch_all(&self.read).await?)
    }

    /// What a guest missed in all their games.
    pub(crate) async fn missed(&self, guest: i64) -> Result<MissedRow> {
        let query =
            sql!(query_as: "select missed as body, solved from guest where id = $1" => guest);
        Ok(query.fetch_optional(&self.read).await?.unwrap_or_default())
    }

    /// What the sage found in a finished game.
    pub(crate) async fn analysis(&self, table: &str) -> Result<Option<String>> {
        Ok(sql!(query_scalar: "select body from analysis where table_id = $1" => table)
            .fetch_optional(&self.read)
            .await?)
    }
}

/// How many lines of a list one visitor may take while others wait for one.
fn share(lines: u32) -> i64 {
    lines.div_ceil(4).into()
}

/// SQLite's code for a damaged file.
const CORRUPT: &str = "11";

/// A table as it was read, if it is sound.
pub(super) fn checked(
    id: &str,
    read: sqlx::Result<Option<WholeTable>>,
) -> Result<Option<WholeTable>> {
    let damaged =
        |reason: String, over: bool| StoreError::Damaged { table: id.to_owned(), reason, over };
    let whole = match read {
        Ok(Some(whole)) => whole,
        Ok(None) => return Ok(None),
        Err(error) => {
            let code = error.as_database_error().and_then(|error| error.code());
            let corrupt = code.is_some_and(|code| code == CORRUPT)
                || matches!(error, sqlx::Error::ColumnDecode { .. } | sqlx::Error::Decode(_));
            return Err(match corrupt {
                true => damaged(error.to_string(), false),
                false => error.into(),
            });
        }
    };
    let over = whole.0.stage == "over";
    chain::check(&whole.0, &whole.2).map_err(|reason| damaged(reason, over))?;
    Ok(Some(whole))
}

/// How a table was opened.
pub(super) async fn table_row(db: &mut AnyConnection, id: &str) -> sqlx::Result<Option<TableRow>> {
    let query = sqlx::query_as(
        "select id, game, options, seed, commitment, bot_seed, hints, listed, stage, rematch, \
         made_by, head, opened_from, closed, fairness, pace, touched_at, version, keeper \
         from game_table where id = $1",
    );
    let Some(mut row): Option<TableRow> = query.bind(id).fetch_optional(&mut *db).await? else {
        return Ok(None);
    };
    row.options = texts::put_back(db, row.options).await?;
    Ok(Some(row))
}

/// How a table was opened, and its log as it is.
pub(super) async fn log(
    db: &mut AnyConnection,
    id: &str,
) -> sqlx::Result<Option<(TableRow, Vec<EntryRow>)>> {
    let Some(row) = table_row(db, id).await? else { return Ok(None) };
    let entries = sqlx::query_as(
        "select n, seat, deed, made_at, hash from deed where table_id = $1 order by n",
    );
    Ok(Some((row, entries.bind(id).fetch_all(db).await?)))
}

/// Everything about a table, whether it is sound or not.
pub(super) async fn whole_table(
    db: &mut AnyConnection,
    id: &str,
) -> sqlx::Result<Option<WholeTable>> {
    // One transaction, so that the answers belong together.
    sqlx::query(Backend::of(db).snapshot()).execute(&mut *db).await?;
    let log = log(db, id).await?;
    let seats =
        "select guest, bot, name, said, said_at from seat where table_id = $1 order by seat";
    let seats = sql!(query_as: seats => id).fetch_all(&mut *db).await?;
    let guides = "select seat, seen, skipped from guide where table_id = $1";
    let guides = sql!(query_as: guides => id).fetch_all(&mut *db).await?;
    let plans = "select seat, body from seat_plan where table_id = $1";
    let plans = sql!(query_as: plans => id).fetch_all(&mut *db).await?;
    sqlx::query("commit").execute(db).await?;
    let aside = Aside { guides, plans };
    Ok(log.map(|(row, entries)| (row, seats, entries, aside)))
}

#[cfg(test)]
mod tests {
    use super::super::opened;
    use super::super::postgres_server::Postgres;
    use super::*;
    use crate::kept::Change;

    /// A table where somebody is to act, until then.
    fn overdue(id: &str, pace: &str, stage: &'static str, due_at: i64) -> [Change; 3] {
        let standing = Change::Standing {
            table: id.to_owned(),
            version: 0,
            stage: stage.into(),
            moves: 0,
            round: None,
            to_act: Some(0),
            result: None,
            at: 2,
        };
        let due = Change::Due { table: id.to_owned(), due_at: Some(due_at) };
        [opened(id, 1, Some(pace)), standing, due]
    }

    async fn tables_that_are_claimed_do_not_wait_for_others(database: &str) {
        const CLAIMS: &str = r#"{"kind":"post","hours":24,"holidays":0,"claims":true}"#;
        const WAITS: &str = r#"{"kind":"post","hours":24,"holidays":0,"claims":false}"#;
        let store = Store::open(database).await.expect("a store");
        let mut changes = vec![Change::Guest { id: 1, name: "Ada".to_owned(), at: 1 }];
        for n in 0..250 {
            changes.extend(overdue(&format!("wait{n}"), WAITS, "playing", 10));
            changes.extend(overdue(&format!("claim{n:03}"), CLAIMS, "playing", 20 + n / 100));
        }
        changes.extend(overdue(
            "clock",
            r#"{"kind":"table","minutes":9,"seconds":0}"#,
            "playing",
            5,
        ));
        changes.extend(overdue("over", CLAIMS, "over", 5));
        changes.extend(overdue("later", CLAIMS, "playing", 31));
        store.commit(changes).await.expect("tables");
        let mut found = Vec::new();
        let mut beyond = (0, String::new());
        loop {
            let some = store.overdue_tables(30, &beyond).await.expect("an answer");
            let Some(last) = some.last() else { break };
            beyond = last.clone();
            found.extend(some.into_iter().map(|(_, id)| id));
        }
        let all: Vec<String> = (0..250).map(|n| format!("claim{n:03}")).collect();
        assert_eq!(found, all, "each once, the earliest first");
        store.close().await;
    }

    #[tokio::test]
    async fn tables_that_are_claimed_by_themselves_do_not_wait_for_others() {
        let folder = tempfile::TempDir::new().expect("a folder");
        let file = folder.path().join("house.db").display().to_string();
        tables_that_are_claimed_do_not_wait_for_others(&file).await;
        let Some(server) = Postgres::shared() else { return };
        let database = server.database(None);
        tables_that_are_claimed_do_not_wait_for_others(&server.url(&database)).await;
        server.drop_database(&database);
    }
}

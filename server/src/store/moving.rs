//! A whole house carried over from one database to another.

use super::database::{Backend, Database};
use super::{Result, StoreError, chain, reading, schema};
use futures_util::TryStreamExt;
use sqlx::any::{AnyArguments, AnyRow, AnyTypeInfoKind};
use sqlx::{AnyConnection, Arguments, AssertSqlSafe, Column, Connection, Row, TypeInfo, ValueRef};

/// Every table, whatever it refers to before it. What nodes tell each other is not
/// carried over.
const TABLES: [&str; 22] = [
    "guest",
    "session",
    "device_link",
    "long_text",
    "game_table",
    "seat",
    "deed",
    "guide",
    "seat_plan",
    "analysis",
    "table_text",
    "exercise",
    "banned_guest",
    "banned_network",
    "removed_table",
    "admin_token",
    "admin_log",
    "admin_order",
    "open_hours",
    "house_key",
    "notice_way",
    "outbox",
];
/// Tables whose rows the database numbers itself.
const NUMBERED: [&str; 2] = ["admin_log", "admin_order"];
/// Rows that are written by one statement.
const AT_ONCE: usize = 200;

/// What was carried over.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Moved {
    /// Tables whose logs were compared, link by link.
    pub tables: usize,
    /// Rows of all kinds.
    pub rows: usize,
}

/// Carries everything over into a database where nothing is kept yet. Either all of it is
/// there in the end, with every log as it was written, or nothing; then it can be tried
/// again. Both houses must be closed, and what is in the old one stays.
pub async fn move_house(from: &str, to: &str) -> Result<Moved> {
    let (from, to) = (Database::named(from)?, Database::named(to)?);
    if from.file().is_some_and(|file| !file.exists()) {
        return Err(from.unusable("there is no house here"));
    }
    let _locks = (from.lock()?, to.lock()?);
    let mut old = from.read().await?;
    schema::is_up_to_date(&mut old, from.name()).await?;
    nobody_is_in(&mut old, &from).await?;
    let mut new = to.create().await?;
    schema::bring_up_to_date(&mut new, &to).await?;
    nobody_is_in(&mut new, &to).await?;
    if !is_empty(&mut new).await.map_err(|error| to.unusable(error))? {
        return Err(to.unusable("something is kept here already; name an empty database"));
    }
    let moved = carry_over(&mut old, &mut new).await;
    old.close().await.ok();
    new.close().await.ok();
    moved
}

/// Refuses a server that a house is open with.
async fn nobody_is_in(db: &mut AnyConnection, database: &Database) -> Result {
    let sql = format!("select id from node where until > {} limit 1", Backend::of(db).now());
    let alive: Result<Option<i64>, _> =
        sqlx::query_scalar(AssertSqlSafe(sql)).fetch_optional(db).await;
    match alive.map_err(|error| database.unusable(error))? {
        Some(_) => Err(StoreError::InUse(database.name().to_owned())),
        None => Ok(()),
    }
}

async fn is_empty(db: &mut AnyConnection) -> sqlx::Result<bool> {
    for table in TABLES {
        if count(db, table).await? > 0 {
            return Ok(false);
        }
    }
    Ok(true)
}

async fn count(db: &mut AnyConnection, table: &str) -> sqlx::Result<i64> {
    let sql = AssertSqlSafe(format!("select count(*) from {table}"));
    sqlx::query_scalar(sql).fetch_one(db).await
}

async fn carry_over(old: &mut AnyConnection, new: &mut AnyConnection) -> Result<Moved> {
    sqlx::query(Backend::of(old).snapshot()).execute(&mut *old).await?;
    sqlx::query(Backend::of(new).begin()).execute(&mut *new).await?;
    let mut rows = 0;
    for table in TABLES {
        rows += copy(old, new, table).await?;
    }
    link_rematches(old, new).await?;
    if Backend::of(new) == Backend::Postgres {
        for table in NUMBERED {
            let next = format!(
                "select setval(pg_get_serial_sequence('{table}', 'n'), \
                 (select coalesce(max(n), 0) + 1 from {table}), false)"
            );
            sqlx::query(AssertSqlSafe(next)).execute(&mut *new).await?;
        }
    }
    let tables = compare(old, new).await?;
    sqlx::query("commit").execute(&mut *new).await?;
    Ok(Moved { tables, rows })
}

/// Copies the rows of a table; says how many.
async fn copy(old: &mut AnyConnection, new: &mut AnyConnection, table: &str) -> Result<usize> {
    let all = format!("select * from {table}");
    let mut found = sqlx::query(AssertSqlSafe(all)).fetch(&mut *old);
    let (mut rows, mut group) = (0, Vec::with_capacity(AT_ONCE));
    loop {
        let row: Option<AnyRow> = found.try_next().await?;
        let last = row.is_none();
        group.extend(row);
        if group.len() == AT_ONCE || (last && !group.is_empty()) {
            rows += group.len();
            insert(new, table, &group).await?;
            group.clear();
        }
        if last {
            return Ok(rows);
        }
    }
}

/// Writes rows down. A table's rematch may not be there yet, so that it is left out.
async fn insert(db: &mut AnyConnection, table: &str, rows: &[AnyRow]) -> Result {
    let names: Vec<&str> = rows[0].columns().iter().map(Column::name).collect();
    let mut sql = format!("insert into {table} ({}) values ", names.join(", "));
    let mut values = AnyArguments::default();
    for (index, row) in rows.iter().enumerate() {
        sql.push_str(if index > 0 { ", (" } else { "(" });
        for (column, name) in names.iter().enumerate() {
            if column > 0 {
                sql.push_str(", ");
            }
            if *name == "rematch" || row.try_get_raw(column)?.is_null() {
                sql.push_str("null");
                continue;
            }
            add(&mut values, row, column)?;
            sql.push_str(&format!("${}", values.len()));
        }
        sql.push(')');
    }
    let insert = sqlx::query_with(AssertSqlSafe(sql), values).persistent(false);
    insert.execute(db).await?;
    Ok(())
}

fn add(values: &mut AnyArguments, row: &AnyRow, column: usize) -> sqlx::Result<()> {
    let kind = row.try_get_raw(column)?.type_info().into_owned();
    let added = match kind.kind() {
        AnyTypeInfoKind::Text => values.add(row.try_get::<String, _>(column)?),
        AnyTypeInfoKind::Blob => values.add(row.try_get::<Vec<u8>, _>(column)?),
        kind if kind.is_integer() => values.add(row.try_get::<i64, _>(column)?),
        _ => Err(format!("no column is a {}", kind.name()).into()),
    };
    added.map_err(sqlx::Error::Encode)
}

async fn link_rematches(old: &mut AnyConnection, new: &mut AnyConnection) -> Result {
    let sql = "select id, rematch from game_table where rematch is not null";
    let pairs: Vec<(String, String)> = sqlx::query_as(sql).fetch_all(old).await?;
    for (id, rematch) in pairs {
        let link = sqlx::query("update game_table set rematch = $2 where id = $1");
        link.bind(id).bind(rematch).execute(&mut *new).await?;
    }
    Ok(())
}

/// Compares how many rows there are of everything, and every table's log with its chain and
/// with the old one; says how many tables there are.
async fn compare(old: &mut AnyConnection, new: &mut AnyConnection) -> Result<usize> {
    for table in TABLES {
        let counts = (count(old, table).await?, count(new, table).await?);
        if counts.0 != counts.1 {
            let reason = format!("{} of {} rows of {table} arrived", counts.1, counts.0);
            return Err(StoreError::Failed(reason));
        }
    }
    let sql = "select id from game_table order by id";
    let ids: Vec<String> = sqlx::query_scalar(sql).fetch_all(&mut *old).await?;
    for id in &ids {
        let damaged = |reason: &str| StoreError::Damaged {
            table: id.clone(),
            reason: reason.to_owned(),
            over: false,
        };
        let before = reading::log(old, id).await?;
        let after = reading::log(new, id).await?;
        let (Some((before, old_log)), Some((after, log))) = (before, after) else {
            return Err(damaged("it did not arrive"));
        };
        let sound = chain::check(&after, &log);
        // What was damaged before is carried over as it is; the check will tell.
        let as_before = before.head == after.head && old_log.len() == log.len();
        match sound {
            Ok(()) if as_before => {}
            Err(reason) if chain::check(&before, &old_log) == Err(reason.clone()) => {
                tracing::warn!(table = id, reason, "a table was damaged before it was moved");
            }
            Ok(()) => return Err(damaged("another log arrived")),
            Err(reason) => return Err(damaged(&reason)),
        }
    }
    Ok(ids.len())
}

#[cfg(test)]
mod tests {
    use super::super::Store;
    use super::*;

    #[tokio::test]
    async fn every_table_of_the_database_is_carried_over() {
        let folder = tempfile::TempDir::new().expect("a folder");
        let file = folder.path().join("house.db").display().to_string();
        Store::open(&file).await.expect("a store").close().await;
        let mut db = Database::named(&file).expect("a name").plain().await.expect("a file");
        let sql = "select name from sqlite_master where type = 'table' and name not like 'sqlite_%' \
                   and name not in ('_sqlx_migrations', 'node', 'notice', 'crowd') order by name";
        let there: Vec<String> = sqlx::query_scalar(sql).fetch_all(&mut db).await.expect("names");
        let mut listed = TABLES;
        listed.sort_unstable();
        assert_eq!(there, listed);
    }
}

//! Whether what is kept is sound.

use super::database::{Backend, Database};
use super::reading::{checked, whole_table};
use super::{Result, Store, StoreError, schema};
use prometheus_client::metrics::gauge::Gauge;
use sqlx::{AnyConnection, Connection};
use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// What was found damaged so far.
#[derive(Clone, Default)]
pub(crate) struct Findings {
    file: Arc<Mutex<Vec<String>>>,
    tables: Arc<Mutex<BTreeMap<String, String>>>,
    pub(crate) count: Gauge,
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Findings {
    /// A table whose log is not what was written.
    pub(super) fn add_table(&self, id: &str, reason: &str) {
        if lock(&self.tables).insert(id.to_owned(), reason.to_owned()).is_none() {
            tracing::error!(table = id, reason, "a table is damaged and set aside");
            self.count.inc();
        }
    }

    /// A table that was removed.
    pub(crate) fn forget_table(&self, id: &str) {
        if lock(&self.tables).remove(id).is_some() {
            self.count.dec();
        }
    }

    fn add_file(&self, problems: Vec<String>) {
        for problem in &problems {
            tracing::error!(problem, "the database file is damaged");
        }
        self.count.inc_by(problems.len() as i64);
        lock(&self.file).extend(problems);
    }

    fn tables(&self) -> Vec<String> {
        lock(&self.tables).keys().cloned().collect()
    }

    /// What is wrong with the file itself.
    pub(crate) fn file(&self) -> Vec<String> {
        lock(&self.file).clone()
    }
}

/// What SQLite finds wrong with the file. A server looks after its files itself.
pub(super) async fn check_file(db: &mut AnyConnection) -> sqlx::Result<Vec<String>> {
    if Backend::of(db) == Backend::Postgres {
        return Ok(Vec::new());
    }
    let found: Vec<String> = sqlx::query_scalar("pragma quick_check(10)").fetch_all(db).await?;
    Ok(found.into_iter().filter(|line| line != "ok").collect())
}

async fn table_ids(db: &mut AnyConnection) -> sqlx::Result<Vec<String>> {
    sqlx::query_scalar("select id from game_table order by id").fetch_all(db).await
}

impl Store {
    /// The tables that are set aside. Of one that only guests with its link may
    /// know of, half the name must do.
    pub(crate) async fn damaged_tables(&self) -> Vec<String> {
        let mut names = Vec::new();
        for name in self.findings.tables() {
            let listed =
                sqlx::query_scalar::<_, i64>("select listed from game_table where id = $1");
            match listed.bind(&name).fetch_optional(&self.read).await {
                // Another node has removed it.
                Ok(None) => self.findings.forget_table(&name),
                Ok(Some(1)) => names.push(name),
                _ => names.push(name.chars().take(8).chain(['…']).collect()),
            }
        }
        names
    }

    /// Looks through everything once, on the side.
    pub(super) async fn look_through(database: Database, findings: Findings) {
        let Ok(mut db) = database.read().await else { return };
        match check_file(&mut db).await {
            Ok(problems) => findings.add_file(problems),
            Err(error) => findings.add_file(vec![error.to_string()]),
        }
        for id in table_ids(&mut db).await.unwrap_or_default() {
            let read = whole_table(&mut db, &id).await;
            let failed = read.is_err();
            if let Err(StoreError::Damaged { reason, .. }) = checked(&id, read) {
                findings.add_table(&id, &reason);
            }
            if failed {
                db.close().await.ok();
                match database.read().await {
                    Ok(another) => db = another,
                    Err(_) => return,
                }
            }
        }
        db.close().await.ok();
    }
}

/// What a check of a whole database found.
#[derive(Debug, Default)]
pub struct Checked {
    /// What is wrong with the file itself.
    pub file: Vec<String>,
    /// Tables whose log is not what was written, and why.
    pub damaged: BTreeMap<String, String>,
    /// How many tables there are.
    pub tables: usize,
}

/// Checks a database, while the house is open or not, and changes nothing.
pub async fn check(database: &str) -> Result<Checked> {
    let database = Database::named(database)?;
    let mut db = database.read().await?;
    schema::not_too_new(schema::version(&mut db).await, database.name())?;
    let file = check_file(&mut db).await.unwrap_or_else(|error| vec![error.to_string()]);
    schema::is_up_to_date(&mut db, database.name()).await?;
    let tables = table_ids(&mut db).await.map_err(|error| database.unusable(error))?.len();
    db.close().await.ok();
    let findings = Findings::default();
    Store::look_through(database, findings.clone()).await;
    let damaged = std::mem::take(&mut *lock(&findings.tables));
    Ok(Checked { file, damaged, tables })
}

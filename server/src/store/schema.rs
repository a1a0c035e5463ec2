//! The shape of the database, and how an older one is brought up to date.

use super::backup::beside;
use super::database::{Backend, Database};
use super::{Result, StoreError, backup, chain, postgres, texts};
use sqlx::migrate::{Migration, MigrationType, Migrator};
use sqlx::{AnyConnection, AssertSqlSafe, Connection, SqlSafeStr};
use std::path::Path;

/// The files of `server/migrations`, the oldest first: number, name and text. They are
/// written for SQLite; [`postgres::migration`] makes them what PostgreSQL reads.
const MIGRATIONS: [(i64, &str, &str); 17] = [
    (1, "house", include_str!("../../migrations/0001_house.sql")),
    (2, "lessons", include_str!("../../migrations/0002_lessons.sql")),
    (3, "heartbeat", include_str!("../../migrations/0003_heartbeat.sql")),
    (4, "chain", include_str!("../../migrations/0004_chain.sql")),
    (5, "texts", include_str!("../../migrations/0005_texts.sql")),
    (6, "guests", include_str!("../../migrations/0006_guests.sql")),
    (7, "fairness", include_str!("../../migrations/0007_fairness.sql")),
    (8, "exercises", include_str!("../../migrations/0008_exercises.sql")),
    (9, "nodes", include_str!("../../migrations/0009_nodes.sql")),
    (10, "pace", include_str!("../../migrations/0010_pace.sql")),
    (11, "phrases", include_str!("../../migrations/0011_phrases.sql")),
    (12, "stand_ins", include_str!("../../migrations/0012_stand_ins.sql")),
    (13, "plans", include_str!("../../migrations/0013_plans.sql")),
    (14, "notices", include_str!("../../migrations/0014_notices.sql")),
    (15, "push_of_sessions", include_str!("../../migrations/0015_push_of_sessions.sql")),
    (16, "crowd", include_str!("../../migrations/0016_crowd.sql")),
    (17, "missed", include_str!("../../migrations/0017_missed.sql")),
];

fn migrator(backend: Backend) -> Migrator {
    let read = |(number, name, text): (i64, &'static str, &'static str)| {
        let text = match backend {
            Backend::Sqlite => text.into_sql_str(),
            Backend::Postgres => AssertSqlSafe(postgres::migration(number, text)).into_sql_str(),
        };
        Migration::new(number, name.into(), MigrationType::Simple, text, false)
    };
    Migrator::with_migrations(MIGRATIONS.map(read).into())
}

/// The newest version that is known here.
pub(super) fn newest() -> i64 {
    MIGRATIONS.iter().map(|(number, ..)| *number).max().unwrap_or(0)
}

/// The version of a database; 0 if it is empty.
pub(super) async fn version(db: &mut AnyConnection) -> i64 {
    sqlx::query_scalar("select max(version) from _sqlx_migrations").fetch_one(db).await.unwrap_or(0)
}

/// Refuses what a newer program wrote.
pub(super) fn not_too_new(found: i64, file: &Path) -> Result {
    let known = newest();
    match found > known {
        true => Err(StoreError::TooNew { file: file.to_owned(), found, known }),
        false => Ok(()),
    }
}

/// Refuses what an older program wrote, too.
pub(super) async fn is_up_to_date(db: &mut AnyConnection, file: &Path) -> Result {
    let found = version(db).await;
    not_too_new(found, file)?;
    if found < newest() {
        let reason = match found {
            0 => "there is no house here; `caravanserai serve` makes one".to_owned(),
            _ => {
                format!("its schema is {found}, which `caravanserai serve` brings up to date first")
            }
        };
        return Err(StoreError::Unusable { file: file.to_owned(), reason });
    }
    Ok(())
}

/// Makes what is missing, unless a newer program wrote the database. What people
/// have played is copied aside first.
pub(super) async fn bring_up_to_date(db: &mut AnyConnection, database: &Database) -> Result {
    let found = version(db).await;
    not_too_new(found, database.name())?;
    if let Some(file) = database.file().filter(|_| found > 0 && found < newest()) {
        let copy = beside(file, &format!("before-schema-{}", newest()));
        tracing::info!(file = %copy.display(), "the database is copied before it is changed");
        backup::copy_into(db, &copy).await?;
    }
    let migrator = migrator(database.backend);
    migrator.run(&mut *db).await.map_err(|error| database.unusable(error))?;
    if database.backend == Backend::Postgres {
        // No server has a database from before there were chains.
        return Ok(());
    }
    chain::chain_old_logs(db).await.map_err(|error| database.unusable(error))?;
    texts::part_old_tables(db).await.map_err(|error| database.unusable(error))
}

/// Brings a database up to date, made anew if it is not there, and does nothing else. A house
/// that is kept in a file must be closed.
pub async fn migrate(name: &str) -> Result<i64> {
    let database = Database::named(name)?;
    let _lock = database.lock()?;
    let mut db = database.create().await?;
    let done = bring_up_to_date(&mut db, &database).await;
    db.close().await.ok();
    done.map(|()| newest())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_file_of_the_folder_is_bundled_under_its_number_and_name() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("migrations");
        let entries = std::fs::read_dir(folder).expect("the folder of the migrations");
        let mut files: Vec<String> = entries
            .map(|entry| entry.expect("a file").file_name().to_string_lossy().into_owned())
            .collect();
        files.sort();
        let bundled = MIGRATIONS.map(|(number, name, _)| format!("{number:04}_{name}.sql"));
        assert_eq!(files, bundled);
    }
}

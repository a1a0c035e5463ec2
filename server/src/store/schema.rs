//! The shape of the database, and how an older one is brought up to date.

use super::StoreError;
use sqlx::migrate::{Migration, MigrationType, Migrator};
use sqlx::{SqlSafeStr, SqliteConnection};
use std::path::Path;

/// The files of `server/migrations`, the oldest first: number, name and text.
const MIGRATIONS: [(i64, &str, &str); 3] = [
    (1, "house", include_str!("../../migrations/0001_house.sql")),
    (2, "lessons", include_str!("../../migrations/0002_lessons.sql")),
    (3, "heartbeat", include_str!("../../migrations/0003_heartbeat.sql")),
];

fn migrator() -> Migrator {
    let read = |(number, name, text): (i64, &'static str, &'static str)| {
        let text = text.into_sql_str();
        Migration::new(number, name.into(), MigrationType::Simple, text, false)
    };
    Migrator::with_migrations(MIGRATIONS.map(read).into())
}

/// Makes what is missing, unless a newer program wrote the database.
pub(super) async fn bring_up_to_date(
    connection: &mut SqliteConnection,
    file: &Path,
) -> Result<(), StoreError> {
    let known = MIGRATIONS.iter().map(|(number, ..)| *number).max().unwrap_or(0);
    let found: i64 = sqlx::query_scalar("select max(version) from _sqlx_migrations")
        .fetch_one(&mut *connection)
        .await
        .unwrap_or(0);
    if found > known {
        return Err(StoreError::TooNew { file: file.to_owned(), found, known });
    }
    let made = migrator().run(connection).await;
    made.map_err(|error| StoreError::Unusable { file: file.to_owned(), reason: error.to_string() })
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

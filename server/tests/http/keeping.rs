//! What is kept: checked, set aside when it is damaged, copied and put back.

use crate::registry::of_the_house;
use crate::test_server::postgres::Postgres;
use crate::test_server::{
    Browser, TestServer, database_in, on_postgres, play_if_to_act, settings, two_friends,
    wait_until,
};
use server::{House, Settings, StoreError, backup, check, export, migrate, move_house, restore};
use sqlx::{AnyConnection, AssertSqlSafe, Connection, SqliteConnection};
use std::path::Path;
use tempfile::TempDir;

pub(crate) fn wait<T>(future: impl Future<Output = T>) -> T {
    tokio::runtime::Builder::new_multi_thread().enable_all().build().unwrap().block_on(future)
}

/// The database of the house in the file's folder.
async fn connect(file: &Path, mode: &str) -> AnyConnection {
    sqlx::any::install_default_drivers();
    let url = match on_postgres() {
        true => database_in(file.parent().unwrap()),
        false => format!("sqlite:{}{mode}", file.display()),
    };
    AnyConnection::connect(&url).await.unwrap()
}

/// Does something to a database that no program of the house would do.
pub(crate) fn tamper(file: &Path, sql: &str) {
    wait(async {
        let mut db = connect(file, "?mode=rwc").await;
        sqlx::raw_sql(AssertSqlSafe(sql)).execute(&mut db).await.unwrap();
        db.close().await.unwrap();
    });
}

pub(crate) fn count(file: &Path, sql: &str) -> i64 {
    wait(async {
        let mut db = connect(file, "?mode=ro").await;
        let counted = sqlx::query_scalar(AssertSqlSafe(sql)).fetch_one(&mut db).await.unwrap();
        db.close().await.unwrap();
        counted
    })
}

fn name(file: &Path) -> String {
    file.display().to_string()
}

/// The same guest at another house.
pub(crate) fn moved(guest: &Browser, server: &TestServer) -> Browser {
    Browser { cookies: guest.cookies.clone(), ..server.guest() }
}

fn play_some(guests: &mut [Browser; 2], table: &str, moves: usize) {
    let mut made = 0;
    while made < moves {
        let acts = guests.iter_mut().find_map(|guest| play_if_to_act(guest, table, |_| 0));
        acts.expect("somebody is to act");
        made += 1;
    }
}

/// Two tables with some moves, in a house that is closed again.
fn two_tables() -> (TempDir, [[Browser; 2]; 2], [String; 2]) {
    let server = TestServer::open();
    let mut tables = Vec::new();
    let mut guests = Vec::new();
    for _ in 0..2 {
        let (ada, bo, table) = two_friends(&server);
        let mut both = [ada, bo];
        play_some(&mut both, &table, 6);
        tables.push(table);
        guests.push(both);
    }
    (server.close(), guests.try_into().unwrap(), tables.try_into().unwrap())
}

fn id_of(table: &str) -> &str {
    table.rsplit('/').next().unwrap()
}

#[test]
fn a_damaged_table_is_named_and_set_aside_while_others_play_on() {
    let changes = [
        "update deed set deed = 'play place 3' where n = 2",
        "update deed set seat = 1 - seat where n = 2",
        "delete from deed where n = 3",
        "delete from deed where n >= 4",
        "update deed set hash = null where n = 0",
        "update game_table set seed = 'another'",
    ];
    for (index, change) in changes.into_iter().enumerate() {
        let (folder, guests, tables) = two_tables();
        let id = id_of(&tables[0]).to_owned();
        let ids = if change.contains("game_table") { "where id" } else { "and table_id" };
        tamper(&folder.path().join("house.db"), &format!("{change} {ids} = '{id}'"));
        // A table that only its guests know of is named by half.
        let listed = index % 2 == 0;
        let list = format!("update game_table set listed = {} where id = '{id}'", listed as u8);
        tamper(&folder.path().join("house.db"), &list);
        let named = if listed { id.clone() } else { format!("{}…", &id[..8]) };
        let server = TestServer::in_folder(folder, settings());
        let health = wait_until("the damage is found", || {
            let health = server.guest().get("/health").expect(200).json();
            (health["status"] == "damaged").then_some(health)
        });
        assert_eq!(health["damaged"]["tables"], serde_json::json!([named]), "{change}");
        let metrics = server.guest().get("/metrics").expect(200).body;
        assert!(metrics.contains("caravanserai_store_damaged 1\n"), "{metrics}");
        let page = moved(&guests[0][0], &server).get(&tables[0]).expect(500).body;
        assert!(page.contains("This table was set aside"), "{page}");
        assert!(page.contains("damaged") && !page.contains("/record"), "{page}");
        let mut program = server.guest();
        let told = program.get(&format!("/api/tables/{id}")).expect(500).json();
        assert_eq!(told["error"], "damaged");
        play_some(&mut guests[1].clone().map(|guest| moved(&guest, &server)), &tables[1], 2);
        let database = database_in(server.folder.path());
        let found = wait(check(&database)).unwrap();
        assert_eq!((found.tables, found.file.len()), (2, 0));
        assert!(found.damaged.keys().eq([&id]), "{found:?}");
    }
}

#[test]
fn a_damaged_file_is_told_and_sound_tables_play_on() {
    // A matter of files.
    if on_postgres() {
        return;
    }
    let (folder, guests, tables) = two_tables();
    let file = folder.path().join("house.db");
    let (page, size) = wait(async {
        let url = format!("sqlite:{}", name(&file));
        let mut db = SqliteConnection::connect(&url).await.unwrap();
        let number = |sql| sqlx::query_scalar::<_, i64>(sql);
        let page = number("select rootpage from sqlite_master where name = 'analysis'");
        let page = page.fetch_one(&mut db).await.unwrap();
        let size = number("pragma page_size").fetch_one(&mut db).await.unwrap();
        db.close().await.unwrap();
        (page as usize, size as usize)
    });
    let mut bytes = std::fs::read(&file).unwrap();
    bytes[(page - 1) * size..][..100].fill(0xff);
    std::fs::write(&file, bytes).unwrap();
    let server = TestServer::in_folder(folder, settings());
    let health = wait_until("the damage is found", || {
        let health = server.guest().get("/health").expect(200).json();
        (health["status"] == "damaged").then_some(health)
    });
    assert!(!health["damaged"]["file"].as_array().unwrap().is_empty(), "{health}");
    for (guests, table) in guests.into_iter().zip(&tables) {
        play_some(&mut guests.map(|guest| moved(&guest, &server)), table, 2);
    }
    assert!(!wait(check(&name(&file))).unwrap().file.is_empty());
}

/// A database of the first version, with something changed.
fn first_version(change: &str) -> TempDir {
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("house.db");
    tamper(&file, include_str!("first-version.sql"));
    tamper(&file, change);
    folder
}

#[test]
fn a_game_by_other_rules_says_so_and_can_be_saved() {
    // A matter of files.
    if on_postgres() {
        return;
    }
    const TABLE: &str = "/table/abcdefghijkmnpqr";
    // Nobody could ever do that by the rules of today.
    let change = "update deed set deed = 'play place 99' where n = 1";
    for (stage, offered) in [("playing", false), ("over", true)] {
        let change = format!("{change}; update game_table set stage = '{stage}'");
        let server = TestServer::in_folder(first_version(&change), settings());
        let mut guest = server.guest();
        let page = guest.get(TABLE).expect(409).body;
        assert!(page.contains("rules that have changed since"), "{page}");
        assert_eq!(page.contains(&format!("{TABLE}/record")), offered, "{page}");
        guest.headers.push(("Accept-Language".to_owned(), "de".to_owned()));
        let page = guest.get(TABLE).expect(409).body;
        assert!(page.contains("nach Regeln gespielt"), "{page}");
        let saved = guest.get(&format!("{TABLE}/record"));
        if offered {
            let log = saved.expect(200).body;
            assert!(log.contains("0 0: play place 2\n1 1: play place 99\n"), "{log}");
        } else {
            assert!(!saved.expect(409).body.contains("zyew2bit7etmz5qdfykh"), "no seed");
        }
        assert_eq!(guest.get("/health").expect(200).json()["status"], "ok");
        let database = name(&server.folder.path().join("house.db"));
        let log = wait(export(&database, id_of(TABLE))).unwrap();
        assert!(log.contains("seed: \"zyew2bit7etmz5qdfykh\""), "{log}");
    }
}

#[test]
fn a_database_is_copied_before_it_is_changed() {
    // A matter of files.
    if on_postgres() {
        return;
    }
    let folder = first_version("delete from seat where seat > 1");
    let folder = TestServer::in_folder(folder, settings()).close();
    let files = std::fs::read_dir(folder.path()).unwrap().map(|file| file.unwrap().path());
    let copies: Vec<_> = files.filter(|file| name(file).contains("before-schema-")).collect();
    let [copy] = &copies[..] else { panic!("{copies:?}") };
    // It is the first version again, and can be put back.
    let version = wait(async {
        let mut db = SqliteConnection::connect(&format!("sqlite:{}", name(copy))).await.unwrap();
        let version: i64 = sqlx::query_scalar("select max(version) from _sqlx_migrations")
            .fetch_one(&mut db)
            .await
            .unwrap();
        db.close().await.unwrap();
        version
    });
    assert_eq!(version, 1);
    wait(restore(&name(&folder.path().join("house.db")), copy)).unwrap();
    TestServer::in_folder(folder, settings()).guest().get("/table/abcdefghijkmnpqr").expect(200);
}

#[test]
fn a_copy_made_while_the_house_is_open_can_be_put_back() {
    // A matter of files.
    if on_postgres() {
        return;
    }
    let server = TestServer::open();
    let (ada, bo, table) = two_friends(&server);
    let mut guests = [ada, bo];
    play_some(&mut guests, &table, 5);
    let (database, copy) = (name(&server.folder.path().join("house.db")), "evening.backup");
    let copy = server.folder.path().join(copy);
    wait(backup(&database, &copy)).unwrap();
    let again = wait(backup(&database, &copy)).unwrap_err().to_string();
    assert!(again.contains("there already"), "{again}");
    play_some(&mut guests, &table, 3);
    let refused = wait(restore(&database, &copy)).unwrap_err();
    assert!(matches!(refused, StoreError::InUse(_)), "{refused}");

    let folder = server.close();
    std::fs::write(folder.path().join("no.backup"), "this is no copy of anything").unwrap();
    wait(restore(&database, &folder.path().join("no.backup"))).unwrap_err();
    let replaced = wait(restore(&database, &copy)).unwrap().expect("the old one is kept");
    assert_eq!(wait(check(&database)).unwrap().tables, 1);
    let server = TestServer::in_folder(folder, settings());
    let mut ada = moved(&guests[0], &server);
    assert!(ada.get(&table).expect(200).body.contains("data-moves=\"5\""));
    let folder = server.close();
    wait(restore(&database, &replaced)).unwrap();
    let server = TestServer::in_folder(folder, settings());
    let mut ada = moved(&guests[0], &server);
    assert!(ada.get(&table).expect(200).body.contains("data-moves=\"8\""));
}

#[test]
fn a_house_moves_to_a_server_and_back_with_every_log() {
    let Some(server) = Postgres::shared() else { return };
    let (folder, guests, tables) = two_tables();
    let (old, new) = (database_in(folder.path()), server.url(&server.database(None)));
    wait(migrate(&new)).unwrap();
    let to_server = |sql: &str| {
        sqlx::any::install_default_drivers();
        wait(async {
            let mut db = AnyConnection::connect(&new).await.unwrap();
            let done = sqlx::raw_sql(AssertSqlSafe(sql)).execute(&mut db).await.unwrap();
            db.close().await.unwrap();
            done.rows_affected()
        })
    };
    // Whatever fails on the way, nothing is there by half, and it can be tried again.
    to_server("alter table deed add constraint fails check (n < 5)");
    wait(move_house(&old, &new)).unwrap_err();
    assert_eq!(to_server("update guest set name = name"), 0, "nobody has moved in");
    to_server("alter table deed drop constraint fails");
    assert_eq!(wait(move_house(&old, &new)).unwrap().tables, 2);
    let again = wait(move_house(&old, &new)).unwrap_err().to_string();
    assert!(again.contains("kept here already"), "{again}");
    let found = wait(check(&new)).unwrap();
    assert_eq!((found.tables, found.damaged.len()), (2, 0));
    for table in &tables {
        let logs = [&old, &new].map(|place| wait(export(place, id_of(table))).unwrap());
        assert_eq!(logs[0], logs[1]);
    }
    let words = wait(backup(&new, &folder.path().join("copy"))).unwrap_err().to_string();
    assert!(words.contains("pg_dump") && !folder.path().join("copy").exists(), "{words}");

    let home = TempDir::new().unwrap();
    wait(move_house(&new, &database_in(home.path()))).unwrap();
    let server = TestServer::in_folder(home, settings());
    for (guests, table) in guests.into_iter().zip(&tables) {
        play_some(&mut guests.map(|guest| moved(&guest, &server)), table, 2);
    }
}

#[test]
fn a_second_house_with_the_same_database_is_refused() {
    // A server is there for many.
    if on_postgres() {
        return;
    }
    let server = TestServer::open();
    let database = database_in(server.folder.path());
    let named = Settings { database: database.clone(), ..settings() };
    let refused = wait(House::open(named, of_the_house())).err();
    let Some(StoreError::InUse(file)) = &refused else { panic!("{refused:?}") };
    assert_eq!(name(file), database);
    assert!(refused.unwrap().to_string().contains("another house is open"));
    let (mut ada, mut bo, table) = two_friends(&server);
    let moved = [&mut ada, &mut bo].map(|guest| play_if_to_act(guest, &table, |_| 0).is_some());
    assert!(moved.contains(&true), "the first one is not disturbed");
}

#[cfg(unix)]
#[test]
fn nobody_else_may_read_the_files() {
    // A matter of files.
    if on_postgres() {
        return;
    }
    use std::os::unix::fs::PermissionsExt;
    let folder = first_version("delete from seat where seat > 1");
    let file = folder.path().join("house.db");
    std::fs::set_permissions(&file, std::fs::Permissions::from_mode(0o644)).unwrap();
    let server = TestServer::in_folder(folder, settings());
    two_friends(&server);
    wait(backup(&name(&file), &server.folder.path().join("copy"))).unwrap();
    let mut seen = 0;
    for file in std::fs::read_dir(server.folder.path()).unwrap() {
        let file = file.unwrap();
        let mode = file.metadata().unwrap().permissions().mode() & 0o777;
        assert_eq!(mode, 0o600, "{file:?}");
        seen += 1;
    }
    assert!(seen >= 5, "database, log, index, lock, copy");
}

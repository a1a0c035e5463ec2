//! Opening the house: its port and its database.

use crate::registry::of_the_house;
use crate::test_server::{TestServer, on_postgres, settings};
use server::{House, ListenError, Settings, StoreError, listen};
use tempfile::TempDir;

fn wait<T>(future: impl Future<Output = T>) -> T {
    tokio::runtime::Builder::new_multi_thread().enable_all().build().unwrap().block_on(future)
}

#[test]
fn if_the_usual_port_is_taken_the_next_free_one_will_do() {
    let taken = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let bind = taken.local_addr().unwrap();
    let usual = Settings { bind, any_port: true, ..settings() };
    let port = wait(async { listen(&usual).await.unwrap().local_addr().unwrap().port() });
    assert!(port > bind.port() && port <= bind.port() + 20);
    let asked_for = Settings { bind, any_port: false, ..settings() };
    let refused = wait(async { listen(&asked_for).await.err() });
    assert!(matches!(refused, Some(ListenError::Taken(address)) if address == bind));
}

#[test]
fn a_database_of_a_newer_version_is_refused_and_left_alone() {
    // A matter of files.
    if on_postgres() {
        return;
    }
    let folder = TestServer::open().close();
    let file = folder.path().join("house.db").display().to_string();
    let version = |set: &'static str| {
        let file = file.clone();
        wait(async move {
            use sqlx::Connection;
            let mut db = sqlx::SqliteConnection::connect(&format!("sqlite:{file}")).await.unwrap();
            sqlx::query(set).execute(&mut db).await.unwrap();
            db.close().await.unwrap();
        });
    };
    version("update _sqlx_migrations set version = version + 1000");
    let database = || Settings { database: file.clone(), ..settings() };
    let refused = wait(async { House::open(database(), of_the_house()).await.err() });
    let Some(StoreError::TooNew { found, known, .. }) = &refused else { panic!("{refused:?}") };
    assert_eq!(*found, known + 1000);
    let words = refused.unwrap().to_string();
    assert!(words.contains("newer version") && words.contains(&file), "{words}");
    version("update _sqlx_migrations set version = version - 1000");
    wait(async { House::open(database(), of_the_house()).await.unwrap().close().await });
}

#[test]
fn a_database_of_the_first_version_is_still_read() {
    // A matter of files.
    if on_postgres() {
        return;
    }
    let folder = TempDir::new().unwrap();
    let sql = include_str!("first-version.sql");
    let file = folder.path().join("house.db").display().to_string();
    wait(async {
        use sqlx::Connection;
        let url = format!("sqlite:{file}?mode=rwc");
        let mut db = sqlx::SqliteConnection::connect(&url).await.unwrap();
        sqlx::raw_sql(sql).execute(&mut db).await.unwrap();
        db.close().await.unwrap();
    });
    let server = TestServer::in_folder(folder, settings());
    let mut ada = server.guest();
    let token = "00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff";
    ada.cookies.insert("caravanserai".to_owned(), token.to_owned());
    let table = "/table/abcdefghijkmnpqr";
    assert!(ada.get("/").expect(200).body.contains(table), "Ada's game is there");
    let page = ada.get(table).expect(200).body;
    assert!(page.contains("data-moves=\"2\""), "with its moves");
    crate::test_server::play_if_to_act(&mut ada, table, |_| 0).expect("and Ada can go on");
}

#[test]
fn idle_tables_are_put_away_and_come_back_when_somebody_looks() {
    let idle = std::time::Duration::from_millis(300);
    let server = TestServer::with(Settings { idle, ..settings() });
    let (mut ada, mut bo, table) = crate::test_server::two_friends(&server);
    let played = crate::test_server::play_if_to_act(&mut ada, &table, |_| 0);
    if played.is_none() {
        crate::test_server::play_if_to_act(&mut bo, &table, |_| 0).expect("one of them begins");
    }
    let before = ada.get(&table).expect(200).body;
    crate::test_server::wait_until("the table is put away", || {
        let metrics = server.guest().get("/metrics").expect(200).body;
        metrics.contains("caravanserai_tables_in_memory 0").then_some(())
    });
    assert_eq!(ada.get(&table).expect(200).body, before);
}

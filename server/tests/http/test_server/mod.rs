//! A house for a test, with guests who look at its pages.

#![allow(dead_code, unreachable_pub, reason = "`cli/tests/serve.rs` uses the browser, too")]

pub mod browser;
#[path = "../../postgres/mod.rs"]
pub mod postgres;
pub mod socket;

pub use browser::{Answer, Browser};

use crate::registry;
use server::{HostedGame, House, Limits, Settings};
use std::net::{Ipv4Addr, SocketAddr};
use std::path::Path;
use std::sync::Arc;
use std::thread::JoinHandle;
use std::time::{Duration, Instant};
use tempfile::TempDir;
use tokio::sync::oneshot;

/// Settings for tests: no waiting, no limits.
pub fn settings() -> Settings {
    Settings {
        bind: SocketAddr::from((Ipv4Addr::LOCALHOST, 0)),
        any_port: false,
        bot_pause: Duration::ZERO,
        limits: Limits::none(),
        ..Settings::default()
    }
}

/// Whether the tests are to run over PostgreSQL, one server for all of them.
pub fn on_postgres() -> bool {
    std::env::var("CARAVANSERAI_TEST_DATABASE").is_ok_and(|kind| kind == "postgres")
}

/// Where a house in this folder keeps everything: in a file there, or in a database of the
/// server whose name follows from the folder's.
pub fn database_in(folder: &Path) -> String {
    if !on_postgres() {
        return folder.join("house.db").display().to_string();
    }
    let server = postgres::Postgres::shared().expect("PostgreSQL is installed");
    let name = folder.file_name().expect("a folder with a name").as_encoded_bytes();
    let name: String = name.iter().map(|byte| format!("{byte:02x}")).collect();
    server.url(&server.database_called(&format!("of{name}")))
}

/// A house that is open until it is dropped.
pub struct TestServer {
    pub address: String,
    pub folder: TempDir,
    stop: Option<oneshot::Sender<()>>,
    thread: Option<JoinHandle<()>>,
}

impl TestServer {
    pub fn open() -> TestServer {
        TestServer::with(settings())
    }

    pub fn with(settings: Settings) -> TestServer {
        TestServer::in_folder(TempDir::new().expect("a folder"), settings)
    }

    pub fn in_folder(folder: TempDir, settings: Settings) -> TestServer {
        TestServer::offering(folder, settings, registry::of_the_house())
    }

    /// One of several houses over one PostgreSQL database.
    pub fn node(url: &str, settings: Settings) -> TestServer {
        let (folder, database) = (TempDir::new().expect("a folder"), url.to_owned());
        TestServer::over(folder, Settings { database, ..settings }, registry::of_the_house())
    }

    pub fn offering(
        folder: TempDir,
        settings: Settings,
        games: Vec<Arc<HostedGame>>,
    ) -> TestServer {
        let database = database_in(folder.path());
        TestServer::over(folder, Settings { database, ..settings }, games)
    }

    /// A house over the database of these settings.
    fn over(folder: TempDir, settings: Settings, games: Vec<Arc<HostedGame>>) -> TestServer {
        let (stop, stopped) = oneshot::channel::<()>();
        let (told, address) = std::sync::mpsc::channel();
        let thread = std::thread::spawn(move || {
            let runtime = tokio::runtime::Builder::new_multi_thread()
                .worker_threads(2)
                .enable_all()
                .build()
                .expect("a runtime");
            runtime.block_on(async {
                let listener = server::listen(&settings).await.expect("a port");
                let address = listener.local_addr().expect("an address");
                let house = House::open(settings, games).await.expect("a house");
                told.send(address.to_string()).expect("somebody waits");
                server::serve(house, listener, async { drop(stopped.await) }).await;
            });
            runtime.shutdown_timeout(Duration::from_millis(100));
        });
        let address = address.recv().expect("the house opens");
        TestServer { address, folder, stop: Some(stop), thread: Some(thread) }
    }

    /// Somebody who comes in for the first time.
    pub fn guest(&self) -> Browser {
        Browser::new(&self.address)
    }

    /// Closes the house and gives its folder back.
    pub fn close(mut self) -> TempDir {
        self.shut();
        std::mem::replace(&mut self.folder, TempDir::new().expect("a folder"))
    }

    fn shut(&mut self) {
        self.stop.take();
        if let Some(thread) = self.thread.take() {
            thread.join().expect("the house closes in good order");
        }
    }
}

impl Drop for TestServer {
    fn drop(&mut self) {
        if !std::thread::panicking() {
            self.shut();
        }
    }
}

/// All values of a field of a page's forms.
pub fn values<'a>(page: &'a str, name: &str) -> Vec<&'a str> {
    let mark = format!("name=\"{name}\" value=\"");
    page.split(&mark).skip(1).filter_map(|rest| rest.split('"').next()).collect()
}

/// How much of the log a page has seen.
pub fn after(page: &str) -> String {
    values(page, "after").first().unwrap_or_else(|| panic!("no table: {page}")).to_string()
}

/// Waits until something is so.
pub fn wait_until<T>(what: &str, mut look: impl FnMut() -> Option<T>) -> T {
    let began = Instant::now();
    loop {
        if let Some(found) = look() {
            return found;
        }
        assert!(began.elapsed() < Duration::from_secs(20), "waited in vain until {what}");
        std::thread::sleep(Duration::from_millis(5));
    }
}

/// Two friends at a table, the host first, and the table's address.
pub fn two_friends(server: &TestServer) -> (Browser, Browser, String) {
    two_friends_with(server, &[])
}

/// The same with more fields of the set-up form.
pub fn two_friends_with(server: &TestServer, more: &[(&str, &str)]) -> (Browser, Browser, String) {
    two_friends_at(server, "targi", more)
}

/// The same at a table of any game.
pub fn two_friends_at(
    server: &TestServer,
    game: &str,
    more: &[(&str, &str)],
) -> (Browser, Browser, String) {
    let (mut ada, mut bo) = (server.guest(), server.guest());
    let mut fields = vec![("game", game), ("name", "Ada"), ("opponent", "friend"), ("side", "0")];
    fields.extend(more);
    let table = ada.post("/new", &fields).expect(303).location().to_owned();
    bo.post(&format!("{table}/sit"), &[("name", "Bo")]).expect(303);
    (ada, bo, table)
}

/// Makes the choice that `pick` takes out of those on the page, if it is this
/// guest's turn.
pub fn play_if_to_act(
    guest: &mut Browser,
    table: &str,
    pick: impl FnOnce(&[&str]) -> usize,
) -> Option<String> {
    let page = guest.get(table).expect(200).body;
    let choices: Vec<&str> = distinct(values(&page, "choice"));
    if choices.is_empty() {
        return None;
    }
    let choice = choices[pick(&choices) % choices.len()].to_owned();
    let fields = [("after", after(&page)), ("choice", choice.clone())];
    let fields: Vec<(&str, &str)> = fields.iter().map(|(n, v)| (*n, v.as_str())).collect();
    guest.post(&format!("{table}/play"), &fields).expect(303);
    Some(choice)
}

/// Ada at a table of Targi against somebody who chooses by dice, after some of her choices.
pub fn against_dice(server: &TestServer, choices: usize) -> (Browser, String) {
    let mut ada = server.guest();
    let fields = [("game", "targi"), ("level", "random"), ("name", "Ada")];
    let table = ada.post("/play", &fields).expect(303).location().to_owned();
    for _ in 0..choices {
        wait_until("Ada is to act", || play_if_to_act(&mut ada, &table, |_| 0));
    }
    (ada, table)
}

fn distinct(mut list: Vec<&str>) -> Vec<&str> {
    let mut seen = std::collections::BTreeSet::new();
    list.retain(|item| seen.insert(*item));
    list
}

//! A PostgreSQL server for tests: a cluster of its own in a folder that goes with it.
//!
//! It needs Debian's package `postgresql`. Where that is not installed the tests over
//! PostgreSQL say loudly that they did not run; with `CARAVANSERAI_NEEDS_POSTGRES`, as in
//! `.ci/run`, they fail.

#![allow(dead_code, unreachable_pub, reason = "each test uses what it needs")]

use std::io::{BufRead, BufReader};
use std::path::PathBuf;
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Mutex, OnceLock};
use std::time::{Duration, Instant};

/// Makes a cluster and starts it; when the test that holds the other end of its input is
/// gone, in whatever way, everything is stopped and removed. Nobody else can reach it: the
/// folder of its socket is private, and so is the machine's own network.
const SCRIPT: &str = r#"
set -e
umask 077
folder=$(mktemp -d --tmpdir="$1")
server=
trap 'kill -QUIT $server 2>/dev/null || true; rm -rf "$folder"' EXIT
trap 'exit 1' HUP INT TERM
"$2/initdb" -D "$folder/data" -U postgres -A trust -E UTF8 --locale=C --no-sync >"$folder/said"
cat >>"$folder/data/postgresql.conf" <<SETTINGS
unix_socket_directories = '$folder'
listen_addresses = '127.0.0.1'
port = $3
fsync = off
shared_buffers = 32MB
max_connections = 200
SETTINGS
echo "$folder"
start() {
    "$2/postgres" -D "$folder/data" >>"$folder/said" 2>&1 &
    server=$!
}
start "$@"
while read -r order; do
    case "$order" in
    stop) kill -QUIT $server; wait $server || true; echo stopped ;;
    start) start "$@"; echo started ;;
    esac
done
kill -QUIT $server 2>/dev/null || true
wait $server 2>/dev/null || true
"#;

/// A server, until the test is over.
pub struct Postgres {
    folder: PathBuf,
    port: u16,
    bin: PathBuf,
    orders: Mutex<(ChildStdin, Box<dyn BufRead + Send>)>,
    script: Child,
    databases: AtomicU32,
}

/// The folder of PostgreSQL's programs.
fn programs() -> Option<PathBuf> {
    let told = Command::new("pg_config").arg("--bindir").output().ok();
    let told = told.map(|told| PathBuf::from(String::from_utf8_lossy(&told.stdout).trim()));
    let debian = std::fs::read_dir("/usr/lib/postgresql").into_iter().flatten();
    let debian = debian.filter_map(|version| Some(version.ok()?.path().join("bin")));
    told.into_iter().chain(debian).find(|bin| bin.join("initdb").exists())
}

/// A shell that PostgreSQL may run under: it refuses to be anybody who may do everything.
fn shell() -> Command {
    let is_root = Command::new("id").arg("-u").output().is_ok_and(|told| told.stdout == b"0\n");
    if !is_root {
        return Command::new("sh");
    }
    let mut shell = Command::new("setpriv");
    shell.args(["--reuid=postgres", "--regid=postgres", "--clear-groups", "sh"]);
    shell
}

fn free_port() -> u16 {
    let listener = std::net::TcpListener::bind("127.0.0.1:0").expect("a free port");
    listener.local_addr().expect("an address").port()
}

impl Postgres {
    /// The server that all tests of one program share, or nothing where none is installed.
    pub fn shared() -> Option<&'static Postgres> {
        static SHARED: OnceLock<Option<Postgres>> = OnceLock::new();
        SHARED.get_or_init(Postgres::start).as_ref()
    }

    /// A server of one's own, or nothing where none is installed.
    pub fn start() -> Option<Postgres> {
        let Some(bin) = programs() else {
            assert!(
                std::env::var_os("CARAVANSERAI_NEEDS_POSTGRES").is_none(),
                "PostgreSQL is not installed"
            );
            eprintln!("NOT TESTED: PostgreSQL is not installed (apt-get install postgresql)");
            return None;
        };
        let port = free_port();
        let memory = std::path::Path::new("/dev/shm");
        let parent = if memory.is_dir() { memory.to_owned() } else { std::env::temp_dir() };
        let mut script = shell()
            .args(["-c", SCRIPT, "postgres"])
            .arg(parent)
            .arg(&bin)
            .arg(port.to_string())
            .current_dir("/")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("a shell");
        let mut told: Box<dyn BufRead + Send> =
            Box::new(BufReader::new(script.stdout.take().expect("its output")));
        let mut folder = String::new();
        told.read_line(&mut folder).expect("the folder");
        assert!(!folder.trim().is_empty(), "no cluster could be made");
        let orders = Mutex::new((script.stdin.take().expect("its input"), told));
        let folder = PathBuf::from(folder.trim());
        let postgres = Postgres { folder, port, bin, orders, script, databases: AtomicU32::new(0) };
        postgres.wait_until_ready();
        Some(postgres)
    }

    fn wait_until_ready(&self) {
        let began = Instant::now();
        while !self.psql("postgres", "select 1") {
            assert!(began.elapsed() < Duration::from_secs(60), "PostgreSQL does not start");
            std::thread::sleep(Duration::from_millis(20));
        }
    }

    /// Lets its own program do this; says whether it did.
    pub fn psql(&self, database: &str, sql: &str) -> bool {
        let mut psql = Command::new(self.bin.join("psql"));
        psql.args(["-h", "127.0.0.1", "-U", "postgres", "-q", "-v", "ON_ERROR_STOP=1", "-c", sql])
            .args(["-p", &self.port.to_string(), "-d", database])
            .stdout(Stdio::null())
            .stderr(Stdio::null());
        psql.status().is_ok_and(|status| status.success())
    }

    /// The port that it listens on.
    pub fn port(&self) -> u16 {
        self.port
    }

    /// The address of a database.
    pub fn url(&self, database: &str) -> String {
        format!("postgres://postgres@127.0.0.1:{}/{database}", self.port)
    }

    /// A new database, empty or a copy of another one that nobody is connected to; its name.
    pub fn database(&self, like: Option<&str>) -> String {
        let name = format!("house{}", self.databases.fetch_add(1, Ordering::Relaxed));
        let like = like.unwrap_or("template1");
        let made = self.psql("postgres", &format!("create database {name} template {like}"));
        assert!(made, "a database could not be made like {like}");
        name
    }

    /// The database of this name, made if it is not there; its name again.
    pub fn database_called(&self, name: &str) -> String {
        // Fails if it is there, which is as good.
        self.psql("postgres", &format!("create database {name}"));
        name.to_owned()
    }

    /// Removes a database, whoever is connected to it.
    pub fn drop_database(&self, name: &str) {
        self.psql("postgres", &format!("drop database {name} with (force)"));
    }

    /// Lets the server crash, as its own processes would when the power goes.
    pub fn stop(&self) {
        self.order("stop\n");
    }

    /// Starts it again.
    pub fn start_again(&self) {
        self.order("start\n");
        self.wait_until_ready();
    }

    fn order(&self, order: &str) {
        use std::io::Write;
        let mut orders = self.orders.lock().expect("nobody panicked here");
        orders.0.write_all(order.as_bytes()).expect("the shell listens");
        let mut answer = String::new();
        orders.1.read_line(&mut answer).expect("the shell answers");
    }
}

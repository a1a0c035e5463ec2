//! Settings of a house.

use crate::clock::Clock;
use crate::network::Network;
#[cfg(feature = "net")]
use crate::{notice::Notices, pages::along::Site};
use std::net::{Ipv4Addr, SocketAddr};
use std::time::Duration;

/// How the house is run.
#[derive(Clone, Debug)]
pub struct Settings {
    /// Where to listen.
    pub bind: SocketAddr,
    /// Whether the next free port will do if this one is taken.
    pub any_port: bool,
    /// Where the house is reached from outside, such as `https://example.org`;
    /// without it, where the request came in.
    pub public_url: Option<String>,
    /// Proxies that tell clients' addresses in `X-Forwarded-For`.
    pub trusted_proxies: Vec<Network>,
    /// What the house is called besides its outside address, this machine's own names and
    /// plain addresses.
    pub names: Vec<String>,
    /// What opens `/metrics` from elsewhere; without it they are told to this machine only.
    pub metrics_token: Option<String>,
    /// The database: a file, `sqlite:FILE` or `postgres://…`.
    pub database: String,
    /// How long an opponent of the house waits before each choice, so that
    /// people can follow.
    pub bot_pause: Duration,
    /// How many opponents think at once.
    pub bot_threads: usize,
    /// A table in memory that nobody looks at is put away after this time.
    pub idle: Duration,
    /// Games that nobody has touched for so long are thrown away; `None`: never.
    pub keep: Option<Duration>,
    /// A session that is not used for so long ends; `None`: never.
    pub session_idle: Option<Duration>,
    /// With fewer bytes free on the disk no table is opened any more; `None`: a
    /// twentieth of the disk, at most 256 MB.
    pub min_free: Option<u64>,
    /// How guests may be told of their turns.
    #[cfg(feature = "net")]
    pub notices: Notices,
    /// The site that plays without this house, for guests to take along.
    #[cfg(feature = "net")]
    pub site: Option<Site>,
    /// What time it is at the tables.
    pub clock: Clock,
    /// How much of everything.
    pub limits: Limits,
}

impl Default for Settings {
    fn default() -> Settings {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        Settings {
            bind: SocketAddr::from((Ipv4Addr::LOCALHOST, 8080)),
            any_port: true,
            public_url: None,
            trusted_proxies: Network::LOOPBACK.to_vec(),
            names: Vec::new(),
            metrics_token: None,
            database: "caravanserai.db".to_owned(),
            bot_pause: Duration::from_millis(700),
            bot_threads: cores.saturating_sub(1).max(1),
            idle: Duration::from_secs(300),
            keep: Some(Duration::from_secs(365 * 24 * 3600)),
            session_idle: Some(Duration::from_secs(180 * 24 * 3600)),
            min_free: None,
            #[cfg(feature = "net")]
            notices: Notices::default(),
            #[cfg(feature = "net")]
            site: None,
            clock: Clock::default(),
            limits: Limits::default(),
        }
    }
}

/// How much of everything is allowed.
#[derive(Clone, Debug)]
pub struct Limits {
    /// Bytes of a request's body.
    pub body_bytes: usize,
    /// Requests of one client.
    pub requests: Rate,
    /// New guests from one address.
    pub guests: Rate,
    /// Changes of names by one client.
    pub renames: Rate,
    /// Admin tokens that one client tries.
    pub guesses: Rate,
    /// Ways to be told of turns that one client adds or tries.
    pub ways: Rate,
    /// Mails that ask one address whether it is a guest's, over all clients.
    pub confirmations: Rate,
    /// Tables that one client opens.
    pub new_tables: Rate,
    /// Hints and analyses of one client.
    pub thoughts: Rate,
    /// Bytes of one text among the options of a table, such as a deck.
    pub option_bytes: usize,
    /// What one guest may open.
    pub guest_tables: Quota,
    /// What may be opened from one address.
    pub address_tables: Quota,
    /// Connections at once.
    pub connections: usize,
    /// Connections of one address at once. Behind a proxy all come from its address, and it
    /// must see to this.
    pub sockets: usize,
    /// Listeners (WebSockets and event streams) of one client at once.
    pub listeners: usize,
}

/// A burst, and then a number a minute.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rate {
    /// At once.
    pub burst: f64,
    /// A minute.
    pub a_minute: f64,
}

impl Rate {
    /// A burst, and then a number a minute.
    pub const fn new(burst: u32, a_minute: u32) -> Rate {
        Rate { burst: burst as f64, a_minute: a_minute as f64 }
    }

    /// Without a limit.
    pub const NONE: Rate = Rate { burst: f64::INFINITY, a_minute: f64::INFINITY };
}

/// How many tables may be opened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Quota {
    /// Tables that are not over.
    pub unfinished: i64,
    /// Tables within a day.
    pub a_day: i64,
    /// Bytes that these may take on the disk.
    pub bytes_a_day: i64,
}

impl Quota {
    /// Without a limit.
    pub const NONE: Quota = Quota { unfinished: i64::MAX, a_day: i64::MAX, bytes_a_day: i64::MAX };
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            body_bytes: 256 << 10,
            requests: Rate::new(400, 1800),
            guests: Rate::new(40, 20),
            renames: Rate::new(20, 6),
            guesses: Rate::new(10, 6),
            // Each of them sends something to somebody.
            ways: Rate { burst: 10.0, a_minute: 0.5 },
            // Three a day: nobody shall flood a stranger by this house.
            confirmations: Rate { burst: 3.0, a_minute: 3.0 / (24.0 * 60.0) },
            new_tables: Rate::new(40, 20),
            thoughts: Rate::new(30, 30),
            option_bytes: 32 << 10,
            guest_tables: Quota { unfinished: 100, a_day: 500, bytes_a_day: 4 << 20 },
            address_tables: Quota { unfinished: 400, a_day: 2000, bytes_a_day: 16 << 20 },
            connections: 20_000,
            sockets: 256,
            listeners: 200,
        }
    }
}

impl Limits {
    /// As good as none, for measuring.
    pub fn none() -> Limits {
        Limits {
            requests: Rate::NONE,
            guests: Rate::NONE,
            renames: Rate::NONE,
            guesses: Rate::NONE,
            ways: Rate::NONE,
            confirmations: Rate::NONE,
            new_tables: Rate::NONE,
            thoughts: Rate::NONE,
            guest_tables: Quota::NONE,
            address_tables: Quota::NONE,
            connections: 100_000,
            sockets: 100_000,
            listeners: 100_000,
            ..Limits::default()
        }
    }
}

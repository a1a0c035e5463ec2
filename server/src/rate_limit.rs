//! Keeping single clients from taking everything: token buckets, by client mostly.

use crate::chance;
use crate::network::Network;
use crate::refusal::{Refusal, Result, TooMany};
use crate::settings::{Limits, Rate};
use sage::moment::Moment;
use serde::{Deserialize, Serialize};
use std::collections::HashMap;
use std::fmt;
use std::hash::Hash;
use std::net::IpAddr;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

/// Clients that are remembered for one kind of thing; the fullest buckets are
/// forgotten first, since forgetting them changes nothing.
const REMEMBERED: usize = 50_000;

/// Who asks: the address, an IPv6 network counting as one.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) struct Client(IpAddr);

impl Client {
    pub(crate) fn new(address: IpAddr) -> Client {
        match address.to_canonical() {
            IpAddr::V6(v6) => {
                let [a, b, c, d, ..] = v6.segments();
                Client(IpAddr::V6([a, b, c, d, 0, 0, 0, 0].into()))
            }
            v4 => Client(v4),
        }
    }

    pub(crate) fn is_this_machine(self) -> bool {
        Network::LOOPBACK.iter().any(|network| network.contains(self.0))
    }

    /// A number that stands for the network without telling it at a glance.
    pub(crate) fn network(self) -> i64 {
        let [a, b, c, d, e, f, g, h, ..] = chance::hash(&self.0.to_string());
        i64::from_le_bytes([a, b, c, d, e, f, g, h])
    }
}

impl fmt::Display for Client {
    /// As a network that can be banned.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            IpAddr::V4(address) => write!(f, "{address}"),
            IpAddr::V6(network) => write!(f, "{network}/64"),
        }
    }
}

/// Tokens that run out and come back with time.
struct Bucket {
    tokens: f64,
    at: Moment,
}

/// A bucket for everybody who asks, or for everything that is asked for.
struct Buckets<K = Client> {
    rate: Rate,
    what: TooMany,
    of: Mutex<HashMap<K, Bucket>>,
}

impl<K: Eq + Hash> Buckets<K> {
    fn new(rate: Rate, what: TooMany) -> Buckets<K> {
        Buckets { rate, what, of: Mutex::default() }
    }

    /// Takes a token; a node has its part of what may be taken of all of them.
    fn take(&self, from: K, now: Moment, nodes: u32) -> Result {
        if self.rate.burst.is_infinite() {
            return Ok(());
        }
        let mut buckets = self.of.lock().unwrap_or_else(PoisonError::into_inner);
        let Rate { burst, a_minute } = self.rate;
        let (burst, a_minute) = ((burst / f64::from(nodes)).max(1.0), a_minute / f64::from(nodes));
        let filled = |bucket: &Bucket| {
            let minutes = now.saturating_duration_since(bucket.at).as_secs_f64() / 60.0;
            (bucket.tokens + minutes * a_minute).min(burst)
        };
        if buckets.len() >= REMEMBERED {
            buckets.retain(|_, bucket| filled(bucket) < burst);
        }
        let bucket = buckets.entry(from).or_insert(Bucket { tokens: burst, at: now });
        *bucket = Bucket { tokens: filled(bucket), at: now };
        if bucket.tokens < 1.0 {
            return Err(Refusal::TooMany(self.what));
        }
        bucket.tokens -= 1.0;
        Ok(())
    }
}

/// All limits of the house that depend on who asks.
pub(crate) struct RateLimiter {
    requests: Buckets,
    guests: Buckets,
    renames: Buckets,
    guesses: Buckets,
    ways: Buckets,
    confirmations: Buckets<String>,
    new_tables: Buckets,
    thoughts: Buckets,
    listeners: Places,
    sockets: Places,
    /// Houses that share the limits.
    nodes: AtomicU32,
}

impl RateLimiter {
    pub(crate) fn new(limits: &Limits) -> RateLimiter {
        RateLimiter {
            requests: Buckets::new(limits.requests, TooMany::Requests),
            guests: Buckets::new(limits.guests, TooMany::Guests),
            renames: Buckets::new(limits.renames, TooMany::Renames),
            guesses: Buckets::new(limits.guesses, TooMany::Guesses),
            ways: Buckets::new(limits.ways, TooMany::Ways),
            confirmations: Buckets::new(limits.confirmations, TooMany::Confirmations),
            new_tables: Buckets::new(limits.new_tables, TooMany::NewTables),
            thoughts: Buckets::new(limits.thoughts, TooMany::Thoughts),
            listeners: Places::new(limits.listeners, limits.connections),
            sockets: Places::new(limits.sockets, limits.connections),
            nodes: AtomicU32::new(1),
        }
    }

    /// From now on so many nodes allow together what one would allow alone.
    pub(crate) fn share_among(&self, nodes: u32) {
        self.nodes.store(nodes.max(1), Ordering::Relaxed);
    }

    fn take<K: Eq + Hash>(&self, buckets: &Buckets<K>, from: K) -> Result {
        buckets.take(from, Moment::now(), self.nodes.load(Ordering::Relaxed))
    }

    pub(crate) fn request(&self, client: Client) -> Result {
        self.take(&self.requests, client)
    }

    pub(crate) fn guest(&self, client: Client) -> Result {
        self.take(&self.guests, client)
    }

    pub(crate) fn rename(&self, client: Client) -> Result {
        self.take(&self.renames, client)
    }

    pub(crate) fn guess(&self, client: Client) -> Result {
        self.take(&self.guesses, client)
    }

    pub(crate) fn way(&self, client: Client) -> Result {
        self.take(&self.ways, client)
    }

    /// Lets somebody send a mail to an address that nobody has confirmed, counted over all clients.
    pub(crate) fn confirmation(&self, address: &str) -> Result {
        let (user, domain) = address.rsplit_once('@').unwrap_or((address, ""));
        // What follows a plus sign leads to the same letter box with most who carry mail.
        let user = user.split('+').next().unwrap_or_default();
        self.take(&self.confirmations, format!("{user}@{domain}").to_lowercase())
    }

    pub(crate) fn new_table(&self, client: Client) -> Result {
        self.take(&self.new_tables, client)
    }

    pub(crate) fn thought(&self, client: Client) -> Result {
        self.take(&self.thoughts, client)
    }

    fn hold(&self, places: &Places, client: Client) -> Option<Place> {
        places.take(client, self.nodes.load(Ordering::Relaxed))
    }

    /// Lets somebody listen for as long as the answer is kept.
    pub(crate) fn listen(&self, client: Client) -> Result<Place> {
        self.hold(&self.listeners, client).ok_or(Refusal::TooMany(TooMany::Listeners))
    }

    /// Lets somebody connect for as long as the answer is kept.
    pub(crate) fn connect(&self, client: Client) -> Option<Place> {
        self.hold(&self.sockets, client)
    }
}

/// The part of a node in what one client may have at once of all of them: one at least.
pub(crate) fn part(of_all: usize, nodes: u32) -> usize {
    (of_all / nodes as usize).max(1)
}

/// Places that are held for a while: so many for each client, and so many for all at this node.
struct Places {
    taken: Arc<Mutex<HashMap<Client, usize>>>,
    each: usize,
    all: usize,
}

impl Places {
    fn new(each: usize, all: usize) -> Places {
        Places { taken: Arc::default(), each, all }
    }

    fn take(&self, client: Client, nodes: u32) -> Option<Place> {
        let mut taken = self.taken.lock().unwrap_or_else(PoisonError::into_inner);
        let all: usize = taken.values().sum();
        let count = taken.get(&client).copied().unwrap_or(0);
        if all >= self.all || count >= part(self.each, nodes) {
            return None;
        }
        taken.insert(client, count + 1);
        Some(Place { client, taken: Arc::clone(&self.taken) })
    }
}

/// A place that somebody holds.
pub(crate) struct Place {
    client: Client,
    taken: Arc<Mutex<HashMap<Client, usize>>>,
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut taken = self.taken.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = taken.get_mut(&self.client) {
            *count -= 1;
            if *count == 0 {
                taken.remove(&self.client);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    fn client(text: &str) -> Client {
        Client::new(text.parse().unwrap())
    }

    #[test]
    fn who_asks_too_often_waits_and_nobody_else_does() {
        let buckets = Buckets::new(Rate::new(2, 60), TooMany::Requests);
        let now = Moment::now();
        let (ada, bo) = (client("10.0.0.1"), client("10.0.0.2"));
        assert!(buckets.take(ada, now, 1).is_ok() && buckets.take(ada, now, 1).is_ok());
        assert_eq!(buckets.take(ada, now, 1), Err(Refusal::TooMany(TooMany::Requests)));
        assert!(buckets.take(bo, now, 1).is_ok());
        assert!(buckets.take(ada, now + Duration::from_millis(900), 1).is_err());
        assert!(buckets.take(ada, now + Duration::from_millis(2000), 1).is_ok());
    }

    #[test]
    fn several_nodes_allow_together_what_one_allows_alone() {
        let nodes = [(); 3].map(|()| Buckets::new(Rate::new(9, 60), TooMany::Requests));
        let (now, ada) = (Moment::now(), client("10.0.0.1"));
        let allowed = |at: Moment| {
            let tries = nodes.iter().flat_map(|node| (0..20).map(move |_| node.take(ada, at, 3)));
            tries.filter(Result::is_ok).count()
        };
        assert_eq!(allowed(now), 9);
        assert_eq!(allowed(now + Duration::from_secs(6)), 6);
        // Who is one of many still has a first try.
        let few = Buckets::new(Rate::new(2, 1), TooMany::Guests);
        assert!(few.take(ada, now, 3).is_ok() && few.take(ada, now, 3).is_err());
    }

    #[test]
    fn a_letter_box_is_one_however_it_is_written() {
        let limits = Limits { confirmations: Rate::new(2, 0), ..Limits::default() };
        let rate_limiter = RateLimiter::new(&limits);
        assert!(rate_limiter.confirmation("ada@example.org").is_ok());
        assert!(rate_limiter.confirmation("Ada+games@Example.org").is_ok());
        let refused = Err(Refusal::TooMany(TooMany::Confirmations));
        assert_eq!(rate_limiter.confirmation("ADA+more@example.org"), refused);
        assert!(rate_limiter.confirmation("bo@example.org").is_ok());
    }

    #[test]
    fn addresses_of_one_network_count_as_one() {
        assert_eq!(client("2001:db8:1:2::1"), client("2001:db8:1:2:ffff::9"));
        assert_ne!(client("2001:db8:1:2::1"), client("2001:db8:1:3::1"));
        assert_eq!(client("::ffff:10.0.0.1"), client("10.0.0.1"));
    }

    #[test]
    fn a_place_to_listen_is_free_again_when_its_listener_goes() {
        let rate_limiter = RateLimiter::new(&Limits { listeners: 1, ..Limits::default() });
        let ada = client("10.0.0.1");
        let first = rate_limiter.listen(ada).unwrap_or_else(|refusal| panic!("{refusal:?}"));
        assert_eq!(rate_limiter.listen(ada).err(), Some(Refusal::TooMany(TooMany::Listeners)));
        drop(first);
        assert!(rate_limiter.listen(ada).is_ok());
    }

    #[test]
    fn several_nodes_hold_together_as_many_places_for_one_address_as_one_holds_alone() {
        let limits = Limits { listeners: 9, sockets: 2, ..Limits::default() };
        let nodes = [(); 3].map(|()| RateLimiter::new(&limits));
        let ada = client("10.0.0.1");
        nodes.iter().for_each(|node| node.share_among(3));
        let listen = || -> Vec<Place> {
            let tries = (0..20).flat_map(|_| nodes.each_ref().map(|node| node.listen(ada).ok()));
            tries.flatten().collect()
        };
        let places = listen();
        assert_eq!(places.len(), 9);
        // When the others have gone, one allows as much as all of them did.
        nodes[0].share_among(1);
        assert_eq!(listen().len(), 6);
        // Who is one of many still has one.
        let sockets = nodes.each_ref().map(|node| {
            let held: Vec<_> = (0..3).map_while(|_| node.connect(ada)).collect();
            held.len()
        });
        assert_eq!(sockets, [2, 1, 1]);
    }
}

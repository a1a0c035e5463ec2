//! Where requests come from, and what the house is called by those who ask.

use crate::settings::Settings;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr, UdpSocket};
use std::str::FromStr;
use web::reach::Reach;

/// An address, or all that begin with the same bits: `10.0.0.0/8`, `::1`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Network {
    address: IpAddr,
    bits: u8,
}

impl Network {
    /// This machine.
    pub const LOOPBACK: [Network; 2] = [
        Network { address: IpAddr::V4(Ipv4Addr::new(127, 0, 0, 0)), bits: 8 },
        Network { address: IpAddr::V6(Ipv6Addr::LOCALHOST), bits: 128 },
    ];

    /// Whether an address is in this network.
    pub fn contains(self, address: IpAddr) -> bool {
        match (self.address, address.to_canonical()) {
            (IpAddr::V4(own), IpAddr::V4(other)) => {
                let differ = own.to_bits() ^ other.to_bits();
                differ.checked_shr(32 - u32::from(self.bits)).unwrap_or(0) == 0
            }
            (IpAddr::V6(own), IpAddr::V6(other)) => {
                let differ = own.to_bits() ^ other.to_bits();
                differ.checked_shr(128 - u32::from(self.bits)).unwrap_or(0) == 0
            }
            _ => false,
        }
    }
}

/// What is no network.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("`{0}` is no address or network; write it as in 10.0.0.5 or 10.0.0.0/8")]
pub struct BadNetwork(String);

impl FromStr for Network {
    type Err = BadNetwork;

    fn from_str(text: &str) -> Result<Network, BadNetwork> {
        let bad = || BadNetwork(text.to_owned());
        let (address, bits) = text.split_once('/').map_or((text, None), |(a, b)| (a, Some(b)));
        let address: IpAddr = address.parse().map_err(|_| bad())?;
        let most = if address.is_ipv4() { 32 } else { 128 };
        let bits = bits.map_or(Ok(most), |bits| bits.parse().map_err(|_| bad()))?;
        if bits > most {
            return Err(bad());
        }
        // One name for each network: the other bits do not count.
        let address = match address {
            IpAddr::V4(v4) => {
                let kept = u32::MAX.checked_shl(32 - u32::from(bits)).unwrap_or(0);
                IpAddr::V4(Ipv4Addr::from_bits(v4.to_bits() & kept))
            }
            IpAddr::V6(v6) => {
                let kept = u128::MAX.checked_shl(128 - u32::from(bits)).unwrap_or(0);
                IpAddr::V6(Ipv6Addr::from_bits(v6.to_bits() & kept))
            }
        };
        Ok(Network { address, bits })
    }
}

impl TryFrom<String> for Network {
    type Error = BadNetwork;

    fn try_from(text: String) -> Result<Network, BadNetwork> {
        text.parse()
    }
}

impl From<Network> for String {
    fn from(network: Network) -> String {
        network.to_string()
    }
}

impl fmt::Display for Network {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.address, self.bits)
    }
}

/// The address of the client: that of the connection, or, from a proxy that is
/// trusted, the last one in `X-Forwarded-For` that is no trusted proxy itself.
pub(crate) fn client_address<'a>(
    peer: IpAddr,
    trusted: &[Network],
    forwarded: impl DoubleEndedIterator<Item = &'a str>,
) -> IpAddr {
    let is_trusted = |address: IpAddr| trusted.iter().any(|network| network.contains(address));
    let mut client = peer;
    let hops = forwarded.rev().flat_map(|list| list.rsplit(','));
    for hop in hops {
        let Ok(address) = hop.trim().parse() else { break };
        if !is_trusted(client) {
            break;
        }
        client = address;
    }
    client
}

/// Whether a `Host` header names this house. A page of another site may make its own name
/// point here (DNS rebinding), so names are known ones; an address is always meant.
pub(crate) fn is_called(host: &str, names: &[String]) -> bool {
    let name = match host.rsplit_once(':') {
        Some((name, port)) if port.bytes().all(|byte| byte.is_ascii_digit()) => name,
        _ => host,
    };
    let name = name.trim_end_matches('.').to_ascii_lowercase();
    let address = name.trim_start_matches('[').trim_end_matches(']');
    address.parse::<IpAddr>().is_ok()
        || name == "localhost"
        || name.ends_with(".localhost")
        || names.contains(&name)
}

/// What this machine is called in its own network.
pub(crate) fn machine_names() -> Vec<String> {
    let name = machine_name().unwrap_or_default().to_ascii_lowercase();
    match name.split('.').next() {
        None | Some("") => Vec::new(),
        Some(short) => vec![format!("{short}.local"), short.to_owned(), name.clone()],
    }
}

#[cfg(all(unix, feature = "net"))]
fn machine_name() -> Option<String> {
    Some(rustix::system::uname().nodename().to_string_lossy().into_owned())
}

#[cfg(not(all(unix, feature = "net")))]
fn machine_name() -> Option<String> {
    std::env::var("COMPUTERNAME").ok()
}

/// From where an address of the house can be used, such as `http://127.0.0.1:8080`.
pub(crate) fn reach(settings: &Settings, base: &str) -> Reach {
    let (_, host) = base.split_once("://").unwrap_or(("", base));
    let (name, port) = match host.rsplit_once(':') {
        Some((name, port)) if port.bytes().all(|byte| byte.is_ascii_digit()) => (name, port),
        _ => (host, ""),
    };
    let name = name.trim_start_matches('[').trim_end_matches(']').to_ascii_lowercase();
    let address = name.parse::<IpAddr>().ok();
    let this_machine = name == "localhost"
        || name.ends_with(".localhost")
        || address.is_some_and(|address| address.to_canonical().is_loopback());
    if !this_machine {
        return Reach::Others;
    }
    // A test may leave the port to the system; then the browser knows it.
    let port = match settings.bind.port() {
        0 => port.parse().unwrap_or(80),
        port => port,
    };
    let bound = settings.bind.ip().to_canonical();
    // A house that listens by IPv4 alone is not reached by IPv6.
    let heard = |ip: &IpAddr| ip.is_ipv4() || bound == IpAddr::V6(Ipv6Addr::UNSPECIFIED);
    let all = || own_addresses().into_iter().filter(heard).map(|ip| address_at(ip, port)).collect();
    match bound {
        bound if bound.is_loopback() => Reach::Closed {
            command: format!("caravanserai serve --bind 0.0.0.0:{port}"),
            then: all(),
        },
        bound if bound.is_unspecified() => Reach::ThisMachine(all()),
        bound => Reach::ThisMachine(vec![address_at(bound, port)]),
    }
}

fn address_at(ip: IpAddr, port: u16) -> String {
    format!("http://{}", SocketAddr::new(ip, port))
}

/// The addresses of this machine in its networks, the one that most others know first.
fn own_addresses() -> Vec<IpAddr> {
    let mut found: Vec<IpAddr> = Vec::new();
    // The address that something far away would see; nothing is sent to find it out.
    let far: [(SocketAddr, SocketAddr); 2] = [
        ((Ipv4Addr::UNSPECIFIED, 0).into(), (Ipv4Addr::new(192, 0, 2, 1), 9).into()),
        (
            (Ipv6Addr::UNSPECIFIED, 0).into(),
            (Ipv6Addr::new(0x2001, 0xdb8, 0, 0, 0, 0, 0, 1), 9).into(),
        ),
    ];
    for (here, there) in far {
        let seen = UdpSocket::bind(here).and_then(|socket| {
            socket.connect(there)?;
            socket.local_addr()
        });
        found.extend(seen.map(|address| address.ip()));
    }
    // Linux tells the others as well.
    let routes = std::fs::read_to_string("/proc/net/fib_trie").unwrap_or_default();
    found.extend(local_routes(&routes).map(IpAddr::V4));
    let mut known = Vec::new();
    for ip in found.into_iter().filter(|ip| !ip.is_loopback() && !ip.is_unspecified()) {
        if !known.contains(&ip) {
            known.push(ip);
        }
    }
    known
}

/// The addresses in Linux's table of routes that are this machine's own.
fn local_routes(table: &str) -> impl Iterator<Item = Ipv4Addr> {
    let mut last = None;
    table.lines().filter_map(move |line| {
        let line = line.trim_start();
        if let Some(address) = line.strip_prefix("|-- ") {
            last = address.trim().parse().ok();
        }
        last.filter(|_| line.starts_with("/32 host LOCAL"))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ip(text: &str) -> IpAddr {
        text.parse().unwrap()
    }

    #[test]
    fn a_network_contains_what_begins_alike() {
        let network: Network = "10.1.0.0/16".parse().unwrap();
        assert!(network.contains(ip("10.1.200.3")) && network.contains(ip("::ffff:10.1.0.1")));
        assert!(!network.contains(ip("10.2.0.1")) && !network.contains(ip("::1")));
        assert!("0.0.0.0/0".parse::<Network>().unwrap().contains(ip("8.8.8.8")));
        assert!("2001:db8::/32".parse::<Network>().unwrap().contains(ip("2001:db8:7::1")));
        assert!("10.0.0.5".parse::<Network>().unwrap().contains(ip("10.0.0.5")));
        for (text, name) in [
            ("10.1.2.3/16", "10.1.0.0/16"),
            ("10.1.2.3", "10.1.2.3/32"),
            ("10.1.2.3/0", "0.0.0.0/0"),
            ("2001:db8::1/32", "2001:db8::/32"),
        ] {
            let named = text.parse::<Network>().map(|network| network.to_string());
            assert_eq!(named.as_deref(), Ok(name));
        }
        for wrong in ["", "10.0.0.0/33", "10.0.0/8", "::/129", "proxy", "10.0.0.0/-1"] {
            assert!(wrong.parse::<Network>().is_err(), "{wrong}");
        }
    }

    #[test]
    fn only_a_trusted_proxy_tells_where_somebody_comes_from() {
        let trusted = [Network::LOOPBACK[0], "10.0.0.0/8".parse().unwrap()];
        let client = |peer, told: &[&'static str]| {
            client_address(ip(peer), &trusted, told.iter().copied()).to_string()
        };
        assert_eq!(client("127.0.0.1", &["6.6.6.6, 198.51.100.1"]), "198.51.100.1");
        assert_eq!(client("127.0.0.1", &["6.6.6.6", "198.51.100.1"]), "198.51.100.1");
        assert_eq!(client("127.0.0.1", &["6.6.6.6, 198.51.100.1, 10.0.0.2"]), "198.51.100.1");
        assert_eq!(client("203.0.113.9", &["198.51.100.1"]), "203.0.113.9", "anybody can write it");
        assert_eq!(client("127.0.0.1", &[]), "127.0.0.1");
        assert_eq!(client("127.0.0.1", &["unknown"]), "127.0.0.1");
    }

    #[test]
    fn a_house_answers_to_its_addresses_and_its_names() {
        let names = ["games.example.org".to_owned()];
        for known in [
            "127.0.0.1:8080",
            "[::1]:8080",
            "192.168.1.7",
            "localhost:80",
            "Games.Example.org",
            "games.example.org:443",
        ] {
            assert!(is_called(known, &names), "{known}");
        }
        for other in ["evil.example", "games.example.org.evil.example", "127.0.0.1.evil.example"] {
            assert!(!is_called(other, &names), "{other}");
        }
    }

    #[test]
    fn an_address_that_means_oneself_everywhere_is_told_from_those_that_others_can_use() {
        let at = |bind: &str| Settings { bind: bind.parse().unwrap(), ..Settings::default() };
        let home = at("127.0.0.1:8080");
        for base in ["http://192.168.1.7:8080", "https://games.example.org", "http://oasis.local"] {
            assert_eq!(reach(&home, base), Reach::Others, "{base}");
        }
        for base in ["http://127.0.0.1:8080", "http://localhost", "http://[::1]:8080"] {
            let Reach::Closed { command, then } = reach(&home, base) else { panic!("{base}") };
            assert_eq!(command, "caravanserai serve --bind 0.0.0.0:8080");
            assert!(
                then.iter()
                    .all(|there| there.ends_with(":8080") && !there.starts_with("http://127."))
            );
            assert!(then.iter().all(|there| !there.contains('[')), "0.0.0.0 has no IPv6");
        }
        let open = reach(&at("0.0.0.0:9000"), "http://localhost:9000");
        let Reach::ThisMachine(there) = open else { panic!("{open:?}") };
        assert!(there.iter().all(|there| there.starts_with("http://") && there.ends_with(":9000")));
        assert_eq!(
            reach(&at("192.0.2.7:80"), "http://localhost"),
            Reach::ThisMachine(vec!["http://192.0.2.7:80".to_owned()]),
            "a proxy of this machine"
        );
    }

    #[test]
    fn linux_tells_which_addresses_are_its_own() {
        let table = "Main:\n  +-- 0.0.0.0/0 3 0 5\n     |-- 0.0.0.0\n        /0 universe UNICAST\n  \
            |-- 192.168.1.0\n /24 link UNICAST\nLocal:\n     |-- 127.0.0.1\n        /32 host LOCAL\n     \
            |-- 192.168.1.23\n        /32 host LOCAL\n     |-- 192.168.1.255\n        /32 link BROADCAST\n";
        let own: Vec<String> = local_routes(table).map(|ip| ip.to_string()).collect();
        assert_eq!(own, ["127.0.0.1", "192.168.1.23"]);
    }
}

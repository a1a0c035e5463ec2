//! Requests that leave the house. A guest names where they go, so they must not reach what
//! only this machine or its network may reach: the address that is really connected to is
//! checked, after names are looked up, and nobody is followed elsewhere.

use super::Failure;
use crate::network::Network;
use crate::refusal::{Refusal, Result};
use axum::body::Body;
use axum::http::header::{HOST, USER_AGENT};
use axum::http::{HeaderName, Request, StatusCode, Uri};
use hyper_util::rt::TokioIo;
use std::net::{IpAddr, SocketAddr};
use std::sync::{Arc, LazyLock};
use std::time::Duration;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::TcpStream;
use tokio::sync::OnceCell;
use tokio_rustls::TlsConnector;
use tokio_rustls::rustls::pki_types::ServerName;
use tokio_rustls::rustls::{ClientConfig, RootCertStore, crypto::ring};
use web::unsent::Why;

/// How long a request may take.
const PATIENCE: Duration = Duration::from_secs(10);
/// The longest address.
const LONGEST: usize = 1000;

/// Where the addresses of the internet are. Of IPv6 the rest is this machine, private networks,
/// links and groups, or is kept for later.
static INTERNET: LazyLock<[Network; 2]> =
    LazyLock::new(|| ["0.0.0.0/0", "2000::/3"].map(|network| network.parse().expect("a network")));

/// Networks in there that are not anybody's: this machine, private and shared ones, those of a
/// link, of documentation and of measurements, of groups, and those that only wrap others.
static NOT_PUBLIC: LazyLock<Vec<Network>> = LazyLock::new(|| {
    const NETWORKS: [&str; 19] = [
        "0.0.0.0/8",
        "10.0.0.0/8",
        "100.64.0.0/10",
        "127.0.0.0/8",
        "169.254.0.0/16",
        "172.16.0.0/12",
        "192.0.0.0/24",
        "192.0.2.0/24",
        "192.88.99.0/24",
        "192.168.0.0/16",
        "198.18.0.0/15",
        "198.51.100.0/24",
        "203.0.113.0/24",
        "224.0.0.0/4",
        "240.0.0.0/4",
        "2001::/23",
        "2001:db8::/32",
        "2002::/16",
        "3fff::/20",
    ];
    NETWORKS.iter().map(|network| network.parse().expect("a network")).collect()
});

/// Whether an address can be anybody's on the internet.
fn is_public(address: IpAddr) -> bool {
    let lies_in = |networks: &[Network]| networks.iter().any(|network| network.contains(address));
    lies_in(&*INTERNET) && !lies_in(&NOT_PUBLIC)
}

/// Where a request goes.
#[derive(PartialEq, Eq, Debug)]
struct Target {
    tls: bool,
    host: String,
    port: u16,
    /// As it is told to the other side.
    authority: String,
    path: String,
}

impl Target {
    fn read(url: &str) -> Option<Target> {
        let uri: Uri = url.parse().ok().filter(|_| url.len() <= LONGEST)?;
        let tls = match uri.scheme_str()? {
            "https" => true,
            "http" => false,
            _ => return None,
        };
        let authority = uri.authority().filter(|authority| !authority.as_str().contains('@'))?;
        let host = authority.host().trim_start_matches('[').trim_end_matches(']').to_owned();
        let path = uri.path_and_query().map_or("/", |path| path.as_str()).to_owned();
        Some(Target {
            tls,
            port: authority.port_u16().unwrap_or(if tls { 443 } else { 80 }),
            authority: authority.as_str().to_owned(),
            host: Some(host).filter(|host| !host.is_empty())?,
            path,
        })
    }
}

/// Something that bytes go through.
trait Stream: AsyncRead + AsyncWrite + Send + Unpin {}
impl<T: AsyncRead + AsyncWrite + Send + Unpin> Stream for T {}

pub(super) struct Outgoing {
    /// Whether private networks may be reached, and anybody without TLS.
    private: bool,
    tls: OnceCell<TlsConnector>,
}

impl Outgoing {
    pub(super) fn new(private: bool) -> Outgoing {
        Outgoing { private, tls: OnceCell::new() }
    }

    /// Whether something may be sent there, as far as its address tells.
    pub(super) fn check(&self, url: &str) -> Result {
        self.target(url).map(drop)
    }

    fn target(&self, url: &str) -> Result<Target> {
        let target = Target::read(url).ok_or(Refusal::BadTarget)?;
        let private = target.host.parse().is_ok_and(|address| !is_public(address));
        match self.private {
            false if private || !target.tls => Err(Refusal::PrivateTarget),
            _ => Ok(target),
        }
    }

    /// Sends a request.
    pub(super) async fn post(
        &self,
        url: &str,
        headers: impl IntoIterator<Item = (HeaderName, String)>,
        body: Vec<u8>,
    ) -> Result<(), Failure> {
        let refused = |_| Failure::refused(Why::Forbidden);
        let target = self.target(url).map_err(refused)?;
        let mut request = Request::post(&target.path)
            .header(HOST, &target.authority)
            .header(USER_AGENT, concat!("caravanserai/", env!("CARGO_PKG_VERSION")));
        for (name, value) in headers {
            request = request.header(name, value);
        }
        let unsound = |_| Failure::refused(Why::Spoilt);
        let request = request.body(Body::from(body)).map_err(unsound)?;
        match tokio::time::timeout(PATIENCE, self.send(&target, request)).await {
            Ok(Ok(StatusCode::NOT_FOUND | StatusCode::GONE)) => Err(Failure::Gone),
            Ok(Ok(status)) if status.is_success() => Ok(()),
            Ok(Ok(status)) => {
                Err(Failure::later(Why::Answered, format!("HTTP {}", status.as_u16())))
            }
            Ok(Err(failure)) => Err(failure),
            Err(_) => Err(Failure::later(Why::Late, "")),
        }
    }

    async fn send(&self, target: &Target, request: Request<Body>) -> Result<StatusCode, Failure> {
        let later = |error: hyper::Error| Failure::later(Why::Unreachable, error);
        let stream = TokioIo::new(self.connect(target).await?);
        let (mut sender, connection) =
            hyper::client::conn::http1::handshake(stream).await.map_err(later)?;
        let connection = tokio::spawn(connection);
        let answer = sender.send_request(request).await.map_err(later);
        connection.abort();
        Ok(answer?.status())
    }

    async fn connect(&self, target: &Target) -> Result<Box<dyn Stream>, Failure> {
        let later = |error: std::io::Error| Failure::later(Why::Unreachable, error);
        let found = tokio::net::lookup_host((target.host.as_str(), target.port)).await;
        let found: Vec<SocketAddr> = found.map_err(later)?.collect();
        let mut allowed = found.into_iter().filter(|at| self.private || is_public(at.ip()));
        let mut stream = Err(Failure::refused(Why::Private));
        while let (Err(_), Some(address)) = (&stream, allowed.next()) {
            stream = TcpStream::connect(address).await.map_err(later);
        }
        let stream = stream?;
        if !target.tls {
            return Ok(Box::new(stream));
        }
        let unnamed = |_| Failure::refused(Why::NoCertificate);
        let name = ServerName::try_from(target.host.clone()).map_err(unnamed)?;
        let connector = self.tls.get_or_try_init(connector).await?;
        Ok(Box::new(connector.connect(name, stream).await.map_err(later)?))
    }
}

/// TLS with the certificates that the system trusts.
async fn connector() -> Result<TlsConnector, Failure> {
    let trusted = tokio::task::spawn_blocking(rustls_native_certs::load_native_certs).await;
    let trusted = trusted.map_err(|error| Failure::later(Why::House, error))?;
    for error in &trusted.errors {
        tracing::warn!(%error, "certificates of the system cannot be read");
    }
    let mut roots = RootCertStore::empty();
    roots.add_parsable_certificates(trusted.certs);
    with_roots(roots)
}

fn with_roots(roots: RootCertStore) -> Result<TlsConnector, Failure> {
    let provider = Arc::new(ring::default_provider());
    let config =
        ClientConfig::builder_with_provider(provider).with_safe_default_protocol_versions();
    let config = config.map_err(|error| Failure::later(Why::House, error))?;
    Ok(TlsConnector::from(Arc::new(config.with_root_certificates(roots).with_no_client_auth())))
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::atomic::{AtomicUsize, Ordering};
    use tokio::io::{AsyncReadExt, AsyncWriteExt};
    use tokio_rustls::TlsAcceptor;
    use tokio_rustls::rustls::ServerConfig;
    use tokio_rustls::rustls::pki_types::PrivatePkcs8KeyDer;

    #[test]
    fn only_addresses_of_the_internet_are_public() {
        for public in ["1.1.1.1", "172.15.0.1", "172.32.0.1", "2606:4700::1111", "::ffff:8.8.8.8"] {
            assert!(is_public(public.parse().unwrap()), "{public}");
        }
        for private in [
            "127.0.0.1",
            "127.8.0.1",
            "0.0.0.0",
            "10.1.2.3",
            "172.20.0.1",
            "192.168.1.1",
            "169.254.169.254",
            "100.64.0.1",
            "255.255.255.255",
            "224.0.0.1",
            "::1",
            "::",
            "::ffff:127.0.0.1",
            "::ffff:169.254.169.254",
            "::7f00:1",
            "64:ff9b::7f00:1",
            "2002:7f00:1::",
            "fd00::1",
            "fe80::1",
            "fec0::1",
            "::ffff:0:7f00:1",
            "ff02::1",
            "8000::1",
        ] {
            assert!(!is_public(private.parse().unwrap()), "{private}");
        }
    }

    #[test]
    fn only_whole_addresses_of_the_web_are_targets() {
        let (strict, lax) = (Outgoing::new(false), Outgoing::new(true));
        for url in ["https://ntfy.sh/turns?x=1", "https://[2606:4700::1111]:8443/", "https://a.b"] {
            assert_eq!(strict.check(url), Ok(()), "{url}");
        }
        for url in ["http://ntfy.sh/", "https://127.0.0.1/", "https://[::1]/", "https://10.0.0.1/x"]
        {
            assert_eq!(strict.check(url), Err(Refusal::PrivateTarget), "{url}");
            assert_eq!(lax.check(url), Ok(()), "{url}");
        }
        let long = format!("https://a.b/{}", "x".repeat(LONGEST));
        for url in ["", "/x", "ftp://a.b/", "https://u:p@a.b/", "javascript:1", "https:///x", &long]
        {
            assert_eq!(lax.check(url), Err(Refusal::BadTarget), "{url}");
        }
    }

    #[tokio::test]
    async fn a_name_that_leads_into_a_private_network_is_not_followed() {
        let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let port = listener.local_addr().expect("an address").port();
        let url = format!("https://localhost:{port}/");
        let strict = Outgoing::new(false);
        assert_eq!(strict.check(&url), Ok(()), "a name says nothing yet");
        let sent = strict.post(&url, [], Vec::new()).await;
        assert_eq!(sent, Err(Failure::refused(Why::Private)));
        let accepted = tokio::time::timeout(Duration::from_millis(50), listener.accept()).await;
        assert!(accepted.is_err(), "nobody has come");
    }

    const CERTIFICATE: &[u8] = include_bytes!("../../tests/tls/localhost.der");
    const KEY: &[u8] = include_bytes!("../../tests/tls/localhost.key.der");

    /// Somebody who speaks TLS on this machine, and takes everything; where, and how much.
    async fn speaks_tls() -> (String, Arc<AtomicUsize>) {
        let provider = Arc::new(ring::default_provider());
        let config = ServerConfig::builder_with_provider(provider)
            .with_safe_default_protocol_versions()
            .expect("versions")
            .with_no_client_auth()
            .with_single_cert(vec![CERTIFICATE.into()], PrivatePkcs8KeyDer::from(KEY).into())
            .expect("a certificate");
        let acceptor = TlsAcceptor::from(Arc::new(config));
        let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let url = format!("https://localhost:{}/", listener.local_addr().unwrap().port());
        let taken = Arc::new(AtomicUsize::new(0));
        let count = Arc::clone(&taken);
        tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                let Ok(mut stream) = acceptor.accept(stream).await else { continue };
                let mut request = [0; 4096];
                if stream.read(&mut request).await.is_ok_and(|length| length > 0) {
                    count.fetch_add(1, Ordering::SeqCst);
                    let answer = b"HTTP/1.1 201 Created\r\nContent-Length: 0\r\n\r\n";
                    stream.write_all(answer).await.ok();
                }
            }
        });
        (url, taken)
    }

    #[tokio::test]
    async fn only_who_has_a_certificate_that_is_trusted_is_sent_anything() {
        let (url, taken) = speaks_tls().await;
        let trusting = |roots: RootCertStore| {
            let tls = with_roots(roots).expect("TLS");
            Outgoing { private: true, tls: OnceCell::new_with(Some(tls)) }
        };
        let mut roots = RootCertStore::empty();
        let refused = trusting(roots.clone()).post(&url, [], b"secret".to_vec()).await;
        assert!(matches!(refused, Err(Failure::Later(_))), "{refused:?}");
        assert_eq!(taken.load(Ordering::SeqCst), 0, "nothing was said");
        roots.add(CERTIFICATE.into()).expect("a certificate");
        let sent = trusting(roots.clone()).post(&url, [], b"secret".to_vec()).await;
        assert_eq!((sent, taken.load(Ordering::SeqCst)), (Ok(()), 1));
        // The same certificate under another name.
        let other = url.replace("localhost", "127.0.0.1");
        let refused = trusting(roots).post(&other, [], b"secret".to_vec()).await;
        assert!(matches!(refused, Err(Failure::Later(_))), "{refused:?}");
        assert_eq!(taken.load(Ordering::SeqCst), 1);
    }
}

//! Listening, answering, and closing in good order.

use crate::house::House;
use crate::patience::Patient;
use crate::rate_limit::Client;
use crate::routes;
use crate::settings::Settings;
use crate::visitor::Peer;
use axum::Router;
use axum::body::Body;
use axum::http::Request;
use hyper::body::Incoming;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;
use thiserror::Error;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::Semaphore;
use tower::ServiceExt;

/// Ports that are tried when the usual one is taken.
const TRIES: u16 = 20;
/// Timeout for request headers.
const HEAD: Duration = Duration::from_secs(15);
/// Timeout for slow readers.
const SLOW: Duration = Duration::from_secs(20);
/// Open files that are not connections: the database, and what else a program has.
const OTHER_FILES: u64 = 64;
/// How long answers may still take when the house closes.
const FAREWELL: Duration = Duration::from_secs(5);

/// Why the house cannot listen.
#[derive(Debug, Error)]
#[non_exhaustive]
pub enum ListenError {
    /// The port is taken.
    #[error("{0} is taken by another program; choose another port with --bind")]
    Taken(SocketAddr),
    /// All ports that were tried are taken.
    #[error("the ports from {0} to {1} are taken by other programs; choose another with --bind")]
    AllTaken(u16, u16),
    /// Something else.
    #[error("cannot listen on {0}: {1}")]
    Failed(SocketAddr, io::Error),
}

/// Takes the port that was asked for, or the next free one if that will do.
pub async fn listen(settings: &Settings) -> Result<TcpListener, ListenError> {
    let first = settings.bind;
    let last = first.port().saturating_add(if settings.any_port { TRIES } else { 0 });
    for port in first.port()..=last {
        let address = SocketAddr::new(first.ip(), port);
        match TcpListener::bind(address).await {
            Ok(listener) => return Ok(listener),
            Err(error) if error.kind() == io::ErrorKind::AddrInUse => {}
            Err(error) => return Err(ListenError::Failed(address, error)),
        }
    }
    match settings.any_port {
        true => Err(ListenError::AllTaken(first.port(), last)),
        false => Err(ListenError::Taken(first)),
    }
}

/// Answers until `stop` is done, then lets answers finish and closes the house.
pub async fn serve(house: Arc<House>, listener: TcpListener, stop: impl Future<Output = ()>) {
    let router = routes::router(Arc::clone(&house));
    let most = house.settings.limits.connections.min(room_for_connections());
    let places = Arc::new(Semaphore::new(most));
    tokio::pin!(stop);
    loop {
        // Who finds no place waits at the door, in the queue of the system.
        let place = Arc::clone(&places).acquire_owned();
        let accepted = tokio::select! {
            accepted = async { (place.await, listener.accept().await) } => accepted,
            () = &mut stop => break,
        };
        match accepted {
            (Ok(place), Ok((stream, peer))) => {
                let trusted = &house.settings.trusted_proxies;
                let own = match trusted.iter().any(|network| network.contains(peer.ip())) {
                    true => None,
                    false => match house.rate_limiter.connect(Client::new(peer.ip())) {
                        Some(own) => Some(own),
                        None => {
                            house.metrics.turned_away.inc();
                            continue;
                        }
                    },
                };
                house.metrics.connections.inc();
                let answering = answer(Arc::clone(&house), router.clone(), stream, peer);
                let house = Arc::clone(&house);
                tokio::spawn(async move {
                    answering.await;
                    house.metrics.connections.dec();
                    drop((place, own));
                });
            }
            (_, Err(error)) => {
                // Most likely too many open files: wait until some are closed.
                tracing::error!(%error, "a connection could not be accepted");
                tokio::time::sleep(Duration::from_millis(200)).await;
            }
            (Err(_), _) => break,
        }
    }
    drop(listener);
    house.stop_serving();
    let all = most as u32;
    let farewell = async {
        places.acquire_many(all).await.ok();
        while house.metrics.listeners.get() > 0 {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    };
    if tokio::time::timeout(FAREWELL, farewell).await.is_err() {
        tracing::warn!("some answers were cut off");
    }
    house.close().await;
}

/// Lets the program have as many open files as the system grants, for each connection is
/// one. Systems grant few by default, for programs of the last century.
pub fn raise_open_files() {
    #[cfg(unix)]
    {
        use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
        let Rlimit { maximum, .. } = getrlimit(Resource::Nofile);
        setrlimit(Resource::Nofile, Rlimit { current: maximum, maximum }).ok();
    }
    tracing::debug!(connections = room_for_connections(), "open files raised");
}

/// How many connections fit into the open files that the system grants.
fn room_for_connections() -> usize {
    #[cfg(unix)]
    let files = rustix::process::getrlimit(rustix::process::Resource::Nofile).current;
    #[cfg(not(unix))]
    let files: Option<u64> = None;
    let room = files.map_or(u64::MAX, |files| files.saturating_sub(OTHER_FILES).max(1));
    usize::try_from(room).unwrap_or(usize::MAX)
}

/// Tells `/metrics` and `/health`, and nothing else, until the house closes.
pub async fn serve_metrics(house: Arc<House>, listener: TcpListener) {
    let router = routes::metrics_router(Arc::clone(&house));
    let served = axum::serve(listener, router);
    let served = served.with_graceful_shutdown(async move { house.closed().await });
    if let Err(error) = served.await {
        tracing::error!(%error, "the metrics are not told any more");
    }
}

/// Answers one connection until it ends or the house closes.
async fn answer(house: Arc<House>, router: Router, stream: TcpStream, peer: SocketAddr) {
    stream.set_nodelay(true).ok();
    let service = service_fn(move |request: Request<Incoming>| {
        let mut request = request.map(Body::new);
        request.extensions_mut().insert(Peer(peer.ip()));
        router.clone().oneshot(request)
    });
    let connection = hyper::server::conn::http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(HEAD)
        .max_buf_size(32 << 10)
        .serve_connection(TokioIo::new(Patient::new(stream, SLOW)), service)
        .with_upgrades();
    tokio::pin!(connection);
    let ended = tokio::select! {
        ended = connection.as_mut() => ended,
        () = house.closed() => {
            connection.as_mut().graceful_shutdown();
            connection.await
        }
    };
    if let Err(error) = ended {
        tracing::debug!(%error, "a connection ended early");
    }
}

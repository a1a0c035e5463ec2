//! What a house under systemd says and is given: when it is open, when it
//! closes, and a port that is held for it.

use std::io;
use tokio::net::TcpListener;

/// Tells the system's manager how things stand, if it asked for that by
/// `Type=notify`. A manager that does not listen is none of the guests' concern.
#[cfg(target_os = "linux")]
pub(crate) fn tell(state: &str) {
    use std::os::linux::net::SocketAddrExt;
    use std::os::unix::ffi::OsStrExt;
    use std::os::unix::net::{SocketAddr, UnixDatagram};

    let Some(name) = std::env::var_os("NOTIFY_SOCKET") else { return };
    let address = match name.as_bytes() {
        // Not a file, but a name that only the kernel knows.
        [b'@', name @ ..] => SocketAddr::from_abstract_name(name),
        _ => SocketAddr::from_pathname(&name),
    };
    let told = address
        .and_then(|address| UnixDatagram::unbound()?.send_to_addr(state.as_bytes(), &address));
    if let Err(error) = told {
        eprintln!("The system's manager could not be told `{state}`: {error}");
    }
}

/// There is none.
#[cfg(not(target_os = "linux"))]
pub(crate) fn tell(_state: &str) {}

/// The port that was opened for the house before it was started (socket
/// activation), if one was.
pub(crate) fn port() -> io::Result<Option<TcpListener>> {
    let Some(given) = listenfd::ListenFd::from_env().take_tcp_listener(0)? else {
        return Ok(None);
    };
    given.set_nonblocking(true)?;
    TcpListener::from_std(given).map(Some)
}

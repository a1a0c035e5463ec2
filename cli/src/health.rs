//! `health`: asks an open house how it is, for a service manager.

use crate::keeping::ConfigFile;
use crate::{Failure, serve};
use std::io::{Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::time::Duration;

/// Longer than the house itself waits for its disk.
const PATIENCE: Duration = Duration::from_secs(8);
/// The most that is read of an answer, in bytes.
const ENOUGH: u64 = 64 << 10;

/// Which house to ask.
#[derive(clap::Args, Debug)]
pub(crate) struct Arguments {
    /// Where the house listens, as told to `serve`.
    #[arg(long, value_name = "ADDRESS", env = "CARAVANSERAI_BIND", value_parser = serve::bind,
          default_value = "127.0.0.1:8080")]
    bind: SocketAddr,

    #[command(flatten)]
    config: ConfigFile,
}

/// Succeeds when the house answers and can write.
pub(crate) fn run(arguments: &Arguments) -> Result<(), Failure> {
    let address = serve::reachable(arguments.bind);
    let (status, told) = ask(address).map_err(|error| format!("{address}: {error}"))?;
    println!("{told}");
    match status {
        200 => Ok(()),
        _ => Err(format!("{address} answers {status}").into()),
    }
}

/// The status and the body of the answer.
fn ask(address: SocketAddr) -> std::io::Result<(u16, String)> {
    let mut stream = TcpStream::connect_timeout(&address, PATIENCE)?;
    stream.set_read_timeout(Some(PATIENCE))?;
    stream.set_write_timeout(Some(PATIENCE))?;
    let request = format!("GET /health HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\r\n");
    stream.write_all(request.as_bytes())?;
    let mut answer = String::new();
    stream.take(ENOUGH).read_to_string(&mut answer)?;
    let status = answer.strip_prefix("HTTP/1.1 ").and_then(|rest| rest.get(..3)?.parse().ok());
    match (status, answer.split_once("\r\n\r\n")) {
        (Some(status), Some((_, body))) => Ok((status, body.to_owned())),
        _ => Err(std::io::Error::other("this is no answer of a house")),
    }
}

//! A page that listens, as its browser sees it.

use super::browser::Browser;
use serde_json::Value;
use std::net::TcpStream;
use std::time::Duration;
use tungstenite::client::IntoClientRequest;
use tungstenite::{Message, WebSocket};

pub type Socket = WebSocket<TcpStream>;

/// A page that listens for this browser.
pub fn listen(browser: &Browser, path: &str) -> Result<Socket, u16> {
    let stream = TcpStream::connect(&browser.address).expect("the house is open");
    stream.set_read_timeout(Some(Duration::from_secs(10))).unwrap();
    let mut request = format!("ws://{}{path}", browser.address).into_client_request().unwrap();
    let headers = request.headers_mut();
    headers.insert("origin", format!("http://{}", browser.address).parse().unwrap());
    let cookies: Vec<String> = browser.cookies.iter().map(|(n, v)| format!("{n}={v}")).collect();
    headers.insert("cookie", cookies.join("; ").parse().unwrap());
    match tungstenite::client(request, stream) {
        Ok((socket, _)) => Ok(socket),
        Err(tungstenite::HandshakeError::Failure(tungstenite::Error::Http(answer))) => {
            Err(answer.status().as_u16())
        }
        Err(error) => panic!("{error}"),
    }
}

/// The next fragment.
pub fn next(socket: &mut Socket) -> Value {
    std::iter::repeat_with(|| next_message(socket)).find(|told| told["html"].is_string()).unwrap()
}

/// The next that is told of who is there.
pub fn next_people(socket: &mut Socket) -> Value {
    next_of(socket, "people")
}

/// The next that is told of something.
pub fn next_of(socket: &mut Socket, what: &str) -> Value {
    let mut told = std::iter::repeat_with(|| next_message(socket));
    told.find(|told| told[what].is_object()).unwrap()[what].take()
}

fn next_message(socket: &mut Socket) -> Value {
    loop {
        match socket.read().expect("something is told") {
            Message::Text(text) => return read(text.as_str()),
            Message::Ping(_) | Message::Pong(_) => {}
            other => panic!("{other:?}"),
        }
    }
}

/// A line of JSON, and the page if one follows.
fn read(text: &str) -> Value {
    let (said, html) =
        text.split_once('\n').map_or((text, None), |(said, html)| (said, Some(html)));
    let mut told: Value = serde_json::from_str(said).expect("JSON");
    if let Some(html) = html {
        told["html"] = html.into();
    }
    told
}

/// Waits until a page that listens is sent away, to be loaded anew.
fn is_sent_away(socket: &mut Socket) -> bool {
    loop {
        match socket.read() {
            Ok(Message::Close(Some(frame))) => return u16::from(frame.code) == 1008,
            Ok(_) => {}
            Err(error) => panic!("it ends without a word: {error}"),
        }
    }
}

pub fn expect_sent_away(socket: &mut Socket) {
    assert!(is_sent_away(socket), "it is told to look again");
}

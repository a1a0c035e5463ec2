//! The guests of a crowd: what they ask, what their pages are sent, how they move.

use crate::Failure;
use futures_util::StreamExt;
use serde_json::{Value, json};
use std::time::{Duration, Instant};
use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader};
use tokio::net::TcpStream;
use tokio::sync::mpsc;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;

/// A connection that is kept for many requests.
pub(crate) struct Line {
    address: String,
    stream: BufReader<TcpStream>,
}

impl Line {
    pub(crate) async fn new(address: &str) -> Result<Line, Failure> {
        let stream = TcpStream::connect(address).await?;
        stream.set_nodelay(true)?;
        Ok(Line { address: address.to_owned(), stream: BufReader::new(stream) })
    }

    pub(crate) async fn ask(
        &mut self,
        method: &str,
        path: &str,
        token: &str,
        kind: &str,
        body: &str,
    ) -> Result<(u16, String), Failure> {
        let host = &self.address;
        let request = format!(
            "{method} {path} HTTP/1.1\r\nHost: {host}\r\nOrigin: http://{host}\r\n\
             Cookie: caravanserai={token}\r\nAuthorization: Bearer {token}\r\n\
             Content-Type: {kind}\r\nContent-Length: {}\r\n\r\n{body}",
            body.len()
        );
        self.stream.get_mut().write_all(request.as_bytes()).await?;
        let mut line = String::new();
        self.stream.read_line(&mut line).await?;
        let status = line.split(' ').nth(1).ok_or("no answer")?.parse()?;
        let mut length = 0;
        loop {
            line.clear();
            self.stream.read_line(&mut line).await?;
            match line.trim_end().split_once(": ") {
                Some(("content-length", text)) => length = text.parse()?,
                Some(_) => {}
                None => break,
            }
        }
        let mut body = vec![0; length];
        self.stream.read_exact(&mut body).await?;
        Ok((status, String::from_utf8(body)?))
    }

    async fn api(&mut self, path: &str, token: &str, body: Value) -> Result<Value, Failure> {
        let body = body.to_string();
        let (status, answer) = self.ask("POST", path, token, "application/json", &body).await?;
        if status >= 300 {
            return Err(format!("{path}: {status} {answer}").into());
        }
        Ok(serde_json::from_str(&answer)?)
    }

    pub(crate) async fn guest(&mut self, name: &str) -> Result<String, Failure> {
        let guest = self.api("/api/guests", "", json!({ "name": name })).await?;
        Ok(guest["token"].as_str().ok_or("no token")?.to_owned())
    }

    /// A new table, where somebody else is waited for.
    pub(crate) async fn open(&mut self, game: &str, host: &str) -> Result<String, Failure> {
        let new = json!({ "game": game, "opponents": ["friend"], "side": 0 });
        let table = self.api("/api/tables", host, new).await?;
        Ok(table["id"].as_str().ok_or("no table")?.to_owned())
    }

    pub(crate) async fn join(&mut self, id: &str, guest: &str) -> Result<(), Failure> {
        self.api(&format!("/api/tables/{id}/join"), guest, json!({})).await.map(drop)
    }

    /// Makes a choice by form, as a browser without scripts does.
    pub(crate) async fn play(
        &mut self,
        id: &str,
        token: &str,
        after: &str,
        choice: &str,
    ) -> Result<(), Failure> {
        let body = format!("after={after}&choice={}", choice.replace('+', "%2B").replace(' ', "+"));
        let kind = "application/x-www-form-urlencoded";
        let path = format!("/table/{id}/play");
        match self.ask("POST", &path, token, kind, &body).await? {
            (303, _) => Ok(()),
            (status, answer) => Err(format!("{path} {body}: {status} {answer}").into()),
        }
    }
}

const CHOICE: &str = "name=\"choice\" value=\"";

fn value(from: &str) -> String {
    from.split('"').next().unwrap_or_default().to_owned()
}

/// What a page lets its reader do: a choice, if there is one, and what to send along with it.
pub(crate) struct Offered {
    after: String,
    choice: Option<String>,
}

impl Offered {
    /// What a page offers, and of its choices one that depends on `pick`. No more of the page is
    /// read than is needed: the crowd shall leave the processor to the house.
    pub(crate) fn on(html: &str, pick: usize) -> Offered {
        let (head, rest) = html.split_once("name=\"after\" value=\"").unwrap_or_default();
        let asked = if head.contains("data-turn=\"yes\"") { rest } else { "" };
        let choices = asked.match_indices(CHOICE).take(3);
        let choices: Vec<_> = choices.map(|(at, _)| value(&asked[at + CHOICE.len()..])).collect();
        let choice = choices.get(pick % 3).or(choices.first()).cloned();
        Offered { after: value(rest), choice }
    }

    /// Makes the choice that was offered; tells whether there was one.
    pub(crate) async fn take(
        &self,
        line: &mut Line,
        id: &str,
        token: &str,
    ) -> Result<bool, Failure> {
        let Some(choice) = &self.choice else { return Ok(false) };
        line.play(id, token, &self.after, choice).await.map(|()| true)
    }
}

/// What a page was sent, and when.
pub(crate) struct Seen {
    seat: usize,
    at: Instant,
    bytes: usize,
    offered: Offered,
}

/// Listens for one seat.
pub(crate) async fn listen(
    address: String,
    path: String,
    token: String,
    seat: usize,
    pick: usize,
    seen: mpsc::UnboundedSender<Seen>,
) -> Result<(), Failure> {
    let mut request = format!("ws://{address}{path}").into_client_request()?;
    request.headers_mut().insert("origin", format!("http://{address}").parse()?);
    request.headers_mut().insert("cookie", format!("caravanserai={token}").parse()?);
    let (mut socket, _) = tokio_tungstenite::connect_async(request).await?;
    let mut pages = 0;
    while let Some(message) = socket.next().await {
        // Other messages tell who is there.
        if let Message::Text(text) = message?
            && text.starts_with("{\"moves\":")
        {
            let (at, bytes) = (Instant::now(), text.len());
            let offered = Offered::on(&text, pick + pages);
            pages += 1;
            if seen.send(Seen { seat, at, bytes, offered }).is_err() {
                break;
            }
        }
    }
    Ok(())
}

/// A table of two guests with a page open each.
pub(crate) struct Pair {
    address: String,
    id: String,
    tokens: [String; 2],
    line: Line,
    seen: mpsc::UnboundedReceiver<Seen>,
    pages: [Option<Offered>; 2],
    /// From each move to the opponent's page.
    pub(crate) times: Vec<Duration>,
    /// What was pushed.
    pub(crate) bytes: usize,
}

impl Pair {
    /// Sits down at a table that has a free seat, and opens both pages.
    pub(crate) async fn sit(
        address: &str,
        id: String,
        tokens: [String; 2],
        pick: usize,
    ) -> Result<Pair, Failure> {
        let mut line = Line::new(address).await?;
        line.join(&id, &tokens[1]).await?;
        let (told, seen) = mpsc::unbounded_channel();
        for (seat, token) in tokens.iter().enumerate() {
            let path = format!("/table/{id}/live");
            let (address, token) = (address.to_owned(), token.clone());
            let listening = listen(address, path, token, seat, pick, told.clone());
            tokio::spawn(async move { listening.await.ok() });
        }
        let (address, times, bytes) = (address.to_owned(), Vec::new(), 0);
        let mut pair = Pair { address, id, tokens, line, seen, pages: [None, None], times, bytes };
        while pair.pages.iter().any(Option::is_none) {
            pair.look().await?;
        }
        pair.bytes = 0;
        Ok(pair)
    }

    /// Waits for the next page that is pushed to one of the two.
    async fn look(&mut self) -> Result<(usize, Instant), Failure> {
        let Seen { seat, at, bytes, offered } = self.seen.recv().await.ok_or("no page")?;
        self.pages[seat] = Some(offered);
        self.bytes += bytes;
        Ok((seat, at))
    }

    /// The house does not keep a silent connection for long.
    pub(crate) async fn call_again(&mut self) -> Result<(), Failure> {
        self.line = Line::new(&self.address).await?;
        Ok(())
    }

    /// Makes a move and waits until both pages show it; `false` if the game is over.
    pub(crate) async fn play(&mut self) -> Result<bool, Failure> {
        let offers =
            |page: &Option<Offered>| page.as_ref().is_some_and(|page| page.choice.is_some());
        let Some(acting) = self.pages.iter().position(offers) else { return Ok(false) };
        let offered = self.pages[acting].take().ok_or("no page")?;
        let began = Instant::now();
        offered.take(&mut self.line, &self.id, &self.tokens[acting]).await?;
        for _ in 0..2 {
            let (seat, at) = self.look().await?;
            if seat != acting {
                self.times.push(at - began);
            }
        }
        Ok(true)
    }
}

//! A browser without a screen: cookies, forms, nothing else.

use std::collections::BTreeMap;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::time::Duration;

/// What came back.
#[derive(Debug)]
pub struct Answer {
    pub status: u16,
    pub headers: Vec<(String, String)>,
    pub body: String,
}

impl Answer {
    pub fn header(&self, name: &str) -> Option<&str> {
        let found = self.headers.iter().find(|(known, _)| known.eq_ignore_ascii_case(name));
        found.map(|(_, value)| value.as_str())
    }

    /// Where the answer sends the browser.
    pub fn location(&self) -> &str {
        self.header("location").unwrap_or_else(|| panic!("no way onwards: {self:?}"))
    }

    /// The page is the one that was expected.
    #[track_caller]
    pub fn expect(self, status: u16) -> Answer {
        assert_eq!(self.status, status, "{}", self.body);
        self
    }

    pub fn json(&self) -> serde_json::Value {
        serde_json::from_str(&self.body).unwrap_or_else(|error| panic!("{error}: {}", self.body))
    }
}

/// Somebody at a screen.
#[derive(Clone, Debug, Default)]
pub struct Browser {
    pub address: String,
    pub cookies: BTreeMap<String, String>,
    pub headers: Vec<(String, String)>,
    pub origin: Option<String>,
}

impl Browser {
    pub fn new(address: &str) -> Browser {
        Browser {
            address: address.to_owned(),
            origin: Some(format!("http://{address}")),
            ..Browser::default()
        }
    }

    pub fn get(&mut self, path: &str) -> Answer {
        self.send("GET", path, None, b"").expect("the house answers")
    }

    pub fn post(&mut self, path: &str, fields: &[(&str, &str)]) -> Answer {
        self.try_post(path, fields).expect("the house answers")
    }

    pub fn try_get(&mut self, path: &str) -> std::io::Result<Answer> {
        self.send("GET", path, None, b"")
    }

    pub fn try_post(&mut self, path: &str, fields: &[(&str, &str)]) -> std::io::Result<Answer> {
        let body: Vec<String> = fields
            .iter()
            .map(|(name, value)| format!("{}={}", escaped(name), escaped(value)))
            .collect();
        let kind = Some("application/x-www-form-urlencoded");
        self.send("POST", path, kind, body.join("&").as_bytes())
    }

    /// Sends a request over a connection of its own and reads the whole answer.
    pub fn send(
        &mut self,
        method: &str,
        path: &str,
        kind: Option<&str>,
        body: &[u8],
    ) -> std::io::Result<Answer> {
        let mut head =
            format!("{method} {path} HTTP/1.1\r\nHost: {}\r\nConnection: close\r\n", self.address);
        if let Some(kind) = kind {
            head += &format!("Content-Type: {kind}\r\n");
        }
        if method != "GET" {
            head += &format!("Content-Length: {}\r\n", body.len());
            if let Some(origin) = &self.origin {
                head += &format!("Origin: {origin}\r\n");
            }
        }
        for (name, value) in &self.headers {
            head += &format!("{name}: {value}\r\n");
        }
        if !self.cookies.is_empty() {
            let pairs: Vec<String> = self.cookies.iter().map(|(n, v)| format!("{n}={v}")).collect();
            head += &format!("Cookie: {}\r\n", pairs.join("; "));
        }
        let mut request = head.into_bytes();
        request.extend_from_slice(b"\r\n");
        request.extend_from_slice(body);
        let answer = raw(&self.address, &request)?;
        for (name, value) in &answer.headers {
            if name.eq_ignore_ascii_case("set-cookie") {
                let pair = value.split(';').next().unwrap_or_default();
                if let Some((name, value)) = pair.split_once('=') {
                    self.cookies.insert(name.to_owned(), value.to_owned());
                }
            }
        }
        Ok(answer)
    }
}

/// Sends bytes as they are and reads the answer.
pub fn raw(address: &str, request: &[u8]) -> std::io::Result<Answer> {
    let mut stream = TcpStream::connect(address)?;
    stream.set_read_timeout(Some(Duration::from_secs(20)))?;
    // The house may answer and close before it has read everything.
    let written = stream.write_all(request);
    let mut reader = BufReader::new(stream);
    let mut line = String::new();
    reader.read_line(&mut line)?;
    let bad = |text: &str| std::io::Error::new(std::io::ErrorKind::InvalidData, text.to_owned());
    if line.is_empty() {
        written?;
        return Err(bad("no answer"));
    }
    let status = line.split(' ').nth(1).and_then(|code| code.parse().ok());
    let status = status.ok_or_else(|| bad(&line))?;
    let mut headers = Vec::new();
    loop {
        let mut line = String::new();
        reader.read_line(&mut line)?;
        match line.trim_end().split_once(": ") {
            Some((name, value)) => headers.push((name.to_owned(), value.to_owned())),
            None => break,
        }
    }
    let named = |wanted: &str| headers.iter().find(|(name, _)| name.eq_ignore_ascii_case(wanted));
    let mut body = Vec::new();
    if let Some((_, length)) = named("content-length") {
        let length = length.parse().map_err(|_| bad("length"))?;
        body.resize(length, 0);
        reader.read_exact(&mut body)?;
    } else {
        reader.read_to_end(&mut body)?;
    }
    Ok(Answer { status, headers, body: String::from_utf8_lossy(&body).into_owned() })
}

pub fn escaped(text: &str) -> String {
    let plain = |byte: u8| byte.is_ascii_alphanumeric();
    text.bytes()
        .map(|byte| if plain(byte) { (byte as char).to_string() } else { format!("%{byte:02X}") })
        .collect()
}

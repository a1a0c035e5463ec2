//! A web space with the site on it.

use std::io::{BufRead, BufReader, Write};
use std::net::{TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::JoinHandle;

/// Where the site lies on its web space: anywhere.
pub(super) const FOLDER: &str = "/some/folder/";

/// The folder of the site, if it was built.
pub(super) fn built() -> Option<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../dist");
    if folder.join("index.html").is_file() {
        return Some(folder);
    }
    let text = "NO OFFLINE TEST IS RUN: packaging/offline was not run";
    assert!(std::env::var_os("CARAVANSERAI_NEEDS_OFFLINE").is_none(), "{text}");
    eprintln!("\n{text}");
    None
}

/// The part of the program that a file of the site has: `rest` of `rest.<version>.lzma`.
pub(super) fn part_of(file: &str) -> Option<&str> {
    let (part, _version) = file.strip_suffix(".lzma")?.rsplit_once('.')?;
    Some(part)
}

/// All parts of the program.
pub(super) fn parts() -> Vec<String> {
    let files = built().into_iter().flat_map(|folder| std::fs::read_dir(folder).expect("the site"));
    let names = files.flatten().map(|file| file.file_name().to_string_lossy().into_owned());
    names.filter_map(|name| part_of(&name).map(str::to_owned)).collect()
}

/// Copies the files of a folder that are meant.
pub(super) fn copy(from: &Path, to: &Path, is_meant: impl Fn(&str) -> bool) {
    for file in std::fs::read_dir(from).expect("the site").flatten() {
        let name = file.file_name();
        if is_meant(&name.to_string_lossy()) {
            std::fs::copy(file.path(), to.join(&name)).expect("a copy");
        }
    }
}

/// A web space with the files of the site in a folder, and nothing else.
pub(super) struct Site {
    pub(super) address: String,
    host: String,
    closed: Arc<AtomicBool>,
    serving: Option<JoinHandle<()>>,
}

impl Site {
    /// Puts the site on a web space, if it was built.
    pub(super) fn open() -> Option<Site> {
        built().map(Site::of)
    }

    /// Puts the files of a folder on a web space.
    pub(super) fn of(folder: PathBuf) -> Site {
        let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
        let host = listener.local_addr().expect("an address").to_string();
        let closed = Arc::new(AtomicBool::new(false));
        let told = Arc::clone(&closed);
        let serving = std::thread::spawn(move || {
            while let Ok((stream, _)) = listener.accept() {
                if told.load(Ordering::Relaxed) {
                    return;
                }
                let folder = folder.clone();
                std::thread::spawn(move || answer(stream, &folder));
            }
        });
        let address = format!("http://{host}{FOLDER}");
        Site { address, host, closed, serving: Some(serving) }
    }

    /// The network is gone: nobody listens any more.
    pub(super) fn switch_off(&mut self) {
        self.closed.store(true, Ordering::Relaxed);
        TcpStream::connect(&self.host).ok();
        if let Some(serving) = self.serving.take() {
            serving.join().expect("it stops");
        }
        assert!(TcpStream::connect(&self.host).is_err(), "nobody listens");
    }
}

/// Answers one request with a file.
fn answer(stream: TcpStream, folder: &Path) {
    let mut reader = BufReader::new(&stream);
    let mut head = String::new();
    while reader.read_line(&mut head).is_ok_and(|read| read > 2) {}
    let path = head.split(' ').nth(1).unwrap_or_default();
    let name = match path.strip_prefix(FOLDER) {
        Some("") => "index.html",
        Some(name) => name,
        None => "a stranger",
    };
    let kind = match name.rsplit('.').next() {
        Some("html") => "text/html",
        Some("js") => "text/javascript",
        Some("css") => "text/css",
        Some("wasm") => "application/wasm",
        _ => "application/octet-stream",
    };
    let file = folder.join(name);
    let (status, body) = match std::fs::read(&file).ok().filter(|_| !name.contains("..")) {
        Some(body) => ("200 OK", body),
        None => ("404 Not Found", Vec::new()),
    };
    let length = body.len();
    let head = format!(
        "HTTP/1.1 {status}\r\nContent-Type: {kind}\r\nContent-Length: {length}\r\nConnection: close\r\n\r\n"
    );
    // A browser that does not want the rest may go.
    (&stream).write_all(head.as_bytes()).and_then(|()| (&stream).write_all(&body)).ok();
}

//! A node in a process of its own, and its way to the server, which can be cut.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{Shutdown, TcpListener, TcpStream};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};

/// What a node says on the connection on which it hears the bell.
const LISTEN: &[u8] = b"LISTEN ";

/// A way to the server that can be cut.
#[derive(Clone)]
pub(crate) struct Proxy {
    port: u16,
    is_cut: Arc<AtomicBool>,
    is_deaf: Arc<AtomicBool>,
    open: Arc<Mutex<Vec<TcpStream>>>,
}

impl Proxy {
    pub(crate) fn to(server: u16) -> Proxy {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let port = listener.local_addr().unwrap().port();
        let proxy =
            Proxy { port, is_cut: Arc::default(), is_deaf: Arc::default(), open: Arc::default() };
        let this = proxy.clone();
        std::thread::spawn(move || {
            for near in listener.incoming().map_while(Result::ok) {
                let far = TcpStream::connect(("127.0.0.1", server));
                let Some(far) = far.ok().filter(|_| !this.is_cut.load(Ordering::SeqCst)) else {
                    continue;
                };
                let ends = [near.try_clone().unwrap(), far.try_clone().unwrap()];
                this.open.lock().unwrap().extend(ends);
                let [back, forth] =
                    [(far.try_clone().unwrap(), near.try_clone().unwrap()), (near, far)];
                // Set as soon as the node asks there for the bell.
                let hears_bell = Arc::new(AtomicBool::new(false));
                let (hears, is_deaf) = (Arc::clone(&hears_bell), Arc::clone(&this.is_deaf));
                let lost = move || hears.load(Ordering::SeqCst) && is_deaf.load(Ordering::SeqCst);
                std::thread::spawn(move || carry(back, |_| !lost()));
                std::thread::spawn(move || {
                    carry(forth, |bytes| {
                        if bytes.windows(LISTEN.len()).any(|part| part == LISTEN) {
                            hears_bell.store(true, Ordering::SeqCst);
                        }
                        true
                    });
                });
            }
        });
        proxy
    }

    /// Ends all connections and lets none through until it is mended.
    pub(crate) fn cut(&self) {
        self.is_cut.store(true, Ordering::SeqCst);
        for stream in self.open.lock().unwrap().drain(..) {
            stream.shutdown(Shutdown::Both).ok();
        }
    }

    pub(crate) fn mend(&self) {
        self.is_cut.store(false, Ordering::SeqCst);
    }

    /// Lets every bell get lost from now on, and nothing else.
    pub(crate) fn lose_bells(&self) {
        self.is_deaf.store(true, Ordering::SeqCst);
    }
}

/// Carries what `passes` from one end to the other.
fn carry((mut from, mut to): (TcpStream, TcpStream), passes: impl Fn(&[u8]) -> bool) {
    let mut bytes = [0; 1 << 14];
    while let Ok(count @ 1..) = from.read(&mut bytes) {
        let bytes = &bytes[..count];
        if passes(bytes) && to.write_all(bytes).is_err() {
            break;
        }
    }
    from.shutdown(Shutdown::Both).ok();
    to.shutdown(Shutdown::Both).ok();
}

/// A node in a process of its own.
pub(crate) struct Node {
    pub(crate) address: String,
    pub(crate) proxy: Proxy,
    child: Child,
}

impl Node {
    pub(crate) fn open(proxy: Proxy, bind: &str) -> Node {
        Node::with(proxy, bind, &["--no-limits"])
    }

    /// A node with these settings.
    pub(crate) fn with(proxy: Proxy, bind: &str, settings: &[&str]) -> Node {
        let mut command = Command::new(env!("CARGO_BIN_EXE_caravanserai"));
        command.args(["serve", "--no-open", "--bot-pause", "0", "--bind", bind]).args(settings);
        command.args(["--database", &url(proxy.port)]).stdout(Stdio::piped());
        // That the server cannot be reached is told again and again.
        let mut child = command.args(["--log", "off"]).spawn().unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let address = line.trim().strip_prefix("Caravanserai is open at http://");
        Node { address: address.expect("an address").to_owned(), proxy, child }
    }

    pub(crate) fn signal(&self, signal: &str) {
        let sent = Command::new("kill").args([signal, &self.child.id().to_string()]).status();
        assert!(sent.unwrap().success());
    }

    pub(crate) fn kill(&mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }
}

impl Drop for Node {
    fn drop(&mut self) {
        self.child.kill().ok();
        self.child.wait().ok();
    }
}

fn url(port: u16) -> String {
    format!("postgres://postgres@127.0.0.1:{port}/house")
}

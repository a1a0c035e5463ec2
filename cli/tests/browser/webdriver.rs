//! A real browser, steered through its driver.
//!
//! The WebDriver protocol is JSON over HTTP; what these tests need of it fits
//! into this file, so no crate is needed for it.

use crate::browsers::Kind;
use serde_json::{Value, json};
use std::io::{BufRead, BufReader, Write};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

/// How long a page may stay the same while something is awaited, on a busy machine.
const PATIENCE: Duration = Duration::from_secs(60);
/// How long anything may take, however much the page changes meanwhile.
const LIMIT: Duration = Duration::from_secs(600);
/// How often a page is asked whether it changes.
const GLANCE: Duration = Duration::from_secs(1);
const PAUSE: Duration = Duration::from_millis(25);
/// Two pages that look different to this are different.
const FINGERPRINT: &str = "return location.href + document.documentElement.outerHTML";
/// The key, as WebDriver writes it.
pub(crate) const TAB: &str = "\u{E004}";
/// More stops of the Tab key than any page has.
pub(crate) const MOST_STOPS: usize = 200;

/// How WebDriver marks a reference to an element.
const ELEMENT: &str = "element-6066-11e4-a52e-4f735466cecf";

/// The checks of axe-core, which know WCAG.
const AXE: &str = include_str!("axe.min.js");
/// Runs them and tells what is serious or worse.
const FIND_BARRIERS: &str = r##"
    const done = arguments[arguments.length - 1];
    const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
    const where = (node) => node.target.join(" ") + " " + (node.any[0]?.message ?? "");
    // A small button may stay that has a large twin in the list (WCAG 2.5.8, equivalent).
    const listed = (node) => {
      const button = document.querySelector(node.target[0]);
      const twins = [...document.querySelectorAll("#choices button[name=choice]")];
      return button?.matches(".hit") && twins.some((twin) => twin.value === button.value);
    };
    const barring = (barrier) => barrier.nodes.filter((node) => barrier.id !== "target-size" || !listed(node));
    // What is just changing its colours is judged when it has them.
    const frame = () => new Promise((seen) => requestAnimationFrame(seen));
    const changing = () => document.getAnimations().filter((it) =>
      it.playState === "running" && it.effect.getComputedTiming().endTime !== Infinity);
    const still = () => Promise.allSettled(changing().map((it) => it.finished));
    // What the bar at the thumb covers for the moment can be scrolled to.
    const bar = document.querySelector(".bottom-nav");
    bar?.style.setProperty("position", "static");
    const judge = () => axe.run(document, { runOnly: rules, resultTypes: ["violations"] });
    frame().then(frame).then(still).then(judge).finally(() => bar?.style.removeProperty("position")).then(
      (found) => done(found.violations
        .filter((barrier) => ["serious", "critical"].includes(barrier.impact))
        .filter((barrier) => barring(barrier).length > 0)
        .map((barrier) => barrier.id + ": " + barring(barrier).slice(0, 4).map(where).join(" | "))),
      (error) => done(["axe failed: " + error]),
    );
"##;

/// What a browser is opened as.
pub(crate) struct Profile {
    /// What it asks pages to speak.
    pub(crate) language: &'static str,
    pub(crate) size: (u32, u32),
    pub(crate) scripts: Scripts,
    pub(crate) motion: Motion,
}

#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Scripts {
    On,
    Off,
}

#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Motion {
    Welcome,
    /// As people set it who feel unwell when things slide; whole games go faster so.
    Reduced,
}

/// A laptop that speaks English.
pub(crate) const LAPTOP: Profile =
    Profile { language: "en", size: (1366, 768), scripts: Scripts::On, motion: Motion::Welcome };
/// A phone that speaks English.
pub(crate) const PHONE: Profile = Profile { language: "en", size: (360, 740), ..LAPTOP };

/// One browser with one window; it closes when it is dropped.
pub(crate) struct Browser {
    kind: Kind,
    driver: Child,
    port: u16,
    session: String,
    /// The process of the browser itself.
    process: Option<u64>,
    folder: tempfile::TempDir,
}

/// Something on a page.
#[derive(Clone, Debug)]
pub(crate) struct Element(String);

impl Browser {
    /// Opens a browser; `None`, said loudly, where none is installed. Where
    /// `CARAVANSERAI_NEEDS_BROWSER` is set, that is a failure.
    pub(crate) fn open(profile: &Profile) -> Option<Browser> {
        let kind = Kind::chosen();
        let Some(programs) = kind.installed() else {
            let packages = kind.packages();
            let text = format!("NO BROWSER TEST IS RUN: {kind:?} is not installed ({packages})");
            assert!(std::env::var_os("CARAVANSERAI_NEEDS_BROWSER").is_none(), "{text}");
            say(&text);
            return None;
        };
        if let Some(why) = kind.lacks(profile) {
            leave_out(kind, why);
            return None;
        }
        let asked = kind.port();
        let mut driver = kind
            .drive(&programs.driver, asked)
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("the driver starts");
        let said = driver.stdout.take().expect("its output is piped");
        let folder = tempfile::tempdir().expect("a folder for the browser");
        // From here on it is closed whatever happens.
        let mut browser =
            Browser { kind, driver, port: 0, session: String::new(), process: None, folder };
        browser.port = kind.listens(asked, said);
        browser.begin(&programs.browser, profile);
        Some(browser)
    }

    /// Opens Chromium, for a test of what only its own protocol can show or do. In
    /// another browser the test is left out, by name.
    pub(crate) fn open_chromium(profile: &Profile) -> Option<Browser> {
        let kind = Kind::chosen();
        if kind == Kind::Chromium {
            return Browser::open(profile);
        }
        leave_out(kind, "it needs Chromium's own protocol");
        None
    }

    /// Opens a browser for a test that puts something into the `window` of a page. In one that
    /// keeps tests and pages apart the test is left out, by name.
    pub(crate) fn open_sharing_window(profile: &Profile) -> Option<Browser> {
        let kind = Kind::chosen();
        if kind == Kind::Firefox {
            leave_out(kind, "it puts something into the window of a page");
            return None;
        }
        Browser::open(profile)
    }

    fn begin(&mut self, program: &Path, profile: &Profile) {
        let wanted = self.kind.wanted(program, self.folder.path(), profile);
        let wanted = json!({"capabilities": {"alwaysMatch": wanted}});
        let answer = self.ask("POST", "/session", &wanted).expect("the browser starts");
        self.session = answer["sessionId"].as_str().expect("a session").to_owned();
        let capabilities = &answer["capabilities"];
        let process = capabilities["goog:processID"].as_u64();
        self.process = process.or(capabilities["moz:processID"].as_u64());
        let limit = LIMIT.as_millis();
        self.tell("/timeouts", &json!({"script": limit, "pageLoad": limit}));
        self.resize(profile.size);
        if profile.scripts == Scripts::Off && self.kind == Kind::Chromium {
            self.chromium("Emulation.setScriptExecutionDisabled", json!({"value": true}));
        }
    }

    /// The browser is killed in the middle of whatever it does, and opened anew with what it has
    /// kept.
    pub(crate) fn die_and_come_back(&mut self, profile: &Profile) {
        let process = self.process.take().expect("the driver tells the process of its browser");
        let killed = Command::new("kill").args(["-9", &process.to_string()]).status();
        assert!(killed.is_ok_and(|killed| killed.success()), "it was there to be killed");
        self.in_session("DELETE", "", &json!({})).ok();
        let programs = self.kind.installed().expect("it was there before");
        self.begin(&programs.browser, profile);
    }

    /// Makes the window another size, as a phone or a laptop has.
    pub(crate) fn resize(&self, (width, height): (u32, u32)) {
        if self.kind == Kind::Chromium {
            let metrics = json!({
                "width": width, "height": height, "deviceScaleFactor": 1, "mobile": width < 600,
            });
            self.chromium("Emulation.setDeviceMetricsOverride", metrics);
            return;
        }
        // What is asked for is the window with its frame, which the page is told.
        let frame = "return [outerWidth - innerWidth, outerHeight - innerHeight]";
        self.until("the size of the window", || {
            let frame = self.glance(frame)?;
            let (more, taller) = (frame[0].as_u64()?, frame[1].as_u64()?);
            let outer =
                json!({"width": u64::from(width) + more, "height": u64::from(height) + taller});
            self.in_session("POST", "/window/rect", &outer).ok()?;
            let inner = self.glance("return [innerWidth, innerHeight]")?;
            (inner == json!([width, height])).then_some(())
        });
        // What follows from the size is there with the pictures after it.
        self.wait_for_script(
            "const [done] = arguments; requestAnimationFrame(() => requestAnimationFrame(() => done()))",
            &json!([]),
        );
    }

    /// Makes the browser so many times slower than it is.
    pub(crate) fn slow_down(&self, times: u32) {
        self.chromium("Emulation.setCPUThrottlingRate", json!({"rate": times}));
    }

    /// Presses the mouse on the first thing that a selector finds, and holds it.
    #[track_caller]
    pub(crate) fn hold(&self, selector: &str) {
        let element = self.wait_for(selector);
        self.mouse(&json!([
            {"type": "pointerMove", "duration": 0, "x": 0, "y": 0, "origin": {ELEMENT: element.0}},
            {"type": "pointerDown", "button": 0},
        ]));
    }

    /// Moves the mouse to a place in the window.
    #[track_caller]
    pub(crate) fn move_to(&self, (x, y): (i64, i64)) {
        self.mouse(&json!([{"type": "pointerMove", "duration": 0, "x": x, "y": y}]));
    }

    /// Lets go of what `hold` pressed.
    #[track_caller]
    pub(crate) fn release(&self) {
        self.mouse(&json!([{"type": "pointerUp", "button": 0}]));
    }

    #[track_caller]
    fn mouse(&self, actions: &Value) {
        let mouse = json!({
            "type": "pointer", "id": "mouse", "parameters": {"pointerType": "mouse"}, "actions": actions,
        });
        self.tell("/actions", &json!({"actions": [mouse]}));
    }

    /// Lets fingers touch the screen from now on.
    pub(crate) fn touch(&self) {
        if self.kind == Kind::Chromium {
            self.chromium("Emulation.setTouchEmulationEnabled", json!({"enabled": true}));
        }
    }

    /// Taps the middle of the first thing that a selector finds.
    #[track_caller]
    pub(crate) fn tap(&self, selector: &str) {
        let element = self.wait_for(selector);
        let finger = json!({
            "type": "pointer", "id": "finger", "parameters": {"pointerType": "touch"},
            "actions": [
                {"type": "pointerMove", "duration": 0, "x": 0, "y": 0, "origin": {ELEMENT: element.0}},
                {"type": "pointerDown", "button": 0},
                {"type": "pointerUp", "button": 0},
            ],
        });
        self.tell("/actions", &json!({"actions": [finger]}));
    }

    /// What `wear` can be told.
    pub(crate) fn wardrobe(&self) -> &'static [&'static str] {
        match self.kind {
            Kind::Chromium | Kind::Firefox => &["light", "dark"],
            Kind::WebKit => &["light"],
        }
    }

    /// Whether a page meets what a script of a test puts into its `window`. Firefox keeps
    /// them apart.
    pub(crate) fn shares_window(&self) -> bool {
        self.kind != Kind::Firefox
    }

    /// Whether a window can be made this size.
    pub(crate) fn fits(&self, size: (u32, u32)) -> bool {
        self.kind.lacks(&Profile { size, ..LAPTOP }).is_none()
    }

    /// Says whether the system is set to `light` or `dark`.
    pub(crate) fn wear(&self, colours: &str) {
        if self.kind == Kind::Chromium {
            let feature = json!({"name": "prefers-color-scheme", "value": colours});
            self.chromium("Emulation.setEmulatedMedia", json!({"features": [feature]}));
        } else if self.kind == Kind::Firefox {
            let setting = u8::from(colours == "light");
            self.firefox(&format!(
                "Services.prefs.setIntPref('layout.css.prefers-color-scheme.content-override', {setting})"
            ));
        }
    }

    /// What axe finds on the page that would shut somebody out.
    #[track_caller]
    pub(crate) fn barriers(&self) -> Vec<String> {
        if self.script("return window.axe === undefined") == true {
            self.script(AXE);
        }
        let found = self.wait_for_script(FIND_BARRIERS, &json!([]));
        let found = found.as_array().expect("a list of barriers").iter();
        found.map(|barrier| barrier.as_str().unwrap_or_default().to_owned()).collect()
    }

    /// A command that only Chromium knows, and what it answers.
    pub(crate) fn chromium(&self, command: &str, parameters: Value) -> Value {
        self.tell("/goog/cdp/execute", &json!({"cmd": command, "params": parameters}))
    }

    /// A script in Firefox itself, not in the page that it shows.
    fn firefox(&self, script: &str) {
        self.tell("/moz/context", &json!({"context": "chrome"}));
        self.script(script);
        self.tell("/moz/context", &json!({"context": "content"}));
    }

    fn ask(&self, method: &str, path: &str, body: &Value) -> Result<Value, String> {
        let body = if method == "GET" { String::new() } else { body.to_string() };
        let mut stream = TcpStream::connect(("127.0.0.1", self.port)).map_err(|e| e.to_string())?;
        stream.set_read_timeout(Some(LIMIT)).map_err(|e| e.to_string())?;
        let length = body.len();
        write!(
            stream,
            "{method} {path} HTTP/1.1\r\nHost: 127.0.0.1:{}\r\nContent-Type: application/json\r\n\
             Content-Length: {length}\r\nConnection: close\r\n\r\n{body}",
            self.port
        )
        .map_err(|e| e.to_string())?;
        let body = body_of(&mut BufReader::new(stream)).map_err(|e| e.to_string())?;
        let mut body: Value = serde_json::from_str(&body).map_err(|e| format!("{e}: {body}"))?;
        let value = body["value"].take();
        match value["error"].as_str() {
            Some(error) => Err(format!("{error}: {}", value["message"].as_str().unwrap_or(""))),
            None => Ok(value),
        }
    }

    fn in_session(&self, method: &str, path: &str, body: &Value) -> Result<Value, String> {
        self.ask(method, &format!("/session/{}{path}", self.session), body)
    }

    #[track_caller]
    fn tell(&self, path: &str, body: &Value) -> Value {
        self.in_session("POST", path, body).unwrap_or_else(|error| panic!("{path}: {error}"))
    }

    #[track_caller]
    pub(crate) fn go(&self, address: &str) {
        self.tell("/url", &json!({"url": address}));
    }

    pub(crate) fn address(&self) -> String {
        let address = self.in_session("GET", "/url", &Value::Null).unwrap_or_default();
        address.as_str().unwrap_or_default().to_owned()
    }

    pub(crate) fn title(&self) -> String {
        let title = self.in_session("GET", "/title", &Value::Null).unwrap_or_default();
        title.as_str().unwrap_or_default().to_owned()
    }

    /// Everything that a CSS selector finds.
    pub(crate) fn all(&self, selector: &str) -> Vec<Element> {
        let found = self.tell("/elements", &json!({"using": "css selector", "value": selector}));
        let id = |element: &Value| Some(Element(element[ELEMENT].as_str()?.to_owned()));
        found.as_array().into_iter().flatten().filter_map(id).collect()
    }

    pub(crate) fn has(&self, selector: &str) -> bool {
        !self.all(selector).is_empty()
    }

    /// The first thing that a selector finds, once it is there.
    #[track_caller]
    pub(crate) fn wait_for(&self, selector: &str) -> Element {
        self.until(selector, || self.all(selector).into_iter().next())
    }

    /// Waits until something is so, for as long as the page goes on changing.
    #[track_caller]
    pub(crate) fn until<T>(&self, what: &str, mut is_so: impl FnMut() -> Option<T>) -> T {
        let began = Instant::now();
        let (mut changed, mut looked) = (began, began);
        let mut page = None;
        loop {
            if let Some(found) = is_so() {
                return found;
            }
            if looked.elapsed() > GLANCE {
                looked = Instant::now();
                let now = self.glance(FINGERPRINT);
                if now != page {
                    (page, changed) = (now, looked);
                }
            }
            if changed.elapsed() > PATIENCE || began.elapsed() > LIMIT {
                let test = std::thread::current();
                self.picture(&format!("failure-{}", test.name().unwrap_or("").replace("::", "-")));
                panic!("still waiting for {what} on {}:\n{}", self.address(), self.text("body"));
            }
            std::thread::sleep(PAUSE);
        }
    }

    /// Clicks an element; tells whether it was still there to be clicked.
    pub(crate) fn click(&self, element: &Element) -> bool {
        self.in_session("POST", &format!("/element/{}/click", element.0), &json!({})).is_ok()
    }

    /// Clicks the first thing that a selector finds, once it can be clicked.
    #[track_caller]
    pub(crate) fn press(&self, selector: &str) {
        self.until(selector, || {
            let element = self.all(selector).into_iter().next()?;
            if self.click(&element) {
                return Some(());
            }
            // A person who sees it under a bar at the edge would scroll a little.
            let scroll = "document.querySelector(arguments[0])?.scrollIntoView({block: 'center'})";
            let scroll = json!({"script": scroll, "args": [selector]});
            self.in_session("POST", "/execute/sync", &scroll).ok();
            None
        });
    }

    /// Types into an element, once it can be typed into.
    #[track_caller]
    pub(crate) fn write(&self, selector: &str, text: &str) {
        self.until(selector, || {
            let element = self.all(selector).into_iter().next()?;
            let path = format!("/element/{}/value", element.0);
            self.in_session("POST", &path, &json!({"text": text})).ok().map(drop)
        });
    }

    /// Presses one or more keys after each other, wherever the focus is.
    #[track_caller]
    pub(crate) fn key(&self, keys: &str) {
        let press = |key: char| ["keyDown", "keyUp"].map(|act| json!({"type": act, "value": key}));
        let actions: Vec<Value> = keys.chars().flat_map(press).collect();
        let keyboard = json!({"type": "key", "id": "keyboard", "actions": actions});
        self.tell("/actions", &json!({"actions": [keyboard]}));
    }

    /// Goes on by the Tab key to what a selector finds; tells how many steps that took.
    #[track_caller]
    pub(crate) fn tab_to(&self, selector: &str) -> usize {
        let stop = format!(
            "const at = document.activeElement;
             return at.matches({selector:?}) ? null : [at.localName, at.className, at.name].join(' ')"
        );
        let mut stops = Vec::new();
        while let Some(other) = self.script(&stop).as_str() {
            stops.push(other.to_owned());
            assert!(
                stops.len() < MOST_STOPS,
                "the Tab key does not lead to {selector} on {}, but over {stops:#?}",
                self.address()
            );
            self.key(TAB);
        }
        stops.len()
    }

    /// The text of the first thing that a selector finds, as a person reads it. A page that
    /// is shown anew in between does not disturb.
    pub(crate) fn text(&self, selector: &str) -> String {
        loop {
            let Some(element) = self.all(selector).into_iter().next() else {
                return String::new();
            };
            let path = format!("/element/{}/text", element.0);
            match self.in_session("GET", &path, &Value::Null) {
                Ok(text) => return text.as_str().unwrap_or_default().to_owned(),
                Err(error) if error.contains("stale") => {}
                Err(_) => return String::new(),
            }
        }
    }

    /// An attribute of the first thing that a selector finds, once it is there.
    /// A page that is shown anew in between does not disturb.
    #[track_caller]
    pub(crate) fn attribute(&self, selector: &str, name: &str) -> String {
        self.until(&format!("{name} of {selector}"), || {
            let element = self.all(selector).into_iter().next()?;
            let path = format!("/element/{}/attribute/{name}", element.0);
            let value = self.in_session("GET", &path, &Value::Null).ok()?;
            value.as_str().map(str::to_owned)
        })
    }

    /// What a script returns.
    #[track_caller]
    pub(crate) fn script(&self, script: &str) -> Value {
        self.tell("/execute/sync", &json!({"script": script, "args": []}))
    }

    /// What a script hands to the function that it is given last.
    #[track_caller]
    pub(crate) fn wait_for_script(&self, script: &str, arguments: &Value) -> Value {
        self.tell("/execute/async", &json!({"script": script, "args": arguments}))
    }

    /// What a script returns, unless the page is just leaving.
    pub(crate) fn glance(&self, script: &str) -> Option<Value> {
        self.in_session("POST", "/execute/sync", &json!({"script": script, "args": []})).ok()
    }

    /// Keeps a picture of the window in `target/screenshots`.
    pub(crate) fn picture(&self, name: &str) {
        let Ok(Value::String(coded)) = self.in_session("GET", "/screenshot", &Value::Null) else {
            return;
        };
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("../screenshots");
        let kept = std::fs::create_dir_all(&folder)
            .and_then(|()| std::fs::write(folder.join(format!("{name}.png")), decoded(&coded)));
        kept.expect("pictures can be kept in target/screenshots");
    }
}

impl Drop for Browser {
    fn drop(&mut self) {
        let closed = !self.session.is_empty() && self.in_session("DELETE", "", &json!({})).is_ok();
        let _ = self.driver.kill();
        let _ = self.driver.wait();
        // A driver that no longer answers leaves its browser behind.
        if let Some(process) = self.process.filter(|_| !closed) {
            let _ = Command::new("kill").args(["-9", &process.to_string()]).status();
        }
    }
}

/// Says that the test at hand is not run in this browser.
fn leave_out(kind: Kind, why: &str) {
    let test = std::thread::current();
    say(&format!("LEFT OUT in {kind:?}: {}: {why}", test.name().unwrap_or("")));
}

/// Says something that is heard although the test passes.
fn say(text: &str) {
    let _ = writeln!(std::io::stderr(), "\n{text}");
}

/// The body of an answer, which is as long as its head says.
fn body_of(answer: &mut impl BufRead) -> std::io::Result<String> {
    let mut length = 0;
    loop {
        let mut line = String::new();
        answer.read_line(&mut line)?;
        let line = line.trim_end().to_ascii_lowercase();
        if line.is_empty() {
            break;
        }
        if let Some(value) = line.strip_prefix("content-length:") {
            length = value.trim().parse().map_err(std::io::Error::other)?;
        }
    }
    let mut body = vec![0; length];
    answer.read_exact(&mut body)?;
    String::from_utf8(body).map_err(std::io::Error::other)
}

/// Bytes out of base 64.
fn decoded(text: &str) -> Vec<u8> {
    let value = |sign: u8| match sign {
        b'A'..=b'Z' => Some(sign - b'A'),
        b'a'..=b'z' => Some(sign - b'a' + 26),
        b'0'..=b'9' => Some(sign - b'0' + 52),
        b'+' => Some(62),
        b'/' => Some(63),
        _ => None,
    };
    let signs: Vec<u8> = text.bytes().filter_map(value).collect();
    let mut bytes = Vec::with_capacity(signs.len() * 3 / 4);
    for group in signs.chunks(4) {
        let bits = group.iter().fold(0_u32, |bits, sign| bits << 6 | u32::from(*sign));
        let bits = bits << (6 * (4 - group.len()));
        bytes.extend_from_slice(&bits.to_be_bytes()[1..group.len()]);
    }
    bytes
}

//! The browsers that can be steered, and what each has to be told in its own way.
//!
//! `CARAVANSERAI_BROWSER` chooses one: `chromium` (as without it), `firefox` or `webkit`.

use crate::webdriver::{Motion, Profile, Scripts};
use serde_json::{Value, json};
use std::io::{BufRead, BufReader};
use std::net::{TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{ChildStdout, Command};
use std::time::{Duration, Instant};

/// Firefox makes no window narrower than this asks for.
const NARROW: &str = ":root, body { min-width: 0 !important; }";
/// What a mouse can do: point precisely, and hover. Without a screen Firefox believes in none.
const MOUSE: u8 = 2 | 4;

/// The narrowest window of WebKit's own browser.
const NARROWEST: u32 = 450;
/// How long a driver may take to start, on a busy machine.
const STARTS: Duration = Duration::from_secs(60);

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Kind {
    Chromium,
    Firefox,
    WebKit,
}

/// The program of a browser and the one that steers it.
pub(crate) struct Programs {
    pub(crate) browser: PathBuf,
    pub(crate) driver: PathBuf,
}

impl Kind {
    /// The one that the tests are run in.
    pub(crate) fn chosen() -> Kind {
        match std::env::var("CARAVANSERAI_BROWSER").as_deref() {
            Err(_) | Ok("chromium") => Kind::Chromium,
            Ok("firefox") => Kind::Firefox,
            Ok("webkit") => Kind::WebKit,
            Ok(other) => {
                panic!("CARAVANSERAI_BROWSER={other}: known are chromium, firefox, webkit")
            }
        }
    }

    /// What has to be installed for it.
    pub(crate) const fn packages(self) -> &'static str {
        match self {
            Kind::Chromium => "Debian: apt install chromium chromium-driver",
            Kind::Firefox => "Debian: apt install firefox-esr; cargo install geckodriver",
            Kind::WebKit => "Debian: apt install webkit2gtk-driver, and xvfb for a screen",
        }
    }

    /// Its programs, if both are installed.
    pub(crate) fn installed(self) -> Option<Programs> {
        let (browsers, driver): (&[&str], _) = match self {
            Kind::Chromium => (&["chromium", "chromium-browser", "google-chrome"], "chromedriver"),
            Kind::Firefox => (&["firefox-esr", "firefox"], "geckodriver"),
            Kind::WebKit => (&["MiniBrowser"], "WebKitWebDriver"),
        };
        Some(Programs { browser: find(browsers)?, driver: find(&[driver])? })
    }

    /// Why a profile cannot be had in it.
    pub(crate) fn lacks(self, profile: &Profile) -> Option<&'static str> {
        match self {
            Kind::WebKit if profile.size.0 < NARROWEST => Some("its window is never that narrow"),
            Kind::WebKit if profile.language != "en" => Some("it speaks the system's language"),
            Kind::WebKit if profile.scripts == Scripts::Off => Some("it is steered by scripts"),
            _ => None,
        }
    }

    /// The command that starts its driver.
    pub(crate) fn drive(self, driver: &Path, port: u16) -> Command {
        let mut command = Command::new(driver);
        match self {
            Kind::Chromium | Kind::WebKit => command.arg(format!("--port={port}")),
            Kind::Firefox => command
                .args(["--port", &port.to_string(), "--websocket-port", "0"])
                .arg("--allow-system-access"),
        };
        command
    }

    /// The port to ask the driver for; 0 where it chooses one and says so.
    pub(crate) fn port(self) -> u16 {
        match self {
            Kind::Chromium | Kind::Firefox => 0,
            Kind::WebKit => {
                let free = TcpListener::bind(("127.0.0.1", 0)).and_then(|free| free.local_addr());
                free.expect("a free port").port()
            }
        }
    }

    /// The port that a driver listens on, once it does.
    pub(crate) fn listens(self, asked: u16, said: ChildStdout) -> u16 {
        let sign = match self {
            Kind::Chromium => "started successfully on port ",
            Kind::Firefox => "Listening on 127.0.0.1:",
            Kind::WebKit => {
                let began = Instant::now();
                while TcpStream::connect(("127.0.0.1", asked)).is_err() {
                    assert!(began.elapsed() < STARTS, "the driver of {self:?} did not start");
                    std::thread::sleep(Duration::from_millis(50));
                }
                return asked;
            }
        };
        let mut lines = BufReader::new(said).lines().map_while(Result::ok);
        let port = lines.find_map(|line| Some(line.split_once(sign)?.1.to_owned()));
        // A driver that nobody listens to any more stops.
        std::thread::spawn(move || lines.for_each(drop));
        let port = port.unwrap_or_else(|| panic!("the driver of {self:?} did not start"));
        port.trim_end_matches('.').parse().expect("a port")
    }

    /// What a new session is asked for.
    pub(crate) fn wanted(self, browser: &Path, folder: &Path, profile: &Profile) -> Value {
        match self {
            Kind::Chromium => chromium(browser, folder, profile),
            Kind::Firefox => firefox(browser, folder, profile),
            Kind::WebKit => json!({"webkitgtk:browserOptions": {
                "binary": browser, "args": ["--automation"],
            }}),
        }
    }
}

fn find(names: &[&str]) -> Option<PathBuf> {
    let mut folders: Vec<PathBuf> = std::env::split_paths(&std::env::var_os("PATH")?).collect();
    // Debian keeps WebKit's own browser out of everybody's way.
    folders.push("/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1".into());
    names
        .iter()
        .flat_map(|name| folders.iter().map(move |folder| folder.join(name)))
        .find(|program| program.is_file())
}

fn chromium(browser: &Path, folder: &Path, profile: &Profile) -> Value {
    let (width, height) = profile.size;
    let mut arguments = vec![
        "--headless=new".to_owned(),
        "--no-sandbox".to_owned(),
        "--disable-gpu".to_owned(),
        "--disable-dev-shm-usage".to_owned(),
        "--disable-quic".to_owned(),
        "--no-first-run".to_owned(),
        "--disable-background-networking".to_owned(),
        "--disable-component-update".to_owned(),
        "--disable-sync".to_owned(),
        format!("--user-data-dir={}", folder.display()),
        format!("--window-size={width},{height}"),
    ];
    if profile.motion == Motion::Reduced {
        arguments.push("--force-prefers-reduced-motion".to_owned());
    }
    json!({"goog:chromeOptions": {
        "binary": browser, "args": arguments,
        "prefs": {"intl.accept_languages": profile.language},
    }})
}

fn firefox(browser: &Path, folder: &Path, profile: &Profile) -> Value {
    let styles = folder.join("chrome");
    std::fs::create_dir(&styles)
        .and_then(|()| std::fs::write(styles.join("userChrome.css"), NARROW))
        .expect("a profile can be written");
    json!({"moz:firefoxOptions": {
        "binary": browser,
        "args": ["-headless", "-profile", folder],
        "prefs": {
            "intl.accept_languages": profile.language,
            "javascript.enabled": profile.scripts == Scripts::On,
            "ui.prefersReducedMotion": u8::from(profile.motion == Motion::Reduced),
            "ui.primaryPointerCapabilities": MOUSE,
            "ui.allPointerCapabilities": MOUSE,
            "toolkit.legacyUserProfileCustomizations.stylesheets": true,
        },
    }})
}

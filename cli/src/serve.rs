//! `serve`: the table in the browser.

use crate::keeping::Place;
use crate::{Failure, registry, systemd};
use clap::builder::FalseyValueParser;
use server::{HostedGame, House, Limits, Mail, Network, Notices, Settings, Site};
use std::io::Write;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;
use tracing_subscriber::filter::Targets;
use tracing_subscriber::layer::{Layer, SubscriberExt};
use tracing_subscriber::util::SubscriberInitExt;

const PORT: u16 = 8080;

/// How to run the house.
#[derive(clap::Args, Debug)]
pub(crate) struct Arguments {
    /// Where to listen: a port, an address, or both. Without it 127.0.0.1:8080,
    /// or the next free port if that one is taken.
    #[arg(long, value_name = "ADDRESS", env = "CARAVANSERAI_BIND", value_parser = bind)]
    bind: Option<SocketAddr>,

    /// Where guests reach the house from outside, as in https://games.example.org;
    /// needed behind a proxy.
    #[arg(long, value_name = "URL", env = "CARAVANSERAI_PUBLIC_URL", value_parser = public_url)]
    public_url: Option<String>,

    /// Proxies that tell guests' addresses in `X-Forwarded-For`: addresses or networks, as in
    /// 10.0.0.5,fd00::/8. Without it, one on this machine.
    #[arg(long, value_name = "NETWORK", env = "CARAVANSERAI_TRUSTED_PROXY", value_delimiter = ',')]
    trusted_proxy: Vec<Network>,

    /// What the house is called besides --public-url, this machine's own names and plain
    /// addresses; requests for other names are refused.
    #[arg(long, value_name = "HOST", env = "CARAVANSERAI_NAME", value_delimiter = ',')]
    name: Vec<String>,

    /// Tell /metrics and /health at this address, too, as in 10.0.0.5:9090. At the house's own
    /// address /metrics are told to this machine only, or to those with the token.
    #[arg(long, value_name = "ADDRESS", env = "CARAVANSERAI_METRICS_BIND", value_parser = bind)]
    metrics_bind: Option<SocketAddr>,

    /// What opens /metrics: `Authorization: Bearer TOKEN`.
    #[arg(long, value_name = "TOKEN", env = "CARAVANSERAI_METRICS_TOKEN", hide_env_values = true)]
    metrics_token: Option<String>,

    #[command(flatten)]
    place: Place,

    /// How long the house's opponents wait before each choice, in milliseconds.
    #[arg(long, value_name = "MS", env = "CARAVANSERAI_BOT_PAUSE", default_value_t = 700)]
    bot_pause: u64,

    /// Put tables away that nobody has looked at for so many seconds.
    #[arg(long, value_name = "SECONDS", env = "CARAVANSERAI_IDLE", default_value_t = 300,
          value_parser = clap::value_parser!(u64).range(1..))]
    idle: u64,

    /// The most connections that one address may have at once; behind a proxy all come from its
    /// address, and it must see to this.
    #[arg(long, value_name = "NUMBER", env = "CARAVANSERAI_SOCKETS", default_value_t = 256)]
    sockets: usize,

    /// Throw games away that nobody has touched for so many days, or keep them `forever`. Tables
    /// where nobody began to play go after a day in any case, and so do guests without games.
    #[arg(long, value_name = "DAYS", env = "CARAVANSERAI_KEEP", default_value = "365",
          value_parser = keep)]
    keep: Keep,

    /// Forget a browser or program of a guest that was not used for so many days, or `never`.
    #[arg(long, value_name = "DAYS", env = "CARAVANSERAI_SESSION_DAYS", default_value = "180",
          value_parser = session_days)]
    session_days: Keep,

    /// Open no more tables when so few megabytes are left on the disk; games go on. Without it a
    /// twentieth of the disk, at most 256.
    #[arg(long, value_name = "MB", env = "CARAVANSERAI_MIN_FREE")]
    min_free: Option<u32>,

    /// Who carries mail that tells guests of their turns, as in
    /// smtps://USER:PASSWORD@mail.example.org; needs --mail-from. Without it, no mail is sent.
    #[arg(long, value_name = "URL", env = "CARAVANSERAI_MAIL_SERVER", hide_env_values = true)]
    mail_server: Option<String>,

    /// From whom that mail is, as in games@example.org.
    #[arg(long, value_name = "ADDRESS", env = "CARAVANSERAI_MAIL_FROM")]
    mail_from: Option<String>,

    /// Tell nobody of their turns by their browser while no page is open.
    #[arg(long, env = "CARAVANSERAI_NO_PUSH", value_parser = FalseyValueParser::new())]
    no_push: bool,

    /// Tell nobody of their turns by a request to an address of theirs.
    #[arg(long, env = "CARAVANSERAI_NO_WEBHOOK", value_parser = FalseyValueParser::new())]
    no_webhook: bool,

    /// Let such requests go to private networks and this machine as well, and without TLS.
    #[arg(long, env = "CARAVANSERAI_PRIVATE_TARGETS", value_parser = FalseyValueParser::new())]
    private_targets: bool,

    /// The folder of the site that guests can take along, as packaging/offline builds it. Without
    /// it the installed one, if there is one.
    #[arg(long, value_name = "FOLDER", env = "CARAVANSERAI_OFFLINE")]
    offline: Option<PathBuf>,

    /// Without limits to how much one guest may ask for; for measuring.
    #[arg(long, env = "CARAVANSERAI_NO_LIMITS", value_parser = FalseyValueParser::new())]
    no_limits: bool,

    /// Do not open a browser.
    #[arg(long, env = "CARAVANSERAI_NO_OPEN", value_parser = FalseyValueParser::new())]
    no_open: bool,

    /// What to log, as in `info` or `server=debug`.
    #[arg(long, value_name = "FILTER", env = "CARAVANSERAI_LOG", default_value = "info")]
    log: String,

    /// Log JSON, one object a line.
    #[arg(long, env = "CARAVANSERAI_LOG_JSON", value_parser = FalseyValueParser::new())]
    log_json: bool,
}

/// A port, an address, or both.
pub(crate) fn bind(text: &str) -> Result<SocketAddr, String> {
    let home = IpAddr::V4(Ipv4Addr::LOCALHOST);
    if let Ok(port) = text.trim_start_matches(':').parse() {
        return Ok(SocketAddr::new(home, port));
    }
    if let Ok(ip) = text.parse() {
        return Ok(SocketAddr::new(ip, PORT));
    }
    let wrong = || format!("`{text}` is no address; write it as in 0.0.0.0:8080, 0.0.0.0 or 8080");
    text.replace("localhost", "127.0.0.1").parse().map_err(|_| wrong())
}

/// How long something is kept.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Keep(Option<Duration>);

fn keep(text: &str) -> Result<Keep, String> {
    days(text, "365", "forever")
}

fn session_days(text: &str) -> Result<Keep, String> {
    days(text, "180", "never")
}

/// A number of days, or a word for none.
fn days(text: &str, example: &str, without: &str) -> Result<Keep, String> {
    match text.parse::<u32>() {
        _ if text == without => Ok(Keep(None)),
        Ok(days @ 1..) => Ok(Keep(Some(Duration::from_secs(u64::from(days) * 24 * 3600)))),
        _ => {
            Err(format!("`{text}` is no number of days; write it as in {example}, or `{without}`"))
        }
    }
}

/// The outside address, without a slash at its end.
fn public_url(text: &str) -> Result<String, String> {
    let wrong = || format!("`{text}` is no address of a site; write it as in https://example.org");
    let (scheme, host) = text.split_once("://").ok_or_else(wrong)?;
    let host = host.trim_end_matches('/');
    let plain = |c: char| c.is_ascii_alphanumeric() || ".-:[]".contains(c);
    if !matches!(scheme, "http" | "https") || host.is_empty() || !host.chars().all(plain) {
        return Err(wrong());
    }
    Ok(format!("{scheme}://{}", host.to_ascii_lowercase()))
}

/// Where packages put the site: `share` beside the folder of the program.
fn installed_site() -> Option<PathBuf> {
    let program = std::env::current_exe().ok()?;
    Some(program.parent()?.join("../share/caravanserai/offline"))
}

/// The games that the house offers.
pub(crate) fn games() -> Vec<Arc<HostedGame>> {
    registry::all().map(|game| (game.host)()).collect()
}

impl Arguments {
    fn settings(&self) -> Result<Settings, Failure> {
        let usual = Settings::default();
        let limits = match self.no_limits {
            true => Limits::none(),
            false => Limits { sockets: self.sockets, ..usual.limits.clone() },
        };
        Ok(Settings {
            bind: self.bind.unwrap_or(SocketAddr::from((Ipv4Addr::LOCALHOST, PORT))),
            any_port: self.bind.is_none(),
            public_url: self.public_url.clone(),
            trusted_proxies: match self.trusted_proxy.is_empty() {
                true => usual.trusted_proxies,
                false => self.trusted_proxy.clone(),
            },
            names: self.name.clone(),
            metrics_token: self.metrics_token.clone(),
            database: self.place.database()?,
            bot_pause: Duration::from_millis(self.bot_pause),
            idle: Duration::from_secs(self.idle),
            keep: self.keep.0,
            session_idle: self.session_days.0,
            min_free: self.min_free.map(|mb| u64::from(mb) << 20),
            notices: self.notices()?,
            site: self.site()?,
            limits,
            ..usual
        })
    }

    fn site(&self) -> Result<Option<Site>, Failure> {
        match &self.offline {
            Some(folder) => match Site::read(folder) {
                Ok(site) => Ok(Some(site)),
                Err(error) => Err(format!("--offline {}: {error}", folder.display()).into()),
            },
            None => Ok(installed_site().and_then(|folder| Site::read(&folder).ok())),
        }
    }

    fn notices(&self) -> Result<Notices, Failure> {
        let mail = match (&self.mail_server, &self.mail_from) {
            (Some(server), Some(from)) => Some(Mail::new(server, from)?),
            (None, None) => None,
            (Some(_), None) => return Err("--mail-server needs --mail-from".into()),
            (None, Some(_)) => return Err("--mail-from needs --mail-server".into()),
        };
        Ok(Notices {
            push: !self.no_push,
            webhook: !self.no_webhook,
            mail,
            private_targets: self.private_targets,
        })
    }

    fn write_log(&self) -> Result<(), Failure> {
        let wanted: Targets =
            self.log.parse().map_err(|error| format!("--log `{}`: {error}", self.log))?;
        let lines = tracing_subscriber::fmt::layer().with_writer(std::io::stderr);
        let log = tracing_subscriber::registry();
        if self.log_json {
            log.with(lines.json().with_filter(wanted)).init();
        } else {
            log.with(lines.with_filter(wanted)).init();
        }
        Ok(())
    }
}

/// Opens the house and keeps it open until it is told to stop.
pub(crate) fn run(arguments: &Arguments) -> Result<(), Failure> {
    let settings = arguments.settings()?;
    arguments.write_log()?;
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    let done = runtime.block_on(async {
        server::raise_open_files();
        let listener = match systemd::port()? {
            Some(held) => held,
            None => server::listen(&settings).await?,
        };
        let local = listener.local_addr()?;
        let house = House::open(Settings { bind: local, ..settings }, games()).await?;
        if let Some(address) = arguments.metrics_bind {
            let settings = Settings { bind: address, any_port: false, ..Settings::default() };
            let listener = server::listen(&settings).await?;
            tokio::spawn(server::serve_metrics(Arc::clone(&house), listener));
        }
        // A program that reads that the house is open may close it at once.
        let told = told_to_stop()?;
        let told = async {
            told.await;
            systemd::tell("STOPPING=1");
        };
        systemd::tell("READY=1");
        let address = arguments.public_url.clone().unwrap_or_else(|| browser_address(local));
        say(&format!("Caravanserai is open at {address}"));
        if let Some(token) = house.first_admin_token().await? {
            say(&format!(
                "Look after it at {address}/admin with this token, told only now: {token}"
            ));
        }
        say("Press Ctrl-C to close it.");
        if !arguments.no_open {
            open_browser(&browser_address(local));
        }
        server::serve(house, listener, told).await;
        say("Closed.");
        Ok(())
    });
    // An opponent in the middle of a thought is not waited for.
    runtime.shutdown_timeout(Duration::from_millis(100));
    done
}

/// Says something to the person who started the house; if nobody listens any more,
/// the house stays open.
fn say(text: &str) {
    writeln!(std::io::stdout(), "{text}").ok();
}

/// Where programs on this machine find a house that listens there.
pub(crate) fn reachable(bind: SocketAddr) -> SocketAddr {
    match bind.ip() {
        ip if ip.is_unspecified() => SocketAddr::from((Ipv4Addr::LOCALHOST, bind.port())),
        _ => bind,
    }
}

/// Where a browser on this machine finds the house.
fn browser_address(local: SocketAddr) -> String {
    format!("http://{}", reachable(local))
}

/// Opens a browser where there is one; the address is printed anyway.
fn open_browser(address: &str) {
    let has_screen = cfg!(not(target_os = "linux"))
        || ["DISPLAY", "WAYLAND_DISPLAY"].iter().any(|name| std::env::var_os(name).is_some());
    if has_screen && let Err(error) = open::that_detached(address) {
        eprintln!("No browser could be opened ({error}): open the address yourself.");
    }
}

/// Listens from now on; done on Ctrl-C, or when the system asks politely.
#[cfg(unix)]
fn told_to_stop() -> std::io::Result<impl Future<Output = ()>> {
    use tokio::signal::unix::{SignalKind, signal};
    let mut interrupt = signal(SignalKind::interrupt())?;
    let mut terminate = signal(SignalKind::terminate())?;
    Ok(async move {
        tokio::select! {
            _ = interrupt.recv() => {}
            _ = terminate.recv() => {}
        }
    })
}

/// Done on Ctrl-C.
#[cfg(not(unix))]
fn told_to_stop() -> std::io::Result<impl Future<Output = ()>> {
    Ok(async { drop(tokio::signal::ctrl_c().await) })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_may_be_a_port_a_host_or_both() {
        let parsed = |text| bind(text).map(|address| address.to_string());
        assert_eq!(parsed("9000").as_deref(), Ok("127.0.0.1:9000"));
        assert_eq!(parsed("0.0.0.0").as_deref(), Ok("0.0.0.0:8080"));
        assert_eq!(parsed("[::1]:80").as_deref(), Ok("[::1]:80"));
        assert_eq!(parsed("localhost:81").as_deref(), Ok("127.0.0.1:81"));
        assert!(parsed("oasis").unwrap_err().contains("`oasis` is no address"));
    }

    #[test]
    fn games_are_kept_for_days_or_forever() {
        assert_eq!(keep("30"), Ok(Keep(Some(Duration::from_secs(30 * 86_400)))));
        assert_eq!(keep("forever"), Ok(Keep(None)));
        assert_eq!(session_days("180"), Ok(Keep(Some(Duration::from_secs(180 * 86_400)))));
        assert_eq!(session_days("never"), Ok(Keep(None)));
        for wrong in ["0", "-1", "a week", ""] {
            assert!(keep(wrong).is_err() && session_days(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn an_outside_address_has_a_scheme_and_a_host() {
        assert_eq!(
            public_url("https://Games.example.org/").as_deref(),
            Ok("https://games.example.org")
        );
        for wrong in ["games.example.org", "ftp://x", "https://", "https://a/b", "http://a b"] {
            assert!(public_url(wrong).is_err(), "{wrong}");
        }
    }
}

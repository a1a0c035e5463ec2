//! What whoever looks after the house may know: figures for Prometheus.

use crate::store::Store;
use prometheus_client::encoding::text::encode;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::{Histogram, exponential_buckets};
use prometheus_client::registry::{Registry, Unit};
use sage::moment::Moment;

type ByStatus = Family<[(&'static str, String); 1], Counter>;

/// Counters and clocks.
pub(crate) struct Metrics {
    registry: Registry,
    pub(crate) requests: ByStatus,
    pub(crate) deeds: Counter,
    pub(crate) bot_choices: Counter,
    pub(crate) opened: Counter,
    pub(crate) rendered: Counter,
    pub(crate) tables: Gauge,
    pub(crate) options_bytes: Gauge,
    pub(crate) listeners: Gauge,
    pub(crate) free_bytes: Gauge,
    pub(crate) connections: Gauge,
    pub(crate) turned_away: Counter,
    pub(crate) deed_seconds: Histogram,
    pub(crate) think_seconds: Histogram,
    pub(crate) push_seconds: Histogram,
}

impl Metrics {
    pub(crate) fn new(store: &Store) -> Metrics {
        let seconds = || Histogram::new(exponential_buckets(0.000_5, 2.0, 16));
        let mut known = Metrics {
            registry: Registry::with_prefix("caravanserai"),
            requests: Family::default(),
            deeds: Counter::default(),
            bot_choices: Counter::default(),
            opened: Counter::default(),
            rendered: Counter::default(),
            tables: Gauge::default(),
            options_bytes: Gauge::default(),
            listeners: Gauge::default(),
            free_bytes: Gauge::default(),
            connections: Gauge::default(),
            turned_away: Counter::default(),
            deed_seconds: seconds(),
            think_seconds: seconds(),
            push_seconds: seconds(),
        };
        let registry = &mut known.registry;
        registry.register("requests", "Requests by status", known.requests.clone());
        registry.register("deeds", "Deeds of guests that were committed", known.deeds.clone());
        registry.register("bot_choices", "Choices of opponents", known.bot_choices.clone());
        registry.register("tables_opened", "Tables that were opened", known.opened.clone());
        registry.register("rendered", "Tables that were rendered", known.rendered.clone());
        registry.register("tables_in_memory", "Tables in memory", known.tables.clone());
        registry.register("listeners", "WebSockets and event streams", known.listeners.clone());
        registry.register("connections", "Open connections", known.connections.clone());
        registry.register(
            "turned_away",
            "Connections beyond those that one address may have",
            known.turned_away.clone(),
        );
        let free = known.free_bytes.clone();
        registry.register_with_unit("store_free", "Room left on the disk", Unit::Bytes, free);
        let options = known.options_bytes.clone();
        let help = "Options and decks that are remembered";
        registry.register_with_unit("options", help, Unit::Bytes, options);
        store.pulse.register(registry);
        let damaged = store.findings.count.clone();
        registry.register("store_damaged", "Tables and places in the file found damaged", damaged);
        let mut clock = |name: &str, help: &str, clock: &Histogram| {
            registry.register_with_unit(name, help, Unit::Seconds, clock.clone());
        };
        clock("deed", "From a request to its commit", &known.deed_seconds);
        clock("think", "What an opponent thought about a choice", &known.think_seconds);
        clock("push", "From a change to the fragment that was sent", &known.push_seconds);
        known
    }

    /// Counts a request.
    pub(crate) fn request(&self, status: u16) {
        self.requests.get_or_create(&[("status", status.to_string())]).inc();
    }

    /// Everything in Prometheus' text form.
    pub(crate) fn text(&self) -> String {
        let mut text = String::new();
        // Writing to a string cannot fail.
        encode(&mut text, &self.registry).ok();
        text
    }
}

/// Seconds since then.
pub(crate) fn seconds_since(then: Moment) -> f64 {
    then.elapsed().as_secs_f64()
}

//! Prometheus metrics.

use crate::store::Store;
use prometheus_client::encoding::text::encode;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::{Histogram, exponential_buckets};
use prometheus_client::registry::{Metric, Registry, Unit};

type ByStatus = Family<[(&'static str, String); 1], Counter>;

/// Counters and clocks.
pub(crate) struct Metrics {
    registry: Registry,
    pub(crate) requests: ByStatus,
    pub(crate) commands: Counter,
    pub(crate) bot_choices: Counter,
    pub(crate) opened: Counter,
    pub(crate) rendered: Counter,
    pub(crate) tables: Gauge,
    pub(crate) options_bytes: Gauge,
    pub(crate) listeners: Gauge,
    pub(crate) free_bytes: Gauge,
    pub(crate) connections: Gauge,
    pub(crate) turned_away: Counter,
    pub(crate) command_seconds: Histogram,
    pub(crate) think_seconds: Histogram,
    pub(crate) push_seconds: Histogram,
}

impl Metrics {
    pub(crate) fn new(store: &Store) -> Metrics {
        let mut registry = Registry::with_prefix("caravanserai");
        store.pulse.register(&mut registry);
        let damaged = store.findings.count.clone();
        registry.register("store_damaged", "Tables and places in the file found damaged", damaged);
        let all = &mut registry;
        Metrics {
            requests: added(all, "requests", "Requests by status"),
            commands: added(all, "deeds", "Deeds of guests that were committed"),
            bot_choices: added(all, "bot_choices", "Choices of opponents"),
            opened: added(all, "tables_opened", "Tables that were opened"),
            rendered: added(all, "rendered", "Tables that were rendered"),
            tables: added(all, "tables_in_memory", "Tables in memory"),
            listeners: added(all, "listeners", "WebSockets and event streams"),
            connections: added(all, "connections", "Open connections"),
            turned_away: added(
                all,
                "turned_away",
                "Connections beyond those that one address may have",
            ),
            free_bytes: bytes(all, "store_free", "Room left on the disk"),
            options_bytes: bytes(all, "options", "Options and decks that are remembered"),
            command_seconds: clock(all, "deed", "From a request to its commit"),
            think_seconds: clock(all, "think", "What an opponent thought about a choice"),
            push_seconds: clock(all, "push", "From a change to the fragment that was sent"),
            registry,
        }
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

/// A new metric in the registry.
fn added<M: Metric + Default + Clone>(all: &mut Registry, name: &str, help: &str) -> M {
    let metric = M::default();
    all.register(name, help, metric.clone());
    metric
}

fn bytes(all: &mut Registry, name: &str, help: &str) -> Gauge {
    let bytes = Gauge::default();
    all.register_with_unit(name, help, Unit::Bytes, bytes.clone());
    bytes
}

fn clock(all: &mut Registry, name: &str, help: &str) -> Histogram {
    let clock = Histogram::new(exponential_buckets(0.000_5, 2.0, 16));
    all.register_with_unit(name, help, Unit::Seconds, clock.clone());
    clock
}

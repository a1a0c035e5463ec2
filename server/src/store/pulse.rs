//! Whether the store can write: figures for metrics, and the reason why not.

use crate::clock::now_ms;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::registry::{Registry, Unit};
use std::sync::{Arc, Mutex, PoisonError};

/// The outcome of the last write, shared by the writer and its watchers.
#[derive(Clone, Default)]
pub(crate) struct Pulse {
    commits: Counter,
    failures: Counter,
    writable: Gauge,
    committed_at: Gauge,
    /// Why the last write failed, unless one succeeded since.
    failing: Arc<Mutex<Option<String>>>,
}

impl Pulse {
    /// Shows the figures under `/metrics`.
    pub(crate) fn register(&self, registry: &mut Registry) {
        registry.register("store_commits", "Groups of changes on the disk", self.commits.clone());
        registry.register("store_failures", "Writes that failed", self.failures.clone());
        registry.register(
            "store_writable",
            "Whether the last write was committed and read back",
            self.writable.clone(),
        );
        registry.register_with_unit(
            "store_last_commit_timestamp",
            "When something was last committed and read back",
            Unit::Seconds,
            self.committed_at.clone(),
        );
    }

    /// Something was committed and read back.
    pub(super) fn committed(&self) {
        self.commits.inc();
        self.writable.set(1);
        self.committed_at.set(now_ms() / 1000);
        *self.lock() = None;
    }

    /// The disk or the database failed.
    pub(super) fn failed(&self, reason: &str) {
        self.failures.inc();
        self.writable.set(0);
        *self.lock() = Some(reason.to_owned());
    }

    /// Whether the last write failed.
    pub(super) fn is_failing(&self) -> bool {
        self.lock().is_some()
    }

    /// Whether something was committed within the last second, and nothing has
    /// failed since.
    pub(super) fn is_fresh(&self) -> bool {
        !self.is_failing() && now_ms() / 1000 - self.committed_at.get() <= 1
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, Option<String>> {
        self.failing.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

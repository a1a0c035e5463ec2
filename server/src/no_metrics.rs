//! No-op metrics, with the names of `metrics.rs`.

use crate::store::Store;

/// A figure that is not counted.
#[derive(Default)]
pub(crate) struct Uncounted;

impl Uncounted {
    pub(crate) fn inc(&self) {}
    pub(crate) fn set(&self, _: i64) {}
    pub(crate) fn observe(&self, _: f64) {}
}

/// What is counted elsewhere.
#[derive(Default)]
pub(crate) struct Metrics {
    pub(crate) commands: Uncounted,
    pub(crate) bot_choices: Uncounted,
    pub(crate) opened: Uncounted,
    pub(crate) rendered: Uncounted,
    pub(crate) tables: Uncounted,
    pub(crate) command_seconds: Uncounted,
    pub(crate) think_seconds: Uncounted,
}

impl Metrics {
    pub(crate) fn new(_: &Store) -> Metrics {
        Metrics::default()
    }

    pub(crate) fn request(&self, _status: u16) {}
}

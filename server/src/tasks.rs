//! Spawning tasks, sleeping, and thinking on other threads.
//!
//! On a machine this is tokio, with its threads. Without the feature `net` there is one thread
//! and no timer: the program that hands requests to the house also polls its tasks, tells it
//! the time, and has its thoughts thought ([`crate::errands`]).

#[cfg(feature = "net")]
pub(crate) use of_a_machine::*;

#[cfg(not(feature = "net"))]
pub(crate) use crate::errands::{sleep, spawn, think, timeout};

#[cfg(feature = "net")]
mod of_a_machine {
    use crate::thinking::Turn;
    pub(crate) use tokio::spawn;
    pub(crate) use tokio::time::{sleep, timeout};

    /// Thinks on a thread for long work; `None` if the thought did not come to its end.
    pub(crate) async fn think<T: Send + 'static>(
        mut turn: Turn,
        thought: impl FnOnce(&mut Turn) -> T + Send + 'static,
    ) -> Option<T> {
        let thinking = tokio::task::spawn_blocking(move || thought(&mut turn)).await;
        thinking.inspect_err(|error| tracing::error!(%error, "a thought did not finish")).ok()
    }
}

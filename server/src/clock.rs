//! The time of day, and a clock that tests can turn.

use crate::tasks;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::watch;

/// What time it is at the tables: the time of day, unless somebody turns it on.
#[derive(Clone, Debug)]
pub struct Clock {
    /// How far it was turned on.
    turned_ms: Arc<watch::Sender<i64>>,
}

impl Default for Clock {
    fn default() -> Clock {
        Clock { turned_ms: Arc::new(watch::Sender::new(0)) }
    }
}

impl Clock {
    /// Milliseconds since 1970.
    pub fn now_ms(&self) -> i64 {
        now_ms() + *self.turned_ms.borrow()
    }

    /// Turns it on; sleepers wake up in time.
    pub fn turn(&self, by: Duration) {
        let by = i64::try_from(by.as_millis()).unwrap_or(i64::MAX);
        self.turned_ms.send_modify(|turned| *turned += by);
    }

    /// Sleeps for so long from now on, whatever becomes of the time of day.
    pub(crate) fn sleep(&self, duration: Duration) -> impl Future<Output = ()> + use<> {
        let turned_ms = Arc::clone(&self.turned_ms);
        let ms = i64::try_from(duration.as_millis()).unwrap_or(i64::MAX);
        let until = turned_ms.borrow().saturating_add(ms);
        let sleep = tasks::sleep(duration);
        async move {
            let mut turned = turned_ms.subscribe();
            tokio::select! {
                () = sleep => {}
                _ = turned.wait_for(|turned| *turned >= until) => {}
            }
        }
    }

    /// How many sleep by it.
    #[cfg(test)]
    pub(crate) fn sleepers(&self) -> usize {
        self.turned_ms.receiver_count()
    }

    /// Sleeps until so many milliseconds after 1970.
    pub(crate) async fn sleep_until(&self, ms: i64) {
        let mut turned = self.turned_ms.subscribe();
        loop {
            let left_ms = u64::try_from(ms - self.now_ms()).unwrap_or(0);
            if left_ms == 0 {
                return;
            }
            tokio::select! {
                () = tasks::sleep(Duration::from_millis(left_ms)) => {}
                _ = turned.changed() => {}
            }
        }
    }
}

/// Milliseconds since 1970.
#[cfg(not(target_arch = "wasm32"))]
pub(crate) fn now_ms() -> i64 {
    use std::time::{SystemTime, UNIX_EPOCH};
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
}

/// Milliseconds since 1970, by the clock that the browser lends.
#[cfg(target_arch = "wasm32")]
pub(crate) fn now_ms() -> i64 {
    sage::moment::now_ms() as i64
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn who_sleeps_by_a_clock_wakes_up_when_it_is_turned() {
        let clock = Clock::default();
        let until = clock.now_ms() + 3_600_000;
        let sleeper = clock.clone();
        let sleeping = tokio::spawn(async move { sleeper.sleep_until(until).await });
        clock.turn(Duration::from_secs(1800));
        tokio::task::yield_now().await;
        assert!(!sleeping.is_finished(), "half an hour is left");
        clock.turn(Duration::from_secs(1800));
        sleeping.await.expect("it wakes up");
    }
}

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

    /// Turns it on; whoever sleeps by it wakes up in time.
    pub fn turn(&self, by: Duration) {
        let by = i64::try_from(by.as_millis()).unwrap_or(i64::MAX);
        self.turned_ms.send_modify(|turned| *turned += by);
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

/// A time as `2026-11-16 08:30`, for people everywhere.
pub(crate) fn utc(ms: i64) -> String {
    let (days, minutes) = (ms.div_euclid(86_400_000), ms.rem_euclid(86_400_000) / 60_000);
    // Years that begin in March end with the leap day, so that no other day depends on it.
    let days = days + 719_468;
    let (era, day) = (days.div_euclid(146_097), days.rem_euclid(146_097));
    let year = (day - day / 1_460 + day / 36_524 - day / 146_096) / 365;
    let day = day - (365 * year + year / 4 - year / 100);
    let month = (5 * day + 2) / 153;
    let date = day - (153 * month + 2) / 5 + 1;
    let (month, late) = if month < 10 { (month + 3, 0) } else { (month - 9, 1) };
    let year = year + era * 400 + late;
    format!("{year:04}-{month:02}-{date:02} {:02}:{:02}", minutes / 60, minutes % 60)
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

    #[test]
    fn times_are_told_as_people_write_them() {
        for (ms, told) in [
            (0, "1970-01-01 00:00"),
            (951_782_400_000, "2000-02-29 00:00"),
            (951_868_799_999, "2000-02-29 23:59"),
            (1_709_251_200_000, "2024-03-01 00:00"),
            (1_763_281_800_000, "2025-11-16 08:30"),
            (4_107_542_399_000, "2100-02-28 23:59"),
            (4_107_542_400_000, "2100-03-01 00:00"),
            (-60_000, "1969-12-31 23:59"),
        ] {
            assert_eq!(utc(ms), told);
        }
    }
}

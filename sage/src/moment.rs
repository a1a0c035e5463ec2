//! `Instant`, or where there is none, as in a browser, the same over a clock that the
//! embedding program lends.

#[cfg(not(target_arch = "wasm32"))]
pub use std::time::Instant as Moment;

#[cfg(target_arch = "wasm32")]
pub use lent::{Moment, lend, now_ms};

#[cfg(target_arch = "wasm32")]
mod lent {
    use std::sync::OnceLock;
    use std::time::Duration;

    static CLOCK: OnceLock<fn() -> f64> = OnceLock::new();

    /// Lends a clock that tells milliseconds since 1970; the first one counts.
    pub fn lend(clock: fn() -> f64) {
        CLOCK.get_or_init(|| clock);
    }

    /// Milliseconds since 1970 by the clock that was lent; without one no time passes.
    pub fn now_ms() -> f64 {
        CLOCK.get().map_or(0.0, |clock| clock())
    }

    /// A moment, as `std::time::Instant` is one elsewhere.
    #[derive(Clone, Copy, PartialEq, Debug)]
    pub struct Moment(f64);

    impl Eq for Moment {}

    impl PartialOrd for Moment {
        fn partial_cmp(&self, other: &Moment) -> Option<std::cmp::Ordering> {
            Some(self.cmp(other))
        }
    }

    impl Ord for Moment {
        fn cmp(&self, other: &Moment) -> std::cmp::Ordering {
            self.0.total_cmp(&other.0)
        }
    }

    impl Moment {
        /// This moment.
        pub fn now() -> Moment {
            Moment(now_ms())
        }

        /// The time that has passed since.
        pub fn elapsed(&self) -> Duration {
            Moment::now().duration_since(*self)
        }

        /// The time from an earlier moment to this one.
        pub fn duration_since(&self, earlier: Moment) -> Duration {
            Duration::from_secs_f64((self.0 - earlier.0).max(0.0) / 1000.0)
        }

        /// The same; a clock that was put back counts as standing still.
        pub fn saturating_duration_since(&self, earlier: Moment) -> Duration {
            self.duration_since(earlier)
        }
    }
}

//! What happens.

use caravanserai_core::Seat;
use serde::Serialize;
use std::fmt;

/// A pebble was laid.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub(crate) struct Laid {
    pub(crate) seat: Seat,
    pub(crate) pebble: u8,
}

impl fmt::Display for Laid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "seat {} lays a {}", self.seat, self.pebble)
    }
}

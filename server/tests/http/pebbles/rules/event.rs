//! What happens.

use caravanserai_core::Seat;
use serde::Serialize;

/// A pebble was laid.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub(crate) struct Laid {
    pub(crate) seat: Seat,
    pub(crate) pebble: u8,
}

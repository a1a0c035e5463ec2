//! What a seat sees.

use caravanserai_core::Seat;
use serde::Serialize;

/// What a seat sees: its own hand and what lies on the table.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
pub(crate) struct View {
    pub(super) seat: Option<Seat>,
    pub(crate) hand: Vec<u8>,
    pub(crate) laid: Vec<Vec<u8>>,
}

//! What can be chosen.

use caravanserai_core::BadChoice;
use std::fmt;
use std::str::FromStr;

/// Laying a pebble of one's own.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Lay(pub(super) u8);

impl fmt::Display for Lay {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "lay {}", self.0)
    }
}

impl FromStr for Lay {
    type Err = BadChoice;

    fn from_str(text: &str) -> Result<Lay, BadChoice> {
        let number = text.strip_prefix("lay ").and_then(|number| number.parse().ok());
        number.map(Lay).ok_or_else(|| BadChoice::new(text, "write it as in `lay 4`"))
    }
}

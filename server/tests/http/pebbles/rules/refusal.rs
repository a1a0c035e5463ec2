//! Why a choice is refused.

/// The pebble is not in the hand of whoever is to act.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct NotInHand(pub(crate) u8);

//! The table of pebbles in the browser.

mod page;
mod words;

/// Pebbles as it is shown to people.
pub(crate) enum PebblesTable {}

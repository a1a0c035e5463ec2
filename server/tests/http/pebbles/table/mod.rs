//! The table of pebbles in the browser.

mod page;

pub(crate) use page::PebblesTable;

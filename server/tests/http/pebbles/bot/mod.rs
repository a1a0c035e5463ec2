//! The opponents of pebbles.

mod levels;

pub(crate) use levels::PebblesBot;

//! Targi in words: names of things, choices, events.

pub(super) mod border;
pub(super) mod cards;
pub(super) mod choice;
pub(super) mod dune;
pub(super) mod effect;
pub(super) mod event;
pub(super) mod spot;
pub(super) mod task;
pub(super) mod token;

//! Five Tribes in words: names of things, choices, events, what there is to do.

pub(crate) mod choice;
pub(crate) mod event;
pub(crate) mod names;
pub(crate) mod task;

#[cfg(test)]
mod tests;

//! Pebbles: a game that the house has never heard of.
//!
//! Two to four players draw three pebbles each, in secret, and lay two of them
//! in turn; the one that is kept counts double. It is here to show what a game
//! takes: its folder, laid out like those in `games/`, and one line in the
//! registry.

pub(crate) mod bot;
pub(crate) mod rules;
pub(crate) mod table;

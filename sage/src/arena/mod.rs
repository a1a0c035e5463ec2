//! The arena: who is stronger, and how sure is that.
//!
//! Players meet in pairs of games on the same deal with the seats swapped, so
//! that luck of the deal and of the seat falls on both. What counts is the
//! score of a pair, and the spread of these scores gives the error. In games for
//! more than two the first of two players meets several of the second.

mod duel;
mod elo;

pub use duel::{Pair, Played, play_pair};
pub use elo::{Sprt, Standing, Tally, Verdict, ladder};

//! The opponents of Targi at play.

mod opponents;
mod search;

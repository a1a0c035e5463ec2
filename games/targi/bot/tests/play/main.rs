//! The opponents of Targi at play.

mod opponents;
mod reasons;
mod search;

//! The opponents of Targi at play.

mod numeric;
mod opponents;
mod reasons;
mod search;

//! The opponents of Targi at play.

mod luck;
mod numeric;
mod opponents;
mod reasons;
mod search;

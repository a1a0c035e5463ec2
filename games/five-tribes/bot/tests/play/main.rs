//! The opponents of Five Tribes at play.

mod numeric;
mod opponents;
mod reasons;
mod search;

//! The opponents of Five Tribes at play.

mod opponents;
mod reasons;
mod search;

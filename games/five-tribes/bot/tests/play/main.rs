//! The opponents of Five Tribes at play.

mod luck;
mod numeric;
mod opponents;
mod reasons;
mod search;

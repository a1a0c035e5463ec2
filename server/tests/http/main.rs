//! A whole house, visited by browsers and by programs.
//!
//! One program, for each takes long to link.

mod abuse;
mod admin;
mod analysis;
mod api;
mod fairness;
mod five_tribes;
mod games;
mod guests;
mod house;
mod keeping;
mod languages;
mod learning;
mod listening;
mod many_seats;
mod opponents;
mod pebbles;
mod registry;
mod safety;
mod secrets;
mod takebacks;
mod test_server;
mod time;
